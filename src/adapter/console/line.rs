//! Reads the lines that people type at the console.

use jiff::SignedDuration;

use super::mode::Mode;
use crate::clock::read_length;
use crate::command::Spec;

/// The most characters in the name of a person or a room.
const NAME_LENGTH_MAX: usize = 32;

/// A line and its meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// An empty line, or a remark in a script.
    Nothing,
    /// A person says something.
    Says {
        /// The event's name, if the line has one.
        event: Option<String>,
        /// The speaker. `None` for the current one.
        name: Option<String>,
        text: String,
    },
    /// Changes the speaker to this person, or to the player to move.
    As(Option<String>),
    /// Goes back to the first room.
    Lobby,
    /// Goes to this room.
    Room(String),
    /// Goes to the direct conversation with the program.
    Direct,
    /// Presses the button with this number.
    Press(usize),
    /// Changes how boards are shown.
    Pictures(Mode),
    /// Lets time pass, on a clock that can be moved.
    Wait(SignedDuration),
    /// Explains the console.
    Help,
    Quit,
    /// An unknown command with a slash.
    Unknown(String),
}

impl Line {
    /// Reads a line: `ann: accept`, `accept`, `[event-7] ann: accept`, `/as ann`, `# a remark`.
    pub(super) fn read(line: &str) -> Self {
        let line = line.trim();
        if line.is_empty() || line == "#" || line.starts_with("# ") {
            return Self::Nothing;
        }
        if let Some(rest) = line.strip_prefix('/') {
            return Self::read_order(rest);
        }
        let (event, line) = match line.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
            Some((event, rest)) => (Some(event.trim().to_owned()), rest.trim()),
            None => (None, line),
        };
        let (name, text) = match line.split_once(": ") {
            Some((name, text)) if is_name(name) && Spec::find(name).is_none() => (Some(name.to_owned()), text.trim()),
            _ => (None, line),
        };
        Self::Says { event, name, text: text.to_owned() }
    }

    fn read_order(rest: &str) -> Self {
        let (word, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let (word, value) = (word.to_lowercase(), value.trim());
        let unknown = || Self::Unknown(format!("/{rest}"));
        match (word.as_str(), value) {
            ("as", "") => Self::As(None),
            ("as", name) if is_name(name) => Self::As(Some(name.to_owned())),
            ("room", name) if is_name(name.trim_start_matches('#')) => {
                Self::Room(name.trim_start_matches('#').to_owned())
            }
            ("room", "") => Self::Lobby,
            ("dm" | "direct", "") => Self::Direct,
            ("pictures", mode) => mode.parse().map_or_else(|_| unknown(), Self::Pictures),
            ("wait", length) => read_length(length).map_or_else(unknown, Self::Wait),
            ("help" | "?", "") => Self::Help,
            ("quit" | "exit" | "q", "") => Self::Quit,
            (number, "") => number.parse().map_or_else(|_| unknown(), Self::Press),
            _ => unknown(),
        }
    }
}

/// Whether a person or a room can have this name.
#[must_use]
pub fn is_name(name: &str) -> bool {
    name.chars().count() <= NAME_LENGTH_MAX
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(event: Option<&str>, name: Option<&str>, text: &str) -> Line {
        Line::Says { event: event.map(str::to_owned), name: name.map(str::to_owned), text: text.to_owned() }
    }

    #[test]
    fn a_name_before_a_colon_says_who_speaks() {
        assert_eq!(Line::read("ann: challenge bob fursaz"), says(None, Some("ann"), "challenge bob fursaz"));
        assert_eq!(Line::read("challenge bob fursaz"), says(None, None, "challenge bob fursaz"));
    }

    #[test]
    fn notation_with_a_colon_names_nobody() {
        assert_eq!(Line::read("c2:c3"), says(None, None, "c2:c3"));
        assert_eq!(Line::read("move: c2-c3"), says(None, None, "move: c2-c3"));
    }

    #[test]
    fn a_line_may_name_its_event() {
        assert_eq!(Line::read("[7] ann: end"), says(Some("7"), Some("ann"), "end"));
    }

    #[test]
    fn a_number_of_a_game_is_no_remark() {
        assert_eq!(Line::read("# a remark"), Line::Nothing);
        assert_eq!(Line::read("#12 c2-c3"), says(None, None, "#12 c2-c3"));
    }

    #[test]
    fn what_begins_with_a_slash_is_for_the_console() {
        assert_eq!(Line::read("/as bob"), Line::As(Some("bob".to_owned())));
        assert_eq!(Line::read("/as"), Line::As(None));
        assert_eq!(Line::read("/room"), Line::Lobby);
        assert_eq!(Line::read("/room #side"), Line::Room("side".to_owned()));
        assert_eq!(Line::read("/2"), Line::Press(2));
        assert_eq!(Line::read("/pictures text"), Line::Pictures(Mode::Text));
        assert_eq!(Line::read("/as bob and ann"), Line::Unknown("/as bob and ann".to_owned()));
        assert_eq!(Line::read("/dance"), Line::Unknown("/dance".to_owned()));
    }
}
