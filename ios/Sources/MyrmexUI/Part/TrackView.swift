import Foundation
import MyrmexCore
import SwiftUI

/// Small steps in order, to be looked at.
struct TrackView: View {
    let area: Area

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        TrackLayout(largest: textSize.inline(46)) {
            ForEach(area.pieces, id: \.id) { piece in
                PiecePicture(piece: piece)
                    .modifier(Spoken(label: piece.label))
                    .modifier(Flying(id: piece.id))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Squares as large as one line allows, between a least and a largest side.
struct TrackLayout: Layout {
    let largest: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? (largest + gap) * CGFloat(subviews.count)
        let side = side(subviews.count, width: width)
        let lines = CGFloat(lines(subviews.count, side: side, width: width).count)
        return CGSize(width: width, height: lines * side + gap * max(lines - 1, 0))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let side = side(subviews.count, width: bounds.width)
        let step = side + gap
        for (row, line) in lines(subviews.count, side: side, width: bounds.width).enumerated() {
            for (column, index) in line.enumerated() {
                let place = CGPoint(
                    x: bounds.minX + CGFloat(column) * step, y: bounds.minY + CGFloat(row) * step)
                let size = ProposedViewSize(width: side, height: side)
                subviews[index].place(at: place, anchor: .topLeading, proposal: size)
            }
        }
    }

    private func side(_ count: Int, width: CGFloat) -> CGFloat {
        let inOneLine = (width + gap) / CGFloat(max(count, 1)) - gap
        return min(max(inOneLine, 24), largest)
    }

    private func lines(_ count: Int, side: CGFloat, width: CGFloat) -> [Range<Int>] {
        Lines.broken(Array(repeating: side, count: count), into: width, gap: gap)
    }

    private var gap: CGFloat { Space.hair }
}
