//! Leagues whose games run at once, and rounds with a deadline.

use std::collections::BTreeSet;

use parlour::club::Letter;
use parlour::rules::Player;
use parlour::store::{MatchEnd, MatchRow, TournamentState};

use super::organizer::{a_turn_each, a_turn_of, adds_up, begun, matches, name, newest_game, opened, people};
use crate::random::Random;
use crate::support::{Chat, is_to, is_to_account, lines};

fn live(chat: &mut Chat, id: i64) -> Vec<MatchRow> {
    matches(chat, id).into_iter().filter(|row| row.ended.is_none()).collect()
}

fn is_over(chat: &mut Chat, id: i64) -> bool {
    chat.club.store().read().unwrap().tournament(id).unwrap().unwrap().state == TournamentState::Over
}

#[test]
fn so_many_rounds_of_a_league_are_played_at_a_time_and_the_next_begins_when_one_is_over() {
    for (at_once, at_a_time) in [("at-once:3", 3), ("at-once:all", 10), ("at-once:1", 1)] {
        let mut chat = Chat::new();
        let id = opened(&mut chat, &format!("league sfirs twice {at_once}"), 6);
        let begun = chat.letters("ann", &format!("tournament start #{id}"));
        let public = begun.iter().filter(|letter| is_to(letter, "general") && letter.answers.is_none()).count();
        assert_eq!((public, live(&mut chat, id).len()), (1, 3 * at_a_time), "{at_once}");
        for person in people(6) {
            let own = begun.iter().filter(|letter| is_to_account(letter, &person)).count();
            assert_eq!(own, at_a_time, "{at_once}: {person} has a board of each game");
        }
        let mut random = Random::new(7);
        let mut most = 0;
        while !is_over(&mut chat, id) {
            let now = live(&mut chat, id);
            let rounds: BTreeSet<u32> = now.iter().map(|row| row.round).collect();
            most = most.max(rounds.len());
            let row = random.pick(&now);
            let game = newest_game(&mut chat, row);
            a_turn_each(&mut chat, game);
            let loser = if random.one_in(2) { row.one_id } else { row.two_id.unwrap() };
            let who = name(&mut chat, loser);
            chat.letters(&who, &format!("resign #{game} yes"));
        }
        assert_eq!((most, matches(&mut chat, id).len()), (at_a_time, 30), "{at_once}");
        adds_up(&mut chat, id);
    }
}

#[test]
fn whoever_leaves_a_league_gives_up_all_of_the_games_that_they_play_in_it() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs at-once:all", 5);
    let told = lines(&chat.letters("ann", &format!("tournament start #{id}")));
    assert!(told.contains(&format!("Tournament #{id}, SFIRS: rounds 1 to 5 of 5 begin, with 10 games.")), "{told}");
    chat.letters("p0", &format!("tournament withdraw #{id} yes"));
    let now = live(&mut chat, id);
    assert_eq!(now.len(), 6);
    for row in now {
        let (one, two) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
        assert!(one != "p0" && two != "p0");
    }
    assert!(chat.say("p0", "games").contains("No games"));
}

#[test]
fn only_a_league_plays_several_rounds_at_a_time() {
    let mut chat = Chat::new();
    for wish in ["knockout sfirs at-once:2", "swiss sfirs at-once:all"] {
        let told = chat.say("ann", &format!("tournament open {wish}"));
        assert!(told.contains("Only leagues, groups and divisions play several rounds at a time."), "{told}");
    }
    let told = chat.say("ann", "tournament open league sfirs at-once:99");
    assert!(told.contains("“at-once:1” to “at-once:30”") && told.contains("or “at-once:all”"), "{told}");
    let told = chat.say("ann", "tournament open league sfirs round:91d");
    assert!(told.contains("A round takes an hour to ninety days"), "{told}");
    let told = chat.say("ann", "tournament open league sfirs at-once:3 round:14d");
    assert!(told.contains("; 3 rounds at a time, 14d for each round, 3 for a win"), "{told}");
}

#[test]
fn what_is_not_over_at_the_deadline_of_a_round_is_decided_as_was_said() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs clock:30d round:7d", 6);
    let told = lines(&chat.letters("ann", &format!("tournament start #{id}")));
    assert!(
        told.contains("In a game that isn’t over then, the player to move loses; if nobody has come, both lose."),
        "{told}"
    );
    let rows = matches(&mut chat, id);
    // In the first nobody comes, in the second one side does, in the third both do.
    let games: Vec<i64> = rows.iter().map(|row| newest_game(&mut chat, row)).collect();
    a_turn_of(&mut chat, games[1], Player::One);
    a_turn_each(&mut chat, games[2]);
    assert!(chat.wait("6d").iter().all(|letter| !lines(std::slice::from_ref(letter)).contains("is over")));
    let told = chat.wait("1d");
    let public: Vec<Letter> = told.into_iter().filter(|letter| is_to(letter, "general")).collect();
    assert!(lines(&public).contains("round 2 of 5 begins"), "{public:#?}");
    let ends: Vec<Option<MatchEnd>> = matches(&mut chat, id).iter().take(3).map(|row| row.ended).collect();
    assert_eq!(ends, [Some(MatchEnd::Absent), Some(MatchEnd::WalkoverOne), Some(MatchEnd::Two)]);
    let games = matches(&mut chat, id).iter().filter(|row| row.round == 2 && row.ended.is_none()).count();
    assert_eq!(games, 3);
}

#[test]
fn a_match_ends_as_it_stands_at_the_deadline_and_in_a_knockout_somebody_goes_on() {
    let mut chat = Chat::new();
    let (id, row, game) = begun(&mut chat, "knockout sia-doble best:5 clock:30d round:7d");
    a_turn_each(&mut chat, game);
    let two = name(&mut chat, row.two_id.unwrap());
    chat.letters(&two, &format!("resign #{game} yes"));
    chat.wait("8d");
    let row = matches(&mut chat, id).remove(0);
    // One leads; two begins the second game and never came to it.
    assert_eq!((row.ended, row.score.games), (Some(MatchEnd::One), 2));
    assert!(is_over(&mut chat, id));
    let mut chat = Chat::new();
    let (id, ..) = begun(&mut chat, "knockout sia-doble best:5 clock:30d round:7d");
    chat.wait("8d");
    assert_eq!(matches(&mut chat, id)[0].ended, Some(MatchEnd::WalkoverTwo), "who waited goes on");
}

#[test]
fn the_organizer_puts_a_deadline_off_once_a_round() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs clock:30d round:7d", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    assert!(chat.say("p0", &format!("tournament extend #{id} 2d")).contains("isn’t yours"));
    assert!(chat.say("ann", &format!("tournament extend #{id} 8d")).contains("at most as much time as it already has"));
    let told = lines(&chat.letters("ann", &format!("tournament extend #{id} 2d")));
    assert!(told.contains(&format!("The round of tournament #{id} now ends ")), "{told}");
    assert!(chat.say("ann", &format!("tournament extend #{id} 2d")).contains("already given this round more time"));
    chat.wait("8d");
    assert_eq!(live(&mut chat, id).len(), 2);
    chat.wait("1d");
    assert!(matches(&mut chat, id).iter().any(|row| row.round == 2));
    assert!(lines(&chat.letters("ann", &format!("tournament extend #{id} 2d"))).contains("now ends"), "a new round");
}
