import Dispatch
import MyrmexCore

/// What the model needs of the core. Both calls may take a while, and throw the core's `Failure`.
public protocol Core: Sendable {
    /// What to draw now.
    func screen() throws -> Screen

    /// Tells what happened; answers what to draw now.
    func send(event: Event) throws -> Screen
}

/// The core behind the generated bindings.
extension App: Core {}

/// Calls the core one event after the other, away from the main actor, so that a slow call never
/// stops the drawing.
actor Queue {
    private let thread = CoreThread()
    private let open: @Sendable () throws -> any Core
    private var core: (any Core)?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(open: @escaping @Sendable () throws -> any Core) {
        self.open = open
    }

    func screen() throws -> Screen {
        try opened().screen()
    }

    func send(_ event: Event) throws -> Screen {
        try opened().send(event: event)
    }

    private func opened() throws -> any Core {
        if let core { return core }
        let opened = try open()
        core = opened
        return opened
    }
}

/// The core waits for the disk, which the threads that all tasks share must not do.
private final class CoreThread: SerialExecutor {
    private let queue = DispatchQueue(label: "app.myrmex.core", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }
}
