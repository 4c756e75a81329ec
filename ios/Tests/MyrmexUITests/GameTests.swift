import Foundation
import MyrmexCore
import MyrmexModel
import SwiftUI
import Testing

@testable import MyrmexUI

@MainActor
@Suite("The screen and what comes from outside")
struct GameTests {
    private let presence = Presence(now: { 7 }, locale: { "fr-BE" })

    @Test("to leave the front is one leaving, and to come back is told with time and language")
    func presences() {
        #expect(presence.event(from: .active, to: .inactive) == .suspended)
        #expect(presence.event(from: .inactive, to: .background) == nil)
        #expect(presence.event(from: .background, to: .inactive) == nil)
        #expect(presence.event(from: .inactive, to: .active) == .resumed(now: 7, locale: "fr-BE"))
        #expect(presence.event(from: .active, to: .background) == .suspended)
    }

    /// A core that shows one screen for ever.
    private struct OneScreen: Core {
        let one: Screen

        func screen() -> Screen { one }
        func send(event: Event) -> Screen { one }
    }

    /// Time that stands still, so that no screen is left alone too long.
    private struct Standstill: Timekeeper {
        func now() -> Duration { .zero }
        func sleep(for time: Duration) async throws { try await Task.sleep(for: .seconds(1_000_000)) }
    }

    private func model(_ screen: Screen) async -> GameModel {
        let model = GameModel(time: Standstill()) { OneScreen(one: screen) }
        model.start()
        while model.screen == nil { await Task.yield() }
        return model
    }

    @Test("the picture of the app switcher never shows a hand")
    func switcher() async {
        let turn = Samples.turn([Samples.area(.row, [Samples.piece("secret")])])
        let outside = EnvironmentValues.current
        defer { EnvironmentValues.current = outside }
        let secret = await model(Samples.screen(.turn(turn: turn), private: true))
        let open = await model(Samples.screen(.turn(turn: turn)))
        #expect(Reader(Game(model: secret)).labels.contains("Piece secret"))
        for phase in [ScenePhase.inactive, .background] {
            EnvironmentValues.current.scenePhase = phase
            let reader = Reader(Game(model: secret))
            #expect(reader.labels == [] && reader.drawn == [])
            #expect(Reader(Game(model: open)).labels.contains("Piece secret"), "what is public may be seen")
        }
    }

    @Test("a core that cannot be opened is explained")
    func trouble() async {
        let model = GameModel { throw Failure.Storage(message: "No room.") }
        model.start()
        while model.trouble == nil { await Task.yield() }
        #expect(Reader(Game(model: model)).labels == ["No room."])
    }

    @Test("a screen reader says a refusal first, else what is asked, and nothing twice")
    func announcements() {
        let asked = Samples.screen(.turn(turn: Samples.turn([], prompt: "Choose a card.")))
        let next = Samples.screen(.turn(turn: Samples.turn([], prompt: "Choose a bet.")))
        var refused = next
        refused.note = Note(text: "This card is gone.", clause: "GR-07")
        #expect(Announcement(of: next).words(after: Announcement(of: asked)) == "Choose a bet.")
        #expect(Announcement(of: refused).words(after: Announcement(of: asked)) == "This card is gone.")
        #expect(Announcement(of: next).words(after: Announcement(of: next)) == nil)
    }

    @Test("a legal tap is felt lightly, a refusal otherwise, and nothing where haptics are off")
    func haptics() {
        let turn = Place.turn(turn: Samples.turn([]))
        func felt(_ cues: [Cue], haptics: Bool = true) -> SensoryFeedback? {
            feedback(for: Samples.screen(turn, cues: cues, haptics: haptics))
        }
        #expect(felt([.tap]) == .impact(weight: .light))
        #expect(felt([.refuse]) == .error)
        #expect(felt([.finish]) == .success)
        #expect(felt([]) == nil)
        #expect(felt([.tap], haptics: false) == nil)
    }

    @Test("nothing moves when the person or the system asks for that")
    func still() {
        struct Probe: View {
            let told: @MainActor (Bool) -> Void
            @Environment(\.still) private var still
            var body: some View {
                told(still)
                return EmptyView()
            }
        }
        func told(_ look: Look, system: Bool) -> Bool? {
            let outside = EnvironmentValues.current
            defer { EnvironmentValues.current = outside }
            EnvironmentValues.current.ask(reduceMotion: system)
            var answer: Bool?
            _ = Reader(MyrmexTheme(look: look) { Probe { answer = $0 } })
            return answer
        }
        var look = Samples.screen(.turn(turn: Samples.turn([]))).look
        #expect(told(look, system: false) == false)
        #expect(told(look, system: true) == true)
        look.still = true
        #expect(told(look, system: false) == true)
    }

    @Test("the person's own theme goes before the system's")
    func themes() {
        struct Probe: View {
            let told: @MainActor (Palette) -> Void
            @Environment(\.palette) private var palette
            var body: some View {
                told(palette)
                return EmptyView()
            }
        }
        func told(_ theme: Theme, system: ColorScheme) -> Bool? {
            var look = Samples.screen(.turn(turn: Samples.turn([]))).look
            look.theme = theme
            var answer: Bool?
            _ = Reader(MyrmexTheme(look: look) { Probe { answer = $0.dark } }, scheme: system)
            return answer
        }
        #expect(told(.system, system: .light) == false)
        #expect(told(.system, system: .dark) == true)
        #expect(told(.light, system: .dark) == false)
        #expect(told(.dark, system: .light) == true)
    }

    @Test("lying down the board is on the left, and on the right for the left hand")
    func sides() {
        let turn = Samples.turn(
            [Samples.board(2, 2)], prompt: "Choose.", buttons: [Samples.button("ok", "Done")])
        var screen = Samples.screen(.turn(turn: turn))
        func order() -> [String] {
            Reader(MyrmexApp(screen: screen) { _ in }, size: .lyingPhone).labels.filter {
                $0 == "Piece 0-0" || $0 == "Done"
            }
        }
        #expect(order() == ["Piece 0-0", "Done"])
        screen.look.leftHanded = true
        #expect(order() == ["Done", "Piece 0-0"])
    }
}
