//! Places that are replaced by others.

use crate::support::{Chat, TWO_TURNS_EACH, abroad, words};

const OLD: &str = "old";
const NEW: &str = "new";

fn say(chat: &mut Chat, name: &str, who: &str, line: &str) -> String {
    words(&chat.letters_in(abroad(name), who, line)[0]).join("\n")
}

/// A place with a setting, a leaderboard and a game, and another one that replaces it.
fn moved(chat: &mut Chat, somebody_was_there: bool) {
    say(chat, OLD, "ann", "settings place theme dark");
    for _ in 0..2 {
        say(chat, OLD, "ann", "challenge bob chifoumi first rated");
        say(chat, OLD, "bob", "accept");
        for line in TWO_TURNS_EACH.lines() {
            let (who, line) = line.trim().split_once(": ").unwrap();
            say(chat, OLD, who, line);
        }
        say(chat, OLD, "bob", "resign yes");
    }
    say(chat, OLD, "ann", "challenge bob chifoumi first");
    say(chat, OLD, "bob", "accept");
    if somebody_was_there {
        say(chat, NEW, "cas", "games");
        say(chat, NEW, "cas", "challenge dan sfirs first");
    }
    let (old, new) = (abroad(OLD).id, abroad(NEW).id);
    assert!(chat.club.move_place("console", &old, &new).unwrap());
    // It is said once, whatever the platform repeats.
    assert!(!chat.club.move_place("console", &old, &new).unwrap());
}

fn all_is_there(chat: &mut Chat) {
    assert!(say(chat, NEW, "ann", "leaderboard").contains("1. ann: "));
    assert!(say(chat, NEW, "ann", "settings place").contains("dark"));
    assert!(say(chat, NEW, "ann", "c2-c3").contains("c2-c3"));
}

#[test]
fn a_place_that_is_replaced_takes_its_game_settings_and_leaderboard_along() {
    let mut chat = Chat::new();
    moved(&mut chat, false);
    all_is_there(&mut chat);
}

#[test]
fn what_somebody_began_in_the_new_place_before_goes_on_beside_that() {
    let mut chat = Chat::new();
    moved(&mut chat, true);
    assert!(say(&mut chat, NEW, "dan", "accept").contains("SFIRS"));
    all_is_there(&mut chat);
}
