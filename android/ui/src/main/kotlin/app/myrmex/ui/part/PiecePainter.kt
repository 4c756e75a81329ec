package app.myrmex.ui.part

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import app.myrmex.core.Mark
import app.myrmex.core.Piece
import app.myrmex.core.Role
import app.myrmex.core.Shape
import app.myrmex.ui.theme.Fonts
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Palette
import app.myrmex.ui.theme.onSeatColor
import app.myrmex.ui.theme.seatColor
import kotlin.math.abs
import kotlin.math.min

/** Draws pieces, alike on a board and in a row: the picture grows and shrinks with its box. */
class PiecePainter(
    private val palette: Palette,
    private val fonts: Fonts,
    private val measurer: TextMeasurer,
) {
    fun DrawScope.drawPiece(
        piece: Piece,
        box: Rect,
    ) {
        val outline = OUTLINE.toPx()
        val inner = box.deflate(min(RING.toPx(), box.minDimension * RING_SHARE))
        val path = shapePath(piece.shape, inner)
        drawSurface(piece, path, inner, outline)
        drawContent(piece, inner)
        drawState(piece, path, outline)
    }

    fun DrawScope.drawGlyph(
        symbol: String,
        center: Offset,
        extent: Float,
        plate: Color,
    ) {
        val mark = markOf(symbol)
        if (mark != null) {
            drawMark(mark, center, extent * MARK_AS_GLYPH, seatColor(mark), palette.ink)
            return
        }
        // A dark insect on a dark surface would be lost.
        if (plate != Color.Transparent) drawCircle(plate, extent * PLATE_SHARE, center)
        val share = if (plate == Color.Transparent) 1f else GLYPH_ON_PLATE
        drawFitted(glyph(symbol), center, Size(extent * share, extent * share))
    }

    private fun DrawScope.drawSurface(
        piece: Piece,
        path: Path,
        box: Rect,
        outline: Float,
    ) {
        if (piece.shape == Shape.BARE) {
            if (piece.armed) drawPath(path, palette.honey)
            return
        }
        if (piece.faceDown) {
            drawBack(piece, path, box)
            return
        }
        drawPath(path, surface(piece))
        drawPattern(piece.pattern, path, box, ink(piece).copy(alpha = PATTERN_ALPHA))
        if (piece.shape == Shape.CUBE) drawBevel(path, box)
        val dash = if (piece.dimmed) PathEffect.dashPathEffect(floatArrayOf(outline * 4, outline * 3)) else null
        drawPath(path, palette.edge, style = Stroke(outline, pathEffect = dash, join = StrokeJoin.Round))
    }

    private fun DrawScope.drawBack(
        piece: Piece,
        path: Path,
        box: Rect,
    ) {
        drawPath(path, palette.back)
        val step = box.minDimension / BACK_STEPS
        clipPath(path) {
            var x = box.left - box.height
            while (x < box.right) {
                val line = palette.onBack.copy(alpha = BACK_ALPHA)
                drawLine(line, Offset(x, box.top), Offset(x + box.height, box.bottom), HAIR.toPx())
                drawLine(line, Offset(x, box.bottom), Offset(x + box.height, box.top), HAIR.toPx())
                x += step
            }
        }
        val frame = shapePath(piece.shape, box.deflate(box.minDimension * BACK_FRAME))
        drawPath(frame, palette.onBack, style = Stroke(HAIR.toPx()))
        drawPath(path, palette.edge, style = Stroke(OUTLINE.toPx(), join = StrokeJoin.Round))
    }

    private fun DrawScope.drawBevel(
        path: Path,
        box: Rect,
    ) = clipPath(path) {
        val edge = box.minDimension * BEVEL_SHARE
        drawRect(Color.White.copy(alpha = BEVEL_ALPHA), box.topLeft, Size(box.width, edge))
        drawRect(Color.Black.copy(alpha = BEVEL_ALPHA), Offset(box.left, box.bottom - edge), Size(box.width, edge))
    }

    private fun DrawScope.drawContent(
        piece: Piece,
        box: Rect,
    ) {
        val share = contentShare(piece.shape)
        val room = Size(box.width * share.width, box.height * share.height)
        val top = box.center.y - room.height / 2
        val symbol = piece.symbol
        val text = piece.text
        if (symbol != null && text != null && box.width > box.height * WIDE) {
            val side = min(room.height, room.width * SYMBOL_BESIDE)
            val left = box.center.x - room.width / 2
            drawSymbol(piece, symbol, Offset(left + side / 2, box.center.y), side)
            val rest = Rect(left + side, top, left + room.width, top + room.height)
            drawText(piece, text, rest.center, Size(rest.width * LONE_SYMBOL, rest.height * LONE_TEXT))
        } else {
            if (symbol != null) {
                val slot = if (text == null) room.height else room.height * SYMBOL_SLOT
                val extent = min(room.width, slot) * (if (text == null) LONE_SYMBOL else 1f)
                drawSymbol(piece, symbol, Offset(box.center.x, top + slot / 2), extent)
            }
            if (text != null) {
                val slot = if (symbol == null) room.height * LONE_TEXT else room.height * TEXT_SLOT
                val middle = if (symbol == null) box.center.y else top + room.height - slot / 2
                drawText(piece, text, Offset(box.center.x, middle), Size(room.width, slot))
            }
        }
        piece.mark?.let { drawOwner(piece, it, box, alone = symbol == null && text == null) }
    }

    private fun DrawScope.drawSymbol(
        piece: Piece,
        symbol: String,
        center: Offset,
        extent: Float,
    ) {
        val plate =
            when {
                piece.armed -> palette.armedPlate
                piece.dimmed -> palette.plate.copy(alpha = palette.plate.alpha * DIM)
                else -> palette.plate
            }
        drawGlyph(symbol, center, extent, plate)
    }

    private fun DrawScope.drawText(
        piece: Piece,
        text: String,
        center: Offset,
        room: Size,
    ) = drawFitted(number(broken(text), ink(piece)), center, room)

    private fun DrawScope.drawOwner(
        piece: Piece,
        mark: Mark,
        box: Rect,
        alone: Boolean,
    ) {
        val onOwnColor = piece.role == Role.SEAT && !piece.armed && !piece.dimmed
        val fill = if (onOwnColor) onSeatColor(mark) else seatColor(mark)
        val outline = if (onOwnColor) onSeatColor(mark) else ink(piece)
        if (alone) {
            drawMark(mark, box.center, box.minDimension * LONE_MARK, fill, outline)
        } else {
            val extent = box.minDimension * CORNER_MARK
            val share = if (piece.shape == Shape.CARD || piece.shape == Shape.BARE) SQUARE_CORNER else ROUND_CORNER
            val at = Offset(box.left + box.width * share, box.top + box.minDimension * share)
            drawMark(mark, at, extent, fill, outline)
        }
    }

    private fun DrawScope.drawState(
        piece: Piece,
        path: Path,
        outline: Float,
    ) {
        val ring = RING.toPx()
        when {
            piece.armed -> drawPath(path, palette.ink, style = Stroke(outline * 2, join = StrokeJoin.Round))
            piece.tappable -> {
                drawPath(path, palette.ink, style = Stroke(ring * 2, join = StrokeJoin.Round))
                drawPath(path, palette.honey, style = Stroke(ring * 2 - outline * 2, join = StrokeJoin.Round))
            }
            piece.changed -> {
                drawPath(path, palette.leaf, style = Stroke(outline * 2, join = StrokeJoin.Round))
            }
        }
    }

    private fun surface(piece: Piece): Color = pieceColors(piece, palette).surface

    private fun ink(piece: Piece): Color = pieceColors(piece, palette).ink

    private fun glyph(symbol: String): TextLayoutResult = measure(symbol, fonts.glyphs, FontWeight.Normal, palette.ink)

    private fun number(
        text: String,
        ink: Color,
    ): TextLayoutResult = measure(text, fonts.text, FontWeight.Bold, ink)

    private fun measure(
        text: String,
        family: FontFamily,
        weight: FontWeight,
        color: Color,
    ): TextLayoutResult =
        measurer.measure(
            withGlyphs(text, fonts.glyphs),
            TextStyle(
                color = color,
                fontFamily = family,
                fontSize = MEASURED_SIZE,
                fontWeight = weight,
                textAlign = TextAlign.Center,
                lineHeight = TIGHT,
                lineHeightStyle =
                    LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.Both),
            ),
            // Measured once at one size; the drawing scales it.
            density = Density(1f),
        )

    private fun DrawScope.drawFitted(
        layout: TextLayoutResult,
        center: Offset,
        room: Size,
    ) {
        val size = Size(layout.size.width.toFloat(), layout.size.height.toFloat())
        if (size.minDimension <= 0f) return
        val scale = min(room.width / size.width, room.height / size.height)
        withTransform({
            translate(center.x - size.width * scale / 2, center.y - size.height * scale / 2)
            scale(scale, scale, Offset.Zero)
        }) { drawText(layout) }
    }

    /** A word or two fit better one above the other. */
    private fun broken(text: String): String {
        val spaces = text.indices.filter { text[it] == ' ' }
        val middle = spaces.minByOrNull { abs(it - text.length / 2) }
        return if (middle == null || text.length < SHORT) text else text.replaceRange(middle, middle + 1, "\n")
    }
}

internal class PieceColors(
    val surface: Color,
    val ink: Color,
)

internal fun pieceColors(
    piece: Piece,
    palette: Palette,
): PieceColors {
    val fill = palette.fill(piece.role, piece.mark)
    return when {
        piece.faceDown -> PieceColors(palette.back, palette.onBack)
        piece.armed -> PieceColors(palette.honey, palette.onHoney)
        piece.dimmed -> PieceColors(lerp(fill, palette.paper, FADE), palette.ink)
        else -> PieceColors(fill, palette.onFill(piece.role, piece.mark))
    }
}

@Composable
fun rememberPiecePainter(): PiecePainter {
    val palette = MyrmexTheme.palette
    val fonts = MyrmexTheme.fonts
    val measurer = rememberTextMeasurer(TEXTS_KEPT)
    return remember(palette, fonts, measurer) { PiecePainter(palette, fonts, measurer) }
}

private const val TEXTS_KEPT = 64
private val MEASURED_SIZE = 48.sp
private val TIGHT = 1.05.em
private const val SHORT = 6
private val OUTLINE = 2.dp
private val HAIR = 1.dp
private val RING = 4.dp
private const val RING_SHARE = 0.08f
private const val PLATE_SHARE = 0.54f
private const val GLYPH_ON_PLATE = 0.82f
private const val PATTERN_ALPHA = 0.2f
private const val BACK_STEPS = 5f
private const val BACK_ALPHA = 0.35f
private const val BACK_FRAME = 0.1f
private const val BEVEL_SHARE = 0.14f
private const val BEVEL_ALPHA = 0.22f

// A glyph has air round it, so the text may reach into its slot a little.
private const val SYMBOL_SLOT = 0.58f
private const val TEXT_SLOT = 0.5f
private const val WIDE = 1.5f
private const val SYMBOL_BESIDE = 0.5f
private const val MARK_AS_GLYPH = 0.8f
private const val LONE_SYMBOL = 0.86f
private const val LONE_TEXT = 0.7f
private const val LONE_MARK = 0.62f
private const val CORNER_MARK = 0.26f
private const val SQUARE_CORNER = 0.17f
private const val ROUND_CORNER = 0.24f
private const val DIM = 0.5f
private const val FADE = 0.6f
