//! Calls what Android has only since API 30.

unsafe extern "C" {
    fn memfd_create(name: *const core::ffi::c_char, flags: u32) -> i32;
}

/// Something exported, so that the call stays.
#[unsafe(no_mangle)]
pub extern "C" fn beyond() -> i32 {
    // SAFETY: the name is a C string, and 0 stands for no flag.
    unsafe { memfd_create(c"beyond".as_ptr(), 0) }
}
