//! Why a line is no command.

use super::param::{ROUNDS_MAX, TITLE_LENGTH_MAX};
use super::{Param, ParamKind, Spec, commands, spoken};
use crate::rules::{GAMES, GameDef};
use crate::text::{Arg, Message, WordKind};
use crate::tournament::MatchGoal;

/// Why a line isn't a command, and what to write instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandError {
    /// The sentence that says so.
    pub message: Message,
    /// The command that was meant, as far as that is known.
    pub spec: Option<&'static Spec>,
}

/// How many other commands are named where one is unknown.
const NEAREST_MAX: usize = 3;

impl CommandError {
    /// Whether the line begins with a word that isn't a command. It may have been meant for somebody else.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        const KEYS: [&str; 5] = [
            "command-misread-unknown",
            "command-misread-near",
            "command-meant-hello",
            "command-meant-thanks",
            "command-meant-skip",
        ];
        self.spec.is_none() && KEYS.contains(&self.message.key)
    }

    /// Whether the line is `next`.
    #[must_use]
    pub fn is_next(&self) -> bool {
        self.message.key == "command-meant-next"
    }

    /// Whether the line asks to skip something: `skip`.
    #[must_use]
    pub fn is_skip(&self) -> bool {
        self.message.key == "command-meant-skip"
    }

    /// No command, but its meaning is plain.
    pub(super) const fn meant(message: Message) -> Self {
        Self { message, spec: None }
    }

    pub(super) fn empty() -> Self {
        Self { message: Message::new("command-misread-empty"), spec: None }
    }

    pub(super) fn too_long(limit: usize) -> Self {
        Self { message: Message::new("command-misread-long").with("limit", limit), spec: None }
    }

    pub(super) fn unknown(word: &str) -> Self {
        let names = super::COMMANDS.iter().flat_map(|spec| {
            std::iter::once((spec.name, spec)).chain(spec.aliases.iter().map(move |alias| (*alias, spec)))
        });
        let mut near = nearest(&word.to_lowercase(), names);
        if near.is_empty() {
            near = nearest(&spoken::folded(word), commands::names());
        }
        let message = if near.is_empty() {
            Message::new("command-misread-unknown")
        } else {
            let near = near.into_iter().map(|spec| Arg::Typed(WordKind::Name, spec.name)).collect::<Vec<_>>();
            Message::new("command-misread-near").with("nearest", Arg::Or(near))
        };
        Self { message: message.with("word", shortened(word)), spec: None }
    }

    /// The words lack a parameter that the command needs.
    pub(super) fn missing(spec: &'static Spec, param: &Param, words: &[String]) -> Self {
        let example = example_of(spec);
        let message = match param.kind {
            ParamKind::Game => {
                let meant = words.iter().find_map(|word| nearest_game(word));
                match meant {
                    Some(game) => Message::new("command-misread-game-near").with("nearest", game),
                    None => Message::new("command-misread-game").with("games", Arg::And(list(param.kind.choices()))),
                }
            }
            ParamKind::Notation => Message::new("command-misread-actions"),
            _ => Message::new("command-misread-missing"),
        };
        Self::of(spec, message.with("example", example))
    }

    /// There are more words than the command takes.
    pub(super) fn surplus(spec: &'static Spec, word: &str) -> Self {
        let open = spec.params.iter().find(|param| !matches!(param.kind, ParamKind::Person));
        let message = match open {
            None => Message::new("command-misread-nothing").with("command", spec.name),
            Some(_) => Message::new("command-misread-surplus").with("example", example_of(spec)),
        };
        Self::of(spec, message.with("word", shortened(word)))
    }

    /// A word isn't a value of its parameter.
    pub(super) fn bad_value(spec: &'static Spec, param: &Param, value: &str) -> Self {
        let choices = param.kind.choices();
        let message = match param.kind {
            ParamKind::Clock => Message::new("command-misread-clock"),
            ParamKind::Setting => Message::new("command-misread-setting").with("settings", Arg::And(list(choices))),
            ParamKind::Rounds => Message::new("command-misread-rounds").with("limit", i64::from(ROUNDS_MAX)),
            ParamKind::AtOnce => Message::new("command-misread-at-once").with("limit", i64::from(ROUNDS_MAX)),
            ParamKind::VoteTime => Message::new("command-misread-vote"),
            ParamKind::RoundTime => Message::new("command-misread-round"),
            ParamKind::Lasting => Message::new("command-misread-lasting"),
            ParamKind::Start => Message::new("command-misread-start"),
            ParamKind::TimeOfDay => Message::new("command-misread-time"),
            ParamKind::Number(least, most) => Message::new("command-misread-number")
                .with("name", param.name)
                .with("least", i64::from(least))
                .with("limit", i64::from(most)),
            ParamKind::Title => Message::new("command-misread-title").with("limit", TITLE_LENGTH_MAX),
            ParamKind::Season => Message::new("command-misread-season"),
            ParamKind::Code => Message::new("command-misread-code"),
            ParamKind::Match => Message::new("command-misread-goal").with("limit", i64::from(MatchGoal::MOST)),
            _ if choices.is_empty() => Message::new("command-misread-value").with("example", example_of(spec)),
            _ => Message::new("command-misread-choice").with("choices", Arg::Or(list(choices))),
        };
        Self::of(spec, message.with("word", shortened(value)))
    }

    /// A word doesn't fit any of the command's parameters.
    pub(super) fn no_choice(spec: &'static Spec, choices: Vec<&'static str>, word: &str) -> Self {
        Self::of(
            spec,
            Message::new("command-misread-choice")
                .with("choices", Arg::Or(list(choices)))
                .with("word", shortened(word)),
        )
    }

    /// A word repeats a parameter that another word said already.
    pub(super) fn twice(spec: &'static Spec, word: &str) -> Self {
        Self::of(spec, Message::new("command-misread-twice").with("word", shortened(word)))
    }

    /// The word after the first word of several commands is none of theirs: `tournament opne`.
    pub(super) fn no_such_second(spec: &'static Spec, typed: &str, word: &str) -> Option<Self> {
        let first = spec.name.split_once(' ')?.0;
        if spec.name.eq_ignore_ascii_case(typed) || !spec.aliases.contains(&first) {
            return None;
        }
        let under = || super::COMMANDS.iter().filter(|spec| spec.group() == first && spec.name != first);
        let seconds = || under().filter_map(|spec| spec.name.strip_prefix(first)?.strip_prefix(' '));
        if seconds().count() < 2 {
            return None;
        }
        let lower = word.to_lowercase();
        let nearest = seconds().map(|second| (distance(&lower, second), second)).min_by_key(|(distance, _)| *distance);
        let message = match nearest.filter(|(distance, second)| *distance <= 2.min(second.len() / 2)) {
            Some((_, second)) => {
                Message::new("command-misread-second-near").with("example", format!("{first} {second}"))
            }
            None => {
                let seconds: Vec<Arg> = under().map(|spec| Arg::Typed(WordKind::Second, spec.name)).collect();
                Message::new("command-misread-second").with("seconds", Arg::List(seconds))
            }
        };
        Some(Self::of(spec, message.with("word", shortened(word))))
    }

    /// The topic of `help` isn't a command.
    pub(super) fn no_command(spec: &'static Spec, word: &str) -> Self {
        Self { spec: Some(spec), ..Self::unknown(word) }
    }

    /// The word after the game's name is neither a variant of it nor anything else that the command takes.
    pub(super) fn variant(spec: &'static Spec, game: &str, variant: &str) -> Self {
        let known = GameDef::find(game).map_or(&[][..], |kind| kind.about.variants);
        let others = spec.params.iter().filter(|param| !param.required).flat_map(|param| match param.kind {
            ParamKind::Rounds => vec!["rounds:5"],
            ParamKind::AtOnce => vec!["at-once:3"],
            ParamKind::VoteTime => vec!["vote:12h"],
            ParamKind::RoundTime => vec!["round:14d"],
            ParamKind::Lasting => vec!["for:2h"],
            ParamKind::Choice(_) | ParamKind::Match => param.kind.choices(),
            _ => Vec::new(),
        });
        let takes_side = spec.params.iter().any(|param| matches!(param.kind, ParamKind::Side));
        let message = Message::new(if takes_side { "command-misread-variant" } else { "command-misread-variant-only" })
            .with("others", Arg::Or(list(others.collect())))
            .with("word", shortened(variant))
            .with("game", GameDef::find(game).map_or(game, |kind| kind.about.title))
            .with("variants", Arg::And(list(known.to_vec())));
        Self::of(spec, message)
    }

    const fn of(spec: &'static Spec, message: Message) -> Self {
        Self { message, spec: Some(spec) }
    }
}

/// The commands whose names are nearest to a word, the nearest first.
fn nearest<'n>(word: &str, names: impl Iterator<Item = (&'n str, &'static Spec)>) -> Vec<&'static Spec> {
    let near = names.map(|(name, spec)| (distance(word, name), spec));
    let mut near: Vec<(usize, &Spec)> =
        near.filter(|(distance, spec)| *distance <= 2.min(spec.name.len() / 2)).collect();
    near.sort_by_key(|(distance, _)| *distance);
    let mut seen: Vec<&Spec> = Vec::new();
    for (_, spec) in near {
        if !seen.contains(&spec) && seen.len() < NEAREST_MAX {
            seen.push(spec);
        }
    }
    seen
}

fn example_of(spec: &Spec) -> &'static str {
    spec.examples.first().copied().unwrap_or(spec.name)
}

/// Words to choose from, as the reader's language has them.
fn list(words: Vec<&'static str>) -> Vec<Arg> {
    words.into_iter().map(|word| Arg::Typed(WordKind::Choice, word)).collect()
}

/// A word to be quoted back, not longer than a line can bear.
fn shortened(word: &str) -> String {
    const LENGTH_MAX: usize = 40;
    if word.chars().count() <= LENGTH_MAX {
        return word.to_owned();
    }
    word.chars().take(LENGTH_MAX - 1).chain(['…']).collect()
}

/// How many slips of typing lie between two words; a word cut short is one slip.
fn distance(typed: &str, name: &str) -> usize {
    let slips = strsim::damerau_levenshtein(typed, name);
    if typed.len() >= 3 && name.starts_with(typed) { slips.min(1) } else { slips }
}

fn nearest_game(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let near = GAMES.iter().map(|kind| (distance(&word, kind.about.id), kind.about.id));
    near.filter(|(distance, _)| *distance <= 2).min().map(|(_, game)| game)
}
