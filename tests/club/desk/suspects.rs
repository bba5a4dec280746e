//! What fails, or kills the program, again and again: it is put aside, and everything else goes on.

use std::path::Path;

use jiff::{SignedDuration, Timestamp};
use parlour::club::{Club, health_report};
use parlour::store::{DueKind, OfferState, Store, Suspect, Tried, TriedKind};
use parlour::upkeep::{Repaired, repair};
use rusqlite::Connection;

use crate::desk::keeping::{chat_in, open, path};
use crate::support::Chat;

fn put_aside(club: &mut Club) -> Vec<Suspect> {
    club.store().read().unwrap().put_aside().unwrap()
}

/// Changes the file beside the club, as damage or another program does.
fn change(path: &Path, statements: &str) {
    let beside = Connection::open(path).unwrap();
    beside.execute_batch(&format!("PRAGMA foreign_keys = OFF; {statements}")).unwrap();
}

/// A club in which two challenges have run out, of which the first is of nobody.
fn with_an_offer_that_fails(path: &Path) -> Chat {
    let mut chat = chat_in(path);
    chat.script("ann: challenge bob chifoumi\ncas: challenge dan chifoumi");
    change(path, "UPDATE offers SET maker_id = 999 WHERE id = 1");
    chat.now += 8 * 24 * 3_600_000;
    chat
}

#[test]
fn one_offer_that_fails_keeps_nothing_else_from_being_looked_after() {
    let path = path("offer-fails");
    let mut chat = with_an_offer_that_fails(&path);
    let (at, much_later) = (chat.at(), chat.at() + SignedDuration::from_hours(40 * 24));
    chat.club.tick(at).unwrap();
    let state = |chat: &mut Chat, id| chat.club.store().read().unwrap().offer(id).unwrap().unwrap().state;
    assert_eq!([1, 2].map(|id| state(&mut chat, id)), [OfferState::Open, OfferState::Expired]);
    let knows = |chat: &mut Chat| chat.club.store().read().unwrap().knows_event("console", "event-1").unwrap();
    assert!(knows(&mut chat));
    chat.club.tick(much_later).unwrap();
    assert!(!knows(&mut chat), "old events are forgotten");
}

#[test]
fn what_fails_ten_times_is_put_aside_until_somebody_wants_it_tried_again() {
    let path = path("put-aside");
    let mut chat = with_an_offer_that_fails(&path);
    let offer = Tried::numbered(TriedKind::Offer, 1);
    for failures in 1..=10 {
        assert_eq!(put_aside(&mut chat.club), []);
        let at = chat.at();
        chat.club.tick(at).unwrap();
        // Before the hour is over it is not tried again.
        chat.club.tick(at).unwrap();
        let known = chat.club.store().read().unwrap().suspect(&offer).unwrap().unwrap();
        assert_eq!((known.failures, known.deaths), (failures, 0));
        chat.now += 3_600_000;
    }
    let at = chat.at();
    let report = health_report(&mut Store::open_to_read(&path).unwrap(), &["console"], at).unwrap();
    assert!(report.put_aside[0].starts_with("offer 1: "), "{report:?}");
    drop(chat);
    change(&path, "UPDATE offers SET maker_id = (SELECT id FROM accounts WHERE external_id = 'id-ann') WHERE id = 1");
    assert_eq!(repair(&path, &[], None).unwrap(), [Repaired::TriedAgain(offer)]);
    let mut club = open(&path);
    club.tick(at).unwrap();
    assert_eq!(club.store().read().unwrap().offer(1).unwrap().unwrap().state, OfferState::Expired);
}

/// What stands in the file if the program dies while it looks after the time of the first game.
const DIED: &str = "INSERT INTO tried (kind, subject) VALUES ('flag', '1')";

#[test]
fn what_the_program_dies_of_again_and_again_is_put_aside() {
    let path = path("dies");
    let mut chat = chat_in(&path);
    chat.script("ann: challenge bob chifoumi 1d first\nbob: accept");
    let (before, out_of_time) = (chat.at(), chat.at() + SignedDuration::from_hours(48));
    drop(chat);
    let judged = |club: &mut Club, at: Timestamp| {
        club.tick(at).unwrap();
        club.store().read().unwrap().due_at(DueKind::FLAG, 1).unwrap().is_none()
    };
    for deaths in 1..=5 {
        change(&path, DIED);
        let mut club = open(&path);
        club.tick(before).unwrap();
        assert_eq!(put_aside(&mut club).len(), usize::from(deaths == 5), "after {deaths} deaths");
    }
    let mut club = open(&path);
    let flag = put_aside(&mut club).remove(0);
    assert_eq!((flag.tried, flag.deaths), (Tried::numbered(TriedKind::Due(DueKind::FLAG), 1), 5));
    assert!(!judged(&mut club, out_of_time), "it is not tried");
    drop(club);
    repair(&path, &[], None).unwrap();
    assert!(judged(&mut open(&path), out_of_time));
}

#[test]
fn of_several_that_were_tried_when_the_program_died_none_is_put_aside_and_each_is_tried_alone() {
    let path = path("dies-of-one");
    let mut chat = chat_in(&path);
    chat.script("ann: challenge bob chifoumi 1d first\nbob: accept");
    let at = chat.at();
    drop(chat);
    for _ in 0..10 {
        change(&path, &format!("{DIED}, ('turn', '1')"));
        open(&path).tick(at).unwrap();
    }
    assert_eq!(put_aside(&mut open(&path)), []);
    change(&path, "INSERT INTO due (kind, subject, at) VALUES ('turn', 1, 0) ON CONFLICT DO UPDATE SET at = 0");
    let mut club = open(&path);
    club.tick(at).unwrap();
    let tx = club.store().read().unwrap();
    let turn = Tried::numbered(TriedKind::Due(DueKind::new("turn")), 1);
    assert_eq!(tx.suspect(&turn).unwrap(), None, "it came to a good end");
}
