//! Buttons and selects: their ids, and those that a board gets besides the club's own.
//!
//! The id of each button and option has its command as a line, and the newest entry of the game's record at that time,
//! so that nothing needs to be kept: `p:14:move #12 c2-c3`.

use std::fmt;

use serenity::builder::{
    CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};
use serenity::model::application::{ButtonStyle as Style, InputTextStyle};

use crate::adapter::discord::shown::complete::{begin_of, grouped, useful};
use crate::club::{Attachment, Button, ButtonStyle, Letter, Picture};
use crate::command::{
    self, BoardForm, Command, Id, IfWish, LearningCommand, PlayCommand, PositionCommand, SettlingCommand, SideUp,
};
use crate::rules::{Game, GameDef, Player};
use crate::text::{Language, Message};

/// The longest id of a button and the longest value of an option, in characters.
const LINE_LENGTH_MAX: usize = 100;
/// The longest label, in characters.
const LABEL_LENGTH_MAX: usize = 80;
/// The longest title and label of a modal, its placeholder, and its text, in characters.
const MODAL_LABEL_MAX: usize = 45;
const PLACEHOLDER_MAX: usize = 100;
const TYPED_MAX: u16 = 200;
/// How many buttons a row has, and options a select.
const ROW_MAX: usize = 5;
const OPTIONS_MAX: usize = 25;
/// How many rows a message has, and how many of them may be selects.
const ROWS_MAX: usize = 5;
const SELECTS_MAX: usize = 3;

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
}

impl TypedAt {
    fn read(text: &str) -> Option<Self> {
        match text.split_once('/') {
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

    fn write(&self) -> String {
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
            };
            let message = Message::new(key).with_text("id", &at).with_text("title", &at).with("task", task);
            let said = language.say(&message.with_text("line", line));
            said.chars().take(MODAL_LABEL_MAX).collect::<String>()
        };
        let (title, label) = match (self.at, &self.begun) {
            (TypedAt::Task(..), _) => (say("discord-modal-task-title"), say("discord-modal-label")),
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

/// The rows under a letter: the club's buttons, then those of a board.
pub(in crate::adapter::discord) fn rows(
    letter: &Letter,
    game: Option<&Game>,
    language: &Language,
) -> Vec<CreateActionRow> {
    let board = letter.picture.as_ref().filter(|picture| !picture.past).zip(game);
    let selects = match board {
        Some((picture, game)) if game.outcome().is_none() && !is_idle(picture) => selects(picture, game, language),
        _ => Vec::new(),
    };
    let task = task_of(letter);
    let selects = task.as_ref().map_or(selects, |task| task.selects(language));
    let tools = match board {
        Some((picture, game)) if picture.line.is_empty() && picture.chosen.is_none() => tools(picture, game, language),
        _ => Vec::new(),
    };
    // Nothing needs to be there twice.
    let is_tool = |button: &Button| tools.iter().any(|tool| tool.command == button.command);
    let own = letter.buttons.iter().filter(|button| !is_tool(button)).filter_map(button);
    let typed =
        board.filter(|(picture, game)| game.outcome().is_none() && picture.line.is_empty() && picture.chosen.is_none());
    let typed = typed.filter(|(picture, _)| !is_idle(picture));
    let typed = typed.map(|(picture, _)| (TypedAt::Game(Id(picture.game_id)), picture.entries));
    let typed = typed.or(task.map(|task| (TypedAt::Task(task.kind.about.id, task.number), task.seen)));
    let typed = typed.map(|(at, seen)| {
        let typed = Typed { at, seen: Some(seen), begun: None };
        CreateButton::new(typed.write()).style(Style::Secondary).label(language.word("discord-button-type"))
    });
    let first: Vec<CreateButton> = own.chain(typed).collect();
    let tools = row_of(&tools);
    first
        .chunks(ROW_MAX)
        .filter_map(|buttons| row(buttons.to_vec()))
        .chain(selects)
        .chain(tools)
        .take(ROWS_MAX)
        .collect()
}

/// Whether no reader of a board can play there. A line that is tried continues all the same.
const fn is_idle(picture: &Picture) -> bool {
    picture.idle && picture.line.is_empty()
}

pub(in crate::adapter::discord) fn row_of(buttons: &[Button]) -> Option<CreateActionRow> {
    row(buttons.iter().filter_map(button).collect())
}

fn row(buttons: Vec<CreateButton>) -> Option<CreateActionRow> {
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

/// A button, unless its line is too long for one; then it has to be typed.
fn button(button: &Button) -> Option<CreateButton> {
    let id = match &button.command {
        // The line lacks the asker's answer, which they have to type.
        Command::Settling(SettlingCommand::If(Some(id), Some(IfWish::Play(line)))) if line.ends_with(" then") => {
            Typed { at: TypedAt::Game(*id), seen: button.seen, begun: Some(line.clone()) }.write()
        }
        command => format!("p:{}:{command}", button.seen.map(|seen| seen.to_string()).unwrap_or_default()),
    };
    let style = match button.style {
        ButtonStyle::Primary => Style::Primary,
        ButtonStyle::Plain => Style::Secondary,
        ButtonStyle::Danger => Style::Danger,
    };
    let label: String = button.label.chars().take(LABEL_LENGTH_MAX).collect();
    (id.chars().count() <= LINE_LENGTH_MAX).then(|| CreateButton::new(id).style(style).label(label))
}

/// The buttons of any board: the view from the other side and, during the game, the players' offers.
fn tools(picture: &Picture, game: &Game, language: &Language) -> Vec<Button> {
    let id = Some(Id(picture.game_id));
    let other = if picture.bottom == Player::Two { SideUp::First } else { SideUp::Second };
    let plain = |key, command| Button { label: language.word(key), command, seen: None, style: ButtonStyle::Plain };
    let board = |form, side| Command::Position(PositionCommand::Board { id, form, side });
    let mut tools = vec![plain("discord-button-flip", board(None, Some(other)))];
    if game.outcome().is_none() {
        tools.push(plain("discord-button-words", board(Some(BoardForm::Words), None)));
        tools.push(plain("discord-button-draw", Command::Settling(SettlingCommand::Draw { id, confirmed: false })));
        tools.push(plain("discord-button-takeback", Command::Settling(SettlingCommand::Takeback(id))));
    }
    tools.push(plain(
        "discord-button-rules",
        Command::Learning(LearningCommand::Rules { game: Some(game.kind().about.id), page: None }),
    ));
    tools
}

/// Selects of the next steps: the actions themselves, or first their beginnings, as they fit. Choosing a beginning
/// leads to a message with selects of its own, so that a few choices lead to any action of any game.
fn selects(picture: &Picture, game: &Game, language: &Language) -> Vec<CreateActionRow> {
    let id = Id(picture.game_id);
    let before: String = picture.line.iter().map(|token| format!("{token} ")).collect();
    let options = options(game, picture.chosen.as_deref(), before.is_empty());
    let line = |chosen| match chosen {
        Chosen::Beginning(begin) => Command::Position(PositionCommand::Moves(Some(id), Some(begin))).to_string(),
        Chosen::Action(token) => Command::Play(PlayCommand::Move(Some(id), format!("{before}{token}"))).to_string(),
    };
    let key =
        if picture.chosen.is_some() || !before.is_empty() { "discord-select-move" } else { "discord-select-piece" };
    let prompt = language.say(&Message::new(key).with_text("id", id));
    let options = options.into_iter().map(|(label, chosen)| (label, line(chosen))).collect();
    selects_of(options, &prompt, picture.entries, language)
}

/// Selects of options, each with the line that it stands for.
fn selects_of(
    mut options: Vec<(String, String)>,
    prompt: &str,
    seen: u32,
    language: &Language,
) -> Vec<CreateActionRow> {
    options.retain(|(_, line)| line.chars().count() <= LINE_LENGTH_MAX);
    let many = options.len() > OPTIONS_MAX;
    let selects = options.chunks(OPTIONS_MAX).take(SELECTS_MAX).enumerate().map(|(index, options)| {
        let mut prompt = prompt.to_owned();
        if let (true, Some((first, _)), Some((last, _))) = (many, options.first(), options.last()) {
            let part = Message::new("discord-select-part").with_text("prompt", prompt);
            prompt = language.say(&part.with_text("first", first).with_text("last", last));
        }
        let options = options.iter().map(|(label, line)| CreateSelectMenuOption::new(label, line)).collect();
        let kind = CreateSelectMenuKind::String { options };
        let select = CreateSelectMenu::new(format!("s:{seen}:{index}"), kind).placeholder(prompt);
        CreateActionRow::SelectMenu(select)
    });
    selects.collect()
}

/// A lesson's task that waits for a turn.
struct Task<'l> {
    kind: &'static GameDef,
    /// Its number, from 1.
    number: usize,
    game: Game,
    /// How many actions of the turn were played.
    seen: u32,
    /// How the actions begin that are chosen from; empty for all.
    chosen: &'l str,
}

/// The task of a letter, if it waits for a turn.
fn task_of(letter: &Letter) -> Option<Task<'_>> {
    let Some(Attachment::Page { game, page, line, plays: Some(chosen), .. }) = letter.files.last() else { return None };
    let kind = GameDef::find(game)?;
    let mut game = kind.position_of_page(*page)?;
    line.iter().all(|token| game.play(token).is_ok()).then_some(())?;
    let number = page.checked_sub(kind.lesson().len())? + 1;
    Some(Task { kind, number, game, seen: u32::try_from(line.len()).ok()?, chosen })
}

impl Task<'_> {
    fn selects(&self, language: &Language) -> Vec<CreateActionRow> {
        let Self { kind, number, game, seen, chosen } = self;
        let chosen = Some(*chosen).filter(|chosen| !chosen.is_empty());
        let line = |chosen| {
            let (Chosen::Beginning(answer) | Chosen::Action(answer)) = chosen;
            Command::Learning(LearningCommand::Learn {
                game: Some(kind.about.id),
                task: Some(*number),
                answer: Some(answer),
            })
            .to_string()
        };
        let options = options(game, chosen, true).into_iter().map(|(label, chosen)| (label, line(chosen))).collect();
        let key = if chosen.is_some() { "discord-select-task-move" } else { "discord-select-task" };
        selects_of(options, &language.word(key), *seen, language)
    }
}

/// The choice of a select's option.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Chosen {
    /// An action to be played.
    Action(String),
    /// The beginning of the next actions to choose from.
    Beginning(String),
}

/// The options after a chosen beginning, or at first, with their labels. If actions continue others that were only
/// tried, `whole`, they aren't taken apart.
fn options(game: &Game, chosen: Option<&str>, whole: bool) -> Vec<(String, Chosen)> {
    const MOST: usize = OPTIONS_MAX * SELECTS_MAX;
    let mut tokens = game.legal();
    if let Some(chosen) = chosen {
        let at = tokens.iter().any(|token| begin_of(token) == chosen);
        tokens.retain(|token| if at { begin_of(token) == chosen } else { token.to_lowercase().starts_with(chosen) });
    }
    let action = |token: &String| (token.clone(), Chosen::Action(token.clone()));
    if chosen.is_some() && tokens.len() <= MOST || !whole {
        return tokens.iter().map(action).collect();
    }
    let (mut groups, mut more) = (grouped(&tokens, begin_of), "");
    if groups.len() > MOST {
        // The first letter is the column, or the kind of action.
        (groups, more) = (grouped(&tokens, |token| token.chars().take(1).collect()), " …");
    }
    let option = |(begin, tokens): (String, Vec<&String>)| match tokens.as_slice() {
        [only] => action(only),
        _ => (format!("{begin}{more}"), Chosen::Beginning(begin)),
    };
    groups.into_iter().map(option).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GAMES;

    /// The actions that the options lead to, and the most choices that it takes.
    fn reached(game: &Game, chosen: Option<&str>) -> (Vec<String>, usize) {
        let options = options(game, chosen, true);
        assert!(options.len() <= OPTIONS_MAX * SELECTS_MAX, "{} options after {chosen:?}", options.len());
        let (mut tokens, mut choices) = (Vec::new(), 1);
        for (_, chosen) in options {
            match chosen {
                Chosen::Action(token) => tokens.push(token),
                Chosen::Beginning(begin) => {
                    let (more, further) = reached(game, Some(&begin.to_lowercase()));
                    tokens.extend(more);
                    choices = choices.max(1 + further);
                }
            }
        }
        (tokens, choices)
    }

    #[test]
    fn every_action_of_every_game_can_be_selected_by_two_choices() {
        for kind in GAMES {
            for variant in 0..kind.about.variants.len() {
                let mut game = kind.start(variant);
                for ply in 0..60 {
                    let mut legal = game.legal();
                    if legal.is_empty() {
                        break;
                    }
                    let (mut tokens, choices) = reached(&game, None);
                    assert!(choices <= 2, "{} takes {choices} choices", kind.about.id);
                    let next = legal[(ply * 7 + 3) % legal.len()].clone();
                    legal.sort();
                    tokens.sort();
                    assert_eq!(tokens, legal, "{} after {ply} actions", kind.about.id);
                    assert!(game.play(&next).is_ok());
                }
            }
        }
    }

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
