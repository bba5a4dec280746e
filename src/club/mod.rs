//! The club: challenges, tables and their players, offers, ratings.
//!
//! It is given a [`Request`] and the time, and answers with [`Letter`]s, which it has put into the outbox by then. It
//! does so in one transaction, one request after the other, and the same requests lead to the same state.

mod letter;
mod request;

pub use letter::{Addressee, Answer, Attachment, Audience, Button, ButtonStyle, Letter, Outgoing, Picture, To};
pub use request::{Origin, Person, Place, Request, Said};
