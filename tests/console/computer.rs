//! Games with the computer at the console, played to their ends, and one through which the program is killed.
//!
//! `PARLOUR_LEVELS=8 cargo test --test console computer` plays against all levels of every game.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use parlour::rules::{GAMES, Game, Kind};

use super::support::Folder;

/// Up to which level games are played.
const LEVELS: u32 = 1;
/// After how many turns of a person's a game is given up, which few need.
const TURNS_MAX: usize = 300;
/// What the console says of itself, after which it has answered all that was said before.
const MARK: &str = "    You are ann.";

struct Console {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Console {
    fn open(folder: &Folder) -> Self {
        let mut command = folder.console(&["--as", "ann", "--pictures", "off"]);
        let mut child = command.env("PARLOUR_COMPUTER_SECONDS", "1").spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output }
    }

    /// What is printed until a line holds this.
    fn until(&mut self, mark: &str) -> String {
        let mut text = String::new();
        loop {
            let before = text.len();
            assert!(self.output.read_line(&mut text).unwrap() > 0, "the console has ended after {text}");
            if text[before..].contains(mark) {
                // Lines are broken where they become too long.
                return text.split_whitespace().collect::<Vec<_>>().join(" ");
            }
        }
    }

    fn say(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}\n/as ann").unwrap();
        self.until(MARK)
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        self.child.kill().unwrap_or_default();
        self.child.wait().map(drop).unwrap_or_default();
    }
}

/// Makes in a game what the computer is said to have played.
fn follow(game: &mut Game, said: &str) {
    for played in said.split("Parlour ").skip(1).filter_map(|rest| rest.split_once(" played ")) {
        let (who, rest) = played;
        let actions = rest.split(": ").next().unwrap();
        if who.len() < 20 {
            for action in actions.split(' ') {
                game.play(action).unwrap_or_else(|illegal| panic!("{illegal:?} in {said}"));
            }
        }
    }
}

/// A whole turn of somebody who plays at random and does not throw the game away.
fn turn(game: &mut Game, chance: &mut usize) -> String {
    let (mover, mut line) = (game.to_move(), Vec::new());
    while game.to_move() == mover && (line.is_empty() || !game.turn_begins()) {
        *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut legal = game.legal();
        if legal.iter().any(|token| !game.loses_by(token)) {
            legal.retain(|token| !game.loses_by(token));
        }
        let token = legal.swap_remove((*chance >> 33) % legal.len());
        game.play(&token).unwrap();
        line.push(token);
    }
    line.join(" ")
}

fn play_to_the_end(kind: &'static Kind, level: u32) {
    let folder = Folder::new(&format!("computer-{}-{level}", kind.about.id));
    let mut console = Console::open(&folder);
    let begun = console.say(&format!("ann: challenge parlour {} level:{level} first", kind.about.id));
    assert!(begun.contains(&format!("Parlour {level} is the computer")), "{begun}");
    let (mut game, mut chance) = (kind.start(0), 1);
    for _ in 0..TURNS_MAX {
        let line = turn(&mut game, &mut chance);
        let said = console.say(&format!("ann: move {line}"));
        if said.contains("Rematch") {
            // Whoever gave up made no action, and the last one may be the computer's.
            return;
        }
        follow(&mut game, &said);
        assert_eq!(game.to_move().map(|player| player.number()), Some(1), "{line}: {said}");
    }
    assert!(console.say("ann: resign yes").contains("gives #1 up"));
}

#[test]
fn a_game_against_each_low_level_of_each_game_comes_to_its_end() {
    let levels = std::env::var("PARLOUR_LEVELS").ok().and_then(|levels| levels.parse().ok()).unwrap_or(LEVELS);
    for kind in GAMES {
        for level in 1..=levels {
            play_to_the_end(kind, level);
        }
    }
}

#[test]
fn killed_while_the_computer_thinks_it_moves_after_the_start() {
    let folder = Folder::new("computer-killed");
    let mut console = Console::open(&folder);
    console.say("ann: challenge parlour chifoumi level:8 first");
    writeln!(console.input, "ann: c2-c3").unwrap();
    console.until("Parlour 8 (Black) to move");
    drop(console);
    let mut console = Console::open(&folder);
    let said = console.say("ann: games");
    assert_eq!(said.matches("Parlour 8 (Black) played").count(), 1, "{said}");
    assert!(said.contains("ann to move"), "{said}");
}
