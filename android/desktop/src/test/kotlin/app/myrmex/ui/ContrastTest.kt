package app.myrmex.ui

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.graphics.luminance
import app.myrmex.core.Button
import app.myrmex.core.ButtonStyle
import app.myrmex.core.Mark
import app.myrmex.core.Role
import app.myrmex.core.Tint
import app.myrmex.ui.part.buttonColors
import app.myrmex.ui.part.pieceColors
import app.myrmex.ui.theme.DarkPalette
import app.myrmex.ui.theme.LightPalette
import app.myrmex.ui.theme.Palette
import app.myrmex.ui.theme.onSeatColor
import app.myrmex.ui.theme.seatColor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Every text can be read on what it stands on, and every mark that means something can be seen. */
class ContrastTest {
    private val palettes: List<Pair<String, Palette>> =
        listOf("light" to LightPalette, "dark" to DarkPalette).flatMap { (name, palette) ->
            Tint.entries.map { tint -> "$name $tint" to palette.under(tint) }
        }

    @Test
    fun `black on white is twenty-one to one`() {
        assertEquals(21f, contrast(Color.Black, Color.White), 0.01f)
    }

    /** Why what may be tapped has an outline of ink, and a mark too. */
    @Test
    fun `honey and the lightest seats alone would not be seen on paper`() {
        listOf(LightPalette.honey, seatColor(Mark.DIAMOND), seatColor(Mark.CROSS)).forEach { color ->
            assertTrue(contrast(color, LightPalette.paper) < MARK)
        }
    }

    @Test
    fun `text on its surface has at least four and a half to one`() {
        val faults =
            palettes.flatMap { (name, palette) ->
                texts(palette)
                    .filter { (_, text, surface) ->
                        contrast(text, surface) < TEXT
                    }.map { (what, text, surface) ->
                        "$name: $what has ${contrast(text, surface)}"
                    }
            }
        assertTrue(faults.isEmpty(), faults.joinToString("\n"))
    }

    @Test
    fun `marks and outlines have at least three to one`() {
        val faults =
            palettes.flatMap { (name, palette) ->
                marks(palette)
                    .filter { (_, mark, surface) ->
                        contrast(mark, surface) < MARK
                    }.map { (what, mark, surface) ->
                        "$name: $what has ${contrast(mark, surface)}"
                    }
            }
        assertTrue(faults.isEmpty(), faults.joinToString("\n"))
    }

    private fun texts(palette: Palette): List<Triple<String, Color, Color>> =
        grounds(palette).flatMap { (ground, color) ->
            listOf(
                Triple("ink on $ground", palette.ink, color),
                Triple("muted on $ground", palette.muted, color),
            )
        } + buttons(palette) + pieces(palette) + badges(palette)

    /** What plain text stands on: the page, cards, the hand-over and the hills behind a table without a board. */
    private fun grounds(palette: Palette): List<Pair<String, Color>> =
        listOf(
            "paper" to palette.paper,
            "card" to palette.card,
            "neutral" to palette.neutral,
            "near hill" to palette.leafFill,
            "far hill" to lerp(palette.leafFill, palette.paper, 0.4f),
        )

    private fun buttons(palette: Palette): List<Triple<String, Color, Color>> =
        ButtonStyle.entries.flatMap { style ->
            listOf(null, "no").flatMap { disabled ->
                listOf(false, true).map { selected ->
                    val colors = buttonColors(Button("", "", null, style, disabled, selected, false), palette)
                    Triple("a $style button (disabled: $disabled, selected: $selected)", colors.text, colors.fill)
                }
            }
        }

    private fun pieces(palette: Palette): List<Triple<String, Color, Color>> {
        val piece = Samples(french = false).piece("", "")
        return Role.entries.flatMap { role ->
            Mark.entries.flatMap { mark ->
                val plain = piece.copy(role = role, mark = mark)
                listOf(
                    "" to plain,
                    "armed " to plain.copy(armed = true),
                    "dimmed " to plain.copy(dimmed = true),
                    "face-down " to plain.copy(faceDown = true),
                ).map { (state, it) ->
                    val colors = pieceColors(it, palette)
                    Triple("a ${state}piece of $role and $mark", colors.ink, colors.surface)
                }
            }
        }
    }

    private fun badges(palette: Palette) =
        listOf(
            Triple("a tab's badge", palette.onHoney, palette.honey),
            Triple("the winner", palette.ink, palette.honeyFill),
        ) + Mark.entries.map { Triple("text on $it", onSeatColor(it), seatColor(it)) }

    private fun marks(palette: Palette): List<Triple<String, Color, Color>> =
        grounds(palette).take(GROUNDS_OF_PIECES).flatMap { (ground, color) ->
            listOf(
                Triple("the outline of a piece on $ground", palette.edge, color),
                Triple("the outline of what may be tapped on $ground", palette.ink, color),
                Triple("the outline of a mark on $ground", palette.ink, color),
                Triple("the outline of what has changed on $ground", palette.leaf, color),
                Triple("the edge of a refusal on $ground", palette.berry, color),
            )
        } + Role.entries.filter { it != Role.SEAT }.map { role ->
            Triple("the outline of a mark on $role", palette.onFill(role, null), palette.fill(role, null))
        } + Mark.entries.map { mark -> Triple("a mark on its own colour", onSeatColor(mark), seatColor(mark)) }

    private fun contrast(
        one: Color,
        other: Color,
    ): Float {
        val (lighter, darker) = listOf(one.luminance(), other.luminance()).sortedDescending()
        return (lighter + FLARE) / (darker + FLARE)
    }

    private companion object {
        const val TEXT = 4.5f
        const val MARK = 3f
        const val FLARE = 0.05f
        const val GROUNDS_OF_PIECES = 3
    }
}
