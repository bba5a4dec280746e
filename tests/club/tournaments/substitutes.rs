//! Somebody takes over a seat in a tournament.

use parlour::club::Letter;
use parlour::store::MatchEnd;

use super::organizer::{a_turn_each, begun, matches, name, newest_game, opened, play, stronger, table};
use crate::support::{Chat, is_to, is_to_account, lines};

/// What was told to the room.
fn public(letters: &[Letter]) -> String {
    lines(&letters.iter().filter(|letter| is_to(letter, "general")).cloned().collect::<Vec<_>>())
}

#[test]
fn a_substitute_goes_on_with_the_points_and_the_pairing_and_the_ratings_stay() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let rated = chat.say("p0", "profile");
    let row =
        matches(&mut chat, id).into_iter().find(|row| row.ended.is_none() && name_is(&mut chat, row.one_id, "p0"));
    let row = row.unwrap_or_else(|| {
        let rows = matches(&mut chat, id);
        rows.into_iter().find(|row| row.ended.is_none() && name_is(&mut chat, row.two_id.unwrap(), "p0")).unwrap()
    });
    let game = newest_game(&mut chat, &row);
    a_turn_each(&mut chat, game);
    chat.say("cas", "games");
    let letters = chat.letters("ann", &format!("tournament replace #{id} p0 with cas"));
    let told = public(&letters);
    let wanted = format!("ann has cas take over from p0 in tournament #{id}, with the points so far.");
    assert_eq!(told.matches(&wanted).count(), 1, "{told}");
    for person in ["p0", "cas"] {
        assert!(letters.iter().any(|letter| is_to_account(letter, person)), "{person} is told");
    }
    // The same pairing, with the same sides, in another game.
    let now = matches(&mut chat, id).into_iter().find(|now| now.id == row.id).unwrap();
    let next = newest_game(&mut chat, &now);
    assert_ne!(next, game);
    let seats = |chat: &mut Chat, game: i64| {
        chat.club.store().read().unwrap().game(game).unwrap().unwrap().seats.map(|seat| seat.name)
    };
    let before = seats(&mut chat, game).map(|name| name.replace("p0", "cas"));
    assert_eq!(seats(&mut chat, next), before);
    assert!(chat.say("p0", "games").contains("No games"));
    let now = chat.say("p0", "profile");
    let ratings = |profile: &str| profile.split_once('\n').unwrap().1.to_owned();
    assert_eq!(ratings(&now), ratings(&rated), "what p0 has played stays with p0");
    let shown = table(&mut chat, id).join("\n");
    assert!(shown.contains("cas 3 (1 won") && shown.contains("cas took over from p0."), "{shown}");
    assert!(chat.say("ann", &format!("tournament games #{id} round:1")).contains("p0 won against p3"));
    let audit = chat.say("ann", "audit");
    assert!(audit.contains(&format!("ann took p0 out of tournament #{id}")), "{audit}");
    assert!(audit.contains(&format!("ann had cas take over a seat in tournament #{id}")), "{audit}");
    while matches(&mut chat, id).iter().any(|row| row.ended.is_none()) {
        play(&mut chat, id, |one, two| if [one, two].contains(&"cas") { "cas".to_owned() } else { stronger(one, two) });
    }
    assert!(table(&mut chat, id)[1].starts_with("1. cas 9 (3 won"));
    assert!(chat.club.store().defects().unwrap().is_empty());
}

fn name_is(chat: &mut Chat, account: i64, wanted: &str) -> bool {
    name(chat, account) == wanted
}

#[test]
fn a_match_goes_on_as_it_stands_with_the_substitute() {
    let mut chat = Chat::new();
    let (id, row, game) = begun(&mut chat, "knockout sia-doble best:5");
    a_turn_each(&mut chat, game);
    let (one, two) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
    chat.letters(&two, &format!("resign #{game} yes"));
    chat.say("cas", "games");
    chat.letters("ann", &format!("tournament replace #{id} {one} with cas"));
    let now = matches(&mut chat, id).remove(0);
    assert_eq!((now.score.half_points, now.ended), ([2, 0], None));
    play(&mut chat, id, |_, _| "cas".to_owned());
    let now = matches(&mut chat, id).remove(0);
    assert_eq!((now.score.half_points, now.ended), ([6, 0], Some(MatchEnd::One)), "two more of five decide");
}

#[test]
fn who_left_a_league_can_be_replaced_and_their_results_count_again() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 5);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    chat.letters("p1", &format!("tournament withdraw #{id} yes"));
    assert!(table(&mut chat, id).join("\n").contains("p1 left before finishing half of their games"));
    chat.say("cas", "games");
    let told = public(&chat.letters("ann", &format!("tournament replace #{id} p1 with cas")));
    assert!(told.contains("ann has cas take over from p1"), "{told}");
    let shown = table(&mut chat, id).join("\n");
    assert!(shown.contains("cas 3 (") && !shown.contains("left before"), "{shown}");
    // A seat that was played for by two leaves with what both have finished.
    while matches(&mut chat, id).iter().filter(|row| row.ended.is_none()).count() > 0 {
        play(&mut chat, id, |one, two| if [one, two].contains(&"cas") { "cas".to_owned() } else { stronger(one, two) });
    }
    assert!(table(&mut chat, id).join("\n").contains("cas took over from p1."));
}

#[test]
fn not_everybody_can_take_over_a_seat() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 4);
    let replace = |chat: &mut Chat, who: &str, line: &str| lines(&chat.letters(who, line));
    let told = replace(&mut chat, "ann", &format!("tournament replace #{id} p0 with bob"));
    assert!(told.contains("hasn’t begun"), "before it begins bob can join: {told}");
    chat.letters("ann", &format!("tournament start #{id}"));
    for (who, pair, refusal) in [
        ("p1", "p0 with bob", "isn’t yours"),
        ("ann", "p0 with p1", "p1 is or was in tournament"),
        ("ann", "dan with bob", "dan isn’t in tournament"),
        ("ann", "p0 with bob", "bob hasn’t talked to me yet."),
        ("ann", "p0 with nobody-knows", "I don’t know anybody called"),
    ] {
        let told = replace(&mut chat, who, &format!("tournament replace #{id} {pair}"));
        assert!(told.contains(refusal), "{pair}: {told}");
    }
    chat.say("bob", "block ann");
    assert!(replace(&mut chat, "ann", &format!("tournament replace #{id} p0 with bob")).contains("doesn’t take"));
    chat.say("bob", "unblock ann");
    chat.letters("ann", "ban bob yes stalls");
    assert!(replace(&mut chat, "ann", &format!("tournament replace #{id} p0 with bob")).contains("is banned"));
    chat.letters("ann", "ban bob off");
    // Whoever had a seat can have it back, and no other.
    assert!(replace(&mut chat, "ann", &format!("tournament replace #{id} p0 bob")).contains("bob take over from p0"));
    assert!(replace(&mut chat, "ann", &format!("tournament replace #{id} p1 with p0")).contains("another seat"));
    assert!(chat.say("p0", &format!("tournament table #{id}")).contains("bob"), "p0 can still look at it");
    assert!(
        replace(&mut chat, "ann", &format!("tournament replace #{id} bob with p0")).contains("p0 take over from bob")
    );
    assert!(!table(&mut chat, id).join("\n").contains("p0 took over from p0"));
}
