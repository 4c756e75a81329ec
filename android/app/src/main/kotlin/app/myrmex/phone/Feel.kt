package app.myrmex.phone

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.platform.LocalView
import app.myrmex.core.Cue
import app.myrmex.core.Screen
import app.myrmex.ui.model.GameModel
import kotlinx.coroutines.flow.drop

/** Lets the hand feel what the core wants it to, if the person wants it too. */
@Composable
fun Feel(model: GameModel) {
    val view = LocalView.current
    LaunchedEffect(model, view) {
        // What was there before this window has been felt already.
        snapshotFlow { Answer(model.screen.value) }.drop(1).collect { answer ->
            answer.screen
                ?.takeIf { it.look.haptics }
                ?.cues
                ?.forEach(view::feel)
        }
    }
}

/** One answer of the core. Two are never equal: the same refusal twice is felt twice. */
private class Answer(
    val screen: Screen?,
)

private fun View.feel(cue: Cue) {
    val newer = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
    performHapticFeedback(
        when (cue) {
            Cue.TAP -> HapticFeedbackConstants.VIRTUAL_KEY
            Cue.REFUSE -> if (newer) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.LONG_PRESS
            Cue.REVEAL, Cue.FINISH ->
                if (newer) HapticFeedbackConstants.CONFIRM else HapticFeedbackConstants.CONTEXT_CLICK
        },
    )
}
