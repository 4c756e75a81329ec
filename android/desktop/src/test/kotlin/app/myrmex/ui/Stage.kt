package app.myrmex.ui

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.Density
import app.myrmex.core.Event
import app.myrmex.core.Screen
import app.myrmex.desktop.DesktopFonts

/** A size of screen, in dp; one dp is one pixel here. */
data class Device(
    val name: String,
    val width: Int,
    val height: Int,
)

val SMALL_PHONE = Device("small", 360, 640)
val PHONE = Device("phone", 412, 892)
val LANDSCAPE = Device("landscape", 892, 412)
val TABLET = Device("tablet", 800, 1280)

/** One screen after another, shown on a device without a window; remembers what was sent. */
@OptIn(ExperimentalTestApi::class)
class Stage(
    val test: ComposeUiTest,
    first: Screen,
) {
    var screen by mutableStateOf(first)
    var covered by mutableStateOf(false)
    val sent = mutableListOf<Event>()

    fun nodes(matcher: SemanticsMatcher = SemanticsMatcher("any") { true }): List<SemanticsNode> =
        test.onAllNodes(matcher, useUnmergedTree = true).fetchSemanticsNodes()

    /** Everything that can be tapped, as a screen reader counts it. */
    fun tappable(): List<SemanticsNode> =
        test
            .onAllNodes(SemanticsMatcher.keyIsDefined(SemanticsActions.OnClick))
            .fetchSemanticsNodes()

    /** Every piece of text and how it was laid out. */
    fun texts(): List<Pair<SemanticsNode, TextLayoutResult>> =
        nodes(SemanticsMatcher.keyIsDefined(SemanticsActions.GetTextLayoutResult)).mapNotNull { node ->
            val results = mutableListOf<TextLayoutResult>()
            node.config[SemanticsActions.GetTextLayoutResult].action?.invoke(results)
            results.firstOrNull()?.let { node to it }
        }
}

@OptIn(ExperimentalTestApi::class)
fun onStage(
    screen: Screen,
    device: Device = PHONE,
    fontScale: Float = 1f,
    act: Stage.() -> Unit,
) = runDesktopComposeUiTest(width = device.width, height = device.height) {
    val stage = Stage(this, screen)
    setContent {
        CompositionLocalProvider(LocalDensity provides Density(1f, fontScale)) {
            MyrmexApp(stage.screen, { stage.sent += it }, DesktopFonts, covered = stage.covered)
        }
    }
    waitForIdle()
    stage.act()
}

/** What a screen reader says of a node: its description, or the words in it. */
fun spoken(node: SemanticsNode): String {
    val described = node.config.getOrElseNullable(SemanticsProperties.ContentDescription) { null }.orEmpty()
    val written = node.config
        .getOrElseNullable(SemanticsProperties.Text) { null }
        .orEmpty()
        .map { it.text }
    val typed = node.config.getOrElseNullable(SemanticsProperties.EditableText) { null }?.text
    return (described + written + listOfNotNull(typed)).joinToString(" ").trim()
}
