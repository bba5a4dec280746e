//! The table of commands.

use super::choices::{
    AS, BOTTOM, CELL, FILE, FLAG, ID, KIND, LESSON, NO_VACATION, OFF, OFFER, PAGES, RATED, ROW, SCOPE, SEASON,
    SETTINGS_OF, SURE, THREATS, TOLD, WHAT, WHOLE, WHOSE, WITHDRAW, optional, required,
};
use super::{
    Args, BoardForm, Challenge, Command, IfWish, Param, ParamKind, PauseWish, Question, Scope, SettingsOf, SideUp,
    Spec, Value, Who, Whose, managing, privacy, tournaments,
};

impl Spec {
    /// The command whose name or alias begins a line, and what follows it. Some names have two words.
    #[must_use]
    pub fn beginning(line: &str) -> Option<(&'static Self, &str)> {
        let ends = line.match_indices(' ').map(|(at, _)| at).chain([line.len()]);
        ends.take(2).filter_map(|end| Some((Self::find(&line[..end])?, line[end..].trim_start()))).last()
    }

    /// The command with this name or alias, in either case.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        let name = name.to_lowercase();
        TABLE.iter().find(|spec| spec.name == name || spec.aliases.contains(&name.as_str()))
    }
}

fn command_name(typed: &str) -> Option<&'static str> {
    Spec::find(typed).map(|spec| spec.name)
}

/// A command that asks a question about a position.
const fn asking(
    name: &'static str,
    about: &'static str,
    params: &'static [Param],
    examples: &'static [&'static str],
    build: fn(&Args) -> Option<Command>,
) -> Spec {
    Spec { name, aliases: &[], about, params, who: Who::Anyone, examples, build }
}

fn ask(args: &Args, question: Question) -> Option<Command> {
    Some(Command::Ask(args.id(), question))
}

/// Every command there is, in the order in which they are listed.
pub static TABLE: &[Spec] = &[
    Spec {
        name: "challenge",
        aliases: &["play", "duel"],
        about: "command-challenge",
        params: &[
            optional("opponent", "command-param-opponent", ParamKind::Person),
            required("game", "command-param-game", ParamKind::Game),
            optional("variant", "command-param-variant", ParamKind::Variant),
            optional("side", "command-param-side", ParamKind::Side),
            optional("rated", "command-param-rated", ParamKind::Choice(RATED)),
            optional("clock", "command-param-clock", ParamKind::Clock),
            optional("flag", "command-param-flag", ParamKind::Choice(FLAG)),
            optional("vacation", "command-param-vacation", ParamKind::Choice(NO_VACATION)),
            optional("level", "command-param-level", ParamKind::Level),
            optional("match", "command-param-match", ParamKind::Match),
        ],
        who: Who::Anyone,
        examples: &[
            "challenge bob chifoumi",
            "challenge bob fursaz second unrated",
            "challenge bob sfirs clock:3d",
            "challenge bob chifoumi match:15",
            "challenge open sfirs",
            "challenge parlour chifoumi level:3",
        ],
        build: |args| {
            Some(Command::Challenge(Challenge {
                opponent: args.text("opponent"),
                game: args.game()?,
                variant: args.variant(),
                side: args.side(),
                rated: args.choice("rated").map(|choice| choice == "rated"),
                clock: args.clock(),
                claimable: args.choice("flag").map(|choice| choice == "claimable"),
                no_vacation: args.choice("vacation").is_some(),
                level: args.level(),
                goal: args.goal(),
            }))
        },
    },
    Spec {
        name: "accept",
        aliases: &["yes", "y", "ok"],
        about: "command-accept",
        params: &[OFFER],
        who: Who::Offered,
        examples: &["accept", "accept #12"],
        build: |args| Some(Command::Accept(args.id())),
    },
    Spec {
        name: "decline",
        aliases: &["no", "n", "refuse"],
        about: "command-decline",
        params: &[OFFER],
        who: Who::Offered,
        examples: &["decline", "decline #12"],
        build: |args| Some(Command::Decline(args.id())),
    },
    Spec {
        name: "withdraw",
        aliases: &["cancel"],
        about: "command-withdraw",
        params: &[OFFER],
        who: Who::Offerer,
        examples: &["withdraw", "withdraw #12"],
        build: |args| Some(Command::Withdraw(args.id())),
    },
    Spec {
        name: "move",
        aliases: &["m"],
        about: "command-move",
        params: &[ID, required("actions", "command-param-actions", ParamKind::Notation)],
        who: Who::Players,
        examples: &["move c2-c3", "c2-c3", "#12 c2xc3xd4-e4"],
        build: |args| Some(Command::turn(args.id(), &args.text("actions")?)),
    },
    Spec {
        name: "end",
        aliases: &["done", "finish"],
        about: "command-end",
        params: &[ID, SURE],
        who: Who::Players,
        examples: &["end"],
        build: |args| Some(Command::End { id: args.id(), sure: args.sure() }),
    },
    Spec {
        name: "undo",
        aliases: &["back"],
        about: "command-undo",
        params: &[ID, optional("what", "command-param-undo", ParamKind::Choice(WHOLE))],
        who: Who::Players,
        examples: &["undo", "undo all"],
        build: |args| Some(Command::Undo { id: args.id(), whole: args.choice("what").is_some() }),
    },
    Spec {
        name: "board",
        aliases: &["boards", "show", "b"],
        about: "command-board",
        params: &[
            ID,
            optional("as", "command-param-as", ParamKind::Choice(AS)),
            optional("bottom", "command-param-bottom", ParamKind::Choice(BOTTOM)),
        ],
        who: Who::Anyone,
        examples: &["board", "board words", "board #12 second"],
        build: |args| {
            let side = |name| if name == "first" { SideUp::First } else { SideUp::Second };
            Some(Command::Board {
                id: args.id(),
                form: args.choice("as").and_then(BoardForm::find),
                side: args.choice("bottom").map(side),
            })
        },
    },
    Spec {
        name: "moves",
        aliases: &["legal"],
        about: "command-moves",
        params: &[ID, optional("from", "command-param-from", ParamKind::Notation)],
        who: Who::Anyone,
        examples: &["moves", "moves c2"],
        build: |args| Some(Command::Moves(args.id(), args.text("from"))),
    },
    asking("at", "command-at", CELL, &["at d4"], |args| ask(args, Question::At(args.text("cell")?))),
    asking("around", "command-around", CELL, &["around d4"], |args| ask(args, Question::Around(args.text("cell")?))),
    asking("row", "command-row", ROW, &["row 4"], |args| ask(args, Question::Row(args.text("row")?))),
    asking("file", "command-file", FILE, &["file d"], |args| ask(args, Question::File(args.text("file")?))),
    asking("line", "command-line", CELL, &["line d4"], |args| ask(args, Question::Line(args.text("cell")?))),
    asking("mine", "command-mine", &[ID], &["mine"], |args| ask(args, Question::Mine)),
    asking("theirs", "command-theirs", &[ID], &["theirs"], |args| ask(args, Question::Theirs)),
    asking("pieces", "command-pieces", KIND, &["pieces", "pieces rock"], |args| {
        ask(args, Question::Pieces(args.text("kind")))
    }),
    asking("last", "command-last", &[ID], &["last"], |args| ask(args, Question::Last)),
    asking("since", "command-since", &[ID], &["since"], |args| ask(args, Question::Since)),
    asking("threats", "command-threats", THREATS, &["threats", "threats mine"], |args| {
        ask(args, if args.choice("whose").is_some() { Question::Attacks } else { Question::Threats })
    }),
    asking("status", "command-status", &[ID], &["status"], |args| ask(args, Question::Status)),
    Spec {
        name: "games",
        aliases: &["list"],
        about: "command-games",
        params: &[optional("whose", "command-param-whose", ParamKind::Choice(WHOSE))],
        who: Who::Anyone,
        examples: &["games", "games here"],
        build: |args| {
            Some(Command::Games(if args.choice("whose") == Some("here") { Whose::Here } else { Whose::Mine }))
        },
    },
    Spec {
        name: "resign",
        aliases: &["concede"],
        about: "command-resign",
        params: &[ID, optional("what", "command-param-what", ParamKind::Choice(WHAT)), SURE],
        who: Who::Players,
        examples: &["resign", "resign #12 yes", "resign match"],
        build: |args| {
            Some(Command::Resign { id: args.id(), whole: args.choice("what") == Some("match"), sure: args.sure() })
        },
    },
    Spec {
        name: "draw",
        aliases: &[],
        about: "command-draw",
        params: &[ID, SURE],
        who: Who::Players,
        examples: &["draw"],
        build: |args| Some(Command::Draw { id: args.id(), sure: args.sure() }),
    },
    Spec {
        name: "takeback",
        aliases: &[],
        about: "command-takeback",
        params: &[ID],
        who: Who::Players,
        examples: &["takeback"],
        build: |args| Some(Command::Takeback(args.id())),
    },
    Spec {
        name: "if",
        aliases: &["ifs", "conditional"],
        about: "command-if",
        params: &[
            ID,
            optional("end", "command-param-if-end", ParamKind::Choice(WITHDRAW)),
            optional("line", "command-param-if-line", ParamKind::Notation),
        ],
        who: Who::Players,
        examples: &["if off", "ifs", "if #12 any then pass", "if c6-c5 then c3-c4"],
        build: |args| {
            let line = args.text("line");
            let wish = match args.choice("end") {
                Some(_) => Some(IfWish::Off(line)),
                None => line.map(IfWish::Play),
            };
            Some(Command::If(args.id(), wish))
        },
    },
    Spec {
        name: "claim",
        aliases: &["flag"],
        about: "command-claim",
        params: &[ID],
        who: Who::Players,
        examples: &["claim", "claim #12"],
        build: |args| Some(Command::Claim(args.id())),
    },
    Spec {
        name: "moretime",
        aliases: &["give-time"],
        about: "command-moretime",
        params: &[ID, required("length", "command-param-length", ParamKind::Length)],
        who: Who::Players,
        examples: &["moretime 1d", "moretime #12 36h"],
        build: |args| Some(Command::MoreTime(args.id(), args.length()?)),
    },
    Spec {
        name: "vacation",
        aliases: &["holiday"],
        about: "command-vacation",
        params: &[
            optional("length", "command-param-length", ParamKind::Length),
            optional("end", "command-param-vacation-end", ParamKind::Choice(OFF)),
        ],
        who: Who::Anyone,
        examples: &["vacation", "vacation 7d", "vacation off"],
        build: |args| {
            let off = args.choice("end").map(|_| PauseWish::Off);
            Some(Command::Vacation(off.or(args.length().map(PauseWish::Of))))
        },
    },
    Spec {
        name: "hours",
        aliases: &["waking"],
        about: "command-hours",
        params: &[
            optional("hours", "command-param-hours", ParamKind::Hours),
            optional("zone", "command-param-zone", ParamKind::Zone),
        ],
        who: Who::Anyone,
        examples: &["hours 8-22 Europe/Amsterdam", "hours 9-23", "hours"],
        build: |args| Some(Command::Hours { hours: args.hours(), zone: args.text("zone") }),
    },
    Spec {
        name: "snooze",
        aliases: &["quiet"],
        about: "command-snooze",
        params: &[
            optional("length", "command-param-length", ParamKind::Length),
            optional("end", "command-param-vacation-end", ParamKind::Choice(OFF)),
        ],
        who: Who::Anyone,
        examples: &["snooze 8h", "snooze off", "snooze"],
        build: |args| {
            let off = args.choice("end").map(|_| PauseWish::Off);
            Some(Command::Snooze(off.or(args.length().map(PauseWish::Of))))
        },
    },
    Spec {
        name: "mute",
        aliases: &[],
        about: "command-mute",
        params: &[ID],
        who: Who::Players,
        examples: &["mute #12"],
        build: |args| Some(Command::Mute(args.id())),
    },
    Spec {
        name: "unmute",
        aliases: &[],
        about: "command-unmute",
        params: &[ID],
        who: Who::Players,
        examples: &["unmute #12"],
        build: |args| Some(Command::Unmute(args.id())),
    },
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
    Spec {
        name: "profile",
        aliases: &["who"],
        about: "command-profile",
        params: &[optional("person", "command-param-person", ParamKind::Person)],
        who: Who::Anyone,
        examples: &["profile", "profile bob"],
        build: |args| Some(Command::Profile(args.text("person"))),
    },
    Spec {
        name: "leaderboard",
        aliases: &["top", "ranking"],
        about: "command-leaderboard",
        params: &[
            optional("game", "command-param-game", ParamKind::Game),
            optional("scope", "command-param-scope", ParamKind::Choice(SCOPE)),
            optional("page", "command-param-list-page", ParamKind::Count),
            optional("season", "command-param-season", ParamKind::Choice(SEASON)),
        ],
        who: Who::Anyone,
        examples: &["leaderboard", "leaderboard 2", "leaderboard chifoumi season", "leaderboard fursaz everywhere"],
        build: |args| {
            let scope = if args.choice("scope") == Some("everywhere") { Scope::Everywhere } else { Scope::Here };
            let season = args.choice("season").is_some();
            Some(Command::Leaderboard { game: args.game(), scope, page: args.count("page"), season })
        },
    },
    tournaments::LIST,
    tournaments::OPEN,
    tournaments::JOIN,
    tournaments::LEAVE,
    tournaments::START,
    tournaments::STANDINGS,
    tournaments::GAMES,
    tournaments::WITHDRAW,
    tournaments::CANCEL,
    Spec {
        name: "settings",
        aliases: &["set", "setting"],
        about: "command-settings",
        params: &[
            optional("of", "command-param-of", ParamKind::Choice(SETTINGS_OF)),
            optional("setting", "command-param-setting", ParamKind::Setting),
            optional("value", "command-param-value", ParamKind::Text),
        ],
        who: Who::Manager,
        examples: &["settings", "settings theme dark", "settings place language en"],
        build: |args| {
            Some(Command::Settings {
                of: match args.choice("of") {
                    Some("place") => SettingsOf::Place,
                    Some("community") => SettingsOf::Community,
                    _ => SettingsOf::Mine,
                },
                name: args.choice("setting"),
                value: args.text("value"),
            })
        },
    },
    managing::STOP,
    managing::BAR,
    managing::AUDIT,
    privacy::BLOCK,
    privacy::UNBLOCK,
    privacy::EXPORT,
    privacy::FORGET,
    Spec {
        name: "help",
        aliases: &["?", "commands"],
        about: "command-help",
        params: &[optional("command", "command-param-command", ParamKind::Command(command_name))],
        who: Who::Anyone,
        examples: &["help", "help move"],
        build: |args| match args.get("command") {
            Some(Value::Command(name)) => Some(Command::Help(Some(name))),
            _ => Some(Command::Help(None)),
        },
    },
];
