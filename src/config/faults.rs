//! Faults on purpose, in a program built for tests.

use std::env;

use crate::faults::FaultPlan;

/// The plan that `PARLOUR_FAULTS` holds, if it holds any: `panic every 100 club.request`.
///
/// # Errors
/// If a fault is unknown. Names it.
pub fn planned_faults() -> Result<Option<FaultPlan>, String> {
    env::var("PARLOUR_FAULTS").ok().filter(|text| !text.is_empty()).map(|text| text.parse()).transpose()
}
