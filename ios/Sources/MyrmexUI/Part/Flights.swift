import SwiftUI

extension EnvironmentValues {
    /// Where the pieces of one table are followed, so that one that moves is seen moving, from area
    /// to area too. There is none where pieces are only pictures.
    var sky: Namespace.ID? {
        get { self[SkyKey.self] }
        set { self[SkyKey.self] = newValue }
    }
}

private struct SkyKey: EnvironmentKey {
    static let defaultValue: Namespace.ID? = nil
}

/// Lets a piece travel from where the same piece was in the picture before.
struct Flying: ViewModifier {
    let id: String

    @Environment(\.sky) private var sky
    @Environment(\.still) private var still

    func body(content: Content) -> some View {
        if let sky, !still {
            content.matchedGeometryEffect(id: id, in: sky)
        } else {
            content
        }
    }
}

/// How long things are on their way.
let travel = Animation.easeInOut(duration: 0.24)
