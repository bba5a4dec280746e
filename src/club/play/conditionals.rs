//! Conditional moves: a player's answers to turns that the opponent may play.

use super::lines::{ANY, LINES_MAX, begins, contradict, example, leads_to, line_of, read, rest, turns};
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::replay::Replayed;
use crate::club::context::words::{number, seated, title};
use crate::club::lookup::Want;
use crate::club::{Audience, ButtonStyle};
use crate::command::{Command, Id, IfWish, SettlingCommand};
use crate::rules::{Game, Player, Reading};
use crate::store::{GameState, StoredGame};
use crate::text::{Arg, Message};

/// Keeps or withdraws the asker's conditional moves, and lists them.
pub(in crate::club) fn conditionals(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    wish: Option<&IfWish>,
) -> Result<(), Rejection> {
    if matches!(wish, Some(IfWish::Play(_))) && !cx.request.is_private() {
        return Err(Message::new("club-if-public").with("platform", cx.asker.platform.as_str()).into());
    }
    let (stored, seat) = cx.find_own_live_game(command, id, Want::Mine)?;
    let game = at_begin_of_turn(&cx.replay(&stored)?.game);
    let mut lines = lines_of(cx, stored.id, seat)?;
    match wish {
        None => {}
        Some(IfWish::Off(None)) => lines.clear(),
        Some(IfWish::Off(Some(turn))) => {
            let first = match game.read(turn) {
                Reading::Complete { actions } => actions.join(" "),
                _ => turn.to_lowercase(),
            };
            let kept = lines.len();
            lines.retain(|line| turns(line)[0] != first);
            if lines.len() == kept {
                return refuse("club-if-no-such");
            }
        }
        Some(IfWish::Play(text)) => add(&mut lines, read(&game, seat, text)?, seat, &game)?,
    }
    cx.tx.put_conditionals(stored.id, seat, &lines)?;
    tell_lines(cx, &stored, seat, &game, &lines);
    Ok(())
}

/// How the waiting player can say turns in advance that they tried: as they are if the last is their own, or else with
/// one more of their turns.
pub(in crate::club) fn as_conditional(
    cx: &RequestContext<'_>,
    game: &StoredGame,
    now: &Game,
    tried: &Game,
) -> Option<(Option<Message>, ButtonDraft)> {
    let new = &tried.plies()[now.plies().len()..];
    let (seat, last) = (cx.seat_of_asker(game)?, new.last()?);
    let waits = game.state == GameState::Live && now.to_move() == Some(seat.other());
    if !waits || !now.turn_begins() || !tried.turn_begins() {
        return None;
    }
    let turns = new.chunk_by(|_, next| !next.begins_turn);
    let turns: Vec<String> =
        turns.map(|turn| turn.iter().map(|ply| ply.token.as_str()).collect::<Vec<_>>().join(" ")).collect();
    let line = line_of(&turns);
    let say = |line| Command::from(SettlingCommand::If(Some(Id(game.id)), Some(IfWish::Play(line))));
    let button = |label, line| ButtonDraft::new(label, say(line), ButtonStyle::Primary).at(game.entries);
    if last.player == seat {
        return Some((None, button("club-button-if", line)));
    }
    let how = Message::new("club-try-if").with("command", say(format!("{line} then …")));
    (tried.to_move() == Some(seat)).then(|| (Some(how), button("club-button-if-then", format!("{line} then"))))
}

/// Tells the asker alone which turns they have said in advance.
fn tell_lines(cx: &mut RequestContext<'_>, game: &StoredGame, seat: Player, now: &Game, lines: &[String]) {
    let id = Some(Id(game.id));
    let heading = Message::new(if lines.is_empty() { "club-ifs-none" } else { "club-ifs" })
        .with("id", number(game.id))
        .with("game", title(&game.game, &game.variant));
    let heading = if lines.is_empty() { heading.with("example", example(now, seat)) } else { heading };
    let mut text = vec![heading];
    text.extend(lines.iter().filter_map(|line| told(game, seat, now.to_move() == Some(seat), line)));
    let off =
        ButtonDraft::new("club-button-if-off", SettlingCommand::If(id, Some(IfWish::Off(None))), ButtonStyle::Plain);
    let buttons = if lines.is_empty() { Vec::new() } else { vec![off] };
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { buttons, about: Some(game.id), ..reply });
}

fn lines_of(cx: &Context<'_>, game_id: i64, player: Player) -> Result<Vec<String>, Rejection> {
    let lines = cx.tx.conditionals(game_id)?;
    Ok(lines.into_iter().filter(|(of, _)| *of == player).map(|(_, line)| line).collect())
}

/// After a turn, goes on in both players' lines and drops those that it contradicts. Returns the answer in the lines of
/// the player to move, unless that player must think again.
pub(in crate::club) fn next_in_lines(
    cx: &Context<'_>,
    game_id: i64,
    replayed: &Replayed,
    think_anew: bool,
) -> Result<Option<Vec<String>>, Rejection> {
    let game = &replayed.game;
    let lines = cx.tx.conditionals(game_id)?;
    let (Some(next), true, false) = (game.to_move(), game.turn_begins(), lines.is_empty()) else { return Ok(None) };
    let Some(begin) = game.plies().iter().rposition(|ply| ply.begins_turn) else { return Ok(None) };
    let (before, mover, position) = (game.rewound(begin), game.plies()[begin].player, game.position());
    let mut answer = None;
    for player in Player::BOTH {
        let own = lines.iter().filter(|(of, _)| *of == player).map(|(_, line)| line.as_str());
        let (any, named): (Vec<&str>, Vec<&str>) = own.partition(|line| turns(line)[0] == ANY);
        let mut taken: Vec<&str> =
            named.into_iter().filter(|line| leads_to(&before, turns(line)[0], &position)).collect();
        if taken.is_empty() && player != mover {
            taken = any;
        }
        let mut left: Vec<String> = taken.into_iter().filter_map(rest).map(str::to_owned).collect();
        if next == mover {
            // A player is skipped, so the turns in the lines don't come.
            left.clear();
        } else if player == next {
            let turn = left.first().map(|line| game.read(turns(line)[0]));
            match turn {
                Some(Reading::Complete { actions }) if !think_anew => answer = Some(actions),
                _ => left.clear(),
            }
        }
        cx.tx.put_conditionals(game_id, player, &left)?;
    }
    Ok(answer)
}

/// Adds lines to a player's own. Lines that they contradict are dropped.
fn add(lines: &mut Vec<String>, new: Vec<String>, player: Player, game: &Game) -> Result<(), Rejection> {
    let Some(first) = game.to_move() else { return Ok(()) };
    let clash = |one: &str, other: &str| contradict(one, other, player, first);
    for (index, line) in new.iter().enumerate() {
        if new[..index].iter().any(|other| clash(line, other)) {
            return Err(Message::new("club-if-twice").with("line", Arg::notation(line.as_str())).into());
        }
    }
    for line in new {
        lines.retain(|other| !clash(&line, other) && !begins(other, &line));
        if !lines.iter().any(|other| begins(&line, other)) {
            lines.push(line);
        }
    }
    if lines.len() > LINES_MAX {
        return Err(Message::new("club-if-too-many").with("limit", LINES_MAX).into());
    }
    Ok(())
}

/// A line as sentences.
fn told(game: &StoredGame, seat: Player, own_first: bool, line: &str) -> Option<Message> {
    let mut turns = turns(line).into_iter();
    let own = if own_first { turns.next() } else { None };
    let mut told = own.map(|own| Message::new("club-if-own").with("own", Arg::notation(own)));
    while let (Some(theirs), Some(mine)) = (turns.next(), turns.next()) {
        let key = match (&told, theirs == ANY) {
            (None, false) => "club-if-they",
            (None, true) => "club-if-any",
            (Some(_), false) => "club-if-then",
            (Some(_), true) => "club-if-then-any",
        };
        let sentence = Message::new(key)
            .with("opponent", seated(game.seat(seat.other())))
            .with("theirs", Arg::notation(theirs))
            .with("mine", Arg::notation(mine));
        told = Some(told.into_iter().fold(sentence, |sentence, before| sentence.with("before", before)));
    }
    told
}

/// The game as it was when the turn began that is being played.
fn at_begin_of_turn(game: &Game) -> Game {
    let begin = game.plies().iter().rposition(|ply| ply.begins_turn).filter(|_| !game.turn_begins());
    begin.map_or_else(|| game.clone(), |begin| game.rewound(begin))
}
