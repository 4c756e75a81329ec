package app.myrmex.ui

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.graphics.toAwtImage
import androidx.compose.ui.platform.LocalDensity
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
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.unit.Density
import app.myrmex.core.Button
import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Screen
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
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** A whole match with the real core, from home to the result, by nothing but fingers on the screen. */
@OptIn(ExperimentalTestApi::class)
class MatchTest {
    @Test
    fun `two people play every game to its result by tapping`() {
        val games = play("fr", game = null) { screen -> (screen.place as Place.Home).home.games.map { it.title } }
        games.forEach { title ->
            play("fr", title) { screen -> assertTrue(screen.place is Place.Result, "$title ended on ${screen.place}") }
        }
    }

    /** Plays [game] to its end, or looks at the home screen only, and tells what [seen] says of it. */
    private fun <T> play(
        language: String,
        game: String?,
        seen: (Screen) -> T,
    ): T {
        var answer: Result<T>? = null
        runDesktopComposeUiTest(width = PHONE.width, height = PHONE.height) {
            val table = Table(this, language)
            if (game != null) {
                table.start(game)
                table.playOn()
            }
            answer = runCatching { seen(table.screen) }
        }
        return checkNotNull(answer).getOrThrow()
    }
}

/** A table with the real core on it, and one hand to play for everybody. */
@OptIn(ExperimentalTestApi::class)
private class Table(
    private val test: ComposeUiTest,
    language: String,
) {
    private lateinit var model: GameModel
    private val hand = Hand()
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
                        { AppCore(App.rehearse(folder.path, language, NOON, 0, SEED)) },
                        scope,
                        Dispatchers.Unconfined,
                    )
                }
            CompositionLocalProvider(LocalDensity provides Density(1f)) { Game(model, DesktopFonts) }
        }
        test.waitUntil { model.screen.value != null }
        test.waitForIdle()
    }

    fun start(game: String) {
        look()
        tap(named(game))
        look()
        press((screen.place as Place.Setup).setup.deal)
    }

    fun playOn() {
        repeat(MOST_STEPS) {
            look()
            val event = hand.next(screen) ?: return
            act(event)
        }
        error("not over after $MOST_STEPS steps")
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
            is Event.Press -> press((turn.buttons + listOfNotNull(turn.recap?.button)).first { it.id == event.id })
            is Event.Tap -> tap(named(pieces(turn).first { it.target == event.target }.label))
            else -> test.mainClock.advanceTimeBy(screen.thinkAfter?.toLong() ?: 0)
        }
    }

    private fun take(button: Button) {
        test.onNodeWithText(button.label).performTouchInput { down(center) }
        test.mainClock.advanceTimeBy(HOLD)
        test.waitForIdle()
        if (screen.place is Place.Handover) test.onNodeWithText(button.label).performTouchInput { up() }
    }

    private fun press(button: Button) = tap(hasText(button.label) and hasClickAction())

    private fun tap(matcher: SemanticsMatcher) {
        val node = test.onAllNodes(matcher).onFirst()
        try {
            node.performScrollTo()
        } catch (_: AssertionError) {
            // It lies in nothing that scrolls, so it is in sight.
        }
        node.performClick()
        test.waitForIdle()
    }

    private fun named(label: String): SemanticsMatcher =
        (hasContentDescription(label) or hasText(label)) and hasClickAction()

    private companion object {
        const val NOON = 1_790_000_000L
        const val SEED = 1UL
        const val HOLD = 700L
        const val MOST_STEPS = 2000
        const val LOOKS = 8
        val shots = File(System.getProperty("shots.dir", "target/shots")).apply { mkdirs() }
    }
}
