import MyrmexCore
import SwiftUI

/// What there is to say about the last tap; the next one puts it away.
struct NoteBar: View {
    let screen: Screen

    @Environment(\.palette) private var palette

    var body: some View {
        if let note = screen.note {
            let shape = RoundedRectangle(cornerRadius: 16)
            VStack(alignment: .leading, spacing: 0) {
                Words(note.text)
                if let clause = note.clause {
                    Words(clause, font: Styles.small, tone: palette.muted)
                }
            }
            .padding(.horizontal, Space.large)
            .padding(.vertical, Space.small)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(palette.card, in: shape)
            .overlay { shape.strokeBorder(note.clause == nil ? palette.leaf : palette.berry, lineWidth: 2) }
        }
    }
}
