//! The commands by which people learn and look back.

use super::params::{ANY_GAME, ID, choice, optional, required};
use super::spec::takes;
use crate::command::{Args, BoardForm, Choice, Command, Id, Menu, Param, ParamKind, Spec};

const PAGE: Param = optional("page", "command-param-page", ParamKind::Count);
const TASK: Param = optional("task", "command-param-task", ParamKind::Count);
const WAY_OUT: Param = optional("end", "command-param-learn-end", ParamKind::Choice(WAYS_OUT));
const WAYS_OUT: &[Choice] =
    &[choice("off", &["stop", "exit", "leave", "quit"]), choice("hint", &["clue"]), choice("solution", &["solve"])];
const ANSWER: Param = optional("actions", "command-param-actions", ParamKind::Notation);
const TURN: Param = optional("turn", "command-param-turn", ParamKind::Turn);
const FORM: Param = optional("as", "command-param-as", ParamKind::Choice(FORMS));
const FORMS: &[Choice] = &[choice("picture", &["image", "gif"]), choice("words", &[])];
const LINE: Param = required("line", "command-param-line", ParamKind::Notation);

/// A command by which people learn and look back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LearningCommand {
    /// Explain a game, or list the games.
    Rules {
        /// The game's id.
        game: Option<&'static str>,
        /// The page of its lesson, from 1; by default the first.
        page: Option<usize>,
    },
    /// A guided first game: set a task, or answer the one that the asker is at.
    Learn {
        /// The game's id; by default the one in the asker's lesson.
        game: Option<&'static str>,
        /// Which of its tasks, from 1.
        task: Option<usize>,
        /// A turn that may solve it.
        answer: Option<String>,
    },
    /// Leave the lesson that the asker is in.
    Leave,
    /// Hint at the answer to the asker's task, even if they play a game.
    LessonHint,
    /// Show the answer to it, and go on to the next one.
    Solution,
    /// Hint at a good turn.
    Hint {
        /// The game.
        id: Option<Id>,
        /// Before which of its turns, from 1, if it is over.
        turn: Option<usize>,
    },
    /// Analyze each turn of a game that is over.
    Analyse(Option<Id>),
    /// Export a game's record.
    Record(Option<Id>),
    /// Show a game as a moving picture.
    Replay {
        /// Which one.
        id: Option<Id>,
        /// Its form; by default the asker's form of boards.
        form: Option<BoardForm>,
    },
    /// Show the position after a line of play, without playing it.
    Try(Option<Id>, String),
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "rules",
        aliases: &["rule"],
        about: "command-rules",
        menu: Menu::Top,
        examples: &["rules", "rules sfirs", "rules sfirs 2"],
        ..takes!(|game: ANY_GAME, page: PAGE| Command::Learning(LearningCommand::Rules { game, page }))
    },
    Spec {
        name: "learn",
        aliases: &["practice", "tutorial"],
        about: "command-learn",
        params: &[ANY_GAME, TASK, WAY_OUT, ANSWER],
        examples: &["learn chifoumi", "learn chifoumi 2", "learn c2xc3", "learn solution", "learn off"],
        build: |args| {
            Some(match args.read(&WAY_OUT)? {
                Some("hint") => Command::Learning(LearningCommand::LessonHint),
                Some("solution") => Command::Learning(LearningCommand::Solution),
                Some(_) => Command::Learning(LearningCommand::Leave),
                None => Command::Learning(LearningCommand::Learn {
                    game: args.read(&ANY_GAME)?,
                    task: args.read(&TASK)?,
                    answer: args.read(&ANSWER)?,
                }),
            })
        },
        write: |command| {
            let args = Args::default();
            Some(match command {
                Command::Learning(LearningCommand::LessonHint) => args.with(&WAY_OUT, &"hint"),
                Command::Learning(LearningCommand::Solution) => args.with(&WAY_OUT, &"solution"),
                Command::Learning(LearningCommand::Leave) => args.with(&WAY_OUT, &"off"),
                Command::Learning(LearningCommand::Learn { game, task, answer }) => {
                    args.with(&ANY_GAME, game).with(&TASK, task).with(&ANSWER, answer)
                }
                _ => return None,
            })
        },
        ..Spec::USUAL
    },
    Spec {
        name: "hint",
        aliases: &["clue"],
        about: "command-hint",
        is_private: true,
        menu: Menu::Top,
        examples: &["hint", "hint #12 7"],
        ..takes!(|id: ID, turn: TURN| Command::Learning(LearningCommand::Hint { id, turn }))
    },
    Spec {
        name: "analyse",
        aliases: &["analyze", "analysis"],
        about: "command-analyse",
        examples: &["analyse", "analyse #12"],
        ..takes!(|id: ID| Command::Learning(LearningCommand::Analyse(id)))
    },
    Spec {
        name: "record",
        aliases: &["export"],
        about: "command-record",
        examples: &["record", "record #12"],
        ..takes!(|id: ID| Command::Learning(LearningCommand::Record(id)))
    },
    Spec {
        name: "replay",
        aliases: &["gif"],
        about: "command-replay",
        examples: &["replay", "replay words", "replay #12"],
        ..takes!(|id: ID, form: FORM| Command::Learning(LearningCommand::Replay { id, form }))
    },
    Spec {
        name: "try",
        aliases: &["what-if"],
        about: "command-try",
        is_private: true,
        menu: Menu::Top,
        examples: &["try c2-c3 e6-e5", "try #12 c2-c3"],
        ..takes!(|id: ID, line: LINE| Command::Learning(LearningCommand::Try(id, line)))
    },
];
