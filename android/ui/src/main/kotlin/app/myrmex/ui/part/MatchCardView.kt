package app.myrmex.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.myrmex.core.Event
import app.myrmex.core.MatchCard
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** A match, unfinished or finished, and what can be done with it. */
@Composable
fun MatchCardView(
    card: MatchCard,
    send: (Event) -> Unit,
) {
    val styles = MyrmexTheme.styles
    Leaf {
        Row(
            horizontalArrangement = Arrangement.spacedBy(Space.medium),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Glyph(card.symbol, 44.dp)
            Column(Modifier.weight(1f)) {
                Words(card.title, style = styles.strong)
                Words(card.people)
                Words(card.detail, style = styles.small, color = MyrmexTheme.palette.muted)
            }
        }
        ButtonBar(card.buttons, send)
    }
}
