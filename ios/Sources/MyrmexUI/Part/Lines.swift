import Foundation

/// The arithmetic of things laid out in lines, apart from what they are.
enum Lines {
    /// As many in each line as fit, in order.
    static func broken(_ widths: [CGFloat], into width: CGFloat, gap: CGFloat) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var used: CGFloat = 0
        for (index, each) in widths.enumerated() {
            // A hair of tolerance, because widths that were made to fit add up inexactly.
            if index > start, used + gap + each > width + 0.01 {
                lines.append(start..<index)
                start = index
                used = each
            } else {
                used += index > start ? gap + each : each
            }
        }
        if start < widths.count { lines.append(start..<widths.count) }
        return lines
    }

    /// As many side by side as leave each its least width, and no lonely one in the last line if it
    /// can be helped.
    static func columns(of count: Int, least: CGFloat, most: Int, width: CGFloat, gap: CGFloat) -> Int {
        let fitting = Int((width + gap) / (least + gap))
        let limit = min(max(fitting, 1), most)
        if count <= limit { return max(count, 1) }
        let lines = (count + limit - 1) / limit
        return (count + lines - 1) / lines
    }

    /// One line is easier to read than two: a few too many close up a little, and a few in much
    /// room grow.
    static func fitted(_ sizes: [CGSize], width: CGFloat, gap: CGFloat) -> [CGSize] {
        let all = sizes.map(\.width).reduce(0, +)
        guard all > 0 else { return sizes }
        let share = (width - gap * CGFloat(sizes.count - 1)) / all
        let scale = share < 0.76 ? 1 : min(share, 1.2)
        return sizes.map { CGSize(width: $0.width * scale, height: $0.height * scale) }
    }

    /// The widths of buttons in one line: what is left over is shared out. Where words have to be
    /// wrapped, those that cannot be keep their room.
    static func shared(
        _ natural: [CGFloat], least: [CGFloat], width: CGFloat, gap: CGFloat
    ) -> [CGFloat] {
        let count = CGFloat(natural.count)
        let room = width - gap * (count - 1)
        let spare = room - natural.reduce(0, +)
        let over = room - least.reduce(0, +)
        let wished = over - spare
        guard spare < 0, over >= 0, wished > 0 else {
            return natural.map { spare >= 0 ? $0 + spare / count : room / count }
        }
        return zip(least, natural).map { $0 + over * ($1 - $0) / wished }
    }
}
