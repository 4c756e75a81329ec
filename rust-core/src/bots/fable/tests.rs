//! The bot against the best it can meet.
