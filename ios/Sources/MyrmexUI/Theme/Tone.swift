import Foundation
import SwiftUI

/// A colour that can be mixed and measured.
struct Tone: ShapeStyle, Equatable {
    let red: Double
    let green: Double
    let blue: Double
    /// One where nothing shows through.
    var alpha = 1.0

    static let clear = Tone(red: 0, green: 0, blue: 0, alpha: 0)
    static let black = Tone(0x000000)
    static let white = Tone(0xFFFFFF)

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// From the usual six digits.
    init(_ digits: UInt32) {
        func share(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / 255 }
        self.init(red: share(16), green: share(8), blue: share(0))
    }

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha) }

    func resolve(in environment: EnvironmentValues) -> Color { color }

    func faded(to share: Double) -> Tone {
        Tone(red: red, green: green, blue: blue, alpha: alpha * share)
    }

    /// This colour with a share of the other.
    func mixed(with other: Tone, share: Double) -> Tone {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        return Tone(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha)
        )
    }

    /// How well this is told from the other, from 1 to 21, as the accessibility guidelines count it.
    func contrast(to other: Tone) -> Double {
        let lights = [luminance, other.luminance].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private var luminance: Double {
        func linear(_ share: Double) -> Double {
            share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
