package app.myrmex.ui.screen

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.myrmex.core.Event
import app.myrmex.core.Line
import app.myrmex.core.Reveal
import app.myrmex.core.Screen
import app.myrmex.ui.part.ButtonBar
import app.myrmex.ui.part.LinesView

/** The moment everybody looks. */
@Composable
fun RevealScreen(
    screen: Screen,
    reveal: Reveal,
    send: (Event) -> Unit,
) {
    val frame =
        TableFrame(
            screen = screen,
            title = reveal.title,
            detail = reveal.scene.round,
            foot = {
                Told(reveal.lines)
                ButtonBar(listOf(reveal.button), send)
            },
        )
    TableLayout(reveal.scene, frame, send)
}

/** A few sentences under the table; more of them scroll. */
@Composable
internal fun Told(lines: List<Line>) {
    if (lines.isEmpty()) return
    Column(Modifier.heightIn(max = TOLD).verticalScroll(rememberScrollState())) { LinesView(lines) }
}

private val TOLD = 120.dp
