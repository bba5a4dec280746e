//! The commands by which people learn and look back.

use super::params::{ANY_GAME, ID, choice, optional, required};
use super::spec::takes;
use crate::command::{Args, BoardForm, Choice, Command, Id, Menu, Param, ParamKind, RecordForm, Spec};

const PAGE: Param = optional("page", "command-param-page", ParamKind::Count);
const TASK: Param = optional("task", "command-param-task", ParamKind::Count);
const WAY_OUT: Param = optional("end", "command-param-learn-end", ParamKind::Choice(WAYS_OUT));
const WAYS_OUT: &[Choice] =
    &[choice("off", &["stop", "exit", "leave", "quit"]), choice("hint", &["clue"]), choice("solution", &["solve"])];
const ANSWER: Param = optional("actions", "command-param-actions", ParamKind::Notation);
const COACHING: Param = optional("coach", "command-param-coach", ParamKind::Choice(COACHED));
const COACHED: &[Choice] = &[choice("on", &[]), choice(COACH_OFF, &["stop"]), choice(COACH_BACK, &[])];
const PERCENT: Param = optional("percent", "command-param-coach-percent", ParamKind::Count);
const TURN: Param = optional("turn", "command-param-turn", ParamKind::Turn);
const FORM: Param = optional("as", "command-param-as", ParamKind::Choice(FORMS));
const FORMS: &[Choice] = &[choice("picture", &["image", "gif"]), choice("words", &[])];
const AS: Param = optional("as", "command-param-record-as", ParamKind::Choice(RECORDS));
const RECORDS: &[Choice] = &[choice("text", &["txt", "file"]), choice("page", &["html", "web"])];
const LINE: Param = required("line", "command-param-line", ParamKind::Notation);

/// The word that ends coaching.
pub const COACH_OFF: &str = "off";
/// The word that takes back the turn of which somebody was told.
pub const COACH_BACK: &str = "back";
/// The most percent that somebody can have a turn give away before they hear of it.
pub const COACH_PERCENT_MAX: u32 = 50;
const NUMBER: Param = optional("number", "command-param-puzzle", ParamKind::Count);
const PUZZLE_WISH: Param = optional("what", "command-param-puzzle-what", ParamKind::Choice(PUZZLE_WISHES));
const PUZZLE_WISHES: &[Choice] = &[
    choice("daily", &["today"]),
    choice("hint", &["clue"]),
    choice("solution", &["solve"]),
    choice("off", &["stop", "exit", "leave", "quit"]),
];
const MISTAKE_WISH: Param = optional("what", "command-param-mistake-what", ParamKind::Choice(MISTAKE_WISHES));
const MISTAKE_WISHES: &[Choice] =
    &[choice("hint", &["clue"]), choice("solution", &["solve"]), choice("off", &["stop", "exit", "leave", "quit"])];

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
    /// Get a puzzle, or answer one.
    Puzzle {
        /// The game's id; by default one of which the asker has had few.
        game: Option<&'static str>,
        /// The puzzle's number; by default the one that the asker is at, or a new one.
        number: Option<usize>,
        /// A turn that may solve it.
        answer: Option<String>,
    },
    /// Get the puzzle of the day of this place.
    DailyPuzzle,
    /// Get a task from one of the asker's own mistakes, or answer one.
    Mistakes {
        /// The mistake's number; by default the one that comes next.
        number: Option<usize>,
        /// A turn that may be better.
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
    /// Tell the asker, in a game against the computer, of turns that gave much away.
    Coach {
        /// The game.
        id: Option<Id>,
        /// On, off, or `back`: take back the turn with a number.
        wish: Option<&'static str>,
        /// How many percent of the points a turn has to give away, or the number of the turn.
        number: Option<u32>,
    },
    /// Analyze each turn of a game that is over.
    Analyse(Option<Id>),
    /// Export a game's record.
    Record {
        /// Which one.
        id: Option<Id>,
        /// Its form.
        form: RecordForm,
    },
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
        name: "puzzle",
        aliases: &["puzzles"],
        about: "command-puzzle",
        menu: Menu::Under("past"),
        params: &[ANY_GAME, NUMBER, PUZZLE_WISH, ANSWER],
        is_private: true,
        examples: &["puzzle", "puzzle chifoumi", "puzzle daily", "puzzle c2xc3", "puzzle solution"],
        build: |args| {
            let answer = match args.read(&PUZZLE_WISH)? {
                Some("daily") => return Some(Command::Learning(LearningCommand::DailyPuzzle)),
                Some("off") => return Some(Command::Learning(LearningCommand::Leave)),
                Some(wish) => Some(wish.to_owned()),
                None => args.read(&ANSWER)?,
            };
            let (game, number) = (args.read(&ANY_GAME)?, args.read(&NUMBER)?);
            Some(Command::Learning(LearningCommand::Puzzle { game, number, answer }))
        },
        write: |command| {
            let args = Args::default();
            Some(match command {
                Command::Learning(LearningCommand::DailyPuzzle) => args.with(&PUZZLE_WISH, &"daily"),
                Command::Learning(LearningCommand::Puzzle { game, number, answer }) => {
                    let args = args.with(&ANY_GAME, game).with(&NUMBER, number);
                    with_answer(args, &PUZZLE_WISH, answer.as_ref())
                }
                _ => return None,
            })
        },
        ..Spec::USUAL
    },
    Spec {
        name: "mistakes",
        aliases: &["mistake", "blunders"],
        about: "command-mistakes",
        menu: Menu::Under("past"),
        params: &[NUMBER, MISTAKE_WISH, ANSWER],
        is_private: true,
        examples: &["mistakes", "mistakes c2xc3", "mistakes solution"],
        build: |args| {
            let answer = match args.read(&MISTAKE_WISH)? {
                Some("off") => return Some(Command::Learning(LearningCommand::Leave)),
                Some(wish) => Some(wish.to_owned()),
                None => args.read(&ANSWER)?,
            };
            Some(Command::Learning(LearningCommand::Mistakes { number: args.read(&NUMBER)?, answer }))
        },
        write: |command| match command {
            Command::Learning(LearningCommand::Mistakes { number, answer }) => {
                Some(with_answer(Args::default().with(&NUMBER, number), &MISTAKE_WISH, answer.as_ref()))
            }
            _ => None,
        },
        ..Spec::USUAL
    },
    Spec {
        name: "hint",
        aliases: &["clue"],
        about: "command-hint",
        is_private: true,
        menu: Menu::Under("past"),
        examples: &["hint", "hint #12 7"],
        ..takes!(|id: ID, turn: TURN| Command::Learning(LearningCommand::Hint { id, turn }))
    },
    Spec {
        name: "coach",
        aliases: &["coaching"],
        about: "command-coach",
        menu: Menu::Under("past"),
        is_private: true,
        examples: &["coach on", "coach 20", "coach off"],
        ..takes!(|wish: COACHING, number: PERCENT, id: ID| {
            Command::Learning(LearningCommand::Coach { id, wish, number })
        })
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
        examples: &["record", "record #12", "record #12 page"],
        ..takes!(|id: ID, form: AS| Command::Learning(LearningCommand::Record { id, form }))
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

/// The arguments with an answer, or with the word that asks for one.
fn with_answer(args: Args, wish: &Param, answer: Option<&String>) -> Args {
    let asks = ["hint", "solution"].into_iter().find(|word| answer.is_some_and(|answer| answer == word));
    match asks {
        Some(word) => args.with(wish, &word),
        None => args.with(&ANSWER, &answer.cloned()),
    }
}
