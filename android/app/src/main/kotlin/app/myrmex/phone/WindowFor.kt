package app.myrmex.phone

import android.app.Activity
import android.graphics.Color
import android.os.Build
import android.view.WindowManager.LayoutParams
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.LocalActivity
import androidx.activity.enableEdgeToEdge
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.ui.platform.LocalView
import app.myrmex.core.Screen
import app.myrmex.core.Theme

/** Makes the window fit what is drawn in it. */
@Composable
fun WindowFor(screen: Screen) {
    val view = LocalView.current
    val activity = LocalActivity.current as? ComponentActivity
    val dark =
        when (screen.look.theme) {
            Theme.SYSTEM -> isSystemInDarkTheme()
            Theme.LIGHT -> false
            Theme.DARK -> true
        }
    // An effect runs before what was composed with it is drawn: no secret is ever in a window
    // that can be photographed, and nothing is left to do when the app leaves.
    SideEffect { activity?.protect(screen.private) }
    SideEffect { view.keepScreenOn = screen.awake }
    LaunchedEffect(activity, dark) { activity?.drawBars(dark) }
}

private fun Activity.protect(private: Boolean) {
    window.setFlags(if (private) LayoutParams.FLAG_SECURE else 0, LayoutParams.FLAG_SECURE)
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) setRecentsScreenshotEnabled(!private)
}

/** The system's bars lie over the screen, with signs that can be read on it. */
private fun ComponentActivity.drawBars(dark: Boolean) {
    val style = SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT) { dark }
    enableEdgeToEdge(style, style)
}
