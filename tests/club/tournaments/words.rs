//! What is said of tournaments, and which one is meant.

use parlour::club::{Attachment, Letter};
use parlour::store::TournamentState;

use crate::support::{Chat, buttons, direct, due, is_to, landed, letters, lines, words};
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
    assert!(told.contains("is over.\np0 wins it.") && !told.contains("Nobody"), "{told}");
    assert!(table(&mut chat, id).join("\n").contains("1. p0\n2. p1"), "the higher seed is first");
}

#[test]
fn who_has_left_is_marked_in_the_table() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:3", 6);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    chat.letters("p0", &format!("tournament withdraw #{id} yes"));
    chat.letters("ann", &format!("tournament remove #{id} p5 asked me to"));
    for line in ["", " cross"] {
        let letter = chat.letter("p1", &format!("tournament table #{id}{line}"));
        let told = words(&letter).join("\n");
        assert!(told.contains(". p0 (left) 1 (1 won") && told.contains(". p5 (left) 0 ("), "{told}");
        assert!(!told.contains("p1 (left)"), "{told}");
        let Some(Attachment::Figure { figure: parlour::scene::Figure::Sheet(sheet), .. }) = letter.files.first() else {
            panic!()
        };
        let names: Vec<&str> = sheet.rows.iter().map(|row| row.cells[1].as_str()).collect();
        assert!(names.contains(&"p0 (left)") && names.contains(&"p1"), "{names:?}");
    }
}

#[test]
fn a_tournament_that_is_paused_says_so_wherever_it_is_looked_at() {
    let mut chat = Chat::new();
    let league = opened(&mut chat, "league sfirs", 3);
    let knockout = opened(&mut chat, "knockout sfirs best:1", 3);
    for id in [league, knockout] {
        chat.letters("ann", &format!("tournament start #{id}"));
        let shown = |chat: &mut Chat| {
            ["table", "games"].map(|what| chat.say("p0", &format!("tournament {what} #{id}"))).join("\n")
        };
        let paused = format!("It is paused, so no round begins until “tournament resume #{id}”.");
        assert!(!shown(&mut chat).contains(&paused));
        chat.letters("ann", &format!("tournament pause #{id}"));
        assert_eq!(shown(&mut chat).matches(&paused).count(), 2);
        let list = chat.say("p0", "tournament list");
        let own = list.lines().find(|line| line.starts_with(&format!("#{id} "))).unwrap();
        assert!(own.ends_with(", paused"), "{list}");
    }
}

#[test]
fn canceled_games_are_nobodys_loss() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 2);
    chat.letters("ann", &format!("tournament start #{id}"));
    chat.letters("ann", &format!("tournament cancel #{id} yes"));
    let letter = chat.letter("p0", &format!("tournament table #{id}"));
    let told = words(&letter).join("\n");
    assert!(told.contains("p0 0 (0 won, 0 drawn, 0 lost; "), "{told}");
    let Some(Attachment::Figure { figure: parlour::scene::Figure::Sheet(sheet), .. }) = letter.files.first() else {
        panic!()
    };
    assert!(sheet.rows.iter().all(|row| !row.cells.contains(&"−".to_owned())), "{sheet:?}");
}

#[test]
fn results_without_a_game_are_told_in_words() {
    let mut chat = Chat::new();
    chat.script("p1: settings boards words");
    let id = opened(&mut chat, "swiss sfirs rounds:2", 3);
    chat.letters("ann", &format!("tournament start #{id}"));
    let row = matches(&mut chat, id).into_iter().find(|row| row.two_id.is_some()).unwrap();
    let [one, two] = [row.one_id, row.two_id.unwrap()].map(|account| super::organizer::name(&mut chat, account));
    let game = newest_game(&mut chat, &row);
    chat.letters(&two, &format!("resign #{game} yes"));
    let told = chat.say("p1", &format!("tournament table #{id}"));
    assert!(told.contains(&format!("{one}: won against {two} without a game")), "{told}");
    assert!(told.contains(&format!("{two}: lost against {one} without a game")), "{told}");
    assert!(told.contains("without a game: 1 won;"), "{told}");
    let told = chat.say("p1", &format!("tournament table #{id} cross"));
    assert!(told.contains(&format!("{one}: round 1: won against {two} without a game")), "{told}");
    assert!(told.contains(": round 1: 1 without an opponent"), "{told}");
}

#[test]
fn alone_with_the_program_an_organizer_and_a_helper_see_what_they_run() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi", 2);
    chat.say("dan", "games");
    chat.letters("ann", &format!("tournament helper #{id} dan"));
    for who in ["ann", "dan"] {
        let listed = lines(&chat.letters_alone(who, "tournament list"));
        assert!(listed.starts_with(&format!("Your tournaments:\n#{id} Chifoumi")), "{who}: {listed}");
    }
    assert!(lines(&chat.letters_alone("cas", "tournament list")).contains("has no tournaments"));
}

#[test]
fn a_series_is_not_promised_after_its_organizer_was_banned() {
    let mut chat = Chat::new();
    let id = chat.letters("bob", "tournament open swiss chifoumi every monday")[0].about.unwrap();
    let table = format!("tournament table #{id}");
    assert!(chat.say("ann", &table).contains("Another one follows every week."));
    // It stands in the room.
    let at = chat.at();
    for (waiting, _) in due(&mut chat.club, "console", at) {
        chat.club.sent(waiting.id, &landed(&format!("m{}", waiting.id))).unwrap();
    }
    chat.letters("ann", "ban bob yes spams");
    let renewed = lines(&chat.wait("2m"));
    assert!(renewed.contains("It begins") && !renewed.contains("Another one follows"), "{renewed}");
    assert!(!chat.say("ann", &table).contains("Another one follows"));
    chat.letters("ann", "ban bob off");
    chat.letters("ann", "settings place play off");
    assert!(!chat.say("ann", &table).contains("Another one follows"));
}

#[test]
fn nobody_joins_or_starts_what_is_not_played_here() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league fursaz", 2);
    for setting in ["play off", "games chifoumi"] {
        chat.letters("ann", &format!("settings place {setting}"));
        let shown = chat.say("p9", &format!("tournament join #{id}"));
        assert!(!shown.contains("You are in tournament"), "{shown}");
        let shown = chat.say("ann", &format!("tournament start #{id}"));
        assert!(!shown.contains("begins"), "{shown}");
        chat.script("ann: settings place play on\nann: settings place games all");
    }
    assert!(chat.say("p9", &format!("tournament join #{id}")).contains("You are in tournament"));
}

#[test]
fn what_is_no_command_about_tournaments_is_answered_with_those_that_are() {
    let mut chat = Chat::new();
    let told = chat.say("ann", "tournament opne swiss chifoumi");
    assert_eq!(told, "I don’t know “opne”. Did you mean “tournament open”?");
    let told = chat.say("ann", "tournament info");
    assert!(told.starts_with("I don’t know “info”. After “tournament”, say one of list, open, join, leave,"), "{told}");
    assert_eq!(chat.say("ann", "tournament help"), chat.say("ann", "help tournament"));
    assert!(chat.say("ann", "tournament past").starts_with("No tournament is over here yet."));
    assert!(chat.say("ann", "tournament list soon").contains("Choose past."));
}
