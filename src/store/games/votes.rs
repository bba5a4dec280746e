//! Games between communities, which vote on each turn.
//!
//! A vote is a row of the account that it was cast with. Who is whom is looked up when votes are counted, so that somebody
//! with two accounts has one vote whenever these were linked.

use jiff::{SignedDuration, Timestamp};
use rusqlite::{Row, params};

use crate::clock::Terms;
use crate::rules::Player;
use crate::store::rows::{readable, readable_one};
use crate::store::words::{Count, Length, Ms, UpTo};
use crate::store::{Account, GameState, StoreError, StoredGame, Transaction};

/// How many turns can be suggested at a time.
pub const SUGGESTIONS_MAX: u32 = 20;
/// How many turns one person can suggest in a vote, with whatever accounts.
pub const SUGGESTIONS_A_PERSON: u32 = 3;

/// Everybody who votes in a game.
pub(in crate::store) const VOTERS: &str =
    "SELECT account_id, person_id, seat, since, choice, cast_at, suggested FROM voters
     JOIN accounts ON accounts.id = account_id WHERE game_id = ?1 ORDER BY since, account_id";

/// A challenge to another community, which somebody there accepts by a code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VoteChallenge {
    /// Its number.
    pub id: i64,
    /// The place in which the challengers vote.
    pub place_id: i64,
    /// The game's id.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// The side that the challengers want. `None` if either will do.
    pub side: Option<Player>,
    /// Whether it is rated.
    pub rated: bool,
    /// The time control, if there is one.
    pub clock: Option<Terms>,
    /// How long each vote lasts.
    pub lasts: SignedDuration,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
}

/// A turn that somebody suggested. Lower numbers were suggested earlier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// Its number among those of the turn, from 1.
    pub number: u32,
    /// The turn's actions, separated by blanks.
    pub actions: String,
}

/// Somebody who votes in a game, with one of their accounts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voter {
    /// The account.
    pub account_id: i64,
    /// The person whose account it is now.
    pub person_id: i64,
    /// The side for which they first voted.
    pub seat: Player,
    /// When that was.
    pub since: Timestamp,
    /// The number of the suggestion for which they vote now, and when they last said so.
    pub choice: Option<(u32, Timestamp)>,
    /// How many turns they have suggested with it in the present vote.
    pub suggested: u32,
}

/// Challenges to communities.
pub(in crate::store) const CHALLENGES: &str =
    "SELECT id, place_id, game, variant, side, rated, clock, lasts_ms, expires_at FROM vote_challenges";

/// Reads a challenge from nine columns.
pub(in crate::store) fn vote_challenge(row: &Row<'_>) -> rusqlite::Result<VoteChallenge> {
    Ok(VoteChallenge {
        id: row.get(0)?,
        place_id: row.get(1)?,
        game: row.get(2)?,
        variant: row.get(3)?,
        side: row.get(4)?,
        rated: row.get(5)?,
        clock: row.get(6)?,
        lasts: row.get::<_, Length>(7)?.0,
        expires_at: row.get::<_, Ms>(8)?.0,
    })
}

/// Reads a suggestion from two columns.
pub(in crate::store) fn suggestion(row: &Row<'_>) -> rusqlite::Result<Suggestion> {
    Ok(Suggestion { number: row.get::<_, UpTo<SUGGESTIONS_MAX>>(0)?.0, actions: row.get(1)? })
}

/// Reads a voter from seven columns.
pub(in crate::store) fn voter(row: &Row<'_>) -> rusqlite::Result<Voter> {
    let choice: Option<UpTo<SUGGESTIONS_MAX>> = row.get(4)?;
    let cast_at: Option<Ms> = row.get(5)?;
    Ok(Voter {
        account_id: row.get(0)?,
        person_id: row.get(1)?,
        seat: row.get(2)?,
        since: row.get::<_, Ms>(3)?.0,
        choice: choice.zip(cast_at).map(|(choice, at)| (choice.0, at.0)),
        suggested: row.get::<_, Count>(6)?.0,
    })
}

impl Transaction<'_> {
    /// Adds a challenge, and returns its number. Those that nobody can accept anymore go.
    pub fn add_vote_challenge(&self, new: &VoteChallenge, now: Timestamp) -> Result<i64, StoreError> {
        self.inner.prepare_cached("DELETE FROM vote_challenges WHERE expires_at <= ?1")?.execute([Ms(now)])?;
        self.inner
            .prepare_cached(
                "INSERT INTO vote_challenges (place_id, game, variant, side, rated, clock, lasts_ms, expires_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            )?
            .execute(params![
                new.place_id,
                new.game,
                new.variant,
                new.side,
                new.rated,
                new.clock,
                Length(new.lasts),
                Ms(new.expires_at)
            ])?;
        Ok(self.inner.last_insert_rowid())
    }

    /// The challenge with this number.
    pub fn vote_challenge(&self, id: i64) -> Result<Option<VoteChallenge>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{CHALLENGES} WHERE id = ?1"))?;
        Ok(readable_one(statement.query_row([id], vote_challenge))?)
    }

    /// Drops a challenge that was accepted.
    pub fn drop_vote_challenge(&self, id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM vote_challenges WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Notes that both sides of a game vote on their turns, and for how long.
    pub fn add_vote_game(&self, game_id: i64, lasts: SignedDuration) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT INTO vote_games (game_id, lasts_ms) VALUES (?1, ?2)")?
            .execute(params![game_id, Length(lasts)])?;
        Ok(())
    }

    /// How long each vote of a game lasts, if it is one of votes.
    pub fn votes_last(&self, game_id: i64) -> Result<Option<SignedDuration>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT lasts_ms FROM vote_games WHERE game_id = ?1")?;
        Ok(readable_one(statement.query_row([game_id], |row| Ok(row.get::<_, Length>(0)?.0)))?)
    }

    /// The live games that are voted on in a place.
    pub fn vote_games_in(&self, place_id: i64) -> Result<Vec<StoredGame>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT vote_games.game_id FROM games JOIN vote_games ON vote_games.game_id = games.id
             WHERE games.place_id = ?1 AND games.state = 'live'
             UNION SELECT vote_games.game_id FROM game_places JOIN vote_games ON vote_games.game_id = game_places.game_id
             WHERE game_places.place_id = ?1 AND game_places.live = 1 AND game_places.seat IS NOT NULL",
        )?;
        let ids: Vec<i64> = statement.query_map([place_id], |row| row.get(0))?.collect::<Result<_, _>>()?;
        let mut games = Vec::new();
        for id in ids {
            games.extend(self.game(id)?);
        }
        Ok(games)
    }

    /// The live games in which a person has voted.
    pub fn live_games_voted_by(&self, person_id: i64) -> Result<Vec<StoredGame>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT DISTINCT game_id FROM accounts CROSS JOIN voters ON account_id = accounts.id WHERE person_id = ?1",
        )?;
        let ids: Vec<i64> = statement.query_map([person_id], |row| row.get(0))?.collect::<Result<_, _>>()?;
        let mut games = Vec::new();
        for id in ids {
            games.extend(self.game(id)?.filter(|game| game.state == GameState::Live));
        }
        Ok(games)
    }

    /// The turns that were suggested, the earliest first.
    pub fn suggestions(&self, game_id: i64) -> Result<Vec<Suggestion>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT number, actions FROM suggestions WHERE game_id = ?1 ORDER BY number")?;
        Ok(readable(statement.query_map([game_id], suggestion)?)?)
    }

    /// Adds a turn that somebody suggests.
    pub fn suggest(&self, game_id: i64, new: &Suggestion) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT INTO suggestions (game_id, number, actions) VALUES (?1, ?2, ?3)")?
            .execute(params![game_id, new.number, new.actions])?;
        Ok(())
    }

    /// Takes a suggestion for which nobody votes off the list. Those after it move up, with the votes for them.
    pub fn drop_suggestion(&self, game_id: i64, dropped: u32) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE voters SET choice = NULL, cast_at = NULL WHERE game_id = ?1 AND choice = ?2")?
            .execute(params![game_id, dropped])?;
        self.inner
            .prepare_cached("DELETE FROM suggestions WHERE game_id = ?1 AND number = ?2")?
            .execute(params![game_id, dropped])?;
        for number in dropped..SUGGESTIONS_MAX {
            self.inner
                .prepare_cached("UPDATE suggestions SET number = ?3 WHERE game_id = ?1 AND number = ?2")?
                .execute(params![game_id, number + 1, number])?;
        }
        self.inner
            .prepare_cached("UPDATE voters SET choice = choice - 1 WHERE game_id = ?1 AND choice > ?2")?
            .execute(params![game_id, dropped])?;
        Ok(())
    }

    /// Everybody who has voted in a game, the earliest first.
    pub fn voters(&self, game_id: i64) -> Result<Vec<Voter>, StoreError> {
        Ok(readable(self.inner.prepare_cached(VOTERS)?.query_map([game_id], voter)?)?)
    }

    /// Casts a person's vote with one of their accounts, in place of any earlier one of theirs. The turns that they suggest
    /// by it are counted beside those before.
    pub fn cast_vote(&self, game_id: i64, voter: &Voter) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "UPDATE voters SET choice = NULL, cast_at = NULL
                 WHERE game_id = ?1 AND account_id IN (SELECT id FROM accounts WHERE person_id = ?2)",
            )?
            .execute([game_id, voter.person_id])?;
        let (choice, at) = voter.choice.unzip();
        self.inner
            .prepare_cached(
                "INSERT INTO voters (game_id, account_id, seat, since, choice, cast_at, suggested)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                 ON CONFLICT DO UPDATE SET choice = ?5, cast_at = ?6, suggested = suggested + ?7",
            )?
            .execute(params![
                game_id,
                voter.account_id,
                voter.seat,
                Ms(voter.since),
                choice,
                at.map(Ms),
                voter.suggested
            ])?;
        Ok(())
    }

    /// Takes back what an account votes for. It still plays for its side.
    pub fn take_vote_back(&self, game_id: i64, account_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE voters SET choice = NULL, cast_at = NULL WHERE game_id = ?1 AND account_id = ?2")?
            .execute([game_id, account_id])?;
        Ok(())
    }

    /// Forgets what was suggested and voted for, because another turn begins. Who votes for which side is kept.
    pub fn end_vote(&self, game_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE voters SET choice = NULL, cast_at = NULL, suggested = 0 WHERE game_id = ?1")?
            .execute([game_id])?;
        self.inner.prepare_cached("DELETE FROM suggestions WHERE game_id = ?1")?.execute([game_id])?;
        Ok(())
    }

    /// Forgets who voted in a game that is over.
    pub fn forget_voters(&self, game_id: i64) -> Result<(), StoreError> {
        self.end_vote(game_id)?;
        self.inner.prepare_cached("DELETE FROM voters WHERE game_id = ?1")?.execute([game_id])?;
        Ok(())
    }

    /// The accounts of the communities that this one, known by its person, has played.
    pub fn communities_met(&self, person_id: i64) -> Result<Vec<Account>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT DISTINCT theirs.account_id FROM seats own JOIN seats theirs ON theirs.game_id = own.game_id
             AND theirs.seat <> own.seat WHERE own.person_id = ?1 ORDER BY theirs.account_id LIMIT 100",
        )?;
        let met: Vec<i64> = statement.query_map([person_id], |row| row.get(0))?.collect::<Result<_, _>>()?;
        met.into_iter().map(|id| self.account_numbered(id)).collect()
    }

    /// The name of a community's platform.
    ///
    /// # Errors
    /// If there is no such community.
    pub fn community_platform(&self, id: i64) -> Result<String, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT platform FROM communities WHERE id = ?1")?;
        Ok(statement.query_row([id], |row| row.get(0))?)
    }
}
