//! What the screens of the game show, and what they keep to themselves.
