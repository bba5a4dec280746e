//! Tournaments without rounds as people open them, come and go; and when their time is over.

use jiff::SignedDuration;

use super::leaving::{self, Leaving};
use super::{arenas, results, roster, rounds, which};
use crate::clock::{TimeControl, write_length};
use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::club::context::words::number;
use crate::club::listing::paired_until;
use crate::command::settings::CLOCK;
use crate::command::{ClockWish, Opening};
use crate::store::{DueKind, EntrantRow, StoredTournament};
use crate::text::Message;
use crate::tournament::Lasting;

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] = &[Timed::changes(DueKind::TOURNAMENT_ENDS, time_is_over)];

/// How many turns of each player a game is expected to have.
const TURNS: i32 = 30;
/// A game is to take this part of the time at most.
const GAMES_MIN: i32 = 2;

/// The usual time controls, the first that fits: `5m+5s`, `3m+2s`.
const CLOCKS: [TimeControl; 2] = [evening(5, 5), evening(3, 2)];

const fn evening(minutes: i64, seconds: i64) -> TimeControl {
    let (bank, increment) = (SignedDuration::from_mins(minutes), SignedDuration::from_secs(seconds));
    TimeControl::Bank { bank, increment, cap: bank }
}

/// The time control of one that somebody opens: what they said, if that fits; otherwise that of the place, or a usual one.
pub(in crate::club) fn clock_for(
    cx: &RequestContext<'_>,
    opening: &Opening,
    lasting: Lasting,
) -> Result<TimeControl, Rejection> {
    let time = opening.lasts.unwrap_or(lasting.usual);
    let most = time / (2 * GAMES_MIN);
    let fits = |control: &TimeControl| needed(*control) <= most;
    if let Some(ClockWish::Of(control)) = opening.clock {
        if fits(&control) {
            return Ok(control);
        }
        let told = Message::new("club-arena-clock-long").with("clock", control.to_string());
        let told = told.with("needed", write_length(needed(control) * 2)).with("length", write_length(time));
        let example = CLOCKS.into_iter().rfind(fits).unwrap_or(CLOCKS[1]);
        return Err(told.with("most", write_length(most)).with("example", example.to_string()).into());
    }
    let of_place = cx.in_place(&cx.place, &CLOCK)?.control().filter(fits);
    Ok(of_place.or_else(|| CLOCKS.into_iter().find(fits)).unwrap_or(CLOCKS[1]))
}

/// How long a player may think in a game, as long as that is expected to be.
fn needed(control: TimeControl) -> SignedDuration {
    match control {
        TimeControl::PerTurn(time) => time.saturating_mul(TURNS),
        TimeControl::Bank { bank, increment, .. } => bank.saturating_add(increment.saturating_mul(TURNS)),
    }
}

/// The asker joins one that is played, or comes back to it with the points that they have.
pub(in crate::club) fn join(cx: &mut RequestContext<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    let about = |key| Message::new(key).with("id", number(tournament.id));
    if paired_until(cx, tournament.id)?.is_none() {
        return Err(about("club-arena-ending").into());
    }
    let entrants = cx.tx.entrants(tournament.id)?;
    let known = entrants.iter().position(|entrant| entrant.person_id == cx.asker.person_id);
    let joined = match known {
        Some(seed) if entrants[seed].removed => return Err(about("club-tournament-removed").into()),
        Some(seed) if !entrants[seed].withdrawn => return Err(about("club-tournament-joined-already").into()),
        Some(seed) => {
            let place_id = roster::joined_from(cx, tournament)?;
            let back = EntrantRow { withdrawn: false, place_id, ..entrants[seed].clone() };
            cx.tx.put_entrant(tournament.id, seed, &back)?;
            "club-arena-back"
        }
        None if which::was_replaced(cx, tournament)? => return Err(about("club-tournament-left-for-good").into()),
        None => {
            roster::enter(cx, tournament, entrants.len())?;
            "club-arena-joined"
        }
    };
    let waiting = arenas::pair(cx, tournament, false)?;
    let waits = waiting.iter().any(|entrant| entrant.person_id == cx.asker.person_id);
    let mut text = vec![about(joined)];
    text.extend(waits.then(|| arenas::next(tournament)));
    cx.say(Audience::Asker, text);
    roster::roster_changed(cx, tournament)
}

/// The asker is not paired anymore until they join again; a game that they play goes on.
pub(in crate::club) fn sit_out(cx: &mut RequestContext<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    let asker = cx.asker.person_id;
    leaving::leave_tournament(cx, tournament, asker, Leaving::GivesUp)?;
    cx.say(Audience::Asker, vec![Message::new("club-arena-sits-out").with("id", number(tournament.id))]);
    // If only two are left, they may meet again.
    rounds::go_on_with(cx, tournament.id)
}

/// The time of one is over: no game begins in it anymore.
pub(in crate::club) fn time_is_over(cx: &mut Context<'_>, tournament_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(DueKind::TOURNAMENT_ENDS, tournament_id, None)?;
    cx.tx.set_due(DueKind::REMATCH, tournament_id, None)?;
    let Some(tournament) = cx.tx.tournament(tournament_id)? else { return Ok(()) };
    let played_on = cx.tx.rounds_underway(tournament_id)? != Some(0);
    rounds::go_on_with(cx, tournament.id)?;
    if played_on { results::renew(cx, tournament_id) } else { Ok(()) }
}
