//! Pages as browsers get them: the server on loopback with a real club behind it, and requests made by hand.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(unreachable_pub, reason = "modules of a test")]

mod acting;
mod learning;
mod live;
mod looking;
mod safety;
mod signing;
mod world;
