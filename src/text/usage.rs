//! How a language writes lists, numbers, dates and times of day: as Unicode’s CLDR says, which ICU4X has for all languages.

use std::error::Error;
use std::fmt;
use std::slice::Iter;

use fluent_bundle::FluentValue;
use icu_calendar::Gregorian;
use icu_datetime::fieldsets::{T, YMD};
use icu_datetime::input::{Date, Time};
use icu_datetime::preferences::HourCycle;
use icu_datetime::{DateTimeFormatterPreferences, FixedCalendarDateTimeFormatter, NoCalendarFormatter};
use icu_decimal::DecimalFormatter;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_list::parts::ELEMENT;
use icu_locale_core::{Locale, locale};
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use jiff::civil;
use unic_langid::LanguageIdentifier;
use writeable::{Part, PartsWrite, Writeable};

use super::Paragraph;

/// The language whose dates stand in.
const ENGLISH: &str = "en";

/// Lists, dates and times of a language.
pub(super) struct Usage {
    and: ListFormatter,
    or: ListFormatter,
    date: FixedCalendarDateTimeFormatter<Gregorian, YMD>,
    time: NoCalendarFormatter<T>,
}

impl Usage {
    /// The usage of a language by its tag. One that CLDR lacks has the lists of CLDR’s root, and English dates.
    ///
    /// # Errors
    /// If data are missing, which are built in.
    pub(super) fn of(tag: &str) -> Result<Self, Box<dyn Error>> {
        let locale = locale_of(tag);
        let and = ListFormatter::try_new_and((&locale).into(), ListFormatterOptions::default())?;
        let or = ListFormatter::try_new_or((&locale).into(), ListFormatterOptions::default())?;
        let mut date = date_in(&locale)?;
        // CLDR’s root has no names of months: “2026 M11 27”.
        if date.format(&Date::try_new_gregorian(2026, 11, 27)?).to_string().contains("M11") {
            date = date_in(&locale_of(ENGLISH))?;
        }
        let mut preferences = DateTimeFormatterPreferences::from(&locale);
        // People type times as 18:00 in every language.
        preferences.hour_cycle = Some(HourCycle::H23);
        Ok(Self { and, or, date, time: NoCalendarFormatter::try_new(preferences, T::hm())? })
    }

    /// `a, b and c`, of texts with marks in them.
    pub(super) fn and(&self, items: &[String]) -> String {
        joined(&self.and, items)
    }

    /// `a, b or c`, of texts with marks in them.
    pub(super) fn or(&self, items: &[String]) -> String {
        joined(&self.or, items)
    }

    /// A day: `27 Nov 2026`.
    pub(super) fn date(&self, day: civil::Date) -> String {
        let date = Date::try_new_gregorian(day.year().into(), day.month().unsigned_abs(), day.day().unsigned_abs());
        date.map_or_else(|_| day.to_string(), |date| self.date.format(&date).to_string())
    }

    /// A time of day: `18:00`.
    pub(super) fn time(&self, time: civil::Time) -> String {
        let hands = Time::try_new(time.hour().unsigned_abs(), time.minute().unsigned_abs(), 0, 0);
        hands.map_or_else(|_| time.to_string(), |time| self.time.format(&time).to_string())
    }
}

/// CLDR’s “en” is that of the United States, with a comma before “and”, which no text here has, and the month before the day.
fn locale_of(tag: &str) -> Locale {
    if tag == ENGLISH { locale!("en-001") } else { Locale::try_from_str(tag).unwrap_or(Locale::UNKNOWN) }
}

fn date_in(locale: &Locale) -> Result<FixedCalendarDateTimeFormatter<Gregorian, YMD>, Box<dyn Error>> {
    Ok(FixedCalendarDateTimeFormatter::try_new(locale.into(), YMD::medium())?)
}

/// Joins texts with marks in them. The word between them may depend on how the next one sounds, so the list is made of what
/// people read: Spanish says “Bob e Inés”.
fn joined(list: &ListFormatter, items: &[String]) -> String {
    let read = items.iter().map(|item| Paragraph::split(item).to_string());
    let mut joined = Joined { text: String::new(), items: items.iter() };
    list.format(read).write_to_parts(&mut joined).unwrap_or_default();
    joined.text
}

/// A list that is being written. In place of each text that it is made of, it gets the same with its marks.
struct Joined<'a> {
    text: String,
    items: Iter<'a, String>,
}

impl fmt::Write for Joined<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        Ok(())
    }
}

impl PartsWrite for Joined<'_> {
    type SubPartsWrite = Self;

    fn with_part(&mut self, part: Part, mut write: impl FnMut(&mut Self) -> fmt::Result) -> fmt::Result {
        if part != ELEMENT {
            return write(self);
        }
        self.text.extend(self.items.next().map(String::as_str));
        Ok(())
    }
}

/// Numbers of a language, which Fluent keeps with the language’s plurals.
struct Numbers(DecimalFormatter);

impl Memoizable for Numbers {
    type Args = ();
    type Error = Box<dyn Error>;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, Box<dyn Error>> {
        Ok(Self(DecimalFormatter::try_new((&locale_of(&language.to_string())).into(), Default::default())?))
    }
}

/// Writes a number in a text: `12,345`. What isn’t a number is written as it is.
pub(super) fn number(value: &FluentValue<'_>, of_language: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let number = number.as_string().parse().ok()?;
    of_language.with_try_get((), |numbers: &Numbers| numbers.0.format(&number).to_string()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Arg, Language, Message, Named, Span};

    /// What a language makes of a gap.
    fn told(tag: &str, arg: impl Into<Arg>) -> String {
        let tag = tag.to_owned().leak();
        let language = Language::of(tag, std::iter::once("nothing-has-this-key = { $said }")).unwrap();
        language.say(&Message::new("nothing-has-this-key").with("said", arg))
    }

    fn people(names: &[&str]) -> Vec<Arg> {
        let named = |name: &str| Named { platform: "console".into(), id: "1".into(), name: name.into() };
        names.iter().map(|name| Span::Person(named(name)).into()).collect()
    }

    #[test]
    fn lists_have_the_word_of_their_language() {
        for (tag, and, or) in [
            ("en", "Ann, Bob and Cid", "Ann or Bob"),
            ("nl", "Ann, Bob en Cid", "Ann of Bob"),
            ("de", "Ann, Bob und Cid", "Ann oder Bob"),
            ("fr", "Ann, Bob et Cid", "Ann ou Bob"),
            ("es", "Ann, Bob y Cid", "Ann o Bob"),
            ("pt", "Ann, Bob e Cid", "Ann ou Bob"),
            ("it", "Ann, Bob e Cid", "Ann o Bob"),
            ("ja", "Ann、Bob、Cid", "AnnまたはBob"),
            ("tlh", "Ann, Bob, Cid", "Ann or Bob"),
        ] {
            assert_eq!(told(tag, Arg::And(people(&["Ann", "Bob", "Cid"]))), and, "{tag}");
            assert_eq!(told(tag, Arg::Or(people(&["Ann", "Bob"]))), or, "{tag}");
            assert_eq!(told(tag, Arg::And(people(&["Ann"]))), "Ann", "{tag}");
            assert_eq!(told(tag, Arg::And(Vec::new())), "", "{tag}");
            assert_eq!(told(tag, Arg::List(people(&["Ann", "Bob"]))), "Ann, Bob", "{tag}");
        }
    }

    #[test]
    fn the_word_of_a_list_suits_the_name_behind_it_and_people_stay_people() {
        assert_eq!(told("es", Arg::And(people(&["Bob", "Inés"]))), "Bob e Inés");
        assert_eq!(told("es", Arg::Or(people(&["Bob", "Olga"]))), "Bob u Olga");
        let message = Message::new("club-helpers").with("names", Arg::And(people(&["Ann", "Inés"])));
        let paragraph = Language::find("es").unwrap().paragraph(&message);
        let is_person = |span: &&Span| matches!(span, Span::Person(_));
        assert_eq!(paragraph.0.iter().filter(is_person).count(), 2, "{paragraph:?}");
    }

    #[test]
    fn counts_are_grouped_as_usual_and_what_is_typed_is_not() {
        for (tag, small, big) in [
            ("en", "1,234", "12,345"),
            ("nl", "1.234", "12.345"),
            ("de", "1.234", "12.345"),
            ("fr", "1\u{202f}234", "12\u{202f}345"),
            ("es", "1234", "12.345"),
            ("pt", "1.234", "12.345"),
            ("tlh", "1,234", "12,345"),
        ] {
            assert_eq!(told(tag, 1_234_i64), small, "{tag}");
            assert_eq!(told(tag, 12_345_i64), big, "{tag}");
            assert_eq!(told(tag, 7_i64), "7", "{tag}");
        }
        let texts =
            "nothing-has-this-key = { $number -> \n   [one] one\n  *[other] { COMMAND(\"puzzle\", $number) }\n}";
        let german = Language::of("de", std::iter::once(texts)).unwrap();
        assert_eq!(german.say(&Message::new("nothing-has-this-key").with("number", 12_345_i64)), "“puzzle 12345”");
        assert_eq!(german.say(&Message::new("nothing-has-this-key").with("number", 1_i64)), "one");
    }

    #[test]
    fn days_and_hours_are_written_as_usual() {
        let at = civil::date(2026, 3, 5).at(9, 5, 0, 0);
        for (tag, day, hour) in [
            ("en", "5 Mar 2026", "09:05"),
            ("nl", "5 mrt 2026", "09:05"),
            ("de", "05.03.2026", "09:05"),
            ("fr", "5 mars 2026", "09:05"),
            ("es", "5 mar 2026", "09:05"),
            ("pt", "5 de mar. de 2026", "09:05"),
            ("fi", "5.3.2026", "9.05"),
            ("tlh", "5 Mar 2026", "09:05"),
            ("no language", "5 Mar 2026", "09:05"),
        ] {
            let usage = Usage::of(tag).unwrap();
            assert_eq!((usage.date(at.date()), usage.time(at.time())), (day.into(), hour.into()), "{tag}");
        }
        let midnight = civil::time(0, 0, 0, 0);
        assert_eq!(Usage::of("en").unwrap().time(midnight), "00:00");
    }
}
