import MyrmexCore

/// What a person can do on a screen, and the event each thing must send.
struct Deed: Hashable {
    let label: String
    let event: Event
}

/// What must be found on a screen, told from its data alone.
struct Expectations {
    private(set) var deeds: [Deed] = []
    private(set) var words: [String] = []
    private(set) var pieces: [MyrmexCore.Piece] = []

    init(_ screen: Screen) {
        if let back = screen.back, !isHandover(screen) { deeds.append(Deed(label: back, event: .back)) }
        if let note = screen.note { words.append(note.text) }
        switch screen.place {
        case .home(let home):
            words += [home.title, home.gamesTitle]
            press(home.buttons)
            for card in home.resume { match(card) }
            if let daily = home.daily { match(daily) }
            for game in home.games {
                let label = [game.title, game.line, game.facts].joined(separator: "\n")
                deeds.append(Deed(label: label, event: .press(id: game.button.id)))
            }
        case .setup(let setup):
            words += [setup.title, setup.seatsTitle] + setup.seats.map(\.name.label)
            if let code = setup.code { words.append(code.label) }
            for seat in setup.seats { press(seat.known + seat.kinds + seat.buttons) }
            press([setup.add, setup.deal] + setup.buttons)
            for each in setup.options { options(each) }
            areas(setup.preview)
        case .handover(let handover):
            words.append(handover.title)
            press([handover.button] + handover.others)
        case .turn(let turn):
            words.append(turn.title)
            table(turn.scene, covered: turn.recap != nil)
            if let recap = turn.recap {
                words += [recap.title] + recap.lines.map(\.text)
                press([recap.button])
            } else {
                pressOrPeek(turn.buttons)
            }
        case .reveal(let reveal):
            words += [reveal.title] + reveal.lines.map(\.text)
            table(reveal.scene, covered: false)
            press([reveal.button])
        case .result(let result):
            words += [result.title, result.headline, result.why] + result.podium.map(\.label)
            words += result.lines.map(\.text)
            sheet(result.sheet)
            if let best = result.best { self.best(best) }
            press(result.buttons)
        case .rules(let rules):
            words +=
                [rules.title, rules.search.label] + rules.chapters.flatMap { [$0.title] + $0.paragraphs }
            press(rules.games)
            // A picture is only looked at: its pieces have words, and a tap on them does nothing.
            pieces += rules.chapters.flatMap(\.picture).filter { $0.kind != .stepper }.flatMap(\.pieces)
        case .records(let records):
            words.append(records.title)
            sheet(records.sheet)
            for each in records.best { best(each) }
            for card in records.matches { match(card) }
            press(records.buttons)
        case .replay(let replay):
            words += [replay.title, replay.position] + replay.lines.map(\.text)
            table(replay.scene, covered: false)
            press(replay.buttons)
        case .settings(let settings):
            words +=
                [settings.title, settings.aboutTitle] + settings.about + settings.people.map(\.name.label)
            for each in settings.options { options(each) }
            press(settings.people.map(\.button))
        }
    }

    /// A hand-over offers its way home as one of its buttons.
    private func isHandover(_ screen: Screen) -> Bool {
        if case .handover = screen.place { return true }
        return false
    }

    private mutating func best(_ best: Best) {
        words.append(best.title)
        sheet(best.sheet)
    }

    private mutating func press(_ buttons: [MyrmexCore.Button]) {
        deeds += buttons.map { Deed(label: $0.label, event: .press(id: $0.id)) }
    }

    /// On a table a button that is held shows something while it is; on a hand-over it is pressed.
    private mutating func pressOrPeek(_ buttons: [MyrmexCore.Button]) {
        press(buttons.filter { !$0.hold })
        deeds += buttons.filter(\.hold).map { Deed(label: $0.label, event: .hold(id: $0.id, down: true)) }
    }

    private mutating func match(_ card: MatchCard) {
        words += [card.title, card.people]
        press(card.buttons)
    }

    private mutating func options(_ options: Options) {
        words.append(options.label)
        press(options.choices)
    }

    private mutating func sheet(_ sheet: Sheet) {
        words += (sheet.rows.map(\.label) + sheet.rows.flatMap(\.cells)).filter { !$0.isEmpty }
    }

    private mutating func table(_ scene: MyrmexCore.Scene, covered: Bool) {
        words += scene.seats.map(\.label)
        deeds += scene.tabs.map { Deed(label: $0.label, event: .press(id: $0.id)) }
        guard !covered else { return }
        if !scene.prompt.isEmpty { words.append(scene.prompt) }
        areas(scene.areas)
    }

    private mutating func areas(_ areas: [Area]) {
        for area in areas {
            let shown = area.kind == .stepper ? neighbours(in: area) : area.pieces
            pieces += shown
            words += area.links.map(\.label)
            let acting = area.kind == .stepper ? shown.filter { !$0.armed } : shown
            deeds += acting.compactMap { piece in
                guard area.kind != .track, let target = piece.target else { return nil }
                return Deed(label: piece.label, event: .tap(target: target))
            }
        }
    }

    /// A stepper shows where it stands, and one step either way.
    private func neighbours(in area: Area) -> [MyrmexCore.Piece] {
        let at = area.pieces.firstIndex { $0.armed }
        let less = area.pieces[..<(at ?? 0)].last { $0.tappable }
        let more = area.pieces[(at.map { $0 + 1 } ?? 0)...].first { $0.tappable }
        return [less, at.map { area.pieces[$0] }, more].compactMap { $0 }
    }
}
