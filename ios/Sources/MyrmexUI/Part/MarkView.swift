import Foundation
import MyrmexCore
import SwiftUI

/// Somebody's mark in her colour, outlined so that its shape is seen on any surface.
struct MarkView: View {
    let mark: Mark
    let size: CGFloat

    @Environment(\.palette) private var palette

    init(_ mark: Mark, size: CGFloat) {
        self.mark = mark
        self.size = size
    }

    var body: some View {
        let ink = palette.ink
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let extent = min(size.width, size.height) * 0.8
            context.drawMark(mark, at: center, extent: extent, fill: seatColor(mark), outline: ink)
        }
        .frame(width: size, height: size)
        .accessibilityHidden(true)
    }
}

extension GraphicsContext {
    func drawMark(_ mark: Mark, at center: CGPoint, extent: CGFloat, fill tone: Tone, outline: Tone) {
        let path = markPath(mark, at: center, extent: extent)
        fill(path, with: .color(tone.color))
        let width = min(max(extent * 0.06, 1.5), 3)
        stroke(path, with: .color(outline.color), style: StrokeStyle(lineWidth: width, lineJoin: .round))
    }
}

/// The mark that a character stands for where only text can be shown, if it does.
func mark(of character: String) -> Mark? {
    switch character {
    case "●": .disc
    case "■": .square
    case "▲": .triangle
    case "◆": .diamond
    case "★": .star
    case "✚": .cross
    default: nil
    }
}

/// The outline of a mark, about as large to the eye as any other of the same extent.
func markPath(_ mark: Mark, at center: CGPoint, extent: CGFloat) -> Path {
    let radius = extent / 2
    switch mark {
    case .disc:
        return Path(ellipseIn: square(around: center, half: radius * 0.92))
    case .square:
        return Path(square(around: center, half: radius * 0.82))
    case .triangle:
        let lowered = CGPoint(x: center.x, y: center.y + radius * 0.15)
        return closed(around: lowered, radii: Array(repeating: radius, count: 3))
    case .diamond:
        return closed(around: center, radii: Array(repeating: radius, count: 4))
    case .star:
        return closed(around: center, radii: (0..<10).map { $0.isMultiple(of: 2) ? radius : radius * 0.45 })
    case .cross:
        let long = radius * 0.95
        let short = radius * 0.36
        let half = [
            (-short, -long), (short, -long), (short, -short), (long, -short), (long, short), (short, short),
        ]
        let corners = half + half.map { (-$0.0, -$0.1) }
        return closed(corners.map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) })
    }
}

private func square(around center: CGPoint, half: CGFloat) -> CGRect {
    CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2)
}

/// A closed figure of corners evenly spread round the centre, the first at the top.
private func closed(around center: CGPoint, radii: [CGFloat]) -> Path {
    closed(
        radii.enumerated().map { corner, radius in
            let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(radii.count) - .pi / 2
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        })
}

func closed(_ corners: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
}
