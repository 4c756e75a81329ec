import Foundation
import MyrmexCore
import SwiftUI
import Testing

@testable import MyrmexUI

/// The layouts, run on things whose sizes the tests make up.
@Suite("Where things are put")
struct LayoutTests {
    /// Places things of these natural sizes. Pictures take whatever size they are told; words get
    /// taller where they are made narrower, and none is narrower than the longest of them.
    private func placed<L: Layout>(
        _ layout: L, _ sizes: [CGSize], width: CGFloat, word: CGFloat = 20, pictures: Bool = false
    ) -> (all: CGRect, each: [CGRect]) where L.Cache == Void {
        let ledger = Ledger(count: sizes.count)
        let subviews = LayoutSubviews(
            sizes.enumerated().map { index, natural in
                LayoutSubview { proposal in
                    if pictures { return proposal.replacingUnspecifiedDimensions(by: natural) }
                    let width = max(proposal.width ?? natural.width, word)
                    let lines = (natural.width / width).rounded(.up)
                    let height = max(natural.height * max(lines, 1), proposal.height ?? 0)
                    return CGSize(width: proposal.width == nil ? natural.width : width, height: height)
                } placed: {
                    ledger.boxes[index] = $0
                }
            })
        var cache: Void = ()
        let proposal = ProposedViewSize(width: width, height: nil)
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        let bounds = CGRect(origin: CGPoint(x: 7, y: 11), size: size)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return (bounds, ledger.boxes)
    }

    private final class Ledger {
        var boxes: [CGRect]

        init(count: Int) { boxes = Array(repeating: .null, count: count) }
    }

    private func faults(_ all: CGRect, _ each: [CGRect]) -> [String] {
        let slack = all.insetBy(dx: -0.1, dy: -0.1)
        let outside = each.filter { !slack.encloses($0) }.map { "\($0) is outside \(all)" }
        let overlapping = each.indices.flatMap { one in
            each.indices.filter { $0 > one }.compactMap { other -> String? in
                let common = each[one].intersection(each[other])
                return common.width > 0.1 && common.height > 0.1 ? "\(one) lies on \(other)" : nil
            }
        }
        return outside + overlapping
    }

    private let words = [60, 120, 90, 200, 40, 75].map { CGSize(width: $0, height: 40) }

    @Test("everything is inside and nothing lies on anything", arguments: [CGFloat(150), 320, 390, 680, 844])
    func apart(width: CGFloat) {
        for count in 1...words.count {
            let sizes = Array(words.prefix(count))
            for (all, each) in [
                placed(FlowLayout(), sizes, width: width),
                placed(ShelfLayout(least: 76, most: 6), sizes, width: width),
                placed(RowLayout(sizes: sizes), sizes, width: max(width, 200), pictures: true),
                placed(
                    ButtonBarLayout(mirrored: false, least: sizes.map { $0.width / 2 }), sizes, width: width),
                placed(TrackLayout(largest: 46), sizes, width: width, pictures: true),
            ] {
                #expect(faults(all, each) == [], "\(count) in \(width)")
            }
        }
    }

    @Test("a few cards too many for one line close up, and many more take a second line")
    func rows() {
        func lines(_ count: Int) -> Int {
            let cards = Array(repeating: CGSize(width: 64, height: 88), count: count)
            return Set(placed(RowLayout(sizes: cards), cards, width: 390, pictures: true).each.map(\.midY))
                .count
        }
        #expect(lines(5) == 1)
        #expect(lines(6) == 1)
        #expect(lines(10) == 2)
    }

    @Test("choices leave no lonely one in the last line if it can be helped")
    func choices() {
        #expect(Lines.columns(of: 4, least: 100, most: 6, width: 330, gap: 8) == 2)
        #expect(Lines.columns(of: 3, least: 100, most: 6, width: 330, gap: 8) == 3)
        #expect(Lines.columns(of: 7, least: 100, most: 6, width: 2000, gap: 8) == 4)
        #expect(Lines.columns(of: 2, least: 900, most: 6, width: 330, gap: 8) == 1)
    }

    @Test("the next step is on the side of the hand")
    func hands() {
        let buttons = [CGSize(width: 80, height: 52), CGSize(width: 90, height: 52)]
        let right = placed(ButtonBarLayout(mirrored: false, least: [40, 40]), buttons, width: 390).each
        #expect(right[0].minX < right[1].minX)
        let left = placed(ButtonBarLayout(mirrored: true, least: [40, 40]), buttons, width: 390).each
        #expect(left[1].minX < left[0].minX)
    }

    @Test("a button of one word keeps its room where a longer one is wrapped")
    func oneWord() {
        let widths = Lines.shared([120, 200, 100], least: [120, 100, 100], width: 396, gap: 8)
        #expect(widths == [120, 160, 100])
    }

    @Test("buttons whose words would be broken go into several lines")
    func wrapped() {
        let buttons = Array(repeating: CGSize(width: 150, height: 52), count: 3)
        func lines(_ least: CGFloat) -> Int {
            let bar = ButtonBarLayout(mirrored: false, least: [least, least, least])
            return Set(placed(bar, buttons, width: 390).each.map(\.minY)).count
        }
        #expect(lines(100) == 1)
        #expect(lines(140) == 2)
    }

    @Test("what is under the thumb is whole, and what is above it gives way")
    func dock() {
        let parts = [CGSize(width: 300, height: 900), CGSize(width: 300, height: 60)]
        let (all, each) = placed(DockLayout(most: 400), parts, width: 390)
        #expect(all.height <= 400 + Space.small)
        #expect(each[1].height == 60)
        #expect(each[1].maxY <= all.maxY + 0.1)
    }

    @Test("the rest of the table never takes more than its share from the board")
    func share() {
        var cache: Void = ()
        var boxes: [CGRect] = []
        let parts = [CGFloat(0), 2000].map { natural in
            LayoutSubview { proposal in
                CGSize(width: proposal.width ?? 0, height: proposal.height ?? natural)
            } placed: {
                boxes.append($0)
            }
        }
        let bounds = CGRect(x: 0, y: 0, width: 390, height: 600)
        let proposal = ProposedViewSize(bounds.size)
        ShareLayout(share: 0.5).placeSubviews(
            in: bounds, proposal: proposal, subviews: LayoutSubviews(parts), cache: &cache)
        let board = boxes[1]
        #expect(board.minY == 0 && board.height >= 290)
        #expect(boxes[0].height == 300 && boxes[0].maxY == 600)
    }

    @Test("a mark stays in its room, and a shape fills its box")
    func outlines() {
        let room = CGRect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: -0.1, dy: -0.1)
        for mark in [Mark.disc, .square, .triangle, .diamond, .star, .cross] {
            let box = markPath(mark, at: CGPoint(x: 50, y: 50), extent: 100).boundingRect
            #expect(room.encloses(box) && box.width > 70, "\(mark): \(box)")
        }
        let box = CGRect(x: 3, y: 4, width: 60, height: 52)
        for shape in [MyrmexCore.Shape.hex, .disc, .card, .cube, .token, .bare] {
            #expect(shape.path(in: box).boundingRect == box, "\(shape)")
        }
    }

    @Test("a word or two are broken near the middle")
    func breaking() {
        #expect(broken("10") == ["10"])
        #expect(broken("a b") == ["a b"])
        #expect(broken("Red ants") == ["Red", "ants"])
        #expect(broken("one two three") == ["one two", "three"])
    }
}
