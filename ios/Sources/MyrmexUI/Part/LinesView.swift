import MyrmexCore
import SwiftUI

/// Sentences of a story, each with who it is about.
struct LinesView: View {
    let lines: [Line]

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Space.small) {
            ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
                HStack(alignment: .top, spacing: Space.small) {
                    if let mark = line.mark {
                        MarkView(mark, size: textSize.inline(smallGlyph))
                    }
                    if let symbol = line.symbol {
                        Glyph(symbol, size: textSize.inline(smallGlyph))
                    }
                    Words(line.text).frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }
}
