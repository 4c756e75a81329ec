import MyrmexCore
import Testing

@testable import MyrmexUI

@Suite("Colours")
struct PaletteTests {
    static let palettes = [Palette.light, .dark].flatMap { palette in
        [Tint.plain, .day, .night].map { palette.under($0) }
    }

    private let marks: [Mark] = [.disc, .square, .triangle, .diamond, .star, .cross]
    private let roles: [Role] = [.paper, .card, .leaf, .honey, .berry, .water, .orange, .grey, .brown]

    @Test("every text on its surface has a contrast of at least 4.5", arguments: palettes)
    func texts(palette: Palette) {
        var pairs = [
            (palette.ink, palette.paper), (palette.ink, palette.card), (palette.ink, palette.neutral),
            (palette.muted, palette.paper), (palette.muted, palette.card), (palette.muted, palette.quiet),
            (palette.onLeaf, palette.leaf), (palette.onHoney, palette.honey), (palette.berry, palette.card),
            (palette.onBack, palette.back),
        ]
        pairs += roles.map { (palette.onFill($0, nil), palette.fill($0, nil)) }
        pairs += marks.map { (onSeatColor($0), seatColor($0)) }
        for (text, surface) in pairs {
            #expect(text.contrast(to: surface) >= 4.5, "\(text) on \(surface)")
        }
    }

    @Test("every outline that carries meaning has a contrast of at least 3", arguments: palettes)
    func outlines(palette: Palette) {
        for surface in [palette.paper, palette.card, palette.neutral] {
            #expect(palette.ink.contrast(to: surface) >= 3)
            #expect(palette.leaf.contrast(to: surface) >= 3)
            #expect(palette.edge.contrast(to: surface) >= 3)
        }
    }

    @Test("black on white is 21, and a colour on itself 1")
    func measure() {
        #expect(abs(Tone.black.contrast(to: .white) - 21) < 0.01)
        #expect(Tone(0x2F6B3A).contrast(to: Tone(0x2F6B3A)) == 1)
    }
}
