package app.myrmex.ui.part

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.positionInRoot
import app.myrmex.core.Scene
import app.myrmex.ui.theme.MyrmexTheme

/**
 * Where every piece of the table was last seen, so that one that moves is seen moving, from area
 * to area too. It lives as long as one table is on screen: a hand-over forgets it.
 */
class Flights {
    private val seen = HashMap<String, Rect>()

    fun before(id: String): Rect? = seen[id]

    internal fun see(
        id: String,
        coordinates: LayoutCoordinates,
    ) {
        seen[id] = coordinates.boundsInRoot()
    }

    internal fun forget(id: String) {
        seen.remove(id)
    }
}

/** The flights over this table, and which picture of it we are at. */
internal class Sky(
    val flights: Flights,
    val picture: Any?,
)

internal val LocalSky = staticCompositionLocalOf<Sky?> { null }

@Composable
fun Flying(
    scene: Scene,
    content: @Composable () -> Unit,
) {
    val flights = remember { Flights() }
    CompositionLocalProvider(LocalSky provides remember(scene) { Sky(flights, scene) }, content = content)
}

/** Lets a piece outside a board travel from where the same piece was in the picture before. */
internal fun Modifier.flying(id: String): Modifier =
    composed {
        val sky = LocalSky.current ?: return@composed Modifier
        val still = MyrmexTheme.still
        var shift by remember(sky.picture) { mutableStateOf(Offset.Zero) }
        val before = remember(sky.picture) { sky.flights.before(id) }
        val left = remember(sky.picture) { Animatable(1f) }
        LaunchedEffect(sky.picture) { if (before != null && !still) left.animateTo(0f, travel()) }
        tracked(id)
            .onPlaced { coordinates ->
                if (before != null && !still && left.value == 1f) {
                    shift = before.topLeft - coordinates.positionInRoot()
                }
            }.graphicsLayer {
                translationX = shift.x * left.value
                translationY = shift.y * left.value
            }
    }

/** Remembers where the piece lies, for the next picture. */
internal fun Modifier.tracked(id: String): Modifier =
    composed {
        val flights = LocalSky.current?.flights ?: return@composed Modifier
        DisposableEffect(flights, id) { onDispose { flights.forget(id) } }
        onGloballyPositioned { flights.see(id, it) }
    }

internal fun <T> travel() = tween<T>(TRAVEL_MILLIS, easing = FastOutSlowInEasing)

private const val TRAVEL_MILLIS = 240
