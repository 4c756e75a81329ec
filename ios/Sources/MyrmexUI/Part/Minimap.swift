import Foundation
import MyrmexCore
import SwiftUI

/// The whole board, small, with a frame round what is seen: a tap goes there, two fit the board.
struct Minimap: View {
    let area: Area
    let camera: BoardCamera
    let move: @MainActor (BoardCamera) -> Void

    @Environment(\.palette) private var palette

    var body: some View {
        Canvas { context, size in
            let map = MapScale(board: extent(of: area), view: size)
            for piece in area.pieces {
                let tone = piece.tappable ? palette.honey : palette.fill(piece.role, piece.mark)
                let path = piece.shape.path(in: map.small(rect(of: piece)))
                context.fill(path, with: .color(tone.color))
            }
            let seen = map.small(camera.window.intersection(extent(of: area)))
            context.stroke(Path(seen), with: .color(palette.ink.color), lineWidth: 2)
        }
        .frame(width: Minimap.side, height: Minimap.side)
        // Neither of the colours that most things have.
        .background(palette.quiet, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(palette.edge, lineWidth: edgeWidth) }
        .contentShape(Rectangle())
        .gesture(SpatialTapGesture(count: 2).onEnded { _ in fit() })
        .simultaneousGesture(SpatialTapGesture().onEnded { go(to: $0.location) })
        .accessibilityHidden(true)
    }

    private func fit() {
        var moved = camera
        moved.fit()
        move(moved)
    }

    private func go(to point: CGPoint) {
        var moved = camera
        let map = MapScale(board: extent(of: area), view: CGSize(width: Minimap.side, height: Minimap.side))
        moved.center(on: map.onBoard(point))
        move(moved)
    }

    static let side: CGFloat = 84
}

/// How a board is put on a small map.
struct MapScale {
    let board: CGRect
    let view: CGSize

    private var scale: CGFloat { min(view.width / board.width, view.height / board.height) * 0.88 }

    private var corner: CGPoint {
        CGPoint(x: (view.width - board.width * scale) / 2, y: (view.height - board.height * scale) / 2)
    }

    func small(_ box: CGRect) -> CGRect {
        CGRect(
            x: corner.x + (box.minX - board.minX) * scale,
            y: corner.y + (box.minY - board.minY) * scale,
            width: box.width * scale,
            height: box.height * scale
        )
    }

    func onBoard(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - corner.x) / scale + board.minX, y: (point.y - corner.y) / scale + board.minY)
    }
}
