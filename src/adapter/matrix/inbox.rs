//! Hearing: our own loop of syncs. Its position is only kept once the club has everything before it, so a crash repeats
//! events, which the club applies once, and loses none.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use matrix_sdk::config::{SyncSettings, SyncToken};
use matrix_sdk::deserialized_responses::{
    TimelineEvent, TimelineEventKind, UnableToDecryptReason, VerificationLevel, VerificationState,
};
use matrix_sdk::ruma::api::client::filter::{Filter, FilterDefinition, LazyLoadOptions, RoomEventFilter};
use matrix_sdk::ruma::api::client::receipt::create_receipt::v3::ReceiptType;
use matrix_sdk::ruma::api::client::sync::sync_events::v3;
use matrix_sdk::ruma::events::receipt::ReceiptThread;
use matrix_sdk::ruma::events::room::encrypted::OriginalSyncRoomEncryptedEvent;
use matrix_sdk::ruma::events::{AnySyncMessageLikeEvent, AnySyncTimelineEvent, SyncMessageLikeEvent};
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, OwnedUserId, UInt};
use matrix_sdk::sync::{JoinedRoomUpdate, SyncResponse, Timeline};
use matrix_sdk::{Client, Room, RoomState};
use tokio::sync::{Notify, oneshot};

use super::error::HomeserverError;
use super::history::Patience;
use super::keys::Keys;
use super::members::{Arrival, Invitation};
use super::notes::Notes;
use super::reader::{Meaning, Reader};
use super::rooms::Rooms;
use super::rooms_replaced::RoomsReplaced;
use super::tasks::{Tasks, guarded};
use super::typing::Typing;
use super::{PLATFORM, members, session};
use crate::adapter::club_link::ClubLink;
use crate::club::{Answer, Origin, Request, RequestFailed, Said};
use crate::faults::point;
use crate::text::Message;
use crate::watch::Online;

/// How long the homeserver may let us wait for something to happen.
const POLL: Duration = Duration::from_secs(30);
const POLL_FOR_KEYS: Duration = Duration::from_secs(1);
/// The most events of a room in a sync. Earlier missing ones are fetched.
const EVENTS_PER_SYNC: u32 = 50;
/// The longest wait between two tries to reach the homeserver.
const RETRY_MAX: Duration = Duration::from_secs(5);
/// How long we wait for a message's keys after its sender has refused them.
const WITHHELD_WAIT: Duration = Duration::from_secs(2);
/// How long the keys of a message may take to come after it.
const KEYS_WAIT: Duration = Duration::from_secs(40);
/// How many messages wait for their keys at most.
const UNREAD_MAX: usize = 500;
/// After this many panics in a row, the program stops trying to hear.
const PANICS_MAX: u32 = 5;

/// Our own words that are no letters of the club.
static SAYING: Tasks = Tasks::new("saying something of itself", 500);
/// Read receipts on their way.
static READING: Tasks = Tasks::new("marking something as read", 500);

/// The hearing part of the program.
pub(super) struct Inbox {
    pub(super) client: Client,
    pub(super) club: ClubLink,
    pub(super) rooms: Arc<Rooms>,
    pub(super) notes: Arc<Notes>,
    pub(super) typing: Typing,
    pub(super) keys: Arc<Keys>,
    pub(super) rooms_replaced: Arc<RoomsReplaced>,
    pub(super) reader: Reader,
    /// Notified when the homeserver answers again after a silence.
    pub(super) back: Arc<Notify>,
    /// Encrypted messages whose keys haven't come yet, the oldest first.
    pub(super) unread: Vec<Unread>,
    /// The position before the current response.
    pub(super) before: String,
    /// The rooms that were told that their messages can't be read.
    pub(super) told: BTreeSet<OwnedRoomId>,
    /// Kept while the homeserver answers.
    pub(super) online: Option<Online>,
}

/// An encrypted message whose keys haven't come yet.
pub(super) struct Unread {
    room: Room,
    event: Raw<AnySyncTimelineEvent>,
    since: Instant,
    /// The position before it.
    before: String,
}

/// A request that was handed in, and the club's coming answer.
struct Submitted {
    room: Room,
    event: OwnedEventId,
    answer: oneshot::Receiver<Result<Answer, RequestFailed>>,
}

impl Inbox {
    /// The next response of the homeserver, however long that takes.
    ///
    /// # Errors
    /// If the login has expired, or all responses of late were too much for the library.
    pub(super) async fn sync(&mut self, since: Option<&str>, poll: Duration) -> Result<SyncResponse, HomeserverError> {
        let mut wait = Duration::from_millis(250);
        let (mut failed, mut panics) = (false, 0);
        loop {
            let token = since.map_or(SyncToken::NoToken, |since| SyncToken::Specific(since.to_owned()));
            let timeout = if failed { Duration::ZERO } else { poll };
            let settings = SyncSettings::new().filter(filter()).timeout(timeout).token(token);
            let panicked = || Err(HomeserverError::Passing("its response made the program panic".to_owned()));
            let hearing = self.keys.hearing(&self.client, self.client.sync_once(settings));
            let answer = guarded("hearing the homeserver", hearing).await;
            panics = if answer.is_none() { panics + 1 } else { 0 };
            match answer.map_or_else(panicked, |answer| answer.map_err(HomeserverError::from)) {
                Ok(response) => {
                    self.online.get_or_insert_with(|| self.club.watch().online(PLATFORM));
                    if failed {
                        tracing::info!("the homeserver answers again");
                        self.back.notify_one();
                    }
                    return Ok(response);
                }
                Err(HomeserverError::Expired { soft }) => return Err(HomeserverError::Expired { soft }),
                // The homeserver has said for how long it won't answer.
                Err(HomeserverError::Limited(limit)) => tokio::time::sleep(limit).await,
                Err(error) if panics >= PANICS_MAX => return Err(error),
                Err(error) => {
                    if !failed {
                        tracing::warn!(%error, "the homeserver does not answer; trying again");
                    }
                    failed = true;
                    self.online = None;
                    // The pause before the next try. There is nothing to hear meanwhile.
                    tokio::time::sleep(wait).await;
                    wait = (wait * 2).min(RETRY_MAX);
                }
            }
        }
    }

    /// Hands a whole response to the club, and returns when the club has it. Words from before the program knew the
    /// homeserver, or was in the room, aren't for it.
    ///
    /// # Errors
    /// If the login has expired.
    pub(super) async fn receive(&mut self, response: SyncResponse, since: Option<&str>) -> Result<(), HomeserverError> {
        let mut submitted = Vec::new();
        let patience = Patience::begin();
        for (id, update) in response.rooms.joined {
            let (Some(room), Some(since)) = (self.client.get_room(&id), since) else { continue };
            since.clone_into(&mut self.before);
            if let Some(heard) = guarded(id.as_str(), self.hear_room(&room, update, patience, &mut submitted)).await {
                heard?;
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

    /// Hears a room's part of a response.
    async fn hear_room(
        &mut self,
        room: &Room,
        update: JoinedRoomUpdate,
        patience: Patience,
        submitted: &mut Vec<Submitted>,
    ) -> Result<(), HomeserverError> {
        let (events, arrival) = self.events(room, update.timeline, patience).await?;
        if arrival.is_some() {
            self.rooms_replaced.came_into(room).await;
        }
        if let Some(Arrival { event, invitation: Some(invitation) }) = arrival
            && !room.is_space()
        {
            self.greet(room, &event, invitation);
        }
        let gone: Vec<_> = events.iter().filter_map(members::left).collect();
        for event in events {
            self.hear_event(room, &event, submitted).await;
        }
        if room.is_tombstoned() {
            self.rooms_replaced.follow(room.clone());
        }
        self.tell_who_left(room, &gone).await;
        if !gone.is_empty() && members::is_deserted(room).await {
            members::leave(room.clone());
        }
        Ok(())
    }

    /// Waits until the club has decided about all requests. Those that it understood are marked as read.
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
            READING.begin(async move {
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

    /// Everything in a room since the last time, oldest first, including the gap; and our own arrival if that is among
    /// it: then nothing before counts.
    async fn events(
        &self,
        room: &Room,
        timeline: Timeline,
        patience: Patience,
    ) -> Result<(Vec<TimelineEvent>, Option<Arrival>), HomeserverError> {
        let mut events = timeline.events;
        let me = room.own_user_id();
        let is_arrival = |event: &TimelineEvent| members::arrival(event, me).is_some();
        // In a conversation of two, words between the invitation and our arrival are for us.
        let is_beginning = |event: &TimelineEvent| {
            members::is_invitation(event, me)
                || members::arrival(event, me)
                    .is_some_and(|arrival| arrival.invitation != Some(Invitation::Conversation))
        };
        if timeline.limited
            && !events.iter().any(is_beginning)
            && let Some(place) = timeline.prev_batch
        {
            let missing = patience.fetch(room, place, &self.before, is_beginning).await?;
            if missing.lost.is_some() && !room.is_space() {
                self.club.watch().unheard(PLATFORM);
                self.say(room.clone(), format!("missed-{}", self.before), Message::new("matrix-missed"), None);
            }
            events.splice(0..0, missing.events);
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

    /// Hears an event. An event that makes the program panic is put aside, so that it harms nobody else.
    async fn hear_event(&mut self, room: &Room, event: &TimelineEvent, submitted: &mut Vec<Submitted>) {
        if guarded("hearing an event", self.hear_one(room, event, submitted)).await.is_none() {
            tracing::error!(room = %room.room_id(), event = ?event.event_id(), "this event is put aside");
            self.club.watch().unheard(PLATFORM);
        }
    }

    async fn hear_one(&mut self, room: &Room, event: &TimelineEvent, submitted: &mut Vec<Submitted>) {
        point("task.hear");
        if event.kind.is_utd() {
            self.wait_for_keys(room, event);
            return;
        }
        if let Some(name) = members::new_name(event, room.own_user_id()) {
            self.reader.names.shown = name;
        }
        if is_forged(event) {
            tracing::warn!(room = %room.room_id(), sender = ?event.sender(), "somebody else has encrypted a message than its sender");
            return;
        }
        // A homeserver could write it in anybody's name, but it couldn't encrypt it.
        let is_open = event.encryption_info().is_none() && room.encryption_state().is_encrypted();
        let event = match event.raw().deserialize() {
            Ok(AnySyncTimelineEvent::MessageLike(event)) => event,
            Ok(AnySyncTimelineEvent::State(_)) => return,
            Err(error) => {
                tracing::debug!(room = %room.room_id(), event = ?event.event_id(), %error, "an event is not well formed");
                return;
            }
        };
        if Some(event.sender()) == self.client.user_id() || room.state() != RoomState::Joined || room.is_space() {
            return;
        }
        let id = event.event_id().to_owned();
        let meaning = match event {
            AnySyncMessageLikeEvent::RoomMessage(SyncMessageLikeEvent::Original(event)) => {
                let meaning = self.reader.message(room, &event).await;
                if is_open { in_place_of_request(meaning, "matrix-unencrypted") } else { meaning }
            }
            AnySyncMessageLikeEvent::Reaction(SyncMessageLikeEvent::Original(event)) => {
                self.reader.reaction(room, &event).await
            }
            _ => None,
        };
        let is_for_club = matches!(meaning, Some(Meaning::Request(_)));
        let is_over = is_for_club && self.rooms_replaced.has_left(room).await;
        match if is_over { in_place_of_request(meaning, "matrix-replaced") } else { meaning } {
            Some(Meaning::Request(request)) => submitted.extend(self.submit(room, *request).await),
            Some(Meaning::Remark(message)) => self.say(room.clone(), format!("remark-{id}"), message, Some(id)),
            None => {}
        }
    }

    fn wait_for_keys(&mut self, room: &Room, event: &TimelineEvent) {
        if event.sender().as_deref() == self.client.user_id() {
            return;
        }
        if self.unread.len() >= UNREAD_MAX {
            tracing::warn!(room = %room.room_id(), "too many messages wait for their keys; one is not heard");
            self.club.watch().unheard(PLATFORM);
            return;
        }
        let (event, since) = (event.raw().clone(), Instant::now());
        self.unread.push(Unread { room: room.clone(), event, since, before: self.before.clone() });
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
            // The club doesn't tell us when there is room in its queue.
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Tries again to read messages whose keys may have come, and says so where they took too long.
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

    /// At the first start of a device, says where it can't read recent messages, because an earlier store had the keys.
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
        SAYING.begin(async move { notes.say(&room, &key, &message, answers).await });
    }

    /// How long the homeserver may let us wait for something to happen: not long while a message waits for its keys.
    pub(super) fn poll(&self) -> Duration {
        if self.unread.is_empty() { POLL } else { POLL_FOR_KEYS }
    }

    /// Keeps the position up to which the club has everything: the one before the oldest message that waits for its
    /// keys, if there is one.
    pub(super) async fn keep(&self, position: &str) {
        let position = self.unread.first().map_or(position, |unread| &unread.before);
        if let Err(error) = session::keep_position(&self.client, position).await {
            tracing::error!(error = format!("{error:#}"), "the sync position cannot be kept");
        }
    }
}

/// The answer to a request that isn't for the club. A line to everybody gets none.
fn in_place_of_request(meaning: Option<Meaning>, key: &'static str) -> Option<Meaning> {
    match meaning {
        Some(Meaning::Request(request)) if matches!(request.said, Said::Overheard(_)) => None,
        Some(Meaning::Request(_)) => Some(Meaning::Remark(Message::new(key))),
        other => other,
    }
}

/// Whether a message was encrypted by somebody else than its sender.
fn is_forged(event: &TimelineEvent) -> bool {
    let state = event.encryption_info().map(|info| &info.verification_state);
    matches!(state, Some(VerificationState::Unverified(VerificationLevel::MismatchedSender)))
}

/// Whether a message can't be read because its sender withholds the keys.
fn is_withheld(event: &TimelineEvent) -> bool {
    let TimelineEventKind::UnableToDecrypt { utd_info, .. } = &event.kind else { return false };
    matches!(utd_info.reason, UnableToDecryptReason::MissingMegolmSession { withheld_code: Some(_) })
}

fn filter() -> v3::Filter {
    let mut filter = FilterDefinition::default();
    filter.presence = Filter::ignore_all();
    filter.room.ephemeral = RoomEventFilter::ignore_all();
    filter.room.timeline.limit = Some(UInt::from(EVENTS_PER_SYNC));
    filter.room.state.lazy_load_options = LazyLoadOptions::Enabled { include_redundant_members: false };
    v3::Filter::FilterDefinition(filter)
}
