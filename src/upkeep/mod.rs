//! What keeps the club's data for years: backups by schedule, moving house, checks.
//!
//! - [`Schedule`]: backups into a folder, the oldest removed.
//! - `export`, `import`: everything that people have done, as JSON lines. `line`: what such a line looks like.
//! - `check`: whether everything is as it should be, and what to do if not.

mod schedule;

pub use schedule::{NotBackedUp, Schedule};
