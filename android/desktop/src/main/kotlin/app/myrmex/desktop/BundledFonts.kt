package app.myrmex.desktop

import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.Font
import app.myrmex.ui.theme.Fonts

/** The fonts that come with the app, so that it looks the same on every machine. */
fun bundledFonts(): Fonts =
    Fonts(
        text = FontFamily(font("text-regular", FontWeight.Normal), font("text-bold", FontWeight.Bold)),
        glyphs = FontFamily(font("glyphs", FontWeight.Normal)),
    )

private fun font(
    name: String,
    weight: FontWeight,
): androidx.compose.ui.text.font.Font {
    val bytes = checkNotNull(Fonts::class.java.getResourceAsStream("/font/$name.ttf")) { "font/$name.ttf is missing" }
    return Font(name, bytes.use { it.readBytes() }, weight)
}
