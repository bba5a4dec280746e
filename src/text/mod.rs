//! Every sentence that a person reads. They are in `assets/texts/`, a folder per language, and have keys.
//!
//! The rest of the code says *what* to say, as a [`Message`], and only [`Language`] turns that into words. So a
//! translation touches no code, and a test can check every key in every language. A command, a person or anything else
//! that is more than words stays a [`Span`] of a [`Paragraph`] until a platform lays it out.

mod catalog;
#[cfg(test)]
mod every_sentence;
mod message;
mod moments;
mod span;
mod tidy;
mod typed;
mod usage;

pub use catalog::Language;
pub use message::{Arg, Message};
pub use span::{Moment, Named, Paragraph, Span};
pub use tidy::tidy;
pub use typed::WordKind;
