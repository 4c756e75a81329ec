// ---- look and place ----

extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        changed(.look)
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        changed(.look)
    }

    public func padding(_ length: CGFloat) -> some View { changed(.look) }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { changed(.look) }
    public func position(_ position: CGPoint) -> some View { changed(.look) }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { changed(.look) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { changed(.look) }
    public func clipped(antialiased: Bool = false) -> some View { changed(.look) }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        changed(.look)
    }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { changed(.look) }
    public func opacity(_ opacity: Double) -> some View { changed(.look) }
    public func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { changed(.look) }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        changed(.look)
    }
    public func font(_ font: Font?) -> some View { changed(.look) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { changed(.look) }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { changed(.look) }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { changed(.look) }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        changed(.look)
    }
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        changed(.look)
    }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { changed(.look) }
    public func allowsHitTesting(_ enabled: Bool) -> some View { changed(.look) }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { changed(.look) }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { changed(.look) }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { changed(.look) }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { changed(.look) }
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        changed(.look)
    }

    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        changed(.look)
    }
    public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        changed(.look)
    }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        changed(.behind(content()))
    }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        changed(.above(content()))
    }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changed(.environment { $0[keyPath: keyPath] = value })
    }
}

public struct ScrollBounceBehavior: Sendable {
    public static let basedOnSize = ScrollBounceBehavior()
}

public struct ScrollDismissesKeyboardMode: Sendable {
    public static let interactively = ScrollDismissesKeyboardMode()
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
}

public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let frame = MatchedGeometryProperties(rawValue: 3)
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

// ---- what happens ----

extension View {
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        changed(.gesture(gesture))
    }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        changed(.gesture(gesture))
    }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        changed(.tap(action))
    }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        changed(.longPress(seconds: minimumDuration, perform: action, pressing: onPressingChanged))
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        changed(.changing)
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        changed(action.map { .gone($0) } ?? .look)
    }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changed(.submitted(action))
    }
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        changed(.look)
    }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { changed(.look) }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { changed(.look) }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        changed(.look)
    }
}

public struct SensoryFeedback: Equatable, Sendable {
    public struct Weight: Equatable, Sendable {
        let name: String

        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
    }

    let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let error = SensoryFeedback(name: "error")

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(weight.name)")
    }
}

// ---- assistive technology ----

extension View {
    public func accessibilityLabel(_ label: Text) -> some View { changed(.label(label.content)) }
    public func accessibilityValue(_ value: Text) -> some View { changed(.value(value.content)) }
    public func accessibilityHint(_ hint: Text) -> some View { changed(.hint(hint.content)) }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        changed(.traits(traits))
    }
    public func accessibilityHidden(_ hidden: Bool) -> some View { changed(.hidden(hidden)) }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        changed(.element(children))
    }
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        changed(.action(actionKind, handler))
    }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []

    public init() {}

    private init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("button")
    public static let isHeader = AccessibilityTraits("header")
    public static let isSelected = AccessibilityTraits("selected")
    public static let isModal = AccessibilityTraits("modal")

    public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(names.union(other.names)) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with(names.intersection(other.names))
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with(names.symmetricDifference(other.names))
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        names.formIntersection(other.names)
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
    @discardableResult
    public mutating func insert(
        _ member: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let new = !contains(member)
        formUnion(member)
        return (new, member)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    @discardableResult
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { formUnion(member) }
        return contains(member) ? member : nil
    }

    private func with(_ names: Set<String>) -> AccessibilityTraits {
        var traits = AccessibilityTraits()
        traits.names = names
        return traits
    }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
}

public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
}

/// On Apple platforms this is in the Accessibility framework.
public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: String) {}
        public func post() {}
    }

    public struct ScreenChanged {
        public init(_ accessibilityElement: Any? = nil) {}
        public func post() {}
    }
}
