package app.myrmex.ui.model

import androidx.compose.runtime.State
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.referentialEqualityPolicy
import app.myrmex.core.Event
import app.myrmex.core.Note
import app.myrmex.core.Screen
import app.myrmex.core.door.Failure
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.launch
import kotlinx.coroutines.selects.onTimeout
import kotlinx.coroutines.selects.select
import kotlinx.coroutines.withContext
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.TimeMark
import kotlin.time.TimeSource

/**
 * The screen to draw, and the way to the core.
 *
 * All of it belongs to the thread of [scope], the one that draws, except the calls of the core:
 * those are made one after the other on [coreThread], so that a slow one never stops the drawing.
 *
 * @param open opens the core; called on [coreThread] too, because it reads files.
 * @param clock tells how long a private screen has been left alone, and a bot has paused.
 */
class GameModel(
    private val open: () -> Core,
    scope: CoroutineScope,
    private val coreThread: CoroutineDispatcher,
    private val clock: TimeSource = TimeSource.Monotonic,
) {
    private val shown = mutableStateOf<Screen?>(null, referentialEqualityPolicy())
    private val leaving = mutableStateOf<Sent?>(null)
    private val broken = mutableStateOf<String?>(null)
    private val events = Channel<Sent>(Channel.UNLIMITED)
    private val lastTouch = MutableStateFlow<TimeMark>(clock.markNow())
    private val patience = MutableStateFlow<Duration?>(null)
    private var thoughtDue: TimeMark? = null

    /** What to draw; nothing until the core is open. Every answer of the core is a new value. */
    val screen: State<Screen?> get() = shown

    /** Hide what is drawn: it is private, and the core has not yet been able to take it away. */
    val covered: State<Boolean> = derivedStateOf { leaving.value != null && shown.value?.private == true }

    /** Why the core could not be opened. */
    val trouble: State<String?> get() = broken

    init {
        scope.launch { run() }
        scope.launch { watch() }
    }

    /** Tells the core, when it has served what came before. */
    fun send(event: Event) {
        val sent = Sent(event, shown.value)
        if (event == Event.Suspended) leaving.value = sent else touched()
        events.trySend(sent)
    }

    /** Somebody is there, even if nothing came of the touch. */
    fun touched() {
        lastTouch.value = clock.markNow()
    }

    private suspend fun run() {
        val core =
            try {
                val core = withContext(coreThread) { open() }
                show(withContext(coreThread) { core.screen() })
                core
            } catch (failure: Failure) {
                broken.value = failure.message
                return
            }
        while (true) serve(core, next())
    }

    /** What happened, or a bot's next slice of thought when its pause is over. */
    @OptIn(ExperimentalCoroutinesApi::class)
    private suspend fun next(): Sent =
        select {
            events.onReceive { it }
            thoughtDue?.let { due -> onTimeout(-due.elapsedNow()) { Sent(Event.Continue, shown.value) } }
        }

    private suspend fun serve(
        core: Core,
        sent: Sent,
    ) {
        if (sent.event == Event.Continue) thoughtDue = null
        try {
            show(withContext(coreThread) { core.send(sent.event) })
        } catch (failure: Failure) {
            explain(core, sent, failure)
        }
        if (leaving.value === sent) leaving.value = null
    }

    private suspend fun explain(
        core: Core,
        sent: Sent,
        failure: Failure,
    ) {
        // A tap that was on its way when the screen changed means nothing any more.
        if (failure is Failure.Unfit && sent.from !== shown.value) return
        val now =
            try {
                withContext(coreThread) { core.screen() }
            } catch (_: Failure) {
                shown.value
            }
        // A thought that failed is not tried again by itself: it would fail for ever.
        val thinkAfter = now?.thinkAfter.takeIf { sent.event != Event.Continue }
        now?.copy(note = Note(failure.message.orEmpty(), null), thinkAfter = thinkAfter)?.let(::show)
    }

    private fun show(screen: Screen) {
        shown.value = screen
        patience.value = screen.coverAfter?.takeIf { screen.private }?.let { it.toInt().seconds }
        // A tap between two thoughts does not make the bot begin its pause again.
        thoughtDue = screen.thinkAfter?.let { thoughtDue ?: (clock.markNow() + it.toInt().milliseconds) }
    }

    /** A private screen left alone is taken away. */
    private suspend fun watch() {
        combine(patience, lastTouch) { patience, touch -> patience?.minus(touch.elapsedNow()) }
            .collectLatest { left ->
                if (left != null) {
                    delay(left)
                    send(Event.Suspended)
                }
            }
    }

    /** An event, and the screen it was sent from. */
    private class Sent(
        val event: Event,
        val from: Screen?,
    )
}
