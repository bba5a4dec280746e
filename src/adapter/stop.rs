//! Waiting for the end.

use tokio::sync::watch;

/// Waits for the end of everything.
pub(super) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // If nobody is left to say so, that is the end as well.
    drop(stop.wait_for(|stop| *stop).await);
}
