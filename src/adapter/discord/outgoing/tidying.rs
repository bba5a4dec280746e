//! Past boards: once a newer one is there, they shrink to their line of text, without the picture and the buttons. This
//! is best effort: nothing waits for it, and what remains is tried again after the next board.

use std::sync::Arc;

use serenity::model::id::{ChannelId, MessageId};

use crate::adapter::club_link::ClubLink;
use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::api::codes;
use crate::adapter::discord::api::rest::RestError;
use crate::adapter::discord::outgoing::channels::Channels;
use crate::adapter::discord::outgoing::interactions::Interactions;
use crate::adapter::discord::outgoing::past::Past;
use crate::adapter::discord::shown::commands::Registered;
use crate::adapter::discord::shown::layout::{Payload, line_of};
use crate::adapter::discord::state::pending::PendingEvents;
use crate::club::{Audience, Club, Controls, Letter, Outgoing, SentMessage};

/// Shrinks past messages.
pub(in crate::adapter::discord) struct Tidying {
    pub(in crate::adapter::discord) club: ClubLink,
    pub(in crate::adapter::discord) channels: Arc<Channels>,
    pub(in crate::adapter::discord) interactions: Arc<Interactions>,
    pub(in crate::adapter::discord) pending: Arc<PendingEvents>,
    /// The commands that Discord knows.
    pub(in crate::adapter::discord) commands: Registered,
}

impl Tidying {
    /// Shrinks the messages about the same game that a letter makes old. Buttons of a message that couldn't be edited
    /// refuse kindly.
    pub(in crate::adapter::discord) async fn shrink(&self, outgoing: &Outgoing, payload: &Payload) {
        let Outgoing { id, letter, .. } = outgoing;
        let (id, to, supersedes) = (*id, letter.to.clone(), payload.supersedes());
        let Some(about) = letter.about.filter(|_| letter.audience == Audience::Everyone) else { return };
        let find = move |club: &mut Club, _| club.messages_with_controls(PLATFORM, about, &to, id);
        let keeps = letter.keeps_past;
        let Some(Ok(old)) = self.club.ask(find).await else { return };
        for (letter, message, controls) in old {
            if !supersedes.contains(&controls) {
                continue;
            }
            if controls == Controls::Call {
                self.delete(letter).await;
                self.note_without_controls(letter).await;
                continue;
            }
            let written = self.letter_of(&message).await;
            let line = written.as_ref().and_then(|letter| line_of(letter, &self.commands));
            let past = match line {
                Some(line) if !keeps && controls != Controls::Offer => Past::Line(line),
                _ => Past::Kept,
            };
            let token = written.and_then(|letter| letter.token);
            if let Err(error) = self.change(&message, &past, token.as_deref()).await {
                // It may be deleted, in an archived thread, or be changed too often: then nobody presses it, or it
                // refuses kindly.
                tracing::debug!(%error, "an old board stays as it is");
                if error.passes() {
                    continue;
                }
            }
            self.note_without_controls(letter).await;
        }
    }

    async fn note_without_controls(&self, letter: i64) {
        if let Some(Err(error)) = self.club.ask(move |club, _| club.without_controls(letter)).await {
            tracing::error!(letter, %error, "it cannot be noted that buttons were taken away");
        }
    }

    /// Deletes the message of a letter that says nothing anymore.
    pub(in crate::adapter::discord) async fn delete(&self, letter: i64) {
        let found = self.club.ask(move |club, _| club.message_of(letter)).await;
        let Some(SentMessage { channel, message }) = found.and_then(Result::ok).flatten() else { return };
        let place = channel.and_then(|channel| channel.parse::<ChannelId>().ok());
        let (Some(channel), Ok(message)) = (place, message.parse::<MessageId>()) else { return };
        match self.pending.came_of(message).and_then(|pending| pending.private_message(Some(message))) {
            Some(by_token) => self.interactions.take_away(by_token).await,
            None => {
                if let Err(error) = self.channels.delete(channel, message).await {
                    tracing::debug!(%error, "a message stays that says nothing anymore");
                }
            }
        }
    }

    /// The letter that a message of ours was.
    async fn letter_of(&self, message: &SentMessage) -> Option<Letter> {
        let id = message.message.clone();
        let letter = self.club.ask(move |club, _| club.letter_of_message(PLATFORM, &id)).await;
        letter.and_then(Result::ok).flatten()
    }

    /// Edits a message. If nothing else is allowed, it uses an interaction that came from the message, or that the
    /// message came from. `token` is the right to answer of its letter.
    async fn change(&self, old: &SentMessage, past: &Past, token: Option<&str>) -> Result<(), RestError> {
        let channel: Option<ChannelId> = old.channel.as_ref().and_then(|channel| channel.parse().ok());
        let channel = channel.ok_or(RestError::Nowhere)?;
        let message: MessageId = old.message.parse().map_err(|_| RestError::Nowhere)?;
        let mut refused = RestError::NotThisWay;
        if !self.pending.is_brought(channel) {
            match self.channels.shrink(channel, message, past).await {
                Err(error) if codes::is_not_writable(error.code()) => refused = error,
                done => return done,
            }
        }
        if let Some(pressed) = self.pending.pressed_at(message)
            && self.interactions.shrink_pressed(&pressed, past).await.is_ok()
        {
            return Ok(());
        }
        let came_of = self.pending.came_of(message);
        let token = came_of.as_ref().and_then(|pending| pending.ticket()).map(|ticket| ticket.token.as_str()).or(token);
        match token {
            Some(token) => self.interactions.shrink_by(token, message, past).await,
            None => Err(refused),
        }
    }
}
