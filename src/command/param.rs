//! The parameters of commands: their kinds, and what is read for them.

use std::ops::RangeInclusive;

use jiff::SignedDuration;

use super::{ClockWish, Id, SETTINGS, Setting, Side};
use crate::clock::{Hours, read_length};
use crate::rules::guide::LEVELS;
use crate::rules::{Color, GAMES, Kind};
use crate::text::tidy;
use crate::tournament::MatchGoal;

/// A parameter of a command.
#[derive(Debug)]
pub struct Param {
    /// Its name: lower case, at most 32 characters.
    pub name: &'static str,
    /// The key of the sentence that describes it.
    pub about: &'static str,
    /// What it takes.
    pub kind: ParamKind,
    /// Whether the command needs it.
    pub required: bool,
}

/// What a parameter takes.
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
    /// A number from 1 on, such as that of a page.
    Count,
    /// A level of the computer: `level:3`.
    Level,
    /// What a match is for: `match:15`, `best:5`.
    Match,
    /// A number of rounds: `rounds:5`.
    Rounds,
    /// A number of rounds that are played at a time: `at-once:3`, `at-once:all`.
    AtOnce,
    /// How long a round may take: `round:14d`.
    RoundTime,
    /// A number after the parameter's name, up to this one: `most:16`.
    Number(u32),
    /// A name of somebody's own choice after the parameter's name: `name:"Winter cup"`.
    Title,
    /// Hours of the day: `8-22`.
    Hours,
    /// One of the settings.
    Setting,
    /// The number of a game or of an offer: `#12`.
    Id,
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

/// What was read for a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A person as named.
    Person(String),
    /// Nobody in particular.
    Anyone,
    /// A game's id.
    Game(&'static str),
    /// A variant's name.
    Variant(&'static str),
    /// A side, or the color of one.
    Side(Side),
    /// The side of a color; which one that is, the game says.
    Color(Color),
    /// A time control, or none.
    Clock(ClockWish),
    /// A length of time.
    Length(SignedDuration),
    /// A number from 1 on.
    Count(u32),
    /// A level of the computer, from 1.
    Level(u8),
    /// What a match is for.
    Match(MatchGoal),
    /// A number of rounds.
    Rounds(u16),
    /// Hours of the day.
    Hours(Hours),
    /// The name of a choice.
    Choice(&'static str),
    /// A number.
    Id(Id),
    /// Actions or another text.
    Text(String),
    /// The name of a command.
    Command(&'static str),
}

/// The most rounds that a tournament can be asked to have.
pub(super) const ROUNDS_MAX: u16 = 30;

/// All rounds of a league at a time.
pub(super) const ALL_AT_ONCE: u16 = 999;

/// How long the rounds of a tournament can be asked to take: an hour to ninety days.
const ROUND_TIMES: RangeInclusive<SignedDuration> = SignedDuration::from_hours(1)..=SignedDuration::from_hours(90 * 24);

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

    /// Reads a word or several as a value; `None` if they are none of this kind.
    #[must_use]
    pub fn read(self, text: &str) -> Option<Value> {
        let text = text.trim();
        let lower = text.to_lowercase();
        match self {
            _ if text.is_empty() => None,
            Self::Person if matches!(lower.as_str(), "open" | "anyone" | "anybody" | "everyone") => Some(Value::Anyone),
            Self::Person => Some(Value::Person(name(text))).filter(|value| *value != Value::Person(String::new())),
            Self::Game => Kind::find(text).map(|kind| Value::Game(kind.about.id)),
            Self::Variant => GAMES
                .iter()
                .flat_map(|kind| kind.about.variants)
                .find(|variant| variant.eq_ignore_ascii_case(text))
                .map(|variant| Value::Variant(variant)),
            Self::Side => match lower.as_str() {
                "first" | "1st" => Some(Value::Side(Side::First)),
                "second" | "2nd" => Some(Value::Side(Side::Second)),
                "random" | "either" => Some(Value::Side(Side::Random)),
                name => COLORS.iter().find(|(_, known)| *known == name).map(|(color, _)| Value::Color(*color)),
            },
            Self::Choice(choices) => {
                choices.iter().find(|choice| choice.is(&lower)).map(|choice| Value::Choice(choice.name))
            }
            Self::Length => read_length(text).map(Value::Length),
            Self::Clock => ClockWish::read(&lower).map(Value::Clock),
            Self::Count => text.parse().ok().filter(|count| (1..=COUNT_MAX).contains(count)).map(Value::Count),
            Self::Number(most) => text.parse().ok().filter(|number| (1..=most).contains(number)).map(Value::Count),
            Self::Title => Some(name(&tidy(text, usize::MAX)))
                .filter(|title| !title.is_empty() && title.chars().count() <= TITLE_LENGTH_MAX)
                .map(Value::Text),
            Self::Level => level(&lower).map(Value::Level),
            Self::Match => lower.parse().ok().filter(|goal| *goal != MatchGoal::OneGame).map(Value::Match),
            Self::Rounds => {
                let number = lower.strip_prefix("rounds").unwrap_or(&lower).trim_start_matches([':', ' ']).parse().ok();
                number.filter(|rounds| (1..=ROUNDS_MAX).contains(rounds)).map(Value::Rounds)
            }
            Self::AtOnce => {
                let rounds = lower.strip_prefix("at-once").unwrap_or(&lower).trim_start_matches([':', ' ']);
                let number = if rounds == "all" { Some(ALL_AT_ONCE) } else { rounds.parse().ok() };
                let is_one = |rounds: &u16| *rounds == ALL_AT_ONCE || (1..=ROUNDS_MAX).contains(rounds);
                number.filter(is_one).map(Value::Rounds)
            }
            Self::RoundTime => {
                let length = read_length(lower.strip_prefix("round").unwrap_or(&lower).trim_start_matches([':', ' ']));
                length.filter(|length| ROUND_TIMES.contains(length)).map(Value::Length)
            }
            Self::Hours => lower.parse().ok().map(Value::Hours),
            Self::Setting => Setting::find(text).map(|setting| Value::Choice(setting.name)),
            Self::Id => Id::typed(text).map(Value::Id),
            Self::Notation | Self::Zone | Self::Text => Some(Value::Text(text.to_owned())),
            Self::Command(find) => find(text).map(Value::Command),
        }
    }

    /// Whether a word, or the beginning of several, certainly is a value of this kind.
    pub(super) fn takes(self, text: &str) -> bool {
        match self {
            Self::Person => self.read(text) == Some(Value::Anyone),
            Self::Notation | Self::Zone | Self::Text | Self::Number(_) | Self::Title => false,
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

/// The levels of the computer as they are written.
const LEVEL_WORDS: [&str; LEVELS] =
    ["level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "level:7", "level:8"];

/// Reads `level:3`, `level 3`, or where nothing else can be meant `3`.
fn level(text: &str) -> Option<u8> {
    let number = text.strip_prefix("level").map_or(text, |rest| rest.trim_start_matches([':', ' ']));
    number.parse().ok().filter(|level| (1..=LEVELS).contains(&usize::from(*level)))
}

/// A person's name without quotation marks, which hold the words of a line together, and without the marks that keep a
/// name from right to left apart in what the program says.
pub(super) fn name(text: &str) -> String {
    text.replace(QUOTES, "").replace(['\u{2068}', '\u{2069}'], "").trim().to_owned()
}

impl Choice {
    fn is(&self, word: &str) -> bool {
        self.name == word || self.aliases.contains(&word)
    }
}

/// The values that were read for a command's parameters, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args {
    values: Vec<(&'static str, Value)>,
}

impl Args {
    pub(super) fn set(&mut self, name: &'static str, value: Value) {
        self.values.push((name, value));
    }

    pub(super) fn get(&self, name: &str) -> Option<&Value> {
        self.values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    pub(super) fn last(&mut self) -> Option<(&'static str, &mut Value)> {
        self.values.last_mut().map(|(name, value)| (*name, value))
    }

    pub(super) fn id(&self) -> Option<Id> {
        match self.get("id") {
            Some(Value::Id(id)) => Some(*id),
            _ => None,
        }
    }

    pub(super) fn game(&self) -> Option<&'static str> {
        match self.get("game") {
            Some(Value::Game(game)) => Some(game),
            _ => None,
        }
    }

    pub(super) fn variant(&self) -> Option<&'static str> {
        match self.get("variant") {
            Some(Value::Variant(variant)) => Some(variant),
            _ => None,
        }
    }

    pub(super) fn length(&self) -> Option<SignedDuration> {
        self.length_of("length")
    }

    pub(super) fn length_of(&self, name: &str) -> Option<SignedDuration> {
        match self.get(name) {
            Some(Value::Length(length)) => Some(*length),
            _ => None,
        }
    }

    pub(super) fn count(&self, name: &str) -> Option<u32> {
        match self.get(name) {
            Some(Value::Count(count)) => Some(*count),
            _ => None,
        }
    }

    pub(super) fn goal(&self) -> Option<MatchGoal> {
        match self.get("match") {
            Some(Value::Match(goal)) => Some(*goal),
            _ => None,
        }
    }

    pub(super) fn rounds(&self, name: &str) -> Option<u16> {
        match self.get(name) {
            Some(Value::Rounds(rounds)) => Some(*rounds),
            _ => None,
        }
    }

    pub(super) fn hours(&self) -> Option<Hours> {
        match self.get("hours") {
            Some(Value::Hours(hours)) => Some(*hours),
            _ => None,
        }
    }

    pub(super) fn clock(&self) -> Option<ClockWish> {
        match self.get("clock") {
            Some(Value::Clock(wish)) => Some(*wish),
            _ => None,
        }
    }

    pub(super) fn level(&self) -> Option<u8> {
        match self.get("level") {
            Some(Value::Level(level)) => Some(*level),
            _ => None,
        }
    }

    pub(super) fn text(&self, name: &str) -> Option<String> {
        match self.get(name) {
            Some(Value::Text(text) | Value::Person(text)) => Some(text.clone()),
            _ => None,
        }
    }

    pub(super) fn choice(&self, name: &str) -> Option<&'static str> {
        match self.get(name) {
            Some(Value::Choice(choice)) => Some(choice),
            _ => None,
        }
    }

    /// Whether they said that they are sure.
    pub(super) fn sure(&self) -> bool {
        self.choice("sure").is_some()
    }

    /// The side asked for; a color is the side that begins with it in the game. Random if none is named.
    pub(super) fn side(&self) -> Side {
        match self.get("side") {
            Some(Value::Side(side)) => *side,
            Some(Value::Color(color)) => {
                let colors = self.game().and_then(Kind::find).map(|kind| kind.about.colors);
                if colors.is_some_and(|colors| colors[1] == *color) { Side::Second } else { Side::First }
            }
            _ => Side::Random,
        }
    }
}
