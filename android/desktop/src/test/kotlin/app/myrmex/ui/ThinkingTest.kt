package app.myrmex.ui

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.unit.Density
import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Scene
import app.myrmex.core.Screen
import app.myrmex.core.Turn
import app.myrmex.core.door.App
import app.myrmex.desktop.DesktopFonts
import app.myrmex.ui.model.AppCore
import app.myrmex.ui.model.Core
import app.myrmex.ui.model.Game
import app.myrmex.ui.model.GameModel
import kotlinx.coroutines.asCoroutineDispatcher
import java.nio.file.Files
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.CopyOnWriteArraySet
import java.util.concurrent.Executors
import java.util.concurrent.Semaphore
import java.util.concurrent.TimeUnit
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertTrue

/**
 * The real core thinks over the move of a sharp bot while somebody touches the screen. Slices of
 * thought are counted, and held up at will: nothing here depends on how long one takes.
 */
@OptIn(ExperimentalTestApi::class)
class ThinkingTest {
    @Test
    fun `the menu opens during a slice and what is tapped there comes before the next`() = thinking { core, model, ui ->
        core.allow(SOME)
        waitForSlice(core, SOME + 1)
        // That slice is under way and does not end.
        onNodeWithContentDescription(turn(model).menuTitle).performClick()
        val rules = turn(model).menu.first { it.id == "rules" }
        onNodeWithText(rules.label).assertIsDisplayed().performClick()
        waitForIdle()
        assertEquals(SOME + 1, core.slices, "the slice is still under way")
        assertFalse(Event.Press("rules") in core.events)

        core.allowAll()
        waitUntil(timeoutMillis = PATIENCE) { model.screen.value?.place is Place.Rules }
        assertEquals(List(SOME + 1) { Event.Continue } + Event.Press("rules"), core.events)

        // Back at the table the bot thinks again, and comes to what it would have done.
        model.send(Event.Back)
        assertEquals(undisturbed(), sceneAfterTheMove(model))
        assertEquals(1, core.threads.size, "the core has a thread of its own")
        assertFalse(ui in core.threads, "which is not the one that draws")
    }

    @Test
    fun `leaving the app during a slice is served before the next`() = thinking { core, model, _ ->
        core.allow(SOME)
        waitForSlice(core, SOME + 1)
        model.send(Event.Suspended)
        waitForIdle()
        core.allowAll()
        waitUntil(timeoutMillis = PATIENCE) { Event.Suspended in core.events }
        assertEquals(SOME + 1, core.events.indexOf(Event.Suspended), "not one slice more")
        model.send(Event.Resumed(NOON, LANGUAGE))
        assertEquals(undisturbed(), sceneAfterTheMove(model))
    }

    @Test
    fun `leaving and coming back again and again lets at most one more slice pass and changes no move`() =
        thinking { core, model, _ ->
            core.allowAll()
            var last = 0
            repeat(TIMES) {
                waitForSlice(core, last + SOME)
                val before = core.slices
                model.send(Event.Suspended)
                waitUntil(timeoutMillis = PATIENCE) { core.events.count { it == Event.Suspended } == it + 1 }
                val until = core.events.subList(0, core.events.lastIndexOf(Event.Suspended))
                last = until.count { it == Event.Continue }
                assertTrue(last - before <= 1, "${last - before} slices before it was served")
                model.send(Event.Resumed(NOON, LANGUAGE))
            }
            assertEquals(undisturbed(), sceneAfterTheMove(model))
        }

    /** What the table looks like once the bot has moved with nobody touching anything. */
    private fun undisturbed(): Scene {
        val core = dealt()
        var screen = core.screen()
        val before = scene(screen)
        var slices = 0
        while (scene(screen) == before) {
            screen = core.send(Event.Continue)
            slices++
        }
        assertTrue(slices > TIMES * (SOME + 2), "$slices slices are enough to disturb")
        return scene(screen)
    }

    private fun ComposeUiTest.sceneAfterTheMove(model: GameModel): Scene {
        val before = scene(dealt().screen())
        waitUntil(timeoutMillis = PATIENCE) {
            // Its thought is over; what is left is its pause.
            val pause = model.screen.value?.thinkAfter ?: 0u
            if (pause > 0u) mainClock.advanceTimeBy(pause.toLong())
            (model.screen.value?.place as? Place.Turn)?.turn?.scene?.let { it != before } == true
        }
        return turn(model).scene
    }

    /** A match with a sharp bot to move, on a screen that can be touched. */
    private fun thinking(act: ComposeUiTest.(SlicedCore, GameModel, Thread) -> Unit) {
        val executor = Executors.newSingleThreadExecutor { Thread(it).apply { isDaemon = true } }
        val core = SlicedCore(dealt())
        try {
            runDesktopComposeUiTest(width = PHONE.width, height = PHONE.height) {
                lateinit var model: GameModel
                lateinit var ui: Thread
                setContent {
                    val scope = rememberCoroutineScope()
                    ui = Thread.currentThread()
                    model = remember { GameModel({ core }, scope, executor.asCoroutineDispatcher()) }
                    CompositionLocalProvider(LocalDensity provides Density(1f)) { Game(model, DesktopFonts) }
                }
                waitUntil(timeoutMillis = PATIENCE) { model.screen.value != null }
                act(core, model, ui)
            }
        } finally {
            core.allowAll()
            executor.shutdown()
            executor.awaitTermination(PATIENCE, TimeUnit.MILLISECONDS)
        }
    }

    private fun dealt(): Core {
        val folder = Files.createTempDirectory("myrmex").toFile().apply { deleteOnExit() }
        val core = AppCore(App.rehearse(folder.path, LANGUAGE, NOON, 0, SEED))
        val screen = SET_UP.map { core.send(Event.Press(it)) }.last()
        assertEquals(0u, screen.thinkAfter, "a sharp bot begins at once")
        return core
    }

    private fun ComposeUiTest.waitForSlice(
        core: SlicedCore,
        slices: Int,
    ) = waitUntil(timeoutMillis = PATIENCE) { core.slices >= slices }

    private fun turn(model: GameModel): Turn = assertIs<Place.Turn>(model.screen.value?.place).turn

    private fun scene(screen: Screen): Scene = assertIs<Place.Turn>(screen.place).turn.scene

    /** The real core, which works a slice of thought only when it is allowed to. */
    private class SlicedCore(
        private val core: Core,
    ) : Core {
        private val allowed = Semaphore(0)

        /** What has come so far, with the slice that is under way. */
        val events = CopyOnWriteArrayList<Event>()
        val threads = CopyOnWriteArraySet<Thread>()
        val slices get() = events.count { it == Event.Continue }

        override fun screen(): Screen {
            threads += Thread.currentThread()
            return core.screen()
        }

        override fun send(event: Event): Screen {
            threads += Thread.currentThread()
            events += event
            if (event == Event.Continue) waitUntilAllowed()
            return core.send(event)
        }

        private fun waitUntilAllowed() =
            check(allowed.tryAcquire(PATIENCE, TimeUnit.MILLISECONDS)) { "whoever allows slices waits for this one" }

        fun allow(slices: Int) = allowed.release(slices)

        fun allowAll() = allowed.release(ALL)
    }

    private companion object {
        const val LANGUAGE = "fr"
        const val NOON = 1_790_000_000L
        const val SEED = 3UL
        val SET_UP = listOf("new fourmis", "option mode prairie", "seat 0 kind sharp", "seat 1 kind person", "deal")

        /** Slices before somebody does something. */
        const val SOME = 3
        const val TIMES = 4
        const val ALL = 100_000

        /** The bound is there to end a hang. */
        const val PATIENCE = 120_000L
    }
}
