package app.myrmex.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.ui.theme.MyrmexTheme
import kotlin.math.min

/** The whole board, small, with a frame round what is seen: a tap goes there, two fit the board. */
@Composable
fun Minimap(
    area: Area,
    camera: BoardCamera,
    modifier: Modifier = Modifier,
) {
    val palette = MyrmexTheme.palette
    val board by rememberUpdatedState(extent(area))
    Canvas(
        modifier
            .size(MAP_SIZE)
            .clip(MapShape)
            // Neither of the colours that most things have.
            .background(palette.quiet)
            .border(BORDER, palette.edge, MapShape)
            .pointerInput(camera) {
                detectTapGestures(
                    onDoubleTap = { camera.fit() },
                    onTap = { point ->
                        camera.center(onBoard(point, board, Size(size.width.toFloat(), size.height.toFloat())))
                    },
                )
            },
    ) {
        val scale = scaleOf(board, size)
        val corner = cornerOf(board, size, scale)

        fun small(box: Rect) = Rect(corner + (box.topLeft - board.topLeft) * scale, box.size * scale)
        area.pieces.forEach { piece ->
            val box = small(rectOf(piece))
            drawPath(shapePath(piece.shape, box), palette.fill(piece.role, piece.mark))
            if (piece.tappable) drawPath(shapePath(piece.shape, box), palette.honey)
        }
        val seen = small(camera.window.intersect(board))
        drawRect(palette.ink, seen.topLeft, seen.size, style = Stroke(2.dp.toPx()))
    }
}

private fun scaleOf(
    board: Rect,
    view: Size,
): Float = min(view.width / board.width, view.height / board.height) * INSIDE

private fun cornerOf(
    board: Rect,
    view: Size,
    scale: Float,
): Offset = Offset(view.width - board.width * scale, view.height - board.height * scale) / 2f

private fun onBoard(
    point: Offset,
    board: Rect,
    view: Size,
): Offset {
    val scale = scaleOf(board, view)
    return (point - cornerOf(board, view, scale)) / scale + board.topLeft
}

internal val MAP_SIZE = 84.dp
private val MapShape = RoundedCornerShape(12.dp)
private const val INSIDE = 0.88f
