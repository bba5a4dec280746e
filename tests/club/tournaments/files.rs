//! What a tournament leaves behind: cross tables, those that are over, calendars, reports for arbiters.

use jiff::{SignedDuration, Timestamp};
use parlour::clock::Season;
use parlour::club::{Attachment, Letter, Request};
use parlour::scene::{Figure, Sheet};
use parlour::text::Language;

use super::organizer::{a_turn_each, begun, name, opened, play, stronger};
use crate::support::{Chat, buttons, direct, is_to, letters, lines, words};

fn sheet(letter: &Letter) -> &Sheet {
    let sheet = letter.files.iter().find_map(|file| match file {
        Attachment::Figure { figure: Figure::Sheet(sheet), .. } => Some(sheet),
        _ => None,
    });
    sheet.unwrap_or_else(|| panic!("no table: {:?}", letter.files))
}

/// The name and the content of the file that goes with a letter.
fn file(letter: &Letter) -> (&str, &str) {
    let [Attachment::Text { name, content }] = letter.files.as_slice() else { panic!("no file: {:?}", letter.files) };
    (name, content)
}

#[test]
fn a_swiss_tournament_is_shown_round_by_round_at_all_times() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:3", 13);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let letter = chat.letter("p0", &format!("tournament table #{id} cross"));
    let shown = sheet(&letter);
    let heads: Vec<&str> = shown.columns.iter().map(|column| column.head.as_str()).collect();
    assert_eq!(heads, ["", "", "points", "1", "2"]);
    assert_eq!(buttons(&letter), [format!("tournament table #{id} cross 2")]);
    let row = |name: &str| shown.rows.iter().find(|row| row.cells[1] == name).unwrap();
    let first = &row("p0").cells;
    assert!(row("p0").stands_out && first[4].ends_with("\n–"), "the second round goes on: {first:?}");
    // Who has no opponent is not in the upper half, which plays the lower one.
    let opponent: usize = first[3].split(['w', 'b']).next().unwrap().parse().unwrap();
    let letter = chat.letter("p12", &format!("tournament table #{id} cross"));
    let own = sheet(&letter).rows.iter().find(|row| row.stands_out).unwrap();
    assert_eq!((own.cells[1].as_str(), own.cells[3].as_str()), ("p12", "bye\n1"), "p12’s page is shown");
    let all = |page: u32, chat: &mut Chat| {
        sheet(&chat.letter("ann", &format!("tournament table #{id} cross {page}"))).rows.clone()
    };
    let rows = [all(1, &mut chat), all(2, &mut chat)].concat();
    let beaten = &rows[opponent - 1].cells;
    let color = if first[3].contains('w') { 'b' } else { 'w' };
    assert_eq!(beaten[3], format!("{}{color}\n0", first[0]), "the other saw the same from the other side");
    chat.script("p0: settings boards words");
    let told = chat.say("p0", &format!("tournament table #{id} cross"));
    assert!(told.contains("\np0: round 1: 1 against ") && !told.contains("games over"), "{told}");
    let said = sheet(&letter).in_words(Language::english());
    assert!(said.contains("round 1 bye 1"), "{said}");
}

#[test]
fn the_page_with_ones_own_row_is_shown_and_who_has_won_wears_a_crown() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:1", 26);
    chat.letters("ann", &format!("tournament start #{id}"));
    let begun = chat.letter("p25", &format!("tournament games #{id}"));
    assert!(sheet(&begun).rows.iter().any(|row| row.stands_out), "one’s own game is on the page: {begun:#?}");
    play(&mut chat, id, stronger);
    let letter = chat.letter("p25", &format!("tournament table #{id}"));
    assert!(words(&letter).contains(&"Page 3 of 3.".to_owned()), "{:?}", words(&letter));
    assert!(sheet(&letter).rows.iter().any(|row| row.stands_out && row.cells[1] == "p25"));
    let league = opened(&mut chat, "league sfirs", 3);
    chat.letters("ann", &format!("tournament start #{league}"));
    play(&mut chat, league, stronger);
    let letter = chat.letter("p0", &format!("tournament table #{league}"));
    let at = sheet(&letter).columns.iter().position(|column| column.head == "games").unwrap();
    let games: Vec<&str> = sheet(&letter).rows.iter().map(|row| row.cells[at].as_str()).collect();
    assert_eq!(games.iter().filter(|games| **games == "1").count(), 2, "{games:?}");
    assert!(sheet(&letter).rows.iter().all(|row| !row.crowned), "nobody has won yet");
    play(&mut chat, league, stronger);
    play(&mut chat, league, stronger);
    let letter = chat.letter("p0", &format!("tournament table #{league}"));
    let crowned: Vec<&str> =
        sheet(&letter).rows.iter().filter(|row| row.crowned).map(|row| row.cells[1].as_str()).collect();
    assert_eq!(crowned, ["p0"]);
    assert!(sheet(&letter).columns.iter().all(|column| column.head != "games"));
    assert!(sheet(&letter).in_words(Language::english()).contains(", champion."));
}

#[test]
fn the_room_reads_by_which_game_the_champion_won_and_can_see_it() {
    let mut chat = Chat::new();
    let (_, row, game) = begun(&mut chat, "knockout sfirs best:1");
    a_turn_each(&mut chat, game);
    let [winner, loser] = [row.one_id, row.two_id.unwrap()].map(|account| name(&mut chat, account));
    let letters = chat.letters(&loser, &format!("resign #{game} yes"));
    let over = letters.iter().rev().find(|letter| is_to(letter, "general")).unwrap();
    let told = format!("{winner} wins it.\n{winner} beat {loser}.\nSee how they won #{game} against {loser}.");
    assert!(lines(&letters).contains(&told), "{}", lines(&letters));
    assert_eq!(buttons(over), [format!("replay #{game}")]);
    assert!(!over.files.is_empty(), "the bracket comes with it");
    // In a table the strongest of those whom they beat counts, whenever that was.
    let league = opened(&mut chat, "league sfirs", 4);
    chat.letters("ann", &format!("tournament start #{league}"));
    let told: Vec<String> = (0..3).map(|_| play(&mut chat, league, stronger)).collect();
    assert!(told[2].contains(" against p1."), "{}", told[2]);
}

#[test]
fn tournaments_that_are_over_are_listed_by_season_with_who_won_them() {
    let mut chat = Chat::new();
    assert!(chat.say("ann", "tournament list past").starts_with("No tournament is over here yet."));
    let mut ids = Vec::new();
    for number in 0..13 {
        let name = if number == 0 { " name:\"Winter cup\"" } else { "" };
        let id = opened(&mut chat, &format!("league sfirs{name}"), 2);
        chat.letters("ann", &format!("tournament start #{id}"));
        play(&mut chat, id, stronger);
        ids.push(id);
    }
    let live = opened(&mut chat, "league sfirs", 2);
    let season = Season::of(Timestamp::from_millisecond(chat.now).unwrap());
    let letter = chat.letter("bob", "tournament list past");
    let told = words(&letter);
    assert_eq!(told[0], "Tournaments that are over:");
    assert_eq!(told[1], format!("{season}: #{} SFIRS, league of 2. p0 wins it.", ids[12]));
    assert!(told.contains(&"Page 1 of 2.".to_owned()) && !told.join("\n").contains(&format!("#{live} ")), "{told:?}");
    assert_eq!(buttons(&letter), ["tournament list past 2"]);
    let last = words(&chat.letter("bob", "tournament list past 2"));
    assert_eq!(last[1], format!("{season}: #{} “Winter cup” (SFIRS), league of 2. p0 wins it.", ids[0]));
    let now = words(&chat.letter("bob", &format!("tournament list past {}", season.written())));
    assert_eq!(now[0], format!("Tournaments that ended in season {season}:"));
    assert_eq!(now[1..13], told[1..13]);
    let before = chat.say("bob", &format!("tournament list past {}", season.previous().written()));
    assert!(before.starts_with(&format!("No tournament ended here in season {}.", season.previous())), "{before}");
    assert!(chat.say("bob", "tournament list past season:2026-5").contains("2026-5”"));
    let request = chat.request("p0", "tournament list past");
    let alone = chat.handle(&Request { place: direct("p0"), ..request });
    assert!(lines(&letters(alone)).contains(&format!("#{} SFIRS", ids[12])), "one’s own, alone");
}

#[test]
fn the_rounds_of_a_tournament_come_as_a_calendar_with_ones_own_games() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs round:14d clock:3d", 4);
    let refused = chat.say("p0", &format!("tournament calendar #{id}"));
    assert!(refused.contains("have no deadlines"), "it hasn’t begun: {refused}");
    chat.letters("ann", &format!("tournament start #{id}"));
    let begun = Timestamp::from_millisecond(chat.now).unwrap();
    let letter = chat.letter("p0", &format!("tournament calendar #{id}"));
    let (called, content) = file(&letter);
    assert_eq!(called, format!("tournament-{id}.ics"));
    let unfolded = content.replace("\r\n ", "");
    let stamp = |days: i64| (begun + SignedDuration::from_hours(24 * days)).strftime("%Y%m%dT%H%M%SZ").to_string();
    let round = |number: usize, name: &str| format!("SUMMARY:#{id} SFIRS\\, round {number} of 3: you play {name}\r\n");
    for (number, name) in [(1, "p3"), (2, "p1"), (3, "p2")] {
        assert!(unfolded.contains(&round(number, name)), "{unfolded}");
    }
    for (from, until) in [(0, 14), (14, 28), (28, 42)] {
        let times = format!("DTSTART:{}\r\nDTEND:{}\r\n", stamp(from), stamp(until));
        assert!(unfolded.contains(&times), "{times} in {unfolded}");
    }
    // Whoever is to move has three days.
    let waiting = [("p0", "p3"), ("p3", "p0")].into_iter().filter(|(own, other)| {
        let letter = chat.letter(own, &format!("tournament calendar #{id}"));
        let content = file(&letter).1.replace("\r\n ", "");
        content.contains(&format!("DTSTART:{}\r\nSUMMARY:Your time in #", stamp(3)))
            && content.contains(&format!(" against {other} is over"))
    });
    assert_eq!(waiting.count(), 1);
    let others = chat.letter("ann", &format!("tournament calendar #{id}"));
    assert!(!file(&others).1.contains("you play"), "ann doesn’t play");
    let swiss = opened(&mut chat, "swiss sfirs", 2);
    chat.letters("ann", &format!("tournament start #{swiss}"));
    let refused = chat.say("ann", &format!("tournament calendar #{swiss}"));
    assert!(refused.contains("have no deadlines, so there’s nothing"), "{refused}");
    let weekly = opened(&mut chat, "swiss sfirs every monday", 1);
    let letter = chat.letter("ann", &format!("tournament calendar #{weekly}"));
    assert!(file(&letter).1.contains("begins\r\n") && file(&letter).1.contains("T180000Z"), "{letter:?}");
}

#[test]
fn a_tournament_is_exported_as_arbiters_programs_read_it() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:2 name:\"Größe & Ruhm\"", 5);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    chat.letters("p3", &format!("tournament withdraw #{id} yes"));
    play(&mut chat, id, stronger);
    let letter = chat.letter("ann", &format!("tournament export #{id}"));
    let (name, content) = file(&letter);
    assert_eq!(name, format!("tournament-{id}.trf"));
    assert!(content.starts_with(&format!("012 #{id} \"Grosse & Ruhm\" (SFIRS)\r\n")), "{content}");
    assert!(content.contains("\r\n092 Swiss (Dutch)\r\n102 ann\r\n"), "{content}");
    let table = words(&chat.letter("ann", &format!("tournament table #{id}")));
    let players: Vec<&str> = content.lines().filter(|line| line.starts_with("001")).collect();
    assert_eq!(players.len(), 5);
    for line in players {
        let name = line[14..47].trim();
        let points = line[80..84].trim().replace(".0", "").replace("0.5", "½").replace(".5", "½");
        let place = line[85..89].trim();
        let row = format!("{place}. {name} {points} (");
        assert!(table.iter().any(|told| told.replace(" (left)", "").starts_with(&row)), "{row} in {table:?}");
        assert_eq!((line[91..].len() - 8) % 10, 0, "{line:?}");
    }
    assert!(content.contains("0000 - U"), "somebody had no opponent: {content}");
    let knockout = opened(&mut chat, "knockout sfirs", 2);
    chat.letters("ann", &format!("tournament start #{knockout}"));
    assert!(
        chat.say("ann", &format!("tournament export #{knockout}")).starts_with("Only leagues and Swiss tournaments")
    );
}
