//! Tournaments as files: their rounds for a calendar, and everything for arbiters' programs.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::field::Field;
use super::ics::{Calendar, Event};
use super::rows::{lasts, scoring};
use super::which;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{called, number};
use crate::club::notices::calls;
use crate::club::time::clocks;
use crate::club::{Attachment, Audience};
use crate::command::Id;
use crate::store::{DueKind, MatchRow, RatingKey, RatingScope, StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::{Chart, Report, Reported};

/// Sends a calendar with the current and coming rounds of a tournament, and when the asker must play.
pub(in crate::club) fn send_calendar(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let tournament = which::find_tournament(cx, id, &[TournamentState::Open, TournamentState::Live])?;
    let events = match tournament.state {
        TournamentState::Open => beginning(cx, &tournament)?,
        _ => {
            let field = Field::of(cx, &tournament)?;
            let mut events = rounds(cx, &field)?;
            events.extend(evening(cx, &field));
            events.extend(own_turns(cx, &field)?);
            events
        }
    };
    if events.is_empty() {
        return Err(Message::new("club-calendar-empty").with("id", number(tournament.id)).into());
    }
    let has_rounds = tournament.system.lasts.is_none();
    let told = Message::new(if has_rounds { "club-calendar" } else { "club-calendar-arena" });
    let told = told.with("id", number(tournament.id)).with("game", called(&tournament));
    let name = Message::new("club-calendar-name").with("id", number(tournament.id)).with("game", called(&tournament));
    let calendar = Calendar { name: cx.language.say(&name), at: cx.now, events };
    send(cx, &tournament, told, ("ics", calendar.written()))
}

/// The time in which people are paired in a tournament without rounds.
fn evening(cx: &RequestContext<'_>, field: &Field<'_>) -> Option<Event> {
    let (ends, time) = (field.ends_at?, lasts(field.tournament)?);
    let begun = ends.saturating_sub(time).unwrap_or(ends);
    Some(event(cx, field.tournament, "begins", (begun, ends), (&told(field.tournament), None)))
}

/// What a tournament without rounds is called in a calendar, and the beginning of others.
fn told(tournament: &StoredTournament) -> Message {
    let has_rounds = tournament.system.lasts.is_none();
    Message::new(if has_rounds { "club-calendar-begins" } else { "club-calendar-evening" })
        .with("id", number(tournament.id))
        .with("game", called(tournament))
}

/// When an open tournament begins, if it has a time.
fn beginning(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<Vec<Event>, Rejection> {
    let begins = cx.tx.due_at(DueKind::TOURNAMENT_BEGINS, tournament.id)?;
    let ends = |at: Timestamp| lasts(tournament).map_or(at, |time| at.saturating_add(time).unwrap_or(Timestamp::MAX));
    let event = |at| event(cx, tournament, "begins", (at, ends(at)), (&told(tournament), None));
    Ok(begins.map(event).into_iter().collect())
}

/// The rounds that are played and those to come, if they have deadlines: they begin and end no later than that.
fn rounds(cx: &RequestContext<'_>, field: &Field<'_>) -> Result<Vec<Event>, Rejection> {
    let tournament = field.tournament;
    let Some(length) = tournament.round_time else { return Ok(Vec::new()) };
    let mut underway: BTreeMap<u32, (Timestamp, Timestamp)> = BTreeMap::new();
    for row in field.matches.iter().filter(|row| row.ended.is_none()) {
        let Some(ends) = cx.tx.due_at(DueKind::MATCH_ENDS, row.id)? else { continue };
        let round = underway.entry(row.round).or_insert((row.began_at, ends));
        *round = (round.0.min(row.began_at), round.1.max(ends));
    }
    let mut rounds = underway.clone();
    let mut ends: Vec<Timestamp> = underway.into_values().map(|(_, ends)| ends).collect();
    for round in (tournament.round + 1..=tournament.rounds.unwrap_or(0)).take_while(|_| !tournament.paused) {
        // One begins as soon as one of those that are played is over.
        ends.sort_unstable();
        let Some(begins) = ends.first().copied() else { break };
        ends.remove(0);
        let end = begins.saturating_add(length).unwrap_or(Timestamp::MAX);
        ends.push(end);
        rounds.insert(round, (begins, end));
    }
    let fixtures = field.fixtures();
    let own = field.entrant_of(Some(cx.asker.person_id));
    let told = rounds.into_iter().map(|(round, times)| {
        let told = Message::new("club-calendar-round")
            .with("id", number(tournament.id))
            .with("game", called(tournament))
            .with("round", i64::from(round))
            .with("rounds", i64::from(tournament.rounds.unwrap_or(0)));
        let opponent = own.and_then(|own| match round.checked_sub(tournament.round + 1) {
            Some(later) => fixtures.get(later as usize)?.iter().find_map(|meeting| meeting.opponent_of(own)),
            None => field.rounds.get(round as usize - 1)?.iter().flatten().find_map(|meeting| meeting.opponent_of(own)),
        });
        let against = opponent.map(|other| Message::new("club-calendar-against").with("name", field.name(other)));
        let latest = (round > tournament.round).then(|| Message::new("club-calendar-latest"));
        let told = match against {
            Some(against) => Message::new("club-calendar-own").with("round", told).with("against", against),
            None => told,
        };
        event(cx, tournament, &format!("round-{round}"), times, (&told, latest))
    });
    Ok(told.collect())
}

/// The times when the asker runs out of time in its games that await them.
fn own_turns(cx: &RequestContext<'_>, field: &Field<'_>) -> Result<Vec<Event>, Rejection> {
    let mut events = Vec::new();
    let own = |row: &&MatchRow| {
        let ids = [Some(row.one_id), row.two_id];
        let seeds = ids.map(|account| account.and_then(|account| field.seed_of(account)));
        row.ended.is_none() && seeds.contains(&field.entrant_of(Some(cx.asker.person_id)))
    };
    for row in field.matches.iter().filter(own) {
        let game = cx.tx.last_game_of(row.id)?.map(|game| calls::awaited(cx, game)).transpose()?.flatten();
        let Some((game, mover)) = game.filter(|(game, mover)| game.seat(*mover).person_id == cx.asker.person_id) else {
            continue;
        };
        let Some((_, ends)) = clocks::running_clock(cx, &game)? else { continue };
        let told = Message::new("club-calendar-turn")
            .with("id", number(game.id))
            .with("name", game.seat(mover.other()).name.as_str());
        events.push(event(cx, field.tournament, &format!("game-{}", game.id), (ends, ends), (&told, None)));
    }
    Ok(events)
}

/// An event with a unique name, whoever else runs the program.
fn event(
    cx: &RequestContext<'_>,
    tournament: &StoredTournament,
    part: &str,
    (begins, ends): (Timestamp, Timestamp),
    (summary, description): (&Message, Option<Message>),
) -> Event {
    let opened = tournament.opened_at.as_millisecond();
    Event {
        uid: format!("tournament-{}-{opened}-{part}@parlour", tournament.id),
        begins,
        ends,
        summary: cx.language.say(summary),
        description: description.map(|told| cx.language.say(&told)).unwrap_or_default(),
    }
}

/// Sends a tournament as arbiters' programs read it.
pub(in crate::club) fn send_report(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let tournament = which::find_tournament(cx, id, &[TournamentState::Live, TournamentState::Over])?;
    let has_rounds = tournament.system.lasts.is_none();
    if !matches!(tournament.system.chart, Chart::Table(_)) || !has_rounds {
        let key = if has_rounds { "club-export-knockout" } else { "club-export-arena" };
        return Err(Message::new(key).with("id", number(tournament.id)).into());
    }
    let field = Field::of(cx, &tournament)?;
    let told = Message::new("club-export").with("id", number(tournament.id)).with("game", called(&tournament));
    let report = report(cx, &field)?;
    send(cx, &tournament, told, ("trf", report))
}

fn report(cx: &RequestContext<'_>, field: &Field<'_>) -> Result<String, Rejection> {
    let tournament = field.tournament;
    let key = RatingKey {
        scope: RatingScope::Community(cx.tx.place(tournament.place_id)?.community_id),
        game: Some(&tournament.game),
    };
    let standings = field.standings();
    let mut players = Vec::new();
    for (seed, entrant) in field.entrants.iter().enumerate() {
        let place = standings.iter().find(|standing| standing.entrant == seed).map(|standing| standing.place);
        let rating = cx.tx.rating(key, entrant.person_id)?.map(|row| row.rating.round() as u32);
        players.push(Reported {
            name: field.name(seed),
            rating,
            place: place.unwrap_or(standings.len() + 1),
            annulled: entrant.annulled,
        });
    }
    // A play-off scores no points.
    let rounds = field.before_knockout();
    let begun = |round: usize| {
        let began = field.matches.iter().filter(|row| row.round as usize == round + 1).map(|row| row.began_at);
        day(began.min().unwrap_or(tournament.opened_at))
    };
    let told = |message: Message| cx.language.say(&message);
    let name =
        told(Message::new("club-export-name").with("id", number(tournament.id)).with("game", called(tournament)));
    let report = Report {
        name: &name,
        kind: match (tournament.system.fixtures.is_some(), tournament.double) {
            (false, _) => "Swiss (Dutch)",
            (true, false) => "Round robin",
            (true, true) => "Double round robin",
        },
        organizer: &cx.tx.account_numbered(tournament.organizer_id)?.name,
        clock: &tournament.clock.control.to_string(),
        begun: begun(0),
        ended: cx.tx.tournament_ended_at(tournament.id)?.map(day),
        days: (0..rounds.len()).map(begun).collect(),
        of: field
            .setup()
            .knockout_after()
            .and_then(|after| u32::try_from(after).ok())
            .or(tournament.rounds)
            .unwrap_or(0),
        scoring: scoring(tournament),
        players,
        rounds,
    };
    Ok(report.written())
}

fn day(at: Timestamp) -> String {
    at.to_zoned(TimeZone::UTC).strftime("%Y/%m/%d").to_string()
}

/// Sends a file about a tournament, with a sentence.
fn send(
    cx: &mut RequestContext<'_>,
    tournament: &StoredTournament,
    told: Message,
    (ending, content): (&str, String),
) -> Result<(), Rejection> {
    let name = format!("tournament-{}.{ending}", tournament.id);
    let reply = cx.reply(Audience::Asker, vec![told]);
    cx.drafts.push(Draft { about: Some(tournament.id), files: vec![Attachment::Text { name, content }], ..reply });
    Ok(())
}
