//! Faults on purpose, for tests: where the code passes a point, a plan may have something fail.
//!
//! Only a program that was built with the feature `faults` has any of it, and no release is (`tests/house`). In every
//! other one a point is nothing at all.
//!
//! - [`point`]: a place where the program may panic, or end at once.
//! - [`FaultPlan`]: what fails, and when. [`set`] makes one be followed, [`tally`] says what came of it.
//! - [`fix_time`]: the time as a test wants it, so that two runs can be compared.

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
