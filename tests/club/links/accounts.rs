//! One person with several accounts: how they are joined and parted, and what others hear of it.

use parlour::club::{Audience, Letter, Limits, Origin, Place, Request};
use parlour::store::{RatingKey, RatingScope};

use crate::support::{Chat, buttons, direct, due, is_to_account, letters, place, words};

/// Another platform than that of the usual chat.
pub const ABROAD: &str = "abroad";

/// The code in a letter.
pub fn code_in(letter: &Letter) -> String {
    let text = words(letter).join("\n");
    let is_code = |word: &&str| word.len() == 9 && word.as_bytes()[4] == b'-';
    let code = text.split([' ', ',', '.', '“', '”']).find(is_code);
    code.unwrap_or_else(|| panic!("there is no code in “{text}”")).to_owned()
}

pub fn chat() -> Chat {
    Chat::with(Limits { requests_per_minute: 1_000, ping_wait_seconds: 0, ..Limits::default() })
}

/// What somebody says on the other platform, in their conversation with Parlour there or in a place, is answered.
pub fn abroad(chat: &mut Chat, place: Option<Place>, who: &str, line: &str) -> String {
    let request = chat.request(who, line);
    let place = place.unwrap_or_else(|| direct(who));
    let origin = Origin { platform: ABROAD, ..request.origin };
    let answer = chat.handle(&Request { origin, place, ..request });
    letters(answer).iter().flat_map(words).collect::<Vec<_>>().join("\n")
}

/// The same on the usual one, in somebody's conversation with Parlour.
pub fn alone(chat: &mut Chat, who: &str, line: &str) -> String {
    chat.letters_alone(who, line).iter().flat_map(words).collect::<Vec<_>>().join("\n")
}

/// The code that somebody gets on the usual platform.
pub fn code(chat: &mut Chat, who: &str) -> String {
    code_in(&chat.letters_alone(who, "link")[0])
}

/// Makes an account here and one of the same name on the other platform one person's.
pub fn link(chat: &mut Chat, here: &str, there: &str) {
    let code = code(chat, here);
    assert!(abroad(chat, None, there, &format!("link {code}")).starts_with("Is “"));
    assert!(confirmed(|line| abroad(chat, None, there, line)).starts_with("Confirmed. "));
    assert!(confirmed(|line| alone(chat, here, line)).contains("are one player now."));
}

/// What somebody hears who asks what there is to confirm, and confirms that.
pub fn confirmed(mut say: impl FnMut(&str) -> String) -> String {
    let asked = say("link confirm");
    match word_in(&asked) {
        Some(word) => say(&format!("link confirm {word}")),
        None => asked,
    }
}

/// The word in a question.
pub fn word_in(asked: &str) -> Option<String> {
    let is_word = |word: &&str| word.len() == 9 && word.as_bytes()[4] == b'-' && word.to_uppercase() == **word;
    asked.split([' ', ',', '.', '“', '”']).find(is_word).map(str::to_owned)
}

/// What was written to an account on the other platform, the latest last.
fn written_abroad(chat: &mut Chat, who: &str) -> Vec<Letter> {
    let at = chat.at();
    let written = due(&mut chat.club, ABROAD, at).into_iter().map(|(_, outgoing)| outgoing.letter);
    written.filter(|letter| is_to_account(letter, who)).collect()
}

/// A rated game that the first beats the second in, here.
pub fn beat(chat: &mut Chat, [winner, loser]: [&str; 2]) {
    chat.script(&format!("{winner}: challenge {loser} chifoumi first\n{loser}: accept"));
    for (who, action) in [winner, loser].into_iter().cycle().zip(["c2-c3", "c6-c5", "e2-e3", "e6-e5"]) {
        chat.say(who, action);
    }
    chat.say(loser, "resign yes");
}

/// The same on the other platform, where the first is of this name.
pub fn beat_abroad(chat: &mut Chat, [winner, loser]: [&str; 2]) {
    let room = || Some(place("there"));
    for (who, line) in [(winner, format!("challenge {loser} chifoumi first")), (loser, "accept".to_owned())] {
        abroad(chat, room(), who, &line);
    }
    for (who, action) in [winner, loser].into_iter().cycle().zip(["c2-c3", "c6-c5", "e2-e3", "e6-e5"]) {
        abroad(chat, room(), who, action);
    }
    let over = abroad(chat, room(), loser, "resign yes");
    assert!(over.contains("resigned") || over.contains("wins"), "{over}");
}

/// How many people the ranking of everybody has, with everything computed that is to be.
pub fn ranked(chat: &mut Chat) -> Vec<(String, u32, u32)> {
    chat.wait("1s");
    let tx = chat.club.store().read().unwrap();
    assert_eq!(tx.rerating().unwrap(), None);
    let everyone = RatingKey { scope: RatingScope::Everywhere, game: None };
    let ranking = tx.ranking(everyone, jiff::Timestamp::MIN, 0..100).unwrap();
    let mut ranked: Vec<_> =
        ranking.into_iter().map(|(row, account)| (account.name, row.score.wins, row.score.losses)).collect();
    ranked.sort();
    ranked
}

#[test]
fn a_code_is_given_only_in_a_direct_conversation_and_never_twice() {
    let mut chat = chat();
    let refused = chat.say("ann", "link");
    assert_eq!(refused, "This is between you and me. Say “link” in our direct conversation.");
    let [first] = &chat.letters_alone("ann", "link")[..] else { panic!() };
    assert_eq!(first.audience, Audience::AskerAlone);
    let [second] = &chat.letters_alone("ann", "link")[..] else { panic!() };
    assert_ne!(code_in(first), code_in(second));
    // The earlier one is of no use then.
    let typed = format!("link {}", code_in(first));
    assert!(abroad(&mut chat, None, "ann", &typed).starts_with("I don’t know this code."));
}

#[test]
fn two_accounts_become_one_player_once_each_has_confirmed_where_nobody_else_reads() {
    let mut chat = chat();
    let code = code(&mut chat, "ann");
    // Whoever types it elsewhere hears where to, and nothing happens.
    let told = abroad(&mut chat, Some(place("there")), "ann", &format!("link {code}"));
    assert!(told.starts_with("This is between you and me."), "{told}");
    let asked = abroad(&mut chat, None, "anna", &format!("link {code}"));
    assert!(asked.starts_with("Is “ann” (account id-ann) on console your account, too?"), "{asked}");
    let own = chat.last_letter();
    assert!(is_to_account(&own, "ann"), "{own:?}");
    assert!(words(&own)[0].starts_with("Is “anna” (account id-anna) on abroad your account, too?"), "{own:?}");
    let confirm = format!("link confirm {}", word_in(&words(&own).join("\n")).unwrap());
    assert_eq!(buttons(&own), [confirm.as_str(), "link cancel"]);
    let overheard = abroad(&mut chat, Some(place("there")), "anna", "link confirm");
    assert!(overheard.starts_with("This is between you and me. Say “link confirm” in"), "{overheard}");
    let again = abroad(&mut chat, None, "anna", "link confirm");
    assert_eq!(again, asked, "nobody confirms what isn’t named");
    // The one that has confirmed can't confirm for the other.
    for _ in 0..2 {
        assert!(abroad(&mut chat, None, "anna", &confirm).starts_with("Confirmed. Now confirm it with “ann”"));
    }
    assert_eq!(alone(&mut chat, "ann", "unlink"), "This account isn’t linked to another one. “link” does that.");
    let done = alone(&mut chat, "ann", &confirm);
    assert!(done.starts_with("You and “anna” (account id-anna) on abroad are one player now."), "{done}");
    let told = written_abroad(&mut chat, "anna").pop().unwrap();
    assert!(words(&told)[0].starts_with("You and “ann” (account id-ann) on console are one player now."), "{told:?}");
    // It is done once.
    assert!(alone(&mut chat, "ann", "link confirm").starts_with("Nothing waits for you to confirm."));
    let code = self::code(&mut chat, "ann");
    assert_eq!(abroad(&mut chat, None, "anna", &format!("link {code}")), "These two accounts are one player already.");
}

#[test]
fn a_code_can_be_used_once_within_its_time_and_by_another_account() {
    let mut chat = chat();
    let own = code(&mut chat, "ann");
    let wrong = "I don’t know this code. It may be mistyped, used or too old. Ask for a new one.";
    assert!(alone(&mut chat, "ann", &format!("link {own}")).starts_with("This is this account’s own code."));
    chat.now += 11 * 60_000;
    assert_eq!(abroad(&mut chat, None, "ann", &format!("link {own}")), wrong);
    let own = code(&mut chat, "ann");
    // However it is typed.
    let typed = own.to_lowercase().replace('-', "");
    assert!(abroad(&mut chat, None, "ann", &format!("link {typed}")).starts_with("Is “ann”"));
    assert_eq!(abroad(&mut chat, None, "dan", &format!("link {own}")), wrong, "it was used");
    assert!(abroad(&mut chat, None, "dan", "link confirm").starts_with("Nothing waits for you to confirm."));
    // Those who don't confirm in time stay two.
    assert!(confirmed(|line| alone(&mut chat, "ann", line)).starts_with("Confirmed."));
    chat.now += 61 * 60_000;
    assert!(abroad(&mut chat, None, "ann", "link confirm").starts_with("Nothing waits for you to confirm."));
    assert!(alone(&mut chat, "ann", "link sesame").starts_with("“sesame” isn’t a code."));
}

#[test]
fn nobody_guesses_a_code() {
    let mut chat = chat();
    let code = code(&mut chat, "ann");
    for attempt in 0..10 {
        let guess = format!("link AAAA-AAA{}", char::from(b'A' + attempt));
        assert!(abroad(&mut chat, None, "dan", &guess).starts_with("I don’t know this code."));
    }
    let too_many = "That’s too many wrong codes. Try again in an hour.";
    assert_eq!(abroad(&mut chat, None, "dan", &format!("link {code}")), too_many, "not even the right one");
    // That counts for the account, not for everybody.
    assert!(abroad(&mut chat, None, "ann", &format!("link {code}")).starts_with("Is “ann”"));
    chat.now += 61 * 60_000;
    assert!(abroad(&mut chat, None, "dan", "link AAAA-AAAA").starts_with("I don’t know this code."));
}

#[test]
fn whoever_is_tricked_into_typing_a_code_is_told_whose_it_is_and_says_no() {
    let mut chat = chat();
    // Somebody who calls themselves like their victim hands a code around.
    let code = code(&mut chat, "mallory");
    let asked = abroad(&mut chat, None, "ann", &format!("link {code}"));
    assert!(asked.contains("“mallory” (account id-mallory) on console"), "{asked}");
    assert!(asked.contains("somebody is trying to trick you"), "{asked}");
    assert!(confirmed(|line| alone(&mut chat, "mallory", line)).starts_with("Confirmed."));
    let no = abroad(&mut chat, None, "ann", "link cancel");
    assert!(no.starts_with("You and “mallory” (account id-mallory) on console stay two players."), "{no}");
    assert!(alone(&mut chat, "mallory", "link confirm").starts_with("Nothing waits for you to confirm."));
    assert!(alone(&mut chat, "mallory", "unlink").starts_with("This account isn’t linked"));
}

#[test]
fn who_has_played_the_other_or_sits_in_the_same_tournament_stays_apart() {
    let mut chat = chat();
    chat.script("ann: challenge bob chifoumi");
    let code = code(&mut chat, "ann");
    let refused = alone(&mut chat, "bob", &format!("link {code}"));
    assert!(refused.starts_with("One of these accounts has challenged the other. Withdraw challenge #1 first"));
    chat.script("bob: accept");
    let refused = alone(&mut chat, "bob", &format!("link {code}"));
    assert_eq!(refused, "These two accounts have played each other in game #1, so they stay two players.");
    let id = chat.letters("cas", "tournament open league chifoumi")[0].about.unwrap();
    chat.script(&format!("cas: tournament join #{id}\ndan: tournament join #{id}"));
    let code = self::code(&mut chat, "cas");
    let refused = alone(&mut chat, "dan", &format!("link {code}"));
    assert_eq!(refused, format!("These two accounts are both in tournament #{id}, so they stay two players."));
    // Also if they met after the code was typed.
    let code = self::code(&mut chat, "eve");
    alone(&mut chat, "fay", &format!("link {code}"));
    confirmed(|line| alone(&mut chat, "fay", line));
    chat.letters("eve", "challenge open fursaz");
    let open = chat.last_letter().about;
    chat.letters("fay", "accept");
    let refused = confirmed(|line| alone(&mut chat, "eve", line));
    assert!(refused.starts_with("These two accounts have played each other in game #"), "{refused} {open:?}");
}

#[test]
fn nobody_gets_more_time_by_the_vacation_of_another_account() {
    let mut chat = chat();
    chat.script("ann: settings vacations off\nann: challenge bob chifoumi first 3d\nbob: accept");
    chat.wait("2d22h");
    abroad(&mut chat, None, "anna", "vacation 20d");
    let code = code(&mut chat, "ann");
    abroad(&mut chat, None, "anna", &format!("link {code}"));
    confirmed(|line| abroad(&mut chat, None, "anna", line));
    let refused = confirmed(|line| alone(&mut chat, "ann", line));
    assert!(refused.starts_with("One of these accounts is on vacation"), "{refused}");
    // It ends, but it still covers a part of the turn.
    chat.wait("30m");
    abroad(&mut chat, None, "anna", "vacation off");
    let refused = confirmed(|line| alone(&mut chat, "ann", line));
    assert!(refused.starts_with("One of these accounts is on vacation"), "{refused}");
    chat.say("ann", "c2-c3");
    assert!(confirmed(|line| alone(&mut chat, "ann", line)).contains("are one player now."));
}

#[test]
fn ratings_follow_from_the_games_of_both_and_come_back_when_they_part() {
    let mut chat = chat();
    for name in ["ann", "bob", "cas"] {
        chat.letters(name, "games");
        abroad(&mut chat, Some(place("there")), &format!("{name}2"), "games");
    }
    beat(&mut chat, ["ann", "bob"]);
    beat_abroad(&mut chat, ["id-ann2", "id-bob2"].map(|id| &id[3..]));
    beat(&mut chat, ["cas", "ann"]);
    let before = ranked(&mut chat);
    let of = |name: &str, wins, losses| (name.to_owned(), wins, losses);
    assert_eq!(before, [of("ann", 1, 1), of("ann2", 1, 0), of("bob", 0, 1), of("bob2", 0, 1), of("cas", 1, 0)]);
    link(&mut chat, "ann", "ann2");
    assert_eq!(ranked(&mut chat), [of("ann", 2, 1), of("bob", 0, 1), of("bob2", 0, 1), of("cas", 1, 0)]);
    beat_abroad(&mut chat, ["bob2", "ann2"]);
    assert_eq!(ranked(&mut chat), [of("ann", 2, 2), of("bob", 0, 1), of("bob2", 1, 1), of("cas", 1, 0)]);
    assert!(alone(&mut chat, "ann", "unlink").contains("apart from “ann2” (account id-ann2) on abroad?"));
    let parted = alone(&mut chat, "ann", "unlink yes");
    assert!(parted.starts_with("This account is a player of its own now."), "{parted}");
    let after = ranked(&mut chat);
    assert_eq!(after, [of("ann", 1, 1), of("ann2", 1, 1), of("bob", 0, 1), of("bob2", 1, 1), of("cas", 1, 0)]);
}

#[test]
fn settings_of_the_older_account_win_and_those_of_the_younger_come_back() {
    let mut chat = chat();
    alone(&mut chat, "ann", "settings theme dark");
    abroad(&mut chat, None, "ann", "settings theme contrast");
    let theme = |said: String| said.split("theme").nth(1).unwrap_or_default().split(',').next().unwrap().to_owned();
    link(&mut chat, "ann", "ann");
    let both = [abroad(&mut chat, None, "ann", "settings theme"), alone(&mut chat, "ann", "settings theme")];
    assert!(both.iter().all(|said| said.contains("dark")), "{both:?}");
    abroad(&mut chat, None, "ann", "unlink yes");
    let both = [abroad(&mut chat, None, "ann", "settings theme"), alone(&mut chat, "ann", "settings theme")];
    assert!(both[0].contains("contrast") && both[1].contains("dark"), "{:?}", both.map(theme));
}

#[test]
fn a_person_plays_on_with_any_account() {
    let mut chat = chat();
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    link(&mut chat, "ann", "ann");
    let played = abroad(&mut chat, None, "ann", "move #1 c2-c3");
    assert!(played.contains("c2-c3"), "{played}");
    assert!(abroad(&mut chat, None, "ann", "games").contains("#1"));
    // Others there have no idea of it.
    assert!(abroad(&mut chat, Some(place("there")), "dan", "board #1").contains("#1"), "as if there were none");
    abroad(&mut chat, None, "ann", "unlink yes");
    chat.script("bob: c6-c5");
    assert!(!abroad(&mut chat, None, "ann", "games").contains("#1"));
    assert!(chat.say("ann", "e2-e3").contains("e2-e3"));
}

#[test]
fn blocks_hold_for_all_accounts_and_still_do_when_they_part() {
    let mut chat = chat();
    for name in ["ann", "bob", "eve"] {
        abroad(&mut chat, Some(place("there")), name, "games");
        chat.letters(name, "games");
    }
    // bob blocks ann here; there he is another one, until he says that he isn't.
    chat.script("bob: block ann");
    link(&mut chat, "bob", "bob");
    link(&mut chat, "ann", "ann");
    let refused = abroad(&mut chat, Some(place("there")), "ann", "challenge bob chifoumi");
    assert_eq!(refused, "bob doesn’t take challenges from you.");
    // Whoever is blocked as one person can't part to get around it.
    abroad(&mut chat, Some(place("there")), "eve", "block ann");
    alone(&mut chat, "ann", "unlink yes");
    let tx = chat.club.store().read().unwrap();
    let person = |platform: &str, name: &str| tx.account(platform, &format!("id-{name}")).unwrap().unwrap().person_id;
    let eve = person(ABROAD, "eve");
    assert!(tx.blocks(eve, person("console", "ann")).unwrap());
    assert!(tx.blocks(eve, person(ABROAD, "ann")).unwrap());
    assert!(!tx.blocks(person("console", "eve"), person("console", "ann")).unwrap());
}

#[test]
fn a_ban_holds_for_every_account_of_a_person_and_so_does_its_end() {
    let mut chat = chat();
    for name in ["bob", "cas"] {
        chat.letters(name, "games");
    }
    let code = code(&mut chat, "bob");
    alone(&mut chat, "cas", &format!("link {code}"));
    confirmed(|line| alone(&mut chat, "cas", line));
    confirmed(|line| alone(&mut chat, "bob", line));
    chat.script("ann: ban bob yes stalls");
    let refused = chat.say("cas", "challenge open chifoumi");
    assert!(refused.contains("ban"), "{refused}");
    alone(&mut chat, "cas", "unlink yes");
    assert_eq!(chat.say("cas", "challenge open chifoumi"), refused, "also apart");
    chat.script("ann: ban cas off");
    assert_ne!(chat.say("cas", "challenge open chifoumi"), refused);
    assert_eq!(chat.say("bob", "challenge open chifoumi"), refused);
}

#[test]
fn forget_is_about_the_account_that_asks_and_forget_all_about_all_that_confirm() {
    let mut chat = chat();
    beat(&mut chat, ["ann", "bob"]);
    abroad(&mut chat, None, "ann", "settings theme contrast");
    link(&mut chat, "ann", "ann");
    // Where others read, nobody hears of the other account.
    let asked = chat.say("ann", "forget me");
    assert!(!asked.contains("account id-ann"), "{asked}");
    let asked = alone(&mut chat, "ann", "forget me");
    assert!(asked.contains("I forget only this account."), "{asked}");
    assert!(abroad(&mut chat, None, "ann", "forget me yes").starts_with("I’ve forgotten you."));
    assert_eq!(ranked(&mut chat).len(), 2, "the games of the other account stay");
    assert!(alone(&mut chat, "ann", "profile").contains("1 won"), "and so does its owner");
    // It comes back as a new one.
    link(&mut chat, "ann", "ann");
    let asked = alone(&mut chat, "ann", "forget all");
    assert!(asked.contains("Do you want me to forget all your accounts"), "{asked}");
    let waits = alone(&mut chat, "ann", "forget all yes");
    assert!(waits.starts_with("I wait until you have confirmed it with “ann” (account id-ann) on abroad"), "{waits}");
    let told = written_abroad(&mut chat, "ann").pop().unwrap();
    assert!(words(&told)[0].contains("asked me to forget all your linked accounts"), "{told:?}");
    assert!(abroad(&mut chat, None, "ann", "forget all yes").starts_with("I’ve forgotten you."));
    assert_eq!(ranked(&mut chat).len(), 1);
    assert!(alone(&mut chat, "ann", "unlink").starts_with("This account isn’t linked"));
    assert!(chat.club.store().defects().unwrap().is_empty());
}

#[test]
fn a_list_names_people_as_they_are_known_there() {
    let mut chat = chat();
    for name in ["ann", "bob"] {
        chat.letters(name, "games");
    }
    abroad(&mut chat, Some(place("there")), "zed", "games");
    abroad(&mut chat, Some(place("there")), "yan", "games");
    link(&mut chat, "ann", "zed");
    beat_abroad(&mut chat, ["zed", "yan"]);
    ranked(&mut chat);
    let list = abroad(&mut chat, Some(place("there")), "yan", "leaderboard chifoumi");
    assert!(list.contains("zed") && !list.contains("ann"), "{list}");
    let blocked = abroad(&mut chat, Some(place("there")), "yan", "block zed");
    assert!(!blocked.contains("ann"));
    let list = abroad(&mut chat, Some(place("there")), "yan", "block");
    assert!(list.contains("zed") && !list.contains("ann"), "{list}");
}

#[test]
fn a_player_who_acts_from_another_account_is_named_by_the_one_that_sits_there() {
    let mut chat = chat();
    chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: c2-c3\nbob: c6-c5");
    link(&mut chat, "bob", "zed");
    let as_bob = |chat: &mut Chat, line: &str| {
        let told = abroad(chat, None, "zed", line);
        let at = chat.at();
        let seen = words(&due(&mut chat.club, "console", at).pop().unwrap().1.letter).join("\n");
        assert!(!told.contains("zed"), "{line}: {told}");
        assert!(seen.contains("bob") && !seen.contains("zed"), "{line}: {seen}");
    };
    as_bob(&mut chat, "takeback #1");
    as_bob(&mut chat, "withdraw #1");
    chat.letters("ann", "draw #1");
    as_bob(&mut chat, "decline #1");
    chat.letters("ann", "takeback #1");
    as_bob(&mut chat, "accept #1");
    as_bob(&mut chat, "resign #1 yes");
}

#[test]
fn an_offer_to_one_account_is_taken_up_for_it_from_another() {
    let mut chat = chat();
    chat.script("ann: games\nbob: games\nann: challenge bob chifoumi first");
    link(&mut chat, "bob", "zed");
    abroad(&mut chat, None, "zed", "accept #1");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: e2-e3\nbob: e6-e5\nann: resign yes");
    abroad(&mut chat, None, "zed", "rematch #1");
    chat.letters("ann", "accept");
    let tx = chat.club.store().read().unwrap();
    let seated = |id: i64| tx.game(id).unwrap().unwrap().seats.map(|seat| seat.name);
    assert_eq!((seated(1), seated(2)), (["ann", "bob"].map(String::from), ["bob", "ann"].map(String::from)));
}

#[test]
fn whoever_asks_to_be_forgotten_while_they_play_hears_only_of_this_accounts_tournaments() {
    let mut chat = chat();
    let room = || Some(place("there"));
    abroad(&mut chat, room(), "yan", "tournament open league chifoumi");
    for who in ["yan", "zed"] {
        abroad(&mut chat, room(), who, "tournament join #1");
    }
    abroad(&mut chat, room(), "yan", "tournament start #1");
    link(&mut chat, "ann", "zed");
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    // The other account hears of it.
    assert!(abroad(&mut chat, room(), "zed", "forget me").contains("#1"));
    let refused = chat.say("ann", "forget me");
    assert!(refused.contains('#') && !refused.contains("#1"), "{refused}");
}

#[test]
fn where_others_read_nobody_hears_of_the_games_of_another_account() {
    let mut chat = chat();
    let room = || Some(place("there"));
    chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: challenge bob fursaz");
    abroad(&mut chat, room(), "zed", "games");
    link(&mut chat, "bob", "zed");
    let listed = abroad(&mut chat, room(), "zed", "games");
    assert!(listed.starts_with("No games and no challenges."), "{listed}");
    let refused = abroad(&mut chat, room(), "zed", "resign");
    assert!(refused.starts_with("You have no game here."), "{refused}");
    // Alone with the program, and by the account that plays, they are listed.
    let listed = abroad(&mut chat, None, "zed", "games");
    assert!(listed.contains("#1") && listed.contains("#2"), "{listed}");
    let listed = chat.say("bob", "games");
    assert!(listed.contains("#1") && listed.contains("#2"), "{listed}");
}

#[test]
fn a_confirmation_is_of_the_account_in_the_question_and_of_no_other() {
    let mut chat = chat();
    let code = self::code(&mut chat, "ann");
    let asked = abroad(&mut chat, None, "anna", &format!("link {code}"));
    let stale = format!("link confirm {}", word_in(&asked).unwrap());
    // Before anna has said so, somebody else has her type another code.
    let code = self::code(&mut chat, "mallory");
    abroad(&mut chat, None, "anna", &format!("link {code}"));
    assert!(confirmed(|line| alone(&mut chat, "mallory", line)).starts_with("Confirmed."));
    let refused = abroad(&mut chat, None, "anna", &stale);
    assert!(refused.starts_with("That was about another account. Now I ask whether “mallory”"), "{refused}");
    assert!(refused.ends_with("“link confirm” shows you the question."), "{refused}");
    assert!(alone(&mut chat, "mallory", "unlink").starts_with("This account isn’t linked"));
    // What was asked once is over even if the same two accounts are asked about again.
    let code = self::code(&mut chat, "ann");
    abroad(&mut chat, None, "anna", &format!("link {code}"));
    assert!(abroad(&mut chat, None, "anna", &stale).starts_with("That was about another account."));
    assert!(confirmed(|line| abroad(&mut chat, None, "anna", line)).starts_with("Confirmed."));
    assert!(confirmed(|line| alone(&mut chat, "ann", line)).contains("“anna”"));
}

#[test]
fn blocks_are_listed_by_the_name_that_was_said_and_by_no_other_account() {
    let mut chat = chat();
    let room = || Some(place("there"));
    for name in ["zed", "yan"] {
        abroad(&mut chat, room(), name, "games");
    }
    chat.script("eve: games\ncas: games");
    abroad(&mut chat, room(), "yan", "block zed");
    // The older account, which yan has never met, is the person's first one.
    link(&mut chat, "eve", "zed");
    let listed = |chat: &mut Chat| {
        let exported = chat.club.store().read().unwrap();
        let yan = exported.account(ABROAD, "id-yan").unwrap().unwrap().person_id;
        let kept = exported.kept_of(yan, 0..1).unwrap()["blocked"].to_string();
        drop(exported);
        (abroad(chat, None, "yan", "block"), kept)
    };
    let before = listed(&mut chat);
    assert!(before.0.contains("zed") && !before.0.contains("eve"), "{before:?}");
    assert_eq!(before.1, "[{\"name\":\"zed\"}]");
    // Of the other account, nobody hears that it is blocked already, or that they are one.
    abroad(&mut chat, room(), "yan", "games");
    let answer = abroad(&mut chat, None, "yan", "block eve");
    assert!(answer.contains("don’t know anybody"), "{answer}");
    abroad(&mut chat, None, "zed", "unlink yes");
    assert_eq!(listed(&mut chat), before, "apart, they are blocked by the same name");
    let tx = chat.club.store().read().unwrap();
    let person = |platform: &str, id: &str| tx.account(platform, id).unwrap().unwrap().person_id;
    let (eve, yan) = (person("console", "id-eve"), person(ABROAD, "id-yan"));
    assert!(tx.blocks(yan, eve).unwrap());
    drop(tx);
    let answer = abroad(&mut chat, None, "yan", "unblock zed");
    assert!(answer.contains("zed") && !answer.contains("haven’t") && !answer.contains("don’t know"), "{answer}");
    let tx = chat.club.store().read().unwrap();
    assert!(!tx.blocks(yan, eve).unwrap(), "what held for both ends for both");
    assert_eq!(tx.blocked_by(yan).unwrap(), [0; 0]);
}

#[test]
fn a_stranger_is_nobody_whatever_is_asked_about_them() {
    let mut chat = chat();
    abroad(&mut chat, Some(place("there")), "bob", "games");
    abroad(&mut chat, Some(crate::support::abroad("elsewhere")), "eve", "games");
    for line in ["profile", "block", "unblock", "challenge"] {
        let game = if line == "challenge" { " chifoumi" } else { "" };
        let of = |chat: &mut Chat, id: &str| {
            let elsewhere = crate::support::abroad("elsewhere");
            let request = chat.request("eve", &format!("{line} {id}{game}"));
            let origin = Origin { platform: ABROAD, ..request.origin };
            let request = Request { origin, place: elsewhere, people: Vec::new(), ..request };
            let answer = letters(chat.handle(&request));
            answer.iter().flat_map(words).collect::<Vec<_>>().join("\n").replace(id, "X")
        };
        let (known, nobody) = (of(&mut chat, "id-bob"), of(&mut chat, "id-nobody"));
        assert_eq!(known, nobody, "{line}");
        assert!(known.contains("I don’t know anybody called “X” here."), "{line}: {known}");
    }
}

#[test]
fn what_another_account_has_played_or_was_offered_isnt_meant_where_others_read() {
    let mut chat = chat();
    let room = || Some(place("there"));
    for name in ["zed", "yan"] {
        abroad(&mut chat, room(), name, "games");
    }
    beat(&mut chat, ["ann", "bob"]);
    chat.script("bob: challenge ann fursaz");
    link(&mut chat, "ann", "zed");
    for line in ["analyse", "replay", "accept", "decline", "withdraw", "board"] {
        let told = abroad(&mut chat, room(), "zed", line);
        assert!(!told.contains("ann") && !told.contains("#1") && !told.contains("#2"), "{line}: {told}");
    }
    let told = abroad(&mut chat, room(), "zed", "accept #2");
    assert_eq!(told, abroad(&mut chat, room(), "zed", "accept #99").replace("#99", "#2"));
    // Alone with the program they are meant.
    let told = abroad(&mut chat, None, "zed", "accept");
    assert!(told.contains("#2"), "{told}");
}

#[test]
fn a_code_is_blanked_in_the_outbox_once_it_was_sent() {
    let mut chat = chat();
    let code = code(&mut chat, "ann");
    let body = |chat: &mut Chat| {
        let tx = chat.club.store().read().unwrap();
        let (event, count) = (format!("event-{}", 1), 1);
        let letters = tx.letters_of("console", &event).unwrap();
        assert_eq!(letters.len(), count);
        letters[0].body.clone()
    };
    assert!(body(&mut chat).contains(&code), "it has to be sent first");
    let (id, letter) = {
        let at = chat.at();
        due(&mut chat.club, "console", at)
            .into_iter()
            .map(|(waiting, outgoing)| (waiting.id, outgoing.letter))
            .next()
            .unwrap()
    };
    assert!(words(&letter).join(" ").contains(&code));
    let landed = parlour::club::Landed {
        channel: "direct".into(),
        message: Some("m".into()),
        seen_by: parlour::store::SeenBy::One,
        controls: None,
    };
    chat.club.sent(id, &landed).unwrap();
    let kept = body(&mut chat);
    assert!(!kept.contains(&code) && kept.contains("****-****") && !kept.contains("secret"), "{kept}");
    // The code itself still works, and so does a letter that was noted as sent twice.
    chat.club.sent(id, &landed).unwrap();
    assert!(abroad(&mut chat, None, "anna", &format!("link {code}")).starts_with("Is “ann”"));
}
