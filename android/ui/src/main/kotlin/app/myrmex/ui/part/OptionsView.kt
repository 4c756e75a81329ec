package app.myrmex.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.myrmex.core.Button
import app.myrmex.core.Event
import app.myrmex.core.Options
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** A question with one answer of several, and what the present answer means. */
@Composable
fun OptionsView(
    options: Options,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.hair)) {
        Words(options.label, Modifier.semantics { heading() }, style = MyrmexTheme.styles.strong)
        Chips(options.choices, send)
        if (options.help.isNotEmpty()) {
            Words(options.help, style = MyrmexTheme.styles.small, color = MyrmexTheme.palette.muted)
        }
    }
}

@Composable
fun Chips(
    buttons: List<Button>,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    FlowRow(
        modifier.fillMaxWidth().selectableGroup(),
        horizontalArrangement = Arrangement.spacedBy(Space.small),
        verticalArrangement = Arrangement.spacedBy(Space.small),
    ) { buttons.forEach { key(it.id) { ChoiceChip(it, send) } } }
}
