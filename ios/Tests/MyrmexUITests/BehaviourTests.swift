import Foundation
import MyrmexCore
import SwiftUI
import Testing

@testable import MyrmexUI

@MainActor
@Suite("What fingers do")
struct BehaviourTests {
    let post = Post()

    private var send: Send { { post.events.append($0) } }

    @Test("the phone is taken by holding 0.6 seconds, and by a plain tap with a screen reader")
    func holding() throws {
        let button = Samples.button("me", "I am Léa", hold: true)
        let reader = Reader(HoldButton(button: button, send: send))
        let hold = try #require(reader.holds.first)
        #expect(hold.seconds == 0.6)
        #expect(post.of(hold.perform) == [.press(id: "me")])
        #expect(reader.taps.isEmpty && reader.gestures.isEmpty, "a short touch must do nothing")
        let element = try #require(reader.element("I am Léa"))
        #expect(element.traits.contains(.isButton))
        #expect(post.of(element.activate) == [.press(id: "me")])
    }

    @Test("a secret shown under a finger closes when the button goes away")
    func peeking() throws {
        let view = PeekButton(button: Samples.button("peek", "My cards", hold: true), send: send)
        let reader = Reader(view)
        let element = try #require(reader.element("My cards"))
        #expect(post.of(element.activate) == [.hold(id: "peek", down: true)])
        let farewell = try #require(reader.farewells.first)
        #expect(post.of(farewell) == [.hold(id: "peek", down: false)])
        #expect(post.of(farewell) == [], "it is closed already")
    }

    @Test("the menu hides the table from a screen reader, closes by its own button and sends what was chosen")
    func menu() throws {
        let turn = Samples.turn(
            [Samples.area(.row, [Samples.piece("a")])], menu: [Samples.button("quit", "Leave the match")])
        let view = TurnScreen(screen: Samples.screen(.turn(turn: turn)), turn: turn, send: send)
        let closed = Reader(view)
        #expect(closed.labels.contains("Piece a"))
        #expect(closed.element("Leave the match") == nil)
        #expect(post.of(closed.element("Menu")?.activate) == [])
        let open = Reader(view)
        #expect(open.labels == ["Leave the match"])
        #expect(post.of(open.element("Leave the match")?.activate) == [.press(id: "quit")])
        #expect(Reader(view).labels.contains("Piece a"), "choosing closes it")
        post.of(Reader(view).element("Menu")?.activate)
        Reader(view).escapes.first?()
        #expect(Reader(view).labels.contains("Piece a"), "so does leaving it")
    }

    @Test("what is typed is sent once it is finished, and only if it is new")
    func typing() throws {
        let view = TextEntry(field: Field(id: "name", label: "Name", text: "Léa"), send: send)
        let element = try #require(Reader(view).element("Name"))
        #expect(post.of(element.submit) == [])
        element.field?.wrappedValue = "Léonie"
        #expect(post.of {} == [], "nothing is sent while typing")
        #expect(post.of(element.submit) == [.enter(field: "name", text: "Léonie")])
    }

    @Test("a stepper goes one step either way, and opens all its values to jump")
    func stepping() throws {
        var pieces = ["1", "2", "3", "4", "5"].map { Samples.piece($0) }
        pieces[1].armed = true
        let view = StepperView(area: Samples.area(.stepper, pieces), send: send)
        let closed = Reader(view)
        #expect(closed.labels == ["Piece 1", "Piece 2", "Piece 3"])
        #expect(post.of(closed.element("Piece 1")?.activate) == [.tap(target: "1")])
        #expect(post.of(closed.element("Piece 3")?.activate) == [.tap(target: "3")])
        #expect(post.of(closed.element("Piece 2")?.activate) == [])
        let open = Reader(view)
        #expect(post.of(open.element("Piece 5")?.activate) == [.tap(target: "5")])
        #expect(Reader(view).element("Piece 5") == nil, "jumping closes it")
    }

    @Test("a recap is put away by a tap anywhere on it")
    func recap() throws {
        let line = Line(mark: .star, symbol: "🐜", text: "Ana laid a card.")
        let recap = Recap(title: "Since your last turn", lines: [line], button: Samples.button("ok", "Go on"))
        let reader = Reader(RecapView(recap: recap, send: send))
        #expect(reader.labels == ["Since your last turn", "Ana laid a card."])
        #expect(post.of(reader.taps.first) == [.press(id: "ok")])
    }

    @Test("a button that cannot be pressed says why, and is sent all the same so that the core explains")
    func disabled() throws {
        let reader = Reader(
            PressButton(button: Samples.button("deal", "Deal", disabled: "Two are needed."), send: send))
        let element = try #require(reader.element("Deal"))
        #expect(element.value == "Two are needed.")
        #expect(post.of(element.activate) == [.press(id: "deal")])
    }

    // ---- boards ----

    private func tap(_ view: BoardView, at point: CGPoint) {
        for case let gesture as Listening<SpatialTapGesture> in Reader(view).gestures {
            gesture.ended?(SpatialTapGesture.Value(location: point))
            return
        }
    }

    @Test("a finger on a board meets the piece that is drawn there")
    func boardTap() {
        let view = BoardView(area: Samples.board(2, 2), send: send)
        let quarter = CGSize.phone.width / 4
        let middle = CGSize.phone.height / 2
        #expect(post.of { tap(view, at: CGPoint(x: quarter, y: middle - quarter)) } == [.tap(target: "0-0")])
        #expect(
            post.of { tap(view, at: CGPoint(x: quarter * 3, y: middle + quarter)) } == [.tap(target: "1-1")])
        #expect(post.of { tap(view, at: CGPoint(x: quarter, y: 5)) } == [], "beside the board is nothing")
    }

    @Test("a large board opens near, follows the finger, and two taps on nothing show all of it")
    func boardMoves() throws {
        // Cells that would be smaller than 40 points when all of the board is seen.
        var area = Samples.board(20, 20)
        area.focus = Frame(x: 0, y: 0, width: 3000, height: 3000)
        let view = BoardView(area: area, send: send)
        let first = CGPoint(x: 30, y: 30)
        #expect(post.of { tap(view, at: first) } == [.tap(target: "0-0")])
        let drags = Reader(view).gestures.compactMap { $0 as? Listening<Listening<DragGesture>> }
        let drag = try #require(drags.first)
        let left = CGSize(width: -BoardCamera.comfortable * 2 * 2, height: 0)
        drag.base.changed?(DragGesture.Value(location: first, translation: left))
        drag.ended?(DragGesture.Value(location: first, translation: left))
        #expect(post.of { tap(view, at: first) } != [.tap(target: "0-0")], "the board has moved")

        // What is not tappable and lies far from all that is means nothing.
        let far = BoardView(area: cornered(20), send: send)
        tap(far, at: CGPoint(x: 380, y: 830))
        tap(far, at: CGPoint(x: 380, y: 830))
        let cell = CGSize.phone.width / 20
        let corner = CGPoint(x: cell / 2, y: (CGSize.phone.height - CGSize.phone.width) / 2 + cell / 2)
        #expect(post.of { tap(far, at: corner) } == [.tap(target: "0-0")], "all of it is seen")
    }

    /// A large board with one thing on it, in its first corner.
    private func cornered(_ side: Int32) -> Area {
        var area = Samples.board(side, side)
        area.pieces = Array(area.pieces.prefix(1))
        area.focus = Frame(x: 0, y: 0, width: 1000, height: 1000)
        return area
    }

    @Test("two fingers bring a board nearer, and a small map appears")
    func pinching() throws {
        let view = BoardView(area: Samples.board(4, 4), send: send)
        let whole = Reader(view)
        let pinch = try #require(
            whole.gestures.compactMap { $0 as? Listening<Listening<MagnifyGesture>> }.first)
        let center = CGPoint(x: CGSize.phone.width / 2, y: CGSize.phone.height / 2)
        pinch.base.changed?(MagnifyGesture.Value(magnification: 2, startLocation: center))
        let near = Reader(view)
        let maps = near.gestures.count - whole.gestures.count
        #expect(maps == 2, "the map listens to one tap and to two")
        #expect(near.labels == whole.labels, "a screen reader finds every piece all the same")
    }

    @Test("the nearer middle of two hexes is meant, and the nearest glow where nothing is hit")
    func nearest() {
        let hexes = Samples.area(
            .board,
            [
                Samples.piece("left", x: 500, y: 500, shape: .hex),
                Samples.piece("right", x: 1250, y: 500, shape: .hex),
            ], width: 2000, height: 1000)
        #expect(target(at: CGPoint(x: 860, y: 500), on: hexes, reach: 0) == "left")
        #expect(target(at: CGPoint(x: 890, y: 500), on: hexes, reach: 0) == "right")
        #expect(target(at: CGPoint(x: 1900, y: 500), on: hexes, reach: 200) == "right")
        #expect(target(at: CGPoint(x: 1990, y: 500), on: hexes, reach: 200) == nil)
    }
}
