import MyrmexCore
import SwiftUI

/// Who plays, and how.
struct SetupScreen: View {
    let screen: Screen
    let setup: Setup
    let send: Send

    var body: some View {
        Page(screen: screen, title: setup.title, send: send, bottom: setup.buttons + [setup.deal]) {
            Columns {
                Grouped(title: setup.seatsTitle) {
                    ForEach(setup.seats, id: \.name.id) { SeatView(seat: $0, send: send) }
                    PressButton(button: setup.add, send: send)
                }
            } second: {
                if !setup.preview.isEmpty {
                    Leaf { Areas(areas: setup.preview, send: send) }
                }
                ForEach(Array(setup.options.enumerated()), id: \.offset) { _, options in
                    OptionsView(options: options, send: send)
                }
                if let code = setup.code {
                    Grouped(title: code.label) { TextEntry(field: code, send: send) }
                }
            }
        }
    }
}

private struct SeatView: View {
    let seat: SetupSeat
    let send: Send

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Leaf {
            HStack(spacing: Space.small) {
                MarkView(seat.mark, size: textSize.inline(36))
                TextEntry(field: seat.name, send: send)
            }
            if !seat.known.isEmpty { Chips(buttons: seat.known, send: send) }
            Chips(buttons: seat.kinds, send: send)
            FlowLayout(gap: 0, alignment: .trailing) {
                ForEach(seat.buttons, id: \.id) { IconPress(button: $0, send: send) }
            }
        }
    }
}
