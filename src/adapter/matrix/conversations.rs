//! Conversations of two, for words that only one person may read.

use std::collections::BTreeMap;

use matrix_sdk::ruma::events::direct::{DirectEventContent, DirectUserIdentifier};
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, UserId};
use matrix_sdk::{Client, Room, RoomMemberships, RoomState};
use tokio::sync::Mutex;

use super::error::HomeserverError;
use super::rooms;

/// The existing conversations, and a way to new ones.
pub(super) struct Conversations {
    client: Client,
    /// Those that were made since the start: the homeserver tells of them later. Locked while one is looked for, so
    /// that never two are made for one person.
    made: Mutex<BTreeMap<OwnedUserId, OwnedRoomId>>,
}

impl Conversations {
    pub(super) fn new(client: Client) -> Self {
        Self { client, made: Mutex::default() }
    }

    /// The conversation with a user: an existing one, or a new, encrypted one.
    ///
    /// # Errors
    /// If the homeserver refuses it or can't be reached.
    pub(super) async fn with(&self, user: &UserId) -> Result<Room, HomeserverError> {
        let mut made = self.made.lock().await;
        let direct = self.client.account().account_data::<DirectEventContent>().await?;
        let direct = direct.and_then(|direct| direct.deserialize().ok()).unwrap_or_default();
        let known = direct.get(<&DirectUserIdentifier>::from(user)).into_iter().flatten();
        for id in made.get(user).into_iter().chain(known) {
            if let Some(room) = self.client.get_room(id)
                && is_open_to(&room, user).await?
            {
                return Ok(room);
            }
        }
        // That list can lack some, because its last writer wins. But any room with nobody else in it is a conversation,
        // and the rooms that we made were never meant to be anything else.
        let mut rooms: Vec<Room> = self.client.joined_rooms().into_iter().filter(rooms::is_direct).collect();
        rooms.sort_by_key(|room| !is_ours(room));
        for room in rooms {
            if room.get_member_no_sync(user).await?.is_some() && is_open_to(&room, user).await? {
                return Ok(room);
            }
        }
        let room = self.client.create_dm(user).await?;
        made.insert(user.to_owned(), room.room_id().to_owned());
        Ok(room)
    }
}

fn is_ours(room: &Room) -> bool {
    room.creators().is_some_and(|creators| creators.iter().any(|creator| creator == room.own_user_id()))
}

/// Whether only this user reads a room, or will when they accept the invitation.
async fn is_open_to(room: &Room, user: &UserId) -> Result<bool, HomeserverError> {
    if room.state() != RoomState::Joined || !rooms::is_direct(room) {
        return Ok(false);
    }
    // The counts of a sync are incomplete in a room that was only just made.
    let members = room.members(RoomMemberships::ACTIVE).await?;
    Ok(members.len() <= 2 && members.iter().any(|member| member.user_id() == user))
}
