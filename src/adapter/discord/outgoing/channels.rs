//! Writing to channels and to people.

use std::borrow::Cow;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde_json::json;
use serenity::builder::{Builder, CreateMessage, EditMessage};
use serenity::http::Route;
use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, MessageId, UserId};

use crate::adapter::discord::api::codes;
use crate::adapter::discord::api::rest::{Rest, RestError, told};
use crate::adapter::discord::outgoing::past::Past;
use crate::adapter::discord::shown::layout::{Payload, answering};
use crate::adapter::discord::state::cache::Cache;

/// How long a message that is past waits to be changed.
const SHRINKING: Duration = Duration::from_secs(2 * 60);

/// How many conversations of two are opened in a second, and how many at once. Discord doesn't say how many it takes.
const OPENED_PER_S: NonZeroU32 = NonZeroU32::new(1).unwrap();
const OPENED_AT_ONCE: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// How many conversations of two are remembered; Discord is asked for the others.
const CONVERSATIONS_MAX: usize = 50_000;

/// Channels, threads and conversations of two, as far as they are written to.
pub(in crate::adapter::discord) struct Channels {
    rest: Arc<Rest>,
    /// Conversations of two, by account.
    conversations: Cache<UserId, ChannelId>,
    /// The pace at which they are opened.
    opening: DefaultDirectRateLimiter,
}

impl Channels {
    pub(in crate::adapter::discord) fn new(rest: Arc<Rest>) -> Self {
        let quota = Quota::per_second(OPENED_PER_S).allow_burst(OPENED_AT_ONCE);
        Self { rest, conversations: Cache::new(CONVERSATIONS_MAX), opening: RateLimiter::direct(quota) }
    }

    /// Writes a message; says its id.
    async fn post(&self, channel: ChannelId, message: CreateMessage) -> Result<Option<String>, RestError> {
        let http = &*self.rest.http;
        let route = Route::ChannelMessages { channel_id: channel };
        let sent = told(self.rest.paced(route, || message.clone().execute(http, (channel, None))).await)?;
        Ok(sent.map(|message| message.id.to_string()))
    }

    /// Posts a poll. `None` if Discord's answer can't be read.
    ///
    /// # Errors
    /// If Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn post_poll(
        &self,
        channel: ChannelId,
        poll: CreateMessage,
    ) -> Result<Option<Message>, RestError> {
        let http = &*self.rest.http;
        let route = Route::ChannelMessages { channel_id: channel };
        told(self.rest.paced(route, || poll.clone().execute(http, (channel, None))).await)
    }

    /// Ends a poll of ours.
    ///
    /// # Errors
    /// If Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn end_poll(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), RestError> {
        let route = Route::ChannelPollExpire { channel_id: channel, message_id: message };
        told(self.rest.paced(route, || self.rest.http.expire_poll(channel, message)).await).map(drop)
    }

    /// Writes a message, as a reply if wanted; without the reference or without files where these aren't allowed.
    /// Returns its id.
    ///
    /// # Errors
    /// If Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn write(
        &self,
        channel: ChannelId,
        payload: &Payload,
        nonce: Option<&str>,
        mut reply_to: Option<MessageId>,
    ) -> Result<Option<String>, RestError> {
        let mut payload = Cow::Borrowed(payload);
        loop {
            let message = payload.message(nonce);
            let message = match reply_to {
                Some(answered) => message.reference_message(answering(channel, answered)),
                None => message,
            };
            match self.post(channel, message).await {
                Err(error) if error.code() == Some(codes::NO_HISTORY) && reply_to.is_some() => reply_to = None,
                Err(error) if error.code() == Some(codes::NO_PERMISSION) && !payload.files.is_empty() => {
                    payload = Cow::Owned(payload.into_owned().without_files());
                }
                done => return done,
            }
        }
    }

    /// Writes to somebody alone. Says where, and the message's id.
    ///
    /// # Errors
    /// If Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn write_alone(
        &self,
        account: UserId,
        payload: &Payload,
        nonce: Option<&str>,
    ) -> Result<(ChannelId, Option<String>), RestError> {
        let channel = self.conversation_with(account).await?;
        Ok((channel, self.write(channel, payload, nonce, None).await?))
    }

    /// The conversation of two with an account.
    async fn conversation_with(&self, account: UserId) -> Result<ChannelId, RestError> {
        if let Some(known) = self.conversations.get(&account) {
            return Ok(known);
        }
        self.opening.until_ready().await;
        let body = json!({"recipient_id": account});
        let channel = self.rest.paced(Route::UserMeDmChannels, || self.rest.http.create_private_channel(&body));
        let channel = channel.await?.id;
        self.conversations.put(account, channel);
        Ok(channel)
    }

    /// Edits a message of ours, notifying nobody; without files where these aren't allowed.
    ///
    /// # Errors
    /// If Discord refuses it, wants it later, or can't be reached.
    pub(in crate::adapter::discord) async fn change(
        &self,
        channel: ChannelId,
        message: MessageId,
        payload: &Payload,
    ) -> Result<(), RestError> {
        match self.edit(channel, message, &payload.rewrite(), Duration::ZERO).await {
            Err(error) if error.code() == Some(codes::NO_PERMISSION) && !payload.files.is_empty() => {
                self.edit(channel, message, &payload.clone().without_files().rewrite(), Duration::ZERO).await
            }
            done => done,
        }
    }

    /// Edits a message of ours to what stays of it when it's past. If it has to wait, nothing else does.
    ///
    /// # Errors
    /// If Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn shrink(
        &self,
        channel: ChannelId,
        message: MessageId,
        past: &Past,
    ) -> Result<(), RestError> {
        self.edit(channel, message, &past.edit(), SHRINKING).await
    }

    /// Deletes a message of ours.
    ///
    /// # Errors
    /// If Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn delete(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), RestError> {
        self.rest.aside(SHRINKING, |http| http.delete_message(channel, message, None)).await
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: &EditMessage,
        patience: Duration,
    ) -> Result<(), RestError> {
        let place = (channel, message, None);
        told(self.rest.aside(patience, |http| edit.clone().execute(http, place)).await).map(drop)
    }
}
