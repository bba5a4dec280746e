//! The configuration: a TOML file, and the environment above it.
//!
//! Every key has a default. The environment can set every key: `PARLOUR_DATABASE` is `database`,
//! `PARLOUR_MATRIX_HOMESERVER` is `homeserver` in `[matrix]`; lists are separated by commas. A section of a platform
//! or service turns it on, whether it stands in the file or one of its variables is set. Secrets stand in no
//! configuration file: they come from a variable or from a file of their own.
//!
//! Nothing else in the program reads the environment.

mod error;
#[cfg(test)]
pub(crate) mod example;
#[cfg(feature = "faults")]
mod faults;
mod finding;
mod keys;
mod layers;
mod network;
mod platforms;
mod secret;
pub mod section;
mod terminal;
pub(crate) mod unset;
pub(crate) mod values;

pub use error::ConfigError;
#[cfg(feature = "faults")]
pub use faults::planned_faults;
pub use finding::Finding;
pub use keys::{Backup, Computer, Config, Http, Limits, LogFormat, Web};
pub use network::Network;
pub use platforms::SectionSpec;
pub use secret::{Guarded, Secret};
pub use terminal::Terminal;
