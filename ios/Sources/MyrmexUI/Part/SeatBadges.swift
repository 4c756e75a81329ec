import Foundation
import MyrmexCore
import SwiftUI

/// Everyone's public line; where there is no height for several, they slide sideways.
struct SeatBadges: View {
    let seats: [SeatBadge]
    let oneLine: Bool

    var body: some View {
        if oneLine {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: Space.hair) { badges }
            }
        } else {
            FlowLayout(gap: Space.hair) { badges }
        }
    }

    private var badges: some View {
        ForEach(seats, id: \.mark) { Badge(seat: $0) }
    }
}

private struct Badge: View {
    let seat: SeatBadge

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let ink = seat.dimmed ? palette.muted : palette.ink
        let shape = RoundedRectangle(cornerRadius: 14)
        HStack(spacing: Space.hair) {
            MarkView(seat.mark, size: textSize.inline(20))
            if seat.bot { BotSign(ink: ink) }
            Words(seat.name, font: Styles.small, tone: ink)
            if let symbol = seat.symbol {
                Glyph(symbol, size: textSize.inline(20))
            }
            if !seat.text.isEmpty {
                Words(seat.text, font: Styles.strong, tone: ink)
            }
        }
        .padding(.horizontal, Space.small)
        .padding(.vertical, 2)
        .frame(minHeight: 34)
        .background(seat.active ? palette.card : palette.paper, in: shape)
        .overlay { shape.strokeBorder(seat.active ? palette.ink : .clear, lineWidth: 2.5) }
        .modifier(Spoken(label: seat.label, selected: seat.active))
    }
}

/// A small head with an antenna: the app plays for her.
private struct BotSign: View {
    let ink: Tone

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let side = textSize.inline(18)
        Canvas { context, size in
            let line = size.width * 0.1
            let top = size.height * 0.3
            let head = CGRect(x: line, y: top, width: size.width - line * 2, height: size.height - top - line)
            let shading = GraphicsContext.Shading.color(ink.color)
            context.stroke(Path(roundedRect: head, cornerRadius: line * 2), with: shading, lineWidth: line)
            context.drawLine(
                from: CGPoint(x: size.width / 2, y: top), to: CGPoint(x: size.width / 2, y: line),
                tone: ink, style: StrokeStyle(lineWidth: line))
            for x in [0.34, 0.66] {
                let eye = CGRect(
                    x: size.width * x - line, y: (size.height + top) / 2 - line, width: line * 2,
                    height: line * 2)
                context.fill(Path(ellipseIn: eye), with: shading)
            }
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}
