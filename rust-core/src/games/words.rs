//! Words for the values of plain enums: in texts of actions, text keys and data.

/// Gives an enum the list of its values, and each value its word and its place in the list.
macro_rules! words {
    ($type:ident { $($value:ident = $word:literal),+ $(,)? }) => {
        impl $type {
            /// All of them, in order.
            pub const ALL: [$type; [$($word),+].len()] = [$($type::$value),+];

            /// Its word in texts of actions and in text keys.
            pub const fn word(self) -> &'static str {
                match self { $($type::$value => $word),+ }
            }

            /// Its place among [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::game::UnknownAction;

            fn from_str(text: &str) -> Result<$type, $crate::game::UnknownAction> {
                let named = $type::ALL.into_iter().find(|value| value.word() == text);
                named.ok_or($crate::game::UnknownAction)
            }
        }
    };
}

pub(super) use words;
