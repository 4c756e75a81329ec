package app.myrmex.ui.part

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.calculateCentroid
import androidx.compose.foundation.gestures.calculatePan
import androidx.compose.foundation.gestures.calculateZoom
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.isSpecified
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.pointerInput
import kotlin.math.abs
import kotlin.math.pow

/**
 * One finger pans what is larger than its view, two pinch, a wheel zooms, and two taps on a place
 * that means nothing fit the board. [tap] says whether the tap meant something.
 */
internal fun Modifier.boardGestures(
    camera: BoardCamera,
    closest: Float,
    tap: (Offset) -> Boolean,
): Modifier =
    composed {
        val onTap by rememberUpdatedState(tap)
        pointerInput(camera, closest) {
            var lastMiss = 0L
            awaitEachGesture {
                val down = awaitFirstDown()
                if (!dragged(camera, closest) && !onTap(down.position)) {
                    if (down.uptimeMillis - lastMiss < viewConfiguration.doubleTapTimeoutMillis) camera.fit()
                    lastMiss = down.uptimeMillis
                }
            }
        }.pointerInput(camera, closest) {
            awaitPointerEventScope {
                while (true) {
                    val event = awaitPointerEvent()
                    if (event.type == PointerEventType.Scroll) {
                        val wheel = event.changes.first()
                        val zoom = WHEEL.pow(-wheel.scrollDelta.y)
                        camera.transform(wheel.position, Offset.Zero, zoom, closest)
                        wheel.consume()
                    }
                }
            }
        }
    }

/** Follows the fingers until they are up; false if they did not move, so that it was a tap. */
private suspend fun AwaitPointerEventScope.dragged(
    camera: BoardCamera,
    closest: Float,
): Boolean {
    var travelled = Offset.Zero
    var moved = false
    while (true) {
        val event = awaitPointerEvent()
        if (event.changes.any { it.isConsumed }) return true
        val pan = event.calculatePan()
        val zoom = event.calculateZoom()
        travelled += pan
        val pinching = abs(zoom - 1f) > NO_ZOOM
        moved = moved || pinching || travelled.getDistance() > viewConfiguration.touchSlop
        // A board that is seen whole leaves the finger to what scrolls around it.
        val around = event.calculateCentroid(useCurrent = false)
        val canMove = camera.near || pinching
        if (moved && canMove && around.isSpecified) {
            camera.transform(around, pan, zoom, closest)
            event.changes.forEach { it.consume() }
        }
        if (event.changes.none { it.pressed }) return moved
    }
}

private const val WHEEL = 1.15f
private const val NO_ZOOM = 0.001f
