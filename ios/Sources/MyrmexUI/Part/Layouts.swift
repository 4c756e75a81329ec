import Foundation
import SwiftUI

/// Things of their own size side by side, in several lines where one is too narrow.
struct FlowLayout: Layout {
    var gap = Space.small
    var alignment = HorizontalAlignment.leading

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? .greatestFiniteMagnitude
        let lines = measured(subviews, width: width)
        let widest = lines.map { line in line.map(\.width).reduce(0, +) + gap * CGFloat(line.count - 1) }
            .max()
        let height =
            lines.map { $0.map(\.height).max() ?? 0 }.reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0))
        return CGSize(width: proposal.width ?? widest ?? 0, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var index = 0
        var y = bounds.minY
        for line in measured(subviews, width: bounds.width) {
            let height = line.map(\.height).max() ?? 0
            let used = line.map(\.width).reduce(0, +) + gap * CGFloat(line.count - 1)
            var x = bounds.minX + (bounds.width - used) * share
            for size in line {
                let place = CGPoint(x: x, y: y + (height - size.height) / 2)
                subviews[index].place(at: place, anchor: .topLeading, proposal: ProposedViewSize(size))
                x += size.width + gap
                index += 1
            }
            y += height + gap
        }
    }

    private var share: CGFloat {
        switch alignment {
        case .leading: 0
        case .trailing: 1
        default: 0.5
        }
    }

    private func measured(_ subviews: Subviews, width: CGFloat) -> [[CGSize]] {
        let sizes = subviews.map { each in
            let natural = each.sizeThatFits(.unspecified)
            // What is wider than a whole line is wrapped inside it.
            return natural.width <= width
                ? natural : each.sizeThatFits(ProposedViewSize(width: width, height: nil))
        }
        return Lines.broken(sizes.map(\.width), into: width, gap: gap).map { Array(sizes[$0]) }
    }
}

/// Things of equal width in columns; those beside each other are equally high.
struct ShelfLayout: Layout {
    /// The least width of a column.
    let least: CGFloat
    /// The most columns.
    let most: Int
    var gap = Space.small

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? least
        let heights = heights(of: subviews, width: width)
        return CGSize(width: width, height: heights.reduce(0, +) + gap * CGFloat(max(heights.count - 1, 0)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let across = columns(subviews.count, width: bounds.width)
        let side = side(across, width: bounds.width)
        let heights = heights(of: subviews, width: bounds.width)
        for (index, each) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: across)
            let x = bounds.minX + CGFloat(column) * (side + gap)
            let y = bounds.minY + heights[..<row].reduce(0, +) + CGFloat(row) * gap
            let size = ProposedViewSize(width: side, height: heights[row])
            each.place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: size)
        }
    }

    private func columns(_ count: Int, width: CGFloat) -> Int {
        Lines.columns(of: count, least: least, most: most, width: width, gap: gap)
    }

    private func side(_ across: Int, width: CGFloat) -> CGFloat {
        (width - gap * CGFloat(across - 1)) / CGFloat(across)
    }

    private func heights(of subviews: Subviews, width: CGFloat) -> [CGFloat] {
        let across = columns(subviews.count, width: width)
        let proposal = ProposedViewSize(width: side(across, width: width), height: nil)
        let all = subviews.map { $0.sizeThatFits(proposal).height }
        return stride(from: 0, to: all.count, by: across).map { start in
            all[start..<min(start + across, all.count)].max() ?? 0
        }
    }
}

/// Pieces in a row: told how large each wants to be, it fits them to the width.
struct RowLayout: Layout {
    let sizes: [CGSize]
    var gap = Space.small

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(sizes.count - 1, 0))
        let lines = lines(width)
        let height = lines.map { $0.map(\.height).max() ?? 0 }.reduce(0, +)
        return CGSize(width: width, height: height + gap * CGFloat(max(lines.count - 1, 0)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var index = 0
        var y = bounds.minY
        for line in lines(bounds.width) {
            let height = line.map(\.height).max() ?? 0
            let used = line.map(\.width).reduce(0, +) + gap * CGFloat(line.count - 1)
            var x = bounds.midX - used / 2
            for size in line where index < subviews.count {
                let place = CGPoint(x: x, y: y + (height - size.height) / 2)
                subviews[index].place(at: place, anchor: .topLeading, proposal: ProposedViewSize(size))
                x += size.width + gap
                index += 1
            }
            y += height + gap
        }
    }

    private func lines(_ width: CGFloat) -> [[CGSize]] {
        let large: CGFloat = width >= Space.wide ? 1.3 : 1
        let grown = sizes.map { CGSize(width: $0.width * large, height: $0.height * large) }
        let fitted = Lines.fitted(grown, width: width, gap: gap)
        return Lines.broken(fitted.map(\.width), into: width, gap: gap).map { Array(fitted[$0]) }
    }
}

/// Buttons side by side where their words fit, else in several lines.
struct ButtonBarLayout: Layout {
    /// The left hand holds the phone.
    let mirrored: Bool
    /// The least width of each, so that no word is broken.
    let least: [CGFloat]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let natural = subviews.map { $0.sizeThatFits(.unspecified).width }
        let width = proposal.width ?? natural.reduce(0, +) + gap * CGFloat(max(natural.count - 1, 0))
        let heights = lines(of: subviews, width: width).map { height(of: $0, in: subviews, width: width) }
        return CGSize(width: width, height: heights.reduce(0, +) + gap * CGFloat(max(heights.count - 1, 0)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var y = bounds.minY
        for line in lines(of: subviews, width: bounds.width) {
            let widths = widths(of: line, in: subviews, width: bounds.width)
            let height = height(of: line, in: subviews, width: bounds.width)
            var x = bounds.minX
            let order = Array(zip(line, widths))
            for (index, width) in mirrored ? order.reversed() : order {
                let size = ProposedViewSize(width: width, height: height)
                subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: size)
                x += width + gap
            }
            y += height + gap
        }
    }

    /// All in one line if their words can be wrapped into it, else as many in each as fit.
    private func lines(of subviews: Subviews, width: CGFloat) -> [Range<Int>] {
        guard !subviews.isEmpty else { return [] }
        let equal = (width - gap * CGFloat(subviews.count - 1)) / CGFloat(subviews.count)
        if least.allSatisfy({ $0 <= equal }) { return [0..<subviews.count] }
        let natural = subviews.map { $0.sizeThatFits(.unspecified).width }
        return Lines.broken(natural, into: width, gap: gap)
    }

    private func widths(of line: Range<Int>, in subviews: Subviews, width: CGFloat) -> [CGFloat] {
        let natural = line.map { subviews[$0].sizeThatFits(.unspecified).width }
        return Lines.shared(natural, least: Array(least[line]), width: width, gap: gap)
    }

    private func height(of line: Range<Int>, in subviews: Subviews, width: CGFloat) -> CGFloat {
        zip(line, widths(of: line, in: subviews, width: width))
            .map { subviews[$0].sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
            .max() ?? 0
    }

    private var gap: CGFloat { Space.small }
}

/// What scrolls above what is always whole; together they take no more than a given height.
struct DockLayout: Layout {
    let most: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? Space.column
        let heights = heights(of: subviews, width: width)
        return CGSize(width: width, height: heights.reduce(0, +) + gap(heights))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let heights = heights(of: subviews, width: bounds.width)
        var y = bounds.minY
        for (each, height) in zip(subviews, heights) {
            let size = ProposedViewSize(width: bounds.width, height: height)
            each.place(at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: size)
            y += height + gap(heights)
        }
    }

    /// Of the scrolling part and of the foot.
    private func heights(of subviews: Subviews, width: CGFloat) -> [CGFloat] {
        let natural = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        guard natural.count == 2 else { return natural }
        return [max(min(natural[0], most - natural[1]), 0), natural[1]]
    }

    private func gap(_ heights: [CGFloat]) -> CGFloat {
        heights.count == 2 && heights[0] > 0 ? Space.small : 0
    }
}

/// The first takes what the second leaves, and the second never takes more than its share.
struct ShareLayout: Layout {
    /// The most of the height that the second may take.
    let share: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let first = subviews.first else { return }
        var left = bounds.height
        if subviews.count > 1 {
            let natural = subviews[1].sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
            let height = min(natural, bounds.height * share)
            left = bounds.height - height - Space.small
            let below = CGPoint(x: bounds.minX, y: bounds.maxY - height)
            let size = ProposedViewSize(width: bounds.width, height: height)
            subviews[1].place(at: below, anchor: .topLeading, proposal: size)
        }
        let size = ProposedViewSize(width: bounds.width, height: max(left, 0))
        first.place(at: CGPoint(x: bounds.minX, y: bounds.minY), anchor: .topLeading, proposal: size)
    }
}

/// As wide as there is room, as high as that makes it, up to a limit.
struct BoardSizeLayout: Layout {
    /// The extent of the board.
    let board: CGSize
    let limit: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? limit
        return CGSize(width: width, height: min(width * board.height / board.width, limit))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for each in subviews {
            let size = ProposedViewSize(bounds.size)
            each.place(at: CGPoint(x: bounds.minX, y: bounds.minY), anchor: .topLeading, proposal: size)
        }
    }
}
