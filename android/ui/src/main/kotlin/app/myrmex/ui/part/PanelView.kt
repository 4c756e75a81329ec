package app.myrmex.ui.part

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.core.Event
import app.myrmex.core.Piece
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Palette
import app.myrmex.ui.theme.Space

/** One line a piece: whose, symbol, label and text. */
@Composable
fun PanelView(
    area: Area,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    Column(
        modifier.fillMaxWidth().clip(PanelShape).background(MyrmexTheme.palette.card),
        verticalArrangement = Arrangement.spacedBy(1.dp),
    ) {
        area.pieces.forEach { piece -> key(piece.id) { PanelLine(piece, send) } }
    }
}

@Composable
private fun PanelLine(
    piece: Piece,
    send: (Event) -> Unit,
) {
    val palette = MyrmexTheme.palette
    val styles = MyrmexTheme.styles
    val ink =
        when {
            piece.armed -> palette.onHoney
            piece.dimmed -> palette.muted
            else -> palette.ink
        }
    Row(
        Modifier
            .fillMaxWidth()
            .flying(piece.id)
            .background(if (piece.armed) palette.honey else Color.Transparent)
            .lineBorder(piece, palette)
            .tapped(piece, send)
            .semantics(mergeDescendants = true) { }
            .heightIn(min = if (piece.target == null) LINE_HEIGHT else Space.touch)
            // The frame of what may be tapped is drawn inside the line.
            .padding(horizontal = Space.medium, vertical = if (piece.tappable) Space.small else Space.hair),
        horizontalArrangement = Arrangement.spacedBy(Space.small),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        piece.mark?.let { MarkView(it, inlineSize(SMALL_GLYPH)) }
        piece.symbol?.let { Glyph(it, inlineSize(SMALL_GLYPH)) }
        val text = @Composable { piece.text?.let { Words(it, style = styles.strong, color = ink) } }
        // Beside a long text large words would break: it goes below them.
        val below = LocalDensity.current.fontScale > LARGE_TEXT && (piece.text?.length ?: 0) > SHORT_TEXT
        Column(Modifier.weight(1f)) {
            Words(piece.label, color = ink)
            if (below) text()
        }
        if (!below) text()
    }
}

private fun Modifier.lineBorder(
    piece: Piece,
    palette: Palette,
): Modifier =
    when {
        piece.tappable -> border(2.dp, palette.ink, PanelShape).border(5.dp, palette.honey, PanelShape)
        piece.changed -> border(2.dp, palette.leaf, PanelShape)
        else -> this
    }

private val PanelShape = RoundedCornerShape(14.dp)
private val LINE_HEIGHT = 40.dp
private const val SHORT_TEXT = 3
