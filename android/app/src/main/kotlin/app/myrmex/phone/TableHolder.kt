package app.myrmex.phone

import android.app.Application
import android.os.Bundle
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import app.myrmex.core.ButtonStyle
import app.myrmex.core.Event
import app.myrmex.core.Place
import app.myrmex.core.door.App
import app.myrmex.core.door.Failure
import app.myrmex.ui.model.AppCore
import app.myrmex.ui.model.Core
import app.myrmex.ui.model.GameModel
import kotlinx.coroutines.Dispatchers
import java.time.Instant
import java.time.ZoneId

/**
 * Keeps the table while the window over it is made anew, and remembers whether a match was on it
 * when the system takes the whole process.
 */
class TableHolder(
    application: Application,
    saved: SavedStateHandle,
) : AndroidViewModel(application) {
    private val wasPlaying = saved.get<Bundle>(TABLE)?.getBoolean(PLAYING) ?: false
    private var language = languageTag(application.resources.configuration)
    private var present = true

    val model = GameModel(::open, viewModelScope, Dispatchers.IO.limitedParallelism(1))

    init {
        saved.setSavedStateProvider(TABLE) { Bundle().apply { putBoolean(PLAYING, isPlaying()) } }
    }

    /** The window is in front, in this language. */
    fun arrive(language: String) {
        if (present && language == this.language) return
        present = true
        this.language = language
        model.send(Event.Resumed(Instant.now().epochSecond, language))
    }

    /** The window is gone, and whoever looks next may be somebody else. */
    fun leave() {
        present = false
        model.send(Event.Suspended)
    }

    private fun open(): Core {
        val now = Instant.now()
        val offset = ZoneId.systemDefault().rules.getOffset(now)
        val folder = getApplication<Application>().filesDir.resolve(FOLDER)
        val core = AppCore(App.open(folder.path, language, now.epochSecond, offset.totalSeconds))
        if (wasPlaying) goOn(core)
        return core
    }

    /** Home lists the match that was played last first. If it cannot be opened, home it is. */
    private fun goOn(core: Core) {
        val home = (core.screen().place as? Place.Home)?.home
        val last = home
            ?.resume
            ?.firstOrNull()
            ?.buttons
            ?.firstOrNull { it.style == ButtonStyle.PRIMARY }
        try {
            last?.let { core.send(Event.Press(it.id)) }
        } catch (_: Failure) {
            return
        }
    }

    private fun isPlaying() =
        when (model.screen.value?.place) {
            is Place.Handover, is Place.Turn, is Place.Reveal -> true
            else -> false
        }

    private companion object {
        /** As the backup rules name it. */
        const val FOLDER = "myrmex"
        const val TABLE = "table"
        const val PLAYING = "playing"
    }
}
