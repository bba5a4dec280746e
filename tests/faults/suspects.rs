//! A panic harms nothing else: a request is answered as failed, a task that nobody asked for is put aside, and if nothing
//! can be put aside, the club's thread ends.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use jiff::SignedDuration;
use parlour::club::{Club, Desk, Limits, Request};
use parlour::faults::{Fault, FaultPlan, PURPOSE, When, set};
use parlour::store::{DueKind, GameState, Store, Suspect, Tried, TriedKind};
use parlour::upkeep::repair;

use crate::alone;
use crate::support::{Chat, direct, due, landed, person};

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("suspects-{name}.db"));
    for ending in ["db", "db-wal", "db-shm", "db.lock"] {
        let _ = std::fs::remove_file(path.with_extension(ending));
    }
    path
}

fn open(path: &Path) -> Club {
    Club::new(Store::open(path).unwrap(), Limits { ping_wait_seconds: 0, ..Limits::default() })
}

fn chat_in(path: &Path) -> Chat {
    let mut chat = Chat::new();
    chat.club = open(path);
    chat
}

/// Closes the club before it is opened again.
fn restart(chat: &mut Chat, path: &Path) {
    chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
    chat.club = open(path);
}

fn panics(when: When, name: &str) {
    set(Some(FaultPlan::new(Fault::Panic, when).of(name)));
}

fn put_aside(club: &mut Club) -> Vec<Suspect> {
    club.store().read().unwrap().put_aside().unwrap()
}

fn live(club: &mut Club) -> u64 {
    club.store().read().unwrap().count_games(GameState::Live).unwrap()
}

#[test]
fn something_due_that_always_panics_fails_nobodys_request_before_or_after_a_restart() {
    let _alone = alone();
    let path = file("due");
    let mut chat = chat_in(&path);
    chat.script("ann: challenge bob chifoumi 1d first\nbob: accept");
    chat.now += 10 * 24 * 3_600_000;
    panics(When::Every(1), "club.due");
    for _ in 0..2 {
        chat.script("cas: help\nann: board");
        let at = chat.at();
        chat.club.tick(at).unwrap();
        restart(&mut chat, &path);
    }
    set(None);
    let flag = Tried::numbered(TriedKind::Due(DueKind::FLAG), 1);
    let aside = put_aside(&mut chat.club);
    assert!(aside.iter().any(|aside| aside.tried == flag && aside.why.contains(PURPOSE)), "{aside:?}");
    let at = chat.at();
    chat.club.tick(at).unwrap();
    assert_eq!(live(&mut chat.club), 1, "it is not tried");
    drop(chat);
    repair(&path, &[], None).unwrap();
    let mut club = open(&path);
    while club.tick(at).unwrap() {}
    assert_eq!(live(&mut club), 0);
}

#[test]
fn a_request_that_panics_costs_those_that_share_its_commit_nothing() {
    let _alone = alone();
    let path = file("request");
    let mut chat = chat_in(&path);
    chat.script("ann: challenge bob chifoumi first none\nbob: accept");
    let lines = [("ann", "c2-c3"), ("bob", "c6-c5"), ("cas", "help"), ("ann", "e2-e3"), ("bob", "e6-e5")];
    let requests = lines.map(|(who, line)| chat.request(who, line));
    let events: Vec<String> = requests.iter().map(|request| request.origin.event.clone()).collect();
    let desk = Desk::open(chat.club, Vec::new()).unwrap();
    let (release, held) = channel::<()>();
    desk.with(move |_, _| held.recv().unwrap_or_default()).unwrap();
    let (told, answers) = channel();
    panics(When::At(3), "club.request");
    for request in requests {
        let told = told.clone();
        desk.handle(request, move |answer| told.send(answer.is_ok_and(|answer| !answer.repeated)).unwrap()).unwrap();
    }
    release.send(()).unwrap();
    drop(told);
    assert_eq!(answers.iter().collect::<Vec<bool>>(), [true, true, false, true, true]);
    assert!(desk.close());
    set(None);
    let mut club = open(&path);
    let tx = club.store().read().unwrap();
    let known: Vec<bool> = events.iter().map(|event| tx.knows_event("console", event).unwrap()).collect();
    assert_eq!(known, [true, true, false, true, true]);
    assert_eq!(tx.game(1).unwrap().unwrap().entries, 4);
}

#[test]
fn what_is_forgotten_leaves_the_log_though_something_panics_or_the_program_is_killed_right_after_that_commit() {
    let _alone = alone();
    let name = "Wilhelmine";
    let is_in_log =
        |path: &Path| String::from_utf8_lossy(&std::fs::read(path.with_extension("db-wal")).unwrap()).contains(name);
    let (path, killed) = (file("forgotten"), file("forgotten-killed"));
    let mut chat = chat_in(&path);
    chat.script(&format!("{name}: help\nbob: help"));
    let request = Request { place: direct(name), ..chat.request(name, "forget me yes") };
    panics(When::At(1), "statement.committed");
    chat.club.handle(&request, chat.at()).unwrap_err();
    set(None);
    for ending in ["db", "db-wal"] {
        std::fs::copy(path.with_extension(ending), killed.with_extension(ending)).unwrap();
    }
    for (mut chat, path) in [(chat, path), (chat_in(&killed), killed)] {
        assert!(is_in_log(&path));
        let at = chat.at();
        chat.club.tick(at).unwrap();
        assert!(!is_in_log(&path), "{}", path.display());
    }
}

#[test]
fn a_program_killed_right_after_the_log_was_emptied_has_lost_nothing() {
    let path = file("emptied");
    let mut chat = chat_in(&path);
    chat.script("ann: help\nbob: help");
    chat.letters_alone("ann", "forget me yes");
    // Whoever looks into the file meanwhile finds nothing wrong either.
    Store::open_to_read(&path).unwrap();
    let killed = file("emptied-killed");
    for ending in ["db", "db-wal"] {
        std::fs::copy(path.with_extension(ending), killed.with_extension(ending)).unwrap();
    }
    let store = Store::open(&killed).unwrap();
    assert!(store.was_killed());
}

#[test]
fn an_offer_that_panics_is_put_aside_and_the_others_run_out() {
    let _alone = alone();
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi\ncas: challenge dan chifoumi\nann: challenge dan chifoumi");
    panics(When::At(2), "club.offer");
    let at = chat.at() + SignedDuration::from_hours(8 * 24);
    chat.club.tick(at).unwrap();
    set(None);
    let aside = put_aside(&mut chat.club);
    assert_eq!(
        aside.iter().map(|aside| aside.tried.clone()).collect::<Vec<_>>(),
        [Tried::numbered(TriedKind::Offer, 2)]
    );
    let tx = chat.club.store().read().unwrap();
    let has_run_out = [1, 2, 3].map(|id| tx.offer(id).unwrap().unwrap().state != parlour::store::OfferState::Open);
    assert_eq!(has_run_out, [true, false, true]);
}

#[test]
fn a_letter_that_panics_is_put_aside_and_the_others_go() {
    let _alone = alone();
    let mut chat = Chat::new();
    chat.script("ann: help\nbob: help\ncas: help\ndan: help");
    let at = chat.at();
    let all = chat.club.waiting("console", 0, 10, at).unwrap();
    panics(When::At(2), "club.letter");
    let opened: Vec<bool> =
        all.iter().map(|letter| chat.club.letter_to_send(letter.id, at).unwrap().is_some()).collect();
    assert_eq!(opened, [true, false, true, true]);
    panics(When::Every(1), "club.sent");
    chat.club.sent(all[2].id, &landed("third")).unwrap();
    // One that panics once is noted all the same.
    panics(When::At(1), "club.sent");
    chat.club.sent(all[3].id, &landed("fourth")).unwrap();
    set(None);
    let left = due(&mut chat.club, "console", at);
    assert_eq!(left.iter().map(|(letter, _)| letter.id).collect::<Vec<_>>(), [all[0].id]);
    assert_eq!(chat.club.letter_to_send(all[1].id, at).unwrap().map(|outgoing| outgoing.id), None);
    let aside: Vec<_> = put_aside(&mut chat.club).into_iter().map(|aside| aside.tried).collect();
    assert_eq!(aside, [all[1].id, all[2].id].map(|id| Tried::numbered(TriedKind::Letter, id)));
}

#[test]
fn a_game_of_the_computers_that_panics_is_put_aside_and_it_plays_the_others() {
    let _alone = alone();
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi second\nbob: challenge parlour chifoumi second");
    let awaited = |chat: &mut Chat| -> Vec<i64> {
        chat.club.awaiting_computer().unwrap().iter().map(|awaited| awaited.game_id).collect()
    };
    assert_eq!(awaited(&mut chat), [1, 2]);
    panics(When::At(1), "club.awaited");
    assert_eq!(awaited(&mut chat), [2]);
    set(None);
    assert_eq!(awaited(&mut chat), [2]);
}

#[test]
fn where_nothing_can_be_put_aside_the_clubs_thread_ends_and_what_was_answered_is_kept() {
    let _alone = alone();
    for name in ["club.live", "club.connected", "club.tick"] {
        let path = file("ends");
        let mut chat = chat_in(&path);
        chat.script(&format!("{0}: help", person("ann").name));
        panics(When::At(1), name);
        let desk = Desk::open(chat.club, Vec::new()).unwrap();
        while !desk.has_ended() {
            std::thread::yield_now();
        }
        set(None);
        assert!(desk.with(|_, _| {}).is_err());
        assert!(!desk.close(), "{name}");
        assert!(open(&path).store().read().unwrap().knows_event("console", "event-1").unwrap());
    }
}
