package app.myrmex.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.ui.theme.Space

/** Small steps in order, to be looked at. */
@Composable
fun TrackView(
    area: Area,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val inOneLine = (maxWidth + Space.hair) / area.pieces.size.coerceAtLeast(1) - Space.hair - 0.5.dp
        val side = inOneLine.coerceIn(STEP, inlineSize(LARGE_STEP))
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.hair),
            verticalArrangement = Arrangement.spacedBy(Space.hair),
        ) {
            area.pieces.forEach { piece ->
                key(piece.id) {
                    PiecePicture(
                        piece,
                        DpSize(side, side),
                        Modifier.flying(piece.id).semantics { contentDescription = piece.label },
                    )
                }
            }
        }
    }
}

private val STEP = 24.dp
private val LARGE_STEP = 46.dp
