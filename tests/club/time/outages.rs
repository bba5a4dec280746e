//! Time in which somebody could not act counts for nobody.

use jiff::SignedDuration;
use parlour::club::{Club, Limits};
use parlour::rules::Player;
use parlour::store::{DueKind, GameState, Offer, OfferState, Store};

use crate::support::Chat;

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600_000;

/// A club that runs, and a game in which ann has two hours.
fn game() -> Chat {
    let mut chat = Chat::new();
    live(&mut chat);
    connect(&mut chat, true);
    chat.script("ann: challenge bob chifoumi first clock:2h\nbob: accept\nann: c2-c3\nbob: c6-c5");
    run(&mut chat, 120);
    chat
}

fn live(chat: &mut Chat) {
    let at = chat.at();
    chat.club.live(at).unwrap();
}

fn connect(chat: &mut Chat, up: bool) {
    let at = chat.at();
    chat.club.connected(&[("console", up), ("elsewhere", true)], at).unwrap();
}

/// The club runs for so many seconds.
fn run(chat: &mut Chat, seconds: i64) {
    for _ in 0..seconds / 30 {
        chat.now += 30 * SECOND;
        live(chat);
        let at = chat.at();
        while chat.club.tick(at).unwrap() {}
    }
}

fn is_live(chat: &mut Chat) -> bool {
    let tx = chat.club.store().read().unwrap();
    let game = tx.game(1).unwrap().unwrap();
    if let Some(verdict) = &game.verdict {
        assert_eq!((verdict.winner, verdict.reason.as_str()), (Some(Player::Two), "time"));
    }
    game.state == GameState::Live
}

/// The flag of a game that has run for two minutes falls when the rest of the two hours is over, and not before.
fn flag_falls_on_time(chat: &mut Chat) {
    run(chat, 7_200 - 120 - 60);
    assert!(is_live(chat));
    run(chat, 120);
    assert!(!is_live(chat));
}

#[test]
fn a_week_in_which_the_program_did_not_run_counts_for_nobody() {
    let mut chat = game();
    chat.now += 7 * 24 * HOUR;
    live(&mut chat);
    assert!(
        chat.say("ann", "board").contains("ann’s time runs out in 1 hour and 58 minutes, on 28 Nov 2026 at 02:00 UTC.")
    );
    flag_falls_on_time(&mut chat);
}

#[test]
fn a_time_that_the_system_was_set_to_is_an_outage_forward_and_back() {
    for jump in [400 * 24 * HOUR, -400 * 24 * HOUR] {
        let mut chat = game();
        chat.now += jump;
        live(&mut chat);
        flag_falls_on_time(&mut chat);
    }
}

#[test]
fn what_was_credited_stays_so_when_the_clock_is_set_back() {
    let mut chat = game();
    chat.now += HOUR;
    live(&mut chat);
    chat.now -= 400 * 24 * HOUR;
    live(&mut chat);
    flag_falls_on_time(&mut chat);
}

#[test]
fn what_was_credited_in_a_turn_that_is_gone_back_to_stays_so_when_the_clock_is_set_back() {
    let mut chat = game();
    chat.now += 24 * HOUR;
    live(&mut chat);
    run(&mut chat, 120);
    chat.script("ann: d2-d3");
    // After the first outage, but before the second one, a turn has begun.
    chat.now += 24 * HOUR;
    live(&mut chat);
    chat.now -= HOUR;
    live(&mut chat);
    chat.script("ann: takeback\nbob: accept");
    run(&mut chat, 7_200 - 240 - 120);
    assert!(is_live(&mut chat), "ann had four minutes before the turn that is taken back");
    run(&mut chat, 180);
    assert!(!is_live(&mut chat));
}

#[test]
fn clocks_that_were_set_back_are_not_set_back_again_by_a_start() {
    let mut chat = game();
    chat.now -= 400 * 24 * HOUR;
    live(&mut chat);
    // The program is killed before its next sign of life.
    let store = std::mem::replace(chat.club.store(), Store::in_memory().unwrap());
    chat.club = Club::new(store, Limits::default());
    live(&mut chat);
    run(&mut chat, 7_200 - 120 - 60);
    assert!(is_live(&mut chat));
}

#[test]
fn less_than_a_minute_is_no_outage() {
    let mut chat = game();
    run(&mut chat, 7_200 - 120 - 60);
    chat.now += 55 * SECOND;
    live(&mut chat);
    run(&mut chat, 30);
    assert!(!is_live(&mut chat));
}

#[test]
fn a_flag_due_while_the_players_platform_is_down_for_long_is_credited() {
    let mut chat = game();
    run(&mut chat, 7_200 - 120 - 60);
    connect(&mut chat, false);
    run(&mut chat, 3_600);
    assert!(is_live(&mut chat));
    connect(&mut chat, true);
    // Whatever was said meanwhile is heard first.
    run(&mut chat, 30);
    assert!(chat.say("ann", "board").contains("ann’s time runs out in 28 seconds, on 21 Nov 2026 at 03:00 UTC."));
    run(&mut chat, 30);
    assert!(!is_live(&mut chat));
}

#[test]
fn a_flag_due_while_the_platform_is_down_for_a_moment_falls() {
    let mut chat = game();
    run(&mut chat, 7_200 - 120 - 30);
    connect(&mut chat, false);
    run(&mut chat, 30);
    assert!(is_live(&mut chat));
    connect(&mut chat, true);
    run(&mut chat, 60);
    assert!(!is_live(&mut chat));
}

#[test]
fn another_platforms_outage_helps_nobody_here() {
    let mut chat = game();
    let at = chat.at();
    chat.club.connected(&[("elsewhere", false)], at).unwrap();
    run(&mut chat, 7_200 - 120 + 30);
    assert!(!is_live(&mut chat));
}

#[test]
fn what_two_outages_share_is_credited_once() {
    let mut chat = game();
    connect(&mut chat, false);
    run(&mut chat, 1_800);
    // The program ends, and begins again an hour later; the platform is back after another half hour.
    chat.now += HOUR;
    live(&mut chat);
    run(&mut chat, 1_800);
    connect(&mut chat, true);
    assert!(
        chat.say("ann", "board").contains("ann’s time runs out in 1 hour and 58 minutes, on 21 Nov 2026 at 04:00 UTC.")
    );
}

/// Days in which the program does not run, after which it hears what was said meanwhile.
fn stop_for(chat: &mut Chat, days: i64) {
    let at = chat.at();
    chat.club.tick(at).unwrap();
    chat.now += days * 24 * HOUR;
    live(chat);
    run(chat, 30);
}

/// Days in which the program runs and nobody says anything.
fn run_days(chat: &mut Chat, days: i64) {
    for _ in 0..days * 24 * 60 {
        chat.now += 60 * SECOND;
        live(chat);
    }
    run(chat, 30);
}

fn board(chat: &mut Chat) -> String {
    chat.say("bob", "board #1")
}

#[test]
fn the_time_to_claim_a_game_does_not_run_out_while_the_program_does_not_run() {
    let mut chat = Chat::new();
    live(&mut chat);
    chat.script("ann: challenge bob chifoumi first clock:2h unrated\nbob: accept\nann: c2-c3\nbob: c6-c5");
    run(&mut chat, 7_200);
    stop_for(&mut chat, 60);
    run(&mut chat, 120);
    assert!(is_live(&mut chat), "{}", board(&mut chat));
    run_days(&mut chat, 29);
    assert!(is_live(&mut chat));
    run_days(&mut chat, 1);
    assert!(board(&mut chat).contains("nobody kept playing"), "{}", board(&mut chat));
}

fn is_asked(chat: &mut Chat) -> bool {
    chat.club.store().read().unwrap().due_at(DueKind::new("idle-closes"), 1).unwrap().is_some()
}

#[test]
fn a_game_is_not_idle_while_the_program_does_not_run() {
    let mut chat = Chat::new();
    live(&mut chat);
    chat.script("ann: challenge bob chifoumi first none\nbob: accept\nann: c2-c3\nbob: c6-c5");
    chat.script("ann: hours 0-24");
    stop_for(&mut chat, 60);
    run_days(&mut chat, 29);
    assert!(!is_asked(&mut chat));
    run_days(&mut chat, 1);
    assert!(is_asked(&mut chat));
    run_days(&mut chat, 7);
    stop_for(&mut chat, 60);
    run_days(&mut chat, 6);
    assert!(is_live(&mut chat), "{}", board(&mut chat));
    run_days(&mut chat, 1);
    assert!(board(&mut chat).contains("nobody kept playing"), "{}", board(&mut chat));
}

#[test]
fn an_outage_after_a_game_was_asked_about_late_counts_for_nobody() {
    let mut chat = Chat::new();
    live(&mut chat);
    chat.script("ann: challenge bob chifoumi first none\nbob: accept\nann: c2-c3\nbob: c6-c5");
    run_days(&mut chat, 30);
    assert!(!is_asked(&mut chat), "it is night");
    run(&mut chat, 8 * 3_600);
    assert!(is_asked(&mut chat));
    run_days(&mut chat, 7);
    chat.now += 5 * HOUR;
    live(&mut chat);
    run_days(&mut chat, 6);
    run(&mut chat, 23 * 3_600);
    assert!(is_live(&mut chat));
    run(&mut chat, 2 * 3_600);
    assert!(board(&mut chat).contains("nobody kept playing"), "{}", board(&mut chat));
}

#[test]
fn a_game_in_which_somebody_played_after_all_is_asked_about_anew() {
    let mut chat = Chat::new();
    live(&mut chat);
    chat.script("ann: challenge bob chifoumi first none\nbob: accept\nann: hours 0-24\nbob: hours 0-24\nann: c2-c3");
    live(&mut chat);
    run_days(&mut chat, 30);
    assert!(is_asked(&mut chat));
    chat.script("bob: c6-c5");
    // So long nothing is looked after.
    run_days(&mut chat, 50);
    assert!(is_live(&mut chat) && is_asked(&mut chat), "{}", board(&mut chat));
    run_days(&mut chat, 14);
    assert!(board(&mut chat).contains("nobody kept playing"), "{}", board(&mut chat));
}

#[test]
fn a_challenge_does_not_run_out_while_the_program_does_not_run() {
    let mut chat = Chat::new();
    live(&mut chat);
    chat.script("ann: challenge bob chifoumi first\nann: challenge cas chifoumi first");
    stop_for(&mut chat, 60);
    run(&mut chat, 3_600);
    assert!(chat.say("bob", "accept").contains("#1"));
    run_days(&mut chat, 14);
    let refused = chat.say("cas", "accept #2");
    assert!(refused.contains("#2 has expired"), "{refused}");
}

#[test]
fn others_challenges_run_out_however_many_wait_for_a_platform() {
    let mut chat = Chat::new();
    live(&mut chat);
    connect(&mut chat, true);
    chat.script("ann: challenge bob chifoumi first");
    let mut request = chat.request("cas", "challenge dan chifoumi first");
    request.origin.platform = "elsewhere";
    chat.handle(&request);
    let expires_at = chat.at() + SignedDuration::from_mins(2);
    let tx = chat.club.store().begin().unwrap();
    let [here, there] = [1, 2].map(|id| tx.offer(id).unwrap().unwrap());
    for _ in 0..500 {
        tx.add_offer(&Offer { expires_at, ..here.clone() }).unwrap();
    }
    let there = tx.add_offer(&Offer { expires_at: expires_at + SignedDuration::from_secs(1), ..there }).unwrap();
    tx.commit().unwrap();
    connect(&mut chat, false);
    run(&mut chat, 240);
    let tx = chat.club.store().read().unwrap();
    assert_eq!(tx.offer(there).unwrap().unwrap().state, OfferState::Expired);
    assert_eq!(tx.offer(there - 1).unwrap().unwrap().state, OfferState::Open);
}
