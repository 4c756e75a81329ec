package app.myrmex.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

/** Things of equal width in [across] columns; those beside each other are equally high. */
@Composable
fun <T> Shelf(
    things: List<T>,
    across: Int,
    gap: Dp,
    thing: @Composable (T, Modifier) -> Unit,
) {
    Column(verticalArrangement = Arrangement.spacedBy(gap)) {
        things.chunked(across).forEach { line ->
            Row(
                Modifier.fillMaxWidth().height(IntrinsicSize.Min),
                horizontalArrangement = Arrangement.spacedBy(gap),
            ) {
                line.forEach { thing(it, Modifier.weight(1f).fillMaxHeight()) }
                repeat(across - line.size) { Spacer(Modifier.weight(1f)) }
            }
        }
    }
}
