//! `parlour repair`: puts right what `parlour check` has found.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use super::config_args::ConfigArgs;
use crate::upkeep::{self, Repaired};

/// What repair does, for its help.
const ABOUT: &str = "Makes damaged and missing indexes and triggers anew, replays all games, notes what their records say of \
those that were set aside or noted wrongly, brings seats and the rounds of tournaments into agreement with the rest, and \
gives communities back what they lost when a room was moved. Has whatever was put aside tried again. Goes on without a log \
that was lost. What the rest does not tell is not made up: for that, restore a backup.";

/// What is to be repaired.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = ABOUT)]
pub(super) struct RepairArgs {
    /// Games by number, like '#12', to be replayed and noted as their records say [default: everything]
    #[arg(value_parser = number)]
    games: Vec<i64>,
    /// A community that lost its name to one with games of its own gets it back: '!id:example.org'
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

/// Whether it could not be put right.
const fn is_left(what: &Repaired) -> bool {
    match what {
        Repaired::Damaged(_) | Repaired::Displaced(_) | Repaired::Corrupt(..) | Repaired::Missing(_) => true,
        Repaired::Round(odd) => !odd.is_mendable(),
        _ => false,
    }
}

fn told(what: &Repaired) -> String {
    match what {
        Repaired::WithoutLog => "its log was lost; what was done last is gone, the rest goes on".to_owned(),
        Repaired::Anew { defects, kept } => {
            let mut told: String = defects.iter().map(|defect| format!("it was damaged: {defect}\n")).collect();
            told.push_str("only indexes were damaged; it was made anew from its rows");
            if let Some(kept) = kept {
                let kept = kept.display();
                told.push_str(&format!(
                    "\nwhat was there before is kept as {kept}; remove it when you need it no more"
                ));
            }
            told
        }
        Repaired::Damaged(defect) => {
            format!("it is damaged: {defect}. Its rows do not tell how it was; restore a backup by `parlour restore`")
        }
        Repaired::Helper(name) => format!("{name} was made again"),
        Repaired::Seats(id) => format!("the seats of game #{id} agree with it again"),
        Repaired::TriedAgain(what) => format!("{what} was put aside and is tried again"),
        Repaired::Round(odd) if odd.is_mendable() => format!("{odd}; it is as the others tell again"),
        Repaired::Round(odd) => format!("{odd}; the others do not tell where. A backup from before may have it whole"),
        Repaired::BroughtBack(lost) => format!(
            "{lost}; it has them again. What was rated there since is kept apart. Settings of the room itself that the \
             move wrote over are gone: look at them by `settings place`"
        ),
        Repaired::Displaced(lost) => format!(
            "{lost} with games of its own; `parlour repair --bring-back '{}'` decides for the one that was displaced",
            lost.name
        ),
        Repaired::Live(id) => format!("game #{id} was replayed and goes on"),
        Repaired::Over(id) => format!("game #{id} was replayed and is over"),
        Repaired::Sound(id) => format!("game #{id} is as its record says"),
        Repaired::Corrupt(id, why) => {
            format!("game #{id} cannot be replayed: {why}. A backup from before may have it whole")
        }
        Repaired::Missing(id) => format!("there is no game #{id}, or its seats are missing"),
    }
}

/// A game's number, like `#12`.
fn number(text: &str) -> Result<i64, String> {
    let number = text.strip_prefix('#').unwrap_or(text).parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("{text:?} is no game's number, like '#12'"))
}
