package app.myrmex.ui

import androidx.compose.ui.graphics.toAwtImage
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.onRoot
import app.myrmex.core.Screen
import app.myrmex.core.Theme
import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertTrue

/**
 * Every screen on every size of device, in both themes and languages and with large text: nothing
 * is cut, nothing that can be tapped overlaps, and what has a reference looks like it.
 *
 * `screenshots/write` writes the references anew.
 */
@OptIn(ExperimentalTestApi::class)
class ScreenshotTest {
    private class Setting(
        val device: Device,
        val theme: Theme,
        val french: Boolean,
        val fontScale: Float,
    ) {
        val name: String
            get() {
                val words = listOf(device.name, theme.name.lowercase(), if (french) "fr" else "en")
                return (words + if (fontScale == 1f) emptyList() else listOf("large")).joinToString("-")
            }
    }

    private val settings =
        listOf(
            Setting(PHONE, Theme.LIGHT, french = true, fontScale = 1f),
            Setting(PHONE, Theme.DARK, french = false, fontScale = 1f),
            Setting(SMALL_PHONE, Theme.LIGHT, french = false, fontScale = 1f),
            Setting(SMALL_PHONE, Theme.LIGHT, french = true, fontScale = 2f),
            Setting(LANDSCAPE, Theme.DARK, french = true, fontScale = 1f),
            Setting(LANDSCAPE, Theme.LIGHT, french = false, fontScale = 2f),
            Setting(TABLET, Theme.LIGHT, french = true, fontScale = 1f),
            Setting(TABLET, Theme.DARK, french = false, fontScale = 2f),
        )

    /** The pictures that are kept and compared. */
    private val kept =
        pictures("phone-light-fr", "home setup handover turn-board turn-hexes turn-cards turn-recap") +
            pictures("phone-light-fr", "reveal result rules records settings pieces") +
            pictures("phone-dark-en", "home handover turn-board turn-cards replay") +
            pictures("small-light-en", "turn-refused") +
            pictures("small-light-fr-large", "handover turn-board turn-stepper") +
            pictures("landscape-dark-fr", "turn-board result") +
            pictures("landscape-light-en-large", "turn-hexes") +
            pictures("tablet-light-fr", "home turn-hexes") +
            pictures("tablet-dark-en-large", "turn-cards") +
            pictures("phone-light-fr", "alone-chooser alone-result") +
            pictures("phone-dark-en", "alone-draw alone-home") +
            pictures("small-light-fr-large", "alone-bag result-alone") +
            pictures("small-light-en", "alone-records") +
            pictures("landscape-dark-fr", "alone-draw") +
            fourmidable("phone-light-fr", "forest way nest cards colonies") +
            fourmidable("phone-dark-en", "way cards") +
            fourmidable("small-light-en", "forest") +
            fourmidable("small-light-fr-large", "way") +
            fourmidable("landscape-dark-fr", "nest") +
            fourmidable("tablet-light-fr", "forest") +
            fourmidable("tablet-dark-en-large", "colonies")

    private fun pictures(
        setting: String,
        screens: String,
    ): Set<String> = screens.split(" ").map { "$it-$setting" }.toSet()

    private fun fourmidable(
        setting: String,
        screens: String,
    ): Set<String> = pictures(setting, screens.split(" ").joinToString(" ") { "fourmidable-$it" })

    @Test
    fun `every screen fits every device and looks like its reference`() {
        val faults = mutableListOf<String>()
        val known = mutableSetOf<String>()
        settings.forEach { setting ->
            val screens =
                Samples(setting.french, setting.theme).all() +
                    Forest(setting.french, setting.theme).all() +
                    Alone(setting.french, setting.theme).all()
            screens.forEach { (screen, shown) ->
                val name = "$screen-${setting.name}"
                known += name
                faults += check(name, shown, setting)
            }
        }
        faults += (kept - known).map { "$it: kept, but no such picture is made" }
        assertTrue(faults.isEmpty(), faults.joinToString("\n", prefix = "${faults.size} faults:\n"))
    }

    private fun check(
        name: String,
        screen: Screen,
        setting: Setting,
    ): List<String> {
        val faults = mutableListOf<String>()
        onStage(screen, setting.device, setting.fontScale) {
            faults += fitFaults().map { "$name: $it" }
            val picture = test.onRoot().captureToImage().toAwtImage()
            ImageIO.write(picture, "png", File(shots, "$name.png"))
            faults += referenceFaults(name, picture)
        }
        return faults
    }

    private fun referenceFaults(
        name: String,
        picture: BufferedImage,
    ): List<String> {
        if (name !in kept) return emptyList()
        val file = File(references, "$name.png")
        if (writing) ImageIO.write(picture, "png", file)
        if (!file.exists()) return listOf("$name: no reference")
        val share = difference(ImageIO.read(file), picture)
        return if (share <
            ALLOWED
        ) {
            emptyList()
        } else {
            listOf("$name: ${share * 100} % of the pixels differ from the reference")
        }
    }

    private fun difference(
        one: BufferedImage,
        other: BufferedImage,
    ): Double {
        if (one.width != other.width || one.height != other.height) return 1.0
        val different =
            (0 until one.height).sumOf { y ->
                (0 until one.width).count { x -> differ(one.getRGB(x, y), other.getRGB(x, y)) }
            }
        return different.toDouble() / (one.width * one.height)
    }

    private fun differ(
        one: Int,
        other: Int,
    ): Boolean = listOf(0, 8, 16).any { shift ->
        abs((one shr shift and 0xFF) - (other shr shift and 0xFF)) > TOLERANCE
    }

    private companion object {
        const val ALLOWED = 0.005
        const val TOLERANCE = 8
        val writing = System.getProperty("screenshots") == "write"
        val shots = File(System.getProperty("shots.dir", "target/shots")).apply { mkdirs() }
        val references = File("screenshots")
    }
}
