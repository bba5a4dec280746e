//! What somebody gains who wants a high rating and not to play well: the most that each trick brings, as
//! `docs/ratings.md` has it.

use parlour::club::Limits;

use crate::support::Chat;

/// How many games each farm plays.
const GAMES: usize = 30;

fn chat() -> Chat {
    Chat::with(Limits { requests_per_minute: 1_000, ..Limits::default() })
}

/// A rated game that the first beats the second in.
fn beat(chat: &mut Chat, [winner, loser]: [&str; 2]) {
    chat.say(loser, "games");
    chat.script(&format!("{winner}: challenge {loser} chifoumi first\n{loser}: accept"));
    for (who, action) in [winner, loser].into_iter().cycle().zip(["c2-c3", "c6-c5", "e2-e3", "e6-e5"]) {
        chat.say(who, action);
    }
    chat.say(loser, "resign yes");
}

/// Somebody's rating in all games, and whether it is provisional.
fn rating(chat: &mut Chat, who: &str) -> (i64, bool) {
    let text = chat.say(who, "profile");
    let (_, rest) = text.split_once("all games: ").unwrap();
    let line = rest.lines().next().unwrap();
    (line.split([',', ' ']).next().unwrap().parse().unwrap(), line.contains("provisional"))
}

fn over_one_friend() -> (i64, bool) {
    let mut chat = chat();
    (0..GAMES).for_each(|_| beat(&mut chat, ["ann", "bob"]));
    rating(&mut chat, "ann")
}

fn over_one_who_is_forgotten_each_time() -> (i64, bool) {
    let mut chat = chat();
    for _ in 0..GAMES {
        beat(&mut chat, ["ann", "bob"]);
        chat.say("bob", "forget me yes");
    }
    rating(&mut chat, "ann")
}

fn over_one_who_plays_another_before_being_forgotten() -> (i64, bool) {
    let mut chat = chat();
    for _ in 0..GAMES {
        beat(&mut chat, ["ann", "bob"]);
        beat(&mut chat, ["bob", "cas"]);
        chat.say("bob", "forget me yes");
    }
    rating(&mut chat, "ann")
}

fn over_new_accounts() -> (i64, bool) {
    let mut chat = chat();
    (0..GAMES).for_each(|game| beat(&mut chat, ["ann", &format!("new{game}")]));
    rating(&mut chat, "ann")
}

fn over_new_accounts_that_have_met_each_other() -> (i64, bool) {
    let mut chat = chat();
    for game in 0..GAMES {
        let own = [format!("new{game}"), format!("new{}", game + 1)];
        beat(&mut chat, [&own[1], &own[0]]);
        beat(&mut chat, ["ann", &own[0]]);
    }
    rating(&mut chat, "ann")
}

fn over_three_friends_who_play_nobody_else() -> (i64, bool) {
    let mut chat = chat();
    (0..40).for_each(|_| ["bob", "cas", "dan"].into_iter().for_each(|friend| beat(&mut chat, ["ann", friend])));
    rating(&mut chat, "ann")
}

fn over_three_friends_who_have_met_each_other() -> (i64, bool) {
    let mut chat = chat();
    [["bob", "cas"], ["cas", "dan"], ["dan", "bob"]].into_iter().for_each(|pair| beat(&mut chat, pair));
    (0..40).for_each(|_| ["bob", "cas", "dan"].into_iter().for_each(|friend| beat(&mut chat, ["ann", friend])));
    rating(&mut chat, "ann")
}

fn over_the_computer() -> (i64, bool) {
    let mut chat = chat();
    chat.script("ann: challenge computer chifoumi level:1");
    assert!(chat.say("ann", "profile").contains("No rated games yet."));
    (1_500, true)
}

/// Farms in a new club, and says what rating that gave and whether it is provisional.
type Farm = fn() -> (i64, bool);

#[test]
fn no_farm_yields_more_than_the_page_of_ratings_says() {
    let page = include_str!("../../../docs/ratings.md");
    let farms: [(&str, Farm); 8] = [
        ("thirty wins over one friend", over_one_friend),
        ("thirty wins over a friend who asks to be forgotten after each", over_one_who_is_forgotten_each_time),
        ("the same, and the friend plays somebody else before", over_one_who_plays_another_before_being_forgotten),
        ("thirty wins over thirty new accounts", over_new_accounts),
        (
            "thirty wins over thirty new accounts that have also played each other",
            over_new_accounts_that_have_met_each_other,
        ),
        ("forty wins over each of three friends who play nobody else", over_three_friends_who_play_nobody_else),
        (
            "forty wins over each of three friends who have also played each other",
            over_three_friends_who_have_met_each_other,
        ),
        ("wins over the computer", over_the_computer),
    ];
    let rows = farms.map(|(trick, farm)| {
        let (rating, provisional) = farm();
        format!("| {trick} | {rating} | {} |", if provisional { "yes" } else { "no" })
    });
    let missing: Vec<&String> = rows.iter().filter(|row| !page.lines().any(|line| line == *row)).collect();
    assert!(missing.is_empty(), "docs/ratings.md says otherwise: {missing:#?}");
}

/// Whoever welcomes newcomers gains little by them, but they lose no less than against anybody else.
#[test]
fn newcomers_ratings_move_in_full_whomever_they_meet_first() {
    let mut chat = chat();
    for newcomer in ["bob", "cas", "dan"] {
        beat(&mut chat, [newcomer, "ann"]);
        chat.now += 1;
    }
    assert!(rating(&mut chat, "dan").0 > 1_600);
}
