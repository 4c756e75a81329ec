package app.myrmex.ui.part

import androidx.compose.runtime.Composable
import app.myrmex.core.Best

/** A table of best scores under its heading. */
@Composable
fun BestView(best: Best) {
    Group(best.title) { SheetView(best.sheet) }
}
