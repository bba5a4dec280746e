//! The parameters of commands: their kinds and values.

use std::ops::RangeInclusive;

use jiff::SignedDuration;
use jiff::civil::Time;

use super::start_wish::time_of_day;
use super::{ClockWish, Id, SETTINGS, Setting, StartWish, spoken};
use crate::clock::{Hours, Season, read_length};
use crate::rules::guide::LEVELS;
use crate::rules::{Color, GAMES, GameDef};
use crate::text::{WordKind, tidy};
use crate::tournament::{MatchGoal, SYSTEMS};

/// A parameter of a command.
#[derive(Debug)]
pub struct Param {
    /// Its name: lower case, at most 32 characters.
    pub name: &'static str,
    /// The key of the sentence that describes it.
    pub about: &'static str,
    /// Its kind.
    pub kind: ParamKind,
    /// Whether the command needs it.
    pub required: bool,
    /// Whether it says that the command is meant, about which somebody would be asked otherwise.
    pub confirms: bool,
}

impl Param {
    /// Whether this is its name, in any language.
    pub(super) fn is_named(&self, name: &str) -> bool {
        self.name == name || spoken::means(WordKind::Param, name, self.name)
    }
}

/// The kind of a parameter.
#[derive(Clone, Copy, Debug)]
pub enum ParamKind {
    /// A person: a mention, an account's id, or a name; or `open` for anyone.
    Person,
    /// One of the games.
    Game,
    /// A variant of the game.
    Variant,
    /// The side to play: first, second, a color, random.
    Side,
    /// One of a few words.
    Choice(&'static [Choice]),
    /// A time control, or `none`.
    Clock,
    /// A length of time: `36h`.
    Length,
    /// A number from 1, such as a page's.
    Count,
    /// The number of a turn: `turn 12`, or as it stands in written games: `12.`, or without the point.
    Turn,
    /// A level of the computer: `level:3`.
    Level,
    /// The goal of a match: `match:15`, `best:5`.
    Match,
    /// A number of rounds: `rounds:5`.
    Rounds,
    /// A number of rounds that are played at a time: `at-once:3`, `at-once:all`.
    AtOnce,
    /// How long a round may take: `round:14d`.
    RoundTime,
    /// How long a community votes on a turn: `vote:12h`.
    VoteTime,
    /// How long a tournament without rounds is played: `for:2h`.
    Lasting,
    /// A number after the parameter's name, from the first of these to the second: `most:16`.
    Number(u32, u32),
    /// A name of somebody's own choice after the parameter's name: `name:"Winter cup"`.
    Title,
    /// A day and a time after the parameter's name: `starts:"friday 19:00"`.
    Start,
    /// A time of day: `19:00`, `at 19:00`.
    TimeOfDay,
    /// Hours of the day: `8-22`.
    Hours,
    /// A quarter of a year: `2026-4`.
    Season,
    /// One of the settings.
    Setting,
    /// The number of a game or of an offer: `#12`.
    Id,
    /// A code that somebody handed on: `ABCD-EFGH`.
    Code,
    /// Actions in notation: the rest of the line.
    Notation,
    /// A time zone as people write it: the rest of the line.
    Zone,
    /// Any text: the rest of the line.
    Text,
    /// The name of a command, found by the function that knows them.
    Command(fn(&str) -> Option<&'static str>),
}

/// A word that a parameter takes.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The word.
    pub name: &'static str,
    /// Other words for the same.
    pub aliases: &'static [&'static str],
}

/// The value of a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A person as named.
    Person(String),
    /// Nobody in particular.
    Anyone,
    /// One of the words that the parameter takes: a choice, a side or its color, a game's id, the name of a variant,
    /// setting or command.
    Word(&'static str),
    /// A time control, or none.
    Clock(ClockWish),
    /// A length of time.
    Length(SignedDuration),
    /// A number from 1 on: of a page or turn, of rounds, or the computer's level.
    Number(u32),
    /// The goal of a match.
    Match(MatchGoal),
    /// A day and a time.
    Start(StartWish),
    /// A time of day.
    TimeOfDay(Time),
    /// Hours of the day.
    Hours(Hours),
    /// A quarter of a year.
    Season(Season),
    /// The number of a game or of an offer.
    Id(Id),
    /// Actions or another text.
    Text(String),
}

/// How many letters each half of a code has.
const CODE_HALF: usize = 4;

/// The most rounds that a tournament can be asked to have.
pub(super) const ROUNDS_MAX: u32 = 30;

/// All rounds of a league at a time.
pub(super) const ALL_AT_ONCE: u32 = 999;

/// How long the rounds of a tournament can be asked to take: an hour to ninety days.
const ROUND_TIMES: RangeInclusive<SignedDuration> = SignedDuration::from_hours(1)..=SignedDuration::from_hours(90 * 24);

/// How long a vote can be asked to last: a minute to fourteen days.
const VOTE_TIMES: RangeInclusive<SignedDuration> = SignedDuration::from_mins(1)..=SignedDuration::from_hours(14 * 24);

/// How long a tournament without rounds can be asked to be played: as long as the system of one allows.
const LASTING: RangeInclusive<SignedDuration> = {
    let (mut at, mut most) = (0, SignedDuration::ZERO..=SignedDuration::ZERO);
    while at < SYSTEMS.len() {
        if let Some(lasting) = SYSTEMS[at].lasts {
            most = lasting.least..=lasting.most;
        }
        at += 1;
    }
    most
};

/// The word before the second of two people.
pub(super) const LINK: &str = "with";

/// The signs that hold words of a line together.
pub(super) const QUOTES: [char; 4] = ['"', '“', '”', '„'];

const COLORS: [(Color, &str); 5] =
    [(Color::White, "white"), (Color::Black, "black"), (Color::Red, "red"), (Color::Sun, "sun"), (Color::Moon, "moon")];

/// The longest name of a tournament, in characters.
pub(super) const TITLE_LENGTH_MAX: usize = 40;

/// The greatest number that is taken for a count.
const COUNT_MAX: u32 = 9_999;

impl ParamKind {
    /// Whether it takes all that is left of a line.
    #[must_use]
    pub fn takes_rest(self) -> bool {
        matches!(self, Self::Notation | Self::Zone | Self::Text)
    }

    /// Reads one or several words as a value. `None` if they aren't of this kind.
    #[must_use]
    pub fn read(self, text: &str) -> Option<Value> {
        let text = text.trim();
        let lower = text.to_lowercase();
        match self {
            _ if text.is_empty() => None,
            Self::Person if matches!(lower.as_str(), "open" | "anyone" | "anybody" | "everyone") => Some(Value::Anyone),
            Self::Person => Some(Value::Person(name(text))).filter(|value| *value != Value::Person(String::new())),
            Self::Game => GameDef::find(text).map(|kind| Value::Word(kind.about.id)),
            Self::Variant => GAMES
                .iter()
                .flat_map(|kind| kind.about.variants)
                .find(|variant| variant.eq_ignore_ascii_case(text))
                .map(|variant| Value::Word(variant)),
            Self::Side => side(&lower).map(Value::Word),
            Self::Choice(choices) => {
                choices.iter().find(|choice| choice.is(&lower)).map(|choice| Value::Word(choice.name))
            }
            Self::Length => read_length(text).map(Value::Length),
            Self::Clock => ClockWish::read(&lower).map(Value::Clock),
            Self::Count => count(text),
            Self::Turn => count(behind(&lower, "turn").trim_end_matches('.')),
            Self::Number(least, most) => {
                text.parse().ok().filter(|number| (least..=most).contains(number)).map(Value::Number)
            }
            Self::Title => Some(name(&tidy(text, usize::MAX)))
                .filter(|title| !title.is_empty() && title.chars().count() <= TITLE_LENGTH_MAX)
                .map(Value::Text),
            Self::Level => level(&lower).map(Value::Number),
            Self::Match => lower.parse().ok().filter(|goal| *goal != MatchGoal::OneGame).map(Value::Match),
            Self::Rounds => {
                let number = behind(&lower, "rounds").parse().ok();
                number.filter(|rounds| (1..=ROUNDS_MAX).contains(rounds)).map(Value::Number)
            }
            Self::AtOnce => {
                let rounds = behind(&lower, "at-once");
                let number = if rounds == "all" { Some(ALL_AT_ONCE) } else { rounds.parse().ok() };
                let is_one = |rounds: &u32| *rounds == ALL_AT_ONCE || (1..=ROUNDS_MAX).contains(rounds);
                number.filter(is_one).map(Value::Number)
            }
            Self::VoteTime => length_within(behind(&lower, "vote"), &VOTE_TIMES),
            Self::RoundTime => length_within(behind(&lower, "round"), &ROUND_TIMES),
            Self::Lasting => length_within(behind(&lower, "for"), &LASTING),
            Self::Start => name(&lower).parse().ok().map(Value::Start),
            Self::TimeOfDay => time_of_day(behind(&lower, "at")).map(Value::TimeOfDay),
            Self::Hours => lower.parse().ok().map(Value::Hours),
            Self::Season => Season::read(&lower).map(Value::Season),
            Self::Setting => Setting::find(text).map(|setting| Value::Word(setting.name)),
            Self::Id => Id::typed(text).map(Value::Id),
            Self::Code => code(text).map(Value::Text),
            Self::Notation | Self::Zone | Self::Text => Some(Value::Text(text.to_owned())),
            Self::Command(find) => find(text).map(Value::Word),
        }
    }

    /// Whether a word, or the beginning of several, certainly is a value of this kind.
    pub(super) fn takes(self, text: &str) -> bool {
        match self {
            Self::Person => self.read(text) == Some(Value::Anyone),
            Self::Notation | Self::Zone | Self::Text | Self::Number(..) | Self::Title | Self::Start | Self::Lasting => {
                false
            }
            kind => kind.read(text).is_some(),
        }
    }

    /// The words that it takes, where they are few enough to be listed.
    #[must_use]
    pub fn choices(self) -> Vec<&'static str> {
        match self {
            Self::Game => GAMES.iter().map(|kind| kind.about.id).collect(),
            Self::Side => vec!["random", "first", "second"],
            Self::Choice(choices) => choices.iter().map(|choice| choice.name).collect(),
            Self::Clock => vec!["10d+36h", "3d", "20m+30s", "none"],
            Self::Level => LEVEL_WORDS.to_vec(),
            Self::Setting => SETTINGS.iter().map(|setting| setting.name).collect(),
            Self::Match => vec!["best:3", "best:5", "match:15"],
            _ => Vec::new(),
        }
    }
}

/// The side or the color that a word names.
fn side(word: &str) -> Option<&'static str> {
    match word {
        "first" | "1st" => Some("first"),
        "second" | "2nd" => Some("second"),
        "random" | "either" => Some("random"),
        _ => {
            let color = COLORS.iter().find(|(_, known)| *known == word).map(|(_, color)| *color);
            let named = |side: &&'static str| spoken::means(WordKind::Choice, word, side);
            color.or_else(|| ParamKind::Side.choices().into_iter().find(named))
        }
    }
}

/// The levels of the computer as they are written.
const LEVEL_WORDS: [&str; LEVELS] =
    ["level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "level:7", "level:8"];

/// What follows a parameter's name, if that is said: the `3` of `rounds:3`.
fn behind<'t>(text: &'t str, name: &str) -> &'t str {
    text.strip_prefix(name).unwrap_or(text).trim_start_matches([':', ' '])
}

fn length_within(text: &str, range: &RangeInclusive<SignedDuration>) -> Option<Value> {
    read_length(text).filter(|length| range.contains(length)).map(Value::Length)
}

/// Reads `level:3`, `level 3`, or `3` if nothing else can be meant.
fn level(text: &str) -> Option<u32> {
    let number = text.strip_prefix("level").map_or(text, |rest| rest.trim_start_matches([':', ' ']));
    number.parse().ok().filter(|level: &u8| (1..=LEVELS).contains(&usize::from(*level))).map(u32::from)
}

fn count(text: &str) -> Option<Value> {
    text.parse().ok().filter(|count| (1..=COUNT_MAX).contains(count)).map(Value::Number)
}

/// Reads a code, whatever its case, with or without the sign in its middle.
fn code(text: &str) -> Option<String> {
    let signs: String = text.chars().filter(|c| !matches!(c, '-' | '–' | '—')).collect();
    let is_code = signs.len() == 2 * CODE_HALF && signs.chars().all(|c| c.is_ascii_alphanumeric());
    let signs = signs.to_ascii_uppercase();
    is_code.then(|| format!("{}-{}", &signs[..CODE_HALF], &signs[CODE_HALF..]))
}

/// A person's name without quotation marks, which hold several words together, and without the marks that isolate
/// right-to-left names in our own messages.
pub(super) fn name(text: &str) -> String {
    text.replace(QUOTES, "").replace(['\u{2068}', '\u{2069}'], "").trim().to_owned()
}

impl Choice {
    fn is(&self, word: &str) -> bool {
        self.name == word || self.aliases.contains(&word) || spoken::means(WordKind::Choice, word, self.name)
    }
}

/// The values for a command's parameters, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args {
    values: Vec<(&'static str, Value)>,
}

impl Args {
    pub(super) fn set(&mut self, name: &'static str, value: Value) {
        match self.values.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = value,
            None => self.values.push((name, value)),
        }
    }

    pub(super) fn get(&self, name: &str) -> Option<&Value> {
        self.values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    pub(super) fn last(&mut self) -> Option<(&'static str, &mut Value)> {
        self.values.last_mut().map(|(name, value)| (*name, value))
    }

    /// Replaces a color by the side that has it in the game.
    pub(super) fn settle_side(&mut self) {
        let said = self.chosen("side");
        if let Some((color, _)) = COLORS.iter().find(|(_, known)| said == Some(known)) {
            let colors = self.chosen("game").and_then(GameDef::find).map(|kind| kind.about.colors);
            let is_second = colors.is_some_and(|colors| colors[1] == *color);
            self.set("side", Value::Word(if is_second { "second" } else { "first" }));
        }
    }

    /// The word that was said for a parameter.
    pub(super) fn chosen(&self, name: &str) -> Option<&'static str> {
        match self.get(name) {
            Some(Value::Word(word)) => Some(word),
            _ => None,
        }
    }
}
