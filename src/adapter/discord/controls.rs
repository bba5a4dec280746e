//! Buttons and selects: what they say when they are pressed, and which of them a board gets besides the club's own.
//!
//! Everything that can be pressed carries the line that it says, and the newest entry of the game's record when it was
//! made, so that nothing of it needs to be kept: `p:14:move #12 c2-c3`.

use serde_json::{Value, json};

use super::complete::begin_of;
use crate::club::{Button, ButtonStyle, Letter, Picture};
use crate::command::Id;
use crate::rules::Game;
use crate::text::{Language, Message};

/// The longest id of a button and the longest value of an option, in characters.
const LINE_LENGTH_MAX: usize = 100;
/// The longest label, in characters.
const LABEL_LENGTH_MAX: usize = 80;
/// How many buttons a row has, and options a select.
const ROW_MAX: usize = 5;
const OPTIONS_MAX: usize = 25;
/// How many rows a message has, and how many of them may be selects.
const ROWS_MAX: usize = 5;
const SELECTS_MAX: usize = 3;

/// What was pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pressed {
    /// The line that it says.
    pub(super) line: String,
    /// See [`Button::seen`].
    pub(super) seen: Option<u32>,
}

impl Pressed {
    /// Reads the id of a button, or of a select and the value that was selected.
    pub(super) fn read(id: &str, value: Option<&str>) -> Option<Self> {
        let mut parts = id.splitn(3, ':');
        let kind = parts.next()?;
        let seen = parts.next()?.parse().ok();
        let line = match (kind, value) {
            ("p", None) => parts.next()?,
            ("s", Some(value)) => value,
            _ => return None,
        };
        Some(Self { line: line.to_owned(), seen })
    }
}

/// The rows under a letter: the club's buttons, then what goes with a board.
pub(super) fn rows(letter: &Letter, game: Option<&Game>, language: &Language) -> Vec<Value> {
    let mut rows: Vec<Value> =
        letter.buttons.chunks(ROW_MAX).map(|buttons| row(buttons.iter().filter_map(button))).collect();
    if let (Some(picture), Some(game)) = (&letter.picture, game) {
        if game.outcome().is_none() {
            rows.extend(selects(picture, game, language));
        }
        if picture.line.is_empty() && picture.chosen.is_none() {
            rows.push(row(tools(picture, game, language).iter().filter_map(button)));
        }
    }
    rows.retain(|row| row["components"].as_array().is_some_and(|inside| !inside.is_empty()));
    rows.truncate(ROWS_MAX);
    rows
}

fn row(components: impl Iterator<Item = Value>) -> Value {
    json!({"type": 1, "components": components.collect::<Vec<Value>>()})
}

/// A button; nothing if its line is too long for one. Then the line has to be typed.
fn button(button: &Button) -> Option<Value> {
    let seen = button.seen.map(|seen| seen.to_string()).unwrap_or_default();
    let id = format!("p:{seen}:{}", button.line);
    let style = match button.style {
        ButtonStyle::Primary => 1,
        ButtonStyle::Plain => 2,
        ButtonStyle::Danger => 4,
    };
    let label: String = button.label.chars().take(LABEL_LENGTH_MAX).collect();
    (id.chars().count() <= LINE_LENGTH_MAX).then(|| json!({"type": 2, "style": style, "label": label, "custom_id": id}))
}

/// What can be done with any board: seen from the other side, and, while the game lasts, what the players may offer.
fn tools(picture: &Picture, game: &Game, language: &Language) -> Vec<Button> {
    let id = Id(picture.table);
    let other = if picture.bottom == 2 { "first" } else { "second" };
    let plain = |key, line: String| Button { label: language.word(key), line, seen: None, style: ButtonStyle::Plain };
    let mut tools = vec![plain("discord-button-flip", format!("board {id} {other}"))];
    if game.outcome().is_none() {
        tools.push(plain("discord-button-text", format!("board {id} text")));
        tools.push(plain("discord-button-draw", format!("draw {id}")));
        tools.push(plain("discord-button-takeback", format!("takeback {id}")));
    }
    tools.push(plain("discord-button-rules", format!("rules {}", game.kind().about.id)));
    tools
}

/// Selects of the pieces that may be moved, or of what the chosen one may do. Only one more choice is between a piece
/// that was selected and its move.
fn selects(picture: &Picture, game: &Game, language: &Language) -> Vec<Value> {
    let id = Id(picture.table);
    let before: String = picture.line.iter().map(|token| format!("{token} ")).collect();
    let chosen = picture.chosen.as_deref();
    let mut options: Vec<(String, String)> = Vec::new();
    for token in game.legal() {
        let begin = begin_of(&token);
        if chosen.is_some_and(|chosen| chosen != begin) {
            continue;
        }
        // A piece with several moves is chosen first; what is being tried is played out.
        let (label, line) = if begin != token && chosen.is_none() && before.is_empty() {
            (begin.clone(), format!("moves {id} {begin}"))
        } else {
            (token.clone(), format!("move {id} {before}{token}"))
        };
        if line.chars().count() <= LINE_LENGTH_MAX && !options.iter().any(|(_, known)| *known == line) {
            options.push((label, line));
        }
    }
    if options.len() > OPTIONS_MAX * SELECTS_MAX {
        // Some of many would look as though they were all; they are typed.
        return Vec::new();
    }
    let key = if chosen.is_some() || !before.is_empty() { "discord-select-move" } else { "discord-select-piece" };
    let many = options.len() > OPTIONS_MAX;
    let selects = options.chunks(OPTIONS_MAX).enumerate().map(|(index, options)| {
        let mut prompt = language.say(&Message::new(key).with_text("id", id));
        if let (true, Some((first, _)), Some((last, _))) = (many, options.first(), options.last()) {
            prompt.push_str(&format!(" {first} – {last}"));
        }
        let options: Vec<Value> = options.iter().map(|(label, line)| json!({"label": label, "value": line})).collect();
        row(std::iter::once(json!({
            "type": 3,
            "custom_id": format!("s:{}:{index}", picture.entries),
            "placeholder": prompt,
            "options": options,
        })))
    });
    selects.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pressed_says_its_line_and_what_was_seen() {
        let pressed = Pressed::read("p:14:move #12 c2-c3", None);
        assert_eq!(pressed, Some(Pressed { line: "move #12 c2-c3".to_owned(), seen: Some(14) }));
        let pressed = Pressed::read("p::accept #12", None);
        assert_eq!(pressed, Some(Pressed { line: "accept #12".to_owned(), seen: None }));
        let pressed = Pressed::read("s:3:0", Some("moves #12 c2"));
        assert_eq!(pressed, Some(Pressed { line: "moves #12 c2".to_owned(), seen: Some(3) }));
        assert_eq!(Pressed::read("something else", None), None);
    }
}
