//! First turns as a handicap: somebody has several in a row.

use parlour::engine::{Limit, SearchRequest, think};
use parlour::rules::{FirstTurns, GAMES, Game, GameDef, Player, Record};

fn start(kind: &'static GameDef, variant: usize, player: Player, turns: u8) -> Game {
    kind.start_at(variant, &kind.start_with_odds(variant, FirstTurns { player, turns })).unwrap()
}

fn game(id: &str) -> &'static GameDef {
    GameDef::find(id).unwrap()
}

/// Plays a whole turn, always the first action in the list.
fn turn(game: &mut Game) {
    loop {
        let action = game.legal().into_iter().next().unwrap();
        game.play(&action).unwrap();
        if game.to_move().is_none() || game.turn_begins() {
            return;
        }
    }
}

fn is_placing(game: &Game) -> bool {
    game.legal().iter().any(|action| action.contains('@')) && game.kind().about.id != "the-game"
}

#[test]
fn whoever_has_the_first_turns_plays_so_many_before_the_opponent_in_every_game() {
    for kind in GAMES {
        for variant in 0..kind.about.variants.len() {
            for player in Player::BOTH {
                let mut game = start(kind, variant, player, 2);
                while is_placing(&game) {
                    turn(&mut game);
                }
                let told = format!("{} {variant} {player:?}", kind.about.id);
                assert_eq!(game.to_move(), Some(player), "{told}");
                turn(&mut game);
                assert_eq!((game.to_move(), game.turn_is_given()), (Some(player), true), "{told}");
                turn(&mut game);
                assert_eq!((game.to_move(), game.turn_is_given()), (Some(player.other()), false), "{told}");
                turn(&mut game);
                assert_eq!(game.to_move(), Some(player), "from then on they alternate: {told}");
            }
        }
    }
}

#[test]
fn pieces_are_placed_as_always_before_the_first_turns() {
    let mut game = start(game("sia-doble"), 0, Player::Two, 3);
    for token in "@q1 @q2 @q3 @r1 @r2 end @q5 @q4 @r4 @s4 @t4 end".split(' ') {
        game.play(token).unwrap();
    }
    assert_eq!((game.to_move(), game.turn_is_given()), (Some(Player::Two), true), "Black moves first");
    let placing = start(self::game("chifoumi"), 1, Player::Two, 1);
    assert_eq!(placing.to_move(), Some(Player::One));
}

#[test]
fn whoever_could_do_nothing_in_a_first_turn_loses_it_to_the_opponent() {
    let mut game = start(game("sia-doble"), 0, Player::Two, 3);
    // No buoy is where a marker of Black’s could pass it.
    for token in "@q1 @q2 @q3 @r1 @r2 end @p4 @q4 @r4 @s4 @t4 end".split(' ') {
        game.play(token).unwrap();
    }
    assert_eq!((game.to_move(), game.turn_is_given()), (Some(Player::One), false));
}

#[test]
fn nobody_can_swap_after_the_first_turn_of_fursaz_if_it_was_given() {
    let mut usual = game("fursaz").start(0);
    usual.play("g7").unwrap();
    assert!(usual.legal().contains(&"swap".to_owned()));
    let mut given = start(game("fursaz"), 0, Player::One, 1);
    given.play("g7").unwrap();
    assert_eq!(given.to_move(), Some(Player::Two));
    assert!(!given.legal().contains(&"swap".to_owned()));
}

#[test]
fn a_record_tells_the_first_turns_and_can_be_read_back() {
    let mut game = start(game("chifoumi"), 0, Player::Two, 2);
    assert_eq!(game.first_turns(), Some(FirstTurns { player: Player::Two, turns: 2 }));
    for token in ["c6-c5", "e6-e5", "c2-c3"] {
        game.play(token).unwrap();
    }
    let written = Record::new(game.clone(), [String::new(), String::new()]).to_string();
    assert!(written.contains("[Start \"prs/rsp/1w3w1/7/1W3W1/SRP/PRS w - - 2+2\"]"), "{written}");
    let read: Record = written.parse().unwrap();
    assert_eq!((read.game.position(), read.game.to_move()), (game.position(), Some(Player::Two)));
    assert_eq!(game.rewound(1).to_move(), Some(Player::Two), "the second of the two");
    for wrong in ["2+0", "2+5", "3+1", "+1", "2+"] {
        let start = format!("prs/rsp/1w3w1/7/1W3W1/SRP/PRS w - - {wrong}");
        assert!(self::game("chifoumi").start_at(0, &start).is_err(), "{wrong}");
    }
}

#[test]
fn the_engine_plays_by_the_same_turns() {
    for kind in GAMES {
        let mut game = start(kind, 0, Player::Two, 2);
        for _ in 0..24 {
            let Some(answer) = think(&game, &SearchRequest::best(Limit::Nodes(20))) else { break };
            game.play(&answer.action).unwrap();
        }
        assert!(game.to_move().is_none() || game.plies().len() == 24, "{}", kind.about.id);
    }
}

#[test]
fn sequences_are_counted_with_the_first_turns() {
    let game = start(game("the-game"), 0, Player::One, 2);
    let sum: u64 = game
        .legal()
        .iter()
        .map(|token| {
            let mut next = game.clone();
            next.play(token).unwrap();
            next.legal().len() as u64
        })
        .sum();
    assert_eq!(game.perft(2), sum);
}
