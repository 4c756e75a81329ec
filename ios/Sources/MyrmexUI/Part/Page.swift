import Foundation
import MyrmexCore
import SwiftUI

/// A page that is read from top to bottom, with the next step always in sight under it.
struct Page<Content: View>: View {
    let screen: Screen
    let title: String
    let send: Send
    var bottom: [Button] = []
    @ViewBuilder let content: Content

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let cramped = size.height / textSize.growth < crampedHeight && size.width < Space.wide
            VStack(spacing: 0) {
                TopBar(screen: screen, title: title, send: send)
                    .padding(.horizontal, Space.small)
                ScrollView {
                    VStack(spacing: Space.large) { content }
                        .padding(.horizontal, Space.large)
                        .padding(.vertical, Space.small)
                        .frame(maxWidth: .infinity)
                }
                .scrollDismissesKeyboard(.interactively)
                NoteBar(screen: screen)
                    .frame(maxWidth: Space.column)
                    .padding(Space.small)
                if !bottom.isEmpty {
                    Dock(most: size.height) {
                        EmptyView()
                    } foot: {
                        ButtonBar(buttons: bottom, send: send, cramped: cramped)
                    }
                }
            }
        }
    }
}

/// What lies under the thumb: the foot is always whole, and what is above it scrolls where room is
/// short.
struct Dock<Content: View, Foot: View>: View {
    let most: CGFloat
    @ViewBuilder let content: Content
    @ViewBuilder let foot: Foot

    @Environment(\.palette) private var palette

    var body: some View {
        DockLayout(most: most) {
            ScrollView {
                VStack(alignment: .leading, spacing: Space.small) { content }
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .scrollBounceBehavior(.basedOnSize)
            VStack(spacing: 0) { foot }
        }
        .frame(maxWidth: Space.column)
        .padding(Space.medium)
        .frame(maxWidth: .infinity)
        .background {
            sheetShape
                .fill(palette.card)
                .shadow(radius: 3)
                .ignoresSafeArea(edges: .bottom)
        }
    }
}

/// One or two columns, as the width allows.
struct Columns<First: View, Second: View>: View {
    @ViewBuilder let first: First
    @ViewBuilder let second: Second

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        ShelfLayout(least: (Space.wide - Space.huge) / 2 * textSize.moderateGrowth, most: 2, gap: Space.huge)
        {
            VStack(spacing: Space.huge) { first }.frame(maxHeight: .infinity, alignment: .top)
            VStack(spacing: Space.huge) { second }.frame(maxHeight: .infinity, alignment: .top)
        }
    }
}

/// A group under its heading.
struct Grouped<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: Space.medium) {
            if !title.isEmpty {
                Words(title, font: Styles.heading).accessibilityAddTraits(.isHeader)
            }
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A sheet of paper on the page.
struct Leaf<Content: View>: View {
    @ViewBuilder let content: Content

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: Space.small) { content }
            .padding(Space.large)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background {
                leafShape.fill(palette.card).shadow(radius: 1)
            }
            .overlay { leafShape.strokeBorder(palette.quiet, lineWidth: 1) }
    }
}

/// Below this height, for text of the usual size, room is short.
let crampedHeight: CGFloat = 480
@MainActor let leafShape = RoundedRectangle(cornerRadius: 22)
