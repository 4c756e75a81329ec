public struct VStack<Content: View>: Primitive {
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public var meaning: Meaning { .several([content]) }
}

public struct HStack<Content: View>: Primitive {
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public var meaning: Meaning { .several([content]) }
}

public struct ZStack<Content: View>: Primitive {
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var meaning: Meaning { .several([content]) }
}

public struct ScrollView<Content: View>: Primitive {
    let content: Content

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public var meaning: Meaning { .several([content]) }
}

public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct ScrollViewReader<Content: View>: Primitive {
    let content: Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content(ScrollViewProxy())
    }

    public var meaning: Meaning { .several([content]) }
}

public struct Grid<Content: View>: Primitive {
    let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public var meaning: Meaning { .several([content]) }
}

public struct GridRow<Content: View>: Primitive {
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var meaning: Meaning { .several([content]) }
}

public struct GeometryProxy: Sendable {
    public let size: CGSize

    public init(size: CGSize) { self.size = size }
}

public struct GeometryReader<Content: View>: Primitive {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public var meaning: Meaning {
        let content = content
        return .sized { content($0) }
    }
}

public struct Text: Equatable, Sendable {
    let content: String

    public init(verbatim content: String) { self.content = content }

    public func font(_ font: Font?) -> Text { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

extension Text: Primitive {
    public var meaning: Meaning { .text(content) }
}

public struct Button<Label: View>: Primitive {
    let action: @MainActor () -> Void
    let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public var meaning: Meaning { .button(action: action, label: label) }
}

public struct TextField<Label: View>: Primitive {
    let text: Binding<String>
    let label: Label

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }

    public var meaning: Meaning { .field(text: text, label: label) }
}
