//! When a tournament begins by itself: at the time that its organizer said, or every week.

use jiff::civil::{Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::{rounds, telling};
use crate::clock::zone_name;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::timed::Timed;
use crate::club::context::words::{called, number};
use crate::club::permission::bans;
use crate::club::time::waking;
use crate::command::{Opening, StartWish};
use crate::store::{DueKind, StoredTournament, TournamentState};
use crate::text::Message;

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] = &[Timed::changes(DueKind::TOURNAMENT_BEGINS, begin)];

/// The hour at which weekly tournaments begin unless another one is said.
const WEEKLY_HOUR: i8 = 18;
/// How far ahead a tournament can be opened, in days.
const DAYS_AHEAD_MAX: i64 = 366;

/// When a tournament is to begin by itself.
pub(in crate::club) struct Begins {
    /// The moment, if it begins by itself at all.
    pub(in crate::club) at: Option<Timestamp>,
    /// The time of day, for a weekly series, in minutes after midnight.
    pub(in crate::club) minute: u32,
    /// The zone in which that is meant.
    pub(in crate::club) zone: String,
}

/// When a tournament that somebody opens begins, in their own zone.
pub(in crate::club) fn wished(cx: &RequestContext<'_>, opening: &Opening) -> Result<Begins, Rejection> {
    if opening.at.is_some() && opening.weekday.is_none() {
        return refuse("club-tournament-at-every");
    }
    if opening.starts.is_some() && opening.weekday.is_some() {
        return refuse("club-tournament-starts-or-every");
    }
    let zone = waking::waking(cx, cx.asker.person_id)?.zone;
    let time = opening.at.unwrap_or_else(|| Time::constant(WEEKLY_HOUR, 0, 0, 0));
    let weekly = opening.weekday.map(|weekday| StartWish::weekly(weekday, time));
    let at = opening.starts.or(weekly).and_then(|wish| wish.after(cx.now, &zone));
    let latest = cx.now.saturating_add(SignedDuration::from_hours(24 * DAYS_AHEAD_MAX)).unwrap_or(Timestamp::MAX);
    if (opening.starts.is_some() || weekly.is_some()) && at.is_none_or(|at| at <= cx.now || at > latest) {
        return refuse("club-tournament-starts-when");
    }
    let minute = 60 * i64::from(time.hour()) + i64::from(time.minute());
    Ok(Begins { at, minute: u32::try_from(minute).unwrap_or(0), zone: zone_name(&zone).to_owned() })
}

/// A tournament is to begin by itself: it does, or is called off if too few have joined. The next one of a weekly series is
/// opened.
pub(in crate::club) fn begin(cx: &mut Context<'_>, tournament_id: i64) -> Result<(), Rejection> {
    let Some(at) = cx.tx.due_at(DueKind::TOURNAMENT_BEGINS, tournament_id)? else { return Ok(()) };
    cx.tx.set_due(DueKind::TOURNAMENT_BEGINS, tournament_id, None)?;
    let Some(tournament) =
        cx.tx.tournament(tournament_id)?.filter(|tournament| tournament.state == TournamentState::Open)
    else {
        return Ok(());
    };
    let home = cx.tx.place(tournament.place_id)?;
    if !bans::is_offered(cx, &tournament.game, &home)? {
        let is_weekly = tournament.weekday.is_some();
        let text = Message::new(if is_weekly { "club-tournament-series-off" } else { "club-tournament-not-offered" });
        let text = text.with("id", number(tournament_id)).with("game", called(&tournament));
        return rounds::cancel_tournament(cx, tournament, vec![text]);
    }
    if cx.tx.entrants(tournament_id)?.len() < tournament.system.entrants_min {
        let text = Message::new("club-tournament-off").with("id", number(tournament_id));
        let text = text.with("game", called(&tournament));
        rounds::cancel_tournament(cx, tournament.clone(), vec![text])?;
    } else {
        rounds::start_tournament(cx, tournament.clone())?;
    }
    open_next(cx, tournament, at)
}

/// Begins a tournament before its time, if it has one; one of a weekly series is followed by the next all the same.
pub(in crate::club) fn begin_now(cx: &mut Context<'_>, tournament: StoredTournament) -> Result<(), Rejection> {
    let due = cx.tx.due_at(DueKind::TOURNAMENT_BEGINS, tournament.id)?;
    rounds::start_tournament(cx, tournament.clone())?;
    due.map_or(Ok(()), |at| open_next(cx, tournament, at))
}

/// Opens the tournament of a weekly series that comes after one which was to begin then, as long as its organizer may
/// open one.
pub(in crate::club) fn open_next(
    cx: &mut Context<'_>,
    tournament: StoredTournament,
    at: Timestamp,
) -> Result<(), Rejection> {
    let Some(begins) = next(&tournament, at.max(cx.now)) else { return Ok(()) };
    if !bans::may_go_on_opening(cx, tournament.organizer_id, &cx.tx.place(tournament.place_id)?)? {
        let text = Message::new("club-tournament-series-left").with("id", number(tournament.id));
        return telling::tell_tournament(cx, &tournament, vec![text]);
    }
    let helpers = cx.tx.helpers(tournament.id)?;
    let new = StoredTournament { opened_at: cx.now, follows: Some(tournament.id), ..tournament };
    rounds::open_tournament(cx, new, Some(begins), &helpers).map(drop)
}

/// When the next one of a weekly series begins: at that time of day in its zone, also when clocks are put forward or back.
fn next(tournament: &StoredTournament, after: Timestamp) -> Option<Timestamp> {
    let weekday = Weekday::from_monday_one_offset(tournament.weekday?).ok()?;
    let minute = i8::try_from(tournament.begins_minute % 60).ok()?;
    let time = Time::new(i8::try_from(tournament.begins_minute / 60).ok()?, minute, 0, 0).ok()?;
    let zone = TimeZone::get(&tournament.zone).unwrap_or(TimeZone::UTC);
    StartWish::weekly(weekday, time).after(after, &zone)
}
