package app.myrmex.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpSize
import app.myrmex.core.Event
import app.myrmex.core.Piece
import app.myrmex.ui.theme.Space

/** One piece outside a board, at a size a thumb can hit where it can be tapped. */
@Composable
fun PieceView(
    piece: Piece,
    size: DpSize,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    Box(
        modifier
            .flying(piece.id)
            .tapped(piece, send)
            .sizeIn(minWidth = if (piece.target == null) size.width else Space.touch)
            .sizeIn(minHeight = if (piece.target == null) size.height else Space.touch),
        contentAlignment = Alignment.Center,
    ) {
        PiecePicture(piece, size)
    }
}

/** The picture of a piece and nothing more. */
@Composable
fun PiecePicture(
    piece: Piece,
    size: DpSize,
    modifier: Modifier = Modifier,
) {
    val painter = rememberPiecePainter()
    Box(modifier.size(size)) {
        Canvas(Modifier.fillMaxSize()) {
            with(painter) { drawPiece(piece, Rect(Offset.Zero, this@Canvas.size)) }
        }
    }
}

/** What a piece says and does. A target that may not be tapped is sent too: the core explains. */
internal fun Modifier.tapped(
    piece: Piece,
    send: (Event) -> Unit,
): Modifier {
    val target = piece.target
    val tap = if (target == null) Modifier else Modifier.clickable(role = Role.Button) { send(Event.Tap(target)) }
    return then(tap).semantics {
        contentDescription = piece.label
        if (piece.armed) selected = true
    }
}
