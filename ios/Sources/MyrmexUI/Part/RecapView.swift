import MyrmexCore
import SwiftUI

/// What happened since she last looked; a tap anywhere on it puts it away.
struct RecapView: View {
    let recap: Recap
    let send: Send

    @Environment(\.palette) private var palette

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 24)
        VStack(alignment: .leading, spacing: Space.medium) {
            Words(recap.title, font: Styles.title).accessibilityAddTraits(.isHeader)
            LinesView(lines: recap.lines)
        }
        .padding(Space.huge)
        .frame(maxWidth: Space.column, alignment: .leading)
        .background {
            shape.fill(palette.card).shadow(radius: 2)
        }
        .overlay { shape.strokeBorder(palette.edge, lineWidth: edgeWidth) }
        // A screen reader reads the lines one by one, and finds the button below.
        .onTapGesture { send(.press(id: recap.button.id)) }
    }
}
