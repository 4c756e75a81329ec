package app.myrmex.core

import com.google.gson.FieldNamingPolicy
import com.google.gson.Gson
import com.google.gson.GsonBuilder
import com.google.gson.JsonArray
import com.google.gson.JsonElement
import com.google.gson.JsonObject
import com.google.gson.JsonParser
import com.google.gson.JsonPrimitive
import com.google.gson.JsonSerializer
import java.io.File

/** A match played on the core itself, written down for other languages to play again. */
class Transcript(
    private val folder: File,
) {
    private val lines = folder.resolve("transcript.jsonl").readLines().map { JsonParser.parseString(it).asJsonObject }
    private val opening = lines.first()

    val name: String = folder.name
    val locale: String = opening["locale"].asString
    val now: Long = opening["now"].asLong
    val utcOffset: Int = opening["utc_offset"].asInt
    val steps: List<Step> = lines.drop(1).map(::Step)

    /** The files of the match as it was dealt, for one use. */
    fun unpack(target: File): File = target.also { folder.resolve("store").copyRecursively(it) }

    /** An event and its answer; the first step has no event. */
    class Step(
        private val line: JsonObject,
    ) {
        val event: Event? = line["event"].takeIf { it.isJsonObject }?.asJsonObject?.let(::eventOf)

        /** The answer, a fact a line. */
        val facts: List<String> get() = facts(line.deepCopy().apply { remove("event") })
    }

    companion object {
        /** Those the build has written. */
        fun all(): List<Transcript> =
            File(System.getProperty("transcripts"))
                .listFiles(File::isDirectory)
                .orEmpty()
                .sorted()
                .map(::Transcript)

        fun factsOf(screen: Screen): List<String> = facts(mapOf("screen" to screen))

        fun factsOf(failure: Throwable): List<String> =
            facts(mapOf("failure" to listOf(failure.javaClass.simpleName, failure.message)))

        private fun facts(answer: Map<String, Any>) = facts(json.toJsonTree(answer))
    }
}

private fun eventOf(json: JsonObject): Event {
    fun text(field: String) = json[field].asString
    return when (val word = text("event")) {
        "tap" -> Event.Tap(text("target"))
        "press" -> Event.Press(text("id"))
        "enter" -> Event.Enter(text("field"), text("text"))
        "hold" -> Event.Hold(text("id"), json["down"].asBoolean)
        "back" -> Event.Back
        "suspended" -> Event.Suspended
        "resumed" -> Event.Resumed(json["now"].asLong, text("locale"))
        "continue" -> Event.Continue
        else -> error("no event is called $word")
    }
}

private val words =
    JsonSerializer<Enum<*>> { word, _, _ -> JsonPrimitive(word.name.lowercase()) }

private val numbers =
    JsonSerializer<UInt> { number, _, _ -> JsonPrimitive(number.toLong()) }

/** A place is its name and, under the same name, its one field. */
private val places =
    JsonSerializer<Place> { place, _, context ->
        val word = place.javaClass.simpleName.lowercase()
        val field = place.javaClass.getDeclaredField(word).apply { isAccessible = true }
        JsonObject().apply {
            addProperty("screen", word)
            add(word, context.serialize(field.get(place)))
        }
    }

/** Writes the generated records as the core writes its own. */
private val json: Gson =
    GsonBuilder()
        .setFieldNamingPolicy(FieldNamingPolicy.LOWER_CASE_WITH_UNDERSCORES)
        .serializeNulls()
        .registerTypeHierarchyAdapter(Enum::class.java, words)
        .registerTypeAdapter(UInt::class.javaObjectType, numbers)
        .registerTypeHierarchyAdapter(Place::class.java, places)
        .create()

/** One line for each value, with the way to it. */
private fun facts(element: JsonElement, path: String = ""): List<String> =
    when (element) {
        is JsonObject -> element.entrySet().sortedBy { it.key }.flatMap { facts(it.value, "$path/${it.key}") }
        is JsonArray -> listOf("$path: ${element.size()}") +
            element.flatMapIndexed { at, each -> facts(each, "$path/$at") }
        else -> listOf("$path = $element")
    }
