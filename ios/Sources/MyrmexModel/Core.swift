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
    private let open: @Sendable () throws -> any Core
    private var core: (any Core)?

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
