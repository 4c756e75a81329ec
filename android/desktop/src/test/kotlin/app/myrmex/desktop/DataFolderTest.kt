package app.myrmex.desktop

import java.nio.file.Path
import kotlin.test.Test
import kotlin.test.assertEquals

class DataFolderTest {
    @Test
    fun `the folder the person has chosen comes first`() {
        assertEquals(Path.of("/mnt/data/myrmex"), folder("Linux", "XDG_DATA_HOME" to "/mnt/data"))
    }

    @Test
    fun `a relative choice is ignored`() {
        assertEquals(Path.of("/home/lea/.local/share/myrmex"), folder("Linux", "XDG_DATA_HOME" to "data"))
    }

    @Test
    fun `without a choice it is where the system keeps such things`() {
        assertEquals(Path.of("/home/lea/.local/share/myrmex"), folder("Linux"))
        assertEquals(Path.of("/home/lea/Library/Application Support/myrmex"), folder("Mac OS X"))
    }

    private fun folder(
        system: String,
        vararg environment: Pair<String, String>,
    ) = dataFolder(environment.toMap(), mapOf("user.home" to "/home/lea", "os.name" to system)::get)
}
