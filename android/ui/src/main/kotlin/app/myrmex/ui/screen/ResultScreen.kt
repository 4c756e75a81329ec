package app.myrmex.ui.screen

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.myrmex.core.Event
import app.myrmex.core.Finish
import app.myrmex.core.PodiumStep
import app.myrmex.core.Screen
import app.myrmex.ui.part.BestView
import app.myrmex.ui.part.Columns
import app.myrmex.ui.part.LARGE_TEXT
import app.myrmex.ui.part.LinesView
import app.myrmex.ui.part.MarkView
import app.myrmex.ui.part.Page
import app.myrmex.ui.part.SheetView
import app.myrmex.ui.part.Words
import app.myrmex.ui.part.inlineSize
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** Who won, and why: the podium, then the score as the rulebook counts it. */
@Composable
fun ResultScreen(
    screen: Screen,
    finish: Finish,
    send: (Event) -> Unit,
) {
    Page(screen, finish.title, send, bottom = finish.buttons) {
        Columns(
            first = {
                Column(verticalArrangement = Arrangement.spacedBy(Space.medium)) {
                    Words(
                        finish.headline,
                        Modifier.fillMaxWidth().semantics { heading() },
                        style = MyrmexTheme.styles.display,
                        align = TextAlign.Center,
                    )
                    Words(finish.why, Modifier.fillMaxWidth(), align = TextAlign.Center)
                    Podium(finish.podium)
                    LinesView(finish.lines)
                }
            },
            second = {
                Column(verticalArrangement = Arrangement.spacedBy(Space.huge)) {
                    SheetView(finish.sheet)
                    finish.best?.let { BestView(it) }
                }
            },
        )
    }
}

@Composable
private fun Podium(steps: List<PodiumStep>) {
    Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
        steps.forEachIndexed { place, step ->
            key(step.mark) { Step(step, Modifier.padding(start = INDENT * place.coerceAtMost(MOST_INDENT))) }
        }
    }
}

@Composable
private fun Step(
    step: PodiumStep,
    modifier: Modifier,
) {
    val palette = MyrmexTheme.palette
    val styles = MyrmexTheme.styles
    val shape = RoundedCornerShape(18.dp)
    Column(
        modifier
            .fillMaxWidth()
            .clip(shape)
            .background(if (step.winner) palette.honeyFill else palette.card)
            .border(if (step.winner) 2.dp else 1.dp, if (step.winner) palette.ink else palette.edge, shape)
            .semantics(mergeDescendants = true) { contentDescription = step.label }
            .heightIn(min = if (step.winner) 72.dp else 52.dp)
            .padding(horizontal = Space.large, vertical = Space.small),
        verticalArrangement = Arrangement.Center,
    ) {
        val name = @Composable { place: Modifier ->
            Words(step.name, place, style = if (step.winner) styles.title else styles.body)
        }
        // A large name has a line of its own, so that it is not broken.
        val below = LocalDensity.current.fontScale > LARGE_TEXT
        Row(
            horizontalArrangement = Arrangement.spacedBy(Space.medium),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            MarkView(step.mark, inlineSize(if (step.winner) 36.dp else 26.dp))
            if (below) Spacer(Modifier.weight(1f)) else name(Modifier.weight(1f))
            if (step.winner) Crown()
            Words(step.text, style = if (step.winner) styles.title else styles.strong)
        }
        if (below) name(Modifier)
    }
}

@Composable
private fun Crown() {
    val palette = MyrmexTheme.palette
    Canvas(Modifier.size(inlineSize(30.dp))) {
        val path =
            Path().apply {
                CROWN.forEachIndexed { corner, (x, y) ->
                    if (corner ==
                        0
                    ) {
                        moveTo(x * size.width, y * size.height)
                    } else {
                        lineTo(x * size.width, y * size.height)
                    }
                }
                close()
            }
        drawPath(path, palette.honey)
        drawPath(path, palette.ink, style = Stroke(2.dp.toPx(), join = StrokeJoin.Round))
    }
}

private val CROWN =
    listOf(
        0.12f to 0.82f,
        0.06f to 0.28f,
        0.32f to 0.52f,
        0.5f to 0.14f,
        0.68f to 0.52f,
        0.94f to 0.28f,
        0.88f to 0.82f,
    )
private val INDENT = 16.dp
private const val MOST_INDENT = 3
