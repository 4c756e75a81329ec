package app.myrmex.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.core.AreaKind
import app.myrmex.core.Event
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** A part of the table under its heading, as high as it needs to be. */
@Composable
fun AreaView(
    area: Area,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
    boardHeight: Dp = BOARD_IN_A_LIST,
) {
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.hair)) {
        AreaTitle(area)
        when (area.kind) {
            AreaKind.BOARD -> BoardView(area, send, Modifier.boardSize(area, boardHeight))
            AreaKind.ROW -> RowView(area, send)
            AreaKind.TRACK -> TrackView(area)
            AreaKind.PANEL -> PanelView(area, send)
            AreaKind.CHOICES -> ChoicesView(area, send)
            AreaKind.STEPPER -> StepperView(area, send)
        }
    }
}

@Composable
internal fun AreaTitle(area: Area) {
    if (area.title.isNotEmpty()) {
        Words(
            area.title,
            Modifier.semantics { heading() },
            style = MyrmexTheme.styles.small,
            color = MyrmexTheme.palette.muted,
        )
    }
}

/** Several areas, one under the other. */
@Composable
fun Areas(
    areas: List<Area>,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
    boardHeight: Dp = BOARD_IN_A_LIST,
) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.medium)) {
        areas.forEach { area -> key(area.id) { AreaView(area, send, boardHeight = boardHeight) } }
    }
}

internal val BOARD_IN_A_LIST = 260.dp
