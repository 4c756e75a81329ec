import Foundation
import MyrmexCore
import SwiftUI

/// Unfinished matches first, then the challenge of the day and the games.
struct HomeScreen: View {
    let screen: Screen
    let home: Home
    let send: Send

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(spacing: Space.large) {
                    Header(home: home, send: send)
                    VStack(spacing: Space.huge) {
                        if !home.resume.isEmpty {
                            Grouped(title: home.resumeTitle) {
                                shelf {
                                    ForEach(Array(home.resume.enumerated()), id: \.offset) { _, card in
                                        MatchCardView(card: card, send: send)
                                    }
                                }
                            }
                        }
                        if let daily = home.daily {
                            MatchCardView(card: daily, send: send)
                        }
                        Grouped(title: home.gamesTitle) {
                            shelf {
                                ForEach(Array(home.games.enumerated()), id: \.element.button.id) {
                                    index, game in
                                    GameCardView(game: game, index: index, send: send)
                                }
                            }
                        }
                    }
                    .padding(.horizontal, Space.large)
                    .padding(.bottom, Space.large)
                }
            }
            if screen.note != nil {
                NoteBar(screen: screen).padding(Space.small)
            }
        }
    }

    private func shelf(@ViewBuilder cards: () -> some View) -> some View {
        let least = (Space.wide - Space.medium) / 2 * textSize.moderateGrowth
        return ShelfLayout(least: least, most: 2, gap: Space.medium) { cards() }
    }
}

private struct Header: View {
    let home: Home
    let send: Send

    @Environment(\.leftHanded) private var leftHanded

    var body: some View {
        // The title keeps its words whole: where they are too wide the icons go below them.
        FlowLayout {
            if leftHanded { icons }
            Words(home.title, font: Styles.display).accessibilityAddTraits(.isHeader)
            if !leftHanded { icons }
        }
        .padding(.horizontal, Space.large)
        .padding(.top, Space.small)
        .padding(.bottom, 72)
        .background { ForestFloor() }
    }

    private var icons: some View {
        HStack(spacing: 0) {
            ForEach(home.buttons, id: \.id) { IconPress(button: $0, send: send) }
        }
    }
}

/// A game as a picture with its words beside it; all of it is one button.
private struct GameCardView: View {
    let game: GameCard
    let index: Int
    let send: Send

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        SwiftUI.Button {
            send(.press(id: game.button.id))
        } label: {
            card
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                .background(palette.card)
                .clipShape(leafShape)
                .contentShape(leafShape)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: [game.title, game.line, game.facts].joined(separator: "\n")))
        .accessibilityHint(Text(verbatim: game.button.label))
        .accessibilityValue(Text(verbatim: game.button.disabled ?? ""))
    }

    @ViewBuilder private var card: some View {
        // Large words need the whole width, so the picture goes above them.
        if textSize.isVeryLarge {
            VStack(spacing: 0) {
                picture.frame(maxWidth: .infinity).frame(height: 96)
                words
            }
        } else {
            HStack(spacing: 0) {
                picture.frame(width: 96).frame(maxHeight: .infinity)
                words
            }
            .frame(minHeight: 96)
            .fixedSize(horizontal: false, vertical: true)
        }
    }

    private var picture: some View {
        let fills = [palette.honeyFill, palette.leafFill, palette.waterFill, palette.orangeFill]
        return ZStack {
            fills[index % fills.count].color
            Glyph(game.symbol, size: 56)
        }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: Space.hair) {
            Words(game.title, font: Styles.heading)
            Words(game.line)
            Words(game.facts, font: Styles.small, tone: palette.muted)
        }
        .padding(Space.large)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
