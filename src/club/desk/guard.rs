//! A panic inside the club: what it was in is undone, and what the club keeps in memory is thrown away.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::club::Club;
use crate::club::context::error::Panicked;

impl Club {
    /// Does something of which a panic is caught: its transaction is undone then, and nothing is taken for true that is
    /// kept of the database in memory.
    pub(in crate::club) fn guarded<T>(&mut self, deed: impl FnOnce(&mut Self) -> T) -> Result<T, Panicked> {
        catch_unwind(AssertUnwindSafe(|| deed(self))).map_err(|panic| {
            self.distrust();
            let what = said(panic.as_ref());
            tracing::error!(what, "something panicked in the club");
            Panicked(what)
        })
    }
}

/// What a panic says.
fn said(panic: &(dyn Any + Send)) -> String {
    let said = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("it panicked: {}", said.unwrap_or("without a word"))
}
