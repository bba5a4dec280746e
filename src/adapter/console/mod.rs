//! A chat in the terminal: people speak in rooms, the club answers, boards are drawn, written as files or shown as
//! text. It goes through the outbox like every platform: a letter is printed, then noted as sent.
//!
//! - [`Console`] (`chat`): who speaks where, and the way of a line to the club. [`Options`]: how it is set up.
//! - `line`: what is typed. `room`: where. `editor`, `completion`: the line at a terminal. Without a terminal a script is
//!   read from standard input.
//! - `mailbox`: letters as they come from the outbox. `screen`: letters as they are printed; `layout`: as text;
//!   `pictures`, `draw`: boards.

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
