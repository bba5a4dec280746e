//! Tasks beside the hearing: only so many of a kind at once, and none ends without a word.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use tokio::sync::Semaphore;

use crate::faults::point;

/// Tasks of a kind.
pub(super) struct Tasks {
    /// Their name in the log.
    what: &'static str,
    free: Semaphore,
}

impl Tasks {
    /// None yet, and at most this many at once.
    pub(super) const fn new(what: &'static str, at_most: usize) -> Self {
        Self { what, free: Semaphore::const_new(at_most) }
    }

    /// Begins one, unless there are too many already, which the log says. Returns whether it began.
    pub(super) fn begin(&'static self, task: impl Future<Output = ()> + Send + 'static) -> bool {
        let Ok(place) = self.free.try_acquire() else {
            tracing::warn!(what = self.what, "too much of this goes on already; it is not done");
            return false;
        };
        tokio::spawn(async move {
            let task = async {
                point("task.beside");
                task.await;
            };
            guarded(self.what, task).await;
            drop(place);
        });
        true
    }
}

/// The result of some work. `None` if it panics, which the log says.
pub(super) async fn guarded<T>(what: &str, work: impl Future<Output = T>) -> Option<T> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    if done.is_err() {
        tracing::error!(what, "a fault of the program: this panicked, and is given up");
    }
    done.ok()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use tokio::sync::Notify;

    use super::*;

    #[tokio::test]
    async fn a_panic_costs_what_panicked_and_nothing_else() {
        assert_eq!(guarded("a test", async { 1 }).await, Some(1));
        assert_eq!(guarded("a test", async { panic!("on purpose") }).await, None::<()>);
        static TASKS: Tasks = Tasks::new("a test", 1);
        assert!(TASKS.begin(async { panic!("on purpose") }));
        // Its place is free again.
        while TASKS.free.available_permits() == 0 {
            tokio::task::yield_now().await;
        }
        let (done, told) = (Arc::new(AtomicBool::new(false)), Arc::new(Notify::new()));
        let (noted, tell) = (Arc::clone(&done), Arc::clone(&told));
        assert!(TASKS.begin(async move {
            noted.store(true, Ordering::Relaxed);
            tell.notify_one();
        }));
        told.notified().await;
        assert!(done.load(Ordering::Relaxed));
    }

    #[tokio::test]
    async fn no_more_go_on_at_once_than_may() {
        static TASKS: Tasks = Tasks::new("a test", 3);
        let begun: Vec<bool> = (0..5).map(|_| TASKS.begin(std::future::pending())).collect();
        assert_eq!(begun, [true, true, true, false, false]);
    }
}
