/// Tells how long a private screen has been left alone, and when a bot's pause is over.
public protocol Timekeeper: Sendable {
    /// The time since some fixed moment.
    func now() -> Duration

    /// Waits; throws when the waiting task is cancelled.
    func sleep(for time: Duration) async throws
}

/// The time of the system, which goes on while the phone sleeps.
public struct SystemTime: Timekeeper {
    private let start = ContinuousClock.now

    public init() {}

    public func now() -> Duration {
        start.duration(to: .now)
    }

    public func sleep(for time: Duration) async throws {
        try await Task.sleep(for: time)
    }
}
