//! Statements that fail as SQLite would have them fail.

use jiff::Timestamp;
use parlour::faults::{Fault, FaultPlan, PURPOSE, StatementFault, When, set};
use parlour::store::{Store, StoreError};

use crate::alone;

/// Notes something while a statement fails, and says whether it was kept.
fn note(store: &mut Store, fault: Fault, number: u64) -> (Result<(), StoreError>, bool) {
    set(Some(FaultPlan::new(fault, When::At(number)).of("statement")));
    let noted = store.begin().and_then(|tx| {
        tx.note_sign_of_life("here", Timestamp::UNIX_EPOCH)?;
        tx.commit()
    });
    let injected = set(None).injected.len();
    assert_eq!(injected, usize::from(noted.is_err()), "{fault:?} at {number}: {noted:?}");
    let kept = store.read().unwrap().sign_of_life("here").unwrap();
    (noted, kept.is_some())
}

#[test]
fn every_statement_fails_as_sqlite_would_have_it_fail() {
    let _alone = alone();
    let mut store = Store::in_memory().unwrap();
    // It begins, writes, commits.
    for number in 1..=3 {
        for fault in Fault::ALL.into_iter().filter(|fault| *fault != Fault::Panic) {
            let (noted, is_kept) = note(&mut store, fault, number);
            let refused = noted.unwrap_err();
            let is_as_it_would_be = match fault {
                Fault::Refuse(StatementFault::Io) | Fault::RollBack(StatementFault::Io) => {
                    matches!(refused, StoreError::Disk(_))
                }
                Fault::Refuse(StatementFault::Full) | Fault::RollBack(StatementFault::Full) => {
                    matches!(refused, StoreError::Full(_))
                }
                Fault::Refuse(StatementFault::Corrupt) => matches!(refused, StoreError::Damaged(_)),
                _ => matches!(&refused, StoreError::Sqlite(error) if error.to_string().contains(PURPOSE)),
            };
            assert!(is_as_it_would_be && !is_kept, "{fault:?} at {number}: {refused:?}");
        }
    }
    let (noted, is_kept) = note(&mut store, Fault::Refuse(StatementFault::Io), 4);
    assert!(noted.is_ok() && is_kept);
}
