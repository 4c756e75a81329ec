package app.myrmex.ui.part

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.myrmex.core.Button
import app.myrmex.core.ButtonStyle
import app.myrmex.core.Event
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Palette
import app.myrmex.ui.theme.Space

internal class ButtonColors(
    val fill: Color,
    val text: Color,
    val border: Color,
)

internal fun buttonColors(
    button: Button,
    palette: Palette,
): ButtonColors =
    when {
        button.disabled != null -> ButtonColors(palette.quiet, palette.muted, palette.edge)
        button.style == ButtonStyle.PRIMARY || button.selected ->
            ButtonColors(palette.leaf, palette.onLeaf, palette.leaf)
        button.style == ButtonStyle.WARNING -> ButtonColors(palette.card, palette.berry, palette.berry)
        else -> ButtonColors(palette.card, palette.ink, palette.edge)
    }

/** Says of a button that cannot be pressed why; it can be pressed all the same, and then says so too. */
internal fun Modifier.explained(button: Button): Modifier =
    semantics { button.disabled?.let { stateDescription = it } }

/** A button with its words. */
@Composable
fun PressButton(
    button: Button,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
    short: Boolean = false,
) {
    val colors = buttonColors(button, MyrmexTheme.palette)
    Surface(
        onClick = { send(Event.Press(button.id)) },
        modifier = modifier.explained(button),
        shape = ButtonShape,
        color = colors.fill,
        contentColor = colors.text,
        border = BorderStroke(BORDER, colors.border),
    ) {
        ButtonWords(button, button.style == ButtonStyle.PRIMARY, short)
    }
}

/** The words of a button with its glyph; the glyph alone, which then says the words, where it is [short]. */
@Composable
internal fun ButtonWords(
    button: Button,
    strong: Boolean,
    short: Boolean = false,
) {
    val styles = MyrmexTheme.styles
    val wordless = short && button.symbol != null
    Row(
        Modifier
            .semantics { if (wordless) contentDescription = button.label }
            .heightIn(min = BUTTON_HEIGHT)
            .padding(horizontal = Space.medium, vertical = Space.small),
        horizontalArrangement = Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        button.symbol?.let { Glyph(it, inlineSize(SMALL_GLYPH)) }
        if (!wordless) Words(button.label, style = if (strong) styles.strong else styles.body, align = TextAlign.Center)
    }
}

/** One answer of a group: the chosen one is filled and ticked. */
@Composable
fun ChoiceChip(
    button: Button,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    val colors = buttonColors(button, MyrmexTheme.palette)
    Surface(
        modifier =
            modifier
                .clip(ChipShape)
                .selectable(button.selected, role = Role.RadioButton) { send(Event.Press(button.id)) }
                .explained(button),
        shape = ChipShape,
        color = colors.fill,
        contentColor = colors.text,
        border = BorderStroke(BORDER, colors.border),
    ) {
        Row(
            Modifier
                .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
                .padding(horizontal = Space.medium, vertical = Space.hair),
            horizontalArrangement = Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            if (button.selected) Tick(colors.text)
            button.symbol?.let { Glyph(it, inlineSize(SMALL_GLYPH)) }
            Words(button.label)
        }
    }
}

@Composable
private fun Tick(color: Color) {
    Canvas(Modifier.size(inlineSize(TICK))) {
        val corner = Offset(size.width * TICK_CORNER_X, size.height * TICK_CORNER_Y)
        val width = size.width * TICK_WIDTH
        drawLine(color, Offset(size.width * TICK_LEFT, size.height / 2), corner, width, StrokeCap.Round)
        drawLine(color, corner, Offset(size.width * TICK_RIGHT, size.height * TICK_TOP), width, StrokeCap.Round)
    }
}

/** A button whose glyph stands for its words; without a glyph it says them. */
@Composable
fun IconPress(
    button: Button,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    val symbol = button.symbol
    if (symbol == null) {
        PressButton(button, send, modifier)
        return
    }
    Box(
        modifier
            .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
            .clip(CircleShape)
            .clickable(role = Role.Button) { send(Event.Press(button.id)) }
            .semantics { contentDescription = button.label }
            .explained(button),
        contentAlignment = Alignment.Center,
    ) {
        Glyph(symbol, ICON, Modifier.alpha(if (button.disabled == null) 1f else FADED))
    }
}

internal val ButtonShape = RoundedCornerShape(18.dp)
private val ChipShape = RoundedCornerShape(24.dp)
private val BUTTON_HEIGHT = 52.dp
internal val BORDER = 1.5.dp
private val ICON = 30.dp
private const val FADED = 0.4f
private val TICK = 16.dp
private const val TICK_LEFT = 0.1f
private const val TICK_CORNER_X = 0.4f
private const val TICK_CORNER_Y = 0.8f
private const val TICK_RIGHT = 0.92f
private const val TICK_TOP = 0.2f
private const val TICK_WIDTH = 0.16f
