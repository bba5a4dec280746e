//! `parlour check`.

use std::fs;

use crate::migrations::{STORED, stored};
use crate::place::{Folder, said};

/// A token made like Discord's.
const TOKEN: &str = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.hush-hush-hush-hush-hush-hush-hush";

fn club(name: &str) -> Folder {
    stored(name, STORED[STORED.len() - 1].1)
}

fn check(folder: &Folder, environment: &[(&str, &str)]) -> (Option<i32>, String) {
    let output = folder.command(&["check"]).envs(environment.iter().copied()).output().unwrap();
    (output.status.code(), said(&output).1)
}

#[cfg(unix)]
fn allow(path: &std::path::Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_sound_club_is_good_also_while_somebody_plays() {
    let folder = club("sound");
    let mut chat = folder.chat();
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN), ("PARLOUR_BACKUP_KEEP", "3")]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("good   database parlour.db is sound"), "{said}");
    assert!(said.contains("good   games: 9 replayed from their records"), "{said}");
    assert!(said.contains("backup.folder backups: it has no backup yet"), "{said}");
    assert!(said.ends_with("everything is fine\n"), "{said}");
    assert!(!said.contains("hush"), "{said}");
    chat.say("ann", "games");
    assert!(!folder.names().iter().any(|name| name == "backups" || name.contains("check")), "{:?}", folder.names());
}

#[test]
fn what_is_wrong_is_named_with_what_to_do_and_the_exit_code_is_one() {
    for (environment, wanted) in [
        (&[][..], "the configuration has no platform: add [discord] or [matrix]"),
        #[cfg(feature = "discord")]
        (&[("PARLOUR_DISCORD_TOKEN", "hush-hush")], "discord.token doesn’t look like a bot’s token"),
        (&[("PARLOUR_THEME", "pink")], "theme (PARLOUR_THEME) must be one of light, dark, contrast"),
        (&[("PARLOUR_LANGUAGE", "tlh")], "language (PARLOUR_LANGUAGE) must be a language I speak: en"),
        #[cfg(feature = "matrix")]
        (&[("PARLOUR_MATRIX_USER", "@bot:example.org")], "matrix.homeserver isn’t set"),
        #[cfg(feature = "matrix")]
        (&[("PARLOUR_MATRIX_HOMESERVER", "http://example.org")], "let it begin with https://"),
        #[cfg(feature = "matrix")]
        (&[("PARLOUR_MATRIX_HOMESERVER", "http://localhost:80@example.org")], "let it begin with https://"),
        #[cfg(feature = "matrix")]
        (&[("PARLOUR_MATRIX_HOMESERVER", "http://evil.example\\@localhost")], "let it begin with https://"),
        #[cfg(feature = "matrix")]
        (&[("PARLOUR_MATRIX_HOMESERVER", "https://")], "names no server: write it like https://"),
        #[cfg(feature = "matrix")]
        (&[("PARLOUR_MATRIX_USER", "bot:example.org")], "isn’t a user: write it like @name:example.org"),
        #[cfg(feature = "matrix")]
        (&[("PARLOUR_MATRIX_USER", "bot")], "matrix.password is missing: put it into"),
        #[cfg(feature = "matrix")]
        (&[("PARLOUR_MATRIX_ACCESS_TOKEN", "hush hush")], "matrix.access_token has spaces in it"),
        #[cfg(feature = "matrix")]
        (&[("PARLOUR_MATRIX_RECOVERY_KEY", "hush")], "matrix.recovery_key is too short"),
        (&[("PARLOUR_DATABASE", "missing/parlour.db"), ("PARLOUR_PREFIX", "!")], "it doesn’t exist yet"),
        (&[("PARLOUR_LIMITS_MEMORY_DAYS", "many")], "limits.memory_days (PARLOUR_LIMITS_MEMORY_DAYS) must be"),
        (&[("PARLOUR_DISCORD_TOKEN_FILE", "nowhere")], "names nowhere, which can’t be read"),
    ] {
        let (code, said) = check(&club("wrong"), environment);
        assert_eq!(code, Some(1), "{environment:?}: {said}");
        assert!(said.contains(wanted) && said.contains("WRONG"), "{environment:?}: {said}");
        assert!(!said.contains("hush"), "{said}");
    }
}

// Without a platform nothing is logged.
#[cfg(feature = "service")]
#[test]
fn levels_of_the_log_that_are_none_are_a_finding() {
    let (code, said) = check(&club("levels"), &[("PARLOUR_LOG", "info,parlour=loud")]);
    assert_eq!(code, Some(1));
    assert!(said.contains("WRONG  log (PARLOUR_LOG) must be a level, and others for parts"), "{said}");
}

#[test]
fn a_game_that_cannot_be_replayed_is_named_and_left_as_it_is() {
    let folder = club("unplayable");
    let connection = rusqlite::Connection::open(folder.database()).unwrap();
    connection.execute("UPDATE entries SET token = 'z9-z8' WHERE game_id = 7 AND number = 3", []).unwrap();
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(1));
    assert!(said.contains("WRONG  can’t replay game #7: entry 3 (\"z9-z8\")"), "{said}");
    assert!(said.contains("good   games: 8 replayed") && said.ends_with("one thing is wrong\n"), "{said}");
    let state = connection.query_row("SELECT state FROM games WHERE id = 7", [], |row| row.get::<_, String>(0));
    assert_eq!(state.unwrap(), "over");
}

#[test]
fn a_row_that_refers_to_nothing_and_a_newer_database_are_findings() {
    let folder = club("loose");
    let connection = rusqlite::Connection::open(folder.database()).unwrap();
    connection.execute_batch("PRAGMA foreign_keys = OFF; DELETE FROM accounts WHERE external_id = 'cy'").unwrap();
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(1));
    assert!(said.contains("a row of members refers to a missing row; restore a backup"), "{said}");
    connection.pragma_update(None, "user_version", 99).unwrap();
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(1));
    assert!(said.contains("a newer version of Parlour wrote parlour.db; use that version"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_secret_that_everybody_can_read_is_a_finding_and_is_not_shown() {
    let folder = club("readable");
    fs::write(folder.file("token"), TOKEN).unwrap();
    allow(&folder.file("token"), 0o644);
    let environment = [("PARLOUR_DISCORD_TOKEN_FILE", "token")];
    let (code, said) = check(&folder, &environment);
    assert_eq!(code, Some(1));
    assert!(said.contains("discord.token_file: every user of this machine can read or write token"), "{said}");
    assert!(said.contains("run `chmod o-rwx token`") && !said.contains("hush"), "{said}");
    allow(&folder.file("token"), 0o640);
    assert_eq!(check(&folder, &environment).0, Some(0));
}

#[cfg(all(unix, feature = "matrix"))]
#[test]
fn a_store_of_keys_that_others_can_read_is_a_finding() {
    let folder = club("keys");
    fs::create_dir(folder.file("parlour-matrix")).unwrap();
    allow(&folder.file("parlour-matrix"), 0o755);
    let matrix = [("PARLOUR_MATRIX_HOMESERVER", "https://example.org")];
    assert!(check(&folder, &matrix).1.contains("holds keys, and other users of this machine can read it"));
    allow(&folder.file("parlour-matrix"), 0o700);
    assert_eq!(check(&folder, &matrix).0, Some(0));
}

#[test]
fn backups_that_are_no_longer_made_are_a_finding() {
    let folder = club("stale");
    fs::create_dir(folder.file("backups")).unwrap();
    fs::copy(folder.database(), folder.file("backups/parlour-20260101T000000Z.db")).unwrap();
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN), ("PARLOUR_BACKUP_EVERY_HOURS", "24")]);
    assert_eq!(code, Some(1));
    assert!(said.contains("hours old; look in the log of `parlour run`"), "{said}");
}

#[test]
fn endings_that_are_damaged_are_a_finding_and_keep_nobody_from_playing() {
    let folder = club("endings");
    fs::write(folder.file("chifoumi.endings"), "half of it").unwrap();
    let (code, told) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(1));
    let wrong = "chifoumi.endings has no endings or is incomplete: make it again with `parlour endings build`";
    assert!(told.contains(&format!("WRONG  computer.endings: {wrong}")), "{told}");
    let (done, told) = folder.console("ann: challenge parlour chifoumi level:1 first\n");
    assert!(done && told.contains(&format!("the computer plays without solved endings: {wrong}")), "{told}");
    let (done, told) = folder.run(&["endings", "build", "--pieces", "2"]);
    assert!(done, "{told}");
    let (code, told) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("good   computer.endings chifoumi.endings is whole"), "{told}");
}

/// Runs `check` on the newest stored club after its rows were changed in some way.
fn checked_after(name: &str, change: &str) -> (Folder, String) {
    let folder = club(name);
    let connection = rusqlite::Connection::open(folder.database()).unwrap();
    connection
        .execute_batch(&format!("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; {change}"))
        .unwrap();
    drop(connection);
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(1), "{change}: {said}");
    (folder, said)
}

#[test]
fn rows_and_parts_that_sqlite_does_not_miss_are_findings() {
    for (change, wanted) in [
        ("DELETE FROM seats WHERE game_id = 7 AND seat = 1", "WRONG  game #7: a seat is missing"),
        ("DELETE FROM seats WHERE game_id = 7", "WRONG  game #7: a seat is missing"),
        (
            "UPDATE seats SET seat = 3 WHERE game_id = 7 AND seat = 1",
            "WRONG  game #7: a seat belongs to neither player",
        ),
        (
            "UPDATE seats SET person_id = (SELECT max(person_id) FROM seats WHERE game_id = 7),
             account_id = (SELECT max(account_id) FROM seats WHERE game_id = 7) WHERE game_id = 7",
            "WRONG  game #7: one person has both seats",
        ),
        (
            "UPDATE seats SET person_id = 3 - person_id WHERE game_id = 7 AND seat = 1",
            "WRONG  game #7: a seat’s account belongs to another person",
        ),
        ("UPDATE seats SET live = 1 WHERE game_id = 7", "WRONG  game #7: its seats and its state disagree"),
        ("UPDATE games SET state = 'live' WHERE id = 7", "WRONG  the database is wrong about game #7"),
        ("UPDATE games SET state = 'over' WHERE id = 10", "WRONG  the database is wrong about game #10"),
        (
            "UPDATE games SET state = 'over', to_move = NULL WHERE id = 10;
             UPDATE seats SET live = 0 WHERE game_id = 10",
            "WRONG  the database is wrong about game #10",
        ),
        (
            "PRAGMA ignore_check_constraints = ON; UPDATE games SET rated = 2 WHERE id = 7",
            "WRONG  database parlour.db: CHECK constraint failed in games; restore a backup",
        ),
        (
            "UPDATE offers SET game_id = 9 WHERE id = 7",
            "WRONG  offer #7 is about the later game #9; an earlier backup may have it intact",
        ),
        ("UPDATE games SET moved_at = 1 WHERE id = 7", "WRONG  the database is wrong about game #7"),
        (
            "UPDATE games SET state = 'aside' WHERE id = 7",
            "WRONG  games set aside because they couldn’t be replayed: 1 (#7); `parlour repair #7`",
        ),
        (
            "DROP INDEX seats_by_person",
            "WRONG  the index or trigger seats_by_person is missing or wrong; `parlour repair` fixes that",
        ),
        (
            "DROP TRIGGER scores_when_over; CREATE TRIGGER scores_when_over AFTER UPDATE ON games BEGIN SELECT 1; END",
            "WRONG  the index or trigger scores_when_over is missing or wrong; `parlour repair` fixes that",
        ),
    ] {
        let (_folder, said) = checked_after("odd", change);
        assert!(said.contains(wanted), "{change}: {said}");
    }
}

#[test]
fn one_row_that_cannot_be_read_costs_that_row_alone() {
    let (folder, said) = checked_after("unread", "UPDATE entries SET kind = 'fly' WHERE game_id = 7 AND number = 3");
    assert!(said.contains("WRONG  can’t read game #7") && said.contains("good   games: 8 replayed"), "{said}");
    let (done, said) = folder.run(&["export", "club.jsonl"]);
    assert!(!done && said.contains("can’t read game #7, so the export leaves it out"), "{said}");
    let text = fs::read_to_string(folder.file("club.jsonl")).unwrap();
    assert_eq!(text.matches("{\"game\":").count(), 8);
    // What is left is whole.
    let (done, said) = folder.run_with(&["import", "club.jsonl"], &[("PARLOUR_DATABASE", "new.db")]);
    assert!(done, "{said}");
}

#[test]
fn rows_that_cannot_be_read_are_named_and_the_club_goes_on_without_them() {
    let rows = [
        ("UPDATE offers SET kind = 'fly', state = 'open', expires_at = 0 WHERE id = 8", "offer #8"),
        ("UPDATE offers SET clock = 'junk', state = 'open', expires_at = 0 WHERE id = 3", "offer #3"),
        (
            "INSERT INTO clocks (game_id, terms, left_one, left_two, player, since, plies)
             VALUES (10, '1d', 1, 1, 1, 9223372036854775807, 0)",
            "clock of game #10",
        ),
        (
            "INSERT INTO numbers (id) VALUES (90);
             INSERT INTO tournaments (id, system, place_id, organizer_id, game, variant, rated, clock, goal, double,
             third_place, by_lot, three_points, state, round, opened_at)
             VALUES (90, 'fly', 1, 1, 'sfirs', 'standard', 1, '1d', 'one', 0, 0, 0, 0, 'open', 0, 0);
             INSERT INTO entrants (tournament_id, person_id, account_id, seed, withdrawn, annulled) VALUES (90, 1, 1, 0, 0, 0)",
            "tournament 90",
        ),
        ("INSERT INTO due (kind, subject, at) VALUES ('fly', 10, 0)", "what is due about 10"),
        ("INSERT INTO outages VALUES ('', 1, 9223372036854775807)", "outage of "),
        ("INSERT INTO vacations VALUES (1, 1, 9223372036854775807)", "vacation of person 1"),
        ("INSERT OR REPLACE INTO snoozes VALUES (1, 9223372036854775807)", "snooze of person 1"),
        ("INSERT OR REPLACE INTO gifts VALUES (1, 10, 0, -1)", "gifts of person 1"),
        ("INSERT OR REPLACE INTO tasks VALUES (1, 1, 0, 'chifoumi', -1, '', 'lesson')", "task of person 1"),
        ("INSERT INTO puzzles VALUES (90, 'sfirs', 'standard', '', 1, '', NULL, 1e300, 100, 0.06)", "puzzle 90"),
        ("INSERT INTO solvers VALUES (1, 'sfirs', 1500, 0, 0.06, 0, 0)", "solver 1"),
        ("INSERT INTO mistakes VALUES (90, 1, 1, 0, '', '', 60, 30, 0, 9223372036854775807)", "mistake 90"),
    ];
    let all = rows.map(|(change, _)| change).join(";");
    let (folder, told) = checked_after("unreadable", &all);
    for (_, row) in rows {
        assert!(told.contains(&format!("WRONG  can’t read {row}: ")), "{row}: {told}");
    }
    let lines = "ann: games\nbob: #10 b3-b4\nann: tournaments\nann: accept #3\nann: withdraw\nann: profile\nann: learn off\nann: snooze\nbob: board #10\n";
    let (done, told) = folder.console(lines);
    assert!(done && told.contains("played b3-b4") && told.contains("bob: board #10"), "{told}");
    let (done, told) = folder.run(&["export", "club.jsonl"]);
    assert!(!done && told.contains("can’t read offer #8, so the export leaves it out"), "{told}");
    let (done, told) = folder.run_with(&["import", "club.jsonl"], &[("PARLOUR_DATABASE", "new.db")]);
    assert!(done, "{told}");
}

fn make_unreadable(folder: &Folder, match_id: i64) {
    let connection = rusqlite::Connection::open(folder.database()).unwrap();
    assert_eq!(connection.execute("UPDATE matches SET goal = 'junk' WHERE id = ?1", [match_id]).unwrap(), 1);
}

#[test]
fn a_match_that_cannot_be_read_stops_no_other_tournament() {
    let folder = Folder::new("stopped");
    let begin = "tournament open league chifoumi\nbob: tournament join\nann: tournament join\nann: tournament start\n";
    let (done, told) = folder.console(&format!("ann: {begin}ann: {begin}"));
    assert!(done && told.contains("Tournament #4 begins."), "{told}");
    make_unreadable(&folder, 2);
    let (_, told) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert!(told.contains("WRONG  can’t read match 2: "), "{told}");
    let (done, told) = folder.console("ann: resign #6 yes\nann: tournament table #4\nbob: games\n");
    assert!(done && told.contains("Tournament #4, Chifoumi (basic), is over."), "{told}");
    assert!(told.contains("Your games (1):\n    #3"), "{told}");
}

#[test]
fn the_other_games_of_a_tournament_end_though_one_of_its_matches_cannot_be_read() {
    let folder = Folder::new("held");
    let join = "bob: tournament join\ncas: tournament join\ndan: tournament join\nann: tournament join\n";
    let (done, told) = folder.console(&format!("ann: tournament open league chifoumi\n{join}ann: tournament start\n"));
    assert!(done && told.contains("Tournament #1 begins."), "{told}");
    make_unreadable(&folder, 2);
    let player = "SELECT name FROM accounts JOIN seats ON account_id = accounts.id WHERE game_id = 5 LIMIT 1";
    let connection = rusqlite::Connection::open(folder.database()).unwrap();
    let name: String = connection.query_row(player, [], |row| row.get(0)).unwrap();
    drop(connection);
    let (done, told) = folder.console(&format!("{name}: resign #5 yes\n{name}: games\n"));
    assert!(done && told.contains("wins the pairing without a game."), "{told}");
    assert!(told.contains("No games and no challenges."), "{told}");
    let (done, told) = folder.console("ann: tournament cancel #1 yes\n");
    assert!(done && told.contains("ann cancels tournament #1, Chifoumi (basic)."), "{told}");
}

#[test]
fn a_database_without_its_random_name_can_be_read_and_gets_another() {
    let folder = club("nameless");
    let change = |sql: &str| rusqlite::Connection::open(folder.database()).unwrap().execute(sql, []).unwrap();
    assert_eq!(change("DELETE FROM facts WHERE name = 'instance'"), 1);
    for args in [&["check"][..], &["backup", "saved.db"], &["export", "saved.jsonl"]] {
        let told = said(&folder.command(args).output().unwrap()).1;
        assert!(!told.contains("no rows"), "{args:?}: {told}");
    }
    assert!(folder.run(&["backup", "again.db"]).0);
    drop(folder.chat());
    assert_eq!(change("DELETE FROM facts WHERE name = 'instance'"), 1);
}

#[test]
fn what_can_be_put_right_is_repaired() {
    let (folder, _) = checked_after(
        "repaired",
        "UPDATE games SET state = 'aside' WHERE id IN (1, 7);
         UPDATE seats SET live = 0 WHERE game_id = 10; DROP INDEX seats_by_person",
    );
    let (done, said) = folder.run(&["repair"]);
    assert!(done, "{said}");
    for wanted in [
        "rebuilt seats_by_person\n",
        "game #7 was replayed and is over\n",
        "the seats of game #10 agree with it again\n",
    ] {
        assert!(said.contains(wanted), "{said}");
    }
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(0), "{said}");
    let (done, said) = folder.run(&["repair"]);
    assert!(done && said.starts_with("there was nothing to repair"), "{said}");
}

#[test]
fn a_game_goes_on_or_is_over_as_its_record_says_whatever_was_noted_of_it() {
    for (change, wanted) in [
        ("UPDATE games SET state = 'over' WHERE id = 10", "game #10 was replayed and goes on\n"),
        (
            "UPDATE games SET state = 'over', to_move = NULL, ended_at = moved_at, reason = 'agreement' WHERE id = 10;
             UPDATE seats SET live = 0 WHERE game_id = 10",
            "game #10 was replayed and goes on\n",
        ),
        ("UPDATE games SET state = 'live' WHERE id = 7", "game #7 was replayed and is over\n"),
    ] {
        let (folder, _) = checked_after("noted-wrongly", change);
        let (done, said) = folder.run(&["repair"]);
        assert!(done && said == wanted, "{change}: {said}");
        let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
        assert_eq!(code, Some(0), "{change}: {said}");
    }
}

#[test]
fn a_game_that_was_set_aside_is_brought_back_or_it_is_said_why_not() {
    let folder = club("brought-back");
    let connection = rusqlite::Connection::open(folder.database()).unwrap();
    let change = |sql: &str| assert_eq!(connection.execute(sql, []).unwrap(), 1);
    change("UPDATE games SET state = 'aside' WHERE id = 10");
    connection.execute("DELETE FROM due WHERE subject = 10", []).unwrap();
    change("UPDATE entries SET token = 'z9-z8' WHERE game_id = 7 AND number = 3");
    for (game, well, wanted) in [
        ("#10", true, "game #10 was replayed and goes on\n"),
        ("7", false, "can’t replay game #7: entry 3 (\"z9-z8\")"),
        ("#99", false, "game #99 doesn’t exist"),
        ("#x", false, "isn’t a game’s number; write it like '#12'"),
    ] {
        let (done, told) = folder.run(&["repair", game]);
        assert!(done == well && told.contains(wanted), "{told}");
    }
    // Nobody looked after its time while it was set aside.
    let due = "SELECT count(*) FROM due WHERE subject = 10 AND kind IN ('flag', 'idle')";
    assert_eq!(connection.query_row(due, [], |row| row.get::<_, i64>(0)).unwrap(), 1);
    let (_, told) = folder.console("bob: #10 c2-c3\n");
    assert!(told.contains("played c2-c3"), "{told}");
}
