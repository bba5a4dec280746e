//! Writing to channels and to people.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::json;
use serenity::builder::{Builder, CreateMessage, EditMessage};
use serenity::model::id::{ChannelId, MessageId, UserId};

use super::rest::{Rest, RestError, told};

/// Channels, threads and conversations of two, as far as they are written to.
pub(super) struct Channels {
    rest: Arc<Rest>,
    /// Conversations of two, by account.
    conversations: Mutex<HashMap<UserId, ChannelId>>,
}

impl Channels {
    pub(super) fn new(rest: Arc<Rest>) -> Self {
        Self { rest, conversations: Mutex::default() }
    }

    /// Writes a message; says its id.
    ///
    /// # Errors
    /// If Discord refuses it, or cannot be reached.
    pub(super) async fn post(&self, channel: ChannelId, message: CreateMessage) -> Result<Option<String>, RestError> {
        let http = &*self.rest.http;
        let sent = told(self.rest.paced(|| message.clone().execute(http, (channel, None))).await)?;
        Ok(sent.map(|message| message.id.to_string()))
    }

    /// The conversation of two with an account.
    ///
    /// # Errors
    /// If Discord refuses it, or cannot be reached.
    pub(super) async fn conversation_with(&self, account: UserId) -> Result<ChannelId, RestError> {
        let known = self.conversations.lock().unwrap_or_else(PoisonError::into_inner).get(&account).copied();
        if let Some(known) = known {
            return Ok(known);
        }
        let body = json!({"recipient_id": account});
        let channel = self.rest.paced(|| self.rest.http.create_private_channel(&body)).await?.id;
        self.conversations.lock().unwrap_or_else(PoisonError::into_inner).insert(account, channel);
        Ok(channel)
    }

    /// Takes from a message of ours what can be pressed.
    ///
    /// # Errors
    /// If Discord refuses it, or cannot be reached.
    pub(super) async fn remove_controls(&self, channel: ChannelId, message: MessageId) -> Result<(), RestError> {
        let (http, edit) = (&*self.rest.http, EditMessage::new().components(Vec::new()));
        told(self.rest.paced(|| edit.clone().execute(http, (channel, message, None))).await).map(drop)
    }
}
