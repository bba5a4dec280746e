//! The lessons: kept pictures, and what makes them readable on a phone.

use std::fs;

use parlour::render::{self, Theme};
use parlour::rules::{GAMES, GameDef, Player, Reading};
use parlour::scene::Scene;
use parlour::text::Language;

use super::golden::{WIDTH, compare, folder, renewing};

/// How many pages a lesson has at most.
const PAGES_MAX: usize = 8;
/// How many sentences a page has at most: short ones are read sooner than few long ones.
const SENTENCES_MAX: usize = 7;
/// How long a page is at most, in characters: what fits beside a picture on a phone.
const LENGTH_MAX: usize = 520;

/// Every page of every lesson, those of the exercises after it: the game, and the page's number from 0.
fn pages() -> impl Iterator<Item = (&'static GameDef, usize)> {
    GAMES.iter().flat_map(|kind| (0..kind.lesson().len() + kind.exercises().len()).map(move |number| (kind, number)))
}

/// The name of the file with a page's picture.
fn file_name(kind: &GameDef, number: usize) -> String {
    match number.checked_sub(kind.lesson().len()) {
        None => format!("{}-lesson-{}.png", kind.about.id, number + 1),
        Some(exercise) => format!("{}-exercise-{}.png", kind.about.id, exercise + 1),
    }
}

/// The names of all kept pictures of lessons.
pub(super) fn kept() -> Vec<String> {
    pages().map(|(kind, number)| file_name(kind, number)).collect()
}

#[test]
fn pictures_of_lessons_look_like_the_kept_ones() {
    let mut wrong = Vec::new();
    for (kind, number) in pages() {
        let name = file_name(kind, number);
        let scene = Scene::of_page(kind, number, &[], Language::english());
        let scene = scene.unwrap_or_else(|| panic!("what {name} is to show cannot be played"));
        let drawn = render::png(&scene, Theme::Light, WIDTH).unwrap();
        match compare(&name, &drawn) {
            Err(_) if renewing() => fs::write(folder().join(name), drawn).unwrap(),
            compared => wrong.extend(compared.err()),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}\nif these are meant, run scripts/golden");
}

#[test]
fn a_lesson_is_short_enough_for_a_phone() {
    for (kind, number) in pages() {
        let pages = kind.lesson();
        assert!(pages.len() <= PAGES_MAX, "{}", kind.about.id);
        let text = Language::english().say(&kind.page(number).unwrap().message());
        let sentences = text.split_inclusive(['.', '?', '!']).filter(|part| part.ends_with(['.', '?', '!']));
        let sentences = sentences.count();
        assert!(sentences <= SENTENCES_MAX, "{}: {sentences} sentences", kind.page(number).unwrap().text);
        assert!(
            text.chars().count() <= LENGTH_MAX,
            "{}: {} characters",
            kind.page(number).unwrap().text,
            text.chars().count()
        );
    }
}

#[test]
fn the_example_of_a_first_turn_is_a_whole_turn_in_every_variant() {
    for kind in GAMES {
        for variant in 0..kind.about.variants.len() {
            let turn = kind.first_turn(variant);
            let mut game = kind.start(variant);
            let reading = game.read(turn);
            let Reading::Complete { actions } = reading else {
                panic!("{} {variant}: “{turn}” {reading:?}", kind.about.id);
            };
            actions.iter().for_each(|token| game.play(token).unwrap());
            let answer = kind.early_turn(variant, Player::Two);
            let reading = game.read(answer);
            assert!(matches!(reading, Reading::Complete { .. }), "{} {variant}: “{answer}” {reading:?}", kind.about.id);
        }
    }
}
