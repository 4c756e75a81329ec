import MyrmexCore
import SwiftUI

/// Short chapters with pictures, and a line to search them.
struct RulesScreen: View {
    let screen: Screen
    let rules: Rules
    let send: Send

    @Environment(\.palette) private var palette

    var body: some View {
        Page(screen: screen, title: rules.title, send: send) {
            VStack(alignment: .leading, spacing: Space.large) {
                Chips(buttons: rules.games, send: send)
                TextEntry(field: rules.search, send: send)
                if let nothing = rules.nothing {
                    Words(nothing, tone: palette.muted)
                }
                ForEach(Array(rules.chapters.enumerated()), id: \.offset) { _, chapter in
                    ChapterView(chapter: chapter)
                }
            }
            .frame(maxWidth: Space.column)
        }
    }
}

private struct ChapterView: View {
    let chapter: Chapter

    var body: some View {
        Leaf {
            Words(chapter.title, font: Styles.heading).accessibilityAddTraits(.isHeader)
            ForEach(Array(chapter.paragraphs.enumerated()), id: \.offset) { _, paragraph in
                Words(paragraph)
            }
            // A picture is only looked at.
            Areas(areas: chapter.picture) { _ in }
        }
    }
}
