//! Turns: played, ended, taken back while they last.

use super::playing::{self, buttons_in_turn};
use super::{readings, record};
use crate::club::context::asker::RequestContext;
use crate::club::context::confirm;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::{BUTTONS_MAX, TAKEN_BACK_MAX, UNDONE_MAX};
use crate::club::context::rejection::{Refused, Rejection, refuse};
use crate::club::context::words::{self, END, actions, number, seated};
use crate::club::lookup::Want;
use crate::club::{Audience, ButtonStyle, Picture};
use crate::command::{Command, Id, PlayCommand};
use crate::rules::{Game, Player, Reading};
use crate::store::{EntryKind, StoredGame};
use crate::text::{Arg, Message};

/// Plays the asker's text.
pub(in crate::club) fn play(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    text: &str,
    confirmed: bool,
) -> Result<(), Rejection> {
    let (mut game, _) = game_to_move(cx, command, id)?;
    let replayed = cx.replay(&game)?;
    match replayed.game.read(text) {
        Reading::Complete { actions }
            if !confirmed && !cx.asker.is_computer() && ask_about_end(cx, &game, &replayed.game, &actions) =>
        {
            Ok(())
        }
        Reading::Complete { actions } | Reading::Open { actions, .. } => {
            let (first, asker) = (cx.drafts.len(), Some(cx.asker.id));
            playing::play(cx, &mut game, replayed, &actions, asker)?;
            cx.answer_by(&game, first)
        }
        reading => Err(explain_reading(cx, &game, &replayed.game, reading)?.into()),
    }
}

/// A game in which the asker may act now, and their seat.
fn game_to_move(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
) -> Result<(StoredGame, Player), Rejection> {
    let (game, seat) = cx.find_own_live_game(command, id, Want::Turn)?;
    let number = number(game.id);
    if cx.request.seen.is_some_and(|seen| seen != game.entries) {
        return Err(refused_with_board(cx, &game, Message::new("club-past-board").with("id", number))?.into());
    }
    if game.to_move != Some(seat) {
        let opponent = seated(game.seat(seat.other()));
        // The asker's turn is over, but they want it back.
        let is_late = matches!(command, Command::Play(PlayCommand::Undo { .. })) && game.plies > 0;
        let refused = Message::new(if is_late { "club-undo-too-late" } else { "club-not-your-turn" });
        return Err(refused.with("id", number).with("name", opponent).into());
    }
    Ok((game, seat))
}

fn refused_with_board(cx: &RequestContext<'_>, game: &StoredGame, message: Message) -> Result<Refused, Rejection> {
    let picture = Some(cx.picture_for_asker(game, None)?);
    Ok(Refused { text: vec![message], picture, about: Some(game.id), ..Refused::default() })
}

/// The answer to a text that isn't a turn, or not yet, with its buttons and its board.
pub(in crate::club) fn explain_reading(
    cx: &RequestContext<'_>,
    stored: &StoredGame,
    game: &Game,
    reading: Reading,
) -> Result<Refused, Rejection> {
    let text = readings::told_of_reading(game, &reading);
    let mut refused = Refused { text, about: Some(stored.id), ..Refused::default() };
    match reading {
        Reading::Complete { .. } | Reading::Open { .. } => {}
        Reading::Partial { actions: before, next } => {
            refused.buttons = buttons_for(cx, stored, next.iter().map(|token| plus(&before, token)));
        }
        Reading::Ambiguous { readings } => {
            refused.buttons = buttons_for(cx, stored, readings.iter().map(|reading| actions(reading)));
        }
        // There is no board to show after actions that weren't played.
        Reading::Illegal { actions: before, refusal, .. } => {
            if before.is_empty() && !refusal.obstacles.is_empty() && game.outcome().is_none() {
                let obstacles = refusal.obstacles.iter().map(ToString::to_string).collect();
                refused.picture = Some(Picture { obstacles, told: true, ..cx.picture_for_asker(stored, None)? });
            }
        }
    }
    if cx.tx.live_games_of(cx.asker.person_id)?.len() > 1 {
        refused.text.insert(0, words::headline(stored));
    }
    Ok(refused)
}

fn buttons_for(cx: &RequestContext<'_>, game: &StoredGame, lines: impl Iterator<Item = String>) -> Vec<ButtonDraft> {
    let press = |line: String| {
        let label = Message::new("club-button-actions").with("actions", line.as_str());
        ButtonDraft {
            label,
            command: Command::Play(PlayCommand::Move(Some(Id(game.id)), line)),
            seen: Some(game.entries),
            style: ButtonStyle::Plain,
        }
    };
    let lines: Vec<String> = lines.take(BUTTONS_MAX + 1).collect();
    // Some of many would look as though they were all.
    if lines.len() > BUTTONS_MAX || !cx.is_to_move(game) { Vec::new() } else { lines.into_iter().map(press).collect() }
}

/// Takes back the last action of the asker's unfinished turn, or all of them.
pub(in crate::club) fn undo(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    whole: bool,
) -> Result<(), Rejection> {
    let (mut game, seat) = game_to_move(cx, command, id)?;
    let mut replayed = cx.replay(&game)?;
    if replayed.game.turn_begins() {
        return refuse("club-nothing-to-undo");
    }
    let Some(begun) = last_turn_of(&replayed.game, seat) else { return refuse("club-nothing-to-undo") };
    may_take_back(&game)?;
    if cx.tx.played_since_opponent(game.id, seat)? > UNDONE_MAX {
        return Err(Message::new("club-undone-enough").with("limit", UNDONE_MAX).with("id", number(game.id)).into());
    }
    let last = replayed.game.plies().len() - 1;
    let undone = match replayed.game.plies().last().filter(|_| last > begun && !whole) {
        Some(ply) => Message::new("club-undone-last").with("action", Arg::notation(ply.token.as_str())),
        None => Message::new("club-undone"),
    };
    let plies = if whole { begun } else { last };
    record::enter_as_asker(cx, &game, &mut replayed, EntryKind::Rewind, &plies.to_string(), seat)?;
    let text = undone.with("name", seated(game.seat(seat))).with("id", number(game.id));
    let buttons = buttons_in_turn(&game, &replayed.game);
    playing::conclude_for_asker(cx, &mut game, replayed, vec![text], buttons)
}

fn plus(before: &[String], token: &str) -> String {
    let mut line = before.to_vec();
    line.push(token.to_owned());
    actions(&line)
}

/// Refuses to take back more in a game that has enough such entries, because every reader has to go through them.
pub(in crate::club) fn may_take_back(game: &StoredGame) -> Result<(), Rejection> {
    if game.entries.saturating_sub(game.plies) > TAKEN_BACK_MAX {
        return Err(Message::new("club-taken-back-enough").with("id", number(game.id)).into());
    }
    Ok(())
}

/// How many actions came before a player's last turn, whether it is over or not.
pub(in crate::club) fn last_turn_of(game: &Game, player: Player) -> Option<usize> {
    game.plies().iter().rposition(|ply| ply.begins_turn && ply.player == player)
}

/// Asks the asker to confirm if ending their turn loses the game. Returns whether it asked.
fn ask_about_end(cx: &mut RequestContext<'_>, stored: &StoredGame, game: &Game, line: &[String]) -> bool {
    let Some((END, before)) = line.split_last().map(|(last, before)| (last.as_str(), before)) else { return false };
    let mut game = game.clone();
    if before.iter().any(|token| game.play(token).is_err()) || !game.loses_by(END) {
        return false;
    }
    let id = Some(Id(stored.id));
    if before.is_empty() {
        let question = Message::new("club-end-loses");
        confirm::ask_whether(cx, stored, question, "club-button-end", PlayCommand::End { id, confirmed: true });
        return true;
    }
    let without = Command::Play(PlayCommand::Move(id, actions(before)));
    let text = Message::new("club-line-loses")
        .with("id", number(stored.id))
        .with("actions", Arg::notation(actions(before)))
        .with("command", without.clone());
    let button = ButtonDraft::new("club-button-play", without, ButtonStyle::Plain).at(stored.entries);
    let reply = cx.reply(Audience::Asker, vec![text]);
    cx.drafts.push(Draft { buttons: vec![button], about: Some(stored.id), ..reply });
    true
}
