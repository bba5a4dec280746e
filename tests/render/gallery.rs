//! The gallery: a page of all kept pictures, written from the list of cases.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use parlour::rules::GameDef;
use parlour::text::Language;

use super::cases::CASES;
use super::golden::{file_name, renew, renewing};

/// The cases below whose pictures their words are shown.
const WITH_WORDS: &[&str] = &["sfirs-turn", "the-game-capture", "fursaz-5-over", "chifoumi-captures", "sia-doble-move"];

const INTRODUCTION: &str = "\
# Gallery

What players see, game by game. The tests compare each picture that Parlour draws with the one here (`tests/golden`), so
this page is true; `scripts/golden` renews it and the pictures.

There are three themes: light, dark and contrast. The sides always differ in lightness, not only in hue. A frame and an
arrow mark the player to move. The last turn is blue, with its way; a captured piece has a cross, and a piece that changed
where it stands has a ring. Pieces in hand, losses, points and the result stand beside the names.

Names can be in Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, Bengali, Gurmukhi, Gujarati, Telugu, Kannada,
Malayalam, Sinhala, Tamil, Thai, Lao, Khmer, Burmese, Georgian, Armenian, Ethiopic, Cherokee, Canadian syllabics, Chinese,
Japanese and Korean, with emoji and symbols. A letter of any other script appears as its number, like U+13000.
";

const REPLAY: &str = "
## Replays

A whole game as an animation. Each frame holds only what changes, and the last position stays.

<img src=\"../tests/golden/replay.gif\" width=\"360\" alt=\"A game of Chifoumi, action by action.\">
";

fn page() -> String {
    let mut page = INTRODUCTION.to_owned();
    let mut section = "";
    for case in CASES {
        let title = GameDef::find(case.game_id()).unwrap().about.title;
        let title = if case.name.starts_with("names-") { "Names in any script" } else { title };
        if title != section {
            section = title;
            writeln!(page, "\n## {section}").unwrap();
        }
        writeln!(page, "\n{}\n", case.caption).unwrap();
        let alt = case.scene().alt_text(Language::english()).replace('"', "'");
        for theme in case.themes {
            let file = file_name(case, *theme);
            writeln!(page, "<img src=\"../tests/golden/{file}\" width=\"320\" alt=\"{alt}\">").unwrap();
        }
        if WITH_WORDS.contains(&case.name) {
            let board = case.scene().text_board(Language::english());
            writeln!(page, "\n> {alt}\n\n```text\n{board}\n```").unwrap();
        }
    }
    page + REPLAY
}

#[test]
fn the_gallery_of_golden_pictures_is_up_to_date() {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/gallery.md");
    if renewing() {
        renew(&place, &page());
    } else {
        assert!(fs::read_to_string(place).unwrap() == page(), "docs/gallery.md is out of date; run scripts/golden");
    }
}
