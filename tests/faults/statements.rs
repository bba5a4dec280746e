//! Statements that fail as SQLite would have them fail.

use jiff::Timestamp;
use parlour::faults::{Fault, FaultPlan, PURPOSE, StatementFault, When, set};
use parlour::store::{Store, StoreError};

use crate::alone;
use crate::support::Chat;

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

/// How many statements the answer to a line takes.
fn statements_for(chat: &mut Chat, who: &str, line: &str) -> u64 {
    let any = Fault::Refuse(StatementFault::Busy);
    set(Some(FaultPlan::new(any, When::Never).of("statement")));
    let letters = chat.letters(who, line);
    let passed = set(None).passed;
    assert!(!letters.is_empty());
    passed
}

#[test]
fn a_list_of_many_games_takes_no_more_statements_than_one_of_some() {
    let _alone = alone();
    let mut chat = Chat::new();
    let mut counts = Vec::new();
    for number in 0..40 {
        chat.script(&format!("ann: challenge b{number} chifoumi 3d first\nb{number}: accept"));
        if [19, 39].contains(&number) {
            // What is read for the first time is remembered.
            chat.letters("ann", "games");
            counts.push((statements_for(&mut chat, "ann", "games"), statements_for(&mut chat, "ann", "games here")));
        }
    }
    assert_eq!(counts[0], counts[1]);
}
