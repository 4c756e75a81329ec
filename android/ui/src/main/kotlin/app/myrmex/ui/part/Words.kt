package app.myrmex.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.myrmex.ui.theme.MyrmexTheme

/** Text from the core. Glyphs inside a sentence are set in the glyph font. */
@Composable
fun Words(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = MyrmexTheme.styles.body,
    color: Color = LocalContentColor.current,
    align: TextAlign = TextAlign.Start,
) {
    val glyphs = MyrmexTheme.fonts.glyphs
    val styled = remember(text, glyphs) { withGlyphs(text, glyphs) }
    Text(styled, modifier, color = color, style = style, textAlign = align)
}

/** One glyph as a picture: what it means is said by the label of the thing it stands on. */
@Composable
fun Glyph(
    symbol: String,
    size: Dp,
    modifier: Modifier = Modifier,
    plate: Color = MyrmexTheme.palette.plate,
) {
    val painter = rememberPiecePainter()
    Canvas(modifier.size(size).clearAndSetSemantics { }) {
        with(painter) { drawGlyph(symbol, center, this@Canvas.size.minDimension, plate) }
    }
}

/** The size of a small picture that stands in a line of text and grows with it. */
@Composable
fun inlineSize(base: Dp): Dp = base * LocalDensity.current.fontScale.coerceIn(1f, MAX_INLINE_GROWTH)

internal fun withGlyphs(
    text: String,
    glyphs: FontFamily,
): AnnotatedString =
    buildAnnotatedString {
        var index = 0
        while (index < text.length) {
            val start = index
            val isGlyph = isGlyphAt(text, index)
            while (index < text.length && isGlyphAt(text, index) == isGlyph) {
                index += Character.charCount(text.codePointAt(index))
            }
            val run = text.substring(start, index)
            if (isGlyph) withStyle(SpanStyle(fontFamily = glyphs)) { append(run) } else append(run)
        }
    }

private fun isGlyphAt(
    text: String,
    index: Int,
): Boolean {
    val codePoint = text.codePointAt(index)
    return codePoint >= FIRST_PICTOGRAPH || codePoint in ARROWS || codePoint in SYMBOLS || codePoint in JOINERS
}

private const val FIRST_PICTOGRAPH = 0x1F000

// Between the two lie the signs of arithmetic, which the text font has.
private val ARROWS = 0x2195..0x21FF
private val SYMBOLS = 0x2300..0x2BFF
private val JOINERS = setOf(0x200D, 0xFE0F)
private const val MAX_INLINE_GROWTH = 1.6f
internal val SMALL_GLYPH = 22.dp

/** Words larger than this, beside the usual, get the width to themselves. */
internal const val LARGE_TEXT = 1.5f
