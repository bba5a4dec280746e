//! The setup of a console.

use std::path::PathBuf;

use jiff::Timestamp;

use super::mode::Mode;
use crate::config::Terminal;
use crate::render::Theme;
use crate::robot::Means;
use crate::text::Language;

/// The setup of a console.
#[derive(Clone)]
pub struct Options {
    /// The people who are present. The first one speaks.
    pub people: Vec<String>,
    /// How to show boards.
    pub pictures: Mode,
    /// The folder for pictures and other files.
    pub folder: PathBuf,
    /// The file with the history of typed lines.
    pub history: PathBuf,
    /// Whether to show each letter's unique key.
    pub keys: bool,
    /// The theme for people who haven't chosen one.
    pub theme: Theme,
    /// The language for people who haven't chosen one.
    pub language: &'static Language,
    /// The computer's resources.
    pub means: Means,
    /// Facts about the terminal.
    pub terminal: Terminal,
    /// The time of a clock that only a test moves. `None` for the system's clock.
    pub at: Option<Timestamp>,
    /// The database's name in the greeting.
    pub database: String,
}
