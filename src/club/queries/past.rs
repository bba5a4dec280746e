//! Boards as they stood after an earlier turn.

use crate::club::context::asker::RequestContext;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::rejection::Rejection;
use crate::club::context::replay;
use crate::club::context::words::{self, score};
use crate::club::lookup::Want;
use crate::club::{Audience, ButtonStyle, Picture};
use crate::command::{BoardForm, Command, Id, MemoryCommand, PositionCommand, Side, SideUp};
use crate::rules::Game;
use crate::scene::turns_told;
use crate::store::{GameState, StoredGame};
use crate::text::Message;

/// How many of a game's actions its turns begin after, and how many it has.
fn begins(game: &Game) -> Vec<usize> {
    let begins = game.plies().iter().enumerate().filter(|(_, ply)| ply.begins_turn).map(|(index, _)| index);
    begins.chain([game.plies().len()]).collect()
}

/// How many turns were begun.
pub(in crate::club) fn turns_of(game: &Game) -> usize {
    begins(game).len() - 1
}

/// The actions before a turn and until its end, counted from 1.
pub(in crate::club) fn plies_of_turn(game: &Game, turn: usize) -> Result<(usize, usize), Rejection> {
    let begins = begins(game);
    let turns = begins.len() - 1;
    match (turn.checked_sub(1).and_then(|index| begins.get(index)), begins.get(turn)) {
        (Some(begin), Some(end)) => Ok((*begin, *end)),
        _ => Err(Message::new("club-no-such-turn").with("turns", turns).into()),
    }
}

/// What the asker noted about a game.
pub(in crate::club) fn noted(cx: &RequestContext<'_>, game: &StoredGame) -> Result<Vec<Message>, Rejection> {
    let notes = cx.tx.notes_of(cx.asker.person_id, game.id)?;
    Ok(notes.into_iter().map(|text| Message::new("club-note").with("text", text)).collect())
}

/// Shows a game’s board as it stood after a turn.
pub(in crate::club) fn board_after(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    form: Option<BoardForm>,
    side: Option<SideUp>,
    turn: usize,
) -> Result<(), Rejection> {
    let stored = cx.find_game(command, id, Want::Question)?;
    let game = cx.replay(&stored)?.game;
    let turns = turns_of(&game);
    let (begin, end) = plies_of_turn(&game, turn)?;
    let picture = cx.picture_for_asker(&stored, side)?;
    let form_said = form;
    let form = form.unwrap_or(picture.form);
    let entries = replay::entries_until(cx.tx, &stored, end)?;
    let picture = Picture { entries, form, past: true, told: true, ..picture };
    let names = [stored.seats[0].name.clone(), stored.seats[1].name.clone()];
    let then = game.rewound(end);
    let told = turns_told(&then, &names, begin);
    let told = told.into_iter().map(|told| Message::new("club-turn").with("number", turn).with("turn", told));
    let after = Message::new("club-board-after").with("number", turn).with("turns", turns);
    let mut text: Vec<Message> =
        [words::headline(&stored), after].into_iter().chain(told).chain(score(&then)).collect();
    if cx.place.direct {
        text.extend(noted(cx, &stored)?);
    }
    let other = |label, turn| {
        let board = PositionCommand::Board { id: Some(Id(stored.id)), form: form_said, side, turn: Some(turn) };
        ButtonDraft::new(label, board, ButtonStyle::Plain)
    };
    let back = (turn > 1).then(|| other("club-button-turn-before", turn - 1));
    let next = (turn < turns).then(|| other("club-button-turn-after", turn + 1));
    let goes_on = stored.state == GameState::Over && then.to_move().is_some();
    let on = (goes_on && cx.environment.limits.computer_games > 0).then(|| {
        let (id, turn) = (Some(Id(stored.id)), Some(turn));
        let on = MemoryCommand::PlayOn { id, turn, with: None, side: Side::Random, level: None };
        ButtonDraft::new("club-button-play-on", on, ButtonStyle::Plain)
    });
    let buttons = back.into_iter().chain(next).chain(on).collect();
    let reply = cx.reply(Audience::of_board(form), text);
    cx.drafts.push(Draft { picture: Some(picture), buttons, about: Some(stored.id), ..reply });
    Ok(())
}
