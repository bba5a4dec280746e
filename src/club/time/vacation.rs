//! Vacations: they begin and end, by command or when a clock would run out, and cost days of a year.

use jiff::{SignedDuration, Timestamp};

use crate::clock::{Terms, days_in_year, year_of};
use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, seated};
use crate::command::PauseWish;
use crate::command::settings::VACATIONS;
use crate::rules::Player;
use crate::store::{ClockRow, DueKind, StoredGame, Stretch};
use crate::text::Message;

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Lets the asker go on vacation or come back, or says how many days they have.
pub(in crate::club) fn vacation(cx: &mut RequestContext<'_>, wish: Option<PauseWish>) -> Result<(), Rejection> {
    let (person_id, now) = (cx.asker.person_id, cx.now);
    let lasting = vacation_now(cx, person_id)?;
    match (wish, lasting) {
        (None, _) => {}
        (Some(PauseWish::Of(length)), _) if length <= SignedDuration::ZERO => {
            return refuse("club-vacation-length");
        }
        (Some(PauseWish::Of(length)), lasting) => {
            let begun = lasting.map_or(now, |(begun, _)| begun);
            let until = now.saturating_add(length).unwrap_or(Timestamp::MAX);
            if let Some(year) = year_without_days(cx, person_id, (begun, until))? {
                let left = vacation_days_left(cx, person_id, year)?;
                let refusal = Message::new("club-vacation-too-long").with("left", left);
                return Err(refusal.with_text("year", year).into());
            }
            cx.tx.put_vacation(person_id, (begun, until))?;
            look_at_games_of(cx, person_id)?;
        }
        (Some(PauseWish::Off), None) => return refuse("club-vacation-not-on"),
        (Some(PauseWish::Off), Some((begun, _))) => {
            cx.tx.put_vacation(person_id, (begun, now))?;
            look_at_games_of(cx, person_id)?;
        }
    }
    let told = match (wish, vacation_now(cx, person_id)?) {
        (_, Some((_, until))) => Message::new("club-vacation-until").with("until", until),
        (Some(_), None) => Message::new("club-vacation-ended"),
        (None, None) => Message::new("club-vacation-none"),
    };
    let left = vacation_days_left(cx, person_id, year_of(now))?;
    cx.say(Audience::Asker, vec![told.with("left", left)]);
    Ok(())
}

/// The vacation that somebody is on.
fn vacation_now(cx: &Context<'_>, person_id: i64) -> Result<Option<Stretch>, Rejection> {
    let vacations = cx.tx.vacations_after(person_id, cx.now)?;
    Ok(vacations.into_iter().find(|(begun, _)| *begun <= cx.now))
}

/// How many days of vacation somebody has left in a year.
fn vacation_days_left(cx: &Context<'_>, person_id: i64, year: i16) -> Result<i64, Rejection> {
    let taken = cx.tx.vacations_after(person_id, Timestamp::MIN)?;
    Ok(days_left(cx, &taken, year))
}

fn days_left(cx: &Context<'_>, taken: &[Stretch], year: i16) -> i64 {
    i64::from(cx.environment.limits.vacation_days) - days_in_year(taken, year)
}

/// The first year without enough days for a vacation, whether it's a new one or a longer one.
fn year_without_days(cx: &Context<'_>, person_id: i64, vacation: Stretch) -> Result<Option<i16>, Rejection> {
    let mut taken = cx.tx.vacations_after(person_id, Timestamp::MIN)?;
    taken.retain(|(begun, _)| *begun != vacation.0);
    taken.push(vacation);
    let mut years = year_of(vacation.0)..=year_of(vacation.1);
    Ok(years.find(|year| days_left(cx, &taken, *year) < 0))
}

/// Looks at the clocks of somebody's games again, because they may run out earlier than expected.
fn look_at_games_of(cx: &Context<'_>, person_id: i64) -> Result<(), Rejection> {
    for game in cx.tx.live_games_of(person_id)? {
        if cx.tx.clock(game.id)?.is_some_and(|row| row.out_at.is_none()) {
            cx.tx.set_due(DueKind::FLAG, game.id, Some(cx.now))?;
        }
    }
    Ok(())
}

/// Begins or extends a player's vacation at the moment when their time is over, if they have days left and allow it.
/// Returns whether they are on vacation.
pub(in crate::club) fn rests(
    cx: &Context<'_>,
    game: &StoredGame,
    mover: Player,
    row: &ClockRow,
    ends_at: Timestamp,
) -> Result<Option<bool>, Rejection> {
    let seat = game.seat(mover);
    let person_id = seat.person_id;
    let off = !cx.of_person(person_id, &VACATIONS)?;
    let Terms { control, no_vacation, .. } = row.clock.terms;
    if off || no_vacation || control.is_short() {
        return Ok(None);
    }
    // It begins at the last moment of the remaining time, so that the time isn't over first.
    let earlier = |at: Timestamp| at.saturating_sub(SignedDuration::from_millis(1)).unwrap_or(at);
    let last = earlier(ends_at);
    let touching = cx.tx.vacations_after(person_id, earlier(last))?.into_iter().find(|(begun, _)| *begun <= last);
    let (begun, end) = touching.unwrap_or((last, last));
    let until = end.max(last.saturating_add(DAY).unwrap_or(Timestamp::MAX));
    if year_without_days(cx, person_id, (begun, until))?.is_some() {
        return Ok(None);
    }
    cx.tx.put_vacation(person_id, (begun, until))?;
    cx.tx.set_due(DueKind::FLAG, game.id, Some(until))?;
    // A reminder may have waited to see whether the time is over.
    cx.tx.hasten_due(DueKind::REMINDER, game.id, cx.now)?;
    Ok(Some(touching.is_none()))
}

/// The message about a vacation that began by itself, if it still goes on.
pub(in crate::club) fn vacation_told(
    cx: &Context<'_>,
    game: &StoredGame,
    player: Player,
) -> Result<Option<Message>, Rejection> {
    let seat = game.seat(player);
    let Some((_, until)) = vacation_now(cx, seat.person_id)? else { return Ok(None) };
    let told = Message::new("club-vacation-by-itself")
        .with("name", seated(seat))
        .with("id", number(game.id))
        .with("left", vacation_days_left(cx, seat.person_id, year_of(until))?);
    Ok(Some(told))
}
