// What the app uses of UIKit, with Apple's signatures, so that it compiles where there is none.

@_exported import SwiftUI

@MainActor open class UIResponder {
    public init() {}
}

@MainActor public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public var isIdleTimerDisabled = false
}

public final class UITouch: Hashable {
    public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class UIEvent {}

@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}

    open var isUserInteractionEnabled = true
    open var window: UIWindow? { nil }

    open func didMoveToWindow() {}
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}

@MainActor open class UIWindow: UIView {}

@MainActor open class UIGestureRecognizer {
    public enum State {
        case possible
        case failed
    }

    public init(target: Any?, action: Selector?) {}

    open var state = State.possible
    open var view: UIView? { nil }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}

public struct Selector {}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
    public var body: Never { fatalError("drawn by the system") }
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}
