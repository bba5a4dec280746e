//! The state of rooms, as far as it decides something: its sender and content.

use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::RawAnySyncOrStrippedState;
use matrix_sdk::ruma::OwnedUserId;
use matrix_sdk::ruma::events::StateEventType;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A part of a room's state.
#[derive(Deserialize)]
pub(super) struct State<C> {
    pub(super) sender: OwnedUserId,
    pub(super) content: C,
}

/// The state of a room that the account is in. The homeserver has checked that its sender might set it. It has checked
/// nothing that only came with an invitation, so that isn't included.
pub(super) async fn state<C: DeserializeOwned>(room: &Room, kind: StateEventType, key: &str) -> Option<State<C>> {
    match room.get_state_event(kind, key).await.ok()?? {
        RawAnySyncOrStrippedState::Sync(event) => serde_json::from_str(event.json().get()).ok(),
        RawAnySyncOrStrippedState::Stripped(_) => None,
    }
}
