package app.myrmex.ui.part

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.myrmex.core.Button
import app.myrmex.core.Event
import app.myrmex.core.Screen
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** A page that is read from top to bottom, with the next step always in sight under it. */
@Composable
fun Page(
    screen: Screen,
    title: String,
    send: (Event) -> Unit,
    actions: @Composable () -> Unit = {},
    bottom: List<Button> = emptyList(),
    content: @Composable () -> Unit,
) = BoxWithConstraints {
    val cramped = maxHeight / LocalDensity.current.fontScale < CRAMPED && maxWidth < Space.wide
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        TopBar(screen, title, send, Modifier.padding(horizontal = Space.small), actions = actions)
        Box(
            Modifier.weight(1f).fillMaxWidth().verticalScroll(rememberScrollState()),
            contentAlignment = Alignment.TopCenter,
        ) {
            Column(
                Modifier.fillMaxWidth().padding(horizontal = Space.large, vertical = Space.small),
                verticalArrangement = Arrangement.spacedBy(Space.large),
                horizontalAlignment = Alignment.CenterHorizontally,
            ) { content() }
        }
        NoteBar(screen, Modifier.widthIn(max = Space.column).padding(Space.small))
        if (bottom.isNotEmpty()) Dock { ButtonBar(bottom, send, cramped = cramped) }
    }
}

/** What lies under the thumb: [foot] is always whole, and what is above it scrolls where room is short. */
@Composable
fun Dock(
    modifier: Modifier = Modifier,
    content: (@Composable () -> Unit)? = null,
    foot: @Composable () -> Unit,
) {
    Surface(
        modifier.fillMaxWidth(),
        shape = DockShape,
        color = MyrmexTheme.palette.card,
        contentColor = MyrmexTheme.palette.ink,
        shadowElevation = 6.dp,
    ) {
        Box(Modifier.padding(Space.medium), contentAlignment = Alignment.TopCenter) {
            Column(
                Modifier.widthIn(max = Space.column),
                verticalArrangement = Arrangement.spacedBy(Space.small),
            ) {
                if (content != null) {
                    Column(
                        Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()),
                        verticalArrangement = Arrangement.spacedBy(Space.small),
                    ) { content() }
                }
                foot()
            }
        }
    }
}

/** One or two columns, as the width allows. */
@Composable
fun Columns(
    first: @Composable () -> Unit,
    second: @Composable () -> Unit,
) {
    BoxWithConstraints {
        if (maxWidth / LocalDensity.current.fontScale.coerceIn(1f, LARGE_TEXT) >= Space.wide) {
            Row(horizontalArrangement = Arrangement.spacedBy(Space.huge)) {
                Box(Modifier.weight(1f)) { first() }
                Box(Modifier.weight(1f)) { second() }
            }
        } else {
            Column(verticalArrangement = Arrangement.spacedBy(Space.huge)) {
                first()
                second()
            }
        }
    }
}

/** A group under its heading. */
@Composable
fun Group(
    title: String,
    content: @Composable () -> Unit,
) {
    Column(Modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.medium)) {
        if (title.isNotEmpty()) {
            Words(title, Modifier.semantics { heading() }, style = MyrmexTheme.styles.heading)
        }
        content()
    }
}

/** A sheet of paper on the page. */
@Composable
fun Leaf(
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) {
    Surface(
        modifier.fillMaxWidth(),
        shape = LeafShape,
        color = MyrmexTheme.palette.card,
        contentColor = MyrmexTheme.palette.ink,
        border = BorderStroke(1.dp, MyrmexTheme.palette.quiet),
        shadowElevation = 1.dp,
    ) {
        Column(
            Modifier.padding(Space.large),
            verticalArrangement = Arrangement.spacedBy(Space.small),
        ) { content() }
    }
}

internal val CRAMPED = 480.dp
internal val LeafShape = RoundedCornerShape(22.dp)
private val DockShape = RoundedCornerShape(topStart = 26.dp, topEnd = 26.dp)
