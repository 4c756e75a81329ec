package app.myrmex.desktop

import app.myrmex.core.Event
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent

/**
 * Tells the core when the window leaves the front and when it is back: somebody else may sit at
 * the keyboard by then. It listens to the window itself, because nothing is composed while the
 * window is minimised.
 */
class Presence(
    private val send: (Event) -> Unit,
    private val resumed: () -> Event,
) : WindowAdapter() {
    private var present = true

    override fun windowLostFocus(event: WindowEvent?) = leave()

    override fun windowIconified(event: WindowEvent?) = leave()

    override fun windowGainedFocus(event: WindowEvent?) {
        present = true
        send(resumed())
    }

    // To minimise a window takes its focus away too: that is one leaving, not two.
    private fun leave() {
        if (present) send(Event.Suspended)
        present = false
    }
}
