package app.myrmex.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.myrmex.core.Mark
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.seatColor
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** Somebody's mark in her colour, outlined so that its shape is seen on any surface. */
@Composable
fun MarkView(
    mark: Mark,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    val ink = MyrmexTheme.palette.ink
    Canvas(modifier.size(size)) {
        drawMark(mark, center, this.size.minDimension * MARK_IN_BOX, seatColor(mark), ink)
    }
}

fun DrawScope.drawMark(
    mark: Mark,
    center: Offset,
    extent: Float,
    fill: Color,
    outline: Color,
) {
    val path = markPath(mark, center, extent)
    drawPath(path, fill)
    val width = (extent * OUTLINE_SHARE).coerceIn(OUTLINE.toPx(), OUTLINE.toPx() * 2)
    drawPath(path, outline, style = Stroke(width, join = StrokeJoin.Round))
}

/** The mark that [character] stands for where only text can be shown, if it does. */
internal fun markOf(character: String): Mark? = Mark.entries.getOrNull(
    CHARACTERS.indexOf(character.singleOrNull() ?: ' '),
)

/** The outline of [mark], about as large to the eye as any other of the same [extent]. */
internal fun markPath(
    mark: Mark,
    center: Offset,
    extent: Float,
): Path {
    val radius = extent / 2
    return when (mark) {
        Mark.DISC -> Path().apply { addOval(Rect(center, radius * DISC_SHARE)) }
        Mark.SQUARE -> {
            val half = radius * SQUARE_SHARE
            Path().apply { addRect(Rect(center - Offset(half, half), Size(half * 2, half * 2))) }
        }
        Mark.TRIANGLE -> polygon(center + Offset(0f, radius * TRIANGLE_DROP), radius, TRIANGLE_CORNERS)
        Mark.DIAMOND -> polygon(center, radius, DIAMOND_CORNERS)
        Mark.STAR -> star(center, radius)
        Mark.CROSS -> cross(center, radius)
    }
}

private fun polygon(
    center: Offset,
    radius: Float,
    corners: Int,
): Path = corners(center, List(corners) { radius })

private fun star(
    center: Offset,
    radius: Float,
): Path = corners(center, List(STAR_CORNERS) { if (it % 2 == 0) radius else radius * STAR_WAIST })

/** A closed figure of corners evenly spread round [center], the first at the top. */
private fun corners(
    center: Offset,
    radii: List<Float>,
): Path =
    Path().apply {
        radii.forEachIndexed { corner, radius ->
            val angle = 2 * PI * corner / radii.size - PI / 2
            val x = center.x + radius * cos(angle).toFloat()
            val y = center.y + radius * sin(angle).toFloat()
            if (corner == 0) moveTo(x, y) else lineTo(x, y)
        }
        close()
    }

private fun cross(
    center: Offset,
    radius: Float,
): Path {
    val long = radius * CROSS_ARM
    val short = radius * CROSS_WIDTH
    val turns = listOf(-short to -long, short to -long, short to -short, long to -short, long to short, short to short)
    val points = turns + turns.map { (x, y) -> -x to -y }
    return Path().apply {
        points.forEachIndexed { corner, (x, y) ->
            if (corner == 0) moveTo(center.x + x, center.y + y) else lineTo(center.x + x, center.y + y)
        }
        close()
    }
}

/** The marks as characters, in the order of the enumeration. */
private const val CHARACTERS = "●■▲◆★✚"
private const val MARK_IN_BOX = 0.8f
private const val OUTLINE_SHARE = 0.06f
private val OUTLINE = 1.5.dp
private const val DISC_SHARE = 0.92f
private const val SQUARE_SHARE = 0.82f
private const val TRIANGLE_DROP = 0.15f
private const val TRIANGLE_CORNERS = 3
private const val DIAMOND_CORNERS = 4
private const val STAR_CORNERS = 10
private const val STAR_WAIST = 0.45f
private const val CROSS_ARM = 0.95f
private const val CROSS_WIDTH = 0.36f
