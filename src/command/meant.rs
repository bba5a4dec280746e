//! Lines that are no commands but have a plain meaning: a greeting, a game's name alone, a word from elsewhere.

use super::{
    COMPUTER, Command, CommandError, Id, LearningCommand, ParamKind, PositionCommand, Question, Spec, spelled_cell,
};
use crate::rules::GameDef;
use crate::text::Message;

/// Typical lines, each with the key of its answer.
const SAID: [(&str, &[&str]); 6] = [
    ("command-meant-bye", &["bye", "bye bye", "goodbye", "good bye", "good night", "see you", "see you later"]),
    ("command-meant-hello", &["hi", "hello", "hey", "hallo", "hi there", "good morning", "good evening"]),
    ("command-meant-thanks", &["gg", "wp", "good game", "well played", "thanks", "thank you", "thx", "cheers"]),
    ("command-meant-next", &["next", "next page", "go on", "continue", "more"]),
    ("command-meant-skip", &["skip", "skip turn", "skip my turn"]),
    ("command-meant-computer", &["computer", "help computer", "bot", "play computer", "play bot", "who are you"]),
];

/// Commands that answer a question.
const ANSWERS: [&str; 5] = ["yes", "y", "ok", "no", "n"];

/// A line without what ends it like a sentence. People greet by name, so without the program's as well.
fn plain(said: &str) -> &str {
    let line = said.trim_end_matches(['!', '.', '?']).trim_end();
    line.strip_suffix(COMPUTER).map_or(line, |greeting| match greeting.trim_end_matches([' ', ',', '@']) {
        "" => line,
        greeting => greeting,
    })
}

/// The command of one word that a line is which ends like a sentence.
pub(super) fn answer(line: &str) -> Option<&'static str> {
    let said = line.trim().to_lowercase();
    let answer = ANSWERS.into_iter().find(|answer| *answer == plain(&said));
    answer.filter(|_| said.ends_with(['!', '.']))
}

/// Reads a line as one of those.
pub(super) fn read(line: &str) -> Option<Result<Command, CommandError>> {
    let said = line.trim().to_lowercase();
    let line = plain(&said);
    match line {
        "help me" | "what can you do" | "what can i do" | "what can i say" => return Some(Ok(Command::Help(None))),
        "how do i play" | "how to play" | "how do you play" => {
            return Some(Ok(LearningCommand::Rules { game: None, page: None }.into()));
        }
        _ => {}
    }
    let line = line.to_owned();
    if let Some(cell) = said.strip_suffix('?').map(str::trim_end)
        && cell.contains(' ')
        && spelled_cell(cell).is_some()
    {
        return Some(Ok(PositionCommand::Ask(None, Question::At(cell.to_owned())).into()));
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
    // Its commands come first: `help rules`.
    let game = line.strip_prefix("help ").filter(|name| Spec::find(name).is_none()).unwrap_or(&line);
    let game = &GameDef::meant(game)?.about;
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
