//! Words: what must hold whatever the kept ones say.

use parlour::rules::{GAMES, Game, GameDef};
use parlour::scene::{Coord, Player, Scene, SceneOptions};
use parlour::text::Language;

use super::cases::CASES;
use super::random::Random;

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
            let mut random = Random::new(seed as u64 + 11);
            while game.outcome().is_none() && game.plies().len() < 120 {
                let legal = game.legal();
                let token = random.pick(&legal);
                game.play(token).unwrap();
                look(&game);
            }
        }
    }
}

#[test]
fn the_alt_text_says_what_moved_what_it_did_whose_turn_it_is_and_the_score() {
    assert_eq!(
        alt("chifoumi-captures"),
        "Chifoumi. Ann (White) played c2xc3 c3xd4 d4-e5: White Paper from c2 to c3, then d4, then e5; captured \
         Black Rock on c3 and Black Rock on d4. Bob (Black) to move. Score: White 8, Black 6½. Bob (Black) has lost 2 \
         pieces."
    );
}

#[test]
fn letters_beside_a_finished_turn_leave_out_what_its_text_tells() {
    let english = Language::english();
    let mut game = GameDef::find("the-game").unwrap().start(0);
    game.play("@c3").unwrap();
    let told = |told| Scene::of(&game, &SceneOptions { told, ..SceneOptions::default() }).text_board(english);
    assert!(told(false).contains("has 4 Sun in hand"), "{}", told(false));
    assert!(!told(true).contains("in hand"), "{}", told(true));
    // During a turn, its text doesn't tell the pieces in hand.
    let mut game = GameDef::find("sia-doble").unwrap().start(0);
    game.play("@q2").unwrap();
    let scene = Scene::of(&game, &SceneOptions { told: true, ..SceneOptions::default() });
    assert!(scene.text_board(english).contains("in hand"));
}

#[test]
fn an_own_piece_that_is_lost_where_it_lands_is_not_told_as_captured() {
    let mut game = GameDef::find("the-game").unwrap().start_at(0, "8/4[MM]3/8/1S6/8/8/8/2S5 s 0/0 0/0").unwrap();
    let ways = Scene::of(&game, &SceneOptions::default()).actions_told(&game, &["b5-e7".to_owned()]);
    assert_eq!(Language::english().say(&ways), "b5 to e7 (covers Moon on Moon, is lost)");
    game.play("b5-e7").unwrap();
    let told = Scene::of(&game, &SceneOptions::default()).turn_told().unwrap();
    assert_eq!(Language::english().say(&told), "Sun from b5 to e7, onto Moon on Moon; Sun on e7 is lost");
}

#[test]
fn the_alt_text_of_a_game_that_is_over_says_who_won_and_why() {
    assert!(alt("chifoumi-over").contains("Ann (White) wins on the piece count."));
    assert!(alt("sia-doble-over").contains("Bob (Black) wins because the opponent resigned."));
}

#[test]
fn that_nothing_has_been_played_is_said_of_games_and_of_no_prepared_position() {
    let nothing = "Nothing has been played yet.";
    assert!(alt("chifoumi-start").contains(nothing));
    let english = Language::english();
    for kind in GAMES {
        for page in 0..kind.lesson().len() + kind.exercises().len() {
            let scene = Scene::of_page(kind, page, &[], english).unwrap();
            let told = [scene.alt_text(english), scene.description(english), scene.board_in_words(english)];
            assert!(told.iter().all(|told| !told.contains(nothing)), "{} {page}: {told:#?}", kind.about.id);
        }
    }
}

#[test]
fn a_page_of_a_lesson_in_words_tells_each_piece_once_and_nothing_of_a_picture() {
    let english = Language::english();
    for kind in GAMES {
        for page in 0..kind.lesson().len() + kind.exercises().len() {
            let told = Scene::of_page(kind, page, &[], english).unwrap().board_in_words(english);
            for wrong in ["Row ", "“row ", "at the bottom of the board", "a dot", "a ring", "a frame", "45"] {
                assert!(!told.contains(wrong), "{} {page}: {told}", kind.about.id);
            }
        }
    }
}

#[test]
fn a_lesson_in_words_tells_the_start_once_and_then_what_is_unlike_it() {
    let english = Language::english();
    let told = |game: &str, page: usize| {
        Scene::of_page(GameDef::find(game).unwrap(), page - 1, &[], english).unwrap().board_in_words(english)
    };
    assert!(told("sfirs", 1).contains("inactive White cube: b11, k11."), "{}", told("sfirs", 1));
    assert_eq!(told("sfirs", 2), "All pieces are where they are at the start.");
    assert_eq!(told("sfirs", 3), "As at the start, except: k8 active Black cube, e10 active White cube; empty e8, h8.");
    assert_eq!(
        told("chifoumi", 2),
        "Score: White 8, Black 8½.\nAs at the start, except: e3 Black Rock, d4 Black Rock; empty c6, d7."
    );
    // Where little is as at the start, all is told; and where there is nothing at the start.
    assert!(told("chifoumi", 3).contains("White Rock: c2."), "{}", told("chifoumi", 3));
    assert_eq!(told("the-game", 2), "Sun has 4 Sun in hand.\nMoon has 5 Moon in hand.\nSun: c3.");
    // What happened before a page is said by the page, if it matters.
    for kind in GAMES {
        for page in 1..=kind.lesson().len() + kind.exercises().len() {
            let scene = Scene::of_page(kind, page - 1, &[], english).unwrap();
            let told = scene.board_in_words(english) + scene.description(english).as_str();
            assert!(!told.contains(" played ") && !told.contains("has lost"), "{} {page}: {told}", kind.about.id);
        }
    }
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
fn what_a_cut_text_leaves_out_is_counted() {
    let options = SceneOptions { names: ["N".repeat(200), "M".repeat(200)], ..SceneOptions::default() };
    let mut cut = 0;
    random_games(|game| {
        let alt = Scene::of(game, &options).alt_text(Language::english());
        if let Some((_, more)) = alt.split_once("; and ") {
            assert!(more.starts_with(|first: char| first.is_ascii_digit()), "{alt}");
            cut += 1;
        }
    });
    assert!(cut > 0);
}

#[test]
fn pieces_are_told_in_the_same_order_all_through_a_game() {
    random_games(|game| {
        let scene = Scene::of(game, &SceneOptions { bottom: Player::Two, ..SceneOptions::default() });
        let told = scene.pieces_told(|_| true).iter().map(|said| Language::english().say(said)).collect::<Vec<_>>();
        let names = told.iter().filter_map(|said| Some(said.split_once(": ")?.0)).filter(|name| !name.contains(','));
        // Who sits at the bottom first, what is nobody's last, and the kinds of each by their names.
        let one = Language::english().word(scene.seats[0].color.key());
        let place = |name: &str| if name == "buoy" { 2 } else { u8::from(name.contains(&one)) };
        let keys: Vec<_> = names.map(|name| (place(name), name.rsplit(' ').next().unwrap(), name)).collect();
        assert!(keys.is_sorted(), "{told:#?}");
    });
}

/// Whether a list of places names a cell, by itself or within a run like "e5 to e8".
fn names(places: &str, at: Coord) -> bool {
    let words: Vec<&str> = places.split_whitespace().map(|word| word.trim_matches([',', '.', ';', ':'])).collect();
    let within = |run: &[&str]| match (Coord::parse(run[0]), run[1], Coord::parse(run[2])) {
        (Some(first), "to", Some(last)) => {
            first.letter == at.letter && last.letter == at.letter && (first.number..=last.number).contains(&at.number)
        }
        _ => false,
    };
    words.contains(&at.to_string().as_str()) || words.windows(3).any(within)
}

#[test]
fn the_description_names_every_piece_with_its_place() {
    for case in CASES {
        let scene = case.scene();
        let description = scene.description(Language::english());
        // What is said before tells of the turn.
        let (_, pieces) = description.split_once(" at the top.\n").unwrap_or(("", ""));
        for (at, stack) in &scene.stacks {
            assert!(names(pieces, *at), "{}: nothing about {at} with {stack:?} in\n{description}", case.name);
        }
    }
}

#[test]
fn a_description_is_heard_within_forty_seconds() {
    const WORDS_A_MINUTE: usize = 300;
    random_games(|game| {
        for bottom in Player::BOTH {
            let options = SceneOptions { bottom, names: ["Ann".into(), "Bob".into()], ..SceneOptions::default() };
            let description = Scene::of(game, &options).description(Language::english());
            let words = description.split_whitespace().count();
            assert!(words * 60 <= 40 * WORDS_A_MINUTE, "{words} words:\n{description}");
        }
    });
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
fn a_board_in_letters_repeats_nothing_that_the_text_above_it_tells() {
    let case = CASES.iter().find(|case| case.name == "chifoumi-captures").unwrap();
    let board = |told| {
        let scene = Scene::of(&case.game(), &SceneOptions { told, ..SceneOptions::default() });
        scene.text_board(Language::english())
    };
    for told in ["Last turn", "Score: "] {
        assert_eq!((board(false).contains(told), board(true).contains(told)), (true, false), "{told}");
    }
    assert!(board(true).contains("has lost"), "{}", board(true));
}

#[test]
fn the_text_board_turns_with_the_picture() {
    let board = case("sia-doble-side-2").text_board(Language::english());
    assert!(board.starts_with("   u   t   s   r   q   p\n"), "{board}");
    assert!(board.contains("\n     e   d   c   b   a\n"), "{board}");
}
