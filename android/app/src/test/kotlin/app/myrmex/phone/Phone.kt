package app.myrmex.phone

import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Bundle
import android.os.Looper
import android.view.View
import android.view.ViewGroup
import android.view.WindowManager.LayoutParams
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.lifecycle.ViewModelProvider
import app.myrmex.core.Button
import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.Screen
import app.myrmex.ui.Hand
import app.myrmex.ui.pieces
import org.robolectric.Robolectric
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import java.io.File
import java.time.Duration

/** The app as the system runs it, and somebody who plays it with a screen reader. */
class Phone(
    saved: Bundle? = null,
) {
    val controller: ActivityController<MainActivity> = Robolectric.buildActivity(MainActivity::class.java)
    private val hand = Hand()
    val activity: MainActivity get() = controller.get()
    val screen: Screen get() = checkNotNull(table.model.screen.value) { "the core is not open yet" }
    val secure: Boolean get() = activity.window.attributes.flags and LayoutParams.FLAG_SECURE != 0
    private val table get() = ViewModelProvider(activity)[TableHolder::class.java]

    init {
        if (saved == null) controller.setup() else controller.setup(saved)
        until("the core is open") { table.model.screen.value != null }
    }

    /** Lets time go by until it is so: the core works on a thread of its own. */
    fun until(
        what: String,
        reached: () -> Boolean,
    ) {
        repeat(MOST_FRAMES) {
            frame()
            if (reached()) return repeat(SETTLING) { frame() }
            Thread.sleep(1)
        }
        error("it never came to this: $what; it shows ${words()}")
    }

    /** What a screen reader would say of the window, piece by piece. */
    fun words(): List<String> = nodes().map(::spoken).filter { it.isNotEmpty() }

    fun startGringrins() {
        val game = (screen.place as Place.Home).home.games.first { it.button.id == "new gringrins" }
        tap(game.title)
        until("the set-up") { screen.place is Place.Setup }
        tap((screen.place as Place.Setup).setup.deal.label)
        until("the match") { screen.place !is Place.Setup }
    }

    /** Plays on by taps, until [there]. */
    fun playUntil(
        what: String,
        there: (Screen) -> Boolean,
    ) {
        repeat(MOST_TAPS) {
            if (there(screen)) return
            val before = screen
            when (val event = checkNotNull(hand.next(screen)) { "the match is over before $what" }) {
                is Event.Press -> tap(buttons(before).first { it.id == event.id }.label)
                is Event.Tap -> tap(piecesOf(before).first { it.target == event.target }.label)
                else -> Unit
            }
            until("an answer") { screen !== before }
        }
        error("it never came to this: $what")
    }

    fun take() {
        val button = (screen.place as Place.Handover).handover.button
        tap(button.label)
        until("the phone is taken") { screen.place !is Place.Handover }
    }

    /** What the system does when it needs the memory of an app that nobody sees. */
    fun die(): Bundle {
        val saved = Bundle()
        controller.pause().stop()
        until("the core has been left") { !screen.private }
        controller.saveInstanceState(saved).destroy()
        return saved
    }

    fun tap(label: String) {
        val node = nodes().firstOrNull { SemanticsActions.OnClick in it.config && label in spoken(it) }
        val action = checkNotNull(node) { "nothing to tap is called $label; there is ${words()}" }
        checkNotNull(action.config[SemanticsActions.OnClick].action).invoke()
    }

    /** A picture of the window, to be looked at. */
    fun photograph(name: String) {
        val view = activity.window.decorView
        val picture = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
        view.draw(Canvas(picture))
        val file = File(System.getProperty("shots"), "$name.png").apply { parentFile?.mkdirs() }
        file.outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, 100, it) }
    }

    /** Nothing is drawn here by itself, and it is in drawing that Compose lays out what has changed. */
    private fun frame() {
        shadowOf(Looper.getMainLooper()).idleFor(FRAME)
        roots().forEach { it.measureAndLayoutForTest() }
    }

    private fun nodes(): List<SemanticsNode> = roots().flatMap { below(it.semanticsOwner.rootSemanticsNode) }

    private fun roots() = views(activity.window.decorView).filterIsInstance<ViewRootForTest>()

    private fun views(view: View): List<View> =
        listOf(view) +
            (
                (view as? ViewGroup)
                    ?.let { group ->
                        List(group.childCount, group::getChildAt)
                    }.orEmpty()
                    .flatMap(::views)
            )

    private fun below(node: SemanticsNode): List<SemanticsNode> = listOf(node) + node.children.flatMap(::below)

    private fun spoken(node: SemanticsNode): String {
        val described = node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
        val written = node.config
            .getOrNull(SemanticsProperties.Text)
            .orEmpty()
            .map { it.text }
        return (described + written).joinToString(" ")
    }

    private fun piecesOf(screen: Screen) = (screen.place as? Place.Turn)?.let { pieces(it.turn) }.orEmpty()

    private fun buttons(screen: Screen): List<Button> =
        when (val place = screen.place) {
            is Place.Handover -> listOf(place.handover.button)
            is Place.Turn -> place.turn.buttons + listOfNotNull(place.turn.recap?.button)
            is Place.Reveal -> listOf(place.reveal.button)
            else -> emptyList()
        }

    private companion object {
        val FRAME: Duration = Duration.ofMillis(16)
        const val SETTLING = 25
        const val MOST_FRAMES = 20_000
        const val MOST_TAPS = 200
    }
}
