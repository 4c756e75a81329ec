import Foundation
import MyrmexCore
import SwiftUI

/// The whole app: draws a screen and reports what people do.
///
/// While it is covered nothing of the screen exists, neither drawn nor for a screen reader.
public struct MyrmexApp: View {
    let screen: Screen
    let covered: Bool
    let send: Send

    public init(screen: Screen, covered: Bool = false, send: @escaping Send) {
        self.screen = screen
        self.covered = covered
        self.send = send
    }

    public var body: some View {
        MyrmexTheme(look: screen.look, tint: tint(of: screen.place)) {
            if covered {
                Cover()
            } else {
                Ground(neutral: isHandover) { PlaceView(screen: screen, send: send) }
            }
        }
    }

    private var isHandover: Bool {
        if case .handover = screen.place { return true }
        return false
    }
}

/// What a screen stands on.
private struct Ground<Content: View>: View {
    let neutral: Bool
    @ViewBuilder let content: Content

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        GeometryReader { geometry in
            let large = min(geometry.size.width, geometry.size.height) >= Space.wide
            content
                .frame(width: geometry.size.width, height: geometry.size.height)
                .environment(\.dynamicTypeSize, large ? textSize.onTablet : textSize)
        }
        .background {
            (neutral ? palette.neutral : palette.paper).color.ignoresSafeArea()
        }
    }
}

extension DynamicTypeSize {
    /// A tablet lies farther from the eye than a phone is held: two sizes more.
    var onTablet: DynamicTypeSize {
        let all = DynamicTypeSize.allCases
        guard let at = all.firstIndex(of: self) else { return self }
        return all[min(at + 2, all.count - 1)]
    }
}

private struct PlaceView: View {
    let screen: Screen
    let send: Send

    var body: some View {
        switch screen.place {
        case .home(let home): HomeScreen(screen: screen, home: home, send: send)
        case .setup(let setup): SetupScreen(screen: screen, setup: setup, send: send)
        case .handover(let handover): HandoverScreen(screen: screen, handover: handover, send: send)
        case .turn(let turn): TurnScreen(screen: screen, turn: turn, send: send)
        case .reveal(let reveal): RevealScreen(screen: screen, reveal: reveal, send: send)
        case .result(let result): ResultScreen(screen: screen, finish: result, send: send)
        case .rules(let rules): RulesScreen(screen: screen, rules: rules, send: send)
        case .records(let records): RecordsScreen(screen: screen, records: records, send: send)
        case .replay(let replay): ReplayScreen(screen: screen, replay: replay, send: send)
        case .settings(let settings): SettingsScreen(screen: screen, settings: settings, send: send)
        }
    }
}

private func tint(of place: Place) -> Tint {
    switch place {
    case .turn(let turn): turn.scene.tint
    case .reveal(let reveal): reveal.scene.tint
    case .replay(let replay): replay.scene.tint
    case .home, .setup, .handover, .result, .rules, .records, .settings: .plain
    }
}
