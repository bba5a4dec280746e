//! Tournaments as people ask for them: opened, joined, begun, looked at, left, called off.

use jiff::civil::{Weekday, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::rounds::{Leaving, scoring};
use crate::clock::{Terms, TimeControl};
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::error::ClubError;
use crate::club::context::limits::{LISTED_MAX, ROSTER_LETTERS};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{left_off, number, person, rated, timed, title};
use crate::club::desk::club::Club;
use crate::club::desk::outbox;
use crate::club::moderation::policing;
use crate::club::notices::calls;
use crate::club::notices::calls::Way;
use crate::club::play::matches::{goal_told, may_be_for, told as points_told};
use crate::club::tournaments::rounds;
use crate::club::tournaments::views;
use crate::club::{Audience, ButtonStyle, Letter, To};
use crate::command::{ClockWish, Command, Id, Opening, TournamentCommand};
use crate::rules::Kind;
use crate::store::{Cause, Deed, Destination, DueKind, EntrantRow, LetterRow, StoredTournament, TournamentState};
use crate::text::{Arg, Message};
use crate::tournament::{MatchGoal, System};

/// How many people a league takes, and how many any tournament.
const LEAGUE_MAX: usize = 12;
const ENTRANTS_MAX: usize = 128;
/// How many tournaments of a place can be open or played at a time.
const TOURNAMENTS_MAX: usize = 20;
/// How many of the open ones, of those that are played and of those that are over come into question where none is named.
const TOURNAMENTS_SHOWN: u32 = 50;
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
            let tournament = own_tournament(cx, *id, &[TournamentState::Open])?;
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
    policing::may_open(cx, kind.about.id, &cx.place)?;
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
    let tournament = find_tournament(cx, id, &[TournamentState::Open])?;
    policing::unless_banned(cx, &cx.tx.place(tournament.place_id)?)?;
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
    roster_changed(cx, &tournament)?;
    let joined = Message::new("club-contest-joined").with("id", number(tournament.id));
    let mut text = vec![joined.with("count", entrants.len() + 1)];
    if matches!(calls::way_of(cx, person_id)?, Way::Here | Way::Direct) {
        text.push(Message::new("club-contest-joined-private"));
    }
    cx.say(Audience::Asker, text);
    Ok(())
}

fn leave_open_tournament(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let tournament = find_tournament(cx, id, &[TournamentState::Open, TournamentState::Live])?;
    if tournament.state == TournamentState::Live {
        return Err(Message::new("club-contest-withdraw-instead").with("id", number(tournament.id)).into());
    }
    unless_absent(cx, &tournament)?;
    let asker = cx.asker.person_id;
    rounds::drop_out(cx, &tournament, asker, Leaving::GivesUp)?;
    cx.say(Audience::Asker, vec![Message::new("club-contest-left").with("id", number(tournament.id))]);
    Ok(())
}

fn is_in(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<bool, Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    Ok(entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id && !entrant.withdrawn))
}

/// Refuses what only those in a tournament can do.
fn unless_absent(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    if is_in(cx, tournament)? {
        return Ok(());
    }
    Err(Message::new("club-contest-not-in").with("id", number(tournament.id)).into())
}

fn withdraw_from_tournament(cx: &mut RequestContext<'_>, id: Option<Id>, confirmed: bool) -> Result<(), Rejection> {
    let tournament = find_tournament(cx, id, &[TournamentState::Open, TournamentState::Live])?;
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
    rounds::leave_tournament(cx, &tournament, asker, Leaving::GivesUp)?;
    cx.say(Audience::Asker, vec![gone]);
    Ok(())
}

fn cancel_own_tournament(cx: &mut RequestContext<'_>, id: Option<Id>, confirmed: bool) -> Result<(), Rejection> {
    let tournament = own_tournament(cx, id, &[TournamentState::Open, TournamentState::Live])?;
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
        policing::note_deed(cx, Deed::CallOff, None, None, &number(tournament.id))?;
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
        text.push(described(told, tournament).with("round", i64::from(tournament.round)));
    }
    text.extend(left_off(cx.tx.count_tournaments_in(cx.place.id)?, LISTED_MAX));
    cx.say(Audience::Asker, text);
    Ok(())
}

/// The tournament that is meant: by its number, by its message, or of those of this place in one of these states that
/// in which the asker plays, or one that is played, or the newest.
pub(in crate::club) fn find_tournament(
    cx: &RequestContext<'_>,
    id: Option<Id>,
    states: &[TournamentState],
) -> Result<StoredTournament, Rejection> {
    let fits = |tournament: &StoredTournament| states.is_empty() || states.contains(&tournament.state);
    let named = match (id, &cx.request.replied_to) {
        (Some(Id(id)), _) => Some(id),
        (None, Some(message)) => cx.tx.subject_of_message(&cx.asker.platform, message)?,
        (None, None) => None,
    };
    if let Some(tournament) = named.map(|id| cx.tx.tournament(id)).transpose()?.flatten() {
        let community = cx.tx.place(tournament.place_id)?.community_id;
        let entrants = cx.tx.entrants(tournament.id)?;
        let was_in = entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id);
        if community == cx.place.community_id || was_in {
            return if fits(&tournament) { Ok(tournament) } else { Err(wrong_state(&tournament).into()) };
        }
    }
    if let Some(Id(id)) = id {
        return Err(Message::new("club-contest-unknown").with("id", number(id)).into());
    }
    let known = match cx.place.direct {
        true => cx.tx.tournaments_with(cx.asker.person_id)?,
        false => cx.tx.tournaments_in(cx.place.id, TOURNAMENTS_SHOWN)?,
    };
    // What is only open is for those who are not in it yet; anything else is rather meant of what they play in.
    let live = |tournament: &StoredTournament| tournament.state == TournamentState::Live;
    let mut best: Option<(&StoredTournament, (bool, bool))> = None;
    for tournament in known.iter().filter(|tournament| fits(tournament)) {
        let current = live(tournament) || tournament.state == TournamentState::Open;
        let own = current && states != [TournamentState::Open] && is_in(cx, tournament)?;
        let rank = (own, live(tournament));
        if best.is_none_or(|(_, other)| rank > other) {
            best = Some((tournament, rank));
        }
    }
    match (best, known.first()) {
        (Some((tournament, _)), _) => Ok(tournament.clone()),
        (None, Some(other)) => Err(wrong_state(other).into()),
        (None, None) => refuse("club-no-contests"),
    }
}

/// The same, for whoever opened it or manages the place that it is in, there.
fn own_tournament(
    cx: &RequestContext<'_>,
    id: Option<Id>,
    states: &[TournamentState],
) -> Result<StoredTournament, Rejection> {
    let tournament = find_tournament(cx, id, states)?;
    if cx.is_mine(tournament.organizer_id)? || (cx.request.manages && tournament.place_id == cx.place.id) {
        return Ok(tournament);
    }
    Err(Message::new("club-contest-not-yours").with("id", number(tournament.id)).into())
}

/// Refuses what another kind of tournament has.
fn fits(opening: &Opening) -> Result<(), Rejection> {
    let surplus = match opening.system {
        System::Knockout if opening.three_points.is_some() => Some("club-contest-score-knockout"),
        System::League | System::Knockout if opening.rounds.is_some() => Some("club-contest-rounds-swiss"),
        System::Swiss | System::Knockout if opening.double => Some("club-contest-twice-league"),
        System::Swiss | System::League if opening.third_place => Some("club-contest-third-knockout"),
        System::League | System::Knockout | System::Swiss => None,
    };
    surplus.map_or(Ok(()), refuse)
}

/// What else is agreed on in a tournament that is open.
fn terms(tournament: &StoredTournament) -> Arg {
    let rounds = tournament.rounds.map(|rounds| Message::new("club-term-rounds").with("rounds", i64::from(rounds)));
    let third = tournament.third_place.then(|| Message::new("club-term-third"));
    let worth = scoring(tournament);
    let worth = (tournament.system != System::Knockout).then(|| {
        Message::new("club-term-worth").with("win", points_told(worth.win)).with("draw", points_told(worth.draw))
    });
    let seeds = Message::new(if tournament.by_lot { "club-term-lot" } else { "club-term-ratings" });
    Arg::List([rounds, third, worth, Some(seeds)].into_iter().flatten().map(Arg::from).collect())
}

/// Why a tournament is not one with which that can be done.
pub(in crate::club) fn wrong_state(tournament: &StoredTournament) -> Message {
    let key = match tournament.state {
        TournamentState::Open => "club-contest-is-open",
        TournamentState::Live => "club-contest-is-live",
        TournamentState::Over => "club-contest-is-over",
        TournamentState::Cancelled => "club-contest-is-off",
    };
    Message::new(key).with("id", number(tournament.id))
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

/// A sentence with what a tournament is.
fn described(told: Message, tournament: &StoredTournament) -> Message {
    told.with("id", number(tournament.id))
        .with("game", title(&tournament.game, &tournament.variant))
        .with(
            "system",
            Message::new(match (tournament.system, tournament.double) {
                (System::League, false) => "club-system-league",
                (System::League, true) => "club-system-double-league",
                (System::Knockout, _) => "club-system-knockout",
                (System::Swiss, _) => "club-system-swiss",
            }),
        )
        .with("goal", goal_told(tournament.goal))
        .with("rated", rated(tournament.rated))
        .with("clock", timed(Some(tournament.clock)))
        .with("rounds", i64::from(tournament.rounds.unwrap_or(0)))
}

impl Club {
    /// Shows anew who has joined an open tournament if this letter was to change the list and could not, because somebody
    /// has deleted it.
    pub(in crate::club) fn roster_refused(&mut self, row: &LetterRow, now: Timestamp) -> Result<(), ClubError> {
        let change = outbox::read(row).filter(|letter| letter.edits.is_some());
        let Some(id) = change.and_then(|letter| letter.about) else { return Ok(()) };
        let tournament = self.store.read()?.tournament(id)?;
        let Some(tournament) = tournament.filter(|tournament| tournament.state == TournamentState::Open) else {
            return Ok(());
        };
        self.transact(Cause::Clock, now, |cx| show_roster(cx, &tournament, None))
    }
}

/// What an open tournament is, and who has joined.
pub(in crate::club) fn roster(cx: &Context<'_>, tournament: &StoredTournament) -> Result<Vec<Message>, Rejection> {
    let organizer = person(&cx.tx.account_numbered(tournament.organizer_id)?);
    let opened = described(Message::new("club-contest-open"), tournament);
    let mut text = vec![opened.with("name", organizer).with("terms", terms(tournament))];
    if let Some(at) = cx.tx.due_at(DueKind::TournamentBegins, tournament.id)? {
        text.push(Message::new("club-contest-weekly").with("at", at));
    }
    let entrants = cx.tx.entrants(tournament.id)?;
    let mut names = Vec::new();
    for entrant in &entrants {
        names.push(Arg::from(cx.tx.account_numbered(entrant.account_id)?.name));
    }
    if !names.is_empty() {
        text.push(Message::new("club-contest-entrants").with("count", names.len()).with("names", Arg::List(names)));
    }
    text.push(Message::new("club-contest-how").with("id", number(tournament.id)));
    Ok(text)
}

/// Shows who has joined an open tournament: in the message of an earlier letter, if there is one.
pub(in crate::club) fn show_roster(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    earlier: Option<i64>,
) -> Result<(), Rejection> {
    let text = roster(cx, tournament)?;
    let first = cx.drafts.len();
    rounds::tell_tournament(cx, tournament, text)?;
    let draft = &mut cx.drafts[first];
    draft.buttons.push(ButtonDraft::new("club-button-join", joining(tournament), ButtonStyle::Primary));
    draft.edits = earlier;
    Ok(())
}

/// The newest letter with the list of those who have joined, and whether it was sent. A change of the list that was
/// not is withdrawn: the next one says all of it.
fn roster_letter(cx: &Context<'_>, tournament: &StoredTournament) -> Result<Option<(i64, bool)>, Rejection> {
    let (home, join) = (cx.tx.place(tournament.place_id)?, joining(tournament));
    let mut newest = None;
    let to = Destination::Place(home.external_id.as_str());
    for (row, sent) in cx.tx.letters_about(&home.platform, tournament.id, to, ROSTER_LETTERS)? {
        let letter = outbox::read(&row);
        let is_list = |letter: &Letter| letter.buttons.iter().any(|button| button.command == join);
        match letter.filter(is_list) {
            Some(letter) if !sent && letter.edits.is_some() => drop(cx.tx.withdraw_letter(row.id)?),
            Some(_) => newest = Some((row.id, sent)),
            None => {}
        }
    }
    Ok(newest)
}

/// Has the list of those who have joined shown anew, after a while.
pub(in crate::club) fn roster_changed(cx: &Context<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    if cx.tx.due_at(DueKind::Roster, tournament.id)?.is_none() {
        let pause = SignedDuration::from_secs(cx.environment.limits.roster_seconds.into());
        let at = cx.now.saturating_add(pause).unwrap_or(cx.now);
        cx.tx.set_due(DueKind::Roster, tournament.id, Some(at))?;
    }
    Ok(())
}

/// The list of those who have joined is to be shown anew.
pub(in crate::club) fn renew_roster(cx: &mut Context<'_>, tournament_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(DueKind::Roster, tournament_id, None)?;
    let tournament = cx.tx.tournament(tournament_id)?;
    let Some(tournament) = tournament.filter(|tournament| tournament.state == TournamentState::Open) else {
        return Ok(());
    };
    match roster_letter(cx, &tournament)? {
        // It cannot be changed before it stands somewhere.
        Some((_, false)) => roster_changed(cx, &tournament),
        shown => show_roster(cx, &tournament, shown.map(|(letter, _)| letter)),
    }
}

/// What is asked to join a tournament.
fn joining(tournament: &StoredTournament) -> Command {
    Command::Tournament(TournamentCommand::Join(Some(Id(tournament.id))))
}
