import Foundation
import MyrmexCore
import SwiftUI

extension Shape {
    /// The outline of a piece that fills the box.
    func path(in box: CGRect) -> Path {
        switch self {
        case .hex: hexPath(in: box)
        case .disc: Path(ellipseIn: box)
        case .card, .bare: rounded(box, share: 0.14)
        case .cube: rounded(box, share: 0.12)
        case .token: rounded(box, share: 0.3)
        }
    }

    /// How much of a shape's box is good for symbol and text.
    var contentShare: CGSize {
        switch self {
        case .hex: CGSize(width: 0.66, height: 0.8)
        case .disc: CGSize(width: 0.72, height: 0.72)
        case .card: CGSize(width: 0.84, height: 0.84)
        case .cube, .token: CGSize(width: 0.8, height: 0.8)
        case .bare: CGSize(width: 1, height: 1)
        }
    }

    /// The size of a piece where the core gives none: in rows.
    var naturalSize: CGSize {
        switch self {
        case .hex: CGSize(width: 66, height: 58)
        case .disc, .token: CGSize(width: 56, height: 56)
        case .card: CGSize(width: 64, height: 88)
        case .cube, .bare: CGSize(width: 48, height: 48)
        }
    }

    private func rounded(_ box: CGRect, share: CGFloat) -> Path {
        Path(roundedRect: box, cornerRadius: min(box.width, box.height) * share)
    }

    private func hexPath(in box: CGRect) -> Path {
        let quarter = box.width / 4
        return closed([
            CGPoint(x: box.minX, y: box.midY),
            CGPoint(x: box.minX + quarter, y: box.minY),
            CGPoint(x: box.maxX - quarter, y: box.minY),
            CGPoint(x: box.maxX, y: box.midY),
            CGPoint(x: box.maxX - quarter, y: box.maxY),
            CGPoint(x: box.minX + quarter, y: box.maxY),
        ])
    }
}

extension GraphicsContext {
    /// Fills a path with the lines of a pattern, as large as the piece wants them.
    func drawPattern(_ pattern: Pattern, in path: Path, box: CGRect, tone: Tone) {
        var inside = self
        inside.clip(to: path)
        let step = min(box.width, box.height) / 7
        switch pattern {
        case .plain: break
        case .checks: inside.drawChecks(box, step: step, tone: tone)
        case .grid: inside.drawGrid(box, step: step * 1.4, tone: tone)
        case .cobbles: inside.drawCobbles(box, step: step, tone: tone)
        case .planks: inside.drawPlanks(box, step: step * 1.3, tone: tone)
        }
    }

    func drawLine(from start: CGPoint, to end: CGPoint, tone: Tone, style: StrokeStyle) {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        stroke(path, with: .color(tone.color), style: style)
    }

    private func drawChecks(_ box: CGRect, step: CGFloat, tone: Tone) {
        for (row, y) in steps(box.minY, box.maxY, step) {
            for (column, x) in steps(box.minX, box.maxX, step) where (row + column).isMultiple(of: 2) {
                fill(Path(CGRect(x: x, y: y, width: step, height: step)), with: .color(tone.color))
            }
        }
    }

    private func drawGrid(_ box: CGRect, step: CGFloat, tone: Tone) {
        for (_, y) in steps(box.minY, box.maxY, step) {
            drawThin(from: CGPoint(x: box.minX, y: y), to: CGPoint(x: box.maxX, y: y), tone: tone)
        }
        for (_, x) in steps(box.minX, box.maxX, step) {
            drawThin(from: CGPoint(x: x, y: box.minY), to: CGPoint(x: x, y: box.maxY), tone: tone)
        }
    }

    private func drawCobbles(_ box: CGRect, step: CGFloat, tone: Tone) {
        let side = step * 0.88
        for (row, y) in steps(box.minY, box.maxY, step) {
            let shift = row.isMultiple(of: 2) ? 0 : step / 2
            for (_, x) in steps(box.minX - step, box.maxX, step) {
                let stone = CGRect(x: x + shift, y: y, width: side, height: side)
                stroke(Path(ellipseIn: stone), with: .color(tone.color), lineWidth: thin)
            }
        }
    }

    private func drawPlanks(_ box: CGRect, step: CGFloat, tone: Tone) {
        for (row, y) in steps(box.minY, box.maxY, step) {
            drawThin(from: CGPoint(x: box.minX, y: y), to: CGPoint(x: box.maxX, y: y), tone: tone)
            let joint = box.minX + box.width * (row.isMultiple(of: 2) ? 0.34 : 0.7)
            drawThin(from: CGPoint(x: joint, y: y), to: CGPoint(x: joint, y: y + step), tone: tone)
        }
    }

    private func drawThin(from start: CGPoint, to end: CGPoint, tone: Tone) {
        drawLine(from: start, to: end, tone: tone, style: StrokeStyle(lineWidth: thin))
    }

    private func steps(_ from: CGFloat, _ to: CGFloat, _ step: CGFloat) -> [(Int, CGFloat)] {
        // A piece without an extent has no pattern either.
        guard step > 0 else { return [] }
        return Array(stride(from: from, to: to, by: step).enumerated()).map { ($0.offset, $0.element) }
    }
}

private let thin: CGFloat = 1.2
