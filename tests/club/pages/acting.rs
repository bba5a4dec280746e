//! What is done by pages: told where it always is, once, and what only the asker would read is on the page.

use parlour::club::{PageRefusal, To};

use crate::pages::support::{act, chat, game, key, page, request, sign_in, waiting};
use crate::support::{Chat, direct, is_to, words};

/// How many letters wait, and the last one's words if it goes to the place.
fn told(chat: &mut Chat) -> (usize, String) {
    let count = waiting(chat).len();
    let last = chat.last_letter();
    assert!(is_to(&last, "general") && last.answers.is_none(), "{last:?}");
    (count, words(&last).join("\n"))
}

#[test]
fn a_turn_is_told_in_the_channel_once_and_a_repeated_form_changes_nothing() {
    let (mut chat, key) = game();
    sign_in(&mut chat, "ann", "a");
    let before = waiting(&mut chat).len();
    let (answer, said) = act(&mut chat, &key, "a", "move c2-c3", "form1");
    assert_eq!((answer.repeated, answer.tally.moves, said.as_str()), (false, 1, ""));
    let (count, text) = told(&mut chat);
    assert_eq!(count, before + 1);
    assert!(text.contains("c2-c3"), "{text}");
    assert!(!page(&mut chat, &key, Some("a"), None).unwrap().awaits);
    let (again, _) = act(&mut chat, &key, "a", "move c2-c3", "form1");
    assert!(again.repeated);
    assert_eq!((waiting(&mut chat).len(), chat.game(1).plies().len()), (before + 1, 1));
}

#[test]
fn a_refusal_is_on_the_page_and_nowhere_else() {
    let (mut chat, key) = game();
    sign_in(&mut chat, "ann", "a");
    sign_in(&mut chat, "bob", "b");
    let before = waiting(&mut chat).len();
    let (answer, said) = act(&mut chat, &key, "a", "move c2-c9", "form1");
    assert!(answer.letters.is_empty() && answer.tally.refused.is_some() && !said.is_empty());
    let (_, said) = act(&mut chat, &key, "b", "move c6-c5", "form1");
    assert_eq!(said, "It’s ann’s turn in #1.");
    assert_eq!(waiting(&mut chat).len(), before);
    assert!(page(&mut chat, &key, Some("a"), Some("form9")).unwrap().reader.answer.is_empty());
    let of_another = page(&mut chat, &key, None, Some("form1")).unwrap();
    assert!(of_another.reader.answer.is_empty(), "without the session, a form has no answer");
}

#[test]
fn a_board_of_the_past_plays_nothing() {
    let (mut chat, key) = game();
    sign_in(&mut chat, "ann", "a");
    let seen = page(&mut chat, &key, Some("a"), None).unwrap().entries;
    chat.script("ann: c2-c3\nbob: c6-c5");
    let late = request(&mut chat, &key, "a", ("move e2-e3", "form1")).unwrap();
    let answer = chat.handle(&parlour::club::Request { seen: Some(seen), ..late });
    assert_eq!((answer.tally.moves, answer.letters.len()), (0, 0));
    let shown = page(&mut chat, &key, Some("a"), Some("form1")).unwrap().reader.answer;
    assert!(words(&shown[0])[0].contains("#1"), "{shown:?}");
    assert_eq!(chat.game(1).plies().len(), 2);
}

#[test]
fn resigning_asks_first_and_is_told_then() {
    let (mut chat, key) = game();
    sign_in(&mut chat, "ann", "a");
    chat.script(crate::support::TWO_TURNS_EACH);
    let before = waiting(&mut chat).len();
    let (_, question) = act(&mut chat, &key, "a", "resign", "f1");
    assert!(question.contains("resign #1 yes"), "{question}");
    assert_eq!(waiting(&mut chat).len(), before, "nobody else reads the question");
    let (_, said) = act(&mut chat, &key, "a", "resign yes", "f2");
    assert_eq!(said, "");
    assert!(told(&mut chat).1.contains("ann"));
    assert!(page(&mut chat, &key, Some("a"), None).unwrap().game.outcome().is_some());
}

#[test]
fn an_offer_is_told_in_the_channel_and_answered_by_a_page() {
    let (mut chat, key) = game();
    sign_in(&mut chat, "ann", "a");
    sign_in(&mut chat, "bob", "b");
    chat.script("ann: c2-c3\nbob: c6-c5");
    act(&mut chat, &key, "a", "takeback", "f1");
    let last = chat.last_letter();
    assert!(is_to(&last, "general") && last.answers.is_none(), "{last:?}");
    let seen = page(&mut chat, &key, Some("b"), None).unwrap();
    let declines = seen.buttons.iter().find(|button| button.label == "Decline").unwrap();
    let line = declines.command.to_string();
    let before = waiting(&mut chat).len();
    act(&mut chat, &key, "b", &line, "f2");
    assert_eq!(waiting(&mut chat).len(), before + 1);
    assert!(told(&mut chat).1.starts_with("bob declines"));
}

#[test]
fn bystanders_with_the_link_are_refused_and_others_get_no_request() {
    let (mut chat, key) = game();
    for who in ["cas", "dan"] {
        sign_in(&mut chat, who, who);
        let (answer, said) = act(&mut chat, &key, who, "move c2-c3", "f1");
        assert_eq!(answer.tally.moves, 0);
        assert!(said.contains("#1") && !said.is_empty(), "{who}: {said}");
    }
    assert_eq!(request(&mut chat, &key, "nobody", ("move c2-c3", "f1")), Err(PageRefusal::SignedOut));
    let refused = [
        "settings theme dark",
        "ban bob yes",
        "forget me yes",
        "page",
        "link",
        "tournament open swiss chifoumi",
        "challenge bob chifoumi",
        "stop #1 because",
    ];
    for line in refused {
        assert_eq!(request(&mut chat, &key, "cas", (line, "f2")), Err(PageRefusal::NotByPage), "{line}");
    }
    for form in ["", "a b", "x/y", "ü", &"a".repeat(65)] {
        assert_eq!(request(&mut chat, &key, "cas", ("move c2-c3", form)), Err(PageRefusal::NotByPage), "{form}");
    }
    assert_eq!(request(&mut chat, "1-a", "cas", ("move c2-c3", "f3")), Err(PageRefusal::NotByPage));
}

#[test]
fn a_link_to_a_game_makes_nobody_known_where_it_is_played() {
    let (mut chat, key) = game();
    sign_in(&mut chat, "dan", "d");
    let made = request(&mut chat, &key, "d", ("move c2-c3", "f1")).unwrap();
    assert_eq!(made.place.id, direct("dan").id);
    chat.handle(&made);
    // To him the game is as any that isn't there.
    let mut asked = |line: &str| words(&chat.letters_alone("dan", line)[0]).join("\n");
    assert_eq!(asked("watch #1"), asked("watch #99").replace("#99", "#1"));
    // Whoever was there acts there.
    chat.say("cas", "help");
    sign_in(&mut chat, "cas", "c");
    let made = request(&mut chat, &key, "c", ("move c2-c3", "f1")).unwrap();
    assert_eq!(made.place.id, "place-general");
}

#[test]
fn a_page_gives_nobody_rights_and_acts_in_its_own_game_alone() {
    let (mut chat, key) = game();
    chat.script("ann: challenge bob fursaz first\nbob: accept");
    sign_in(&mut chat, "ann", "a");
    let made = request(&mut chat, &key, "a", ("move #2 c2-c3", "f1")).unwrap();
    assert_eq!(made.command_line(), "move #1 c2-c3");
    assert_eq!(made.manages, parlour::club::Manages::NOTHING);
    assert_eq!((made.place.id.as_str(), made.person.id.as_str()), ("place-general", "id-ann"));
}

trait Line {
    fn command_line(&self) -> String;
}

impl Line for parlour::club::Request {
    fn command_line(&self) -> String {
        match &self.said {
            parlour::club::Said::Command(Ok(command)) => command.to_string(),
            other => format!("{other:?}"),
        }
    }
}

#[test]
fn a_turn_against_the_computer_is_told_in_the_conversation() {
    let mut chat = chat();
    chat.letters_alone("ann", "settings page on");
    chat.letters_alone("ann", "challenge computer fursaz first");
    let board = chat.letters_alone("ann", "board #1").remove(0);
    let key = board.page.unwrap().rsplit('/').next().unwrap().to_owned();
    sign_in(&mut chat, "ann", "a");
    let before = waiting(&mut chat).len();
    let first = page(&mut chat, &key, Some("a"), None).unwrap().game.legal().remove(0);
    let (answer, _) = act(&mut chat, &key, "a", &format!("move {first}"), "f1");
    assert_eq!((answer.tally.moves, waiting(&mut chat).len()), (1, before + 1));
    assert_eq!(chat.last_letter().to, To::Place(direct("ann").id));
}

#[test]
fn a_game_that_is_over_can_be_looked_at_and_played_again() {
    let (mut chat, link) = game();
    sign_in(&mut chat, "ann", "a");
    chat.script(&format!("{}\nbob: resign yes", crate::support::TWO_TURNS_EACH));
    let seen = page(&mut chat, &link, Some("a"), None).unwrap();
    let labels: Vec<&str> = seen.buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Rematch", "Analyze"]);
    act(&mut chat, &link, "a", "rematch", "f1");
    assert!(told(&mut chat).1.contains("another game"), "{}", told(&mut chat).1);
    assert_eq!(key(&mut chat, "board #1"), link, "the address stays");
}

#[test]
fn a_hint_and_an_analysis_come_back_to_the_page_alone() {
    use parlour::club::{Attachment, JobAnswer};
    let mut chat = chat();
    chat.letters_alone("ann", "settings page on");
    chat.letters_alone("ann", "challenge computer fursaz first");
    let board = chat.letters_alone("ann", "board #1").remove(0);
    let key = board.page.unwrap().rsplit('/').next().unwrap().to_owned();
    sign_in(&mut chat, "ann", "a");
    let (before, at) = (waiting(&mut chat).len(), chat.at());
    let (answer, said) = act(&mut chat, &key, "a", "hint", "f1");
    assert!(answer.later && said.is_empty());
    let job = chat.club.take_jobs().remove(0);
    let best = job.game.legal().remove(0);
    chat.club.report(job, Some(JobAnswer::Hint(vec![best])), at).unwrap();
    let shown = page(&mut chat, &key, Some("a"), Some("f1")).unwrap().reader.answer;
    assert!(words(&shown[0]).join(" ").contains("#1"), "{shown:?}");
    assert_eq!(waiting(&mut chat).len(), before, "nobody else is told");
    let files = shown.iter().flat_map(|letter| &letter.files);
    assert_eq!(files.filter(|file| matches!(file, Attachment::Figure { .. })).count(), 0);
}
