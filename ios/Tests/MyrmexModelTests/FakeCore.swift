import Foundation
import MyrmexCore
import MyrmexModel

/// Answers the nth event, counted from one, as it is told.
final class FakeCore: Core, @unchecked Sendable {
    private let lock = NSLock()
    private var current: Screen
    private var served: [Event] = []
    private var mainCalls = 0
    private let answer: @Sendable (Int) throws -> Screen

    init(_ first: Screen = .home(), answer: @escaping @Sendable (Int) throws -> Screen = { _ in .home() }) {
        current = first
        self.answer = answer
    }

    var events: [Event] { lock.withLock { served } }

    /// How often it was called on the main thread.
    var callsOnMain: Int { lock.withLock { mainCalls } }

    func screen() throws -> Screen {
        lock.withLock {
            if Thread.isMainThread { mainCalls += 1 }
            return current
        }
    }

    func send(event: Event) throws -> Screen {
        let number = lock.withLock {
            if Thread.isMainThread { mainCalls += 1 }
            served.append(event)
            return served.count
        }
        let next = try answer(number)
        lock.withLock { current = next }
        return next
    }
}

extension Screen {
    static func home(
        _ title: String = "", private secret: Bool = false, coverAfter: UInt32? = nil,
        thinkAfter: UInt32? = nil
    ) -> Screen {
        Screen(
            place: .home(
                home: Home(title: title, resumeTitle: "", resume: [], gamesTitle: "", games: [], buttons: [])),
            private: secret,
            coverAfter: coverAfter,
            thinkAfter: thinkAfter,
            awake: false,
            back: nil,
            note: nil,
            cues: [],
            look: Look(
                language: "en", theme: .system, leftHanded: false, still: false, sound: false, haptics: false)
        )
    }

    static func secret(thinkAfter: UInt32? = nil) -> Screen {
        home(private: true, coverAfter: 45, thinkAfter: thinkAfter)
    }

    var title: String? {
        guard case .home(let home) = place else { return nil }
        return home.title
    }
}
