import Foundation
import MyrmexCore
import SwiftUI

/// A part of the table under its heading, as high as it needs to be.
struct AreaView: View {
    let area: Area
    let send: Send

    var body: some View {
        VStack(alignment: .leading, spacing: Space.hair) {
            AreaTitle(area: area)
            switch area.kind {
            case .board:
                BoardSizeLayout(board: extent(of: area).size, limit: 260) {
                    BoardView(area: area, send: send)
                }
            case .row: RowView(area: area, send: send)
            case .track: TrackView(area: area)
            case .panel: PanelView(area: area, send: send)
            case .choices: ChoicesView(area: area, send: send)
            case .stepper: StepperView(area: area, send: send)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The heading of an area, where it has one.
struct AreaTitle: View {
    let area: Area

    @Environment(\.palette) private var palette

    var body: some View {
        if !area.title.isEmpty {
            Words(area.title, font: Styles.small, tone: palette.muted)
                .accessibilityAddTraits(.isHeader)
        }
    }
}

/// Several areas, one under the other.
struct Areas: View {
    let areas: [Area]
    let send: Send

    var body: some View {
        VStack(spacing: Space.medium) {
            ForEach(areas, id: \.id) { AreaView(area: $0, send: send) }
        }
    }
}
