//! Where a letter goes: its room, and the events that it is about and answers there.

use std::sync::Arc;

use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedUserId, RoomId, UserId};
use matrix_sdk::{Client, Room, RoomState};

use super::content::Related;
use super::conversations::Conversations;
use super::error::HomeserverError;
use super::reply_targets::ReplyTargets;
use super::{PLATFORM, rooms};
use crate::adapter::club_link::ClubLink;
use crate::club::{Audience, Club, Controls, Letter, Outgoing, SeenBy, SentMessage, To};

/// The beginning of the error if somebody can't be told something privately.
const NOT_ALONE: &str = "no conversation of two: ";

/// Finds out where letters go.
pub(super) struct Destinations {
    pub(super) client: Client,
    pub(super) club: ClubLink,
    pub(super) conversations: Arc<Conversations>,
    pub(super) reply_targets: Arc<ReplyTargets>,
}

/// Where a letter goes.
pub(super) struct Destination {
    pub(super) room: Room,
    pub(super) related: Related,
    /// The message that it replaces.
    pub(super) edits: Option<OwnedEventId>,
    /// The readers there.
    pub(super) seen_by: SeenBy,
}

impl Destinations {
    /// Where a letter goes.
    ///
    /// # Errors
    /// If there is no such place, or the homeserver can't be asked.
    pub(super) async fn of(&self, outgoing: &Outgoing) -> Result<Destination, HomeserverError> {
        let letter = &outgoing.letter;
        if let Some(changed) = &outgoing.edits {
            return self.where_it_was(changed);
        }
        let to = match &letter.to {
            To::Account(user) => {
                let user = UserId::parse(user).map_err(|error| HomeserverError::Final(error.to_string()))?;
                let room = self.conversation_with(&user).await?;
                let edits = self.continued(outgoing).await;
                return Ok(Destination { room, related: Related::default(), edits, seen_by: SeenBy::Everyone });
            }
            To::Place(room) => room,
        };
        let room = RoomId::parse(to).ok().and_then(|id| self.client.get_room(&id));
        let room = room.filter(|room| room.state() == RoomState::Joined);
        if letter.audience == Audience::AskerAlone
            && let Some(room) = room.as_ref().filter(|room| !rooms::is_direct(room))
            && let Some(event) = letter.answers.as_deref().and_then(|event| EventId::parse(event).ok())
        {
            let asked = room.event(&event, None).await?;
            let asker = asked.sender().ok_or_else(|| HomeserverError::Final("the event has no sender".to_owned()))?;
            let room = self.conversation_with(&asker).await?;
            return Ok(Destination { room, related: Related::default(), edits: None, seen_by: SeenBy::One });
        }
        if room.as_ref().is_none_or(|room| room.is_tombstoned())
            && let Some(new) = self.successor(to).await
            && (letter.audience == Audience::Everyone || rooms::is_direct(&new))
        {
            // The letter is older than the successor of its room, and answers something that was said in the old one.
            let related = Related::default();
            return Ok(Destination { room: new, related, edits: None, seen_by: SeenBy::Everyone });
        }
        let Some(room) = room else {
            return Err(HomeserverError::Final(format!("the account is not in {to}")));
        };
        let related = self.related(&room, letter).await;
        let edits = self.continued(outgoing).await;
        Ok(Destination { room, related, edits, seen_by: SeenBy::Everyone })
    }

    async fn conversation_with(&self, user: &UserId) -> Result<Room, HomeserverError> {
        self.conversations.with(user).await.map_err(|error| match error {
            HomeserverError::Final(reason) => HomeserverError::Final(format!("{NOT_ALONE}{reason}")),
            other => other,
        })
    }

    /// If a letter was given up because somebody couldn't be told something privately, the place where we can tell them
    /// so: where they asked, or where the game is played. With them, and the event that this answers.
    pub(super) async fn beside(
        &self,
        outgoing: &Outgoing,
        reason: &str,
    ) -> Option<(Room, OwnedUserId, Option<OwnedEventId>)> {
        let letter = Some(&outgoing.letter).filter(|_| reason.starts_with(NOT_ALONE))?;
        let joined = |id: &str| {
            let room = RoomId::parse(id).ok().and_then(|id| self.client.get_room(&id));
            room.filter(|room| room.state() == RoomState::Joined)
        };
        match &letter.to {
            To::Account(account) => {
                let (user, account) = (UserId::parse(account).ok()?, account.clone());
                let about = letter.about?;
                let home = self.club.ask(move |club, _| club.home_of(PLATFORM, about, &account)).await?.ok()??;
                Some((joined(&home.place)?, user, None))
            }
            To::Place(place) if letter.audience == Audience::AskerAlone => {
                let room = joined(place).filter(|room| !rooms::is_direct(room))?;
                let event = EventId::parse(letter.answers.as_deref()?).ok()?;
                let user = room.event(&event, None).await.ok()?.sender()?;
                Some((room, user, Some(event)))
            }
            To::Place(_) => None,
        }
    }

    /// The room that replaced this one.
    async fn successor(&self, room: &str) -> Option<Room> {
        let room = room.to_owned();
        let new = self.club.ask(move |club, _| club.successor_of(PLATFORM, &room)).await?.ok()??;
        let new = RoomId::parse(new).ok().and_then(|id| self.client.get_room(&id));
        new.filter(|room| room.state() == RoomState::Joined)
    }

    /// The message that a letter changes, in its room.
    fn where_it_was(&self, changed: &SentMessage) -> Result<Destination, HomeserverError> {
        let gone = || HomeserverError::Final(format!("the message {} is out of reach", changed.message));
        let room = changed.channel.as_deref().and_then(|id| RoomId::parse(id).ok());
        let room = room.and_then(|id| self.client.get_room(&id)).filter(|room| room.state() == RoomState::Joined);
        let edits = Some(EventId::parse(&changed.message).map_err(|_| gone())?);
        let room = room.ok_or_else(gone)?;
        Ok(Destination { room, related: Related::default(), edits, seen_by: SeenBy::Everyone })
    }

    /// The message of the beginning of a continued turn, which the letter replaces.
    async fn continued(&self, outgoing: &Outgoing) -> Option<OwnedEventId> {
        let (id, to) = (outgoing.id, outgoing.letter.to.clone());
        let about = outgoing.letter.about.filter(|_| outgoing.letter.continues)?;
        let find = move |club: &mut Club, _| club.messages_with_controls(PLATFORM, about, &to, id);
        let shown = self.club.ask(find).await?.ok()?;
        let (_, last, _) = shown.into_iter().rfind(|(.., controls)| *controls == Controls::Board)?;
        EventId::parse(last.message).ok()
    }

    /// The events that a letter is about and answers in its own room. It goes into the thread of its game, if that has
    /// one, or else into the question's.
    async fn related(&self, room: &Room, letter: &Letter) -> Related {
        let event = |id: &str| EventId::parse(id).ok();
        let spot = match letter.answers.as_deref().and_then(event) {
            Some(asked) => Some(self.reply_targets.spot(room, &asked).await),
            None => None,
        };
        let (answers, thread) = spot.map_or((None, None), |spot| (Some(spot.message), spot.thread));
        let Some(about) = letter.about.filter(|_| letter.thread) else { return Related { thread, answers } };
        let to = letter.to.clone();
        let first = self.club.ask(move |club, _| club.first_message_to(PLATFORM, about, &to)).await;
        let first = first.and_then(Result::ok).flatten().and_then(|first| event(&first.message));
        Related { thread: first.or(thread), answers }
    }
}
