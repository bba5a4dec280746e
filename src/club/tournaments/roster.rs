//! Who has joined a tournament that is open, in the message that says so.

use jiff::SignedDuration;

use super::rows::{lasts, scoring};
use super::{progress, seeds, telling};
use crate::clock::write_length;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::letter;
use crate::club::context::limits::ROSTER_LETTERS;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{called, goal_told, number, person, rated, timed, told as points_told};
use crate::club::listing::paired_until;
use crate::club::permission::bans;
use crate::club::{ButtonStyle, Letter, To};
use crate::command::{Command, Id, TournamentCommand};
use crate::store::{Destination, DueKind, EntrantRow, StoredPlace, StoredTournament, TournamentState};
use crate::text::{Arg, Message, Paragraph, Span};
use crate::tournament::{Chart, MatchGoal};

/// The list of a tournament's entrants, or of its results, has changed.
pub(in crate::club) const CHANGED: DueKind = DueKind::new("roster");

/// More rounds than a league has.
const MANY_AT_ONCE: u32 = 31;

/// What else is agreed on in a tournament that is open.
pub(in crate::club) fn terms(tournament: &StoredTournament) -> Arg {
    let lasts = lasts(tournament).map(|time| Message::new("club-term-lasts").with("length", write_length(time)));
    // One that only lasts for a time has as many as there is room for.
    let rounds = tournament.rounds.filter(|_| lasts.is_none());
    let rounds = rounds.map(|rounds| Message::new("club-term-rounds").with("rounds", i64::from(rounds)));
    let third = tournament.third_place.then(|| Message::new("club-term-third"));
    let worth = scoring(tournament);
    let worth = tournament.system.scoring.map(|_| {
        Message::new("club-term-worth").with("win", points_told(worth.win)).with("draw", points_told(worth.draw))
    });
    let at_once = (tournament.at_once > 1).then(|| {
        let key = if tournament.at_once >= MANY_AT_ONCE { "club-term-all-at-once" } else { "club-term-at-once" };
        Message::new(key).with("rounds", i64::from(tournament.at_once))
    });
    let round = tournament.round_time.map(|time| Message::new("club-term-round").with("length", write_length(time)));
    let most = tournament.most.map(|most| Message::new("club-term-most").with("most", i64::from(most)));
    let late = (tournament.late > 0).then(|| {
        let key = if tournament.late_half { "club-term-late-half" } else { "club-term-late" };
        Message::new(key).with("round", i64::from(tournament.late))
    });
    let level = (tournament.goal != MatchGoal::OneGame).then(|| {
        let key =
            if tournament.system.chart == Chart::Bracket { "club-term-level-seed" } else { "club-term-level-draw" };
        Message::new(key).with("games", i64::from(tournament.goal.games_max()))
    });
    let decider = if tournament.goal == MatchGoal::OneGame { MatchGoal::DECIDER } else { tournament.goal };
    let with_decider =
        |key| Message::new(key).with("goal", goal_told(decider)).with("games", i64::from(decider.games_max()));
    let playoff = tournament.playoff.map(|_| with_decider("club-term-playoff"));
    let groups = match (tournament.divisions, tournament.system.groups) {
        (Some([most, up]), _) => {
            Some(Message::new("club-term-divisions").with("most", i64::from(most)).with("up", i64::from(up)))
        }
        (None, Some(_)) => Some(with_decider("club-term-groups")),
        (None, None) => None,
    };
    let seeds = Message::new(if tournament.by_lot { "club-term-lot" } else { "club-term-ratings" });
    let seeds = Some(seeds).filter(|_| lasts.is_none());
    Arg::List(
        [lasts, most, late, rounds, at_once, round, groups, third, worth, level, playoff, seeds]
            .into_iter()
            .flatten()
            .map(Arg::from)
            .collect(),
    )
}

/// A tournament in a list.
pub(in crate::club) fn listed(cx: &Context<'_>, tournament: &StoredTournament) -> Result<Message, Rejection> {
    let until = tournament.system.lasts.map(|_| paired_until(cx, tournament.id)).transpose()?;
    let key = match (tournament.state, until) {
        (TournamentState::Open, _) => "club-tournament-listed-open",
        (TournamentState::Live, None) => "club-tournament-listed-live",
        (TournamentState::Live, Some(Some(_))) => "club-tournament-listed-until",
        (TournamentState::Live, Some(None)) => "club-tournament-listed-last",
        _ => "club-tournament-listed-over",
    };
    let told = Message::new(key).with("count", cx.tx.entrants(tournament.id)?.len());
    let told = until.flatten().into_iter().fold(told, |told, at| told.with("at", at));
    // Which rounds are played at a time is only asked of those that play several.
    let matches = if tournament.at_once > 1 { cx.tx.readable_matches_of(tournament.id)? } else { Vec::new() };
    let progress = progress::told(tournament, &matches);
    Ok(described(told, tournament).with("progress", progress))
}

/// A sentence with what a tournament is.
pub(in crate::club) fn described(told: Message, tournament: &StoredTournament) -> Message {
    let system = tournament.system.name_twice.filter(|_| tournament.double).unwrap_or(tournament.system.name);
    told.with("id", number(tournament.id))
        .with("game", called(tournament))
        .with("system", Message::new(system))
        .with("goal", goal_told(tournament.goal))
        .with("rated", rated(tournament.rated))
        .with("clock", timed(Some(tournament.clock)))
        .with("rounds", i64::from(tournament.rounds.unwrap_or(0)))
}

/// What an open tournament is, and who has joined.
pub(in crate::club) fn roster(cx: &Context<'_>, tournament: &StoredTournament) -> Result<Vec<Message>, Rejection> {
    let organizer = person(&cx.tx.account_numbered(tournament.organizer_id)?);
    let opened = described(Message::new("club-tournament-open"), tournament);
    let mut text = vec![opened.with("name", organizer).with("terms", terms(tournament))];
    if let Some(at) = cx.tx.due_at(DueKind::TOURNAMENT_BEGINS, tournament.id)? {
        let home = cx.tx.place(tournament.place_id)?;
        let is_weekly = tournament.weekday.is_some()
            && bans::is_offered(cx, &tournament.game, &home)?
            && bans::may_go_on_opening(cx, tournament.organizer_id, &home)?;
        let key = match (is_weekly, tournament.system.lasts) {
            (true, None) => "club-tournament-weekly",
            (false, None) => "club-tournament-starts",
            (true, Some(_)) => "club-arena-weekly",
            (false, Some(_)) => "club-arena-starts",
        };
        text.push(Message::new(key).with("at", at));
    }
    let entrants = cx.tx.entrants(tournament.id)?;
    let mut names = Vec::new();
    for entrant in &entrants {
        names.push(Arg::from(cx.tx.account_numbered(entrant.account_id)?.name));
    }
    if !names.is_empty() {
        text.push(Message::new("club-tournament-entrants").with("count", names.len()).with("names", Arg::And(names)));
    }
    text.extend(seeds::told(cx, tournament, &entrants)?);
    text.extend(helpers_told(cx, tournament)?);
    text.push(Message::new("club-tournament-how").with("id", number(tournament.id)));
    Ok(text)
}

/// Enters the asker after so many others, unless it is full.
pub(in crate::club) fn enter(
    cx: &RequestContext<'_>,
    tournament: &StoredTournament,
    others: usize,
) -> Result<(), Rejection> {
    let limit = tournament.entrants_max();
    if others >= limit {
        return Err(Message::new("club-tournament-full").with("id", number(tournament.id)).with("limit", limit).into());
    }
    // Nobody in the tournament learns of an account that they don't know.
    let account_id = cx.known_in(&cx.tx.place(tournament.place_id)?)?.id;
    let person_id = cx.asker.person_id;
    let missed = tournament.round;
    let (withdrawn, annulled, removed) = (false, false, false);
    let (placed, place_id) = (None, joined_from(cx, tournament)?);
    let entrant = EntrantRow { person_id, account_id, withdrawn, annulled, placed, missed, removed, place_id };
    Ok(cx.tx.put_entrant(tournament.id, others, &entrant)?)
}

/// The asker by the account that is in a tournament.
pub(in crate::club) fn entrant_told(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<Arg, Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    let own = entrants.iter().find(|entrant| entrant.person_id == cx.asker.person_id);
    let account = own.map(|own| cx.tx.account_numbered(own.account_id)).transpose()?;
    Ok(person(account.as_ref().unwrap_or(&cx.asker)))
}

/// The asker's place, if it belongs to another community than the one where the tournament is.
pub(in crate::club) fn joined_from(
    cx: &RequestContext<'_>,
    tournament: &StoredTournament,
) -> Result<Option<i64>, Rejection> {
    let home = cx.tx.place(tournament.place_id)?;
    let elsewhere = !cx.place.direct && cx.place.own_community_id != home.own_community_id;
    Ok(elsewhere.then_some(cx.place.id))
}

/// Who helps with a tournament, in a sentence.
fn helpers_told(cx: &Context<'_>, tournament: &StoredTournament) -> Result<Option<Message>, Rejection> {
    let mut names = Vec::new();
    for account in cx.tx.helpers(tournament.id)? {
        names.push(person(&cx.tx.account_numbered(account)?));
    }
    Ok((!names.is_empty()).then(|| Message::new("club-helpers").with("names", Arg::And(names))))
}

/// Shows in a place who has joined an open tournament: in the message of an earlier letter, if there is one.
fn show_roster(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    place: &StoredPlace,
    edits: Option<i64>,
) -> Result<(), Rejection> {
    let text = roster(cx, tournament)?;
    let buttons = vec![ButtonDraft::new("club-button-join", joining(tournament), ButtonStyle::Primary)];
    let draft = telling::draft_for(cx, tournament, place, text)?;
    cx.drafts.push(Draft { buttons, edits, ..draft });
    Ok(())
}

/// Shows who has joined a tournament that was just opened.
pub(in crate::club) fn show_first_roster(cx: &mut Context<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    for place in telling::places_of(cx, tournament)? {
        show_roster(cx, tournament, &place, None)?;
    }
    Ok(())
}

/// Shows who has joined an open tournament in a message of its own, in one of its places.
pub(in crate::club) fn show_anew(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    to: &To,
) -> Result<(), Rejection> {
    for place in telling::places_of(cx, tournament)? {
        if *to == To::Place(place.external_id.clone()) {
            show_roster(cx, tournament, &place, None)?;
        }
    }
    Ok(())
}

/// Shows for the last time who has joined a tournament that begins: what the list lacks was not shown yet, and it cannot
/// be joined anymore.
pub(in crate::club) fn close_roster(cx: &mut Context<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    for place in telling::places_of(cx, tournament)? {
        let Some((letter, true)) = letter_with(cx, tournament, &place, &joining(tournament))? else { continue };
        let mut text = roster(cx, tournament)?;
        text.retain(|message| message.key != "club-tournament-how");
        let draft = telling::draft_for(cx, tournament, &place, text)?;
        cx.drafts.push(Draft { edits: Some(letter), ..draft });
    }
    Ok(())
}

/// The newest letter about a tournament to a place with a button that asks for this, and whether it was sent. A change of its
/// message that was not is withdrawn: the next one says all of it.
pub(in crate::club) fn letter_with(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    place: &StoredPlace,
    asked: &Command,
) -> Result<Option<(i64, bool)>, Rejection> {
    let mut newest = None;
    let to = Destination::Place(place.external_id.as_str());
    for (row, sent) in cx.tx.letters_about(&place.platform, tournament.id, to, ROSTER_LETTERS)? {
        let letter = letter::read(&row);
        let is_list = |letter: &Letter| letter.buttons.iter().any(|button| button.command == *asked);
        match letter.filter(is_list) {
            Some(letter) if !sent && letter.edits.is_some() => drop(cx.tx.withdraw_letter(row.id)?),
            Some(_) => newest = Some((row.id, sent)),
            None => {}
        }
    }
    Ok(newest)
}

/// Has the list of those who have joined, or of results, shown anew, after a while.
pub(in crate::club) fn roster_changed(cx: &Context<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    if cx.tx.due_at(CHANGED, tournament.id)?.is_none() {
        let pause = SignedDuration::from_secs(cx.environment.limits.roster_seconds.into());
        let at = cx.now.saturating_add(pause).unwrap_or(cx.now);
        cx.tx.set_due(CHANGED, tournament.id, Some(at))?;
    }
    Ok(())
}

/// Shows anew who has joined an open tournament.
pub(in crate::club) fn renew_roster(cx: &mut Context<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    for place in telling::places_of(cx, tournament)? {
        match letter_with(cx, tournament, &place, &joining(tournament))? {
            // It cannot be changed before it stands somewhere.
            Some((_, false)) => roster_changed(cx, tournament)?,
            shown => {
                let first = cx.drafts.len();
                show_roster(cx, tournament, &place, shown.map(|(letter, _)| letter))?;
                drop_unchanged(cx, tournament, first)?;
            }
        }
    }
    Ok(())
}

/// Drops the drafts from a position on that would change a message into what it says already, apart from how long it is
/// until a time: one place may have to be tried again and again while its platform is away.
pub(in crate::club) fn drop_unchanged(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    first: usize,
) -> Result<(), Rejection> {
    for draft in cx.drafts.split_off(first) {
        let to = letter::destination(&draft.to);
        let rows = cx.tx.letters_about(&draft.platform, tournament.id, to, ROSTER_LETTERS)?;
        let shown = rows.iter().find(|(row, _)| draft.edits == Some(row.id)).and_then(|(row, _)| letter::read(row));
        let says_so = |letter: Letter| {
            let text: Vec<Paragraph> = draft.text.iter().map(|message| draft.language.paragraph(message)).collect();
            let commands = draft.buttons.iter().map(|button| &button.command);
            timeless(text) == timeless(letter.text) && commands.eq(letter.buttons.iter().map(|button| &button.command))
        };
        if !shown.is_some_and(says_so) {
            cx.drafts.push(draft);
        }
    }
    Ok(())
}

/// Paragraphs without the words for their times, which change by themselves.
fn timeless(mut text: Vec<Paragraph>) -> Vec<Paragraph> {
    for span in text.iter_mut().flat_map(|paragraph| &mut paragraph.0) {
        if let Span::Time(moment) = span {
            moment.words.clear();
        }
    }
    text
}

/// What is asked to join a tournament.
pub(in crate::club) fn joining(tournament: &StoredTournament) -> Command {
    Command::Tournament(TournamentCommand::Join(Some(Id(tournament.id))))
}
