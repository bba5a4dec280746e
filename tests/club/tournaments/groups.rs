//! Groups, and a knockout of the first two of each.

use parlour::club::Attachment;
use parlour::scene::Figure;
use parlour::store::{MatchRow, TournamentState};
use parlour::tournament::MatchGoal;

use super::organizer::{matches, name, opened, play, stronger, table};
use crate::support::{Chat, words};

fn round(chat: &mut Chat, id: i64, round: u32) -> Vec<MatchRow> {
    matches(chat, id).into_iter().filter(|row| row.round == round).collect()
}

fn pairs(chat: &mut Chat, id: i64, number: u32) -> Vec<[String; 2]> {
    let rows = round(chat, id, number);
    rows.iter().map(|row| [name(chat, row.one_id), name(chat, row.two_id.unwrap())]).collect()
}

#[test]
fn the_first_two_of_each_group_play_a_knockout_against_those_of_others() {
    let mut chat = Chat::new();
    let told = chat.say("ann", "tournament open groups sfirs");
    assert!(
        told.contains("groups of three to five; the first two of each in a knockout, each pairing a best of 3"),
        "{told}"
    );
    let id = opened(&mut chat, "groups sfirs", 8);
    chat.letters("ann", &format!("tournament start #{id}"));
    let first = round(&mut chat, id, 1);
    assert_eq!((first.len(), first[0].goal), (4, MatchGoal::OneGame));
    // p0, p3, p4, p7 are in group A.
    let ends = ["p0", "p3", "p4", "p7"];
    for pair in pairs(&mut chat, id, 1) {
        assert_eq!(ends.contains(&pair[0].as_str()), ends.contains(&pair[1].as_str()), "{pair:?}");
    }
    let told = play(&mut chat, id, stronger);
    assert!(told.contains("round 2 of 5 begins"), "{told}");
    assert!(told.contains("Group A:") && told.contains("Group B: p1 3, p2 3, p5 0, p6 0"), "{told}");
    let own = words(&chat.letter("p6", &format!("tournament table #{id}")));
    assert!(own.contains(&"Group B:".to_owned()), "{own:#?}");
    let other = words(&chat.letter("p6", &format!("tournament table #{id} 1")));
    assert!(other.contains(&"Group A:".to_owned()) && other.contains(&"Page 1 of 2.".to_owned()), "{other:#?}");
    play(&mut chat, id, stronger);
    let told = play(&mut chat, id, stronger);
    assert!(told.contains("The groups are over. The first two of each go on to a knockout."), "{told}");
    assert_eq!(round(&mut chat, id, 4)[0].goal, MatchGoal::BestOf(3));
    let semi_finals = pairs(&mut chat, id, 4);
    assert_eq!(semi_finals, [["p0", "p2"], ["p1", "p3"]].map(|pair| pair.map(str::to_owned)));
    play(&mut chat, id, stronger);
    let told = play(&mut chat, id, stronger);
    assert!(told.contains("p0 wins it."), "{told}");
    let shown = table(&mut chat, id);
    for line in ["1. p0", "2. p1", "3. p2 and p3", "5. p4, p5, p6 and p7", "Page 3 of 3."] {
        assert!(shown.contains(&line.to_owned()), "{line}: {shown:#?}");
    }
    assert!(chat.club.store().defects().unwrap().is_empty());
}

#[test]
fn groups_need_six_and_nobody_who_left_takes_the_place_of_somebody_who_is_there() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "groups sfirs", 5);
    let told = chat.say("ann", &format!("tournament start #{id}"));
    assert!(told.contains("Fewer than 6 players have joined"), "{told}");
    chat.letters("p5", &format!("tournament join #{id}"));
    chat.letters("ann", &format!("tournament start #{id}"));
    for _ in 0..2 {
        play(&mut chat, id, stronger);
    }
    // The strongest has won both of their games, and leaves before the last round of the other group is over.
    chat.letters("p0", &format!("tournament withdraw #{id} yes"));
    play(&mut chat, id, stronger);
    let there = pairs(&mut chat, id, 4).concat();
    assert!(!there.contains(&"p0".to_owned()) && there.len() == 4, "{there:?}");
    play(&mut chat, id, stronger);
    play(&mut chat, id, stronger);
    let tournament = chat.club.store().read().unwrap().tournament(id).unwrap().unwrap();
    assert_eq!(tournament.state, TournamentState::Over);
}

#[test]
fn a_page_shows_a_group_and_the_last_one_the_bracket() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "groups sfirs", 12);
    chat.letters("ann", &format!("tournament start #{id}"));
    let shows = |chat: &mut Chat, page: &str| {
        let letter = chat.letter("ann", &format!("tournament table #{id} {page}"));
        let figure = letter.files.into_iter().find_map(|file| match file {
            Attachment::Figure { figure, .. } => Some(figure),
            _ => None,
        });
        figure.unwrap()
    };
    let Figure::Sheet(sheet) = shows(&mut chat, "4") else { panic!("no table") };
    assert!(sheet.title.starts_with("Group D of ") && sheet.rows.len() == 3, "{}", sheet.title);
    for _ in 0..3 {
        play(&mut chat, id, stronger);
    }
    let Figure::Bracket(bracket) = shows(&mut chat, "") else { panic!("no bracket") };
    assert_eq!(bracket.rounds.iter().map(|round| round.meetings.len()).collect::<Vec<_>>(), [4, 2, 1]);
}
