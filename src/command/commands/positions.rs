//! The commands by which people look at positions and find games.

use super::params::{FORM, ID, choice, optional, required};
use super::spec::takes;
use crate::command::{BoardForm, Choice, Command, Id, Menu, Param, ParamKind, Question, SideUp, Spec, Whose};

const BOTTOM: Param = optional("bottom", "command-param-bottom", ParamKind::Choice(SIDES));
const SIDES: &[Choice] = &[choice("first", &["white", "1"]), choice("second", &["black", "2"])];
const TURN: Param = optional("turn", "command-param-board-turn", ParamKind::Turn);
const FROM: Param = optional("from", "command-param-from", ParamKind::Notation);
const CELL: Param = required("cell", "command-param-cell", ParamKind::Text);
const ROW: Param = required("row", "command-param-row", ParamKind::Text);
const FILE: Param = required("file", "command-param-file", ParamKind::Text);
const KIND: Param = optional("kind", "command-param-kind", ParamKind::Text);
const ATTACKS: Param = optional("whose", "command-param-threats", ParamKind::Choice(OWN));
const OWN: &[Choice] = &[choice("mine", &["my", "me"])];
const WHOSE: Param = optional("whose", "command-param-whose", ParamKind::Choice(OWNERS));
const OWNERS: &[Choice] = &[choice("mine", &["my", "me"]), choice("here", &["all", "place"])];

/// A command about positions, or for lists of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionCommand {
    /// Show the board.
    Board {
        /// The game.
        id: Option<Id>,
        /// Its form; by default the asker's.
        form: Option<BoardForm>,
        /// The side at the bottom.
        side: Option<SideUp>,
        /// After which of its turns, from 1; by default as it stands.
        turn: Option<usize>,
    },
    /// List the legal actions; only those that begin so.
    Moves(Option<Id>, Option<String>),
    /// Answer a question about a game's position.
    Ask(Option<Id>, Question),
    /// List games.
    Games(Whose),
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "board",
        aliases: &["boards", "show", "b"],
        about: "command-board",
        menu: Menu::Top,
        examples: &["board", "board words", "board #12 second", "board #12 turn 8"],
        ..takes!(|id: ID, form: FORM, side: BOTTOM, turn: TURN| Command::Position(PositionCommand::Board {
            id,
            form,
            side,
            turn
        }))
    },
    Spec {
        name: "moves",
        aliases: &["legal"],
        about: "command-moves",
        is_private: true,
        examples: &["moves", "moves c2"],
        ..takes!(|id: ID, from: FROM| Command::Position(PositionCommand::Moves(id, from)))
    },
    Spec {
        name: "at",
        about: "command-at",
        examples: &["at d4"],
        ..question(takes!(|id: ID, cell: CELL| Command::Position(PositionCommand::Ask(id, Question::At(cell)))))
    },
    Spec {
        name: "around",
        about: "command-around",
        examples: &["around d4"],
        ..question(takes!(|id: ID, cell: CELL| Command::Position(PositionCommand::Ask(id, Question::Around(cell)))))
    },
    Spec {
        name: "row",
        about: "command-row",
        examples: &["row 4"],
        ..question(takes!(|id: ID, row: ROW| Command::Position(PositionCommand::Ask(id, Question::Row(row)))))
    },
    Spec {
        name: "file",
        about: "command-file",
        examples: &["file d"],
        ..question(takes!(|id: ID, file: FILE| Command::Position(PositionCommand::Ask(id, Question::File(file)))))
    },
    Spec {
        name: "line",
        about: "command-line",
        examples: &["line d4"],
        ..question(takes!(|id: ID, cell: CELL| Command::Position(PositionCommand::Ask(id, Question::Line(cell)))))
    },
    Spec {
        name: "mine",
        about: "command-mine",
        examples: &["mine"],
        ..question(takes!(|id: ID| Command::Position(PositionCommand::Ask(id, Question::Mine))))
    },
    Spec {
        name: "theirs",
        about: "command-theirs",
        examples: &["theirs"],
        ..question(takes!(|id: ID| Command::Position(PositionCommand::Ask(id, Question::Theirs))))
    },
    Spec {
        name: "pieces",
        about: "command-pieces",
        examples: &["pieces", "pieces rock"],
        ..question(takes!(|id: ID, kind: KIND| Command::Position(PositionCommand::Ask(id, Question::Pieces(kind)))))
    },
    Spec {
        name: "last",
        about: "command-last",
        examples: &["last"],
        ..question(takes!(|id: ID| Command::Position(PositionCommand::Ask(id, Question::Last))))
    },
    Spec {
        name: "since",
        about: "command-since",
        examples: &["since"],
        ..question(takes!(|id: ID| Command::Position(PositionCommand::Ask(id, Question::Since))))
    },
    Spec {
        name: "threats",
        about: "command-threats",
        examples: &["threats", "threats mine"],
        ..question(takes!(|id: ID, own: ATTACKS| Command::Position(PositionCommand::Ask(
            id,
            Question::Threats { own }
        ))))
    },
    Spec {
        name: "status",
        about: "command-status",
        examples: &["status"],
        ..question(takes!(|id: ID| Command::Position(PositionCommand::Ask(id, Question::Status))))
    },
    Spec {
        name: "games",
        aliases: &["list"],
        about: "command-games",
        menu: Menu::Top,
        examples: &["games", "games here"],
        ..takes!(|whose: WHOSE| Command::Position(PositionCommand::Games(whose)))
    },
];

/// A command that asks a question about a position.
const fn question(takes: Spec) -> Spec {
    Spec { is_private: true, ..takes }
}
