package app.myrmex.ui.part

import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.OutlinedTextFieldDefaults
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.platform.LocalFocusManager
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import app.myrmex.core.Event
import app.myrmex.core.Field
import app.myrmex.ui.theme.MyrmexTheme
import app.myrmex.ui.theme.Space

/** A line to fill in. What is typed stays here until it is finished. */
@Composable
fun TextEntry(
    field: Field,
    send: (Event) -> Unit,
    modifier: Modifier = Modifier,
) {
    var typed by remember(field.id, field.text) { mutableStateOf(field.text) }
    var focused by remember(field.id) { mutableStateOf(false) }
    val focus = LocalFocusManager.current
    val styles = MyrmexTheme.styles
    val palette = MyrmexTheme.palette

    fun finish() {
        if (typed != field.text) send(Event.Enter(field.id, typed))
    }
    OutlinedTextField(
        value = typed,
        onValueChange = { typed = it },
        modifier =
            modifier
                .heightIn(min = Space.touch)
                .semantics { contentDescription = field.label }
                .onFocusChanged {
                    if (focused && !it.isFocused) finish()
                    focused = it.isFocused
                },
        // A field one line high cuts a line that is set closer than the font wants it.
        textStyle = styles.body.copy(color = palette.ink, lineHeight = TextUnit.Unspecified),
        placeholder = { Words(field.label, color = palette.muted) },
        singleLine = true,
        shape = EntryShape,
        keyboardOptions = KeyboardOptions(imeAction = ImeAction.Done),
        keyboardActions = KeyboardActions(onDone = { focus.clearFocus() }),
        colors =
            OutlinedTextFieldDefaults.colors(
                focusedContainerColor = palette.card,
                unfocusedContainerColor = palette.card,
                unfocusedBorderColor = palette.edge,
                focusedBorderColor = palette.leaf,
            ),
    )
}

private val EntryShape = RoundedCornerShape(16.dp)
