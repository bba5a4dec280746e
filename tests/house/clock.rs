//! One clock: what the club does and what platforms deliver goes by the guarded one.

use std::fs;

use super::{source_folder, sources};

/// Where the system's clock is read: behind the guard, and for what is no matter of the club's: backups and what is kept like one, their age, a start,
/// limits that a server names by the time of their end, and how long ago something was pressed by Discord's clock.
const MAY_READ_THE_CLOCK: &[&str] = &[
    "adapter/discord/api/rest.rs",
    "adapter/discord/state/pending.rs",
    "adapter/matrix/error.rs",
    "cli/backup.rs",
    "cli/run.rs",
    "cli/services.rs",
    "club/time/guarded_clock.rs",
    "store/file/migration.rs",
    "upkeep/check/database.rs",
    "upkeep/repair.rs",
];

#[test]
fn nothing_goes_past_the_guarded_clock() {
    let src = source_folder();
    let mut found = Vec::new();
    for path in sources(&src) {
        let text = fs::read_to_string(&path).unwrap();
        if ["Timestamp::now()", "SystemTime::now()", "Zoned::now()"].iter().any(|read| text.contains(read)) {
            found.push(path.strip_prefix(&src).unwrap().to_str().unwrap().to_owned());
        }
    }
    found.sort();
    assert_eq!(found, MAY_READ_THE_CLOCK);
}
