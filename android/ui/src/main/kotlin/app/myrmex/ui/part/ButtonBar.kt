package app.myrmex.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.layout.Placeable
import androidx.compose.ui.unit.Constraints
import app.myrmex.core.Button
import app.myrmex.core.ButtonStyle
import app.myrmex.core.Event
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/**
 * The buttons under the thumb: side by side where their words fit, else in several lines. Where
 * room is [cramped] glyphs stand for the words of all but the next step. The next step is lowest
 * and on the side of the hand.
 */
@Composable
fun ButtonBar(
    buttons: List<Button>,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
    cramped: Boolean = false,
) {
    if (buttons.isEmpty()) return
    val (next, others) = buttons.partition { it.style == ButtonStyle.PRIMARY }
    if (buttons.size > MOST_WITH_WORDS && buttons.all { it.symbol != null }) {
        IconBar(buttons, send, modifier)
        return
    }
    val leftHanded = MyrmexTheme.leftHanded
    Layout(
        content = {
            (others + next).forEach { button ->
                key(button.id) {
                    val short = cramped && buttons.size > 1 && button.style != ButtonStyle.PRIMARY
                    if (button.hold) {
                        PeekButton(
                            button,
                            send,
                            short = short,
                        )
                    } else {
                        PressButton(button, send, short = short)
                    }
                }
            }
        },
        modifier = modifier,
        measurePolicy = remember(leftHanded) { ButtonBarPolicy(leftHanded) },
    )
}

/** Where there are many, their glyphs stand for their words. */
@Composable
private fun IconBar(
    buttons: List<Button>,
    send: (Event) -> Unit,
    modifier: Modifier,
) {
    Row(modifier.fillMaxWidth(), horizontalArrangement = Arrangement.SpaceEvenly) {
        buttons.forEach { button -> key(button.id) { IconPress(button, send) } }
    }
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
        val lines = lines(measurables, width, gap).map { line -> measureLine(line, width, gap) }
        val height = lines.sumOf { line -> line.maxOf { it.height } + gap } - gap
        return layout(width, height) {
            var y = 0
            lines.forEach { line ->
                var x = 0
                (if (mirrored) line.reversed() else line).forEach {
                    it.place(x, y)
                    x += it.width + gap
                }
                y += line.maxOf { it.height } + gap
            }
        }
    }

    /** All in one line if their words can be wrapped into it, else as many in each as fit. */
    private fun lines(
        measurables: List<Measurable>,
        width: Int,
        gap: Int,
    ): List<List<Measurable>> {
        val equal = (width - gap * (measurables.size - 1)) / measurables.size
        if (measurables.all { it.minIntrinsicWidth(Constraints.Infinity) <= equal }) return listOf(measurables)
        val lines = mutableListOf<MutableList<Measurable>>()
        var left = 0
        measurables.forEach { each ->
            val needed = each.maxIntrinsicWidth(Constraints.Infinity)
            if (lines.isNotEmpty() && needed <= left) {
                lines.last() += each
                left -= needed + gap
            } else {
                lines += mutableListOf(each)
                left = width - needed - gap
            }
        }
        return lines
    }

    private fun measureLine(
        line: List<Measurable>,
        width: Int,
        gap: Int,
    ): List<Placeable> {
        val room = width - gap * (line.size - 1)
        val natural = line.map { it.maxIntrinsicWidth(Constraints.Infinity) }
        val spare = room - natural.sum()
        val widths = if (spare >= 0) natural.map { it + spare / line.size } else wrapped(line, natural, room)
        val height = line.zip(widths) { each, itsWidth -> each.minIntrinsicHeight(itsWidth) }.max()
        return line.zip(widths) { each, itsWidth ->
            each.measure(Constraints(itsWidth, itsWidth, height, Constraints.Infinity))
        }
    }
}

/** Where words have to be wrapped, those that cannot be keep their room. */
private fun wrapped(
    line: List<Measurable>,
    natural: List<Int>,
    room: Int,
): List<Int> {
    val least = line.map { it.minIntrinsicWidth(Constraints.Infinity) }
    val over = room - least.sum()
    val wished = natural.sum() - least.sum()
    return least.zip(natural) { each, wish -> each + over * (wish - each) / wished }
}

private const val MOST_WITH_WORDS = 3
