//! Hearing at once that something has changed.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use parlour::club::{Club, Desk, Limits};
use parlour::store::Store;

use crate::world::{World, request};

/// Waits for the events of a page.
fn listening(world: &World, path: &str) -> BufReader<TcpStream> {
    let mut stream = world.connect();
    write!(stream, "GET {path}/live HTTP/1.1\r\nHost: games.example.org\r\n\r\n").unwrap();
    let mut stream = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        stream.read_line(&mut head).unwrap();
    }
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/event-stream"), "{head}");
    stream
}

/// The data of the next event.
fn next(stream: &mut BufReader<TcpStream>) -> String {
    loop {
        let mut line = String::new();
        assert_ne!(stream.read_line(&mut line).unwrap(), 0, "it was closed");
        if let Some(data) = line.trim_end().strip_prefix("data: ") {
            return data.to_owned();
        }
    }
}

#[test]
fn whoever_looks_hears_of_every_turn_and_of_no_other_game() {
    let (world, path) = World::with_game();
    world.say("ann", "challenge bob fursaz first");
    world.say("bob", "accept");
    let mut streams = [listening(&world, &path), listening(&world, &path)];
    world.say("ann", "board #2");
    for turn in ["c2-c3", "c6-c5"] {
        let who = if turn == "c2-c3" { "ann" } else { "bob" };
        world.say(who, &format!("move #1 {turn}"));
        let heard = streams.each_mut().map(next);
        assert_eq!(heard[0], heard[1]);
        assert!(world.get(&path, &[]).text().contains(turn), "what is heard of is there");
    }
}

#[test]
fn what_is_heard_ends_when_the_program_stops() {
    let (world, path) = World::with_game();
    let mut stream = listening(&world, &path);
    let world = world.again();
    let mut rest = String::new();
    while stream.read_line(&mut rest).is_ok_and(|read| read > 0) {}
    assert!(!rest.contains("data: "), "{rest}");
    assert_eq!(world.get(&path, &[]).status, 200);
}

#[test]
fn whoever_keeps_pages_hears_of_a_change_before_its_author_has_an_answer() {
    let heard = Arc::new(AtomicUsize::new(0));
    let hears = Arc::clone(&heard);
    let listener = Box::new(move |games: &[i64]| {
        hears.fetch_add(games.len(), Ordering::SeqCst);
    });
    let club = Club::new(Store::in_memory().unwrap(), Limits::default());
    let desk = Desk::open_with(club, Vec::new(), Some(listener)).unwrap();
    let lines = [("ann", "challenge bob chifoumi first"), ("bob", "accept"), ("ann", "c2-c3"), ("bob", "c6-c5")];
    let mut known = Vec::new();
    for (event, (who, line)) in (0..).zip(lines) {
        let ((tell, told), heard) = (channel(), Arc::clone(&heard));
        let done = move |_| tell.send(heard.load(Ordering::SeqCst)).unwrap();
        desk.handle(request(who, line, event), done).unwrap();
        known.push(told.recv().unwrap());
    }
    assert!(known[0] < known[1] && known[1] < known[2] && known[2] < known[3], "{known:?}");
    assert!(desk.close());
}
