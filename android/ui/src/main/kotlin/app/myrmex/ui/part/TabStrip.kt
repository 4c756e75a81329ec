package app.myrmex.ui.part

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import app.myrmex.core.Event
import app.myrmex.core.Tab
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** The parts of a large game; where they are too many to fit, the one in front is in sight. */
@Composable
fun TabStrip(
    tabs: List<Tab>,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    if (tabs.isEmpty()) return
    Row(
        modifier.fillMaxWidth().horizontalScroll(rememberScrollState()).selectableGroup(),
        horizontalArrangement = Arrangement.spacedBy(Space.hair),
    ) { tabs.forEach { tab -> key(tab.id) { TabView(tab, send) } } }
}

@Composable
private fun TabView(
    tab: Tab,
    send: (Event) -> Unit,
) {
    val palette = MyrmexTheme.palette
    val ink = if (tab.active) palette.onLeaf else palette.ink
    val shape = RoundedCornerShape(16.dp)
    val sight = remember { BringIntoViewRequester() }
    LaunchedEffect(tab.active) { if (tab.active) sight.bringIntoView() }
    Row(
        Modifier
            .bringIntoViewRequester(sight)
            .clip(shape)
            .background(if (tab.active) palette.leaf else palette.card)
            .border(BORDER, if (tab.active) palette.leaf else palette.edge, shape)
            .selectable(tab.active, role = Role.Tab) { send(Event.Press(tab.id)) }
            .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
            .padding(horizontal = Space.small),
        horizontalArrangement = Arrangement.spacedBy(Space.hair, Alignment.CenterHorizontally),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Words(tab.label, color = ink)
        tab.badge?.let { badge ->
            Words(
                badge,
                Modifier
                    .clip(RoundedCornerShape(50))
                    .background(palette.honey)
                    .border(1.5.dp, palette.ink, RoundedCornerShape(50))
                    .padding(horizontal = Space.small),
                style = MyrmexTheme.styles.small,
                color = palette.onHoney,
            )
        }
    }
}
