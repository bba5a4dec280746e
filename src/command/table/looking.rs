//! The part of the table of commands by which people look at positions and find games.

use crate::command::choices::{AS, BOTTOM, CELL, FILE, ID, KIND, ROW, THREATS, WHOSE, optional};
use crate::command::{Args, BoardForm, Command, Param, ParamKind, Question, SideUp, Spec, Who, Whose};

pub(super) const SPECS: &[Spec] = &[
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
];

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
