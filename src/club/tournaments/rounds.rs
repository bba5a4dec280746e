//! Tournaments as they are played: they begin, one round follows the other, people leave, they end.

use jiff::{SignedDuration, Timestamp};

use super::attendance::Attendance;
use crate::club::To;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::error::ClubError;
use crate::club::context::limits::LISTED_MAX;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, person, title};
use crate::club::desk::ticking;
use crate::club::play::answers::hash;
use crate::club::play::matches;
use crate::club::tournaments::attendance;
use crate::club::tournaments::organizing;
use crate::club::tournaments::views;
use crate::rules::{Player, Reason};
use crate::store::{
    DueKind, EntrantRow, GameState, MatchEnd, MatchRow, RatingKey, RatingScope, StoredTournament, TournamentState,
};
use crate::text::{Arg, Message};
use crate::tournament::{Ended, Meeting, NotedMeeting, Played, Round, Scoring, Setup};

/// The rating of somebody who has none, for the seeds.
const UNRATED: f64 = 1_500.0;
/// How long after one tournament of a weekly series the next one begins.
const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Begins a tournament with those who have joined.
pub(in crate::club) fn start_tournament(
    cx: &mut Context<'_>,
    mut tournament: StoredTournament,
) -> Result<(), Rejection> {
    let mut entrants = cx.tx.entrants(tournament.id)?;
    if entrants.len() < 2 {
        return Err(Message::new("club-contest-too-few").with("id", number(tournament.id)).into());
    }
    seed(cx, &tournament, &mut entrants)?;
    for (seed, entrant) in entrants.iter().enumerate() {
        cx.tx.put_entrant(tournament.id, seed, entrant)?;
    }
    tournament.rounds = Some(setup(&tournament, &entrants).length(tournament.rounds));
    tournament.state = TournamentState::Live;
    cx.tx.set_due(DueKind::TournamentBegins, tournament.id, None)?;
    cx.tx.set_due(DueKind::Roster, tournament.id, None)?;
    next_rounds(cx, tournament)
}

/// Puts entrants in the order of seeds: the highest rating first, or by lot.
fn seed(cx: &Context<'_>, tournament: &StoredTournament, entrants: &mut Vec<EntrantRow>) -> Result<(), Rejection> {
    let community = cx.tx.place(tournament.place_id)?.community_id;
    let key = RatingKey { scope: RatingScope::Community(community), game: Some(&tournament.game) };
    let mut keyed = Vec::with_capacity(entrants.len());
    for entrant in entrants.drain(..) {
        let worth = if tournament.by_lot {
            lot(tournament, entrant.person_id)
        } else {
            cx.tx.rating(key, entrant.person_id)?.map_or(UNRATED, |row| row.rating)
        };
        keyed.push((worth, entrant));
    }
    keyed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    entrants.extend(keyed.into_iter().map(|(_, entrant)| entrant));
    Ok(())
}

/// Pairs the next round, and those after it as long as nothing is to be played in them; ends the tournament after the
/// last.
fn next_rounds(cx: &mut Context<'_>, mut tournament: StoredTournament) -> Result<(), Rejection> {
    loop {
        let entrants = cx.tx.entrants(tournament.id)?;
        let Some(meetings) = pair(cx, &tournament, &entrants)? else { return end_tournament(cx, tournament) };
        tournament.round += 1;
        cx.tx.update_tournament(&tournament, None)?;
        let rows = note_round(cx, &tournament, &entrants, &meetings)?;
        tell_round(cx, &tournament, &entrants, &rows)?;
        for row in rows.iter().filter(|row| row.ended.is_none()) {
            matches::begin_noted_match(cx, row)?;
        }
        if rows.iter().any(|row| row.ended.is_none()) {
            return Ok(());
        }
    }
}

/// The places of the next round; nothing if there is none.
fn pair(cx: &Context<'_>, tournament: &StoredTournament, entrants: &[EntrantRow]) -> Result<Option<Round>, Rejection> {
    let played = rounds_of(cx, tournament, entrants)?;
    let of = tournament.rounds.unwrap_or(0);
    if !setup(tournament, entrants).may_have(of) {
        return Err(broken(tournament, format!("no such tournament has {of} rounds")));
    }
    if tournament.round >= of {
        return Ok(None);
    }
    let present: Vec<bool> = entrants.iter().map(|entrant| !entrant.withdrawn).collect();
    let (setup, scoring) = (setup(tournament, entrants), scoring(tournament));
    Ok((tournament.system.next)(&Played { setup, rounds: &played, present: &present, of: of as usize, scoring }))
}

/// The rounds of a tournament so far, each by its places; trouble if no tournament has such ones.
pub(in crate::club) fn rounds_of(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
) -> Result<Vec<Round>, Rejection> {
    let seed = |account: i64| entrants.iter().position(|entrant| entrant.account_id == account);
    let mut noted = Vec::new();
    for row in cx.tx.matches_of(tournament.id)? {
        let (one, two) = (seed(row.one_id), row.two_id.and_then(seed));
        let Some(one) = one.filter(|_| row.two_id.is_none() || two.is_some()) else {
            return Err(broken(tournament, format!("match #{} is between others than those in it", row.id)));
        };
        let meeting = Meeting { one, two, ended: ended(row.ended) };
        noted.push(NotedMeeting { round: row.round, board: row.board, meeting });
    }
    setup(tournament, entrants)
        .rounds(tournament.round, noted)
        .map_err(|misplaced| broken(tournament, misplaced.to_string()))
}

/// Notes the matches of a round, those at once as over in which somebody is gone or has no opponent.
fn note_round(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
    meetings: &[Option<Meeting>],
) -> Result<Vec<MatchRow>, Rejection> {
    let mut rows = Vec::new();
    for (board, meeting) in meetings.iter().enumerate() {
        let Some(meeting) = meeting else { continue };
        let (one, two) = (&entrants[meeting.one], meeting.two.map(|two| &entrants[two]));
        let ended = match (one.withdrawn, two.map(|two| two.withdrawn)) {
            (false, Some(false)) => None,
            (true, Some(true) | None) => Some(MatchEnd::Absent),
            (true, Some(false)) => Some(MatchEnd::WalkoverTwo),
            (false, Some(true) | None) => Some(MatchEnd::WalkoverOne),
        };
        let row = MatchRow {
            id: 0,
            tournament_id: Some(tournament.id),
            round: tournament.round,
            board: u32::try_from(board).unwrap_or(u32::MAX),
            place_id: tournament.place_id,
            game: tournament.game.clone(),
            variant: tournament.variant.clone(),
            rated: tournament.rated,
            clock: Some(tournament.clock),
            goal: tournament.goal,
            one_id: one.account_id,
            two_id: two.map(|two| two.account_id),
            score: Default::default(),
            began_at: cx.now,
            ended,
        };
        rows.push(MatchRow { id: cx.tx.add_match(&row)?, ..row });
    }
    Ok(rows)
}

/// Tells the place of a tournament who plays whom, and who plays nobody.
fn tell_round(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
    rows: &[MatchRow],
) -> Result<(), Rejection> {
    if rows.is_empty() {
        return Ok(());
    }
    let mut text = vec![
        Message::new("club-round-begins")
            .with("id", number(tournament.id))
            .with("game", title(&tournament.game, &tournament.variant))
            .with("round", i64::from(tournament.round))
            .with("rounds", i64::from(tournament.rounds.unwrap_or(0))),
    ];
    let plays = |account: i64| rows.iter().any(|row| row.one_id == account || row.two_id == Some(account));
    // In a league with an odd number somebody rests, and has no match; in a knockout they may be out.
    let rests = |entrant: &&EntrantRow| tournament.system.all_meet && !entrant.withdrawn && !plays(entrant.account_id);
    let resting = entrants.iter().filter(rests).map(|entrant| (entrant.account_id, None, None));
    let there: Vec<_> = rows.iter().map(|row| (row.one_id, row.two_id, row.ended)).chain(resting).collect();
    for (one, two, ended) in there.iter().take(LISTED_MAX) {
        let name = |account: i64| Ok::<Arg, Rejection>(person(&cx.tx.account_numbered(account)?));
        let told = Message::new(match (two, ended) {
            (None, _) => "club-round-bye",
            (_, Some(MatchEnd::WalkoverOne)) => "club-pairing-walkover-one",
            (_, Some(MatchEnd::WalkoverTwo)) => "club-pairing-walkover-two",
            (_, Some(MatchEnd::Absent)) => "club-pairing-absent",
            _ => "club-round-pair",
        });
        let told = told.with("one", name(*one)?);
        text.push(match two {
            Some(two) => told.with("two", name(*two)?),
            None => told,
        });
    }
    if there.len() > LISTED_MAX {
        text.push(Message::new("club-round-more").with("count", there.len() - LISTED_MAX));
    }
    text.push(Message::new("club-round-how").with("id", number(tournament.id)));
    tell_tournament(cx, tournament, text)
}

/// Tells the place of a tournament something.
pub(in crate::club) fn tell_tournament(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let home = cx.tx.place(tournament.place_id)?;
    let language = cx.language_in(&home)?;
    let to = To::Place(home.external_id.clone());
    cx.drafts.push(Draft { about: Some(tournament.id), text, ..Draft::new(&home.platform, to, language) });
    Ok(())
}

/// A match of a tournament is over: if it was the last of its round, the next one begins.
pub(in crate::club) fn match_is_over(cx: &mut Context<'_>, tournament_id: i64) -> Result<(), Rejection> {
    let Some(tournament) = cx.tx.tournament(tournament_id)? else {
        let what = "it cannot be read, so that it cannot go on".to_owned();
        return Err(Rejection::Failed(ClubError::Tournament { tournament: tournament_id, what }));
    };
    if tournament.state == TournamentState::Live && cx.tx.are_matches_over(tournament_id)? {
        next_rounds(cx, tournament)?;
    }
    Ok(())
}

/// Ends a tournament and shows its table.
fn end_tournament(cx: &mut Context<'_>, mut tournament: StoredTournament) -> Result<(), Rejection> {
    tournament.state = TournamentState::Over;
    cx.tx.update_tournament(&tournament, Some(cx.now))?;
    let text = vec![
        Message::new("club-contest-over")
            .with("id", number(tournament.id))
            .with("game", title(&tournament.game, &tournament.variant)),
    ];
    views::tell_table(cx, &tournament, text)
}

/// Somebody leaves a tournament that is played: what they play in it is given up, and what they would still play are
/// walkovers. Whoever leaves a league before half of their games is struck out of its table.
pub(in crate::club) fn leave_tournament(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    person_id: i64,
    leaving: Leaving,
) -> Result<(), Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    let Some(seed) = entrants.iter().position(|entrant| entrant.person_id == person_id && !entrant.withdrawn) else {
        return refuse("club-contest-not-in");
    };
    let own = entrants[seed].account_id;
    let mut matches = cx.tx.readable_matches_of(tournament.id)?;
    matches.retain(|row| row.one_id == own || row.two_id == Some(own));
    let played = matches.iter().filter(|row| row.ended.is_some() && row.two_id.is_some()).count();
    let of = (entrants.len() - 1) * (1 + usize::from(tournament.double));
    let annulled = tournament.system.all_meet && 2 * played < of;
    cx.tx.put_entrant(tournament.id, seed, &EntrantRow { withdrawn: true, annulled, ..entrants[seed].clone() })?;
    let Some(mut row) = matches.into_iter().find(|row| row.ended.is_none()) else { return Ok(()) };
    let winner = if row.one_id == own { Player::Two } else { Player::One };
    let stored = cx.tx.last_game_of(row.id)?.map(|id| cx.tx.game(id)).transpose()?.flatten();
    let Some(mut stored) = stored.filter(|stored| stored.state == GameState::Live) else {
        row.ended = Some(Attendance::default().won_by(winner));
        cx.tx.update_match(&row)?;
        return match_is_over(cx, tournament.id);
    };
    let Some(loser) = stored.player_of(person_id) else { return Ok(()) };
    let attendance = match leaving {
        Leaving::GivesUp => {
            let game = cx.replay(&stored)?.game;
            attendance::attendance(cx, &row, stored.id, &game)?
        }
        Leaving::Banned => Attendance::default(),
    };
    row.ended = Some(attendance.won_by(winner));
    cx.tx.update_match(&row)?;
    let name = person(&cx.tx.account_numbered(own)?);
    let text = Message::new("club-contest-gone").with("name", name).with("id", number(tournament.id));
    match leaving {
        Leaving::GivesUp => matches::give_game_up(cx, &mut stored, loser, None, vec![text]),
        Leaving::Banned => ticking::finish_game(cx, &mut stored, None, Reason::Void, vec![text]),
    }
}

/// Somebody leaves a tournament, whether it has begun or not.
pub(in crate::club) fn drop_out(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    person_id: i64,
    leaving: Leaving,
) -> Result<(), Rejection> {
    if tournament.state != TournamentState::Open {
        return leave_tournament(cx, tournament, person_id, leaving);
    }
    cx.tx.remove_entrant(tournament.id, person_id)?;
    organizing::roster_changed(cx, tournament)
}

/// A tournament of a weekly series is to begin: it does, or is called off if too few have joined; the next one is opened.
pub(in crate::club) fn begin_weekly(cx: &mut Context<'_>, tournament_id: i64, at: Timestamp) -> Result<(), Rejection> {
    cx.tx.set_due(DueKind::TournamentBegins, tournament_id, None)?;
    let Some(tournament) =
        cx.tx.tournament(tournament_id)?.filter(|tournament| tournament.state == TournamentState::Open)
    else {
        return Ok(());
    };
    if cx.tx.entrants(tournament_id)?.len() < 2 {
        let text = Message::new("club-contest-off").with("id", number(tournament_id));
        let text = text.with("game", title(&tournament.game, &tournament.variant));
        cancel_tournament(cx, tournament.clone(), vec![text])?;
    } else {
        start_tournament(cx, tournament.clone())?;
    }
    open_next(cx, tournament, at)
}

/// Begins a tournament before its time, if it has one; one of a weekly series is followed by the next all the same.
pub(in crate::club) fn begin_now(cx: &mut Context<'_>, tournament: StoredTournament) -> Result<(), Rejection> {
    let due = cx.tx.due_at(DueKind::TournamentBegins, tournament.id)?;
    start_tournament(cx, tournament.clone())?;
    due.map_or(Ok(()), |at| open_next(cx, tournament, at))
}

/// Opens the tournament of a weekly series that comes after one which was to begin then.
fn open_next(cx: &mut Context<'_>, tournament: StoredTournament, at: Timestamp) -> Result<(), Rejection> {
    let mut begins = at.saturating_add(WEEK).unwrap_or(Timestamp::MAX);
    while begins <= cx.now {
        begins = begins.saturating_add(WEEK).unwrap_or(Timestamp::MAX);
    }
    open_tournament(cx, StoredTournament { opened_at: cx.now, ..tournament }, Some(begins)).map(drop)
}

/// Opens a tournament, and tells its place.
pub(in crate::club) fn open_tournament(
    cx: &mut Context<'_>,
    new: StoredTournament,
    begins: Option<Timestamp>,
) -> Result<StoredTournament, Rejection> {
    let tournament = StoredTournament { id: cx.tx.insert_tournament(&new)?, ..new };
    cx.tx.set_due(DueKind::TournamentBegins, tournament.id, begins)?;
    organizing::show_roster(cx, &tournament, None)?;
    Ok(tournament)
}

/// Calls a tournament off; games that go on in it are broken off.
pub(in crate::club) fn cancel_tournament(
    cx: &mut Context<'_>,
    mut tournament: StoredTournament,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    tournament.state = TournamentState::Cancelled;
    cx.tx.update_tournament(&tournament, Some(cx.now))?;
    cx.tx.set_due(DueKind::TournamentBegins, tournament.id, None)?;
    cx.tx.set_due(DueKind::Roster, tournament.id, None)?;
    tell_tournament(cx, &tournament, text.clone())?;
    for mut row in cx.tx.readable_matches_of(tournament.id)?.into_iter().filter(|row| row.ended.is_none()) {
        row.ended = Some(MatchEnd::Void);
        cx.tx.update_match(&row)?;
        let game = cx.tx.last_game_of(row.id)?.map(|id| cx.tx.game(id)).transpose()?.flatten();
        if let Some(mut game) = game.filter(|game| game.state == GameState::Live) {
            ticking::finish_game(cx, &mut game, None, Reason::Void, text.clone())?;
        }
    }
    Ok(())
}

/// How somebody leaves a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::club) enum Leaving {
    /// They give up the game that goes on, which is lost if it counts already.
    GivesUp,
    /// They are banned: the game that goes on does not count.
    Banned,
}

/// What there is to know of a tournament before anybody has met.
fn setup(tournament: &StoredTournament, entrants: &[EntrantRow]) -> Setup {
    let &StoredTournament { system, double, third_place, .. } = tournament;
    Setup { system, entrants: entrants.len(), double, third_place }
}

/// What is noted of a tournament does not fit together.
pub(in crate::club) fn broken(tournament: &StoredTournament, what: String) -> Rejection {
    Rejection::Failed(ClubError::Tournament { tournament: tournament.id, what })
}

/// How a match ended, as the tables want to know it.
fn ended(end: Option<MatchEnd>) -> Ended {
    match end {
        None => Ended::NotYet,
        Some(MatchEnd::One) => Ended::Won(Player::One),
        Some(MatchEnd::Two) => Ended::Won(Player::Two),
        Some(MatchEnd::Draw) => Ended::Drawn,
        Some(MatchEnd::WalkoverOne) => Ended::Walkover(Player::One),
        Some(MatchEnd::WalkoverTwo) => Ended::Walkover(Player::Two),
        Some(MatchEnd::Absent | MatchEnd::Void) => Ended::BothAbsent,
    }
}

/// What a win and a draw are worth in a tournament.
pub(in crate::club) const fn scoring(tournament: &StoredTournament) -> Scoring {
    if tournament.three_points { Scoring::THREE } else { Scoring::ONE }
}

/// A lot that falls the same way whenever it is drawn.
fn lot(tournament: &StoredTournament, person_id: i64) -> f64 {
    let drawn = [tournament.id, tournament.opened_at.as_millisecond(), person_id];
    let hash = hash(drawn.into_iter().flat_map(i64::to_le_bytes));
    f64::from(u32::try_from((hash ^ (hash >> 29)) >> 32).unwrap_or(0))
}
