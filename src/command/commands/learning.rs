//! The commands by which people play again, learn, and look back.

use super::params::{ANY_GAME, ID, choice, optional, required};
use crate::command::spec::takes;
use crate::command::{Args, Choice, Command, Menu, Param, ParamKind, Spec, Who};

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

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "rematch",
        aliases: &["again"],
        about: "command-rematch",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["rematch", "rematch #12"],
        ..takes!(|id: ID| Command::Rematch(id))
    },
    Spec {
        name: "rules",
        aliases: &["rule"],
        about: "command-rules",
        menu: Menu::Top,
        examples: &["rules", "rules sfirs", "rules sfirs 2"],
        ..takes!(|game: ANY_GAME, page: PAGE| Command::Rules { game, page })
    },
    Spec {
        name: "learn",
        aliases: &["practice", "tutorial"],
        about: "command-learn",
        params: &[ANY_GAME, TASK, WAY_OUT, ANSWER],
        examples: &["learn chifoumi", "learn chifoumi 2", "learn c2xc3", "learn solution", "learn off"],
        build: |args| {
            Some(match args.read(&WAY_OUT)? {
                Some("hint") => Command::LessonHint,
                Some("solution") => Command::Solution,
                Some(_) => Command::Leave,
                None => {
                    Command::Learn { game: args.read(&ANY_GAME)?, task: args.read(&TASK)?, answer: args.read(&ANSWER)? }
                }
            })
        },
        write: |command| {
            let args = Args::default();
            Some(match command {
                Command::LessonHint => args.with(&WAY_OUT, &"hint"),
                Command::Solution => args.with(&WAY_OUT, &"solution"),
                Command::Leave => args.with(&WAY_OUT, &"off"),
                Command::Learn { game, task, answer } => {
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
        ..takes!(|id: ID, turn: TURN| Command::Hint { id, turn })
    },
    Spec {
        name: "analyse",
        aliases: &["analyze", "analysis"],
        about: "command-analyse",
        examples: &["analyse", "analyse #12"],
        ..takes!(|id: ID| Command::Analyse(id))
    },
    Spec {
        name: "record",
        aliases: &["export"],
        about: "command-record",
        examples: &["record", "record #12"],
        ..takes!(|id: ID| Command::Record(id))
    },
    Spec {
        name: "replay",
        aliases: &["gif"],
        about: "command-replay",
        examples: &["replay", "replay words", "replay #12"],
        ..takes!(|id: ID, form: FORM| Command::Replay { id, form })
    },
    Spec {
        name: "try",
        aliases: &["what-if"],
        about: "command-try",
        is_private: true,
        menu: Menu::Top,
        examples: &["try c2-c3 e6-e5", "try #12 c2-c3"],
        ..takes!(|id: ID, line: LINE| Command::Try(id, line))
    },
];
