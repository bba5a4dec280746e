//! Lines of turns that somebody will play if their opponent plays something, as text: `c4-c5 then d2-d3 then any then
//! pass`.

use super::readings::told_of_reading;
use crate::club::context::limits::ACTIONS_MAX;
use crate::club::context::rejection::{Refused, Rejection};
use crate::club::context::words::{actions, after, some_actions, typed_like, ways};
use crate::command::{Command, IfWish, SettlingCommand};
use crate::rules::{Game, Player, Reading};
use crate::text::{Arg, Message};

/// How many lines a player may have in a game.
pub(in crate::club) const LINES_MAX: usize = 20;
/// Stands for any turn of the opponent.
pub(in crate::club) const ANY: &str = "any";
/// Joins the turns of a line.
const THEN: &str = " then ";
/// A line of Chifoumi, where no example can be found in the game.
const EXAMPLE: &str = "c6-c5 then c3-c4";
/// Separates branches that are said together.
const BRANCHES: [char; 2] = [';', '\n'];

/// The turns of a line as it is kept.
pub(in crate::club) fn turns(line: &str) -> Vec<&str> {
    line.split(THEN).collect()
}

pub(in crate::club) fn line_of<T: AsRef<str>>(turns: &[T]) -> String {
    turns.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(THEN)
}

/// The rest of a line after its first turn was played. `None` if that was the last.
pub(in crate::club) fn rest(line: &str) -> Option<&str> {
    line.split_once(THEN).map(|(_, rest)| rest)
}

/// Whether a turn as it is kept, made in a game, leads to a position.
pub(in crate::club) fn leads_to(game: &Game, turn: &str, position: &str) -> bool {
    matches!(game.read(turn), Reading::Complete { actions } if after(game, &actions).position() == position)
}

/// Whether two lines give a player two different turns in one place. The first turn of both is the opponent's, so it
/// doesn't count.
pub(in crate::club) fn contradict(one: &str, other: &str, player: Player, first: Player) -> bool {
    let (one, other) = (turns(one), turns(other));
    let differs = one.iter().zip(&other).position(|(one, other)| one != other);
    differs.is_some_and(|at| at > 0 && at.is_multiple_of(2) == (player == first))
}

/// Whether a line is another one's beginning, or all of it.
pub(in crate::club) fn begins(one: &str, other: &str) -> bool {
    turns(other).starts_with(&turns(one))
}

/// Reads the branches of a player's lines for a game at the beginning of a turn, in the form in which they are kept.
pub(in crate::club) fn read(game: &Game, player: Player, text: &str) -> Result<Vec<String>, Rejection> {
    let branches = text.split(BRANCHES).map(words_of).filter(|words| !words.is_empty());
    branches.map(|words| read_branch(game, player, &words)).collect()
}

/// The words of a branch, without the `if` that some repeat.
fn words_of(branch: &str) -> Vec<&str> {
    let mut words: Vec<&str> = branch.split_whitespace().collect();
    if words.first().is_some_and(|word| word.eq_ignore_ascii_case("if")) {
        words.remove(0);
    }
    words
}

fn read_branch(game: &Game, player: Player, words: &[&str]) -> Result<String, Rejection> {
    let parts = words.split(|word| word.eq_ignore_ascii_case(THEN.trim())).map(|words| words.join(" "));
    // After “any”, the following turns can only be read when they come.
    let (mut known, mut mover, mut last) = (Some(game.clone()), game.to_move(), None);
    let mut turns: Vec<String> = Vec::new();
    for part in parts.filter(|part| !part.is_empty()) {
        let Some(side) = mover else { return Err(no_turn(&turns)) };
        let is_any = matches!(part.to_lowercase().as_str(), ANY | "anything" | "whatever");
        if is_any && side == player {
            return Err(Message::new("club-if-any-own").into());
        }
        match known.take().filter(|_| !is_any) {
            None => turns.push(if is_any { ANY.to_owned() } else { part }),
            Some(game) => {
                let (turn, now) = read_turn(&game, &part, side == player && turns.is_empty())?;
                turns.push(turn);
                known = Some(now);
            }
        }
        mover = match &known {
            Some(game) => game.to_move().filter(|next| *next != side),
            None => Some(side.other()),
        };
        last = Some(side);
    }
    // The last turn is the player's, after one of the opponent at least.
    let answered = last == Some(player) && turns.len() > 1;
    if answered {
        Ok(line_of(&turns))
    } else {
        Err(unanswered(&turns, known.filter(|_| mover == Some(player)), example(game, player)))
    }
}

/// A whole turn and the game after it. A line may begin with the player's own turn, which not everybody expects.
fn read_turn(game: &Game, part: &str, own_first: bool) -> Result<(String, Game), Rejection> {
    match game.read(part) {
        Reading::Complete { actions: tokens } => Ok((actions(&tokens), after(game, &tokens))),
        Reading::Open { actions: tokens, next } => Err(Message::new("club-if-open")
            .with("actions", Arg::notation(actions(&tokens)))
            .with("next", some_actions(&next, ACTIONS_MAX))
            .into()),
        reading => {
            let mut text = told_of_reading(game, &reading);
            if own_first {
                text.push(Message::new("club-if-own-turn"));
            }
            Err(Refused { text, ..Refused::default() }.into())
        }
    }
}

/// After these turns, it isn't the turn of the next player in the line.
fn no_turn(turns: &[String]) -> Rejection {
    Message::new("club-if-no-turn").with("line", Arg::notation(line_of(turns))).into()
}

/// A line that a player could say in a game, as an example.
pub(in crate::club) fn example(game: &Game, player: Player) -> Command {
    let line = example_line(game, player).unwrap_or_else(|| EXAMPLE.to_owned());
    SettlingCommand::If(None, Some(IfWish::Play(line))).into()
}

fn example_line(game: &Game, player: Player) -> Option<String> {
    let (mut game, mut turns) = (game.clone(), Vec::new());
    while let Some(mover) = game.to_move() {
        let turn = example_turn(&game)?;
        game = after(&game, &turn);
        turns.push(actions(&turn));
        if game.to_move() == Some(mover) {
            return None;
        }
        if mover == player && turns.len() > 1 {
            return Some(line_of(&turns));
        }
    }
    None
}

/// A whole turn that doesn't end the game, and captures and covers nothing if that is possible.
fn example_turn(game: &Game) -> Option<Vec<String>> {
    let mut turn = Vec::new();
    while turn.len() < ACTIONS_MAX {
        let now = after(game, &turn);
        let mut legal = now.legal();
        legal.sort_by_key(|token| token.contains(['x', '+']));
        let ends = |token: &&String| {
            let then = after(&now, &[(*token).clone()]);
            then.outcome().is_none() && then.turn_begins()
        };
        let found = legal.iter().find(ends);
        turn.push(found.or(legal.first())?.clone());
        if found.is_some() {
            return Some(turn);
        }
    }
    None
}

/// The line doesn't end with the speaker's own turn. Names their legal actions, if they are known.
fn unanswered(turns: &[String], game: Option<Game>, example: Command) -> Rejection {
    let mut text = vec![Message::new("club-if-unanswered").with("example", example)];
    if let (Some(game), false) = (game, turns.is_empty()) {
        let legal = game.legal();
        let then = Message::new("club-if-then-what").with("line", Arg::notation(line_of(turns)));
        text = vec![then.with("moves", ways(&game, &legal))];
        text.extend(typed_like(&legal));
    }
    Refused { text, ..Refused::default() }.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_turns_of_ones_own_in_one_place_contradict_each_other() {
        let contradict = |one, other| contradict(one, other, Player::Two, Player::One);
        assert!(contradict("a1 then b1", "a1 then b2"));
        assert!(!contradict("a1 then b1", "a2 then b2"));
        assert!(!contradict("a1 then b1", "a1 then b1 then a2 then b2"));
        assert!(!contradict("a1 then b1 then a2 then b2", "a1 then b1 then a3 then b3"));
        assert!(contradict("a1 then b1 then a2 then b2", "a1 then b1 then a2 then b3"));
    }
}
