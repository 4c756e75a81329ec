import MyrmexCore
import SwiftUI

/// Games played and won.
struct RecordsScreen: View {
    let screen: Screen
    let records: Records
    let send: Send

    @Environment(\.palette) private var palette

    var body: some View {
        Page(screen: screen, title: records.title, send: send, bottom: records.buttons) {
            if let nothing = records.nothing {
                Words(nothing, tone: palette.muted)
            }
            Columns {
                VStack(spacing: Space.huge) {
                    SheetView(sheet: records.sheet)
                    ForEach(Array(records.best.enumerated()), id: \.offset) { _, best in
                        BestView(best: best)
                    }
                }
            } second: {
                if !records.matches.isEmpty {
                    Grouped(title: records.matchesTitle) {
                        ForEach(Array(records.matches.enumerated()), id: \.offset) { _, card in
                            MatchCardView(card: card, send: send)
                        }
                    }
                }
            }
        }
    }
}
