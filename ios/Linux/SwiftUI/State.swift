@propertyWrapper
public struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

/// Keeps its value as long as the view that holds it.
@propertyWrapper
public struct State<Value> {
    final class Box {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

@propertyWrapper
public struct FocusState<Value: Hashable> {
    @propertyWrapper
    public struct Binding {
        public var wrappedValue: Value

        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }

    public init() where Value == Bool { wrappedValue = false }

    public private(set) var wrappedValue: Value

    public var projectedValue: Binding { Binding(wrappedValue: wrappedValue) }
}

@propertyWrapper
public struct GestureState<Value> {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper
public struct Namespace {
    public struct ID: Hashable, Sendable {}

    public init() {}

    public var wrappedValue: ID { ID() }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var colorScheme = ColorScheme.light
    public var dynamicTypeSize = DynamicTypeSize.large
    public var scenePhase = ScenePhase.active
    public internal(set) var accessibilityReduceMotion = false

    /// What stands round the view that is being read.
    @MainActor public static var current = EnvironmentValues()

    /// For tests: the person has asked the system for less motion.
    public mutating func ask(reduceMotion: Bool) { accessibilityReduceMotion = reduceMotion }
}

@propertyWrapper
public struct Environment<Value> {
    let keyPath: KeyPath<EnvironmentValues, Value>

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    @MainActor public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

public enum ScenePhase: Comparable, Sendable {
    case background
    case inactive
    case active
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5
}
