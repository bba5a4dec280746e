//! What the club does when its time has come. Each part has a list; `desk::ticking` reads them all.

use super::base::Context;
use super::rejection::Rejection;
use crate::store::DueKind;

/// What is done with one kind of thing that is due.
pub(in crate::club) struct Timed {
    pub(in crate::club) kind: DueKind,
    /// Whether it changes no game or tournament, so that no request has to wait for it.
    pub(in crate::club) only_tells: bool,
    /// What is done, with the number of the game, match, tournament or person.
    pub(in crate::club) act: fn(&mut Context<'_>, i64) -> Result<(), Rejection>,
}

impl Timed {
    /// Something that tells people, or at least changes no game or tournament.
    pub(in crate::club) const fn tells(kind: DueKind, act: fn(&mut Context<'_>, i64) -> Result<(), Rejection>) -> Self {
        Self { kind, only_tells: true, act }
    }

    /// Something that changes a game or tournament.
    pub(in crate::club) const fn changes(
        kind: DueKind,
        act: fn(&mut Context<'_>, i64) -> Result<(), Rejection>,
    ) -> Self {
        Self { kind, only_tells: false, act }
    }
}
