//! The outbox: what is due is sent, what was sent is noted, and what could not be sent is tried again.
//!
//! Letters about one game to one place keep their order; others do not wait for each other.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};

use super::courier::Courier;
use super::intake::PLATFORM;
use super::layout::Laid;
use super::stopped;
use crate::club::{Attachment, Club, Failure, Letter, To};

/// How many letters are looked at together.
const DUE_MAX: u32 = 500;
/// How many lanes move at a time.
const LANES_MAX: usize = 64;
/// How often the outbox is looked into when nobody rings.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// The shortest pause of a lane after a failure.
const PAUSE: Duration = Duration::from_secs(1);
/// How long letters on their way may take when the program stops.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Letters that keep their order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Lane {
    to: To,
    about: Option<i64>,
    /// What is about no game is in order with what answers the same event only.
    event: Option<String>,
}

impl Lane {
    fn of(letter: &Letter) -> Self {
        let event = if letter.about.is_none() { letter.answers.clone() } else { None };
        Self { to: letter.to.clone(), about: letter.about, event }
    }
}

/// Sends what is due until it is told to stop; then it waits a little for what is on its way.
pub(super) async fn run(courier: Arc<Courier>, bell: Arc<Notify>, mut stop: watch::Receiver<bool>) {
    let mut moving: JoinSet<(Lane, Option<Duration>)> = JoinSet::new();
    let mut busy: HashSet<Lane> = HashSet::new();
    let mut held: HashMap<Lane, Instant> = HashMap::new();
    loop {
        let now = Instant::now();
        held.retain(|_, until| *until > now);
        let due = courier.inquiry.ask(due).await.unwrap_or_default();
        let mut lanes: HashMap<Lane, Vec<Laid>> = HashMap::new();
        for laid in due {
            let lane = Lane::of(&laid.outgoing.letter);
            if !busy.contains(&lane) && !held.contains_key(&lane) {
                lanes.entry(lane).or_default().push(laid);
            }
        }
        // The oldest first, should there be more than can move.
        let mut lanes: Vec<(Lane, Vec<Laid>)> = lanes.into_iter().collect();
        lanes.sort_by_key(|(_, letters)| letters.first().map(|laid| laid.outgoing.id));
        for (lane, letters) in lanes {
            if busy.len() >= LANES_MAX {
                break;
            }
            busy.insert(lane.clone());
            moving.spawn(send(Arc::clone(&courier), lane, letters));
        }
        let next = held.values().min().copied().unwrap_or(now + LOOK_EVERY).min(now + LOOK_EVERY);
        tokio::select! {
            () = stopped(&mut stop) => break,
            () = bell.notified() => {}
            () = sleep_until(next) => {}
            Some(done) = moving.join_next() => note(done, &mut busy, &mut held),
        }
        while let Some(done) = moving.try_join_next() {
            note(done, &mut busy, &mut held);
        }
    }
    let rest = async { while moving.join_next().await.is_some() {} };
    if timeout(LAST_WORDS, rest).await.is_err() {
        tracing::info!("letters are left in the outbox; they are sent after the next start");
    }
}

fn note(
    done: Result<(Lane, Option<Duration>), tokio::task::JoinError>,
    busy: &mut HashSet<Lane>,
    held: &mut HashMap<Lane, Instant>,
) {
    match done {
        Ok((lane, pause)) => {
            busy.remove(&lane);
            if let Some(pause) = pause {
                held.insert(lane, Instant::now() + pause);
            }
        }
        Err(error) => {
            // Which lane it was is not known any more; what it has not sent is still due.
            tracing::error!(%error, "sending letters panicked");
            busy.clear();
        }
    }
}

/// The letters that are due, with the games that their replays show.
fn due(club: &mut Club) -> Vec<Laid> {
    let outgoing = match club.due(PLATFORM, Timestamp::now(), DUE_MAX) {
        Ok(outgoing) => outgoing,
        Err(error) => {
            tracing::error!(%error, "the outbox cannot be read");
            return Vec::new();
        }
    };
    let mut due = Vec::with_capacity(outgoing.len());
    for outgoing in outgoing {
        let pictures = outgoing.letter.files.iter().filter_map(|file| match file {
            Attachment::Replay { picture, .. } => Some(picture),
            Attachment::Text { .. } => None,
        });
        let replays = pictures.map(|picture| club.game_of(picture).ok().flatten()).collect();
        due.push(Laid { outgoing, replays });
    }
    due
}

/// Sends the letters of a lane one after the other. Says how long the lane must wait if one could not be sent.
async fn send(courier: Arc<Courier>, lane: Lane, letters: Vec<Laid>) -> (Lane, Option<Duration>) {
    for laid in letters {
        let (id, attempts) = (laid.outgoing.id, laid.outgoing.attempts);
        match courier.deliver(laid).await {
            Ok(message) => {
                let noted = courier.inquiry.ask(move |club| club.sent(id, message.as_deref())).await;
                if !matches!(noted, Some(Ok(()))) {
                    tracing::error!(letter = id, "that a letter was sent could not be noted");
                    return (lane, Some(PAUSE));
                }
            }
            Err(failure) => {
                let (Failure::Passing(reason, _) | Failure::Final(reason)) = &failure;
                tracing::warn!(letter = id, reason, "a letter was not sent");
                let wait = match &failure {
                    Failure::Passing(_, wait) => Some(wait.unwrap_or_default().max(PAUSE * 2_u32.pow(attempts.min(6)))),
                    Failure::Final(_) => None,
                };
                courier.inquiry.ask(move |club| club.unsent(id, attempts, &failure, Timestamp::now())).await;
                if wait.is_some() {
                    return (lane, wait);
                }
            }
        }
    }
    (lane, None)
}
