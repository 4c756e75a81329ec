import Foundation
import MyrmexCore
import SwiftUI

/// What stands round the scene: the same for a turn, a reveal and a replay.
struct TableFrame {
    let screen: Screen
    let title: String
    let detail: String
    /// What happened, told under the table.
    var lines: [Line] = []
}

/// The areas of a scene by where they go.
struct Parts {
    /// Choices and steppers answer the prompt, so they stand under it.
    let answers: [Area]

    /// Has a place of its own; where room is short only if something on it can be tapped.
    let board: Area?

    /// The others; where room is short, those first that can be tapped.
    let rest: [Area]

    init(of scene: Scene, cramped: Bool) {
        func asks(_ area: Area) -> Bool { area.pieces.contains { $0.target != nil } }
        let answers = scene.areas.filter { $0.kind == .choices || $0.kind == .stepper }
        let first = scene.areas.first { $0.kind == .board }
        let board = first.flatMap { !cramped || asks($0) ? $0 : nil }
        let placed = Set(answers.map(\.id) + [board?.id].compactMap { $0 })
        let others = scene.areas.filter { !placed.contains($0.id) }
        self.answers = answers
        self.board = board
        rest = cramped ? others.filter(asks) + others.filter { !asks($0) } : others
    }
}

/// The table: upright, everything one under the other; lying down, the board on the left and the
/// rest on the right (the other way round for the left hand). What is asked and its answers are
/// always in sight at the bottom, and whatever lacks room scrolls above them.
struct TableLayout<Corner: View, Instead: View, Foot: View>: View {
    let scene: Scene
    let frame: TableFrame
    let send: Send
    /// In the top corner.
    let corner: Corner
    /// In place of what lies on the table and what is asked, while it shows.
    let instead: Instead
    /// The buttons; they are told whether room is short.
    let foot: @MainActor (Bool) -> Foot

    private var showsInstead = false

    @Namespace private var sky
    @Environment(\.leftHanded) private var leftHanded
    @Environment(\.still) private var still
    @Environment(\.dynamicTypeSize) private var textSize

    init(
        scene: Scene,
        frame: TableFrame,
        send: @escaping Send,
        @ViewBuilder corner: () -> Corner,
        @ViewBuilder instead: () -> Instead,
        @ViewBuilder foot: @escaping @MainActor (Bool) -> Foot
    ) {
        self.scene = scene
        self.frame = frame
        self.send = send
        self.corner = corner()
        self.instead = instead()
        self.foot = foot
    }

    /// Says whether something stands in place of the table.
    func showing(instead shows: Bool) -> Self {
        var layout = self
        layout.showsInstead = shows
        return layout
    }

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let lying = size.width > size.height && size.width >= Space.wide
            let cramped = size.height / textSize.growth < (lying ? 320 : crampedHeight)
            if lying {
                lyingDown(height: size.height, cramped: cramped)
            } else {
                upright(height: size.height, cramped: cramped)
            }
        }
        .environment(\.sky, sky)
        .animation(still ? nil : travel, value: scene)
    }

    private func upright(height: CGFloat, cramped: Bool) -> some View {
        let parts = Parts(of: scene, cramped: cramped)
        return VStack(spacing: 0) {
            title(compact: cramped).padding(.horizontal, Space.small)
            signs(oneLine: cramped)
                .padding(.horizontal, Space.small)
                .frame(maxWidth: .infinity, alignment: .leading)
            Group {
                if showsInstead {
                    Scrolling { instead }
                } else if let board = parts.board {
                    ShareLayout(share: cramped ? 0.4 : 0.5) {
                        stage(board, titled: !cramped)
                        if !parts.rest.isEmpty {
                            ScrollView { Lies(areas: parts.rest, send: send) }
                                .scrollBounceBehavior(.basedOnSize)
                        }
                    }
                    .padding(.horizontal, Space.small)
                    .padding(.vertical, Space.hair)
                } else {
                    Scrolling { Lies(areas: parts.rest, send: send) }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            asked(parts.answers, most: height * (cramped ? 0.66 : 0.6), cramped: cramped)
        }
    }

    private func lyingDown(height: CGFloat, cramped: Bool) -> some View {
        let parts = Parts(of: scene, cramped: cramped)
        // Large text leaves no room for answers under the prompt; without a board there is room
        // beside it.
        let aside = cramped && parts.board == nil
        let table = Group {
            if showsInstead {
                Scrolling { instead }
            } else if let board = parts.board {
                stage(board, titled: true).padding(Space.small)
            } else {
                Scrolling { Lies(areas: aside ? parts.answers + parts.rest : parts.rest, send: send) }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        let rest = VStack(spacing: 0) {
            title(compact: cramped).padding(.horizontal, Space.small)
            ScrollView {
                VStack(alignment: .leading, spacing: Space.small) {
                    signs(oneLine: cramped)
                    if parts.board != nil, !showsInstead {
                        Lies(areas: parts.rest, send: send)
                    }
                }
                .padding(.horizontal, Space.small)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            asked(aside ? [] : parts.answers, most: height * 0.86, cramped: cramped)
        }
        .frame(maxWidth: .infinity)
        return HStack(spacing: 0) {
            if leftHanded {
                rest
                table
            } else {
                table
                rest
            }
        }
    }

    private func title(compact: Bool) -> some View {
        TopBar(
            screen: frame.screen, title: frame.title, send: send, detail: frame.detail, compact: compact
        ) { corner }
    }

    private func signs(oneLine: Bool) -> some View {
        VStack(alignment: .leading, spacing: Space.hair) {
            SeatBadges(seats: scene.seats, oneLine: oneLine)
            TabStrip(tabs: scene.tabs, send: send)
        }
    }

    private func stage(_ board: Area, titled: Bool) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if titled { AreaTitle(area: board) }
            BoardView(area: board, send: send).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func asked(_ answers: [Area], most: CGFloat, cramped: Bool) -> some View {
        Dock(most: most) {
            NoteBar(screen: frame.screen)
            if !showsInstead {
                if !scene.prompt.isEmpty {
                    Words(scene.prompt, font: Styles.strong)
                }
                ForEach(answers, id: \.id) { AreaView(area: $0, send: send) }
            }
            if !frame.lines.isEmpty {
                LinesView(lines: frame.lines)
            }
        } foot: {
            foot(cramped)
        }
    }
}

extension TableLayout where Corner == EmptyView, Instead == EmptyView {
    init(
        scene: Scene,
        frame: TableFrame,
        send: @escaping Send,
        @ViewBuilder foot: @escaping @MainActor (Bool) -> Foot
    ) {
        self.init(scene: scene, frame: frame, send: send) {
            EmptyView()
        } instead: {
            EmptyView()
        } foot: {
            foot($0)
        }
    }
}

/// What lies on the table; the holder's own things on a sheet of their own.
private struct Lies: View {
    let areas: [Area]
    let send: Send

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(spacing: Space.medium) {
            ForEach(areas, id: \.id) { area in
                if area.private {
                    AreaView(area: area, send: send)
                        .padding(Space.small)
                        .background(palette.card, in: RoundedRectangle(cornerRadius: 18))
                } else {
                    AreaView(area: area, send: send)
                }
            }
        }
    }
}

/// In the middle while there is room, and scrolling where there is not. Grass grows where nothing lies.
private struct Scrolling<Content: View>: View {
    @ViewBuilder let content: Content

    @State private var used: CGFloat = 0

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                VStack(spacing: 0) { content }
                    .padding(Space.medium)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        used = $0
                    }
                    .frame(maxWidth: .infinity, minHeight: geometry.size.height)
            }
            .scrollBounceBehavior(.basedOnSize)
            .background {
                if used > 0, (geometry.size.height - used) / 2 >= 96 {
                    ForestFloor()
                }
            }
        }
    }
}
