//! Tables, brackets and profiles, as tournaments show them.

use parlour::club::{Attachment, Letter};
use parlour::scene::{Bracket, Figure, ITSELF, Sheet};
use parlour::text::Language;

use crate::support::{Chat, buttons, is_to, words};
use crate::tournaments::organizer::{matches, newest_game, opened, people, play, stronger};

/// The picture that goes with a letter, if one does.
fn figure(letter: &Letter) -> Option<&Figure> {
    letter.files.iter().find_map(|file| match file {
        Attachment::Figure { figure, .. } => Some(figure),
        _ => None,
    })
}

fn sheet(letter: &Letter) -> &Sheet {
    let Some(Figure::Sheet(sheet)) = figure(letter) else { panic!("no table: {:?}", letter.files) };
    sheet
}

fn bracket(letter: &Letter) -> &Bracket {
    let Some(Figure::Bracket(bracket)) = figure(letter) else { panic!("no bracket: {:?}", letter.files) };
    bracket
}

#[test]
fn a_league_has_a_cross_table_with_the_askers_own_row() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league chifoumi", 4);
    chat.letters("ann", "tournament start");
    play(&mut chat, id, stronger);
    play(&mut chat, id, stronger);
    chat.letters("p3", &format!("tournament withdraw #{id} yes"));
    let letter = chat.letter("p1", &format!("tournament table #{id}"));
    let shown = sheet(&letter);
    let heads: Vec<&str> = shown.columns.iter().map(|column| column.head.as_str()).collect();
    assert_eq!(heads, ["", "", "points", "games", "SB", "1", "2", "3", "4"]);
    let row = |name: &str| shown.rows.iter().find(|row| row.cells[1] == name).unwrap();
    assert!(row("p1").stands_out && !row("p0").stands_out);
    let at = 5 + shown.rows.iter().position(|row| row.cells[1] == "p3 (left)").unwrap();
    let against_p3: Vec<&str> = ["p0", "p1", "p2", "p3 (left)"].map(|name| row(name).cells[at].as_str()).to_vec();
    assert_eq!(against_p3.iter().filter(|cell| **cell == "+").count(), 1, "one has a walkover: {shown:#?}");
    assert_eq!(row("p3 (left)").cells[at], ITSELF, "nobody plays themselves");
    assert!(shown.foot.last().unwrap().contains("without a game"), "{:?}", shown.foot);
    assert!(letter.buttons.is_empty(), "there is one page");
    let words = shown.in_words(Language::english());
    assert!(words.contains("points 6, games over 2, Sonneborn-Berger ") && !words.contains(ITSELF), "{words}");
}

#[test]
fn who_likes_boards_in_words_reads_what_the_picture_of_a_tournament_shows() {
    let mut chat = Chat::new();
    chat.script("ann: settings boards words");
    let league = opened(&mut chat, "league chifoumi unrated", 4);
    chat.letters("ann", &format!("tournament start #{league}"));
    play(&mut chat, league, stronger);
    let letter = chat.letter("ann", &format!("tournament table #{league}"));
    assert!(letter.files.is_empty());
    let text = words(&letter).join("\n");
    assert!(text.contains("p0: 3 against p3"), "{text}");
    assert!(chat.letter("ann", &format!("tournament games #{league}")).files.is_empty());
    let knockout = opened(&mut chat, "knockout sia-doble best:1", 5);
    chat.letters("ann", &format!("tournament start #{knockout}"));
    play(&mut chat, knockout, |_, two| two.to_owned());
    let letter = chat.letter("ann", &format!("tournament table #{knockout}"));
    let text = words(&letter).join("\n");
    assert!(letter.files.is_empty() && text.contains("semi-finals: p0 against p4 is in progress, 0 to 0; "), "{text}");
    assert!(text.contains("quarter-finals: p4 won against p3, 1 to 0."), "{text}");
}

#[test]
fn a_swiss_tournament_of_sixty_four_is_turned_page_by_page() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi rounds:1 lot", 64);
    chat.letters("ann", "tournament start");
    play(&mut chat, id, stronger);
    let mut seen = Vec::new();
    for page in 1..=6 {
        let letter = chat.letter("p0", &format!("tournament table #{id} {page}"));
        let shown = sheet(&letter);
        assert!(shown.rows.len() <= 12 && shown.columns.len() == 8, "no cross table: {:?}", shown.columns);
        seen.extend(shown.rows.iter().map(|row| row.cells[1].clone()));
        let turns = [page - 1, page + 1].into_iter().filter(|page| (1..=6).contains(page));
        let turns: Vec<String> = turns.map(|page| format!("tournament table #{id} {page}")).collect();
        assert_eq!(buttons(&letter), turns);
        let own = shown.rows.iter().any(|row| row.stands_out);
        let text = words(&letter).join("\n");
        assert_eq!(text.contains("You: "), !own, "{text}");
        assert!(text.contains(&format!("Page {page} of 6.")), "{text}");
    }
    seen.sort_unstable();
    let mut all = people(64);
    all.sort_unstable();
    assert_eq!(seen, all, "everybody is on one page");
    let games = chat.letter("p0", &format!("tournament games #{id} 3"));
    assert_eq!(sheet(&games).rows.len(), 8, "32 pairings are on three pages");
    assert!(
        sheet(&games)
            .rows
            .iter()
            .all(|row| row.cells[0].starts_with('#') && (row.cells[2] == "–" || row.cells[2].contains(" to ")))
    );
}

#[test]
fn a_table_without_results_says_that_points_come_without_a_game() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi", 13);
    chat.letters("ann", "tournament start");
    let foot = |chat: &mut Chat| sheet(&chat.letter("p0", &format!("tournament table #{id}"))).foot.join("\n");
    assert!(!foot(&mut chat).contains("points come"));
    chat.letters("p0", &format!("tournament withdraw #{id} yes"));
    let told = foot(&mut chat);
    assert!(told.ends_with("won and lost count games played; points also come without one"), "{told}");
}

#[test]
fn a_knockout_has_a_bracket_that_shows_large_ones_part_by_part() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1 third lot", 11);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let letter = chat.letter("p0", &format!("tournament table #{id}"));
    let shown = bracket(&letter);
    assert_eq!(shown.rounds.iter().map(|round| round.meetings.len()).collect::<Vec<_>>(), [8, 4, 2, 1]);
    assert_eq!(shown.rounds[0].meetings.iter().flatten().count(), 3, "the others have a bye");
    assert!(letter.buttons.is_empty() && shown.third.is_some());
    let own = shown.rounds[1].meetings.iter().flatten().flat_map(|meeting| &meeting.sides);
    assert_eq!(own.filter(|side| side.stands_out).map(|side| side.name.as_str()).collect::<Vec<_>>(), ["p0"]);
    for _ in 0..3 {
        play(&mut chat, id, stronger);
    }
    let letter = chat.letter("ann", &format!("tournament table #{id}"));
    let last = bracket(&letter).rounds[3].meetings[0].as_ref().unwrap();
    let winner = last.sides.iter().find(|side| side.goes_on == Some(true)).unwrap();
    assert_eq!((winner.name.as_str(), winner.score.as_str()), ("p0", "1"));
    let large = opened(&mut chat, "knockout sia-doble best:1 lot", 64);
    chat.letters("ann", &format!("tournament start #{large}"));
    let parts = |chat: &mut Chat, line: String| -> (Vec<usize>, String) {
        let letter = chat.letter("p0", &line);
        let sizes = bracket(&letter).rounds.iter().map(|round| round.meetings.len()).collect();
        (sizes, words(&letter).join("\n"))
    };
    let (_, text) = parts(&mut chat, format!("tournament table #{large}"));
    assert!(text.contains("\nStill in: ") && text.contains(" and 52 more\n") && !text.contains("\n1. "), "{text}");
    play(&mut chat, large, stronger);
    let (_, text) = parts(&mut chat, format!("tournament table #{large}"));
    assert!(text.contains(" and 20 more\n33. ") && !text.contains("\n1. "), "{text}");
    let (sizes, text) = parts(&mut chat, format!("tournament table #{large} 9"));
    assert!(sizes == [4, 2, 1] && text.contains("Page 9 of 9."), "{sizes:?} {text}");
    let (sizes, _) = parts(&mut chat, format!("tournament table #{large}"));
    assert_eq!(sizes, [4, 2, 1]);
    let letter = chat.letter("p0", &format!("tournament table #{large}"));
    let own = bracket(&letter).rounds[0].meetings.iter().flatten().flat_map(|meeting| &meeting.sides);
    assert!(own.into_iter().any(|side| side.stands_out), "whoever plays sees where they do");
}

#[test]
fn the_last_table_comes_to_everybody_with_its_picture() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sia-doble", 2);
    let begun = chat.letters("ann", "tournament start");
    assert!(begun.iter().all(|letter| figure(letter).is_none()));
    let row = matches(&mut chat, id).remove(0);
    let game = newest_game(&mut chat, &row);
    let letters = chat.letters("p1", &format!("resign #{game} yes"));
    let last = letters.iter().find(|letter| figure(letter).is_some()).unwrap();
    assert!(is_to(last, "general") && sheet(last).rows.iter().all(|row| !row.stands_out));
}

#[test]
fn a_profile_names_the_tournaments_won_and_the_best_wins_in_words_and_in_its_picture() {
    let mut chat = Chat::new();
    let league = opened(&mut chat, "league chifoumi", 3);
    chat.letters("ann", "tournament start");
    for _ in 0..3 {
        play(&mut chat, league, stronger);
    }
    let knockout = opened(&mut chat, "knockout sia-doble best:1 unrated", 3);
    chat.letters("ann", &format!("tournament start #{knockout}"));
    for _ in 0..2 {
        play(&mut chat, knockout, stronger);
    }
    let letter = chat.letter("p0", "profile");
    let text = words(&letter).join("\n");
    let won = format!("2 tournaments won: #{knockout} Sia Doble and #{league} Chifoumi (basic).");
    assert!(text.contains(&won), "{text}");
    assert!(!chat.say("p1", "profile").contains("tournament"), "second is not won");
    let Some(Figure::Ratings(shown)) = figure(&letter) else { panic!("no curves: {:?}", letter.files) };
    assert_eq!((shown.lines[0].name.as_str(), shown.lines[0].values.len()), ("all games", 3));
    assert!(shown.lines[0].values.is_sorted() && shown.lines[0].rating.ends_with('?'));
    let said = shown.in_words(Language::english());
    assert!(said.contains(&won) && said.contains(" provisional, from ") && !said.contains('?'), "{said}");
    assert!(chat.letter("p3", "profile").files.is_empty(), "who has played nothing has no curve");
    let silent = chat.letters("p0", "settings boards words");
    assert!(!silent.is_empty() && chat.letter("p0", "profile").files.is_empty());
}
