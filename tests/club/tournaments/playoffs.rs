//! Play-offs for a shared first place.

use parlour::store::{MatchEnd, MatchRow, TournamentState};
use parlour::tournament::MatchGoal;

use super::organizer::{a_turn_each, adds_up, matches, name, newest_game, opened, play, stronger, table};
use crate::random::Random;
use crate::support::{Chat, is_to_account, lines};

fn is_over(chat: &mut Chat, id: i64) -> bool {
    chat.club.store().read().unwrap().tournament(id).unwrap().unwrap().state == TournamentState::Over
}

/// Plays a league of three in which each has beaten one of the others, and says what was told of the last round.
fn circle(chat: &mut Chat, id: i64) -> String {
    chat.letters("ann", &format!("tournament start #{id}"));
    let circle = |one: &str, two: &str| match (one, two) {
        ("p0", "p1") | ("p1", "p0") => "p0".to_owned(),
        ("p1", "p2") | ("p2", "p1") => "p1".to_owned(),
        _ => "p2".to_owned(),
    };
    (0..3).map(|_| play(chat, id, circle)).last().unwrap()
}

fn round(chat: &mut Chat, id: i64, round: u32) -> Vec<MatchRow> {
    matches(chat, id).into_iter().filter(|row| row.round == round).collect()
}

#[test]
fn those_who_share_first_place_play_on_as_was_said_when_it_was_opened() {
    let mut chat = Chat::new();
    let told = chat.say("ann", "tournament open league sfirs playoff");
    assert!(
        told.contains("a play-off if first place is shared: a knockout, each pairing a best of 3; level"),
        "{told}"
    );
    let id = opened(&mut chat, "league sfirs playoff", 3);
    let told = circle(&mut chat, id);
    assert!(told.contains("p0, p1 and p2 share first place in tournament"), "{told}");
    assert!(told.contains("round 4 of 5 begins"), "{told}");
    let first = round(&mut chat, id, 4);
    assert_eq!((first.len(), first[0].two_id), (2, None), "the first of the table has a bye");
    assert_eq!((first[1].goal, first[1].ended), (MatchGoal::BestOf(3), None));
    play(&mut chat, id, stronger);
    let told = play(&mut chat, id, |one, two| if one == "p0" { two.to_owned() } else { one.to_owned() });
    assert!(is_over(&mut chat, id), "{told}");
    assert!(told.contains("p1 wins it.") && told.contains("p1 beat p2 and p0."), "{told}");
    let shown = table(&mut chat, id);
    assert!(shown[1].starts_with("1. p1 3 (1 won") && shown[2].starts_with("2. p0 3"), "{shown:#?}");
    assert!(shown[3].starts_with("3. p2 3"), "{shown:#?}");
    assert!(shown.iter().any(|line| line.starts_with("Play-off: p1 won against p0, 2 to 0")), "{shown:#?}");
    assert!(chat.club.store().defects().unwrap().is_empty());
}

#[test]
fn a_table_with_one_first_place_has_no_play_off_and_a_knockout_never_has() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs playoff", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let told = play(&mut chat, id, stronger);
    assert!(told.contains("p0 wins it.") && is_over(&mut chat, id), "{told}");
    adds_up(&mut chat, id);
    let told = chat.say("ann", "tournament open knockout sfirs playoff");
    assert!(told.contains("Only a league or a Swiss tournament has a play-off."), "{told}");
}

#[test]
fn whoever_leaves_loses_the_play_off_without_a_game_and_if_nobody_comes_to_it_the_table_decides() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:1 playoff", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let last = round(&mut chat, id, 2);
    assert_eq!(last.len(), 1);
    chat.letters("p0", &format!("tournament withdraw #{id} yes"));
    assert_eq!(round(&mut chat, id, 2)[0].ended, Some(MatchEnd::WalkoverTwo));
    let shown = table(&mut chat, id);
    assert!(is_over(&mut chat, id) && shown[1].starts_with("1. p1 "), "{shown:#?}");

    // Both leave while the last game of the round goes on, which is drawn.
    let id = opened(&mut chat, "swiss sfirs rounds:1 playoff", 6);
    chat.letters("ann", &format!("tournament start #{id}"));
    for row in round(&mut chat, id, 1) {
        let game = newest_game(&mut chat, &row);
        a_turn_each(&mut chat, game);
        let (one, two) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
        if row.board < 2 {
            let loses = if stronger(&one, &two) == one { two } else { one };
            chat.letters(&loses, &format!("resign #{game} yes"));
            continue;
        }
        for person in ["p0", "p1"] {
            chat.letters(person, &format!("tournament withdraw #{id} yes"));
        }
        for person in [one, two] {
            chat.letters(&person, &format!("draw #{game}"));
        }
    }
    assert_eq!(round(&mut chat, id, 2)[0].ended, Some(MatchEnd::Absent));
    let shown = table(&mut chat, id);
    assert!(is_over(&mut chat, id) && shown[1].starts_with("1. p0 "), "{shown:#?}");
}

#[test]
fn a_play_off_that_is_level_after_all_of_its_games_goes_to_the_higher_in_the_table() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:1 playoff", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    let told = play(&mut chat, id, |one, two| if stronger(one, two) == one { two.to_owned() } else { one.to_owned() });
    assert!(told.contains("share first place"), "{told}");
    let row = round(&mut chat, id, 2).remove(0);
    let higher = name(&mut chat, row.one_id);
    let other = name(&mut chat, row.two_id.unwrap());
    let mut told = String::new();
    for game in 1..=MatchGoal::DECIDER.games_max() {
        assert!(!is_over(&mut chat, id), "before game {game}");
        let stored = newest_game(&mut chat, &row);
        a_turn_each(&mut chat, stored);
        chat.letters(&higher, &format!("draw #{stored}"));
        told = lines(&chat.letters(&other, &format!("draw #{stored}")));
    }
    assert!(told.contains(&format!("so {higher} goes on as the higher seed")), "{told}");
    assert!(is_over(&mut chat, id) && told.contains(&format!("{higher} wins it.")), "{told}");
}

#[test]
fn games_of_a_play_off_begin_when_all_rounds_that_are_played_at_once_are_over() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs at-once:all playoff", 3);
    let begun = chat.letters("ann", &format!("tournament start #{id}"));
    assert_eq!(begun.iter().filter(|letter| is_to_account(letter, "p0")).count(), 2);
    let mut random = Random::new(3);
    let mut steps = 0;
    while !is_over(&mut chat, id) {
        let live: Vec<MatchRow> = matches(&mut chat, id).into_iter().filter(|row| row.ended.is_none()).collect();
        let row = random.pick(&live).clone();
        assert!(row.round <= 3 || live.iter().all(|other| other.round > 3), "{live:#?}");
        let game = newest_game(&mut chat, &row);
        a_turn_each(&mut chat, game);
        let loser = if random.one_in(2) { row.one_id } else { row.two_id.unwrap() };
        let who = name(&mut chat, loser);
        chat.letters(&who, &format!("resign #{game} yes"));
        steps += 1;
        assert!(steps < 30);
    }
}
