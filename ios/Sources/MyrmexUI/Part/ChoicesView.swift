import Foundation
import MyrmexCore
import SwiftUI

/// The answers to the prompt, each large enough for a thumb.
struct ChoicesView: View {
    let area: Area
    let send: Send

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        ShelfLayout(least: leastWidth, most: 6) {
            ForEach(area.pieces, id: \.id) { Choice(piece: $0, send: send) }
        }
    }

    /// Room for the longest word.
    private var leastWidth: CGFloat {
        let words = area.pieces.flatMap { ($0.text ?? "").split(separator: " ") }
        let longest = CGFloat(words.map(\.count).max() ?? 0)
        return max(76, longest * letterWidth * textSize.growth + Space.huge)
    }
}

private struct Choice: View {
    let piece: Piece
    let send: Send

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(spacing: Space.hair) {
            if let mark = piece.mark {
                MarkView(mark, size: textSize.inline(smallGlyph))
            }
            if let symbol = piece.symbol {
                let plate = piece.armed ? palette.armedPlate : palette.plate
                Glyph(symbol, size: textSize.inline(34), plate: plate)
            }
            if let text = piece.text {
                let ink = piece.armed ? palette.onHoney : palette.ink
                Words(text, font: Styles.strong, tone: ink, alignment: .center)
            }
        }
        .padding(Space.small)
        .frame(maxWidth: .infinity, minHeight: 64, maxHeight: .infinity)
        .background(fill, in: RoundedRectangle(cornerRadius: 18))
        .modifier(StateBorder(piece: piece, radius: 18, plain: palette.edge))
        .modifier(Tapped(piece: piece, send: send))
        .modifier(Flying(id: piece.id))
    }

    private var fill: Tone {
        if piece.armed { return palette.honey }
        if piece.dimmed { return palette.paper }
        // A seat is told by its mark; on its full colour the mark would be lost.
        if piece.role == .seat || piece.shape == .bare { return palette.card }
        return palette.fill(piece.role, piece.mark)
    }
}

/// The outline that says what state a piece is in.
struct StateBorder: ViewModifier {
    let piece: Piece
    let radius: CGFloat
    /// Of a piece in no particular state.
    let plain: Tone

    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius)
        if piece.armed {
            content.overlay { shape.strokeBorder(palette.ink, lineWidth: 4) }
        } else if piece.tappable {
            content
                .overlay { shape.strokeBorder(palette.honey, lineWidth: 5) }
                .overlay { shape.strokeBorder(palette.ink, lineWidth: 2) }
        } else if piece.changed {
            content.overlay { shape.strokeBorder(palette.leaf, lineWidth: 3) }
        } else {
            content.overlay { shape.strokeBorder(plain, lineWidth: edgeWidth) }
        }
    }
}

/// The width of an ordinary outline.
let edgeWidth: CGFloat = 1.5
