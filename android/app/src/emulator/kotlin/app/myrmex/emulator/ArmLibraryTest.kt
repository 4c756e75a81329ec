package app.myrmex.emulator

import app.myrmex.core.ButtonStyle
import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Turn
import app.myrmex.core.door.Failure
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNotEquals

/** The library for 64-bit ARM phones, executed. */
class ArmLibraryTest {
    @get:Rule
    val phone = TemporaryFolder()

    private val store get() = phone.root.resolve("data/data/app.myrmex/files/myrmex")

    @Test
    fun `it plays a golden match of Gringrins to the same end`() {
        val golden = Golden(File(System.getProperty("golden")))
        deal(golden)
        val done = List(golden.actions.size) { mutableListOf<String>() }
        open("library").use { core ->
            var screen = core.send(Event.Press(resume(core.screen())))
            while (screen.place !is Place.Result) {
                screen = core.send(step(screen, golden, done))
            }
            val result = (screen.place as Place.Result).result
            assertEquals(golden.actions, done)
            assertEquals(golden.why, result.why)
            assertEquals(golden.rows, result.sheet.rows.map { "${it.label}: ${it.cells.joinToString(" · ")}" })
        }
        assertEquals(listOf("00000001.record"), store.list().orEmpty().filter { it.startsWith("0") })
    }

    @Test
    fun `a panic comes back as an error and the next call is served`() {
        open("library.panic").use { core ->
            core.send(Event.Press("settings"))
            val failure = assertFailsWith<Failure.Internal> { core.send(Event.Press("forced-panic")) }
            assertNotEquals("", failure.message)
            assertIs<Place.Home>(core.screen().place)
        }
    }

    /** Puts the golden match, before its first move, where a match of the same game would lie. */
    private fun deal(golden: Golden) {
        open("library").use { core ->
            core.send(Event.Press("new gringrins"))
            core.send(Event.Press("deal"))
        }
        val log = store.resolve("00000001.log")
        log.writeText(golden.dealt(log.readLines().first()))
        store.resolve("00000001.snapshot").delete()
    }

    private fun open(property: String) = EmulatedCore(File(System.getProperty(property)), phone.root, "en")

    private fun resume(screen: Screen): String =
        assertIs<Place.Home>(screen.place)
            .home.resume
            .single()
            .buttons
            .first()
            .id

    private fun step(
        screen: Screen,
        golden: Golden,
        done: List<MutableList<String>>,
    ): Event =
        when (val place = screen.place) {
            is Place.Handover -> Event.Press(place.handover.button.id)
            is Place.Reveal -> Event.Press(place.reveal.button.id)
            is Place.Turn -> turn(place.turn, golden, done)
            else -> error("the match led to $place")
        }

    private fun turn(
        turn: Turn,
        golden: Golden,
        done: List<MutableList<String>>,
    ): Event {
        val next = turn.buttons.firstOrNull { it.style == ButtonStyle.PRIMARY && it.disabled == null }
        return when {
            turn.recap != null -> Event.Press(turn.recap!!.button.id)
            next != null -> Event.Press(next.id)
            else -> {
                val seat = turn.scene.seats.indexOfFirst { it.active }
                val action = golden.actions[seat][done[seat].size]
                done[seat] += action
                Event.Tap(action)
            }
        }
    }
}
