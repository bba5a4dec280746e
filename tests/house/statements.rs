//! No statement of the store reads more, the more there is that is over.
//!
//! The statements are taken from the source, so that none is left out, and SQLite is asked how it would run each, with
//! the triggers that it sets off. What reads a whole table or index, or a part of it that only a word with few values
//! limits, is in the list with its reason or fails.

use std::collections::HashMap;
use std::fs;

use parlour::store::Store;
use rusqlite::Connection;
use rusqlite::config::DbConfig;

use super::{code_of, source_folder, sources};

/// What may read everything: a part of the statement, and why.
const ALLOWED: &[(&str, &str)] = &[
    ("FROM games WHERE (SELECT count(*) FROM seats", "`check` looks at everything"),
    ("FROM seats WHERE seat NOT IN", "`check` looks at everything"),
    ("FROM seats one JOIN seats two", "`check` looks at everything"),
    ("WHERE seats.person_id <> accounts.person_id", "`check` looks at everything"),
    ("WHERE live <> (state = 'live')", "`check` looks at everything"),
    ("FROM offers WHERE game_id >= id", "`check` looks at everything"),
    ("FROM games WHERE state = 'aside'", "`check` asks for games set aside; the index holds no others"),
    ("SELECT subject, at, kind, since FROM due", "`check` looks at everything"),
    ("SELECT platform, begun_at, ended_at FROM outages", "`check` looks at everything"),
    ("FROM puzzles WHERE game = ?1 AND game_id IS NULL", "those that come with the program; the index holds no others"),
    ("DELETE FROM tasks WHERE source = 'puzzle'", "a row a person, when a puzzle goes"),
    ("FROM tried", "what is being tried at once"),
    ("FROM suspects WHERE again_at IS N", "what is put aside, and what has failed since: hardly ever anything"),
    ("FROM suspects WHERE noted_at", "what is put aside, and what has failed since: hardly ever anything"),
    (
        "SELECT person_id, account_id, letter_id, body, written_at, edit_id, looked_at FROM digests",
        "`check` looks at everything",
    ),
    ("SELECT id, '', attempts, written_at, due_at", "`check` looks at everything"),
    ("SELECT event, received_at FROM inbox", "`check` looks at everything"),
    ("SELECT person_id, wins, draws, losses FROM scores", "`check` looks at everything"),
    ("SELECT state, games FROM game_counts", "`check` looks at everything"),
    ("SELECT poll_id, answer FROM poll_votes", "`check` looks at everything"),
    ("FROM polls WHERE platform = ?1 ORDER BY message", "the polls of votes that go on; they go with their votes"),
    ("SELECT game_id, player FROM conditionals", "`check` looks at everything"),
    ("FROM communities lost LEFT JOIN communities holder", "`check` and `repair` look at everything"),
    ("FROM sqlite_schema", "the schema does not grow"),
    ("error = 'it was waiting when a backup was made", "`restore`, before anybody uses the database"),
    ("FROM people ORDER BY id", "`export` reads everything"),
    ("FROM places ORDER BY id", "`export` reads everything"),
    ("FROM ratings ORDER BY", "`export` reads everything"),
    ("FROM settings ORDER BY", "`export` reads everything"),
    ("FROM numbers ORDER BY id", "`export` reads everything"),
    ("FROM tournaments ORDER BY id", "`export` reads everything"),
    ("FROM tournaments t ORDER BY id", "`check` looks at everything"),
    ("FROM matches ORDER BY id", "`export` reads everything"),
    ("FROM season_ratings ORDER BY", "`export` reads everything"),
    ("FROM bans ORDER BY", "`export` reads everything"),
    ("SELECT blocks.person_id, blocked_id, min(accounts.id)", "`import` reads everything"),
    ("FROM community_links ORDER BY", "`export` reads everything"),
    ("FROM audit ORDER BY id", "`export` reads everything"),
    ("FROM blocks ORDER BY", "`export` reads everything"),
    ("FROM mutes ORDER BY", "`export` reads everything"),
    ("FROM snoozes ORDER BY", "`export` reads everything"),
    ("FROM gifts ORDER BY", "`export` reads everything"),
    ("FROM coaches ORDER BY", "`export` reads everything"),
    ("FROM hints ORDER BY", "`export` reads everything"),
    ("FROM tasks ORDER BY", "`export` reads everything"),
    ("FROM puzzles ORDER BY id", "`export` reads everything"),
    ("FROM solvers ORDER BY", "`export` reads everything"),
    ("FROM mistakes ORDER BY id", "`export` reads everything"),
    ("FROM looked_through ORDER BY", "`export` reads everything"),
    ("FROM watchers ORDER BY", "`export` reads everything"),
    ("FROM vote_games ORDER BY", "`export` reads everything"),
    ("FROM place_links ORDER BY", "`export` reads everything"),
    ("FROM game_places ORDER BY", "`export` reads everything"),
    ("FROM notes ORDER BY", "`export` reads everything"),
    ("FROM rerating", "there is at most one"),
    ("expires_at FROM codes", "`check` looks at everything"),
    ("typed_at FROM wrong_codes", "`check` looks at everything"),
    ("made_at, expires_at FROM sign_ins", "`check` looks at everything"),
    ("SELECT id, account_id, place_id, begun_at, seen_at, expires_at FROM sessions", "`check` looks at everything"),
    ("expires_at FROM account_links", "`check` looks at everything"),
    ("confirmed_at FROM forgetting", "`check` looks at everything"),
    ("volatility FROM rerated", "`check` looks at everything; the club reads as many as were asked for"),
    ("DELETE FROM rerated", "once all ratings are worked out again"),
    ("(SELECT value FROM json_each(?1))", "as many as were asked for"),
    ("SELECT EXISTS (SELECT 1 FROM people)", "each stops at the first row"),
    ("FROM outbox WHERE platform = ?1 AND state = 'due'", "what waits is counted for health, beside the club's thread"),
    ("FROM accounts WHERE platform = ?1 ORDER BY id", "the console has few accounts, and asks only once"),
    ("FROM game_counts WHERE state", "a row a state"),
    ("UPDATE games SET state", "the trigger's `table_counts` has a row a state"),
    ("FROM signs_of_life", "a row a platform"),
    ("(SELECT subject FROM due WHERE kind IN", "every running clock, when the time was set back"),
    ("UPDATE due SET at = at", "every running clock, when the time was set back"),
    ("UPDATE digests SET written_at", "a row a person, when the time was set back"),
    ("UPDATE signs_of_life SET", "a row a platform"),
    ("SET begun_at = -begun_at", "outages and vacations, when the time was set back"),
    ("FROM accounts JOIN seats", "the computer's accounts: one a level"),
    ("INSERT INTO games", "only where a reference hangs in the air does SQLite look for who refers to a new row"),
    ("LIMIT 500) won", "what the inner query found, five hundred rows at most"),
    ("JOIN clock_turns turns", "what the inner query found, fifty games at most"),
];

/// Columns of which many rows have the same value.
const COARSE: [&str; 8] = ["platform", "state", "kind", "owner", "live", "game", "cause_platform", "cause"];

/// The statements of the store's files as SQLite gets them.
fn statements() -> Vec<String> {
    let mut statements = Vec::new();
    for path in sources(&source_folder().join("store")) {
        statements.extend(statements_in(&code_of(&path)));
    }
    // A file that is made anew knows the damaged one as `old`, and reads all of it; so does what looks for broken rows
    // in each table.
    statements.retain(|statement| !statement.contains(" old.") && !statement.contains("FROM {table} "));
    statements
}

/// The literals in some code that are statements, with those put in that they name in braces.
fn statements_in(code: &str) -> Vec<String> {
    let mut named: HashMap<&str, String> = HashMap::new();
    let mut found: Vec<(Option<&str>, String)> = Vec::new();
    let mut parts: Vec<&str> = Vec::new();
    for (before, literal) in literals(code) {
        let name = before.rsplit([';', '}']).next().and_then(bound_name);
        let mut whole = String::new();
        let mut rest = literal;
        while let Some((text, (part, after))) = rest.split_once('{').and_then(|(a, b)| Some((a, b.split_once('}')?))) {
            whole.push_str(text);
            match named.get(part) {
                Some(known) => whole.push_str(known),
                None => whole.push_str(&format!("{{{part}}}")),
            }
            parts.push(part);
            rest = after;
        }
        whole.push_str(rest);
        if let Some(name) = name {
            named.insert(name, whole.clone());
        }
        found.push((name, whole));
    }
    let is_statement = |text: &str| {
        ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH "].iter().any(|word| text.trim_start().starts_with(word))
    };
    found.retain(|(name, text)| is_statement(text) && !name.is_some_and(|name| parts.contains(&name)));
    found.into_iter().map(|(_, text)| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// The text literals in some code, each with the code between it and the one before.
fn literals(code: &str) -> Vec<(&str, &str)> {
    let (mut found, mut begin, mut at) = (Vec::new(), 0, 0);
    while let Some(next) = code[at..].find(['"', '/', '\'']).map(|next| at + next) {
        at = if code[next..].starts_with("//") {
            next + code[next..].find('\n').unwrap_or(code.len() - next)
        } else if code[next..].starts_with("'\"'") {
            next + 3
        } else if code[next..].starts_with('"') {
            let mut end = next + 1;
            while !code[end..].starts_with('"') {
                end += if code[end..].starts_with('\\') { 2 } else { code[end..].chars().next().unwrap().len_utf8() };
            }
            found.push((&code[begin..next], &code[next + 1..end]));
            begin = end + 1;
            begin
        } else {
            next + 1
        };
    }
    found
}

/// What `let` or `const` calls that which follows.
fn bound_name(before: &str) -> Option<&str> {
    let (_, after) = before.rsplit_once("let ").or_else(|| before.rsplit_once("const "))?;
    after.split([':', ' ', '=']).next()
}

/// The steps of a statement, and of what it sets off, that read everything.
fn scans(database: &Connection, statement: &str) -> Vec<String> {
    let mut plan = database.prepare(&format!("EXPLAIN QUERY PLAN {statement}")).unwrap_or_else(|error| {
        panic!("{statement}\n{error}");
    });
    let mut rows = plan.raw_query();
    let mut scans = Vec::new();
    while let Some(row) = rows.next().unwrap() {
        let step: String = row.get("detail").unwrap();
        if reads_everything(&step) {
            scans.push(step);
        }
    }
    scans
}

fn reads_everything(step: &str) -> bool {
    // What an inner query found was read by a step of its own.
    if step.starts_with("SCAN ") {
        return step != "SCAN CONSTANT ROW" && !step.starts_with("SCAN (subquery");
    }
    let Some((_, by)) = step.split_once('(') else { return false };
    let columns = by.trim_end_matches(')').split(" AND ");
    step.contains("AUTOMATIC")
        || columns.clone().all(|column| column.split_once('=').is_some_and(|(name, _)| COARSE.contains(&name)))
}

#[test]
fn no_statement_reads_more_the_more_is_over() {
    let path = std::env::temp_dir().join(format!("parlour-statements-{}.db", std::process::id()));
    drop(Store::open(&path).unwrap());
    let database = Connection::open(&path).unwrap();
    database.set_db_config(DbConfig::SQLITE_DBCONFIG_TRIGGER_EQP, true).unwrap();
    // As the store has it: the plan does not depend on what is asked.
    database.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true).unwrap();
    let statements = statements();
    assert!(statements.len() > 100, "only {} statements were found", statements.len());
    let mut faults = Vec::new();
    let mut needed: Vec<&str> = Vec::new();
    for statement in &statements {
        let scans = scans(&database, statement);
        if scans.is_empty() {
            continue;
        }
        match ALLOWED.iter().find(|(part, _)| statement.contains(part)) {
            Some((part, _)) => needed.push(part),
            None => faults.push(format!("{statement}\n    {}", scans.join("\n    "))),
        }
    }
    fs::remove_file(&path).unwrap();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let idle: Vec<_> = ALLOWED.iter().filter(|(part, _)| !needed.contains(part)).collect();
    assert!(idle.is_empty(), "these read no more than they need: {idle:?}");
}

#[test]
fn only_the_store_speaks_to_sqlite() {
    let store = source_folder().join("store");
    for path in sources(&source_folder()).iter().filter(|path| !path.starts_with(&store)) {
        assert!(!code_of(path).contains("rusqlite"), "{}", path.display());
    }
}
