package app.myrmex.ui.model

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.pointerInput
import app.myrmex.core.Look
import app.myrmex.core.Theme
import app.myrmex.ui.MyrmexApp
import app.myrmex.ui.part.Words
import app.myrmex.ui.theme.Fonts
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** Draws what the model holds, and lets it know that somebody is there. */
@Composable
fun Game(
    model: GameModel,
    fonts: Fonts,
    reduceMotion: Boolean = false,
) {
    val screen by model.screen
    val covered by model.covered
    val trouble by model.trouble
    Box(Modifier.fillMaxSize().noticing(model)) {
        screen?.let { MyrmexApp(it, model::send, fonts, covered, reduceMotion) }
        trouble?.let { Trouble(it, fonts) }
    }
}

/** There is no screen to draw, only the reason why. */
@Composable
private fun Trouble(
    sentence: String,
    fonts: Fonts,
) {
    MyrmexTheme(PlainLook, fonts, reduceMotion = true) {
        Surface(Modifier.fillMaxSize(), color = MyrmexTheme.palette.paper) {
            Box(Modifier.padding(Space.huge), contentAlignment = Alignment.Center) { Words(sentence) }
        }
    }
}

/** Every touch counts, also one that only moves a board; none is taken from whom it is meant for. */
private fun Modifier.noticing(model: GameModel): Modifier =
    pointerInput(model) {
        awaitPointerEventScope {
            while (true) {
                awaitPointerEvent(PointerEventPass.Initial)
                model.touched()
            }
        }
    }

private val PlainLook =
    Look(language = "", theme = Theme.SYSTEM, leftHanded = false, still = true, sound = false, haptics = false)
