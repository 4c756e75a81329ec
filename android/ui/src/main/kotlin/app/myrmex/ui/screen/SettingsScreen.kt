package app.myrmex.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import app.myrmex.core.Event
import app.myrmex.core.Person
import app.myrmex.core.Screen
import app.myrmex.core.Settings
import app.myrmex.ui.part.Columns
import app.myrmex.ui.part.Group
import app.myrmex.ui.part.IconPress
import app.myrmex.ui.part.Leaf
import app.myrmex.ui.part.OptionsView
import app.myrmex.ui.part.Page
import app.myrmex.ui.part.TextEntry
import app.myrmex.ui.part.Words
import app.myrmex.ui.theme.Space

/** How the app behaves, who plays, and who made it. */
@Composable
fun SettingsScreen(
    screen: Screen,
    settings: Settings,
    send: (Event) -> Unit,
) {
    Page(screen, settings.title, send) {
        Columns(
            first = {
                Column(verticalArrangement = Arrangement.spacedBy(Space.medium)) {
                    settings.options.forEach { Leaf { OptionsView(it, send) } }
                }
            },
            second = {
                Column(verticalArrangement = Arrangement.spacedBy(Space.huge)) {
                    if (settings.people.isNotEmpty()) {
                        Group(settings.peopleTitle) {
                            settings.people.forEach { person -> key(person.name.id) { PersonView(person, send) } }
                        }
                    }
                    Group(settings.aboutTitle) { settings.about.forEach { Words(it) } }
                }
            },
        )
    }
}

@Composable
private fun PersonView(
    person: Person,
    send: (Event) -> Unit,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(Space.small),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        TextEntry(person.name, send, Modifier.weight(1f))
        IconPress(person.button, send)
    }
}
