//! Databases that earlier versions wrote. How a migration goes, and that a backup is made before, is tested beside the
//! migrations; a schema of the future is refused by what `tests/club/desk/keeping.rs` does.

use parlour::store::{AuditAction, DueKind, GameState, Gifts, Hint, Owner, Store, StoredTask, TaskSource, Transaction};
use rusqlite::Connection;

use crate::place::Folder;

/// The databases that were stored, one for each schema that was released.
pub const STORED: [(&str, &str); 39] = [
    ("schema-1", include_str!("schema-1.sql")),
    ("schema-2", include_str!("schema-2.sql")),
    ("schema-3", include_str!("schema-3.sql")),
    ("schema-4", include_str!("schema-4.sql")),
    ("schema-5", include_str!("schema-5.sql")),
    ("schema-6", include_str!("schema-6.sql")),
    ("schema-7", include_str!("schema-7.sql")),
    ("schema-8", include_str!("schema-8.sql")),
    ("schema-9", include_str!("schema-9.sql")),
    ("schema-10", include_str!("schema-10.sql")),
    ("schema-11", include_str!("schema-11.sql")),
    ("schema-12", include_str!("schema-12.sql")),
    ("schema-13", include_str!("schema-13.sql")),
    ("schema-14", include_str!("schema-14.sql")),
    ("schema-15", include_str!("schema-15.sql")),
    ("schema-16", include_str!("schema-16.sql")),
    ("schema-17", include_str!("schema-17.sql")),
    ("schema-18", include_str!("schema-18.sql")),
    ("schema-19", include_str!("schema-19.sql")),
    ("schema-20", include_str!("schema-20.sql")),
    ("schema-21", include_str!("schema-21.sql")),
    ("schema-22", include_str!("schema-22.sql")),
    ("schema-23", include_str!("schema-23.sql")),
    ("schema-24", include_str!("schema-24.sql")),
    ("schema-25", include_str!("schema-25.sql")),
    ("schema-26", include_str!("schema-26.sql")),
    ("schema-27", include_str!("schema-27.sql")),
    ("schema-28", include_str!("schema-28.sql")),
    ("schema-29", include_str!("schema-29.sql")),
    ("schema-30", include_str!("schema-30.sql")),
    ("schema-31", include_str!("schema-31.sql")),
    ("schema-32", include_str!("schema-32.sql")),
    ("schema-33", include_str!("schema-33.sql")),
    ("schema-34", include_str!("schema-34.sql")),
    ("schema-35", include_str!("schema-35.sql")),
    ("schema-36", include_str!("schema-36.sql")),
    ("schema-37", include_str!("schema-37.sql")),
    ("schema-38", include_str!("schema-38.sql")),
    ("schema-39", include_str!("schema-39.sql")),
];

/// A folder with a stored database.
pub fn stored(name: &str, sql: &str) -> Folder {
    let folder = Folder::new(name);
    // As the program makes it: for its owner alone.
    parlour::store::NewFile::begin(&folder.database()).unwrap().finish().unwrap();
    Connection::open(folder.database()).unwrap().execute_batch(sql).unwrap();
    folder
}

#[test]
fn there_is_a_stored_database_of_every_schema() {
    let migrations = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations")).unwrap().count();
    assert_eq!(STORED.len(), migrations);
}

#[test]
fn every_stored_database_opens_sound_and_its_games_go_on() {
    for (name, sql) in STORED {
        let folder = stored(name, sql);
        let mut store = Store::open(&folder.database()).unwrap();
        assert_eq!(store.defects().unwrap(), [], "{name}");
        let tx = store.read().unwrap();
        let [live, over] = [GameState::Live, GameState::Over].map(|state| tx.count_games(state).unwrap());
        assert_eq!((live, over), (5, 4), "{name}");
        drop(tx);
        drop(store);
        let script = "bob: #10 c2-c3\nann: #10 c6-c5\nann: board #1\nann: leaderboard\nbob: accept #15\n";
        std::fs::write(folder.file("script"), script).unwrap();
        let output = folder
            .command(&["console", "--as", "ann", "--as", "bob", "--pictures", "off"])
            .stdin(std::fs::File::open(folder.file("script")).unwrap())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        for wanted in ["played c2-c3", "played c6-c5", "#15 Fursaz (7)"] {
            assert!(said.contains(wanted), "{name}: {wanted}\n{said}");
        }
        let mut store = Store::open(&folder.database()).unwrap();
        let tx = store.read().unwrap();
        assert_eq!(tx.game(10).unwrap().unwrap().entries, 2, "{name}");
        assert_eq!(tx.count_games(GameState::Aside).unwrap(), 0, "{name}");
    }
}

/// What the stored database of schema 22 keeps as settings is where it belongs.
pub fn assert_relations_are_there(tx: &Transaction<'_>) {
    assert_eq!((tx.blocked_by(1).unwrap(), tx.muted_by(1).unwrap()), (vec![3], vec![10, 12]));
    let until = "2026-11-28T03:03:36.93Z".parse().unwrap();
    assert_eq!(tx.snoozed_until(2).unwrap(), Some(until));
    let first_at = "2026-11-21T12:21:40Z".parse().unwrap();
    assert_eq!(tx.gifts_of(2, 12).unwrap(), Some(Gifts { first_at, count: 2 }));
    let position = "12/1w8w1/12/12/1W3bwb4/4bwbw4/4wbw2B2/4bwbw4/12/12/1b8b1/12 w - -".to_owned();
    assert_eq!(tx.hint_of(1).unwrap(), Some(Hint { game_id: 1, position, actions: "h5-h1 +k11".to_owned() }));
    let set_at = "2026-11-25T03:03:42Z".parse().unwrap();
    let source = TaskSource::Lesson;
    let task =
        StoredTask { place_id: 1, set_at, source, game: "chifoumi".to_owned(), number: 1, actions: String::new() };
    assert_eq!(tx.task_of(1).unwrap(), Some(task.clone()));
    let actions = "b2-b3 b3-b4".to_owned();
    let game = "sia-doble".to_owned();
    assert_eq!(tx.task_of(3).unwrap(), Some(StoredTask { game, number: 0, actions, ..task }));
    for name in ["blocked", "muted", "snoozed", "given", "hinted", "learning"] {
        assert_eq!(tx.setting(Owner::Person(1), name).unwrap(), None, "{name}");
    }
    assert_eq!(tx.setting(Owner::Person(1), "language").unwrap().as_deref(), Some("en"));
}

#[test]
fn what_was_kept_as_settings_and_is_none_is_in_tables_of_its_own() {
    let folder = stored("relations", include_str!("schema-22.sql"));
    let mut store = Store::open(&folder.database()).unwrap();
    assert_relations_are_there(&store.read().unwrap());
}

#[test]
fn what_nobody_could_read_of_it_is_left_out() {
    let folder = stored("relations-junk", include_str!("schema-22.sql"));
    Connection::open(folder.database())
        .unwrap()
        .execute_batch(
            "UPDATE settings SET value = '3 junk 99' WHERE name = 'blocked';
             UPDATE settings SET value = '12:0 9:x' WHERE name = 'given';
             UPDATE settings SET value = '1 7' WHERE name = 'muted';
             UPDATE settings SET value = 'soon' WHERE name = 'snoozed';
             UPDATE settings SET value = '99' || char(10) || 'x' || char(10) || 'y' WHERE name = 'hinted';
             UPDATE settings SET value = '1 x \"' WHERE name = 'learning'",
        )
        .unwrap();
    let mut store = Store::open(&folder.database()).unwrap();
    assert_eq!(store.defects().unwrap(), []);
    let tx = store.read().unwrap();
    assert_eq!((tx.blocked_by(1).unwrap(), tx.muted_by(1).unwrap()), (vec![], vec![]));
    assert_eq!((tx.snoozed_until(2).unwrap(), tx.gifts_of(2, 12).unwrap()), (None, None));
    assert_eq!((tx.hint_of(1).unwrap(), tx.task_of(1).unwrap()), (None, None));
}

#[test]
fn words_of_earlier_versions_are_kept_as_those_of_today() {
    let folder = stored("words", include_str!("schema-26.sql"));
    Connection::open(folder.database())
        .unwrap()
        .execute_batch(
            "INSERT INTO audit (community_id, done_at, account_id, deed, reason) VALUES (1, 0, 1, 'bar', 'stalls');
             INSERT INTO audit (community_id, done_at, account_id, deed, reason) VALUES (1, 1, 1, 'unbar', '');
             UPDATE offers SET clock = '3d contest' WHERE id = 15;
             INSERT INTO due VALUES ('contest-begins', 1, 5, NULL), ('asked', 10, 6, NULL)",
        )
        .unwrap();
    let mut store = Store::open(&folder.database()).unwrap();
    let tx = store.read().unwrap();
    let audit = tx.audit(1, 0..2).unwrap();
    assert_eq!(audit.iter().map(|row| row.action).collect::<Vec<_>>(), [AuditAction::Unban, AuditAction::Ban]);
    assert!(tx.offer(15).unwrap().unwrap().clock.unwrap().tournament);
    assert!(tx.due_at(DueKind::TOURNAMENT_BEGINS, 1).unwrap().is_some());
    assert!(tx.due_at(DueKind::new("idle-closes"), 10).unwrap().is_some());
}
