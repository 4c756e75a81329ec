package app.myrmex.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color
import app.myrmex.core.Mark
import app.myrmex.core.Role
import app.myrmex.core.Tint

/** The colours of the forest floor, named for what they are used for. */
@Immutable
data class Palette(
    val paper: Color,
    val card: Color,
    val ink: Color,
    /** Quieter text: facts, headings of small things. */
    val muted: Color,
    /** The outline of anything that has one. */
    val edge: Color,
    val leaf: Color,
    val onLeaf: Color,
    val honey: Color,
    val onHoney: Color,
    val berry: Color,
    /** The surface of a button that cannot be pressed now. */
    val quiet: Color,
    /** The hand-over and the cover: says nothing about the game. */
    val neutral: Color,
    /** The back of a card that lies face down. */
    val back: Color,
    val onBack: Color,
    /** Put under a dark glyph where the surface is dark; the same as the surface where it is light. */
    val plate: Color,
    val leafFill: Color,
    val honeyFill: Color,
    val berryFill: Color,
    val waterFill: Color,
    val orangeFill: Color,
    val greyFill: Color,
    val brownFill: Color,
    private val day: Color,
    private val night: Color,
    val dark: Boolean,
) {
    /** Put under a glyph on honey, where half of them would be lost. */
    val armedPlate: Color get() = if (dark) plate else card

    /** The surface of a piece with this role; [mark] says whose where the role is a seat's. */
    fun fill(
        role: Role,
        mark: Mark?,
    ): Color =
        when (role) {
            Role.PAPER -> paper
            Role.CARD -> card
            Role.LEAF -> leafFill
            Role.HONEY -> honeyFill
            Role.BERRY -> berryFill
            Role.WATER -> waterFill
            Role.ORANGE -> orangeFill
            Role.GREY -> greyFill
            Role.BROWN -> brownFill
            Role.SEAT -> if (mark == null) card else seatColor(mark)
        }

    /** The text on [fill] of the same role. */
    fun onFill(
        role: Role,
        mark: Mark?,
    ): Color = if (role == Role.SEAT && mark != null) onSeatColor(mark) else ink

    /** The same palette under the light of a day or a night round. */
    fun under(tint: Tint): Palette =
        when (tint) {
            Tint.PLAIN -> this
            Tint.DAY -> copy(paper = day)
            Tint.NIGHT -> copy(paper = night)
        }
}

val LightPalette =
    Palette(
        paper = Color(0xFFFAF5E9),
        card = Color(0xFFFFFDF6),
        ink = Color(0xFF2B2118),
        muted = Color(0xFF655643),
        edge = Color(0xFF887860),
        leaf = Color(0xFF2F6B3A),
        onLeaf = Color(0xFFFFFDF6),
        honey = Color(0xFFD98E04),
        onHoney = Color(0xFF2B2118),
        berry = Color(0xFF9C2F45),
        quiet = Color(0xFFE8E1D2),
        neutral = Color(0xFFE7E0D0),
        back = Color(0xFF5E4B36),
        onBack = Color(0xFFE9D9B8),
        plate = Color.Transparent,
        leafFill = Color(0xFFCFE6C8),
        honeyFill = Color(0xFFF7D98B),
        berryFill = Color(0xFFF3CBD0),
        waterFill = Color(0xFFC4E1F2),
        orangeFill = Color(0xFFF3C391),
        greyFill = Color(0xFFD9D6CF),
        brownFill = Color(0xFFD9BE9C),
        day = Color(0xFFFDF0CC),
        night = Color(0xFFE3E6F1),
        dark = false,
    )

val DarkPalette =
    Palette(
        paper = Color(0xFF1B1712),
        card = Color(0xFF28221A),
        ink = Color(0xFFF1E8D8),
        muted = Color(0xFFC0B199),
        edge = Color(0xFF8C7D67),
        leaf = Color(0xFF8CCB91),
        onLeaf = Color(0xFF1B1712),
        honey = Color(0xFFF2B84B),
        onHoney = Color(0xFF1B1712),
        berry = Color(0xFFF08CA0),
        quiet = Color(0xFF383025),
        neutral = Color(0xFF332D24),
        back = Color(0xFF4A3C2B),
        onBack = Color(0xFFD9C6A0),
        plate = Color(0xFFEADFC8),
        leafFill = Color(0xFF2C4A2F),
        honeyFill = Color(0xFF5B4412),
        berryFill = Color(0xFF57283A),
        waterFill = Color(0xFF1F4257),
        orangeFill = Color(0xFF64401A),
        greyFill = Color(0xFF45423D),
        brownFill = Color(0xFF4F3A25),
        day = Color(0xFF2B220F),
        night = Color(0xFF141824),
        dark = true,
    )

/** A seat's colour, from a set that colour-blind people can tell apart; the mark comes with it. */
fun seatColor(mark: Mark): Color =
    when (mark) {
        Mark.DISC -> Color(0xFF0072B2)
        Mark.SQUARE -> Color(0xFFD55E00)
        Mark.TRIANGLE -> Color(0xFF009E73)
        Mark.DIAMOND -> Color(0xFFC99700)
        Mark.STAR -> Color(0xFFB45A94)
        Mark.CROSS -> Color(0xFF3E9BD6)
    }

/** Text on a seat's colour. */
fun onSeatColor(mark: Mark): Color = if (mark == Mark.DISC) Color.White else Color.Black
