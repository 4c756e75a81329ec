import Foundation
import MyrmexCore
import SwiftUI

/// The way back, what this is, and what can be done about it.
struct TopBar<Actions: View>: View {
    let screen: Screen
    let title: String
    let send: Send
    var detail = ""
    var compact = false
    @ViewBuilder var actions: Actions

    @Environment(\.palette) private var palette
    @Environment(\.leftHanded) private var leftHanded

    var body: some View {
        HStack(spacing: Space.hair) {
            if leftHanded { actions }
            if let back = screen.back {
                DrawnButton(label: back, picture: .back) { send(.back) }
            }
            VStack(alignment: .leading, spacing: 0) {
                if compact, !detail.isEmpty {
                    // Where room is short the place in the match says more than the title, which a
                    // screen reader says too.
                    Words(detail, font: Styles.compact)
                        .accessibilityLabel(Text(verbatim: "\(title), \(detail)"))
                        .accessibilityAddTraits(.isHeader)
                } else {
                    Words(title, font: Styles.heading).accessibilityAddTraits(.isHeader)
                    if !detail.isEmpty {
                        Words(detail, font: Styles.small, tone: palette.muted)
                    }
                }
            }
            .padding(.horizontal, Space.small)
            .frame(maxWidth: .infinity, alignment: .leading)
            if !leftHanded { actions }
        }
        .frame(minHeight: Space.touch)
    }
}

extension TopBar where Actions == EmptyView {
    init(screen: Screen, title: String, send: @escaping Send) {
        self.init(screen: screen, title: title, send: send) { EmptyView() }
    }
}

/// Opens the menu.
struct MenuButton: View {
    let label: String
    let open: @MainActor () -> Void

    var body: some View {
        DrawnButton(label: label, picture: .menu, press: open)
    }
}

private struct DrawnButton: View {
    enum Picture {
        case back
        case menu
    }

    let label: String
    let picture: Picture
    let press: @MainActor () -> Void

    @Environment(\.palette) private var palette

    var body: some View {
        let ink = palette.ink
        SwiftUI.Button(action: press) {
            Canvas { context, size in
                let style = StrokeStyle(lineWidth: size.width * 0.11, lineCap: .round)
                for (from, to) in lines {
                    context.drawLine(
                        from: CGPoint(x: from.x * size.width, y: from.y * size.height),
                        to: CGPoint(x: to.x * size.width, y: to.y * size.height),
                        tone: ink, style: style)
                }
            }
            .frame(width: Space.huge, height: Space.huge)
            .accessibilityHidden(true)
            .frame(width: Space.touch, height: Space.touch)
            .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: label))
    }

    /// In shares of the picture's side.
    private var lines: [(CGPoint, CGPoint)] {
        switch picture {
        case .back:
            let tip = CGPoint(x: 0.12, y: 0.5)
            return [CGPoint(x: 0.88, y: 0.5), CGPoint(x: 0.5, y: 0.16), CGPoint(x: 0.5, y: 0.84)].map {
                (tip, $0)
            }
        case .menu:
            return [0.25, 0.5, 0.75].map { (CGPoint(x: 0.12, y: $0), CGPoint(x: 0.88, y: $0)) }
        }
    }
}
