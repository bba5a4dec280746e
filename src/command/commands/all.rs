//! All commands, one theme after the other.

use super::params::optional;
use super::spec::takes;
use super::spoken;
use super::{
    learning, links, memory, moderation, notices, pages, play, positions, privacy, ratings, settling, tournaments,
    votes,
};
use crate::command::{Command, Menu, Param, ParamKind, Spec};

/// The themes, in the order of lists.
const THEMES: &[&[Spec]] = &[
    play::SPECS,
    positions::SPECS,
    settling::SPECS,
    notices::SPECS,
    settling::AFTERWARDS,
    learning::SPECS,
    memory::SPECS,
    ratings::SPECS,
    tournaments::SPECS,
    moderation::SPECS,
    privacy::SPECS,
    links::SPECS,
    votes::SPECS,
    pages::SPECS,
    HELP,
];

const COMMAND: Param = optional("command", "command-param-command", ParamKind::Command(command_name));

/// The command that explains the others.
const HELP: &[Spec] = &[Spec {
    name: "help",
    aliases: &["?", "commands"],
    about: "command-help",
    menu: Menu::Top,
    examples: &["help", "help move"],
    ..takes!(|name: COMMAND| Command::Help(name))
}];

fn command_name(typed: &str) -> Option<&'static str> {
    Spec::find(typed).map(|spec| spec.name)
}

/// All commands, in the order of lists.
pub static COMMANDS: &[Spec] = &joined::<{ count(THEMES) }>(THEMES);

const fn count(themes: &[&[Spec]]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < themes.len() {
        sum += themes[at].len();
        at += 1;
    }
    sum
}

/// The commands of all themes one after the other; a `const fn` knows neither iterators nor `for`.
const fn joined<const N: usize>(themes: &[&[Spec]]) -> [Spec; N] {
    let mut all = [themes[0][0]; N];
    let (mut theme, mut at, mut len) = (0, 0, 0);
    while len < N {
        if at == themes[theme].len() {
            (theme, at) = (theme + 1, 0);
        } else {
            all[len] = themes[theme][at];
            (at, len) = (at + 1, len + 1);
        }
    }
    all
}

impl Spec {
    /// The command whose name or alias begins a line, and the rest of the line. Some names have two words.
    #[must_use]
    pub fn beginning(line: &str) -> Option<(&'static Self, &str)> {
        let ends = line.match_indices(' ').map(|(at, _)| at).chain([line.len()]);
        ends.take(2).filter_map(|end| Some((Self::find(&line[..end])?, line[end..].trim_start()))).last()
    }

    /// The command with this name or alias, in either case and in any language.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        Self::in_english(name).or_else(|| spoken::command(name))
    }

    /// The command with this English name or alias, in either case.
    #[must_use]
    pub fn in_english(name: &str) -> Option<&'static Self> {
        let name = name.to_lowercase();
        COMMANDS.iter().find(|spec| spec.name == name || spec.aliases.contains(&name.as_str()))
    }
}
