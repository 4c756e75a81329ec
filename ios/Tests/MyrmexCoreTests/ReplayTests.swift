import Foundation
import MyrmexCore
import Testing

/// Whole matches through the generated bindings, beside the same on the core itself.
@MainActor
@Suite("Every game, played through the bindings")
struct ReplayTests {
    /// Each match, played once for all tests.
    private static let played = Result {
        try Transcript.all().map { ($0, try $0.play()) }
    }

    private func matches() throws -> [(Transcript, [Result<Screen, any Error>])] {
        let matches = try Self.played.get()
        try #require(!matches.isEmpty, "no transcript has been written")
        return matches
    }

    @Test("every match is the same line by line")
    func lines() throws {
        for (transcript, answers) in try matches() {
            for (at, (step, answer)) in zip(transcript.steps, answers).enumerated() {
                let found = differences(answer, from: step.answer)
                #expect(found == [], "\(transcript.name), step \(at)")
            }
        }
    }

    @Test("every match is played to its result, with refusals and failures on the way")
    func results() throws {
        for (transcript, answers) in try matches() {
            let screens = answers.compactMap { try? $0.get() }
            #expect(screens.contains { kind(of: $0) == "result" }, "\(transcript.name)")
            #expect(screens.contains { $0.note?.clause != nil }, "\(transcript.name): no refusal")
            let failed = answers.contains {
                if case .failure(Failure.Unfit) = $0 { return true }
                return false
            }
            #expect(failed, "\(transcript.name): no failure")
        }
    }

    @Test("there is a match of every game that Home offers")
    func everyGame() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try App.open(storageDir: folder.path, locale: "fr", now: 0, utcOffset: 0)
        guard case .home(let home) = try app.screen().place else {
            Issue.record("the app does not open on Home")
            return
        }
        let names = try matches().map(\.0.name)
        #expect(!home.games.isEmpty)
        for game in home.games.indices {
            #expect(names.contains { $0.hasPrefix("\(game)-") }, "no match of game \(game)")
        }
    }

    @Test("together they come to every screen but the set-up, which is before the deal")
    func everywhere() throws {
        let seen = Set(try matches().flatMap(\.1).compactMap { try? $0.get() }.map(kind(of:)))
        let all: Set = [
            "home", "handover", "turn", "reveal", "result", "replay", "records", "settings", "rules",
        ]
        #expect(all.subtracting(seen) == [])
    }

    private func kind(of screen: Screen) -> String {
        Mirror(reflecting: screen.place).children.first?.label ?? ""
    }
}
