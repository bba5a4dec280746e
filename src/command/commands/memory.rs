//! The commands by which people keep games in mind: notes, and games that are played on.

use super::params::{ID, choice, optional};
use super::spec::takes;
use crate::clock::Season;
use crate::command::{Args, Choice, Command, Id, Menu, Param, ParamKind, Side, Spec};

const MENU: Menu = Menu::Under("past");
const TURN: Param = optional("turn", "command-param-play-on-turn", ParamKind::Turn);
const WITH: Param = optional("with", "command-param-play-on-with", ParamKind::Person);
const SIDE: Param = optional("side", "command-param-play-on-side", ParamKind::Choice(SIDES));
const SIDES: &[Choice] = &[choice("first", &["1st"]), choice("second", &["2nd"])];
const LEVEL: Param = optional("level", "command-param-level", ParamKind::Level);
const YEAR: Param = optional("year", "command-param-yearbook-year", ParamKind::Count);
const SEASON: Param = optional("season", "command-param-yearbook-season", ParamKind::Season);
const NOTE: Param = optional("text", "command-param-note", ParamKind::Text);
/// The text that stands for no note.
const CLEAR: &str = "clear";

/// A command by which people keep games in mind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MemoryCommand {
    /// Note something about a game, or show what was noted.
    Note(Option<Id>, Option<String>),
    /// Delete what was noted about a game.
    ClearNote(Option<Id>),
    /// Tell how a past game turned.
    Story(Option<Id>),
    /// Show a community's year, or its season.
    Yearbook {
        /// The year; by default this one.
        year: Option<u32>,
        /// The season, if it is that of one.
        season: Option<Season>,
    },
    /// Play on from a position of a past game.
    PlayOn {
        /// The game.
        id: Option<Id>,
        /// After which of its turns, from 1; by default the last.
        turn: Option<usize>,
        /// The opponent; by default the computer.
        with: Option<String>,
        /// The asker's side; by default the one that they played, or the one to move.
        side: Side,
        /// The computer's level.
        level: Option<u8>,
    },
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "story",
        about: "command-story",
        menu: MENU,
        examples: &["story", "story #12"],
        ..takes!(|id: ID| Command::Memory(MemoryCommand::Story(id)))
    },
    Spec {
        name: "note",
        aliases: &["notes"],
        about: "command-note",
        is_private: true,
        menu: MENU,
        examples: &["note #12 I should have kept the center.", "note #12", "note #12 clear"],
        params: &[ID, NOTE],
        build: |args| {
            let (id, text) = (args.read(&ID)?, args.read::<Option<String>>(&NOTE)?);
            let clears = text.as_deref().is_some_and(|text| text.trim().eq_ignore_ascii_case(CLEAR));
            Some(Command::Memory(if clears { MemoryCommand::ClearNote(id) } else { MemoryCommand::Note(id, text) }))
        },
        write: |command| {
            Some(match command {
                Command::Memory(MemoryCommand::Note(id, text)) => Args::default().with(&ID, id).with(&NOTE, text),
                Command::Memory(MemoryCommand::ClearNote(id)) => {
                    Args::default().with(&ID, id).with(&NOTE, &CLEAR.to_owned())
                }
                _ => return None,
            })
        },
        ..Spec::USUAL
    },
    Spec {
        name: "play-on",
        aliases: &["playon", "continue"],
        about: "command-play-on",
        menu: MENU,
        examples: &["play-on #12 turn 8", "play-on #12 turn 8 with bob", "play-on #12 turn 8 second level:5"],
        ..takes!(|id: ID, turn: TURN, with: WITH, side: SIDE, level: LEVEL| {
            Command::Memory(MemoryCommand::PlayOn { id, turn, with, side, level })
        })
    },
    Spec {
        name: "yearbook",
        about: "command-yearbook",
        menu: MENU,
        examples: &["yearbook", "yearbook 2026", "yearbook 2026-4"],
        ..takes!(|year: YEAR, season: SEASON| Command::Memory(MemoryCommand::Yearbook { year, season }))
    },
];
