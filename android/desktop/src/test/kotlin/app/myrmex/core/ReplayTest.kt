package app.myrmex.core

import app.myrmex.core.door.App
import app.myrmex.core.door.Failure
import java.nio.file.Files
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Whole matches through the generated bindings, beside the same on the core itself. */
class ReplayTest {
    @Test
    fun `every match is the same line by line through the bindings`() {
        for ((transcript, answers) in played) {
            transcript.steps.zip(answers).forEachIndexed { at, (step, answer) ->
                val facts = answer.fold(Transcript::factsOf, Transcript::factsOf)
                assertEquals(step.facts.lines(), facts.lines(), "${transcript.name}, step $at: ${step.event}")
            }
        }
    }

    @Test
    fun `every match is played to its result`() {
        for ((transcript, answers) in played) {
            assertTrue(answers.any { it.getOrNull()?.place is Place.Result }, transcript.name)
        }
    }

    @Test
    fun `together they come to every screen`() {
        val seen = played.flatMap { it.second }.mapNotNull { it.getOrNull()?.place?.javaClass }
        assertEquals(emptySet(), EVERYWHERE - seen.toSet())
    }

    @Test
    fun `every match has refusals and failures on the way`() {
        for ((transcript, answers) in played) {
            assertTrue(answers.any { it.getOrNull()?.note?.clause != null }, "${transcript.name}: no refusal")
            assertTrue(answers.any { it.exceptionOrNull() is Failure.Unfit }, "${transcript.name}: no failure")
        }
    }

    @Test
    fun `a turn crosses in at most 64 KB`() {
        for ((transcript, answers) in played) {
            val heaviest = answers.mapNotNull { it.getOrNull() }.filter { it.place is Place.Turn }.maxOf(::bytes)
            assertTrue(heaviest <= 64 * 1024, "${transcript.name}: $heaviest bytes")
        }
    }

    private fun List<String>.lines() = joinToString("\n")

    /** What the screen weighs on its way over the border: the very buffer it travels in. */
    private fun bytes(screen: Screen): Long {
        val buffer = FfiConverterTypeScreen.lower(screen)
        return buffer.len.also { RustBuffer.free(buffer) }
    }

    private companion object {
        /** Every screen but the set-up, which comes before the deal. */
        val EVERYWHERE =
            setOf(
                Place.Home::class.java,
                Place.Handover::class.java,
                Place.Turn::class.java,
                Place.Reveal::class.java,
                Place.Result::class.java,
                Place.Replay::class.java,
                Place.Records::class.java,
                Place.Settings::class.java,
                Place.Rules::class.java,
            )

        /** Each match, played once for all tests. */
        val played: List<Pair<Transcript, List<Result<Screen>>>> by lazy {
            val transcripts = Transcript.all()
            check(transcripts.isNotEmpty()) { "the build has written no transcript" }
            transcripts.map { it to play(it) }
        }

        fun play(transcript: Transcript): List<Result<Screen>> {
            val folder = Files.createTempDirectory("myrmex").toFile()
            try {
                val store = transcript.unpack(folder).path
                return App.open(store, transcript.locale, transcript.now, transcript.utcOffset).use { app ->
                    transcript.steps.map { step -> runCatching { step.event?.let(app::send) ?: app.screen() } }
                }
            } finally {
                folder.deleteRecursively()
            }
        }
    }
}
