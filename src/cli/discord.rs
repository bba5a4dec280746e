//! `parlour discord`: what concerns the bot's application on Discord.

use std::io::{self, Write};

use anyhow::Result;
use clap::Subcommand;

use super::config_args::ConfigArgs;
use crate::adapter::discord;

#[derive(Subcommand)]
pub(super) enum Command {
    /// Print the link that invites the bot to a server, with exactly the permissions it uses
    Invite(ConfigArgs),
}

pub(super) fn run(command: &Command) -> Result<()> {
    let Command::Invite(args) = command;
    let config = args.load()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let link = runtime.block_on(discord::invitation(&config))?;
    writeln!(io::stdout(), "{link}")?;
    Ok(())
}
