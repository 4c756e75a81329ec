//! Where things are kept: named files in one place, on a disk or, for tests, in memory.

use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::{self, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};
use thiserror::Error;

/// Why the store refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// No room is left.
    #[error("the store is full")]
    Full,
    /// It may not be written.
    #[error("the store may not be written")]
    ReadOnly,
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// Something else, as the system calls it.
    #[error("the store failed: {0}")]
    Other(io::ErrorKind),
}

impl StoreError {
    /// The key of the sentence that says so.
    pub const fn key(self) -> &'static str {
        match self {
            StoreError::Full => "store-full",
            StoreError::ReadOnly => "store-read-only",
            StoreError::Missing => "store-missing",
            StoreError::Other(_) => "store-other",
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => {
                StoreError::ReadOnly
            }
            io::ErrorKind::NotFound => StoreError::Missing,
            kind => StoreError::Other(kind),
        }
    }
}

/// Named files. What a call that succeeded wrote is safe from a crash.
pub trait Store: Send + Sync {
    /// The names of all files, sorted.
    ///
    /// # Errors
    /// [`StoreError`] if they cannot be listed.
    fn list(&self) -> Result<Vec<String>, StoreError>;

    /// A whole file.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is none.
    fn read(&self, name: &str) -> Result<Vec<u8>, StoreError>;

    /// Cuts a file to its first `at` bytes and adds to it; what a failed call left behind is
    /// cut off by the next.
    ///
    /// # Errors
    /// [`StoreError`] if it could not all be written.
    fn append(&mut self, name: &str, at: u64, bytes: &[u8]) -> Result<(), StoreError>;

    /// Replaces a whole file, or leaves it as it was.
    ///
    /// # Errors
    /// [`StoreError`] if it could not be replaced.
    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), StoreError>;

    /// Removes a file; one that is not there is no error.
    ///
    /// # Errors
    /// [`StoreError`] if it is still there.
    fn remove(&mut self, name: &str) -> Result<(), StoreError>;

    /// A copy for tests that try the same thing twice; nothing where there is only one.
    fn copy(&self) -> Option<Box<dyn Store>> {
        None
    }
}

/// Files in a directory.
#[derive(Debug)]
pub struct DirStore {
    dir: PathBuf,
}

/// Files being written, to be renamed when whole.
const TEMPORARY: &str = ".new";

impl DirStore {
    /// The directory, made if it is not there.
    ///
    /// # Errors
    /// [`StoreError`] if it cannot be made.
    pub fn open(dir: impl Into<PathBuf>) -> Result<DirStore, StoreError> {
        let dir = dir.into();
        fs::create_dir_all(&dir)?;
        Ok(DirStore { dir })
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }

    /// A new name is safe only when its directory is on disk too.
    fn sync_dir(&self) -> Result<(), StoreError> {
        sync_dir(&self.dir)
    }
}

#[cfg(unix)]
fn sync_dir(dir: &Path) -> Result<(), StoreError> {
    Ok(File::open(dir)?.sync_all()?)
}

#[cfg(not(unix))]
fn sync_dir(_dir: &Path) -> Result<(), StoreError> {
    Ok(())
}

impl Store for DirStore {
    fn list(&self) -> Result<Vec<String>, StoreError> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.dir)? {
            let entry = entry?;
            if let Ok(name) = entry.file_name().into_string()
                && entry.file_type()?.is_file()
                && !name.ends_with(TEMPORARY)
            {
                names.push(name);
            }
        }
        names.sort();
        Ok(names)
    }

    fn read(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        Ok(fs::read(self.path(name))?)
    }

    fn append(&mut self, name: &str, at: u64, bytes: &[u8]) -> Result<(), StoreError> {
        let mut file = OpenOptions::new().write(true).open(self.path(name))?;
        if file.metadata()?.len() != at {
            file.set_len(at)?;
        }
        file.seek(SeekFrom::Start(at))?;
        let written = file.write_all(bytes).and_then(|()| file.sync_data());
        if let Err(error) = written {
            // Best effort: the next append cuts to `at` again anyway.
            let _ = file.set_len(at);
            return Err(error.into());
        }
        Ok(())
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let temporary = self.path(&format!("{name}{TEMPORARY}"));
        let write = || -> io::Result<()> {
            let mut file = File::create(&temporary)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            fs::rename(&temporary, self.path(name))
        };
        if let Err(error) = write() {
            // Best effort: a leftover is never listed and is overwritten next time.
            let _ = fs::remove_file(&temporary);
            return Err(error.into());
        }
        self.sync_dir()
    }

    fn remove(&mut self, name: &str) -> Result<(), StoreError> {
        match fs::remove_file(self.path(name)) {
            Ok(()) => self.sync_dir(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

/// Files in memory.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    files: BTreeMap<String, Vec<u8>>,
}

impl Store for MemoryStore {
    fn list(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.files.keys().cloned().collect())
    }

    fn read(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        self.files.get(name).cloned().ok_or(StoreError::Missing)
    }

    fn append(&mut self, name: &str, at: u64, bytes: &[u8]) -> Result<(), StoreError> {
        let file = self.files.get_mut(name).ok_or(StoreError::Missing)?;
        file.resize(at as usize, 0);
        file.extend_from_slice(bytes);
        Ok(())
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        self.files.insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn remove(&mut self, name: &str) -> Result<(), StoreError> {
        self.files.remove(name);
        Ok(())
    }

    fn copy(&self) -> Option<Box<dyn Store>> {
        Some(Box::new(self.clone()))
    }
}
