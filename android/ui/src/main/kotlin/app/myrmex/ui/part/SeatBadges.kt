package app.myrmex.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.myrmex.core.SeatBadge
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** Everyone's public line; where there is no height for several, they slide sideways. */
@Composable
fun SeatBadges(
    seats: List<SeatBadge>,
    oneLine: Boolean,
    modifier: Modifier = Modifier,
) {
    if (seats.isEmpty()) return
    if (oneLine) {
        Row(
            modifier.fillMaxWidth().horizontalScroll(rememberScrollState()),
            horizontalArrangement = Arrangement.spacedBy(Space.hair),
        ) { seats.forEach { key(it.mark) { Badge(it) } } }
    } else {
        FlowRow(
            modifier.fillMaxWidth(),
            horizontalArrangement = Arrangement.spacedBy(Space.hair),
            verticalArrangement = Arrangement.spacedBy(Space.hair),
        ) { seats.forEach { key(it.mark) { Badge(it) } } }
    }
}

@Composable
private fun Badge(seat: SeatBadge) {
    val palette = MyrmexTheme.palette
    val styles = MyrmexTheme.styles
    val ink = if (seat.dimmed) palette.muted else palette.ink
    val shape = RoundedCornerShape(14.dp)
    val edge = if (seat.active) Modifier.border(2.5.dp, palette.ink, shape) else Modifier
    Row(
        Modifier
            .clip(shape)
            .background(if (seat.active) palette.card else palette.paper)
            .then(edge)
            .semantics(mergeDescendants = true) {
                contentDescription = seat.label
                selected = seat.active
            }.heightIn(min = 34.dp)
            .padding(horizontal = Space.small, vertical = 2.dp),
        horizontalArrangement = Arrangement.spacedBy(Space.hair),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        MarkView(seat.mark, inlineSize(20.dp))
        if (seat.bot) BotSign(ink)
        Words(seat.name, style = styles.small, color = ink)
        seat.symbol?.let { Glyph(it, inlineSize(20.dp)) }
        if (seat.text.isNotEmpty()) Words(seat.text, style = styles.strong, color = ink)
    }
}

/** A small head with an antenna: the app plays for her. */
@Composable
private fun BotSign(ink: Color) {
    Canvas(Modifier.size(inlineSize(BOT))) {
        val line = size.width * BOT_LINE
        val top = size.height * BOT_TOP
        drawRoundRect(
            ink,
            Offset(line, top),
            Size(size.width - line * 2, size.height - top - line),
            CornerRadius(line * 2),
            Stroke(line),
        )
        drawLine(ink, Offset(center.x, top), Offset(center.x, line), line)
        listOf(BOT_EYE, 1 - BOT_EYE).forEach { x ->
            drawCircle(ink, line, Offset(size.width * x, (size.height + top) / 2))
        }
    }
}

private val BOT = 18.dp
private const val BOT_LINE = 0.1f
private const val BOT_TOP = 0.3f
private const val BOT_EYE = 0.34f
