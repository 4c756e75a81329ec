import Foundation
import MyrmexCore
import SwiftUI

/// A button that is pressed by holding it, so that nobody takes the phone for another by a slip.
struct HoldButton: View {
    let button: Button
    let send: Send

    @State private var holding = false
    @Environment(\.palette) private var palette

    var body: some View {
        ButtonWords(button: button, strong: true)
            .modifier(ButtonSurface(button: button))
            .overlay(alignment: .bottomLeading) {
                // Fills while the finger is down; without motion too, because it says how long.
                Rectangle()
                    .fill(palette.honey)
                    .frame(height: 10)
                    .scaleEffect(x: holding ? 1 : 0, y: 1, anchor: .leading)
                    .animation(holding ? .linear(duration: holdSeconds) : nil, value: holding)
            }
            .clipShape(buttonShape)
            .onLongPressGesture(minimumDuration: holdSeconds, maximumDistance: 60) {
                press()
            } onPressingChanged: { pressing in
                holding = pressing
            }
            .modifier(Assisted(button: button, press: press))
    }

    private func press() {
        send(.press(id: button.id))
    }
}

/// A button that shows something only while a finger is on it.
struct PeekButton: View {
    let button: Button
    let send: Send
    var short = false

    /// Falls back by itself when the system takes the touch away.
    @GestureState private var touching = false
    @State private var down = false

    var body: some View {
        ButtonWords(button: button, strong: down, short: short)
            .modifier(ButtonSurface(button: button))
            .gesture(
                DragGesture(minimumDistance: 0).updating($touching) { _, touching, _ in touching = true }
            )
            .onChange(of: touching) { _, touching in hold(touching) }
            // A finger that is still down when the button goes away must not leave the secret open.
            .onDisappear { hold(false) }
            .modifier(Assisted(button: button) { hold(!down) })
    }

    private func hold(_ now: Bool) {
        guard down != now else { return }
        down = now
        send(.hold(id: button.id, down: now))
    }
}

/// With assistive technology a plain tap does.
private struct Assisted: ViewModifier {
    let button: Button
    let press: @MainActor () -> Void

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .ignore)
            .modifier(Explained(button: button))
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { press() }
    }
}

/// How long a button is held.
let holdSeconds = 0.6
