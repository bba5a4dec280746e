//! Places that are replaced by others.

use parlour::club::{Club, Limits, Place, Request};
use parlour::store::Store;
use parlour::upkeep::{export, import};

use crate::support::{Chat, TWO_TURNS_EACH, abroad, is_to, letters, lines, words};

const OLD: &str = "old";
const NEW: &str = "new";
const NEWER: &str = "newer";

fn say(chat: &mut Chat, name: &str, who: &str, line: &str) -> String {
    words(&chat.letters_in(abroad(name), who, line)[0]).join("\n")
}

/// Two rated games that ann won, in a place.
fn rated_games(chat: &mut Chat, place: &str) {
    for _ in 0..2 {
        say(chat, place, "ann", "challenge bob chifoumi first rated");
        say(chat, place, "bob", "accept");
        for line in TWO_TURNS_EACH.lines() {
            let (who, line) = line.trim().split_once(": ").unwrap();
            say(chat, place, who, line);
        }
        say(chat, place, "bob", "resign yes");
    }
}

/// A place with a setting, a leaderboard and a game in which ann is to move.
fn furnish(chat: &mut Chat, place: &str) {
    say(chat, place, "ann", "settings place theme dark");
    rated_games(chat, place);
    say(chat, place, "ann", "challenge bob chifoumi first");
    say(chat, place, "bob", "accept");
}

/// What is said, and where, when one place replaces another.
fn moved(chat: &mut Chat, from: &str, to: &str) -> String {
    let before = chat.club.waiting("console", 0, 100_000, chat.at()).unwrap().len();
    let at = chat.at();
    chat.club.move_place("console", &abroad(from).id, &abroad(to).id, at).unwrap();
    let written: Vec<_> = chat.club.waiting("console", 0, 100_000, at).unwrap().split_off(before);
    let open = |letter: i64, chat: &mut Chat| chat.club.letter_to_send(letter, at).unwrap().unwrap().letter;
    let written: Vec<_> = written.into_iter().map(|letter| open(letter.id, chat)).collect();
    assert!(written.iter().all(|letter| is_to(letter, to)), "{written:#?}");
    lines(&written)
}

fn came_along(said: &str) {
    assert!(said.contains("brought along"), "{said}");
}

fn leads(chat: &mut Chat, place: &str) -> bool {
    say(chat, place, "ann", "leaderboard").contains("1. ann: ")
}

fn all_is_in(chat: &mut Chat, place: &str) {
    assert!(leads(chat, place));
    assert!(say(chat, place, "ann", "settings place").contains("dark"));
    assert!(say(chat, place, "ann", "audit").contains("theme"));
    assert!(say(chat, place, "ann", "c2-c3").contains("c2-c3"));
}

#[test]
fn a_place_that_is_replaced_takes_its_game_settings_and_leaderboard_along() {
    let mut chat = Chat::new();
    furnish(&mut chat, OLD);
    came_along(&moved(&mut chat, OLD, NEW));
    all_is_in(&mut chat, NEW);
}

#[test]
fn what_somebody_offered_in_the_new_place_before_goes_on_beside_that() {
    let mut chat = Chat::new();
    furnish(&mut chat, OLD);
    say(&mut chat, NEW, "cas", "games");
    say(&mut chat, NEW, "cas", "challenge dan sfirs first");
    came_along(&moved(&mut chat, OLD, NEW));
    assert!(say(&mut chat, NEW, "dan", "accept").contains("SFIRS"));
    all_is_in(&mut chat, NEW);
}

#[test]
fn a_move_is_made_and_told_once_however_often_it_is_heard_of() {
    let mut chat = Chat::new();
    furnish(&mut chat, OLD);
    came_along(&moved(&mut chat, OLD, NEW));
    for _ in 0..3 {
        assert_eq!(moved(&mut chat, OLD, NEW), "");
    }
    all_is_in(&mut chat, NEW);
}

#[test]
fn after_an_export_and_an_import_a_move_that_is_heard_of_again_takes_nothing_away() {
    // The successor may be known before, so that the old place is known afterwards.
    for is_known_before in [false, true] {
        let mut chat = Chat::new();
        furnish(&mut chat, OLD);
        if is_known_before {
            say(&mut chat, NEW, "cas", "games");
        }
        came_along(&moved(&mut chat, OLD, NEW));
        let (mut exported, mut store) = (Vec::new(), Store::in_memory().unwrap());
        export(chat.club.store(), &mut exported, |_| {}).unwrap();
        import(&mut store, &mut exported.as_slice(), |_| {}).unwrap();
        chat.club = Club::new(store, Limits::default());
        moved(&mut chat, OLD, NEW);
        all_is_in(&mut chat, NEW);
        assert_eq!(moved(&mut chat, OLD, NEW), "");
    }
}

#[test]
fn whatever_is_said_in_the_old_place_afterwards_takes_nothing_from_the_new_one() {
    for line in ["leaderboard", "settings place theme light", "challenge cas sfirs", "games"] {
        let mut chat = Chat::new();
        furnish(&mut chat, OLD);
        came_along(&moved(&mut chat, OLD, NEW));
        say(&mut chat, OLD, "ann", line);
        // As at every start of the program.
        assert_eq!(moved(&mut chat, OLD, NEW), "", "{line}");
        say(&mut chat, OLD, "ann", line);
        all_is_in(&mut chat, NEW);
    }
}

#[test]
fn a_game_that_was_played_in_the_old_place_afterwards_takes_nothing_from_the_new_one() {
    let mut chat = Chat::new();
    furnish(&mut chat, OLD);
    came_along(&moved(&mut chat, OLD, NEW));
    rated_games(&mut chat, OLD);
    assert_eq!(moved(&mut chat, OLD, NEW), "");
    assert!(leads(&mut chat, OLD));
    all_is_in(&mut chat, NEW);
}

#[test]
fn a_place_with_games_of_its_own_is_not_displaced_and_says_so_once() {
    let uses: [fn(&mut Chat); 4] = [
        |chat| rated_games(chat, NEW),
        |chat| drop(say(chat, NEW, "ann", "ban bob yes stalls every game")),
        |chat| drop(say(chat, NEW, "ann", "settings place theme light")),
        |chat| {
            say(chat, NEW, "cas", "challenge dan sfirs first");
            say(chat, NEW, "dan", "accept");
        },
    ];
    for used in uses {
        let mut chat = Chat::new();
        furnish(&mut chat, OLD);
        used(&mut chat);
        let before = ["leaderboard", "audit", "settings place", "games"].map(|line| say(&mut chat, NEW, "ann", line));
        let said = moved(&mut chat, OLD, NEW);
        assert!(said.contains("This room replaces old") && said.contains("the old room keeps its own"), "{said}");
        assert_eq!(moved(&mut chat, OLD, NEW), "");
        let after = ["leaderboard", "audit", "settings place", "games"].map(|line| say(&mut chat, NEW, "ann", line));
        assert_eq!(before, after);
        all_is_in(&mut chat, OLD);
    }
}

#[test]
fn a_place_with_a_leaderboard_can_replace_one_that_has_nothing() {
    let mut chat = Chat::new();
    say(&mut chat, OLD, "cas", "challenge dan sfirs first");
    furnish(&mut chat, NEW);
    moved(&mut chat, OLD, NEW);
    assert!(say(&mut chat, NEW, "dan", "accept").contains("SFIRS"));
    all_is_in(&mut chat, NEW);
}

#[test]
fn the_second_of_two_places_with_one_successor_keeps_what_it_has() {
    let mut chat = Chat::new();
    furnish(&mut chat, "first");
    rated_games(&mut chat, "second");
    came_along(&moved(&mut chat, "first", NEW));
    assert!(moved(&mut chat, "second", NEW).contains("the old room keeps its own"));
    assert_eq!(["first", "second"].map(|place| moved(&mut chat, place, NEW)), ["", ""]);
    assert!(leads(&mut chat, "second"));
    all_is_in(&mut chat, NEW);
}

#[test]
fn two_places_with_nothing_but_words_can_have_one_successor() {
    let mut chat = Chat::new();
    for place in ["first", "second", "third"] {
        say(&mut chat, place, "ann", "games");
        moved(&mut chat, place, NEW);
        say(&mut chat, place, "ann", "games");
    }
    assert!(say(&mut chat, NEW, "ann", "games").contains("No games"));
}

#[test]
fn a_chain_of_successors_is_followed_in_whatever_order_it_is_heard_of() {
    for spoken_in_between in [false, true] {
        for late in [false, true] {
            let mut chat = Chat::new();
            furnish(&mut chat, OLD);
            if spoken_in_between {
                say(&mut chat, NEW, "bob", "games");
                say(&mut chat, NEWER, "bob", "games");
            }
            let order = [(OLD, NEW), (NEW, NEWER)];
            for (from, to) in if late { [order[1], order[0]] } else { order } {
                let at = chat.at();
                chat.club.move_place("console", &abroad(from).id, &abroad(to).id, at).unwrap();
            }
            for (from, to) in order {
                assert_eq!(moved(&mut chat, from, to), "");
            }
            all_is_in(&mut chat, NEWER);
            let end = chat.club.successor_of("console", &abroad(OLD).id).unwrap();
            assert_eq!(end.as_deref(), Some(abroad(NEWER).id.as_str()));
        }
    }
}

#[test]
fn places_that_replace_each_other_lose_nothing() {
    let mut chat = Chat::new();
    furnish(&mut chat, OLD);
    came_along(&moved(&mut chat, OLD, NEW));
    assert_eq!(moved(&mut chat, NEW, OLD), "");
    assert_eq!(moved(&mut chat, NEW, NEW), "");
    all_is_in(&mut chat, NEW);
    assert_eq!(chat.club.successor_of("console", &abroad(NEW).id).unwrap(), None);
}

#[test]
fn a_successor_that_proves_nothing_takes_nothing_and_the_old_place_hears_why_once() {
    let mut chat = Chat::new();
    furnish(&mut chat, OLD);
    for times in [1, 0, 0] {
        let before = chat.club.waiting("console", 0, 100_000, chat.at()).unwrap().len();
        let at = chat.at();
        chat.club.refuse_move("console", &abroad(OLD).id, &abroad(NEW).id, at).unwrap();
        let written = chat.club.waiting("console", 0, 100_000, at).unwrap().split_off(before);
        assert_eq!(written.len(), times);
        for letter in written {
            let letter = chat.club.letter_to_send(letter.id, at).unwrap().unwrap().letter;
            assert!(is_to(&letter, OLD) && words(&letter)[0].contains("doesn’t name"), "{letter:#?}");
        }
    }
    all_is_in(&mut chat, OLD);
    assert_eq!(chat.club.successor_of("console", &abroad(OLD).id).unwrap(), None);
    // Whoever names the right one later is followed.
    came_along(&moved(&mut chat, OLD, NEWER));
    assert!(leads(&mut chat, NEWER));
}

#[test]
fn of_places_in_a_greater_community_only_the_place_moves() {
    let mut chat = Chat::new();
    let within = |name: &str| Place { community: "space".to_owned(), ..abroad(name) };
    let tell = |chat: &mut Chat, place: &str, who: &str, line: &str| {
        let request = chat.request(who, line);
        let request = Request { place: within(place), ..request };
        lines(&letters(chat.handle(&request)))
    };
    tell(&mut chat, OLD, "ann", "challenge bob chifoumi first");
    tell(&mut chat, OLD, "bob", "accept");
    tell(&mut chat, NEW, "cas", "challenge dan sfirs first");
    tell(&mut chat, NEW, "dan", "accept");
    came_along(&moved(&mut chat, OLD, NEW));
    assert!(tell(&mut chat, NEW, "ann", "c2-c3").contains("c2-c3"));
    assert!(tell(&mut chat, NEW, "cas", "games").contains("SFIRS"));
}
