//! Pictures that are no boards, compared with kept ones.

use std::fs;

use parlour::render::{self, Theme};
use parlour::rules::GameDef;
use parlour::scene::{Boards, Curve, Figure, RatingLine, Ratings, SmallBoard};

use super::golden::{WIDTH, compare, folder, renewing};
use super::{brackets, sheets};

/// The kept pictures: their names, what they show and how.
fn cases() -> Vec<(String, Figure, Theme)> {
    let figures = [
        ("sheet-ladder", Figure::Sheet(sheets::ladder())),
        ("sheet-cross-table", Figure::Sheet(sheets::cross_table())),
        ("sheet-double-cross-table", Figure::Sheet(sheets::double_cross_table())),
        ("sheet-swiss-of-eight", Figure::Sheet(sheets::swiss_of_eight())),
        ("sheet-swiss-by-rounds", Figure::Sheet(sheets::swiss_by_rounds())),
        ("sheet-swiss-of-many", Figure::Sheet(sheets::swiss_of_many())),
        ("sheet-pairings", Figure::Sheet(sheets::pairings())),
        ("curve", Figure::Curve(curve())),
        ("bracket-of-eleven", Figure::Bracket(brackets::of_eleven())),
        ("bracket-of-four", Figure::Bracket(brackets::of_four())),
        ("ratings", Figure::Ratings(ratings())),
        ("boards-to-choose-from", Figure::Boards(boards("chifoumi", &["c2-c3", "b3-b4", "e2-e3", "d2-d3", "f3-f4"]))),
        ("boards-hexagonal", Figure::Boards(boards("fursaz", &["d4", "e5"]))),
        ("boards-alone", Figure::Boards(boards("sia-doble", &[]))),
    ];
    let themed =
        |(name, figure): (&str, Figure)| Theme::ALL.map(|theme| (format!("{name}-{theme}.png"), figure.clone(), theme));
    figures.into_iter().flat_map(themed).collect()
}

/// Turns from the start of a game: these, or its first legal one.
fn boards(game: &str, turns: &[&str]) -> Boards {
    let kind = GameDef::find(game).unwrap();
    let start = kind.start(0);
    let first = start.legal();
    let turns = if turns.is_empty() { vec![first[0].as_str()] } else { turns.to_vec() };
    let small = |(index, token): (usize, &&str)| SmallBoard {
        head: format!("{}. {token}", index + 1),
        position: None,
        actions: vec![(*token).to_owned()],
        told: "A piece moves.".to_owned(),
    };
    Boards {
        title: "#12: what Maximiliana and friends could play".to_owned(),
        game: game.to_owned(),
        variant: start.variant_name().to_owned(),
        position: start.position(),
        turned: false,
        turns: turns.iter().enumerate().map(small).collect(),
    }
}

/// A game that one player threw away in the end.
fn curve() -> Curve {
    let values = vec![50, 52, 49, 55, 61, 58, 70, 74, 69, 81, 30, 34, 22, 15, 6, 0];
    Curve {
        values,
        turning: Some(9),
        names: ["Maximiliana von und zu Hohenlohe".to_owned(), "שלום עולם".to_owned()],
        better: Vec::new(),
    }
}

/// The ratings of somebody with a long name.
fn ratings() -> Ratings {
    let line = |name: &str, rating: &str, values: Vec<i64>| RatingLine {
        name: name.to_owned(),
        rating: rating.to_owned(),
        said: format!("{name}: {rating}"),
        values,
    };
    let wave = |step: i64| 1500 + 3 * step + (step * 37 % 90) - 45;
    Ratings {
        title: "Maximiliana von und zu Hohenlohe-Langenburg".to_owned(),
        lines: vec![
            line("all games", "1743", (0..100).map(wave).collect()),
            line("Sia Doble", "1662?", vec![1500, 1662]),
            line("THE GAME", "1499", vec![1500, 1612, 1498, 1433, 1499]),
        ],
        foot: vec![
            "Best wins: \u{2068}שלום עולם\u{2069} (1892), Maximiliana von und zu Hohenlohe (1763) and Isidora the Elder (1700)."
                .to_owned(),
            "2 tournaments won: #12 Chifoumi, #40 Sia Doble.".to_owned(),
        ],
    }
}

/// The names of the kept pictures.
pub(super) fn kept() -> Vec<String> {
    cases().into_iter().map(|(name, ..)| name).collect()
}

#[test]
fn figures_look_like_the_kept_ones_golden() {
    let mut wrong = Vec::new();
    for (name, figure, theme) in cases() {
        let drawn = render::figure(&figure, theme, WIDTH).unwrap();
        let Err(difference) = compare(&name, &drawn) else { continue };
        if renewing() {
            fs::write(folder().join(name), drawn).unwrap();
        } else {
            wrong.push(difference);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}\nif these are meant, run scripts/golden");
}
