import Foundation
import MyrmexCore
import SwiftUI

/// One thing as a screen reader finds it.
struct Element {
    var label: String
    var value = ""
    var traits: AccessibilityTraits = []
    var activate: (() -> Void)?
    var field: Binding<String>?
    var submit: (() -> Void)?
}

/// Evaluates the bodies of views down to the last one, draws what is drawn, and finds what a screen
/// reader would.
@MainActor
final class Reader {
    let size: CGSize
    private(set) var faults: [String] = []
    /// What stands on canvases as text.
    private(set) var drawn: [String] = []
    private(set) var strokes = 0
    private(set) var gestures: [any Gesture] = []
    private(set) var taps: [() -> Void] = []
    private(set) var holds: [(seconds: Double, perform: () -> Void)] = []
    private(set) var farewells: [() -> Void] = []
    private(set) var escapes: [() -> Void] = []
    private(set) var elements: [Element] = []

    init(
        _ view: any View, size: CGSize = .phone, text: DynamicTypeSize = .large, scheme: ColorScheme = .light
    ) {
        self.size = size
        let outside = EnvironmentValues.current
        EnvironmentValues.current.dynamicTypeSize = text
        EnvironmentValues.current.colorScheme = scheme
        elements = read(view)
        EnvironmentValues.current = outside
        faults += elements.filter(\.label.isEmpty).map { "something without words: \($0)" }
    }

    var labels: [String] { elements.map(\.label) }

    func element(_ label: String) -> Element? { elements.first { $0.label == label } }

    private func read(_ view: any View) -> [Element] {
        guard let primitive = view as? any Primitive else { return read(body(of: view)) }
        switch primitive.meaning {
        case .nothing: return []
        case .text(let text): return [Element(label: text)]
        case .several(let views): return views.flatMap { read($0) }
        case .button(let action, let label):
            let words = read(label).map(\.label).joined(separator: "\n")
            return [Element(label: words, traits: .isButton, activate: { action() })]
        case .field(let text, let label):
            return [Element(label: read(label).map(\.label).joined(separator: "\n"), field: text)]
        case .canvas(let renderer):
            var context = GraphicsContext()
            renderer(&context, size)
            drawn += context.tally.texts
            strokes += context.tally.strokes
            return [Element(label: "")]
        case .sized(let content): return read(content(GeometryProxy(size: size)))
        case .laidOut(_, let content): return read(content)
        case .changed(let content, let change): return read(content, under: change)
        }
    }

    private func body<V: View>(of view: V) -> any View { view.body }

    private func read(_ content: any View, under change: Change) -> [Element] {
        switch change {
        case .look, .changing, .element(.contain): return read(content)
        case .label(let label): return one(content, "the label \(label)") { $0.label = label }
        case .value(""), .hint(""): return read(content)
        case .value(let value): return one(content, "the value \(value)") { $0.value = value }
        case .hint(let hint): return one(content, "the hint \(hint)") { _ in }
        case .traits(let traits):
            return read(content).map { element in
                var element = element
                element.traits.formUnion(traits)
                return element
            }
        case .hidden(let hidden): return hidden ? nothing(read(content)) : read(content)
        case .element:
            _ = read(content)
            return [Element(label: "")]
        case .action(.escape, let action):
            escapes.append(action)
            return read(content)
        case .action(_, let action): return one(content, "an action") { $0.activate = action }
        case .environment(let change):
            let outside = EnvironmentValues.current
            change(&EnvironmentValues.current)
            defer { EnvironmentValues.current = outside }
            return read(content)
        case .behind(let view): return read(view) + read(content)
        case .above(let view): return read(content) + read(view)
        case .gesture(let gesture):
            gestures.append(gesture)
            return read(content)
        case .tap(let action):
            taps.append(action)
            return read(content)
        case .longPress(let seconds, let perform, _):
            holds.append((seconds, perform))
            return read(content)
        case .gone(let action):
            farewells.append(action)
            return read(content)
        case .submitted(let action): return one(content, "a submission") { $0.submit = action }
        }
    }

    /// What is hidden is drawn all the same, and nobody finds it.
    private func nothing(_ elements: [Element]) -> [Element] { [] }

    /// Words and actions belong to exactly one thing; on several a screen reader would repeat them.
    private func one(_ content: any View, _ what: String, _ change: (inout Element) -> Void) -> [Element] {
        var found = read(content)
        guard found.count == 1 else {
            faults.append("\(what) stands on \(found.count) things: \(found.map(\.label))")
            return found
        }
        change(&found[0])
        return found
    }
}

extension CGSize {
    static let phone = CGSize(width: 390, height: 844)
    static let smallPhone = CGSize(width: 320, height: 568)
    static let lyingPhone = CGSize(width: 844, height: 390)
    static let tablet = CGSize(width: 820, height: 1180)
}

/// Remembers what was sent.
@MainActor
final class Post {
    var events: [Event] = []

    /// What is sent when something is done.
    @discardableResult
    func of(_ action: (() -> Void)?) -> [Event] {
        events = []
        action?()
        return events
    }
}
