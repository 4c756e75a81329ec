package app.myrmex.ui.part

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import app.myrmex.core.Area
import app.myrmex.core.Frame
import app.myrmex.core.Piece
import kotlin.math.max
import kotlin.math.min

/** Which part of a board is seen, and how large. Positions on the board are the core's. */
@Stable
class BoardCamera {
    private var board = Rect(0f, 0f, 1f, 1f)

    /** The size of the view in pixels. */
    var view by mutableStateOf(Size.Zero)
        private set

    /** Pixels for one length of the board. */
    var scale by mutableFloatStateOf(1f)
        private set

    private var middle by mutableStateOf(Offset.Zero)

    /** The scale at which the whole board is seen. */
    val fitted: Float get() = if (view == Size.Zero) 1f else fitOf(board)

    /** Only a part of the board is seen. */
    val near: Boolean get() = scale > fitted * JUST_MORE

    /** The left edge of the board is in sight. */
    val atStart: Boolean get() = window.left <= board.left + EDGE / scale

    /** The top edge of the board is in sight. */
    val atTop: Boolean get() = window.top <= board.top + EDGE / scale

    /** What is seen, on the board. */
    val window: Rect get() = Rect(toBoard(Offset.Zero), toBoard(Offset(view.width, view.height)))

    /**
     * Shows [area] in a view of [size]: all of it, or its focus where the cells that can be tapped
     * would be smaller than [least].
     */
    fun show(
        area: Area,
        size: Size,
        least: Float,
        comfortable: Float,
    ) {
        board = extent(area)
        view = size
        scale = fitted
        middle = board.center
        val cell = cellOf(area)
        if (cell * scale >= least || area.pieces.none { it.target != null }) return
        val focus = area.focus?.let(::rectOf) ?: board
        val closest = comfortable * CLOSEST / cell
        scale = max(comfortable / cell, min(fitOf(focus), closest))
        // Where not all of it fits, what waits to be confirmed is in sight.
        val armed = area.pieces.firstOrNull { it.armed && scale > fitOf(focus) }
        middle = (armed?.let(::rectOf) ?: focus).center
        keepInside()
    }

    /** The same board with other pieces: the view stays where the person has put it. */
    fun keep(area: Area) {
        board = extent(area)
        keepInside()
    }

    /** Whether what may be tapped on [area] is in sight. */
    fun sees(area: Area): Boolean {
        val focus = area.focus?.let(::rectOf) ?: return true
        val seen = window.inflate(focus.minDimension * SLACK)
        return seen.contains(focus.topLeft) && seen.contains(focus.bottomRight)
    }

    fun fit() {
        scale = fitted
        middle = board.center
    }

    fun center(on: Offset) {
        middle = on
        keepInside()
    }

    fun transform(
        around: Offset,
        pan: Offset,
        zoom: Float,
        closest: Float,
    ) {
        val fixed = toBoard(around)
        scale = (scale * zoom).coerceIn(fitted, max(fitted * CLOSEST, closest))
        middle = fixed - (around + pan - viewCenter()) / scale
        keepInside()
    }

    fun toView(
        x: Float,
        y: Float,
    ): Offset = Offset((x - middle.x) * scale, (y - middle.y) * scale) + viewCenter()

    fun toView(box: Rect): Rect = Rect(toView(box.left, box.top), toView(box.right, box.bottom))

    fun toBoard(point: Offset): Offset = (point - viewCenter()) / scale + middle

    private fun viewCenter() = Offset(view.width / 2, view.height / 2)

    private fun fitOf(part: Rect): Float = min(view.width / part.width, view.height / part.height)

    private fun keepInside() {
        middle =
            Offset(
                held(middle.x, board.left, board.right, view.width / scale),
                held(middle.y, board.top, board.bottom, view.height / scale),
            )
    }

    private fun held(
        at: Float,
        first: Float,
        last: Float,
        seen: Float,
    ): Float = if (seen >= last - first) (first + last) / 2 else at.coerceIn(first + seen / 2, last - seen / 2)
}

/** The side of the smallest cell that can be tapped; of any, where none can. */
internal fun cellOf(area: Area): Float {
    val cells = area.pieces.filter { it.target != null }.ifEmpty { area.pieces }
    return cells.minOfOrNull { min(it.width, it.height) }?.toFloat()?.coerceAtLeast(1f) ?: 1f
}

internal fun rectOf(piece: Piece): Rect =
    Rect(
        piece.x - piece.width / 2f,
        piece.y - piece.height / 2f,
        piece.x + piece.width / 2f,
        piece.y + piece.height / 2f,
    )

internal fun rectOf(frame: Frame): Rect =
    Rect(
        frame.x.toFloat(),
        frame.y.toFloat(),
        (frame.x + frame.width).toFloat(),
        (frame.y + frame.height).toFloat(),
    )

/** The board and whatever sticks out over its edge. */
internal fun extent(area: Area): Rect =
    area.pieces.fold(Rect(0f, 0f, max(1f, area.width.toFloat()), max(1f, area.height.toFloat()))) { all, piece ->
        val box = rectOf(piece)
        Rect(min(all.left, box.left), min(all.top, box.top), max(all.right, box.right), max(all.bottom, box.bottom))
    }

private const val JUST_MORE = 1.01f
private const val CLOSEST = 2f
private const val EDGE = 2f
private const val SLACK = 0.05f
