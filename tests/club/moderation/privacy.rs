//! What people are told of what is kept of them.

use parlour::club::{Attachment, Audience};
use serde_json::Value;

use crate::support::{Chat, due, words};
use crate::tournaments::organizer::{opened, play, stronger};

/// The file that goes with the answer to a line, as it is sent.
fn file(chat: &mut Chat, who: &str, line: &str) -> Value {
    let letter = chat.letter(who, line);
    assert_eq!(letter.audience, Audience::AskerAlone);
    assert!(letter.files.is_empty(), "what is kept of somebody is kept in no letter");
    let at = chat.at();
    let (_, sent) = due(&mut chat.club, "console", at).pop().unwrap();
    let Some(Attachment::Text { name, content }) = sent.letter.files.first() else { panic!("there is no file") };
    assert!(name.ends_with(".json"), "{name}");
    serde_json::from_str(content).unwrap()
}

#[test]
fn people_are_sent_all_that_is_kept_of_them() {
    let mut chat = Chat::in_the_middle();
    chat.script(
        "bob: settings theme dark\nbob: block cas\nbob: snooze 3d\nbob: vacation 3d\ncas: challenge bob sfirs
         ann: tournament open league sfirs\nbob: tournament join\nann: ban bob yes a try\nann: ban bob off",
    );
    let game = chat.letters("ann", "challenge bob sia-doble first")[0].about.unwrap();
    chat.script(&format!("bob: accept\nbob: mute #{game}\nbob: learn sfirs 2"));
    let kept = file(&mut chat, "bob", "privacy export");
    assert_eq!(kept["accounts"][0]["account"], "id-bob");
    assert_eq!(kept["settings"][0]["name"], "theme");
    assert_eq!(kept["blocked"][0]["name"], "cas");
    assert_eq!((kept["settings"].as_array().unwrap().len(), &kept["muted"][0]["game"]), (1, &game.into()));
    assert!(kept["snoozes"][0]["ends_at"].as_str().unwrap().starts_with("2026-"));
    assert_eq!((&kept["task"][0]["game"], &kept["task"][0]["task"]), (&"sfirs".into(), &2.into()));
    assert_eq!(kept["vacations"].as_array().unwrap().len(), 1);
    assert_eq!(kept["tournaments"].as_array().unwrap().len(), 0, "a banned player has left it");
    assert_eq!(kept["audit"][0]["reason"], "a try");
    assert!(kept["person"][0]["joined_at"].as_str().unwrap().starts_with("2026-"));
    let game = &kept["games"][0];
    assert_eq!((&game["game"], &game["opponent"]), (&"chifoumi".into(), &"ann".into()));
    let record = game["record"].as_array().unwrap();
    assert_eq!(record[0]["token"], "c2-c3");
    assert_eq!(record[0]["event"], Value::Null, "the event with which the other one played is theirs");
    assert!(record[1]["event"].as_str().unwrap().starts_with("event-"));
    assert!((kept["part"] == 1) && (kept["parts"] == 1));
}

#[test]
fn the_tournaments_of_somebody_are_among_what_is_kept() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league chifoumi", 2);
    chat.letters("ann", "tournament start");
    play(&mut chat, id, stronger);
    let kept = file(&mut chat, "p1", "privacy export");
    let [tournament] = &kept["tournaments"].as_array().unwrap()[..] else { panic!("{}", kept["tournaments"]) };
    assert_eq!(tournament["id"], id);
    assert_eq!(kept["games"].as_array().unwrap().len(), 1);
}

#[test]
fn of_others_there_is_their_name_and_what_was_played_and_nothing_else() {
    let mut chat = Chat::in_the_middle();
    chat.script("ann: settings theme contrast\nann: block dan\nann: d2-d3\ncas: games");
    let said = chat.letters_alone("ann", "if d6-d5 then b3-b4");
    assert!(words(&said[0])[1].contains("you play b3-b4"), "{said:?}");
    let kept = file(&mut chat, "bob", "privacy export").to_string();
    for private in ["id-ann", "contrast", "dan", "cas", "b3-b4"] {
        assert!(!kept.contains(private), "{private} is in it");
    }
    assert!(kept.contains("ann"));
}

#[test]
fn whoever_has_played_much_gets_it_in_parts() {
    let mut chat = Chat::new();
    for _ in 0..251 {
        let offered = chat.letters("ann", "challenge bob sia-doble first")[0].about.unwrap();
        chat.letters("bob", &format!("accept #{offered}"));
        chat.letters("bob", &format!("resign #{offered} yes"));
        chat.now += 60_000;
    }
    let said = words(&chat.letter("ann", "privacy export")).join(" ");
    assert!(said.contains("part 1 of 2"), "{said}");
    let first = file(&mut chat, "ann", "privacy export");
    let second = file(&mut chat, "ann", "privacy export 2");
    let games = |kept: &Value| kept["games"].as_array().unwrap().len();
    assert_eq!((games(&first), games(&second)), (250, 1));
    assert!(first.to_string().len() < 8_000_000);
}

#[test]
fn whoever_plays_a_tournament_is_told_to_leave_it_before_they_are_asked_to_confirm() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league chifoumi", 2);
    chat.letters("ann", "tournament start");
    let told = chat.say("p1", "forget me");
    assert!(told.starts_with("You are still playing #"), "{told}");
    assert!(
        told.contains(&format!("“tournament withdraw #{id}” leaves tournament #{id} and resigns your games in it."))
    );
    chat.letters("p1", &format!("tournament withdraw #{id} yes"));
    assert!(chat.say("p1", "forget me").starts_with("Do you want me to forget you?"));
}
