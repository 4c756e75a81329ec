package app.myrmex.phone

import android.animation.ValueAnimator
import android.content.res.AssetManager
import android.content.res.Configuration
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import app.myrmex.ui.theme.Fonts

/** The bundled fonts, from the assets. */
fun fontsOf(assets: AssetManager): Fonts =
    Fonts(
        text =
            FontFamily(
                Font("font/text-regular.ttf", assets, FontWeight.Normal),
                Font("font/text-bold.ttf", assets, FontWeight.Bold),
            ),
        glyphs = FontFamily(Font("font/glyphs.ttf", assets)),
    )

/** The language of the app, which a person may choose apart from that of the phone. */
fun languageTag(configuration: Configuration): String = configuration.locales[0].toLanguageTag()

/** The person has asked the system to move nothing. */
fun reduceMotion(): Boolean = !ValueAnimator.areAnimatorsEnabled()
