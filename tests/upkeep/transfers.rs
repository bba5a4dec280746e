//! Exports and imports.

use std::fs;
use std::io::Cursor;

use parlour::store::{GameState, Store};
use parlour::upkeep::{TransferError, export, import};

use crate::migrations::{STORED, assert_relations_are_there, stored};
use crate::place::Folder;

/// An export of the newest stored database, which has games of every kind.
fn exported(name: &str) -> (Folder, String) {
    exported_from(name, STORED[STORED.len() - 1].1)
}

fn exported_from(name: &str, sql: &str) -> (Folder, String) {
    let folder = stored(name, sql);
    let mut out = Vec::new();
    let mut store = Store::open(&folder.database()).unwrap();
    assert!(export(&mut store, &mut out, |_| {}).unwrap().aside.is_empty());
    (folder, String::from_utf8(out).unwrap())
}

fn imported(text: &str) -> Result<Store, TransferError> {
    let mut store = Store::in_memory().unwrap();
    let result = import(&mut store, &mut Cursor::new(text), |_| {});
    if result.is_err() {
        assert!(store.read().unwrap().is_empty().unwrap(), "something was imported");
    }
    result.map(|_| store)
}

/// What is said to an export of which one line was changed.
fn refusal(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    imported(&text.replacen(from, to, 1)).err().unwrap().to_string()
}

#[test]
fn an_export_of_an_import_is_the_same_to_the_byte() {
    let (folder, first) = exported("twice");
    fs::write(folder.file("club.jsonl"), &first).unwrap();
    fs::write(folder.file("new.toml"), "database = \"new.db\"").unwrap();
    let records = first.lines().count() - 2;
    let (done, said) = folder.run(&["import", "club.jsonl", "--config", "new.toml"]);
    assert!(done, "{said}");
    assert_eq!(said, format!("{records} records were imported into new.db\n"));
    let (done, said) = folder.run(&["export", "again.jsonl", "--config", "new.toml"]);
    assert!(done, "{said}");
    assert_eq!(said, format!("{records} records were exported to again.jsonl\n"));
    assert!(fs::read_to_string(folder.file("again.jsonl")).unwrap() == first);
    let (done, said) = folder.run(&["export", "--config", "new.toml"]);
    assert!(done && said == first);
}

#[test]
fn an_export_of_an_earlier_version_brings_in_the_same_as_the_database_that_it_came_from() {
    let (_folder, text) = exported_from("earlier", STORED[0].1);
    let mut store = imported(include_str!("export-1.jsonl")).unwrap();
    let mut out = Vec::new();
    export(&mut store, &mut out, |_| {}).unwrap();
    assert!(String::from_utf8(out).unwrap() == text);
}

#[test]
fn games_ratings_and_settings_are_what_they_were_and_go_on() {
    let (_folder, text) = exported("same");
    let mut store = imported(&text).unwrap();
    assert_eq!(store.defects().unwrap(), []);
    let tx = store.read().unwrap();
    assert_eq!([GameState::Live, GameState::Over].map(|state| tx.count_games(state).unwrap()), [5, 4]);
    let counted = tx.game(7).unwrap().unwrap();
    assert_eq!(counted.verdict.unwrap().points, Some([4, 5]));
    assert_eq!(tx.entries(7, 100).unwrap().len(), 29);
    drop(tx);
    // A new challenge gets a number that none had before.
    let mut chat = crate::support::Chat::new();
    chat.club = parlour::club::Club::new(store, parlour::club::Limits::default());
    assert!(chat.say("ann", "challenge bob sfirs").contains("accept #17"));
}

#[test]
fn every_fault_is_named_by_its_line_and_nothing_is_imported() {
    let (_folder, text) = exported("faults");
    let line_of = |part: &str| text.lines().position(|line| line.contains(part)).unwrap() + 1;
    let game = line_of("{\"game\":{\"id\":7,");
    for (from, to, line, why) in [
        ("{\"parlour_export\":5}", "{\"parlour_export\":6}", 1, "this export has version 6"),
        ("{\"parlour_export\":5}", "{\"other\":1}", 1, "begins with {\"parlour_export\":5}"),
        ("{\"person\":{\"id\":1,", "{\"person\":{\"id\":\"x\",", 2, "invalid type"),
        ("{\"person\":{\"id\":1,", "{\"persona\":{\"id\":1,", 2, "unknown variant"),
        ("{\"person\":{\"id\":1,", "{\"person\":{\"number\":3,\"id\":1,", 2, "unknown field"),
        ("{\"person\":{\"id\":2,", "{\"person\":{\"id\":1,", 3, "an earlier line already has this"),
        ("\"members\":[1", "\"members\":[77", line_of("\"members\":"), "refers to something that no earlier line has"),
    ] {
        let said = refusal(&text, from, to);
        assert!(said.starts_with(&format!("line {line}: ")) && said.contains(why), "{from}: {said}");
    }
    let whole = text.lines().nth(game - 1).unwrap();
    let token = whole.split("\"token\":\"").nth(1).unwrap().split('"').next().unwrap();
    for (changed, why) in [
        (whole.replacen(&format!("\"token\":\"{token}\""), "\"token\":\"a1-g7\"", 1), "entry 1 (\"a1-g7\")"),
        (whole.replacen("\"points\":[4,5]", "\"points\":[5,4]", 1), "the record says"),
        (whole.replacen("\"plies\":23", "\"plies\":22", 1), "the record says"),
        (whole.replacen("\"rules_version\":1", "\"rules_version\":9", 1), "version 9 of the rules"),
        (whole.replacen("\"number\":2,", "\"number\":99,", 1), "entry 2 is missing"),
        (whole.replacen("\"rating\":\"15", "\"rating\":\"fifteen", 1), "is no number"),
    ] {
        assert_ne!(changed, whole, "{why}");
        let said = refusal(&text, whole, &changed);
        assert!(said.starts_with(&format!("line {game}: ")) && said.contains(why), "{why}: {said}");
    }
}

/// An export of a chat's club.
fn written(chat: &mut crate::support::Chat) -> String {
    let mut out = Vec::new();
    export(chat.club.store(), &mut out, |_| {}).unwrap();
    String::from_utf8(out).unwrap()
}

/// The club of a chat, moved by an export and an import; both exports are the same.
fn moved(chat: &mut crate::support::Chat) {
    let text = written(chat);
    let mut store = imported(&text).unwrap();
    let mut again = Vec::new();
    export(&mut store, &mut again, |_| {}).unwrap();
    assert_eq!(String::from_utf8(again).unwrap(), text);
    assert_eq!(store.defects().unwrap(), []);
    chat.club = parlour::club::Club::new(store, parlour::club::Limits::default());
}

/// Whoever is named second gives up every game that goes on in a tournament.
fn play_round(chat: &mut crate::support::Chat, id: i64) {
    let rows = chat.club.store().read().unwrap().matches_of(id).unwrap();
    for row in rows.into_iter().filter(|row| row.ended.is_none()) {
        let tx = chat.club.store().read().unwrap();
        let loser = tx.account_numbered(row.two_id.unwrap()).unwrap().name;
        let game = tx.last_game_of(row.id).unwrap().unwrap();
        drop(tx);
        chat.letters(&loser, &format!("resign #{game} yes"));
    }
}

#[test]
fn tournaments_and_matches_move_with_the_club_and_are_played_to_their_end() {
    for wish in ["league chifoumi", "swiss chifoumi rounds:3", "knockout sia-doble best:1 third"] {
        let mut chat = crate::support::Chat::new();
        let id = chat.letters("ann", &format!("tournament open {wish}"))[0].about.unwrap();
        for person in ["p1", "p2", "p3", "p4"] {
            chat.letters(person, &format!("tournament join #{id}"));
        }
        chat.letters("ann", "tournament start");
        play_round(&mut chat, id);
        let before = chat.say("ann", &format!("tournament table #{id}"));
        moved(&mut chat);
        assert_eq!(chat.say("ann", &format!("tournament table #{id}")), before);
        for _ in 0..3 {
            play_round(&mut chat, id);
        }
        let state = chat.club.store().read().unwrap().tournament(id).unwrap().unwrap().state;
        assert_eq!(state, parlour::store::TournamentState::Over, "{wish}");
    }
}

#[test]
fn an_arena_moves_with_the_club_in_the_middle_of_the_evening() {
    let mut chat = crate::support::Chat::new();
    let id = chat.letters("ann", "tournament open arena sfirs clock:5m+5s for:1h")[0].about.unwrap();
    for person in ["p1", "p2", "p3"] {
        chat.letters(person, &format!("tournament join #{id}"));
    }
    chat.letters("ann", "tournament start");
    chat.letters("ann", &format!("tournament remove #{id} p3 so it is"));
    play_round(&mut chat, id);
    let before = chat.say("ann", &format!("tournament table #{id}"));
    moved(&mut chat);
    assert_eq!(
        chat.say("ann", &format!("tournament table #{id}")).split_once(':').unwrap().1,
        before.split_once(':').unwrap().1
    );
    let pairings = |chat: &mut crate::support::Chat| chat.club.store().read().unwrap().matches_of(id).unwrap().len();
    let played = pairings(&mut chat);
    chat.wait("3m");
    play_round(&mut chat, id);
    assert!(pairings(&mut chat) > played, "people are paired on");
    assert!(chat.say("p3", &format!("tournament join #{id}")).contains("took you out"));
    chat.wait("1h");
    let state = chat.club.store().read().unwrap().tournament(id).unwrap().unwrap().state;
    assert_eq!(state, parlour::store::TournamentState::Over, "it ends at the same time");
}

#[test]
fn a_match_that_goes_on_and_a_weekly_series_move_with_the_club() {
    let mut chat = crate::support::Chat::new();
    chat.script("ann: challenge bob sia-doble best:3 first\nbob: accept\nbob: resign yes");
    chat.script("ann: challenge bob sia-doble best:5");
    let weekly = chat.letters("ann", "tournament open swiss chifoumi every monday")[0].about.unwrap();
    chat.script("ann: tournament join\nbob: tournament join");
    moved(&mut chat);
    assert!(chat.say("bob", "games").contains("Sia Doble"));
    let begun: String = chat.letters("bob", "accept").iter().flat_map(crate::support::words).collect();
    assert!(begun.contains("best of 5"), "what was offered is a match still: {begun}");
    let told: String = chat.wait("8d").iter().flat_map(crate::support::words).collect();
    assert!(told.contains(&format!("Tournament #{weekly}")) && told.contains("round 1 of"), "{told}");
}

#[test]
fn handicaps_and_how_far_behind_a_winner_was_move_with_the_club() {
    let mut chat = crate::support::Chat::new();
    chat.script(
        "ann: challenge bob chifoumi odds:2\nbob: accept\nbob: c2-c3\nann: challenge bob chifoumi match:15 lead:3",
    );
    moved(&mut chat);
    let tx = chat.club.store().read().unwrap();
    assert_eq!(tx.game(1).unwrap().unwrap().to_move, Some(parlour::rules::Player::One), "bob’s second turn");
    assert_eq!(tx.offer(2).unwrap().unwrap().lead, 3);
    drop(tx);
    let begun: String = chat.letters("bob", "accept #2").iter().flat_map(crate::support::words).collect();
    assert!(begun.contains("match to 15 points: bob 3, ann 0"), "{begun}");
    let mut chat = crate::support::Chat::in_the_middle();
    chat.script("bob: resign yes");
    let id = chat.club.store().read().unwrap().game_ids(0, 1_000).unwrap()[0];
    let swing = parlour::store::Swing { plies: 3, least: 12 };
    let tx = chat.club.store().begin().unwrap();
    tx.note_swing(id, swing).unwrap();
    tx.commit().unwrap();
    moved(&mut chat);
    assert!(chat.say("ann", "yearbook").contains("stood at 12% on turn"));
}

#[test]
fn bans_the_audit_list_and_seasons_move_with_the_club() {
    let mut chat = crate::support::Chat::in_the_middle();
    chat.script("bob: resign yes\nann: ban bob yes stalls every game");
    let told = |chat: &mut crate::support::Chat| {
        ["audit", "ban", "leaderboard chifoumi season"].map(|line| chat.say("ann", line))
    };
    let before = told(&mut chat);
    assert!(
        before[0].contains("stalls every game")
            && before[1].contains("bob")
            && before[2].contains("1. ann: 1662, provisional")
    );
    moved(&mut chat);
    assert_eq!(told(&mut chat), before);
    assert!(chat.say("bob", "challenge ann sfirs").contains("You are banned"));
}

#[test]
fn an_export_with_the_words_of_earlier_versions_brings_in_the_same() {
    let mut chat = crate::support::Chat::in_the_middle();
    chat.script(
        "ann: tournament open league chifoumi\nann: tournament join\nbob: tournament join\nann: tournament start",
    );
    chat.script("ann: ban bob yes stalls every game");
    let text = written(&mut chat);
    let mut old = text.clone();
    for (new, was) in [
        ("\"ban\":{", "\"bar\":{"),
        ("\"banned_at\":", "\"barred_at\":"),
        ("\"action\":\"ban\"", "\"deed\":\"bar\""),
        ("\"half_points\":", "\"halves\":"),
        ("\"withdrawn\":true,\"annulled\":", "\"gone\":true,\"struck\":"),
        (" tournament\"", " contest\""),
    ] {
        assert!(old.contains(new), "{new}: {old}");
        old = old.replace(new, was);
    }
    let mut out = Vec::new();
    export(&mut imported(&old).unwrap(), &mut out, |_| {}).unwrap();
    assert!(String::from_utf8(out).unwrap() == text);
}

#[test]
fn relations_move_with_the_club_also_from_exports_that_had_them_as_settings() {
    let (_folder, text) = exported("relations");
    assert_relations_are_there(&imported(&text).unwrap().read().unwrap());
    let is_relation = |line: &&str| {
        ["block", "mute", "snooze", "gifts", "hint", "task"]
            .iter()
            .any(|kind| line.starts_with(&format!("{{\"{kind}\":")))
    };
    let old = rusqlite::Connection::open_in_memory().unwrap();
    old.execute_batch(include_str!("schema-22.sql")).unwrap();
    let mut settings = old.prepare("SELECT owner_id, name, value FROM settings WHERE owner = 'person'").unwrap();
    let settings = settings.query_map([], |row| {
        let (owner_id, name, value): (i64, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let row = serde_json::json!({"owner": "person", "owner_id": owner_id, "name": name, "value": value});
        Ok(serde_json::json!({"setting": row}).to_string())
    });
    let settings: Vec<String> = settings.unwrap().collect::<Result<_, _>>().unwrap();
    let is_of_person = |line: &&str| line.starts_with("{\"setting\":{\"owner\":\"person\"");
    let mut lines: Vec<&str> = text.lines().filter(|line| !is_relation(line) && !is_of_person(line)).collect();
    assert_eq!(lines.pop().map(|end| end.starts_with("{\"records\"")), Some(true));
    lines[0] = "{\"parlour_export\":4}";
    lines.extend(settings.iter().map(String::as_str));
    let earlier = format!("{}\n{{\"records\":{}}}\n", lines.join("\n"), lines.len() - 1);
    let mut store = imported(&earlier).unwrap();
    assert_relations_are_there(&store.read().unwrap());
    let mut again = Vec::new();
    export(&mut store, &mut again, |_| {}).unwrap();
    assert!(again == text.as_bytes());
}

#[test]
fn an_export_that_is_not_whole_is_refused() {
    let (_folder, text) = exported("cut");
    let without_end = text.rsplit_once("{\"records\"").unwrap().0;
    let said = imported(without_end).err().unwrap().to_string();
    assert!(said.contains("the end is missing; the file is incomplete"), "{said}");
    let said = imported(&text[..text.len() / 2]).err().unwrap().to_string();
    assert!(said.contains("the line breaks off"), "{said}");
    let mut lines: Vec<&str> = text.lines().collect();
    let settings = lines.iter().position(|line| line.starts_with("{\"setting\"")).unwrap();
    lines.remove(settings);
    let said = imported(&(lines.join("\n") + "\n")).err().unwrap().to_string();
    assert!(said.contains("records, but it has"), "{said}");
    assert!(imported(&format!("{text}more")).err().unwrap().to_string().contains("something follows the end"));
    assert!(imported("").err().unwrap().to_string().starts_with("line 1: "));
}

#[test]
fn nothing_is_imported_where_something_is() {
    let (folder, text) = exported("occupied");
    fs::write(folder.file("club.jsonl"), text).unwrap();
    let (done, said) = folder.run(&["import", "club.jsonl"]);
    assert!(!done && said.contains("the database already has people or games"), "{said}");
}

#[test]
fn a_game_that_cannot_be_replayed_is_exported_set_aside_and_told() {
    let (folder, _) = exported("aside");
    let connection = rusqlite::Connection::open(folder.database()).unwrap();
    connection.execute("UPDATE entries SET token = 'z9-z8' WHERE game_id = 7 AND number = 3", []).unwrap();
    drop(connection);
    let (done, said) = folder.run(&["export", "club.jsonl"]);
    assert!(done && said.contains("can’t replay game #7, so the export sets it aside: entry 3"), "{said}");
    let first = fs::read_to_string(folder.file("club.jsonl")).unwrap();
    let mut again = Vec::new();
    export(&mut imported(&first).unwrap(), &mut again, |_| {}).unwrap();
    assert!(again == first.as_bytes());
}

#[test]
fn the_page_about_exports_shows_lines_that_are_true() {
    let (_folder, text) = exported("page");
    let page = include_str!("../../docs/export.md");
    let shown: Vec<&str> = page.lines().filter(|line| line.starts_with('{')).collect();
    assert!(shown.len() > 6);
    for line in shown {
        let begin = line.split('…').next().unwrap();
        assert!(text.lines().any(|known| known.starts_with(begin)), "{line}");
    }
}
