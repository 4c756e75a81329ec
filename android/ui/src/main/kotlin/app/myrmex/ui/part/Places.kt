package app.myrmex.ui.part

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.AnimationVector2D
import androidx.compose.animation.core.VectorConverter
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.myrmex.core.Area
import app.myrmex.core.Piece
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch

/** Where the pieces of one board are drawn: where they lie, or on their way there. */
internal class Places {
    /** The board's own corner, to tell where a piece that comes from elsewhere starts. */
    var origin = Offset.Zero

    private val moving = HashMap<String, Animatable<Offset, AnimationVector2D>>()

    /** Gives every new piece a start, before anything is drawn. */
    fun prepare(
        area: Area,
        still: Boolean,
        flights: Flights?,
        camera: BoardCamera,
    ) {
        moving.keys.retainAll(area.pieces.mapTo(HashSet()) { it.id })
        area.pieces.forEach { piece ->
            val before =
                moving[piece.id]?.value ?: flights?.before(piece.id)?.let { camera.toBoard(it.center - origin) }
            val start = if (still) centerOf(piece) else before ?: centerOf(piece)
            if (piece.id !in moving || still) moving[piece.id] = Animatable(start, Offset.VectorConverter)
        }
    }

    suspend fun travelTo(
        area: Area,
        still: Boolean,
    ) = coroutineScope {
        if (still) return@coroutineScope
        area.pieces.forEach { piece ->
            val place = moving[piece.id]
            if (place != null && place.value != centerOf(piece)) launch { place.animateTo(centerOf(piece), travel()) }
        }
    }

    fun resting(piece: Piece): Boolean = moving[piece.id]?.isRunning != true

    fun boxOf(piece: Piece): Rect {
        val center = moving[piece.id]?.value ?: centerOf(piece)
        return rectOf(piece).translate(center - centerOf(piece))
    }

    private fun centerOf(piece: Piece) = Offset(piece.x.toFloat(), piece.y.toFloat())
}
