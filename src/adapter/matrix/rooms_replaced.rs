//! Replaced rooms: the program follows, and takes along everything that belongs to the room.
//!
//! The closer of a room can name any other as its successor, and anybody can make a room that names any other as its
//! predecessor. So both have to name each other, and the maker of the new one must be the closer of the old one, or
//! somebody who might have closed it.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::{OwnedRoomId, OwnedServerName, RoomId};
use matrix_sdk::{Client, Room, RoomState};
use serde::Deserialize;
use tokio::sync::Notify;
use tokio::time::{Instant, timeout, timeout_at};

use super::PLATFORM;
use super::error::HomeserverError;
use super::members::depart;
use super::state::state;
use super::tasks::Tasks;
use crate::adapter::club_link::ClubLink;

/// How often joining the new room is tried.
const TRIES: u32 = 8;
/// How long the state of the new room may take to come after the account has joined it.
const STATE_WAIT: Duration = Duration::from_secs(60);
/// Of how many rooms it is remembered that they were followed. To follow one once more changes nothing.
const FOLLOWED_MAX: usize = 10_000;

/// The rooms that are being followed.
static FOLLOWING: Tasks = Tasks::new("following a room that was replaced", 100);

/// What follows rooms.
pub(super) struct RoomsReplaced {
    pub(super) client: Client,
    pub(super) club: ClubLink,
    /// Told when the program has come into a room.
    pub(super) arrived: Notify,
    /// The rooms that were left behind since the start, each with its successor.
    pub(super) followed: Mutex<BTreeSet<(OwnedRoomId, OwnedRoomId)>>,
}

/// Whether a room replaces another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Proof {
    Given,
    Lacking,
    /// Some of it isn't there yet.
    Unknown,
}

impl RoomsReplaced {
    /// Follows the rooms that were replaced while nobody looked.
    pub(super) fn follow_all(self: &Arc<Self>) {
        for room in self.client.joined_rooms().into_iter().filter(|room| room.is_tombstoned()) {
            self.follow(room);
        }
    }

    /// Goes from a room that was replaced to its successor, once.
    pub(super) fn follow(self: &Arc<Self>, room: Room) {
        let Some(successor) = room.successor_room().map(|successor| successor.room_id) else { return };
        let pair = (room.room_id().to_owned(), successor.clone());
        let is_new = {
            let mut followed = self.followed.lock().unwrap_or_else(PoisonError::into_inner);
            if followed.len() >= FOLLOWED_MAX {
                followed.clear();
            }
            followed.insert(pair)
        };
        if is_new {
            let this = Arc::clone(self);
            FOLLOWING.begin(async move { this.go(&room, &successor).await });
        }
    }

    /// Takes along everything that belongs to the rooms that this one replaces. The program has just come in, and hears
    /// nothing here before that.
    pub(super) async fn came_into(&self, new: &Room) {
        self.arrived.notify_waiters();
        for old in self.client.joined_rooms() {
            if old.successor_room().is_some_and(|successor| successor.room_id == *new.room_id()) {
                self.settle(&old, new).await;
            }
        }
    }

    /// Whether everything that belonged to a room has moved to another one, so that there is nothing left to do here.
    pub(super) async fn has_left(&self, room: &Room) -> bool {
        if !room.is_tombstoned() {
            return false;
        }
        let id = room.room_id().to_string();
        matches!(self.club.ask(move |club, _| club.successor_of(PLATFORM, &id)).await, Some(Ok(Some(_))))
    }

    async fn go(&self, old: &Room, successor: &RoomId) {
        let before = self.client.get_room(successor).is_some_and(|room| room.state() == RoomState::Joined);
        let Some(new) = self.join(old, successor).await else { return };
        if self.settle_soon(old, &new).await == Proof::Lacking && !before {
            tracing::info!(room = %new.room_id(), "the program leaves a room to which it was sent without reason");
            depart(&new).await;
        }
    }

    /// Settles as soon as the new room's state is there: it only comes with the next sync.
    async fn settle_soon(&self, old: &Room, new: &Room) -> Proof {
        let end = Instant::now() + STATE_WAIT;
        loop {
            // Before looking, so that nothing is missed that comes meanwhile.
            let arrived = self.arrived.notified();
            let proof = self.settle(old, new).await;
            if proof != Proof::Unknown || timeout_at(end, arrived).await.is_err() {
                return proof;
            }
        }
    }

    /// Moves everything that belongs to a room to its successor, or notes that this isn't one.
    async fn settle(&self, old: &Room, new: &Room) -> Proof {
        let proof = proof(old, new).await;
        let (from, to) = (old.room_id().to_string(), new.room_id().to_string());
        let settled = match proof {
            Proof::Given => self.club.ask(move |club, now| club.move_place(PLATFORM, &from, &to, now)).await,
            Proof::Lacking => {
                tracing::warn!(room = from, successor = to, "a room does not name the one that it is said to replace");
                self.club.ask(move |club, now| club.refuse_move(PLATFORM, &from, &to, now)).await
            }
            Proof::Unknown => return proof,
        };
        if let Some(Err(error)) = settled {
            tracing::error!(%error, "a room's games cannot be moved to its successor");
        }
        proof
    }

    async fn join(&self, old: &Room, successor: &RoomId) -> Option<Room> {
        let servers: Vec<OwnedServerName> =
            old.creators().into_iter().flatten().map(|creator| creator.server_name().to_owned()).collect();
        for attempt in 0..TRIES {
            if let Some(room) = self.client.get_room(successor).filter(|room| room.state() == RoomState::Joined) {
                return Some(room);
            }
            let joined = self.client.join_room_by_id_or_alias(successor.into(), &servers).await;
            let wait = match joined.map_err(HomeserverError::from) {
                Ok(room) => return Some(room),
                Err(HomeserverError::Limited(wait)) => wait,
                Err(error) => {
                    tracing::info!(room = %successor, %error, "the successor of a room cannot be joined yet");
                    Duration::from_secs(1 << attempt)
                }
            };
            // An invitation may bring us there by another way.
            timeout(wait, self.arrived.notified()).await.ok();
        }
        tracing::warn!(room = %successor, "the successor of a room cannot be joined; invite the program");
        None
    }
}

/// Whether a room replaces another one that names it as its successor.
async fn proof(old: &Room, new: &Room) -> Proof {
    #[derive(Deserialize)]
    struct Creation {
        predecessor: Option<Predecessor>,
    }
    #[derive(Deserialize)]
    struct Predecessor {
        room_id: OwnedRoomId,
    }
    #[derive(Deserialize)]
    struct Tombstone {
        replacement_room: Option<OwnedRoomId>,
    }
    let Some(creation) = state::<Creation>(new, StateEventType::RoomCreate, "").await else { return Proof::Unknown };
    let Some(tombstone) = state::<Tombstone>(old, StateEventType::RoomTombstone, "").await else {
        return Proof::Unknown;
    };
    let named = creation.content.predecessor.is_some_and(|predecessor| predecessor.room_id == *old.room_id())
        && tombstone.content.replacement_room.as_deref() == Some(new.room_id());
    if !named {
        return Proof::Lacking;
    }
    let levels = old.power_levels().await;
    let might = levels.is_ok_and(|levels| levels.user_can_send_state(&creation.sender, StateEventType::RoomTombstone));
    if might || creation.sender == tombstone.sender { Proof::Given } else { Proof::Lacking }
}
