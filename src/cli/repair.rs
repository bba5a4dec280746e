//! `parlour repair`: puts right what `parlour check` has found.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use super::config_args::ConfigArgs;
use crate::upkeep::{self, Repaired};

/// What repair does, for its help.
const ABOUT: &str = "Rebuilds damaged and missing indexes and triggers, replays all games, corrects those that were set aside \
or don’t agree with their records, makes seats and tournament rounds agree with the rest, and gives communities back what \
they lost when a room was moved. Has everything that was put aside tried again. Goes on without a log that was lost. Makes \
nothing up: for what the rest doesn’t tell, restore a backup.";

/// What is to be repaired.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = ABOUT)]
pub(super) struct RepairArgs {
    /// Replay only these games, like '#12', and correct them by their records [default: everything]
    #[arg(value_parser = number)]
    games: Vec<i64>,
    /// Give a community back the name that another one, with games of its own, took: '!id:example.org'
    #[arg(long, value_name = "COMMUNITY", conflicts_with = "games")]
    bring_back: Option<String>,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Repairs, and says what; the exit code is 1 if something is left as it was.
pub(super) fn run(args: &RepairArgs) -> Result<ExitCode> {
    let config = args.config.load()?;
    let repaired = upkeep::repair(&config.database, &args.games, args.bring_back.as_deref())?;
    let mut out = io::stdout().lock();
    for what in &repaired {
        writeln!(out, "{}", told(what))?;
    }
    if repaired.is_empty() {
        writeln!(out, "there was nothing to repair; `parlour check` looks at more")?;
    }
    Ok(if repaired.iter().any(is_left) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Whether it couldn't be repaired.
const fn is_left(what: &Repaired) -> bool {
    match what {
        Repaired::Damaged(_) | Repaired::Displaced(_) | Repaired::Corrupt(..) | Repaired::Missing(_) => true,
        Repaired::Round(odd) => !odd.is_mendable(),
        _ => false,
    }
}

fn told(what: &Repaired) -> String {
    match what {
        Repaired::WithoutLog => "the log was lost; the latest changes are gone, the rest is fine".to_owned(),
        Repaired::Anew { defects, kept } => {
            let mut told: String = defects.iter().map(|defect| format!("it was damaged: {defect}\n")).collect();
            told.push_str("only indexes were damaged; I made the database again from its rows");
            if let Some(kept) = kept {
                let kept = kept.display();
                told.push_str(&format!("\nthe damaged one is kept as {kept}; remove it when you no longer need it"));
            }
            told
        }
        Repaired::Damaged(defect) => {
            format!("it is damaged: {defect}. Its rows don’t tell how it was; restore a backup with `parlour restore`")
        }
        Repaired::Helper(name) => format!("rebuilt {name}"),
        Repaired::Rerating => "the ratings that are being worked out again go on".to_owned(),
        Repaired::Seats(id) => format!("the seats of game #{id} agree with it again"),
        Repaired::TriedAgain(what) => format!("{what} was put aside; it will be tried again"),
        Repaired::Round(odd) if odd.is_mendable() => format!("{odd}; corrected from the others"),
        Repaired::Round(odd) => {
            format!("{odd}; the others don’t tell where it belongs. An earlier backup may have it intact")
        }
        Repaired::BroughtBack(lost) => format!(
            "{lost}; it has them again. Ratings made there since are kept apart. The room’s own settings that the move \
             overwrote are gone: check them with `settings place`"
        ),
        Repaired::Displaced(lost) => format!(
            "{lost} to one with games of its own; `parlour repair --bring-back '{}'` gives them back to it",
            lost.name
        ),
        Repaired::Live(id) => format!("game #{id} was replayed and goes on"),
        Repaired::Over(id) => format!("game #{id} was replayed and is over"),
        Repaired::Sound(id) => format!("game #{id} is as its record says"),
        Repaired::Corrupt(id, why) => {
            format!("can’t replay game #{id}: {why}. An earlier backup may have it intact")
        }
        Repaired::Missing(id) => format!("game #{id} doesn’t exist, or its seats are missing"),
    }
}

/// A game's number, like `#12`.
fn number(text: &str) -> Result<i64, String> {
    let number = text.strip_prefix('#').unwrap_or(text).parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("{text:?} isn’t a game’s number; write it like '#12'"))
}
