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
    assert!(said.contains("backup.folder backups: no backup was made yet"), "{said}");
    assert!(said.ends_with("everything is as it should be\n"), "{said}");
    assert!(!said.contains("hush"), "{said}");
    chat.say("ann", "games");
    assert!(!folder.names().iter().any(|name| name == "backups" || name.contains("check")), "{:?}", folder.names());
}

#[test]
fn what_is_wrong_is_named_with_what_to_do_and_the_exit_code_is_one() {
    for (environment, wanted) in [
        (&[][..], "no platform is configured: add [discord] or [matrix]"),
        (&[("PARLOUR_DISCORD_TOKEN", "hush-hush")], "discord.token has not the form of a bot's token"),
        (&[("PARLOUR_THEME", "pink")], "theme (PARLOUR_THEME) must be one of light, dark, contrast"),
        (&[("PARLOUR_LANGUAGE", "tlh")], "language (PARLOUR_LANGUAGE) must be a language that there are texts in: en"),
        (&[("PARLOUR_MATRIX_USER", "@bot:example.org")], "matrix.homeserver is not set"),
        (&[("PARLOUR_MATRIX_HOMESERVER", "http://example.org")], "let it begin with https://"),
        (&[("PARLOUR_MATRIX_HOMESERVER", "http://localhost:80@example.org")], "let it begin with https://"),
        (&[("PARLOUR_MATRIX_USER", "bot:example.org")], "is no user: write it like @name:example.org"),
        (&[("PARLOUR_MATRIX_USER", "bot")], "matrix.password is missing: put it into"),
        (&[("PARLOUR_MATRIX_ACCESS_TOKEN", "hush hush")], "matrix.access_token has blanks in it"),
        (&[("PARLOUR_MATRIX_RECOVERY_KEY", "hush")], "matrix.recovery_key is too short"),
        (&[("PARLOUR_DATABASE", "missing/parlour.db"), ("PARLOUR_PREFIX", "!")], "there is none yet"),
        (&[("PARLOUR_LIMITS_MEMORY_DAYS", "many")], "limits.memory_days (PARLOUR_LIMITS_MEMORY_DAYS) must be"),
        (&[("PARLOUR_DISCORD_TOKEN_FILE", "nowhere")], "names nowhere, which cannot be read"),
    ] {
        let (code, said) = check(&club("wrong"), environment);
        assert_eq!(code, Some(1), "{environment:?}: {said}");
        assert!(said.contains(wanted) && said.contains("WRONG"), "{environment:?}: {said}");
        assert!(!said.contains("hush"), "{said}");
    }
}

// Without a platform nothing is logged.
#[cfg(any(feature = "discord", feature = "matrix"))]
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
    connection.execute("UPDATE entries SET token = 'z9-z8' WHERE table_id = 7 AND number = 3", []).unwrap();
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(1));
    assert!(said.contains("WRONG  game #7 cannot be replayed: entry 3 (\"z9-z8\")"), "{said}");
    assert!(said.contains("good   games: 8 replayed") && said.ends_with("one thing is wrong\n"), "{said}");
    let state = connection.query_row("SELECT state FROM tables WHERE id = 7", [], |row| row.get::<_, String>(0));
    assert_eq!(state.unwrap(), "over");
}

#[test]
fn a_row_that_refers_to_nothing_and_a_newer_database_are_findings() {
    let folder = club("loose");
    let connection = rusqlite::Connection::open(folder.database()).unwrap();
    connection.execute_batch("PRAGMA foreign_keys = OFF; DELETE FROM accounts WHERE external_id = 'cy'").unwrap();
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(1));
    assert!(said.contains("a row of members refers to nothing; restore a backup"), "{said}");
    connection.pragma_update(None, "user_version", 99).unwrap();
    let (code, said) = check(&folder, &[("PARLOUR_DISCORD_TOKEN", TOKEN)]);
    assert_eq!(code, Some(1));
    assert!(said.contains("was written by a newer version of Parlour; use that version"), "{said}");
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
    assert!(said.contains("discord.token_file: token can be read or written by every user"), "{said}");
    assert!(said.contains("run `chmod o-rwx token`") && !said.contains("hush"), "{said}");
    allow(&folder.file("token"), 0o640);
    assert_eq!(check(&folder, &environment).0, Some(0));
    fs::create_dir(folder.file("parlour-matrix")).unwrap();
    allow(&folder.file("parlour-matrix"), 0o755);
    let matrix = [("PARLOUR_MATRIX_HOMESERVER", "https://example.org")];
    assert!(check(&folder, &matrix).1.contains("holds keys and can be read by every user"));
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
    assert!(said.contains("hours old; look into the log of `parlour run`"), "{said}");
}
