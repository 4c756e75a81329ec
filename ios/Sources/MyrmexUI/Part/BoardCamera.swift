import Foundation
import MyrmexCore

/// Which part of a board is seen, and how large. Positions on the board are the core's.
struct BoardCamera: Equatable {
    private var areaId = ""
    private var board = CGRect(x: 0, y: 0, width: 1, height: 1)
    private var focus: Frame?
    private var middle = CGPoint.zero

    /// The size of the view in points.
    private(set) var view = CGSize.zero

    /// Points for one length of the board.
    private(set) var scale: CGFloat = 1

    /// The side of a cell below which it is too small to be tapped.
    static let leastCell: CGFloat = 40

    /// The side of a cell that is tapped with ease.
    static let comfortable: CGFloat = 48

    /// The scale at which the whole board is seen.
    var fitted: CGFloat { view == .zero ? 1 : fit(of: board) }

    /// Only a part of the board is seen.
    var near: Bool { scale > fitted * 1.01 }

    /// The left edge of the board is in sight.
    var atStart: Bool { window.minX <= board.minX + 2 / scale }

    /// The top edge of the board is in sight.
    var atTop: Bool { window.minY <= board.minY + 2 / scale }

    /// What is seen, on the board.
    var window: CGRect {
        let corner = toBoard(.zero)
        return CGRect(x: corner.x, y: corner.y, width: view.width / scale, height: view.height / scale)
    }

    /// This camera for the present picture of a board: a person's own view stays where she has put
    /// it, unless what may be tapped has gone out of sight.
    func looking(at area: Area, in size: CGSize) -> BoardCamera {
        var camera = self
        if area.id != areaId || size != view {
            camera.show(area, in: size)
            return camera
        }
        camera.board = extent(of: area)
        camera.keepInside()
        if area.focus != focus, !camera.sees(area.focus) {
            camera.show(area, in: size)
        }
        camera.focus = area.focus
        return camera
    }

    /// Shows the whole board, or its focus where the cells that can be tapped would be too small.
    private mutating func show(_ area: Area, in size: CGSize) {
        areaId = area.id
        focus = area.focus
        board = extent(of: area)
        view = size
        fit()
        let cell = cellSide(of: area)
        if cell * scale >= Self.leastCell || !area.pieces.contains(where: { $0.target != nil }) { return }
        let shown = area.focus.map(rect(of:)) ?? board
        scale = max(Self.comfortable / cell, min(fit(of: shown), Self.comfortable * 2 / cell))
        // Where not all of it fits, what waits to be confirmed is in sight.
        let armed = scale > fit(of: shown) ? area.pieces.first(where: \.armed) : nil
        let aim = armed.map(rect(of:)) ?? shown
        center(on: CGPoint(x: aim.midX, y: aim.midY))
    }

    /// Whether what may be tapped is in sight.
    private func sees(_ focus: Frame?) -> Bool {
        guard let focus = focus.map(rect(of:)) else { return true }
        let slack = min(focus.width, focus.height) * 0.05
        return window.insetBy(dx: -slack, dy: -slack).encloses(focus)
    }

    mutating func fit() {
        scale = fitted
        middle = CGPoint(x: board.midX, y: board.midY)
    }

    mutating func center(on point: CGPoint) {
        middle = point
        keepInside()
    }

    /// Moves with the fingers: what was under them stays under them.
    mutating func move(by pan: CGSize, zoom: CGFloat = 1, around point: CGPoint, closest: CGFloat) {
        let fixed = toBoard(point)
        scale = min(max(scale * zoom, fitted), max(fitted * 2, closest))
        middle = CGPoint(
            x: fixed.x - (point.x + pan.width - view.width / 2) / scale,
            y: fixed.y - (point.y + pan.height - view.height / 2) / scale
        )
        keepInside()
    }

    func toView(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: (point.x - middle.x) * scale + view.width / 2,
            y: (point.y - middle.y) * scale + view.height / 2
        )
    }

    func toView(_ box: CGRect) -> CGRect {
        let corner = toView(CGPoint(x: box.minX, y: box.minY))
        return CGRect(x: corner.x, y: corner.y, width: box.width * scale, height: box.height * scale)
    }

    func toBoard(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: (point.x - view.width / 2) / scale + middle.x,
            y: (point.y - view.height / 2) / scale + middle.y
        )
    }

    private func fit(of part: CGRect) -> CGFloat {
        max(min(view.width / part.width, view.height / part.height), .leastNonzeroMagnitude)
    }

    private mutating func keepInside() {
        func held(_ at: CGFloat, _ first: CGFloat, _ last: CGFloat, seen: CGFloat) -> CGFloat {
            seen >= last - first ? (first + last) / 2 : min(max(at, first + seen / 2), last - seen / 2)
        }
        middle = CGPoint(
            x: held(middle.x, board.minX, board.maxX, seen: view.width / scale),
            y: held(middle.y, board.minY, board.maxY, seen: view.height / scale)
        )
    }
}

extension CGRect {
    /// All of the other lies in this one. Unlike `contains` it makes no third rectangle of the two,
    /// whose edges are rounded.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
    }
}

/// The side of the smallest cell that can be tapped; of any, where none can.
func cellSide(of area: Area) -> CGFloat {
    let targets = area.pieces.filter { $0.target != nil }
    let cells = targets.isEmpty ? area.pieces : targets
    return CGFloat(max(cells.map { min($0.width, $0.height) }.min() ?? 1, 1))
}

func rect(of piece: Piece) -> CGRect {
    let width = CGFloat(piece.width)
    let height = CGFloat(piece.height)
    return CGRect(
        x: CGFloat(piece.x) - width / 2, y: CGFloat(piece.y) - height / 2, width: width, height: height)
}

func rect(of frame: Frame) -> CGRect {
    CGRect(
        x: CGFloat(frame.x), y: CGFloat(frame.y), width: CGFloat(frame.width), height: CGFloat(frame.height))
}

/// The board and whatever sticks out over its edge.
func extent(of area: Area) -> CGRect {
    let board = CGRect(x: 0, y: 0, width: CGFloat(max(area.width, 1)), height: CGFloat(max(area.height, 1)))
    return area.pieces.reduce(board) { $0.union(rect(of: $1)) }
}

/// What a tap at a point of the board means: the topmost target there, else the nearest thing that
/// glows.
func target(at point: CGPoint, on area: Area, reach: CGFloat) -> String? {
    func distance(_ piece: Piece) -> CGFloat {
        let box = rect(of: piece)
        return (box.midX - point.x) * (box.midX - point.x) + (box.midY - point.y) * (box.midY - point.y)
    }
    let under = area.pieces.filter { $0.target != nil && rect(of: $0).contains(point) }
    var hit = under.last
    // The boxes of neighbouring hexes overlap at their corners: the nearer middle is meant.
    if hit?.shape == .hex {
        hit = under.filter { $0.shape == .hex }.min { distance($0) < distance($1) }
    }
    if let hit { return hit.target }
    let near = area.pieces.filter {
        $0.tappable && $0.target != nil && rect(of: $0).insetBy(dx: -reach, dy: -reach).contains(point)
    }
    return near.min { distance($0) < distance($1) }?.target
}
