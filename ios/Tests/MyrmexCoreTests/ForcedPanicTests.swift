import Foundation
import MyrmexCore
import Testing

/// On the library with feature `forced-panic`: a fault of the core is an error, never a crash.
@Suite("ForcedPanic")
struct ForcedPanicTests {
    private let panic = Event.press(id: "forced-panic")

    private func open(_ locale: String) throws -> App {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        return try App.open(storageDir: folder.path, locale: locale, now: 0, utcOffset: 0)
    }

    /// The sentence of the internal failure that the panic arrives as.
    private func sentence(_ app: App) -> String? {
        do {
            _ = try app.send(event: panic)
            return nil
        } catch Failure.Internal(let sentence) {
            return sentence
        } catch {
            return nil
        }
    }

    @Test("a panic of the core arrives as an error with a sentence, and the next call is served")
    func served() throws {
        let app = try open("en")
        _ = try app.send(event: .press(id: "settings"))
        for _ in 1...3 {
            #expect(sentence(app)?.isEmpty == false)
        }
        guard case .home = try app.screen().place else {
            Issue.record("the core was not opened anew")
            return
        }
        guard case .settings = try app.send(event: .press(id: "settings")).place else {
            Issue.record("the next call was not served")
            return
        }
    }

    @Test("the sentence is in the language of the reader")
    func language() throws {
        let sentences = try ["en", "fr"].map { sentence(try open($0)) }
        #expect(sentences[0] != nil && sentences[1] != nil)
        #expect(sentences[0] != sentences[1])
    }
}
