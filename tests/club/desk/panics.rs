//! What a panic costs: the request or the thing that it came from, and nothing else.

use std::path::Path;
use std::sync::mpsc::channel;

use parlour::club::{Desk, Request};
use parlour::store::Owner;
use rusqlite::Connection;

use crate::desk::keeping::{chat_in, open, path, restart};

/// Has a player of the first game told that it is their turn, which panics once: a program built for tests compares what
/// it keeps of a row with the row, and here somebody has changed that.
fn panics_once(path: &Path) {
    let beside = Connection::open(path).unwrap();
    let place = "SELECT 'place', id, 'threads', 'on' FROM places WHERE external_id = 'place-general'";
    beside.execute(&format!("INSERT INTO settings (owner, owner_id, name, value) {place}"), []).unwrap();
    let due = "INSERT INTO due (kind, subject, at) VALUES ('turn', 1, 0) ON CONFLICT DO UPDATE SET at = 0";
    beside.execute(due, []).unwrap();
}

/// Asks one thing after the other; says which were answered.
fn ask(desk: &Desk, requests: &[Request]) -> Vec<bool> {
    let (told, answers) = channel();
    let asked = requests.iter().map(|request| {
        let told = told.clone();
        desk.handle(request.clone(), move |answer| told.send(answer.is_ok()).unwrap()).unwrap();
        answers.recv().unwrap()
    });
    asked.collect()
}

#[test]
fn turns_that_are_answered_after_a_panic_are_in_the_file() {
    let path = path("after-a-panic");
    let mut chat = chat_in(&path);
    chat.script(
        "ann: challenge bob chifoumi first none\nbob: accept\nann: challenge bob chifoumi first none\nbob: accept",
    );
    restart(&mut chat, &path);
    let boards = [chat.request("bob", "board #1"), chat.request("bob", "board #1")];
    let turns = [("ann", "c2-c3"), ("bob", "c6-c5"), ("ann", "e2-e3"), ("bob", "e6-e5"), ("ann", "d2-d3")];
    let turns = turns.map(|(who, turn)| chat.request(who, &format!("move #2 {turn}")));
    let desk = Desk::open(chat.club, Vec::new()).unwrap();
    assert_eq!(ask(&desk, &boards), [true; 2]);
    // What is read anew before the panic is undone with it, and all that is kept is.
    desk.with(|club, _| {
        let tx = club.store().begin().unwrap();
        let ann = tx.account("console", "id-ann").unwrap().unwrap();
        tx.set(Owner::Person(ann.person_id), "theme", None).unwrap();
        tx.commit().unwrap();
    })
    .unwrap();
    panics_once(&path);
    // What is due panics, and nothing else.
    desk.with(|club, now| assert!(!club.tick(now).unwrap())).unwrap();
    assert_eq!(ask(&desk, &turns), [true; 5]);
    drop(desk);
    let mut club = open(&path);
    let tx = club.store().read().unwrap();
    assert_eq!(tx.game(2).unwrap().unwrap().entries, 5);
    let aside = tx.put_aside().unwrap();
    assert!(aside.len() == 1 && aside[0].tried.to_string() == "turn 1", "{aside:?}");
}
