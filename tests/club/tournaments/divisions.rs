//! Divisions with promotion and relegation.

use parlour::store::TournamentState;

use super::organizer::{matches, name, opened, people, play, stronger};
use crate::support::{Chat, words};

/// Who is in which division, from what their tables say.
fn divisions(chat: &mut Chat, id: i64) -> Vec<Vec<String>> {
    let row = chat.club.store().read().unwrap().tournament(id).unwrap().unwrap();
    let accounts = chat.club.store().read().unwrap().entrants(id).unwrap();
    let groups = row.setup(accounts.len()).groups();
    let of = |group: Vec<usize>, chat: &mut Chat| {
        group.into_iter().map(|seed| name(chat, accounts[seed].account_id)).collect()
    };
    groups.into_iter().map(|group| of(group, chat)).collect()
}

fn season(chat: &mut Chat, id: i64) -> String {
    chat.letters("ann", &format!("tournament start #{id}"));
    let mut told = String::new();
    while chat.club.store().read().unwrap().tournament(id).unwrap().unwrap().state == TournamentState::Live {
        told = play(chat, id, stronger);
    }
    told
}

fn own(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn the_first_of_a_division_go_up_in_the_next_season_and_the_last_go_down() {
    let mut chat = Chat::new();
    let told = chat.say("ann", "tournament open divisions sfirs size:3 lot");
    assert!(
        told.contains("divisions of at most 3 by the last season’s tables, newcomers last; the first of each goes up"),
        "{told}"
    );
    // The first season is seeded as they joined: nobody has a rating.
    let id = opened(&mut chat, "divisions sfirs size:3 unrated", 9);
    let told = season(&mut chat, id);
    assert!(told.contains("p0 wins it."), "{told}");
    assert!(
        told.contains("Up to division 1: p3. Down to division 2: p2.")
            && told.contains("Up to division 2: p6. Down to division 3: p5."),
        "{told}"
    );
    assert_eq!(divisions(&mut chat, id)[0], own(&["p0", "p1", "p2"]));
    // Nobody meets anybody of another division.
    for row in matches(&mut chat, id) {
        let of = |chat: &mut Chat, account: i64| name(chat, account)[1..].parse::<usize>().unwrap() / 3;
        assert_eq!(of(&mut chat, row.one_id), of(&mut chat, row.two_id.unwrap()));
    }
    let shown = words(&chat.letter("p4", &format!("tournament table #{id}")));
    assert!(shown.contains(&"Division 2:".to_owned()) && shown.contains(&"Page 2 of 3.".to_owned()), "{shown:#?}");

    let letters = chat.letters("ann", &format!("tournament next #{id}"));
    let next = letters[0].about.unwrap();
    // Somebody of the first division stays away, and a newcomer is the first to join.
    for person in ["new".to_owned()].into_iter().chain(people(9).into_iter().filter(|person| person != "p1")) {
        chat.letters(&person, &format!("tournament join #{next}"));
    }
    chat.letters("ann", &format!("tournament start #{next}"));
    let expected = [["p0", "p3", "p2"], ["p4", "p6", "p5"], ["p7", "p8", "new"]];
    assert_eq!(divisions(&mut chat, next), expected.map(|division| own(&division)));
    assert!(chat.club.store().defects().unwrap().is_empty());
}

#[test]
fn only_divisions_have_a_next_season_and_only_their_organizer_opens_it() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 2);
    season(&mut chat, id);
    let told = chat.say("ann", &format!("tournament next #{id}"));
    assert!(told.contains("it has no next season"), "{told}");
    let id = opened(&mut chat, "divisions sfirs", 4);
    assert!(chat.say("ann", &format!("tournament next #{id}")).contains("hasn’t begun"));
    season(&mut chat, id);
    assert!(chat.say("p0", &format!("tournament next #{id}")).contains("isn’t yours"));
    for (wish, refusal) in
        [("league sfirs size:4", "Only divisions have"), ("divisions sfirs size:2", "Say “size:3” to “size:12”.")]
    {
        let told = chat.say("ann", &format!("tournament open {wish}"));
        assert!(told.contains(refusal), "{told}");
    }
}

#[test]
fn each_tournament_of_a_weekly_series_is_the_next_season() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "divisions sfirs size:3 unrated every monday clock:1d", 6);
    let told = season(&mut chat, id);
    assert!(told.contains("Up to division 1: p3. Down to division 2: p2."), "{told}");
    let list = chat.say("ann", "tournament list");
    let next: i64 = list.split('#').nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
    assert!(next > id, "{list}");
    for person in people(6) {
        chat.letters(&person, &format!("tournament join #{next}"));
    }
    chat.letters("ann", &format!("tournament start #{next}"));
    assert_eq!(divisions(&mut chat, next)[0], own(&["p0", "p1", "p3"]));
}
