//! A look at somebody’s games without a request, so that platforms can complete typed words.

use jiff::Timestamp;

use crate::club::context::asker::note_account;
use crate::club::context::lesson::{LASTS, Task};
use crate::club::context::places::Places;
use crate::club::context::replay::Replayed;
use crate::club::{Club, Controls, Person, SentMessage, To};
use crate::rules::Game;
use crate::store::{self, GameState, StoreError};

/// A game that goes on, as one of its players sees it.
#[derive(Clone)]
pub struct Ongoing {
    /// The game’s number: 12 in `#12`.
    pub id: i64,
    /// The id of the place where it is played.
    pub place: String,
    /// The opponent's name.
    pub opponent: String,
    /// Whether it is the player's turn.
    pub awaits: bool,
    /// The game as it stands.
    pub game: Game,
}

/// Where the newest board of a game is.
#[derive(Clone, Debug)]
pub struct NewestBoard {
    /// The message that shows it.
    pub message: SentMessage,
    /// The id of the place where it is played.
    pub place: String,
    /// The id of that place's community.
    pub community: String,
    /// Whether that is a conversation of two.
    pub direct: bool,
}

/// The games of an account, as far as it takes to lead to them.
#[derive(Clone, Default, Debug)]
pub struct OwnGames {
    /// The numbers of those that go on, with the newest board of each where the platform shows it.
    pub boards: Vec<(i64, Option<NewestBoard>)>,
    /// The first that waits for its turn.
    pub awaiting: Option<i64>,
    /// The last that is over.
    pub past: Option<i64>,
}

/// A task that somebody is at.
#[derive(Clone)]
pub struct OngoingTask {
    /// The id of the place where it was set.
    pub place: String,
    /// Its position, with the actions so far of the turn.
    pub game: Game,
}

impl Club {
    /// The accounts of a platform, by id, with their names.
    ///
    /// # Errors
    /// If the database fails.
    pub fn known_people(&mut self, platform: &str) -> Result<Vec<(String, String)>, store::StoreError> {
        let accounts = self.store.read()?.accounts_of(platform)?;
        let known = accounts.into_iter().filter(|account| !account.is_forgotten());
        Ok(known.map(|account| (account.external_id, account.name)).collect())
    }

    /// The games of an account, those that wait for its turn first. Nothing is changed or noted.
    ///
    /// # Errors
    /// If the database fails.
    pub fn own_games(&mut self, platform: &str, account: &str) -> Result<OwnGames, StoreError> {
        let (mut found, mut homes) = (OwnGames::default(), Vec::new());
        {
            let tx = self.store.read()?;
            let Some(account) = tx.account(platform, account)? else { return Ok(found) };
            for game in tx.live_games_of(account.person_id)? {
                let awaits = game.to_move.is_some() && game.player_of(account.person_id) == game.to_move;
                found.awaiting = found.awaiting.or(awaits.then_some(game.id));
                let places = Places::of(&tx, &game)?;
                let own = game.player_of(account.person_id).and_then(|player| places.of_player(player));
                let place = own.cloned().unwrap_or(places.home);
                let community = tx.community_external_id(place.own_community_id)?;
                homes.push((game.id, place, community));
            }
            found.past = tx.past_games_of(account.person_id, 1)?.first().map(|game| game.id);
        }
        for (id, place, community) in homes {
            let own = To::Account(account.to_owned());
            let to =
                if place.direct || place.platform != platform { own } else { To::Place(place.external_id.clone()) };
            let boards = self.messages_with_controls(platform, id, &to, i64::MAX)?;
            let newest = boards.into_iter().rev().find(|(_, _, controls)| *controls == Controls::Board);
            let (place, direct) = (place.external_id, place.direct);
            let newest = newest.map(|(_, message, _)| NewestBoard { message, place, community, direct });
            found.boards.push((id, newest));
        }
        Ok(found)
    }

    /// The games of an account that go on, those that wait for its turn first. Nothing is changed or noted.
    ///
    /// # Errors
    /// If the database fails.
    pub fn ongoing(&mut self, platform: &str, account: &str) -> Result<Vec<Ongoing>, store::StoreError> {
        let tx = self.store.read()?;
        let Some(account) = tx.account(platform, account)? else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        for stored in tx.live_games_of(account.person_id)? {
            if stored.state != GameState::Live {
                continue;
            }
            let known = self.games.get(stored.id, stored.entries).cloned();
            let replayed = match known {
                Some(replayed) => replayed,
                // A game that can't be replayed is reported when it is played.
                None => match Replayed::load(&tx, &stored, stored.entries)? {
                    Ok(replayed) => {
                        self.games.put(stored.id, replayed.clone());
                        replayed
                    }
                    Err(_) => continue,
                },
            };
            let Some(player) = stored.player_of(account.person_id) else { continue };
            let places = Places::of(&tx, &stored)?;
            found.push(Ongoing {
                id: stored.id,
                place: places.of_player(player).unwrap_or(&places.home).external_id.clone(),
                opponent: stored.seat(player.other()).name.clone(),
                awaits: stored.to_move == Some(player),
                game: Game::clone(&replayed.game),
            });
        }
        found.sort_by_key(|ongoing| !ongoing.awaits);
        Ok(found)
    }

    /// The task that an account is at, if it was set not long ago. Nothing is changed or noted.
    ///
    /// # Errors
    /// If the database fails.
    pub fn ongoing_task(
        &mut self,
        platform: &str,
        account: &str,
        now: Timestamp,
    ) -> Result<Option<OngoingTask>, StoreError> {
        let tx = self.store.read()?;
        let Some(account) = tx.account(platform, account)? else { return Ok(None) };
        let Some(stored) = tx.task_of(account.person_id)? else { return Ok(None) };
        let Some(task) = Task::of(&tx, stored)? else { return Ok(None) };
        if now.duration_since(task.since) >= LASTS {
            return Ok(None);
        }
        let Some(game) = task.game() else { return Ok(None) };
        Ok(Some(OngoingTask { place: tx.place(task.place_id)?.external_id, game }))
    }
}

impl Club {
    /// Notes a person whose id alone is known.
    ///
    /// # Errors
    /// If the database fails.
    pub fn note_person(&mut self, platform: &str, person: &Person, now: Timestamp) -> Result<(), store::StoreError> {
        let tx = self.store.begin()?;
        note_account(&tx, platform, &person.id, &person.name, now)?;
        tx.commit()
    }
}
