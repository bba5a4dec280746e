//! A thousand browsers that look at one game, and fifty games that are played meanwhile. Alone, so that it measures nothing
//! else. `--nocapture` shows the figures.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(unreachable_pub, reason = "modules of a test")]
#![allow(dead_code, reason = "the world can do more than is asked of it here")]

mod world;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use memory_stats::memory_stats;
use parlour::rules::GameDef;
use world::World;

const WATCHERS: usize = 1_000;
const GAMES: i64 = 50;
const TURNS: usize = 100;

fn memory() -> usize {
    memory_stats().unwrap().physical_mem
}

/// Reads until something is there, and returns what came.
fn until(stream: &mut TcpStream, mark: &str) -> String {
    let mut heard = Vec::new();
    let mut part = [0; 4_096];
    while !String::from_utf8_lossy(&heard).contains(mark) {
        let read = stream.read(&mut part).unwrap();
        assert_ne!(read, 0, "it was closed: {}", String::from_utf8_lossy(&heard));
        heard.extend(&part[..read]);
    }
    String::from_utf8_lossy(&heard).into_owned()
}

/// The time that a page takes in the middle of many, and its size.
fn takes(world: &World, what: &str, path: &str, cookie: &str) {
    let mut times: Vec<Duration> = Vec::new();
    let mut bytes = 0;
    for _ in 0..40 {
        let begin = Instant::now();
        let page = world.get(path, &[("Cookie", cookie)]);
        times.push(begin.elapsed());
        assert_eq!(page.status, 200);
        bytes = page.bytes.len();
    }
    times.sort_unstable();
    let [median, slowest] = [times[times.len() / 2], times[times.len() - 1]].map(|time| time.as_secs_f64() * 1e3);
    println!("{what}: median {median:.1} ms, slowest {slowest:.1} ms, {:.1} kB", bytes as f64 / 1e3);
}

/// The pages of a game of a hundred turns on the largest board, for somebody who plays in it: none of them is kept.
fn long_game(world: &World) {
    world.say("ann", "challenge bob fursaz 7 first");
    world.say("bob", "accept");
    let id = GAMES + 1;
    let mut game = GameDef::find("fursaz").unwrap().start(0);
    for turn in 0..TURNS {
        // Anything but a pass, so that it goes on.
        let Some(token) = game.legal().into_iter().rfind(|token| token != "pass") else { break };
        game.play(&token).unwrap();
        world.say(if turn % 2 == 0 { "ann" } else { "bob" }, &format!("move #{id} {token}"));
    }
    println!("{} turns", world.played(id).len());
    let (path, cookie) = (world.path(id), world.signed_in("ann").cookie);
    takes(world, "a page of a long game", &path, &cookie);
    let cell = game.legal()[0].clone();
    takes(world, "the same with a tap", &format!("{path}?tap={cell}"), &cookie);
    takes(world, "the same in the past", &format!("{path}?at=40"), &cookie);
    let page = world.get(&path, &[]).text();
    let picture = page.split("srcset=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    takes(world, "its picture", picture, &cookie);
}

#[test]
fn a_thousand_watchers_cost_less_than_fifty_megabytes_and_hear_within_a_second() {
    let (world, path) = World::with_game();
    assert_eq!(world.get(&path, &[]).status, 200);
    let before = memory();
    let mut watchers: Vec<TcpStream> = (0..WATCHERS)
        .map(|number| {
            let mut stream = world.connect();
            // Each has an address of their own: one alone may not ask that much.
            let from = format!("198.51.{}.{}", number / 256, number % 256);
            let head =
                format!("GET {path}/live HTTP/1.1\r\nHost: games.example.org\r\nX-Forwarded-For: {from}\r\n\r\n");
            stream.write_all(head.as_bytes()).unwrap();
            stream
        })
        .collect();
    for watcher in &mut watchers {
        let head = until(watcher, "\r\n\r\n");
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    }
    let cost = memory().saturating_sub(before);
    println!("{WATCHERS} watchers: {:.1} MB", cost as f64 / 1e6);
    assert!(cost < 50_000_000, "{cost}");

    let begin = Instant::now();
    world.say("ann", "c2-c3");
    for watcher in &mut watchers {
        until(watcher, "data: ");
    }
    let heard = begin.elapsed();
    println!("all of them heard of a turn after {:.0} ms", heard.as_secs_f64() * 1e3);
    assert!(heard < Duration::from_secs(10), "{heard:?}: a second on a machine that has nothing else to do");

    for game in 2..=GAMES {
        world.say("ann", "challenge bob chifoumi first");
        world.say("bob", "accept");
        world.say("ann", &format!("move #{game} c2-c3"));
    }
    let mut times: Vec<Duration> = Vec::new();
    for game in 1..=GAMES {
        let path = world.path(game);
        let begin = Instant::now();
        let page = world.get(&path, &[]);
        times.push(begin.elapsed());
        assert_eq!(page.status, 200);
        assert!(page.bytes.len() < 60_000, "{}", page.bytes.len());
    }
    times.sort_unstable();
    println!(
        "{GAMES} other pages: median {:.1} ms, slowest {:.1} ms",
        times[times.len() / 2].as_secs_f64() * 1e3,
        times[times.len() - 1].as_secs_f64() * 1e3
    );
    long_game(&world);
    let begin = Instant::now();
    let times = 200;
    for _ in 0..times {
        assert_eq!(world.get(&path, &[]).status, 200);
    }
    println!("the same page again: {:.2} ms", begin.elapsed().as_secs_f64() * 1e3 / f64::from(times));
}
