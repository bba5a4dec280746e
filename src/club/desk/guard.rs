//! Panics in the club: the transaction is undone, and everything that the club keeps in memory is thrown away.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::club::Club;
use crate::club::context::error::Panicked;

impl Club {
    /// Does some work and catches its panic. Then the transaction is undone, and nothing in memory is trusted anymore.
    pub(in crate::club) fn guarded<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> Result<T, Panicked> {
        catch_unwind(AssertUnwindSafe(|| work(self))).map_err(|panic| {
            self.distrust();
            let what = said(panic.as_ref());
            tracing::error!(what, "something panicked in the club");
            Panicked(what)
        })
    }
}

/// A panic's message.
fn said(panic: &(dyn Any + Send)) -> String {
    let said = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("it panicked: {}", said.unwrap_or("without a word"))
}
