package app.myrmex.emulator

import app.myrmex.core.Event
import app.myrmex.core.FfiConverterTypeEvent
import app.myrmex.core.FfiConverterTypeScreen
import app.myrmex.core.Screen
import app.myrmex.core.door.FfiConverterTypeFailure
import com.github.unidbg.AndroidEmulator
import com.github.unidbg.Module
import com.github.unidbg.arm.backend.Unicorn2Factory
import com.github.unidbg.linux.android.AndroidEmulatorBuilder
import com.github.unidbg.linux.android.AndroidResolver
import com.github.unidbg.pointer.UnidbgPointer
import unicorn.Arm64Const
import java.io.Closeable
import java.io.File
import java.nio.ByteBuffer

/**
 * The library that a phone gets, run instruction by instruction. Every call is made as UniFFI's
 * Kotlin makes it, with the converters of the bindings; only JNA is not there, so that buffers are
 * handed over by hand, as a 64-bit ARM processor does.
 *
 * @param phone the folder that is the phone's file system.
 */
class EmulatedCore(
    library: File,
    phone: File,
    locale: String,
) : Closeable {
    private val emulator: AndroidEmulator =
        AndroidEmulatorBuilder
            .for64Bit()
            .setProcessName("app.myrmex")
            .setRootDir(phone)
            .addBackendFactory(Unicorn2Factory(true))
            .build()
    private val module: Module
    private val scratch: UnidbgPointer
    private val app: Long

    init {
        emulator.memory.setLibraryResolver(AndroidResolver(API))
        module = emulator.loadLibrary(library)
        scratch = emulator.memory.malloc(SCRATCH.toInt(), true).pointer
        val folder = text(FOLDER, ARGUMENT)
        val language = text(locale, ARGUMENT + BUFFER)
        app = call("uniffi_myrmex_fn_constructor_app_open", folder, language, NOW, 0).toLong()
    }

    fun screen(): Screen {
        call("uniffi_myrmex_fn_method_app_screen", cloned())
        return FfiConverterTypeScreen.read(answer())
    }

    fun send(event: Event): Screen {
        val bytes = ByteBuffer.allocate(FfiConverterTypeEvent.allocationSize(event).toInt())
        FfiConverterTypeEvent.write(event, bytes)
        call("uniffi_myrmex_fn_method_app_send", cloned(), buffer(bytes.array().copyOf(bytes.position()), ARGUMENT))
        return FfiConverterTypeScreen.read(answer())
    }

    override fun close() {
        call("uniffi_myrmex_fn_free_app", app)
        emulator.close()
    }

    /** A call takes the handle it is given, so it gets one of its own. */
    private fun cloned(): Long = call("uniffi_myrmex_fn_clone_app", app).toLong()

    private fun text(
        text: String,
        at: Long,
    ) = buffer(text.encodeToByteArray(), at)

    /** A buffer of the core's own making with [bytes] in it, described at [at] of the scratch memory. */
    private fun buffer(
        bytes: ByteArray,
        at: Long,
    ): UnidbgPointer {
        call("ffi_myrmex_rustbuffer_alloc", bytes.size.toLong())
        val description = scratch.getByteArray(RESULT, BUFFER.toInt())
        scratch.write(at, description, 0, description.size)
        scratch.setLong(at + LENGTH, bytes.size.toLong())
        if (bytes.isNotEmpty()) scratch.getPointer(at + DATA).write(0, bytes, 0, bytes.size)
        return scratch.share(at, 0) as UnidbgPointer
    }

    private fun answer(): ByteBuffer = contents(RESULT)

    private fun contents(at: Long): ByteBuffer {
        val length = scratch.getLong(at + LENGTH).toInt()
        val bytes = ByteBuffer.wrap(scratch.getPointer(at + DATA).getByteArray(0, length))
        return bytes
    }

    /** Calls a function; throws what it reports. A result that is a buffer goes where x8 points. */
    private fun call(
        function: String,
        vararg arguments: Any,
    ): Number {
        scratch.write(STATUS, ByteArray(STATUS_SIZE), 0, STATUS_SIZE)
        emulator.backend.reg_write(Arm64Const.UC_ARM64_REG_X8, scratch.peer + RESULT)
        val result = module.callFunction(emulator, function, *arguments, scratch.share(STATUS, 0))
        when (val code = scratch.getByte(STATUS).toInt()) {
            SUCCESS -> return result
            ERROR -> throw FfiConverterTypeFailure.read(contents(STATUS + ERROR_BUFFER))
            else -> error("$function ended with $code, which no caller expects")
        }
    }

    private companion object {
        /** The newest system libraries that the emulator carries. */
        const val API = 23
        const val FOLDER = "/data/data/app.myrmex/files/myrmex"
        const val NOW = 1_800_000_000L

        // A buffer is a capacity, a length and an address; a status a byte and, aligned, a buffer.
        const val LENGTH = 8L
        const val DATA = 16L
        const val BUFFER = 24L
        const val ERROR_BUFFER = 8L
        const val STATUS_SIZE = 32
        const val SUCCESS = 0
        const val ERROR = 1

        const val RESULT = 0L
        const val STATUS = 32L
        const val ARGUMENT = 64L
        const val SCRATCH = ARGUMENT + 2 * BUFFER
    }
}
