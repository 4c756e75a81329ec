package app.myrmex.ui

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
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

    private companion object {
        const val CONTROL = 48
    }
}
