//! Words: what must hold whatever the kept ones say.

use parlour::rules::{GAMES, Game};
use parlour::scene::{Scene, SceneOptions};
use parlour::text::Language;

use super::cases::CASES;

fn case(name: &str) -> Scene {
    CASES.iter().find(|case| case.name == name).unwrap().scene()
}

fn alt(name: &str) -> String {
    case(name).alt_text(Language::english())
}

/// Games played at random, looked at after every action.
fn random_games(mut look: impl FnMut(&Game)) {
    for (seed, kind) in GAMES.iter().enumerate() {
        for variant in 0..kind.about.variants.len() {
            let mut game = kind.start(variant);
            let mut state = seed as u64 + 11;
            while game.outcome().is_none() && game.plies().len() < 120 {
                let legal = game.legal();
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                game.play(&legal[usize::try_from(state >> 33).unwrap() % legal.len()]).unwrap();
                look(&game);
            }
        }
    }
}

#[test]
fn the_alt_text_says_what_moved_what_it_did_whose_turn_it_is_and_the_score() {
    assert_eq!(
        alt("chifoumi-captures"),
        "Chifoumi. Ann (White) played c2xc3 c3xd4 d4-e5: White Paper from c2 to c3; Black Rock captured on c3; \
         White Paper from c3 to d4; Black Rock captured on d4; White Paper from d4 to e5. Bob (Black) to move. \
         Score: Ann (White) 8, Bob (Black) 6.5. Bob (Black) has lost 2 pieces."
    );
}

#[test]
fn the_alt_text_of_a_game_that_is_over_says_who_won_and_why() {
    assert!(alt("chifoumi-over").contains("Ann (White) wins by the count of the pieces."));
    assert!(alt("sia-doble-over").contains("Bob (Black) wins because the opponent gave up."));
}

#[test]
fn a_pass_is_told_in_one_word() {
    assert!(alt("fursaz-5-over").starts_with("Fursaz. Bob (White) passes. "));
}

#[test]
fn no_alt_text_is_longer_than_discord_takes_and_no_gap_is_left_open() {
    let options = SceneOptions { names: ["N".repeat(400), "M".repeat(400)], ..SceneOptions::default() };
    random_games(|game| {
        let scene = Scene::of(game, &options);
        let alt = scene.alt_text(Language::english());
        assert!(alt.chars().count() <= 1_024, "{alt}");
        for text in [alt, scene.description(Language::english()), scene.text_board(Language::english())] {
            // A text that cannot be filled is given as its key.
            assert!(!text.contains("scene-") && !text.contains("piece-") && !text.contains('{'), "{text}");
        }
    });
}

#[test]
fn even_a_turn_of_many_words_leaves_room_for_whose_turn_it_is() {
    let names = ["N".repeat(200), "M".repeat(200)];
    let options = SceneOptions { names, ..SceneOptions::default() };
    random_games(|game| {
        let alt = Scene::of(game, &options).alt_text(Language::english());
        assert!(alt.contains(" to move.") || alt.contains(" goes on ") || game.outcome().is_some(), "{alt}");
    });
}

#[test]
fn the_description_names_every_piece_with_its_place() {
    for case in CASES {
        let scene = case.scene();
        let description = scene.description(Language::english());
        for (at, stack) in &scene.stacks {
            let place = format!("{at} ");
            let rows = description.lines().filter_map(|line| line.split_once(": "));
            let said = rows.flat_map(|(_, row)| row.split("; ")).any(|part| part.starts_with(&place));
            assert!(said, "{}: nothing about {at} with {stack:?} in\n{description}", case.name);
        }
    }
}

#[test]
fn a_text_board_shows_every_stack_from_bottom_to_top_and_all_coordinates() {
    let board = case("chifoumi-stacks").text_board(Language::english());
    for stack in ["rprs", "sp", "ww", "PS"] {
        assert!(board.contains(stack), "{board}");
    }
    let board = case("sia-doble-move").text_board(Language::english());
    assert!(board.starts_with("   p   q   r   s   t   u\n"), "{board}");
    assert!(board.contains("\n     a   b   c   d   e\n"), "{board}");
}

#[test]
fn the_text_board_turns_with_the_picture() {
    let board = case("sia-doble-side-2").text_board(Language::english());
    assert!(board.starts_with("   u   t   s   r   q   p\n"), "{board}");
    assert!(board.contains("\n     e   d   c   b   a\n"), "{board}");
}
