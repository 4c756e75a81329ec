package app.myrmex.ui.part

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.myrmex.core.Pattern
import app.myrmex.core.Shape
import kotlin.math.min

/** The outline of a piece that fills [box]. */
internal fun shapePath(
    shape: Shape,
    box: Rect,
): Path =
    Path().apply {
        when (shape) {
            Shape.HEX -> hex(box)
            Shape.DISC -> addOval(box)
            Shape.CARD -> rounded(box, CARD_CORNER)
            Shape.CUBE -> rounded(box, CUBE_CORNER)
            Shape.TOKEN -> rounded(box, TOKEN_CORNER)
            Shape.BARE -> rounded(box, CARD_CORNER)
        }
    }

private fun Path.hex(box: Rect) {
    val quarter = box.width / 4
    moveTo(box.left, box.center.y)
    lineTo(box.left + quarter, box.top)
    lineTo(box.right - quarter, box.top)
    lineTo(box.right, box.center.y)
    lineTo(box.right - quarter, box.bottom)
    lineTo(box.left + quarter, box.bottom)
    close()
}

private fun Path.rounded(
    box: Rect,
    share: Float,
) {
    addRoundRect(RoundRect(box, CornerRadius(min(box.width, box.height) * share)))
}

/** How much of a shape's box is good for symbol and text. */
internal fun contentShare(shape: Shape): Size =
    when (shape) {
        Shape.HEX -> Size(HEX_CONTENT_WIDTH, HEX_CONTENT_HEIGHT)
        Shape.DISC -> Size(DISC_CONTENT, DISC_CONTENT)
        Shape.CARD -> Size(CARD_CONTENT_WIDTH, CARD_CONTENT_HEIGHT)
        Shape.CUBE, Shape.TOKEN -> Size(TOKEN_CONTENT, TOKEN_CONTENT)
        Shape.BARE -> Size(1f, 1f)
    }

/** The size of a piece where the core gives none: in rows, choices and panels. */
internal fun naturalSize(shape: Shape): DpSize =
    when (shape) {
        Shape.HEX -> DpSize(66.dp, 58.dp)
        Shape.DISC -> DpSize(56.dp, 56.dp)
        Shape.CARD -> DpSize(64.dp, 88.dp)
        Shape.CUBE -> DpSize(48.dp, 48.dp)
        Shape.TOKEN -> DpSize(56.dp, 56.dp)
        Shape.BARE -> DpSize(48.dp, 48.dp)
    }

/** Fills [path] with the lines of [pattern], as large as the piece wants them. */
internal fun DrawScope.drawPattern(
    pattern: Pattern,
    path: Path,
    box: Rect,
    color: Color,
) {
    if (pattern == Pattern.PLAIN) return
    clipPath(path) {
        val step = min(box.width, box.height) / PATTERN_STEPS
        when (pattern) {
            Pattern.PLAIN -> Unit
            Pattern.CHECKS -> checks(box, step, color)
            Pattern.GRID -> grid(box, step * GRID_STEP, color)
            Pattern.COBBLES -> cobbles(box, step, color)
            Pattern.PLANKS -> planks(box, step * PLANK_STEP, color)
        }
    }
}

private fun DrawScope.checks(
    box: Rect,
    step: Float,
    color: Color,
) = rows(box, step) { row, y ->
    rows(Rect(box.top, box.left, box.bottom, box.right), step) { column, x ->
        if ((row + column) % 2 == 0) drawRect(color, Offset(x, y), Size(step, step))
    }
}

private fun DrawScope.grid(
    box: Rect,
    step: Float,
    color: Color,
) {
    rows(box, step) { _, y -> line(box.left, y, box.right, y, color) }
    rows(Rect(box.top, box.left, box.bottom, box.right), step) { _, x -> line(x, box.top, x, box.bottom, color) }
}

private fun DrawScope.cobbles(
    box: Rect,
    step: Float,
    color: Color,
) = rows(box, step) { row, y ->
    val shift = if (row % 2 == 0) 0f else step / 2
    rows(Rect(box.top, box.left - step, box.bottom, box.right), step) { _, x ->
        drawCircle(color, step * COBBLE_SHARE, Offset(x + shift + step / 2, y + step / 2), style = Stroke(THIN.toPx()))
    }
}

private fun DrawScope.planks(
    box: Rect,
    step: Float,
    color: Color,
) = rows(box, step) { row, y ->
    line(box.left, y, box.right, y, color)
    val joint = box.left + box.width * (if (row % 2 == 0) FIRST_JOINT else SECOND_JOINT)
    line(joint, y, joint, y + step, color)
}

private fun DrawScope.line(
    fromX: Float,
    fromY: Float,
    toX: Float,
    toY: Float,
    color: Color,
) = drawLine(color, Offset(fromX, fromY), Offset(toX, toY), THIN.toPx())

private inline fun rows(
    box: Rect,
    step: Float,
    draw: (Int, Float) -> Unit,
) {
    var y = box.top
    var row = 0
    while (y < box.bottom) {
        draw(row++, y)
        y += step
    }
}

private const val CARD_CORNER = 0.14f
private const val CUBE_CORNER = 0.12f
private const val TOKEN_CORNER = 0.3f
private const val HEX_CONTENT_WIDTH = 0.66f
private const val HEX_CONTENT_HEIGHT = 0.8f
private const val DISC_CONTENT = 0.72f
private const val CARD_CONTENT_WIDTH = 0.84f
private const val CARD_CONTENT_HEIGHT = 0.84f
private const val TOKEN_CONTENT = 0.8f
private const val PATTERN_STEPS = 7f
private const val GRID_STEP = 1.4f
private const val PLANK_STEP = 1.3f
private const val COBBLE_SHARE = 0.44f
private const val FIRST_JOINT = 0.34f
private const val SECOND_JOINT = 0.7f
private val THIN: Dp = 1.2.dp
