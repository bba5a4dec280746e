//! Everything that people have done, record by record, to be carried to another database. Events and letters, which
//! belong to one database and its platforms, stay behind.
//!
//! Records come in an order in which each refers only to earlier ones: a game stands behind the offer that led to it,
//! and offers about it behind the game.

#![allow(missing_docs, reason = "the fields are the columns in `migrations/`; `docs/export.md` explains them")]

use rusqlite::{Params, Row, params};
use serde::{Deserialize, Serialize};

use super::{EntryKind, Error, OfferKind, OfferState, TableState, Transaction};

/// One record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Record {
    /// A person with the accounts.
    Person(PersonRow),
    /// A community with its members.
    Community(CommunityRow),
    /// A place.
    Place(PlaceRow),
    /// A challenge, or something offered in a game.
    Offer(OfferRow),
    /// A game with its record and what it did to ratings.
    Game(Box<GameRow>),
    /// A rating.
    Rating(RatedRow),
    /// A setting.
    Setting(SettingRow),
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonRow {
    pub id: i64,
    pub joined_at: i64,
    pub accounts: Vec<AccountRow>,
}

/// An account of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AccountRow {
    pub id: i64,
    pub platform: String,
    pub account: String,
    pub name: String,
}

/// A community.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommunityRow {
    pub id: i64,
    pub platform: String,
    pub community: String,
    /// The numbers of accounts.
    pub members: Vec<i64>,
}

/// A place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceRow {
    pub id: i64,
    pub community: i64,
    pub platform: String,
    pub place: String,
    pub name: String,
    pub direct: bool,
}

/// An offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfferRow {
    pub id: i64,
    pub kind: OfferKind,
    pub place: i64,
    pub maker: i64,
    pub taker: Option<i64>,
    /// The game that it is about.
    pub about: Option<i64>,
    pub game: String,
    pub variant: String,
    pub side: u8,
    pub rated: bool,
    pub state: OfferState,
    pub made_at: i64,
    pub expires_at: i64,
    pub closed_at: Option<i64>,
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRow {
    pub id: i64,
    pub place: i64,
    pub community: i64,
    pub game: String,
    pub variant: String,
    pub rules_version: u32,
    pub rated: bool,
    pub began_at: i64,
    pub state: TableState,
    pub to_move: u8,
    pub plies: u32,
    pub moved_at: i64,
    pub ended_at: Option<i64>,
    pub verdict: Option<VerdictRow>,
    /// Player one's and player two's.
    pub seats: [SeatRow; 2],
    pub entries: Vec<EntryRow>,
    /// What it did to ratings.
    pub changes: Vec<ChangeRow>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerdictRow {
    pub winner: u8,
    pub reason: String,
    /// In half points.
    pub points: Option<[u16; 2]>,
}

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRow {
    pub person: i64,
    pub account: i64,
}

/// One line of a game's record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryRow {
    pub number: u32,
    pub kind: EntryKind,
    pub token: String,
    pub seat: u8,
    pub account: i64,
    pub made_at: i64,
    pub event: String,
}

/// What a game did to a rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangeRow {
    pub community: i64,
    pub game: String,
    pub person: i64,
    pub before: Strength,
    pub after: Strength,
    pub changed_at: i64,
}

/// A rating of a person in a community and game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedRow {
    pub community: i64,
    pub game: String,
    pub person: i64,
    pub strength: Strength,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

/// Glicko-2's numbers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    #[serde(with = "exact")]
    pub rating: f64,
    #[serde(with = "exact")]
    pub deviation: f64,
    #[serde(with = "exact")]
    pub volatility: f64,
}

/// A setting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingRow {
    pub owner: String,
    pub owner_id: i64,
    pub name: String,
    pub value: String,
}

/// Numbers as texts, because many a reader of JSON rounds them.
mod exact {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = text.parse().ok().filter(|number: &f64| number.is_finite());
        number.ok_or_else(|| D::Error::custom(format!("{text:?} is no number")))
    }
}

impl Transaction<'_> {
    /// Hands every record to somebody, in order.
    ///
    /// # Errors
    /// If SQLite refuses, or that somebody does.
    pub fn for_each_record<E: From<Error>>(&self, mut take: impl FnMut(Record) -> Result<(), E>) -> Result<(), E> {
        let take = &mut take;
        self.each("SELECT id, joined_at FROM people ORDER BY id", |row| self.person(row), take)?;
        let communities = "SELECT id, platform, community FROM communities WHERE id <> 0 ORDER BY id";
        self.each(communities, |row| self.community(row), take)?;
        let places = "SELECT id, community_id, platform, place, name, direct FROM places ORDER BY id";
        self.each(places, place, take)?;
        // A game's number is that of the offer which led to it.
        let offers = "SELECT id, kind, place_id, maker_id, taker_id, table_id, game, variant, side, rated, state,
                      made_at, expires_at, closed_at FROM offers ORDER BY id";
        self.each(offers, offer, &mut |record| {
            let Record::Offer(OfferRow { id, .. }) = record else { return Ok(()) };
            take(record)?;
            match self.game(id)? {
                Some(game) => take(Record::Game(Box::new(game))),
                None => Ok(()),
            }
        })?;
        let ratings = "SELECT community_id, game, person_id, rating, deviation, volatility, wins, draws, losses
                       FROM ratings ORDER BY community_id, game, person_id";
        self.each(ratings, rated, take)?;
        let settings = "SELECT owner, owner_id, name, value FROM settings ORDER BY owner, owner_id, name";
        self.each(settings, setting, take)
    }

    /// Whether nobody has done anything yet.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn is_empty(&self) -> Result<bool, Error> {
        let anything = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM places)
                        OR EXISTS (SELECT 1 FROM settings) OR EXISTS (SELECT 1 FROM outbox)";
        Ok(!self.inner.query_row(anything, [], |row| row.get::<_, bool>(0))?)
    }

    /// Adds a record.
    ///
    /// # Errors
    /// If SQLite refuses: because there is such a record, or something that it refers to is not there.
    pub fn add_record(&self, record: &Record) -> Result<(), Error> {
        match record {
            Record::Person(row) => self.add_person(row),
            Record::Community(row) => self.add_community(row),
            Record::Place(row) => self.insert(
                "INSERT INTO places (id, community_id, platform, place, name, direct) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![row.id, row.community, row.platform, row.place, row.name, row.direct],
            ),
            Record::Offer(row) => self.insert(
                "INSERT INTO offers (id, kind, place_id, maker_id, taker_id, table_id, game, variant, side, rated,
                 state, made_at, expires_at, closed_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
                params![
                    row.id,
                    row.kind,
                    row.place,
                    row.maker,
                    row.taker,
                    row.about,
                    row.game,
                    row.variant,
                    row.side,
                    row.rated,
                    row.state,
                    row.made_at,
                    row.expires_at,
                    row.closed_at
                ],
            ),
            Record::Game(row) => self.add_game(row),
            Record::Rating(row) => {
                let Strength { rating, deviation, volatility } = row.strength;
                self.insert(
                    "INSERT INTO ratings (community_id, game, person_id, rating, deviation, volatility, wins, draws,
                     losses) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
                    params![
                        row.community,
                        row.game,
                        row.person,
                        rating,
                        deviation,
                        volatility,
                        row.wins,
                        row.draws,
                        row.losses
                    ],
                )
            }
            Record::Setting(row) => self.insert(
                "INSERT INTO settings (owner, owner_id, name, value) VALUES (?1, ?2, ?3, ?4)",
                params![row.owner, row.owner_id, row.name, row.value],
            ),
        }
    }

    fn person(&self, row: &Row<'_>) -> Result<Record, Error> {
        let id: i64 = row.get(0)?;
        let accounts = "SELECT id, platform, account, name FROM accounts WHERE person_id = ?1 ORDER BY id";
        let accounts = self.list(accounts, id, |row| {
            Ok(AccountRow { id: row.get(0)?, platform: row.get(1)?, account: row.get(2)?, name: row.get(3)? })
        })?;
        Ok(Record::Person(PersonRow { id, joined_at: row.get(1)?, accounts }))
    }

    fn add_person(&self, row: &PersonRow) -> Result<(), Error> {
        self.insert("INSERT INTO people (id, joined_at) VALUES (?1, ?2)", [row.id, row.joined_at])?;
        for account in &row.accounts {
            self.insert(
                "INSERT INTO accounts (id, person_id, platform, account, name, name_key)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![
                    account.id,
                    row.id,
                    account.platform,
                    account.account,
                    account.name,
                    account.name.to_lowercase()
                ],
            )?;
        }
        Ok(())
    }

    fn community(&self, row: &Row<'_>) -> Result<Record, Error> {
        let id: i64 = row.get(0)?;
        let members = "SELECT account_id FROM members WHERE community_id = ?1 ORDER BY account_id";
        let members = self.list(members, id, |row| row.get(0))?;
        Ok(Record::Community(CommunityRow { id, platform: row.get(1)?, community: row.get(2)?, members }))
    }

    fn add_community(&self, row: &CommunityRow) -> Result<(), Error> {
        self.insert(
            "INSERT INTO communities (id, platform, community) VALUES (?1, ?2, ?3)",
            params![row.id, row.platform, row.community],
        )?;
        for member in &row.members {
            self.insert("INSERT INTO members (community_id, account_id) VALUES (?1, ?2)", [row.id, *member])?;
        }
        Ok(())
    }

    fn game(&self, id: i64) -> Result<Option<GameRow>, Error> {
        let Some(table) = self.table(id)? else { return Ok(None) };
        let entries = self.entries(id, u32::MAX)?.into_iter().map(|entry| EntryRow {
            number: entry.number,
            kind: entry.kind,
            token: entry.token,
            seat: entry.seat,
            account: entry.account_id,
            made_at: entry.made_at,
            event: entry.event,
        });
        let changes =
            "SELECT community_id, game, person_id, rating_before, deviation_before, volatility_before, rating,
                       deviation, volatility, changed_at FROM rating_changes WHERE table_id = ?1
                       ORDER BY community_id, game, person_id";
        let changes = self.list(changes, id, |row| {
            Ok(ChangeRow {
                community: row.get(0)?,
                game: row.get(1)?,
                person: row.get(2)?,
                before: strength(row, 3)?,
                after: strength(row, 6)?,
                changed_at: row.get(9)?,
            })
        })?;
        Ok(Some(GameRow {
            id,
            place: table.place_id,
            community: table.community_id,
            game: table.game,
            variant: table.variant,
            rules_version: table.rules_version,
            rated: table.rated,
            began_at: table.began_at,
            state: table.state,
            to_move: table.to_move,
            plies: table.plies,
            moved_at: table.moved_at,
            ended_at: table.ended_at,
            verdict: table.verdict.map(|verdict| VerdictRow {
                winner: verdict.winner,
                reason: verdict.reason,
                points: verdict.points,
            }),
            seats: table.seats.map(|seat| SeatRow { person: seat.person_id, account: seat.account_id }),
            entries: entries.collect(),
            changes,
        }))
    }

    fn add_game(&self, row: &GameRow) -> Result<(), Error> {
        let verdict = row.verdict.as_ref();
        let points = verdict.and_then(|verdict| verdict.points);
        self.insert(
            "INSERT INTO tables (id, place_id, community_id, game, variant, rules_version, rated, began_at, state,
             to_move, entries, plies, moved_at, ended_at, winner, reason, points_one, points_two)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)",
            params![
                row.id,
                row.place,
                row.community,
                row.game,
                row.variant,
                row.rules_version,
                row.rated,
                row.began_at,
                row.state,
                row.to_move,
                row.entries.len(),
                row.plies,
                row.moved_at,
                row.ended_at,
                verdict.map(|verdict| verdict.winner),
                verdict.map(|verdict| &verdict.reason),
                points.map(|points| points[0]),
                points.map(|points| points[1])
            ],
        )?;
        let live = row.state == TableState::Live;
        for (index, seat) in row.seats.iter().enumerate() {
            self.insert(
                "INSERT INTO seats (table_id, seat, person_id, account_id, live) VALUES (?1, ?2, ?3, ?4, ?5)",
                params![row.id, index + 1, seat.person, seat.account, live],
            )?;
        }
        for entry in &row.entries {
            let EntryRow { number, kind, token, seat, account, made_at, event } = entry;
            self.insert(
                "INSERT INTO entries (table_id, number, kind, token, seat, account_id, made_at, event)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                params![row.id, number, kind, token, seat, account, made_at, event],
            )?;
        }
        for change in &row.changes {
            let (before, after) = (change.before, change.after);
            self.insert(
                "INSERT INTO rating_changes (table_id, community_id, game, person_id, rating_before, deviation_before,
                 volatility_before, rating, deviation, volatility, changed_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
                params![
                    row.id,
                    change.community,
                    change.game,
                    change.person,
                    before.rating,
                    before.deviation,
                    before.volatility,
                    after.rating,
                    after.deviation,
                    after.volatility,
                    change.changed_at
                ],
            )?;
        }
        Ok(())
    }

    fn each<E: From<Error>>(
        &self,
        sql: &str,
        make: impl Fn(&Row<'_>) -> Result<Record, Error>,
        take: &mut impl FnMut(Record) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut statement = self.inner.prepare_cached(sql).map_err(Error::from)?;
        let mut rows = statement.query([]).map_err(Error::from)?;
        while let Some(row) = rows.next().map_err(Error::from)? {
            take(make(row)?)?;
        }
        Ok(())
    }

    fn list<T>(&self, sql: &str, of: i64, make: impl FnMut(&Row<'_>) -> rusqlite::Result<T>) -> Result<Vec<T>, Error> {
        Ok(self.inner.prepare_cached(sql)?.query_map([of], make)?.collect::<Result<_, _>>()?)
    }

    fn insert(&self, sql: &str, values: impl Params) -> Result<(), Error> {
        self.inner.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }
}

fn place(row: &Row<'_>) -> Result<Record, Error> {
    Ok(Record::Place(PlaceRow {
        id: row.get(0)?,
        community: row.get(1)?,
        platform: row.get(2)?,
        place: row.get(3)?,
        name: row.get(4)?,
        direct: row.get(5)?,
    }))
}

fn offer(row: &Row<'_>) -> Result<Record, Error> {
    Ok(Record::Offer(OfferRow {
        id: row.get(0)?,
        kind: row.get(1)?,
        place: row.get(2)?,
        maker: row.get(3)?,
        taker: row.get(4)?,
        about: row.get(5)?,
        game: row.get(6)?,
        variant: row.get(7)?,
        side: row.get(8)?,
        rated: row.get(9)?,
        state: row.get(10)?,
        made_at: row.get(11)?,
        expires_at: row.get(12)?,
        closed_at: row.get(13)?,
    }))
}

fn rated(row: &Row<'_>) -> Result<Record, Error> {
    Ok(Record::Rating(RatedRow {
        community: row.get(0)?,
        game: row.get(1)?,
        person: row.get(2)?,
        strength: strength(row, 3)?,
        wins: row.get(6)?,
        draws: row.get(7)?,
        losses: row.get(8)?,
    }))
}

fn setting(row: &Row<'_>) -> Result<Record, Error> {
    Ok(Record::Setting(SettingRow { owner: row.get(0)?, owner_id: row.get(1)?, name: row.get(2)?, value: row.get(3)? }))
}

fn strength(row: &Row<'_>, column: usize) -> rusqlite::Result<Strength> {
    Ok(Strength { rating: row.get(column)?, deviation: row.get(column + 1)?, volatility: row.get(column + 2)? })
}
