package app.myrmex.ui

import app.myrmex.core.Place
import app.myrmex.core.Reveal
import app.myrmex.core.Screen
import app.myrmex.core.Theme

/** What somebody sees who plays *Fourmidable* alone, as the core sends it. */
class Alone(
    private val french: Boolean,
    private val theme: Theme = Theme.LIGHT,
) {
    /** The choice of cards, the bag, a draw from it and what comes of a match, by name. */
    fun all(): Map<String, Screen> =
        Rehearsal(french, SEED)
            .use(::visit)
            .mapValues { (_, screen) -> screen.copy(look = screen.look.copy(theme = theme, still = true)) }

    private fun visit(app: Rehearsal): Map<String, Screen> {
        app.press("new fourmidable")
        app.press("seat 1 leave")
        app.press("deal")
        app.playUntilTurn { true }
        app.tap { it == "suggest" }
        val chooser = app.press("tab ants")
        val colony = Harvester()
        val draw = app.playUntil(colony::next) { it is Place.Reveal && takes(it.reveal) }
        app.press("continue")
        val bag = app.press("tab bag")
        app.press("tab forest")
        app.playUntil(colony::next) { it is Place.Result }
        // The challenge of the day second, so that there is something to compare it with.
        app.home()
        app.press("daily 0")
        val result = app.playUntil(Harvester()::next) { it is Place.Result }
        val home = app.home()
        val records = app.press("records")
        return linkedMapOf(
            "alone-chooser" to chooser,
            "alone-draw" to draw,
            "alone-bag" to bag,
            "alone-result" to result,
            "alone-home" to home,
            "alone-records" to records,
        )
    }

    /** Predators complete an objective: there is nothing more that a draw could show. */
    private fun takes(reveal: Reveal) = reveal.scene.areas.any { it.id == "taken" }

    private companion object {
        const val SEED = 3UL
    }
}
