//! What every answer says, and what is dropped.

use std::io::{Read, Write};
use std::net::Shutdown;

use crate::world::World;

#[test]
fn every_answer_forbids_all_that_no_page_needs() {
    let (world, path) = World::with_game();
    for (path, status) in [(path.as_str(), 200), ("/", 200), ("/nothing", 404), ("/robots.txt", 200)] {
        let answer = world.get(path, &[]);
        assert_eq!(answer.status, status);
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none';") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*') && !policy.contains("data:"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("x-robots-tag", "noindex, nofollow"),
            ("x-frame-options", "DENY"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
        assert!(answer.header("cache-control").is_some());
    }
    assert!(world.get(&path, &[]).header("cache-control").unwrap().starts_with("private"));
}

#[test]
fn forms_that_are_too_large_and_heads_that_are_too_long_are_refused() {
    let (world, path) = World::with_game();
    let mut ann = world.signed_in("ann");
    let page = ann.get(&world, &path);
    let large = "c2-c3 ".repeat(10_000);
    let answer = ann.send(&world, &format!("{path}/do"), &page, &[("command", "move #1"), ("turn", &large)]);
    assert_eq!(answer.status, 413);
    assert!(world.played(1).is_empty());
    let long = "a".repeat(100_000);
    let mut stream = world.connect();
    // It may be closed before all of it was sent.
    let _ = stream.write_all(format!("GET / HTTP/1.1\r\nHost: x\r\nX-Long: {long}\r\n\r\n").as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    assert!(!answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
}

#[test]
fn whoever_sends_a_form_byte_by_byte_is_left_and_others_are_answered_meanwhile() {
    let (world, path) = World::with_game();
    let mut slow = world.connect();
    let head = format!(
        "POST {path}/do HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nCookie: __Host-parlour=aaaaaaaaaaaaaaaaaaaaaaaaaa\r\n\r\na"
    );
    slow.write_all(head.as_bytes()).unwrap();
    assert_eq!(world.get(&path, &[]).status, 200);
    let mut answer = Vec::new();
    let _ = slow.read_to_end(&mut answer);
    assert!(answer.starts_with(b"HTTP/1.1 408"), "{}", String::from_utf8_lossy(&answer));
    drop(slow.shutdown(Shutdown::Both));
}

#[test]
fn an_address_that_asks_too_much_is_refused_for_a_while_and_others_are_not() {
    let world = World::new();
    let asks = |from: &str| world.get("/robots.txt", &[("X-Forwarded-For", from)]).status;
    let refused = (0..2_000).any(|_| asks("198.51.100.1") == 429);
    assert!(refused, "everything was answered");
    assert_eq!(asks("198.51.100.2"), 200);
    assert_eq!(asks("203.0.113.1, 198.51.100.2"), 200, "the last address is the proxy’s word");
}

#[test]
fn connections_that_say_nothing_keep_nobody_from_being_answered() {
    let (world, path) = World::with_game();
    let silent: Vec<_> = (0..200).map(|_| world.connect()).collect();
    assert_eq!(world.get(&path, &[]).status, 200);
    drop(silent);
}
