//! A program that dies of a request or a letter, again and again: what it tries is noted before, so that this is put aside
//! in the end, and everything else goes on.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::channel;

use jiff::Timestamp;
use parlour::club::{Club, Desk, Limits, Request};
use parlour::faults::{Fault, FaultPlan, When, set};
use parlour::store::{Store, Tried, TriedKind};
use parlour::upkeep::{Repaired, repair};

use crate::alone;
use crate::support::{Chat, landed};

/// What tells this test that it is the program that dies: what it does, and the how manieth time it dies of that.
const DIES: &str = "PARLOUR_DIES";

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("deaths-{name}"));
        drop(std::fs::remove_dir_all(&folder));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn database(&self) -> PathBuf {
        self.0.join("parlour.db")
    }

    /// Does something in a process that dies when it comes to a point for this time.
    fn die(&self, what: &str, time: u32) {
        let mut child = Command::new(std::env::current_exe().unwrap());
        child.args(["--exact", "deaths::what_dies", "--quiet"]).current_dir(&self.0);
        let output = child.env(DIES, format!("{what} {time}")).output().unwrap();
        // Whoever aborts has no code.
        assert_eq!(output.status.code(), None, "{}", String::from_utf8_lossy(&output.stdout));
    }

    fn put_aside(&self) -> Vec<Tried> {
        let mut store = Store::open_to_read(&self.database()).unwrap();
        store.read().unwrap().put_aside().unwrap().into_iter().map(|aside| aside.tried).collect()
    }

    /// What the program says that is wrong.
    fn wrong(&self) -> String {
        let mut check = Command::new(env!("CARGO_BIN_EXE_parlour"));
        let output = check.arg("check").current_dir(&self.0).env_clear().output().unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stdout).unwrap()
    }
}

fn open(path: &Path) -> Club {
    Club::new(Store::open(path).unwrap(), Limits { ping_wait_seconds: 0, ..Limits::default() })
}

/// Nothing, unless another test of this file has begun this process to see it die.
#[test]
fn what_dies() {
    let Ok(order) = std::env::var(DIES) else { return };
    let (what, time) = order.split_once(' ').unwrap();
    let point = FaultPlan::new(Fault::Abort, When::At(time.parse().unwrap()));
    set(Some(point.of(&format!("club.{what}"))));
    let path = Path::new("parlour.db");
    match what {
        "request" => drop(ask(path)),
        _ => send(path),
    }
}

/// Three people ask for something at once; whether each is answered.
fn ask(path: &Path) -> Vec<bool> {
    let mut asking = Chat::new();
    let requests: Vec<Request> = ["ann", "bob", "cas"].map(|who| asking.request(who, "help")).into();
    let desk = Desk::open(open(path), Vec::new()).unwrap();
    let ((release, held), (told, answers)) = (channel::<()>(), channel());
    desk.with(move |_, _| held.recv().unwrap_or_default()).unwrap();
    for request in requests {
        let told = told.clone();
        desk.handle(request, move |answer| told.send(answer.is_ok()).unwrap()).unwrap();
    }
    release.send(()).unwrap();
    drop(told);
    let answered = answers.iter().collect();
    assert!(desk.close());
    answered
}

/// Sends what waits, the soonest first.
fn send(path: &Path) {
    let (mut club, now) = (open(path), Timestamp::now());
    club.live(now).unwrap();
    let mut waiting = club.waiting("console", 0, 10, now).unwrap();
    waiting.sort_by_key(|letter| letter.wait);
    for letter in waiting {
        if club.letter_to_send(letter.id, now).unwrap().is_some() {
            club.sent(letter.id, &landed(&format!("message-{}", letter.id))).unwrap();
        }
    }
}

#[test]
fn a_request_that_kills_the_program_again_and_again_is_put_aside_and_those_beside_it_are_answered() {
    let _alone = alone();
    let folder = Folder::new("request");
    drop(open(&folder.database()));
    let event = Tried { kind: TriedKind::Event, subject: "console event-2".to_owned() };
    // Of the first death nothing is noted: the run before came to a good end. At first they are done together, and then one
    // by one: the first one is known from then on.
    for time in [2, 2, 2, 1, 1, 1] {
        assert_eq!(folder.put_aside(), []);
        folder.die("request", time);
    }
    assert_eq!(ask(&folder.database()), [true, false, true]);
    assert_eq!(folder.put_aside(), std::slice::from_ref(&event));
    let wrong = folder.wrong();
    assert!(
        wrong.contains("event console event-2 has been put aside since") && wrong.contains("time 5 of 5"),
        "{wrong}"
    );
    assert_eq!(ask(&folder.database()), [true, false, true]);
    assert_eq!(repair(&folder.database(), &[], None).unwrap(), [Repaired::TriedAgain(event)]);
    assert_eq!(ask(&folder.database()), [true, true, true]);
}

#[test]
fn a_letter_that_kills_the_program_again_and_again_is_put_aside_and_the_others_go() {
    let _alone = alone();
    let folder = Folder::new("letter");
    let mut chat = Chat::new();
    chat.club = open(&folder.database());
    chat.script("ann: help\nbob: help\ncas: help");
    let at = chat.at();
    let letters: Vec<i64> = chat.club.waiting("console", 0, 10, at).unwrap().iter().map(|letter| letter.id).collect();
    drop(chat);
    let waiting = || -> Vec<i64> {
        let (mut store, mut left) = (Store::open_to_read(&folder.database()).unwrap(), letters.clone());
        let tx = store.read().unwrap();
        left.retain(|id| tx.letter_to_send(*id).unwrap().is_some());
        left
    };
    let tried = Tried::numbered(TriedKind::Letter, letters[1]);
    // Once it is suspected it waits for the last one.
    for time in [2, 1, 1, 2, 1, 1] {
        assert_eq!(folder.put_aside(), []);
        folder.die("letter", time);
    }
    assert_eq!(waiting(), [letters[1]]);
    send(&folder.database());
    assert_eq!(folder.put_aside(), std::slice::from_ref(&tried));
    assert_eq!(waiting(), [letters[1]], "it is not tried");
    let wrong = folder.wrong();
    assert!(
        wrong.contains(&format!("{tried} has been put aside since")) && wrong.contains("`parlour repair`"),
        "{wrong}"
    );
    assert_eq!(repair(&folder.database(), &[], None).unwrap(), [Repaired::TriedAgain(tried)]);
    send(&folder.database());
    assert_eq!(waiting(), [0; 0]);
}
