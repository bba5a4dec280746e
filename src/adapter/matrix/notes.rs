//! The program's own words, which aren't letters of the club.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use matrix_sdk::Room;
use matrix_sdk::ruma::{OwnedEventId, OwnedTransactionId, OwnedUserId};

use super::PLATFORM;
use super::content::{self, Related};
use super::conversations::Conversations;
use super::error::HomeserverError;
use super::gate::Gate;
use super::keys::Keys;
use super::languages;
use super::layout::Words;
use super::reactions::Reactions;
use super::reply_targets::ReplyTargets;
use crate::club::{Letter, To};
use crate::text::{Language, Message, Named, Span};

/// The sender of these notes.
pub(super) struct Notes {
    pub(super) conversations: Arc<Conversations>,
    pub(super) gate: Arc<Gate>,
    pub(super) keys: Arc<Keys>,
    pub(super) reactions: Reactions,
    pub(super) reply_targets: Arc<ReplyTargets>,
    /// The user who is told about rooms that can't be written to.
    pub(super) owner: Option<OwnedUserId>,
    pub(super) language: &'static Language,
    /// The beginning of a command.
    pub(super) prefix: String,
    /// The rooms that the owner was told of.
    pub(super) reported: Mutex<BTreeSet<String>>,
}

impl Notes {
    /// Tells the owner, once, that a room can't be written to.
    pub(super) async fn report(&self, letter: &Letter, reason: &str) {
        let To::Place(place) = &letter.to else { return };
        if !self.reported.lock().unwrap_or_else(PoisonError::into_inner).insert(place.clone()) {
            return;
        }
        tracing::warn!(room = place, reason, "a room cannot be written to");
        let Some(owner) = &self.owner else { return };
        let message = Message::new("matrix-unwritable").with_text("room", place).with_text("reason", reason);
        match self.conversations.with(owner).await {
            Ok(room) => self.say(&room, &format!("unwritable-{place}"), &message, None).await,
            Err(error) => tracing::warn!(%error, "the owner cannot be told"),
        }
    }

    /// Tells somebody, where others hear it, that we had something private for them and couldn't deliver it.
    pub(super) async fn call(&self, room: &Room, key: &str, user: OwnedUserId, answers: Option<OwnedEventId>) {
        let name = room.get_member_no_sync(&user).await.ok().flatten();
        let name = name.map_or_else(|| user.to_string(), |member| member.name().to_owned());
        let named = Named { platform: PLATFORM.to_owned(), id: user.to_string(), name };
        let message = Message::new("matrix-unreached").with("name", Span::Person(named));
        self.send(room, key, &message, answers, Some(user)).await;
    }

    /// Says something that is no letter of the club. It is tried a few times, and lost if that fails.
    pub(super) async fn say(&self, room: &Room, key: &str, message: &Message, answers: Option<OwnedEventId>) {
        self.send(room, key, message, answers, None).await;
    }

    async fn send(
        &self,
        room: &Room,
        key: &str,
        message: &Message,
        answers: Option<OwnedEventId>,
        called: Option<OwnedUserId>,
    ) {
        const TRIES: u32 = 5;
        let mut words = Words::default();
        words.add(&self.language.paragraph(message), &self.prefix);
        let offered = languages::offered(message, self.language);
        if let Some((setting, offered)) = &offered {
            offered.iter().for_each(|language| words.add(&languages::offer(setting, language), &self.prefix));
        }
        let related = match answers {
            Some(event) => {
                let spot = self.reply_targets.spot(room, &event).await;
                Related { thread: spot.thread, answers: Some(spot.message) }
            }
            None => Related::default(),
        };
        let content = content::note(&words, called, &related);
        let key = OwnedTransactionId::from(key);
        for tried in 1..=TRIES {
            let pass = self.gate.pass().await;
            match self.keys.send(room, &content, &key).await {
                Ok(sent) => {
                    drop(pass);
                    let offered = offered.into_iter().flat_map(|(_, offered)| offered);
                    let signs: Vec<String> = offered.map(languages::sign).collect();
                    return self.reactions.offer(room, &sent.response.event_id, &signs, key.as_str()).await;
                }
                Err(HomeserverError::Limited(wait)) => self.gate.close(pass, wait).await,
                Err(HomeserverError::Away(reason) | HomeserverError::Passing(reason)) if tried < TRIES => {
                    drop(pass);
                    tracing::info!(room = %room.room_id(), reason, "a note was not sent; it is tried again");
                    // The pause before the next try, twice as long each time.
                    tokio::time::sleep(Duration::from_secs(1 << tried)).await;
                }
                Err(error) => {
                    tracing::warn!(room = %room.room_id(), %error, "a note was not sent");
                    return;
                }
            }
        }
    }
}
