//! Telling the places of a tournament what happens in it: its own, and those from which people of communities that are one
//! with its own have joined it.

use super::field::Field;
use super::progress;
use super::tables::{self, Page, Reader};
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::LISTED_MAX;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{called, goal_told, number, person};
use crate::club::notices::reaching;
use crate::club::play::overtime;
use crate::club::{Attachment, Audience, ButtonStyle, To};
use crate::command::settings::{BOARDS, NOTICES, Way};
use crate::command::{BoardForm, Command, Id, TournamentCommand};
use crate::scene::Figure;
use crate::store::{Account, EntrantRow, MatchEnd, MatchRow, StoredPlace, StoredTournament};
use crate::text::{Arg, Message};
use crate::tournament::Setup;

/// Tells the place of a tournament who plays whom, and who plays nobody.
pub(in crate::club) fn tell_round(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
    rows: &[MatchRow],
) -> Result<(), Rejection> {
    if rows.is_empty() {
        return Ok(());
    }
    let setup = tournament.setup(entrants.len());
    let is_playoff = setup.playoff.is_some_and(|playoff| tournament.round > playoff.after);
    let mut text = vec![
        Message::new(if is_playoff { "club-playoff-round-begins" } else { "club-round-begins" })
            .with("id", number(tournament.id))
            .with("game", called(tournament))
            .with("round", i64::from(tournament.round))
            .with("rounds", i64::from(tournament.rounds.unwrap_or(0))),
    ];
    if Some(tournament.round as usize)
        == setup.knockout_after().filter(|_| setup.playoff.is_none()).map(|after| after + 1)
    {
        text.extend(knockout_begins(tournament, &setup));
    }
    let plays = |account: i64| rows.iter().any(|row| row.one_id == account || row.two_id == Some(account));
    // In a league with an odd number somebody rests, and has no match; in a knockout they may be out.
    let needs_winners = setup.needs_winners(tournament.round);
    let all_play = tournament.system.fixtures.is_some() && !needs_winners;
    let rests = |entrant: &&EntrantRow| all_play && !entrant.withdrawn && !plays(entrant.account_id);
    let resting = entrants.iter().filter(rests).map(|entrant| (entrant.account_id, None, None));
    let there: Vec<_> = rows.iter().map(|row| (row.one_id, row.two_id, Some(row))).chain(resting).collect();
    for (one, two, row) in there.iter().take(LISTED_MAX) {
        let name = |account: i64| Ok::<Arg, Rejection>(person(&cx.tx.account_numbered(account)?));
        let told = Message::new(match (two, row.and_then(|row| row.ended)) {
            (None, _) => "club-round-bye",
            (_, Some(MatchEnd::WalkoverOne)) => "club-pairing-walkover-one",
            (_, Some(MatchEnd::WalkoverTwo)) => "club-pairing-walkover-two",
            (_, Some(MatchEnd::Absent)) => "club-pairing-absent",
            _ => "club-round-pair",
        });
        let told = told.with("one", name(*one)?);
        let told = match two {
            Some(two) => told.with("two", name(*two)?),
            None => told,
        };
        text.push(match row {
            Some(row) => progress::with_its_name(tournament, &setup, (row.round, row.board), told),
            None => told,
        });
    }
    if there.len() > LISTED_MAX {
        text.push(Message::new("club-round-more").with("count", there.len() - LISTED_MAX));
    }
    text.extend(overtime::told(cx, tournament, needs_winners));
    text.push(Message::new("club-round-how").with("id", number(tournament.id)));
    tell_with_standings(cx, tournament, tournament.round, text)
}

/// What is said where the groups of a tournament are over and their knockout begins.
fn knockout_begins(tournament: &StoredTournament, setup: &Setup) -> Option<Message> {
    let goal = setup.goal(tournament.goal, tournament.round);
    let told =
        Message::new("club-groups-over").with("goal", goal_told(goal)).with("games", i64::from(goal.games_max()));
    (tournament.round > 1).then_some(told)
}

/// Tells that rounds begin, the first of them this one; how it stands comes with it once something was played.
fn tell_with_standings(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    first: u32,
    mut text: Vec<Message>,
) -> Result<(), Rejection> {
    if first <= 1 {
        return tell_tournament(cx, tournament, text);
    }
    let mut field = Field::of(cx, tournament)?;
    field.forget_from(first);
    text.extend(field.leads_told());
    show_table(cx, &field, text)
}

/// Tells the place of a tournament who shares its first place, and plays on.
pub(in crate::club) fn tell_playoff(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    sharing: &[usize],
) -> Result<(), Rejection> {
    let field = Field::of(cx, tournament)?;
    let goal = field.setup().goal(tournament.goal, tournament.round + 1);
    let text = Message::new("club-playoff-begins")
        .with("id", number(tournament.id))
        .with("names", field.names_told(sharing))
        .with("goal", goal_told(goal))
        .with("games", i64::from(goal.games_max()));
    tell_tournament(cx, tournament, vec![text])
}

/// Tells the place of a tournament which rounds begin at once.
pub(in crate::club) fn tell_rounds(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    begun: &[MatchRow],
) -> Result<(), Rejection> {
    let first = begun.iter().map(|row| row.round).min().unwrap_or(tournament.round);
    let key = if first == tournament.round { "club-round-begins" } else { "club-rounds-begin" };
    let told = Message::new(key)
        .with("id", number(tournament.id))
        .with("game", called(tournament))
        .with("first", i64::from(first))
        .with("round", i64::from(tournament.round))
        .with("rounds", i64::from(tournament.rounds.unwrap_or(0)))
        .with("games", begun.len());
    let how = Message::new("club-round-how").with("id", number(tournament.id));
    let text = std::iter::once(told).chain(overtime::told(cx, tournament, false)).chain([how]).collect();
    tell_with_standings(cx, tournament, first, text)
}

/// Tells the places of a tournament something.
pub(in crate::club) fn tell_tournament(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    for place in places_of(cx, tournament)? {
        let draft = draft_for(cx, tournament, &place, text.clone())?;
        cx.drafts.push(draft);
    }
    Ok(())
}

/// The places that hear of a tournament: its own, the one paired with it, and those from which people have joined it.
pub(in crate::club) fn places_of(
    cx: &Context<'_>,
    tournament: &StoredTournament,
) -> Result<Vec<StoredPlace>, Rejection> {
    let mut places = vec![tournament.place_id];
    places.extend(cx.tx.paired_place(tournament.place_id)?);
    for place in cx.tx.places_joined_from(tournament.id)? {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places.into_iter().map(|id| Ok(cx.tx.place(id)?)).collect()
}

/// What a place of a tournament is told.
pub(in crate::club) fn draft_for(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    place: &StoredPlace,
    text: Vec<Message>,
) -> Result<Draft, Rejection> {
    let language = cx.language_in(place)?;
    let to = To::Place(place.external_id.clone());
    Ok(Draft { about: Some(tournament.id), text, ..Draft::new(&place.platform, to, language) })
}

/// Tells somebody alone something about a tournament, unless they want nothing written.
pub(in crate::club) fn tell_person(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    account: &Account,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    if account.is_forgotten() || cx.of_person(account.person_id, &NOTICES)? == Way::Off {
        return Ok(());
    }
    let language = cx.language_of(account.person_id, &cx.tx.place(tournament.place_id)?)?;
    let account = reaching::account_to_reach(cx, account.clone())?;
    let to = To::Account(account.external_id);
    cx.drafts.push(Draft { about: Some(tournament.id), text, ..Draft::new(&account.platform, to, language) });
    Ok(())
}

/// Tells the place of a tournament something that somebody asked for, which answers them: in that place by the same message.
pub(in crate::club) fn answer(
    cx: &mut RequestContext<'_>,
    tournament: &StoredTournament,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let first = cx.drafts.len();
    tell_tournament(cx, tournament, text)?;
    answer_by(cx, first);
    Ok(())
}

/// The asker by the account that people at a tournament's place know.
pub(in crate::club) fn asker_at(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<Arg, Rejection> {
    Ok(person(&cx.known_in(&cx.tx.place(tournament.place_id)?)?))
}

/// Makes what is told to a place of a tournament the answer to whoever asked there; whoever asked elsewhere gets their own.
pub(in crate::club) fn answer_by(cx: &mut RequestContext<'_>, told: usize) {
    let (text, about) = (cx.drafts[told].text.clone(), cx.drafts[told].about);
    let here = To::Place(cx.place.external_id.clone());
    let is_here = |draft: &Draft| draft.about == about && draft.platform == cx.place.platform && draft.to == here;
    let Some(at) = cx.drafts[told..].iter().position(is_here).map(|at| told + at) else {
        cx.say(Audience::Asker, text);
        return;
    };
    let reply = cx.reply(Audience::Everyone, text);
    let draft = cx.drafts.remove(at);
    cx.drafts.insert(at, Draft { answers: reply.answers, token: reply.token, ..draft });
}

/// Tells the places of a tournament something, and shows its table there.
pub(in crate::club) fn tell_table(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let field = Field::of(cx, tournament)?;
    show_table(cx, &field, text)
}

/// The same, of one that was read already.
fn show_table(cx: &mut Context<'_>, field: &Field<'_>, text: Vec<Message>) -> Result<(), Rejection> {
    let tournament = field.tournament;
    for place in places_of(cx, tournament)? {
        let language = cx.language_in(&place)?;
        let (form, theme) = (cx.in_place(&place, &BOARDS)?, cx.theme_in(&place)?);
        let shown = tables::table_of(field, &Reader { language, person_id: None, form, cross: false, page: None })?;
        let of = TournamentCommand::Table(Some(Id(tournament.id)), false, None);
        let (files, buttons) = dressed(tournament, shown.figure, (form, theme), (shown.page, &of));
        let draft = draft_for(cx, tournament, &place, text.iter().cloned().chain(shown.text).collect())?;
        cx.drafts.push(Draft { files, buttons, ..draft });
    }
    Ok(())
}

/// What a button below the message with results asks for, by which the message is known.
pub(in crate::club) fn listing(tournament: &StoredTournament) -> Command {
    let round = Some(tournament.round).filter(|_| tournament.system.lasts.is_none());
    let id = Some(Id(tournament.id));
    Command::Tournament(TournamentCommand::Games { id, round, page: None })
}

/// What goes with a page of a tournament: its picture, where boards are seen as pictures, and buttons to the pages around it.
pub(in crate::club) fn dressed(
    tournament: &StoredTournament,
    figure: Figure,
    (form, theme): (BoardForm, String),
    (page, of): (Page, &TournamentCommand),
) -> (Vec<Attachment>, Vec<ButtonDraft>) {
    let (what, round) = match of {
        TournamentCommand::Games { round, .. } => ("games", round.unwrap_or(tournament.round)),
        TournamentCommand::Table(_, true, _) => ("cross", tournament.round),
        _ => ("table", tournament.round),
    };
    let part = if page.of > 1 { format!("-page-{}", page.number) } else { String::new() };
    let after = if tournament.system.lasts.is_none() { "round" } else { "games" };
    let name = format!("tournament-{}-{what}-{after}-{round}{part}.png", tournament.id);
    let file = (form == BoardForm::Picture).then_some(Attachment::Figure { name, figure, theme });
    let turn = |label, number: usize| {
        let page = u32::try_from(number).unwrap_or(u32::MAX);
        ButtonDraft::new(label, Command::Tournament(of.on_page(page)), ButtonStyle::Plain)
    };
    let back = (page.number > 1).then(|| turn("club-button-back", page.number - 1));
    let next = (page.number < page.of).then(|| turn("club-button-next", page.number + 1));
    (file.into_iter().collect(), back.into_iter().chain(next).collect())
}
