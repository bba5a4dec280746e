//! Brackets as pictures and in words.

use parlour::render::{self, Theme};
use parlour::scene::{Bracket, BracketMeeting, BracketRound, BracketSide, Figure};

use super::golden::decode;

/// `ann 3 - bob 1`: who meets and what they scored, the winner marked by a star; nobody is known yet behind a dash.
fn meeting(text: &str) -> Option<BracketMeeting> {
    let (upper, lower) = text.split_once(" - ")?;
    let is_over = text.contains('*');
    let side = |text: &str| {
        let (name, score) = text.trim_end_matches('*').rsplit_once(' ').unwrap_or((text, ""));
        let name = name.trim_matches('—').to_owned();
        let stands_out = name.starts_with("Maximiliana");
        let crowned = name.starts_with("Maximiliana") && score == "15½";
        BracketSide {
            name,
            score: score.to_owned(),
            goes_on: is_over.then_some(text.ends_with('*')),
            stands_out,
            crowned,
        }
    };
    let said = if upper == "—" && lower == "—" { String::new() } else { text.replace('*', "") };
    Some(BracketMeeting { sides: [side(upper), side(lower)], said })
}

fn round(head: &str, meetings: &[&str]) -> BracketRound {
    BracketRound { head: head.to_owned(), meetings: meetings.iter().map(|text| meeting(text)).collect() }
}

/// A knockout with byes that goes on, with names of any length and script.
pub(super) fn of_eleven() -> Bracket {
    Bracket {
        title: "#12 Sia Doble, round 2 of 4".to_owned(),
        rounds: vec![
            round(
                "round 1",
                &[
                    "",
                    "hal 3* - ida 0",
                    "",
                    "Maximiliana von und zu Hohenlohe 2½ - Isidora the Elder 3½*",
                    "",
                    "",
                    "",
                    "山田太郎 +* - שלום עולם −",
                ],
            ),
            round(
                "quarter-finals",
                &["ann 3* - hal 1", "dee 1 - Isidora the Elder 0", "bob 3* - gus 1½", "cas 2½ - 山田太郎 1½"],
            ),
            round("semi-finals", &["ann - —", "bob - —"]),
            round("final", &["— - —"]),
        ],
        third: Some(round("third place", &["— - —"])),
        foot: vec!["Each pairing is a best of 5; + −: without a game".to_owned()],
    }
}

/// A small one that is over.
pub(super) fn of_four() -> Bracket {
    Bracket {
        title: "#7 Chifoumi, final standings".to_owned(),
        rounds: vec![
            round("semi-finals", &["Maximiliana von und zu Hohenlohe 17* - dee 9", "cas 8 - bob 15*"]),
            round("final", &["Maximiliana von und zu Hohenlohe 15½* - bob 12"]),
        ],
        third: Some(round("third place", &["dee 3 - cas 16*"])),
        foot: vec!["Each pairing is a match to 15 points".to_owned()],
    }
}

#[test]
fn a_bracket_has_any_width_and_is_as_high_as_its_first_round_needs() {
    let drawn = |bracket, width| decode(&render::figure(&Figure::Bracket(bracket), Theme::Dark, width).unwrap());
    for width in [120, 300, 2_048] {
        assert_eq!(drawn(of_eleven(), width).0, width);
    }
    assert!(drawn(of_eleven(), 640).1 > drawn(of_four(), 640).1 * 3 / 2);
}

#[test]
fn a_bracket_is_said_round_by_round_without_those_who_are_not_known() {
    let words = of_eleven().in_words();
    let lines: Vec<&str> = words.lines().collect();
    assert_eq!(lines[0], "#12 Sia Doble, round 2 of 4:");
    assert!(lines[1].starts_with("round 1: hal 3 - ida 0; Maximiliana"), "{words}");
    assert_eq!(lines[3], "semi-finals: ann - —; bob - —.");
    assert_eq!(lines[4], "Each pairing is a best of 5; + −: without a game");
}
