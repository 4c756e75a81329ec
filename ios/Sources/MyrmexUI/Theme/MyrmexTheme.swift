import Foundation
import MyrmexCore
import SwiftUI

/// The few sizes of text; all of them follow the size that the person has set for the system.
enum Styles {
    static let display = Font.title.bold()
    static let title = Font.title2.bold()
    static let heading = Font.title3.bold()
    static let body = Font.body
    static let strong = Font.body.bold()
    static let small = Font.subheadline
    /// A heading where large text leaves no room for a larger one.
    static let compact = Font.subheadline.bold()
}

/// Distances that everything shares.
enum Space {
    static let hair: CGFloat = 4
    static let small: CGFloat = 8
    static let medium: CGFloat = 12
    static let large: CGFloat = 16
    static let huge: CGFloat = 24

    /// The least a finger can hit.
    static let touch: CGFloat = 48

    /// From here a window holds two things side by side.
    static let wide: CGFloat = 600

    /// No line of text is read comfortably beyond this.
    static let column: CGFloat = 680
}

extension EnvironmentValues {
    /// The colours of the moment.
    var palette: Palette {
        get { self[PaletteKey.self] }
        set { self[PaletteKey.self] = newValue }
    }

    /// The left hand holds the phone: what the thumb reaches moves over.
    var leftHanded: Bool {
        get { self[LeftHandedKey.self] }
        set { self[LeftHandedKey.self] = newValue }
    }

    /// Nothing moves.
    var still: Bool {
        get { self[StillKey.self] }
        set { self[StillKey.self] = newValue }
    }
}

private struct PaletteKey: EnvironmentKey {
    static let defaultValue = Palette.light
}

private struct LeftHandedKey: EnvironmentKey {
    static let defaultValue = false
}

private struct StillKey: EnvironmentKey {
    static let defaultValue = false
}

/// Gives the parts what they ask for, instead of carrying it through every call.
struct MyrmexTheme<Content: View>: View {
    let look: Look
    var tint = Tint.plain
    @ViewBuilder let content: Content

    @Environment(\.colorScheme) private var systemScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        content
            .environment(\.palette, (scheme == .dark ? Palette.dark : .light).under(tint))
            .environment(\.leftHanded, look.leftHanded)
            .environment(\.still, look.still || reduceMotion)
            // What the system draws itself follows too.
            .environment(\.colorScheme, scheme)
    }

    private var scheme: ColorScheme {
        switch look.theme {
        case .system: systemScheme
        case .light: .light
        case .dark: .dark
        }
    }
}

extension DynamicTypeSize {
    /// How much larger than usual the text is: the sizes of body text, which the system publishes.
    var growth: CGFloat {
        let points: CGFloat =
            switch self {
            case .xSmall: 14
            case .small: 15
            case .medium: 16
            case .xLarge: 19
            case .xxLarge: 21
            case .xxxLarge: 23
            case .accessibility1: 28
            case .accessibility2: 33
            case .accessibility3: 40
            case .accessibility4: 47
            case .accessibility5: 53
            default: 17
            }
        return points / 17
    }

    /// The size of a small picture that stands in a line of text and grows with it.
    func inline(_ base: CGFloat) -> CGFloat {
        base * min(max(growth, 1), 1.6)
    }

    /// The growth that layouts allow for: beyond it they have changed already.
    var moderateGrowth: CGFloat { min(max(growth, 1), 1.5) }

    /// Words are so large that pictures go above them.
    var isVeryLarge: Bool { growth > 1.5 }
}
