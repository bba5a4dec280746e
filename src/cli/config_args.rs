//! The argument that says where the configuration is.

use std::path::PathBuf;

use clap::Args;

use crate::adapter::SECTIONS;
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
        Config::load(self.config.as_deref(), SECTIONS)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::config::example::example;

    /// `PARLOUR_GOLDEN=renew` writes it anew.
    #[test]
    fn the_example_is_what_the_keys_say() {
        let made = example(SECTIONS);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("config.example.toml");
        if std::env::var_os("PARLOUR_GOLDEN").is_some_and(|value| value == "renew") {
            fs::write(path, made).unwrap();
            return;
        }
        assert_eq!(fs::read_to_string(path).unwrap(), made, "`scripts/golden` writes the example anew");
    }
}
