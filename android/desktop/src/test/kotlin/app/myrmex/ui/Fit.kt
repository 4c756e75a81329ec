package app.myrmex.ui

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
import app.myrmex.core.Area
import app.myrmex.core.AreaKind
import app.myrmex.core.Place

/** All that is wrong with how a screen fits its device and the fingers and ears of people. */
fun Stage.fitFaults(): List<String> {
    val texts = texts()
    val tappable = tappable()
    return cut(texts) + overlapping(tappable) + unnamed(tappable) + tooSmall(tappable) + outOfSight(texts, tappable)
}

private fun cut(texts: List<Pair<SemanticsNode, TextLayoutResult>>): List<String> =
    texts.mapNotNull { (node, layout) ->
        val words = layout.layoutInput.text.text
        when {
            words.isNotEmpty() && layout.hasVisualOverflow -> "cut: “$words” to ${layout.size}"
            breaksWord(layout) -> "broken word: “$words”"
            !slides(node) && !whole(node) -> "outside: “$words”, only ${node.boundsInRoot} is seen"
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
private fun overlapping(tappable: List<SemanticsNode>): List<String> {
    val nodes = tappable.filter { it.boundsInRoot.width > 0 && it.boundsInRoot.height > 0 }
    return nodes.flatMapIndexed { index, one ->
        nodes
            .drop(index + 1)
            .filter { other ->
                one.hides(other) && !one.holds(other) && !other.holds(one)
            }.map { other ->
                "overlap: “${spoken(one)}” ${one.boundsInRoot} and “${spoken(other)}” ${other.boundsInRoot}"
            }
    }
}

private fun unnamed(tappable: List<SemanticsNode>): List<String> =
    tappable.filter { spoken(it).isEmpty() }.map { "unnamed: a node at ${it.boundsInRoot} can be tapped" }

/** Controls of less than 48 dp, cells of less than 40. One dp is one pixel here, and more on a tablet. */
private fun Stage.tooSmall(tappable: List<SemanticsNode>): List<String> {
    val cells = areas().filter { it.kind == AreaKind.BOARD }.flatMap { area -> area.pieces.map { it.label } }.toSet()
    return tappable.filter { !it.boundsInRoot.isEmpty }.mapNotNull { node ->
        val least = if (spoken(node) in cells) LEAST_CELL else LEAST_CONTROL
        val side = minOf(node.size.width, node.size.height)
        if (side < least) "too small: “${spoken(node)}” is $side dp" else null
    }
}

/** What comes next must not have to be looked for: the buttons of a turn, and at least the beginning of its prompt. */
private fun Stage.outOfSight(
    texts: List<Pair<SemanticsNode, TextLayoutResult>>,
    tappable: List<SemanticsNode>,
): List<String> {
    val turn = (screen.place as? Place.Turn)?.turn ?: return emptyList()
    val recap = turn.recap
    val buttons = if (recap == null) turn.buttons else listOf(recap.button)
    val prompt = if (recap == null) turn.scene.prompt else ""
    val pressable = tappable.filter(::whole).map(::spoken).toSet()
    val begun = texts
        .filter { (node, _) ->
            node.boundsInRoot.height > 0
        }.map { (_, layout) -> layout.layoutInput.text.text }
    val lost = buttons.map { it.label } - pressable
    val unread = listOf(prompt).filter { it.isNotEmpty() } - begun.toSet()
    return (lost + unread).map { "out of sight: “$it”" }
}

private fun Stage.areas(): List<Area> =
    when (val place = screen.place) {
        is Place.Turn -> place.turn.scene.areas
        is Place.Reveal -> place.reveal.scene.areas
        is Place.Replay -> place.replay.scene.areas
        else -> emptyList()
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

private fun SemanticsNode.holds(other: SemanticsNode): Boolean = generateSequence(other.parent) { it.parent }.any {
    it.id ==
        id
}

private const val HEX_CORNERS = 0.15f
private const val LEAST_CONTROL = 48
private const val LEAST_CELL = 40
