import SwiftUI
import UIKit

#if os(iOS)
    // What only a new kind of gesture may do.
    import UIKit.UIGestureRecognizerSubclass
#endif

/// Notices every touch of the window, also one that only scrolls; none is taken from whom it is
/// meant for.
struct TouchWatch: UIViewRepresentable {
    let touched: @MainActor () -> Void

    func makeUIView(context: Context) -> WatchingView {
        WatchingView(touched: touched)
    }

    func updateUIView(_ view: WatchingView, context: Context) {}
}

/// Puts the watcher on its window, wherever it is shown.
final class WatchingView: UIView {
    private let watcher: TouchWatcher

    init(touched: @escaping @MainActor () -> Void) {
        watcher = TouchWatcher(touched: touched)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code alone")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        watcher.view?.removeGestureRecognizer(watcher)
        window?.addGestureRecognizer(watcher)
    }
}

/// A gesture that is never recognised, so that all others are.
final class TouchWatcher: UIGestureRecognizer {
    private let touched: @MainActor () -> Void

    init(touched: @escaping @MainActor () -> Void) {
        self.touched = touched
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        touched()
        state = .failed
    }
}
