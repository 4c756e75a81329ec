package app.myrmex.ui.theme

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import app.myrmex.core.Look
import app.myrmex.core.Theme

/** The two bundled fonts; each platform loads them its own way. */
@Immutable
data class Fonts(
    val text: FontFamily,
    val glyphs: FontFamily,
)

/** The few sizes of text. */
@Immutable
data class Styles(
    val display: TextStyle,
    val title: TextStyle,
    val heading: TextStyle,
    val body: TextStyle,
    val strong: TextStyle,
    val small: TextStyle,
    /** A heading where large text leaves no room for a larger one. */
    val compact: TextStyle,
)

/** Distances that everything shares. */
object Space {
    val hair = 4.dp
    val small = 8.dp
    val medium = 12.dp
    val large = 16.dp
    val huge = 24.dp

    /** The least a finger can hit. */
    val touch = 48.dp

    /** From here a window holds two things side by side. */
    val wide = 600.dp

    /** No line of text is read comfortably beyond this. */
    val column = 680.dp
}

private val LocalPalette = staticCompositionLocalOf { LightPalette }
private val LocalFonts = staticCompositionLocalOf<Fonts> { error("MyrmexTheme provides the fonts") }
private val LocalStyles = staticCompositionLocalOf<Styles> { error("MyrmexTheme provides the styles") }
private val LocalHand = staticCompositionLocalOf { false }
private val LocalStill = staticCompositionLocalOf { false }

/** What the parts ask for instead of carrying it through every call. */
object MyrmexTheme {
    val palette: Palette
        @Composable @ReadOnlyComposable
        get() = LocalPalette.current
    val fonts: Fonts
        @Composable @ReadOnlyComposable
        get() = LocalFonts.current
    val styles: Styles
        @Composable @ReadOnlyComposable
        get() = LocalStyles.current

    /** The left hand holds the phone: what the thumb reaches moves over. */
    val leftHanded: Boolean
        @Composable @ReadOnlyComposable
        get() = LocalHand.current

    /** Nothing moves. */
    val still: Boolean
        @Composable @ReadOnlyComposable
        get() = LocalStill.current
}

@Composable
fun MyrmexTheme(
    look: Look,
    fonts: Fonts,
    reduceMotion: Boolean,
    content: @Composable () -> Unit,
) {
    val dark =
        when (look.theme) {
            Theme.SYSTEM -> isSystemInDarkTheme()
            Theme.LIGHT -> false
            Theme.DARK -> true
        }
    CompositionLocalProvider(
        LocalFonts provides fonts,
        LocalStyles provides stylesOf(fonts),
        LocalHand provides look.leftHanded,
        LocalStill provides (look.still || reduceMotion),
    ) {
        WithPalette(if (dark) DarkPalette else LightPalette, content)
    }
}

/** Draws [content] in another palette: the light of a day round, say. */
@Composable
fun WithPalette(
    palette: Palette,
    content: @Composable () -> Unit,
) {
    val base = if (palette.dark) darkColorScheme() else lightColorScheme()
    val scheme =
        base.copy(
            primary = palette.leaf,
            onPrimary = palette.onLeaf,
            background = palette.paper,
            onBackground = palette.ink,
            surface = palette.card,
            onSurface = palette.ink,
            onSurfaceVariant = palette.muted,
            outline = palette.edge,
            error = palette.berry,
        )
    MaterialTheme(colorScheme = scheme) {
        CompositionLocalProvider(
            LocalPalette provides palette,
            LocalContentColor provides palette.ink,
            content = content,
        )
    }
}

private fun stylesOf(fonts: Fonts): Styles {
    fun style(
        size: TextUnit,
        weight: FontWeight = FontWeight.Normal,
    ) = TextStyle(
        fontFamily = fonts.text,
        fontSize = size,
        fontWeight = weight,
        // The font's own line is tall enough for stacked accents of languages we do not speak.
        lineHeight = LINE_HEIGHT,
        lineHeightStyle =
            LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None),
    )
    return Styles(
        display = style(30.sp, FontWeight.Bold),
        title = style(22.sp, FontWeight.Bold),
        heading = style(18.sp, FontWeight.Bold),
        body = style(17.sp),
        strong = style(17.sp, FontWeight.Bold),
        small = style(15.sp),
        compact = style(15.sp, FontWeight.Bold),
    )
}

private val LINE_HEIGHT = 1.3.em
