//! The argument that says where the configuration is.

use std::path::PathBuf;

use clap::Args;

use crate::config::{self, Config};

/// Where the configuration is.
#[derive(Args, Clone, Debug)]
pub(super) struct ConfigArgs {
    /// The configuration file [default: config.toml, if it exists]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl ConfigArgs {
    pub(super) fn load(&self) -> Result<Config, config::ConfigError> {
        Config::load(self.config.as_deref())
    }
}
