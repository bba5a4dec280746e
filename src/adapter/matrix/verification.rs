//! Requests to verify the program by comparing signs.
//!
//! Nobody sits before the program to compare anything, so it declines and says why. If its owner wants it to accept, it
//! takes the other side's view for granted, and logs it for the owner.

use std::sync::Arc;

use futures_util::StreamExt;
use matrix_sdk::encryption::verification::{
    SasState, SasVerification, Verification, VerificationRequest, VerificationRequestState,
};
use matrix_sdk::ruma::events::key::verification::VerificationMethod;
use matrix_sdk::ruma::events::key::verification::request::ToDeviceKeyVerificationRequestEvent;
use matrix_sdk::ruma::events::room::message::{MessageType, OriginalSyncRoomMessageEvent};
use matrix_sdk::{Client, Result, Room};

use super::notes::Notes;
use super::tasks::Tasks;
use crate::text::Message;

/// The running requests: accepted ones last as long as the other side takes.
static VERIFYING: Tasks = Tasks::new("answering a request to compare signs", 100);

/// Answers requests from now on.
pub(super) fn answer_requests(client: &Client, accepts: bool, notes: &Arc<Notes>) {
    client.add_event_handler(move |event: ToDeviceKeyVerificationRequestEvent, client: Client| async move {
        VERIFYING.begin(async move {
            let flow = event.content.transaction_id;
            if let Some(request) = client.encryption().get_verification_request(&event.sender, &flow).await {
                answer(request, accepts).await;
            }
        });
    });
    let notes = Arc::clone(notes);
    client.add_event_handler(move |event: OriginalSyncRoomMessageEvent, client: Client, room: Room| {
        let notes = Arc::clone(&notes);
        async move {
            if !matches!(event.content.msgtype, MessageType::VerificationRequest(_)) {
                return;
            }
            VERIFYING.begin(async move {
                let request = client.encryption().get_verification_request(&event.sender, &event.event_id).await;
                let Some(request) = request.filter(|request| !request.we_started()) else { return };
                answer(request, accepts).await;
                if !accepts {
                    let key = format!("verify-{}", event.event_id);
                    notes.say(&room, &key, &Message::new("matrix-no-verification"), Some(event.event_id)).await;
                }
            });
        }
    });
}

async fn answer(request: VerificationRequest, accepts: bool) {
    let user = request.other_user_id().to_owned();
    let answered = if accepts { go_through(&request).await } else { request.cancel().await };
    match answered {
        Ok(()) if accepts => tracing::info!(%user, "a verification is over"),
        Ok(()) => tracing::info!(%user, "a verification was declined; matrix.verification accepts them"),
        Err(error) => tracing::warn!(%user, %error, "a verification failed"),
    }
}

async fn go_through(request: &VerificationRequest) -> Result<()> {
    let mut changes = Box::pin(request.changes());
    request.accept_with_methods(vec![VerificationMethod::SasV1]).await?;
    while let Some(state) = changes.next().await {
        match state {
            VerificationRequestState::Transitioned { verification: Verification::SasV1(comparison), .. } => {
                return compare(&comparison).await;
            }
            VerificationRequestState::Done | VerificationRequestState::Cancelled(_) => break,
            _ => {}
        }
    }
    Ok(())
}

async fn compare(comparison: &SasVerification) -> Result<()> {
    let mut changes = Box::pin(comparison.changes());
    comparison.accept().await?;
    while let Some(state) = changes.next().await {
        match state {
            SasState::KeysExchanged { emojis, decimals } => {
                let signs = emojis.map(|emojis| emojis.emojis.map(|emoji| emoji.description).join(", "));
                let user = comparison.other_user_id();
                tracing::info!(%user, ?decimals, signs, "the other side of a verification should see this");
                comparison.confirm().await?;
            }
            SasState::Done { .. } | SasState::Cancelled(_) => break,
            _ => {}
        }
    }
    Ok(())
}
