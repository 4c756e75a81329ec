package app.myrmex.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.unit.dp
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Palette

/** Soft hills, grass and mushrooms along the bottom edge: the book's own ground. */
@Composable
fun ForestFloor(modifier: Modifier = Modifier) {
    val palette = MyrmexTheme.palette
    Canvas(modifier) {
        val ground = minOf(size.height, GROUND.toPx())
        val far = lerp(palette.leafFill, palette.paper, FAR)
        hill(far, ground * FAR_TOP, size.width * FAR_CREST, ground)
        hill(palette.leafFill, ground * NEAR_TOP, size.width * NEAR_CREST, ground)
        hill(lerp(palette.brownFill, palette.leafFill, EARTH), ground * LOW_TOP, size.width * LOW_CREST, ground)
        grass(lerp(palette.leaf, palette.leafFill, GRASS), ground)
        mushroom(palette, Offset(size.width * FIRST_MUSHROOM, size.height - ground * LOW_TOP * STAND), ground * BIG)
        mushroom(palette, Offset(size.width * SECOND_MUSHROOM, size.height - ground * LOW_TOP * STAND), ground * SMALL)
    }
}

private fun DrawScope.hill(
    color: Color,
    top: Float,
    crest: Float,
    ground: Float,
) {
    val bottom = size.height
    val side = bottom - top + ground * SIDE
    drawPath(
        Path().apply {
            moveTo(0f, bottom)
            lineTo(0f, side)
            quadraticTo(crest, bottom - top - ground * SIDE, size.width, side)
            lineTo(size.width, bottom)
            close()
        },
        color,
    )
}

private fun DrawScope.grass(
    color: Color,
    ground: Float,
) {
    val step = TUFT.toPx()
    var x = step / 2
    var tuft = 0
    while (x < size.width) {
        val height = ground * BLADE * (1 + tuft % BLADES * BLADE_GROWTH)
        val lean = step * LEAN * (tuft % BLADES - 1)
        drawLine(color, Offset(x, size.height), Offset(x + lean, size.height - height), 2.dp.toPx(), StrokeCap.Round)
        x += step * (1 + tuft % 2 * UNEVEN)
        tuft++
    }
}

private fun DrawScope.mushroom(
    palette: Palette,
    foot: Offset,
    height: Float,
) {
    val stem = Size(height * STEM, height * STEM_HEIGHT)
    val outline = Stroke(1.5.dp.toPx())
    drawRoundRect(
        palette.plate.takeIf { it != Color.Transparent } ?: palette.card,
        Offset(foot.x - stem.width / 2, foot.y - stem.height),
        stem,
        CornerRadius(stem.width / 2),
    )
    val cap = Rect(foot.x - height * CAP, foot.y - height, foot.x + height * CAP, foot.y - height * CAP_LIFT)
    val path =
        Path().apply {
            arcTo(cap, HALF_TURN, HALF_TURN, true)
            close()
        }
    drawPath(path, lerp(palette.berry, palette.berryFill, CAP_TINT))
    drawPath(path, palette.edge, style = outline)
    drawCircle(palette.card, height * DOT, Offset(foot.x - height * DOT_OFFSET, foot.y - height * DOT_HEIGHT))
    drawCircle(palette.card, height * DOT, Offset(foot.x + height * DOT_OFFSET, foot.y - height * DOT_HEIGHT))
}

private val GROUND = 150.dp
private const val FAR = 0.4f
private const val FAR_TOP = 0.75f
private const val FAR_CREST = 0.72f
private const val NEAR_TOP = 0.5f
private const val NEAR_CREST = 0.25f
private const val LOW_TOP = 0.26f
private const val LOW_CREST = 0.6f
private const val EARTH = 0.45f
private const val GRASS = 0.5f
private const val SIDE = 0.22f
private val TUFT = 13.dp
private const val BLADE = 0.09f
private const val BLADES = 3
private const val BLADE_GROWTH = 0.5f
private const val LEAN = 0.3f
private const val UNEVEN = 0.6f
private const val FIRST_MUSHROOM = 0.8f
private const val SECOND_MUSHROOM = 0.87f
private const val STAND = 0.55f
private const val BIG = 0.36f
private const val SMALL = 0.22f
private const val STEM = 0.3f
private const val STEM_HEIGHT = 0.66f
private const val CAP = 0.46f
private const val CAP_LIFT = 0.16f
private const val HALF_TURN = 180f
private const val CAP_TINT = 0.25f
private const val DOT = 0.075f
private const val DOT_OFFSET = 0.18f
private const val DOT_HEIGHT = 0.74f
