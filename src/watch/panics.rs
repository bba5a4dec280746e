//! Catches panics. A panic costs only the work that was going on. It is logged and counted.

use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
#[cfg(feature = "service")]
use std::task::Poll;
#[cfg(feature = "service")]
use std::time::{Duration, Instant};

use super::Watch;

/// The first pause before a loop restarts after a panic. It doubles with each panic that follows soon, up to the
/// longest.
#[cfg(feature = "service")]
const PAUSE: Duration = Duration::from_secs(1);
#[cfg(feature = "service")]
const PAUSE_MAX: Duration = Duration::from_secs(60);
/// A loop that has run this long has recovered.
#[cfg(feature = "service")]
const CALM: Duration = Duration::from_secs(10 * 60);

impl Watch {
    /// Does some work for a part of the program. `None` if it panics.
    pub fn caught<T>(&self, part: &'static str, doing: impl Display, work: impl FnOnce() -> T) -> Option<T> {
        catch_unwind(AssertUnwindSafe(work)).map_err(|panic| self.panicked(part, doing, &*panic)).ok()
    }

    /// The same for async work.
    #[cfg(feature = "service")]
    pub async fn guarded<T>(
        &self,
        part: &'static str,
        doing: impl Display,
        work: impl Future<Output = T>,
    ) -> Option<T> {
        let mut work = std::pin::pin!(work);
        let done = std::future::poll_fn(|context| {
            let polled = catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context)));
            match polled {
                Ok(Poll::Pending) => Poll::Pending,
                Ok(Poll::Ready(done)) => Poll::Ready(Ok(done)),
                Err(panic) => Poll::Ready(Err(panic)),
            }
        });
        done.await.map_err(|panic| self.panicked(part, doing, &*panic)).ok()
    }

    /// Keeps a part's loop running until it returns. After a panic the loop restarts after a pause, and the health
    /// report says so.
    #[cfg(feature = "service")]
    pub async fn keep_going<F: Future>(&self, part: &'static str, mut begin: impl FnMut() -> F) -> F::Output {
        let mut pause = PAUSE;
        loop {
            let begun = Instant::now();
            if let Some(ended) = self.guarded(part, "its loop", begin()).await {
                return ended;
            }
            if begun.elapsed() > CALM {
                pause = PAUSE;
            }
            tracing::error!(part, ?pause, "it restarts after a pause");
            self.begun_anew(part);
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(PAUSE_MAX);
        }
    }

    /// Logs and counts a part's panic during some work.
    pub fn panicked(&self, part: &'static str, doing: impl Display, panic: &(dyn Any + Send)) {
        tracing::error!(part, %doing, panic = said(panic), "a panic was caught");
        self.count_panic(part);
    }
}

/// The message of a panic.
fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("it does not say why")
}

#[cfg(all(test, feature = "service"))]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_panic_costs_what_was_being_done_and_is_counted() {
        let watch = Watch::default();
        assert_eq!(watch.caught("drawing", "a board", || 7), Some(7));
        assert_eq!(watch.caught("drawing", "a board", || -> u8 { panic!("no ink") }), None);
        assert_eq!(watch.guarded("drawing", "a board", async { 7 }).await, Some(7));
        let fails = async {
            tokio::task::yield_now().await;
            panic!("no {}", "ink")
        };
        assert_eq!(watch.guarded("drawing", "a board", fails).await, None::<()>);
        let text = watch.exposition(&crate::watch::HealthReport::default(), None);
        assert!(text.contains("parlour_panics_total{part=\"drawing\"} 2\n"), "{text}");
    }

    #[tokio::test]
    async fn a_loop_that_panics_begins_anew_and_whoever_watches_is_told() {
        let (watch, begun) = (Watch::default(), AtomicU32::new(0));
        let ended = watch.keep_going("the post", || async {
            let times = begun.fetch_add(1, Ordering::Relaxed);
            assert!(times == 1, "not yet");
            times
        });
        assert_eq!(ended.await, 1);
        assert_eq!(watch.lately().begun_anew, ["the post"]);
    }
}
