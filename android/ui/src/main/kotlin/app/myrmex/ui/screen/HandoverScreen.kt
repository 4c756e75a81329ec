package app.myrmex.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.myrmex.core.Event
import app.myrmex.core.Handover
import app.myrmex.core.Screen
import app.myrmex.ui.part.ButtonBar
import app.myrmex.ui.part.HoldButton
import app.myrmex.ui.part.MarkView
import app.myrmex.ui.part.NoteBar
import app.myrmex.ui.part.PressButton
import app.myrmex.ui.part.Words
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** The phone changes hands. Whose turn it is, and not a thing about the game. */
@Composable
fun HandoverScreen(
    screen: Screen,
    handover: Handover,
    send: (Event) -> Unit,
) {
    BoxWithConstraints(Modifier.fillMaxSize().padding(Space.large)) {
        val sideways = maxWidth > maxHeight
        val roomy = maxHeight / LocalDensity.current.fontScale >= ROOMY
        Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
            Box(
                Modifier.weight(1f).fillMaxWidth().verticalScroll(rememberScrollState()),
                contentAlignment = Alignment.Center,
            ) { Who(handover, sideways, roomy) }
            Column(
                Modifier.widthIn(max = 480.dp),
                verticalArrangement = Arrangement.spacedBy(Space.small),
            ) {
                NoteBar(screen)
                TakePhone(handover, send)
                ButtonBar(handover.others, send)
            }
        }
    }
}

@Composable
private fun Who(
    handover: Handover,
    sideways: Boolean,
    roomy: Boolean,
) {
    val title = @Composable {
        Words(
            handover.title,
            Modifier.semantics { heading() },
            style = if (roomy) MyrmexTheme.styles.display else MyrmexTheme.styles.title,
            align = TextAlign.Center,
        )
    }
    if (sideways) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(Space.huge, Alignment.CenterHorizontally),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            MarkView(handover.mark, 96.dp)
            title()
        }
    } else {
        Column(
            verticalArrangement = Arrangement.spacedBy(Space.huge, Alignment.CenterVertically),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            MarkView(handover.mark, if (roomy) 168.dp else 88.dp)
            title()
        }
    }
}

@Composable
private fun TakePhone(
    handover: Handover,
    send: (Event) -> Unit,
) {
    val modifier = Modifier.fillMaxWidth().heightIn(min = 84.dp)
    if (handover.button.hold) {
        HoldButton(handover.button, send, modifier)
    } else {
        PressButton(handover.button, send, modifier)
    }
}

private val ROOMY = 480.dp
