package app.myrmex.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import app.myrmex.core.Line
import app.myrmex.ui.theme.Space

/** Sentences of a story, each with who it is about. */
@Composable
fun LinesView(
    lines: List<Line>,
    modifier: Modifier = Modifier,
) {
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.small)) {
        lines.forEach { line ->
            Row(
                horizontalArrangement = Arrangement.spacedBy(Space.small),
                verticalAlignment = Alignment.Top,
            ) {
                line.mark?.let { MarkView(it, inlineSize(SMALL_GLYPH)) }
                line.symbol?.let { Glyph(it, inlineSize(SMALL_GLYPH)) }
                Words(line.text, Modifier.weight(1f))
            }
        }
    }
}
