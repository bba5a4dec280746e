//! Tournaments of communities that are one.

use parlour::club::{Letter, To};

use super::communities::Both;
use crate::support::{buttons, landed, lines, words};

/// What waits for a place, of which something is told.
fn told_in(both: &mut Both, platform: &str, place: &str, what: &str) -> Vec<Letter> {
    let mut letters = both.waiting(platform);
    letters.retain(|letter| letter.to == To::Place(place.to_owned()) && words(letter).join("\n").contains(what));
    letters
}

#[test]
fn people_join_a_tournament_from_either_side_and_both_hear_of_it() {
    let mut both = Both::new();
    both.matrix("max", "games");
    let id = both.discord("Ada", "tournament open league sia-doble")[0].about.unwrap();
    both.discord("ann", "tournament join");
    assert!(both.on_matrix("max", "tournament list").contains("no tournament"));
    assert!(both.on_matrix("max", &format!("tournament join #{id}")).contains("can’t find"));
    both.join();
    assert!(both.on_matrix("max", "tournament list").contains(&format!("#{id}")));
    let told = both.on_matrix("max", "tournament join");
    assert!(told.contains("You are in"), "{told}");
    both.chat.wait("2m");
    let roster = told_in(&mut both, "matrix", "space/lounge", "max").pop().unwrap();
    assert!(lines(std::slice::from_ref(&roster)).contains("ann"));
    assert_eq!(buttons(&roster), [format!("tournament join #{id}")]);
    both.discord("Ada", &format!("tournament start #{id}"));
    for (platform, place) in [("discord", "server/general"), ("matrix", "space/lounge")] {
        assert_eq!(told_in(&mut both, platform, place, "round 1 of 1 begins").len(), 1, "{platform}");
    }
    // Each plays where their account is.
    let to_max =
        both.waiting("matrix").into_iter().filter(|letter| letter.to == To::Account("@max:example.org".into()));
    assert!(lines(&to_max.collect::<Vec<_>>()).contains("ann"));
    both.matrix("max", "resign yes");
    for (platform, place) in [("discord", "server/general"), ("matrix", "space/lounge")] {
        let over = told_in(&mut both, platform, place, "is over");
        assert_eq!(over.len(), 1, "{platform}");
        assert!(lines(&over).contains("ann"), "{platform}");
    }
    let past = both.on_matrix("max", "tournament list past");
    assert!(past.contains(&format!("#{id}")), "{past}");
    both.part();
    // Whoever was in it may still look at it; others may not.
    assert!(both.on_matrix("max", &format!("tournament table #{id}")).contains("ann"));
    let other = super::communities::place_of("space", "attic");
    assert!(lines(&both.letters_in("matrix", other, "moe", &format!("tournament table #{id}"))).contains("can’t find"));
}

#[test]
fn a_tournament_that_nobody_joined_from_elsewhere_is_told_of_in_its_own_place_alone() {
    let mut both = Both::new();
    both.matrix("max", "games");
    both.join();
    let before = both.waiting("matrix").len();
    both.discord("Ada", "tournament open league sia-doble");
    both.discord("ann", "tournament join");
    both.chat.wait("2m");
    both.discord("Ada", "tournament cancel yes");
    assert_eq!(both.waiting("matrix").len(), before);
}

#[test]
fn a_list_of_entrants_is_only_changed_where_it_differs_while_the_other_platform_is_away() {
    let mut both = Both::new();
    both.matrix("max", "games");
    both.join();
    both.discord("Ada", "tournament open league sia-doble");
    both.on_matrix("max", "tournament join");
    both.chat.wait("2m");
    let deliver = |both: &mut Both| {
        let at = both.chat.at();
        let waiting = both.chat.club.waiting("discord", 0, 1_000, at).unwrap();
        for letter in &waiting {
            both.chat.club.sent(letter.id, &landed(&format!("message-{}", letter.id))).unwrap();
        }
        waiting.len()
    };
    deliver(&mut both);
    both.chat.wait("2m");
    deliver(&mut both);
    for _ in 0..3 {
        both.chat.wait("2m");
        assert_eq!(deliver(&mut both), 0, "nothing has changed");
    }
    both.discord("ann", "tournament join");
    deliver(&mut both);
    both.chat.wait("2m");
    assert_eq!(deliver(&mut both), 1);
}
