//! Games as animations.

use std::fs;
use std::io::Cursor;

use parlour::render::{self, GIF_BYTES_MAX, Theme};
use parlour::rules::{Game, GameDef, Player};
use parlour::scene::{Scene, SceneOptions, Story};

use super::golden::{decode, folder, renewing};
use super::random::Random;

/// The frames of an animation, each as the red, green and blue of the whole canvas, and how long each is shown.
fn frames(bytes: &[u8]) -> (u32, Vec<(Vec<u8>, u16)>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(Cursor::new(bytes)).unwrap();
    let (wide, high) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut canvas = vec![0; wide * high * 3];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (row, pixels) in frame.buffer.chunks_exact(usize::from(frame.width) * 4).enumerate() {
            for (column, pixel) in pixels.chunks_exact(4).enumerate() {
                let at = (usize::from(frame.top) + row) * wide + usize::from(frame.left) + column;
                if pixel[3] == 255 {
                    canvas[at * 3..][..3].copy_from_slice(&pixel[..3]);
                }
            }
        }
        frames.push((canvas.clone(), frame.delay));
    }
    (u32::try_from(wide).unwrap(), frames)
}

fn options() -> SceneOptions {
    SceneOptions { names: ["Ann", "Bob"].map(str::to_owned), ..SceneOptions::default() }
}

fn played(game: &str, actions: &str) -> Game {
    let kind = GameDef::find(game).unwrap();
    let mut game = kind.start(0);
    for token in actions.split_whitespace() {
        game.play(token).unwrap();
    }
    game
}

/// A game of so many actions: two pieces of Chifoumi that wander about, never to the same position thrice.
fn long_game(plies: usize) -> Game {
    let mut game = GameDef::find("chifoumi").unwrap().start(0);
    let mut random = Random::new(7);
    while game.plies().len() < plies && game.outcome().is_none() {
        let legal = game.legal();
        let quiet: Vec<&String> = legal.iter().filter(|token| token.contains('-')).collect();
        let token = if quiet.is_empty() { random.pick(&legal) } else { *random.pick(&quiet) };
        game.play(token).unwrap();
    }
    game
}

/// How many pixels of two pictures differ so that it can be seen.
fn different(a: &[u8], b: &[u8]) -> usize {
    let differ = |a: &[u8], b: &[u8]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 24);
    a.chunks(3).zip(b.chunks(3)).filter(|(a, b)| differ(a, b)).count()
}

#[test]
fn the_golden_replay_plays_like_the_kept_one() {
    let game = played(
        "chifoumi",
        "d1+e2 b5-a4 e2xe1 e1+d2 e6+f5 e2xd2 d2+c2 c6+d7 c2+b3 d6-e6 c2-d3 e6+f5 b3xa4 a4-a3 d7xe7 end a3xb3 b3-c4 \
         c7-d6 c4-d5 f5-g5 d5-c5 d6-e5 d3-c3 f5-g4 c3-c4 e5xf5 f5-f4 c4xc5 c5-d5 e7-e6 c1-d1 e6xd5 end d1-e2 f4-e4 \
         e2xf3 f3-g3 d5-c5 g3-f4 g5xg4 g4xf4",
    );
    let drawn = render::gif(Scene::replay(&game, &options()), Theme::Light, 360).unwrap();
    let place = folder().join("replay.gif");
    let kept = fs::read(&place).unwrap_or_default();
    if renewing() && kept != drawn {
        fs::write(place, drawn).unwrap();
        return;
    }
    let (kept, drawn) = (frames(&kept).1, frames(&drawn).1);
    assert_eq!(kept.len(), drawn.len());
    for (index, (kept, drawn)) in kept.iter().zip(&drawn).enumerate() {
        let different = different(&kept.0, &drawn.0);
        assert!(different * 1_000 <= kept.0.len() / 3, "after {index} actions {different} pixels differ");
        assert_eq!(kept.1, drawn.1);
    }
}

#[test]
fn each_frame_is_the_picture_of_its_position() {
    let games = [
        played("chifoumi", "d2-d3 c6-c5 d3-d4 d6-d5 d4xd5 end e6-e5"),
        played("fursaz", "e5 f6 e7 g7 pass"),
        played("sia-doble", "@q2 @r2 @s3 @t1 @u2 end @p4 @q5"),
    ];
    for game in games {
        let scenes: Vec<Scene> = Scene::replay(&game, &options()).collect();
        let gif = render::gif(scenes.clone(), Theme::Dark, 300).unwrap();
        let (_, frames) = frames(&gif);
        assert_eq!(frames.len(), game.plies().len() + 1);
        for (index, (scene, (frame, _))) in scenes.iter().zip(&frames).enumerate() {
            let mut scene = scene.clone();
            // Whose turn it is, is shown at the end only.
            if index + 1 < frames.len() {
                scene.to_move = None;
            }
            let (.., still) = decode(&render::png(&scene, Theme::Dark, 300).unwrap());
            // Soft edges may be rounded otherwise where less is painted at once.
            let different = different(&still, frame);
            assert!(different <= 3, "{} after {index} actions: {different} pixels", game.kind().about.id);
        }
    }
}

#[test]
fn an_animation_plays_once() {
    let bytes = render::gif(Scene::replay(&played("chifoumi", "c2-c3"), &options()), Theme::Light, 240).unwrap();
    // What repeats says so in an extension of this name.
    assert!(!bytes.windows(11).any(|window| window == b"NETSCAPE2.0"));
}

#[test]
fn the_last_frame_is_held_longest() {
    let gif = render::gif(Scene::replay(&played("chifoumi", "d2-d3 c6-c5"), &options()), Theme::Light, 120).unwrap();
    let (_, frames) = frames(&gif);
    let (last, others) = frames.split_last().unwrap();
    assert!(others.iter().all(|(_, delay)| (20..=200).contains(delay) && last.1 > 2 * delay));
}

#[test]
fn a_game_of_a_thousand_actions_stays_within_what_chats_take() {
    let game = long_game(1_000);
    assert_eq!(game.plies().len(), 1_000);
    let gif = render::gif(Scene::replay(&game, &options()), Theme::Light, 480).unwrap();
    assert!(gif.len() <= GIF_BYTES_MAX, "{} bytes", gif.len());
    let (_, frames) = frames(&gif);
    assert_eq!(frames.len(), 1_001);
    let centiseconds: usize = frames.iter().map(|(_, delay)| usize::from(*delay)).sum();
    assert!(centiseconds < 5 * 60 * 100, "{centiseconds}");
}

#[test]
fn what_would_become_too_large_is_made_smaller() {
    let game = long_game(60);
    let scenes: Vec<Scene> = Scene::replay(&game, &options()).collect();
    // The same over and over, in a size for which there is no room.
    let scenes = scenes.iter().cycle().take(2_500).cloned();
    let gif = render::gif(scenes, Theme::Light, 600).unwrap();
    assert!(gif.len() <= GIF_BYTES_MAX, "{} bytes", gif.len());
    assert!(frames(&gif).0 < 600);
}

#[test]
fn an_animation_of_nothing_is_refused() {
    assert!(render::gif([], Theme::Light, 480).is_err());
}

/// How a game of Chifoumi might have stood, and its turning point.
fn story() -> Story {
    Story { values: vec![50, 55, 60, 30, 20], turning: Some((2, 60)) }
}

#[test]
fn a_story_has_a_bar_beside_the_board_and_holds_its_turning_point() {
    let game = played("chifoumi", "c2-c3 c6-c5 d2-d3 d6-d5");
    for bottom in [Player::One, Player::Two] {
        let options = SceneOptions { bottom, story: Some(story()), ..options() };
        let scenes: Vec<Scene> = Scene::replay(&game, &options).collect();
        let balances: Vec<_> = scenes.iter().map(|scene| scene.balance.unwrap()).collect();
        assert_eq!(balances.iter().map(|balance| balance.one).collect::<Vec<_>>(), [50, 55, 60, 30, 20]);
        let before: Vec<_> = balances.iter().map(|balance| balance.before).collect();
        assert_eq!(before, [None, None, None, Some(60), None]);
        let bytes = render::gif(scenes, Theme::Light, 300).unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(&bytes[..]).unwrap();
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            delays.push(frame.delay);
        }
        assert_eq!(delays, [110, 110, 110, 350, 500]);
    }
}

#[test]
fn a_turn_of_several_actions_stands_as_before_until_it_ends() {
    let story = Story { values: vec![50, 51, 52, 53, 54, 55], turning: Some((4, 53)) };
    let options = SceneOptions { story: Some(story), ..options() };
    let balance = |actions: &str| {
        let balance = Scene::of(&played("chifoumi", actions), &options).balance.unwrap();
        (balance.one, balance.before)
    };
    let half = "d2-d3 c6-c5 d3-d4 d6-d5 d4xd5";
    assert_eq!((balance(half), balance(&format!("{half} end"))), ((54, None), (55, Some(53))));
}
