//! The fields of commands as the values of parameters: read and written.

use jiff::SignedDuration;
use jiff::civil::{Time, Weekday};

use super::{
    Args, BoardForm, ClockWish, Id, Param, ParamKind, RecordForm, Scope, SettingsOf, Side, SideUp, StartWish, Value,
    Whose,
};
use crate::clock::{Hours, Season};
use crate::tournament::{MatchGoal, System};

/// A field of a command, which a parameter fills in.
pub(super) trait Field: Sized {
    /// Reads the field from the parameter's value. `None` if no command can have it.
    fn read(said: Option<&Value>, param: &Param) -> Option<Self>;

    /// The value that says the field. `None` if none is needed.
    fn write(&self, param: &Param) -> Option<Value>;
}

impl Args {
    /// A parameter's value as the field of a command.
    pub(super) fn read<F: Field>(&self, param: &Param) -> Option<F> {
        F::read(self.get(param.name), param)
    }

    /// Adds the value that says a field of a command.
    pub(super) fn with(mut self, param: &Param, field: &impl Field) -> Self {
        if let Some(value) = field.write(param) {
            self.set(param.name, value);
        }
        self
    }
}

/// A field that a single value says.
pub(super) trait Single: Sized + PartialEq {
    /// The field without a value, unless a value is needed.
    const UNSAID: Option<Self> = None;

    /// The field that the value says.
    fn of(value: &Value) -> Option<Self>;

    /// The value that says it.
    fn value(&self, param: &Param) -> Value;
}

impl<T: Single> Field for T {
    fn read(said: Option<&Value>, _: &Param) -> Option<Self> {
        said.map_or(T::UNSAID, T::of)
    }

    fn write(&self, param: &Param) -> Option<Value> {
        (Self::UNSAID.as_ref() != Some(self)).then(|| self.value(param))
    }
}

impl<T: Single> Field for Option<T> {
    fn read(said: Option<&Value>, _: &Param) -> Option<Self> {
        match said {
            None | Some(Value::Anyone) => Some(None),
            Some(value) => T::of(value).map(Some),
        }
    }

    fn write(&self, param: &Param) -> Option<Value> {
        self.as_ref().map(|single| single.value(param))
    }
}

/// Whether the parameter's last word was said. The word before it, if there is one, says the default.
impl Field for bool {
    fn read(said: Option<&Value>, param: &Param) -> Option<Self> {
        Some(said.is_some() && said == param.kind.choices().last().map(|word| Value::Word(word)).as_ref())
    }

    fn write(&self, param: &Param) -> Option<Value> {
        param.kind.choices().last().filter(|_| *self).map(|word| Value::Word(word))
    }
}

/// Whether it was the first of the parameter's two words, if it was one of them.
impl Field for Option<bool> {
    fn read(said: Option<&Value>, param: &Param) -> Option<Self> {
        Some(said.map(|value| param.kind.choices().first().is_some_and(|word| *value == Value::Word(word))))
    }

    fn write(&self, param: &Param) -> Option<Value> {
        self.and_then(|first| param.kind.choices().get(usize::from(!first)).map(|word| Value::Word(word)))
    }
}

/// Types with a value of their own.
macro_rules! singles {
    ($($single:ty: $value:ident),+) => {
        $(impl Single for $single {
            fn of(value: &Value) -> Option<Self> {
                match value {
                    Value::$value(single) => Some(*single),
                    _ => None,
                }
            }

            fn value(&self, _: &Param) -> Value {
                Value::$value(*self)
            }
        })+
    };
}

singles!(Id: Id, &'static str: Word, u32: Number, ClockWish: Clock, SignedDuration: Length, Hours: Hours, MatchGoal: Match,
    StartWish: Start, Time: TimeOfDay, Season: Season);

/// Types with a few words as values.
macro_rules! words {
    ($($single:ident { $($word:literal: $means:ident),+ } $(or $unsaid:ident)?;)+) => {
        $(impl Single for $single {
            $(const UNSAID: Option<Self> = Some(Self::$unsaid);)?

            fn of(value: &Value) -> Option<Self> {
                match value {
                    $(Value::Word($word) => Some(Self::$means),)+
                    _ => None,
                }
            }

            fn value(&self, _: &Param) -> Value {
                Value::Word(match self {
                    $(Self::$means => $word,)+
                })
            }
        })+
    };
}

words! {
    Side { "first": First, "second": Second, "random": Random } or Random;
    SideUp { "first": First, "second": Second };
    Whose { "mine": Mine, "here": Here } or Mine;
    Scope { "here": Here, "everywhere": Everywhere } or Here;
    BoardForm { "picture": Picture, "words": Words, "letters": Letters };
    RecordForm { "text": Text, "page": Page } or Text;
    SettingsOf { "mine": Mine, "place": Place, "community": Community } or Mine;
    Weekday {
        "monday": Monday, "tuesday": Tuesday, "wednesday": Wednesday, "thursday": Thursday, "friday": Friday,
        "saturday": Saturday, "sunday": Sunday
    };
}

/// A way to play a tournament, by its word.
impl Single for &'static System {
    fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Word(word) => System::find(word),
            _ => None,
        }
    }

    fn value(&self, _: &Param) -> Value {
        Value::Word(self.word)
    }
}

/// Smaller numbers.
macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl Single for $number {
            fn of(value: &Value) -> Option<Self> {
                u32::of(value)?.try_into().ok()
            }

            fn value(&self, _: &Param) -> Value {
                Value::Number(u32::from(*self))
            }
        })+
    };
}

numbers!(u8, u16);

/// A name or a text.
impl Single for String {
    fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Text(text) | Value::Person(text) => Some(text.clone()),
            _ => None,
        }
    }

    fn value(&self, param: &Param) -> Value {
        match param.kind {
            ParamKind::Person => Value::Person(self.clone()),
            _ => Value::Text(self.clone()),
        }
    }
}

/// The number of a page, a task or a turn.
impl Single for usize {
    fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Word(word) => word.parse().ok(),
            value => u32::of(value)?.try_into().ok(),
        }
    }

    fn value(&self, param: &Param) -> Value {
        let word = self.to_string();
        match param.kind.choices().into_iter().find(|choice| *choice == word) {
            Some(choice) => Value::Word(choice),
            None => Value::Number(u32::try_from(*self).unwrap_or(u32::MAX)),
        }
    }
}
