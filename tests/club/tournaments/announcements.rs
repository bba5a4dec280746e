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
    assert!(told.contains("is over.\np0 wins it.\np0 beat p3, p1."), "{told}");
}

#[test]
fn any_round_can_be_listed_and_in_a_league_also_those_to_come() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    let now = chat.say("p0", &format!("tournament games #{id}"));
    assert!(now.contains(&format!("Tournament #{id}, round 1 of 3:")), "{now}");
    assert!(now.contains("You still play p1, p2."), "{now}");
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
