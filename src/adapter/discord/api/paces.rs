//! The pace of requests that share a limit, such as messages to one channel. If many requests leave at once, serenity
//! learns of a limit too late: Discord refuses most of them, and serenity sleeps for one refusal after the other. Here,
//! only as many leave as the limit allows.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::http::RatelimitingBucket;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until, timeout_at};

/// How many requests leave at once by a limit that isn't known yet. Few limits are lower.
const PRESUMED: u32 = 5;
/// The pause after waiting in vain, if it isn't known when the limit is renewed.
const RENEWED_AFTER: Duration = Duration::from_secs(1);
/// How many limits are remembered before those that are renewed are forgotten.
const KNOWN_MAX: usize = 2_000;

/// The state of a limit, according to Discord's last answer.
#[derive(Clone, Copy, Debug)]
pub(in crate::adapter::discord) struct Heard {
    /// How many requests it takes, and how many of them are left.
    pub(in crate::adapter::discord) limit: u32,
    pub(in crate::adapter::discord) left: u32,
    /// How long until it is renewed.
    pub(in crate::adapter::discord) renewed_after: Duration,
}

/// How much of a limit is left.
#[derive(Debug)]
struct Window {
    limit: u32,
    left: u32,
    /// The time when it is renewed. `None` if nothing is used.
    renewed_at: Option<Instant>,
    /// How many requests are on their way.
    underway: u32,
}

impl Window {
    const fn new() -> Self {
        Self { limit: PRESUMED, left: PRESUMED, renewed_at: None, underway: 0 }
    }

    /// Lets one more request leave, if the limit takes it.
    fn enter(&mut self, now: Instant) -> bool {
        if self.renewed_at.is_some_and(|at| at <= now) {
            self.renewed_at = None;
        }
        let may = match self.renewed_at {
            Some(_) => self.left > 0,
            None => self.underway < self.limit,
        };
        if may {
            self.underway += 1;
            self.left = self.left.saturating_sub(1);
        }
        may
    }

    /// Notes the answer to a request. Answers may come in another order than requests leave.
    fn hear(&mut self, heard: Heard, now: Instant) {
        self.limit = heard.limit.max(1);
        // The answer may or may not count the others that are on their way.
        let left = match self.renewed_at {
            Some(_) => self.left,
            None => self.limit.saturating_sub(self.underway),
        };
        self.left = left.min(heard.left);
        if self.renewed_at.is_none() {
            self.renewed_at = Some(now + heard.renewed_after);
        }
    }
}

/// A limit, and the requests that wait for it.
struct Gate {
    /// The request that waits longest holds this.
    turn: tokio::sync::Mutex<()>,
    window: Mutex<Window>,
    left: Notify,
}

impl Gate {
    fn window(&self) -> MutexGuard<'_, Window> {
        self.window.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn enter(&self) {
        let _turn = self.turn.lock().await;
        loop {
            let renewed_at = {
                let mut window = self.window();
                if window.enter(Instant::now()) {
                    return;
                }
                window.renewed_at
            };
            match renewed_at {
                Some(at) => sleep_until(at).await,
                None => self.left.notified().await,
            }
        }
    }
}

/// A request on its way.
pub(in crate::adapter::discord) struct Passage(Arc<Gate>);

impl Passage {
    /// Notes the state of the limit in Discord's answer, if there is one.
    pub(in crate::adapter::discord) fn hear(&self, heard: Option<Heard>) {
        if let Some(heard) = heard {
            self.0.window().hear(heard, Instant::now());
        }
    }
}

impl Drop for Passage {
    fn drop(&mut self) {
        let mut window = self.0.window();
        window.underway = window.underway.saturating_sub(1);
        self.0.left.notify_one();
    }
}

/// The pace of each limit.
#[derive(Default)]
pub(in crate::adapter::discord) struct Paces {
    gates: Mutex<HashMap<RatelimitingBucket, Arc<Gate>>>,
}

impl Paces {
    /// Waits until a request may leave. It's on its way until the passage is dropped.
    ///
    /// # Errors
    /// Says after which time to try again, if it would have to wait longer than until the deadline.
    pub(in crate::adapter::discord) async fn enter(
        &self,
        bucket: RatelimitingBucket,
        deadline: Instant,
    ) -> Result<Passage, Duration> {
        let gate = self.gate(bucket);
        if timeout_at(deadline, gate.enter()).await.is_ok() {
            return Ok(Passage(gate));
        }
        let renewed_at = gate.window().renewed_at;
        let wait = renewed_at.map(|at| at.saturating_duration_since(Instant::now()));
        Err(wait.filter(|wait| !wait.is_zero()).unwrap_or(RENEWED_AFTER))
    }

    fn gate(&self, bucket: RatelimitingBucket) -> Arc<Gate> {
        let mut gates = self.gates.lock().unwrap_or_else(PoisonError::into_inner);
        if gates.len() > KNOWN_MAX {
            let now = Instant::now();
            gates.retain(|_, gate| Arc::strong_count(gate) > 1 || gate.window().renewed_at.is_some_and(|at| at > now));
        }
        let gate = gates.entry(bucket).or_insert_with(|| {
            Arc::new(Gate {
                turn: tokio::sync::Mutex::default(),
                window: Mutex::new(Window::new()),
                left: Notify::new(),
            })
        });
        Arc::clone(gate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn heard(left: u32) -> Heard {
        Heard { limit: 5, left, renewed_after: Duration::from_secs(5) }
    }

    /// How many more requests may leave.
    fn may_leave(window: &mut Window, now: Instant) -> usize {
        std::iter::from_fn(|| window.enter(now).then_some(())).count()
    }

    fn end(window: &mut Window, left: u32, now: Instant) {
        window.hear(heard(left), now);
        window.underway -= 1;
    }

    #[test]
    fn no_more_leave_than_the_limit_takes_whatever_the_order_of_the_answers() {
        let (mut window, now) = (Window::new(), Instant::now());
        assert_eq!(may_leave(&mut window, now), 5);
        for left in [0, 3, 4, 2, 1] {
            end(&mut window, left, now);
            assert_eq!(may_leave(&mut window, now), 0);
        }
        assert_eq!(may_leave(&mut window, now + Duration::from_secs(5)), 5);
    }

    #[test]
    fn what_is_left_may_leave_at_once() {
        let (mut window, now) = (Window::new(), Instant::now());
        assert!(window.enter(now));
        end(&mut window, 4, now);
        assert_eq!(may_leave(&mut window, now), 4);
    }

    #[test]
    fn what_is_on_its_way_counts_once() {
        for first in [4, 3, 2] {
            let (mut window, now) = (Window::new(), Instant::now());
            assert!((0..3).all(|_| window.enter(now)));
            end(&mut window, first, now);
            assert_eq!(may_leave(&mut window, now), 2, "five less the three that left, if {first} are said to be left");
        }
    }

    #[test]
    fn a_route_without_a_limit_lets_others_leave_as_those_before_come_back() {
        let (mut window, now) = (Window::new(), Instant::now());
        assert_eq!(may_leave(&mut window, now), 5);
        window.underway -= 2;
        assert_eq!(may_leave(&mut window, now), 2);
    }
}
