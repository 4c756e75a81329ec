package app.myrmex.ui.model

import app.myrmex.core.Event
import app.myrmex.core.Screen
import app.myrmex.core.door.App

/** What the model needs of the core. Both calls may take a while, and throw the core's `Failure`. */
interface Core {
    /** What to draw now. */
    fun screen(): Screen

    /** Tells what happened; answers what to draw now. */
    fun send(event: Event): Screen
}

/** The core behind the generated bindings. */
class AppCore(
    private val app: App,
) : Core {
    override fun screen(): Screen = app.screen()

    override fun send(event: Event): Screen = app.send(event)
}
