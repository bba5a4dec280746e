//! `parlour export` and `parlour import`.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;

use super::config_args::ConfigArgs;
use super::progress::Bar;
use crate::files;
use crate::store::{NewFile, Store};
use crate::upkeep;

/// The purpose of an export, for its help.
const ABOUT: &str = "Each line is a JSON object: people, communities, places, offers, games with their records, ratings, \
settings. docs/export.md in the source explains them. To move to another machine, a backup is simpler. Other programs can \
read an export, and importing it checks every game by the rules.";

/// Where the export is to be.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = ABOUT)]
pub(super) struct ExportArgs {
    /// The new file [default: standard output]
    file: Option<PathBuf>,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Where the export is.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = ABOUT)]
pub(super) struct ImportArgs {
    /// The export [default: standard input]
    file: Option<PathBuf>,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Exports, whether the bot runs or not. The exit code is 1 if something had to be left out.
pub(super) fn export(args: &ExportArgs) -> Result<ExitCode> {
    let config = args.config.load()?;
    let mut store = Store::open_to_read(&config.database)?;
    let mut bar = Bar::new("exporting", "records");
    let report = |records| bar.show(records);
    let exported = match &args.file {
        None => upkeep::export(&mut store, &mut io::stdout(), report)?,
        Some(path) => {
            let new = NewFile::begin_another(path)?;
            let file = File::options().write(true).open(new.path())?;
            let exported = upkeep::export(&mut store, &mut BufWriter::new(file), report)?;
            new.finish()?;
            exported
        }
    };
    bar.end();
    for (id, corrupt) in exported.aside {
        eprintln!("can’t replay game #{id}, so the export sets it aside: {corrupt}");
    }
    for (what, why) in &exported.left_out {
        eprintln!("can’t read {what}, so the export leaves it out: {why}");
    }
    if let Some(path) = &args.file {
        writeln!(io::stdout(), "{} records were exported to {}", exported.records, path.display())?;
    }
    Ok(if exported.left_out.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Imports into a database that is empty or not there yet.
pub(super) fn import(args: &ImportArgs) -> Result<()> {
    let config = args.config.load()?;
    let mut bar = Bar::new("importing", "records");
    let report = |records| bar.show(records);
    let records = match &args.file {
        None => upkeep::import(&mut Store::open(&config.database)?, &mut BufReader::new(io::stdin()), report)?,
        Some(path) => {
            let file = files::open(path).with_context(|| format!("can’t read {}", path.display()))?;
            upkeep::import(&mut Store::open(&config.database)?, &mut BufReader::new(file), report)?
        }
    };
    bar.end();
    writeln!(io::stdout(), "{records} records were imported into {}", config.database.display())?;
    Ok(())
}
