import Foundation
import MyrmexCore
import SwiftUI

/// A number set by less and more. The pieces are its values in order and the armed one is where it
/// stands; the value itself opens all of them, to jump.
struct StepperView: View {
    let area: Area
    let send: Send

    @State private var open = false

    var body: some View {
        let at = area.pieces.firstIndex { $0.armed }
        let less = area.pieces[..<(at ?? 0)].last { $0.tappable }
        let more = area.pieces[(at.map { $0 + 1 } ?? 0)...].first { $0.tappable }
        VStack(spacing: Space.small) {
            HStack(spacing: Space.small) {
                Step(next: less, sign: .minus, send: send)
                Value(area: area, piece: at.map { area.pieces[$0] }) { open.toggle() }
                Step(next: more, sign: .plus, send: send)
            }
            if open {
                RowView(area: area) { event in
                    open = false
                    send(event)
                }
            }
        }
        .frame(maxWidth: .infinity)
    }
}

private struct Value: View {
    let area: Area
    let piece: Piece?
    let press: @MainActor () -> Void

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        SwiftUI.Button(action: press) {
            HStack(spacing: Space.small) {
                if let symbol = piece?.symbol {
                    Glyph(symbol, size: textSize.inline(30))
                }
                if let piece {
                    Words(piece.text ?? piece.label, font: Styles.title, alignment: .center)
                } else {
                    NoValue()
                }
            }
            .padding(.horizontal, Space.huge)
            .padding(.vertical, Space.hair)
            .frame(minHeight: stepSize)
            .background(palette.card, in: RoundedRectangle(cornerRadius: 18))
            .overlay { RoundedRectangle(cornerRadius: 18).strokeBorder(palette.edge, lineWidth: edgeWidth) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: named))
    }

    private var named: String {
        if let piece { return piece.label }
        return area.title.isEmpty
            ? area.pieces.map(\.label).formatted(.list(type: .and, width: .narrow)) : area.title
    }
}

/// Three dots where a number will stand.
private struct NoValue: View {
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let ink = palette.muted
        let side = textSize.inline(30)
        Canvas { context, size in
            let gap = size.width / 3
            for dot in 0..<3 {
                let radius = gap * 0.25
                let center = CGPoint(x: gap * (CGFloat(dot) + 0.5), y: size.height / 2)
                let box = CGRect(
                    x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
                context.fill(Path(ellipseIn: box), with: .color(ink.color))
            }
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

private struct Step: View {
    enum Sign {
        case minus
        case plus
    }

    let next: Piece?
    let sign: Sign
    let send: Send

    @Environment(\.palette) private var palette

    var body: some View {
        if let next, let target = next.target {
            SwiftUI.Button {
                send(.tap(target: target))
            } label: {
                picture(fill: palette.honey, edge: palette.ink, ink: palette.onHoney)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: next.label))
        } else {
            picture(fill: palette.quiet, edge: palette.edge, ink: palette.edge)
        }
    }

    private func picture(fill: Tone, edge: Tone, ink: Tone) -> some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let arm = size.width * 0.2
            let style = StrokeStyle(lineWidth: size.width * 0.08, lineCap: .round)
            context.drawLine(
                from: CGPoint(x: center.x - arm, y: center.y), to: CGPoint(x: center.x + arm, y: center.y),
                tone: ink, style: style)
            if sign == .plus {
                context.drawLine(
                    from: CGPoint(x: center.x, y: center.y - arm),
                    to: CGPoint(x: center.x, y: center.y + arm),
                    tone: ink, style: style)
            }
        }
        .frame(width: stepSize, height: stepSize)
        .background(fill, in: Circle())
        .overlay { Circle().strokeBorder(edge, lineWidth: 2) }
        .accessibilityHidden(true)
    }
}

private let stepSize: CGFloat = 60
