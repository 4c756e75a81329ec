package app.myrmex.phone

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.BackHandler
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import app.myrmex.core.Event
import app.myrmex.ui.model.Game

/** The app on a phone: one window, which draws what the core describes. */
class MainActivity : ComponentActivity() {
    private val table: TableHolder by viewModels()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        setContent {
            val model = table.model
            val screen by model.screen
            val fonts = remember { fontsOf(assets) }
            screen?.let { WindowFor(it) }
            Feel(model)
            BackHandler(enabled = screen?.back != null) { model.send(Event.Back) }
            Game(model, fonts, reduceMotion())
        }
    }

    override fun onStart() {
        super.onStart()
        table.arrive(languageTag(resources.configuration))
    }

    override fun onStop() {
        // Turned round or given another language, the phone is still in the same hands.
        if (!isChangingConfigurations) table.leave()
        super.onStop()
    }

    /** A key or a screen reader is somebody there as much as a finger is. */
    override fun onUserInteraction() {
        super.onUserInteraction()
        table.model.touched()
    }
}
