//! `parlour check`: whether everything is as it should be.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;

use super::config_args::ConfigArgs;
use super::progress::Bar;
use crate::config::Finding;
use crate::upkeep;

/// Says what is good and what is not; the exit code is 1 if anything is not.
pub(super) fn run(args: &ConfigArgs) -> Result<ExitCode> {
    let mut bar = Bar::new("replaying", "games");
    let findings = match args.load() {
        Ok(config) => {
            let mut findings = Vec::new();
            #[cfg(feature = "service")]
            if let Err(error) = super::log::filter(&config) {
                findings.push(Finding::Wrong(format!("{error:#}")));
            }
            // A program without any platform serves developers, with any configuration.
            #[cfg(feature = "platform")]
            findings.extend(super::platforms::check(&config));
            #[cfg(feature = "service")]
            findings.extend(super::pages::check(&config));
            findings.extend(upkeep::check(&config, &mut |games| bar.show(games)));
            findings
        }
        Err(error) => vec![Finding::Wrong(error.to_string())],
    };
    bar.end();
    let mut out = io::stdout().lock();
    let mut wrong = 0;
    for finding in findings {
        match finding {
            Finding::Good(what) => writeln!(out, "good   {what}")?,
            Finding::Wrong(what) => {
                wrong += 1;
                writeln!(out, "WRONG  {what}")?;
            }
        }
    }
    match wrong {
        0 => writeln!(out, "everything is fine")?,
        1 => writeln!(out, "one thing is wrong")?,
        _ => writeln!(out, "{wrong} things are wrong")?,
    }
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
