import Foundation
import MyrmexCore
import SwiftUI

/// One line a piece: whose, symbol, label and text.
struct PanelView: View {
    let area: Area
    let send: Send

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(spacing: 1) {
            ForEach(area.pieces, id: \.id) { PanelLine(piece: $0, send: send) }
        }
        .background(palette.card, in: RoundedRectangle(cornerRadius: 14))
    }
}

private struct PanelLine: View {
    let piece: Piece
    let send: Send

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        HStack(spacing: Space.small) {
            if let mark = piece.mark {
                MarkView(mark, size: textSize.inline(smallGlyph))
            }
            if let symbol = piece.symbol {
                Glyph(symbol, size: textSize.inline(smallGlyph))
            }
            VStack(alignment: .leading, spacing: 0) {
                Words(piece.label, tone: ink)
                if below { text }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if !below { text }
        }
        .padding(.horizontal, Space.medium)
        // The frame of what may be tapped is drawn inside the line.
        .padding(.vertical, piece.tappable ? Space.small : Space.hair)
        .frame(minHeight: piece.target == nil ? 40 : Space.touch)
        .background(piece.armed ? palette.honey : .clear, in: RoundedRectangle(cornerRadius: 14))
        .modifier(StateBorder(piece: piece, radius: 14, plain: .clear))
        .modifier(Tapped(piece: piece, send: send))
        .modifier(Flying(id: piece.id))
    }

    /// Beside a long text large words would break: it goes below them.
    private var below: Bool { textSize.isVeryLarge && (piece.text?.count ?? 0) > 3 }

    @ViewBuilder private var text: some View {
        if let text = piece.text {
            Words(text, font: Styles.strong, tone: ink)
        }
    }

    private var ink: Tone {
        if piece.armed { return palette.onHoney }
        return piece.dimmed ? palette.muted : palette.ink
    }
}
