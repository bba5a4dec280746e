//! Hearing what is said: an own loop of syncs, whose position is kept only once the club has everything before it, so
//! that a crash repeats events, which the club applies once, and loses none.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use matrix_sdk::config::{SyncSettings, SyncToken};
use matrix_sdk::deserialized_responses::{TimelineEvent, TimelineEventKind, UnableToDecryptReason};
use matrix_sdk::room::{Messages, MessagesOptions};
use matrix_sdk::ruma::api::client::filter::{Filter, FilterDefinition, LazyLoadOptions, RoomEventFilter};
use matrix_sdk::ruma::api::client::receipt::create_receipt::v3::ReceiptType;
use matrix_sdk::ruma::api::client::sync::sync_events::v3;
use matrix_sdk::ruma::events::receipt::ReceiptThread;
use matrix_sdk::ruma::events::room::encrypted::OriginalSyncRoomEncryptedEvent;
use matrix_sdk::ruma::events::{AnySyncMessageLikeEvent, AnySyncTimelineEvent, SyncMessageLikeEvent};
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, OwnedUserId, RoomId, UInt};
use matrix_sdk::sync::{SyncResponse, Timeline};
use matrix_sdk::{Client, Room, RoomState};
use tokio::sync::{Notify, oneshot};

use super::error::HomeserverError;
use super::members::{Arrival, Invitation};
use super::moving::Moving;
use super::notes::Notes;
use super::reader::{Meaning, Reader};
use super::rooms::Rooms;
use super::typing::Typing;
use super::{PLATFORM, members, session};
use crate::adapter::club_link::ClubLink;
use crate::club::{Answer, Origin, Request, RequestFailed};
use crate::text::Message;
use crate::watch::Online;

/// How long the homeserver may let us wait for something to happen.
const POLL: Duration = Duration::from_secs(30);
const POLL_FOR_KEYS: Duration = Duration::from_secs(1);
/// How many events of a room a sync brings at most; what is missing before them is fetched.
const EVENTS_PER_SYNC: u32 = 50;
/// How many missing events of a room are fetched at most.
const MISSING_MAX: usize = 2_000;
/// The longest wait between two tries to reach the homeserver.
const RETRY_MAX: Duration = Duration::from_secs(5);
/// How long the keys of a message may still take to come after its sender has said that they will not.
const WITHHELD_WAIT: Duration = Duration::from_secs(2);
/// How often a page of a room's history is asked for, and how long that may take in all, while no room is heard.
const HISTORY_TRIES: u32 = 4;
const HISTORY_WAIT: Duration = Duration::from_secs(20);
/// How long the keys of a message may take to come after it.
const KEYS_WAIT: Duration = Duration::from_secs(40);
/// How many messages wait for their keys at most.
const UNREAD_MAX: usize = 500;

/// What hears.
pub(super) struct Inbox {
    pub(super) client: Client,
    pub(super) club: ClubLink,
    pub(super) rooms: Arc<Rooms>,
    pub(super) notes: Arc<Notes>,
    pub(super) typing: Typing,
    pub(super) moving: Arc<Moving>,
    pub(super) reader: Reader,
    /// Told when the homeserver answers again after it did not.
    pub(super) back: Arc<Notify>,
    /// Encrypted messages whose keys have not come yet.
    pub(super) unread: Vec<Unread>,
    /// The rooms that were told that their messages cannot be read.
    pub(super) told: BTreeSet<OwnedRoomId>,
    /// Kept while the homeserver answers.
    pub(super) online: Option<Online>,
}

/// An encrypted message whose keys have not come yet.
pub(super) struct Unread {
    room: Room,
    event: Raw<AnySyncTimelineEvent>,
    since: Instant,
}

/// A request that was handed in, and what the club will say to it.
struct Submitted {
    room: Room,
    event: OwnedEventId,
    answer: oneshot::Receiver<Result<Answer, RequestFailed>>,
}

impl Inbox {
    /// The next response of the homeserver, however long that takes.
    ///
    /// # Errors
    /// If the login has expired.
    pub(super) async fn sync(&mut self, since: Option<&str>, poll: Duration) -> Result<SyncResponse, HomeserverError> {
        let mut wait = Duration::from_millis(250);
        let mut failed = false;
        loop {
            let token = since.map_or(SyncToken::NoToken, |since| SyncToken::Specific(since.to_owned()));
            let timeout = if failed { Duration::ZERO } else { poll };
            let settings = SyncSettings::new().filter(filter()).timeout(timeout).token(token);
            match self.client.sync_once(settings).await.map_err(HomeserverError::from) {
                Ok(response) => {
                    self.online.get_or_insert_with(|| self.club.watch().online(PLATFORM));
                    if failed {
                        tracing::info!("the homeserver answers again");
                        self.back.notify_one();
                    }
                    return Ok(response);
                }
                Err(HomeserverError::Expired { soft }) => return Err(HomeserverError::Expired { soft }),
                // The homeserver has said how long it will not answer.
                Err(HomeserverError::Limited(limit)) => tokio::time::sleep(limit).await,
                Err(error) => {
                    if !failed {
                        tracing::warn!(%error, "the homeserver does not answer; trying again");
                    }
                    failed = true;
                    self.online = None;
                    // The pause before the next try: there is nothing to be heard meanwhile.
                    tokio::time::sleep(wait).await;
                    wait = (wait * 2).min(RETRY_MAX);
                }
            }
        }
    }

    /// Hands everything that a response brings to the club, and returns when the club has it. What was said before the
    /// program knew the homeserver, or was in the room, is not for it.
    ///
    /// # Errors
    /// If the login has expired.
    pub(super) async fn receive(&mut self, response: SyncResponse, since: Option<&str>) -> Result<(), HomeserverError> {
        let mut submitted = Vec::new();
        for (id, update) in response.rooms.joined {
            let (Some(room), Some(since)) = (self.client.get_room(&id), since) else { continue };
            let (events, arrival) = self.events(&room, update.timeline, since).await?;
            if arrival.is_some() {
                self.moving.arrived.notify_waiters();
            }
            if let Some(Arrival { event, invitation: Some(invitation) }) = arrival
                && !room.is_space()
            {
                self.greet(&room, &event, invitation);
            }
            let gone: Vec<_> = events.iter().filter_map(members::left).collect();
            for event in events {
                self.hear_event(&room, &event, &mut submitted).await;
            }
            if room.is_tombstoned() {
                self.moving.follow(room.clone());
            }
            self.tell_who_left(&room, &gone).await;
            if !gone.is_empty() && members::is_deserted(&room).await {
                members::leave(room);
            }
        }
        for id in response.rooms.invited.into_keys() {
            if let Some(room) = self.client.get_room(&id) {
                members::answer_invitation(room, Arc::clone(&self.rooms));
            }
        }
        self.read_unread(&mut submitted).await;
        self.await_answers(submitted).await;
        Ok(())
    }

    /// Waits until the club has decided about what was handed in. What it understood is marked as read.
    async fn await_answers(&self, submitted: Vec<Submitted>) {
        let mut read = BTreeMap::new();
        for Submitted { room, event, answer } in submitted {
            match answer.await {
                Ok(Ok(answer)) if answer.letters.is_empty() && !answer.later => self.typing.end(event.as_str()),
                Ok(Ok(_)) => drop(read.insert(room.room_id().to_owned(), (room, event))),
                Ok(Err(failed)) => {
                    self.typing.end(event.as_str());
                    self.say(room, format!("sorry-{event}"), failed.message, Some(event));
                }
                Err(_) => self.typing.end(event.as_str()),
            }
        }
        for (room, event) in read.into_values() {
            tokio::spawn(async move {
                let sent = room.send_single_receipt(ReceiptType::Read, ReceiptThread::Unthreaded, event).await;
                if let Err(error) = sent {
                    tracing::debug!(room = %room.room_id(), %error, "a read receipt was not sent");
                }
            });
        }
    }

    /// Answers invitations that came before this response: the program may have died before it could.
    pub(super) fn answer_older_invitations(&self, response: &SyncResponse) {
        for room in self.client.invited_rooms() {
            if !response.rooms.invited.contains_key(room.room_id()) {
                members::answer_invitation(room, Arc::clone(&self.rooms));
            }
        }
    }

    /// What happened in a room since the last time, oldest first, with what the response left out; and our own arrival
    /// if that is among it: then nothing from before counts.
    async fn events(
        &self,
        room: &Room,
        timeline: Timeline,
        since: &str,
    ) -> Result<(Vec<TimelineEvent>, Option<Arrival>), HomeserverError> {
        let mut events = timeline.events;
        let me = room.own_user_id();
        let is_arrival = |event: &TimelineEvent| members::arrival(event, me).is_some();
        // What was said to open a conversation of two, between the invitation and our coming, is for us.
        let is_beginning = |event: &TimelineEvent| {
            members::is_invitation(event, me)
                || members::arrival(event, me)
                    .is_some_and(|arrival| arrival.invitation != Some(Invitation::Conversation))
        };
        if timeline.limited && !events.iter().any(is_beginning) {
            let mut missing = Vec::new();
            let mut from = timeline.prev_batch;
            while let Some(token) = from.take() {
                let page = in_time(HISTORY_WAIT, room.room_id(), page_before(room, &token, since));
                let Some(page) = page.await? else {
                    self.club.watch().unheard(PLATFORM);
                    break;
                };
                let reached = page.chunk.is_empty() || page.chunk.iter().any(is_beginning);
                missing.extend(page.chunk);
                if !reached && missing.len() < MISSING_MAX {
                    from = page.end;
                }
            }
            missing.reverse();
            missing.append(&mut events);
            events = missing;
        }
        let Some(at) = events.iter().rposition(is_arrival) else { return Ok((events, None)) };
        let arrival = members::arrival(&events[at], me);
        let mut heard = events.split_off(at + 1);
        if arrival.as_ref().is_some_and(|arrival| arrival.invitation == Some(Invitation::Conversation))
            && let Some(invited) = events.iter().rposition(|event| members::is_invitation(event, me))
        {
            let mut opening = events.split_off(invited + 1);
            opening.pop();
            opening.append(&mut heard);
            heard = opening;
        }
        Ok((heard, arrival))
    }

    async fn hear_event(&mut self, room: &Room, event: &TimelineEvent, submitted: &mut Vec<Submitted>) {
        if event.kind.is_utd() {
            if self.unread.len() < UNREAD_MAX && event.sender().as_deref() != self.client.user_id() {
                self.unread.push(Unread { room: room.clone(), event: event.raw().clone(), since: Instant::now() });
            }
            return;
        }
        if let Some(name) = members::new_name(event, room.own_user_id()) {
            self.reader.names.shown = name;
        }
        let Ok(AnySyncTimelineEvent::MessageLike(event)) = event.raw().deserialize() else { return };
        if Some(event.sender()) == self.client.user_id() || room.state() != RoomState::Joined || room.is_space() {
            return;
        }
        let id = event.event_id().to_owned();
        let meaning = match event {
            AnySyncMessageLikeEvent::RoomMessage(SyncMessageLikeEvent::Original(event)) => {
                self.reader.message(room, &event).await
            }
            AnySyncMessageLikeEvent::Reaction(SyncMessageLikeEvent::Original(event)) => {
                self.reader.reaction(room, &event).await
            }
            _ => None,
        };
        match meaning {
            Some(Meaning::Request(request)) => submitted.extend(self.submit(room, *request).await),
            Some(Meaning::Remark(message)) => self.say(room.clone(), format!("remark-{id}"), message, Some(id)),
            None => {}
        }
    }

    /// Hands a request in. If the club has too much to do we wait, and with us the homeserver.
    async fn submit(&self, room: &Room, request: Request) -> Option<Submitted> {
        const PAUSE: Duration = Duration::from_millis(20);
        let event = EventId::parse(&request.origin.event).ok()?;
        loop {
            let (told, answer) = oneshot::channel();
            let done = move |answer| drop(told.send(answer));
            if self.club.desk().handle(request.clone(), done).is_ok() {
                self.typing.begin(room.clone(), event.clone());
                return Some(Submitted { room: room.clone(), event, answer });
            }
            // The club tells nobody when there is room in its queue.
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Tries again to read messages whose keys may have come; says so where they have not for too long.
    async fn read_unread(&mut self, submitted: &mut Vec<Submitted>) {
        for unread in std::mem::take(&mut self.unread) {
            let encrypted: Raw<OriginalSyncRoomEncryptedEvent> = unread.event.clone().cast_unchecked();
            let read = unread.room.decrypt_event(&encrypted, None).await;
            let wait = if read.as_ref().is_ok_and(is_withheld) { WITHHELD_WAIT } else { KEYS_WAIT };
            match read {
                Ok(event) if !event.kind.is_utd() => self.hear_event(&unread.room, &event, submitted).await,
                _ if unread.since.elapsed() < wait => self.unread.push(unread),
                _ => {
                    tracing::info!(room = %unread.room.room_id(), "a message cannot be read: its keys did not come");
                    let event = unread.event.get_field::<OwnedEventId>("event_id").ok().flatten();
                    if self.told.insert(unread.room.room_id().to_owned())
                        && let Some(event) = event
                    {
                        let key = format!("unread-{event}");
                        self.say(unread.room, key, Message::new("matrix-unreadable"), Some(event));
                    }
                }
            }
        }
    }

    async fn tell_who_left(&self, room: &Room, gone: &[(OwnedEventId, OwnedUserId)]) {
        for (event, user) in gone {
            let origin = Origin { platform: PLATFORM, event: event.to_string() };
            let (room, user) = (room.room_id().to_string(), user.to_string());
            let told = self.club.ask(move |club, now| club.leave_place(&origin, &room, &user, now)).await;
            if let Some(Err(error)) = told {
                tracing::error!(%error, "it cannot be told that somebody left");
            }
        }
    }

    /// Says, at the first start of a device, where it cannot read what was said of late: the keys went with an earlier
    /// store.
    pub(super) async fn confess(&mut self, response: &SyncResponse) {
        for (id, update) in &response.rooms.joined {
            let Some(room) = self.client.get_room(id) else { continue };
            let ours = |event: &TimelineEvent| event.sender().as_deref() == self.client.user_id();
            let events = &update.timeline.events;
            let since = events.iter().rposition(ours).map_or(0, |at| at + 1);
            let mut unread = None;
            for event in events[since..].iter().filter(|event| event.kind.is_utd()) {
                let encrypted: Raw<OriginalSyncRoomEncryptedEvent> = event.raw().clone().cast_unchecked();
                if room.decrypt_event(&encrypted, None).await.map_or(true, |event| event.kind.is_utd()) {
                    unread = event.event_id();
                }
            }
            if let Some(event) = unread {
                self.told.insert(room.room_id().to_owned());
                self.say(room, format!("lost-{event}"), Message::new("matrix-lost-keys"), Some(event));
            }
        }
    }

    fn greet(&self, room: &Room, arrival: &EventId, invitation: Invitation) {
        let key = match invitation {
            Invitation::Room => "matrix-greeting",
            Invitation::Conversation => "matrix-greeting-direct",
        };
        let names = &self.reader.names;
        let greeting = Message::new(key).with("prefix", names.prefix.as_str()).with("name", names.shown.as_str());
        self.say(room.clone(), format!("greeting-{arrival}"), greeting, None);
    }

    fn say(&self, room: Room, key: String, message: Message, answers: Option<OwnedEventId>) {
        let notes = Arc::clone(&self.notes);
        tokio::spawn(async move { notes.say(&room, &key, &message, answers).await });
    }

    /// How long the homeserver may let us wait for something to happen: not long while a message waits for its keys.
    pub(super) fn poll(&self) -> Duration {
        if self.unread.is_empty() { POLL } else { POLL_FOR_KEYS }
    }

    /// Keeps the position up to which the club has everything: not while a message before it waits for its keys.
    pub(super) async fn keep(&self, position: &str) {
        if !self.unread.is_empty() {
            return;
        }
        if let Err(error) = session::keep_position(&self.client, position).await {
            tracing::error!(error = format!("{error:#}"), "the sync position cannot be kept");
        }
    }
}

/// Whether a message cannot be read because its sender keeps the keys from us.
fn is_withheld(event: &TimelineEvent) -> bool {
    let TimelineEventKind::UnableToDecrypt { utd_info, .. } = &event.kind else { return false };
    matches!(utd_info.reason, UnableToDecryptReason::MissingMegolmSession { withheld_code: Some(_) })
}

/// What comes of asking for the history of a room, if it comes in time.
async fn in_time<T>(
    wait: Duration,
    room: &RoomId,
    page: impl Future<Output = Result<Option<T>, HomeserverError>>,
) -> Result<Option<T>, HomeserverError> {
    tokio::time::timeout(wait, page).await.unwrap_or_else(|_| {
        tracing::warn!(%room, ?wait, "missing messages do not come; they are not heard");
        Ok(None)
    })
}

/// The events of a room before a place in its history and after a position, newest first; none if the homeserver does
/// not tell them. It is asked a few times, and no more: all other rooms wait meanwhile.
async fn page_before(room: &Room, place: &str, since: &str) -> Result<Option<Messages>, HomeserverError> {
    for tried in 1.. {
        let mut options = MessagesOptions::backward().from(place);
        options.to = Some(since.to_owned());
        options.limit = UInt::from(100_u32);
        let error = match room.messages(options).await {
            Ok(page) => return Ok(Some(page)),
            Err(error) => HomeserverError::from(error),
        };
        let Some(pause) = pause_after(&error, tried) else {
            return match error {
                HomeserverError::Expired { .. } => Err(error),
                error => {
                    tracing::warn!(room = %room.room_id(), %error, "missing messages cannot be fetched; they are not heard");
                    Ok(None)
                }
            };
        };
        tracing::info!(room = %room.room_id(), %error, "missing messages were not fetched; trying again");
        // The pause before the next try. It is in the way of the other rooms, so that it is short and there are few.
        tokio::time::sleep(pause).await;
    }
    Ok(None)
}

/// How long to wait before a room's history is asked for again after so many tries; nothing if it is not.
fn pause_after(error: &HomeserverError, tried: u32) -> Option<Duration> {
    let pause = match error {
        HomeserverError::Limited(wait) => *wait,
        HomeserverError::Passing(_) => RETRY_MAX,
        HomeserverError::Expired { .. } | HomeserverError::Final(_) => return None,
    };
    (tried < HISTORY_TRIES).then_some(pause.min(RETRY_MAX))
}

fn filter() -> v3::Filter {
    let mut filter = FilterDefinition::default();
    filter.presence = Filter::ignore_all();
    filter.room.ephemeral = RoomEventFilter::ignore_all();
    filter.room.timeline.limit = Some(UInt::from(EVENTS_PER_SYNC));
    filter.room.state.lazy_load_options = LazyLoadOptions::Enabled { include_redundant_members: false };
    v3::Filter::FilterDefinition(filter)
}

#[cfg(test)]
mod tests {
    use matrix_sdk::ruma::room_id;

    use super::*;

    #[test]
    fn a_history_that_cannot_be_read_holds_up_the_other_rooms_for_some_seconds_only() {
        for error in [
            HomeserverError::Passing("it does not answer".to_owned()),
            HomeserverError::Limited(Duration::from_secs(3_600)),
        ] {
            let pauses: Vec<Duration> = (1..).map_while(|tried| pause_after(&error, tried)).take(100).collect();
            assert_eq!(pauses, [RETRY_MAX; 3], "{error}");
        }
        assert_eq!(pause_after(&HomeserverError::Final("it is not there".to_owned()), 1), None);
    }

    #[tokio::test]
    async fn a_history_that_never_comes_is_waited_for_no_longer_than_that() {
        let page = in_time::<()>(Duration::from_millis(5), room_id!("!room:example.org"), std::future::pending());
        assert!(matches!(page.await, Ok(None)));
    }
}
