import Foundation
import MyrmexCore

/// A hand that knows no rule and plays any game: it presses what goes on and taps what glows.
struct Hand {
    private var chance = Chance()

    /// What it does on a screen; nothing when the match is over.
    mutating func next(on screen: Screen) -> Event? {
        switch screen.place {
        case .setup(let setup): .press(id: setup.deal.id)
        case .handover(let handover): .press(id: handover.button.id)
        case .turn(let turn): act(turn) ?? (screen.thinkAfter == nil ? nil : .continue)
        case .reveal(let reveal): .press(id: reveal.button.id)
        default: nil
        }
    }

    private mutating func act(_ turn: Turn) -> Event? {
        if let recap = turn.recap { return .press(id: recap.button.id) }
        let ready = turn.buttons.first { $0.disabled == nil && !$0.hold && $0.style == .primary }
        if let ready { return .press(id: ready.id) }
        let glowing = turn.scene.areas.flatMap(\.pieces).filter { $0.tappable && !$0.armed }
        return glowing.randomElement(using: &chance)?.target.map { .tap(target: $0) }
    }
}

/// The same numbers on every run.
struct Chance: RandomNumberGenerator {
    private var state: UInt64 = 7

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// The app on an empty folder of its own.
final class Phone {
    let app: App
    private let folder: URL

    init(language: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        app = try App.rehearse(
            storageDir: folder.path, locale: language, now: 1_790_000_000, utcOffset: 0, seed: 1)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Home, what hangs on it, and a whole match of every game, screen by screen.
    func tour(_ visit: (Screen) throws -> Void) throws {
        try visit(app.screen())
        for game in try home().games {
            try visit(app.send(event: .press(id: game.button.id)))
            var hand = Hand()
            while let event = hand.next(on: try app.screen()) {
                try visit(app.send(event: event))
            }
            _ = try home()
        }
        for button in try home().buttons {
            let screen = try app.send(event: .press(id: button.id))
            try visit(screen)
            if case .records(let records) = screen.place, let again = records.matches.first?.buttons.first {
                try visit(app.send(event: .press(id: again.id)))
            }
            _ = try home()
        }
    }

    private func home() throws -> Home {
        while true {
            if case .home(let home) = try app.screen().place { return home }
            _ = try app.send(event: .back)
        }
    }
}

/// What tells the kind of a moment from others: a screen, its areas and its buttons.
func moment(of screen: Screen) -> [String] {
    let kind = Mirror(reflecting: screen.place).children.first?.label ?? ""
    switch screen.place {
    case .turn(let turn):
        return [kind, "\(turn.recap != nil)", "\(screen.note != nil)"] + turn.buttons.map(\.id)
            + turn.scene.areas.map(\.id)
    case .reveal(let reveal): return [kind] + reveal.scene.areas.map(\.id)
    case .setup(let setup): return [kind, setup.title]
    case .result(let result): return [kind, result.title]
    default: return [kind]
    }
}
