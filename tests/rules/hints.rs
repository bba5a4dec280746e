//! What a newcomer is told in a position where it matters.

use parlour::rules::Game;

use crate::support::{after, at, said, start};

fn hint(game: &Game) -> String {
    game.hint().map_or(String::new(), |hint| said(&hint))
}

#[test]
fn the_second_player_of_fursaz_is_told_of_the_swap_and_nobody_later() {
    assert!(hint(&after(start("fursaz 5"), "e5")).contains("“swap”"));
    assert_eq!(hint(&after(start("fursaz 5"), "e5 e6")), "");
}

#[test]
fn after_a_pass_the_next_player_is_told_what_a_second_one_leads_to() {
    assert_eq!(hint(&after(start("fursaz 5"), "e5 e7 pass")), "A second pass ends the game here in a draw, 1 all.");
    assert_eq!(hint(&after(start("fursaz 5"), "e5 pass")), "A second pass ends the game here: Black wins by 1 to 0.");
    // After the swap the second player has the black stone.
    let swapped = after(start("fursaz 5"), "e5 swap pass");
    assert_eq!(hint(&swapped), "A second pass ends the game here: Black wins by 1 to 0.");
    assert_eq!(hint(&after(start("fursaz 5"), "e5 e7 pass pass")), "");
}

#[test]
fn who_places_buoys_is_told_how_many_are_placed_and_how_many_are_missing() {
    assert!(hint(&start("sia-doble")).starts_with("Buoys placed: 0, of 7 at most; 5 more"));
    assert!(hint(&after(start("sia-doble"), "@q2 @s2 @u2 @r3 @t3")).ends_with("“end” finishes."));
    assert_eq!(hint(&after(start("sia-doble"), "@q2 @s2 @u2 @r3 @t3 end @q5 @s5 @u5 @r4 @t4 end")), "");
}

#[test]
fn who_may_go_on_in_sfirs_is_told_why_and_warned_if_the_end_may_lose() {
    assert!(hint(&after(start("sfirs"), "e8-e12")).contains("“end” may lose the game"));
    assert_eq!(hint(&after(start("sfirs"), "e8-e10")), "");
}

#[test]
fn who_may_go_on_in_sfirs_is_told_only_what_can_be_done() {
    let played = after(start("sfirs"), "e8-e10 h8-k8 g8-g10 k8-k10");
    let told = hint(&played);
    assert!(told.contains("one of these: a piece out of the start area or a revival like “+b2”."), "{told}");
    let told = hint(&after(played, "h6-j6 g10-j10"));
    assert!(told.ends_with("a piece out of the start area, an active piece or a revival like “+b11”."), "{told}");
}

#[test]
fn who_has_captured_in_chifoumi_is_told_that_the_piece_may_go_on() {
    let game = at("chifoumi", "p1s/1sp/1w3w1/3r3/1Wr2W1/PRS/SRP w - -");
    assert_eq!(hint(&game), "");
    assert!(hint(&after(game, "c2xc3")).starts_with("Only the piece on c3 may go on"));
}

#[test]
fn who_cannot_enter_in_the_game_is_told_so() {
    assert!(hint(&at("the-game", "8/8/8/8/8/8/8/S6M s 4/4 0/0")).contains("No piece can enter over a1"));
    assert_eq!(hint(&start("the-game")), "");
}
