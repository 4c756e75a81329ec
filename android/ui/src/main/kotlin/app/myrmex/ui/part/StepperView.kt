package app.myrmex.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.core.Event
import app.myrmex.core.Piece
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/**
 * A number set by less and more. The pieces are its values in order and the armed one is where it
 * stands; the value itself opens all of them, to jump.
 */
@Composable
fun StepperView(
    area: Area,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    var open by remember(area.id) { mutableStateOf(false) }
    val at = area.pieces.indexOfFirst { it.armed }
    val less = area.pieces.take(maxOf(at, 0)).lastOrNull { it.tappable }
    val more = area.pieces.drop(at + 1).firstOrNull { it.tappable }
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.small)) {
        Row(
            Modifier.fillMaxWidth(),
            horizontalArrangement = Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Step(less, plus = false, send)
            Value(area, area.pieces.getOrNull(at), Modifier.weight(1f, fill = false)) { open = !open }
            Step(more, plus = true, send)
        }
        if (open) {
            RowView(area, send = {
                open = false
                send(it)
            })
        }
    }
}

@Composable
private fun Value(
    area: Area,
    piece: Piece?,
    modifier: Modifier,
    press: () -> Unit,
) {
    val palette = MyrmexTheme.palette
    val named = piece?.label ?: area.title.ifEmpty { area.pieces.joinToString { it.label } }
    Row(
        modifier
            .clip(ValueShape)
            .background(palette.card)
            .border(BORDER, palette.edge, ValueShape)
            .clickable(role = Role.Button, onClick = press)
            .semantics {
                contentDescription = named
                liveRegion = LiveRegionMode.Polite
            }.heightIn(min = STEP_SIZE)
            .padding(horizontal = Space.huge, vertical = Space.hair),
        horizontalArrangement = Arrangement.spacedBy(Space.small),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        piece?.symbol?.let { Glyph(it, inlineSize(VALUE_GLYPH)) }
        if (piece == null) {
            NoValue()
        } else {
            Words(piece.text ?: piece.label, style = MyrmexTheme.styles.title, align = TextAlign.Center)
        }
    }
}

@Composable
private fun NoValue() {
    val ink = MyrmexTheme.palette.muted
    Canvas(Modifier.size(inlineSize(VALUE_GLYPH))) {
        val gap = size.width / DOTS
        repeat(DOTS) { dot -> drawCircle(ink, gap * DOT_SHARE, Offset(gap * (dot + HALF), center.y)) }
    }
}

@Composable
private fun Step(
    next: Piece?,
    plus: Boolean,
    send: (Event) -> Unit,
) {
    val palette = MyrmexTheme.palette
    val target = next?.target
    val tap =
        if (target == null) {
            Modifier
        } else {
            Modifier
                .clickable(role = Role.Button) { send(Event.Tap(target)) }
                .semantics { contentDescription = next.label }
        }
    val sign = if (target == null) palette.edge else palette.onHoney
    Box(
        Modifier
            .size(STEP_SIZE)
            .clip(CircleShape)
            .background(if (target == null) palette.quiet else palette.honey)
            .border(2.dp, if (target == null) palette.edge else palette.ink, CircleShape)
            .then(tap),
    ) {
        Canvas(Modifier.size(STEP_SIZE)) {
            val arm = size.width * SIGN_ARM
            val width = size.width * SIGN_WIDTH
            drawLine(sign, center - Offset(arm, 0f), center + Offset(arm, 0f), width, StrokeCap.Round)
            if (plus) drawLine(sign, center - Offset(0f, arm), center + Offset(0f, arm), width, StrokeCap.Round)
        }
    }
}

private val ValueShape = RoundedCornerShape(18.dp)
private val STEP_SIZE = 60.dp
private val VALUE_GLYPH = 30.dp
private const val SIGN_ARM = 0.2f
private const val SIGN_WIDTH = 0.08f
private const val DOTS = 3
private const val DOT_SHARE = 0.25f
private const val HALF = 0.5f
