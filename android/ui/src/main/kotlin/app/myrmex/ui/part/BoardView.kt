package app.myrmex.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.BiasAlignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.layout
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.positionInRoot
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.core.Event
import app.myrmex.core.Link
import app.myrmex.core.Piece
import app.myrmex.core.Shape
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Palette
import app.myrmex.ui.theme.Space
import app.myrmex.ui.theme.seatColor
import kotlin.math.min
import kotlin.math.roundToInt

/**
 * A board: a canvas that pans, pinches and fits, with a node for every piece so that a screen
 * reader finds them where they are drawn.
 */
@Composable
fun BoardView(
    area: Area,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(modifier.clipToBounds()) {
        val density = LocalDensity.current
        val size = Size(constraints.maxWidth.toFloat(), constraints.maxHeight.toFloat())
        val camera = rememberCamera(area, size)
        val places = rememberPlaces(area, camera)
        val shown by rememberUpdatedState(area)
        val reach = with(density) { Space.huge.toPx() }
        val closest = with(density) { COMFORTABLE.toPx() } * CLOSEST / cellOf(area)

        Box(
            Modifier
                .fillMaxSize()
                .onGloballyPositioned { places.origin = it.positionInRoot() }
                .boardGestures(camera, closest) { point ->
                    val target = targetAt(shown, camera.toBoard(point), reach / camera.scale)
                    if (target != null) send(Event.Tap(target))
                    target != null
                },
        ) {
            Table(area, camera, places)
            Nodes(area, camera, send)
        }
        if (camera.near && minOf(maxWidth, maxHeight) >= ROOM_FOR_MAP) {
            val side = with(density) { (MAP_SIZE + Space.hair).toPx() }
            Minimap(area, camera, Modifier.align(cornerFor(area, camera, side)).padding(Space.hair))
        }
    }
}

/**
 * Where a map of this side hides the least that may be tapped; else away from the corner of the
 * board that is in sight, since what the map hides can be drawn out from under it.
 */
internal fun cornerFor(
    area: Area,
    camera: BoardCamera,
    side: Float,
): BiasAlignment {
    val across = if (camera.atStart) 1f else -1f
    val down = if (camera.atTop) 1f else -1f
    val asked = area.pieces.filter { it.tappable || it.armed }.map { camera.toView(rectOf(it)) }
    val corners = listOf(across to down, -across to down, across to -down, -across to -down)
    val (x, y) = corners.minBy { (x, y) ->
        val left = if (x > 0) camera.view.width - side else 0f
        val top = if (y > 0) camera.view.height - side else 0f
        asked.count { it.overlaps(Rect(left, top, left + side, top + side)) }
    }
    return BiasAlignment(x, y)
}

/** As wide as there is room, as high as that makes it, up to [limit]. */
internal fun Modifier.boardSize(
    area: Area,
    limit: Dp,
): Modifier {
    val all = extent(area)
    return layout { measurable, constraints ->
        val width = constraints.maxWidth
        val height = min((width * all.height / all.width).roundToInt(), limit.roundToPx())
        val placed = measurable.measure(Constraints.fixed(width, height))
        layout(width, height) { placed.place(0, 0) }
    }
}

@Composable
private fun rememberCamera(
    area: Area,
    size: Size,
): BoardCamera {
    val density = LocalDensity.current
    val least = with(density) { LEAST_CELL.toPx() }
    val comfortable = with(density) { COMFORTABLE.toPx() }
    // A first look must be right in the first frame, so it is not left to an effect.
    val camera = remember(area.id, size) { BoardCamera().apply { show(area, size, least, comfortable) } }
    remember(area.focus, camera) {
        camera.keep(area)
        if (!camera.sees(area)) camera.show(area, size, least, comfortable)
    }
    return camera
}

@Composable
private fun rememberPlaces(
    area: Area,
    camera: BoardCamera,
): Places {
    val places = remember(area.id) { Places() }
    val flights = LocalSky.current?.flights
    val still = MyrmexTheme.still
    remember(area, still) { places.prepare(area, still, flights, camera) }
    LaunchedEffect(area, still) { places.travelTo(area, still) }
    return places
}

@Composable
private fun Table(
    area: Area,
    camera: BoardCamera,
    places: Places,
) {
    val painter = rememberPiecePainter()
    val palette = MyrmexTheme.palette
    Canvas(Modifier.fillMaxSize()) {
        // Hexes are the ground, which lines lie on; all else stands on the lines.
        val (ground, standing) = area.pieces.partition { it.shape == Shape.HEX }
        val (resting, travelling) = standing.partition { places.resting(it) }
        val (under, over) = area.links.partition { it.under }
        with(painter) {
            ground.forEach { drawPiece(it, camera.toView(places.boxOf(it))) }
            (under + over).forEach { drawLink(it, camera, palette) }
            (resting + travelling).forEach { drawPiece(it, camera.toView(places.boxOf(it))) }
        }
    }
}

private fun DrawScope.drawLink(
    link: Link,
    camera: BoardCamera,
    palette: Palette,
) {
    val from = camera.toView(link.fromX.toFloat(), link.fromY.toFloat())
    val to = camera.toView(link.toX.toFloat(), link.toY.toFloat())
    val width = LINK.toPx()
    val dash = if (link.under) PathEffect.dashPathEffect(floatArrayOf(width * 2, width * 2)) else null
    val outline = if (link.changed) palette.leaf else palette.ink
    drawLine(outline, from, to, width + CASING.toPx(), StrokeCap.Round, dash)
    drawLine(seatColor(link.mark), from, to, width, StrokeCap.Round, dash)
    drawMark(link.mark, (from + to) / 2f, LINK_MARK.toPx(), seatColor(link.mark), palette.ink)
}

/** Nothing is drawn here: each node lies over its piece and speaks for it. */
@Composable
private fun Nodes(
    area: Area,
    camera: BoardCamera,
    send: (Event) -> Unit,
) {
    Layout(
        content = {
            area.pieces.forEach { piece -> key(piece.id) { Node(piece, send) } }
            area.links.forEach { link ->
                key(link.id) { Box(Modifier.semantics { contentDescription = link.label }) }
            }
        },
        modifier = Modifier.fillMaxSize(),
    ) { measurables, constraints ->
        val boxes = area.pieces.map { camera.toView(rectOf(it)) } + area.links.map { boxOf(it, camera) }
        val placed =
            measurables.zip(boxes) { node, box ->
                node.measure(Constraints.fixed(box.width.roundToInt(), box.height.roundToInt()))
            }
        layout(constraints.maxWidth, constraints.maxHeight) {
            placed.forEachIndexed { index, node ->
                node.place(boxes[index].left.roundToInt(), boxes[index].top.roundToInt())
            }
        }
    }
}

@Composable
private fun Node(
    piece: Piece,
    send: (Event) -> Unit,
) {
    val target = piece.target
    Box(
        Modifier.tracked(piece.id).semantics {
            contentDescription = piece.label
            if (piece.armed) selected = true
            if (target != null) {
                role = Role.Button
                onClick {
                    send(Event.Tap(target))
                    true
                }
            }
        },
    )
}

private fun boxOf(
    link: Link,
    camera: BoardCamera,
): Rect {
    val from = Offset(link.fromX.toFloat(), link.fromY.toFloat())
    val to = Offset(link.toX.toFloat(), link.toY.toFloat())
    val half = LINK_NODE / camera.scale / 2
    val middle = (from + to) / 2f
    return camera.toView(Rect(middle - Offset(half, half), middle + Offset(half, half)))
}

/** What a tap at [point] means: the topmost target there, else the nearest thing that glows. */
internal fun targetAt(
    area: Area,
    point: Offset,
    reach: Float,
): String? {
    val under = area.pieces.filter { it.target != null && rectOf(it).contains(point) }
    val top = under.lastOrNull()
    // The boxes of neighbouring hexes overlap at their corners: the nearer middle is meant.
    val hit =
        if (top?.shape == Shape.HEX) {
            under.filter { it.shape == Shape.HEX }.minBy { (rectOf(it).center - point).getDistanceSquared() }
        } else {
            top
        }
    if (hit?.tappable == true) return hit.target
    val near =
        area.pieces
            .filter { it.tappable && it.target != null && rectOf(it).inflate(reach).contains(point) }
            .minByOrNull { (rectOf(it).center - point).getDistanceSquared() }
    return if (hit == null) near?.target else hit.target
}

internal val LEAST_CELL = 40.dp
internal val COMFORTABLE = 48.dp
private const val CLOSEST = 2.5f
private const val LINK_NODE = 24f
private val ROOM_FOR_MAP = 180.dp
private val LINK = 5.dp
private val CASING = 2.dp
private val LINK_MARK = 16.dp
