package app.myrmex.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.myrmex.core.Event
import app.myrmex.core.Screen
import app.myrmex.core.Setup
import app.myrmex.core.SetupSeat
import app.myrmex.ui.part.Areas
import app.myrmex.ui.part.Chips
import app.myrmex.ui.part.Columns
import app.myrmex.ui.part.Group
import app.myrmex.ui.part.IconPress
import app.myrmex.ui.part.Leaf
import app.myrmex.ui.part.MarkView
import app.myrmex.ui.part.OptionsView
import app.myrmex.ui.part.Page
import app.myrmex.ui.part.PressButton
import app.myrmex.ui.part.TextEntry
import app.myrmex.ui.part.inlineSize
import app.myrmex.ui.theme.Space

/** Who plays, and how. */
@Composable
fun SetupScreen(
    screen: Screen,
    setup: Setup,
    send: (Event) -> Unit,
) {
    Page(
        screen,
        setup.title,
        send,
        bottom = setup.buttons + setup.deal,
    ) {
        Columns(
            first = {
                Group(setup.seatsTitle) {
                    setup.seats.forEach { seat -> key(seat.name.id) { SeatView(seat, send) } }
                    PressButton(setup.add, send, Modifier.fillMaxWidth())
                }
            },
            second = {
                Column(verticalArrangement = Arrangement.spacedBy(Space.huge)) {
                    if (setup.preview.isNotEmpty()) Leaf { Areas(setup.preview, send) }
                    setup.options.forEach { options -> OptionsView(options, send) }
                    setup.code?.let { code ->
                        Group(code.label) { TextEntry(code, send, Modifier.fillMaxWidth()) }
                    }
                }
            },
        )
    }
}

@Composable
private fun SeatView(
    seat: SetupSeat,
    send: (Event) -> Unit,
) {
    Leaf {
        Row(
            horizontalArrangement = Arrangement.spacedBy(Space.small),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            MarkView(seat.mark, inlineSize(36.dp))
            TextEntry(seat.name, send, Modifier.weight(1f))
        }
        if (seat.known.isNotEmpty()) Chips(seat.known, send)
        Chips(seat.kinds, send)
        FlowRow(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.End) {
            seat.buttons.forEach { IconPress(it, send) }
        }
    }
}
