package app.myrmex.ui.screen

import androidx.compose.runtime.Composable
import app.myrmex.core.Event
import app.myrmex.core.Replay
import app.myrmex.core.Screen
import app.myrmex.ui.part.ButtonBar

/** A finished match, step by step. */
@Composable
fun ReplayScreen(
    screen: Screen,
    replay: Replay,
    send: (Event) -> Unit,
) {
    val frame =
        TableFrame(
            screen = screen,
            title = replay.title,
            detail = replay.position,
            lines = replay.lines,
            foot = { cramped -> ButtonBar(replay.buttons, send, cramped = cramped) },
        )
    TableLayout(replay.scene, frame, send)
}
