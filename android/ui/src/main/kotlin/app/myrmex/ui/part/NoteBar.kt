package app.myrmex.ui.part

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.myrmex.core.Screen
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** What there is to say about the last tap; the next one puts it away. */
@Composable
fun NoteBar(
    screen: Screen,
    modifier: Modifier = Modifier,
) {
    val note = screen.note ?: return
    val palette = MyrmexTheme.palette
    Surface(
        modifier.fillMaxWidth().semantics { liveRegion = LiveRegionMode.Assertive },
        shape = NoteShape,
        color = palette.card,
        contentColor = palette.ink,
        border = BorderStroke(2.dp, if (note.clause == null) palette.leaf else palette.berry),
    ) {
        Column(
            Modifier.padding(horizontal = Space.large, vertical = Space.small),
        ) {
            Words(note.text)
            note.clause?.let { Words(it, style = MyrmexTheme.styles.small, color = palette.muted) }
        }
    }
}

private val NoteShape = RoundedCornerShape(16.dp)
