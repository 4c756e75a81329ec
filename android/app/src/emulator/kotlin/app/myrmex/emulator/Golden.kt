package app.myrmex.emulator

import java.io.File
import java.util.zip.CRC32

/** A golden playthrough of two people, as far as it can be played again. */
class Golden(
    file: File,
) {
    private val lines = file.readLines()
    private val settings = lines[1].removePrefix("# ").split(" · seed ")
    private val options = settings[0].split(" ").associate { it.substringBefore('=') to it.substringAfter('=') }
    private val seed = settings[1].toLong()
    private val people = lines.filter { it.startsWith("# ") }.drop(2).map { it.split(" ", limit = 3).drop(1) }

    /** What each person did, in order. */
    val actions: List<List<String>> =
        people.map { (mark, _) ->
            lines
                .mapNotNull { ACTION.matchEntire(it)?.destructured }
                .filter { (who) ->
                    who == mark
                }.map { (_, what) -> what }
        }

    /** Why it ended as it did, and the sheet row by row. */
    val why: String = ending()[1]
    val rows: List<String> = ending().drop(4)

    /** A file of this match, just dealt, made after the header of any other match: see docs/record.md. */
    fun dealt(header: String): String {
        val marks = listOf("disc", "square")
        val players = people.zip(marks) { (_, name), mark -> """{"name":"$name","mark":"$mark","kind":"person"}""" }
        val body =
            header
                .substringBeforeLast(",\"check\"")
                .replace(
                    Regex(""""options":\{[^}]*}"""),
                    options.entries.joinToString(",", "\"options\":{", "}") { (key, value) -> "\"$key\":\"$value\"" },
                ).replace(Regex(""""players":\[[^]]*]"""), players.joinToString(",", "\"players\":[", "]"))
                .replace(Regex(""""seed":\d+"""), "\"seed\":$seed")
        val check = CRC32().apply { update(ByteArray(Int.SIZE_BYTES)) }.apply { update(body.encodeToByteArray()) }
        return "$body,\"check\":\"%08x\"}\n".format(check.value)
    }

    private fun ending() = lines.filter { it.startsWith("= ") }.map { it.removePrefix("= ") }

    private companion object {
        /** "12. ● card 7" */
        val ACTION = Regex("""\d+\. (\S) (.*)""")
    }
}
