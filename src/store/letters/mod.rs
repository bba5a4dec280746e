//! Events that come in from platforms, and letters that go out to them.
//!
//! - `inbox`: events received. `outbox`: letters to send, and letters that were sent; `digests`: those with all of a
//!   person's games. `suspects`: things that failed before, and things that are being tried.

pub(in crate::store) mod digests;
pub(in crate::store) mod inbox;
pub(in crate::store) mod outbox;
pub(in crate::store) mod suspects;
