//! `parlour backup` and `parlour restore`.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use jiff::Timestamp;

use super::config_args::ConfigArgs;
use super::progress::Bar;
use crate::store::backup;

/// What `parlour backup` and `parlour restore` leave out, for their help.
const MATRIX: &str = "A backup leaves out the folder of the Matrix store on purpose. That folder has no games: it holds the keys \
of the bot’s device, which change with every message. With yesterday’s keys, the bot would write messages that nobody can \
read, and other people’s clients would take it for an impostor. If you lose the folder, start without it: the bot logs in \
as a new device and signs it with the recovery key (matrix.recovery_key_file). So keep that key, and the configuration, \
somewhere other than on this machine.";

/// Where the backup is to be.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = MATRIX)]
pub(super) struct BackupArgs {
    /// The new file; an existing one is never overwritten
    file: PathBuf,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Where the backup is.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = MATRIX)]
pub(super) struct RestoreArgs {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Makes a backup, whether the bot runs or not.
pub(super) fn back_up(args: &BackupArgs) -> Result<()> {
    let config = args.config.load()?;
    let mut bar = Bar::new("copying", "%");
    backup::write(&config.database, &args.file, &mut |progress| bar.percent(progress.done, progress.total))?;
    bar.end();
    writeln!(io::stdout(), "{} is saved as {}", config.database.display(), args.file.display())?;
    Ok(())
}

/// Puts a backup in the database's place.
pub(super) fn restore(args: &RestoreArgs) -> Result<()> {
    let config = args.config.load()?;
    let mut bar = Bar::new("copying", "%");
    let report = &mut |progress: backup::Progress| bar.percent(progress.done, progress.total);
    let restored = backup::restore(&args.file, &config.database, Timestamp::now(), report)?;
    bar.end();
    let mut out = io::stdout();
    writeln!(out, "{} is restored from {}", config.database.display(), args.file.display())?;
    if let Some(kept) = restored.kept {
        writeln!(out, "the old database is kept as {}; remove it when you no longer need it", kept.display())?;
    }
    if restored.dropped > 0 {
        writeln!(out, "{} messages were waiting in the backup; they won’t be sent", restored.dropped)?;
    }
    Ok(())
}
