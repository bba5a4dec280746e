//! Faults on purpose, for tests: when the code passes a point, a plan may make it fail.
//!
//! Only a program built with the feature `faults` has them, and no release is built so (`tests/house`). In every other
//! program, a point does nothing.
//!
//! - [`point`]: a place where the program may panic or end at once.
//! - `FaultPlan`: what fails, and when. `set` starts a plan, `tally` returns what it did.
//! - `fix_time`: stops the clock for a test, so that two runs can be compared.

#[cfg(all(feature = "faults", not(debug_assertions)))]
compile_error!("nothing that is built to be used fails on purpose: leave the feature `faults` out");

#[cfg(not(feature = "faults"))]
mod never;
#[cfg(feature = "faults")]
mod plan;
#[cfg(feature = "faults")]
mod points;

#[cfg(not(feature = "faults"))]
pub use never::{fixed_time, point};
#[cfg(feature = "faults")]
pub use plan::{Fault, FaultPlan, StatementFault, When};
#[cfg(feature = "faults")]
pub use points::{PURPOSE, Tally, fix_time, fixed_time, point, set, statement, tally};
