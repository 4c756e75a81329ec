import MyrmexCore
import SwiftUI

/// What is behind the menu, from the bottom edge; a tap beside it closes it.
struct MenuSheet: View {
    let buttons: [Button]
    let send: Send
    let close: @MainActor () -> Void

    @Environment(\.palette) private var palette

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .bottom) {
                Tone.black.faded(to: 0.45).color
                    .ignoresSafeArea()
                    .onTapGesture { close() }
                    .accessibilityHidden(true)
                DockLayout(most: geometry.size.height - Space.large * 2) {
                    ScrollView { choices }.scrollBounceBehavior(.basedOnSize)
                    Color.clear.frame(height: 0).accessibilityHidden(true)
                }
                .padding(Space.large)
                .frame(maxWidth: Space.column)
                .background(palette.paper, in: sheetShape)
            }
        }
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { close() }
    }

    private var choices: some View {
        VStack(spacing: Space.small) {
            ForEach(buttons, id: \.id) { button in
                PressButton(button: button) { event in
                    close()
                    send(event)
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }
}

/// Rounded where it rises from the bottom edge.
@MainActor let sheetShape = UnevenRoundedRectangle(topLeadingRadius: 28, topTrailingRadius: 28)
