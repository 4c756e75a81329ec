import Foundation
import MyrmexCore
import SwiftUI

/// Draws pieces, alike on a board and in a row: the picture grows and shrinks with its box.
struct PiecePainter {
    let palette: Palette

    func draw(_ piece: Piece, in box: CGRect, on context: GraphicsContext) {
        let inset = min(ring, min(box.width, box.height) * 0.08)
        let inner = box.insetBy(dx: inset, dy: inset)
        let path = piece.shape.path(in: inner)
        drawSurface(piece, path: path, box: inner, on: context)
        drawContent(piece, box: inner, on: context)
        drawState(piece, path: path, on: context)
    }

    func drawGlyph(
        _ symbol: String, at center: CGPoint, extent: CGFloat, plate: Tone, in context: GraphicsContext
    ) {
        if let mark = mark(of: symbol) {
            let fill = seatColor(mark)
            context.drawMark(mark, at: center, extent: extent * 0.8, fill: fill, outline: palette.ink)
            return
        }
        // A dark insect on a dark surface would be lost.
        let plated = plate.alpha > 0
        if plated {
            let half = extent * 0.54
            let disc = CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2)
            context.fill(Path(ellipseIn: disc), with: .color(plate.color))
        }
        let side = plated ? extent * 0.82 : extent
        let glyph = Text(verbatim: symbol).font(.system(size: measured)).foregroundStyle(palette.ink)
        drawFitted([glyph], at: center, room: CGSize(width: side, height: side), on: context)
    }

    private func drawSurface(_ piece: Piece, path: Path, box: CGRect, on context: GraphicsContext) {
        if piece.shape == .bare {
            if piece.armed { context.fill(path, with: .color(palette.honey.color)) }
            return
        }
        if piece.faceDown {
            drawBack(piece, path: path, box: box, on: context)
            return
        }
        let colors = PieceColors(piece, palette)
        context.fill(path, with: .color(colors.surface.color))
        context.drawPattern(piece.pattern, in: path, box: box, tone: colors.ink.faded(to: 0.2))
        if piece.shape == .cube { drawBevel(path: path, box: box, on: context) }
        let dash: [CGFloat] = piece.dimmed ? [outline * 4, outline * 3] : []
        let style = StrokeStyle(lineWidth: outline, lineJoin: .round, dash: dash)
        context.stroke(path, with: .color(palette.edge.color), style: style)
    }

    private func drawBack(_ piece: Piece, path: Path, box: CGRect, on context: GraphicsContext) {
        context.fill(path, with: .color(palette.back.color))
        let side = min(box.width, box.height)
        var inside = context
        inside.clip(to: path)
        let line = palette.onBack.faded(to: 0.35)
        let style = StrokeStyle(lineWidth: 1)
        if side > 0 {
            for x in stride(from: box.minX - box.height, to: box.maxX, by: side / 5) {
                let end = x + box.height
                inside.drawLine(
                    from: CGPoint(x: x, y: box.minY), to: CGPoint(x: end, y: box.maxY), tone: line,
                    style: style)
                inside.drawLine(
                    from: CGPoint(x: x, y: box.maxY), to: CGPoint(x: end, y: box.minY), tone: line,
                    style: style)
            }
        }
        let frame = piece.shape.path(in: box.insetBy(dx: side * 0.1, dy: side * 0.1))
        context.stroke(frame, with: .color(palette.onBack.color), lineWidth: 1)
        let edge = StrokeStyle(lineWidth: outline, lineJoin: .round)
        context.stroke(path, with: .color(palette.edge.color), style: edge)
    }

    private func drawBevel(path: Path, box: CGRect, on context: GraphicsContext) {
        var inside = context
        inside.clip(to: path)
        let edge = min(box.width, box.height) * 0.14
        let top = CGRect(x: box.minX, y: box.minY, width: box.width, height: edge)
        let bottom = CGRect(x: box.minX, y: box.maxY - edge, width: box.width, height: edge)
        inside.fill(Path(top), with: .color(Tone.white.faded(to: 0.22).color))
        inside.fill(Path(bottom), with: .color(Tone.black.faded(to: 0.22).color))
    }

    private func drawContent(_ piece: Piece, box: CGRect, on context: GraphicsContext) {
        let share = piece.shape.contentShare
        let room = CGSize(width: box.width * share.width, height: box.height * share.height)
        let top = box.midY - room.height / 2
        switch (piece.symbol, piece.text) {
        case (let symbol?, let text?) where box.width > box.height * 1.5:
            let side = min(room.height, room.width * 0.5)
            let left = box.midX - room.width / 2
            let center = CGPoint(x: left + side / 2, y: box.midY)
            drawSymbol(symbol, of: piece, at: center, extent: side, on: context)
            let rest = CGRect(x: left + side, y: top, width: room.width - side, height: room.height)
            let beside = CGSize(width: rest.width * loneSymbol, height: rest.height * loneText)
            drawText(text, of: piece, at: CGPoint(x: rest.midX, y: rest.midY), room: beside, on: context)
        case (let symbol?, let text?):
            // A glyph has air round it, so the text may reach into its slot a little.
            let slot = room.height * 0.58
            let extent = min(room.width, slot)
            let above = CGPoint(x: box.midX, y: top + slot / 2)
            drawSymbol(symbol, of: piece, at: above, extent: extent, on: context)
            let below = CGSize(width: room.width, height: room.height * 0.5)
            let center = CGPoint(x: box.midX, y: top + room.height - below.height / 2)
            drawText(text, of: piece, at: center, room: below, on: context)
        case (let symbol?, nil):
            let extent = min(room.width, room.height) * loneSymbol
            drawSymbol(symbol, of: piece, at: CGPoint(x: box.midX, y: box.midY), extent: extent, on: context)
        case (nil, let text?):
            let slot = CGSize(width: room.width, height: room.height * loneText)
            drawText(text, of: piece, at: CGPoint(x: box.midX, y: box.midY), room: slot, on: context)
        case (nil, nil):
            break
        }
        if let mark = piece.mark {
            drawOwner(mark, of: piece, box: box, on: context)
        }
    }

    private func drawSymbol(
        _ symbol: String, of piece: Piece, at center: CGPoint, extent: CGFloat, on context: GraphicsContext
    ) {
        let plate =
            if piece.armed {
                palette.armedPlate
            } else if piece.dimmed {
                palette.plate.faded(to: 0.5)
            } else {
                palette.plate
            }
        drawGlyph(symbol, at: center, extent: extent, plate: plate, in: context)
    }

    private func drawText(
        _ text: String, of piece: Piece, at center: CGPoint, room: CGSize, on context: GraphicsContext
    ) {
        let ink = PieceColors(piece, palette).ink
        let lines = broken(text).map {
            Text(verbatim: $0).font(.system(size: measured, weight: .bold)).foregroundStyle(ink)
        }
        drawFitted(lines, at: center, room: room, on: context)
    }

    private func drawOwner(_ mark: Mark, of piece: Piece, box: CGRect, on context: GraphicsContext) {
        let onOwnColor = piece.role == .seat && !piece.armed && !piece.dimmed
        let fill = onOwnColor ? onSeatColor(mark) : seatColor(mark)
        let line = onOwnColor ? onSeatColor(mark) : PieceColors(piece, palette).ink
        let side = min(box.width, box.height)
        if piece.symbol == nil && piece.text == nil {
            let center = CGPoint(x: box.midX, y: box.midY)
            context.drawMark(mark, at: center, extent: side * 0.62, fill: fill, outline: line)
        } else {
            let share = piece.shape == .card || piece.shape == .bare ? 0.17 : 0.24
            let corner = CGPoint(x: box.minX + box.width * share, y: box.minY + side * share)
            context.drawMark(mark, at: corner, extent: side * 0.26, fill: fill, outline: line)
        }
    }

    private func drawState(_ piece: Piece, path: Path, on context: GraphicsContext) {
        func ringed(_ tone: Tone, _ width: CGFloat) {
            let style = StrokeStyle(lineWidth: width, lineJoin: .round)
            context.stroke(path, with: .color(tone.color), style: style)
        }
        if piece.armed {
            ringed(palette.ink, outline * 2)
        } else if piece.tappable {
            ringed(palette.ink, ring * 2)
            ringed(palette.honey, ring * 2 - outline * 2)
        } else if piece.changed {
            ringed(palette.leaf, outline * 2)
        }
    }

    /// Lines one above the other, as large as the room allows.
    private func drawFitted(_ lines: [Text], at center: CGPoint, room: CGSize, on context: GraphicsContext) {
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let set = lines.map { context.resolve($0) }
        let sizes = set.map { $0.measure(in: unbounded) }
        let width = sizes.map(\.width).max() ?? 0
        let height = sizes.map(\.height).reduce(0, +)
        guard width > 0, height > 0 else { return }
        var scaled = context
        scaled.translateBy(x: center.x, y: center.y)
        let scale = min(room.width / width, room.height / height)
        scaled.scaleBy(x: scale, y: scale)
        var y = -height / 2
        for (line, size) in zip(set, sizes) {
            scaled.draw(line, at: CGPoint(x: 0, y: y + size.height / 2), anchor: .center)
            y += size.height
        }
    }
}

/// A word or two fit better one above the other.
func broken(_ text: String) -> [String] {
    let characters = Array(text)
    let spaces = characters.indices.filter { characters[$0] == " " }
    let middle = spaces.min { abs($0 - characters.count / 2) < abs($1 - characters.count / 2) }
    guard let middle, characters.count >= 6 else { return [text] }
    return [String(characters[..<middle]), String(characters[(middle + 1)...])]
}

/// The colours of a piece as its state has it.
struct PieceColors {
    let surface: Tone
    let ink: Tone

    init(_ piece: Piece, _ palette: Palette) {
        let fill = palette.fill(piece.role, piece.mark)
        if piece.faceDown {
            surface = palette.back
            ink = palette.onBack
        } else if piece.armed {
            surface = palette.honey
            ink = palette.onHoney
        } else if piece.dimmed {
            surface = fill.mixed(with: palette.paper, share: 0.6)
            ink = palette.ink
        } else {
            surface = fill
            ink = palette.onFill(piece.role, piece.mark)
        }
    }
}

private let outline: CGFloat = 2
private let ring: CGFloat = 4
private let loneSymbol: CGFloat = 0.86
private let loneText: CGFloat = 0.7
/// Text is set at one size and scaled as it is drawn.
private let measured: CGFloat = 48
