package app.myrmex.ui.part

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.myrmex.ui.theme.MyrmexTheme

/** Hides everything: drawn instead of a screen, not over it. */
@Composable
fun Cover() {
    Box(Modifier.fillMaxSize().background(MyrmexTheme.palette.neutral)) { ForestFloor(Modifier.fillMaxSize()) }
}
