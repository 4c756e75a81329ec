package app.myrmex.ui

import app.myrmex.core.Place
import kotlin.test.Test
import kotlin.test.assertTrue

/** A whole match with the real core, from home to the result, by nothing but fingers on the screen. */
class MatchTest {
    @Test
    fun `two people play every game to its result by tapping`() {
        // Tapped at random, Fourmidable lasts for hundreds of turns: FourmidableTest plays to win.
        (games() - FOURMIDABLE).forEach { game ->
            val place = Table.visit { table ->
                table.choose(game)
                table.deal()
                table.play(MOST_STEPS, Hand()::next)
                table.screen.place
            }
            assertTrue(place is Place.Result, "$game ended on $place")
        }
    }

    @Test
    fun `three people play the beginning of every mode by tapping`() {
        games().forEach { game ->
            val modes = Table.visit { table ->
                table.choose(game, people = THREE)
                table.modes.map { it.label }
            }
            modes.forEach { mode ->
                val kinds = Table.visit { begin(it, game, mode) }
                val secret = Place.Handover::class.java in kinds && game != FOURMIDABLE
                assertTrue(!secret || Place.Reveal::class.java in kinds, "$game, $mode: what was chosen is revealed")
            }
        }
    }

    /** Plays until something is revealed, or for a while; the kinds of screens seen. */
    private fun begin(
        table: Table,
        game: String,
        mode: String,
    ): Set<Class<*>> {
        table.choose(game, people = THREE)
        table.deal(mode)
        val hand = Hand()
        var revealed = false
        return table.play(SOME_STEPS) { screen ->
            val over = revealed
            revealed = screen.place is Place.Reveal
            if (over) null else hand.next(screen)
        }
    }

    private fun games(): List<String> = Table.visit { table ->
        (table.screen.place as Place.Home).home.games.map { it.title }
    }

    private companion object {
        const val MOST_STEPS = 2000
        const val SOME_STEPS = 80
        const val THREE = 3
    }
}
