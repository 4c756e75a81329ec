package app.myrmex.ui.part

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.myrmex.core.Event
import app.myrmex.core.Recap
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** What happened since she last looked; a tap anywhere on it puts it away. */
@Composable
fun RecapView(
    recap: Recap,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    val palette = MyrmexTheme.palette
    Surface(
        onClick = { send(Event.Press(recap.button.id)) },
        modifier = modifier.widthIn(max = Space.column).fillMaxWidth(),
        shape = RoundedCornerShape(24.dp),
        color = palette.card,
        contentColor = palette.ink,
        border = BorderStroke(BORDER, palette.edge),
        shadowElevation = 2.dp,
    ) {
        Column(Modifier.padding(Space.huge), verticalArrangement = Arrangement.spacedBy(Space.medium)) {
            Words(recap.title, Modifier.semantics { heading() }, style = MyrmexTheme.styles.title)
            LinesView(recap.lines)
        }
    }
}
