package app.myrmex.ui.part

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.myrmex.core.Screen
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** What there is to say about the last tap; a tap puts it away. */
@Composable
fun NoteBar(
    screen: Screen,
    modifier: Modifier = Modifier,
) {
    val note = screen.note ?: return
    // Every screen says its note anew, though the words may be those of the one before.
    var away by remember(screen) { mutableStateOf(false) }
    if (away) return
    val palette = MyrmexTheme.palette
    Surface(
        onClick = { away = true },
        modifier = modifier.fillMaxWidth().semantics { liveRegion = LiveRegionMode.Assertive },
        shape = NoteShape,
        color = palette.card,
        contentColor = palette.ink,
        border = BorderStroke(2.dp, if (note.clause == null) palette.leaf else palette.berry),
    ) {
        Column(
            Modifier.heightIn(min = Space.touch).padding(horizontal = Space.large, vertical = Space.small),
            verticalArrangement = Arrangement.Center,
        ) {
            Words(note.text)
            note.clause?.let { Words(it, style = MyrmexTheme.styles.small, color = palette.muted) }
        }
    }
}

private val NoteShape = RoundedCornerShape(16.dp)
