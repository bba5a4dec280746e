//! Sending where keys are needed that may have to be asked for first.
//!
//! Before matrix-sdk (0.18) encrypts something, it waits up to five seconds for the keys of room members without a
//! known device (`get_user_devices_for_encryption` in matrix-sdk-crypto). Meanwhile it holds a lock of the whole client
//! (`key_claim_lock`), which asking for keys takes as well (`Client::send_outgoing_requests` in `sync_once`). So nobody
//! asks, all rooms wait for that lock, five seconds each, and nothing is heard. Our own account has no other device,
//! and its keys must be asked for whenever the program comes into an encrypted room. So senders step aside for hearing
//! when it seems to be held up.

use std::time::Duration;

use matrix_sdk::room::futures::SendMessageLikeEventResult;
use matrix_sdk::ruma::OwnedTransactionId;
use matrix_sdk::ruma::events::room::message::RoomMessageEventContent;
use matrix_sdk::{Client, Room};
use tokio::sync::watch;

use super::error::HomeserverError;

/// How long taking in a response may last before senders step aside.
const PATIENCE: Duration = Duration::from_millis(250);

/// Shared by hearing and all senders.
#[derive(Default)]
pub(super) struct Keys {
    /// Whether hearing is held up.
    needed: watch::Sender<bool>,
}

/// Keeps senders aside until it is dropped.
struct Aside<'k>(&'k Keys);

impl Drop for Aside<'_> {
    fn drop(&mut self) {
        self.0.needed.send_replace(false);
    }
}

impl Keys {
    /// Sends a message. The homeserver takes it once by its key, however often that is begun.
    ///
    /// # Errors
    /// If the homeserver doesn't take it.
    pub(super) async fn send(
        &self,
        room: &Room,
        content: &RoomMessageEventContent,
        key: &OwnedTransactionId,
    ) -> Result<SendMessageLikeEventResult, HomeserverError> {
        let send = || async { room.send(content.clone()).with_transaction_id(key.clone()).await };
        let sent = if room.latest_encryption_state().await?.is_encrypted() {
            self.stepping_aside(send).await
        } else {
            send().await
        };
        Ok(sent?)
    }

    /// Hears. If taking in a response lasts too long, senders step aside.
    pub(super) async fn hearing<T>(&self, client: &Client, hear: impl Future<Output = T>) -> T {
        let mut updates = client.subscribe_to_all_room_updates();
        let heard = async move {
            // Told of every response, before the keys that it has made old are asked for.
            drop(updates.recv().await);
        };
        self.hearing_since(heard, hear).await
    }

    async fn hearing_since<T>(&self, heard: impl Future<Output = ()>, hear: impl Future<Output = T>) -> T {
        let held_up = async {
            heard.await;
            tokio::time::sleep(PATIENCE).await;
        };
        tokio::pin!(hear);
        tokio::select! {
            done = &mut hear => return done,
            () = held_up => {}
        }
        self.needed.send_replace(true);
        let _aside = Aside(self);
        hear.await
    }

    async fn stepping_aside<T, S: Future<Output = T>>(&self, send: impl Fn() -> S) -> T {
        let mut needed = self.needed.subscribe();
        loop {
            // Neither can fail while `self` is there.
            drop(needed.wait_for(|needed| !needed).await);
            tokio::select! {
                biased;
                sent = send() => return sent,
                _ = needed.wait_for(|needed| *needed) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

    use tokio::sync::{Mutex, Notify};

    use super::*;

    #[tokio::test]
    async fn what_is_being_sent_steps_aside_for_the_hearing_that_it_holds_up() {
        let keys = Arc::new(Keys::default());
        // Sending waits for keys and holds the lock that asking for them takes.
        let (lock, known, begun) = (Mutex::new(()), AtomicBool::new(false), AtomicU32::new(0));
        let locked = Notify::new();
        let send = || async {
            begun.fetch_add(1, Ordering::Relaxed);
            let _lock = lock.lock().await;
            locked.notify_one();
            if !known.load(Ordering::Relaxed) {
                std::future::pending::<()>().await;
            }
            "sent"
        };
        let hear = async {
            locked.notified().await;
            let _lock = lock.lock().await;
            known.store(true, Ordering::Relaxed);
            "heard"
        };
        let heard = keys.hearing_since(std::future::ready(()), hear);
        let both = futures_util::future::join3(keys.stepping_aside(send), keys.stepping_aside(send), heard).await;
        assert_eq!((both, begun.into_inner()), (("sent", "sent", "heard"), 4));
    }

    #[tokio::test]
    async fn whoever_waits_for_news_holds_up_nobody() {
        let keys = Keys::default();
        let slow = || tokio::time::sleep(PATIENCE * 2);
        let hear = keys.hearing_since(std::future::pending(), std::future::pending::<()>());
        tokio::select! {
            () = keys.stepping_aside(slow) => {}
            () = hear => {}
        }
    }
}
