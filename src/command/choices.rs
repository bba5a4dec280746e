//! What the entries of the table of commands are made of: parameters that several take, and the words for choices.

use super::{Choice, Param, ParamKind};

/// The pages that a lesson can have, and the tasks.
pub(super) const PAGES: &[Choice] =
    &[page("1"), page("2"), page("3"), page("4"), page("5"), page("6"), page("7"), page("8")];

const fn page(name: &'static str) -> Choice {
    choice(name, &[])
}

/// A word, and others for the same.
pub(super) const fn choice(name: &'static str, aliases: &'static [&'static str]) -> Choice {
    Choice { name, aliases }
}

/// An optional parameter.
pub(super) const fn optional(name: &'static str, about: &'static str, kind: ParamKind) -> Param {
    Param { name, about, kind, required: false }
}

/// A parameter that the command needs.
pub(super) const fn required(name: &'static str, about: &'static str, kind: ParamKind) -> Param {
    Param { name, about, kind, required: true }
}

pub(super) const ID: Param = optional("id", "command-param-id", ParamKind::Id);
pub(super) const OFFER: Param = optional("id", "command-param-offer", ParamKind::Id);
pub(super) const RATED: &[Choice] =
    &[choice("rated", &["serious", "yes"]), choice("unrated", &["casual", "friendly", "no"])];
pub(super) const OFF: &[Choice] = &[choice("off", &["end", "over"])];
pub(super) const NO_VACATION: &[Choice] = &[choice("no-vacation", &["no-vacations", "no-holiday"])];
pub(super) const LESSON: &[Choice] =
    &[choice("off", &["stop", "exit", "leave", "quit"]), choice("hint", &["clue"]), choice("solution", &["solve"])];
pub(super) const WHOLE: &[Choice] = &[choice("all", &["turn", "whole"])];
pub(super) const WITHDRAW: &[Choice] = &[choice("off", &["withdraw", "cancel"])];
pub(super) const FLAG: &[Choice] = &[choice("lost", &["loses"]), choice("claimable", &[])];
pub(super) const AS: &[Choice] =
    &[choice("picture", &["image"]), choice("words", &[]), choice("letters", &["text", "ascii"])];
pub(super) const TOLD: &[Choice] = &[choice("picture", &["image", "gif"]), choice("words", &[])];
pub(super) const BOTTOM: &[Choice] = &[choice("first", &["white", "1"]), choice("second", &["black", "2"])];
pub(super) const WHOSE: &[Choice] = &[choice("mine", &["my", "me"]), choice("here", &["all", "place"])];
pub(super) const SCOPE: &[Choice] =
    &[choice("here", &["community", "server", "local"]), choice("everywhere", &["global", "world"])];
pub(super) const SEASON: &[Choice] = &[choice("season", &["quarter", "seasons", "winners"])];
pub(super) const WHAT: &[Choice] = &[choice("game", &[]), choice("match", &["all"])];
pub(super) const SETTINGS_OF: &[Choice] = &[
    choice("mine", &["my", "me"]),
    choice("place", &["here", "channel", "room"]),
    choice("community", &["server", "space"]),
];

pub(super) const SURE: Param = optional("sure", "command-param-sure", ParamKind::Choice(YES));
const YES: &[Choice] = &[choice("yes", &["sure"])];
pub(super) const CELL: &[Param] = &[ID, required("cell", "command-param-cell", ParamKind::Text)];
pub(super) const THREATS: &[Param] = &[ID, optional("whose", "command-param-threats", ParamKind::Choice(OWN))];
const OWN: &[Choice] = &[choice("mine", &["my", "me"])];
pub(super) const ROW: &[Param] = &[ID, required("row", "command-param-row", ParamKind::Text)];
pub(super) const FILE: &[Param] = &[ID, required("file", "command-param-file", ParamKind::Text)];
pub(super) const KIND: &[Param] = &[ID, optional("kind", "command-param-kind", ParamKind::Text)];
