//! The part of the table of commands by which people play again, learn, and look back.

use crate::command::choices::{ID, LESSON, PAGES, TOLD, optional, required};
use crate::command::{BoardForm, Command, ParamKind, Spec, Who};

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "rematch",
        aliases: &["again"],
        about: "command-rematch",
        params: &[ID],
        who: Who::Players,
        examples: &["rematch", "rematch #12"],
        build: |args| Some(Command::Rematch(args.id())),
    },
    Spec {
        name: "rules",
        aliases: &["rule"],
        about: "command-rules",
        params: &[
            optional("game", "command-param-game", ParamKind::Game),
            optional("page", "command-param-page", ParamKind::Choice(PAGES)),
        ],
        who: Who::Anyone,
        examples: &["rules", "rules sfirs", "rules sfirs 2"],
        build: |args| {
            let page = args.choice("page").and_then(|page| page.parse().ok());
            Some(Command::Rules { game: args.game(), page })
        },
    },
    Spec {
        name: "learn",
        aliases: &["practice", "tutorial"],
        about: "command-learn",
        params: &[
            optional("game", "command-param-game", ParamKind::Game),
            optional("task", "command-param-task", ParamKind::Choice(PAGES)),
            optional("end", "command-param-learn-end", ParamKind::Choice(LESSON)),
            optional("actions", "command-param-actions", ParamKind::Notation),
        ],
        who: Who::Anyone,
        examples: &["learn chifoumi", "learn chifoumi 2", "learn c2xc3", "learn solution", "learn off"],
        build: |args| {
            match args.choice("end") {
                Some("hint") => return Some(Command::LessonHint),
                Some("solution") => return Some(Command::Solution),
                Some(_) => return Some(Command::Leave),
                None => {}
            }
            let task = args.choice("task").and_then(|task| task.parse().ok());
            Some(Command::Learn { game: args.game(), task, answer: args.text("actions") })
        },
    },
    Spec {
        name: "hint",
        aliases: &["clue"],
        about: "command-hint",
        params: &[ID, optional("turn", "command-param-turn", ParamKind::Text)],
        who: Who::Anyone,
        examples: &["hint", "hint #12 7"],
        build: |args| {
            let turn = args.text("turn");
            let number = turn.as_deref().and_then(|turn| turn.trim_end_matches('.').parse().ok());
            (turn.is_none() || number.is_some()).then(|| Command::Hint { id: args.id(), turn: number })
        },
    },
    Spec {
        name: "analyse",
        aliases: &["analyze", "analysis"],
        about: "command-analyse",
        params: &[ID],
        who: Who::Anyone,
        examples: &["analyse", "analyse #12"],
        build: |args| Some(Command::Analyse(args.id())),
    },
    Spec {
        name: "record",
        aliases: &["export"],
        about: "command-record",
        params: &[ID],
        who: Who::Anyone,
        examples: &["record", "record #12"],
        build: |args| Some(Command::Record(args.id())),
    },
    Spec {
        name: "replay",
        aliases: &["gif"],
        about: "command-replay",
        params: &[ID, optional("as", "command-param-as", ParamKind::Choice(TOLD))],
        who: Who::Anyone,
        examples: &["replay", "replay words", "replay #12"],
        build: |args| Some(Command::Replay { id: args.id(), form: args.choice("as").and_then(BoardForm::find) }),
    },
    Spec {
        name: "try",
        aliases: &["what-if"],
        about: "command-try",
        params: &[ID, required("line", "command-param-line", ParamKind::Notation)],
        who: Who::Anyone,
        examples: &["try c2-c3 e6-e5", "try #12 c2-c3"],
        build: |args| Some(Command::Try(args.id(), args.text("line")?)),
    },
];
