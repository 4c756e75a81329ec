//! A deal as a short code, so that two people can play the same.
//!
//! A code is the seed and seven bits of check in Crockford's letters, which have no `I`, `L`, `O`
//! and `U`: eleven of them in groups, `XXXX-XXXX-XXX`. The check is the remainder by 127. As 32 and
//! 31 have no factor in common with that prime, one wrong letter or two neighbours exchanged never
//! give another code.

use super::SEED_BITS;
use thiserror::Error;

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 11;
const GROUP: usize = 4;
const CHECK_BITS: u32 = 7;
const CHECK: u64 = 127;

/// A text that is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is no code of a deal")]
pub(super) struct BadCode;

/// The code of a seed; none for one that no match is dealt from.
pub(super) fn write(seed: u64) -> Option<String> {
    if seed >> SEED_BITS != 0 {
        return None;
    }
    let value = (seed << CHECK_BITS) | (seed % CHECK);
    let mut code = String::new();
    for at in 0..LENGTH {
        if at > 0 && at % GROUP == 0 {
            code.push('-');
        }
        let letter = (value >> (5 * (LENGTH - 1 - at))) & 31;
        code.push(char::from(LETTERS[letter as usize]));
    }
    Some(code)
}

/// The seed of a code. Capitals, spaces and hyphens do not matter, nor does O for 0 or I and L
/// for 1.
pub(super) fn read(text: &str) -> Result<u64, BadCode> {
    let mut value = 0;
    let mut count = 0;
    for letter in text.chars().filter(|letter| !letter.is_whitespace() && !is_hyphen(*letter)) {
        let letter = match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            letter => letter,
        };
        let digit = LETTERS.iter().position(|&known| char::from(known) == letter).ok_or(BadCode)?;
        count += 1;
        if count > LENGTH {
            return Err(BadCode);
        }
        value = (value << 5) | digit as u64;
    }
    let (seed, check) = (value >> CHECK_BITS, value & ((1 << CHECK_BITS) - 1));
    if count == LENGTH && seed % CHECK == check { Ok(seed) } else { Err(BadCode) }
}

/// The hyphens and dashes that keyboards put in a code.
fn is_hyphen(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some seeds of every length.
    fn seeds() -> Vec<u64> {
        let grown = (0..SEED_BITS).map(|bits| 0x9E37_79B9_7F4A_7C15 >> (64 - SEED_BITS) >> bits);
        grown.chain([0, 1, 126, 127, (1 << SEED_BITS) - 1]).collect()
    }

    #[test]
    fn a_code_means_the_same_deal_for_ever() {
        assert_eq!(write(0).as_deref(), Some("0000-0000-000"));
        assert_eq!(write(1994).as_deref(), Some("0000-0007-SAS"));
        assert_eq!(write((1 << SEED_BITS) - 1).as_deref(), Some("ZZZZ-ZZZZ-ZXZ"));
        assert_eq!(write(1 << SEED_BITS), None);
    }

    #[test]
    fn every_code_reads_back_however_it_is_typed() {
        for seed in seeds() {
            let code = write(seed).unwrap();
            let careless = code.to_lowercase().replace('0', "o").replace('1', "l");
            let other = code.replace('1', "i").replace('-', " \u{2013} ");
            for typed in [&code, &code.replace('-', ""), &careless, &other, &format!(" {code} ")] {
                assert_eq!(read(typed), Ok(seed), "{typed}");
            }
        }
    }

    #[test]
    fn one_wrong_letter_or_two_exchanged_are_always_noticed() {
        for seed in seeds() {
            let code = write(seed).unwrap().replace('-', "").into_bytes();
            for at in 0..LENGTH {
                for &letter in LETTERS {
                    let mut wrong = code.clone();
                    wrong[at] = letter;
                    assert_eq!(read(std::str::from_utf8(&wrong).unwrap()).is_ok(), wrong == code);
                }
                if at > 0 {
                    let mut wrong = code.clone();
                    wrong.swap(at, at - 1);
                    assert_eq!(read(std::str::from_utf8(&wrong).unwrap()).is_ok(), wrong == code);
                }
            }
        }
    }

    #[test]
    fn what_is_no_code_is_refused() {
        for text in ["", "-", "0", "0000-0000-00", "0000-0000-0000", "UUUU-UUUU-UUU", "é", "🐜"]
        {
            assert_eq!(read(text), Err(BadCode), "{text}");
        }
        assert_eq!(read(&"0".repeat(1_000_000)), Err(BadCode));
    }
}
