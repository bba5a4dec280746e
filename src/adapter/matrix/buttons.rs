//! Reactions as buttons: a sign for each, the same for the same thing every time.

use crate::club::Button;

/// The signs of the most common commands, by name.
const SIGNS: &[(&str, &str)] = &[
    ("accept", "✅"),
    ("decline", "❌"),
    ("end", "🏁"),
    ("undo", "↩️"),
    ("rules", "📖"),
    ("rematch", "🔁"),
    ("tournament join", "🙋"),
    ("replay", "🎞️"),
    ("record", "📜"),
];
/// The signs of all others, in order.
const NUMBERS: &[&str] = &["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"];
/// These make a sign colorful or plain. Clients add and omit them as they like.
const VARIATIONS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

/// The sign of each button. If there are too many buttons, some get none.
pub(super) fn signs(buttons: &[Button]) -> Vec<&'static str> {
    let mut signs: Vec<&'static str> = Vec::with_capacity(buttons.len());
    for button in buttons {
        let name = button.command.name();
        let own = SIGNS.iter().find(|(command, _)| Some(*command) == name).map(|(_, sign)| *sign);
        let own = own.filter(|sign| !signs.contains(sign));
        let Some(sign) = own.or_else(|| NUMBERS.iter().copied().find(|sign| !signs.contains(sign))) else { break };
        signs.push(sign);
    }
    signs
}

/// The button that a reaction presses.
pub(super) fn pressed<'b>(buttons: &'b [Button], reaction: &str) -> Option<&'b Button> {
    let wanted = bare(reaction);
    signs(buttons).iter().position(|sign| bare(sign) == wanted).map(|index| &buttons[index])
}

/// Text without the marks that make signs colorful or plain.
pub(super) fn bare(text: &str) -> String {
    text.chars().filter(|c| !VARIATIONS.contains(c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::ButtonStyle;
    use crate::command;

    fn buttons(lines: &[&str]) -> Vec<Button> {
        let button = |line: &&str| Button {
            label: String::new(),
            command: command::read(line).unwrap(),
            seen: None,
            style: ButtonStyle::Plain,
        };
        lines.iter().map(button).collect()
    }

    #[test]
    fn no_two_buttons_have_the_same_sign() {
        assert_eq!(signs(&buttons(&["accept #1", "decline #1"])), ["✅", "❌"]);
        assert_eq!(signs(&buttons(&["accept #1", "accept #2", "move #3 c2-c3"])), ["✅", "1️⃣", "2️⃣"]);
    }

    #[test]
    fn a_reaction_presses_its_button_however_the_client_writes_it() {
        let buttons = buttons(&["accept #1", "undo #1", "move #1 c2-c3"]);
        let line = |reaction| pressed(&buttons, reaction).map(|button| button.command.to_string());
        assert_eq!(line("✅\u{fe0f}").as_deref(), Some("accept #1"));
        assert_eq!(line("↩").as_deref(), Some("undo #1"));
        assert_eq!(line("1\u{20e3}").as_deref(), Some("move #1 c2-c3"));
        assert_eq!(line("👍"), None);
    }
}
