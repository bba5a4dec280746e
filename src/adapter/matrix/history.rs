//! The gaps that a sync left in a room: fetched page by page, newest first, within a fixed time, because no room is
//! heard meanwhile.

use std::time::Duration;

use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::{Messages, MessagesOptions};
use matrix_sdk::ruma::UInt;
use tokio::time::{Instant, sleep, timeout_at};

use super::error::HomeserverError;

/// How many missing events of a room are fetched at most.
const EVENTS_MAX: usize = 2_000;
const EVENTS_A_PAGE: u32 = 100;
/// How long the missing events of a room may take in all, and those of all rooms in a response.
const ROOM_WAIT: Duration = Duration::from_secs(20);
const RESPONSE_WAIT: Duration = Duration::from_secs(120);
/// How often a page is asked for.
const TRIES: u32 = 4;
/// The longest pause between two tries.
const PAUSE_MAX: Duration = Duration::from_secs(5);

/// The time to fetch everything that a response left out.
#[derive(Clone, Copy)]
pub(super) struct Patience {
    until: Instant,
}

/// The gap that a response left in a room.
pub(super) struct Missing {
    /// The oldest first.
    pub(super) events: Vec<TimelineEvent>,
    /// Why earlier events aren't heard, if there are any.
    pub(super) lost: Option<String>,
}

impl Patience {
    /// From now on.
    pub(super) fn begin() -> Self {
        Self { until: Instant::now() + RESPONSE_WAIT }
    }

    /// Fetches a room's events before a place in its history and after a position, back to one where the relevant
    /// events begin.
    ///
    /// # Errors
    /// If the login has expired.
    pub(super) async fn fetch(
        self,
        room: &Room,
        place: String,
        since: &str,
        is_beginning: impl Fn(&TimelineEvent) -> bool,
    ) -> Result<Missing, HomeserverError> {
        let until = self.until.min(Instant::now() + ROOM_WAIT);
        let ask = |place| page_before(room.clone(), place, since.to_owned());
        let (mut events, lost) = gather(until, place, ask, is_beginning).await?;
        events.reverse();
        if let Some(reason) = &lost {
            tracing::warn!(room = %room.room_id(), reason, fetched = events.len(), "some messages of a room are not heard");
        }
        Ok(Missing { events, lost })
    }
}

/// A page of a room's history.
struct Page<E> {
    events: Vec<E>,
    /// The token of the page before it, if there is one.
    next: Option<String>,
}

/// Asks for one page after another until one has the beginning, none is left, there are too many, or the time is over.
/// Returns the events in the order in which they came, and why they aren't all.
async fn gather<E, P: Future<Output = Result<Page<E>, HomeserverError>>>(
    until: Instant,
    place: String,
    mut ask: impl FnMut(String) -> P,
    is_beginning: impl Fn(&E) -> bool,
) -> Result<(Vec<E>, Option<String>), HomeserverError> {
    let mut events = Vec::new();
    let mut next = Some(place);
    while let Some(place) = next.take() {
        if events.len() >= EVENTS_MAX {
            return Ok((events, Some("there are too many".to_owned())));
        }
        let page = match timeout_at(until, ask(place)).await {
            Ok(Ok(page)) => page,
            Ok(Err(error @ HomeserverError::Expired { .. })) => return Err(error),
            Ok(Err(error)) => return Ok((events, Some(error.to_string()))),
            Err(_) => return Ok((events, Some("it took too long".to_owned()))),
        };
        let reached = page.events.is_empty() || page.events.iter().any(&is_beginning);
        events.extend(page.events);
        next = page.next.filter(|_| !reached);
    }
    Ok((events, None))
}

/// The events of a room before a place in its history and after a position, newest first. The homeserver is asked a few
/// times.
async fn page_before(room: Room, place: String, since: String) -> Result<Page<TimelineEvent>, HomeserverError> {
    let mut tried = 1;
    loop {
        let mut options = MessagesOptions::backward().from(place.as_str());
        options.to = Some(since.clone());
        options.limit = UInt::from(EVENTS_A_PAGE);
        let error = match room.messages(options).await {
            Ok(Messages { chunk, end, .. }) => return Ok(Page { events: chunk, next: end }),
            Err(error) => HomeserverError::from(error),
        };
        let Some(pause) = pause_after(&error, tried) else { return Err(error) };
        tracing::info!(room = %room.room_id(), %error, "missing messages were not fetched; trying again");
        // The pause before the next try. It delays the other rooms, so it is short and there are few.
        sleep(pause).await;
        tried += 1;
    }
}

/// The pause after this many failed tries for a page. `None` if it's the end.
fn pause_after(error: &HomeserverError, tried: u32) -> Option<Duration> {
    let pause = match error {
        HomeserverError::Limited(wait) => *wait,
        HomeserverError::Away(_) | HomeserverError::Passing(_) => PAUSE_MAX,
        HomeserverError::Expired { .. } | HomeserverError::Final(_) => return None,
    };
    (tried < TRIES).then_some(pause.min(PAUSE_MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Endless pages with many events, each of which takes a while.
    async fn endless(until: Instant, events: u32, wait: Duration) -> (Vec<u32>, Option<String>) {
        let page = |place: String| async move {
            sleep(wait).await;
            let first: u32 = place.parse().unwrap();
            Ok(Page { events: (first..first + events).collect(), next: Some((first + events).to_string()) })
        };
        gather(until, "0".to_owned(), page, |_| false).await.unwrap()
    }

    #[tokio::test]
    async fn all_pages_together_have_one_deadline() {
        let until = Instant::now() + Duration::from_millis(50);
        // Each comes in time; all of them would take twenty seconds.
        let (events, lost) = endless(until, 1, Duration::from_millis(10)).await;
        assert!(events.len() < EVENTS_MAX / 2, "{}", events.len());
        assert_eq!(lost.as_deref(), Some("it took too long"));
    }

    #[tokio::test]
    async fn what_came_before_a_page_that_never_comes_counts() {
        let mut pages = vec![Page { events: vec![1, 2], next: Some("1".to_owned()) }];
        let page = |_| {
            let page = pages.pop();
            async move {
                match page {
                    Some(page) => Ok(page),
                    None => std::future::pending().await,
                }
            }
        };
        let until = Instant::now() + Duration::from_millis(50);
        let (events, lost) = gather(until, "0".to_owned(), page, |_| false).await.unwrap();
        assert_eq!((events, lost.as_deref()), (vec![1, 2], Some("it took too long")));
    }

    #[tokio::test]
    async fn what_lies_behind_the_last_page_is_told() {
        let (events, lost) = endless(Instant::now() + ROOM_WAIT, 100, Duration::ZERO).await;
        assert_eq!((events.len(), lost.as_deref()), (EVENTS_MAX, Some("there are too many")));
        // Nothing is missing where the last page is the last, or has the beginning.
        for (next, beginning) in [(None, 7), (Some("1".to_owned()), 0)] {
            let page = |_| std::future::ready(Ok(Page { events: vec![0], next: next.clone() }));
            let until = Instant::now() + ROOM_WAIT;
            let (events, lost) = gather(until, "0".to_owned(), page, |event| *event == beginning).await.unwrap();
            assert_eq!((events, lost), (vec![0], None));
        }
    }

    #[tokio::test]
    async fn pages_that_came_before_an_error_count() {
        let mut pages = vec![Page { events: vec![1, 2], next: Some("1".to_owned()) }];
        let page = |_| std::future::ready(pages.pop().ok_or_else(|| HomeserverError::Final("gone".to_owned())));
        let (events, lost) = gather(Instant::now() + ROOM_WAIT, "0".to_owned(), page, |_| false).await.unwrap();
        assert_eq!((events, lost.as_deref()), (vec![1, 2], Some("gone")));
    }

    #[test]
    fn a_history_that_cannot_be_read_holds_up_the_other_rooms_for_some_seconds_only() {
        for error in [
            HomeserverError::Passing("it does not answer".to_owned()),
            HomeserverError::Limited(Duration::from_secs(3_600)),
        ] {
            let pauses: Vec<Duration> = (1..).map_while(|tried| pause_after(&error, tried)).take(100).collect();
            assert_eq!(pauses, [PAUSE_MAX; 3], "{error}");
        }
        assert_eq!(pause_after(&HomeserverError::Final("it is not there".to_owned()), 1), None);
    }
}
