// A stand-in for SwiftUI where there is none: what the views of this package use of it, with Apple's
// signatures, so that they compile, and so that tests can read what a view is made of. It draws
// nothing. ios/README.md lists what is declared here.

@_exported import Foundation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a part without a body was asked for it") }
}

/// A view that has no body here: the tests read what it means instead.
@MainActor @preconcurrency
public protocol Primitive: View where Body == Never {
    var meaning: Meaning { get }
}

extension Primitive {
    public var body: Never { fatalError("a part without a body was asked for it") }
}

/// What the tests read of a primitive.
public enum Meaning {
    /// Nothing to a screen reader.
    case nothing
    case text(String)
    /// Several views, one after the other.
    case several([any View])
    case button(action: @MainActor () -> Void, label: any View)
    case field(text: Binding<String>, label: any View)
    case canvas((inout GraphicsContext, CGSize) -> Void)
    case sized(@MainActor (GeometryProxy) -> any View)
    case laidOut(any Layout, any View)
    case changed(any View, Change)
}

/// What a modifier does to a view, as far as the tests read it.
public enum Change {
    /// Only how it looks or where it is.
    case look
    case label(String)
    case value(String)
    case hint(String)
    case traits(AccessibilityTraits)
    case hidden(Bool)
    case element(AccessibilityChildBehavior)
    case action(AccessibilityActionKind, () -> Void)
    case environment(@MainActor (inout EnvironmentValues) -> Void)
    case behind(any View)
    case above(any View)
    case gesture(any Gesture)
    case tap(() -> Void)
    case longPress(seconds: Double, perform: () -> Void, pressing: ((Bool) -> Void)?)
    case gone(() -> Void)
    case changing
    case submitted(() -> Void)
}

public struct Changed<Content: View>: Primitive {
    let content: Content
    let change: Change

    public var meaning: Meaning { .changed(content, change) }
}

extension View {
    func changed(_ change: Change) -> Changed<Self> { Changed(content: self, change: change) }
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: Primitive {
    let view: any View

    public var meaning: Meaning { .several([view]) }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    let content: Content
    let modifier: Modifier

    public var body: some View {
        modifier.body(content: _ViewModifier_Content(view: content))
    }
}

extension View {
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        for part in repeat each content {
            parts.append(part)
        }
        return TupleView(parts: parts)
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    @MainActor public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(view: first) }
    @MainActor public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(view: second) }
}

public struct TupleView<T>: Primitive {
    let parts: [any View]

    public var meaning: Meaning { .several(parts) }
}

public struct _ConditionalContent<First: View, Second: View>: Primitive {
    let view: any View

    public var meaning: Meaning { .several([view]) }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("a part without a body was asked for it") }
}

extension Optional: Primitive where Wrapped: View {
    public var meaning: Meaning { .several(map { [$0] } ?? []) }
}

public struct EmptyView: Primitive {
    nonisolated public init() {}

    public var meaning: Meaning { .nothing }
}

public struct Group<Content: View>: Primitive {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var meaning: Meaning { .several([content]) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    public var meaning: Meaning {
        precondition(Set(data.map { $0[keyPath: id] }).count == data.count, "two things have one identity")
        return .several(data.map(content))
    }
}
