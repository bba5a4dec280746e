//! The results of a round as they come: one message in each of the tournament's places, which is edited.

use super::field::Field;
use super::{evenings, roster, telling};
use crate::club::ButtonStyle;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::LISTED_MAX;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::club::context::words::{called, number};
use crate::store::{MatchRow, StoredPlace, StoredTournament, TournamentState};
use crate::text::Message;

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] = &[Timed::tells(roster::CHANGED, renew)];

/// A match of a tournament is over: that is shown after a while.
pub(in crate::club) fn came(cx: &Context<'_>, tournament_id: i64) -> Result<(), Rejection> {
    let tournament = cx.tx.tournament(tournament_id)?;
    match tournament.filter(|tournament| tournament.state == TournamentState::Live) {
        Some(tournament) => roster::roster_changed(cx, &tournament),
        None => Ok(()),
    }
}

/// Shows the results of a round before the next one begins: in the message that shows those of earlier games, if there is
/// one. All of those that came at once are in the standings.
pub(in crate::club) fn close(cx: &mut Context<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    let has_results = tournament.round > 0 && cx.tx.due_at(roster::CHANGED, tournament.id)?.is_some();
    // Without rounds, it also says until when people are paired.
    if tournament.system.lasts.is_none() && !has_results {
        return Ok(());
    }
    cx.tx.set_due(roster::CHANGED, tournament.id, None)?;
    for place in telling::places_of(cx, tournament)? {
        if let Some((letter, true)) = roster::letter_with(cx, tournament, &place, &telling::listing(tournament))? {
            show(cx, tournament, &place, Some(letter))?;
        }
    }
    Ok(())
}

/// The message about a tournament that is edited is to be renewed: who has joined, or the results so far.
pub(in crate::club) fn renew(cx: &mut Context<'_>, tournament_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(roster::CHANGED, tournament_id, None)?;
    let Some(tournament) = cx.tx.tournament(tournament_id)? else { return Ok(()) };
    match tournament.state {
        TournamentState::Open => return roster::renew_roster(cx, &tournament),
        TournamentState::Live => {}
        TournamentState::Over | TournamentState::Cancelled => return Ok(()),
    }
    for place in telling::places_of(cx, &tournament)? {
        match roster::letter_with(cx, &tournament, &place, &telling::listing(&tournament))? {
            // It cannot be changed before it stands somewhere.
            Some((_, false)) => roster::roster_changed(cx, &tournament)?,
            shown => {
                let first = cx.drafts.len();
                show(cx, &tournament, &place, shown.map(|(letter, _)| letter))?;
                roster::drop_unchanged(cx, &tournament, first)?;
            }
        }
    }
    Ok(())
}

fn show(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    place: &StoredPlace,
    edits: Option<i64>,
) -> Result<(), Rejection> {
    if tournament.system.lasts.is_some() {
        return evenings::show(cx, tournament, place, edits);
    }
    let field = Field::of(cx, tournament)?;
    let is_current = |row: &&MatchRow| row.round + tournament.at_once > tournament.round && row.two_id.is_some();
    let (mut games, mut over) = (0_usize, Vec::new());
    for row in field.matches.iter().filter(is_current) {
        let Some(game) = cx.tx.last_game_of(row.id)? else { continue };
        games += 1;
        if row.ended.is_some() {
            let ended_at = cx.tx.game(game)?.and_then(|game| game.ended_at);
            over.push((ended_at, field.pairing_named(row, Some(game))));
        }
    }
    if over.is_empty() {
        return Ok(());
    }
    // The newest are shown where there are too many.
    over.sort_by_key(|(ended_at, _)| *ended_at);
    let left_off = over.len().saturating_sub(LISTED_MAX);
    let told = Message::new(if tournament.at_once > 1 { "club-results-so-far" } else { "club-results" });
    let told = told.with("id", number(tournament.id)).with("game", called(tournament));
    let mut text = vec![told.with("round", i64::from(tournament.round)).with("over", over.len()).with("of", games)];
    text.extend((left_off > 0).then(|| Message::new("club-results-earlier").with("count", left_off)));
    text.extend(over.into_iter().skip(left_off).map(|(_, told)| told));
    let buttons = vec![ButtonDraft::new("club-button-round", telling::listing(tournament), ButtonStyle::Plain)];
    let draft = telling::draft_for(cx, tournament, place, text)?;
    cx.drafts.push(Draft { buttons, edits, ..draft });
    Ok(())
}
