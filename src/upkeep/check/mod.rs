//! Whether everything is as it should be, and what to do if not. Nothing is changed, and no secret is shown.

mod database;
mod endings;
mod everything;
mod secrets;

pub use everything::check;
