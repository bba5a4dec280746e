//! The computer as it takes part in a club that runs.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use parlour::club::{Awaited, COMPUTER, Club, Desk, Landed, Limits, Origin, Person, Place, Request, Said, SeenBy};
use parlour::command::{Command, PlayCommand, SettlingCommand};
use parlour::engine::{Exact, Limit, SearchRequest, think};
use parlour::robot::{Bell, Depth, Means, Robot, answer};
use parlour::rules::{GAMES, Game, GameDef, Player};
use parlour::store::{GameState, Store};

use crate::endings::ENDINGS;

/// How long somebody waits for the computer on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(60);

const MEANS: Means = Means {
    memory: 1 << 20,
    time_max: Duration::from_secs(1),
    endings: None,
    depth: Depth { quick: Limit::Nodes(60), thorough: Limit::Nodes(480), self_play: Limit::Nodes(6) },
    tell_every: Duration::from_secs(5),
};

fn club_with(bell: &Bell) -> Arc<Desk> {
    let club = Club::new(Store::in_memory().unwrap(), Limits::default());
    Arc::new(Desk::open(club, vec![(COMPUTER.to_owned(), bell.notifier())]).unwrap())
}

/// Ann says something to the club.
fn say(desk: &Desk, event: &str, line: &str) {
    let place = Place { id: "room".into(), name: "room".into(), direct: false, community: "room".into() };
    let request = Request::new(
        Origin { platform: "console", event: event.to_owned() },
        place,
        Person { id: "ann".into(), name: "ann".into() },
        Said::line(line),
    );
    desk.handle(request, |done| drop(done.unwrap())).unwrap();
}

/// Waits until something holds of the club.
fn wait_until(desk: &Desk, holds: impl Fn(&mut Club) -> bool + Clone + Send + 'static) {
    let until = Instant::now() + PATIENCE;
    loop {
        let (tell, told) = channel();
        let holds = holds.clone();
        desk.with(move |club, _| tell.send(holds(club)).unwrap()).unwrap();
        if told.recv().unwrap() {
            return;
        }
        assert!(Instant::now() < until, "the computer has not done it");
        std::thread::yield_now();
    }
}

/// Waits until so many games have come so far, in entries.
fn wait_until_played(desk: &Desk, games: i64, entries: u32) {
    wait_until(desk, move |club| {
        let tx = club.store().read().unwrap();
        (1..=games).all(|id| {
            let table = tx.game(id).unwrap();
            table.is_some_and(|table| table.entries >= entries && table.state == GameState::Live)
        })
    });
}

#[test]
fn the_computer_answers_turns_in_many_games_at_once() {
    let bell = Bell::new();
    let desk = club_with(&bell);
    let robot = Robot::start(bell, Arc::clone(&desk), MEANS, 2).unwrap();
    for game in 1..=5 {
        say(&desk, &format!("challenge-{game}"), "challenge parlour chifoumi level:1 first");
        say(&desk, &format!("turn-{game}"), &format!("#{game} c2-c3"));
    }
    wait_until_played(&desk, 5, 2);
    drop(robot);
}

#[test]
fn what_awaited_the_computer_before_it_began_is_played_when_it_begins() {
    let bell = Bell::new();
    let desk = club_with(&bell);
    say(&desk, "challenge", "challenge parlour sfirs level:1 second");
    // Nobody thinks yet: as after a start.
    let robot = Robot::start(bell, Arc::clone(&desk), MEANS, 1).unwrap();
    wait_until_played(&desk, 1, 1);
    drop(robot);
}

#[test]
fn while_a_game_is_looked_through_the_message_that_said_so_is_changed() {
    let bell = Bell::new();
    let desk = club_with(&bell);
    for line in ["challenge parlour sfirs level:1 first", "e8-e10", "resign yes"] {
        say(&desk, line, line);
    }
    say(&desk, "analyse", "analyse");
    let (tell, told) = channel();
    desk.with(move |club, now| {
        let begun = club.waiting("console", 0, 100, now).unwrap().pop().unwrap().id;
        let seen_by = SeenBy::Everyone;
        let landed = Landed { channel: "room".into(), message: Some("message".into()), seen_by, controls: None };
        club.sent(begun, &landed).unwrap();
        tell.send((begun, now)).unwrap();
    })
    .unwrap();
    let (begun, at) = told.recv().unwrap();
    let means = Means { time_max: Duration::from_millis(5), tell_every: Duration::ZERO, ..MEANS };
    let robot = Robot::start(bell, Arc::clone(&desk), means, 1).unwrap();
    wait_until(&desk, move |club| club.waiting("console", begun, 100, at).unwrap().len() == 2);
    drop(robot);
    let (tell_done, done) = channel();
    desk.with(move |club, now| {
        let written = club.waiting("console", begun, 100, now).unwrap();
        let [judged, found] = [0, 1].map(|index| club.letter_to_send(written[index].id, now).unwrap().unwrap());
        assert_eq!(judged.edits.unwrap().message, "message");
        assert!(judged.letter.text[0].to_string().contains("I’ve looked through #1: 1 turn"));
        assert!(found.letter.text[0].to_string().contains("gave away") && found.edits.is_none());
        tell_done.send(()).unwrap();
    })
    .unwrap();
    done.recv().unwrap();
}

/// What the computer does at its best in a game as it stands.
fn answer_in(game: &Game, player: Player, offer: Option<i64>) -> Command {
    let awaited = Awaited { game_id: 1, entries: 0, game: game.clone(), player, level: 8, offer };
    answer(&awaited, &MEANS).unwrap()
}

#[test]
fn nobody_gets_a_draw_of_the_computer_before_the_game_has_come_anywhere() {
    for kind in GAMES {
        for player in Player::BOTH {
            let answered = answer_in(&kind.start(0), player, Some(2));
            let mut stopped = kind.start(0);
            stopped.agree();
            // Where counting now would win, whoever offers it was asked whether they are sure.
            let wins = stopped.outcome().unwrap().winner == Some(player);
            assert_eq!(
                matches!(answered, Command::Play(PlayCommand::Accept(_))),
                wins,
                "{}: {answered:?}",
                kind.about.id
            );
        }
    }
}

/// A game between the engine and somebody who plays whatever comes first, after so many actions.
fn one_sided(actions: usize) -> Game {
    let mut game = GameDef::find("the-game").unwrap().start(0);
    while game.plies().len() < actions {
        let action = match game.to_move() {
            Some(Player::One) => think(&game, &SearchRequest::best(Limit::Nodes(3_000))).unwrap().action,
            _ => game.legal().remove(0),
        };
        game.play(&action).unwrap();
    }
    game
}

#[test]
fn the_computer_agrees_to_a_draw_where_it_is_worse() {
    let game = one_sided(12);
    assert!(matches!(answer_in(&game, Player::Two, Some(2)), Command::Play(PlayCommand::Accept(_))));
    assert!(matches!(answer_in(&game, Player::One, Some(2)), Command::Play(PlayCommand::Decline(_))));
}

#[test]
fn the_computer_gives_up_where_it_is_certain_to_lose() {
    let game = one_sided(11);
    assert_eq!(game.to_move(), Some(Player::Two));
    let found = think(&game, &SearchRequest::best(Limit::Nodes(3_000))).unwrap();
    assert_eq!(found.exact, Some(Exact::Loss));
    let lost = Awaited { game_id: 1, entries: 0, game, player: Player::Two, level: 8, offer: None };
    let given_up = answer(&lost, &Means { time_max: Duration::from_secs(60), ..MEANS }).unwrap();
    assert!(matches!(given_up, Command::Settling(SettlingCommand::Resign { .. })), "{given_up:?}");
}

#[test]
fn with_the_solved_endings_the_computer_knows_at_once_that_it_has_lost() {
    // A well hunts scissors, which are caught at last, but later than somebody in a hurry looks.
    let mut game = GameDef::find("chifoumi").unwrap().start_at(0, "3/3/3s3/7/7/3/W2 b - -").unwrap();
    for _ in 0..4 {
        let request = SearchRequest { endings: Some(&*ENDINGS), ..SearchRequest::best(Limit::Nodes(1_000)) };
        game.play(&think(&game, &request).unwrap().action).unwrap();
    }
    let awaited = Awaited { game_id: 1, entries: 0, game, player: Player::Two, level: 8, offer: None };
    let hurried = Means { time_max: Duration::ZERO, ..MEANS };
    let without = answer(&awaited, &hurried).unwrap();
    assert!(matches!(without, Command::Play(PlayCommand::Move(..))), "{without:?}");
    let with = answer(&awaited, &Means { endings: Some(&*ENDINGS), ..hurried }).unwrap();
    assert!(matches!(with, Command::Settling(SettlingCommand::Resign { .. })), "{with:?}");
}
