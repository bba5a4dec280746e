//! Buttons that give a command, as those under a message do.

use maud::{Markup, html};

use super::frame::{Frame, hidden};

/// A button that gives a command for the person who presses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageButton {
    /// Its label.
    pub label: String,
    /// Its command as a line: `resign #12`.
    pub command: String,
    /// The newest entry of the game's record, if the command is only meant for that position.
    pub seen: Option<u32>,
    /// Its look.
    pub look: Look,
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// The obvious next step.
    Primary,
    /// One among several.
    Plain,
    /// It gives something up.
    Danger,
}

impl Look {
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Primary => "primary",
            Self::Plain => "plain",
            Self::Danger => "danger",
        }
    }
}

/// Buttons in a row. `address` is where their commands are posted.
pub(super) fn buttons(buttons: &[PageButton], address: &str, frame: &Frame) -> Markup {
    let mut groups: Vec<(Option<u32>, Vec<&PageButton>)> = Vec::new();
    for button in buttons {
        match groups.iter_mut().find(|(seen, _)| *seen == button.seen) {
            Some((_, group)) => group.push(button),
            None => groups.push((button.seen, vec![button])),
        }
    }
    html! {
        @for (seen, group) in groups {
            form.row method="post" action=(address) {
                (frame.hidden_fields())
                @if let Some(seen) = seen { (hidden("seen", seen)) }
                @for button in group {
                    button class=(button.look.class()) name="command" value=(button.command) { (button.label) }
                }
            }
        }
    }
}
