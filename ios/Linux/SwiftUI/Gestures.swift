@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
}

/// A gesture and what it tells; the tests make it happen.
public struct Listening<Base: Gesture>: Gesture {
    public typealias Value = Base.Value

    public let base: Base
    public let changed: ((Value) -> Void)?
    public let ended: ((Value) -> Void)?
}

extension Gesture {
    public func onChanged(_ action: @escaping (Value) -> Void) -> Listening<Self> where Value: Equatable {
        Listening(base: self, changed: action, ended: nil)
    }

    public func onEnded(_ action: @escaping (Value) -> Void) -> Listening<Self> {
        Listening(base: self, changed: nil, ended: action)
    }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> {
        Listening(base: self, changed: nil, ended: nil)
    }
}

public struct Transaction {}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
        public var translation: CGSize

        public init(location: CGPoint, translation: CGSize) {
            self.location = location
            self.translation = translation
        }
    }

    public init(minimumDistance: CGFloat = 10) {}
}

public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var startLocation: CGPoint

        public init(magnification: CGFloat, startLocation: CGPoint) {
            self.magnification = magnification
            self.startLocation = startLocation
        }
    }

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint

        public init(location: CGPoint) { self.location = location }
    }

    public init(count: Int = 1) {}
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
