import MyrmexCore
import SwiftUI

/// How the app behaves, who plays, and who made it.
struct SettingsScreen: View {
    let screen: Screen
    let settings: Settings
    let send: Send

    var body: some View {
        Page(screen: screen, title: settings.title, send: send) {
            Columns {
                VStack(spacing: Space.medium) {
                    ForEach(Array(settings.options.enumerated()), id: \.offset) { _, options in
                        Leaf { OptionsView(options: options, send: send) }
                    }
                }
            } second: {
                if !settings.people.isEmpty {
                    Grouped(title: settings.peopleTitle) {
                        ForEach(settings.people, id: \.name.id) { PersonView(person: $0, send: send) }
                    }
                }
                Grouped(title: settings.aboutTitle) {
                    ForEach(Array(settings.about.enumerated()), id: \.offset) { _, line in Words(line) }
                }
            }
        }
    }
}

private struct PersonView: View {
    let person: Person
    let send: Send

    var body: some View {
        HStack(spacing: Space.small) {
            TextEntry(field: person.name, send: send)
            IconPress(button: person.button, send: send)
        }
    }
}
