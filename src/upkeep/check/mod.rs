//! Checks everything, and says what to do about faults. It changes nothing and shows no secret.

mod database;
mod endings;
mod everything;
mod secrets;

pub use everything::check;
