//! What the rest of the program knows of a platform.

use std::pin::Pin;
use std::sync::Arc;

use anyhow::Result;
use tokio::sync::{Notify, watch};

use crate::club::Desk;
use crate::config::{Config, Finding};

/// A platform. Each is a row of [`super::PLATFORMS`].
pub struct Platform {
    /// The name of its accounts, its letters and its section of the configuration.
    pub name: &'static str,
    /// Looks at its section, for `parlour check`.
    pub check: fn(&Config) -> Vec<Finding>,
    /// Plays on it until it is told to stop.
    pub start: fn(Given) -> Playing,
}

/// What a platform plays with.
pub struct Given {
    /// The configuration, in which its section is.
    pub config: Arc<Config>,
    /// Where it hands in what it hears.
    pub desk: Arc<Desk>,
    /// Tells that there are letters to be sent.
    pub mail: Arc<Notify>,
    /// Turns true when it is to stop.
    pub stop: watch::Receiver<bool>,
}

/// A platform that plays. It ends as it was told to, or if it cannot go on.
pub type Playing = Pin<Box<dyn Future<Output = Result<()>> + Send>>;
