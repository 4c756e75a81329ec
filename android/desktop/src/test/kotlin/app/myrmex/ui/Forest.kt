package app.myrmex.ui

import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Theme
import app.myrmex.core.Turn

/** The screens of *Fourmidable* as the core sends them in the middle of a match of three people. */
class Forest(
    private val french: Boolean,
    private val theme: Theme = Theme.LIGHT,
) {
    /** Every tab, and an ant on its way, by name. */
    fun all(): Map<String, Screen> =
        Rehearsal(french, SEED)
            .use(::visit)
            .mapValues { (_, screen) -> screen.copy(look = screen.look.copy(theme = theme, still = true)) }

    private fun visit(match: Rehearsal): Map<String, Screen> {
        begin(match, "apprentice")
        // A birth, a predator and a few ants each.
        val forest = match.playUntilTurn { it.scene.round.contains(" 2") && it.asks("ant") && it.asks("prowl") }
        val nest = match.press("tab nest")
        val colonies = match.press("tab colonies")
        match.press("tab forest")
        match.press("cards")
        while (match.screen.place is Place.Handover) match.press("here")
        // The news of the table, for whoever takes the phone.
        (match.screen.place as Place.Turn).turn.recap?.let { match.press(it.button.id) }
        val cards = match.screen
        match.press("close")
        match.tap { it.startsWith("ant h") || it.startsWith("ant f") }
        val way = match.tap { it.startsWith("walk") }
        return linkedMapOf(
            "fourmidable-forest" to forest,
            "fourmidable-way" to way,
            "fourmidable-nest" to nest,
            "fourmidable-cards" to cards,
            "fourmidable-colonies" to colonies,
        )
    }

    private fun begin(
        match: Rehearsal,
        mode: String,
    ) {
        match.press("new fourmidable")
        match.press("add")
        match.press("option mode $mode")
        match.press("deal")
    }

    private fun Turn.asks(what: String) = pieces(this).any { it.tappable && it.target.orEmpty().startsWith(what) }

    private companion object {
        const val SEED = 4UL
    }
}
