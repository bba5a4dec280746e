//! Coming into rooms and leaving them.

use std::sync::Arc;
use std::time::Duration;

use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::api::client::membership::leave_room;
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::events::{AnySyncStateEvent, AnySyncTimelineEvent, SyncStateEvent};
use matrix_sdk::ruma::{OwnedEventId, OwnedUserId, UserId};
use matrix_sdk::{Room, RoomMemberships, RoomState};

use super::error::HomeserverError;
use super::rooms::Rooms;
use super::tasks::Tasks;

/// How often joining a room is tried, and leaving it: an invitation may be here before its room is.
const TRIES: u32 = 8;

/// The invitations that are being answered. Others are answered at the next start.
static INVITATIONS: Tasks = Tasks::new("answering an invitation", 200);
/// The rooms that are being left.
static LEAVING: Tasks = Tasks::new("leaving a room", 200);

/// Accepts an invitation if its sender may invite, or else declines it.
pub(super) fn answer_invitation(room: Room, rooms: Arc<Rooms>) {
    INVITATIONS.begin(async move {
        let inviter = match room.invite_details().await {
            Ok(invitation) => invitation.inviter_id,
            Err(error) => {
                tracing::debug!(room = %room.room_id(), %error, "an invitation cannot be read");
                return;
            }
        };
        if !rooms.allows(&inviter) {
            tracing::info!(room = %room.room_id(), %inviter, "an invitation is declined");
            return depart(&room).await;
        }
        for attempt in 0..TRIES {
            let wait = match room.join().await.map_err(HomeserverError::from) {
                Ok(()) => return,
                Err(HomeserverError::Limited(wait)) => wait,
                Err(error) => {
                    tracing::debug!(room = %room.room_id(), %error, "joining failed");
                    Duration::from_secs(1 << attempt)
                }
            };
            // The pause before the next try, twice as long each time, in a task of its own, so that nothing waits for
            // it.
            tokio::time::sleep(wait).await;
            if room.state() != RoomState::Invited {
                return;
            }
        }
        tracing::warn!(room = %room.room_id(), "a room cannot be joined");
    });
}

/// Whether the program is alone in the room, and nobody is invited. The counts of a sync are incomplete in a room that
/// was only just made, so this counts the members themselves.
pub(super) async fn is_deserted(room: &Room) -> bool {
    let members = room.members(RoomMemberships::ACTIVE).await;
    room.state() == RoomState::Joined && members.is_ok_and(|members| members.len() == 1)
}

/// The person who left, if the event says that somebody did.
pub(super) fn left(event: &TimelineEvent) -> Option<(OwnedEventId, OwnedUserId)> {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(event))) = event.raw().deserialize() else {
        return None;
    };
    let went = matches!(event.membership(), MembershipState::Leave | MembershipState::Ban);
    went.then(|| (event.event_id().to_owned(), event.state_key().clone()))
}

/// Leaves a room that everybody left.
pub(super) fn leave(room: Room) {
    LEAVING.begin(async move {
        tracing::info!(room = %room.room_id(), "everybody left, and so does the program");
        depart(&room).await;
    });
}

/// Leaves a room, or declines its invitation; that room alone. [`Room::leave`] would leave the rooms that it says it comes
/// after, too, and anybody can make a room say that of any other.
pub(super) async fn depart(room: &Room) {
    for attempt in 0..TRIES {
        let request = leave_room::v3::Request::new(room.room_id().to_owned());
        let wait = match room.client().send(request).await.map_err(HomeserverError::from) {
            Ok(_) => return,
            Err(HomeserverError::Limited(wait)) => wait,
            Err(HomeserverError::Away(_) | HomeserverError::Passing(_)) => Duration::from_secs(1 << attempt),
            Err(error) => {
                tracing::debug!(room = %room.room_id(), %error, "a room cannot be left");
                return;
            }
        };
        // The pause before the next try, twice as long each time.
        tokio::time::sleep(wait).await;
    }
    tracing::warn!(room = %room.room_id(), "a room cannot be left");
}

/// The program's coming into a room.
pub(super) struct Arrival {
    pub(super) event: OwnedEventId,
    /// The invitation that brought it, unless it made the room itself.
    pub(super) invitation: Option<Invitation>,
}

/// The kind of room that somebody invited the program to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Invitation {
    Room,
    /// A conversation of two. The inviter's word counts, because a room's members are invited one after the other: at
    /// first, nobody else may be there.
    Conversation,
}

/// The program's new name, if an event tells it.
pub(super) fn new_name(event: &TimelineEvent, me: &UserId) -> Option<String> {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(event)))) =
        event.raw().deserialize()
    else {
        return None;
    };
    let joined = event.state_key == *me && event.content.membership == MembershipState::Join;
    event.content.displayname.filter(|_| joined)
}

/// Whether an event is the program's invitation.
pub(super) fn is_invitation(event: &TimelineEvent, me: &UserId) -> bool {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(event))) = event.raw().deserialize() else {
        return false;
    };
    *event.state_key() == *me && *event.membership() == MembershipState::Invite
}

/// The arrival in an event, unless it's only a new name of a member.
pub(super) fn arrival(event: &TimelineEvent, me: &UserId) -> Option<Arrival> {
    if event.sender().as_deref() != Some(me) {
        return None;
    }
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(event))) = event.raw().deserialize() else {
        return None;
    };
    let SyncStateEvent::Original(event) = event else { return None };
    let before = event.prev_content();
    let was = before.map(|content| &content.membership);
    if event.state_key != *me
        || event.content.membership != MembershipState::Join
        || was == Some(&MembershipState::Join)
    {
        return None;
    }
    let invitation = before
        .filter(|content| content.membership == MembershipState::Invite)
        .map(|content| if content.is_direct == Some(true) { Invitation::Conversation } else { Invitation::Room });
    Some(Arrival { event: event.event_id, invitation })
}
