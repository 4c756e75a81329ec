package app.myrmex.ui.part

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.core.Event
import app.myrmex.core.Piece
import app.myrmex.core.Role
import app.myrmex.core.Shape
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Palette
import app.myrmex.ui.theme.Space

/** The answers to the prompt, each large enough for a thumb. */
@Composable
fun ChoicesView(
    area: Area,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val columns = columnsFor(area.pieces, maxWidth)
        Shelf(area.pieces, columns, Space.small) { piece ->
            key(piece.id) { Choice(piece, send) }
        }
    }
}

/** As many side by side as leave room for the longest word, and no lonely one in the last line if it can be helped. */
@Composable
private fun columnsFor(
    pieces: List<Piece>,
    width: Dp,
): Int {
    val longest = pieces.maxOfOrNull { piece ->
        piece.text
            .orEmpty()
            .split(' ')
            .maxOf { it.length }
    } ?: 0
    val growth = LocalDensity.current.fontScale
    val each = maxOf(LEAST_WIDTH, LETTER_WIDTH * longest * growth + Space.huge)
    val most = ((width + Space.small) / (each + Space.small)).toInt().coerceIn(1, MOST_COLUMNS)
    if (pieces.size <= most) return pieces.size.coerceAtLeast(1)
    val lines = (pieces.size + most - 1) / most
    return (pieces.size + lines - 1) / lines
}

@Composable
private fun Choice(
    piece: Piece,
    send: (Event) -> Unit,
) {
    val palette = MyrmexTheme.palette
    val ink = if (piece.armed) palette.onHoney else palette.ink
    Column(
        Modifier
            .flying(piece.id)
            .clip(ChoiceShape)
            .background(if (piece.armed) palette.honey else choiceFill(piece, palette))
            .choiceBorder(piece, palette)
            .tapped(piece, send)
            .semantics(mergeDescendants = true) { }
            .heightIn(min = LEAST_HEIGHT)
            .padding(Space.small),
        verticalArrangement = Arrangement.spacedBy(Space.hair, Alignment.CenterVertically),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        piece.mark?.let { MarkView(it, inlineSize(SMALL_GLYPH)) }
        piece.symbol?.let {
            Glyph(it, inlineSize(CHOICE_GLYPH), plate = if (piece.armed) palette.armedPlate else palette.plate)
        }
        piece.text?.let { Words(it, style = MyrmexTheme.styles.strong, color = ink, align = TextAlign.Center) }
    }
}

private fun choiceFill(
    piece: Piece,
    palette: Palette,
) = when {
    piece.dimmed -> palette.paper
    // A seat is told by its mark; on its full colour the mark would be lost.
    piece.role == Role.SEAT || piece.shape == Shape.BARE -> palette.card
    else -> palette.fill(piece.role, piece.mark)
}

private fun Modifier.choiceBorder(
    piece: Piece,
    palette: Palette,
): Modifier =
    when {
        piece.armed -> border(4.dp, palette.ink, ChoiceShape)
        piece.tappable -> border(2.dp, palette.ink, ChoiceShape).padding(2.dp).border(3.dp, palette.honey, ChoiceShape)
        piece.changed -> border(3.dp, palette.leaf, ChoiceShape)
        else -> border(1.5.dp, palette.edge, ChoiceShape)
    }

private val ChoiceShape = RoundedCornerShape(18.dp)
private val CHOICE_GLYPH = 34.dp
private val LEAST_WIDTH = 76.dp
private val LEAST_HEIGHT = 64.dp
private val LETTER_WIDTH = 10.dp
private const val MOST_COLUMNS = 6
