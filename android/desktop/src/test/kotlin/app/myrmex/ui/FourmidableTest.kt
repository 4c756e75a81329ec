package app.myrmex.ui

import app.myrmex.core.Event
import app.myrmex.core.Piece
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Turn
import kotlin.math.hypot
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Its title, the same in both languages. */
const val FOURMIDABLE = "Fourmidable"

/** *Fourmidable* with the real core, by nothing but fingers on the screen. */
class FourmidableTest {
    @Test
    fun `two people play a Child game to its result`() = Table.visit(seed = 5UL) { table ->
        table.choose(FOURMIDABLE)
        table.deal()
        table.play(MOST_STEPS, Forager()::next)
        val place = table.screen.place
        assertTrue(place is Place.Result, "it ended on $place")
        assertTrue("7 objectifs" in place.result.why, place.result.why)
    }

    /** FD-33, FD-35, FD-39, FD-41 */
    @Test
    fun `an Apprentice round has a birth, a predator, a hole and a study`() = Table.visit { table ->
        table.choose(FOURMIDABLE, people = 3)
        table.deal(mode = "Apprenti")
        val colony = Founder()
        table.play(MOST_STEPS, colony::next)
        val done = listOf("birth", "to ", "walk n2,0", "hole", "walk n5,2", "keep")
        assertEquals(done, done.filter { deed -> colony.done.any { it.startsWith(deed) } })
        assertTrue("Manche 2" in (table.screen.place as Place.Turn).turn.scene.round)
    }

    private companion object {
        const val MOST_STEPS = 600
    }
}

/** Plays Child to win: goes after what its objectives lack, and reveals them. */
private class Forager {
    private val hand = Hand(Random(7))

    /** What the objectives of each still lack, a word for each resource. */
    private val missing = HashMap<String, MutableList<String>>()
    private val looked = mutableSetOf<String>()
    private var chosen = 0

    fun next(screen: Screen): Event? {
        val turn = (screen.place as? Place.Turn)?.turn
        return turn?.takeIf { asks(it) }?.let(::wish) ?: hand.next(screen)
    }

    private fun wish(turn: Turn): Event? {
        val name = turn.scene.seats
            .first { it.active }
            .name
        return when {
            glowing(turn, "reveal").isNotEmpty() -> tap(glowing(turn, "reveal").first())
            turn.buttons.any { it.id == "close" } -> Event.Press("close").also { missing[name] = lacking(turn) }
            // Once a round is enough.
            glowing(turn, "ant").isNotEmpty() && looked.add(name + turn.scene.round) -> Event.Press("cards")
            glowing(turn, "draw").isNotEmpty() -> inTurn(glowing(turn, "draw"))
            glowing(turn, "found").isNotEmpty() -> inTurn(glowing(turn, "found"))
            else -> harvest(turn, missing.getOrPut(name, ::mutableListOf))
        }
    }

    /** Some of each kind: what one kind looks for soon runs out. */
    private fun inTurn(kinds: List<Piece>) = tap(kinds[chosen++ / 2 % kinds.size])

    private fun lacking(turn: Turn): MutableList<String> =
        pieces(turn)
            .flatMap { LACKS.findAll(it.label.substringAfter(";", "")) }
            .flatMap { found -> List(found.groupValues[1].toInt()) { found.groupValues[2] } }
            .toMutableList()

    private fun harvest(
        turn: Turn,
        missing: MutableList<String>,
    ): Event? {
        val harvests = glowing(turn, "walk").groupBy { HARVEST.find(it.label)?.groupValues?.get(1) } - null
        val wanted = harvests.keys.firstOrNull { it in missing } ?: harvests.keys.firstOrNull()
        missing.remove(wanted)
        return harvests[wanted]?.let { tap(it.first()) }
    }

    private companion object {
        val LACKS = Regex("(\\d+)\u00a0× ([^,;]+)")
        val HARVEST = Regex("Récolte\u00a0: ([^,]+)")
    }
}

/** Founds colonies of diggers in Apprentice and plays their first round by a plan. */
private class Founder {
    private val hand = Hand()

    /** What was tapped. */
    val done = mutableListOf<String>()

    fun next(screen: Screen): Event? {
        val turn = (screen.place as? Place.Turn)?.turn
        if (turn != null && "Manche 2" in turn.scene.round) return null
        val event = turn?.takeIf { asks(it) }?.let { wish(it) } ?: hand.next(screen)
        if (event is Event.Tap) done += event.target
        return event
    }

    private fun wish(turn: Turn): Event? {
        val glowing = glowing(turn).associateBy { it.target }
        val studies = done.lastOrNull() in NEWBORN
        val plan = if (studies) listOf(LIBRARY) else PLAN
        val wanted = plan.firstNotNullOfOrNull { glowing[it] } ?: mealNearLea(turn)
        return when {
            wanted != null -> tap(wanted)
            studies && turn.scene.tabs.none { it.active && it.id == NEST } -> Event.Press(NEST)
            else -> null
        }
    }

    /** Meals near her hole leave room for the next one. */
    private fun mealNearLea(turn: Turn): Piece? {
        val home = pieces(turn).firstOrNull { "trou 1, Léa" in it.label } ?: return null
        return glowing(turn, "to ")
            .filter { it.symbol in PLANTS }
            .minByOrNull { hypot((it.x - home.x).toFloat(), (it.y - home.y).toFloat()) }
    }

    private companion object {
        const val NEST = "tab nest"
        const val LIBRARY = "walk n5,2"
        val NEWBORN = setOf("ant h1", "ant f1")

        /** The first two diggers dig the way to the third's numbered earth; the newborn ant studies. */
        val PLAN =
            listOf("found digger", "birth hunter", "birth farmer", NEST, "prowl grasshopper") +
                listOf("walk n2,0", "walk n3,0", "walk n4,0") +
                listOf("ant d1", "ant d2", "ant d3", "ant h1", "ant f1")
        val PLANTS = setOf("🫐", "🍄", "🍓")
    }
}

/** Nothing stands between the question and an answer: no recap, and nothing that waits to be confirmed. */
fun asks(turn: Turn) = turn.recap == null && turn.buttons.none { it.id == "done" && it.disabled == null }

fun glowing(
    turn: Turn,
    target: String = "",
) = pieces(turn).filter { it.tappable && !it.armed && it.target.orEmpty().startsWith(target) }

fun tap(piece: Piece) = Event.Tap(piece.target!!)
