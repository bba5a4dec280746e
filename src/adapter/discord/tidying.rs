//! Boards that are past: once a newer one stands they shrink to their line of text, without the picture and what could be
//! pressed. That is best effort: nothing waits for it, and what stays there is tried again after the next board.

use std::sync::Arc;

use serenity::model::id::{ChannelId, MessageId};

use super::channels::Channels;
use super::commands::Registered;
use super::intake::PLATFORM;
use super::interactions::Interactions;
use super::layout::{Payload, line_of};
use super::past::Past;
use super::pending::{Pending, PendingEvents};
use super::rest::RestError;
use crate::adapter::club_link::ClubLink;
use crate::club::{Audience, Club, Controls, Letter, Outgoing, SentMessage};

/// Takes from messages what is past.
pub(super) struct Tidying {
    pub(super) club: ClubLink,
    pub(super) channels: Arc<Channels>,
    pub(super) interactions: Arc<Interactions>,
    pub(super) pending: Arc<PendingEvents>,
    /// The commands that Discord knows.
    pub(super) commands: Registered,
}

impl Tidying {
    /// Shrinks the messages about the same game that a letter makes old; what is pressed at one that could not be changed
    /// refuses kindly.
    pub(super) async fn shrink(&self, outgoing: &Outgoing, payload: &Payload, pending: Option<Arc<Pending>>) {
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
            let past = if keeps || controls == Controls::Offer { Past::Kept } else { self.line(&message).await };
            if let Err(error) = self.change(&message, &past, pending.as_deref()).await {
                // It may be deleted, in an archived thread, or be changed too often: then nobody presses it, or it
                // refuses kindly.
                tracing::debug!(%error, "an old board stays as it is");
                if error.passes() {
                    continue;
                }
            }
            if let Some(Err(error)) = self.club.ask(move |club, _| club.without_controls(letter)).await {
                tracing::error!(letter, %error, "it cannot be noted that buttons were taken away");
            }
        }
    }

    /// The line of a board.
    async fn line(&self, message: &SentMessage) -> Past {
        let id = message.message.clone();
        let letter = self.club.ask(move |club, _| club.letter_of_message(PLATFORM, &id)).await;
        let line = |letter: Letter| line_of(&letter, &self.commands);
        letter.and_then(Result::ok).flatten().and_then(line).map_or(Past::Kept, Past::Line)
    }

    /// Changes a message: by an interaction that came of it where nothing else is allowed.
    async fn change(&self, old: &SentMessage, past: &Past, pending: Option<&Pending>) -> Result<(), RestError> {
        let channel: Option<ChannelId> = old.channel.as_ref().and_then(|channel| channel.parse().ok());
        let message: MessageId = old.message.parse().map_err(|_| RestError::Nowhere)?;
        if pending.and_then(Pending::ticket).is_none_or(|ticket| ticket.writes) {
            return self.channels.shrink(channel.ok_or(RestError::Nowhere)?, message, past).await;
        }
        let pressed = self.pending.pressed_at(message).ok_or(RestError::NotThisWay)?;
        self.interactions.shrink_pressed(&pressed, past).await
    }
}
