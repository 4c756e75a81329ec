package app.myrmex.desktop

import java.nio.file.Path

/** Where this system keeps what an application stores for a person. */
fun dataFolder(
    environment: Map<String, String> = System.getenv(),
    properties: (String) -> String? = System::getProperty,
): Path {
    val home = Path.of(properties("user.home").orEmpty())
    // A relative path in XDG_DATA_HOME is to be ignored, says its specification.
    val xdg = environment["XDG_DATA_HOME"]?.let(Path::of)?.takeIf { it.isAbsolute }
    val base =
        when {
            xdg != null -> xdg
            properties("os.name").orEmpty().startsWith("Mac") -> home.resolve("Library/Application Support")
            else -> home.resolve(".local/share")
        }
    return base.resolve("myrmex")
}
