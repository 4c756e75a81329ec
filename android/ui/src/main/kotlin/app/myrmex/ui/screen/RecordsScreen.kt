package app.myrmex.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.runtime.Composable
import app.myrmex.core.Event
import app.myrmex.core.Records
import app.myrmex.core.Screen
import app.myrmex.ui.part.BestView
import app.myrmex.ui.part.Columns
import app.myrmex.ui.part.Group
import app.myrmex.ui.part.MatchCardView
import app.myrmex.ui.part.Page
import app.myrmex.ui.part.SheetView
import app.myrmex.ui.part.Words
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** Games played and won. */
@Composable
fun RecordsScreen(
    screen: Screen,
    records: Records,
    send: (Event) -> Unit,
) {
    Page(screen, records.title, send, bottom = records.buttons) {
        records.nothing?.let { Words(it, color = MyrmexTheme.palette.muted) }
        Columns(
            first = {
                Column(verticalArrangement = Arrangement.spacedBy(Space.huge)) {
                    SheetView(records.sheet)
                    records.best.forEach { BestView(it) }
                }
            },
            second = {
                if (records.matches.isNotEmpty()) {
                    Group(records.matchesTitle) {
                        Column(verticalArrangement = Arrangement.spacedBy(Space.medium)) {
                            records.matches.forEach { MatchCardView(it, send) }
                        }
                    }
                }
            },
        )
    }
}
