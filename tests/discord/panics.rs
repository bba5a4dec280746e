//! A club that panics all the time: what was answered is in the record, once, and nothing else is.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags};
use tokio::time::timeout;

use super::bot::Setup;
use super::world::{BOT, Message, SERVER, StandIn, TEXT, World};
use super::{MOVES, UNHURRIED, channel, players};

/// How many games go on at a time.
const GAMES: u64 = 8;
/// How long the club is tried in each way, in seconds, if nobody says otherwise.
const SECONDS: u64 = 15;
/// What panics, one after the other: requests in the club, and everything that platforms and the computer do.
const PLANS: [&str; 2] = ["panic every 100 club.request", "panic every 100 task"];
/// How long an answer may take before it is asked again.
const PATIENCE: Duration = Duration::from_secs(8);
/// How often something is asked before that is a fault.
const ATTEMPTS: u32 = 20;

/// The turns of games, by the games' numbers.
type Turns = BTreeMap<i64, Vec<String>>;

#[tokio::test(flavor = "multi_thread")]
async fn with_a_panic_every_hundred_requests_what_was_answered_is_in_the_record() {
    let seconds = std::env::var("PARLOUR_PANIC_SECONDS").map_or(SECONDS, |text| text.parse().unwrap());
    for plan in PLANS {
        let stand_in = StandIn::open().await;
        stand_in.change(|world| {
            (world.first_answer_within, world.patience) = (UNHURRIED, UNHURRIED);
            for game in 0..GAMES {
                world.add_channel(channel(game), SERVER, &format!("games-{game}"), TEXT);
                for person in players(game) {
                    world.people.insert(person, format!("Player {person}"));
                }
            }
        });
        let setup = Setup::new(&stand_in).with("PARLOUR_FAULTS", plan);
        let bot = setup.start().await;
        let until = Instant::now() + Duration::from_secs(seconds);
        let mut playing = tokio::task::JoinSet::new();
        for game in 0..GAMES {
            let asker = Asker { stand_in: stand_in.clone(), channel: channel(game), again: 0 };
            playing.spawn(asker.play(players(game), until));
        }
        let (mut answered, mut again) = (Turns::new(), 0);
        while let Some(played) = playing.join_next().await {
            let (turns, more) = played.unwrap();
            answered.extend(turns);
            again += more;
        }
        let log = bot.log();
        assert!(bot.stop().await.1, "it did not end well");
        // As the panicking thread says it; whoever catches it says it again.
        let panics = log.lines().filter(|line| line.starts_with("on purpose: ")).count();
        let turns = answered.values().flatten().count();
        let requests = stand_in.world().interactions.len();
        println!(
            "{plan}: {seconds} s, {} games, {requests} interactions, {again} asked again, {panics} panics; \
             {turns} turns answered, {} in the record",
            answered.len(),
            recorded(&setup).values().flatten().count(),
        );
        assert_eq!(recorded(&setup), answered);
        assert!(panics > 0, "nothing failed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_panic_where_nothing_can_be_put_aside_the_program_ends_by_an_error() {
    for plan in ["panic at 3 club.live", "panic at 3 club.connected", "panic at 1 club.tick"] {
        let stand_in = StandIn::open().await;
        let setup = Setup::new(&stand_in).with("PARLOUR_FAULTS", plan);
        let mut bot = setup.launch();
        assert_eq!(bot.ended().await, Some(1), "{plan}");
        let log = bot.log();
        assert!(log.contains("the club panicked in something it can’t put aside"), "{log}");
        // The next start knows of nothing that would keep it from being whole.
        setup.with("PARLOUR_FAULTS", "").start().await.stop().await;
    }
}

/// The turns in the database.
fn recorded(setup: &Setup<'_>) -> Turns {
    let file = Connection::open_with_flags(setup.file("parlour.db"), OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    let mut all =
        file.prepare("SELECT game_id, token FROM entries WHERE kind = 'play' ORDER BY game_id, number").unwrap();
    let mut turns = Turns::new();
    let rows = all.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))).unwrap();
    for (game, token) in rows.map(Result::unwrap) {
        turns.entry(game).or_default().push(token);
    }
    turns
}

/// Somebody who asks again what was not answered.
struct Asker {
    stand_in: StandIn,
    channel: u64,
    again: u32,
}

impl Asker {
    /// Plays one game after the other; says what was told of each, and how often something was asked again.
    async fn play(mut self, [one, two]: [u64; 2], until: Instant) -> (Turns, u32) {
        let (mut turns, opponent) = (Turns::new(), two.to_string());
        while Instant::now() < until {
            let options = [("opponent", opponent.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
            self.ask(|asker| Some(asker.command(one, "challenge", &options)), " challenges ").await;
            let begun = self.ask(|asker| Some(asker.command(two, "accept", &[])), " against ").await;
            let game = begun.number().trim_matches(|c: char| !c.is_ascii_digit()).parse().unwrap();
            for (turn, action) in MOVES.iter().enumerate() {
                let player = if turn % 2 == 0 { one } else { two };
                let play = |asker: &Self| match turn % 4 {
                    0 | 1 => Some(asker.command(player, "move", &[("actions", action)])),
                    _ => {
                        let line = format!("<@{BOT}> {action}");
                        asker.stand_in.write(player, asker.channel, &line, false);
                        None
                    }
                };
                self.ask(play, &format!("played {action}:")).await;
                turns.entry(game).or_default().push((*action).to_owned());
            }
            self.ask(|asker| Some(asker.command(one, "resign", &[("sure", "yes")])), " wins").await;
        }
        (turns, self.again)
    }

    fn command(&self, player: u64, name: &str, options: &[(&str, &str)]) -> u64 {
        self.stand_in.command(player, self.channel, name, options)
    }

    /// Asks until everybody is told something that has these words.
    async fn ask(&mut self, asking: impl Fn(&Self) -> Option<u64>, words: &str) -> Message {
        let after = self.stand_in.change(World::id);
        for _ in 0..ATTEMPTS {
            let since = self.stand_in.change(World::id);
            let asked = asking(self);
            if let Ok(Some(told)) = timeout(PATIENCE, self.told([after, since], asked, words)).await {
                return told;
            }
            self.again += 1;
        }
        panic!("{words:?} is not told in {} after {ATTEMPTS} attempts", self.channel);
    }

    /// Waits for what everybody is told after something, or for word that this attempt failed.
    async fn told(&self, [after, since]: [u64; 2], asked: Option<u64>, words: &str) -> Option<Message> {
        let told = |world: &mut World| {
            let new = world.messages.range(after..).map(|(_, message)| message);
            let mut ours = new.filter(|message| message.channel == self.channel && message.body["author"].is_null());
            let is_told = |message: &&Message| message.only_for.is_none() && message.text().contains(words);
            if let Some(told) = ours.clone().find(is_told) {
                return Some(Some(told.clone()));
            }
            let failed = |message: &Message| message.text().contains("Something went wrong");
            let in_public = asked.is_none() && ours.any(|message| message.id >= since && failed(message));
            let answers = asked.and_then(|asked| world.interactions.get(&asked)).map(|known| known.messages.clone());
            let answers = answers.into_iter().flatten();
            let in_private = answers.filter_map(|id| world.messages.get(&id)).any(failed);
            (in_public || in_private).then_some(None)
        };
        self.stand_in.until("an answer", told).await
    }
}
