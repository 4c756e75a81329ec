package app.myrmex.ui.screen

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.myrmex.core.Event
import app.myrmex.core.GameCard
import app.myrmex.core.Home
import app.myrmex.core.Screen
import app.myrmex.ui.part.ForestFloor
import app.myrmex.ui.part.Glyph
import app.myrmex.ui.part.Group
import app.myrmex.ui.part.IconPress
import app.myrmex.ui.part.LARGE_TEXT
import app.myrmex.ui.part.LeafShape
import app.myrmex.ui.part.MatchCardView
import app.myrmex.ui.part.NoteBar
import app.myrmex.ui.part.Shelf
import app.myrmex.ui.part.Words
import app.myrmex.ui.part.explained
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Palette
import app.myrmex.ui.theme.Space

/** Unfinished matches first, then the challenge of the day and the games. */
@Composable
fun HomeScreen(
    screen: Screen,
    home: Home,
    send: (Event) -> Unit,
) {
    Column(Modifier.fillMaxSize()) {
        BoxWithConstraints(Modifier.weight(1f).fillMaxWidth().verticalScroll(rememberScrollState())) {
            val across = if (maxWidth / LocalDensity.current.fontScale.coerceIn(1f, LARGE_TEXT) >= Space.wide) 2 else 1
            Column(verticalArrangement = Arrangement.spacedBy(Space.large)) {
                Header(home, send)
                Column(
                    Modifier.padding(horizontal = Space.large),
                    verticalArrangement = Arrangement.spacedBy(Space.huge),
                ) {
                    if (home.resume.isNotEmpty()) {
                        Group(home.resumeTitle) {
                            Shelf(home.resume, across, Space.medium) { MatchCardView(it, send) }
                        }
                    }
                    home.daily?.let { MatchCardView(it, send) }
                    Group(home.gamesTitle) {
                        val fills = pictureFills(MyrmexTheme.palette)
                        Shelf(home.games.withIndex().toList(), across, Space.medium) { (index, game) ->
                            GameCardView(game, fills[index % fills.size], send)
                        }
                    }
                }
                Box(Modifier.height(Space.large))
            }
        }
        NoteBar(screen, Modifier.padding(Space.small))
    }
}

@Composable
private fun Header(
    home: Home,
    send: (Event) -> Unit,
) {
    Box(Modifier.fillMaxWidth().clipToBounds()) {
        ForestFloor(Modifier.matchParentSize())
        // The title keeps its words whole: where they are too wide the icons go above them.
        FlowRow(
            Modifier.fillMaxWidth().padding(start = Space.large, end = Space.small, top = Space.small, bottom = 72.dp),
            horizontalArrangement = Arrangement.SpaceBetween,
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            val icons = @Composable { Row { home.buttons.forEach { IconPress(it, send) } } }
            val leftHanded = MyrmexTheme.leftHanded
            if (leftHanded) icons()
            Words(home.title, Modifier.semantics { heading() }, style = MyrmexTheme.styles.display)
            if (!leftHanded) icons()
        }
    }
}

/** A game as a picture with its words beside it; all of it is one button. */
@Composable
private fun GameCardView(
    game: GameCard,
    picture: Color,
    send: (Event) -> Unit,
) {
    val palette = MyrmexTheme.palette
    val styles = MyrmexTheme.styles
    Surface(
        onClick = { send(Event.Press(game.button.id)) },
        modifier = Modifier.explained(game.button).semantics { onClick(game.button.label, null) },
        shape = LeafShape,
        color = palette.card,
        contentColor = palette.ink,
        shadowElevation = 2.dp,
    ) {
        val words = @Composable { place: Modifier ->
            Column(
                place.padding(Space.large),
                verticalArrangement = Arrangement.spacedBy(Space.hair, Alignment.CenterVertically),
            ) {
                Words(game.title, style = styles.heading)
                Words(game.line)
                Words(game.facts, style = styles.small, color = palette.muted)
            }
        }
        val pictured = @Composable { place: Modifier ->
            Box(place.background(picture), contentAlignment = Alignment.Center) { Glyph(game.symbol, GLYPH) }
        }
        // Large words need the whole width, so the picture goes above them.
        if (LocalDensity.current.fontScale > LARGE_TEXT) {
            Column {
                pictured(Modifier.fillMaxWidth().height(PICTURE))
                words(Modifier)
            }
        } else {
            // The words say how tall the card is, and the picture follows.
            Box {
                Row(Modifier.heightIn(min = PICTURE), verticalAlignment = Alignment.CenterVertically) {
                    Spacer(Modifier.width(PICTURE))
                    words(Modifier.weight(1f))
                }
                Box(Modifier.matchParentSize()) { pictured(Modifier.width(PICTURE).fillMaxHeight()) }
            }
        }
    }
}

private fun pictureFills(palette: Palette): List<Color> =
    listOf(palette.honeyFill, palette.leafFill, palette.waterFill, palette.orangeFill)

private val PICTURE = 96.dp
private val GLYPH = 56.dp
