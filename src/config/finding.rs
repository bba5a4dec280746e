//! The results of checks.

/// The thing that was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// It is as it should be.
    Good(String),
    /// Something is wrong. Says what to do.
    Wrong(String),
}
