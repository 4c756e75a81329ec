package app.myrmex.ui

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.unit.Density
import app.myrmex.core.Event
import app.myrmex.core.Screen
import app.myrmex.desktop.DesktopFonts
import app.myrmex.ui.model.Core
import app.myrmex.ui.model.Game
import app.myrmex.ui.model.GameModel
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asCoroutineDispatcher
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.time.TestTimeSource

/** The screen and its model together, with a core that can be made to dawdle. */
@OptIn(ExperimentalTestApi::class)
class GameTest {
    private val samples = Samples(french = true)

    @Test
    fun `a slow core leaves the screen alive`() {
        val released = CountDownLatch(1)
        val core =
            object : Core {
                override fun screen(): Screen = samples.boardTurn()

                override fun send(event: Event): Screen {
                    released.await()
                    return samples.handover()
                }
            }
        val thread = Executors.newSingleThreadExecutor()
        runDesktopComposeUiTest(width = PHONE.width, height = PHONE.height) {
            game(core, thread.asCoroutineDispatcher())
            onNodeWithContentDescription("Case 6").performClick()
            onNodeWithContentDescription("Règles, Laisser jouer un robot, Quitter la partie").performClick()
            onNodeWithText("Quitter la partie").assertIsDisplayed()
            released.countDown()
            waitUntil { nodesWithText("Je suis Léa").isNotEmpty() }
        }
        thread.shutdown()
    }

    @Test
    fun `a private screen left alone hides itself`() {
        val sent = mutableListOf<Event>()
        val core =
            object : Core {
                // Every moment of the wait is a frame to be drawn, so it is a short one.
                override fun screen(): Screen = samples.cardTurn().copy(coverAfter = 2u)

                override fun send(event: Event): Screen {
                    sent += event
                    return samples.handover()
                }
            }
        runDesktopComposeUiTest(width = PHONE.width, height = PHONE.height) {
            game(core, Dispatchers.Unconfined)
            onNodeWithText("Votre main").assertIsDisplayed()
            mainClock.advanceTimeBy(1_500)
            assertEquals(emptyList(), sent)
            mainClock.advanceTimeBy(700)
            waitForIdle()
            assertEquals(listOf<Event>(Event.Suspended), sent)
            onNodeWithText("Votre main").assertDoesNotExist()
            onNodeWithText("Je suis Léa").assertIsDisplayed()
        }
    }

    @Test
    fun `a private screen is hidden before the core has answered`() {
        val released = CountDownLatch(1)
        val core =
            object : Core {
                override fun screen(): Screen = samples.cardTurn()

                override fun send(event: Event): Screen {
                    released.await()
                    return samples.handover()
                }
            }
        val thread = Executors.newSingleThreadExecutor()
        runDesktopComposeUiTest(width = PHONE.width, height = PHONE.height) {
            val model = game(core, thread.asCoroutineDispatcher())
            onNodeWithText("Votre main").assertIsDisplayed()
            model.send(Event.Suspended)
            waitForIdle()
            onNodeWithText("Votre main").assertDoesNotExist()
            released.countDown()
            waitUntil { nodesWithText("Je suis Léa").isNotEmpty() }
        }
        thread.shutdown()
    }

    private fun ComposeUiTest.game(
        core: Core,
        coreThread: CoroutineDispatcher,
    ): GameModel {
        lateinit var model: GameModel
        setContent {
            val scope = rememberCoroutineScope()
            model = remember { GameModel({ core }, scope, coreThread, TestTimeSource()) }
            CompositionLocalProvider(LocalDensity provides Density(1f)) { Game(model, DesktopFonts) }
        }
        waitUntil { model.screen.value != null }
        waitForIdle()
        return model
    }

    private fun ComposeUiTest.nodesWithText(text: String) =
        onAllNodes(hasText(text)).fetchSemanticsNodes()
}
