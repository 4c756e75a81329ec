package app.myrmex.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import app.myrmex.core.Area
import app.myrmex.core.Piece
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Shape
import app.myrmex.ui.part.BoardCamera
import app.myrmex.ui.part.cornerFor
import app.myrmex.ui.part.rectOf
import app.myrmex.ui.part.targetAt
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What lies on a board can be found and hit. */
class BoardTest {
    @Test
    fun `a board too large for its view opens on its focus at 48 dp or more`() {
        listOf(SMALL_PHONE, PHONE).forEach { device ->
            onStage(Samples(french = true).hexTurn(), device) {
                val cell = tappable().first { spoken(it) == "Hexagone 0, 1" }
                assertTrue(minOf(cell.size.width, cell.size.height) >= CONTROL, "${device.name}: ${cell.size}")
                assertEquals(cell.size.width.toFloat(), cell.boundsInRoot.width, "${device.name}: in sight as a whole")
            }
        }
    }

    @Test
    fun `every piece of a board has a node of its own`() =
        onStage(Samples(french = true).boardTurn()) {
            val spoken = nodes().mapNotNull { it.config.getOrNull(SemanticsProperties.ContentDescription)?.first() }
            assertEquals(16, spoken.count { it.startsWith("Case ") })
        }

    @Test
    fun `a tap near the corner of a hex means the hex whose middle is nearer`() {
        val hexes = checkNotNull(hexArea(Samples(french = true).hexTurn()))
        val (one, other) = neighbours(hexes.pieces)
        val middle = Offset((one.x + other.x) / 2f, (one.y + other.y) / 2f)
        listOf(one, other).forEach { hex ->
            val nearer = middle + (Offset(hex.x.toFloat(), hex.y.toFloat()) - middle) * 0.05f
            assertEquals(hex.target, targetAt(hexes, nearer, reach = 0f))
        }
    }

    @Test
    fun `what waits to be confirmed is in sight where not all that may be tapped is`() {
        val hexes = checkNotNull(hexArea(Samples(french = true).hexTurn()))
        val last = hexes.pieces.last { it.tappable }.id
        val armed = hexes.copy(pieces = hexes.pieces.map { it.copy(armed = it.id == last) })
        val seen = BoardCamera().apply { show(armed, Size(100f, 100f), least = 40f, comfortable = 48f) }.window
        assertTrue(seen.contains(rectOf(armed.pieces.first { it.armed }).center))
    }

    @Test
    fun `the map of a board lies where it hides the least that may be tapped`() {
        val hexes = checkNotNull(hexArea(Samples(french = true).hexTurn()))
        val camera = BoardCamera().apply { show(hexes, Size(400f, 400f), least = 40f, comfortable = 48f) }
        val usual = cornerFor(hexes, camera, side = 88f)
        val beside = hexes.pieces.map { piece ->
            val onItsSide = (camera.toView(rectOf(piece)).center.x - 200f) * usual.horizontalBias > 0
            piece.copy(tappable = onItsSide)
        }
        val moved = cornerFor(hexes.copy(pieces = beside), camera, side = 88f)
        assertEquals(-usual.horizontalBias, moved.horizontalBias)
    }

    private fun hexArea(screen: Screen): Area? =
        (screen.place as Place.Turn)
            .turn.scene.areas
            .firstOrNull { area -> area.pieces.any { it.shape == Shape.HEX } }

    /** Two hexes side by side at a slant, where their boxes overlap. */
    private fun neighbours(pieces: List<Piece>): Pair<Piece, Piece> {
        val hexes = pieces.filter { it.shape == Shape.HEX && it.target != null }
        return hexes.firstNotNullOf { one ->
            hexes
                .firstOrNull {
                    it.x > one.x && it.x - one.x < one.width && it.y != one.y &&
                        abs(it.y - one.y) < one.height
                }?.let { one to it }
        }
    }

    private companion object {
        const val CONTROL = 48
    }
}
