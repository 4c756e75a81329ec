//! Writes the Kotlin and the Swift of the built library.

fn main() {
    uniffi::uniffi_bindgen_main();
}
