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
        repeat(WARM_UP) { TapBench().run(transcript) }
        val bench = TapBench()
        repeat(ROUNDS) { bench.run(transcript) }
        val line = "%-12s through Kotlin   send %6.0f µs   screen of a turn %6.0f µs"
        println(String.format(Locale.ROOT, line, transcript.name, median(bench.sends), median(bench.screens)))
    }
}

private class TapBench {
    val sends = mutableListOf<Duration>()
    val screens = mutableListOf<Duration>()

    fun run(transcript: Transcript) {
        val folder = Files.createTempDirectory("myrmex").toFile()
        App.open(transcript.unpack(folder).path, transcript.locale, transcript.now, transcript.utcOffset).use { app ->
            transcript.steps.mapNotNull { it.event }.forEach { measure(app, it) }
        }
        folder.deleteRecursively()
    }

    private fun measure(app: App, event: Event) {
        val (answer, time) =
            measureTimedValue {
                try {
                    app.send(event)
                } catch (_: Failure) {
                    null
                }
            }
        sends += time
        if (answer?.place is Place.Turn) screens += measureTime { app.screen() }
    }
}

/** In microseconds. The median, because other work on the machine only ever adds. */
private fun median(times: List<Duration>): Double = times.sorted()[times.size / 2].toDouble(DurationUnit.MICROSECONDS)
