//! Waiting for the end.

use tokio::sync::watch;

/// Waits until everything is to end.
pub(super) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // If nobody is left who could say so, it is to end as well.
    drop(stop.wait_for(|stop| *stop).await);
}
