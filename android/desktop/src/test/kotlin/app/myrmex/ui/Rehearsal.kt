package app.myrmex.ui

import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Turn
import app.myrmex.core.door.App
import java.nio.file.Files

/** The real core without a shell round it, for screens with too much on them to be made by hand. */
class Rehearsal(
    french: Boolean,
    seed: ULong,
) : AutoCloseable {
    private val folder = Files.createTempDirectory("myrmex").toFile()
    private val app = App.rehearse(folder.path, if (french) "fr" else "en", NOON, 0, seed)
    private val hand = Hand()

    val screen: Screen get() = app.screen()

    fun press(id: String): Screen = app.send(Event.Press(id))

    /** Taps the first thing that glows and is [wanted]. */
    fun tap(wanted: (String) -> Boolean): Screen {
        val turn = (screen.place as Place.Turn).turn
        val piece = pieces(turn).first { it.tappable && wanted(it.target.orEmpty()) }
        return app.send(Event.Tap(piece.target!!))
    }

    /** Plays on until a turn without a recap is [there]. */
    fun playUntilTurn(there: (Turn) -> Boolean): Screen =
        playUntil { (it as? Place.Turn)?.turn?.let { turn -> turn.recap == null && there(turn) } == true }

    /** Does what [next] wants until it is [there]. */
    fun playUntil(
        next: (Screen) -> Event? = hand::next,
        there: (Place) -> Boolean,
    ): Screen {
        repeat(MOST_STEPS) {
            if (there(screen.place)) return screen
            app.send(checkNotNull(next(screen)))
        }
        error("not there after $MOST_STEPS steps")
    }

    /** The way back to Home. */
    fun home(): Screen {
        while (screen.place !is Place.Home) app.send(Event.Back)
        return screen
    }

    override fun close() {
        app.close()
        folder.deleteRecursively()
    }

    private companion object {
        const val NOON = 1_790_000_000L
        const val MOST_STEPS = 2000
    }
}
