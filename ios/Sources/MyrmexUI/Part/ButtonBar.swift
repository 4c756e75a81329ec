import Foundation
import MyrmexCore
import SwiftUI

/// The buttons under the thumb. Where room is cramped glyphs stand for the words of all but the next
/// step. The next step is lowest and on the side of the hand.
struct ButtonBar: View {
    let buttons: [Button]
    let send: Send
    var cramped = false

    @Environment(\.leftHanded) private var leftHanded

    var body: some View {
        if buttons.count > 3, buttons.allSatisfy({ $0.symbol != nil }) {
            // Where there are many, their glyphs stand for their words.
            HStack {
                ForEach(buttons, id: \.id) { button in
                    IconPress(button: button, send: send).frame(maxWidth: .infinity)
                }
            }
        } else if !buttons.isEmpty {
            let ordered = buttons.filter { $0.style != .primary } + buttons.filter { $0.style == .primary }
            ButtonBarLayout(mirrored: leftHanded) {
                ForEach(ordered, id: \.id) { button in
                    let short = cramped && buttons.count > 1 && button.style != .primary
                    if button.hold {
                        PeekButton(button: button, send: send, short: short)
                    } else {
                        PressButton(button: button, send: send, short: short)
                    }
                }
            }
        }
    }
}
