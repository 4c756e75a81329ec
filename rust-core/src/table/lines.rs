//! Lines that know when they are damaged.
//!
//! A file is JSON objects, one a line. Each line ends with a check over itself and the check
//! of the line before, so a changed, lost or moved line is found where it happened.

use crc32fast::Hasher;

const HEAD: &str = ",\"check\":\"";
const TAIL: &str = "\"}";

/// The chain of checks of one file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chain(u32);

impl Chain {
    /// Turns one JSON object into a line, newline included, and goes on to the next.
    pub fn seal(&mut self, object: &str) -> String {
        let body = object.strip_suffix('}').unwrap_or(object);
        self.0 = self.after(body);
        format!("{body}{HEAD}{:08x}{TAIL}\n", self.0)
    }

    /// The JSON object of a line without its newline; nothing if the line is damaged.
    pub fn unseal(&mut self, line: &str) -> Option<String> {
        let (body, check) = line.strip_suffix(TAIL)?.rsplit_once(HEAD)?;
        let expected = self.after(body);
        if check != format!("{expected:08x}") {
            return None;
        }
        self.0 = expected;
        Some(format!("{body}}}"))
    }

    fn after(self, body: &str) -> u32 {
        let mut hasher = Hasher::new();
        hasher.update(&self.0.to_le_bytes());
        hasher.update(body.as_bytes());
        hasher.finalize()
    }
}

/// How a file of sealed lines ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// With a whole line.
    Whole,
    /// With a line that was not written out: the tap in flight when the power went.
    Torn,
    /// In the middle of good-looking lines one is damaged; what follows cannot be trusted.
    Damaged,
}

/// The good beginning of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// Its lines as JSON objects.
    pub objects: Vec<String>,
    /// The chain after the last of them.
    pub chain: Chain,
    /// How many bytes they take.
    pub bytes: usize,
    /// What comes after them.
    pub ending: Ending,
}

/// Reads as many good lines as there are.
///
/// ```
/// use myrmex_core::table::lines::{Chain, Ending, read};
/// let mut file = Chain::default().seal("{\"a\":1}");
/// file.push_str("{\"b\":");
/// let good = read(file.as_bytes());
/// assert_eq!(good.objects, ["{\"a\":1}"]);
/// assert_eq!(good.ending, Ending::Torn);
/// ```
pub fn read(bytes: &[u8]) -> Beginning {
    let mut good =
        Beginning { objects: Vec::new(), chain: Chain::default(), bytes: 0, ending: Ending::Whole };
    while good.bytes < bytes.len() {
        let rest = &bytes[good.bytes..];
        let Some(length) = rest.iter().position(|&byte| byte == b'\n') else {
            good.ending = Ending::Torn;
            break;
        };
        let line = std::str::from_utf8(&rest[..length]).ok();
        let Some(object) = line.and_then(|line| good.chain.unseal(line)) else {
            good.ending = Ending::Damaged;
            break;
        };
        good.objects.push(object);
        good.bytes += length + 1;
    }
    good
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> Vec<u8> {
        let mut chain = Chain::default();
        let lines = ["{\"a\":1}", "{\"b\":\"é\"}", "{\"c\":[1,2]}"].map(|line| chain.seal(line));
        lines.concat().into_bytes()
    }

    #[test]
    fn a_file_cut_anywhere_keeps_its_whole_lines() {
        let whole = file();
        for cut in 0..whole.len() {
            let good = read(&whole[..cut]);
            let lines = whole[..cut].iter().filter(|&&byte| byte == b'\n').count();
            assert_eq!(good.objects.len(), lines);
            assert_eq!(good.ending == Ending::Whole, good.bytes == cut);
        }
    }

    #[test]
    fn a_changed_byte_ends_the_good_beginning_before_its_line() {
        let whole = file();
        for at in 0..whole.len() {
            for change in 1..=255 {
                let mut bytes = whole.clone();
                bytes[at] ^= change;
                let good = read(&bytes);
                let before = whole[..at].iter().filter(|&&byte| byte == b'\n').count();
                assert_eq!(good.objects.len(), before, "byte {at} ^ {change}");
                assert_ne!(good.ending, Ending::Whole);
            }
        }
    }

    #[test]
    fn a_line_that_was_lost_or_moved_is_noticed() {
        let text = String::from_utf8(file()).unwrap();
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let lost = [lines[0], lines[2]].concat();
        assert_eq!(read(lost.as_bytes()).objects.len(), 1);
        let moved = [lines[1], lines[0], lines[2]].concat();
        assert_eq!(read(moved.as_bytes()).objects.len(), 0);
    }
}
