//! How a console is set up.

use std::path::PathBuf;

use jiff::Timestamp;

use super::mode::Mode;
use crate::config::Terminal;
use crate::render::Theme;
use crate::robot::Means;
use crate::text::Language;

/// How a console is set up.
#[derive(Clone)]
pub struct Options {
    /// The people who are there; the first of them speaks.
    pub people: Vec<String>,
    /// How boards are shown.
    pub pictures: Mode,
    /// The folder for pictures and other files.
    pub folder: PathBuf,
    /// The file that remembers the lines typed before.
    pub history: PathBuf,
    /// Whether each message shows the key that no other message has.
    pub keys: bool,
    /// The colors of pictures for those who have chosen none.
    pub theme: Theme,
    /// The language for those who have chosen none.
    pub language: &'static Language,
    /// What the computer thinks with.
    pub means: Means,
    /// What is known of the terminal.
    pub terminal: Terminal,
    /// The time at which a clock stands that only a test moves; the system's clock goes if there is none.
    pub at: Option<Timestamp>,
    /// What the greeting calls the database.
    pub database: String,
}
