//! The message about a tournament without rounds while it is played, which is edited: until when, how it stands, who
//! waits, and the last results.

use super::field::Field;
use super::{pairings, roster, telling};
use crate::club::ButtonStyle;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{called, number, told};
use crate::command::{Id, TournamentCommand};
use crate::store::{MatchRow, StoredPlace, StoredTournament, TournamentState};
use crate::text::{Arg, Message};

/// How many of the standings are told.
const FIRST: usize = 5;
/// How many of the last results are told.
const RESULTS: usize = 5;

/// Tells a place of a tournament without rounds how it goes: in the message of an earlier letter, if there is one.
pub(in crate::club) fn show(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    place: &StoredPlace,
    edits: Option<i64>,
) -> Result<(), Rejection> {
    let field = Field::of(cx, tournament)?;
    let mut text = vec![field.goes_on_told(field.ends_at.is_some() && tournament.state == TournamentState::Live)];
    text.extend(tournament.paused.then(|| Message::new("club-arena-paused")));
    if !field.rounds.is_empty() {
        let over = field.matches.iter().filter(|row| row.ended.is_some()).count();
        let played = field.matches.len() - over;
        text.push(Message::new("club-arena-games").with("over", over).with("played", played));
    }
    text.extend(field.first_told());
    text.extend(field.waiting_told());
    let mut last: Vec<&MatchRow> = field.matches.iter().rev().filter(|row| row.ended.is_some()).take(RESULTS).collect();
    last.reverse();
    for row in last {
        text.push(field.pairing_told(row, cx.tx.last_game_of(row.id)?));
    }
    let mut draft = telling::draft_for(cx, tournament, place, text)?;
    let id = Some(Id(tournament.id));
    if field.ends_at.is_some() {
        draft.buttons.push(ButtonDraft::new("club-button-join", roster::joining(tournament), ButtonStyle::Primary));
    }
    draft.buttons.push(ButtonDraft::new("club-button-games", telling::listing(tournament), ButtonStyle::Plain));
    let table = TournamentCommand::Table(id, false, None);
    draft.buttons.push(ButtonDraft::new("club-button-standings", table, ButtonStyle::Plain));
    cx.drafts.push(Draft { edits, ..draft });
    Ok(())
}

impl Field<'_> {
    /// Until when people are paired in it, in a sentence, or that nobody is anymore.
    fn goes_on_told(&self, is_running: bool) -> Message {
        let key = match self.tournament.state {
            TournamentState::Live if is_running => "club-arena-runs",
            TournamentState::Live => "club-arena-last-games",
            _ => "club-arena-over",
        };
        let told = Message::new(key).with("id", number(self.tournament.id)).with("game", called(self.tournament));
        match self.ends_at {
            Some(at) => told.with("at", at),
            None => told,
        }
    }

    /// The first of its standings, in a sentence, once somebody has points.
    fn first_told(&self) -> Option<Message> {
        let standings = self.standings();
        let scored = standings.iter().filter(|one| one.points > 0).take(FIRST);
        let names = scored.map(|one| {
            let named =
                Message::new("club-arena-first-one").with("place", one.place).with("name", self.person(one.entrant));
            Arg::from(named.with("points", told(one.points)))
        });
        let names: Vec<Arg> = names.collect();
        (!names.is_empty()).then(|| Message::new("club-arena-first").with("names", Arg::List(names)))
    }

    /// Who waits for an opponent, in a sentence, if somebody does.
    pub(in crate::club) fn waiting_told(&self) -> Option<Message> {
        self.ends_at.filter(|_| !self.tournament.paused)?;
        let waiting = pairings::who_waits(&self.entrants, &self.rounds);
        let names = self.names_told(&waiting);
        (!waiting.is_empty())
            .then(|| Message::new("club-arena-waiting").with("names", names).with("count", waiting.len()))
    }
}
