//! How long pictures take and how large they are, per game: `cargo bench --bench pictures`.
//!
//! For each game, a random position after 30 actions as a PNG 800 pixels wide, and a random game of up to 200 actions
//! as a GIF 720 pixels wide, on one core. What is rasterized once, the art and the empty board, is there already; the
//! last figure says how long the very first picture of a process takes.

use std::time::{Duration, Instant};

use parlour::render::{self, Theme};
use parlour::rules::{GAMES, Game, GameDef};
use parlour::scene::{Scene, SceneOptions};

const PNG_WIDTH: u32 = 800;
const GIF_WIDTH: u32 = 720;
/// How long each still picture is measured.
const MEASURE: Duration = Duration::from_secs(2);

/// A game of so many random actions, or fewer if it ends.
fn random_game(kind: &'static GameDef, plies: usize) -> Game {
    let mut game = kind.start(0);
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    while game.outcome().is_none() && game.plies().len() < plies {
        let legal = game.legal();
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        let index = (state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % legal.len();
        game.play(&legal[index]).expect("a legal action is legal");
    }
    game
}

fn main() {
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let options = SceneOptions { names, ..SceneOptions::default() };
    let begin = Instant::now();
    render::png(&Scene::of(&GAMES[0].start(0), &options), Theme::Light, PNG_WIDTH).expect("the size is allowed");
    let first = begin.elapsed();
    println!("{:12} {:>10} {:>8} {:>8} {:>12} {:>8}", "game", "PNG ms", "KB", "frames", "GIF ms/frame", "KB");
    for kind in GAMES {
        let scene = Scene::of(&random_game(kind, 30), &options);
        let bytes = render::png(&scene, Theme::Light, PNG_WIDTH).expect("the size is allowed").len();
        let (begin, mut pictures) = (Instant::now(), 0);
        while begin.elapsed() < MEASURE {
            render::png(&scene, Theme::Light, PNG_WIDTH).expect("the size is allowed");
            pictures += 1;
        }
        let png_ms = begin.elapsed().as_secs_f64() * 1_000.0 / f64::from(pictures);
        let game = random_game(kind, 200);
        let scenes: Vec<Scene> = Scene::replay(&game, &options).collect();
        let frames = scenes.len();
        // The first time around, the art is rasterized at this size.
        render::gif(scenes.clone(), Theme::Light, GIF_WIDTH).expect("the size is allowed");
        let begin = Instant::now();
        let gif = render::gif(scenes, Theme::Light, GIF_WIDTH).expect("the size is allowed");
        let gif_ms = begin.elapsed().as_secs_f64() * 1_000.0 / frames as f64;
        let (png_kb, gif_kb) = (bytes as f64 / 1_000.0, gif.len() as f64 / 1_000.0);
        println!("{:12} {png_ms:>10.2} {png_kb:>8.1} {frames:>8} {gif_ms:>12.2} {gif_kb:>8.1}", kind.about.id);
    }
    println!("the first picture of a process: {:.0} ms", first.as_secs_f64() * 1_000.0);
}
