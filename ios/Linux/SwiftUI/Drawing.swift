public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("drawn by the system") }
}

extension Never: ShapeStyle {}

public struct Color: Hashable, ShapeStyle {
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
    }

    let shares: [Double]

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        shares = [red, green, blue, opacity]
    }

    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}

extension Color: Primitive {
    public var meaning: Meaning { .nothing }
}

public struct Font: Hashable, Sendable {
    public enum Weight: Hashable, Sendable {
        case bold
    }

    public enum Design: Hashable, Sendable {
        case `default`
    }

    let name: String

    public static let title = Font(name: "title")
    public static let title2 = Font(name: "title2")
    public static let title3 = Font(name: "title3")
    public static let body = Font(name: "body")
    public static let subheadline = Font(name: "subheadline")

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)")
    }

    public func bold() -> Font { Font(name: name + " bold") }
}

public enum CGLineCap: Int32, Sendable {
    case butt
    case round
}

public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
}

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var dash: [CGFloat]

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}

/// Keeps only the box that a drawing takes.
public struct Path: Equatable, Sendable {
    public private(set) var boundingRect = CGRect.null

    public init() {}
    public init(_ rect: CGRect) { boundingRect = rect }
    public init(ellipseIn rect: CGRect) { boundingRect = rect }
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        boundingRect = rect
    }

    public mutating func move(to end: CGPoint) { reach(end) }
    public mutating func addLine(to end: CGPoint) { reach(end) }
    public mutating func addLines(_ lines: [CGPoint]) { lines.forEach { reach($0) } }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { reach(end) }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { reach(end) }
    public mutating func closeSubpath() {}

    private mutating func reach(_ point: CGPoint) {
        boundingRect = boundingRect.union(CGRect(origin: point, size: .zero))
    }
}

public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

/// Counts what is drawn, so that tests see whether anything was.
public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { Shading() }
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    public struct ResolvedText {
        let text: Text

        public func measure(in size: CGSize) -> CGSize {
            CGSize(width: CGFloat(text.content.count) * 24, height: text.content.isEmpty ? 0 : 48)
        }
    }

    public final class Tally {
        public fileprivate(set) var strokes = 0
        public fileprivate(set) var texts: [String] = []

        public init() {}
    }

    public let tally: Tally

    public init(tally: Tally = Tally()) { self.tally = tally }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        tally.strokes += 1
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { tally.strokes += 1 }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { tally.strokes += 1 }
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        tally.texts.append(text.text.content)
    }

    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
}

public enum ColorRenderingMode: Sendable {
    case nonLinear
}

public struct Canvas<Symbols: View>: Primitive {
    let renderer: (inout GraphicsContext, CGSize) -> Void

    public var meaning: Meaning { .canvas(renderer) }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
    }
}

public protocol Shape: Sendable, Primitive {}

extension Shape {
    public var meaning: Meaning { .nothing }

    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        changed(.look)
    }
}

public protocol InsettableShape: Shape {}

extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        changed(.look)
    }
}

public struct Rectangle: InsettableShape {
    public init() {}
}

public struct Circle: InsettableShape {
    public init() {}
}

public struct Capsule: InsettableShape {
    public init(style: RoundedCornerStyle = .continuous) {}
}

public struct RoundedRectangle: InsettableShape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

public struct UnevenRoundedRectangle: InsettableShape {
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
}

public struct Animation: Equatable, Sendable {
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
}
