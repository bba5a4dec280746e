//! Whole games of every kind, both sides played at the console by somebody who decides by what is said and sees nothing.
//! What they make of it is compared with the true board after every turn.
//!
//! `PARLOUR_TURNS=10000 cargo test --test console by_ear` plays so many turns of each variant.

use parlour::rules::{GAMES, Game, GameDef};
use parlour::scene::{Scene, SceneOptions};
use parlour::text::Language;

use super::listener::{Board, Heard, actions, listed, pieces, take_in};
use super::random::Random;
use super::support::{Console, Folder};

/// How many turns of each variant are played at least; every game goes to its end.
const TURNS: usize = 60;
/// Both of those who play.
const PLAYERS: [&str; 2] = ["ann", "bob"];

/// A console whose answers are heard line by line.
struct Ear {
    console: Console,
    _folder: Folder,
}

impl Ear {
    fn open(name: &str) -> Self {
        let folder = Folder::new(&format!("by-ear-{name}"));
        let console = Console::start(&mut folder.console(&["--as", "ann", "--as", "bob", "--pictures", "words"]));
        Self { console, _folder: folder }
    }

    /// What is answered, sentence by sentence: who is called, what can be pressed and who alone hears it left out.
    fn say(&mut self, who: &str, line: &str) -> Vec<String> {
        let mut answer = String::new();
        for printed in self.console.answer(&format!("{who}: {line}")) {
            let Some(said) = printed.strip_prefix("    ") else { continue };
            if !said.starts_with(['@', '[']) && !said.starts_with("(only ") {
                answer.push_str(said);
                answer.push(if said.ends_with('.') { '\n' } else { ' ' });
            }
        }
        answer.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
    }
}

/// The board as it is.
fn true_board(game: &Game) -> Board {
    let scene = Scene::of(game, &SceneOptions::default());
    let english = Language::english();
    let heard = |piece: &parlour::rules::Piece| {
        let kind = english.word(&format!("{}-piece-{}", scene.game, piece.kind));
        let color = piece.owner.map(|owner| english.word(scene.seat(owner).color.key()));
        let name = color.filter(|color| *color != kind).map_or(kind.clone(), |color| format!("{color} {kind}"));
        Heard { name, active: piece.turned }
    };
    scene.stacks.iter().map(|(at, stack)| (*at, stack.iter().map(heard).collect())).collect()
}

/// Who is said to be to move: `ann (White) to move.`
fn to_move(answer: &[String]) -> Option<String> {
    let said = answer.iter().find_map(|line| line.strip_suffix(" to move."))?;
    said.split(' ').next().map(str::to_owned)
}

/// Holds that what `moves` said of an action is what it did.
fn foretold(action: &str, note: &str, effects: &str) {
    let captured = effects.split("; ").find_map(|part| part.strip_prefix("captured "));
    let says_so = action.contains('x') || note.contains("captures ");
    assert_eq!(says_so, captured.is_some(), "{action} ({note}): {effects}");
    let loses = effects.split("; ").any(|part| part.ends_with(" is lost"));
    assert_eq!(note.contains("is lost"), loses, "{action} ({note}): {effects}");
    for item in captured.into_iter().flat_map(listed) {
        let kind = item.split_once(" on ").unwrap().0.rsplit(' ').next().unwrap();
        assert!(note.contains(kind), "{action} ({note}): {effects}");
    }
    let becomes =
        |color: &str| effects.split("; ").any(|part| part.ends_with(&format!(" {color}")) && part.contains(" become"));
    assert_eq!(note.contains("inactive"), becomes("inactive"), "{action} ({note}): {effects}");
    assert_eq!(note.contains("turns "), becomes("Black") || becomes("White"), "{action} ({note}): {effects}");
    assert_eq!(
        !action.contains('+') && effects.contains(", onto "),
        note.contains("covers "),
        "{action} ({note}): {effects}"
    );
}

/// One game of a kind: the true one beside what was heard of it.
struct Session<'c> {
    console: &'c mut Ear,
    truth: Game,
    /// What is known, as it was when the turn began.
    board: Board,
    /// The same with what was told of the turn so far.
    so_far: Board,
    /// Who was said to be to move.
    mover: String,
    turns: usize,
}

impl Session<'_> {
    /// One turn of whoever is to move; says whether the game goes on.
    fn turn(&mut self, random: &mut Random) -> bool {
        let who = self.mover.clone();
        assert_eq!(who, PLAYERS[self.truth.to_move().unwrap().index()]);
        loop {
            let listed = self.console.say(&who, "moves");
            let ways = actions(&listed);
            let mut known: Vec<&String> = ways.iter().map(|(action, _)| action).collect();
            known.sort_unstable();
            assert_eq!(known, self.truth.legal().iter().collect::<Vec<_>>());
            let (action, note) = random.pick(&ways);
            let begins = self.truth.turn_begins();
            let mut answer = self.console.say(&who, action);
            // What loses at once is asked about.
            if let Some(sure) = answer.iter().find_map(|line| line.strip_prefix("If you’re sure, say “")) {
                answer = self.console.say(&who, sure.split('”').next().unwrap());
            }
            self.truth.play(action).unwrap();
            // A turn that ends by a word of its own is told by the actions before it.
            let is_told = |line: &&String| {
                line.contains(" played ") || line.ends_with(" passes.") || line.contains(" ends the turn after ")
            };
            let told = answer.iter().find(is_told).unwrap_or_else(|| panic!("{action}: {answer:?}"));
            // A pass and an end have no other effect than their names.
            let (played, bare) = match told.split_once(" played ") {
                Some((_, played)) => (Some(played.split_once(": ").unwrap().1), ""),
                None if told.ends_with(" passes.") => (None, "passes."),
                None => (None, "ends the turn."),
            };
            let effects = played.unwrap_or(bare);
            let effects = effects.strip_suffix('.').unwrap();
            let winner = self.truth.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(
                note.ends_with("wins"),
                winner.is_some_and(|winner| PLAYERS[winner.index()] == who),
                "{action}: {note}"
            );
            if begins {
                foretold(action, note, effects);
            }
            // What was played is told of the whole turn so far; an end adds nothing to it.
            let mut board = if played.is_some() { self.board.clone() } else { self.so_far.clone() };
            take_in(&mut board, effects);
            assert_eq!(board, true_board(&self.truth), "{told}");
            self.so_far.clone_from(&board);
            if !answer.iter().any(|line| line.contains(" goes on: ")) {
                self.board = board;
                self.turns += 1;
                let next = to_move(&answer);
                self.mover = next.clone().unwrap_or_default();
                return next.is_some();
            }
        }
    }
}

/// Plays whole games of a variant until there were so many turns.
fn play(kind: &'static GameDef, variant: usize, turns_wanted: usize) {
    let name = format!("{}-{}", kind.about.id, kind.about.variants[variant]);
    let mut console = Ear::open(&name);
    let mut random = Random::new(variant as u64 + 17);
    let mut turns = 0;
    for number in 1.. {
        console.say("ann", &format!("challenge bob {} {} first", kind.about.id, kind.about.variants[variant]));
        let begun = console.say("bob", &format!("accept #{number}"));
        let mover = to_move(&begun).unwrap();
        let truth = kind.start(variant);
        let board = pieces(&console.say("bob", "pieces"));
        assert_eq!(board, true_board(&truth), "{name} at its start");
        let so_far = board.clone();
        let mut session = Session { console: &mut console, truth, board, so_far, mover, turns: 0 };
        while session.turn(&mut random) {}
        assert_eq!(
            session.board,
            pieces(&session.console.say("ann", "pieces")),
            "{name}: heard turn by turn and at once"
        );
        turns += session.turns;
        assert!(session.truth.outcome().is_some(), "{name}: the game was said to be over");
        if turns >= turns_wanted {
            println!("{name}: {turns} turns in {number} games to their end");
            return;
        }
    }
}

#[test]
fn whole_games_are_played_by_ear_and_the_board_that_was_heard_of_is_the_true_one() {
    let wanted = std::env::var("PARLOUR_TURNS").map_or(TURNS, |turns| turns.parse().unwrap());
    std::thread::scope(|threads| {
        for kind in GAMES {
            threads.spawn(move || (0..kind.about.variants.len()).for_each(|variant| play(kind, variant, wanted)));
        }
    });
}

#[test]
fn in_words_nothing_is_said_twice_and_no_board_is_sent_besides() {
    for kind in GAMES {
        let id = kind.about.id;
        let mut console = Ear::open(&format!("{id}-once"));
        let first = kind.about.first_turns[0];
        for (who, line) in [
            ("ann", format!("challenge bob {id} first")),
            ("bob", "accept".to_owned()),
            ("ann", format!("moves {}", first.get(..2).unwrap())),
            ("ann", format!("try {first}")),
            ("ann", first.to_owned()),
            ("bob", "moves".to_owned()),
            ("bob", format!("try {}", after(kind, first).legal()[0])),
            ("bob", "z9-z9".to_owned()),
            ("bob", "board".to_owned()),
            ("bob", "status".to_owned()),
            ("ann", format!("rules {id} 4")),
            ("ann", format!("learn {id}")),
            ("bob", "resign #1 yes".to_owned()),
            ("bob", "replay".to_owned()),
            ("bob", "board".to_owned()),
        ] {
            let said = console.say(who, &line);
            let once: std::collections::BTreeSet<&String> = said.iter().collect();
            assert_eq!(once.len(), said.len(), "{id}, {line}: {said:#?}");
            // The whole board is told where it is asked for, or new.
            let shows = ["accept", "board", "rules", "learn"].iter().any(|name| line.starts_with(name));
            let is_whole = said.iter().any(|said| said.contains(" sits at the bottom of the board"));
            assert!(shows || !is_whole, "{id}, {line}: {said:#?}");
            // Neither a file nor a board of characters, whose rows begin with a number or an edge.
            let is_board = |line: &&String| line.contains(".png") || line.starts_with(['+', '|', '1', '2', '3']);
            assert!(
                (line == "replay" && said.iter().any(|said| said.starts_with("1. ")))
                    || !said.iter().any(|said| is_board(&said)),
                "{id}, {line}: {said:#?}"
            );
        }
    }
}

/// A game after a turn.
fn after(kind: &'static GameDef, turn: &str) -> Game {
    let mut game = kind.start(0);
    turn.split(' ').for_each(|action| game.play(action).unwrap());
    game
}
