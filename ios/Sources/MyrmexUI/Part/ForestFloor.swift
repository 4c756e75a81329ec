import Foundation
import SwiftUI

/// Soft hills, grass and mushrooms along the bottom edge: the book's own ground.
struct ForestFloor: View {
    @Environment(\.palette) private var palette

    var body: some View {
        let floor = Floor(palette: palette)
        Canvas { context, size in floor.draw(on: context, size: size) }
            .accessibilityHidden(true)
    }
}

private struct Floor {
    let palette: Palette

    func draw(on context: GraphicsContext, size: CGSize) {
        let ground = min(size.height, 150)
        let far = palette.leafFill.mixed(with: palette.paper, share: 0.4)
        let earth = palette.brownFill.mixed(with: palette.leafFill, share: 0.45)
        hill(far, top: 0.75, crest: 0.72, ground, on: context, size)
        hill(palette.leafFill, top: 0.5, crest: 0.25, ground, on: context, size)
        hill(earth, top: 0.26, crest: 0.6, ground, on: context, size)
        grass(palette.leaf.mixed(with: palette.leafFill, share: 0.5), ground, on: context, size)
        let foot = size.height - ground * 0.143
        mushroom(at: CGPoint(x: size.width * 0.8, y: foot), height: ground * 0.36, on: context)
        mushroom(at: CGPoint(x: size.width * 0.87, y: foot), height: ground * 0.22, on: context)
    }

    private func hill(
        _ tone: Tone, top: CGFloat, crest: CGFloat, _ ground: CGFloat, on context: GraphicsContext,
        _ size: CGSize
    ) {
        let peak = size.height - ground * top
        let side = peak + ground * 0.22
        var path = Path()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: side))
        path.addQuadCurve(
            to: CGPoint(x: size.width, y: side),
            control: CGPoint(x: size.width * crest, y: peak - ground * 0.22)
        )
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
        context.fill(path, with: .color(tone.color))
    }

    private func grass(_ tone: Tone, _ ground: CGFloat, on context: GraphicsContext, _ size: CGSize) {
        let step: CGFloat = 13
        let style = StrokeStyle(lineWidth: 2, lineCap: .round)
        var x = step / 2
        var tuft = 0
        while x < size.width {
            let height = ground * 0.09 * (1 + CGFloat(tuft % 3) * 0.5)
            let lean = step * 0.3 * CGFloat(tuft % 3 - 1)
            context.drawLine(
                from: CGPoint(x: x, y: size.height), to: CGPoint(x: x + lean, y: size.height - height),
                tone: tone, style: style)
            x += step * (1 + CGFloat(tuft % 2) * 0.6)
            tuft += 1
        }
    }

    private func mushroom(at foot: CGPoint, height: CGFloat, on context: GraphicsContext) {
        let stem = CGSize(width: height * 0.3, height: height * 0.66)
        let box = CGRect(
            x: foot.x - stem.width / 2, y: foot.y - stem.height, width: stem.width, height: stem.height)
        let pale = palette.plate.alpha > 0 ? palette.plate : palette.card
        context.fill(Path(roundedRect: box, cornerRadius: stem.width / 2), with: .color(pale.color))
        let cap = capPath(at: foot, height: height)
        context.fill(cap, with: .color(palette.berry.mixed(with: palette.berryFill, share: 0.25).color))
        context.stroke(cap, with: .color(palette.edge.color), lineWidth: 1.5)
        let radius = height * 0.075
        for side in [-1.0, 1.0] {
            let dot = CGRect(
                x: foot.x + side * height * 0.18 - radius, y: foot.y - height * 0.74 - radius,
                width: radius * 2, height: radius * 2)
            context.fill(Path(ellipseIn: dot), with: .color(palette.card.color))
        }
    }

    /// The upper half of an oval.
    private func capPath(at foot: CGPoint, height: CGFloat) -> Path {
        let half = height * 0.46
        let rim = foot.y - height * 0.58
        var path = Path()
        path.move(to: CGPoint(x: foot.x - half, y: rim))
        path.addCurve(
            to: CGPoint(x: foot.x + half, y: rim),
            control1: CGPoint(x: foot.x - half, y: foot.y - height * 1.14),
            control2: CGPoint(x: foot.x + half, y: foot.y - height * 1.14)
        )
        path.closeSubpath()
        return path
    }
}
