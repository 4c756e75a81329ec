import Foundation
import MyrmexCore
import SwiftUI

/// Text from the core.
struct Words: View {
    let text: String
    var font = Styles.body
    var tone: Tone?
    var alignment = TextAlignment.leading

    @Environment(\.palette) private var palette

    init(_ text: String, font: Font = Styles.body, tone: Tone? = nil, alignment: TextAlignment = .leading) {
        self.text = text
        self.font = font
        self.tone = tone
        self.alignment = alignment
    }

    var body: some View {
        Text(verbatim: text)
            .font(font)
            .foregroundStyle(tone ?? palette.ink)
            .multilineTextAlignment(alignment)
            // Words are never cut: they take as many lines as they need.
            .fixedSize(horizontal: false, vertical: true)
    }
}

/// One glyph as a picture: what it means is said by the label of the thing it stands on.
struct Glyph: View {
    let symbol: String
    let size: CGFloat
    var plate: Tone?

    @Environment(\.palette) private var palette

    init(_ symbol: String, size: CGFloat, plate: Tone? = nil) {
        self.symbol = symbol
        self.size = size
        self.plate = plate
    }

    var body: some View {
        let painter = PiecePainter(palette: palette)
        let under = plate ?? palette.plate
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            painter.drawGlyph(
                symbol, at: center, extent: min(size.width, size.height), plate: under, in: context)
        }
        .frame(width: size, height: size)
        .accessibilityHidden(true)
    }
}

/// The size of a small glyph in a line of text.
let smallGlyph: CGFloat = 22
