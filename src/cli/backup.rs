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
const MATRIX: &str = "The folder of the Matrix store is no part of a backup, on purpose. It holds the keys of the bot's \
device, which change with every message: brought back as they were yesterday, they would make messages that nobody can \
read, and other people's clients would take the bot for an impostor. No game is in it. If it is lost, start without it: \
the bot logs in as a new device and signs it by the recovery key (matrix.recovery_key_file), so keep that key, and the \
configuration, in another place than this machine.";

/// Where the backup is to be.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = MATRIX)]
pub(super) struct BackupArgs {
    /// The new file; one that is there already is not written over
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
        writeln!(out, "what was there before is kept as {}; remove it when you need it no more", kept.display())?;
    }
    if restored.dropped > 0 {
        writeln!(out, "{} messages that were waiting in the backup are not sent any more", restored.dropped)?;
    }
    Ok(())
}
