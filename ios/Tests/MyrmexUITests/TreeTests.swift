import Foundation
import MyrmexCore
import SwiftUI
import Testing

@testable import MyrmexUI

/// The core's own screens, with its real words: every screen of every game.
@MainActor
@Suite("Every screen of every game")
struct TreeTests {
    @Test("has words for every piece, and every button sends the right event", arguments: ["fr", "en"])
    func tree(language: String) throws {
        var seen: Set<[String]> = []
        var kinds: Set<String> = []
        var steps = 0
        try Phone(language: language).tour { screen in
            let moment = moment(of: screen)
            kinds.formUnion(moment.prefix(1))
            // The later ones of a kind differ in their numbers, not in what they are made of; one in
            // a few is read all the same.
            steps += 1
            let isNew = seen.insert(moment).inserted
            if isNew || steps % 16 == 0 { check(screen, .phone) }
            guard isNew else { return }
            check(screen, .lyingPhone)
            check(screen, .smallPhone, text: .accessibility3)
            check(screen, .tablet, scheme: .dark)
            var mirrored = screen
            mirrored.look.leftHanded = true
            check(mirrored, .lyingPhone)
        }
        #expect(kinds.count == 10, "not every screen was seen: \(kinds)")
    }

    private func check(
        _ screen: Screen, _ size: CGSize, text: DynamicTypeSize = .large, scheme: ColorScheme = .light
    ) {
        let post = Post()
        let view = MyrmexApp(screen: screen) { post.events.append($0) }
        let reader = Reader(view, size: size, text: text, scheme: scheme)
        let name = moment(of: screen).joined(separator: " ")
        #expect(reader.faults == [], "\(name)")
        let expected = Expectations(screen)

        let spoken = Bag(reader.labels)
        let missing = Bag(expected.pieces.map(\.label)).subtracting(spoken)
        #expect(missing == [:], "pieces without their words on \(name)")
        #expect(expected.pieces.allSatisfy { !$0.label.isEmpty }, "a piece without words on \(name)")
        let unsaid = expected.words.filter { word in !reader.labels.contains { $0.contains(word) } }
        #expect(unsaid == [], "on \(name)")

        let deeds = reader.elements.flatMap { element in
            post.of(element.activate).map { Deed(label: element.label, event: $0) }
        }
        let (done, wanted) = (Bag(deeds), Bag(expected.deeds))
        #expect(wanted.subtracting(done) == [:], "cannot be done on \(name)")
        #expect(done.subtracting(wanted) == [:], "should not be done on \(name)")
    }

    @Test("that is a hand-over holds nothing but who takes the phone", arguments: ["fr", "en"])
    func handover(language: String) throws {
        var handovers = 0
        try Phone(language: language).tour { screen in
            guard case .handover(let handover) = screen.place else { return }
            handovers += 1
            #expect(!screen.private)
            let reader = Reader(MyrmexApp(screen: screen) { _ in })
            let allowed = [handover.title, handover.button.label] + handover.others.map(\.label)
            #expect(Set(reader.labels) == Set(allowed + [screen.note?.text].compactMap { $0 }))
            #expect(Set(reader.drawn).subtracting(handover.others.compactMap(\.symbol)) == [])
        }
        #expect(handovers > 0)
    }

    @Test("that is private is hidden by the cover: no word, no button, no glyph")
    func cover() throws {
        var secrets = 0
        try Phone(language: "fr").tour { screen in
            guard screen.private, secrets < 5 else { return }
            secrets += 1
            let reader = Reader(MyrmexApp(screen: screen, covered: true) { _ in })
            #expect(reader.labels == [])
            #expect(reader.drawn == [])
            #expect(reader.strokes > 0, "the forest floor is drawn instead")
            #expect(reader.taps.isEmpty && reader.gestures.isEmpty)
        }
        #expect(secrets > 0)
    }
}

/// Things and how often each is there.
typealias Bag<Thing: Hashable> = [Thing: Int]

extension Dictionary where Value == Int {
    init(_ things: [Key]) {
        self = things.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    func subtracting(_ other: Self) -> Self {
        merging(other) { $0 - $1 }.filter { self[$0.key] != nil && $0.value > 0 }
    }
}
