package app.myrmex.ui

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.graphics.toAwtImage
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.unit.Density
import app.myrmex.core.Area
import app.myrmex.core.AreaKind
import app.myrmex.core.Button
import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.SetupSeat
import app.myrmex.core.Turn
import app.myrmex.core.door.App
import app.myrmex.desktop.DesktopFonts
import app.myrmex.ui.model.AppCore
import app.myrmex.ui.model.Game
import app.myrmex.ui.model.GameModel
import kotlinx.coroutines.Dispatchers
import java.io.File
import java.nio.file.Files
import javax.imageio.ImageIO
import kotlin.test.assertEquals

/** A table with the real core on it, played on by nothing but fingers on the screen. */
@OptIn(ExperimentalTestApi::class)
class Table(
    private val test: ComposeUiTest,
    language: String,
    seed: ULong = SEED,
) {
    private lateinit var model: GameModel
    private val photographed = mutableSetOf<String>()
    private val looks = HashMap<Class<*>, Int>()
    val screen: Screen get() = checkNotNull(model.screen.value)

    init {
        val folder = Files.createTempDirectory("myrmex").toFile().apply { deleteOnExit() }
        test.setContent {
            val scope = rememberCoroutineScope()
            model =
                remember {
                    GameModel(
                        { AppCore(App.rehearse(folder.path, language, NOON, 0, seed)) },
                        scope,
                        Dispatchers.Unconfined,
                    )
                }
            CompositionLocalProvider(LocalDensity provides Density(1f)) { Game(model, DesktopFonts) }
        }
        test.waitUntil { model.screen.value != null }
        test.waitForIdle()
    }

    val setup get() = (screen.place as Place.Setup).setup

    /** Opens the set-up of a game, with a place for so many. */
    fun choose(
        game: String,
        people: Int = TWO,
    ) {
        look()
        tap(named(game))
        look()
        while (setup.seats.size < people) press(setup.add)
        while (setup.seats.size > people) tap(named(leave(setup.seats.last()).label))
    }

    private fun leave(seat: SetupSeat) = seat.buttons.first { it.id.endsWith("leave") }

    /** Whether something of this name, or with these words, is on the screen. */
    fun shows(label: String): Boolean = Stage(test, screen).nodes().any { spoken(it) == label }

    /** The modes a game can be played in: the answers to the first question of its set-up. */
    val modes: List<Button> get() = setup.options.first().choices

    /** Deals, in the mode of this name if one is given. */
    fun deal(mode: String? = null) {
        if (mode != null) press(modes.first { it.label == mode })
        press(setup.deal)
    }

    /**
     * Does what [next] wants on every screen until it wants nothing, or has wanted [most] things;
     * the kinds of screens seen.
     */
    fun play(
        most: Int,
        next: (Screen) -> Event?,
    ): Set<Class<*>> {
        val kinds = mutableSetOf<Class<*>>()
        repeat(most) {
            look()
            kinds += screen.place.javaClass
            act(next(screen) ?: return kinds)
        }
        return kinds
    }

    /** Every screen on the way must fit, and the hand-over must hold nothing but itself. */
    private fun look() {
        test.waitForIdle()
        val stage = Stage(test, screen)
        val kind = screen.place.javaClass
        // The later ones of a kind differ in their numbers, not in their shape.
        if (looks.merge(kind, 1, Int::plus)!! <= LOOKS) {
            assertEquals(emptyList(), stage.fitFaults(), "on ${screen.place}")
        }
        (screen.place as? Place.Handover)?.let { place ->
            val handover = place.handover
            val allowed = setOf(handover.title, handover.button.label) + handover.others.map { it.label }
            assertEquals(
                allowed,
                stage
                    .nodes()
                    .map(::spoken)
                    .filter { it.isNotEmpty() }
                    .toSet(),
            )
        }
        photograph()
    }

    /** The first of each kind, to be looked at. */
    private fun photograph() {
        val name = screen.place.javaClass.simpleName
            .lowercase()
        if (!photographed.add(name)) return
        val picture = test.onRoot().captureToImage().toAwtImage()
        ImageIO.write(picture, "png", File(shots, "match-$name.png"))
    }

    /** Does with fingers what the hand wants. */
    private fun act(event: Event) {
        when (val place = screen.place) {
            is Place.Handover -> take(place.handover.button)
            is Place.Turn -> act(place.turn, event)
            is Place.Reveal -> press(place.reveal.button)
            else -> error("the match led to $place")
        }
    }

    private fun act(
        turn: Turn,
        event: Event,
    ) {
        when (event) {
            is Event.Press -> {
                val buttons = (turn.buttons + listOfNotNull(turn.recap?.button)).associate { it.id to it.label }
                val labels = buttons + turn.scene.tabs.associate { it.id to it.label }
                press(labels.getValue(event.id))
            }
            is Event.Tap -> {
                val area = turn.scene.areas.first { area -> area.pieces.any { it.target == event.target } }
                if (area.kind == AreaKind.STEPPER) open(area)
                tap(named(area.pieces.first { it.target == event.target }.label))
            }
            else -> test.mainClock.advanceTimeBy(screen.thinkAfter?.toLong() ?: 0)
        }
    }

    /** The number of a stepper opens all its values. */
    private fun open(stepper: Area) {
        tap(named(stepper.pieces.firstOrNull { it.armed }?.label ?: stepper.title))
    }

    private fun take(button: Button) {
        test.onNodeWithText(button.label).performTouchInput { down(center) }
        test.mainClock.advanceTimeBy(HOLD)
        test.waitForIdle()
        if (screen.place is Place.Handover) test.onNodeWithText(button.label).performTouchInput { up() }
    }

    fun press(button: Button) = press(button.label)

    private fun press(label: String) = tap(hasText(label) and hasClickAction())

    private fun tap(matcher: SemanticsMatcher) {
        val node = test.onAllNodes(matcher).onFirst()
        try {
            node.performScrollTo()
        } catch (_: AssertionError) {
            // It lies in nothing that scrolls: it is in sight, or on a board that is larger than its view.
        }
        val found = node.fetchSemanticsNode()
        if (found.boundsInRoot.width < found.size.width / 2 || found.boundsInRoot.height < found.size.height / 2) {
            node.performSemanticsAction(SemanticsActions.OnClick)
        } else {
            node.performClick()
        }
        test.waitForIdle()
    }

    private fun named(label: String): SemanticsMatcher =
        (hasContentDescription(label) or hasText(label)) and hasClickAction()

    companion object {
        /** Sits down at a table of its own. */
        fun <T> visit(
            seed: ULong = SEED,
            at: (Table) -> T,
        ): T {
            var answer: Result<T>? = null
            runDesktopComposeUiTest(width = PHONE.width, height = PHONE.height) {
                answer = runCatching { at(Table(this, "fr", seed)) }
            }
            return checkNotNull(answer).getOrThrow()
        }

        private const val NOON = 1_790_000_000L
        private const val SEED = 1UL
        private const val HOLD = 700L
        private const val TWO = 2
        private const val LOOKS = 8
        private val shots = File(System.getProperty("shots.dir", "target/shots")).apply { mkdirs() }
    }
}
