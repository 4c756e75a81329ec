package app.myrmex.ui.model

import app.myrmex.core.Event
import app.myrmex.core.Home
import app.myrmex.core.Look
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Theme
import app.myrmex.core.door.Failure
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

@OptIn(ExperimentalCoroutinesApi::class)
class GameModelTest {
    @Test
    fun `the first screen comes from the core`() =
        runTest {
            val model = model(FakeCore(screen("first")))
            assertNull(model.screen.value)
            runCurrent()
            assertEquals("first", model.title())
        }

    @Test
    fun `events are served in the order they were sent`() =
        runTest {
            val core = FakeCore()
            val model = model(core)
            listOf("a", "b", "c").forEach { model.send(Event.Press(it)) }
            runCurrent()
            assertEquals<List<Event>>(listOf("a", "b", "c").map { Event.Press(it) }, core.events)
        }

    @Test
    fun `a bot goes on after its pause and not before`() =
        runTest {
            val core = FakeCore(screen(thinkAfter = 400)) { screen("moved") }
            val model = model(core)
            runCurrent()
            pass(399)
            assertEquals(emptyList(), core.events)
            pass(1)
            assertEquals(listOf<Event>(Event.Continue), core.events)
            assertEquals("moved", model.title())
            pass(10_000)
            assertEquals(1, core.events.size)
        }

    @Test
    fun `a bot that needs several slices gets them one by one`() =
        runTest {
            val core = FakeCore(screen(thinkAfter = 10)) { if (it < 3) screen(thinkAfter = 10) else screen() }
            model(core)
            runCurrent()
            pass(10)
            assertEquals(1, core.events.size)
            pass(1000)
            assertEquals<List<Event>>(List(3) { Event.Continue }, core.events)
        }

    @Test
    fun `taps between two thoughts are served and do not hold the bot up`() =
        runTest {
            val core = FakeCore(screen(thinkAfter = 100)) { screen(thinkAfter = 100) }
            val model = model(core)
            runCurrent()
            pass(60)
            model.send(Event.Tap("pot"))
            pass(39)
            assertEquals(listOf<Event>(Event.Tap("pot")), core.events)
            pass(1)
            assertEquals(listOf(Event.Tap("pot"), Event.Continue), core.events)
        }

    @Test
    fun `a failure becomes a note on the screen that stays`() =
        runTest {
            val core = FakeCore(screen("here")) { throw Failure.Name("That name is taken.") }
            val model = model(core)
            runCurrent()
            model.send(Event.Enter("name", "Zoé"))
            runCurrent()
            assertEquals("here", model.title())
            assertEquals("That name is taken.", model.note())
        }

    @Test
    fun `a thought that fails is told once and not repeated for ever`() =
        runTest {
            val core = FakeCore(screen(thinkAfter = 5)) { throw Failure.Storage("The disk is full.") }
            val model = model(core)
            runCurrent()
            pass(10_000)
            assertEquals(listOf<Event>(Event.Continue), core.events)
            assertEquals("The disk is full.", model.note())
        }

    @Test
    fun `a second tap on a button that is gone says nothing`() =
        runTest {
            val core = FakeCore(screen("first")) { if (it == 1) screen("second") else throw Failure.Unfit("What?") }
            val model = model(core)
            runCurrent()
            model.send(Event.Press("deal"))
            model.send(Event.Press("deal"))
            runCurrent()
            assertEquals("second", model.title())
            assertNull(model.screen.value?.note)
            model.send(Event.Press("deal"))
            runCurrent()
            assertEquals("What?", model.note())
        }

    @Test
    fun `a private screen left alone is taken away`() =
        runTest {
            val core = FakeCore(secret()) { screen("covered") }
            val model = model(core)
            runCurrent()
            pass(44_999)
            assertEquals(emptyList(), core.events)
            pass(1)
            assertEquals(listOf<Event>(Event.Suspended), core.events)
            assertEquals("covered", model.title())
        }

    @Test
    fun `a touch begins the wait of a private screen again`() =
        runTest {
            val core = FakeCore(secret()) { screen() }
            val model = model(core)
            runCurrent()
            pass(44_000)
            model.touched()
            pass(44_999)
            assertEquals(emptyList(), core.events)
            pass(1)
            assertEquals(listOf<Event>(Event.Suspended), core.events)
        }

    @Test
    fun `a bot that thinks does not keep a private screen open`() =
        runTest {
            val core = FakeCore(secret(thinkAfter = 1000)) { secret(thinkAfter = 1000) }
            model(core)
            runCurrent()
            pass(45_000)
            assertEquals(1, core.events.count { it == Event.Suspended })
        }

    @Test
    fun `a public screen stays however long it is left alone`() =
        runTest {
            val core = FakeCore(screen(coverAfter = 45))
            model(core)
            runCurrent()
            pass(600_000)
            assertEquals(emptyList(), core.events)
        }

    @Test
    fun `a private screen is covered at once when the app is left, until the core has taken it away`() =
        runTest {
            val model = model(FakeCore(secret()) { screen() })
            runCurrent()
            assertFalse(model.covered.value)
            model.send(Event.Suspended)
            assertTrue(model.covered.value)
            runCurrent()
            assertFalse(model.covered.value)
            assertEquals(false, model.screen.value?.private)
        }

    @Test
    fun `a private screen that arrives after the app was left is covered too`() =
        runTest {
            val gate = CountDownLatch(1)
            val executor = Executors.newSingleThreadExecutor()
            val core =
                FakeCore {
                    if (it == 2) gate.await()
                    if (it == 1) secret() else screen()
                }
            val model = model(core, executor.asCoroutineDispatcher())
            settle { model.screen.value != null }
            model.send(Event.Press("me"))
            model.send(Event.Suspended)
            settle { model.screen.value?.private == true }
            assertTrue(model.covered.value)
            gate.countDown()
            settle { model.screen.value?.private == false }
            assertFalse(model.covered.value)
            executor.shutdown()
        }

    @Test
    fun `the core is called on its own thread and a slow call stops nobody`() =
        runTest {
            val gate = CountDownLatch(1)
            val executor = Executors.newSingleThreadExecutor()
            val core = FakeCore { screen("served").also { gate.await() } }
            val model = model(core, executor.asCoroutineDispatcher())
            settle { model.screen.value != null }
            model.send(Event.Press("slow"))
            settle { core.events.isNotEmpty() }
            model.send(Event.Press("next"))
            assertEquals("", model.title())
            gate.countDown()
            settle { model.title() == "served" }
            assertEquals(1, core.threads.size)
            assertNotEquals(Thread.currentThread(), core.threads.single())
            executor.shutdown()
        }

    @Test
    fun `a core that cannot be opened says why`() =
        runTest {
            val model =
                GameModel(
                    { throw Failure.Storage("No room.") },
                    backgroundScope,
                    StandardTestDispatcher(testScheduler),
                    testScheduler.timeSource,
                )
            runCurrent()
            assertNull(model.screen.value)
            assertEquals("No room.", model.trouble.value)
        }

    private fun TestScope.model(
        core: Core,
        thread: CoroutineDispatcher = StandardTestDispatcher(testScheduler),
    ) = GameModel({ core }, backgroundScope, thread, testScheduler.timeSource)

    private fun TestScope.pass(milliseconds: Long) {
        testScheduler.advanceTimeBy(milliseconds)
        runCurrent()
    }

    /** Waits for a real thread, without letting test time go by. */
    private fun TestScope.settle(reached: () -> Boolean) {
        val end = System.nanoTime() + 10_000_000_000
        while (!reached() && System.nanoTime() < end) {
            runCurrent()
            Thread.sleep(1)
        }
        assertTrue(reached(), "never reached")
    }

    private fun GameModel.title() = (assertNotNull(screen.value).place as Place.Home).home.title

    private fun GameModel.note() = assertNotNull(screen.value).note?.text

    private fun secret(thinkAfter: Int? = null) = screen(private = true, coverAfter = 45, thinkAfter = thinkAfter)

    private fun screen(
        title: String = "",
        private: Boolean = false,
        coverAfter: Int? = null,
        thinkAfter: Int? = null,
    ) = Screen(
        place =
            Place.Home(
                Home(
                    title = title,
                    resumeTitle = "",
                    resume = emptyList(),
                    gamesTitle = "",
                    games = emptyList(),
                    buttons = emptyList(),
                ),
            ),
        private = private,
        coverAfter = coverAfter?.toUInt(),
        thinkAfter = thinkAfter?.toUInt(),
        awake = false,
        back = null,
        note = null,
        cues = emptyList(),
        look = Look("en", Theme.SYSTEM, leftHanded = false, still = false, sound = false, haptics = false),
    )

    /** Answers the nth event, counted from one, with [answer]. */
    private inner class FakeCore(
        private var now: Screen = screen(),
        private val answer: (Int) -> Screen = { screen() },
    ) : Core {
        val events: MutableList<Event> = mutableListOf()
        val threads: MutableSet<Thread> = mutableSetOf()

        override fun screen(): Screen {
            threads += Thread.currentThread()
            return now
        }

        override fun send(event: Event): Screen {
            threads += Thread.currentThread()
            events += event
            now = answer(events.size)
            return now
        }
    }
}
