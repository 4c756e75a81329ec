import Foundation
import MyrmexCore
import SwiftUI

/// A board: it pans, pinches and fits, and a screen reader finds every piece where it is drawn.
struct BoardView: View {
    let area: Area
    let send: Send

    /// Where the person has put the view; the picture of the moment is made from it.
    @State private var kept = BoardCamera()
    @State private var lastMiss: Date?
    /// How far the fingers of the present gesture have come when the board last followed them.
    @State private var followed = CGSize.zero
    @State private var magnified: CGFloat = 1

    var body: some View {
        GeometryReader { geometry in
            let camera = kept.looking(at: area, in: geometry.size)
            ZStack {
                Ground(area: area, camera: camera)
                Standing(area: area, camera: camera)
                Nodes(area: area, camera: camera, send: send)
                if camera.near, min(geometry.size.width, geometry.size.height) >= 180 {
                    Minimap(area: area, camera: camera) { kept = $0 }
                        .padding(Space.hair)
                        .frame(
                            maxWidth: .infinity, maxHeight: .infinity,
                            alignment: corner(for: camera)
                        )
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .clipped()
            .contentShape(Rectangle())
            .gesture(SpatialTapGesture().onEnded { tap(at: $0.location, camera) })
            // A board that is seen whole leaves the finger to what scrolls around it.
            .gesture(drag(camera), including: camera.near ? .all : .subviews)
            .simultaneousGesture(pinch(camera))
        }
        .accessibilityElement(children: .contain)
    }

    /// Where the map hides the least that may be tapped; else away from the corner of the board that
    /// is in sight, since what the map hides can be drawn out from under it.
    private func corner(for camera: BoardCamera) -> Alignment {
        let side = Minimap.side + Space.hair
        let asked = area.pieces.filter { $0.tappable || $0.armed }.map { camera.toView(rect(of: $0)) }
        func hidden(_ atEnd: Bool, _ atBottom: Bool) -> Int {
            let map = CGRect(
                x: atEnd ? camera.view.width - side : 0,
                y: atBottom ? camera.view.height - side : 0,
                width: side, height: side
            )
            return asked.filter { $0.intersects(map) }.count
        }
        let (end, bottom) = (camera.atStart, camera.atTop)
        let corners = [(end, bottom), (!end, bottom), (end, !bottom), (!end, !bottom)]
        let best = corners.min { hidden($0.0, $0.1) < hidden($1.0, $1.1) } ?? (end, bottom)
        return Alignment(horizontal: best.0 ? .trailing : .leading, vertical: best.1 ? .bottom : .top)
    }

    private var closest: CGFloat { BoardCamera.comfortable * 2.5 / cellSide(of: area) }

    /// Two taps on a place that means nothing fit the board.
    private func tap(at point: CGPoint, _ camera: BoardCamera) {
        let reach = Space.huge / camera.scale
        if let target = target(at: camera.toBoard(point), on: area, reach: reach) {
            send(.tap(target: target))
            return
        }
        if let lastMiss, Date.now.timeIntervalSince(lastMiss) < 0.4 {
            kept = camera
            kept.fit()
        }
        lastMiss = .now
    }

    private func drag(_ camera: BoardCamera) -> some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { value in
                let step = CGSize(
                    width: value.translation.width - followed.width,
                    height: value.translation.height - followed.height
                )
                followed = value.translation
                kept = camera
                kept.move(by: step, around: value.location, closest: closest)
            }
            .onEnded { _ in followed = .zero }
    }

    private func pinch(_ camera: BoardCamera) -> some Gesture {
        MagnifyGesture()
            .onChanged { value in
                kept = camera
                kept.move(
                    by: .zero, zoom: value.magnification / magnified, around: value.startLocation,
                    closest: closest)
                magnified = value.magnification
            }
            .onEnded { _ in magnified = 1 }
    }
}

/// Hexes are the ground, which lines lie on; all else stands on the lines.
private struct Ground: View {
    let area: Area
    let camera: BoardCamera

    @Environment(\.palette) private var palette

    var body: some View {
        let painter = PiecePainter(palette: palette)
        Canvas { context, _ in
            for piece in area.pieces where piece.shape == .hex {
                painter.draw(piece, in: camera.toView(rect(of: piece)), on: context)
            }
            for link in area.links.filter(\.under) + area.links.filter({ !$0.under }) {
                draw(link, on: context)
            }
        }
        .accessibilityHidden(true)
    }

    private func draw(_ link: Link, on context: GraphicsContext) {
        let from = camera.toView(CGPoint(x: CGFloat(link.fromX), y: CGFloat(link.fromY)))
        let to = camera.toView(CGPoint(x: CGFloat(link.toX), y: CGFloat(link.toY)))
        let dash: [CGFloat] = link.under ? [10, 10] : []
        func style(_ width: CGFloat) -> StrokeStyle {
            StrokeStyle(lineWidth: width, lineCap: .round, dash: dash)
        }
        let casing = link.changed ? palette.leaf : palette.ink
        context.drawLine(from: from, to: to, tone: casing, style: style(7))
        context.drawLine(from: from, to: to, tone: seatColor(link.mark), style: style(5))
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        context.drawMark(link.mark, at: middle, extent: 16, fill: seatColor(link.mark), outline: palette.ink)
    }
}

/// The pieces that may move, each a picture of its own so that it is seen moving.
private struct Standing: View {
    let area: Area
    let camera: BoardCamera

    var body: some View {
        ForEach(area.pieces.filter { $0.shape != .hex }, id: \.id) { piece in
            let box = camera.toView(rect(of: piece))
            PiecePicture(piece: piece)
                .modifier(Flying(id: piece.id))
                .frame(width: box.width, height: box.height)
                .position(x: box.midX, y: box.midY)
        }
        .allowsHitTesting(false)
    }
}

/// Nothing is drawn here: each node lies over its piece and speaks for it.
private struct Nodes: View {
    let area: Area
    let camera: BoardCamera
    let send: Send

    var body: some View {
        ForEach(area.pieces, id: \.id) { piece in
            let box = camera.toView(rect(of: piece))
            Color.clear
                .frame(width: box.width, height: box.height)
                .modifier(Spoken(label: piece.label, selected: piece.armed))
                .modifier(Activated(target: piece.target, send: send))
                .position(x: box.midX, y: box.midY)
        }
        .allowsHitTesting(false)
        ForEach(area.links, id: \.id) { link in
            Color.clear
                .frame(width: 24, height: 24)
                .modifier(Spoken(label: link.label))
                .position(camera.toView(middle(of: link)))
        }
        .allowsHitTesting(false)
    }

    private func middle(of link: Link) -> CGPoint {
        CGPoint(x: CGFloat(link.fromX + link.toX) / 2, y: CGFloat(link.fromY + link.toY) / 2)
    }
}

/// A button to a screen reader alone: fingers are told apart by where they are on the board.
private struct Activated: ViewModifier {
    let target: String?
    let send: Send

    func body(content: Content) -> some View {
        if let target {
            content
                .accessibilityAddTraits(.isButton)
                .accessibilityAction { send(.tap(target: target)) }
        } else {
            content
        }
    }
}
