import Foundation
import MyrmexCore
import SwiftUI

/// The phone changes hands. Whose turn it is, and not a thing about the game.
struct HandoverScreen: View {
    let screen: Screen
    let handover: Handover
    let send: Send

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        GeometryReader { geometry in
            let sideways = geometry.size.width > geometry.size.height
            let roomy = geometry.size.height / textSize.growth >= 480
            VStack(spacing: 0) {
                GeometryReader { middle in
                    ScrollView {
                        Who(handover: handover, sideways: sideways, roomy: roomy)
                            .frame(maxWidth: .infinity, minHeight: middle.size.height)
                    }
                    .scrollBounceBehavior(.basedOnSize)
                }
                VStack(spacing: Space.small) {
                    NoteBar(screen: screen)
                    TakePhone(handover: handover, send: send)
                    ButtonBar(buttons: handover.others, send: send)
                }
                .frame(maxWidth: 480)
                .fixedSize(horizontal: false, vertical: true)
            }
            .frame(maxWidth: .infinity)
        }
        .padding(Space.large)
    }
}

private struct Who: View {
    let handover: Handover
    let sideways: Bool
    let roomy: Bool

    var body: some View {
        if sideways {
            HStack(spacing: Space.huge) {
                MarkView(handover.mark, size: 96)
                title
            }
        } else {
            VStack(spacing: Space.huge) {
                MarkView(handover.mark, size: roomy ? 168 : 88)
                title
            }
        }
    }

    private var title: some View {
        Words(handover.title, font: roomy ? Styles.display : Styles.title, alignment: .center)
            .accessibilityAddTraits(.isHeader)
    }
}

private struct TakePhone: View {
    let handover: Handover
    let send: Send

    var body: some View {
        if handover.button.hold {
            HoldButton(button: handover.button, send: send).frame(minHeight: 84)
        } else {
            PressButton(button: handover.button, send: send).frame(minHeight: 84)
        }
    }
}
