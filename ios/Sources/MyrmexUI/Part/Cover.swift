import SwiftUI

/// Hides everything: drawn instead of a screen, not over it.
struct Cover: View {
    @Environment(\.palette) private var palette

    var body: some View {
        ForestFloor()
            .background(palette.neutral)
            .ignoresSafeArea()
    }
}
