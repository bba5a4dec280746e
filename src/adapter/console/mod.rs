//! A chat in the terminal. People speak in rooms, the club answers, and boards are drawn, saved as files or shown as
//! text. Letters go through the outbox as on every platform: each is printed, then noted as sent.
//!
//! - [`Console`] (`chat`): who speaks in which room, and how a line gets to the club. [`Options`]: its setup.
//! - `line`: reads typed lines. `room`: rooms. `editor`, `completion`: the line editor at a terminal. Without a
//!   terminal, the console reads a script from standard input.
//! - `mailbox`: takes letters from the outbox. `screen`: prints them; `layout` as text, `pictures` and `draw` with
//!   boards.

mod chat;
mod clock;
mod completion;
mod draw;
mod editor;
mod layout;
mod line;
mod mailbox;
mod mode;
mod options;
mod pictures;
mod room;
mod screen;

pub use chat::Console;
pub use draw::Way;
pub use line::is_name;
pub use mode::{Mode, UnknownMode};
pub use options::Options;

/// The name of this platform.
const PLATFORM: &str = "console";
