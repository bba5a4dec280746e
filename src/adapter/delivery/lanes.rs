//! Decides which letter is next.
//!
//! Letters that must keep their order share a lane, and leave it one by one. Lanes don't wait for each other. If a
//! lane's first letter failed, the lane pauses, unless somebody joins it to wait for an answer. If the platform asked
//! for a pause, that doesn't help. A lane in which somebody waits for an answer goes before the others, and has spare
//! slots of its own.
//!
//! Times are durations since the start, by a clock that nobody sets.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::time::Duration;

use crate::club::{Retry, SendFailure, To, WaitingLetter};

/// How many letters are taken in at once.
pub(in crate::adapter) const LETTERS_AT_ONCE: u32 = 500;
/// The most letters in memory. Others stay in the database until there is room.
const HELD_MAX: usize = 50_000;
/// The most letters on their way at once, and how many more if somebody waits for them.
const MOVING_MAX: usize = 64;
const ANSWERS_MAX: usize = 32;

/// Which letters must keep their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::adapter) enum Order {
    /// All letters to one place.
    ByPlace,
    /// Letters about one game to one place. A letter about no game, or one that answers a single person by right, keeps
    /// its order only with letters that answer the same event.
    #[cfg(any(feature = "discord", test))]
    ByGame,
}

/// What the letters of a lane share.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct LaneKey {
    to: To,
    about: Option<i64>,
    event: Option<String>,
}

impl LaneKey {
    fn of(letter: &WaitingLetter, order: Order) -> Self {
        let to = letter.to.clone();
        match order {
            Order::ByPlace => Self { to, about: None, event: None },
            #[cfg(any(feature = "discord", test))]
            Order::ByGame => {
                let event = letter.answers.clone().filter(|_| letter.about.is_none() || letter.by_token);
                Self { to, about: letter.about, event }
            }
        }
    }
}

/// A letter in its lane.
#[derive(Debug)]
struct Entry {
    id: i64,
    attempts: u32,
    /// Whether somebody waits for it.
    awaited: bool,
}

#[derive(Debug)]
struct Lane {
    entries: VecDeque<Entry>,
    /// The number of letters for which somebody waits.
    awaited: usize,
    state: LaneState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LaneState {
    /// The first letter may go.
    Ready,
    /// The first letter is on its way.
    Sending,
    /// The first letter failed, and may go again at this time.
    Paused(Duration),
    /// The platform asked for a pause until this time.
    Held(Duration),
}

impl Lane {
    /// The rank of a lane that is ready: lanes in which somebody waits come first, then those with the oldest letters.
    fn rank(&self) -> Option<(bool, i64)> {
        let first = self.entries.front()?;
        Some((self.awaited == 0, first.id))
    }
}

/// A platform's waiting letters, by lane.
#[derive(Debug)]
pub(in crate::adapter) struct Lanes {
    order: Order,
    lanes: HashMap<LaneKey, Lane>,
    /// The lane of each letter that is the first in its lane.
    by_first: HashMap<i64, LaneKey>,
    /// The ranks of ready lanes, and the times when pauses end, each with its lane's first letter.
    ready: BTreeSet<(bool, i64)>,
    paused: BTreeSet<(Duration, i64)>,
    sending: usize,
    held: usize,
    /// The newest letter taken in.
    newest: i64,
}

impl Lanes {
    pub(in crate::adapter) fn new(order: Order) -> Self {
        let (lanes, by_first) = (HashMap::new(), HashMap::new());
        let (ready, paused) = (BTreeSet::new(), BTreeSet::new());
        Self { order, lanes, by_first, ready, paused, sending: 0, held: 0, newest: 0 }
    }

    /// The id after which to take in more letters. `None` while there is no room.
    pub(in crate::adapter) fn room_after(&self) -> Option<i64> {
        (self.held < HELD_MAX).then_some(self.newest)
    }

    /// Takes in letters, in the order in which they were written.
    pub(in crate::adapter) fn take_in(&mut self, letters: Vec<WaitingLetter>, now: Duration) {
        for letter in letters {
            self.newest = self.newest.max(letter.id);
            self.held += 1;
            let key = LaneKey::of(&letter, self.order);
            self.leave(&key);
            let awaited = letter.answers.is_some();
            let until = now + letter.wait;
            let lane = self.lanes.entry(key.clone()).or_insert_with(|| Lane {
                entries: VecDeque::new(),
                awaited: 0,
                state: if letter.wait.is_zero() { LaneState::Ready } else { LaneState::Paused(until) },
            });
            if awaited && matches!(lane.state, LaneState::Paused(_)) {
                // Somebody is there now, so it may go better this time.
                lane.state = LaneState::Ready;
            }
            lane.awaited += usize::from(awaited);
            lane.entries.push_back(Entry { id: letter.id, attempts: letter.attempts, awaited });
            self.enter(&key);
        }
    }

    /// The letter to send now, if there is one. It's on its way until it's [settled](Self::settle).
    pub(in crate::adapter) fn next(&mut self, now: Duration) -> Option<i64> {
        while let Some(&(until, first)) = self.paused.first().filter(|(until, _)| *until <= now) {
            self.paused.remove(&(until, first));
            self.set_state(first, LaneState::Ready);
        }
        let &(unawaited, first) = self.ready.first()?;
        let most = if unawaited { MOVING_MAX } else { MOVING_MAX + ANSWERS_MAX };
        if self.sending >= most {
            return None;
        }
        self.sending += 1;
        self.set_state(first, LaneState::Sending);
        Some(first)
    }

    /// How often a letter on its way failed before.
    #[cfg(any(feature = "platform", test))]
    pub(in crate::adapter) fn attempts(&self, letter: i64) -> u32 {
        let lane = self.by_first.get(&letter).and_then(|key| self.lanes.get(key));
        lane.and_then(|lane| lane.entries.front()).map_or(0, |first| first.attempts)
    }

    /// Records what happened to a letter on its way. `None` means that it was sent.
    pub(in crate::adapter) fn settle(&mut self, letter: i64, failure: Option<&SendFailure>, now: Duration) {
        let Some(key) = self.by_first.get(&letter).cloned() else { return };
        self.sending = self.sending.saturating_sub(1);
        self.leave(&key);
        let Some(lane) = self.lanes.get_mut(&key) else { return };
        let retry = failure
            .map_or(Retry::Never, |failure| failure.retry(lane.entries.front().map_or(0, |first| first.attempts)));
        lane.state = match retry {
            Retry::After(pause) if matches!(failure, Some(SendFailure::Limited(_))) => LaneState::Held(now + pause),
            Retry::After(pause) => {
                if let Some(first) = lane.entries.front_mut() {
                    first.attempts += 1;
                }
                LaneState::Paused(now + pause)
            }
            Retry::Never => {
                let gone = lane.entries.pop_front();
                lane.awaited -= usize::from(gone.is_some_and(|entry| entry.awaited));
                self.held -= 1;
                LaneState::Ready
            }
        };
        self.enter(&key);
    }

    /// Ends all pauses after failures, because the platform answers again.
    #[cfg(any(feature = "platform", test))]
    pub(in crate::adapter) fn end_pauses(&mut self) {
        let failed = |(_, first): &&(Duration, i64)| {
            let lane = self.by_first.get(first).and_then(|key| self.lanes.get(key));
            lane.is_some_and(|lane| matches!(lane.state, LaneState::Paused(_)))
        };
        let failed: Vec<i64> = self.paused.iter().filter(failed).map(|(_, first)| *first).collect();
        for first in failed {
            self.set_state(first, LaneState::Ready);
        }
    }

    /// When the next pause ends.
    #[cfg(any(feature = "platform", test))]
    pub(in crate::adapter) fn wake_at(&self) -> Option<Duration> {
        self.paused.first().map(|(until, _)| *until)
    }

    fn set_state(&mut self, first: i64, state: LaneState) {
        let Some(key) = self.by_first.get(&first).cloned() else { return };
        self.leave(&key);
        if let Some(lane) = self.lanes.get_mut(&key) {
            lane.state = state;
        }
        self.enter(&key);
    }

    /// Takes a lane off the lists, before it changes.
    fn leave(&mut self, key: &LaneKey) {
        let Some(lane) = self.lanes.get(key) else { return };
        let Some(rank) = lane.rank() else { return };
        self.by_first.remove(&rank.1);
        match lane.state {
            LaneState::Ready => drop(self.ready.remove(&rank)),
            LaneState::Paused(until) | LaneState::Held(until) => drop(self.paused.remove(&(until, rank.1))),
            LaneState::Sending => {}
        }
    }

    /// Puts a lane back on the lists after it changed. Removes it if it's empty.
    fn enter(&mut self, key: &LaneKey) {
        let Some(lane) = self.lanes.get(key) else { return };
        let Some(rank) = lane.rank() else {
            self.lanes.remove(key);
            return;
        };
        match lane.state {
            LaneState::Ready => drop(self.ready.insert(rank)),
            LaneState::Paused(until) | LaneState::Held(until) => drop(self.paused.insert((until, rank.1))),
            LaneState::Sending => {}
        }
        self.by_first.insert(rank.1, key.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Duration = Duration::ZERO;

    fn letter(id: i64, room: &str, about: i64) -> WaitingLetter {
        WaitingLetter {
            id,
            to: To::Place(room.to_owned()),
            about: Some(about),
            answers: None,
            by_token: false,
            attempts: 0,
            wait: Duration::ZERO,
        }
    }

    fn answer(id: i64, room: &str, about: i64) -> WaitingLetter {
        WaitingLetter { answers: Some(format!("event-{id}")), ..letter(id, room, about) }
    }

    fn with(letters: Vec<WaitingLetter>) -> Lanes {
        let mut lanes = Lanes::new(Order::ByGame);
        lanes.take_in(letters, START);
        lanes
    }

    /// All letters that may go at once, without settling any.
    fn all(lanes: &mut Lanes, now: Duration) -> Vec<i64> {
        std::iter::from_fn(|| lanes.next(now)).collect()
    }

    fn passing() -> SendFailure {
        SendFailure::Passing("the network is down".to_owned())
    }

    #[test]
    fn letters_about_a_game_keep_their_order_and_games_do_not_wait_for_each_other() {
        let mut lanes = with(vec![letter(1, "a", 7), letter(2, "a", 7), letter(3, "a", 8), letter(4, "b", 7)]);
        assert_eq!(all(&mut lanes, START), [1, 3, 4]);
        lanes.settle(1, None, START);
        assert_eq!(all(&mut lanes, START), [2]);
        for id in [2, 3, 4] {
            lanes.settle(id, None, START);
        }
        assert!(lanes.lanes.is_empty() && lanes.by_first.is_empty() && lanes.held == 0 && lanes.sending == 0);
    }

    #[test]
    fn where_a_place_is_one_lane_nothing_in_it_overtakes() {
        let mut lanes = Lanes::new(Order::ByPlace);
        lanes.take_in(vec![letter(1, "a", 7), answer(2, "a", 8), letter(3, "b", 7)], START);
        assert_eq!(all(&mut lanes, START), [1, 3]);
    }

    #[test]
    fn what_is_about_no_game_keeps_its_order_with_answers_to_the_same_event_only() {
        let about_nothing =
            |id, event: &str| WaitingLetter { about: None, answers: Some(event.to_owned()), ..letter(id, "a", 0) };
        let mut lanes = with(vec![about_nothing(1, "x"), about_nothing(2, "x"), about_nothing(3, "y")]);
        assert_eq!(all(&mut lanes, START), [1, 3]);
    }

    #[test]
    fn answers_overtake_a_backlog_and_find_room_beside_it() {
        let backlog = (1..=200).map(|id| letter(id, &format!("room-{id}"), id));
        let mut lanes = with(backlog.collect());
        assert_eq!(all(&mut lanes, START).len(), MOVING_MAX);
        lanes.take_in(vec![letter(201, "z", 201), answer(202, "y", 202)], START);
        assert_eq!(all(&mut lanes, START), [202]);
        lanes.settle(1, None, START);
        lanes.settle(202, None, START);
        assert_eq!(all(&mut lanes, START), [65]);
    }

    #[test]
    fn somebody_who_waits_behind_other_letters_about_the_game_brings_them_forward() {
        let mut lanes = with(vec![letter(1, "a", 1), letter(2, "b", 2), answer(3, "b", 2)]);
        assert_eq!(lanes.next(START), Some(2));
    }

    #[test]
    fn a_lane_pauses_after_a_failure_and_nothing_in_it_overtakes_what_failed() {
        let mut lanes = with(vec![letter(1, "a", 1), letter(2, "a", 1), letter(3, "b", 2)]);
        assert_eq!(all(&mut lanes, START), [1, 3]);
        lanes.settle(1, Some(&passing()), START);
        assert_eq!(lanes.wake_at(), Some(Duration::from_secs(1)));
        assert_eq!(all(&mut lanes, Duration::from_millis(999)), [0; 0]);
        assert_eq!(all(&mut lanes, Duration::from_secs(1)), [1]);
        assert_eq!(lanes.attempts(1), 1);
        lanes.settle(1, Some(&passing()), Duration::from_secs(1));
        assert_eq!(lanes.wake_at(), Some(Duration::from_secs(3)));
    }

    #[test]
    fn what_is_final_makes_way_for_the_next_and_a_limit_is_waited_for_without_counting() {
        let mut lanes = with(vec![letter(1, "a", 1), letter(2, "a", 1)]);
        assert_eq!(lanes.next(START), Some(1));
        lanes.settle(1, Some(&SendFailure::Final("the room is gone".to_owned())), START);
        assert_eq!(lanes.next(START), Some(2));
        lanes.settle(2, Some(&SendFailure::Limited(Duration::from_secs(9))), START);
        assert_eq!(lanes.next(Duration::from_secs(8)), None);
        assert_eq!(lanes.next(Duration::from_secs(9)), Some(2));
        assert_eq!(lanes.attempts(2), 0);
    }

    #[test]
    fn pauses_end_when_the_platform_answers_again_or_somebody_waits() {
        let mut lanes = with(vec![letter(1, "a", 1), letter(2, "b", 2)]);
        for id in all(&mut lanes, START) {
            lanes.settle(id, Some(&passing()), START);
        }
        lanes.take_in(vec![answer(3, "b", 2)], START);
        assert_eq!(all(&mut lanes, START), [2]);
        lanes.end_pauses();
        assert_eq!(all(&mut lanes, START), [1]);
    }

    #[test]
    fn a_pause_that_the_platform_asked_for_ends_for_nobody_but_answers_that_go_by_their_own_right() {
        let mut lanes = with(vec![letter(1, "a", 1)]);
        assert_eq!(lanes.next(START), Some(1));
        lanes.settle(1, Some(&SendFailure::Limited(Duration::from_secs(600))), START);
        let asked = Duration::from_secs(1);
        for id in 2..50 {
            lanes.take_in(vec![answer(id, "a", 1)], asked);
        }
        lanes.end_pauses();
        assert_eq!(all(&mut lanes, asked), [0; 0]);
        lanes.take_in(vec![WaitingLetter { by_token: true, ..answer(50, "a", 1) }], asked);
        assert_eq!(all(&mut lanes, asked), [50]);
        assert_eq!(lanes.wake_at(), Some(Duration::from_secs(600)));
        assert_eq!(lanes.next(Duration::from_secs(600)), Some(1));
    }

    #[test]
    fn a_letter_that_failed_before_the_start_pauses_as_long_as_it_has_to() {
        let mut lanes = with(vec![WaitingLetter { wait: Duration::from_secs(5), attempts: 3, ..letter(1, "a", 1) }]);
        assert_eq!(lanes.next(START), None);
        assert_eq!(lanes.next(Duration::from_secs(5)), Some(1));
        lanes.settle(1, Some(&passing()), START);
        assert_eq!(lanes.wake_at(), Some(Duration::from_secs(8)));
    }

    #[test]
    fn no_more_is_held_than_there_is_room_for() {
        let mut lanes = with((1..=HELD_MAX as i64).map(|id| letter(id, "a", 1)).collect());
        assert_eq!(lanes.room_after(), None);
        assert_eq!(lanes.next(START), Some(1));
        lanes.settle(1, None, START);
        assert_eq!(lanes.room_after(), Some(HELD_MAX as i64));
    }
}
