package app.myrmex.core

import app.myrmex.core.door.App
import app.myrmex.core.door.Failure
import org.junit.Rule
import org.junit.rules.TemporaryFolder
import kotlin.test.Test
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNotEquals

/** On the library with feature `forced-panic`: a fault of the core is an error, never a crash. */
class ForcedPanicTest {
    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `a panic of the core arrives as an error with a sentence and the next call is served`() {
        open("en").use { app ->
            app.send(Event.Press("settings"))
            repeat(3) {
                val failure = assertFailsWith<Failure.Internal> { app.send(ForcedPanic) }
                assertNotEquals("", failure.message)
            }
            assertIs<Place.Home>(app.screen().place)
            assertIs<Place.Settings>(app.send(Event.Press("settings")).place)
        }
    }

    @Test
    fun `the sentence is in the language of the reader`() {
        val sentences =
            listOf("en", "fr").map { locale ->
                open(locale).use { app -> assertFailsWith<Failure.Internal> { app.send(ForcedPanic) }.message }
            }
        assertNotEquals(sentences[0], sentences[1])
    }

    private fun open(locale: String) = App.open(folder.newFolder().path, locale, 0, 0)

    private companion object {
        val ForcedPanic = Event.Press("forced-panic")
    }
}
