package app.myrmex.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performImeAction
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.performTouchInput
import app.myrmex.core.Event
import app.myrmex.core.Place
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** What people do and what the core hears of it. */
@OptIn(ExperimentalTestApi::class)
class BehaviourTest {
    private val samples = Samples(french = true)

    @Test
    fun `a tap on a cell is sent`() =
        onStage(samples.boardTurn()) {
            test.onNodeWithContentDescription("Case 6").performTouchInput { click() }
            assertEquals(listOf<Event>(Event.Tap("cell-5")), sent)
        }

    @Test
    fun `a forbidden target is sent too and the core explains it`() =
        onStage(samples.boardTurn()) {
            test.onNodeWithContentDescription("Case 1").performTouchInput { click() }
            test.onNodeWithContentDescription("GRID").performClick()
            assertEquals(listOf<Event>(Event.Tap("cell-0"), Event.Tap("supply-1")), sent)
        }

    @Test
    fun `a screen reader taps a cell by its node`() =
        onStage(samples.boardTurn()) {
            test.onNodeWithContentDescription("Case 6").performSemanticsAction(SemanticsActions.OnClick)
            assertEquals(listOf<Event>(Event.Tap("cell-5")), sent)
        }

    @Test
    fun `a disabled button says why and can be pressed`() =
        onStage(samples.setup()) {
            val deal = test.onNodeWithText("Distribuer")
            deal.performClick()
            assertEquals(listOf<Event>(Event.Press("deal")), sent)
            val reason = deal.fetchSemanticsNode().config.getOrNull(SemanticsProperties.StateDescription)
            assertEquals("Zoé n’a pas encore de nom.", reason)
        }

    @Test
    fun `the phone is taken by holding the button for six tenths of a second`() =
        onStage(samples.handover()) {
            test.mainClock.autoAdvance = false
            val button = test.onNodeWithText("Je suis Léa")
            button.performTouchInput { down(center) }
            test.mainClock.advanceTimeBy(500)
            assertTrue(sent.isEmpty(), "sent too soon: $sent")
            test.mainClock.advanceTimeBy(200)
            assertEquals(listOf<Event>(Event.Press("take")), sent)
        }

    @Test
    fun `a short tap does not take the phone`() =
        onStage(samples.handover()) {
            test.onNodeWithText("Je suis Léa").performTouchInput { click() }
            test.mainClock.advanceTimeBy(1000)
            assertTrue(sent.isEmpty(), "sent: $sent")
        }

    @Test
    fun `with assistive technology a plain tap takes the phone`() =
        onStage(samples.handover()) {
            test.onNodeWithText("Je suis Léa").performSemanticsAction(SemanticsActions.OnClick)
            assertEquals(listOf<Event>(Event.Press("take")), sent)
        }

    @Test
    fun `a peek lasts as long as the finger is down`() =
        onStage(samples.stepperTurn()) {
            val peek = test.onNodeWithText("Mes cartes")
            peek.performTouchInput { down(center) }
            test.waitForIdle()
            assertEquals(listOf<Event>(Event.Hold("peek", true)), sent)
            peek.performTouchInput { up() }
            test.waitForIdle()
            assertEquals(listOf<Event>(Event.Hold("peek", true), Event.Hold("peek", false)), sent)
        }

    @Test
    fun `a peek ends when its screen goes away under the finger`() =
        onStage(samples.stepperTurn()) {
            test.onNodeWithText("Mes cartes").performTouchInput { down(center) }
            test.waitForIdle()
            screen = samples.handover()
            test.waitForIdle()
            assertEquals(listOf<Event>(Event.Hold("peek", true), Event.Hold("peek", false)), sent)
        }

    @Test
    fun `more goes to the next value that may be chosen`() =
        onStage(samples.stepperTurn()) {
            test.onNodeWithContentDescription("5 grains").performClick()
            test.onNodeWithContentDescription("2 grains").performClick()
            assertEquals(listOf<Event>(Event.Tap("bet-5"), Event.Tap("bet-2")), sent)
        }

    @Test
    fun `the value opens all the others`() =
        onStage(samples.stepperTurn()) {
            test.onNodeWithContentDescription("3 grains").performClick()
            test.onNodeWithContentDescription("9 grains").performClick()
            assertEquals(listOf<Event>(Event.Tap("bet-9")), sent)
        }

    @Test
    fun `a tap anywhere on the recap puts it away`() =
        onStage(samples.recapTurn()) {
            test.onNodeWithText("Depuis votre dernier tour").performClick()
            assertEquals(listOf<Event>(Event.Press("put-away")), sent)
        }

    @Test
    fun `the menu opens over the table and hides it from a screen reader`() =
        onStage(samples.boardTurn()) {
            test.onNodeWithContentDescription("Menu").performClick()
            test.onNodeWithText("Quitter la partie").assertIsDisplayed()
            test.onNodeWithContentDescription("Case 6").assertDoesNotExist()
            test.onNodeWithText("Règles").performClick()
            assertEquals(listOf<Event>(Event.Press("menu-rules")), sent)
            assertTrue(nodes(hasText("Quitter la partie")).isEmpty())
        }

    @Test
    fun `typed text is sent once when it is done`() =
        onStage(samples.setup()) {
            val field = test.onNodeWithText("Léa")
            field.performClick()
            field.performTextReplacement("Léonie")
            assertTrue(sent.isEmpty(), "sent while typing: $sent")
            test.onNodeWithText("Léonie").performImeAction()
            test.waitForIdle()
            assertEquals(listOf<Event>(Event.Enter("name-0", "Léonie")), sent)
        }

    @Test
    fun `typed text is sent when another field takes over`() =
        onStage(samples.setup()) {
            test.onNodeWithText("Léa").performClick()
            test.onNodeWithText("Léa").performTextReplacement("Lou")
            test.onNodeWithText("Baptiste").performClick()
            test.waitForIdle()
            assertEquals(listOf<Event>(Event.Enter("name-0", "Lou")), sent)
        }

    @Test
    fun `the way back is sent`() =
        onStage(samples.rules()) {
            test.onNodeWithContentDescription("Retour").performClick()
            assertEquals(listOf<Event>(Event.Back), sent)
        }

    @Test
    fun `a refusal is said until the next screen`() =
        onStage(samples.refusedTurn()) {
            test.onNodeWithText("Cette carte ne touche aucune autre fourmi.").assertIsDisplayed()
            screen = samples.boardTurn()
            test.waitForIdle()
            test.onNodeWithText("Cette carte ne touche aucune autre fourmi.").assertDoesNotExist()
        }

    @Test
    fun `a large board follows the finger and a tap after it meets what is there`() =
        onStage(samples.hexTurn()) {
            val before = test.onNodeWithContentDescription("Hexagone 0, 1").fetchSemanticsNode().boundsInRoot
            test.onRoot().performTouchInput {
                down(center)
                repeat(10) { moveBy(Offset(-10f, 0f)) }
                up()
            }
            test.waitForIdle()
            val after = test.onNodeWithContentDescription("Hexagone 0, 1").fetchSemanticsNode().boundsInRoot
            assertTrue(after.left < before.left - 50, "moved from $before to $after")
            assertTrue(sent.isEmpty(), "a drag is no tap: $sent")
            test.onNodeWithContentDescription("Hexagone 0, 1").performTouchInput { click() }
            assertEquals(listOf<Event>(Event.Tap("hex-0-1")), sent)
        }

    @Test
    fun `two fingers bring a board nearer`() =
        onStage(samples.boardTurn()) {
            val before = test.onNodeWithContentDescription("Case 6").fetchSemanticsNode().size
            test.onRoot().performTouchInput {
                down(0, center - Offset(30f, 0f))
                down(1, center + Offset(30f, 0f))
                repeat(10) { step ->
                    updatePointerTo(0, center - Offset(30f + step * 6, 0f))
                    updatePointerTo(1, center + Offset(30f + step * 6, 0f))
                    move()
                }
                up(0)
                up(1)
            }
            test.waitForIdle()
            val after = test.onNodeWithContentDescription("Case 6").fetchSemanticsNode().size
            assertTrue(after.width > before.width * 1.3, "from $before to $after")
        }

    @Test
    fun `the left hand finds the next step on its side`() {
        onStage(samples.boardTurn()) {
            assertTrue(left("Annuler") < left("Terminé"))
        }
        onStage(Samples(french = true, leftHanded = true).boardTurn()) {
            assertTrue(left("Terminé") < left("Annuler"))
        }
    }

    @Test
    fun `lying down the board is on the left and on the right for the left hand`() {
        onStage(samples.boardTurn(), LANDSCAPE) { assertTrue(leftOfCell() < LANDSCAPE.width / 2) }
        onStage(Samples(french = true, leftHanded = true).boardTurn(), LANDSCAPE) {
            assertTrue(leftOfCell() > LANDSCAPE.width / 2)
        }
    }

    @Test
    fun `nothing of the table is left behind the hand-over`() =
        onStage(samples.cardTurn()) {
            screen = samples.handover()
            test.waitForIdle()
            val handover = (screen.place as Place.Handover).handover
            val allowed = setOf(handover.title, handover.button.label) + handover.others.map { it.label }
            assertEquals(allowed, nodes().map(::spoken).filter { it.isNotEmpty() }.toSet())
        }

    @Test
    fun `a covered screen has nothing on it at all`() =
        onStage(samples.cardTurn()) {
            assertFalse(nodes().map(::spoken).all { it.isEmpty() })
            covered = true
            test.waitForIdle()
            assertEquals(emptyList(), nodes().map(::spoken).filter { it.isNotEmpty() })
        }

    private fun Stage.left(label: String) = test
        .onNodeWithText(label)
        .fetchSemanticsNode()
        .boundsInRoot.left

    private fun Stage.leftOfCell() = test
        .onNodeWithContentDescription("Case 1")
        .fetchSemanticsNode()
        .boundsInRoot.left
}
