//! Tournaments in which people leave, sleep or never come.

use parlour::rules::Player;
use parlour::store::MatchEnd;

use crate::links::accounts::{abroad, link};
use crate::support::{Chat, lines};
use crate::tournaments::organizer::{
    a_turn_each, a_turn_of, adds_up, begun, matches, name, newest_game, opened, people, play, ratings, stronger, table,
};

#[test]
fn a_swiss_tournament_of_nine_goes_on_whoever_leaves_or_never_comes() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi clock:1d", 9);
    chat.letters("ann", &format!("tournament start #{id}"));
    // p8 has the bye of the first round; p3 leaves, and p0 and p4 never play a turn.
    assert_eq!(matches(&mut chat, id).iter().filter(|row| row.two_id.is_none()).count(), 1);
    let asked = chat.say("p3", "tournament withdraw");
    assert!(asked.contains("Do you want to leave"), "{asked}");
    chat.letters("p3", &format!("tournament withdraw #{id} yes"));
    let told = lines(&chat.wait("3d"));
    assert!(told.contains("round 2 of 4 begins"), "{told}");
    let first: Vec<_> = matches(&mut chat, id).into_iter().filter(|row| row.round == 1).collect();
    assert!(first.iter().all(|row| row.two_id.is_none()
        || matches!(row.ended, Some(MatchEnd::WalkoverOne | MatchEnd::WalkoverTwo | MatchEnd::Absent))));
    let mut told = String::new();
    for _ in 2..=4 {
        told = play(&mut chat, id, stronger);
    }
    assert!(told.contains("is over"), "{told}");
    adds_up(&mut chat, id);
    let mut byes: Vec<i64> =
        matches(&mut chat, id).iter().filter(|row| row.two_id.is_none()).map(|row| row.one_id).collect();
    byes.sort_unstable();
    let mut once = byes.clone();
    once.dedup();
    assert_eq!(byes, once, "nobody has two byes");
    assert!(table(&mut chat, id)[1].contains("Buchholz"));
}

#[test]
fn who_leaves_a_league_early_is_struck_out_and_later_loses_what_is_left() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sia-doble", 4);
    chat.letters("ann", "tournament start");
    play(&mut chat, id, stronger);
    let ratings_of = |chat: &mut Chat| chat.say("p0", "profile").split_once('\n').unwrap().1.to_owned();
    let rated = ratings_of(&mut chat);
    chat.letters("p0", &format!("tournament withdraw #{id} yes"));
    assert!(rated.contains("all games: 1662, provisional"), "{rated}");
    assert_eq!(ratings_of(&mut chat), rated, "ratings stand");
    assert!(!table(&mut chat, id).join("\n").contains(". p0 "), "one game of three is less than half");
    play(&mut chat, id, stronger);
    chat.letters("p3", &format!("tournament withdraw #{id} yes"));
    let shown = table(&mut chat, id).join("\n");
    assert!(shown.contains("p3 (left) 0 (0 won, 0 drawn, 1 lost, 1 without a game: 1 lost; "), "{shown}");
}

#[test]
fn a_round_says_who_rests_and_who_wins_without_a_game() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league chifoumi", 5);
    let begun = lines(&chat.letters("ann", "tournament start"));
    assert!(begun.contains("p1 against p4\np2 against p3\np0 has no opponent this round\n"), "{begun}");
    chat.letters("p0", &format!("tournament withdraw #{id} yes"));
    let told = play(&mut chat, id, stronger);
    assert!(told.contains("p4 against p2\np1 won against p0 without a game\np3 has no opponent this"), "{told}");
}

#[test]
fn who_only_had_to_wait_loses_nothing() {
    let knockouts = ["knockout sia-doble best:1", "knockout sia-doble", "knockout chifoumi match:15"];
    for wish in knockouts.into_iter().chain(["swiss sia-doble best:3", "league sia-doble best:3"]) {
        let mut chat = Chat::new();
        let (id, row, _) = begun(&mut chat, &format!("{wish} clock:1d"));
        // Nobody says anything any more.
        let told = lines(&chat.wait("2d"));
        let waited = name(&mut chat, row.two_id.unwrap());
        assert!(told.contains(&format!("{waited} wins the pairing without a game.")), "{wish}: {told}");
        let row = matches(&mut chat, id).remove(0);
        assert_eq!((row.ended, row.score.games), (Some(MatchEnd::WalkoverTwo), 1), "{wish}");
        assert!(ratings(&mut chat).contains("Nobody is rated yet"), "{wish}");
    }
}

#[test]
fn whoever_won_the_semi_final_has_not_lost_a_final_in_which_they_were_never_to_move() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1 clock:1d", 4);
    chat.letters("ann", "tournament start");
    play(&mut chat, id, stronger);
    let row = matches(&mut chat, id).into_iter().find(|row| row.round == 2).unwrap();
    let waited = name(&mut chat, row.two_id.unwrap());
    let told = lines(&chat.wait("2d"));
    assert!(told.contains(&format!("Tournament #{id}, Sia Doble, is over.\n{waited} wins it.")), "{told}");
    assert!(chat.say(&waited, "profile").contains("1 tournament won"));
}

#[test]
fn walkovers_alone_win_no_trophy_in_any_system() {
    for wish in ["knockout sia-doble", "swiss sia-doble", "league sia-doble"] {
        let mut chat = Chat::new();
        opened(&mut chat, &format!("{wish} clock:1d"), 5);
        chat.letters("ann", "tournament start");
        let mut told = String::new();
        for _ in 0..8 {
            told.push_str(&lines(&chat.wait("2d")));
        }
        assert!(told.contains("is over.\nNobody has won a game in it, so nobody wins it."), "{wish}: {told}");
        for person in people(5) {
            assert!(!chat.say(&person, "profile").contains("tournament"), "{wish}: {person}");
        }
    }
}

#[test]
fn who_misses_two_pairings_is_withdrawn_and_can_come_back() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sia-doble clock:1d twice", 4);
    chat.letters("ann", "tournament start");
    let mut told = String::new();
    // p3 never comes; the others play at once.
    while !told.contains("p3 has missed two pairings") {
        for row in matches(&mut chat, id).into_iter().filter(|row| row.ended.is_none()) {
            let (one, two) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
            let game = newest_game(&mut chat, &row);
            if one != "p3" {
                a_turn_of(&mut chat, game, Player::One);
            }
            if one != "p3" && two != "p3" {
                a_turn_of(&mut chat, game, Player::Two);
                chat.letters(&two, &format!("resign #{game} yes"));
            }
        }
        told = lines(&chat.wait("2d"));
    }
    assert!(told.contains(&format!("is withdrawn from it. “tournament join #{id}” brings them back")), "{told}");
    assert!(told.contains("so none of their results count"), "two of six: {told}");
    assert!(table(&mut chat, id).join("\n").contains("p3 left before finishing half of their games"));
    let now = matches(&mut chat, id).iter().map(|row| row.round).max().unwrap();
    // They come back with another account, of which nobody there hears.
    link(&mut chat, "p3", "zed");
    let back = abroad(&mut chat, None, "zed", &format!("tournament join #{id}"));
    assert!(back.contains("p3 is back in tournament") && !back.contains("zed"), "{back}");
    assert!(table(&mut chat, id).join("\n").contains("p3 0 ("), "their results count again");
    while matches(&mut chat, id).iter().all(|row| row.round == now)
        || matches(&mut chat, id).iter().map(|row| row.round).max() == Some(now)
    {
        play(&mut chat, id, stronger);
    }
    let p3 = chat.club.store().read().unwrap().account("console", "id-p3").unwrap().unwrap().id;
    let rows = matches(&mut chat, id);
    let next = rows.iter().find(|row| row.round == now + 1 && (row.one_id == p3 || row.two_id == Some(p3))).unwrap();
    assert_eq!(next.ended, None, "they are paired again: {next:?}");
    assert!(chat.say("p2", &format!("tournament join #{id}")).contains("already in tournament"), "p2 was never gone");
}

#[test]
fn a_meeting_to_which_somebody_never_came_is_a_walkover_after_one_game_and_rates_nobody() {
    for wish in ["knockout sia-doble", "swiss sia-doble best:3", "league chifoumi match:15"] {
        let mut chat = Chat::new();
        let (id, row, game) = begun(&mut chat, &format!("{wish} clock:1d"));
        a_turn_of(&mut chat, game, Player::One);
        let told = lines(&chat.wait("2d"));
        let one = name(&mut chat, row.one_id);
        assert!(told.contains(&format!("{one} wins the pairing without a game.")), "{wish}: {told}");
        let row = matches(&mut chat, id)[0].clone();
        assert_eq!((row.ended, row.score.games), (Some(MatchEnd::WalkoverOne), 1), "{wish}");
        assert!(ratings(&mut chat).contains("Nobody is rated yet"), "{wish}");
    }
}

#[test]
fn what_is_given_up_before_both_have_finished_a_turn_is_a_walkover_and_what_is_after_a_game() {
    for (turns, whole) in [(false, false), (true, false), (false, true), (true, true)] {
        let mut chat = Chat::new();
        let (id, row, game) = begun(&mut chat, "swiss chifoumi");
        if turns {
            a_turn_each(&mut chat, game);
        }
        let (one, two) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
        let line = if whole { "tournament withdraw yes".to_owned() } else { format!("resign #{game} yes") };
        chat.letters(&one, &line);
        let expected = if turns { MatchEnd::Two } else { MatchEnd::WalkoverTwo };
        assert_eq!(matches(&mut chat, id)[0].ended, Some(expected), "{line}, turns: {turns}");
        let (shown, rated) = (table(&mut chat, id).join("\n"), ratings(&mut chat));
        let won = if turns { "(1 won" } else { "(0 won" };
        assert!(shown.contains(&format!("1. {two} 1 {won}")), "{shown}");
        assert_eq!(rated.contains(&two), turns, "{rated}");
    }
}

#[test]
fn who_has_played_was_there_though_what_they_said_is_forgotten() {
    let mut chat = Chat::new();
    let (id, _, game) = begun(&mut chat, "knockout sia-doble best:1 clock:60d");
    a_turn_of(&mut chat, game, Player::One);
    // What people said is remembered for thirty days.
    for _ in 0..13 {
        chat.wait("5d");
    }
    assert_eq!(matches(&mut chat, id)[0].ended, Some(MatchEnd::WalkoverOne));
}

#[test]
fn a_match_in_which_a_game_was_played_is_no_walkover() {
    let mut chat = Chat::new();
    let (id, row, game) = begun(&mut chat, "knockout sia-doble best:3 clock:1d");
    let (one, two) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
    a_turn_each(&mut chat, game);
    chat.letters(&two, &format!("resign #{game} yes"));
    // In the second game the other begins, and never comes.
    chat.letters(&one, "games");
    chat.wait("2d");
    let row = matches(&mut chat, id)[0].clone();
    assert_eq!((row.ended, row.score.games), (Some(MatchEnd::One), 2));
}

#[test]
fn who_is_forgotten_leaves_their_tournaments() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 3);
    chat.letters("ann", "tournament start");
    // One of three has no opponent in the first round.
    let rows = matches(&mut chat, id);
    let busy: Vec<String> =
        rows.iter().flat_map(|row| [Some(row.one_id), row.two_id]).flatten().map(|id| name(&mut chat, id)).collect();
    let free = people(3).into_iter().find(|person| !busy.contains(person)).unwrap();
    chat.letters(&free, "forget me yes");
    play(&mut chat, id, stronger);
    assert!(matches(&mut chat, id).iter().all(|row| row.ended.is_some()), "the rest are walkovers");
}
