//! The winner of a tournament that is over, and how they won.

use super::field::Field;
use super::telling;
use crate::club::ButtonStyle;
use crate::club::context::base::Context;
use crate::club::context::draft::ButtonDraft;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{called, number};
use crate::command::{Id, LearningCommand};
use crate::store::{MatchEnd, MatchRow, StoredGame, StoredTournament};
use crate::text::Message;
use crate::tournament::Chart;

/// Tells the place of a tournament that it is over, who won it against whom, and in which game.
pub(in crate::club) fn announce(cx: &mut Context<'_>, tournament: &StoredTournament) -> Result<(), Rejection> {
    let over = Message::new("club-tournament-over").with("id", number(tournament.id)).with("game", called(tournament));
    let field = Field::of(cx, tournament)?;
    let mut text = vec![over, field.won_told()];
    text.extend(field.early_end_told());
    text.extend(field.way_told());
    let moves = field.moves_told();
    let best = best_game(cx, &field)?;
    if let Some((game, opponent)) = &best {
        let told = Message::new("club-tournament-best").with("id", number(game.id));
        text.push(told.with("name", field.person(*opponent)));
    }
    text.extend(moves);
    let first = cx.drafts.len();
    telling::tell_table(cx, tournament, text)?;
    let replay = best.map(|(game, _)| LearningCommand::Replay { id: Some(Id(game.id)), form: None });
    let button = replay.map(|replay| ButtonDraft::new("club-button-replay-best", replay, ButtonStyle::Plain));
    for draft in &mut cx.drafts[first..] {
        draft.buttons.extend(button.clone());
    }
    Ok(())
}

/// A game that the only winner won against the strongest of their beaten opponents: in a knockout or a play-off, from its
/// last round; otherwise, against the highest in the table.
fn best_game(cx: &Context<'_>, field: &Field<'_>) -> Result<Option<(StoredGame, usize)>, Rejection> {
    let &[winner] = field.winners().as_slice() else { return Ok(None) };
    let beaten = |row: &MatchRow| {
        let (won, other) = match row.ended? {
            MatchEnd::One => (row.one_id, row.two_id?),
            MatchEnd::Two => (row.two_id?, row.one_id),
            _ => return None,
        };
        (field.seed_of(won) == Some(winner)).then(|| field.seed_of(other)).flatten()
    };
    let mut won: Vec<(&MatchRow, usize)> = field.matches.iter().filter_map(|row| Some((row, beaten(row)?))).collect();
    if matches!(field.tournament.system.chart, Chart::Table(_)) && field.setup().playoff.is_none() {
        let standings = field.standings();
        won.sort_by_key(|(_, other)| standings.iter().position(|standing| standing.entrant == *other));
    } else {
        won.reverse();
    }
    for (row, other) in won {
        for (game, first) in cx.tx.games_of(row.id)?.into_iter().rev() {
            let side = if field.seed_of(row.one_id) == Some(winner) { first } else { first.other() };
            let game = cx.tx.game(game)?;
            let is_won = |game: &StoredGame| game.verdict.as_ref().is_some_and(|verdict| verdict.winner == Some(side));
            if let Some(game) = game.filter(|game| game.plies > 0 && is_won(game)) {
                return Ok(Some((game, other)));
            }
        }
    }
    Ok(None)
}
