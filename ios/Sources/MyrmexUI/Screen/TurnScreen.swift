import MyrmexCore
import SwiftUI

/// The table, for the holder of the phone or for everybody.
struct TurnScreen: View {
    let screen: Screen
    let turn: Turn
    let send: Send

    @State private var menu = false

    var body: some View {
        ZStack {
            TableLayout(
                scene: turn.scene,
                frame: TableFrame(screen: screen, title: turn.title, detail: turn.scene.round),
                send: send
            ) {
                if !turn.menu.isEmpty {
                    MenuButton(label: turn.menuTitle) { menu = true }
                }
            } instead: {
                if let recap = turn.recap {
                    RecapView(recap: recap, send: send)
                }
            } foot: { cramped in
                ButtonBar(
                    buttons: turn.recap.map { [$0.button] } ?? turn.buttons, send: send, cramped: cramped)
            }
            .showing(instead: turn.recap != nil)
            // While the menu is open a screen reader finds nothing behind it.
            .accessibilityHidden(menu)
            if menu {
                MenuSheet(buttons: turn.menu, send: send) { menu = false }
            }
        }
    }
}
