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
    @Environment(\.dynamicTypeSize) private var textSize

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
            ButtonBarLayout(mirrored: leftHanded, least: ordered.map(leastWidth)) {
                ForEach(ordered, id: \.id) { button in
                    if button.hold {
                        PeekButton(button: button, send: send, short: isShort(button))
                    } else {
                        PressButton(button: button, send: send, short: isShort(button))
                    }
                }
            }
        }
    }

    private func isShort(_ button: Button) -> Bool {
        cramped && buttons.count > 1 && button.style != .primary
    }

    /// Room for the glyph and the longest word.
    private func leastWidth(_ button: Button) -> CGFloat {
        let glyph = button.symbol == nil ? 0 : textSize.inline(smallGlyph)
        let wordless = isShort(button) && button.symbol != nil
        let longest = wordless ? 0 : button.label.split(separator: " ").map(\.count).max() ?? 0
        return glyph + CGFloat(longest) * letterWidth * textSize.growth + Space.medium * 2 + Space.small
    }
}

/// What a letter of body text takes, with some to spare.
let letterWidth: CGFloat = 10
