package app.myrmex.ui.screen

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import app.myrmex.core.Event
import app.myrmex.core.Screen
import app.myrmex.core.Turn
import app.myrmex.ui.part.ButtonBar
import app.myrmex.ui.part.MenuButton
import app.myrmex.ui.part.MenuSheet
import app.myrmex.ui.part.RecapView

/** The table, for the holder of the phone or for everybody. */
@Composable
fun TurnScreen(
    screen: Screen,
    turn: Turn,
    send: (Event) -> Unit,
) {
    var menu by remember { mutableStateOf(false) }
    val recap = turn.recap
    val frame =
        TableFrame(
            screen = screen,
            title = turn.title,
            detail = turn.scene.round,
            corner = {
                if (turn.menu.isNotEmpty()) MenuButton(turn.menuTitle) { menu = true }
            },
            instead = recap?.let { { RecapView(it, send) } },
            foot = { cramped ->
                ButtonBar(if (recap == null) turn.buttons else listOf(recap.button), send, cramped = cramped)
            },
        )
    Box {
        // While the menu is open a screen reader finds nothing behind it.
        Box(Modifier.fillMaxSize().then(if (menu) Modifier.clearAndSetSemantics { } else Modifier)) {
            TableLayout(turn.scene, frame, send)
        }
        if (menu) MenuSheet(turn.menu, send) { menu = false }
    }
}
