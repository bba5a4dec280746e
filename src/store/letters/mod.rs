//! What comes in from platforms and what goes out to them.
//!
//! - `inbox`: events received. `outbox`: letters to send, and letters that were sent; `digests`: those with all of a
//!   person's games. `suspects`: what failed before, and what is being tried.

pub(in crate::store) mod digests;
pub(in crate::store) mod inbox;
pub(in crate::store) mod outbox;
pub(in crate::store) mod suspects;
