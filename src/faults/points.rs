//! Points, and the plan that they follow.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;

use super::plan::{Fault, FaultPlan, When};

/// Every panic on purpose begins with this.
pub const PURPOSE: &str = "on purpose";

/// What a plan did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of points that counted.
    pub passed: u64,
    /// The faults, with the names of their points and how often they happened.
    pub injected: BTreeMap<(Fault, &'static str), u64>,
}

/// The current plan and what it did so far.
struct Course {
    plan: FaultPlan,
    tally: Tally,
    random: u64,
}

static COURSE: Mutex<Option<Course>> = Mutex::new(None);
static TIME: Mutex<Option<Timestamp>> = Mutex::new(None);

/// Locks a mutex. No code panics while it holds one of these.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a plan for the whole process, or ends the current one. Returns what the last one did.
pub fn set(plan: Option<FaultPlan>) -> Tally {
    let course = plan.map(|plan| {
        let seed = if let When::OneIn(_, seed) = plan.when { seed } else { 1 };
        Course { plan, tally: Tally::default(), random: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1 }
    });
    std::mem::replace(&mut *lock(&COURSE), course).map(|course| course.tally).unwrap_or_default()
}

/// What the current plan did so far.
#[must_use]
pub fn tally() -> Tally {
    lock(&COURSE).as_ref().map(|course| course.tally.clone()).unwrap_or_default()
}

/// The time that a test has set.
#[must_use]
pub fn fixed_time() -> Option<Timestamp> {
    *lock(&TIME)
}

/// Stops the club's clock at a time, or lets it run again.
pub fn fix_time(at: Option<Timestamp>) {
    *lock(&TIME) = at;
}

/// A place where the program panics or ends at once if the plan says so.
pub fn point(name: &'static str) {
    // Only statements can refuse.
    if let Some(fault) = pass(name, |fault| !fault.is_of_statement()) {
        strike(fault, name);
    }
}

/// The same for a statement. Returns how SQLite refuses it, if it does.
#[must_use]
pub fn statement(name: &'static str) -> Option<Fault> {
    let fault = pass(name, |_| true)?;
    if !fault.is_of_statement() {
        strike(fault, name);
    }
    Some(fault)
}

fn strike(fault: Fault, name: &'static str) {
    match fault {
        Fault::Abort => std::process::abort(),
        _ => panic!("{PURPOSE}: {name}"),
    }
}

/// The fault at a point, among those that can happen there.
fn pass(name: &'static str, can: impl Fn(Fault) -> bool) -> Option<Fault> {
    let is_unwinding = std::thread::panicking();
    let mut course = lock(&COURSE);
    let Course { plan, tally, random } = course.as_mut()?;
    // A panic during a panic would end the process.
    let possible = |fault: &Fault| can(*fault) && !(is_unwinding && *fault == Fault::Panic);
    let faults: Vec<Fault> = plan.faults.iter().copied().filter(possible).collect();
    if faults.is_empty() || !plan.is_about(name) {
        return None;
    }
    tally.passed += 1;
    let strikes = match plan.when {
        When::Never => false,
        When::At(number) => tally.passed == number,
        When::Every(times) => tally.passed.is_multiple_of(times),
        When::OneIn(times, _) => next(random).is_multiple_of(times),
    };
    let count = faults.len() as u64;
    let index = if matches!(plan.when, When::OneIn(..)) { next(random) } else { tally.injected.values().sum() };
    let fault = faults[usize::try_from(index % count).unwrap_or_default()];
    strikes.then(|| {
        *tally.injected.entry((fault, name)).or_default() += 1;
        fault
    })
}

/// The next random number (xorshift64*).
fn next(random: &mut u64) -> u64 {
    *random ^= *random >> 12;
    *random ^= *random << 25;
    *random ^= *random >> 27;
    random.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33
}
