//! The log's content and form.
//!
//! Levels can be set for each part. Other people's code, the platforms' SDKs and their dependencies, is never logged
//! below `info`, whatever the level: it would show requests and events with tokens and people's words.

use std::io::{IsTerminal, stderr};

use anyhow::{Context, Result};
use tracing::{Level, Metadata};
use tracing_subscriber::filter::{EnvFilter, FilterExt, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use crate::config::{Config, LogFormat};

/// What the Matrix SDK logs for its authors. A configuration that names these parts decides about them.
const QUIET: &str = "matrix_sdk=warn,matrix_sdk_base=warn,matrix_sdk_crypto=error,matrix_sdk::http_client=off";

/// The levels that are configured.
///
/// # Errors
/// If a level or a part is wrong. Names it.
pub(super) fn filter(config: &Config) -> Result<EnvFilter> {
    let form = "log (PARLOUR_LOG) must be a level, and others for parts, like \"info,parlour::club=debug\"";
    EnvFilter::try_new(format!("{QUIET},{}", config.log)).context(form)
}

/// Begins to log as is configured.
///
/// # Errors
/// If the levels are wrong.
pub(super) fn begin(config: &Config) -> Result<()> {
    let allowed = filter(config)?.and(filter_fn(is_discreet));
    let lines = fmt::layer().with_writer(stderr).with_ansi(stderr().is_terminal());
    let lines = match config.log_format {
        LogFormat::Human => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(allowed)).init();
    Ok(())
}

fn is_discreet(of: &Metadata<'_>) -> bool {
    match of.target().split("::").next() {
        Some("parlour") => true,
        // Its warnings hold addresses with the tokens of interactions.
        Some("serenity") => *of.level() <= Level::ERROR,
        _ => *of.level() <= Level::INFO,
    }
}
