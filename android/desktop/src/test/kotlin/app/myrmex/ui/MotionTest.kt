package app.myrmex.ui

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.onRoot
import app.myrmex.core.AreaKind
import app.myrmex.core.Mark
import app.myrmex.core.Role
import app.myrmex.core.Screen
import app.myrmex.core.Shape
import app.myrmex.ui.theme.seatColor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

/** Things move from where they were to where they are, unless somebody wants peace. */
@OptIn(ExperimentalTestApi::class)
class MotionTest {
    private val samples = Samples(french = false)

    @Test
    fun `a piece travels across the board within three tenths of a second`() =
        onStage(board(at = 500, still = false)) {
            test.mainClock.autoAdvance = false
            val start = seen()
            screen = board(at = 3500, still = false)
            test.mainClock.advanceTimeBy(120)
            val midway = seen()
            test.mainClock.advanceTimeBy(300)
            val end = seen()
            assertTrue(start < midway && midway < end, "at $start, then $midway, then $end")
        }

    @Test
    fun `nothing moves when nothing should`() =
        onStage(board(at = 500, still = true)) {
            test.mainClock.autoAdvance = false
            val start = seen()
            screen = board(at = 3500, still = true)
            test.mainClock.advanceTimeBy(33)
            val next = seen()
            test.mainClock.advanceTimeBy(500)
            assertNotEquals(start, next)
            assertEquals(next, seen())
        }

    @Test
    fun `a card travels from the hand to the table`() =
        onStage(rows(inHand = true)) {
            test.mainClock.autoAdvance = false
            val hand = heightSeen()
            screen = rows(inHand = false)
            test.mainClock.advanceTimeBy(100)
            val midway = heightSeen()
            test.mainClock.advanceTimeBy(400)
            val table = heightSeen()
            assertTrue(table < midway && midway < hand, "from $hand by $midway to $table")
        }

    private fun ant() =
        samples
            .piece(
                "ant",
                "ant",
            ).copy(shape = Shape.DISC, role = Role.SEAT, mark = Mark.CROSS, width = 900, height = 900)

    private fun board(
        at: Int,
        still: Boolean,
    ): Screen {
        val area = samples.board("board", "", 4000, 4000, listOf(ant().copy(x = at, y = 2000)))
        return moving(samples.turn("", "", listOf(area), emptyList(), seats = 0), still)
    }

    private fun rows(inHand: Boolean): Screen {
        fun gap(id: String) = samples.piece(id, id).copy(shape = Shape.DISC)
        val table = samples.area(AreaKind.ROW, "table", "", if (inHand) listOf(gap("a gap")) else listOf(ant()))
        val hand = samples.area(AreaKind.ROW, "hand", "", if (inHand) listOf(ant()) else listOf(gap("another")))
        return moving(samples.turn("", "", listOf(table, hand), emptyList(), seats = 0), still = false)
    }

    private fun moving(
        screen: Screen,
        still: Boolean,
    ): Screen = screen.copy(look = screen.look.copy(still = still))

    /** The leftmost column that shows the ant. */
    private fun Stage.seen(): Int = coloured().minOf { it.first }

    /** The topmost line that shows it. */
    private fun Stage.heightSeen(): Int = coloured().minOf { it.second }

    private fun Stage.coloured(): List<Pair<Int, Int>> {
        val pixels = test.onRoot().captureToImage().toPixelMap()
        return (0 until pixels.width).flatMap { x ->
            (0 until pixels.height).filter { y -> pixels[x, y].near(seatColor(Mark.CROSS)) }.map { y -> x to y }
        }
    }

    private fun Color.near(other: Color): Boolean =
        listOf(red - other.red, green - other.green, blue - other.blue).all { kotlin.math.abs(it) < 0.02f }
}
