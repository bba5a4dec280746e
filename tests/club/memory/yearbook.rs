//! A community's season or year, as one page.

use parlour::club::{Attachment, Letter, Limits};
use parlour::page::yearbook;
use parlour::render::Theme;
use parlour::scene::Yearbook;
use parlour::text::Language;

use crate::links::accounts::alone;
use crate::memory::stories::{TURNED, analysis, over, told};
use crate::queries::seasons::{have_met, plays};
use crate::support::{Chat, words};

fn chat() -> Chat {
    Chat::with(Limits { requests_per_minute: 1_000, ping_wait_seconds: 0, ..Limits::default() })
}

/// A rated game in which each plays so many turns before the second resigns.
fn beat(chat: &mut Chat, [winner, loser]: [&str; 2], turns: usize) {
    let id = chat.letters(winner, &format!("challenge {loser} chifoumi first"))[0].about.unwrap();
    chat.script(&format!("{loser}: accept #{id}"));
    for turn in 0..2 * turns {
        let action = chat.first_legal(id);
        chat.script(&format!("{}: #{id} {action}", [winner, loser][turn % 2]));
    }
    chat.script(&format!("{loser}: resign #{id} yes"));
}

fn book(letter: &Letter) -> (&str, &Yearbook) {
    let [Attachment::Yearbook { name, book, .. }] = &letter.files[..] else { panic!("{letter:?}") };
    (name, book)
}

fn texts(book: &Yearbook, section: &str) -> Vec<String> {
    let found = book.sections.iter().find(|known| known.head == section);
    found.map(|section| section.entries.iter().map(|entry| entry.text.clone()).collect()).unwrap_or_default()
}

#[test]
fn a_yearbook_has_the_longest_game_the_boldest_win_and_everybodys_best_win_with_its_board() {
    let mut chat = chat();
    beat(&mut chat, ["ann", "bob"], 2);
    beat(&mut chat, ["ann", "cas"], 3);
    // Cas, who has lost, beats ann, who has won twice.
    beat(&mut chat, ["cas", "ann"], 2);
    let letter = chat.letter("bob", "yearbook");
    let told = words(&letter);
    assert_eq!(told[0], "The yearbook of this community, 2026: 3 games, 3 players.");
    assert_eq!(told[1], "The longest game: #2 Chifoumi (basic), ann against cas, with 6 actions.");
    assert!(told[2].starts_with("The boldest win: in #3 Chifoumi (basic), cas beat ann, who was rated "), "{told:?}");
    let (name, book) = book(&letter);
    assert_eq!(name, "yearbook-2026.html");
    let best = texts(book, "Everybody’s best win");
    assert!(best[0].starts_with("cas: #3 Chifoumi (basic), a win over ann ("), "{best:?}");
    assert!(best[1].starts_with("ann: #2 Chifoumi (basic), a win over cas (1500)"), "{best:?}");
    assert_eq!(best.len(), 2, "bob has won nothing");
    let html = yearbook(book, Theme::Light, Language::english());
    assert_eq!(html.matches("src=\"data:image/png;base64,").count(), 4);
    assert_eq!(html.matches("alt=\"").count(), 4);
    assert!(!html.contains("http"), "it needs nothing from elsewhere");
    let season = chat.letter("bob", "yearbook 2026-4");
    assert!(words(&season)[0].contains("2026 Q4: 3 games"));
    assert_eq!(chat.say("bob", "yearbook 2025").split('.').next(), Some("Nobody here finished a game in 2025"));
}

#[test]
fn a_yearbook_has_only_games_that_everybody_in_the_community_may_see_and_nobody_who_was_forgotten() {
    let mut chat = chat();
    beat(&mut chat, ["ann", "bob"], 2);
    // One that began in a conversation of two.
    chat.letters("cas", "help");
    let id = chat.letters_alone("ann", "challenge cas fursaz first")[0].about.unwrap();
    alone(&mut chat, "cas", &format!("accept #{id}"));
    for (who, action) in [("ann", "c3"), ("cas", "d4"), ("ann", "e5"), ("cas", "f6")] {
        alone(&mut chat, who, &format!("#{id} {action}"));
    }
    alone(&mut chat, "cas", &format!("resign #{id} yes"));
    let letter = chat.letter("bob", "yearbook");
    assert!(words(&letter)[0].ends_with("2026: 1 game, 2 players.") && !format!("{letter:?}").contains("cas"));
    assert!(alone(&mut chat, "bob", "yearbook").starts_with("A yearbook belongs to a community."));
    chat.letters_alone("ann", "forget me yes");
    let letter = chat.letter("bob", "yearbook");
    let told = format!("{letter:?}");
    assert!(!told.contains("ann:") && !told.contains("\"ann\""), "{told}");
    assert!(texts(book(&letter).1, "Everybody’s best win").is_empty());
}

#[test]
fn names_in_a_yearbook_are_no_html() {
    let mut chat = chat();
    beat(&mut chat, ["ann", "bob"], 2);
    let letter = chat.letter("bob", "yearbook");
    let mut page = book(&letter).1.clone();
    page.sections[0].entries[0].text = "<script>alert(1)</script> & \"Bob\"".to_owned();
    let html = yearbook(&page, Theme::Dark, Language::english());
    assert!(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp;") && !html.contains("<script"));
}

#[test]
fn a_yearbook_tells_the_boldest_swing_of_the_games_that_the_computer_looked_through() {
    let mut chat = over();
    let swing = |chat: &mut Chat| {
        let letter = chat.letter("bob", "yearbook");
        let told = words(&letter).into_iter().find(|line| line.starts_with("The boldest swing"));
        let boards = texts(book(&letter).1, "Games to remember").len();
        (told, boards)
    };
    assert_eq!(swing(&mut chat), (None, 1), "nobody has looked through it");
    chat.letters("ann", "story #1");
    told(&mut chat, Some(analysis(&TURNED)));
    let told_of = "The boldest swing: in #1 Chifoumi (basic), ann stood at 30% on turn 4, and still beat bob.";
    assert_eq!(swing(&mut chat), (Some(told_of.to_owned()), 2));
    let letter = chat.letter("bob", "yearbook");
    let board = |entry: usize| {
        book(&letter)
            .1
            .sections
            .iter()
            .find(|section| section.head == "Games to remember")
            .and_then(|section| section.entries[entry].board.clone())
            .unwrap()
    };
    assert_ne!(board(1).position, board(0).position, "the board of that moment, not the last one");
    // Another look at it says that ann was never far behind.
    chat.letters("ann", "analyse #1");
    told(&mut chat, Some(analysis(&[(50, 48), (52, 55), (45, 42), (58, 20), (80, 82)])));
    assert_eq!(swing(&mut chat), (None, 1));
}

#[test]
fn a_yearbook_has_champions_of_seasons_that_are_over_and_of_no_others() {
    let mut chat = chat();
    have_met(&mut chat, ["bob", "cas", "dan"]);
    plays(&mut chat, "ann", ["bob", "cas", "dan"], 9);
    let champions = |chat: &mut Chat, line: &str| texts(book(&chat.letter("bob", line)).1, "Champions");
    assert_eq!(champions(&mut chat, "yearbook 2026-4"), Vec::<String>::new(), "the season still runs");
    assert_eq!(champions(&mut chat, "yearbook"), Vec::<String>::new());
    chat.wait("10d");
    let told = champions(&mut chat, "yearbook 2026-4");
    assert!(told.len() == 2 && told.iter().all(|line| line.contains("2026 Q4") && line.contains("ann")), "{told:?}");
    assert_eq!(champions(&mut chat, "yearbook 2026"), told);
}
