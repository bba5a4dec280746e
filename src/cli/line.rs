//! The command line as a whole.

use std::io::{self, ErrorKind};
use std::process::ExitCode;
#[cfg(unix)]
use std::sync::Arc;

use clap::{Parser, Subcommand};

use super::config_args::ConfigArgs;
#[cfg(feature = "discord")]
use super::discord;
#[cfg(feature = "service")]
use super::health;
#[cfg(feature = "matrix")]
use super::matrix;
#[cfg(feature = "service")]
use super::run;
use super::{backup, check, console, endings, render, repair, rules, transfer};

/// Abstract board games, played in chat.
#[derive(Parser)]
#[command(name = "parlour", version, about, max_term_width = 100)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Chat and play in this terminal, or read a script from standard input
    Console(console::ConsoleArgs),
    /// Look at the rules of the games, or check them from outside
    #[command(subcommand)]
    Rules(rules::Command),
    /// The solved endings of Chifoumi, which the engine uses if it has them
    #[command(subcommand)]
    Endings(endings::Command),
    /// Draw a position or a whole game, or put it into words
    Render(Box<render::RenderArgs>),
    /// Play on the platforms in the configuration
    #[cfg(feature = "service")]
    Run(ConfigArgs),
    /// Ask the running bot whether all is well; its configuration must have [http]
    #[cfg(feature = "service")]
    Health(ConfigArgs),
    /// Check the configuration, the secrets, the database and every game in it
    Check(ConfigArgs),
    /// Save the database to a file; the bot can keep running
    Backup(backup::BackupArgs),
    /// Replace the database by a backup, and keep the old one under another name; stop the bot first
    Restore(backup::RestoreArgs),
    /// Fix what `check` found, as far as the games’ records tell how; stop the bot first
    Repair(repair::RepairArgs),
    /// Write all people, games, ratings and settings as JSON lines; the bot can keep running
    Export(transfer::ExportArgs),
    /// Read an export into a new database, replaying every game
    Import(transfer::ImportArgs),
    /// The bot's application on Discord
    #[cfg(feature = "discord")]
    #[command(subcommand)]
    Discord(discord::Command),
    /// The bot's account on Matrix
    #[cfg(feature = "matrix")]
    #[command(subcommand)]
    Matrix(matrix::Command),
}

/// Runs the program with the arguments of the process.
#[must_use]
pub fn main() -> ExitCode {
    #[cfg(unix)]
    outlive_limits();
    #[cfg(feature = "faults")]
    if let Err(error) = crate::config::planned_faults().map(crate::faults::set) {
        eprintln!("parlour: {error}");
        return ExitCode::FAILURE;
    }
    let args = Line::parse();
    let done = match args.command {
        Command::Console(args) => console::run(args).map(|()| ExitCode::SUCCESS),
        Command::Rules(command) => rules::run(command).map(|()| ExitCode::SUCCESS),
        Command::Endings(command) => endings::run(&command).map(|()| ExitCode::SUCCESS),
        Command::Render(args) => render::run(&args).map(|()| ExitCode::SUCCESS),
        #[cfg(feature = "service")]
        Command::Run(args) => run::run(&args).map(|()| ExitCode::SUCCESS),
        #[cfg(feature = "service")]
        Command::Health(args) => health::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Backup(args) => backup::back_up(&args).map(|()| ExitCode::SUCCESS),
        Command::Restore(args) => backup::restore(&args).map(|()| ExitCode::SUCCESS),
        Command::Repair(args) => repair::run(&args),
        Command::Export(args) => transfer::export(&args),
        Command::Import(args) => transfer::import(&args).map(|()| ExitCode::SUCCESS),
        #[cfg(feature = "discord")]
        Command::Discord(command) => discord::run(&command).map(|()| ExitCode::SUCCESS),
        #[cfg(feature = "matrix")]
        Command::Matrix(command) => matrix::run(&command).map(|()| ExitCode::SUCCESS),
    };
    match done {
        Ok(code) => code,
        // The reader may stop reading: `parlour … | head`.
        Err(error) if error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == ErrorKind::BrokenPipe) => {
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("parlour: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Lets a file that may not grow (`ulimit -f`) be a failure that is told, and not the end of the program.
#[cfg(unix)]
fn outlive_limits() {
    if let Err(error) = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default()) {
        eprintln!("parlour: a limit to the size of files would end the program without a message: {error}");
    }
}
