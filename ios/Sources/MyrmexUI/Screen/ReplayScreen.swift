import MyrmexCore
import SwiftUI

/// A finished match, step by step.
struct ReplayScreen: View {
    let screen: Screen
    let replay: Replay
    let send: Send

    var body: some View {
        TableLayout(
            scene: replay.scene,
            frame: TableFrame(
                screen: screen, title: replay.title, detail: replay.position, lines: replay.lines),
            send: send
        ) { cramped in
            ButtonBar(buttons: replay.buttons, send: send, cramped: cramped)
        }
    }
}
