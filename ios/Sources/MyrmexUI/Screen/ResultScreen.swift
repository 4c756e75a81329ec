import Foundation
import MyrmexCore
import SwiftUI

/// Who won, and why: the podium, then the score as the rulebook counts it.
struct ResultScreen: View {
    let screen: Screen
    let finish: Finish
    let send: Send

    var body: some View {
        Page(screen: screen, title: finish.title, send: send, bottom: finish.buttons) {
            Columns {
                VStack(spacing: Space.medium) {
                    Words(finish.headline, font: Styles.display, alignment: .center)
                        .accessibilityAddTraits(.isHeader)
                    Words(finish.why, alignment: .center)
                    Podium(steps: finish.podium)
                    LinesView(lines: finish.lines)
                }
                .frame(maxWidth: .infinity)
            } second: {
                VStack(spacing: Space.huge) {
                    SheetView(sheet: finish.sheet)
                    if let best = finish.best {
                        BestView(best: best)
                    }
                }
            }
        }
    }
}

private struct Podium: View {
    let steps: [PodiumStep]

    var body: some View {
        VStack(spacing: Space.small) {
            ForEach(Array(steps.enumerated()), id: \.element.mark) { place, step in
                PodiumStepView(step: step).padding(.leading, CGFloat(16 * min(place, 3)))
            }
        }
    }
}

private struct PodiumStepView: View {
    let step: PodiumStep

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 18)
        HStack(spacing: Space.medium) {
            MarkView(step.mark, size: textSize.inline(step.winner ? 36 : 26))
            Words(step.name, font: step.winner ? Styles.title : Styles.body)
                .frame(maxWidth: .infinity, alignment: .leading)
            if step.winner { Crown() }
            Words(step.text, font: step.winner ? Styles.title : Styles.strong)
        }
        .padding(.horizontal, Space.large)
        .padding(.vertical, Space.small)
        .frame(minHeight: step.winner ? 72 : 52)
        .background(step.winner ? palette.honeyFill : palette.card, in: shape)
        .overlay {
            shape.strokeBorder(step.winner ? palette.ink : palette.edge, lineWidth: step.winner ? 2 : 1)
        }
        .modifier(Spoken(label: step.label))
    }
}

private struct Crown: View {
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let (honey, ink) = (palette.honey, palette.ink)
        let side = textSize.inline(30)
        Canvas { context, size in
            let shares: [(CGFloat, CGFloat)] = [
                (0.12, 0.82), (0.06, 0.28), (0.32, 0.52), (0.5, 0.14), (0.68, 0.52), (0.94, 0.28),
                (0.88, 0.82),
            ]
            let path = closed(shares.map { CGPoint(x: $0.0 * size.width, y: $0.1 * size.height) })
            context.fill(path, with: .color(honey.color))
            context.stroke(path, with: .color(ink.color), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}
