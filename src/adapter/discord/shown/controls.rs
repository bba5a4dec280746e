//! Buttons and selects: the club's own, and those that a board gets besides. `pressed` reads their ids.

use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle as Style;

use crate::adapter::discord::shown::complete::{begin_of, grouped};
use crate::adapter::discord::shown::pressed::{LINE_LENGTH_MAX, Typed, TypedAt};
use crate::club::{Attachment, Button, ButtonStyle, Letter, Picture, Prepared, TaskSource};
use crate::command::{
    BoardForm, Command, Id, IfWish, LearningCommand, PlayCommand, PositionCommand, SettlingCommand, SideUp,
};
use crate::rules::{Game, GameDef, Player};
use crate::text::{Language, Message};

/// The longest label, in characters.
const LABEL_LENGTH_MAX: usize = 80;
/// How many buttons a row has, and options a select.
const ROW_MAX: usize = 5;
const OPTIONS_MAX: usize = 25;
/// How many rows a message has, and how many of them may be selects.
const ROWS_MAX: usize = 5;
const SELECTS_MAX: usize = 3;

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
    let typed = typed.or(task.map(|task| (task.typed_at(), task.seen)));
    let typed = typed.map(|(at, seen)| {
        let typed = Typed { at, seen: Some(seen), begun: None };
        CreateButton::new(typed.write()).style(Style::Secondary).label(language.word("discord-button-type"))
    });
    let page = letter.page.iter().map(|page| CreateButton::new_link(page).label(language.word("discord-button-page")));
    let first: Vec<CreateButton> = own.chain(typed).chain(page).collect();
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
    let board = |form, side| Command::Position(PositionCommand::Board { id, form, side, turn: None });
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

/// A task that waits for a turn.
struct Task<'l> {
    kind: &'static GameDef,
    /// Its number in its lesson, from 1.
    number: usize,
    /// The position, if it isn't of a lesson.
    prepared: Option<&'l Prepared>,
    game: Game,
    /// How many actions of the turn were played.
    seen: u32,
    /// How the actions begin that are chosen from; empty for all.
    chosen: &'l str,
}

/// The task of a letter, if it waits for a turn.
fn task_of(letter: &Letter) -> Option<Task<'_>> {
    let Some(Attachment::Page { game, page, prepared, line, plays: Some(chosen), .. }) = letter.files.last() else {
        return None;
    };
    let kind = GameDef::find(game)?;
    let prepared = prepared.as_ref();
    let (mut game, number) = match prepared {
        Some(prepared) => (prepared.game(kind)?, 0),
        None => (kind.position_of_page(*page)?, page.checked_sub(kind.lesson().len())? + 1),
    };
    line.iter().all(|token| game.play(token).is_ok()).then_some(())?;
    Some(Task { kind, number, prepared, game, seen: u32::try_from(line.len()).ok()?, chosen })
}

impl Task<'_> {
    fn typed_at(&self) -> TypedAt {
        match self.prepared {
            None => TypedAt::Task(self.kind.about.id, self.number),
            Some(Prepared { source: TaskSource::Mistake, number, .. }) => TypedAt::Mistake(*number),
            Some(Prepared { number, .. }) => TypedAt::Puzzle(*number),
        }
    }

    fn selects(&self, language: &Language) -> Vec<CreateActionRow> {
        let Self { kind, number, prepared, game, seen, chosen } = self;
        let chosen = Some(*chosen).filter(|chosen| !chosen.is_empty());
        let line = |chosen| {
            let (Chosen::Beginning(answer) | Chosen::Action(answer)) = chosen;
            let (game, task, answer) = (Some(kind.about.id), Some(*number), Some(answer));
            let command = match prepared {
                Some(prepared) => prepared.answer(answer),
                None => LearningCommand::Learn { game, task, answer },
            };
            Command::Learning(command).to_string()
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
    fn a_letter_with_a_page_has_a_button_that_opens_it() {
        let kept = r#"{"to": {"place": "1"}, "about": 12, "thread": false, "answers": null, "audience": "everyone",
            "text": [], "language": "en", "picture": null, "pings": [], "files": [], "buttons": [],
            "page": "https://games.example.org/g/12-a"}"#;
        let letter: Letter = serde_json::from_str(kept).unwrap();
        let rows = serde_json::to_value(rows(&letter, None, Language::english())).unwrap();
        let button = &rows[0]["components"][0];
        assert_eq!((button["style"].as_u64(), button["url"].as_str()), (Some(5), letter.page.as_deref()));
        assert_eq!(button["label"], "Open the board");
        let without = rows_of_none(&Letter { page: None, ..letter });
        assert!(without.is_empty());
    }

    fn rows_of_none(letter: &Letter) -> Vec<CreateActionRow> {
        rows(letter, None, Language::english())
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
}
