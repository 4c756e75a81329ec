package app.myrmex.ui.part

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import app.myrmex.core.Button
import app.myrmex.core.Event
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** What is behind the menu, from the bottom edge; a tap beside it closes it. */
@Composable
fun MenuSheet(
    buttons: List<Button>,
    send: (Event) -> Unit,
    close: () -> Unit,
) {
    Box(Modifier.fillMaxSize(), contentAlignment = Alignment.BottomCenter) {
        Box(
            Modifier
                .fillMaxSize()
                .background(Color.Black.copy(alpha = SHADE))
                .clickable(onClick = close)
                .clearAndSetSemantics { },
        )
        Surface(
            Modifier.widthIn(max = Space.column).fillMaxWidth(),
            shape = RoundedCornerShape(topStart = 28.dp, topEnd = 28.dp),
            color = MyrmexTheme.palette.paper,
            contentColor = MyrmexTheme.palette.ink,
        ) {
            Column(
                Modifier.verticalScroll(rememberScrollState()).padding(Space.large),
                verticalArrangement = Arrangement.spacedBy(Space.small),
            ) {
                buttons.forEach { button ->
                    PressButton(
                        button,
                        send = {
                            close()
                            send(it)
                        },
                        modifier = Modifier.fillMaxWidth(),
                    )
                }
            }
        }
    }
}

private const val SHADE = 0.45f
