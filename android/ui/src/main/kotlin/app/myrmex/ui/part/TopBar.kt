package app.myrmex.ui.part

import androidx.compose.foundation.Canvas
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
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.myrmex.core.Event
import app.myrmex.core.Screen
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** The way back, what this is, and what can be done about it. */
@Composable
fun TopBar(
    screen: Screen,
    title: String,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
    detail: String = "",
    compact: Boolean = false,
    actions: @Composable () -> Unit = {},
) {
    Row(
        modifier.fillMaxWidth().heightIn(min = Space.touch),
        horizontalArrangement = Arrangement.spacedBy(Space.hair),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        val leftHanded = MyrmexTheme.leftHanded
        if (leftHanded) actions()
        screen.back?.let { BackButton(it, send) }
        Column(Modifier.weight(1f).padding(horizontal = Space.small)) {
            if (compact && detail.isNotEmpty()) {
                Where(title, detail)
            } else {
                Words(title, Modifier.semantics { heading() }, style = MyrmexTheme.styles.heading)
                if (detail.isNotEmpty()) {
                    Words(detail, style = MyrmexTheme.styles.small, color = MyrmexTheme.palette.muted)
                }
            }
        }
        if (!leftHanded) actions()
    }
}

/** Where room is short the place in the match says more than the title, which a screen reader says too. */
@Composable
private fun Where(
    title: String,
    detail: String,
) {
    val both = listOf(title, detail).joinToString()
    Words(
        detail,
        Modifier.semantics {
            heading()
            contentDescription = both
        },
        style = MyrmexTheme.styles.compact,
    )
}

@Composable
private fun BackButton(
    label: String,
    send: (Event) -> Unit,
) {
    val ink = MyrmexTheme.palette.ink
    DrawnButton(label, { send(Event.Back) }) {
        Canvas(Modifier.size(Space.huge)) {
            val width = size.width * STROKE
            val tip = Offset(size.width * TIP, center.y)
            drawLine(ink, tip, Offset(size.width * TAIL, center.y), width, StrokeCap.Round)
            drawLine(ink, tip, Offset(center.x, size.height * WING), width, StrokeCap.Round)
            drawLine(ink, tip, Offset(center.x, size.height * (1 - WING)), width, StrokeCap.Round)
        }
    }
}

/** Opens the menu. */
@Composable
fun MenuButton(
    label: String,
    open: () -> Unit,
) {
    val ink = MyrmexTheme.palette.ink
    DrawnButton(label, open) {
        Canvas(Modifier.size(Space.huge)) {
            repeat(BARS) { bar ->
                val y = size.height * (bar + 1) / (BARS + 1)
                val width = size.width * STROKE
                drawLine(ink, Offset(size.width * TIP, y), Offset(size.width * TAIL, y), width, StrokeCap.Round)
            }
        }
    }
}

@Composable
private fun DrawnButton(
    label: String,
    press: () -> Unit,
    picture: @Composable () -> Unit,
) {
    Box(
        Modifier
            .size(Space.touch)
            .clip(CircleShape)
            .clickable(role = Role.Button, onClick = press)
            .semantics { contentDescription = label },
        contentAlignment = Alignment.Center,
    ) { picture() }
}

private const val STROKE = 0.11f
private const val TIP = 0.12f
private const val TAIL = 0.88f
private const val WING = 0.16f
private const val BARS = 3
