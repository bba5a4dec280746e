//! Everything that the database has about a person, as JSON for them to read. Each section is the result of one
//! statement, with its columns by name. Columns called `…_at` are times, and those called `…_json` are JSON already.
//! About other people, it has only what the person has seen: the names of opponents, and their games.

use std::ops::Range;

use jiff::Timestamp;
use rusqlite::types::ValueRef;
use rusqlite::{Row, params};
use serde_json::{Map, Value};

use crate::store::{StoreError, Transaction};

/// The number of games per part, so that no platform finds the file too large. A long game takes about 20 kB.
pub const GAMES_A_PART: u32 = 250;

/// The sections other than the games: names, and statements about the person `?1`.
const SECTIONS: [(&str, &str); 34] = [
    ("person", "SELECT joined_at FROM people WHERE id = ?1"),
    ("accounts", "SELECT platform, external_id AS account, name FROM accounts WHERE person_id = ?1 ORDER BY id"),
    (
        "communities",
        "SELECT communities.platform, communities.external_id AS community FROM accounts
         CROSS JOIN members ON account_id = accounts.id JOIN communities ON communities.id = community_id
         WHERE person_id = ?1 ORDER BY communities.id",
    ),
    (
        "conversations",
        "SELECT places.platform, places.external_id AS place, places.name FROM accounts
         CROSS JOIN members ON account_id = accounts.id CROSS JOIN places ON places.community_id = members.community_id
         WHERE person_id = ?1 AND direct = 1 ORDER BY places.id",
    ),
    (
        "settings",
        "SELECT name, value FROM settings WHERE owner = 'person' AND owner_id IN
         (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)",
    ),
    (
        "blocked",
        // By the account that they named, and by no other one.
        "SELECT DISTINCT name FROM block_names JOIN accounts ON accounts.id = account_id
         WHERE block_names.person_id IN
         (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)",
    ),
    ("muted", "SELECT game_id AS game FROM mutes WHERE person_id = ?1 ORDER BY game_id"),
    (
        "watched",
        "SELECT game_id AS game FROM accounts CROSS JOIN watchers ON account_id = accounts.id
         WHERE person_id = ?1 ORDER BY game_id",
    ),
    (
        "notes",
        "SELECT game_id AS game, noted_at, text FROM accounts CROSS JOIN notes ON account_id = accounts.id
         WHERE person_id = ?1 ORDER BY game_id",
    ),
    (
        "votes",
        "SELECT game_id AS game, seat AS side, (SELECT actions FROM suggestions
             WHERE suggestions.game_id = voters.game_id AND number = choice) AS turn, cast_at
         FROM accounts CROSS JOIN voters ON account_id = accounts.id WHERE person_id = ?1 ORDER BY game_id",
    ),
    (
        "poll_answers",
        "SELECT game_id AS game, answer FROM accounts CROSS JOIN poll_votes ON account_id = accounts.id
         JOIN polls ON polls.id = poll_id WHERE person_id = ?1 ORDER BY game_id",
    ),
    ("snoozes", "SELECT ends_at FROM snoozes WHERE person_id = ?1"),
    ("time_given", "SELECT game_id AS game, first_at, gifts FROM gifts WHERE person_id = ?1 ORDER BY game_id"),
    (
        "coached",
        "SELECT coaches.game_id AS game, percent FROM seats
         JOIN coaches ON coaches.game_id = seats.game_id WHERE person_id = ?1 AND live = 1 ORDER BY coaches.game_id",
    ),
    ("hint", "SELECT game_id AS game, position, actions FROM hints WHERE person_id = ?1"),
    (
        "task",
        "SELECT platform, external_id AS place, set_at, source, game, number + (source = 'lesson') AS task, actions
         FROM tasks JOIN places ON places.id = place_id WHERE person_id = ?1",
    ),
    ("puzzles", "SELECT game, rating, deviation, volatility, solved, failed FROM solvers WHERE person_id IN
         (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)"),
    (
        "puzzles_tried",
        "SELECT game, variant, position, shown_at, done_at, solved, change FROM attempts
         CROSS JOIN puzzles ON puzzles.id = puzzle_id WHERE person_id IN
         (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)
         ORDER BY shown_at",
    ),
    (
        "mistakes",
        "SELECT game_id AS game, plies AS actions_before, played, best, before AS percent_before,
         after AS percent_after, box AS solved_in_a_row, due_at FROM mistakes WHERE person_id = ?1 ORDER BY id",
    ),
    (
        "looked_through",
        "SELECT game_id AS game FROM looked_through WHERE person_id = ?1 ORDER BY game_id",
    ),
    (
        "signed_in_browsers",
        "SELECT begun_at, seen_at, expires_at FROM accounts CROSS JOIN sessions ON account_id = accounts.id
         WHERE person_id = ?1 ORDER BY sessions.id",
    ),
    ("vacations", "SELECT begun_at, ended_at FROM vacations WHERE person_id = ?1 ORDER BY begun_at"),
    (
        "ratings",
        "SELECT iif(community_id = 0, 'everywhere', external_id) AS community, iif(game = '', 'all games', game) AS game,
         rating, deviation, volatility, wins, draws, losses, rated_at
         FROM ratings JOIN communities ON communities.id = community_id WHERE person_id = ?1",
    ),
    (
        "seasons",
        "SELECT season, iif(community_id = 0, 'everywhere', external_id) AS community,
         iif(game = '', 'all games', game) AS game, rating, deviation, volatility, wins, draws, losses
         FROM season_ratings JOIN communities ON communities.id = community_id WHERE person_id = ?1",
    ),
    (
        "results",
        "SELECT (SELECT name FROM seats mine CROSS JOIN seats theirs CROSS JOIN accounts
             WHERE mine.person_id = scores.person_id AND theirs.game_id = mine.game_id
             AND theirs.person_id = opponent_id AND accounts.id = theirs.account_id LIMIT 1) AS opponent, wins, draws,
         losses FROM scores WHERE person_id = ?1",
    ),
    (
        "offers_made",
        "SELECT offers.id, kind, game, variant, rated, state, made_at, expires_at, closed_at FROM accounts
         CROSS JOIN offers ON maker_id = accounts.id WHERE person_id = ?1 ORDER BY offers.id",
    ),
    (
        "offers_received",
        "SELECT offers.id, kind, game, variant, rated, state, made_at, expires_at, closed_at FROM accounts
         CROSS JOIN offers ON taker_id = accounts.id WHERE person_id = ?1 ORDER BY offers.id",
    ),
    (
        "tournaments",
        "SELECT tournaments.id, system, game, variant, state, opened_at, ended_at, seed, withdrawn, annulled,
         placed, missed FROM entrants
         JOIN tournaments ON tournaments.id = tournament_id WHERE person_id = ?1 ORDER BY tournaments.id",
    ),
    (
        "tournaments_left_to_others",
        "SELECT tournament_id AS tournament, seed FROM accounts CROSS JOIN former_entrants ON account_id = accounts.id
         WHERE person_id = ?1 ORDER BY tournament_id",
    ),
    (
        "tournaments_helped",
        "SELECT tournament_id AS tournament FROM accounts CROSS JOIN helpers ON account_id = accounts.id
         WHERE person_id = ?1 ORDER BY tournament_id",
    ),
    (
        "conditionals",
        "SELECT conditionals.game_id AS game, line FROM seats
         JOIN conditionals ON conditionals.game_id = seats.game_id AND player = seat WHERE person_id = ?1 AND live = 1",
    ),
    (
        "bans",
        "SELECT communities.external_id AS community, banned_at FROM accounts
         CROSS JOIN bans ON bans.platform = accounts.platform AND bans.external_id = accounts.external_id
         CROSS JOIN communities ON communities.id = community_id WHERE person_id = ?1",
    ),
    (
        "audit",
        "SELECT action, done_at, reason FROM accounts CROSS JOIN audit ON whom_id = accounts.id
         WHERE person_id = ?1 ORDER BY audit.id",
    ),
    (
        "events",
        "SELECT inbox.platform, event, received_at FROM accounts CROSS JOIN inbox ON account_id = accounts.id
         WHERE person_id = ?1 ORDER BY received_at",
    ),
];

const GAMES: &str = "SELECT games.id, game, variant, places.name AS place, rated, began_at, games.ended_at, games.state,
    mine.seat, (SELECT name FROM accounts WHERE id = theirs.account_id) AS opponent, winner, reason, points_one, points_two,
    (SELECT json_group_array(json_object('kind', kind, 'token', token, 'seat', entries.seat, 'made_at', made_at,
        'event', iif(entries.account_id = mine.account_id, cause_id, NULL)) ORDER BY number)
        FROM entries WHERE game_id = games.id) AS record_json,
    (SELECT json_group_array(json_object('community', community_id, 'game', rating_changes.game, 'before', rating_before,
        'after', rating)) FROM rating_changes
        WHERE game_id = games.id AND person_id = mine.person_id) AS ratings_json
    FROM seats mine JOIN seats theirs ON theirs.game_id = mine.game_id AND theirs.seat <> mine.seat
    JOIN games ON games.id = mine.game_id JOIN places ON places.id = place_id
    WHERE mine.person_id = ?1 ORDER BY mine.game_id LIMIT ?2 OFFSET ?3";

impl Transaction<'_> {
    /// Everything about a person by section, with this range of their games, counted from 0.
    pub fn kept_of(&self, person_id: i64, games: Range<u32>) -> Result<Map<String, Value>, StoreError> {
        let mut kept = Map::new();
        for (name, statement) in SECTIONS {
            let mut statement = self.inner.prepare_cached(statement)?;
            let rows = statement.query_map([person_id], object)?.collect::<Result<Vec<Value>, _>>()?;
            kept.insert(name.to_owned(), rows.into());
        }
        let mut statement = self.inner.prepare_cached(GAMES)?;
        let rows = statement.query_map(params![person_id, games.len(), games.start], object)?;
        kept.insert("games".to_owned(), rows.collect::<Result<Vec<Value>, _>>()?.into());
        Ok(kept)
    }

    /// The number of parts for everything about a person.
    pub fn parts_kept_of(&self, person_id: i64) -> Result<u32, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT count(*) FROM seats WHERE person_id = ?1")?;
        let games: u32 = statement.query_row([person_id], |row| row.get(0))?;
        Ok(games.div_ceil(GAMES_A_PART).max(1))
    }
}

/// A row as an object, by column name.
fn object(row: &Row<'_>) -> rusqlite::Result<Value> {
    let mut object = Map::new();
    for (index, name) in row.as_ref().column_names().into_iter().enumerate() {
        let value = match row.get_ref(index)? {
            ValueRef::Null | ValueRef::Blob(_) => Value::Null,
            ValueRef::Integer(number) => number.into(),
            ValueRef::Real(number) => number.into(),
            ValueRef::Text(text) => String::from_utf8_lossy(text).into(),
        };
        let (name, value) = match (name.strip_suffix("_json"), &value) {
            (Some(name), Value::String(json)) => (name, serde_json::from_str(json).unwrap_or_default()),
            _ => (name, value),
        };
        object.insert(name.to_owned(), value);
    }
    let mut object = Value::Object(object);
    write_times(&mut object);
    Ok(object)
}

/// Makes times readable for people.
fn write_times(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(write_times),
        Value::Object(fields) => {
            for (name, value) in fields {
                let time = value.as_i64().filter(|_| name.ends_with("_at"));
                match time.and_then(|ms| Timestamp::from_millisecond(ms).ok()) {
                    Some(time) => *value = time.to_string().into(),
                    None => write_times(value),
                }
            }
        }
        _ => {}
    }
}
