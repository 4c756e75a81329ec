package app.myrmex.ui

import app.myrmex.core.Button
import app.myrmex.core.ButtonStyle
import app.myrmex.core.Event
import app.myrmex.core.Piece
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Turn
import kotlin.random.Random

/** A hand that knows no rule and plays any game: it presses what goes on and taps what glows. */
class Hand(
    private val chance: Random = Random(7),
) {
    /** What it does on [screen]; nothing when the match is over. */
    fun next(screen: Screen): Event? =
        when (val place = screen.place) {
            is Place.Setup -> press(place.setup.deal)
            is Place.Handover -> press(place.handover.button)
            is Place.Turn -> turn(place.turn) ?: Event.Continue.takeIf { screen.thinkAfter != null }
            is Place.Reveal -> press(place.reveal.button)
            else -> null
        }

    private fun turn(turn: Turn): Event? {
        val recap = turn.recap
        val ready = turn.buttons.filter { it.disabled == null && !it.hold }
        val next = ready.firstOrNull { it.style == ButtonStyle.PRIMARY }
        val glowing = pieces(turn).filter { it.tappable && !it.armed }
        return when {
            recap != null -> press(recap.button)
            next != null -> press(next)
            else -> glowing.randomOrNull(chance)?.target?.let { Event.Tap(it) }
        }
    }

    private fun press(button: Button) = Event.Press(button.id)
}

fun pieces(turn: Turn): List<Piece> = turn.scene.areas.flatMap { it.pieces }
