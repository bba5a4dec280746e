//! The program is killed again and again while games are played through it: nothing is lost, nothing happens twice.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use parlour::rules::{GAMES, Game, GameDef};
use parlour::store::{EntryKind, Store};

use super::random::Random;
use super::support::Folder;

/// How often it is killed at least; `scripts/soak kills` wants more.
const KILLS: usize = 10;
/// How many lines are said after the games have begun.
const MOVES: usize = 150;

/// So many games of each kind between ann and bob, played in turns: the lines, each naming its event, and the games.
pub(super) fn plan(random: &mut Random, games_of_each: usize) -> (Vec<String>, Vec<Game>) {
    let mut said = Vec::new();
    let kinds: Vec<&GameDef> = (0..games_of_each).flat_map(|_| GAMES).collect();
    let mut games: Vec<Game> = kinds.iter().map(|kind| kind.start(0)).collect();
    for (index, kind) in kinds.iter().enumerate() {
        said.push(format!("ann: challenge bob {} first", kind.about.id));
        said.push(format!("bob: accept #{}", index + 1));
    }
    while said.len() < 2 * games.len() + games_of_each * MOVES {
        let index = random.below(games.len());
        let game = &mut games[index];
        let Some(player) = game.to_move() else { continue };
        let legal = game.legal();
        let token = random.pick(&legal);
        let id = index + 1;
        // An end that may lose is asked about.
        let turn = if token == "end" { format!("end #{id} yes") } else { format!("#{id} {token}") };
        said.push(format!("{}: {turn}", ["ann", "bob"][player.index()]));
        game.play(token).unwrap();
    }
    let lines = said.iter().enumerate().map(|(number, line)| format!("[{number}] {line}")).collect();
    (lines, games)
}

/// What a run has printed: the number of the last line that it took up, and the letters by their keys.
struct Printed {
    last: Option<usize>,
    letters: Vec<(String, String)>,
}

fn read_printed(text: &str) -> Printed {
    let mut printed = Printed { last: None, letters: Vec::new() };
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix('[') {
            printed.last = rest.split(']').next().unwrap().parse().ok();
        } else if let Some(rest) = line.strip_prefix("    (<") {
            printed.letters.push((rest.split('>').next().unwrap().to_owned(), String::new()));
        } else if let Some((_, letter)) = printed.letters.last_mut() {
            letter.push_str(line.trim_end());
        }
    }
    printed
}

/// Says lines to the console, and kills it when it has printed so many lines and so much time has gone by since, if it
/// has not ended by then. Says what was printed, and whether it ended by itself.
fn run(folder: &Folder, lines: &[String], kill_after: Option<(usize, Duration)>) -> (String, bool) {
    let mut child = folder.console(&["--pictures", "off", "--keys"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let script = lines.join("\n") + "\n";
    // It may be dead before it has read everything.
    let writer = std::thread::spawn(move || drop(input.write_all(script.as_bytes())));
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    let mut killed = false;
    for number in 1.. {
        if output.read_line(&mut text).unwrap() == 0 {
            break;
        }
        if let Some((limit, delay)) = kill_after
            && number == limit
        {
            // What we have just read was just printed: without a delay it would always be killed at the same point.
            let moment = Instant::now() + delay;
            while Instant::now() < moment {
                std::hint::spin_loop();
            }
            child.kill().unwrap();
            killed = true;
            output.read_to_string(&mut text).unwrap();
            break;
        }
    }
    let status = child.wait().unwrap();
    writer.join().unwrap();
    let mut complaint = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert!(killed || status.success(), "the console failed: {text}{complaint}");
    (text, status.success())
}

#[test]
fn a_program_killed_at_any_moment_loses_no_move_applies_none_twice_and_tells_all() {
    let wanted = std::env::var("PARLOUR_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let (mut kills, mut clubs) = (0, 0);
    while kills < wanted {
        kills += play_and_kill(2026 + clubs);
        clubs += 1;
    }
    println!("killed {kills} times in {clubs} clubs");
}

/// Plays in a new club and kills the program until everything is said; says how often it was killed.
fn play_and_kill(seed: u64) -> usize {
    let folder = Folder::new("kills");
    let mut random = Random::new(seed);
    let (lines, games) = plan(&mut random, 1);
    let mut letters: BTreeMap<String, String> = BTreeMap::new();
    let (mut next, mut kills) = (0, 0);
    while next < lines.len() {
        // The last line that was taken up may have been applied or not; it and one before it are said again.
        let begin = next.saturating_sub(1);
        let (text, ended) = run(
            &folder,
            &lines[begin..],
            Some((6 + random.below(30), Duration::from_micros(random.below(12_000) as u64))),
        );
        let mut printed = read_printed(&text);
        if !ended {
            kills += 1;
            // The last letter may be torn.
            if let Some((key, _)) = printed.letters.pop() {
                letters.entry(key).or_default();
            }
        }
        for (key, letter) in printed.letters {
            let known = letters.entry(key).or_default();
            assert!(known.is_empty() || *known == letter, "two letters have one key: {known} and {letter}");
            *known = letter;
        }
        next = if ended { lines.len() } else { printed.last.unwrap_or(next).max(next) };
    }
    check(&folder, &lines, &games, &letters.into_keys().collect(), &(1..=1));
    kills
}

/// Every turn is in the records, once, everything was heard, and the letters with these keys are all that there are.
pub(super) fn check(
    folder: &Folder,
    lines: &[String],
    games: &[Game],
    printed: &BTreeSet<String>,
    attempts: &RangeInclusive<u32>,
) {
    // Everything is said once more: all of it was heard before, and nothing is left to be sent.
    let (text, _) = run(folder, lines, None);
    assert_eq!(text.matches("I’ve heard this before").count(), lines.len());
    assert!(read_printed(&text).letters.is_empty());

    let mut store = Store::open(&folder.path.join("club.db")).unwrap();
    assert_eq!(store.defects().unwrap(), []);
    let instance = store.instance().to_owned();
    let tx = store.read().unwrap();
    for (index, game) in games.iter().enumerate() {
        let entries = tx.entries(index as i64 + 1, u32::MAX).unwrap();
        assert!(entries.iter().all(|entry| entry.kind == EntryKind::Play));
        let recorded: Vec<&str> = entries.iter().map(|entry| entry.token.as_str()).collect();
        let played: Vec<&str> = game.plies().iter().map(|ply| ply.token.as_str()).collect();
        assert_eq!(recorded, played, "game {}", index + 1);
    }
    assert_eq!(tx.outbox_depth("console").unwrap().due, 0);
    let mut keys = BTreeSet::new();
    for (number, line) in lines.iter().enumerate() {
        let sent = tx.letters_of("console", &number.to_string()).unwrap();
        assert!(!sent.is_empty(), "nothing answers {line}");
        assert!(sent.iter().all(|letter| attempts.contains(&letter.attempts)), "{line}: {sent:?}");
        keys.extend(sent.iter().map(|letter| format!("{instance}-{}", letter.id)));
    }
    assert_eq!(*printed, keys, "printed and written letters differ");
}
