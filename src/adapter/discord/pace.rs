//! Discord's rate limits: how many requests a second in all, and how many to one route before its limit is renewed.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

/// How many requests may leave within [`WINDOW`]. Discord allows 50; the rest is for those that arrive closer together
/// than they left.
const REQUESTS_MAX: usize = 45;
const WINDOW: Duration = Duration::from_secs(1);
/// How many routes are remembered before those whose limit is renewed are forgotten.
const ROUTES_MAX: usize = 2_000;

/// Whether the limit for all requests counts a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lane {
    /// It is counted.
    Bot,
    /// It answers an interaction and is not.
    Interaction,
}

/// What is known about the limits.
#[derive(Default)]
pub(super) struct Pace {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// When the last requests left, the oldest first.
    left: VecDeque<Instant>,
    /// Before this time nothing may leave.
    held_until: Option<Instant>,
    routes: HashMap<String, Route>,
}

struct Route {
    remaining: u32,
    renewed_at: Instant,
}

impl Pace {
    /// Waits until a request may leave, and counts it.
    pub(super) async fn wait(&self, method: &str, path: &str, lane: Lane) {
        let route = route(method, path);
        loop {
            let until = self.lock().reserve(&route, lane, Instant::now());
            match until {
                None => return,
                Some(until) => sleep_until(until).await,
            }
        }
    }

    /// Notes what an answer said: how many more requests the route takes before so many seconds have gone by.
    pub(super) fn learn(&self, method: &str, path: &str, remaining: f64, reset_after: f64) {
        let after = Duration::try_from_secs_f64(reset_after).unwrap_or_default();
        let now = Instant::now();
        let mut state = self.lock();
        if state.routes.len() > ROUTES_MAX {
            state.routes.retain(|_, route| route.renewed_at > now);
        }
        let remaining = remaining.max(0.0) as u32;
        let known = state.routes.entry(route(method, path)).or_insert(Route { remaining, renewed_at: now });
        // Answers overtake each other: the smaller number is the newer one, until the limit is renewed.
        if known.renewed_at <= now {
            known.remaining = remaining;
        } else {
            known.remaining = known.remaining.min(remaining);
        }
        known.renewed_at = now + after;
    }

    /// Lets nothing leave before a time: to a route, or at all.
    pub(super) fn hold(&self, held: Option<(&str, &str)>, until: Instant) {
        let mut state = self.lock();
        match held {
            Some((method, path)) => {
                state.routes.insert(route(method, path), Route { remaining: 0, renewed_at: until });
            }
            None => state.held_until = Some(until),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // What a panic left behind is still a set of limits.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Counts a request that may leave now, or says when to ask again.
    fn reserve(&mut self, route: &str, lane: Lane, now: Instant) -> Option<Instant> {
        if lane == Lane::Bot {
            if let Some(until) = self.held_until.filter(|until| *until > now) {
                return Some(until);
            }
            while self.left.front().is_some_and(|left| *left + WINDOW <= now) {
                self.left.pop_front();
            }
            if self.left.len() >= REQUESTS_MAX {
                return self.left.front().map(|left| *left + WINDOW);
            }
        }
        if let Some(known) = self.routes.get_mut(route).filter(|known| known.renewed_at > now) {
            if known.remaining == 0 {
                return Some(known.renewed_at);
            }
            known.remaining -= 1;
        }
        if lane == Lane::Bot {
            self.left.push_back(now);
        }
        None
    }
}

/// What a limit belongs to: the method and the path, in which only the first id counts (the channel, the server), and of
/// an interaction its token.
fn route(method: &str, path: &str) -> String {
    let path = path.split('?').next().unwrap_or_default();
    let mut route = method.to_owned();
    for (index, part) in path.split('/').filter(|part| !part.is_empty()).enumerate() {
        let minor = index >= 2 && !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        route.push('/');
        route += if minor { ":id" } else { part };
    }
    route
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_than_the_limit_leaves_within_a_second_except_answers_to_interactions() {
        let mut state = State::default();
        let now = Instant::now();
        for _ in 0..REQUESTS_MAX {
            assert_eq!(state.reserve("GET/x", Lane::Bot, now), None);
        }
        assert_eq!(state.reserve("GET/x", Lane::Bot, now), Some(now + WINDOW));
        assert_eq!(state.reserve("POST/interactions/1/t/callback", Lane::Interaction, now), None);
        assert_eq!(state.reserve("GET/x", Lane::Bot, now + WINDOW), None);
    }

    #[test]
    fn a_route_that_takes_no_more_is_waited_for_and_others_are_not() {
        let pace = Pace::default();
        pace.learn("POST", "/channels/1/messages", 0.0, 5.0);
        let now = Instant::now();
        assert!(pace.lock().reserve(&route("POST", "/channels/1/messages"), Lane::Bot, now).is_some());
        assert_eq!(pace.lock().reserve(&route("POST", "/channels/2/messages"), Lane::Bot, now), None);
    }

    #[test]
    fn only_the_first_id_of_a_path_makes_a_route() {
        assert_eq!(route("PATCH", "/channels/1/messages/2"), route("PATCH", "/channels/1/messages/3"));
        assert_ne!(route("PATCH", "/channels/1/messages/2"), route("PATCH", "/channels/2/messages/2"));
    }
}
