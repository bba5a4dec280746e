//! Parts of declarations, and the parameters that several commands share.

use crate::command::{Choice, Param, ParamKind};

/// A word, and others for the same.
pub(super) const fn choice(name: &'static str, aliases: &'static [&'static str]) -> Choice {
    Choice { name, aliases }
}

/// An optional parameter.
pub(super) const fn optional(name: &'static str, about: &'static str, kind: ParamKind) -> Param {
    Param { name, about, kind, required: false, confirms: false }
}

/// A parameter that the command needs.
pub(super) const fn required(name: &'static str, about: &'static str, kind: ParamKind) -> Param {
    Param { name, about, kind, required: true, confirms: false }
}

pub(super) const ID: Param = optional("id", "command-param-id", ParamKind::Id);
pub(super) const GAME: Param = required("game", "command-param-game", ParamKind::Game);
pub(super) const ANY_GAME: Param = optional("game", "command-param-game", ParamKind::Game);
pub(super) const VARIANT: Param = optional("variant", "command-param-variant", ParamKind::Variant);
pub(super) const RATED: Param = optional("rated", "command-param-rated", ParamKind::Choice(RATES));
const RATES: &[Choice] = &[choice("rated", &["serious", "yes"]), choice("unrated", &["casual", "friendly", "no"])];
pub(super) const CLOCK: Param = optional("clock", "command-param-clock", ParamKind::Clock);
pub(super) const MATCH: Param = optional("match", "command-param-match", ParamKind::Match);
pub(super) const PERSON: Param = optional("person", "command-param-person", ParamKind::Person);
pub(super) const LIST_PAGE: Param = optional("page", "command-param-list-page", ParamKind::Count);
pub(super) const OPTIONAL_LENGTH: Param = optional("length", LENGTH.about, ParamKind::Length);
pub(super) const LENGTH: Param = required("length", "command-param-length", ParamKind::Length);
pub(super) const FORM: Param = optional("as", "command-param-as", ParamKind::Choice(FORMS));
const FORMS: &[Choice] = &[choice("picture", &["image"]), choice("words", &[]), choice("letters", &["text", "ascii"])];
pub(super) const ACTIONS: Param = required("actions", "command-param-actions", ParamKind::Notation);
pub(super) const REASON: Param = required("reason", "command-param-reason", ParamKind::Text);
pub(super) const OFF: &[Choice] = &[choice("off", &["end", "over"])];

pub(super) const CONFIRMED: Param =
    Param { confirms: true, ..optional("sure", "command-param-confirm", ParamKind::Choice(YES)) };
const YES: &[Choice] = &[choice("yes", &["sure"])];
