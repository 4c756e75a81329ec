import Foundation
import MyrmexModel

/// Time that goes by only when a test lets it.
final class ManualTime: Timekeeper, @unchecked Sendable {
    private let lock = NSLock()
    private var time = Duration.zero
    private var sleepers: [UUID: (due: Duration, wake: CheckedContinuation<Void, any Error>)] = [:]

    func now() -> Duration {
        lock.withLock { time }
    }

    func sleep(for duration: Duration) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wake in
                let awake = lock.withLock { () -> Bool in
                    if Task.isCancelled || duration <= .zero { return true }
                    sleepers[id] = (time + duration, wake)
                    return false
                }
                if awake { wake.resume() }
            }
        } onCancel: {
            lock.withLock { sleepers.removeValue(forKey: id) }?.wake.resume(throwing: CancellationError())
        }
    }

    /// Lets time go by, moment after moment, and everything come to rest after each.
    @MainActor func pass(_ duration: Duration) async {
        await rest()
        let end = now() + duration
        while let next = nextDue(until: end) {
            let woken = lock.withLock {
                time = max(time, next)
                let due = sleepers.filter { $0.value.due <= next }
                due.keys.forEach { sleepers.removeValue(forKey: $0) }
                return due.values.map(\.wake)
            }
            woken.forEach { $0.resume() }
            await rest()
        }
        lock.withLock { time = end }
        await rest()
    }

    private func nextDue(until end: Duration) -> Duration? {
        lock.withLock { sleepers.values.map(\.due).filter { $0 <= end }.min() }
    }
}

/// Lets every task that can go on do so.
@MainActor func rest() async {
    for _ in 0..<20 { await Task.yield() }
}
