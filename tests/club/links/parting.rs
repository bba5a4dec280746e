//! What still holds when linked accounts part, or one of them is forgotten.

use std::io::Cursor;

use parlour::clock::Season;
use parlour::club::{Club, Limits, Place};
use parlour::store::{RatingKey, RatingScope, SeasonKey, Store};
use parlour::upkeep::{export, import};

use super::accounts::{ABROAD, abroad, alone, beat, beat_abroad, chat, code, confirmed, link, ranked};
use super::communities::{Both, code_in, place_of};
use crate::support::{Chat, lines, place};

/// What somebody in one of two joined communities hears in their direct conversation.
fn in_private(both: &mut Both, platform: &'static str, who: &str, line: &str) -> String {
    let place = Place { direct: true, ..place_of(&format!("{platform}-{who}"), "direct") };
    lines(&both.letters_in(platform, place, who, line))
}

/// Makes bob on Discord and moe on Matrix one player, in joined communities that know both.
fn linked_across() -> Both {
    let mut both = Both::new();
    both.discord("bob", "games");
    both.matrix("moe", "games");
    both.join();
    let direct = Place { direct: true, ..place_of("discord-bob", "direct") };
    let code = code_in(&both.letters_in("discord", direct, "bob", "link")[0]);
    in_private(&mut both, "matrix", "moe", &format!("link {code}"));
    confirmed(|line| in_private(&mut both, "matrix", "moe", line));
    assert!(confirmed(|line| in_private(&mut both, "discord", "bob", line)).contains("are one player now"));
    both
}

/// Makes two accounts of the usual platform one player.
fn link_here(chat: &mut Chat, one: &str, other: &str) {
    let code = code(chat, one);
    alone(chat, other, &format!("link {code}"));
    confirmed(|line| alone(chat, other, line));
    assert!(confirmed(|line| alone(chat, one, line)).contains("are one player now"));
}

#[test]
fn a_ban_in_joined_communities_holds_for_the_account_on_the_other_platform_when_it_parts() {
    for (platform, who, parts) in [("matrix", "moe", "unlink yes"), ("discord", "bob", "forget me yes")] {
        let mut both = linked_across();
        assert!(both.on_discord("Ada", "ban bob yes stalls").contains("bob"));
        assert!(both.on_matrix("moe", "challenge fursaz").contains("banned"));
        in_private(&mut both, platform, who, parts);
        assert!(both.on_matrix("moe", "challenge fursaz").contains("banned"), "{parts}");
    }
}

#[test]
fn a_ban_stays_where_it_was_made_and_follows_the_person() {
    let mut both = linked_across();
    // Of an account on Discord, in the room on Matrix.
    assert!(both.on_matrix("Mia", "ban bob yes stalls").contains("bob"));
    for (platform, who) in [("discord", "bob"), ("matrix", "moe")] {
        let place = if platform == "discord" { place_of("server", "general") } else { place_of("space", "lounge") };
        let told = lines(&both.letters_in(platform, place, who, "challenge fursaz"));
        assert!(told.contains("banned"), "{platform}: {told}");
    }
    both.part();
    assert!(!both.on_discord("bob", "challenge fursaz").contains("banned"), "nobody banned them there");
    assert!(both.on_matrix("moe", "challenge fursaz").contains("banned"));
    // Whoever was banned as one person doesn't get around it with another account.
    in_private(&mut both, "matrix", "moe", "unlink yes");
    assert!(both.on_matrix("moe", "challenge fursaz").contains("banned"));
    both.join();
    assert!(both.on_discord("bob", "challenge fursaz").contains("banned"), "joined again, it holds in both again");
}

#[test]
fn a_ban_holds_for_an_account_that_comes_later_and_the_list_names_only_who_was_seen() {
    let mut both = Both::new();
    both.discord("bob", "games");
    both.matrix("max", "games");
    both.discord("Ada", "ban bob yes stalls");
    let direct = Place { direct: true, ..place_of("discord-bob", "direct") };
    let code = code_in(&both.letters_in("discord", direct, "bob", "link")[0]);
    in_private(&mut both, "matrix", "moe", &format!("link {code}"));
    confirmed(|line| in_private(&mut both, "matrix", "moe", line));
    confirmed(|line| in_private(&mut both, "discord", "bob", line));
    in_private(&mut both, "matrix", "moe", "unlink yes");
    both.join();
    let banned = both.on_discord("Ada", "ban");
    assert!(banned.contains("bob") && !banned.contains("moe"), "{banned}");
    assert!(both.on_matrix("moe", "challenge fursaz").contains("banned"));
    // Now they are seen, and can be let in.
    assert!(both.on_discord("Ada", "ban").contains("moe"));
    assert!(both.on_matrix("Mia", "ban moe off").contains("moe"));
    assert!(!both.on_matrix("moe", "challenge fursaz").contains("banned"));
    assert!(both.on_discord("bob", "challenge fursaz").contains("banned"));
}

#[test]
fn blocks_of_three_accounts_hold_when_the_oldest_parts() {
    let mut chat = chat();
    for name in ["ann", "bob", "cas", "eve"] {
        chat.letters(name, "games");
    }
    chat.script("cas: block eve\neve: block cas");
    link_here(&mut chat, "ann", "bob");
    link_here(&mut chat, "ann", "cas");
    alone(&mut chat, "ann", "unlink yes");
    let tx = chat.club.store().read().unwrap();
    let person = |name: &str| tx.account("console", &format!("id-{name}")).unwrap().unwrap().person_id;
    for name in ["ann", "bob", "cas"] {
        assert!(tx.blocks(person(name), person("eve")).unwrap(), "{name} blocks eve");
        assert!(tx.blocks(person("eve"), person(name)).unwrap(), "eve blocks {name}");
    }
}

#[test]
fn the_games_of_the_other_account_stay_rated_when_the_older_one_is_forgotten() {
    let mut chat = chat();
    for name in ["ann", "bob"] {
        chat.letters(name, "games");
        abroad(&mut chat, Some(place("there")), &format!("{name}2"), "games");
    }
    beat(&mut chat, ["ann", "bob"]);
    beat_abroad(&mut chat, ["ann2", "bob2"]);
    link(&mut chat, "ann", "ann2");
    ranked(&mut chat);
    assert!(alone(&mut chat, "ann", "forget me yes").starts_with("I’ve forgotten you."));
    let of = |name: &str, wins, losses| (name.to_owned(), wins, losses);
    assert_eq!(ranked(&mut chat), [of("ann2", 1, 0), of("bob", 0, 1), of("bob2", 0, 1)]);
    let tx = chat.club.store().read().unwrap();
    let [ann, bob] = ["ann2", "bob2"].map(|name| tx.account(ABROAD, &format!("id-{name}")).unwrap().unwrap().person_id);
    let since = jiff::Timestamp::MIN;
    assert_eq!(tx.meetings_since([bob, ann], since).unwrap(), 1);
    assert_eq!(tx.meetings_with_strangers_since(bob, since).unwrap(), 1, "each game is one meeting");
}

#[test]
fn a_wish_to_be_forgotten_holds_for_the_accounts_that_it_was_about() {
    let mut chat = chat();
    for name in ["ann", "bob"] {
        chat.letters(name, "games");
    }
    link_here(&mut chat, "ann", "bob");
    assert!(alone(&mut chat, "ann", "forget all yes").contains("I wait until"));
    alone(&mut chat, "ann", "unlink yes");
    link_here(&mut chat, "ann", "bob");
    let waits = alone(&mut chat, "bob", "forget all yes");
    assert!(waits.contains("I wait until"), "{waits}");
}

#[test]
fn who_took_over_a_seat_in_a_tournament_isnt_who_left_it() {
    let mut chat = chat();
    for name in ["ann", "bob", "cas", "dan"] {
        chat.letters(name, "games");
    }
    let id = chat.letters("ann", "tournament open league chifoumi")[0].about.unwrap();
    chat.script(&format!("bob: tournament join #{id}\ncas: tournament join #{id}\nann: tournament start #{id}"));
    chat.letters("ann", &format!("tournament replace #{id} bob with dan"));
    let code = code(&mut chat, "bob");
    let refused = alone(&mut chat, "dan", &format!("link {code}"));
    assert_eq!(refused, format!("These two accounts are both in tournament #{id}, so they stay two players."));
}

#[test]
fn a_code_tells_nothing_of_further_accounts_before_both_have_confirmed() {
    let mut chat = chat();
    for name in ["ann", "bob", "cas"] {
        chat.letters(name, "games");
    }
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    link_here(&mut chat, "ann", "cas");
    let code = code(&mut chat, "cas");
    let asked = alone(&mut chat, "bob", &format!("link {code}"));
    assert!(asked.starts_with("Is “cas”"), "{asked}");
    assert!(confirmed(|line| alone(&mut chat, "bob", line)).starts_with("Confirmed."));
    let refused = confirmed(|line| alone(&mut chat, "cas", line));
    assert_eq!(refused, "These two accounts have played each other in game #1, so they stay two players.");
}

#[test]
fn ratings_of_a_season_that_are_worked_out_anew_still_are_after_an_import() {
    let mut chat = chat();
    chat.letters("ann", "games");
    for name in ["ann2", "bob2"] {
        abroad(&mut chat, Some(place("there")), name, "games");
    }
    beat_abroad(&mut chat, ["ann2", "bob2"]);
    link(&mut chat, "ann", "ann2");
    ranked(&mut chat);
    alone(&mut chat, "ann", "unlink yes");
    let at = chat.at();
    let is_at_games = |chat: &mut Chat| {
        let rerating = chat.club.store().read().unwrap().rerating().unwrap();
        rerating.unwrap().up_to.id == 0
    };
    while is_at_games(&mut chat) {
        chat.club.tick(at).unwrap();
    }
    let (mut text, mut new) = (Vec::new(), Store::in_memory().unwrap());
    export(chat.club.store(), &mut text, |_| {}).unwrap();
    import(&mut new, &mut Cursor::new(text), |_| {}).unwrap();
    chat.club = Club::new(new, Limits::default());
    ranked(&mut chat);
    let tx = chat.club.store().read().unwrap();
    let key = RatingKey { scope: RatingScope::Everywhere, game: None };
    let season = SeasonKey { season: Season::of(at).number(), of: key };
    let of = |platform: &str, name: &str| {
        let account = tx.account(platform, &format!("id-{name}")).unwrap().unwrap();
        tx.season_rating(season, account.person_id).unwrap().map(|row| row.score.wins)
    };
    assert_eq!((of(ABROAD, "ann2"), of("console", "ann")), (Some(1), None));
}
