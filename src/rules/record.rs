//! Games as text files, similar to PGN in chess: headers in brackets, an empty line, then the actions by turns.
//!
//! ```text
//! [Game "chifoumi"]
//! [Variant "basic"]
//! [Rules "1"]
//! [Player1 "ann"]
//! [Player2 "bob"]
//! [Begun "2026-11-21"]
//! [Ended "2026-11-22"]
//! [Result "0-1"]
//! [Reason "resignation"]
//! [Points "0-8.5"]
//!
//! 1. c2-c3 2. c6-c5 *
//! ```
//!
//! `Result` is `1-0`, `0-1`, `1/2-1/2`, or `*` for a game in progress. `Start` has a position string if the game didn't
//! begin as usual, and behind it `2+3` if player 2 has the first three turns. Comments are in `{…}`, or from `;` to the end
//! of the line, and aren't kept. Unknown headers are kept.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use super::{Game, GameDef, Outcome, Player, Reading, Reason};
use crate::text::Message;

/// A game, with the facts that its actions don't tell.
#[derive(Clone)]
pub struct Record {
    /// The players' names. Empty if unknown.
    pub players: [String; 2],
    /// The day of the first action, such as `2026-11-21`, or empty.
    pub begun: String,
    /// The day of the end, or empty.
    pub ended: String,
    /// Unknown headers, in order.
    pub other: Vec<(String, String)>,
    /// The game itself.
    pub game: Game,
}

/// Why a text isn't a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: Message,
}

impl RecordError {
    /// The whole sentence, with the line.
    #[must_use]
    pub fn sentence(&self) -> Message {
        Message::new("record-error").with("line", self.line).with("reason", self.message.clone())
    }
}

/// The longest record, in bytes: several times the longest game possible.
const LENGTH_MAX: usize = 1 << 20;
/// The width of a line of actions, in characters.
const LINE_WIDTH: usize = 100;

impl Record {
    /// The record of a game between players with these names.
    #[must_use]
    pub fn new(game: Game, players: [String; 2]) -> Self {
        Self { players, begun: String::new(), ended: String::new(), other: Vec::new(), game }
    }
}

fn result(game: &Game) -> &'static str {
    match game.outcome() {
        None => "*",
        Some(outcome) if !outcome.counts() => "*",
        Some(Outcome { winner: Some(Player::One), .. }) => "1-0",
        Some(Outcome { winner: Some(Player::Two), .. }) => "0-1",
        Some(Outcome { winner: None, .. }) => "1/2-1/2",
    }
}

fn points(game: &Game) -> Option<String> {
    let [one, two] = game.outcome()?.points?;
    Some(format!("{one}-{two}"))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let about = &self.game.kind().about;
        let mut header = |name: &str, value: &str| {
            let value = value.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('"', "\\\"");
            if value.is_empty() { Ok(()) } else { writeln!(f, "[{name} \"{value}\"]") }
        };
        header("Game", about.id)?;
        header("Variant", self.game.variant_name())?;
        header("Rules", &about.rules_version.to_string())?;
        header("Player1", &self.players[0])?;
        header("Player2", &self.players[1])?;
        header("Begun", &self.begun)?;
        header("Ended", &self.ended)?;
        header("Start", self.game.start_position().unwrap_or_default())?;
        header("Result", result(&self.game))?;
        header("Reason", self.game.outcome().map_or("", |outcome| outcome.reason.word()))?;
        header("Points", &points(&self.game).unwrap_or_default())?;
        for (name, value) in &self.other {
            header(name, value)?;
        }
        writeln!(f)?;
        let mut line = String::new();
        let mut turn = 0;
        for ply in self.game.plies() {
            let mut word = String::new();
            if ply.begins_turn {
                turn += 1;
                write!(word, "{turn}. ")?;
            }
            word.push_str(&ply.token);
            push_word(f, &mut line, &word)?;
        }
        push_word(f, &mut line, result(&self.game))?;
        writeln!(f, "{line}")
    }
}

fn push_word(f: &mut fmt::Formatter<'_>, line: &mut String, word: &str) -> fmt::Result {
    if !line.is_empty() && line.len() + 1 + word.len() > LINE_WIDTH {
        writeln!(f, "{line}")?;
        line.clear();
    }
    if !line.is_empty() {
        line.push(' ');
    }
    line.push_str(word);
    Ok(())
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > LENGTH_MAX {
            return Err(error(1, Message::new("record-too-long").with("limit", LENGTH_MAX)));
        }
        let mut headers = Headers::default();
        let mut words = Words::default();
        for (index, line) in text.lines().enumerate() {
            let line = if index == 0 { line.trim_start_matches('\u{feff}') } else { line };
            let number = index + 1;
            // Headers come before the first action. A bracket after it is a mistake, which the word's error reports.
            if line.trim_start().starts_with('[') && words.found.is_empty() && !words.in_comment {
                headers.add(number, line.trim())?;
            } else {
                words.add(number, line);
            }
        }
        if words.in_comment {
            return Err(error(words.comment_line, Message::new("record-comment")));
        }
        headers.into_record(&words.found)
    }
}

const fn error(line: usize, message: Message) -> RecordError {
    RecordError { line, message }
}

/// The words outside of comments, with their lines.
#[derive(Default)]
struct Words {
    found: Vec<(usize, String)>,
    in_comment: bool,
    comment_line: usize,
}

impl Words {
    fn add(&mut self, number: usize, line: &str) {
        let mut word = String::new();
        for c in line.chars() {
            match c {
                '}' if self.in_comment => self.in_comment = false,
                _ if self.in_comment => {}
                ';' => break,
                '{' => {
                    self.in_comment = true;
                    self.comment_line = number;
                    self.push(number, &mut word);
                }
                c if c.is_whitespace() => self.push(number, &mut word),
                c => word.push(c),
            }
        }
        self.push(number, &mut word);
    }

    fn push(&mut self, number: usize, word: &mut String) {
        // Turn numbers are for people. The action may follow without a blank.
        let action =
            word.split_once('.').filter(|(turn, _)| turn.parse::<u32>().is_ok()).map_or(&**word, |(_, rest)| rest);
        let action = action.trim_start_matches('.');
        if !action.is_empty() {
            self.found.push((number, action.to_owned()));
        }
        word.clear();
    }
}

/// The headers, with their lines.
#[derive(Default)]
struct Headers {
    found: Vec<(usize, String, String)>,
}

impl Headers {
    fn add(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        let malformed = || error(line, Message::new("record-header").with_text("text", text));
        let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).ok_or_else(malformed)?;
        let (name, quoted) = inside.trim().split_once(char::is_whitespace).ok_or_else(malformed)?;
        let quoted = quoted.trim().strip_prefix('"').and_then(|text| text.strip_suffix('"')).ok_or_else(malformed)?;
        let mut value = String::new();
        let mut chars = quoted.chars();
        while let Some(c) = chars.next() {
            match c {
                '\\' => value.push(chars.next().ok_or_else(malformed)?),
                '"' => return Err(malformed()),
                c => value.push(c),
            }
        }
        if self.line(name).is_some() {
            return Err(error(line, Message::new("record-twice").with_text("name", name)));
        }
        self.found.push((line, name.to_owned(), value));
        Ok(())
    }

    fn line(&self, name: &str) -> Option<usize> {
        self.found.iter().find(|(_, known, _)| known == name).map(|(line, ..)| *line)
    }

    fn take(&mut self, name: &str) -> Option<(usize, String)> {
        let index = self.found.iter().position(|(_, known, _)| known == name)?;
        let (line, _, value) = self.found.remove(index);
        Some((line, value))
    }

    fn day(&mut self, name: &'static str) -> Result<String, RecordError> {
        let Some((line, value)) = self.take(name) else { return Ok(String::new()) };
        let parts: Vec<&str> = value.split('-').collect();
        let digits = |text: &str, len: usize| text.len() == len && text.bytes().all(|b| b.is_ascii_digit());
        match parts.as_slice() {
            [year, month, day] if digits(year, 4) && digits(month, 2) && digits(day, 2) => Ok(value),
            _ => Err(error(line, Message::new("record-day").with_text("name", name).with_text("value", value))),
        }
    }

    fn into_record(mut self, words: &[(usize, String)]) -> Result<Record, RecordError> {
        let (line, id) = self.take("Game").ok_or_else(|| error(1, Message::new("record-no-game")))?;
        let kind = GameDef::find(&id).ok_or_else(|| error(line, GameDef::unknown(&id)))?;
        let variant = match self.take("Variant") {
            None => 0,
            Some((line, name)) => kind.variant(&name).ok_or_else(|| error(line, kind.unknown_variant(&name)))?,
        };
        if let Some((line, version)) = self.take("Rules")
            && version != kind.about.rules_version.to_string()
        {
            let known = kind.about.rules_version.to_string();
            let message = Message::new("record-rules").with_text("found", version).with_text("known", known);
            return Err(error(line, message));
        }
        let mut game = match self.take("Start") {
            None => kind.start(variant),
            Some((line, position)) => kind.start_at(variant, &position).map_err(|wrong| {
                let message = Message::new("record-start").with("column", wrong.column).with("reason", wrong.message);
                error(line, message)
            })?,
        };
        let end_word = play(&mut game, words)?;
        let players = ["Player1", "Player2"].map(|name| self.take(name).map_or(String::new(), |(_, value)| value));
        let (begun, ended) = (self.day("Begun")?, self.day("Ended")?);
        self.conclude(&mut game, end_word)?;
        let other = self.found.into_iter().map(|(_, name, value)| (name, value)).collect();
        Ok(Record { players, begun, ended, other, game })
    }

    /// Checks the headers about the end against the board, and ends the game if people did.
    fn conclude(&mut self, game: &mut Game, end_word: Option<(usize, String)>) -> Result<(), RecordError> {
        let stated = self.take("Result").or_else(|| end_word.clone());
        let reason = self.take("Reason");
        let counted = self.take("Points");
        let Some((line, stated)) = stated else { return Ok(()) };
        if let Some((line, word)) = end_word.filter(|(_, word)| *word != stated) {
            let message = Message::new("record-two-results").with_text("one", &stated).with_text("two", word);
            return Err(error(line, message));
        }
        let loser = match stated.as_str() {
            "1-0" => Some(Player::Two),
            "0-1" => Some(Player::One),
            "1/2-1/2" | "*" => None,
            _ => return Err(error(line, Message::new("record-result").with_text("found", stated))),
        };
        if game.outcome().is_none() && (stated != "*" || reason.is_some()) {
            let (line, word) = reason.clone().unwrap_or((line, String::new()));
            match (Reason::from_word(&word), loser) {
                (Some(Reason::Agreement), _) => game.agree(),
                (Some(reason @ (Reason::Resignation | Reason::Time)), Some(loser)) => game.give_up(loser, reason),
                (Some(reason @ (Reason::Void | Reason::Abandoned)), None) => game.stop(None, reason),
                _ => return Err(error(line, Message::new("record-unfinished").with_text("result", stated))),
            }
        }
        if result(game) != stated {
            let message =
                Message::new("record-other-result").with_text("stated", stated).with_text("found", result(game));
            return Err(error(line, message));
        }
        let found = game.outcome().map_or("", |outcome| outcome.reason.word());
        if let Some((line, stated)) = reason.filter(|(_, stated)| stated != found) {
            let message = Message::new("record-other-reason").with_text("stated", stated).with_text("found", found);
            return Err(error(line, message));
        }
        let found = points(game).unwrap_or_default();
        if let Some((line, stated)) = counted.filter(|(_, stated)| *stated != found) {
            let message = Message::new("record-other-points").with_text("stated", stated).with_text("found", found);
            return Err(error(line, message));
        }
        Ok(())
    }
}

/// Plays the words. Returns the result at the end, if there is one.
fn play(game: &mut Game, words: &[(usize, String)]) -> Result<Option<(usize, String)>, RecordError> {
    for (index, (line, word)) in words.iter().enumerate() {
        if matches!(word.as_str(), "*" | "1-0" | "0-1" | "1/2-1/2") {
            return match words.get(index + 1) {
                None => Ok(Some((*line, word.clone()))),
                Some((line, _)) => Err(error(*line, Message::new("record-behind-result"))),
            };
        }
        let refused = match game.play(word) {
            Ok(()) => continue,
            Err(refused) => refused.refusal,
        };
        // People write records by hand, too. Anything unambiguous is fine.
        let actions = match game.read(word) {
            Reading::Complete { actions } | Reading::Open { actions, .. } => actions,
            _ => Vec::new(),
        };
        if actions.is_empty() || !actions.iter().all(|token| game.play(token).is_ok()) {
            let message = Message::new("record-action").with_text("action", word).with("reason", refused.message);
            return Err(error(*line, message));
        }
    }
    Ok(None)
}
