//! Stores that can be looked into, fill up and fail.

use myrmex_core::app::store::{MemoryStore, Store, StoreError};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

/// All files of a store.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Files in memory that the test sees while the app holds them.
#[derive(Clone, Debug, Default)]
pub struct Shelf(Arc<Mutex<Inner>>);

#[derive(Clone, Debug, Default)]
struct Inner {
    files: MemoryStore,
    /// How many more bytes can be written; none: as many as you like.
    room: Option<usize>,
    read_only: bool,
}

impl Shelf {
    /// One that holds these files.
    pub fn with(files: &Files) -> Shelf {
        let shelf = Shelf::default();
        for (name, bytes) in files {
            shelf.put(name, bytes);
        }
        shelf
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All files.
    pub fn files(&self) -> Files {
        let inner = self.inner();
        let names = inner.files.list().unwrap_or_default();
        let read = |name: &String| inner.files.read(name).unwrap_or_default();
        names.into_iter().map(|name| (name.clone(), read(&name))).collect()
    }

    /// A short digest of all files.
    pub fn digest(&self) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        for (name, bytes) in self.files() {
            hasher.update(name.as_bytes());
            hasher.update(&bytes.len().to_le_bytes());
            hasher.update(&bytes);
        }
        hasher.finalize()
    }

    /// Puts a file there behind the app's back.
    pub fn put(&self, name: &str, bytes: &[u8]) {
        self.inner().files.write(name, bytes).expect("memory can be written");
    }

    /// Leaves room for so many bytes; none: as many as you like.
    pub fn leave_room(&self, bytes: Option<usize>) {
        self.inner().room = bytes;
    }

    /// Forbids writing, or allows it again.
    pub fn forbid_writing(&self, forbidden: bool) {
        self.inner().read_only = forbidden;
    }
}

impl Inner {
    /// How many of `bytes` still fit.
    fn take_room(&mut self, bytes: usize) -> Result<usize, StoreError> {
        if self.read_only {
            return Err(StoreError::ReadOnly);
        }
        let Some(room) = &mut self.room else { return Ok(bytes) };
        let fits = bytes.min(*room);
        *room -= fits;
        Ok(fits)
    }
}

impl Store for Shelf {
    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.inner().files.list()
    }

    fn read(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        self.inner().files.read(name)
    }

    /// A full disk takes what fits before it says so.
    fn append(&mut self, name: &str, at: u64, bytes: &[u8]) -> Result<(), StoreError> {
        let mut inner = self.inner();
        let fits = inner.take_room(bytes.len())?;
        inner.files.append(name, at, &bytes[..fits])?;
        if fits < bytes.len() { Err(StoreError::Full) } else { Ok(()) }
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let mut inner = self.inner();
        if inner.take_room(bytes.len())? < bytes.len() {
            return Err(StoreError::Full);
        }
        inner.files.write(name, bytes)
    }

    fn remove(&mut self, name: &str) -> Result<(), StoreError> {
        let mut inner = self.inner();
        inner.take_room(0)?;
        inner.files.remove(name)
    }

    fn copy(&self) -> Option<Box<dyn Store>> {
        let inner = self.inner().clone();
        Some(Box::new(Shelf(Arc::new(Mutex::new(inner)))))
    }
}

/// A directory of its own, gone with the test.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new one.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn new() -> Scratch {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("myrmex-tests-{}-{count}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a temporary directory can be made");
        Scratch(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Default for Scratch {
    fn default() -> Self {
        Scratch::new()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Best effort: what is left lies in the system's temporary directory.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
