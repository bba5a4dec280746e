//! Calendar files, as RFC 5545 says.

use jiff::Timestamp;

pub(in crate::club) struct Calendar {
    pub(in crate::club) name: String,
    /// When it was written.
    pub(in crate::club) at: Timestamp,
    /// Its content.
    pub(in crate::club) events: Vec<Event>,
}

/// Something in a calendar.
pub(in crate::club) struct Event {
    /// Its worldwide unique name, so that a later calendar replaces it.
    pub(in crate::club) uid: String,
    /// When it begins.
    pub(in crate::club) begins: Timestamp,
    /// When it ends.
    pub(in crate::club) ends: Timestamp,
    /// Its summary in a line.
    pub(in crate::club) summary: String,
    /// More about it; nothing if empty.
    pub(in crate::club) description: String,
}

/// The longest line, in bytes, without its end.
const LINE_MAX: usize = 75;

impl Calendar {
    /// The file.
    pub(in crate::club) fn written(&self) -> String {
        let mut file = File(String::new());
        file.add("BEGIN", "VCALENDAR");
        file.add("VERSION", "2.0");
        file.add("PRODID", "-//Parlour//Parlour//EN");
        file.add("NAME", &escaped(&self.name));
        // Most programs read this instead of NAME, which is from RFC 7986.
        file.add("X-WR-CALNAME", &escaped(&self.name));
        for event in &self.events {
            file.add("BEGIN", "VEVENT");
            file.add("UID", &escaped(&event.uid));
            file.add("DTSTAMP", &stamp(self.at));
            file.add("DTSTART", &stamp(event.begins));
            if event.ends > event.begins {
                file.add("DTEND", &stamp(event.ends));
            }
            file.add("SUMMARY", &escaped(&event.summary));
            if !event.description.is_empty() {
                file.add("DESCRIPTION", &escaped(&event.description));
            }
            // Nobody is busy for all of it.
            file.add("TRANSP", "TRANSPARENT");
            file.add("END", "VEVENT");
        }
        file.add("END", "VCALENDAR");
        file.0
    }
}

struct File(String);

impl File {
    /// Adds a line. A long one is folded: the rest begins with a space.
    fn add(&mut self, name: &str, value: &str) {
        let mut length = 0;
        for c in format!("{name}:{value}").chars() {
            if length + c.len_utf8() > LINE_MAX {
                self.0.push_str("\r\n ");
                length = 1;
            }
            self.0.push(c);
            length += c.len_utf8();
        }
        self.0.push_str("\r\n");
    }
}

/// A text as a value: special characters are marked, and all of it is one line.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => escaped.extend(['\\', c]),
            '\n' => escaped.push_str("\\n"),
            c if c.is_control() => {}
            c => escaped.push(c),
        }
    }
    escaped
}

/// A moment, in UTC.
fn stamp(at: Timestamp) -> String {
    at.strftime("%Y%m%dT%H%M%SZ").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(summary: &str, ends: &str) -> String {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        let event = Event {
            uid: "tournament-12-round-1@parlour".to_owned(),
            begins: at("2026-11-25T18:00:00Z"),
            ends: at(ends),
            summary: summary.to_owned(),
            description: "ann, bob; and\nmore\u{7}".to_owned(),
        };
        Calendar { name: "Winter cup".to_owned(), at: at("2026-11-24T00:00:01Z"), events: vec![event] }.written()
    }

    #[test]
    fn a_calendar_has_what_programs_need_and_marks_what_has_a_meaning() {
        let file = written("Round 1; the \\ first, of 3", "2026-12-09T18:00:00Z");
        for line in [
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:",
            "\r\nUID:tournament-12-round-1@parlour\r\nDTSTAMP:20261124T000001Z\r\nDTSTART:20261125T180000Z\r\n",
            "\r\nDTEND:20261209T180000Z\r\nSUMMARY:Round 1\\; the \\\\ first\\, of 3\r\n",
            "\r\nDESCRIPTION:ann\\, bob\\; and\\nmore\r\n",
        ] {
            assert!(file.contains(line), "{line:?} is not in {file:?}");
        }
        assert!(file.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n"));
    }

    #[test]
    fn what_only_has_an_hour_has_no_end() {
        assert!(!written("Your turn", "2026-11-25T18:00:00Z").contains("DTEND"));
    }

    #[test]
    fn lines_are_folded_between_characters_and_unfold_to_what_they_were() {
        let summary = "山田太郎 against שלום עולם ".repeat(12);
        let file = written(&summary, "2026-12-09T18:00:00Z");
        assert!(file.split("\r\n").all(|line| line.len() <= LINE_MAX), "{file}");
        assert!(file.split("\r\n").any(|line| line.len() > LINE_MAX - 4), "no shorter than need be: {file}");
        assert!(file.replace("\r\n ", "").contains(&format!("SUMMARY:{summary}\r\n")), "{file}");
    }
}
