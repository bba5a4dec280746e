//! A platform, as the rest of the program sees it.

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

/// A platform's means.
pub struct Given {
    /// The configuration, with its section.
    pub config: Arc<Config>,
    /// The desk for its requests.
    pub desk: Arc<Desk>,
    /// Tells that there are letters to send.
    pub mail: Arc<Notify>,
    /// Turns true when it should stop.
    pub stop: watch::Receiver<bool>,
}

/// A running platform. It ends when told to, or if it can't go on.
pub type Playing = Pin<Box<dyn Future<Output = Result<()>> + Send>>;
