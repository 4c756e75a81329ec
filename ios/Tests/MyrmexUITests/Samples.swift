import MyrmexCore

/// Small screens made up for one test each; no game is like them.
enum Samples {
    static func screen(
        _ place: Place, private secret: Bool = false, cues: [Cue] = [],
        haptics: Bool = true
    ) -> Screen {
        Screen(
            place: place,
            private: secret,
            coverAfter: secret ? 45 : nil,
            thinkAfter: nil,
            awake: false,
            back: nil,
            note: nil,
            cues: cues,
            look: Look(
                language: "en", theme: .system, leftHanded: false, still: false, sound: true, haptics: haptics
            )
        )
    }

    static func turn(
        _ areas: [Area], prompt: String = "Choose.", buttons: [MyrmexCore.Button] = [],
        menu: [MyrmexCore.Button] = []
    ) -> Turn {
        Turn(
            title: "Game",
            scene: MyrmexCore.Scene(
                round: "Round 1", seats: [], tabs: [], areas: areas, prompt: prompt, tint: .plain),
            recap: nil,
            buttons: buttons,
            menuTitle: "Menu",
            menu: menu
        )
    }

    static func button(
        _ id: String, _ label: String, hold: Bool = false, style: MyrmexCore.ButtonStyle = .plain,
        disabled: String? = nil
    ) -> MyrmexCore.Button {
        MyrmexCore.Button(
            id: id, label: label, symbol: nil, style: style, disabled: disabled, selected: false, hold: hold)
    }

    static func area(_ kind: AreaKind, _ pieces: [Piece], width: Int32 = 0, height: Int32 = 0) -> Area {
        Area(
            id: "area", title: "", kind: kind, width: width, height: height, focus: nil, private: false,
            pieces: pieces, links: [])
    }

    static func piece(
        _ id: String, x: Int32 = 0, y: Int32 = 0, side: Int32 = 1000, shape: MyrmexCore.Shape = .card,
        tappable: Bool = true, armed: Bool = false
    ) -> Piece {
        Piece(
            id: id, target: id, x: x, y: y, width: side, height: side, shape: shape, role: .card,
            pattern: .plain, mark: nil, symbol: nil, text: id, label: "Piece \(id)", tappable: tappable,
            armed: armed, changed: false, dimmed: false, faceDown: false)
    }

    /// A board of so many cells across and down, each a unit wide.
    static func board(_ columns: Int32, _ rows: Int32, focus: Frame? = nil) -> Area {
        let cells = (0..<rows).flatMap { row in
            (0..<columns).map { piece("\($0)-\(row)", x: $0 * 1000 + 500, y: row * 1000 + 500) }
        }
        var board = area(.board, cells, width: columns * 1000, height: rows * 1000)
        board.focus = focus
        return board
    }
}
