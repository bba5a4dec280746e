//! Chifoumi with few pieces, solved.

use std::sync::LazyLock;

use parlour::engine::{Exact, Limit, SearchRequest, think};
use parlour::rules::chifoumi::Chifoumi;
use parlour::rules::chifoumi::endings::Endings;
use parlour::rules::{Player, Position};

pub static ENDINGS: LazyLock<Endings> = LazyLock::new(|| Endings::build(3, &mut |_, _| {}));

#[test]
fn every_position_with_two_or_three_pieces_is_solved() {
    // Counted apart by multiplying out the ways to fill 33 cells.
    let totals = [2, 3].map(|pieces| ENDINGS.totals(pieces));
    assert_eq!(totals.map(|totals| totals.positions), [25_344, 4_181_760]);
    assert_eq!(totals.map(|totals| totals.trailer_wins), [12_216, 915_620]);
}

/// Whether a player wins a turn that has begun, by what is known of the positions after it.
fn wins_turn(position: &Chifoumi, player: Player) -> bool {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let after = actions.into_iter().map(|action| {
        let mut next = *position;
        next.play_unchecked(action);
        match next.outcome() {
            Some(outcome) => outcome.winner == Some(player),
            None if next.turn_begins() => ENDINGS.winner(&next) == Some(player),
            None => wins_turn(&next, player),
        }
    });
    let mine = position.to_move() == Some(player);
    if mine { after.into_iter().any(|won| won) } else { after.into_iter().all(|won| won) }
}

#[test]
fn what_is_known_of_a_position_agrees_with_what_is_known_after_each_action() {
    for text in [
        "3/3/7/3r3/7/3/W2 w - -",
        "3/3/7/3r3/7/3/W2 b - -",
        "p2/3/7/2S4/7/3/2W b - -",
        "2[sp]/3/7/2S4/7/3/3 w - -",
        "3/1r1/7/5w1/7/3/1P1 w - -",
        "3/1r1/7/5w1/7/3/1P1 b - -",
        "3/3/r6/1s5/7/2R/3 w - -",
    ] {
        let position = Chifoumi::parse(0, text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let winner = ENDINGS.winner(&position).unwrap();
        assert!(wins_turn(&position, winner) && !wins_turn(&position, winner.other()), "{text}");
    }
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
    let kind = parlour::rules::Kind::find("chifoumi").unwrap();
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
