//! What somebody notes about a game, for themselves alone.

use parlour::club::{Audience, Request};
use parlour::store::Store;

use crate::links::accounts::{abroad, alone, link};
use crate::support::{Chat, lines, words};

#[test]
fn a_note_is_kept_in_private_shown_with_the_board_there_and_cleared() {
    let mut chat = Chat::in_the_middle();
    let kept = chat.letters_alone("ann", "note #1 I should have kept the center.").remove(0);
    assert_eq!(words(&kept), ["I’ve kept your note on #1. Only you can see it; “note #1” shows it."]);
    assert_eq!(kept.audience, Audience::AskerAlone);
    let shown = "#1 Chifoumi (basic): ann against bob, 4 actions\nYour note: I should have kept the center.";
    assert_eq!(alone(&mut chat, "ann", "note #1"), shown);
    for line in ["board #1", "board #1 turn 2"] {
        assert!(alone(&mut chat, "ann", line).contains("Your note: I should have kept the center."), "{line}");
        assert!(!chat.say("ann", line).contains("Your note"), "others read there: {line}");
        assert!(!alone(&mut chat, "bob", line).contains("Your note"), "it is ann's: {line}");
    }
    assert!(alone(&mut chat, "ann", "note #1 Clear center, lost tempo").starts_with("I’ve replaced your note on #1."));
    assert!(alone(&mut chat, "ann", "note #1").ends_with("Your note: Clear center, lost tempo"));
    assert_eq!(alone(&mut chat, "ann", "note #1 clear"), "I’ve deleted your note on #1.");
    assert!(alone(&mut chat, "ann", "note #1").starts_with("You have no note on #1."));
}

#[test]
fn a_note_is_refused_where_others_read_and_about_games_that_nobody_may_know() {
    let mut chat = Chat::in_the_middle();
    for line in ["note #1 a secret plan", "note #1", "note #1 clear"] {
        assert!(chat.say("ann", line).starts_with("Others could read that here, so I did nothing."), "{line}");
    }
    assert!(alone(&mut chat, "ann", "note #1").starts_with("You have no note on #1."));
    // What is chosen from a menu nobody else reads, so that the answer is for the asker alone.
    let request = chat.request("ann", "note #1 a secret plan");
    let answer = chat.handle(&Request { token: Some("token".into()), ..request });
    assert_eq!(answer.letters[0].1.audience, Audience::AskerAlone);
    let unknown = alone(&mut chat, "dan", "note #99 hello");
    assert_eq!(unknown.replace("#99", "#1"), alone(&mut chat, "dan", "note #1 hello"));
}

#[test]
fn a_note_has_at_most_a_thousand_characters() {
    let mut chat = Chat::in_the_middle();
    let long = "ä".repeat(1_001);
    let refused = alone(&mut chat, "ann", &format!("note #1 {long}"));
    assert_eq!(refused, "Your note has 1,001 characters, and a note can have 1,000. Shorten it.");
    assert!(alone(&mut chat, "ann", &format!("note #1 {}", &long[2..])).starts_with("I’ve kept your note"));
}

#[test]
fn notes_are_exported_follow_an_account_and_are_gone_when_it_is_forgotten() {
    let mut chat = Chat::in_the_middle();
    chat.say("bob", "resign yes");
    alone(&mut chat, "ann", "note #1 won by luck");
    alone(&mut chat, "bob", "note #1 lost by haste");
    let file = format!("{:?}", kept_of(&mut chat, "ann"));
    assert!(file.contains("won by luck") && !file.contains("lost by haste"), "{file}");
    abroad(&mut chat, None, "anna", "games");
    link(&mut chat, "ann", "anna");
    assert!(abroad(&mut chat, None, "anna", "note #1").ends_with("Your note: won by luck"));
    alone(&mut chat, "ann", "forget me yes");
    assert!(!everything(&mut chat).contains("won by luck"));
    assert!(everything(&mut chat).contains("lost by haste"), "it is bob's");
}

/// Everything about a person, for them to read.
fn kept_of(chat: &mut Chat, who: &str) -> serde_json::Map<String, serde_json::Value> {
    let tx = chat.club.store().read().unwrap();
    let account = tx.account("console", &format!("id-{who}")).unwrap().unwrap();
    tx.kept_of(account.person_id, 0..10).unwrap()
}

/// All records of the club.
fn everything(chat: &mut Chat) -> String {
    let mut records = Vec::new();
    let store: &mut Store = chat.club.store();
    let read = store.read().unwrap().for_each_record(|record| {
        records.push(format!("{record:?}"));
        Ok::<_, parlour::store::StoreError>(())
    });
    read.unwrap();
    records.join("\n")
}

#[test]
fn notes_are_listed_for_nobody_else() {
    let mut chat = Chat::in_the_middle();
    alone(&mut chat, "ann", "note #1 between us");
    for (who, line) in [("bob", "note #1"), ("bob", "board #1"), ("bob", "record #1"), ("bob", "privacy export")] {
        let said = format!("{:?}", chat.letters_alone(who, line));
        assert!(!said.contains("between us"), "{who}: {line}");
    }
    assert!(!lines(&chat.letters("cas", "board #1")).contains("between us"));
}
