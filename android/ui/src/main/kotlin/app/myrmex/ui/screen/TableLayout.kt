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
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.myrmex.core.Area
import app.myrmex.core.AreaKind
import app.myrmex.core.Event
import app.myrmex.core.Scene
import app.myrmex.core.Screen
import app.myrmex.ui.part.AreaTitle
import app.myrmex.ui.part.AreaView
import app.myrmex.ui.part.BoardView
import app.myrmex.ui.part.Dock
import app.myrmex.ui.part.Flying
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
    /** Instead of what lies on the table. */
    val instead: (@Composable () -> Unit)? = null,
    /** Under the prompt and the answers. */
    val foot: @Composable () -> Unit,
)

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
            val room = maxHeight / LocalDensity.current.fontScale
            if (maxWidth > maxHeight && maxWidth >= Space.wide) {
                Lying(scene, frame, maxHeight, send)
            } else {
                Upright(scene, frame, maxHeight, cramped = room < CRAMPED, send)
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
    Column(Modifier.fillMaxSize()) {
        Head(scene, frame, oneLine = cramped, send, Modifier.padding(horizontal = Space.small))
        Box(Modifier.weight(1f).fillMaxWidth().padding(horizontal = Space.small, vertical = Space.hair)) {
            val areas = scene.areas.filterNot(::isAnswer)
            val board = areas.firstOrNull { it.kind == AreaKind.BOARD }
            when {
                frame.instead != null -> Scrolling { frame.instead.invoke() }
                board == null -> Scrolling { Lies(areas, send) }
                else -> BoardAndRest(board, areas - board, send)
            }
        }
        NoteBar(frame.screen, Modifier.padding(Space.small))
        Asked(scene, frame, height, send)
    }
}

@Composable
private fun Lying(
    scene: Scene,
    frame: TableFrame,
    height: Dp,
    send: (Event) -> Unit,
) {
    val areas = scene.areas.filterNot(::isAnswer)
    val board = areas.firstOrNull { it.kind == AreaKind.BOARD }
    val table: @Composable (Modifier) -> Unit = { modifier ->
        Box(modifier.fillMaxHeight().padding(Space.small)) {
            when {
                frame.instead != null -> Scrolling { frame.instead.invoke() }
                board == null -> Scrolling { Lies(areas, send) }
                else -> Stage(board, send)
            }
        }
    }
    val rest: @Composable (Modifier) -> Unit = { modifier ->
        Column(modifier.fillMaxHeight()) {
            Column(
                Modifier.weight(1f).verticalScroll(rememberScrollState()).padding(horizontal = Space.small),
                verticalArrangement = Arrangement.spacedBy(Space.small),
            ) {
                Head(scene, frame, oneLine = false, send)
                if (board != null && frame.instead == null) Lies(areas - board, send)
            }
            NoteBar(frame.screen, Modifier.padding(Space.hair))
            Asked(scene, frame, height, send)
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
private fun Head(
    scene: Scene,
    frame: TableFrame,
    oneLine: Boolean,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.hair)) {
        TopBar(frame.screen, frame.title, send, detail = frame.detail, actions = frame.corner)
        SeatBadges(scene.seats, oneLine)
        TabStrip(scene.tabs, send)
    }
}

/** The board takes what the rest leaves, and the rest never takes more than half. */
@Composable
private fun BoardAndRest(
    board: Area,
    rest: List<Area>,
    send: (Event) -> Unit,
) {
    BoxWithConstraints {
        val most = maxHeight * REST_SHARE
        Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
            Stage(board, send, Modifier.weight(1f))
            if (rest.isNotEmpty()) {
                Column(Modifier.heightIn(max = most).verticalScroll(rememberScrollState())) { Lies(rest, send) }
            }
        }
    }
}

@Composable
private fun Stage(
    board: Area,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    Column(modifier.fillMaxSize()) {
        AreaTitle(board)
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
    Box(Modifier.fillMaxSize(), contentAlignment = Alignment.Center) {
        Column(Modifier.verticalScroll(rememberScrollState()).padding(Space.hair)) { content() }
    }
}

@Composable
private fun Asked(
    scene: Scene,
    frame: TableFrame,
    height: Dp,
    send: (Event) -> Unit,
) {
    val answers = if (frame.instead == null) scene.areas.filter(::isAnswer) else emptyList()
    Dock {
        if (scene.prompt.isNotEmpty() && frame.instead == null) {
            Column(Modifier.heightIn(max = height * PROMPT_SHARE).verticalScroll(rememberScrollState())) {
                Words(
                    scene.prompt,
                    Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                    style = MyrmexTheme.styles.strong,
                )
            }
        }
        if (answers.isNotEmpty()) {
            Column(
                Modifier.heightIn(max = height * ANSWER_SHARE).verticalScroll(rememberScrollState()),
                verticalArrangement = Arrangement.spacedBy(Space.small),
            ) { answers.forEach { area -> key(area.id) { AreaView(area, send) } } }
        }
        frame.foot()
    }
}

/** Choices and steppers answer the prompt, so they stand under it. */
private fun isAnswer(area: Area): Boolean = area.kind == AreaKind.CHOICES || area.kind == AreaKind.STEPPER

private val CRAMPED = 480.dp
private const val REST_SHARE = 0.5f
private const val PROMPT_SHARE = 0.24f
private const val ANSWER_SHARE = 0.36f
