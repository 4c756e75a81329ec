package app.myrmex.ui

import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Theme
import app.myrmex.core.Turn
import app.myrmex.core.door.App
import java.nio.file.Files

/**
 * The screens of *Fourmidable* as the core sends them in the middle of a match of three people:
 * too many pieces to be made by hand.
 */
class Forest(
    french: Boolean,
    private val theme: Theme = Theme.LIGHT,
) {
    private val folder = Files.createTempDirectory("myrmex").toFile()
    private val app = App.rehearse(folder.path, if (french) "fr" else "en", NOON, 0, SEED)
    private val hand = Hand()

    /** Every tab, and an ant on its way, by name. */
    fun all(): Map<String, Screen> {
        begin("apprentice")
        // A birth, a predator and a few ants each.
        playUntil { it.scene.round.contains(" 2") && it.asks("ant") && it.asks("prowl") }
        val forest = app.screen()
        val nest = press("tab nest")
        val colonies = press("tab colonies")
        press("tab forest")
        press("cards")
        take()
        val cards = app.screen()
        press("close")
        tap { it.startsWith("ant h") || it.startsWith("ant f") }
        tap { it.startsWith("walk") }
        val way = app.screen()
        app.close()
        folder.deleteRecursively()
        return linkedMapOf(
            "fourmidable-forest" to forest,
            "fourmidable-way" to way,
            "fourmidable-nest" to nest,
            "fourmidable-cards" to cards,
            "fourmidable-colonies" to colonies,
        ).mapValues { (_, screen) -> screen.copy(look = screen.look.copy(theme = theme, still = true)) }
    }

    private fun begin(mode: String) {
        press("new fourmidable")
        press("add")
        press("option mode $mode")
        press("deal")
    }

    private fun playUntil(there: (Turn) -> Boolean) {
        repeat(MOST_STEPS) {
            val turn = (app.screen().place as? Place.Turn)?.turn
            if (turn != null && turn.recap == null && there(turn)) return
            app.send(checkNotNull(hand.next(app.screen())))
        }
        error("not there after $MOST_STEPS steps")
    }

    private fun Turn.asks(what: String) = pieces(this).any { it.tappable && it.target.orEmpty().startsWith(what) }

    private fun press(id: String): Screen = app.send(Event.Press(id))

    private fun take() {
        while (app.screen().place is Place.Handover) press("here")
    }

    private fun tap(wanted: (String) -> Boolean) {
        val turn = (app.screen().place as Place.Turn).turn
        val piece = pieces(turn).first { it.tappable && wanted(it.target.orEmpty()) }
        app.send(Event.Tap(piece.target!!))
    }

    private companion object {
        const val NOON = 1_790_000_000L
        const val SEED = 4UL
        const val MOST_STEPS = 2000
    }
}
