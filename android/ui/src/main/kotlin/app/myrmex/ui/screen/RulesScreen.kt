package app.myrmex.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.myrmex.core.Chapter
import app.myrmex.core.Event
import app.myrmex.core.Rules
import app.myrmex.core.Screen
import app.myrmex.ui.part.Areas
import app.myrmex.ui.part.Chips
import app.myrmex.ui.part.Leaf
import app.myrmex.ui.part.Page
import app.myrmex.ui.part.TextEntry
import app.myrmex.ui.part.Words
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** Short chapters with pictures, and a line to search them. */
@Composable
fun RulesScreen(
    screen: Screen,
    rules: Rules,
    send: (Event) -> Unit,
) {
    Page(screen, rules.title, send) {
        Column(
            Modifier.widthIn(max = Space.column),
            verticalArrangement = Arrangement.spacedBy(Space.large),
        ) {
            Chips(rules.games, send)
            TextEntry(rules.search, send, Modifier.fillMaxWidth())
            rules.nothing?.let { Words(it, color = MyrmexTheme.palette.muted) }
            rules.chapters.forEach { ChapterView(it) }
        }
    }
}

@Composable
private fun ChapterView(chapter: Chapter) {
    Leaf {
        Words(chapter.title, Modifier.semantics { heading() }, style = MyrmexTheme.styles.heading)
        chapter.paragraphs.forEach { Words(it) }
        // A picture is only looked at.
        Areas(chapter.picture, send = {})
    }
}
