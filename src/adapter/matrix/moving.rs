//! Rooms that are replaced by others: the program follows, and takes along what belongs to the room.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use matrix_sdk::ruma::{OwnedRoomId, OwnedServerName, RoomId};
use matrix_sdk::{Client, Room, RoomState};
use tokio::sync::Notify;
use tokio::time::timeout;

use super::PLATFORM;
use super::error::HomeserverError;
use super::notes::Notes;
use crate::adapter::club_link::ClubLink;
use crate::text::Message;

/// How often joining the new room is tried.
const TRIES: u32 = 8;

/// What follows rooms.
pub(super) struct Moving {
    pub(super) client: Client,
    pub(super) club: ClubLink,
    pub(super) notes: Arc<Notes>,
    /// Told when the program has come into a room.
    pub(super) arrived: Notify,
    /// The rooms that were left behind since the start.
    pub(super) followed: Mutex<BTreeSet<OwnedRoomId>>,
}

impl Moving {
    /// Follows the rooms that were replaced while nobody looked.
    pub(super) fn follow_all(self: &Arc<Self>) {
        for room in self.client.joined_rooms().into_iter().filter(|room| room.is_tombstoned()) {
            self.follow(room);
        }
    }

    /// Goes from a room that was replaced to its successor, once.
    pub(super) fn follow(self: &Arc<Self>, room: Room) {
        if self.followed.lock().unwrap_or_else(PoisonError::into_inner).insert(room.room_id().to_owned()) {
            let moving = Arc::clone(self);
            tokio::spawn(async move { moving.go(&room).await });
        }
    }

    async fn go(&self, old: &Room) {
        let Some(successor) = old.successor_room() else { return };
        let Some(new) = self.join(old, &successor.room_id).await else { return };
        // Anybody can make a room that says it comes after another one; only that other one knows.
        let (from, to) = (old.room_id().to_string(), new.room_id().to_string());
        match self.club.ask(move |club, _| club.move_place(PLATFORM, &from, &to)).await {
            Some(Ok(true)) => {
                let key = format!("moved-{}", old.room_id());
                self.notes.say(&new, &key, &Message::new("matrix-moved"), None).await;
            }
            Some(Err(error)) => tracing::error!(%error, "a room's games cannot be moved to its successor"),
            _ => {}
        }
    }

    async fn join(&self, old: &Room, successor: &OwnedRoomId) -> Option<Room> {
        let servers: Vec<OwnedServerName> =
            old.creators().into_iter().flatten().map(|creator| creator.server_name().to_owned()).collect();
        for attempt in 0..TRIES {
            if let Some(room) = self.client.get_room(successor).filter(|room| room.state() == RoomState::Joined) {
                return Some(room);
            }
            let address: &RoomId = successor;
            let joined = self.client.join_room_by_id_or_alias(address.into(), &servers).await;
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
