import Foundation
import MyrmexCore
import SwiftUI

/// Pieces side by side in order, in several lines where one is too narrow.
struct RowView: View {
    let area: Area
    let send: Send

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        RowLayout(sizes: area.pieces.map { rowSize(of: $0, growth: textSize.growth) }) {
            ForEach(area.pieces, id: \.id) { PieceView(piece: $0, send: send) }
        }
        .frame(maxWidth: .infinity)
    }
}

/// A piece in a row grows with the text, and for a word that is long.
func rowSize(of piece: Piece, growth: CGFloat) -> CGSize {
    let natural = piece.shape.naturalSize
    let grown = min(max(growth, 1), 1.4)
    let word: CGFloat = (piece.text?.count ?? 0) > 7 ? 1.5 : 1
    return CGSize(width: natural.width * grown * word, height: natural.height * grown)
}
