//! Every column of every table with what no version of the program writes: what `check` says of it, and whether an import
//! takes it.

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use parlour::config::{Config, Finding};
use parlour::store::Store;
use parlour::upkeep::{check, export, import};
use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

use crate::place::Folder;
use crate::random::Random;
use crate::support::TWO_TURNS_EACH;

/// Rows for the tables in which nobody wrote anything.
const ROWS: &str = "INSERT INTO vacations VALUES (1, 1795000000000, 1795100000000);
    INSERT INTO outages VALUES ('console', 1795000000000, 1795000100000);
    INSERT INTO signs_of_life VALUES ('console', 1795000000000) ON CONFLICT DO NOTHING;
    INSERT INTO conditionals SELECT id, 1, 1, 'b3-b4' FROM games LIMIT 1;
    INSERT INTO blocks VALUES (1, 2);
    INSERT INTO block_names VALUES (1, 2, 2);
    INSERT INTO vote_games SELECT id, 3600000 FROM games LIMIT 1;
    INSERT INTO suggestions SELECT game_id, 1, 'b3-b4' FROM vote_games;
    INSERT INTO voters SELECT game_id, 1, 1, 1795000000000, 1, 1795000000000, 1 FROM vote_games;
    INSERT INTO polls SELECT 1, game_id, 1, 'discord', 'here', 'poll', '1 vote b3-b4' FROM vote_games;
    INSERT INTO poll_votes VALUES (1, 1, 1);
    INSERT INTO vote_challenges VALUES (1, 1, 'chifoumi', 'basic', 1, 1, '3d', 3600000, 1795000000000);
    INSERT INTO mutes SELECT 1, id FROM games LIMIT 1;
    INSERT INTO coaches SELECT id, 10 FROM games LIMIT 1;
    INSERT INTO watchers SELECT id, 1, 1 FROM games LIMIT 1;
    INSERT INTO notes SELECT 1, id, 1795000000000, 'a fork' FROM games LIMIT 1;
    INSERT INTO snoozes VALUES (1, 1795000000000);
    INSERT INTO gifts SELECT 1, id, 1795000000000, 2 FROM games LIMIT 1;
    INSERT INTO hints SELECT 1, id, 'junk', 'b3-b4' FROM games LIMIT 1;
    INSERT INTO tasks SELECT 1, id, 1795000000000, 'chifoumi', 1, 'b3-b4', 'lesson' FROM places LIMIT 1;
    INSERT INTO puzzles SELECT 1, 'chifoumi', 'basic', '3/W2/7/3w3/2P4/3/1S1 w - -', 2, 'c3xd4', id, 1500.0,
        150.0, 0.06 FROM games LIMIT 1;
    INSERT INTO solvers VALUES (1, 'chifoumi', 1500.0, 350.0, 0.06, 1, 0);
    INSERT INTO attempts SELECT 1, 1, id, 1795000000000, 1795000100000, 1, 20 FROM places LIMIT 1;
    INSERT INTO daily_puzzles SELECT id, 1795000000000, 1 FROM places LIMIT 1;
    INSERT INTO mistakes SELECT 1, 1, id, 0, 'b3-b4', 'c3-c4', 60, 30, 1, 1795000000000 FROM games LIMIT 1;
    INSERT INTO swings SELECT id, 0, 30 FROM games LIMIT 1;
    INSERT INTO looked_through SELECT 1, id FROM games LIMIT 1;
    INSERT INTO places (community_id, platform, external_id, name, direct)
        SELECT community_id, platform, 'other', 'other', 0 FROM places LIMIT 1;
    INSERT INTO place_links SELECT 1, max(id), 1795000000000 FROM places;
    INSERT INTO place_links SELECT max(id), 1, 1795000000000 FROM places;
    INSERT INTO game_places SELECT games.id, max(places.id), 2, state = 'live' FROM games, places GROUP BY games.id;
    INSERT INTO codes VALUES ('junk', 'account', 1, 1, NULL, 1795000000000, 1795100000000);
    INSERT INTO wrong_codes SELECT 1, 1795000000000, 1, id FROM places LIMIT 1;
    INSERT INTO page_keys SELECT id, 2 FROM games LIMIT 1;
    INSERT INTO sign_ins VALUES ('junk', 1, 1, 1795000000000, 1795100000000);
    INSERT INTO sessions VALUES (1, 'junk', 1, 1, 1795000000000, 1795000000000, 1795100000000);
    INSERT INTO account_links VALUES (1, 2, 1795000000000, 1795100000000, 1, 0);
    INSERT INTO forgetting VALUES (1, 1795000000000);
    INSERT INTO rerating VALUES (1, 1795000000000, 1795000000000, 1, 1795000000000);
    INSERT INTO due (kind, subject, at) VALUES ('rerate', 1, 1795000000000);
    INSERT INTO rerated SELECT 0, community_id, game, person_id, 1500.0, 350.0, 0.06, 0 FROM ratings;
    INSERT INTO digests (person_id, account_id, written_at) VALUES (1, 1, 1795000000000);
    INSERT INTO communities VALUES (90, 'matrix', '!den');
    INSERT INTO places VALUES (90, 90, 'matrix', '!den', 'den', 0);
    INSERT INTO community_links VALUES (90, 1, 90, 1, 1795000000000, 1795000100000);
    UPDATE entrants SET place_id = 90 WHERE person_id = 1;";

/// A club with something in every table that there is.
fn club(folder: &Folder) {
    let mut chat = folder.chat();
    chat.script(&format!("ann: challenge bob chifoumi 3d first rated\nbob: accept\n{TWO_TURNS_EACH}\nbob: resign yes"));
    chat.script("ann: challenge bob chifoumi none first rated\nbob: accept\nann: c2-c3\nbob: c6-c5\nbob: draw");
    chat.script("ann: challenge bob sia-doble best:3 first\nbob: accept\nbob: resign yes\nann: challenge cas fursaz");
    for wish in
        ["knockout sia-doble best:1 third", "league chifoumi", "swiss chifoumi rounds:3", "arena chifoumi for:2h"]
    {
        let id = chat.letters("ann", &format!("tournament open {wish}"))[0].about.unwrap();
        for person in ["ann", "bob", "cas", "dan"] {
            chat.letters(person, &format!("tournament join #{id}"));
        }
        chat.letters("ann", &format!("tournament start #{id}"));
    }
    chat.script(
        "ann: tournament open swiss chifoumi every monday\nann: ban dan yes stalls\nann: settings place theme dark",
    );
    drop(chat);
    let connection = Connection::open(folder.database()).unwrap();
    connection.execute_batch(ROWS).unwrap();
}

/// A column of a table, and one of the values that it is given.
struct Case {
    table: String,
    column: String,
    value: Value,
}

/// Every column with every value.
fn cases(database: &Path) -> Vec<Case> {
    let connection = Connection::open(database).unwrap();
    let mut statement = connection
        .prepare(
            "SELECT tables.name, columns.name, columns.type FROM sqlite_schema tables
             JOIN pragma_table_info(tables.name) columns
             WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' ORDER BY 1, columns.cid",
        )
        .unwrap();
    let found = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
    let columns: Vec<(String, String, String)> = found.collect::<Result<_, _>>().unwrap();
    let (mut cases, mut empty) = (Vec::new(), BTreeSet::new());
    for (table, column, kind) in columns {
        let any: i64 = connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap();
        if any == 0 {
            empty.insert(table);
            continue;
        }
        let values: Vec<Value> = match kind.as_str() {
            "INTEGER" => [-1, 0, 2, 65_535, 1 << 31, 1 << 32, i64::MAX, i64::MIN].map(Value::Integer).to_vec(),
            "REAL" => [-1.0, 0.0, 1e300, f64::INFINITY].map(Value::Real).to_vec(),
            _ => ["", "junk", "7"].map(|text| Value::Text(text.to_owned())).to_vec(),
        };
        cases.extend(values.into_iter().map(|value| Case { table: table.clone(), column: column.clone(), value }));
    }
    println!("there is nothing in {empty:?}");
    cases
}

/// Writes a value into a row of a table; says whether SQLite lets it.
fn write(database: &Path, case: &Case) -> bool {
    let Case { table, column, value } = case;
    let connection = Connection::open(database).unwrap();
    connection.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON").unwrap();
    let mut keys = connection.prepare("SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk").unwrap();
    let keys: Vec<String> = keys.query_map([table], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let keys = keys.join(", ");
    let middle = format!("SELECT {keys} FROM {table} LIMIT 1 OFFSET (SELECT count(*) / 2 FROM {table})");
    let changed = format!("UPDATE {table} SET {column} = ?1 WHERE ({keys}) = ({middle}) AND {column} IS NOT ?1");
    connection.execute(&changed, params_from_iter([value])).is_ok_and(|rows| rows == 1)
}

/// What is wrong with a database.
fn wrong(database: &Path) -> Vec<String> {
    let mut config = Config::default();
    config.database.clone_from(&database.to_owned());
    let findings = check(&config, &mut |_| {}).into_iter().filter_map(|finding| match finding {
        Finding::Wrong(what) if !what.contains("the configuration has no platform") && !what.contains("chmod") => {
            Some(what)
        }
        _ => None,
    });
    findings.collect()
}

/// What an import says of what an export has left of a database, and how much that left out.
fn carried(from: &Path, to: &Path) -> (Result<u64, String>, usize) {
    let mut text = Vec::new();
    let exported = match export(&mut Store::open_to_read(from).unwrap(), &mut text, |_| {}) {
        Ok(exported) => exported,
        Err(error) => return (Err(error.to_string()), 0),
    };
    let aside = exported.aside.len() + exported.left_out.len();
    let imported = import(&mut Store::open(to).unwrap(), &mut Cursor::new(text), |_| {});
    (imported.map_err(|error| error.to_string()), aside)
}

#[test]
fn an_import_takes_what_a_check_finds_nothing_wrong_with_and_nothing_else() {
    let wanted: usize = std::env::var("PARLOUR_DAMAGED_ROWS").map_or(60, |cases| cases.parse().unwrap());
    let folder = Folder::new("columns");
    club(&folder);
    assert_eq!(wrong(&folder.database()), [""; 0]);
    let mut cases = cases(&folder.database());
    let (all, mut random) = (cases.len(), Random::new(28));
    let (mut tried, mut found, mut refused, mut faults) = (0, 0, 0, Vec::new());
    while tried < wanted && !cases.is_empty() {
        let case = cases.swap_remove(random.below(cases.len()));
        for name in folder.names().iter().filter(|name| name.starts_with("damaged") || name.starts_with("new")) {
            fs::remove_file(folder.file(name)).unwrap();
        }
        let (damaged, new) = (folder.file("damaged.db"), folder.file("new.db"));
        fs::copy(folder.database(), &damaged).unwrap();
        if !write(&damaged, &case) {
            continue;
        }
        tried += 1;
        let what = format!("{}.{} = {:?}", case.table, case.column, case.value);
        let before = wrong(&damaged);
        let (imported, aside) = carried(&damaged, &new);
        found += usize::from(!before.is_empty());
        refused += usize::from(imported.is_err());
        match &imported {
            Err(why) if before.is_empty() => faults.push(format!("{what}: check finds nothing, import says: {why}")),
            Ok(_) if before.is_empty() && aside > 0 => faults.push(format!("{what}: check finds nothing, export does")),
            Ok(_) => {
                // What could not be replayed stays set aside.
                let after: Vec<String> = wrong(&new).into_iter().filter(|what| !what.contains("set aside")).collect();
                if !after.is_empty() {
                    faults.push(format!("{what}: import takes it, check says: {after:?}"));
                }
            }
            Err(_) => {}
        }
    }
    println!("{tried} damaged rows of {all} kinds: check named {found}, import refused {refused} of what was exported");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Two tournaments that go on: of three rounds with two places each.
fn tournaments(folder: &Folder) {
    let join = "bob: tournament join\ncas: tournament join\ndan: tournament join\nann: tournament join\n";
    for wish in ["league chifoumi", "knockout sia-doble best:1"] {
        let (done, told) = folder.console(&format!("ann: tournament open {wish}\n{join}ann: tournament start\n"));
        assert!(done && told.contains("begins."), "{told}");
    }
}

#[test]
fn rounds_and_places_that_cannot_be_are_named_and_are_put_right() {
    let folder = Folder::new("rounds");
    tournaments(&folder);
    let whole = fs::read(folder.database()).unwrap();
    let number = |sql: &str| -> i64 {
        Connection::open(folder.database()).unwrap().query_row(sql, [], |row| row.get(0)).unwrap()
    };
    for (change, wanted) in [
        (
            "tournaments SET round = 65535 WHERE system = 'league'",
            "tournament #1 has a number of rounds that it can’t have",
        ),
        ("tournaments SET round = 2147483648 WHERE system = 'knockout'", " has a number of rounds that it can’t have"),
        ("tournaments SET round = -1 WHERE system = 'knockout'", " has a number of rounds that it can’t have"),
        ("tournaments SET rounds = 65535 WHERE system = 'league'", "tournament #1 has a number of rounds"),
        ("tournaments SET rounds = NULL WHERE system = 'knockout'", " has a number of rounds that it can’t have"),
        ("matches SET board = 2 WHERE tournament_id = 1 AND board = 1", "of tournament #1 is where no match can be"),
        ("matches SET board = 4294967296 WHERE tournament_id = 1 AND board = 0", "of tournament #1 is where"),
        ("matches SET round = 0 WHERE tournament_id = 1 AND board = 1", "of tournament #1 is where no match can be"),
        ("matches SET round = 65535 WHERE tournament_id <> 1 AND board = 1", " is where no match can be"),
    ] {
        for name in folder.names().iter().filter(|name| name.starts_with("parlour")) {
            fs::remove_file(folder.file(name)).unwrap();
        }
        fs::write(folder.database(), &whole).unwrap();
        let changed = Connection::open(folder.database()).unwrap().execute(&format!("UPDATE {change}"), []).unwrap();
        assert_eq!(changed, 1, "{change}");
        let found = wrong(&folder.database());
        assert!(
            found.iter().any(|found| found.contains(wanted) && found.contains("`parlour repair`")),
            "{change}: {found:?}"
        );
        let (done, told) = folder.run(&["repair"]);
        assert!(done && told.contains(wanted) && told.contains("corrected from the others"), "{change}: {told}");
        assert_eq!(wrong(&folder.database()), [""; 0], "{change}");
        let places = "SELECT sum(round * 10 + board) FROM matches WHERE tournament_id IS NOT NULL";
        assert_eq!(
            (number("SELECT sum(round) FROM tournaments"), number("SELECT sum(rounds) FROM tournaments")),
            (2, 5)
        );
        assert_eq!(number(places), 42, "{change}");
        let (done, told) = folder.console("ann: tournament table #1\nann: games\n");
        assert!(done && told.contains("Tournament #1"), "{told}");
    }
}

#[test]
fn an_arena_with_rounds_that_cannot_be_is_named_and_is_put_right_and_goes_on() {
    let folder = Folder::new("arena-rounds");
    let begin = "ann: tournament open arena chifoumi for:2h\nbob: tournament join\ncas: tournament join\ndan: tournament join\nann: tournament join\nann: tournament start\n";
    let (done, told) = folder.console(begin);
    assert!(done && told.contains("begins."), "{told}");
    let whole = fs::read(folder.database()).unwrap();
    for (change, wanted) in [
        ("tournaments SET rounds = 5", "tournament #1 has a number of rounds that it can’t have"),
        ("tournaments SET rounds = NULL", "tournament #1 has a number of rounds that it can’t have"),
        ("tournaments SET round = 1", "tournament #1 has a number of rounds that it can’t have"),
        ("tournaments SET round = 65535", "tournament #1 has a number of rounds that it can’t have"),
        ("matches SET board = 1 WHERE round = 1", "of tournament #1 is where no match can be"),
        ("matches SET round = 0 WHERE round = 1", "of tournament #1 is where no match can be"),
    ] {
        for name in folder.names().iter().filter(|name| name.starts_with("parlour")) {
            fs::remove_file(folder.file(name)).unwrap();
        }
        fs::write(folder.database(), &whole).unwrap();
        let changed = Connection::open(folder.database()).unwrap().execute(&format!("UPDATE {change}"), []).unwrap();
        assert_eq!(changed, 1, "{change}");
        let found = wrong(&folder.database());
        assert!(found.iter().any(|found| found.contains(wanted)), "{change}: {found:?}");
        let (done, told) = folder.run(&["repair"]);
        assert!(done && told.contains("corrected from the others"), "{change}: {told}");
        assert_eq!(wrong(&folder.database()), [""; 0], "{change}");
        let (done, told) = folder.console("ann: tournament table #1\nann: tournament games #1\n");
        assert!(done && told.contains("2 games are in progress"), "{change}: {told}");
    }
}

#[test]
fn matches_with_which_a_tournament_cannot_go_on_are_named() {
    for (others, change, wanted) in [
        // Of five one rests, so that there are two places.
        (
            "bob cas dan eve ann",
            "round = 2, board = 2 WHERE id = (SELECT max(id) FROM matches)",
            "is where no match can be",
        ),
        // Nobody is left for a match for the third place.
        ("bob ann", "board = 1", "is where no match can be"),
        (
            "bob cas dan ann",
            "two_id = (SELECT id FROM accounts WHERE name = 'zoe')",
            "is between people who haven’t entered it",
        ),
    ] {
        let folder = Folder::new("places");
        let joins: String = others.split(' ').map(|who| format!("{who}: tournament join\n")).collect();
        let system = if others == "bob ann" { "knockout sia-doble best:1 third" } else { "league chifoumi" };
        let (done, told) =
            folder.console(&format!("zoe: help\nann: tournament open {system}\n{joins}ann: tournament start\n"));
        assert!(done && told.contains("begins."), "{told}");
        assert_eq!(wrong(&folder.database()), [""; 0]);
        Connection::open(folder.database()).unwrap().execute(&format!("UPDATE matches SET {change}"), []).unwrap();
        let (_, failed) = folder.console("ann: tournament table #1\n");
        assert!(failed.contains("That failed"), "{failed}");
        let found = wrong(&folder.database());
        assert!(found.iter().any(|found| found.contains(wanted)), "{change}: {found:?}");
        assert!(found.iter().all(|found| found.contains("`parlour repair`") || found.contains("backup")), "{found:?}");
    }
}
