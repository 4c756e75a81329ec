package app.myrmex.ui.screen

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.core.AreaKind
import app.myrmex.core.Event
import app.myrmex.core.Line
import app.myrmex.core.Scene
import app.myrmex.core.Screen
import app.myrmex.ui.part.AreaTitle
import app.myrmex.ui.part.AreaView
import app.myrmex.ui.part.BoardView
import app.myrmex.ui.part.CRAMPED
import app.myrmex.ui.part.Dock
import app.myrmex.ui.part.Flying
import app.myrmex.ui.part.ForestFloor
import app.myrmex.ui.part.LinesView
import app.myrmex.ui.part.NoteBar
import app.myrmex.ui.part.SeatBadges
import app.myrmex.ui.part.TabStrip
import app.myrmex.ui.part.TopBar
import app.myrmex.ui.part.Words
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** What stands round the scene: the same for a turn, a reveal and a replay. */
class TableFrame(
    val screen: Screen,
    val title: String,
    val detail: String,
    /** In the top corner. */
    val corner: @Composable () -> Unit = {},
    /** Instead of what lies on the table and what is asked. */
    val instead: (@Composable () -> Unit)? = null,
    /** What happened, told under the table. */
    val lines: List<Line> = emptyList(),
    /** The buttons; they are told whether room is short. */
    val foot: @Composable (Boolean) -> Unit,
)

/** The areas of a scene by where they go. */
private class Parts(
    scene: Scene,
    cramped: Boolean,
) {
    /** Choices and steppers answer the prompt, so they stand under it. */
    val answers = scene.areas.filter { it.kind == AreaKind.CHOICES || it.kind == AreaKind.STEPPER }

    private val first = scene.areas.firstOrNull { it.kind == AreaKind.BOARD }

    /** Has a place of its own; where room is short only if something on it can be tapped. */
    val board = first.takeIf { !cramped || (it != null && it.asks()) }

    /** The others; where room is short, those first that can be tapped. */
    val rest = (scene.areas - answers.toSet() - setOfNotNull(board)).sortedBy { cramped && !it.asks() }

    private fun Area.asks() = pieces.any { it.target != null }
}

/**
 * The table: upright, everything one under the other; lying down, the board on the left and the
 * rest on the right (the other way round for the left hand). What is asked and its answers are
 * always in sight at the bottom, and whatever lacks room scrolls above them.
 */
@Composable
fun TableLayout(
    scene: Scene,
    frame: TableFrame,
    send: (Event) -> Unit,
) {
    Flying(scene) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            val lying = maxWidth > maxHeight && maxWidth >= Space.wide
            val cramped = maxHeight / LocalDensity.current.fontScale < (if (lying) CRAMPED_LYING else CRAMPED)
            if (lying) {
                Lying(scene, frame, maxHeight, cramped, send)
            } else {
                Upright(scene, frame, maxHeight, cramped, send)
            }
        }
    }
}

@Composable
private fun Upright(
    scene: Scene,
    frame: TableFrame,
    height: Dp,
    cramped: Boolean,
    send: (Event) -> Unit,
) {
    val parts = Parts(scene, cramped)
    Column(Modifier.fillMaxSize()) {
        Title(frame, cramped, send, Modifier.padding(horizontal = Space.small))
        Signs(scene, oneLine = cramped, send, Modifier.padding(horizontal = Space.small))
        Box(Modifier.weight(1f).fillMaxWidth()) {
            when {
                frame.instead != null -> Scrolling { frame.instead.invoke() }
                parts.board == null -> Scrolling { Lies(parts.rest, send) }
                else -> BoardAndRest(parts.board, parts.rest, cramped, send)
            }
        }
        val most = height * (if (cramped) MOST_DOCK else DOCK)
        Asked(scene, parts.answers, frame, cramped, Modifier.heightIn(max = most), send)
    }
}

@Composable
private fun Lying(
    scene: Scene,
    frame: TableFrame,
    height: Dp,
    cramped: Boolean,
    send: (Event) -> Unit,
) {
    val parts = Parts(scene, cramped)
    // Large text leaves no room for answers under the prompt; without a board there is room beside it.
    val aside = cramped && parts.board == null
    val table: @Composable (Modifier) -> Unit = { modifier ->
        Box(modifier.fillMaxHeight()) {
            when {
                frame.instead != null -> Scrolling { frame.instead.invoke() }
                parts.board == null -> Scrolling { Lies(if (aside) parts.answers + parts.rest else parts.rest, send) }
                else -> Stage(parts.board, titled = true, send, Modifier.padding(Space.small))
            }
        }
    }
    val rest: @Composable (Modifier) -> Unit = { modifier ->
        Column(modifier.fillMaxHeight()) {
            Title(frame, cramped, send, Modifier.padding(horizontal = Space.small))
            Column(
                Modifier.weight(1f).verticalScroll(rememberScrollState()).padding(horizontal = Space.small),
                verticalArrangement = Arrangement.spacedBy(Space.small),
            ) {
                Signs(scene, oneLine = cramped, send)
                if (parts.board != null && frame.instead == null) Lies(parts.rest, send)
            }
            val answers = if (aside) emptyList() else parts.answers
            Asked(scene, answers, frame, cramped, Modifier.heightIn(max = height * LYING_DOCK), send)
        }
    }
    Row(Modifier.fillMaxSize()) {
        if (MyrmexTheme.leftHanded) {
            rest(Modifier.weight(1f))
            table(Modifier.weight(1f))
        } else {
            table(Modifier.weight(1f))
            rest(Modifier.weight(1f))
        }
    }
}

@Composable
private fun Title(
    frame: TableFrame,
    cramped: Boolean,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) = TopBar(frame.screen, frame.title, send, modifier, frame.detail, cramped, frame.corner)

@Composable
private fun Signs(
    scene: Scene,
    oneLine: Boolean,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.hair)) {
        SeatBadges(scene.seats, oneLine)
        TabStrip(scene.tabs, send)
    }
}

/** The board takes what the rest leaves, and the rest never takes more than half. */
@Composable
private fun BoardAndRest(
    board: Area,
    rest: List<Area>,
    cramped: Boolean,
    send: (Event) -> Unit,
) {
    BoxWithConstraints(Modifier.padding(horizontal = Space.small, vertical = Space.hair)) {
        val most = maxHeight * (if (cramped) LEAST_REST else REST)
        Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
            Stage(board, titled = !cramped, send, Modifier.weight(1f))
            if (rest.isNotEmpty()) {
                Column(Modifier.heightIn(max = most).verticalScroll(rememberScrollState())) { Lies(rest, send) }
            }
        }
    }
}

@Composable
private fun Stage(
    board: Area,
    titled: Boolean,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    Column(modifier.fillMaxSize()) {
        if (titled) AreaTitle(board)
        BoardView(board, send, Modifier.weight(1f).fillMaxWidth())
    }
}

@Composable
private fun Lies(
    areas: List<Area>,
    send: (Event) -> Unit,
) {
    Column(verticalArrangement = Arrangement.spacedBy(Space.medium)) {
        areas.forEach { area ->
            key(area.id) {
                val mine =
                    if (area.private) {
                        Modifier
                            .clip(RoundedCornerShape(18.dp))
                            .background(MyrmexTheme.palette.card)
                            .padding(Space.small)
                    } else {
                        Modifier
                    }
                AreaView(area, send, mine)
            }
        }
    }
}

@Composable
private fun Scrolling(content: @Composable () -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize(), contentAlignment = Alignment.Center) {
        val height = constraints.maxHeight
        var used by remember { mutableIntStateOf(height) }
        // Grass grows where nothing lies.
        if ((height - used) / 2 >= with(LocalDensity.current) { GRASS.roundToPx() }) ForestFloor(Modifier.fillMaxSize())
        Column(
            Modifier
                .fillMaxWidth()
                .verticalScroll(rememberScrollState())
                .onSizeChanged { used = it.height }
                .padding(Space.medium),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) { content() }
    }
}

@Composable
private fun Asked(
    scene: Scene,
    answers: List<Area>,
    frame: TableFrame,
    cramped: Boolean,
    modifier: Modifier,
    send: (Event) -> Unit,
) {
    Dock(
        modifier,
        content = {
            NoteBar(frame.screen)
            if (frame.instead == null) {
                if (scene.prompt.isNotEmpty()) {
                    Words(
                        scene.prompt,
                        Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                        style = MyrmexTheme.styles.strong,
                    )
                }
                answers.forEach { area -> key(area.id) { AreaView(area, send) } }
            }
            if (frame.lines.isNotEmpty()) LinesView(frame.lines)
        },
        foot = { frame.foot(cramped) },
    )
}

private val CRAMPED_LYING = 320.dp
private val GRASS = 96.dp
private const val REST = 0.5f
private const val LEAST_REST = 0.4f
private const val DOCK = 0.6f
private const val MOST_DOCK = 0.66f
private const val LYING_DOCK = 0.86f
