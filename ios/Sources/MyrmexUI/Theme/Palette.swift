import MyrmexCore

/// The colours of the forest floor, named for what they are used for.
struct Palette: Equatable, Sendable {
    var paper: Tone
    let card: Tone
    let ink: Tone
    /// Quieter text: facts, headings of small things.
    let muted: Tone
    /// The outline of anything that has one.
    let edge: Tone
    let leaf: Tone
    let onLeaf: Tone
    let honey: Tone
    let onHoney: Tone
    let berry: Tone
    /// The surface of a button that cannot be pressed now.
    let quiet: Tone
    /// The hand-over and the cover: says nothing about the game.
    let neutral: Tone
    /// The back of a card that lies face down.
    let back: Tone
    let onBack: Tone
    /// Put under a dark glyph where the surface is dark.
    let plate: Tone
    let leafFill: Tone
    let honeyFill: Tone
    let berryFill: Tone
    let waterFill: Tone
    let orangeFill: Tone
    let greyFill: Tone
    let brownFill: Tone
    let day: Tone
    let night: Tone
    let dark: Bool

    /// Put under a glyph on honey, where half of them would be lost.
    var armedPlate: Tone { dark ? plate : card }

    /// The surface of a piece with this role; the mark says whose where the role is a seat's.
    func fill(_ role: Role, _ mark: Mark?) -> Tone {
        switch role {
        case .paper: paper
        case .card: card
        case .leaf: leafFill
        case .honey: honeyFill
        case .berry: berryFill
        case .water: waterFill
        case .orange: orangeFill
        case .grey: greyFill
        case .brown: brownFill
        case .seat: mark.map(seatColor) ?? card
        }
    }

    /// The text on the fill of the same role.
    func onFill(_ role: Role, _ mark: Mark?) -> Tone {
        guard role == .seat, let mark else { return ink }
        return onSeatColor(mark)
    }

    /// The same palette under the light of a day or a night round.
    func under(_ tint: Tint) -> Palette {
        var lit = self
        switch tint {
        case .plain: break
        case .day: lit.paper = day
        case .night: lit.paper = night
        }
        return lit
    }

    static let light = Palette(
        paper: Tone(0xFAF5E9),
        card: Tone(0xFFFDF6),
        ink: Tone(0x2B2118),
        muted: Tone(0x655643),
        edge: Tone(0x887860),
        leaf: Tone(0x2F6B3A),
        onLeaf: Tone(0xFFFDF6),
        honey: Tone(0xD98E04),
        onHoney: Tone(0x2B2118),
        berry: Tone(0x9C2F45),
        quiet: Tone(0xE8E1D2),
        neutral: Tone(0xE7E0D0),
        back: Tone(0x5E4B36),
        onBack: Tone(0xE9D9B8),
        plate: .clear,
        leafFill: Tone(0xCFE6C8),
        honeyFill: Tone(0xF7D98B),
        berryFill: Tone(0xF3CBD0),
        waterFill: Tone(0xC4E1F2),
        orangeFill: Tone(0xF3C391),
        greyFill: Tone(0xD9D6CF),
        brownFill: Tone(0xD9BE9C),
        day: Tone(0xFDF0CC),
        night: Tone(0xE3E6F1),
        dark: false
    )

    static let dark = Palette(
        paper: Tone(0x1B1712),
        card: Tone(0x28221A),
        ink: Tone(0xF1E8D8),
        muted: Tone(0xC0B199),
        edge: Tone(0x8C7D67),
        leaf: Tone(0x8CCB91),
        onLeaf: Tone(0x1B1712),
        honey: Tone(0xF2B84B),
        onHoney: Tone(0x1B1712),
        berry: Tone(0xF08CA0),
        quiet: Tone(0x383025),
        neutral: Tone(0x332D24),
        back: Tone(0x4A3C2B),
        onBack: Tone(0xD9C6A0),
        plate: Tone(0xEADFC8),
        leafFill: Tone(0x2C4A2F),
        honeyFill: Tone(0x5B4412),
        berryFill: Tone(0x57283A),
        waterFill: Tone(0x1F4257),
        orangeFill: Tone(0x64401A),
        greyFill: Tone(0x45423D),
        brownFill: Tone(0x4F3A25),
        day: Tone(0x2B220F),
        night: Tone(0x141824),
        dark: true
    )
}

/// A seat's colour, from a set that colour-blind people can tell apart; the mark comes with it.
func seatColor(_ mark: Mark) -> Tone {
    switch mark {
    case .disc: Tone(0x0072B2)
    case .square: Tone(0xD55E00)
    case .triangle: Tone(0x009E73)
    case .diamond: Tone(0xC99700)
    case .star: Tone(0xB45A94)
    case .cross: Tone(0x3E9BD6)
    }
}

/// Text on a seat's colour.
func onSeatColor(_ mark: Mark) -> Tone {
    mark == .disc ? .white : .black
}
