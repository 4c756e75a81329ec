import Foundation
import MyrmexCore
import Observation

/// The screen to draw, and the way to the core.
///
/// All of it belongs to the main actor, except the calls of the core: those are made one after the
/// other on an actor of their own.
@MainActor
@Observable
public final class GameModel {
    /// What to draw; nothing until the core is open.
    public private(set) var screen: Screen?

    /// Grows with every answer of the core, also with one that looks the same.
    public private(set) var answers = 0

    /// Why the core could not be opened.
    public private(set) var trouble: String?

    /// The app has been left, and the core has not yet been able to take the screen away.
    private var leaving: Int?

    /// Hide what is drawn: it is private, and nobody is to see it now.
    public var covered: Bool { leaving != nil && screen?.private == true }

    @ObservationIgnored private let queue: Queue
    @ObservationIgnored private let time: any Timekeeper
    @ObservationIgnored private let events: AsyncStream<Sent>
    @ObservationIgnored private let entrance: AsyncStream<Sent>.Continuation
    @ObservationIgnored private var started = false
    @ObservationIgnored private var sent = 0
    @ObservationIgnored private var lastTouch: Duration
    @ObservationIgnored private var thought: Task<Void, Never>?
    @ObservationIgnored private var patience: Duration?
    @ObservationIgnored private var watch: Task<Void, Never>?

    /// - Parameters:
    ///   - time: tells how long a private screen has been left alone, and a bot has paused.
    ///   - open: opens the core; called away from the main actor, because it reads files.
    public init(time: any Timekeeper = SystemTime(), open: @escaping @Sendable () throws -> any Core) {
        self.time = time
        queue = Queue(open: open)
        lastTouch = time.now()
        (events, entrance) = AsyncStream.makeStream()
    }

    /// Opens the core and serves what is sent from then on. To start again changes nothing: a window
    /// that the system has taken away and given back finds the same model at work.
    public func start() {
        guard !started else { return }
        started = true
        Task { await run() }
    }

    private func run() async {
        do {
            show(try await queue.screen())
        } catch {
            trouble = sentence(of: error)
            return
        }
        for await event in events {
            await serve(event)
        }
    }

    /// Tells the core, when it has served what came before.
    public func send(_ event: Event) {
        sent += 1
        if event == .suspended { leaving = sent } else { touched() }
        entrance.yield(Sent(event: event, number: sent, from: answers))
    }

    /// Somebody is there, even if nothing came of the touch.
    public func touched() {
        lastTouch = time.now()
        beginWatch()
    }

    private func serve(_ sent: Sent) async {
        if sent.event == .continue {
            thought = nil
            // A thought that was due when somebody left the table is not wanted any more.
            if screen?.thinkAfter == nil { return }
        }
        do {
            show(try await queue.send(sent.event))
        } catch {
            await explain(sent, error)
        }
        if leaving == sent.number { leaving = nil }
    }

    private func explain(_ sent: Sent, _ error: any Error) async {
        // A tap that was on its way when the screen changed means nothing any more.
        if case Failure.Unfit = error, sent.from != answers { return }
        guard var now = (try? await queue.screen()) ?? screen else { return }
        now.note = Note(text: sentence(of: error), clause: nil)
        // A thought that failed is not tried again by itself: it would fail for ever.
        if sent.event == .continue { now.thinkAfter = nil }
        show(now)
    }

    private func show(_ screen: Screen) {
        self.screen = screen
        answers += 1
        think(after: screen.thinkAfter)
        keepWatch(for: screen.private ? screen.coverAfter.map { .seconds($0) } : nil)
    }

    /// A tap between two thoughts does not make the bot begin its pause again.
    private func think(after pause: UInt32?) {
        guard let pause else {
            thought?.cancel()
            thought = nil
            return
        }
        if thought != nil { return }
        thought = Task { [weak self, time] in
            try? await time.sleep(for: .milliseconds(pause))
            if !Task.isCancelled { self?.goOn() }
        }
    }

    private func goOn() {
        entrance.yield(Sent(event: .continue, number: 0, from: answers))
    }

    /// Watches over a private screen. Another picture of it does not begin the wait again.
    private func keepWatch(for patience: Duration?) {
        guard patience != self.patience else { return }
        self.patience = patience
        watch?.cancel()
        watch = nil
        beginWatch()
    }

    private func beginWatch() {
        guard let patience, watch == nil else { return }
        watch = Task { [weak self, time] in
            while let left = self?.left(of: patience), left > .zero {
                try? await time.sleep(for: left)
                if Task.isCancelled { return }
            }
            self?.leftAlone()
        }
    }

    /// A private screen left alone is taken away. Should that fail, it is not tried again until
    /// somebody is there: it would fail for ever.
    private func leftAlone() {
        watch = nil
        send(.suspended)
    }

    private func left(of patience: Duration) -> Duration {
        lastTouch + patience - time.now()
    }

    private func sentence(of error: any Error) -> String {
        switch error {
        case Failure.Unfit(let sentence), Failure.Name(let sentence), Failure.Code(let sentence),
            Failure.Storage(let sentence), Failure.Damaged(let sentence), Failure.Newer(let sentence),
            Failure.Internal(let sentence):
            sentence
        default:
            error.localizedDescription
        }
    }

    /// An event, its number, and the answer that was on screen when it was sent.
    private struct Sent {
        let event: Event
        let number: Int
        let from: Int
    }
}
