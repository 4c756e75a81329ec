package app.myrmex.ui

import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Reveal
import app.myrmex.core.Screen
import app.myrmex.core.Turn
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** *Fourmidable* alone against the bag, by nothing but fingers on the screen. */
class SoloTest {
    /** FD-90 to FD-94, FD-111 */
    @Test
    fun `one person takes the suggested six and plays a round against the bag`() = Table.visit(seed = 3UL) { table ->
        table.choose(FOURMIDABLE, people = 1)
        table.deal()
        val colony = Harvester { assertTrue(table.shows(it), it) }
        table.play(MOST_STEPS) { screen -> colony.next(screen).takeUnless { isSecondRound(screen) } }
        assertEquals(
            listOf("suggest", "ready", "found hunter", "found farmer", "found digger"),
            colony.done.take(FIRST),
        )
        assertTrue(isSecondRound(table.screen))
        // Each of four ants harvests, so four tiles are drawn; two of them leave the player a choice.
        assertEquals(listOf("forest", "nest", "forest", "forest"), colony.pictures)
        assertEquals(2, colony.done.count { it.startsWith("to ") })
        assertEquals(1, colony.lost)
        table.play(1) { Event.Press("tab bag") }
        val scene = (table.screen.place as Place.Turn).turn.scene
        val bag = scene.areas
            .first { it.id == "bag" }
            .pieces
            .map { it.label }
        assertEquals(TILES, bag.size)
        assertEquals(emptyList(), bag.filterNot(table::shows))
    }

    private fun isSecondRound(screen: Screen) =
        "Manche 2" in (screen.place as? Place.Turn)
            ?.turn
            ?.scene
            ?.round
            .orEmpty()

    private companion object {
        const val MOST_STEPS = 80
        const val FIRST = 5
        const val TILES = 9
    }
}

/** One ant of each kind, a birth, and a harvest with each of them. */
class Harvester(
    private val sees: (String) -> Unit = {},
) {
    private val hand = Hand()

    /** What was tapped. */
    val done = mutableListOf<String>()

    /** The boards on which draws were shown. */
    val pictures = mutableListOf<String>()

    /** How many objectives the predators have taken. */
    var lost = 0

    fun next(screen: Screen): Event? {
        val place = screen.place
        if (place is Place.Reveal) look(place.reveal)
        val turn = (place as? Place.Turn)?.turn
        val event = turn?.takeIf { asks(it) }?.let { wish(it) } ?: hand.next(screen)
        if (event is Event.Tap) done += event.target
        return event
    }

    private fun wish(turn: Turn): Event? {
        val wanted = PLAN.firstOrNull { it !in done && glowing(turn, it).isNotEmpty() }
        val harvests = glowing(turn, "walk").filter { it.text == "+1" }
        return when {
            wanted != null -> tap(glowing(turn, wanted).first())
            harvests.isNotEmpty() -> tap(harvests.first())
            else -> LATER.firstNotNullOfOrNull { glowing(turn, it).firstOrNull() }?.let(::tap)
        }
    }

    /** The tile, the predator and the board are on the screen, with what it says of them. */
    private fun look(reveal: Reveal) {
        val areas = reveal.scene.areas.associateBy { it.id }
        val drawn = areas.getValue("draw").pieces.map { it.label } + reveal.scene.prompt
        val taken = areas["taken"]?.pieces.orEmpty().map { it.label }
        (drawn + taken).forEach(sees)
        pictures += listOf("forest", "nest").first(areas::containsKey)
        lost += taken.size
    }

    private companion object {
        val PLAN = listOf("suggest", "ready", "found hunter", "found farmer", "found digger")
        val LATER = listOf("birth", "to ", "walk", "ant", "tab nest")
    }
}
