package app.myrmex.ui

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Density
import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Tint
import app.myrmex.ui.part.Cover
import app.myrmex.ui.screen.HandoverScreen
import app.myrmex.ui.screen.HomeScreen
import app.myrmex.ui.screen.RecordsScreen
import app.myrmex.ui.screen.ReplayScreen
import app.myrmex.ui.screen.ResultScreen
import app.myrmex.ui.screen.RevealScreen
import app.myrmex.ui.screen.RulesScreen
import app.myrmex.ui.screen.SettingsScreen
import app.myrmex.ui.screen.SetupScreen
import app.myrmex.ui.screen.TurnScreen
import app.myrmex.ui.theme.Fonts
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space
import app.myrmex.ui.theme.WithPalette

/**
 * The whole app: draws [screen] and reports what people do through [send].
 *
 * While [covered] is true nothing of the screen exists, neither drawn nor for a screen reader.
 * [reduceMotion] is the system's wish; the person's own comes with the screen.
 */
@Composable
fun MyrmexApp(
    screen: Screen,
    send: (Event) -> Unit,
    fonts: Fonts,
    covered: Boolean = false,
    reduceMotion: Boolean = false,
) {
    MyrmexTheme(screen.look, fonts, reduceMotion) {
        WithPalette(MyrmexTheme.palette.under(tintOf(screen.place))) {
            if (covered) {
                Cover()
            } else {
                val palette = MyrmexTheme.palette
                val ground = if (screen.place is Place.Handover) palette.neutral else palette.paper
                Surface(Modifier.fillMaxSize(), color = ground, contentColor = palette.ink) {
                    BoxWithConstraints(Modifier.windowInsetsPadding(WindowInsets.safeDrawing)) {
                        val large = minOf(maxWidth, maxHeight) >= Space.wide
                        CompositionLocalProvider(LocalDensity provides enlarged(LocalDensity.current, large)) {
                            PlaceView(screen, send)
                        }
                    }
                }
            }
        }
    }
}

/** A tablet lies farther from the eye than a phone is held. */
private fun enlarged(
    density: Density,
    large: Boolean,
): Density = if (large) Density(density.density * TABLET, density.fontScale) else density

@Composable
private fun PlaceView(
    screen: Screen,
    send: (Event) -> Unit,
) {
    when (val place = screen.place) {
        is Place.Home -> HomeScreen(screen, place.home, send)
        is Place.Setup -> SetupScreen(screen, place.setup, send)
        is Place.Handover -> HandoverScreen(screen, place.handover, send)
        is Place.Turn -> TurnScreen(screen, place.turn, send)
        is Place.Reveal -> RevealScreen(screen, place.reveal, send)
        is Place.Result -> ResultScreen(screen, place.result, send)
        is Place.Rules -> RulesScreen(screen, place.rules, send)
        is Place.Records -> RecordsScreen(screen, place.records, send)
        is Place.Replay -> ReplayScreen(screen, place.replay, send)
        is Place.Settings -> SettingsScreen(screen, place.settings, send)
    }
}

private fun tintOf(place: Place): Tint =
    when (place) {
        is Place.Turn -> place.turn.scene.tint
        is Place.Reveal -> place.reveal.scene.tint
        is Place.Replay -> place.replay.scene.tint
        else -> Tint.PLAIN
    }

private const val TABLET = 1.25f
