//! Pictures of any size.

use parlour::render::{self, SIZES, Theme};
use parlour::rules::GameDef;
use parlour::scene::{Scene, SceneOptions};

use super::cases::CASES;
use super::golden::decode;

#[test]
fn every_scene_can_be_drawn_at_any_size() {
    // Odd ones, the smallest, the largest; each case takes some of them, so that all is drawn in a short time.
    let sizes = [120, 121, 137, 199, 256, 300, 333, 511, 640, 777];
    for (index, case) in CASES.iter().enumerate() {
        let scene = case.scene();
        for step in 0..3 {
            let size = sizes[(index * 3 + step) % sizes.len()];
            let theme = Theme::ALL[(index + step) % Theme::ALL.len()];
            let (width, height, _) = decode(&render::png(&scene, theme, size).unwrap());
            assert_eq!(width, size);
            assert!((size * 3 / 4..=size * 3 / 2).contains(&height), "{} at {size}: {height}", case.name);
        }
    }
}

#[test]
fn the_largest_picture_of_each_board_can_be_drawn() {
    for name in ["sfirs-turn", "the-game-9x9", "fursaz-flips", "chifoumi-stacks", "sia-doble-move"] {
        let case = CASES.iter().find(|case| case.name == name).unwrap();
        assert_eq!(decode(&render::png(&case.scene(), Theme::Light, 2_048).unwrap()).0, 2_048);
    }
}

/// How wide a symbol must be to be told from others on a phone, in pixels of a board 300 wide.
const SYMBOL_MIN: usize = 11;

#[test]
fn each_piece_of_a_stack_of_four_can_be_told_on_a_phone() {
    let picture = |stack: &str| {
        let position = format!("1[{stack}]1/3/7/7/7/3/1P1 w - -");
        let game = GameDef::find("chifoumi").unwrap().start_at(0, &position).unwrap();
        decode(&render::png(&Scene::of(&game, &SceneOptions::default()), Theme::Light, 300).unwrap())
    };
    let (_, _, pixels) = picture("rpsw");
    for (level, stack) in ["ppsw", "rssw", "rpww", "rpsr"].into_iter().enumerate() {
        let (width, _, others) = picture(stack);
        let pixels = pixels.chunks(3).zip(others.chunks(3)).enumerate();
        let columns = pixels.filter(|(_, (one, other))| one != other).map(|(at, _)| at % width as usize);
        let differs: Vec<usize> = columns.collect();
        let wide = differs.iter().max().unwrap() - differs.iter().min().unwrap() + 1;
        assert!(wide >= SYMBOL_MIN, "{level}: {wide}");
    }
}

#[test]
fn other_sizes_are_refused_and_the_limits_named() {
    let scene = CASES[0].scene();
    for size in [0, 1, SIZES.start() - 1, SIZES.end() + 1, u32::MAX] {
        let refusal = render::png(&scene, Theme::Light, size).unwrap_err().to_string();
        assert_eq!(refusal, format!("a picture must be 120 to 2048 pixels wide, not {size}"));
        assert!(render::gif([scene.clone()], Theme::Light, size).is_err());
    }
}

#[test]
fn pictures_are_small_enough_for_a_slow_connection() {
    for case in CASES {
        let bytes = render::png(&case.scene(), Theme::Light, 800).unwrap().len();
        assert!(bytes <= 48_000, "{}: {bytes} bytes", case.name);
    }
}
