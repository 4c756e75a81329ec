package app.myrmex.ui.part

import androidx.compose.foundation.background
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.wrapContentHeight
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.myrmex.core.Sheet
import app.myrmex.core.SheetRow
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space
import kotlin.math.max

/** A table of figures; wider than the screen it slides sideways. */
@Composable
fun SheetView(
    sheet: Sheet,
    modifier: Modifier = Modifier,
) {
    if (sheet.rows.isEmpty()) return
    val palette = MyrmexTheme.palette
    BoxWithConstraints(modifier.fillMaxWidth().clip(SheetShape).background(palette.card)) {
        val width = constraints.maxWidth
        Layout(
            content = { SheetCells(sheet) },
            modifier = Modifier.horizontalScroll(rememberScrollState()),
        ) { cells, _ ->
            val across = sheet.columns.size + 1
            val lines = cells.chunked(across)
            val widths = columnWidths(lines, width)
            val heights = lines.map { line -> line.zip(widths).maxOf { (cell, wide) -> cell.maxIntrinsicHeight(wide) } }
            val placed =
                lines.zip(heights).map { (line, height) ->
                    line.zip(widths).map { (cell, wide) -> cell.measure(Constraints.fixed(wide, height)) }
                }
            layout(widths.sum(), heights.sum()) {
                var y = 0
                placed.forEachIndexed { row, line ->
                    var x = 0
                    line.forEachIndexed { column, cell ->
                        cell.place(x, y)
                        x += widths[column]
                    }
                    y += heights[row]
                }
            }
        }
    }
}

/**
 * The first column takes what the figures leave. Where that is less than its longest word the cells break
 * their lines, the last columns last: a date is still read when it is broken, and a code hardly.
 */
private fun columnWidths(
    lines: List<List<Measurable>>,
    width: Int,
): List<Int> {
    val columns = lines.first().indices
    val whole = columns.map { column -> lines.maxOf { it[column].maxIntrinsicWidth(Constraints.Infinity) } }
    val longestWord = columns.map { column -> lines.maxOf { it[column].minIntrinsicWidth(Constraints.Infinity) } }
    var left = width - longestWord.sum()
    val widths =
        columns
            .reversed()
            .map { column ->
                val more = (whole[column] - longestWord[column]).coerceIn(0, max(0, left))
                left -= more
                longestWord[column] + more
            }.reversed()
    val spare = max(0, left) / max(1, columns.last)
    return widths.mapIndexed { column, wide -> if (column == 0) wide else wide + spare }
}

@Composable
private fun SheetCells(sheet: Sheet) {
    val styles = MyrmexTheme.styles
    val across = sheet.columns.size
    Cell("", styles.small)
    sheet.columns.forEach { Cell(it, styles.small, TextAlign.End) }
    sheet.rows.forEach { row ->
        val style = if (row.total) styles.strong else styles.body
        Cell(row.label, style, line = row)
        List(across) { row.cells.getOrElse(it) { "" } }.forEach { Cell(it, style, TextAlign.End, row) }
    }
}

@Composable
private fun Cell(
    text: String,
    style: TextStyle,
    align: TextAlign = TextAlign.Start,
    line: SheetRow? = null,
) {
    val palette = MyrmexTheme.palette
    Words(
        text,
        Modifier
            .drawBehind {
                if (line?.total ==
                    true
                ) {
                    drawLine(palette.ink, Offset.Zero, Offset(size.width, 0f), 2.dp.toPx())
                }
            }.wrapContentHeight()
            .padding(horizontal = Space.medium, vertical = Space.hair),
        style = style,
        color = if (line == null) palette.muted else palette.ink,
        align = align,
    )
}

private val SheetShape = RoundedCornerShape(16.dp)
