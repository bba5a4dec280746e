//! What was pressed, selected or typed: the ids of buttons, selects and forms, written and read.
//!
//! The id of each button and option has its command as a line, and the newest entry of the game's record at that time,
//! so that nothing needs to be kept: `p:14:move #12 c2-c3`.

use std::fmt;

use serenity::builder::{CreateActionRow, CreateInputText, CreateModal};
use serenity::model::application::InputTextStyle;

use crate::adapter::discord::shown::complete::useful;
use crate::command::{self, Command, Id, IfWish, LearningCommand, PlayCommand, SettlingCommand};
use crate::rules::{Game, GameDef};
use crate::text::{Language, Message};

/// The longest id of a button and the longest value of an option, in characters.
pub(in crate::adapter::discord) const LINE_LENGTH_MAX: usize = 100;
/// The longest title and label of a modal, its placeholder, and its text, in characters.
const MODAL_LABEL_MAX: usize = 45;
const PLACEHOLDER_MAX: usize = 100;
const TYPED_MAX: u16 = 200;

/// A pressed button or option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::adapter::discord) struct Pressed {
    pub(in crate::adapter::discord) command: Command,
    /// See [`Button::seen`].
    pub(in crate::adapter::discord) seen: Option<u32>,
}

impl Pressed {
    /// Reads the id of a button, or of a select and the value that was selected.
    pub(in crate::adapter::discord) fn read(id: &str, value: Option<&str>) -> Option<Self> {
        let mut parts = id.splitn(3, ':');
        let kind = parts.next()?;
        let seen = parts.next()?.parse().ok();
        let line = match (kind, value) {
            ("p", None) => parts.next()?,
            ("s", Some(value)) => value,
            _ => return None,
        };
        Some(Self { command: command::read(line).ok()?, seen })
    }
}

/// Where a turn is played that is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::adapter::discord) enum TypedAt {
    /// In a game.
    Game(Id),
    /// In a task of a lesson, by the game's id and the task's number.
    Task(&'static str, usize),
    /// In a puzzle, by its number.
    Puzzle(u32),
    /// In a task from a mistake, by its number.
    Mistake(u32),
}

/// The words for puzzles and mistakes where others name a game.
const PUZZLE: &str = "puzzle";
const MISTAKE: &str = "mistake";

impl TypedAt {
    fn read(text: &str) -> Option<Self> {
        match text.split_once('/') {
            Some((PUZZLE, number)) => number.parse().ok().map(Self::Puzzle),
            Some((MISTAKE, number)) => number.parse().ok().map(Self::Mistake),
            Some((game, task)) => Some(Self::Task(GameDef::find(game)?.about.id, task.parse().ok()?)),
            None => Some(Self::Game(text.parse().ok()?)),
        }
    }
}

impl fmt::Display for TypedAt {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(id) => write!(formatter, "{id}"),
            Self::Task(game, task) => write!(formatter, "{game}/{task}"),
            Self::Puzzle(number) => write!(formatter, "{PUZZLE}/{number}"),
            Self::Mistake(number) => write!(formatter, "{MISTAKE}/{number}"),
        }
    }
}

/// A button that opens a modal, and the modal: for a typed turn, to be played now or in advance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::adapter::discord) struct Typed {
    /// The game or task.
    pub(in crate::adapter::discord) at: TypedAt,
    /// See [`Button::seen`].
    pub(in crate::adapter::discord) seen: Option<u32>,
    /// The line that it answers if it is said in advance: `c6-c5 then`.
    pub(in crate::adapter::discord) begun: Option<String>,
}

impl Typed {
    /// Reads the id of such a button, or of its modal.
    pub(in crate::adapter::discord) fn read(id: &str) -> Option<Self> {
        let mut parts = id.splitn(3, ':');
        let (kind, seen, rest) = (parts.next()?, parts.next()?, parts.next()?);
        let (game, begun) = rest.split_once(' ').map_or((rest, None), |(game, line)| (game, Some(line.to_owned())));
        (kind == "t").then_some(Self { at: TypedAt::read(game)?, seen: seen.parse().ok(), begun })
    }

    pub(in crate::adapter::discord) fn write(&self) -> String {
        let seen = self.seen.map(|seen| seen.to_string()).unwrap_or_default();
        let begun = self.begun.iter().map(|line| format!(" {line}")).collect::<String>();
        format!("t:{seen}:{}{begun}", self.at)
    }

    /// The command of the typed text.
    pub(in crate::adapter::discord) fn command(self, typed: &str) -> Command {
        let typed = typed.trim();
        match (self.at, self.begun) {
            (TypedAt::Game(id), None) => Command::Play(PlayCommand::Move(Some(id), typed.to_owned())),
            (TypedAt::Game(id), Some(line)) => {
                Command::Settling(SettlingCommand::If(Some(id), Some(IfWish::Play(format!("{line} {typed}")))))
            }
            (TypedAt::Task(game, task), _) => Command::Learning(LearningCommand::Learn {
                game: Some(game),
                task: Some(task),
                answer: Some(typed.to_owned()),
            }),
            (TypedAt::Puzzle(number), _) => Command::Learning(LearningCommand::Puzzle {
                game: None,
                number: usize::try_from(number).ok(),
                answer: Some(typed.to_owned()),
            }),
            (TypedAt::Mistake(number), _) => Command::Learning(LearningCommand::Mistakes {
                number: usize::try_from(number).ok(),
                answer: Some(typed.to_owned()),
            }),
        }
    }

    /// The modal for a typed turn: empty, with legal actions as the placeholder.
    pub(in crate::adapter::discord) fn modal(&self, game: Option<&Game>, language: &Language) -> CreateModal {
        let say = |key| {
            let line = self.begun.clone().unwrap_or_default();
            let (at, task) = match self.at {
                TypedAt::Game(id) => (id.to_string(), 0),
                TypedAt::Task(game, task) => {
                    (GameDef::find(game).map_or(game, |kind| kind.about.title).to_owned(), task)
                }
                TypedAt::Puzzle(number) | TypedAt::Mistake(number) => (format!("{number}"), 0),
            };
            let message = Message::new(key).with_text("id", &at).with_text("title", &at).with("task", task);
            let said = language.say(&message.with_text("line", line));
            said.chars().take(MODAL_LABEL_MAX).collect::<String>()
        };
        let (title, label) = match (self.at, &self.begun) {
            (TypedAt::Task(..), _) => (say("discord-modal-task-title"), say("discord-modal-label")),
            (TypedAt::Puzzle(_), _) => (say("discord-modal-puzzle-title"), say("discord-modal-label")),
            (TypedAt::Mistake(_), _) => (say("discord-modal-mistake-title"), say("discord-modal-label")),
            (TypedAt::Game(_), None) => (say("discord-modal-title"), say("discord-modal-label")),
            (TypedAt::Game(_), Some(_)) => (say("discord-modal-if-title"), say("discord-modal-if-label")),
        };
        let input = CreateInputText::new(InputTextStyle::Short, label, "turn").max_length(TYPED_MAX);
        let shown = game.map(|game| shortened(&useful(game.legal()))).unwrap_or_default();
        let input = if shown.is_empty() { input } else { input.placeholder(shown) };
        CreateModal::new(self.write(), title).components(vec![CreateActionRow::InputText(input)])
    }
}

/// As many actions as fit into the placeholder.
fn shortened(actions: &[String]) -> String {
    let mut shown = String::new();
    for (index, action) in actions.iter().enumerate() {
        let more = if index == 0 { action.clone() } else { format!(", {action}") };
        let last = index + 1 == actions.len();
        // Room to say that there are more.
        let room = if last { PLACEHOLDER_MAX } else { PLACEHOLDER_MAX - 3 };
        if shown.chars().count() + more.chars().count() > room {
            shown.push_str(", …");
            break;
        }
        shown.push_str(&more);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::PositionCommand;
    use crate::rules::GAMES;

    #[test]
    fn what_can_be_typed_is_shown_as_far_as_there_is_room() {
        for kind in GAMES {
            let shown = shortened(&kind.start(0).legal());
            assert!((1..=PLACEHOLDER_MAX).contains(&shown.chars().count()), "{shown}");
        }
        assert_eq!(shortened(&["end".to_owned(), "pass".to_owned()]), "end, pass");
        for begun in [None, Some("c6-c5 then".to_owned())] {
            let typed = Typed { at: TypedAt::Game(Id(12)), seen: Some(3), begun };
            assert_eq!(Typed::read(&typed.write()), Some(typed));
        }
        let typed = Typed { at: TypedAt::Task("sia-doble", 3), seen: Some(1), begun: None };
        assert_eq!(Typed::read(&typed.write()), Some(typed));
        assert_eq!(Typed::read("p:3:move #12 c2-c3"), None);
    }

    #[test]
    fn what_is_pressed_asks_for_its_command_and_says_what_was_seen() {
        let pressed = Pressed::read("p:14:move #12 c2-c3", None);
        let command = Command::Play(PlayCommand::Move(Some(Id(12)), "c2-c3".to_owned()));
        assert_eq!(pressed, Some(Pressed { command, seen: Some(14) }));
        let pressed = Pressed::read("p::accept #12", None);
        assert_eq!(pressed, Some(Pressed { command: Command::Play(PlayCommand::Accept(Some(Id(12)))), seen: None }));
        let pressed = Pressed::read("s:3:0", Some("moves #12 c2"));
        let command = Command::Position(PositionCommand::Moves(Some(Id(12)), Some("c2".to_owned())));
        assert_eq!(pressed, Some(Pressed { command, seen: Some(3) }));
        assert_eq!(Pressed::read("something else", None), None);
    }
}
