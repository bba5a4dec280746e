//! `parlour console`: a chat in the terminal.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result};
use clap::Args;
#[cfg(debug_assertions)]
use jiff::Timestamp;

use super::computer;
use super::config_args::ConfigArgs;
#[cfg(feature = "service")]
use super::pages;
use crate::adapter::console::{Console, Mode, Options, is_name};
use crate::club::{Club, Limits};
use crate::config::Terminal;
use crate::store::Store;

/// Who is there, where the games are kept, and how boards are shown.
#[derive(Args, Clone, Debug)]
pub(super) struct ConsoleArgs {
    /// The database [default: the one in the configuration, or parlour.db]
    #[arg(long, value_name = "FILE")]
    db: Option<PathBuf>,
    /// Who is there; repeat it for several people, of whom the first one speaks
    #[arg(long = "as", value_name = "NAME", value_parser = name)]
    people: Vec<String>,
    /// How to show boards: auto, off, files, text, words, or drawn by kitty, iterm, sixel or blocks
    #[arg(long, value_name = "WAY", default_value = "auto")]
    pictures: Mode,
    /// Show each message’s unique key
    #[arg(long)]
    keys: bool,
    #[command(flatten)]
    config: ConfigArgs,
    /// The time on the clock, which then stands still; `/wait 2d` moves it
    #[cfg(debug_assertions)]
    #[arg(long, hide = true, value_name = "TIME")]
    at: Option<Timestamp>,
}

/// Opens the database and chats.
///
/// # Errors
/// If the configuration is wrong, or the database or the terminal fails.
pub(super) fn run(args: ConsoleArgs) -> Result<()> {
    let config = args.config.load()?;
    let terminal = Terminal::of_environment();
    let (language, zone) = (config.language_at(&terminal), config.zone());
    let database = args.db.unwrap_or_else(|| config.database.clone());
    let store = Store::open(&database).with_context(|| format!("can’t open {}", database.display()))?;
    if store.is_new() {
        eprintln!("made a new club in {}", database.display());
    }
    // Nobody needs a rate limit at their own console, least of all a script; and the player who must act speaks next.
    let limits = Limits {
        requests_per_minute: u32::MAX / 2,
        challenges_per_hour: usize::MAX,
        ping_wait_seconds: 0,
        ..config.limits.clone()
    };
    let people = if args.people.is_empty() {
        terminal.login.clone().into_iter().filter(|name| is_name(name)).collect()
    } else {
        args.people
    };
    let options = Options {
        people,
        pictures: args.pictures,
        folder: beside(&database, "files"),
        history: beside(&database, "history"),
        keys: args.keys,
        theme: config.theme,
        language,
        terminal,
        means: computer::means(&config.computer, |error| {
            eprintln!("the computer plays without solved endings: {error}")
        })?,
        #[cfg(debug_assertions)]
        at: args.at,
        #[cfg(not(debug_assertions))]
        at: None,
        database: database.display().to_string(),
    };
    let club = Club::new(store, limits).speaking(language).in_zone(zone).in_theme(options.theme.name());
    #[cfg(feature = "service")]
    let club = pages::Pages::known_to(club, &config);
    let club = Arc::new(Mutex::new(club));
    #[cfg(feature = "web")]
    let served = pages::beside_console(&config, &club, options.means)?;
    #[cfg(feature = "web")]
    let listener = served.as_ref().and_then(|(pages, _)| pages.listener());
    #[cfg(not(feature = "web"))]
    let listener = None;
    Console::new(club, options).heard_by(listener).run()
}

/// A file or folder beside the database: `parlour-files`.
fn beside(database: &Path, what: &str) -> PathBuf {
    let stem = database.file_stem().unwrap_or(database.as_os_str()).to_string_lossy();
    database.with_file_name(format!("{stem}-{what}"))
}

fn name(text: &str) -> Result<String, String> {
    let wrong =
        || "a name must begin with a letter and have only letters, digits, dashes, dots and underscores".to_owned();
    if is_name(text) { Ok(text.to_owned()) } else { Err(wrong()) }
}
