import Foundation
import MyrmexCore
import SwiftUI

/// The colours of a button as its style and state have it.
struct ButtonColors: Equatable {
    let fill: Tone
    let text: Tone
    let border: Tone

    init(_ button: Button, _ palette: Palette) {
        if button.disabled != nil {
            (fill, text, border) = (palette.quiet, palette.muted, palette.edge)
        } else if button.style == .primary || button.selected {
            (fill, text, border) = (palette.leaf, palette.onLeaf, palette.leaf)
        } else if button.style == .warning {
            (fill, text, border) = (palette.card, palette.berry, palette.berry)
        } else {
            (fill, text, border) = (palette.card, palette.ink, palette.edge)
        }
    }
}

/// Says of a button that cannot be pressed why; it can be pressed all the same, and then says so too.
struct Explained: ViewModifier {
    let button: Button

    func body(content: Content) -> some View {
        content
            .accessibilityLabel(Text(verbatim: button.label))
            .accessibilityValue(Text(verbatim: button.disabled ?? ""))
            .accessibilityAddTraits(button.selected ? .isSelected : [])
    }
}

/// A button with its words.
struct PressButton: View {
    let button: Button
    let send: Send
    var short = false

    var body: some View {
        SwiftUI.Button {
            send(.press(id: button.id))
        } label: {
            ButtonWords(button: button, strong: button.style == .primary, short: short)
                .modifier(ButtonSurface(button: button))
        }
        .buttonStyle(.plain)
        .modifier(Explained(button: button))
    }
}

/// What a button's words stand on.
struct ButtonSurface: ViewModifier {
    let button: Button

    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        let colors = ButtonColors(button, palette)
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(colors.fill, in: buttonShape)
            .overlay { buttonShape.strokeBorder(colors.border, lineWidth: edgeWidth) }
            .contentShape(buttonShape)
    }
}

/// The words of a button with its glyph; the glyph alone where room is short.
struct ButtonWords: View {
    let button: Button
    let strong: Bool
    var short = false

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        HStack(spacing: Space.small) {
            if let symbol = button.symbol {
                Glyph(symbol, size: textSize.inline(smallGlyph))
            }
            if !short || button.symbol == nil {
                Words(
                    button.label, font: strong ? Styles.strong : Styles.body,
                    tone: ButtonColors(button, palette).text, alignment: .center)
            }
        }
        .padding(.horizontal, Space.medium)
        .padding(.vertical, Space.small)
        .frame(minHeight: 52)
    }
}

/// One answer of a group: the chosen one is filled and ticked.
struct ChoiceChip: View {
    let button: Button
    let send: Send

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let colors = ButtonColors(button, palette)
        let shape = RoundedRectangle(cornerRadius: 24)
        SwiftUI.Button {
            send(.press(id: button.id))
        } label: {
            HStack(spacing: Space.small) {
                if button.selected { Tick(tone: colors.text) }
                if let symbol = button.symbol {
                    Glyph(symbol, size: textSize.inline(smallGlyph))
                }
                Words(button.label, tone: colors.text)
            }
            .padding(.horizontal, Space.medium)
            .padding(.vertical, Space.hair)
            .frame(minWidth: Space.touch, minHeight: Space.touch)
            .background(colors.fill, in: shape)
            .overlay { shape.strokeBorder(colors.border, lineWidth: edgeWidth) }
            .contentShape(shape)
        }
        .buttonStyle(.plain)
        .modifier(Explained(button: button))
    }
}

private struct Tick: View {
    let tone: Tone

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let side = textSize.inline(16)
        Canvas { context, size in
            var path = Path()
            path.addLines([
                CGPoint(x: size.width * 0.1, y: size.height / 2),
                CGPoint(x: size.width * 0.4, y: size.height * 0.8),
                CGPoint(x: size.width * 0.92, y: size.height * 0.2),
            ])
            let style = StrokeStyle(lineWidth: size.width * 0.16, lineCap: .round, lineJoin: .round)
            context.stroke(path, with: .color(tone.color), style: style)
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

/// A button whose glyph stands for its words; without a glyph it says them.
struct IconPress: View {
    let button: Button
    let send: Send

    var body: some View {
        if let symbol = button.symbol {
            SwiftUI.Button {
                send(.press(id: button.id))
            } label: {
                Glyph(symbol, size: 30)
                    .opacity(button.disabled == nil ? 1 : 0.4)
                    .frame(minWidth: Space.touch, minHeight: Space.touch)
                    .contentShape(Circle())
            }
            .buttonStyle(.plain)
            .modifier(Explained(button: button))
        } else {
            PressButton(button: button, send: send)
        }
    }
}

@MainActor let buttonShape = RoundedRectangle(cornerRadius: 18)
