//! Lines that are no commands but have a plain meaning: a greeting, a game's name alone, a word from elsewhere.

use super::{Command, CommandError, Id, ParamKind, PositionCommand, Question};
use crate::rules::GameDef;
use crate::text::Message;

/// Typical lines, each with the key of its answer.
const SAID: [(&str, &[&str]); 5] = [
    ("command-meant-hello", &["hi", "hello", "hey", "hallo", "hi there", "good morning", "good evening"]),
    ("command-meant-thanks", &["gg", "wp", "good game", "well played", "thanks", "thank you", "thx", "cheers"]),
    ("command-meant-next", &["next", "next page", "go on", "continue", "more"]),
    ("command-meant-skip", &["skip", "skip turn", "skip my turn"]),
    ("command-meant-computer", &["computer", "help computer", "bot", "play computer", "play bot"]),
];

/// Reads a line as one of those.
pub(super) fn read(line: &str) -> Option<Result<Command, CommandError>> {
    let line = line.trim().trim_end_matches(['!', '.', '?']).to_lowercase();
    if line == "help me" {
        return Some(Ok(Command::Help(None)));
    }
    if let Some(asked) = question(&line) {
        return Some(Ok(asked));
    }
    if let Some((key, _)) = SAID.iter().find(|(_, said)| said.contains(&line.as_str())) {
        return Some(Err(CommandError::meant(Message::new(key))));
    }
    let level = line.strip_prefix("level").map(|level| level.trim_start_matches([' ', ':']));
    if level.is_some_and(|level| level.parse::<u8>().is_ok()) {
        return Some(Err(CommandError::meant(Message::new("command-meant-level"))));
    }
    let side = line.strip_prefix("side").map(|side| side.trim_start_matches([' ', ':']));
    if side.is_some_and(|side| side.is_empty() || ParamKind::Side.read(side).is_some()) {
        return Some(Err(CommandError::meant(Message::new("command-meant-side"))));
    }
    let game = &GameDef::meant(&line)?.about;
    let message = Message::new("command-meant-game").with("title", game.title).with("game", game.id);
    Some(Err(CommandError::meant(message)))
}

/// A question by another word than its command's, with a game's number before it or after it, or without one.
fn question(line: &str) -> Option<Command> {
    let numbered = |word: &str| word.strip_prefix('#')?.parse::<i64>().ok().map(Id);
    let (id, word) = match line.split_once(' ') {
        None => (None, line),
        Some((first, rest)) => match (numbered(first), numbered(rest)) {
            (Some(id), _) => (Some(id), rest),
            (None, id) => (Some(id?), first),
        },
    };
    let question = match word.trim() {
        "attack" | "attacks" => Question::Threats { own: true },
        "buoy" | "buoys" => Question::Pieces(Some("buoys".to_owned())),
        _ => return None,
    };
    Some(Command::Position(PositionCommand::Ask(id, question)))
}
