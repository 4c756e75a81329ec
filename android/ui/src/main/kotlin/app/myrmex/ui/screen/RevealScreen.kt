package app.myrmex.ui.screen

import androidx.compose.runtime.Composable
import app.myrmex.core.Event
import app.myrmex.core.Reveal
import app.myrmex.core.Screen
import app.myrmex.ui.part.ButtonBar

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
            lines = reveal.lines,
            foot = { cramped -> ButtonBar(listOf(reveal.button), send, cramped = cramped) },
        )
    TableLayout(reveal.scene, frame, send)
}
