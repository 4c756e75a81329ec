import MyrmexCore
import SwiftUI

/// A table of figures; wider than the screen it slides sideways.
struct SheetView: View {
    let sheet: Sheet

    @Environment(\.palette) private var palette

    var body: some View {
        if !sheet.rows.isEmpty {
            ScrollView(.horizontal) {
                Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Cell(text: "", font: Styles.small, tone: palette.muted)
                        ForEach(Array(sheet.columns.enumerated()), id: \.offset) { _, column in
                            Cell(text: column, font: Styles.small, tone: palette.muted)
                        }
                    }
                    ForEach(Array(sheet.rows.enumerated()), id: \.offset) { _, row in
                        if row.total {
                            Rectangle().fill(palette.ink).frame(height: 2)
                        }
                        GridRow {
                            Cell(text: row.label, font: font(of: row), tone: palette.ink)
                                .gridColumnAlignment(.leading)
                            ForEach(Array(sheet.columns.indices), id: \.self) { column in
                                Cell(text: cell(column, of: row), font: font(of: row), tone: palette.ink)
                            }
                        }
                    }
                }
            }
            .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
            .background(palette.card, in: RoundedRectangle(cornerRadius: 16))
        }
    }

    private func font(of row: SheetRow) -> Font { row.total ? Styles.strong : Styles.body }

    private func cell(_ column: Int, of row: SheetRow) -> String {
        row.cells.indices.contains(column) ? row.cells[column] : ""
    }
}

private struct Cell: View {
    let text: String
    let font: Font
    let tone: Tone

    var body: some View {
        Words(text, font: font, tone: tone)
            .padding(.horizontal, Space.medium)
            .padding(.vertical, Space.hair)
            .accessibilityHidden(text.isEmpty)
    }
}
