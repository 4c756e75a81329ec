import MyrmexCore
import SwiftUI

/// A table of best scores under its heading.
struct BestView: View {
    let best: Best

    var body: some View {
        Grouped(title: best.title) { SheetView(sheet: best.sheet) }
    }
}
