//! The end of trials: while things are tried, the commands belong to one server. Once they belong to all, or to another
//! one, people there would see them twice.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::model::id::GuildId;
use tokio::time::sleep;

use crate::adapter::discord::api::rest::Rest;
use crate::adapter::discord::shown::commands;

/// The pause between two servers, so that nobody waits for this.
const PAUSE: Duration = Duration::from_millis(250);

/// Servers that may still have commands of their own.
pub(in crate::adapter::discord) struct GuildCommands {
    rest: Arc<Rest>,
    /// The server where things are tried.
    kept: Option<GuildId>,
    looked: Mutex<HashSet<GuildId>>,
}

impl GuildCommands {
    pub(in crate::adapter::discord) fn new(rest: Arc<Rest>, kept: Option<GuildId>) -> Self {
        Self { rest, kept, looked: Mutex::default() }
    }

    /// Removes the commands of these servers that they have for themselves.
    pub(in crate::adapter::discord) async fn end(self: Arc<Self>, servers: Vec<GuildId>) {
        for server in servers {
            let is_new = self.looked.lock().unwrap_or_else(PoisonError::into_inner).insert(server);
            if !is_new || self.kept == Some(server) {
                continue;
            }
            if let Err(error) = commands::remove(&self.rest, server).await {
                tracing::debug!(%error, "a server may have commands of its own");
            }
            sleep(PAUSE).await;
        }
    }
}
