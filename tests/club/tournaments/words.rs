//! What is said of tournaments, and which one is meant.

use parlour::club::{Attachment, Letter};
use parlour::store::TournamentState;

use crate::support::{Chat, buttons, direct, is_to, letters, lines, words};
use crate::tournaments::organizer::{matches, newest_game, opened, play, stronger, table};

#[test]
fn who_wants_to_leave_or_cancel_one_of_several_tournaments_is_asked_which() {
    let mut chat = Chat::new();
    let [one, two] = ["league sfirs", "swiss chifoumi"].map(|wish| {
        let id = opened(&mut chat, wish, 3);
        chat.letters("ann", &format!("tournament start #{id}"));
        id
    });
    for (who, command) in [("ann", "tournament cancel"), ("p0", "tournament withdraw")] {
        let asked = chat.letter(who, command);
        assert_eq!(buttons(&asked), [format!("{command} #{two}"), format!("{command} #{one}")]);
        let text = words(&asked).join("\n");
        assert!(text.starts_with("Which tournament? Name it, like “"), "{text}");
        assert!(text.contains(&format!("\n#{one} SFIRS: league, 3 players, round 1 of 3")), "{text}");
        let only = chat.say(who, &format!("{command} #{one}"));
        assert!(only.starts_with("Do you want to ") && only.contains(&format!("tournament #{one}?")), "{only}");
    }
    chat.letters("ann", &format!("tournament cancel #{two} yes"));
    assert!(chat.say("p0", "tournament withdraw").contains(&format!("leave tournament #{one}")), "there is one left");
    let [three, four] = ["league sfirs", "swiss chifoumi"].map(|wish| opened(&mut chat, wish, 0));
    let asked = chat.letter("bob", "tournament join");
    assert_eq!(buttons(&asked), [format!("tournament join #{four}"), format!("tournament join #{three}")]);
}

#[test]
fn alone_with_the_program_ones_own_tournaments_are_listed_and_the_newest_is_shown() {
    let mut chat = Chat::new();
    let [one, two] = ["league sfirs", "swiss chifoumi"].map(|wish| {
        let id = opened(&mut chat, wish, 2);
        chat.letters("ann", &format!("tournament start #{id}"));
        id
    });
    let alone = |chat: &mut Chat, who: &str, line: &str| {
        let request = chat.request(who, line);
        lines(&letters(chat.handle(&parlour::club::Request { place: direct(who), ..request })))
    };
    let listed = alone(&mut chat, "p0", "tournament list");
    assert!(
        listed.starts_with(&format!("Your tournaments:\n#{two} Chifoumi")) && listed.contains(&format!("\n#{one} ")),
        "{listed}"
    );
    assert!(alone(&mut chat, "p0", "tournament table").starts_with(&format!("Tournament #{two}")));
    play(&mut chat, two, stronger);
    let listed = alone(&mut chat, "p0", "tournament list");
    assert!(listed.contains(&format!("#{two} Chifoumi (basic): Swiss tournament, over")), "{listed}");
}

fn title(letter: &Letter) -> String {
    let shown = letter.files.iter().find_map(|file| match file {
        Attachment::Figure { name, figure, .. } => Some((name.clone(), figure.clone())),
        _ => None,
    });
    let (name, figure) = shown.unwrap();
    let title = match figure {
        parlour::scene::Figure::Sheet(sheet) => sheet.title,
        parlour::scene::Figure::Bracket(bracket) => bracket.title,
        other => panic!("{other:?}"),
    };
    format!("{name}: {title}")
}

#[test]
fn a_tournament_that_is_over_or_canceled_says_so_in_words_and_picture() {
    for wish in ["league sfirs", "knockout sfirs best:1"] {
        let mut chat = Chat::new();
        let over = opened(&mut chat, wish, 2);
        chat.letters("ann", &format!("tournament start #{over}"));
        assert_eq!(
            title(&chat.letter("p0", &format!("tournament games #{over}"))),
            format!("tournament-{over}-games-round-1.png: #{over} SFIRS, round 1 of 1")
        );
        play(&mut chat, over, stronger);
        let letter = chat.letter("p0", &format!("tournament table #{over}"));
        assert_eq!(title(&letter), format!("tournament-{over}-table-round-1.png: #{over} SFIRS, final standings"));
        assert_eq!(words(&letter)[0], format!("Tournament #{over}, SFIRS, final standings:"));
        let off = opened(&mut chat, wish, 2);
        chat.letters("ann", &format!("tournament start #{off}"));
        chat.letters("ann", &format!("tournament cancel #{off} yes"));
        let letter = chat.letter("p0", &format!("tournament table #{off}"));
        assert!(title(&letter).ends_with(&format!("#{off} SFIRS, canceled in round 1 of 1")));
        assert_eq!(words(&letter)[0], format!("Tournament #{off}, SFIRS, canceled in round 1 of 1:"));
    }
}

#[test]
fn when_somebody_leaves_the_room_hears_of_it_and_whose_results_no_longer_count() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 5);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let told = chat.letters("p4", &format!("tournament withdraw #{id} yes"));
    let public: Vec<Letter> =
        told.into_iter().filter(|letter| is_to(letter, "general") && letter.answers.is_none()).collect();
    let told = lines(&public);
    let expected = format!(
        "p4 leaves tournament #{id}.\nThey played fewer than half of their games, so none of their results count. Ratings stand."
    );
    assert!(told.contains(&expected), "{told}");
    let letter = chat.letter("p0", &format!("tournament table #{id}"));
    assert!(
        words(&letter)
            .join("\n")
            .contains("p4 left before finishing half of their games, so none of their results count.")
    );
    let Some(Attachment::Figure { figure: parlour::scene::Figure::Sheet(sheet), .. }) = letter.files.first() else {
        panic!()
    };
    assert!(sheet.foot.contains(&"left early, so not counted: p4".to_owned()), "{:?}", sheet.foot);
    let banned = lines(&chat.letters("ann", "ban p3 yes stalls"));
    assert!(banned.contains(&format!("p3 leaves tournament #{id}.")), "{banned}");
}

#[test]
fn a_weekly_series_ends_when_its_organizer_is_banned_or_its_game_is_no_longer_played() {
    let mut chat = Chat::new();
    let state = |chat: &mut Chat, id: i64| chat.club.store().read().unwrap().tournament(id).unwrap().unwrap().state;
    let banned = chat.letters("bob", "tournament open swiss chifoumi every monday")[0].about.unwrap();
    for person in ["p0", "p1"] {
        chat.letters(person, &format!("tournament join #{banned}"));
    }
    chat.letters("ann", "ban bob yes spams");
    let told = lines(&chat.wait("8d"));
    assert!(
        told.contains("round 1 of 1 begins") && told.contains("can’t open another one, so its weekly series ends."),
        "{told}"
    );
    assert!(!told.contains("opens a Swiss tournament"), "{told}");
    let off = opened(&mut chat, "swiss chifoumi every monday", 2);
    chat.script("ann: settings place games sfirs");
    let told = lines(&chat.wait("8d"));
    assert!(told.contains("Chifoumi (basic) isn’t played here anymore, so"), "{told}");
    assert!(!told.contains("opens a Swiss tournament"), "{told}");
    assert_eq!(state(&mut chat, off), TournamentState::Cancelled);
}

#[test]
fn a_pairing_that_is_drawn_again_and_again_ends_after_as_many_games_as_were_said() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1", 2);
    chat.letters("ann", &format!("tournament start #{id}"));
    assert!(table(&mut chat, id).last().unwrap().contains("if it’s level after 5 games, the higher seed goes on"));
    let mut told = String::new();
    for _ in 0..5 {
        let row = matches(&mut chat, id).remove(0);
        assert_eq!(row.ended, None, "{told}");
        let game = newest_game(&mut chat, &row);
        chat.letters("p0", &format!("draw #{game}"));
        told.push_str(&lines(&chat.letters("p1", &format!("draw #{game}"))));
    }
    assert!(
        told.contains("It’s the last one. If the match is level after it, p0 goes on as the higher seed."),
        "{told}"
    );
    assert!(told.contains("The best of 1 is level after 5 games, so p0 goes on as the higher seed."), "{told}");
    assert!(told.contains("is over.\nNobody has won a game in it"), "{told}");
    assert!(table(&mut chat, id).join("\n").contains("1. p0\n2. p1"), "the higher seed is first");
}
