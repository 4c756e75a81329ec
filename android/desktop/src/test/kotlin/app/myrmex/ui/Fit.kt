package app.myrmex.ui

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult

/** What is cut off, overlaps or lies outside the screen. */
fun Stage.fitFaults(): List<String> = cutTexts() + overlaps()

private fun Stage.cutTexts(): List<String> =
    texts().mapNotNull { (node, layout) ->
        val words = layout.layoutInput.text.text
        when {
            words.isNotEmpty() && layout.hasVisualOverflow -> "cut: “$words” ${layout.size} in ${layout.layoutInput.constraints}"
            breaksWord(layout) -> "broken word: “$words”"
            !slides(node) && !whole(node) -> "outside: “$words” at ${node.unclippedBounds()}, seen ${node.boundsInRoot}"
            else -> null
        }
    }

/** A line ends inside a word that has no hyphen there. */
private fun breaksWord(layout: TextLayoutResult): Boolean {
    val words = layout.layoutInput.text.text
    return (0 until layout.lineCount - 1).any { line ->
        val end = layout.getLineEnd(line)
        end in 1 until words.length && words[end - 1].isLetter() && words[end].isLetter()
    }
}

/** Nodes that can be tapped and are in sight, two of which claim the same place. */
private fun Stage.overlaps(): List<String> {
    val nodes = tappable().filter { it.boundsInRoot.width > 0 && it.boundsInRoot.height > 0 }
    return nodes.flatMapIndexed { index, one ->
        nodes.drop(index + 1).filter { other -> one.hides(other) && !one.holds(other) && !other.holds(one) }.map { other ->
            "overlap: “${spoken(one)}” ${one.boundsInRoot} and “${spoken(other)}” ${other.boundsInRoot}"
        }
    }
}

private fun SemanticsNode.unclippedBounds() = Rect(positionInRoot, Size(size.width.toFloat(), size.height.toFloat()))

private fun whole(node: SemanticsNode): Boolean {
    val seen = node.boundsInRoot
    return seen.width >= node.size.width - 1 && seen.height >= node.size.height - 1
}

/** The node lies in something that scrolls, so that what is out of sight can be brought in. */
private fun slides(node: SemanticsNode): Boolean =
    generateSequence(node.parent) { it.parent }.any { it.config.getOrNull(SemanticsActions.ScrollBy) != null }

/** The touching corners of two hexes are boxes that overlap a little. */
private fun SemanticsNode.hides(other: SemanticsNode): Boolean {
    val seen = boundsInRoot.intersect(other.boundsInRoot)
    if (seen.width <= 1 || seen.height <= 1) return false
    val common = unclippedBounds().intersect(other.unclippedBounds())
    val smaller = minOf(size.width * size.height, other.size.width * other.size.height)
    return common.width * common.height > smaller * HEX_CORNERS
}

private fun SemanticsNode.holds(other: SemanticsNode): Boolean = generateSequence(other.parent) { it.parent }.any { it.id == id }

private const val HEX_CORNERS = 0.15f
