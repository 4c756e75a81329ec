package app.myrmex.phone

import android.content.pm.PackageManager
import android.view.View
import android.view.ViewGroup
import app.myrmex.core.Place
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** The activity itself, with the core behind it, on an Android without a phone. */
@RunWith(RobolectricTestRunner::class)
class MainActivityTest {
    @Test
    fun `it opens on home and shows every game`() {
        val phone = Phone()
        val home = assertIs<Place.Home>(phone.screen.place).home
        val words = phone.words()
        for (game in home.games) assertTrue(words.any { game.title in it }, "${game.title} is not in $words")
        phone.photograph("home")
    }

    @Test
    @Config(qualifiers = "fr")
    fun `it speaks the language that was chosen for it`() {
        assertEquals("fr", Phone().screen.look.language)
    }

    @Test
    fun `the way back leads home and then out`() {
        val phone = Phone()
        val back = phone.activity.onBackPressedDispatcher
        assertFalse(back.hasEnabledCallbacks(), "home keeps the person in")
        phone.tap(
            (phone.screen.place as Place.Home)
                .home.games
                .first()
                .title,
        )
        phone.until("the set-up") { phone.screen.place is Place.Setup }
        assertTrue(back.hasEnabledCallbacks())
        back.onBackPressed()
        phone.until("home") { phone.screen.place is Place.Home }
        assertFalse(back.hasEnabledCallbacks())
    }

    @Test
    fun `the window is secure while somebody's secrets show and no longer`() {
        val phone = Phone()
        assertFalse(phone.secure)
        phone.startGringrins()
        phone.playUntil("a hand-over") { it.place is Place.Handover }
        assertFalse(phone.secure, "a hand-over is nobody's secret")
        phone.photograph("handover")
        phone.take()
        phone.playUntil("a secret") { it.private }
        assertTrue(phone.secure)
        phone.photograph("secret")
        phone.playUntil("a reveal") { it.place is Place.Reveal }
        assertFalse(phone.secure, "a reveal is for all")
        phone.photograph("reveal")
    }

    @Test
    fun `the display stays awake in a match and not at home`() {
        val phone = Phone()
        assertFalse(
            phone.activity.window.decorView
                .hasAwakeView(),
        )
        phone.startGringrins()
        assertTrue(phone.screen.awake)
        assertTrue(
            phone.activity.window.decorView
                .hasAwakeView(),
        )
    }

    @Test
    fun `a private screen is gone when somebody comes back to the app`() {
        val phone = secretOnScreen()
        phone.controller.pause().stop()
        phone.until("the secret is away") { !phone.screen.private }
        phone.controller.start().resume()
        phone.until("the hand-over") { phone.screen.place is Place.Handover }
    }

    @Test
    fun `a phone that is turned round shows the same hand to the same person`() {
        val phone = secretOnScreen()
        val before = phone.screen
        phone.controller.recreate()
        phone.until("it is drawn again") { phone.words().isNotEmpty() }
        assertEquals(before, phone.screen)
        assertTrue(phone.secure, "the new window must be as secure as the old")
    }

    @Test
    fun `a match survives the death of the process and goes on at the hand-over`() {
        val phone = secretOnScreen()
        val log = logs()
        assertTrue(
            log.values
                .single()
                .lines()
                .size > 2,
            "nothing was played",
        )
        val saved = phone.die()

        val next = Phone(saved)
        assertIs<Place.Handover>(next.screen.place)
        assertFalse(next.screen.private)
        assertEquals(log, logs())
        next.take()
        next.playUntil("a reveal") { it.place is Place.Reveal }
    }

    @Test
    fun `without a match the death of the process leads home`() {
        val phone = Phone()
        assertIs<Place.Home>(Phone(phone.die()).screen.place)
    }

    @Test
    fun `no permission is asked for`() {
        val application = RuntimeEnvironment.getApplication()
        val info = application.packageManager.getPackageInfo(application.packageName, PackageManager.GET_PERMISSIONS)
        assertEquals(emptyList(), info.requestedPermissions.orEmpty().toList())
    }

    /** A match of Gringrins with a move made, and somebody's cards on the screen. */
    private fun secretOnScreen(): Phone {
        val phone = Phone()
        phone.startGringrins()
        phone.playUntil("a move") {
            logs()
                .values
                .single()
                .lines()
                .size > 2
        }
        phone.playUntil("a secret") { it.private }
        return phone
    }

    private fun View.hasAwakeView(): Boolean =
        keepScreenOn ||
            (this as? ViewGroup)?.let { group -> (0..<group.childCount).any { group.getChildAt(it).hasAwakeView() } }
                ?: false

    private fun logs(): Map<String, String> =
        RuntimeEnvironment
            .getApplication()
            .filesDir
            .resolve("myrmex")
            .listFiles { file -> file.extension == "log" }
            .orEmpty()
            .associate { it.name to it.readText() }
}
