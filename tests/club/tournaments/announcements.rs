//! What the room reads between rounds and at the end, and what anybody can ask about rounds.

use parlour::club::Letter;

use super::organizer::{opened, play, stronger};
use crate::support::{Chat, buttons, is_to, lines};

#[test]
fn the_room_reads_who_leads_and_the_standings_with_the_next_pairings() {
    for (wish, points) in [("league sfirs", "3"), ("swiss sfirs rounds:3", "1")] {
        let mut chat = Chat::new();
        let id = opened(&mut chat, wish, 4);
        let begun = lines(&chat.letters("ann", &format!("tournament start #{id}")));
        assert!(!begun.contains("lead"), "nobody leads before anything was played: {begun}");
        let told = play(&mut chat, id, stronger);
        assert!(told.contains("round 2 of 3 begins."), "{told}");
        assert!(told.contains(&format!("lead with {points}.")), "{told}");
        let standings = told.split("lead with").nth(1).unwrap();
        assert!(standings.contains(&format!("1. p0 {points}")), "the standings follow: {told}");
    }
}

#[test]
fn a_picture_of_the_standings_comes_with_each_round_but_the_first() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1", 4);
    let is_public = |letter: &&Letter| is_to(letter, "general");
    let begun = chat.letters("ann", &format!("tournament start #{id}"));
    assert!(begun.iter().filter(is_public).all(|letter| letter.files.is_empty()));
    let mut last = Vec::new();
    for row in super::organizer::matches(&mut chat, id) {
        let game = super::organizer::newest_game(&mut chat, &row);
        super::organizer::a_turn_each(&mut chat, game);
        let loser = super::organizer::name(&mut chat, row.two_id.unwrap());
        last = chat.letters(&loser, &format!("resign #{game} yes"));
    }
    let round =
        last.iter().filter(is_public).find(|letter| lines(&[(*letter).clone()]).contains("round 2 of 2 begins"));
    assert_eq!(round.unwrap().files.len(), 1, "the bracket");
}

#[test]
fn the_champion_is_named_with_those_whom_they_beat() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let told = play(&mut chat, id, stronger);
    assert!(told.contains("is over.\np0 wins it.\np0 beat p3 and p1."), "{told}");
}

#[test]
fn any_round_can_be_listed_and_in_a_league_also_those_to_come() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    let now = chat.say("p0", &format!("tournament games #{id}"));
    assert!(now.contains(&format!("Tournament #{id}, round 1 of 3:")), "{now}");
    assert!(now.contains("You still play p1 and p2."), "{now}");
    assert!(!chat.say("ann", &format!("tournament games #{id}")).contains("You still play"), "ann doesn’t play");
    let later = chat.say("p0", &format!("tournament games #{id} round:3"));
    assert!(later.contains(&format!("Tournament #{id}, round 3 of 3, which hasn’t begun:")), "{later}");
    assert!(later.contains("p0 against p2") || later.contains("p2 against p0"), "{later}");
    let told = chat.say("p0", &format!("tournament games #{id} round:4"));
    assert_eq!(told, format!("Tournament #{id} has 3 rounds."));
    play(&mut chat, id, stronger);
    let past = chat.say("p0", &format!("tournament games #{id} round:1"));
    assert!(past.contains("round 1 of 3:") && past.contains("p0 won against p3"), "{past}");
    chat.letters("p2", &format!("tournament withdraw #{id} yes"));
    let now = chat.say("p0", &format!("tournament games #{id}"));
    assert!(!now.contains("You still play"), "who has left is played no more: {now}");
}

#[test]
fn the_next_round_of_a_swiss_tournament_is_not_known_before_it_is_paired() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:3", 30);
    let begun = chat.letters("ann", &format!("tournament start #{id}"));
    assert!(!begun.is_empty());
    let told = chat.say("p0", &format!("tournament games #{id} round:2"));
    assert_eq!(told, format!("Round 2 of tournament #{id} is paired when the one before it is over."));
    let page = chat.letter("p0", &format!("tournament games #{id} round:1"));
    assert!(buttons(&page).iter().any(|line| line.contains(&format!("tournament games #{id} round:1 2"))), "{page:#?}");
}

#[test]
fn who_leads_is_told_with_the_points_of_the_rounds_that_are_over() {
    for (late, wish) in [(false, "swiss sfirs rounds:3"), (true, "swiss sfirs rounds:3 late:3")] {
        let mut chat = Chat::new();
        let id = opened(&mut chat, wish, if late { 4 } else { 5 });
        chat.letters("ann", &format!("tournament start #{id}"));
        if late {
            chat.letters("p9", "tournament join");
        }
        let told = play(&mut chat, id, stronger);
        let waits = told.split(" has no opponent this round").next().unwrap().rsplit('\n').next().unwrap().to_owned();
        let (leaders, standings) = told.split_once(" with 1.").unwrap();
        let leaders = leaders.rsplit('\n').next().unwrap();
        assert!(!leaders.contains(&waits), "{waits} has won nothing: {told}");
        assert!(standings.contains(&format!(". {waits} 0 (0 won")), "{told}");
        // On demand the table has the point of the round that goes on.
        let shown = chat.say("ann", &format!("tournament table #{id}"));
        assert!(shown.contains(&format!(". {waits} 1 (0 won")), "{shown}");
    }
}

#[test]
fn the_final_and_the_match_for_the_third_place_are_called_so() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1 third", 4);
    let begun = lines(&chat.letters("ann", &format!("tournament start #{id}")));
    assert!(!begun.contains("Final"), "{begun}");
    let told = play(&mut chat, id, stronger);
    assert!(told.contains("\nFinal: p0 against p1\nMatch for third place: p3 against p2\n"), "{told}");
    let games = chat.say("ann", &format!("tournament games #{id}"));
    assert!(games.contains("\nFinal: #") && games.contains("\nMatch for third place: #"), "{games}");
}

#[test]
fn a_play_off_is_called_so_and_nobody_leads_who_is_out() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs playoff", 3);
    chat.letters("ann", &format!("tournament start #{id}"));
    let circle = |one: &str, two: &str| match (one, two) {
        ("p0", "p1") | ("p1", "p0") => "p0".to_owned(),
        ("p1", "p2") | ("p2", "p1") => "p1".to_owned(),
        _ => "p2".to_owned(),
    };
    let mut told = String::new();
    for _ in 0..3 {
        told = play(&mut chat, id, circle);
    }
    assert!(told.contains("round 4 of 5 begins, in the play-off for first place."), "{told}");
    let told = play(&mut chat, id, stronger);
    assert!(told.contains("round 5 of 5 begins, in the play-off for first place."), "{told}");
    assert!(told.contains("\nFinal of the play-off: p0 against p1"), "{told}");
    assert!(!told.contains("lead with"), "{told}");
    let last = chat.club.store().read().unwrap().matches_of(id).unwrap().into_iter().find(|row| row.round == 5);
    let told = play(&mut chat, id, stronger);
    let game = super::organizer::newest_game(&mut chat, &last.unwrap());
    assert!(told.contains(&format!("See how they won #{game} against p1.")), "{told}");
}

#[test]
fn rounds_that_are_played_at_once_are_told_together() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs at-once:all", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    let told = format!("Tournament #{id}, SFIRS, rounds 1 to 3 of 3:");
    assert!(chat.say("ann", &format!("tournament table #{id}")).starts_with(&told));
    let games = chat.say("ann", &format!("tournament games #{id}"));
    assert!(games.starts_with(&format!("Tournament #{id}, rounds 1 to 3 of 3:")), "{games}");
    assert!(chat.say("ann", "tournament list").contains("league, 4 players, rounds 1 to 3 of 3"));
    for row in super::organizer::matches(&mut chat, id).into_iter().filter(|row| row.round < 3) {
        let game = super::organizer::newest_game(&mut chat, &row);
        let loser = super::organizer::name(&mut chat, row.two_id.unwrap());
        chat.letters(&loser, &format!("resign #{game} yes"));
    }
    assert!(chat.say("ann", "tournament list").contains("league, 4 players, round 3 of 3"));
}

#[test]
fn a_tournament_with_fewer_rounds_than_were_asked_for_says_why() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:3", 2);
    let begun = lines(&chat.letters("ann", &format!("tournament start #{id}")));
    let why = "has 1 round, because nobody meets the same opponent twice, and it has 2 players.";
    assert!(begun.contains(&format!("Tournament #{id} {why}")), "{begun}");
    let id = opened(&mut chat, "swiss sfirs rounds:3", 4);
    assert!(!lines(&chat.letters("ann", &format!("tournament start #{id}"))).contains("because nobody meets"));
    play(&mut chat, id, stronger);
    for gone in ["p2", "p3"] {
        chat.letters(gone, &format!("tournament withdraw #{id} yes"));
    }
    let told = play(&mut chat, id, stronger);
    assert!(told.contains("is over.") && told.contains("It ended after round 2 of 3: those who are left can’t play"));
}
