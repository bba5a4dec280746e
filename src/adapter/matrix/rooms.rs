//! Rooms: their names, communities, members and managers.

use std::collections::BTreeMap;

use matrix_sdk::room::RoomMember;
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::events::room::history_visibility::HistoryVisibility;
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::room::JoinRule;
use matrix_sdk::ruma::{OwnedUserId, RoomId, UserId};
use matrix_sdk::{Client, Room, RoomMemberships};
use serde::Deserialize;

use super::buttons;
use super::config::Matrix;
use super::pills::undirected;
use super::state::state;
use crate::club::{Manages, Person, Place};
use crate::command::Command;

/// The rooms that the account is in, as the club sees them.
pub(super) struct Rooms {
    client: Client,
    /// By room, the communities that were set by hand.
    communities: BTreeMap<String, String>,
    allowed_servers: Vec<String>,
    allowed_users: Vec<String>,
}

impl Rooms {
    pub(super) fn new(client: Client, config: &Matrix) -> Self {
        let pairs = config.communities.iter().filter_map(|pair| pair.split_once('='));
        Self {
            client,
            communities: pairs.map(|(room, name)| (room.trim().to_owned(), name.trim().to_owned())).collect(),
            allowed_servers: config.allowed_servers.clone(),
            allowed_users: config.allowed_users.clone(),
        }
    }

    /// Whether this user's invitations are accepted.
    pub(super) fn allows(&self, user: &UserId) -> bool {
        let anybody = self.allowed_servers.is_empty() && self.allowed_users.is_empty();
        anybody
            || self.allowed_servers.iter().any(|server| server == user.server_name().as_str())
            || self.allowed_users.iter().any(|allowed| allowed == user.as_str())
    }

    /// The room as a place of the club.
    pub(super) async fn place(&self, room: &Room) -> Place {
        let id = room.room_id().to_string();
        let name = match room.cached_display_name() {
            Some(name) => name.to_string(),
            None => room.display_name().await.map_or_else(|_| id.clone(), |name| name.to_string()),
        };
        let community = match self.communities.get(&id) {
            Some(community) => community.clone(),
            None => self.space(room).await.map_or_else(|| id.clone(), |space| space.room_id().to_string()),
        };
        Place { name, direct: is_direct(room), community, id }
    }

    /// The room's space, among those that the account is in; the first by id if there are several. The space's word
    /// isn't enough, because anybody can put any room into a space of their own.
    async fn space(&self, room: &Room) -> Option<Room> {
        let mut spaces = self.client.joined_space_rooms();
        spaces.sort_by(|a, b| a.room_id().cmp(b.room_id()));
        for space in spaces {
            let child = link(&space, StateEventType::SpaceChild, room.room_id()).await;
            let Some(sender) = child else { continue };
            if may_name(room, &sender).await || link(room, StateEventType::SpaceParent, space.room_id()).await.is_some()
            {
                return Some(space);
            }
        }
        None
    }

    /// A person's rights: who may name a room manages it, and who may name its space, if it has one, manages the
    /// community.
    pub(super) async fn managed_by(&self, room: &Room, user: &UserId) -> Manages {
        let place = may_name(room, user).await;
        if self.communities.contains_key(room.room_id().as_str()) {
            return Manages { place, community: false };
        }
        let community = match self.space(room).await {
            Some(space) => may_name(&space, user).await,
            None => place,
        };
        Manages { place, community }
    }
}

/// The person who linked a room to another one. A link that was removed has no servers in it.
async fn link(from: &Room, kind: StateEventType, to: &RoomId) -> Option<OwnedUserId> {
    #[derive(Deserialize)]
    struct Link {
        via: Vec<String>,
    }
    let link = state::<Link>(from, kind, to.as_str()).await?;
    (!link.content.via.is_empty()).then_some(link.sender)
}

/// Whether somebody may name a room. People who left or were put out keep their power level but have no say anymore.
async fn may_name(room: &Room, user: &UserId) -> bool {
    let levels = room.power_levels().await;
    levels.is_ok_and(|levels| levels.user_can_send_state(user, StateEventType::RoomName)) && is_in(room, user).await
}

async fn is_in(room: &Room, user: &UserId) -> bool {
    let known = room.get_member_no_sync(user).await.ok().flatten();
    let member = match known {
        Some(member) => Some(member),
        None => room.get_member(user).await.ok().flatten(),
    };
    member.is_some_and(|member| *member.membership() == MembershipState::Join)
}

/// Whether one person and the program are alone in the room, nobody is invited, and nobody else can come or read
/// without an invitation.
pub(super) fn is_direct(room: &Room) -> bool {
    let closed = matches!(room.join_rule(), None | Some(JoinRule::Invite | JoinRule::Knock | JoinRule::Private));
    let shown = room.history_visibility_or_default() == HistoryVisibility::WorldReadable;
    room.active_members_count() <= 2 && !room.is_space() && closed && !shown
}

/// A user as a person of the club.
pub(super) async fn person(room: &Room, user: &UserId) -> Person {
    let member = room.get_member_no_sync(user).await.ok().flatten();
    member.as_ref().map_or_else(|| Person { id: user.to_string(), name: user.localpart().to_owned() }, person_of)
}

/// A member as a person of the club.
pub(super) fn person_of(member: &RoomMember) -> Person {
    Person { id: member.user_id().to_string(), name: member.name().to_owned() }
}

/// The name in a command, as we say it, and the members whom it may mean: by full id, or else by the visible name and
/// by the first part of the id, with or without `@`.
pub(super) async fn meant(room: &Room, command: &Command) -> (String, Vec<RoomMember>) {
    let Some(named) = command.person() else { return (String::new(), Vec::new()) };
    if let Ok(id) = UserId::parse(&named) {
        return (named, room.get_member(&id).await.ok().flatten().into_iter().collect());
    }
    let said = named.strip_prefix('@').unwrap_or(&named).to_owned();
    let bare = comparable(&said);
    // Somebody who takes the first part of another's id as a name isn't the only one with it.
    let is_called = |member: &RoomMember| comparable(member.name()) == bare || member.user_id().localpart() == bare;
    let mut members = room.members(RoomMemberships::ACTIVE).await.unwrap_or_default();
    members.retain(is_called);
    (said, members)
}

/// A name as it is compared: clients write signs like ❤️ in more than one way, and nobody minds case and blanks.
fn comparable(name: &str) -> String {
    let signs = undirected(&buttons::bare(name)).to_lowercase();
    signs.split_whitespace().collect::<Vec<&str>>().join(" ")
}
