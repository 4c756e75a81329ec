import Foundation
import MyrmexCore
import SwiftUI

/// One piece outside a board, as large as it is told to be and large enough for a thumb.
struct PieceView: View {
    let piece: Piece
    let send: Send

    var body: some View {
        PiecePicture(piece: piece)
            .modifier(Tapped(piece: piece, send: send))
            .modifier(Flying(id: piece.id))
    }
}

/// The picture of a piece and nothing more.
struct PiecePicture: View {
    let piece: Piece

    @Environment(\.palette) private var palette

    var body: some View {
        let painter = PiecePainter(palette: palette)
        Canvas { context, size in
            painter.draw(piece, in: CGRect(origin: .zero, size: size), on: context)
        }
        .accessibilityHidden(true)
    }
}

/// What a piece says and does. A target that may not be tapped is sent too: the core explains.
struct Tapped: ViewModifier {
    let piece: Piece
    let send: Send

    func body(content: Content) -> some View {
        if let target = piece.target {
            SwiftUI.Button {
                send(.tap(target: target))
            } label: {
                content.contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: piece.label))
            .accessibilityAddTraits(piece.armed ? .isSelected : [])
        } else {
            content.modifier(Spoken(label: piece.label, selected: piece.armed))
        }
    }
}

/// One thing to a screen reader, whatever it is made of.
struct Spoken: ViewModifier {
    let label: String
    var selected = false

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: label))
            .accessibilityAddTraits(selected ? .isSelected : [])
    }
}
