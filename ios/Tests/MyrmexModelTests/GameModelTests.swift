import Foundation
import MyrmexCore
import MyrmexModel
import Testing

@MainActor
@Suite("The model between the core and the screen")
struct GameModelTests {
    let time = ManualTime()

    /// A model on a core, already running.
    private func model(_ core: FakeCore) async -> GameModel {
        let model = GameModel(time: time) { core }
        model.start()
        await settle { model.screen != nil }
        return model
    }

    /// Waits until something has come about, without letting test time go by.
    private func settle(_ reached: @MainActor () -> Bool) async {
        for _ in 0..<10_000 {
            if reached() { return }
            await rest()
            try? await Task.sleep(for: .milliseconds(1))
        }
        Issue.record("it never came about")
    }

    @Test("the first screen comes from the core")
    func first() async {
        let model = GameModel(time: time) { FakeCore(.home("first")) }
        #expect(model.screen == nil)
        model.start()
        await settle { model.screen?.title == "first" }
    }

    @Test("a window that comes back finds the model at work")
    func startedTwice() async {
        let core = FakeCore { _ in .home("served") }
        let model = await model(core)
        model.start()
        model.send(.press(id: "a"))
        await settle { model.screen?.title == "served" }
        #expect(core.events == [.press(id: "a")])
    }

    @Test("events are served in the order they were sent, and never on the main thread")
    func order() async {
        let core = FakeCore()
        let model = await model(core)
        let events = ["a", "b", "c"].map { Event.press(id: $0) }
        events.forEach { model.send($0) }
        await settle { core.events.count == 3 }
        #expect(core.events == events)
        #expect(core.callsOnMain == 0)
    }

    @Test("a bot goes on after its pause and not before")
    func pause() async {
        let core = FakeCore(.home(thinkAfter: 400)) { _ in .home("moved") }
        let model = await model(core)
        await time.pass(.milliseconds(399))
        #expect(core.events.isEmpty)
        await time.pass(.milliseconds(1))
        await settle { model.screen?.title == "moved" }
        await time.pass(.seconds(10))
        #expect(core.events == [.continue])
    }

    @Test("a bot that needs several slices gets them one by one")
    func slices() async {
        let core = FakeCore(.home(thinkAfter: 10)) { .home(thinkAfter: $0 < 3 ? 10 : nil) }
        let model = await model(core)
        await time.pass(.milliseconds(10))
        await settle { model.answers == 2 }
        #expect(core.events == [.continue])
        await time.pass(.milliseconds(10))
        await settle { model.answers == 3 }
        await time.pass(.milliseconds(10))
        await settle { model.answers == 4 }
        await time.pass(.seconds(1))
        #expect(core.events == [.continue, .continue, .continue])
    }

    @Test("taps between two thoughts are served and do not hold the bot up")
    func between() async {
        let core = FakeCore(.home(thinkAfter: 100)) { _ in .home(thinkAfter: 100) }
        let model = await model(core)
        await time.pass(.milliseconds(60))
        model.send(.tap(target: "pot"))
        await settle { core.events.count == 1 }
        await time.pass(.milliseconds(39))
        #expect(core.events == [.tap(target: "pot")])
        await time.pass(.milliseconds(1))
        await settle { core.events.count == 2 }
        #expect(core.events == [.tap(target: "pot"), .continue])
    }

    @Test("a failure becomes a note on the screen that stays")
    func failure() async {
        let core = FakeCore(.home("here")) { _ in throw Failure.Name(message: "That name is taken.") }
        let model = await model(core)
        model.send(.enter(field: "name", text: "Zoé"))
        await settle { model.screen?.note != nil }
        #expect(model.screen?.title == "here")
        #expect(model.screen?.note == Note(text: "That name is taken.", clause: nil))
    }

    @Test("a thought that fails is told once and not repeated for ever")
    func failedThought() async {
        let core = FakeCore(.home(thinkAfter: 5)) { _ in throw Failure.Storage(message: "The disk is full.") }
        let model = await model(core)
        await time.pass(.milliseconds(5))
        await settle { model.screen?.note?.text == "The disk is full." }
        await time.pass(.seconds(10))
        #expect(core.events == [.continue])
    }

    @Test("a second tap on a button that is gone says nothing, a third does")
    func doubleTap() async {
        let core = FakeCore(.home("first")) {
            if $0 == 1 { return .home("second") }
            throw Failure.Unfit(message: "What?")
        }
        let model = await model(core)
        model.send(.press(id: "deal"))
        model.send(.press(id: "deal"))
        await settle { core.events.count == 2 }
        await rest()
        #expect(model.screen?.title == "second")
        #expect(model.screen?.note == nil)
        model.send(.press(id: "deal"))
        await settle { model.screen?.note?.text == "What?" }
    }

    @Test("a private screen left alone for 45 seconds is taken away, and not before")
    func leftAlone() async {
        let core = FakeCore(.secret()) { _ in .home("covered") }
        let model = await model(core)
        await time.pass(.milliseconds(44_999))
        #expect(core.events.isEmpty)
        await time.pass(.milliseconds(1))
        await settle { model.screen?.title == "covered" }
        #expect(core.events == [.suspended])
    }

    @Test("a touch begins the wait of a private screen again")
    func touch() async {
        let core = FakeCore(.secret())
        let model = await model(core)
        await time.pass(.seconds(44))
        model.touched()
        await time.pass(.milliseconds(44_999))
        #expect(core.events.isEmpty)
        await time.pass(.milliseconds(1))
        await settle { core.events == [.suspended] }
    }

    @Test("a bot that thinks does not keep a private screen open")
    func thinkingIsNoTouch() async {
        let core = FakeCore(.secret(thinkAfter: 20_000)) { _ in .secret(thinkAfter: 20_000) }
        let model = await model(core)
        for second in 1...45 {
            await time.pass(.seconds(1))
            await settle { model.answers >= 1 + second / 20 }
        }
        await settle { core.events.contains(.suspended) }
        #expect(core.events.filter { $0 == .suspended }.count == 1)
    }

    @Test("a private screen that cannot be taken away is not asked for again until somebody is there")
    func cannotLeave() async {
        let core = FakeCore(.secret()) { _ in throw Failure.Storage(message: "The disk is full.") }
        let model = await model(core)
        await time.pass(.seconds(45))
        await settle { model.screen?.note != nil }
        await time.pass(.seconds(600))
        #expect(core.events == [.suspended])
        model.touched()
        await time.pass(.seconds(45))
        await settle { core.events == [.suspended, .suspended] }
    }

    @Test("a public screen stays however long it is left alone")
    func publicStays() async {
        let core = FakeCore(.home(coverAfter: 45))
        _ = await model(core)
        await time.pass(.seconds(600))
        #expect(core.events.isEmpty)
    }

    @Test("a private screen is covered at once when the app is left, until the core has taken it away")
    func cover() async {
        let model = await model(FakeCore(.secret()))
        #expect(!model.covered)
        model.send(.suspended)
        #expect(model.covered)
        await settle { model.screen?.private == false }
        #expect(!model.covered)
    }

    @Test("a private screen that arrives after the app was left is covered too")
    func lateSecret() async {
        let gate = DispatchSemaphore(value: 0)
        let core = FakeCore {
            if $0 == 2 { gate.wait() }
            return $0 == 1 ? .secret() : .home()
        }
        let model = await model(core)
        model.send(.press(id: "me"))
        model.send(.suspended)
        await settle { model.screen?.private == true }
        #expect(model.covered)
        gate.signal()
        await settle { model.screen?.private == false }
        #expect(!model.covered)
    }

    @Test("a slow core stops nobody")
    func slow() async {
        let gate = DispatchSemaphore(value: 0)
        let core = FakeCore { _ in
            gate.wait()
            return .home("served")
        }
        let model = await model(core)
        model.send(.press(id: "slow"))
        await settle { core.events.count == 1 }
        // The main actor is free: the next event is taken while the core is busy.
        model.send(.press(id: "next"))
        #expect(model.screen?.title == "")
        gate.signal()
        gate.signal()
        await settle { core.events.count == 2 }
    }

    @Test("leaving the app during a slice of thought is served before the next")
    func leaveWhileThinking() async {
        let gate = DispatchSemaphore(value: 0)
        let core = FakeCore(.home(thinkAfter: 0)) {
            gate.wait()
            return .home(thinkAfter: $0 < 8 ? 0 : nil)
        }
        let model = await model(core)
        for _ in 0..<3 { gate.signal() }
        await settle { core.events.count == 4 }
        // The fourth slice is under way.
        model.send(.suspended)
        for _ in 0..<5 { gate.signal() }
        await settle { core.events.count == 8 }
        let slices = { (count: Int) in [Event](repeating: .continue, count: count) }
        #expect(core.events == slices(4) + [.suspended] + slices(3))
        #expect(core.callsOnMain == 0)
    }

    @Test("a core that cannot be opened says why")
    func trouble() async {
        let model = GameModel(time: time) { throw Failure.Storage(message: "No room.") }
        model.start()
        await settle { model.trouble != nil }
        #expect(model.screen == nil)
        #expect(model.trouble == "No room.")
    }
}
