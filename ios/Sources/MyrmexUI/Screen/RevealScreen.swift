import MyrmexCore
import SwiftUI

/// The moment everybody looks.
struct RevealScreen: View {
    let screen: Screen
    let reveal: Reveal
    let send: Send

    var body: some View {
        TableLayout(
            scene: reveal.scene,
            frame: TableFrame(
                screen: screen, title: reveal.title, detail: reveal.scene.round, lines: reveal.lines),
            send: send
        ) { cramped in
            ButtonBar(buttons: [reveal.button], send: send, cramped: cramped)
        }
    }
}
