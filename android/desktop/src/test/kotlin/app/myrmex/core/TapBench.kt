package app.myrmex.core

import app.myrmex.core.door.App
import app.myrmex.core.door.Failure
import java.nio.file.Files
import java.util.Locale
import kotlin.time.Duration
import kotlin.time.DurationUnit
import kotlin.time.measureTime
import kotlin.time.measureTimedValue

private const val WARM_UP = 5
private const val ROUNDS = 5

/** What one tap costs through the bindings: the call, the core, and the screen decoded. */
fun main() {
    for (transcript in Transcript.all()) {
        repeat(WARM_UP) { Round().run(transcript) }
        val rounds = List(ROUNDS) { Round().also { it.run(transcript) } }
        println(
            String.format(
                Locale.ROOT,
                "%-12s through Kotlin   send %7.1f µs   screen of a turn %7.1f µs",
                transcript.name,
                rounds.sumOf { it.sends.micros() } / rounds.sumOf { it.events },
                rounds.sumOf { it.screens.micros() } / rounds.sumOf { it.turns },
            ),
        )
    }
}

private class Round {
    var sends = Duration.ZERO
    var events = 0
    var screens = Duration.ZERO
    var turns = 0

    fun run(transcript: Transcript) {
        val folder = Files.createTempDirectory("myrmex").toFile()
        App.open(transcript.unpack(folder).path, transcript.locale, transcript.now, transcript.utcOffset).use { app ->
            transcript.steps.mapNotNull { it.event }.forEach { measure(app, it) }
        }
        folder.deleteRecursively()
    }

    private fun measure(app: App, event: Event) {
        val (screen, time) = measureTimedValue { runCatching { app.send(event) } }
        sends += time
        events++
        screen.exceptionOrNull()?.let { if (it !is Failure) throw it }
        if (screen.getOrNull()?.place is Place.Turn) {
            screens += measureTime { app.screen() }
            turns++
        }
    }
}

private fun Duration.micros(): Double = toDouble(DurationUnit.MICROSECONDS)
