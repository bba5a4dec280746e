//! Tournaments as people ask for them: opened, joined, begun, looked at, left, called off.

use jiff::civil::Weekday;

use super::leaving::{self, Leaving};
use super::{
    absence, archive, begins, files, helpers, managing, roster, rounds, substitutes, telling, views, visiting, which,
};
use crate::clock::{Terms, TimeControl};
use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::confirm;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{called, number};
use crate::club::listing::paired_until;
use crate::club::permission::bans;
use crate::club::play::matches::may_be_for;
use crate::command::settings::{CLOCK, MANAGED_TOURNAMENTS, NOTICES, RATED, Way};
use crate::command::{ClockWish, Command, Id, Opening, TournamentCommand};
use crate::rules::GameDef;
use crate::store::{AuditAction, StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::{Chart, MatchGoal, Scoring};

/// How many tournaments of a place can be open or played at a time.
const TOURNAMENTS_MAX: usize = 20;

/// Does what is asked about tournaments.
pub(in crate::club) fn tournament(cx: &mut RequestContext<'_>, wish: &TournamentCommand) -> Result<(), Rejection> {
    match wish {
        TournamentCommand::List { past: false, season: None, .. } => archive::list_tournaments(cx),
        TournamentCommand::List { season, page, .. } => archive::list_past(cx, *season, *page),
        TournamentCommand::Open(opening) => open_tournament(cx, opening),
        TournamentCommand::Join(id) => join_tournament(cx, *id),
        TournamentCommand::Leave(id) => leave_open_tournament(cx, *id),
        TournamentCommand::Start(id) => {
            let tournament = which::own_tournament(cx, wish, *id, &[TournamentState::Open])?;
            let begins = Message::new("club-tournament-begins").with("id", number(tournament.id));
            let home = cx.tx.place(tournament.place_id)?;
            bans::unless_not_offered(cx, &tournament.game, &home)?;
            begins::begin_now(cx, tournament)?;
            cx.say(Audience::Asker, vec![begins]);
            Ok(())
        }
        TournamentCommand::Table(id, cross, page) => views::show_tournament(cx, *id, *cross, *page),
        TournamentCommand::Calendar(id) => files::send_calendar(cx, *id),
        TournamentCommand::Export(id) => files::send_report(cx, *id),
        TournamentCommand::Games { id, round, page } => views::list_tournament_games(cx, *id, *round, *page),
        TournamentCommand::Withdraw { id, confirmed } => withdraw_from_tournament(cx, *id, *confirmed),
        TournamentCommand::Extend(id, length) => managing::extend_round(cx, wish, *id, *length),
        TournamentCommand::Pause(id) => managing::pause(cx, wish, *id, true),
        TournamentCommand::Resume(id) => managing::pause(cx, wish, *id, false),
        TournamentCommand::TakeOut { id, person, reason } => managing::take_out(cx, wish, *id, person, reason),
        TournamentCommand::Award { id, person, reason } => managing::award(cx, *id, Some(person), reason),
        TournamentCommand::Draw { id, reason } => managing::award(cx, *id, None, reason),
        TournamentCommand::Replace { id, person, substitute } => {
            substitutes::replace(cx, wish, *id, person, substitute)
        }
        TournamentCommand::Seeds { id, people } => managing::seed(cx, wish, *id, people),
        TournamentCommand::Helper { id, person, off } => helpers::help(cx, wish, *id, person, *off),
        TournamentCommand::Next(id) => open_next_season(cx, wish, *id),
        TournamentCommand::Cancel { id, confirmed } => cancel_own_tournament(cx, *id, *confirmed),
    }
}

/// Refuses what nobody, or not the asker, may open here.
pub(in crate::club) fn may_open(cx: &RequestContext<'_>, game: &str) -> Result<(), Rejection> {
    if cx.in_place(&cx.place, &MANAGED_TOURNAMENTS)? && !cx.manages {
        return refuse("club-tournament-managers");
    }
    if cx.place.direct {
        return refuse("club-tournament-direct");
    }
    bans::may_open(cx, game, &cx.place)?;
    if cx.tx.tournaments_underway_in(cx.place.id)? >= TOURNAMENTS_MAX {
        return Err(Message::new("club-tournament-too-many").with("limit", TOURNAMENTS_MAX).into());
    }
    Ok(())
}

fn open_tournament(cx: &mut RequestContext<'_>, opening: &Opening) -> Result<(), Rejection> {
    let Some(kind) = GameDef::find(opening.game) else { return refuse("club-no-such-game") };
    may_open(cx, kind.about.id)?;
    fits(opening)?;
    let control = match (opening.clock, opening.system.lasts) {
        (Some(ClockWish::None), _) => return refuse("club-tournament-needs-clock"),
        (Some(ClockWish::Odds(..)), _) => return refuse("club-odds-elsewhere"),
        (_, Some(lasting)) => visiting::clock_for(cx, opening, lasting)?,
        (Some(ClockWish::Of(control)), None) => control,
        (None, None) => cx.in_place(&cx.place, &CLOCK)?.control().unwrap_or(TimeControl::USUAL),
    };
    let goal = opening.goal.unwrap_or(opening.system.goal);
    if opening.system.chart == Chart::Bracket && goal == MatchGoal::OneGame {
        return refuse("club-tournament-knockout-one");
    }
    may_be_for(goal, kind)?;
    let begins = begins::wished(cx, opening)?;
    let rated_here = cx.in_place(&cx.place, &RATED)?;
    let tournament = StoredTournament {
        id: 0,
        system: opening.system,
        place_id: cx.place.id,
        organizer_id: cx.asker.id,
        game: kind.about.id.to_owned(),
        variant: opening.variant.unwrap_or(kind.about.variants[0]).to_owned(),
        rated: opening.rated.unwrap_or(rated_here),
        clock: Terms { control, second: None, claimable: false, no_vacation: !opening.vacation, tournament: true },
        goal,
        double: opening.double,
        third_place: opening.third_place,
        by_lot: opening.by_lot,
        three_points: opening.three_points.unwrap_or(opening.system.scoring == Some(Scoring::THREE)),
        rounds: opening.rounds.map(u32::from),
        weekday: opening.weekday.map(Weekday::to_monday_one_offset),
        state: TournamentState::Open,
        round: 0,
        opened_at: cx.now,
        at_once: opening.at_once.map_or(1, u32::from),
        round_time: opening.round_time,
        extended: 0,
        title: opening.title.clone().unwrap_or_default(),
        most: opening.most,
        late: opening.late.unwrap_or(0),
        paused: false,
        playoff: opening.playoff.then_some(0),
        divisions: opening
            .system
            .division
            .map(|usual| [opening.size.unwrap_or(u32::try_from(usual).unwrap_or(1)), opening.up.unwrap_or(1)]),
        follows: None,
        late_half: opening.late_half,
        begins_minute: begins.minute,
        zone: begins.zone,
        lasts: opening.system.lasts.map(|lasting| opening.lasts.unwrap_or(lasting.usual)),
    };
    let first = cx.drafts.len();
    rounds::open_tournament(cx, tournament, begins.at, &[])?;
    telling::answer_by(cx, first);
    Ok(())
}

/// Whether the asker may do something with a tournament.
type May = fn(&RequestContext<'_>, &StoredTournament) -> Result<bool, Rejection>;

fn join_tournament(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let states = [TournamentState::Open, TournamentState::Live];
    let tournament = match which::named(cx, id)? {
        Some(named) => named,
        None => which::meant(cx, &TournamentCommand::Join(id), id, &states, who_may_join(cx)?)?,
    };
    if !states.contains(&tournament.state) {
        return Err(which::wrong_state(&tournament).into());
    }
    let home = cx.tx.place(tournament.place_id)?;
    bans::unless_banned(cx, &home)?;
    // They may ask from a place of another community that hears of it.
    bans::unless_banned(cx, &cx.place)?;
    if tournament.state == TournamentState::Live {
        return join_while_played(cx, &tournament);
    }
    let entrants = cx.tx.entrants(tournament.id)?;
    if entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id) {
        return Err(Message::new("club-tournament-joined-already").with("id", number(tournament.id)).into());
    }
    bans::unless_not_offered(cx, &tournament.game, &home)?;
    roster::enter(cx, &tournament, entrants.len())?;
    roster::roster_changed(cx, &tournament)?;
    let joined = Message::new("club-tournament-joined").with("id", number(tournament.id));
    let mut text = vec![joined.with("count", entrants.len() + 1)];
    if matches!(cx.of_person(cx.asker.person_id, &NOTICES)?, Way::Here | Way::Direct) {
        text.push(Message::new("club-tournament-joined-private"));
    }
    cx.say(Audience::Asker, text);
    Ok(())
}

/// Which tournaments come into question for somebody who wants to join one: rather those without rounds that are played
/// now.
fn who_may_join(cx: &RequestContext<'_>) -> Result<May, Rejection> {
    let may_visit: May = |cx, tournament| {
        Ok(tournament.state == TournamentState::Live && tournament.system.lasts.is_some() && may_join(cx, tournament)?)
    };
    for tournament in which::known(cx)? {
        if may_visit(cx, &tournament)? {
            return Ok(may_visit);
        }
    }
    Ok(may_join)
}

/// Whether the asker can join a tournament: one that is open, one without rounds until its time is over, one that takes
/// people late, or one that they left because they missed pairings.
fn may_join(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<bool, Rejection> {
    if which::is_in(cx, tournament)? {
        return Ok(false);
    }
    if tournament.state == TournamentState::Open {
        return Ok(true);
    }
    if tournament.system.lasts.is_some() {
        return Ok(paired_until(cx, tournament.id)?.is_some());
    }
    let entrants = cx.tx.entrants(tournament.id)?;
    let was_in = entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id);
    let is_late = tournament.round < tournament.late && !was_in && !which::was_replaced(cx, tournament)?;
    Ok(is_late || absence::may_come_back(cx, tournament, cx.asker.person_id)?)
}

fn join_while_played(cx: &mut RequestContext<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    if tournament.system.lasts.is_some() {
        return visiting::join(cx, tournament);
    }
    if absence::come_back(cx, tournament, cx.asker.person_id)? {
        let back = Message::new("club-tournament-back").with("id", number(tournament.id));
        let back = back.with("name", roster::entrant_told(cx, tournament)?);
        return telling::answer(cx, tournament, vec![back]);
    }
    if which::is_in(cx, tournament)? {
        return Err(Message::new("club-tournament-playing-already").with("id", number(tournament.id)).into());
    }
    if tournament.round < tournament.late {
        return join_late(cx, tournament);
    }
    Err(which::wrong_state(tournament).into())
}

/// The asker joins a tournament that is played: as the last of the seeds, from the next round on.
fn join_late(cx: &mut RequestContext<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    let has_left = entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id);
    if has_left || which::was_replaced(cx, tournament)? {
        return Err(Message::new("club-tournament-left-for-good").with("id", number(tournament.id)).into());
    }
    roster::enter(cx, tournament, entrants.len())?;
    let key = if tournament.late_half { "club-tournament-joined-late-half" } else { "club-tournament-joined-late" };
    let joined = Message::new(key).with("id", number(tournament.id));
    let joined =
        joined.with("name", roster::entrant_told(cx, tournament)?).with("round", i64::from(tournament.round) + 1);
    telling::answer(cx, tournament, vec![joined])
}

fn leave_open_tournament(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let states = [TournamentState::Open, TournamentState::Live];
    let command = TournamentCommand::Leave(id);
    let is_open = |cx: &RequestContext<'_>, tournament: &StoredTournament| {
        let may_leave = tournament.state == TournamentState::Open || tournament.system.lasts.is_some();
        Ok(may_leave && which::is_in(cx, tournament)?)
    };
    let tournament = which::meant(cx, &command, id, &states, is_open)?;
    if tournament.state == TournamentState::Live && tournament.system.lasts.is_some() {
        unless_absent(cx, &tournament)?;
        return visiting::sit_out(cx, &tournament);
    }
    if tournament.state == TournamentState::Live {
        return Err(Message::new("club-tournament-withdraw-instead").with("id", number(tournament.id)).into());
    }
    unless_absent(cx, &tournament)?;
    let asker = cx.asker.person_id;
    leaving::drop_out(cx, &tournament, asker, Leaving::GivesUp)?;
    cx.say(Audience::Asker, vec![Message::new("club-tournament-left").with("id", number(tournament.id))]);
    Ok(())
}

/// Refuses what only those in a tournament can do.
fn unless_absent(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    if which::is_in(cx, tournament)? {
        return Ok(());
    }
    Err(Message::new("club-tournament-not-in").with("id", number(tournament.id)).into())
}

fn withdraw_from_tournament(cx: &mut RequestContext<'_>, id: Option<Id>, confirmed: bool) -> Result<(), Rejection> {
    let states = [TournamentState::Open, TournamentState::Live];
    let tournament = which::meant(cx, &TournamentCommand::Withdraw { id, confirmed }, id, &states, which::is_in)?;
    if tournament.state == TournamentState::Open {
        return leave_open_tournament(cx, Some(Id(tournament.id)));
    }
    unless_absent(cx, &tournament)?;
    if tournament.system.lasts.is_some() {
        return visiting::sit_out(cx, &tournament);
    }
    if !confirmed {
        let confirming = TournamentCommand::Withdraw { id: Some(Id(tournament.id)), confirmed: true };
        return ask_about_tournament(
            cx,
            &tournament,
            "club-tournament-withdraw-what",
            "club-button-withdraw",
            confirming,
        );
    }
    let gone = Message::new("club-tournament-withdrawn").with("id", number(tournament.id));
    let asker = cx.asker.person_id;
    leaving::leave_tournament(cx, &tournament, asker, Leaving::GivesUp)?;
    cx.say(Audience::Asker, vec![gone]);
    Ok(())
}

fn cancel_own_tournament(cx: &mut RequestContext<'_>, id: Option<Id>, confirmed: bool) -> Result<(), Rejection> {
    let states = [TournamentState::Open, TournamentState::Live];
    let tournament = which::own_tournament(cx, &TournamentCommand::Cancel { id, confirmed }, id, &states)?;
    let is_open = tournament.state == TournamentState::Open;
    let ends_series = is_open && tournament.weekday.is_some();
    if !confirmed {
        let question = match (is_open, ends_series) {
            (_, true) => "club-tournament-cancel-series",
            (true, _) => "club-tournament-cancel-open",
            _ => "club-tournament-cancel-what",
        };
        let confirming = TournamentCommand::Cancel { id: Some(Id(tournament.id)), confirmed: true };
        return ask_about_tournament(cx, &tournament, question, "club-button-call-off", confirming);
    }
    if !cx.is_mine(tournament.organizer_id)? {
        managing::note(cx, &tournament, AuditAction::CallOff, None, None, &number(tournament.id))?;
    }
    let text = Message::new("club-tournament-cancelled").with("id", number(tournament.id));
    let text = text.with("game", called(&tournament)).with("name", telling::asker_at(cx, &tournament)?);
    let ends = ends_series.then(|| Message::new("club-tournament-series-ends"));
    let text = std::iter::once(text).chain(ends).collect();
    let first = cx.drafts.len();
    rounds::cancel_tournament(cx, tournament, text)?;
    telling::answer_by(cx, first);
    Ok(())
}

/// Opens the next season of a tournament with divisions that is over, in its room.
fn open_next_season(cx: &mut RequestContext<'_>, wish: &TournamentCommand, id: Option<Id>) -> Result<(), Rejection> {
    let last = which::own_tournament(cx, wish, id, &[TournamentState::Over])?;
    if last.divisions.is_none() {
        return refuse("club-tournament-no-season");
    }
    if last.place_id != cx.place.id {
        return refuse("club-tournament-season-there");
    }
    may_open(cx, &last.game)?;
    let last_id = last.id;
    let next = StoredTournament {
        follows: Some(last.id),
        organizer_id: cx.asker.id,
        state: TournamentState::Open,
        opened_at: cx.now,
        rounds: None,
        round: 0,
        extended: 0,
        weekday: None,
        ..last
    };
    let helpers = cx.tx.helpers(last_id)?;
    let first = cx.drafts.len();
    rounds::open_tournament(cx, next, None, &helpers)?;
    telling::answer_by(cx, first);
    Ok(())
}

fn ask_about_tournament(
    cx: &mut RequestContext<'_>,
    tournament: &StoredTournament,
    question: &'static str,
    label: &'static str,
    confirming: TournamentCommand,
) -> Result<(), Rejection> {
    let text = vec![Message::new(question).with("id", number(tournament.id))];
    confirm::ask(cx, Some(tournament.id), text, label, Command::Tournament(confirming));
    Ok(())
}

/// Refuses what another kind of tournament has.
pub(in crate::club) fn fits(opening: &Opening) -> Result<(), Rejection> {
    let system = opening.system;
    let has_no_rounds = system.lasts.is_some();
    let surplus = [
        (!has_no_rounds && opening.lasts.is_some(), "club-tournament-for-arena"),
        (has_no_rounds && opening.goal.is_some(), "club-arena-one-game"),
        (has_no_rounds && (opening.round_time.is_some() || opening.rounds.is_some()), "club-arena-no-rounds"),
        (has_no_rounds && opening.late.is_some(), "club-arena-late"),
        (system.scoring.is_none() && opening.three_points.is_some(), "club-tournament-score-knockout"),
        (system.rounds.is_none() && opening.rounds.is_some(), "club-tournament-rounds-swiss"),
        (system.name_twice.is_none() && opening.double, "club-tournament-twice-league"),
        (!system.third_place && opening.third_place, "club-tournament-third-knockout"),
        (system.fixtures.is_none() && opening.at_once.is_some(), "club-tournament-at-once-league"),
        (system.rounds.is_none() && opening.late.is_some(), "club-tournament-late-swiss"),
        (opening.late.is_none() && opening.late_half, "club-tournament-half-late"),
        (
            (has_no_rounds || !matches!(system.chart, Chart::Table(_))) && opening.playoff,
            "club-tournament-playoff-table",
        ),
        (
            system.division.is_none() && (opening.size.is_some() || opening.up.is_some()),
            "club-tournament-only-divisions",
        ),
    ];
    surplus.into_iter().find(|(is_surplus, _)| *is_surplus).map_or(Ok(()), |(_, key)| refuse(key))
}
