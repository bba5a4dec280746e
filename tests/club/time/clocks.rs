//! Clocks of games: agreed to, run out, claimed, void, given back.

use parlour::club::Limits;
use parlour::rules::{Player, Reason};
use parlour::store::{GameState, NewGame, Offer, OfferState};

use crate::offered::offered;
use crate::support::{Chat, buttons, called, lines, words};

/// A game of Chifoumi that ann begins, on these terms, between people who want no vacation by itself.
fn game(terms: &str) -> Chat {
    let mut chat = Chat::new();
    chat.script("ann: settings vacations off\nbob: settings vacations off");
    chat.script(&format!("ann: challenge bob chifoumi first {terms}\nbob: accept"));
    chat
}

/// How game #1 ended, if it has.
fn ended(chat: &mut Chat) -> Option<(Option<Player>, String)> {
    let tx = chat.club.store().read().unwrap();
    let game = tx.game(1).unwrap().unwrap();
    assert_eq!(game.state == GameState::Live, game.verdict.is_none());
    game.verdict.map(|verdict| (verdict.winner, verdict.reason))
}

fn lost_on_time(loser: Player) -> Option<(Option<Player>, String)> {
    Some((Some(loser.other()), "time".to_owned()))
}

#[test]
fn a_challenge_says_its_clock_and_the_board_when_it_runs_out() {
    let mut chat = Chat::new();
    let said = chat.say("ann", "challenge bob chifoumi first");
    assert!(said.contains("rated, clock 10d+36h;"), "{said}");
    let said = chat.say("bob", "accept");
    let terms = "You each have 10d, and 36h more with every turn, up to 10d; a player who runs out of time loses.";
    assert!(said.contains(terms), "{said}");
    // Ten days from then on, 2026-11-21.
    assert!(said.contains("ann’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC."), "{said}");
    let said = chat.say("ann", "c2-c3");
    assert!(said.contains("bob’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC."), "{said}");
    let said = chat.say("ann", "challenge cas chifoumi clock:3d unrated");
    assert!(said.contains("unrated, clock 3d, claimable;"), "{said}");
}

#[test]
fn what_is_no_time_control_is_answered_with_what_is() {
    let mut chat = Chat::new();
    for wrong in ["61d", "30s", "10d+61d", "clock:soon"] {
        let said = chat.say("ann", &format!("challenge bob chifoumi {wrong}"));
        assert!(said.starts_with(&format!("I don’t understand the time control “{wrong}”. Write “3d”")), "{said}");
        assert!(said.ends_with("Anything from one minute to sixty days will do."), "{said}");
    }
}

#[test]
fn games_are_listed_by_what_runs_out_first() {
    let mut chat = Chat::new();
    for terms in ["first 5d", "first 2d", "second 1d", "first 3d", "first none"] {
        chat.script(&format!("ann: challenge bob chifoumi {terms}\nbob: accept"));
    }
    let listed = |chat: &mut Chat, line: &str| {
        let said = chat.say("ann", line);
        said.lines().skip(1).map(|line| line[..2].to_owned()).collect::<Vec<_>>()
    };
    // What awaits her comes first.
    assert_eq!(listed(&mut chat, "games"), ["#2", "#4", "#1", "#5", "#3"]);
    assert_eq!(listed(&mut chat, "games here"), ["#2", "#4", "#1", "#5", "#3"]);
    chat.script("bob: #3 c2-c3\nann: #2 c2-c3");
    assert_eq!(listed(&mut chat, "games"), ["#3", "#4", "#1", "#5", "#2"]);
    let said = chat.say("cas", "games here");
    let first: Vec<&str> = said.lines().skip(1).map(|line| &line[..2]).collect();
    assert_eq!(first, ["#3", "#2", "#4", "#1", "#5"]);
}

#[test]
fn a_place_has_its_usual_clock_or_that_of_its_community_and_what_is_rated_has_one() {
    let mut chat = Chat::new();
    chat.script("ann: settings community clock 4d");
    assert!(chat.say("ann", "challenge bob fursaz").contains("rated, clock 4d;"));
    chat.script("ann: settings place clock 2D");
    assert!(chat.say("ann", "challenge bob chifoumi").contains("rated, clock 2d;"));
    assert!(chat.say("ann", "settings place clock sometimes").contains("10d+36h, 3d, 20m+30s or none"));
    chat.script("ann: settings place clock none");
    let said = chat.say("ann", "challenge cas chifoumi");
    assert!(said.contains("unrated, no clock"), "{said}");
    assert!(chat.say("ann", "challenge dan chifoumi rated").contains("rated, clock 10d+36h;"));
    let refused = chat.say("ann", "challenge open fursaz rated none");
    assert_eq!(refused, "A rated game needs a clock. Leave out “none”, or say “unrated”.");
}

#[test]
fn whoever_runs_out_of_time_loses_at_once_in_a_rated_game() {
    let mut chat = game("2d");
    chat.script("ann: c2-c3\nbob: c6-c5");
    assert_eq!(chat.wait("47h").len(), 0);
    let letters = chat.wait("1h");
    assert_eq!(letters.len(), 1);
    assert_eq!(called(&letters[0]), ["ann", "bob"], "it's of nobody's doing");
    assert!(lines(&letters).contains("bob (Black) wins because the opponent ran out of time"), "{}", lines(&letters));
    assert_eq!(ended(&mut chat), lost_on_time(Player::One));
    assert!(chat.say("ann", "record").contains("#1"));
    assert_eq!(chat.wait("90d").len(), 0);
}

#[test]
fn a_turn_that_comes_too_late_does_not_count_though_nobody_looked_at_the_clock() {
    let mut chat = game("2d");
    chat.script("ann: c2-c3\nbob: c6-c5");
    chat.now += 2 * 86_400_000;
    let said = chat.say("ann", "#1 c3-c4");
    assert!(said.contains("is over"), "{said}");
    assert_eq!(ended(&mut chat), lost_on_time(Player::One));
}

#[test]
fn a_turn_that_comes_too_late_does_not_count_however_much_else_is_due() {
    let mut chat = Chat::with(Limits { games_per_person: 100, challenges_per_hour: 100, ..Limits::default() });
    for _ in 0..24 {
        chat.script("ann: challenge bob fursaz first 1m\nbob: accept");
    }
    chat.script("cas: challenge dan chifoumi first 2m\ndan: accept\ncas: #25 c2-c3\ndan: #25 c6-c5");
    chat.now += 3 * 60_000;
    let said = chat.say("cas", "#25 d2-d3");
    assert!(said.contains("#25 is over"), "{said}");
}

#[test]
fn a_player_who_never_ended_a_turn_loses_nothing() {
    let mut chat = game("2d");
    let letters = chat.wait("2d");
    assert!(
        lines(&letters).starts_with("#1 Chifoumi (basic): ann (White) ran out of time before"),
        "{}",
        lines(&letters)
    );
    assert_eq!(ended(&mut chat), Some((None, "void".to_owned())));
    // The one who ended a turn does not gain from the one who did not.
    let mut chat = game("2d");
    chat.script("ann: c2-c3");
    chat.wait("2d");
    assert_eq!(ended(&mut chat), Some((None, "void".to_owned())));
}

#[test]
fn in_an_unrated_game_the_opponent_claims_and_until_then_a_late_turn_counts() {
    let mut chat = game("2d unrated");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: draw");
    assert!(chat.say("bob", "claim").contains("your opponent still has time"));
    // It is midnight, and can wait until bob is awake.
    assert_eq!(chat.wait("2d").len(), 0);
    let letters = chat.wait("8h");
    assert_eq!(letters.len(), 1);
    let said = lines(&letters);
    assert!(said.contains("ann (White) ran out of time. bob can claim the game"), "{said}");
    assert_eq!((called(&letters[0]), buttons(&letters[0])), (vec!["bob"], vec!["claim #1".to_owned()]));
    // The flag voids what was offered, and is not told again.
    assert!(chat.say("bob", "accept").contains("Nobody has offered"));
    assert_eq!(chat.wait("1d").len(), 0);
    assert!(chat.say("ann", "claim").contains("You can’t claim"));
    assert!(chat.say("ann", "board").contains("bob can end the game with “claim #1”."));
    let said = chat.say("ann", "d2-d3");
    assert!(said.contains("bob’s time runs out"), "{said}");
    assert!(chat.say("bob", "claim").contains("You can’t claim"));
    chat.script("bob: d6-d5");
    chat.wait("2d");
    let claimed = chat.letter("bob", "claim");
    assert_eq!(called(&claimed), ["ann"]);
    let said = words(&claimed).join("\n");
    assert!(
        said.contains("bob claims #1.") && said.contains("bob (Black) wins because the opponent ran out of time"),
        "{said}"
    );
    assert_eq!(ended(&mut chat), lost_on_time(Player::One));
}

#[test]
fn a_late_turn_goes_on_from_the_increment() {
    let mut chat = game("2d+6h claimable");
    chat.script("ann: c2-c3\nbob: c6-c5");
    chat.wait("5d");
    chat.script("ann: d2-d3\nbob: d6-d5");
    chat.wait("5h");
    assert!(chat.say("bob", "claim").contains("your opponent still has time"));
    chat.wait("1h");
    assert!(chat.say("bob", "claim").contains("bob claims #1."));
}

#[test]
fn what_nobody_claims_for_thirty_days_is_abandoned() {
    let mut chat = game("2d unrated");
    chat.script("ann: c2-c3\nbob: c6-c5");
    chat.wait("2d");
    assert_eq!(chat.wait("29d").len(), 0);
    assert_eq!(chat.wait("1d").len(), 1);
    assert_eq!(ended(&mut chat), Some((None, "abandoned".to_owned())));
}

#[test]
fn the_clock_runs_through_a_half_made_turn_and_undo_gives_nothing_back() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob sfirs first 2d\nbob: accept");
    let action = chat.club.ongoing("console", "id-ann").unwrap()[0].game.legal()[0].clone();
    chat.wait("1d");
    assert!(chat.say("ann", &action).contains("goes on"));
    chat.wait("23h");
    assert!(chat.say("ann", "undo").contains("starts it over"));
    chat.wait("1h");
    assert_eq!(ended(&mut chat), Some((None, "void".to_owned())));
}

#[test]
fn a_takeback_restores_the_clocks_less_what_has_passed() {
    let mut chat = game("4d+1h");
    chat.script("ann: c2-c3\nbob: c6-c5");
    chat.wait("1d");
    chat.script("ann: d2-d3");
    chat.wait("1d");
    chat.script("ann: takeback\nbob: accept");
    // Ann's turn began two days ago, with four days.
    assert_eq!(chat.wait("47h").len(), 0);
    assert_eq!(chat.wait("1h").len(), 1);
    assert_eq!(ended(&mut chat), lost_on_time(Player::One));
}

#[test]
fn a_turn_for_which_no_time_is_left_cannot_be_taken_back() {
    let mut chat = game("2d");
    chat.script("ann: c2-c3\nbob: c6-c5");
    chat.wait("1d");
    chat.script("ann: d2-d3\nann: takeback");
    chat.wait("1d");
    assert_eq!(
        chat.say("bob", "accept"),
        "Nobody can take back that turn in #1: no time would be left to play it again."
    );
    assert_eq!(ended(&mut chat), None);
}

#[test]
fn in_a_tournament_even_the_first_turn_is_lost_on_time() {
    let mut chat = game("2d none unrated");
    let account = |chat: &mut Chat, name: &str| {
        let tx = chat.club.store().read().unwrap();
        tx.account("console", &format!("id-{name}")).unwrap().unwrap().id
    };
    let account_ids = [account(&mut chat, "ann"), account(&mut chat, "bob")];
    let offer = offered(1, account_ids, Some("2d tournament".parse().unwrap()), chat.at());
    let tx = chat.club.store().begin().unwrap();
    let id = tx.add_offer(&Offer { rated: true, ..offer }).unwrap();
    tx.commit().unwrap();
    chat.letters("bob", &format!("accept #{id}"));
    assert_eq!(chat.wait("2d").len(), 1);
    let tx = chat.club.store().read().unwrap();
    let verdict = tx.game(id).unwrap().unwrap().verdict.unwrap();
    assert_eq!((verdict.winner, verdict.reason.as_str()), (Some(Player::Two), Reason::Time.word()));
    drop(tx);
    assert!(chat.say("cas", "profile ann").contains("\n1 game lost on time."));
}

#[test]
fn a_rematch_is_timed_alike() {
    let mut chat = game("2d unrated claimable");
    chat.script("ann: resign yes\nbob: rematch");
    assert!(
        chat.say("ann", "accept")
            .contains("You each have 2d for every turn; if a player runs out of time, their opponent can claim")
    );
}

#[test]
fn what_is_rated_has_a_clock_even_if_it_comes_from_before_there_were_clocks() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first\nbob: games");
    let at = chat.at();
    let tx = chat.club.store().begin().unwrap();
    let offer = tx.offer(1).unwrap().unwrap();
    let account_ids = [offer.maker_id, offer.taker_id.unwrap()];
    tx.close_offer(1, OfferState::Withdrawn, at).unwrap();
    assert_eq!(tx.add_offer(&Offer { clock: None, ..offer }).unwrap(), 2);
    tx.commit().unwrap();
    let begins = chat.say("bob", "accept");
    assert!(begins.contains("You each have 10d"), "{begins}");
    let at = chat.at();
    let tx = chat.club.store().begin().unwrap();
    let place = tx.place(1).unwrap();
    let seats = account_ids.map(|id| (tx.account_numbered(id).unwrap().person_id, id));
    let old = NewGame {
        id: 3,
        place_id: place.id,
        community_id: place.community_id,
        game: "chifoumi",
        variant: "basic",
        rules_version: 1,
        rated: true,
        start: None,
        seats,
        to_move: Player::One,
    };
    assert_eq!(tx.next_number().unwrap(), old.id);
    tx.insert_game(old, at).unwrap();
    tx.commit().unwrap();
    // What goes on stays as it was.
    assert!(!chat.say("ann", "#3 c2-c3").contains("time"));
    chat.script("ann: resign #3 yes\nbob: rematch #3");
    let begins = chat.say("ann", "accept #4");
    assert!(begins.contains("You each have 10d"), "{begins}");
}

#[test]
fn a_profile_says_how_fast_somebody_plays_and_how_many_games_they_lost_on_time() {
    let mut chat = game("2d");
    assert!(!chat.say("cas", "profile ann").contains("With a clock, a turn"));
    chat.wait("3h");
    chat.script("ann: c2-c3");
    chat.wait("10h");
    chat.script("bob: c6-c5");
    chat.wait("2d");
    assert_eq!(ended(&mut chat), lost_on_time(Player::One));
    let said = chat.say("cas", "profile ann");
    assert!(said.contains("With a clock, a turn takes them about 3h; 1 game lost on time."), "{said}");
    let said = chat.say("cas", "profile bob");
    assert!(said.contains("With a clock, a turn takes them about 10h; no games lost on time."), "{said}");
}

#[test]
fn a_pace_knows_no_time_that_counted_for_nobody() {
    let mut chat = game("10d");
    let live = |chat: &mut Chat| {
        let at = chat.at();
        chat.club.live(at).unwrap();
        chat.club.tick(at).unwrap();
    };
    live(&mut chat);
    chat.now += 5 * 86_400_000;
    live(&mut chat);
    chat.now += 60_000;
    live(&mut chat);
    chat.script("ann: vacation 2d");
    chat.now += 2 * 86_400_000 + 3 * 3_600_000;
    chat.script("ann: c2-c3");
    let said = chat.say("cas", "profile ann");
    assert!(said.contains("With a clock, a turn takes them about 3h; no game"), "{said}");
}
