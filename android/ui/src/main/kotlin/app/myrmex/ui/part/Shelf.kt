package app.myrmex.ui.part

import androidx.compose.runtime.Composable
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp

/**
 * Things of equal width, [across] of them beside each other; those of one line are as tall as its tallest.
 *
 * The height is asked for at the very width a thing gets: a pixel less could break a line, and cut the last.
 */
@Composable
fun <T> Shelf(
    things: List<T>,
    across: Int,
    gap: Dp,
    thing: @Composable (T) -> Unit,
) {
    Layout({ things.forEach { thing(it) } }) { measurables, constraints ->
        val space = gap.roundToPx()
        val width = (constraints.maxWidth - space * (across - 1)) / across
        val lines =
            measurables.chunked(across).map { line ->
                val height = line.maxOf { it.minIntrinsicHeight(width) }
                line.map { it.measure(Constraints.fixed(width, height)) }
            }
        val height = lines.sumOf { it.first().height } + space * (lines.size - 1).coerceAtLeast(0)
        layout(constraints.maxWidth, height) {
            var top = 0
            lines.forEach { line ->
                line.forEachIndexed { at, placeable -> placeable.placeRelative(at * (width + space), top) }
                top += line.first().height + space
            }
        }
    }
}
