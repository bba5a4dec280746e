//! Tournaments as people ask for them: opened, joined, begun, looked at, left, called off.

use jiff::civil::{Weekday, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::leaving::{self, Leaving};
use super::which::{self, TOURNAMENTS_SHOWN};
use super::{roster, rounds, views};
use crate::clock::{Terms, TimeControl};
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::LISTED_MAX;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{left_off, number, person, title};
use crate::club::notices::wishes::{self, Way};
use crate::club::permission::{audit, bans};
use crate::club::play::matches::may_be_for;
use crate::club::{Audience, ButtonStyle, To};
use crate::command::{ClockWish, Command, Id, Opening, TournamentCommand};
use crate::rules::Kind;
use crate::store::{Deed, EntrantRow, StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::{MatchGoal, System};

/// How many people a league takes, and how many any tournament.
const LEAGUE_MAX: usize = 12;
const ENTRANTS_MAX: usize = 128;
/// How many tournaments of a place can be open or played at a time.
const TOURNAMENTS_MAX: usize = 20;
/// How many games a knockout's matches have unless something else is said.
const KNOCKOUT_GAMES: u16 = 5;
/// The hour of the day, in UTC, at which weekly tournaments begin.
const WEEKLY_HOUR: i8 = 18;

/// Does what is asked about tournaments.
pub(in crate::club) fn tournament(cx: &mut RequestContext<'_>, wish: &TournamentCommand) -> Result<(), Rejection> {
    match wish {
        TournamentCommand::List => list_tournaments(cx),
        TournamentCommand::Open(opening) => open_tournament(cx, opening),
        TournamentCommand::Join(id) => join_tournament(cx, *id),
        TournamentCommand::Leave(id) => leave_open_tournament(cx, *id),
        TournamentCommand::Start(id) => {
            let tournament = which::own_tournament(cx, *id, &[TournamentState::Open])?;
            let begins = Message::new("club-contest-begins").with("id", number(tournament.id));
            rounds::begin_now(cx, tournament)?;
            cx.say(Audience::Asker, vec![begins]);
            Ok(())
        }
        TournamentCommand::Table(id, page) => views::show_tournament(cx, *id, *page),
        TournamentCommand::Games(id, page) => views::list_tournament_games(cx, *id, *page),
        TournamentCommand::Withdraw { id, confirmed } => withdraw_from_tournament(cx, *id, *confirmed),
        TournamentCommand::Cancel { id, confirmed } => cancel_own_tournament(cx, *id, *confirmed),
    }
}

fn open_tournament(cx: &mut RequestContext<'_>, opening: &Opening) -> Result<(), Rejection> {
    let managers_only = cx.setting_in(&cx.place, "tournaments")?.as_deref() == Some("managers");
    if managers_only && !cx.request.manages {
        return refuse("club-contest-managers");
    }
    if cx.place.direct {
        return refuse("club-contest-direct");
    }
    let Some(kind) = Kind::find(opening.game) else { return refuse("club-no-such-game") };
    bans::may_open(cx, kind.about.id, &cx.place)?;
    if cx.tx.tournaments_underway_in(cx.place.id)? >= TOURNAMENTS_MAX {
        return Err(Message::new("club-contest-too-many").with("limit", TOURNAMENTS_MAX).into());
    }
    let usual = cx.setting_in(&cx.place, "clock")?.as_deref().and_then(ClockWish::read);
    let control = match opening.clock.or(usual) {
        Some(ClockWish::None) if opening.clock.is_some() => return refuse("club-contest-needs-clock"),
        Some(ClockWish::Of(control)) => control,
        _ => TimeControl::USUAL,
    };
    let knockout = opening.system == System::Knockout;
    let goal = opening.goal.unwrap_or(if knockout { MatchGoal::BestOf(KNOCKOUT_GAMES) } else { MatchGoal::OneGame });
    if knockout && goal == MatchGoal::OneGame {
        return refuse("club-contest-knockout-one");
    }
    may_be_for(goal, kind)?;
    fits(opening)?;
    let rated_here = cx.setting_in(&cx.place, "rated")?.as_deref() != Some("no");
    let tournament = StoredTournament {
        id: 0,
        system: opening.system,
        place_id: cx.place.id,
        organizer_id: cx.asker.id,
        game: kind.about.id.to_owned(),
        variant: opening.variant.unwrap_or(kind.about.variants[0]).to_owned(),
        rated: opening.rated.unwrap_or(rated_here),
        clock: Terms { control, claimable: false, no_vacation: !opening.vacation, tournament: true },
        goal,
        double: opening.double,
        third_place: opening.third_place,
        by_lot: opening.by_lot,
        three_points: opening.three_points.unwrap_or(opening.system == System::League),
        rounds: opening.rounds.map(u32::from),
        weekday: opening.weekday.map(Weekday::to_monday_one_offset),
        state: TournamentState::Open,
        round: 0,
        opened_at: cx.now,
    };
    let begins = opening.weekday.map(|day| next_weekday(day.to_monday_one_offset(), cx.now));
    let first = cx.drafts.len();
    rounds::open_tournament(cx, tournament, begins)?;
    // What is told to the place answers whoever asked there.
    let draft = cx.drafts.remove(first);
    let reply = cx.reply(Audience::Everyone, draft.text.clone());
    cx.drafts.insert(first, Draft { answers: reply.answers, token: reply.token, ..draft });
    Ok(())
}

fn join_tournament(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let tournament = which::find_tournament(cx, id, &[TournamentState::Open])?;
    bans::unless_banned(cx, &cx.tx.place(tournament.place_id)?)?;
    let entrants = cx.tx.entrants(tournament.id)?;
    let limit = if tournament.system == System::League { LEAGUE_MAX } else { ENTRANTS_MAX };
    if entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id) {
        return Err(Message::new("club-contest-joined-already").with("id", number(tournament.id)).into());
    }
    if entrants.len() >= limit {
        return Err(Message::new("club-contest-full").with("id", number(tournament.id)).with("limit", limit).into());
    }
    let (person_id, account_id) = (cx.asker.person_id, cx.asker.id);
    let entrant = EntrantRow { person_id, account_id, withdrawn: false, annulled: false };
    cx.tx.put_entrant(tournament.id, entrants.len(), &entrant)?;
    roster::roster_changed(cx, &tournament)?;
    let joined = Message::new("club-contest-joined").with("id", number(tournament.id));
    let mut text = vec![joined.with("count", entrants.len() + 1)];
    if matches!(wishes::way_of(cx, person_id)?, Way::Here | Way::Direct) {
        text.push(Message::new("club-contest-joined-private"));
    }
    cx.say(Audience::Asker, text);
    Ok(())
}

fn leave_open_tournament(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let tournament = which::find_tournament(cx, id, &[TournamentState::Open, TournamentState::Live])?;
    if tournament.state == TournamentState::Live {
        return Err(Message::new("club-contest-withdraw-instead").with("id", number(tournament.id)).into());
    }
    unless_absent(cx, &tournament)?;
    let asker = cx.asker.person_id;
    leaving::drop_out(cx, &tournament, asker, Leaving::GivesUp)?;
    cx.say(Audience::Asker, vec![Message::new("club-contest-left").with("id", number(tournament.id))]);
    Ok(())
}

/// Refuses what only those in a tournament can do.
fn unless_absent(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    if which::is_in(cx, tournament)? {
        return Ok(());
    }
    Err(Message::new("club-contest-not-in").with("id", number(tournament.id)).into())
}

fn withdraw_from_tournament(cx: &mut RequestContext<'_>, id: Option<Id>, confirmed: bool) -> Result<(), Rejection> {
    let tournament = which::find_tournament(cx, id, &[TournamentState::Open, TournamentState::Live])?;
    if tournament.state == TournamentState::Open {
        return leave_open_tournament(cx, Some(Id(tournament.id)));
    }
    unless_absent(cx, &tournament)?;
    if !confirmed {
        let sure = TournamentCommand::Withdraw { id: Some(Id(tournament.id)), confirmed: true };
        return ask_about_tournament(cx, &tournament, "club-contest-withdraw-what", "club-button-withdraw", sure);
    }
    let gone = Message::new("club-contest-withdrawn").with("id", number(tournament.id));
    let asker = cx.asker.person_id;
    leaving::leave_tournament(cx, &tournament, asker, Leaving::GivesUp)?;
    cx.say(Audience::Asker, vec![gone]);
    Ok(())
}

fn cancel_own_tournament(cx: &mut RequestContext<'_>, id: Option<Id>, confirmed: bool) -> Result<(), Rejection> {
    let tournament = which::own_tournament(cx, id, &[TournamentState::Open, TournamentState::Live])?;
    let is_open = tournament.state == TournamentState::Open;
    let ends_series = is_open && tournament.weekday.is_some();
    if !confirmed {
        let question = match (is_open, ends_series) {
            (_, true) => "club-contest-cancel-series",
            (true, _) => "club-contest-cancel-open",
            _ => "club-contest-cancel-what",
        };
        let sure = TournamentCommand::Cancel { id: Some(Id(tournament.id)), confirmed: true };
        return ask_about_tournament(cx, &tournament, question, "club-button-call-off", sure);
    }
    if !cx.is_mine(tournament.organizer_id)? {
        audit::note_deed(cx, Deed::CallOff, None, None, &number(tournament.id))?;
    }
    let text = Message::new("club-contest-cancelled").with("id", number(tournament.id));
    let text = text.with("game", title(&tournament.game, &tournament.variant)).with("name", person(&cx.asker));
    let ends = ends_series.then(|| Message::new("club-contest-series-ends"));
    let text = std::iter::once(text).chain(ends).collect();
    let first = cx.drafts.len();
    rounds::cancel_tournament(cx, tournament, text)?;
    let told = cx.drafts[first].text.clone();
    let draft = &cx.drafts[first];
    if draft.platform != cx.place.platform || draft.to != To::Place(cx.place.external_id.clone()) {
        cx.say(Audience::Asker, told);
        return Ok(());
    }
    let reply = cx.reply(Audience::Everyone, told);
    let draft = cx.drafts.remove(first);
    cx.drafts.insert(first, Draft { answers: reply.answers, token: reply.token, ..draft });
    Ok(())
}

fn ask_about_tournament(
    cx: &mut RequestContext<'_>,
    tournament: &StoredTournament,
    question: &'static str,
    label: &'static str,
    sure: TournamentCommand,
) -> Result<(), Rejection> {
    let sure = Command::Tournament(sure);
    let text = vec![
        Message::new(question).with("id", number(tournament.id)),
        Message::new("club-sure").with("command", sure.clone()),
    ];
    let button = ButtonDraft::new(label, sure, ButtonStyle::Danger);
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { buttons: vec![button], about: Some(tournament.id), ..reply });
    Ok(())
}

fn list_tournaments(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let tournaments = cx.tx.tournaments_in(cx.place.id, TOURNAMENTS_SHOWN)?;
    if tournaments.is_empty() {
        cx.say(Audience::Asker, vec![Message::new("club-no-contests")]);
        return Ok(());
    }
    let mut text = vec![Message::new("club-contests")];
    for tournament in tournaments.iter().take(LISTED_MAX) {
        let key = match tournament.state {
            TournamentState::Open => "club-contest-listed-open",
            TournamentState::Live => "club-contest-listed-live",
            _ => "club-contest-listed-over",
        };
        let told = Message::new(key).with("count", cx.tx.entrants(tournament.id)?.len());
        text.push(roster::described(told, tournament).with("round", i64::from(tournament.round)));
    }
    text.extend(left_off(cx.tx.count_tournaments_in(cx.place.id)?, LISTED_MAX));
    cx.say(Audience::Asker, text);
    Ok(())
}

/// Refuses what another kind of tournament has.
pub(in crate::club) fn fits(opening: &Opening) -> Result<(), Rejection> {
    let surplus = match opening.system {
        System::Knockout if opening.three_points.is_some() => Some("club-contest-score-knockout"),
        System::League | System::Knockout if opening.rounds.is_some() => Some("club-contest-rounds-swiss"),
        System::Swiss | System::Knockout if opening.double => Some("club-contest-twice-league"),
        System::Swiss | System::League if opening.third_place => Some("club-contest-third-knockout"),
        System::League | System::Knockout | System::Swiss => None,
    };
    surplus.map_or(Ok(()), refuse)
}

/// When a weekly tournament begins next.
fn next_weekday(day: i8, now: Timestamp) -> Timestamp {
    let today = now.to_zoned(TimeZone::UTC);
    let at = |zoned: &jiff::Zoned| zoned.date().to_datetime(time(WEEKLY_HOUR, 0, 0, 0)).to_zoned(TimeZone::UTC).ok();
    let wanted = Weekday::from_monday_one_offset(day).unwrap_or(Weekday::Monday);
    let days = (0..8).filter_map(|days| today.checked_add(SignedDuration::from_hours(24 * days)).ok());
    let mut begins = days.filter(|zoned| zoned.weekday() == wanted).filter_map(|zoned| at(&zoned));
    begins.find(|zoned| zoned.timestamp() > now).map_or(now, |zoned| zoned.timestamp())
}
