import MyrmexCore
import SwiftUI

/// A line to fill in. What is typed stays here until it is finished.
struct TextEntry: View {
    let field: Field
    let send: Send

    @State private var typed: String
    @FocusState private var focused: Bool
    @Environment(\.palette) private var palette

    init(field: Field, send: @escaping Send) {
        self.field = field
        self.send = send
        _typed = State(initialValue: field.text)
    }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 16)
        TextField(text: $typed, prompt: Text(verbatim: field.label).foregroundStyle(palette.muted)) {
            Text(verbatim: field.label)
        }
        .font(Styles.body)
        .foregroundStyle(palette.ink)
        .autocorrectionDisabled()
        .submitLabel(.done)
        .focused($focused)
        .onSubmit { finish() }
        .onChange(of: focused) { _, focused in
            if !focused { finish() }
        }
        .onChange(of: field) { _, field in typed = field.text }
        .padding(.horizontal, Space.large)
        .frame(minHeight: Space.touch)
        .background(palette.card, in: shape)
        .overlay { shape.strokeBorder(focused ? palette.leaf : palette.edge, lineWidth: focused ? 2 : 1) }
        .accessibilityLabel(Text(verbatim: field.label))
    }

    private func finish() {
        if typed != field.text { send(.enter(field: field.id, text: typed)) }
    }
}
