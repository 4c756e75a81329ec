import org.gradle.process.ExecOperations
import javax.inject.Inject

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.compose.compiler)
}

android {
    namespace = "app.myrmex.phone"
    compileSdk = libs.versions.targetSdk
        .get()
        .toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        applicationId = "app.myrmex"
        minSdk = libs.versions.minSdk
            .get()
            .toInt()
        targetSdk = libs.versions.targetSdk
            .get()
            .toInt()
        versionCode = 1
        versionName = "0.1.0"
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }

    buildFeatures {
        compose = true
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    // The same sources and fonts as the window on a desktop; the fonts are read as assets here.
    sourceSets.getByName("main") {
        kotlin.directories.add("../ui/src/main/kotlin")
        assets.directories.add("../ui/src/main/resources")
    }
}

composeCompiler {
    stabilityConfigurationFiles.add(layout.projectDirectory.file("../desktop/config/stability.conf"))
}

dependencies {
    implementation(platform(libs.compose.bom))
    implementation(libs.compose.ui)
    implementation(libs.compose.foundation)
    implementation(libs.compose.material3)
    implementation(libs.activity.compose)
    implementation(libs.lifecycle.viewmodel)
    implementation(libs.coroutines.android)
    implementation(variantOf(libs.jna) { artifactType("aar") })
}

/** Builds the core for every kind of processor. Cargo knows best what is out of date. */
abstract class NativeLibrary
    @Inject
    constructor(
        private val commands: ExecOperations,
    ) : DefaultTask() {
        @get:InputFile
        abstract val script: RegularFileProperty

        @get:Input
        abstract val ndk: Property<String>

        @get:OutputDirectory
        abstract val libraries: DirectoryProperty

        @TaskAction
        fun build() {
            commands.exec {
                environment("ANDROID_NDK_HOME", ndk.get())
                commandLine(script.get().asFile, libraries.get().asFile)
            }
        }
    }

/** Writes the Kotlin side of the core. A stale one would abort at the first call. */
abstract class Bindings
    @Inject
    constructor(
        private val commands: ExecOperations,
        private val files: FileSystemOperations,
    ) : DefaultTask() {
        @get:InputFile
        abstract val script: RegularFileProperty

        @get:OutputDirectory
        abstract val sources: DirectoryProperty

        @TaskAction
        fun write() {
            commands.exec { commandLine(script.get().asFile) }
            files.sync {
                from(script.get().asFile.resolveSibling("generated/kotlin"))
                into(sources)
            }
        }
    }

val nativeLibrary =
    tasks.register<NativeLibrary>("nativeLibrary") {
        script = layout.projectDirectory.file("native/build")
        ndk = androidComponents.sdkComponents.ndkDirectory.map { it.asFile.path }
        outputs.upToDateWhen { false }
    }

val bindings =
    tasks.register<Bindings>("bindings") {
        script = layout.projectDirectory.file("../../bindings/generate")
        outputs.upToDateWhen { false }
    }

androidComponents {
    onVariants { variant ->
        variant.sources.jniLibs?.addGeneratedSourceDirectory(nativeLibrary, NativeLibrary::libraries)
        variant.sources.kotlin?.addGeneratedSourceDirectory(bindings, Bindings::sources)
    }
}
