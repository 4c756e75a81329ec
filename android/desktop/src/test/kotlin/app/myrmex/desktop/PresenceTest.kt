package app.myrmex.desktop

import app.myrmex.core.Event
import kotlin.test.Test
import kotlin.test.assertEquals

class PresenceTest {
    private val sent = mutableListOf<Event>()
    private val back = Event.Resumed(7, "fr")
    private val presence = Presence(sent::add) { back }

    @Test
    fun `a window that loses the focus is left, and resumed when it has it again`() {
        presence.windowLostFocus(null)
        presence.windowGainedFocus(null)
        assertEquals(listOf(Event.Suspended, back), sent)
    }

    @Test
    fun `a window that is minimised is left once`() {
        presence.windowIconified(null)
        presence.windowLostFocus(null)
        assertEquals<List<Event>>(listOf(Event.Suspended), sent)
    }
}
