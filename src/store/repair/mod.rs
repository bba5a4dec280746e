//! Rows that contradict each other, and their repair.
//!
//! - `inspection`: games and their seats, and rows that others refer to. `rounds`: impossible rounds of tournaments.
//! - `displaced`: communities that lost their name to another one.

pub(in crate::store) mod displaced;
pub(in crate::store) mod inspection;
pub(in crate::store) mod rounds;
