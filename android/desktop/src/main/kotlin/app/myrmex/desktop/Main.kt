package app.myrmex.desktop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Alignment
import androidx.compose.ui.awt.ComposeWindow
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.WindowPosition
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.myrmex.core.Event
import app.myrmex.core.door.App
import app.myrmex.ui.model.AppCore
import app.myrmex.ui.model.Core
import app.myrmex.ui.model.Game
import app.myrmex.ui.model.GameModel
import kotlinx.coroutines.Dispatchers
import java.awt.GraphicsEnvironment
import java.time.Instant
import java.time.ZoneId
import java.util.Locale

/** The app in a window of a phone's size. */
fun main() =
    application {
        val scope = rememberCoroutineScope()
        val model = remember { GameModel(::openCore, scope, Dispatchers.Default.limitedParallelism(1)) }
        val state = rememberWindowState(size = phoneSize(), position = WindowPosition(Alignment.Center))
        Window(
            onCloseRequest = ::exitApplication,
            state = state,
            title = APP_NAME,
            onPreviewKeyEvent = {
                model.touched()
                false
            },
            onKeyEvent = { event ->
                val back = event.key == Key.Escape && event.type == KeyEventType.KeyDown
                if (back && model.screen.value?.back != null) {
                    model.send(Event.Back)
                    true
                } else {
                    false
                }
            },
        ) {
            Attend(window, model)
            Game(model, DesktopFonts)
        }
    }

@Composable
private fun Attend(
    window: ComposeWindow,
    model: GameModel,
) {
    DisposableEffect(window, model) {
        val presence = Presence(model::send) { Event.Resumed(Instant.now().epochSecond, languageTag()) }
        window.addWindowFocusListener(presence)
        window.addWindowListener(presence)
        onDispose {
            window.removeWindowFocusListener(presence)
            window.removeWindowListener(presence)
        }
    }
}

private fun openCore(): Core {
    val now = Instant.now()
    val offset = ZoneId.systemDefault().rules.getOffset(now)
    return AppCore(App.open(dataFolder().toString(), languageTag(), now.epochSecond, offset.totalSeconds))
}

private fun languageTag(): String = Locale.getDefault().toLanguageTag()

/** A common phone, or what the display has room for. */
private fun phoneSize(): DpSize {
    val room = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
    return DpSize(min(412.dp, room.width.dp), min(892.dp, room.height.dp))
}

private const val APP_NAME = "Myrmex"
