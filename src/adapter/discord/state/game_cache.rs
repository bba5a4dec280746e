//! The games of people who type. Discord asks for completion at each key; the club is asked once in a while, and only
//! for so many people at a time, so that turns don't wait for people who type.

use std::sync::Arc;
use std::time::Duration;

use serenity::model::id::{ChannelId, UserId};
use tokio::sync::{OnceCell, Semaphore};
use tokio::time::{Instant, timeout};

use crate::adapter::club_link::ClubLink;
use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::state::cache::Cache;
use crate::club::{Club, Letter, Ongoing, OngoingTask, To};

/// How long a result is good, unless something changes it.
const FRESH: Duration = Duration::from_secs(5);
/// For how many people it is kept.
const KEPT_MAX: usize = 200;
/// For how many the club looks at a time.
const AT_ONCE: usize = 2;
/// How long anybody waits: Discord takes no choices after three seconds.
const PATIENCE: Duration = Duration::from_millis(2_500);

/// The result for somebody who types.
#[derive(Default)]
pub(in crate::adapter::discord) struct Found {
    /// Their games that go on, those that await them first.
    pub(in crate::adapter::discord) ongoing: Vec<Ongoing>,
    /// The number of the game in whose thread they type.
    pub(in crate::adapter::discord) here: Option<i64>,
    /// The task of a lesson that they are at.
    pub(in crate::adapter::discord) task: Option<OngoingTask>,
}

/// The games of people who type.
pub(in crate::adapter::discord) struct GameCache {
    club: ClubLink,
    kept: Cache<(UserId, ChannelId), Look>,
    at_once: Semaphore,
}

/// A look of some time ago, or one that goes on.
#[derive(Clone)]
struct Look {
    begun: Instant,
    found: Arc<OnceCell<Arc<Found>>>,
}

impl GameCache {
    pub(in crate::adapter::discord) fn new(club: ClubLink) -> Self {
        Self { club, kept: Cache::new(KEPT_MAX), at_once: Semaphore::new(AT_ONCE) }
    }

    /// The result for somebody who types in a channel. `None` if it takes too long.
    pub(in crate::adapter::discord) async fn of(&self, user: UserId, channel: ChannelId) -> Arc<Found> {
        let known = self.kept.get(&(user, channel)).filter(|look| look.begun.elapsed() < FRESH);
        let look = known.unwrap_or_else(|| {
            let look = Look { begun: Instant::now(), found: Arc::default() };
            self.kept.put((user, channel), look.clone());
            look
        });
        let found = look.found.get_or_try_init(|| async {
            let looked = timeout(PATIENCE, self.look(user, channel)).await;
            looked.ok().flatten().map(Arc::new).ok_or(())
        });
        found.await.cloned().unwrap_or_default()
    }

    async fn look(&self, user: UserId, channel: ChannelId) -> Option<Found> {
        let _place = self.at_once.acquire().await.ok()?;
        let (account, thread) = (user.to_string(), channel.to_string());
        let look = move |club: &mut Club, now| Found {
            here: club.live_game_of(PLATFORM, &thread).unwrap_or_default(),
            ongoing: club.ongoing(PLATFORM, &account).unwrap_or_default(),
            task: club.ongoing_task(PLATFORM, &account, now).unwrap_or_default(),
        };
        self.club.ask(look).await
    }

    /// Forgets the result for somebody who has made a request since.
    pub(in crate::adapter::discord) fn forget(&self, user: UserId) {
        self.kept.retain(|(known, _), _| *known != user);
    }

    /// Forgets the results that a letter's news may have changed.
    pub(in crate::adapter::discord) fn forget_what_changed(&self, letter: &Letter) {
        let is_called = |user: &UserId| {
            let id = user.to_string();
            letter.to == To::Account(id.clone()) || letter.pings.iter().any(|person| person.id == id)
        };
        let plays = |look: &Look| match look.found.get() {
            Some(found) => found.ongoing.iter().any(|ongoing| Some(ongoing.id) == letter.about),
            // Its result may be outdated.
            None => true,
        };
        self.kept.retain(|(user, _), look| !plays(look) && !is_called(user));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::{Club, Desk, Limits};
    use crate::store::Store;

    #[tokio::test]
    async fn whoever_types_is_looked_for_once_until_something_has_changed() {
        let path = std::env::temp_dir().join(format!("parlour-looks-{}.db", std::process::id()));
        let desk = Desk::open(Club::new(Store::open(&path).unwrap(), Limits::default()), Vec::new()).unwrap();
        let game_cache = GameCache::new(ClubLink::new(Arc::new(desk)));
        let (ann, bob, here) = (UserId::new(1), UserId::new(2), ChannelId::new(3));
        let [first, second] = [game_cache.of(ann, here).await, game_cache.of(ann, here).await];
        assert!(Arc::ptr_eq(&first, &second));
        assert!(!Arc::ptr_eq(&first, &game_cache.of(ann, ChannelId::new(4)).await));
        game_cache.forget(bob);
        assert!(Arc::ptr_eq(&first, &game_cache.of(ann, here).await));
        game_cache.forget(ann);
        assert!(!Arc::ptr_eq(&first, &game_cache.of(ann, here).await));
        drop(game_cache);
        std::fs::remove_file(&path).unwrap();
    }

    #[tokio::test]
    async fn those_who_type_never_fill_the_clubs_queue() {
        let path = std::env::temp_dir().join(format!("parlour-typing-{}.db", std::process::id()));
        let desk = Desk::open(Club::new(Store::open(&path).unwrap(), Limits::default()), Vec::new()).unwrap();
        let club = ClubLink::new(Arc::new(desk));
        let (hold, held) = std::sync::mpsc::channel::<()>();
        // The club is busy while a thousand people type.
        club.desk().with(move |_, _| held.recv().unwrap_or_default()).unwrap();
        let game_cache = Arc::new(GameCache::new(club.clone()));
        let mut typing = tokio::task::JoinSet::new();
        for user in 1..=1_500 {
            let game_cache = Arc::clone(&game_cache);
            typing.spawn(async move { game_cache.of(UserId::new(user), ChannelId::new(3)).await });
        }
        tokio::task::yield_now().await;
        assert!(club.desk().with(|_, _| {}).is_ok(), "there is no room for a turn");
        drop(hold);
        while typing.join_next().await.is_some() {}
        drop((game_cache, club));
        std::fs::remove_file(&path).unwrap();
    }
}
