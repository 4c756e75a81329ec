package app.myrmex.ui.part

import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.unit.Constraints
import app.myrmex.core.Button
import app.myrmex.core.Event
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space
import kotlin.math.max

/**
 * The buttons under the thumb: side by side where their words fit, else one above the other.
 * The last one, the next step, is on the side of the hand.
 */
@Composable
fun ButtonBar(
    buttons: List<Button>,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    if (buttons.isEmpty()) return
    val leftHanded = MyrmexTheme.leftHanded
    Layout(
        content = {
            buttons.forEach { button ->
                key(button.id) {
                    if (button.hold) PeekButton(button, send) else PressButton(button, send)
                }
            }
        },
        modifier = modifier,
        measurePolicy = remember(leftHanded) { ButtonBarPolicy(leftHanded) },
    )
}

private class ButtonBarPolicy(
    private val mirrored: Boolean,
) : MeasurePolicy {
    override fun MeasureScope.measure(
        measurables: List<Measurable>,
        constraints: Constraints,
    ): MeasureResult {
        val gap = Space.small.roundToPx()
        val width = constraints.maxWidth
        val room = width - gap * (measurables.size - 1)
        val natural = measurables.map { it.maxIntrinsicWidth(Constraints.Infinity) }
        val equal = room / measurables.size
        val widths =
            when {
                natural.sum() <= room -> natural.map { it + (room - natural.sum()) / measurables.size }
                measurables.all { it.minIntrinsicWidth(Constraints.Infinity) <= equal } -> natural.map { equal }
                else -> return stacked(measurables, width, gap)
            }
        val height = measurables.zip(widths) { each, itsWidth -> each.minIntrinsicHeight(itsWidth) }.max()
        val placed =
            measurables.zip(widths) { each, itsWidth ->
                each.measure(Constraints(itsWidth, itsWidth, height, Constraints.Infinity))
            }
        return layout(width, placed.maxOf { it.height }) {
            var x = 0
            (if (mirrored) placed.reversed() else placed).forEach {
                it.place(x, 0)
                x += it.width + gap
            }
        }
    }

    private fun MeasureScope.stacked(
        measurables: List<Measurable>,
        width: Int,
        gap: Int,
    ): MeasureResult {
        val placed = measurables.map { it.measure(Constraints.fixedWidth(width)) }
        return layout(width, max(0, placed.sumOf { it.height + gap } - gap)) {
            var y = 0
            // The next step lies lowest: nearest to the thumb, whichever hand it is.
            placed.forEach {
                it.place(0, y)
                y += it.height + gap
            }
        }
    }
}
