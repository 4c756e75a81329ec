import Foundation
import MyrmexCore
import MyrmexModel
import SwiftUI

/// Draws what the model holds, and tells it when the app leaves the front and comes back.
public struct Game: View {
    let model: GameModel
    let presence: Presence

    @Environment(\.scenePhase) private var phase

    public init(model: GameModel, presence: Presence = Presence()) {
        self.model = model
        self.presence = presence
    }

    public var body: some View {
        ZStack {
            if let screen = model.screen {
                // The app switcher takes its picture while the app is not active.
                MyrmexApp(
                    screen: screen,
                    covered: model.covered || (screen.private && phase != .active),
                    send: { model.send($0) }
                )
                .onChange(of: Announcement(of: screen), initial: true) { old, new in new.post(after: old) }
                .sensoryFeedback(trigger: model.answers) { _, _ in feedback(for: screen) }
            }
            if let trouble = model.trouble {
                Trouble(sentence: trouble)
            }
        }
        .onChange(of: phase) { old, new in
            if let event = presence.event(from: old, to: new) { model.send(event) }
        }
        .onAppear { model.start() }
    }
}

/// There is no screen to draw, only the reason why.
private struct Trouble: View {
    let sentence: String

    @Environment(\.palette) private var palette

    var body: some View {
        Words(sentence)
            .padding(Space.huge)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(palette.paper)
    }
}

/// What the comings and goings of the app mean to the core: somebody else may hold the phone by then.
public struct Presence: Sendable {
    let now: @Sendable () -> Int64
    let locale: @Sendable () -> String

    public init(
        now: @escaping @Sendable () -> Int64 = { Int64(Date.now.timeIntervalSince1970) },
        locale: @escaping @Sendable () -> String = { Locale.preferredLanguages.first ?? "fr" }
    ) {
        self.now = now
        self.locale = locale
    }

    /// To go to the background is one leaving, though the phase changes twice.
    func event(from old: ScenePhase, to new: ScenePhase) -> Event? {
        switch (old, new) {
        case (.active, .inactive), (.active, .background): .suspended
        case (.inactive, .active), (.background, .active): .resumed(now: now(), locale: locale())
        default: nil
        }
    }
}
