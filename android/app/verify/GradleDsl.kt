// What Gradle's Kotlin DSL and the plugins give a script without its saying so, as far as ours use
// it: enough for the compiler to read the scripts as ordinary Kotlin. Nothing of it is ever run.
@file:Suppress("UNUSED_PARAMETER", "unused")

package scripts

import com.android.build.api.dsl.ApplicationExtension
import com.android.build.api.variant.ApplicationAndroidComponentsExtension
import org.gradle.api.Project
import org.gradle.api.Task
import org.gradle.api.artifacts.MinimalExternalModuleDependency
import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.api.initialization.dsl.ScriptHandler
import org.gradle.api.provider.Property
import org.gradle.api.provider.Provider
import org.gradle.api.tasks.TaskContainer
import org.gradle.api.tasks.TaskProvider
import org.gradle.plugin.use.PluginDependenciesSpec
import org.gradle.plugin.use.PluginDependency
import org.gradle.plugin.use.PluginDependencySpec
import org.jetbrains.kotlin.compose.compiler.gradle.ComposeCompilerGradlePluginExtension

const val NEVER_RUN = "this is only read by the compiler"

fun versionOf(alias: String): Provider<String> = error(NEVER_RUN)

fun pluginOf(alias: String): Provider<PluginDependency> = error(NEVER_RUN)

fun libraryOf(alias: String): Provider<MinimalExternalModuleDependency> = error(NEVER_RUN)

fun Project.plugins(block: PluginDependenciesSpec.() -> Unit) = Unit

infix fun PluginDependencySpec.apply(apply: Boolean): PluginDependencySpec = this

fun Project.buildscript(block: ScriptHandler.() -> Unit) = Unit

fun ScriptHandler.dependencies(block: DependencyHandler.() -> Unit) = Unit

fun DependencyHandler.classpath(dependency: Any) = Unit

fun Project.dependencies(block: DependencyHandler.() -> Unit) = Unit

fun DependencyHandler.implementation(dependency: Any) = Unit

fun Project.android(block: ApplicationExtension.() -> Unit) = Unit

fun Project.composeCompiler(block: ComposeCompilerGradlePluginExtension.() -> Unit) = Unit

val Project.androidComponents: ApplicationAndroidComponentsExtension get() = error(NEVER_RUN)

fun Project.androidComponents(block: ApplicationAndroidComponentsExtension.() -> Unit) = Unit

inline fun <reified T : Task> TaskContainer.register(
    name: String,
    noinline block: T.() -> Unit,
): TaskProvider<T> = error(NEVER_RUN)

fun <T : Any> Property<T>.assign(value: T?) = Unit

fun <T : Any> Property<T>.assign(value: Provider<out T>) = Unit
