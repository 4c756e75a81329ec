import MyrmexCore
import SwiftUI

/// A question with one answer of several, and what the present answer means.
struct OptionsView: View {
    let options: Options
    let send: Send

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: Space.hair) {
            Words(options.label, font: Styles.strong).accessibilityAddTraits(.isHeader)
            Chips(buttons: options.choices, send: send)
            if !options.help.isEmpty {
                Words(options.help, font: Styles.small, tone: palette.muted)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The answers of a group, side by side.
struct Chips: View {
    let buttons: [Button]
    let send: Send

    var body: some View {
        FlowLayout {
            ForEach(buttons, id: \.id) { ChoiceChip(button: $0, send: send) }
        }
    }
}
