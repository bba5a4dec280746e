//! Chifoumi with few pieces, solved. `PARLOUR_ENDINGS=4 cargo test --release --test engine endings::` looks at every
//! position with up to four pieces, which takes an hour or two; with three, minutes.

mod plain;

use std::sync::LazyLock;

use parlour::engine::{Exact, Limit, SearchRequest, think};
use parlour::rules::chifoumi::Chifoumi;
use parlour::rules::chifoumi::endings::Endings;
use parlour::rules::{Player, Position};

use plain::Plain;

pub static ENDINGS: LazyLock<Endings> = LazyLock::new(|| Endings::build(pieces_max().max(3), &mut |_, _| {}));

/// With how many pieces every position is looked at, if nobody says otherwise.
const PIECES_MAX: usize = 2;
/// With three pieces one position of so many is looked at then.
const STEP: u64 = 101;

fn pieces_max() -> usize {
    std::env::var("PARLOUR_ENDINGS").map_or(PIECES_MAX, |pieces| pieces.parse().unwrap())
}

/// By count of pieces, how many positions there are at the start of a turn, and in how many the player wins who trails.
/// Those with four were counted by another solver.
const TOTALS: [(usize, u64, u64); 3] = [(2, 25_344, 12_672), (3, 4_181_760, 934_488), (4, 330_345_408, 70_853_464)];

#[test]
fn a_plain_solver_finds_the_same_winner_of_every_position() {
    let plain = Plain::solve(pieces_max());
    for pieces in 2..=pieces_max() {
        plain.each(pieces, |position| {
            let text = position.text();
            let winner = Player::from_index(plain.winner(position).into());
            assert_eq!(ENDINGS.winner(&Chifoumi::parse(0, &text).unwrap()), Some(winner), "{text}");
        });
    }
}

/// Whether a player wins a turn that has begun, by what is known of the positions after it.
fn wins_turn(position: &Chifoumi, player: Player, actions: &mut Vec<<Chifoumi as Position>::Action>) -> bool {
    let mine = position.to_move() == Some(player);
    let begin = actions.len();
    position.legal_actions(actions);
    let end = actions.len();
    let decided = (begin..end).any(|index| {
        let mut next = *position;
        next.play_unchecked(actions[index]);
        let won = match next.outcome() {
            Some(outcome) => outcome.winner == Some(player),
            None if next.turn_begins() => ENDINGS.winner(&next) == Some(player),
            None => wins_turn(&next, player, actions),
        };
        won == mine
    });
    actions.truncate(begin);
    decided == mine
}

#[test]
fn what_is_known_of_every_position_agrees_with_what_is_known_after_each_turn() {
    let (every, mut actions) = (Plain::new(), Vec::new());
    for (pieces, positions, trailer_wins) in TOTALS.into_iter().filter(|(pieces, ..)| *pieces <= pieces_max().max(3)) {
        let totals = ENDINGS.totals(pieces);
        println!("{pieces} pieces: {totals:?}");
        assert_eq!((totals.positions, totals.trailer_wins), (positions, trailer_wins));
        let step = if pieces <= pieces_max() { 1 } else { STEP };
        let mut met = 0;
        every.each(pieces, |position| {
            met += 1;
            if met % step > 0 {
                return;
            }
            let text = position.text();
            let position = Chifoumi::parse(0, &text).unwrap();
            let winner = ENDINGS.winner(&position).unwrap();
            assert!(wins_turn(&position, winner, &mut actions), "{text}");
        });
        assert_eq!(met, positions);
        println!("{pieces} pieces: {} agree", met / step);
    }
}

/// Positions in which a wrong winner was told: where the cells of a position can change places by a symmetry of the board.
#[test]
fn who_wins_where_cells_can_change_places_is_known() {
    let white = Chifoumi::parse(0, "1P1/3/7/W6/7/1p1/3 w - -").unwrap();
    assert_eq!(ENDINGS.winner(&white), Some(Player::Two));
    let black = Chifoumi::parse(0, "3/3/7/7/[WP]6/3/p2 b - -").unwrap();
    assert!(wins_turn(&black, ENDINGS.winner(&black).unwrap(), &mut Vec::new()));
}

#[test]
fn a_position_that_is_turned_or_mirrored_has_the_same_winner() {
    for (one, other) in [
        ("2[sp]/3/7/2S4/7/3/3 w - -", "[sp]2/3/7/4S2/7/3/3 w - -"),
        ("3/1r1/7/5w1/7/3/1P1 b - -", "1P1/3/7/5w1/7/1r1/3 b - -"),
    ] {
        let [one, other] = [one, other].map(|text| ENDINGS.winner(&Chifoumi::parse(0, text).unwrap()));
        assert_eq!(one, other);
    }
}

#[test]
fn a_solved_ending_is_played_to_its_end() {
    let kind = parlour::rules::GameDef::find("chifoumi").unwrap();
    let mut game = kind.start_at(0, "3/3/7/7/3r3/3/W2 w - -").unwrap();
    while game.outcome().is_none() {
        let request = SearchRequest { endings: Some(&*ENDINGS), ..SearchRequest::best(Limit::Nodes(3_000)) };
        let answer = think(&game, &request).unwrap();
        let expected = if game.to_move() == Some(Player::One) { Exact::Win } else { Exact::Loss };
        assert_eq!(answer.exact, Some(expected), "{}", game.position());
        game.play(&answer.action).unwrap();
    }
    assert_eq!(game.outcome().unwrap().winner, Some(Player::One));
}

#[test]
fn a_solved_win_is_certain_until_a_position_has_stood_twice() {
    let kind = parlour::rules::GameDef::find("chifoumi").unwrap();
    let mut game = kind.start_at(0, "3/3/7/7/3r3/3/W2 w - -").unwrap();
    let exact = |game: &_| {
        let request = SearchRequest { endings: Some(&*ENDINGS), ..SearchRequest::best(Limit::Nodes(1_000)) };
        think(game, &request).unwrap().exact
    };
    assert_eq!(exact(&game), Some(Exact::Win));
    for action in ["c1-d1", "d3-d4", "d1-c1", "d4-d3"] {
        game.play(action).unwrap();
    }
    assert_eq!(exact(&game), None);
}
