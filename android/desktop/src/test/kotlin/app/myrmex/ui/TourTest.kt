package app.myrmex.ui

import androidx.compose.ui.graphics.toAwtImage
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.onRoot
import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.core.Turn
import app.myrmex.core.door.App
import java.io.File
import java.nio.file.Files
import javax.imageio.ImageIO
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The core's own screens, with its real words, on small and large devices and with large text. */
@OptIn(ExperimentalTestApi::class)
class TourTest {
    @Test
    fun `every screen of the core fits every device`() {
        val faults = mutableListOf<String>()
        listOf("fr", "en").forEach { language ->
            val screens = tour(language)
            assertEquals(ALL_SCREENS, screens.map { it.place.javaClass }.distinct().size, "kinds of screen")
            screens.forEachIndexed { at, screen ->
                devices.forEach { (device, fontScale) ->
                    val kind = screen.place.javaClass.simpleName
                        .lowercase()
                    val name = "tour-$language-${"%02d".format(at)}-$kind-${device.name}-$fontScale"
                    onStage(screen.copy(look = screen.look.copy(still = true)), device, fontScale) {
                        faults += fitFaults().map { "$name: $it" }
                        ImageIO.write(test.onRoot().captureToImage().toAwtImage(), "png", File(shots, "$name.png"))
                    }
                }
            }
        }
        assertTrue(faults.isEmpty(), faults.joinToString("\n"))
    }

    /** Home, what hangs on it, and a match of each game: each different kind of moment once. */
    private fun tour(language: String): List<Screen> {
        val folder = Files.createTempDirectory("myrmex").toFile()
        val app = App.rehearse(folder.path, language, NOON, 0, SEED)
        val seen = mutableListOf(app.screen())
        val home = (app.screen().place as Place.Home).home
        home.games.forEach { game ->
            app.send(Event.Press(game.button.id))
            seen += distinctMoments(played(app))
            home(app)
        }
        home.buttons.forEach { button ->
            val screen = app.send(Event.Press(button.id))
            seen += screen
            (screen.place as? Place.Records)?.let { seen += app.send(Event.Press(watchAgain(it))) }
            home(app)
        }
        app.close()
        folder.deleteRecursively()
        return seen
    }

    private fun home(app: App) {
        while (app.screen().place !is Place.Home) app.send(Event.Back)
    }

    /** What can be done with the match played last, the main thing. */
    private fun watchAgain(place: Place.Records): String = place.records.matches
        .first()
        .buttons
        .first()
        .id

    private fun played(app: App): List<Screen> {
        val hand = Hand()
        val seen = mutableListOf(app.screen())
        while (true) {
            val event = hand.next(seen.last()) ?: return seen
            seen += app.send(event)
        }
    }

    /** Those whose picture is of another kind: other areas, buttons, or a recap. */
    private fun distinctMoments(screens: List<Screen>): List<Screen> =
        screens.distinctBy { screen ->
            val turn = (screen.place as? Place.Turn)?.turn
            listOf(screen.place.javaClass, turn?.recap != null, turn?.buttons?.map { it.id }, turn?.let(::areas))
        }

    private fun areas(turn: Turn) = turn.scene.areas.map { it.id }

    private companion object {
        const val NOON = 1_790_000_000L
        const val SEED = 1UL
        const val ALL_SCREENS = 10
        val devices = listOf(PHONE to 1f, SMALL_PHONE to 2f, LANDSCAPE to 2f, TABLET to 1f)
        val shots = File(System.getProperty("shots.dir", "target/shots")).apply { mkdirs() }
    }
}
