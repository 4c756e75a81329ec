import MyrmexCore
import SwiftUI

#if canImport(Accessibility)
    import Accessibility
#endif

/// What a screen reader says by itself when a screen changes: a refusal at once, else what is asked.
struct Announcement: Equatable {
    let place: String
    let note: String?
    let prompt: String

    init(of screen: Screen) {
        note = screen.note?.text
        switch screen.place {
        case .turn(let turn):
            place = "turn"
            prompt = turn.recap?.title ?? turn.scene.prompt
        case .reveal(let reveal):
            place = "reveal"
            prompt = reveal.scene.prompt
        case .replay(let replay):
            place = "replay"
            prompt = replay.position
        case .handover(let handover):
            place = "handover"
            prompt = handover.title
        case .result(let result):
            place = "result"
            prompt = result.headline
        case .home(let home):
            place = "home"
            prompt = home.title
        case .setup(let setup):
            place = "setup"
            prompt = setup.title
        case .rules(let rules):
            place = "rules"
            prompt = rules.title
        case .records(let records):
            place = "records"
            prompt = records.title
        case .settings(let settings):
            place = "settings"
            prompt = settings.title
        }
    }

    /// What to say after another screen.
    func words(after old: Announcement) -> String? {
        if let note, note != old.note { return note }
        return prompt != old.prompt && !prompt.isEmpty ? prompt : nil
    }

    @MainActor func post(after old: Announcement) {
        if place != old.place {
            AccessibilityNotification.ScreenChanged().post()
        }
        if let words = words(after: old) {
            AccessibilityNotification.Announcement(words).post()
        }
    }
}

/// What the hand feels: a light touch for a legal tap, a double one for a refusal.
func feedback(for screen: Screen) -> SensoryFeedback? {
    guard screen.look.haptics, let cue = screen.cues.last else { return nil }
    return switch cue {
    case .tap: .impact(weight: .light)
    case .refuse: .error
    case .reveal: .impact(weight: .medium)
    case .finish: .success
    }
}
