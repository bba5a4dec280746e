//! Games with the computer at the console, played to their ends, and one through which the program is killed.
//!
//! `PARLOUR_LEVELS=8 cargo test --test console computer` plays against all levels of every game.

use parlour::rules::{GAMES, Game, GameDef};

use super::random::Random;
use super::support::{Console, Folder};

/// Up to which level games are played.
const LEVELS: u32 = 1;
/// After how many turns of a person's a game is given up, which few need.
const TURNS_MAX: usize = 300;

fn open(folder: &Folder) -> Console {
    Console::start(folder.console(&["--as", "ann", "--pictures", "off"]).env("PARLOUR_COMPUTER_SECONDS", "1"))
}

/// What is answered to a line, in one: lines are broken where they become too long.
fn say(console: &mut Console, line: &str) -> String {
    console.answer(line).iter().flat_map(|line| line.split_whitespace()).collect::<Vec<_>>().join(" ")
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
fn turn(game: &mut Game, random: &mut Random) -> String {
    let (mover, mut line) = (game.to_move(), Vec::new());
    while game.to_move() == mover && (line.is_empty() || !game.turn_begins()) {
        let mut legal = game.legal();
        if legal.iter().any(|token| !game.loses_by(token)) {
            legal.retain(|token| !game.loses_by(token));
        }
        let token = random.pick(&legal).clone();
        game.play(&token).unwrap();
        line.push(token);
    }
    line.join(" ")
}

fn play_to_the_end(kind: &'static GameDef, level: u32) {
    let folder = Folder::new(&format!("computer-{}-{level}", kind.about.id));
    let mut console = open(&folder);
    let begun = say(&mut console, &format!("ann: challenge parlour {} level:{level} first", kind.about.id));
    assert!(begun.contains(&format!("Parlour {level} is the computer")), "{begun}");
    let (mut game, mut random) = (kind.start(0), Random::new(1));
    for _ in 0..TURNS_MAX {
        let line = turn(&mut game, &mut random);
        let said = say(&mut console, &format!("ann: move {line}"));
        if said.contains("Rematch") {
            // Whoever gave up made no action, and the last one may be the computer's.
            return;
        }
        follow(&mut game, &said);
        assert_eq!(game.to_move().map(|player| player.number()), Some(1), "{line}: {said}");
    }
    assert!(say(&mut console, "ann: resign yes").contains("resigns #1"));
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
    let mut console = open(&folder);
    say(&mut console, "ann: challenge parlour chifoumi level:8 first");
    console.type_line("ann: c2-c3");
    console.until("Parlour 8 (Black) to move");
    drop(console);
    let mut console = open(&folder);
    let said = say(&mut console, "ann: games");
    assert_eq!(said.matches("Parlour 8 (Black) played").count(), 1, "{said}");
    assert!(said.contains("ann to move"), "{said}");
}
