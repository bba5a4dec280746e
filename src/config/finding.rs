//! What is found where somebody looks whether everything is as it should be.

/// What was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// It is as it should be.
    Good(String),
    /// It is not; says what to do.
    Wrong(String),
}
