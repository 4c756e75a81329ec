package app.myrmex.ui.part

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.layout.Box
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import app.myrmex.core.Button
import app.myrmex.core.Event
import app.myrmex.ui.theme.MyrmexTheme
import kotlinx.coroutines.launch

/** A button that is pressed by holding it, so that nobody takes the phone for another by a slip. */
@Composable
fun HoldButton(
    button: Button,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    val filled = remember(button.id) { Animatable(0f) }
    val scope = rememberCoroutineScope()
    val press by rememberUpdatedState { send(Event.Press(button.id)) }
    val colors = buttonColors(button, MyrmexTheme.palette)
    val rising = MyrmexTheme.palette.honey
    Surface(
        modifier =
            modifier
                .clip(ButtonShape)
                .explained(button)
                .assisted { press() }
                .pointerInput(button.id) {
                    awaitEachGesture {
                        awaitFirstDown()
                        val filling =
                            scope.launch {
                                filled.animateTo(1f, tween(HOLD_MILLIS, easing = LinearEasing))
                                press()
                            }
                        waitForUpOrCancellation()
                        filling.cancel()
                        scope.launch { filled.snapTo(0f) }
                    }
                },
        shape = ButtonShape,
        color = colors.fill,
        contentColor = colors.text,
        border = BorderStroke(BORDER, colors.border),
    ) {
        Box(
            Modifier.drawBehind {
                val height = size.height * FILL_HEIGHT
                drawRect(rising, center.copy(x = 0f, y = size.height - height), Size(size.width * filled.value, height))
            },
            contentAlignment = Alignment.Center,
        ) {
            ButtonWords(button, strong = true)
        }
    }
}

/** A button that shows something only while a finger is on it. */
@Composable
fun PeekButton(
    button: Button,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
    short: Boolean = false,
) {
    var down by remember(button.id) { mutableStateOf(false) }
    val latest by rememberUpdatedState(send)

    fun hold(now: Boolean) {
        if (down != now) {
            down = now
            latest(Event.Hold(button.id, now))
        }
    }
    // A finger that is still down when the button goes away must not leave the secret open.
    DisposableEffect(button.id) { onDispose { hold(false) } }
    val colors = buttonColors(button, MyrmexTheme.palette)
    Surface(
        modifier =
            modifier
                .clip(ButtonShape)
                .explained(button)
                .assisted { hold(!down) }
                .pointerInput(button.id) {
                    awaitEachGesture {
                        awaitFirstDown()
                        hold(true)
                        waitForUpOrCancellation()
                        hold(false)
                    }
                },
        shape = ButtonShape,
        color = colors.fill,
        contentColor = colors.text,
        border = BorderStroke(BORDER, colors.border),
    ) {
        Box(contentAlignment = Alignment.Center) { ButtonWords(button, strong = down, short) }
    }
}

/** With assistive technology a plain tap does. */
private fun Modifier.assisted(press: () -> Unit): Modifier =
    semantics(mergeDescendants = true) {
        role = Role.Button
        onClick {
            press()
            true
        }
    }

private const val HOLD_MILLIS = 600
private const val FILL_HEIGHT = 0.12f
