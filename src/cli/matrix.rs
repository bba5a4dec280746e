//! `parlour matrix`: what concerns the bot's account on Matrix.

use std::io::{self, Write};

use anyhow::{Context, Result};
use clap::Subcommand;

use super::config_args::ConfigArgs;
use crate::adapter::matrix;
use crate::store::Store;

#[derive(Subcommand)]
pub(super) enum Command {
    /// Make new signing keys for the account if nobody has its recovery key; stop the bot first
    ResetIdentity(ConfigArgs),
}

pub(super) fn run(command: &Command) -> Result<()> {
    let Command::ResetIdentity(args) = command;
    let config = args.load()?;
    // Two programs would spoil the same store of keys. If the database is open, the bot is running.
    let _alone = Store::open(&config.database).context("stop the bot first")?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(matrix::reset_identity(&config))?;
    writeln!(
        io::stdout(),
        "The account has new signing keys, and this device is signed with them. Start the bot again. People who \
         had verified the account are told that its identity has changed."
    )?;
    Ok(())
}
