package app.myrmex.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.core.Event
import app.myrmex.core.Piece
import app.myrmex.ui.theme.Space

/** Pieces side by side in order, in several lines where one is too narrow. */
@Composable
fun RowView(
    area: Area,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val sizes = fitted(area.pieces.map { rowSize(it, maxWidth) }, maxWidth)
        FlowRow(
            Modifier.fillMaxWidth(),
            horizontalArrangement = Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
            verticalArrangement = Arrangement.spacedBy(Space.small),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            area.pieces.forEachIndexed { place, piece ->
                key(piece.id) { PieceView(piece, sizes[place], send) }
            }
        }
    }
}

/** A piece in a row grows with the text, on a large screen, and for a word that is long. */
@Composable
internal fun rowSize(
    piece: Piece,
    width: Dp,
): DpSize {
    val large = if (width >= Space.wide) LARGE_SCREEN else 1f
    val growth = LocalDensity.current.fontScale.coerceIn(1f, MAX_GROWTH) * large
    val natural = naturalSize(piece.shape)
    val word = if ((piece.text?.length ?: 0) > LONG_WORD) LONG_WORD_WIDTH else 1f
    return DpSize(natural.width * growth * word, natural.height * growth)
}

/** One line is easier to read than two: a few too many close up a little, and a few in much room grow. */
private fun fitted(
    sizes: List<DpSize>,
    width: Dp,
): List<DpSize> {
    if (sizes.isEmpty()) return sizes
    val gaps = Space.small * (sizes.size - 1)
    val all = sizes.fold(0.dp) { sum, size -> sum + size.width }
    // Each is rounded to whole pixels, and may come out a little wider.
    val share = (width - gaps - 1.dp * sizes.size) / all
    val scale = if (share < LEAST_SHARE) 1f else share.coerceAtMost(MOST_SHARE)
    return sizes.map { DpSize(it.width * scale, it.height * scale) }
}

private const val LEAST_SHARE = 0.76f
private const val MOST_SHARE = 1.2f
private const val LARGE_SCREEN = 1.3f
private const val MAX_GROWTH = 1.4f
private const val LONG_WORD = 7
private const val LONG_WORD_WIDTH = 1.5f
