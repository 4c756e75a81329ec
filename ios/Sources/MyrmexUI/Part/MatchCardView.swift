import MyrmexCore
import SwiftUI

/// A match, unfinished or finished, and what can be done with it.
struct MatchCardView: View {
    let card: MatchCard
    let send: Send

    @Environment(\.palette) private var palette

    var body: some View {
        Leaf {
            HStack(spacing: Space.medium) {
                Glyph(card.symbol, size: 44)
                VStack(alignment: .leading, spacing: 0) {
                    Words(card.title, font: Styles.strong)
                    Words(card.people)
                    Words(card.detail, font: Styles.small, tone: palette.muted)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            ButtonBar(buttons: card.buttons, send: send)
        }
    }
}
