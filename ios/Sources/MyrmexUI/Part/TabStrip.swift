import MyrmexCore
import SwiftUI

/// The parts of a large game; where they are too many to fit, the one in front is in sight.
struct TabStrip: View {
    let tabs: [Tab]
    let send: Send

    var body: some View {
        if !tabs.isEmpty {
            ScrollViewReader { strip in
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: Space.hair) {
                        ForEach(tabs, id: \.id) { TabButton(tab: $0, send: send) }
                    }
                }
                .onChange(of: tabs.first(where: \.active)?.id, initial: true) { _, front in
                    if let front { strip.scrollTo(front) }
                }
            }
        }
    }
}

private struct TabButton: View {
    let tab: Tab
    let send: Send

    @Environment(\.palette) private var palette

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 16)
        SwiftUI.Button {
            send(.press(id: tab.id))
        } label: {
            HStack(spacing: Space.hair) {
                Words(tab.label, tone: tab.active ? palette.onLeaf : palette.ink)
                if let badge = tab.badge {
                    Words(badge, font: Styles.small, tone: palette.onHoney)
                        .padding(.horizontal, Space.small)
                        .background(palette.honey, in: Capsule())
                        .overlay { Capsule().strokeBorder(palette.ink, lineWidth: edgeWidth) }
                }
            }
            .padding(.horizontal, Space.small)
            .frame(minWidth: Space.touch, minHeight: Space.touch)
            .background(tab.active ? palette.leaf : palette.card, in: shape)
            .overlay { shape.strokeBorder(tab.active ? palette.leaf : palette.edge, lineWidth: edgeWidth) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: tab.label))
        .accessibilityValue(Text(verbatim: tab.badge ?? ""))
        .accessibilityAddTraits(tab.active ? .isSelected : [])
    }
}
