//! The program panics again and again while games are played through it: what was answered stays, nothing happens twice.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use parlour::store::Store;
use parlour::upkeep::{Repaired, repair};

use super::kills::{check, plan};
use super::random::Random;
use super::support::Folder;

/// For how many seconds it is played at least; `scripts/soak panics` wants more.
const SECONDS: u64 = 5;
/// How many games of each kind are played in a club.
const GAMES_OF_EACH: usize = 3;
/// What panics, club by club. A program that is begun anew counts anew.
const PLANS: [&str; 3] = ["every 100 club.request", "every 5000 statement", "every 91 statement.committed"];
/// How often a line is said until it is a fault that it fails.
const ATTEMPTS_MAX: usize = 5;
/// What the console says of itself when everything before is answered.
const MARK: &str = "    You are ann.";

/// The console, begun anew whenever it has ended.
struct Console<'f> {
    folder: &'f Folder,
    faults: String,
    runs: Option<(Child, ChildStdin, BufReader<ChildStdout>)>,
    /// How many requests were answered by a failure, and how many programs have ended.
    failed: usize,
    ended: usize,
    /// The keys of the letters that were printed.
    letters: BTreeSet<String>,
}

impl Console<'_> {
    /// Says a line until it is answered.
    fn say(&mut self, line: &str) {
        for _ in 0..ATTEMPTS_MAX {
            match self.try_to_say(line) {
                None => self.ended += 1,
                Some(answer) if answer.contains("That failed, and nothing has changed") => self.failed += 1,
                Some(_) => return,
            }
        }
        panic!("it fails again and again: {line}");
    }

    /// What a line is answered by; nothing if the program ends.
    fn try_to_say(&mut self, line: &str) -> Option<String> {
        let (child, input, output) = self.runs.get_or_insert_with(|| {
            let mut command: Command = self.folder.console(&["--pictures", "off", "--keys"]);
            let mut child = command.env("PARLOUR_FAULTS", &self.faults).stderr(Stdio::null()).spawn().unwrap();
            let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
            (child, input, BufReader::new(output))
        });
        let typed = writeln!(input, "{line}\n/as ann");
        let mut answer = String::new();
        while typed.is_ok() && !answer.contains(MARK) && output.read_line(&mut answer).unwrap() > 0 {}
        let keys = answer.lines().filter_map(|line| line.strip_prefix("    (<")?.split('>').next());
        self.letters.extend(keys.map(str::to_owned));
        if answer.contains(MARK) {
            return Some(answer);
        }
        let status = child.wait().unwrap();
        assert_eq!(status.code(), Some(101), "it ended otherwise than by a panic: {answer}");
        self.runs = None;
        None
    }

    /// Ends the program in good order.
    fn end(&mut self) {
        if let Some((mut child, input, mut output)) = self.runs.take() {
            drop(input);
            let mut rest = String::new();
            while output.read_line(&mut rest).unwrap() > 0 {}
            assert!(child.wait().unwrap().success(), "{rest}");
        }
    }
}

#[test]
fn a_program_that_panics_at_every_hundredth_request_loses_no_turn_and_tells_all() {
    let seconds = std::env::var("PARLOUR_SECONDS").map_or(SECONDS, |seconds| seconds.parse().unwrap());
    let begin = Instant::now();
    let (mut clubs, mut failed, mut ended, mut put_aside, mut said, mut turns) = (0, 0, 0, 0, 0, 0);
    while clubs < PLANS.len() || begin.elapsed() < Duration::from_secs(seconds) {
        let folder = Folder::new("panics");
        let (lines, games) = plan(&mut Random::new(5 + clubs as u64), GAMES_OF_EACH);
        let faults = format!("panic {}", PLANS[clubs % PLANS.len()]);
        let letters = BTreeSet::new();
        let mut console = Console { folder: &folder, faults, runs: None, failed: 0, ended: 0, letters };
        for line in &lines {
            console.say(line);
        }
        console.end();
        assert!(console.failed + console.ended > 0, "nothing panicked: {}", console.faults);
        // A letter that panicked as it was opened was put aside; a repair has it sent after all.
        let repaired = repair(&folder.path.join("club.db"), &[], None).unwrap();
        put_aside += repaired.iter().filter(|repaired| matches!(repaired, Repaired::TriedAgain(_))).count();
        console.faults.clear();
        console.say(&lines[lines.len() - 1]);
        console.end();
        let played: usize = games.iter().map(|game| game.plies().len()).sum();
        (clubs, said, turns) = (clubs + 1, said + lines.len(), turns + played);
        (failed, ended) = (failed + console.failed, ended + console.ended);
        let letters = std::mem::take(&mut console.letters);
        drop(console);
        // A statement that panics where a letter is noted as sent costs an attempt; the letter goes out again by its key.
        check(&folder, &lines, &games, &letters, &(1..=2));
    }
    println!(
        "{clubs} clubs: {said} lines answered, {turns} actions answered and in the records, {failed} answered by a failure, \
         {ended} programs ended by a panic, {put_aside} letters put aside and sent after a repair"
    );
}

#[test]
fn with_a_panic_where_nothing_can_be_put_aside_the_program_ends_by_an_error_and_keeps_what_was_answered() {
    let folder = Folder::new("panics-end");
    let mut command = folder.console(&["--pictures", "off", "--at", "2026-11-23T12:00:00Z"]);
    // After each line it looks once after what is due.
    let command = command.env("PARLOUR_FAULTS", "panic at 4 club.tick").stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    // The input stays open: it would wait for more.
    let mut input = child.stdin.take().unwrap();
    writeln!(input, "ann: challenge bob chifoumi first\nbob: accept\nann: c2-c3\n/wait 1d").unwrap();
    let deadline = Instant::now() + Duration::from_secs(60);
    let status = loop {
        match child.try_wait().unwrap() {
            Some(status) => break status,
            None if Instant::now() < deadline => std::thread::yield_now(),
            None => {
                child.kill().unwrap();
                panic!("it goes on");
            }
        }
    };
    assert_eq!(status.code(), Some(101));
    let mut store = Store::open(&folder.path.join("club.db")).unwrap();
    assert_eq!(store.read().unwrap().entries(1, 100).unwrap().len(), 1);
}
