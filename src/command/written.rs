//! Commands as the lines that ask for them: the inverse of reading.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::param::{ALL_AT_ONCE, LINK};
use super::{
    Args, COMMANDS, Command, Id, LinkCommand, Param, ParamKind, PlayCommand, Rights, SettlingCommand, Spec, Value, read,
};
use crate::clock::write_length;
use crate::text::{Arg, Language, Span};

/// The line that says the command. [`read`] makes the same command of it.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (spec, args) = self.taken_apart().ok_or(fmt::Error)?;
        f.write_str(spec.name)?;
        for (at, param) in spec.params.iter().enumerate() {
            if let Some(value) = args.get(param.name) {
                let word = written(spec, param, value);
                // If the value could be taken for an earlier parameter that isn't said, its parameter is named.
                let is_unsaid = |before: &&Param| args.get(before.name).is_none();
                let mistakable = spec.params[..at].iter().filter(is_unsaid).any(|before| before.kind.takes(&word));
                let name =
                    if mistakable && !param.kind.takes_rest() { format!("{}:", param.name) } else { String::new() };
                write!(f, " {name}{word}")?;
            }
        }
        Ok(())
    }
}

/// A value as it is typed. A person's name is in quotation marks if it could be taken for anything else.
fn written(spec: &Spec, param: &Param, value: &Value) -> String {
    match value {
        Value::Person(name) => {
            let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '@' | '<' | '>' | ':' | '.' | '_' | '!');
            let is_plain = !name.is_empty() && name.chars().all(is_plain);
            let means_more = name == LINK || spec.params.iter().any(|param| param.kind.takes(name));
            if is_plain && !means_more { name.clone() } else { format!("\"{name}\"") }
        }
        Value::Anyone => "open".to_owned(),
        Value::Word(word) => (*word).to_owned(),
        Value::Clock(wish) => wish.to_string(),
        Value::Length(length) => match param.kind {
            ParamKind::VoteTime => format!("vote:{}", write_length(*length)),
            ParamKind::RoundTime => format!("round:{}", write_length(*length)),
            ParamKind::Lasting => format!("for:{}", write_length(*length)),
            _ => write_length(*length),
        },
        Value::Number(number) => match param.kind {
            ParamKind::Level => format!("level:{number}"),
            ParamKind::Number(..) => format!("{}:{number}", param.name),
            ParamKind::Turn => format!("turn {number}"),
            ParamKind::Rounds => format!("rounds:{number}"),
            ParamKind::AtOnce if *number == ALL_AT_ONCE => "at-once:all".to_owned(),
            ParamKind::AtOnce => format!("at-once:{number}"),
            _ => number.to_string(),
        },
        Value::Match(goal) => goal.to_string(),
        Value::Start(wish) => format!("{}:\"{wish}\"", param.name),
        Value::TimeOfDay(time) => format!("at:{}", time.strftime("%H:%M")),
        Value::Hours(hours) => hours.to_string(),
        Value::Season(season) => season.written(),
        Value::Id(id) => id.to_string(),
        Value::Text(text) => match param.kind {
            ParamKind::Title => format!("{}:\"{text}\"", param.name),
            _ => text.clone(),
        },
    }
}

impl Command {
    /// Its declaration and values. `None` if nobody can say it.
    fn taken_apart(&self) -> Option<(&'static Spec, Args)> {
        COMMANDS.iter().find_map(|spec| Some((spec, (spec.write)(self)?)))
    }

    /// The name of its declaration. `None` if nobody can say it.
    #[must_use]
    pub fn name(&self) -> Option<&'static str> {
        self.taken_apart().map(|(spec, _)| spec.name)
    }

    /// The same command with another value for the last parameter like this. `None` if there is none.
    fn with(&self, is_meant: impl Fn(&Param) -> bool, value: Value) -> Option<Self> {
        let (spec, mut args) = self.taken_apart()?;
        args.set(spec.params.iter().rfind(|param| is_meant(param))?.name, value);
        (spec.build)(&args)
    }

    /// The value of the last parameter like this.
    fn said(&self, is_meant: impl Fn(&Param) -> bool) -> Option<Value> {
        let (spec, args) = self.taken_apart()?;
        spec.params.iter().rfind(|param| is_meant(param)).and_then(|param| args.get(param.name).cloned())
    }

    /// The same command about the game or offer with this number. `None` if it is about none.
    #[must_use]
    pub fn about(&self, id: Id) -> Option<Self> {
        self.with(|param| matches!(param.kind, ParamKind::Id), Value::Id(id))
    }

    /// The person in it, as they were named; of two people the second, since the first is in the tournament that it is about.
    #[must_use]
    pub fn person(&self) -> Option<String> {
        match self.said(|param| matches!(param.kind, ParamKind::Person)) {
            Some(Value::Person(name)) => Some(name),
            _ => None,
        }
    }

    /// Replaces the person in it, if there is one, by the id of an account.
    pub fn name_person(&mut self, id: &str) {
        if let Some(named) = self.with(|param| matches!(param.kind, ParamKind::Person), Value::Person(id.to_owned())) {
            *self = named;
        }
    }

    /// Whether it answers a question that was asked before doing it: `resign yes`.
    #[must_use]
    pub fn is_confirmed(&self) -> bool {
        self.said(|param| param.confirms).is_some()
    }

    /// Whether only the asker sees its answer, in any form of boards.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.taken_apart().is_some_and(|(spec, _)| spec.is_private)
    }

    /// The rights that it needs, at least in some places.
    #[must_use]
    pub fn rights(&self) -> Rights {
        self.taken_apart().map_or(Rights::None, |(spec, _)| (spec.rights)(self))
    }

    /// Whether it may need rights: it does by itself, it says yes to a question that may be about anything, or it settles
    /// something that only managers settle for their community.
    #[must_use]
    pub fn may_need_rights(&self) -> bool {
        let settles = match self {
            Self::Play(what) => {
                matches!(what, PlayCommand::Accept(_) | PlayCommand::Decline(_) | PlayCommand::Withdraw(_))
            }
            Self::Settling(what) => matches!(
                what,
                SettlingCommand::Resign { .. }
                    | SettlingCommand::Draw { .. }
                    | SettlingCommand::Takeback(_)
                    | SettlingCommand::Claim(_)
            ),
            Self::Link(what) => matches!(what, LinkCommand::Accept(_)),
            _ => false,
        };
        settles || self.rights() != Rights::None
    }
}

impl Serialize for Command {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Command {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let line = String::deserialize(deserializer)?;
        read(&line).map_err(|misread| de::Error::custom(Language::english().say(&misread.message)))
    }
}

impl From<Command> for Arg {
    fn from(command: Command) -> Self {
        Span::Command(command.to_string()).into()
    }
}
