package app.myrmex.desktop

import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.Font
import app.myrmex.ui.theme.Fonts

/** The bundled fonts, from the resources. */
val DesktopFonts =
    Fonts(
        text =
            FontFamily(
                Font("font/text-regular.ttf", FontWeight.Normal),
                Font("font/text-bold.ttf", FontWeight.Bold),
            ),
        glyphs = FontFamily(Font("font/glyphs.ttf")),
    )
