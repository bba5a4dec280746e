//! Every sentence a person reads: kept as messages under `assets/texts/`, one folder a language, and looked up by key.
//!
//! Code above and below says *what* is to be said, as a [`Message`]; only [`Language`] turns it into words. So a
//! translation touches no code, and a test can hold every key against every language. What is more than words, such as
//! a command or a person, is a [`Span`] of a [`Paragraph`] until a platform lays it out.

mod catalog;
mod message;
mod span;
mod tidy;

pub use catalog::Language;
pub use message::{Arg, Message};
pub use span::{Moment, Named, Paragraph, Span};
pub use tidy::tidy;
