//! Records as people write and break them.

use parlour::rules::{Player, Reason, Record};

use crate::support::{after, said, start};

fn broken(text: &str) -> String {
    said(&text.parse::<Record>().err().unwrap_or_else(|| panic!("was read: {text}")).sentence())
}

#[test]
fn a_record_names_game_players_result_and_every_action_by_turns() {
    let mut game = after(start("chifoumi"), "c2-c3 c6-c5");
    game.give_up(Player::One, Reason::Resignation);
    let mut record = Record::new(game, ["ann".into(), "bob".into()]);
    record.begun = "2026-11-21".into();
    record.ended = "2026-11-22".into();
    record.other.push(("Place".into(), "the club".into()));
    let text = "[Game \"chifoumi\"]\n[Variant \"basic\"]\n[Rules \"1\"]\n[Player1 \"ann\"]\n[Player2 \"bob\"]\n\
        [Begun \"2026-11-21\"]\n[Ended \"2026-11-22\"]\n[Result \"0-1\"]\n[Reason \"resignation\"]\n\
        [Points \"0-8.5\"]\n[Place \"the club\"]\n\n1. c2-c3 2. c6-c5 0-1\n";
    assert_eq!(record.to_string(), text);
    assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
}

#[test]
fn comments_are_passed_over_and_what_is_unambiguous_is_understood() {
    let text = "\u{feff}[Game \"Chifoumi\"]\r\n\r\n; a comment\r\n1.C2c3 {good\n or not} 2. c6 ; the rest\nc5 *";
    // A coordinate alone is only half an action: the words of an action stand together.
    assert!(broken(text).starts_with("line 5: c6: "));
    let text = text.replace("c6 ; the rest\n", "c6-");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.game.plies().iter().map(|ply| &*ply.token).collect::<Vec<_>>(), ["c2-c3", "c6-c5"]);
}

#[test]
fn a_broken_record_is_refused_with_its_line_and_the_reason() {
    let game = "[Game \"chifoumi\"]\n";
    for (text, reason) in [
        ("1. c2-c3".to_owned(), "line 1: no header names the game"),
        ("[Game \"chess\"]".to_owned(), "line 1: I know no game called “chess”"),
        (format!("{game}[Variant \"fast\"]"), "line 2: Chifoumi has no variant “fast”"),
        (format!("{game}[Rules \"2\"]"), "line 2: this game follows version 2"),
        (format!("{game}[Result 1-0]"), "line 2: “[Result 1-0]” isn’t a header"),
        (format!("{game}{game}"), "line 2: you wrote the header Game twice"),
        (format!("{game}[Begun \"yesterday\"]"), "line 2: Begun must be a day like"),
        (format!("{game}[Start \"8/8\"]"), "line 2: the position in Start is wrong in column"),
        (format!("{game}[Result \"2-0\"]"), "line 2: the result must be 1-0, 0-1, 1/2-1/2 or *"),
        (format!("{game}[Result \"1-0\"]"), "line 2: the actions don’t end the game"),
        (format!("{game}[Result \"1-0\"]\n[Reason \"time\"]\n\n0-1"), "line 5: the result is 0-1 here"),
        (
            format!("{game}[Result \"1-0\"]\n[Reason \"time\"]\n[Points \"3-0\"]"),
            "line 4: by its actions, the points are “8-0”",
        ),
        (format!("{game}\n1. c2-c3\n2. c2-c4"), "line 4: c2-c4: "),
        (format!("{game}\n1. c2-c3 * c6-c5"), "line 3: the result ends a record"),
        (format!("{game}\n1. c2-c3 {{\n2. c6-c5"), "line 3: the comment that begins here has no end"),
        (format!("{game}{}", " ".repeat(2 << 20)), "line 1: this record is longer than"),
    ] {
        let found = broken(&text);
        assert!(found.starts_with(reason), "{found}\nfor {:?}", &text[..text.len().min(200)]);
    }
}

#[test]
fn an_end_by_agreement_or_time_is_kept() {
    for reason in [Reason::Agreement, Reason::Time] {
        let mut game = after(start("sia-doble"), "@q1");
        match reason {
            Reason::Agreement => game.agree(),
            _ => game.give_up(Player::Two, reason),
        }
        let text = Record::new(game.clone(), [String::new(), String::new()]).to_string();
        let read: Record = text.parse().unwrap();
        assert_eq!(read.game.outcome(), game.outcome());
    }
}
