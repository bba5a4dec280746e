//! `parlour endings`: the solved endings of Chifoumi, as a file.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Subcommand;

use super::progress::Bar;
use crate::rules::chifoumi::endings::Endings;
use crate::rules::guide::SolvedEndings;
use crate::upkeep::{EndingsError, read_endings, write_endings};

/// Where the endings are looked for if nobody says otherwise.
const FILE: &str = "chifoumi.endings";

#[derive(Subcommand)]
pub(super) enum Command {
    /// Solve all positions of Chifoumi with up to four pieces; takes minutes and 7 MB
    Build {
        /// The file to write
        #[arg(long, value_name = "FILE", default_value = FILE)]
        out: PathBuf,
        /// How many pieces at most, 2 to 4
        #[arg(long, value_name = "N", default_value_t = Endings::PIECES_MAX as u8, value_parser = clap::value_parser!(u8).range(2..=4))]
        pieces: u8,
    },
}

pub(super) fn run(command: &Command) -> Result<()> {
    let Command::Build { out, pieces } = command;
    let pieces = usize::from(*pieces);
    let begin = Instant::now();
    let mut bar = Bar::new("solving", "%");
    let endings = Endings::build(pieces, &mut |done, total| bar.percent(done, total));
    bar.end();
    let mut stdout = io::stdout();
    for count in 2..=pieces {
        let totals = endings.totals(count);
        writeln!(
            stdout,
            "{count} pieces: {} positions, {} solved; the player who is behind wins {}",
            totals.positions, totals.solved, totals.trailer_wins
        )?;
    }
    write_endings(out, &endings)?;
    writeln!(stdout, "{} written in {:.0} s", out.display(), begin.elapsed().as_secs_f64())?;
    Ok(())
}

/// The endings of a file; by default, of the usual one if it exists. They stay until the process ends.
///
/// # Errors
/// If the file can't be read, or `parlour endings build` didn't write it.
pub(super) fn load(file: Option<&Path>) -> Result<Option<&'static dyn SolvedEndings>> {
    let found = load_if_there(file.unwrap_or(Path::new(FILE)))?;
    match file {
        Some(path) if found.is_none() => bail!("can’t find the file {}", path.display()),
        _ => Ok(found),
    }
}

/// The endings of a file, if it exists. They stay until the process ends.
///
/// # Errors
/// If the file can't be read, or `parlour endings build` didn't write it.
pub(super) fn load_if_there(path: &Path) -> Result<Option<&'static dyn SolvedEndings>, EndingsError> {
    Ok(read_endings(path)?.map(|endings| &*Box::leak(Box::new(endings)) as &dyn SolvedEndings))
}
