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
 * `-Dscreenshots=write` writes the references anew.
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

    @Test
    fun `every screen fits every device and looks like its reference`() {
        val faults = mutableListOf<String>()
        settings.forEach { setting ->
            Samples(setting.french, setting.theme).all().forEach { (name, screen) ->
                faults += check("$name-${setting.name}", screen, setting)
            }
        }
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
        val file = File(references, "$name.png")
        if (!file.exists()) return emptyList()
        if (writing) {
            ImageIO.write(picture, "png", file)
            return emptyList()
        }
        val share = difference(ImageIO.read(file), picture)
        return if (share < ALLOWED) emptyList() else listOf("$name: ${share * 100} % of the pixels differ from the reference")
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
    ): Boolean = listOf(0, 8, 16).any { shift -> abs((one shr shift and 0xFF) - (other shr shift and 0xFF)) > TOLERANCE }

    private companion object {
        const val ALLOWED = 0.005
        const val TOLERANCE = 8
        val writing = System.getProperty("screenshots") == "write"
        val shots = File(System.getProperty("shots.dir", "target/shots")).apply { mkdirs() }
        val references = File("screenshots")
    }
}
