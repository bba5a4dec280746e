//! Lines that are no command, but whose meaning is plain: a greeting, a game's name alone, a word from elsewhere.

use super::{Command, CommandError, PositionCommand, Question};
use crate::rules::GameDef;
use crate::text::Message;

/// What people say, and the key of the answer.
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
    match line.as_str() {
        "help me" => return Some(Ok(Command::Help(None))),
        "attack" | "attacks" => {
            return Some(Ok(Command::Position(PositionCommand::Ask(None, Question::Threats { own: true }))));
        }
        "buoy" | "buoys" => {
            return Some(Ok(Command::Position(PositionCommand::Ask(None, Question::Pieces(Some("buoys".to_owned()))))));
        }
        _ => {}
    }
    if let Some((key, _)) = SAID.iter().find(|(_, said)| said.contains(&line.as_str())) {
        return Some(Err(CommandError::meant(Message::new(key))));
    }
    let level = line.strip_prefix("level").map(|level| level.trim_start_matches([' ', ':']));
    if level.is_some_and(|level| level.parse::<u8>().is_ok()) {
        return Some(Err(CommandError::meant(Message::new("command-meant-level"))));
    }
    let game = &GameDef::meant(&line)?.about;
    let message = Message::new("command-meant-game").with("title", game.title).with("game", game.id);
    Some(Err(CommandError::meant(message)))
}
