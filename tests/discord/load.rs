//! Fifty games at once, at Discord's own limits.

use std::time::{Duration, Instant};

use super::bot::Setup;
use super::people::FIRST_ANSWER;
use super::world::{BOT, DEADLINE, Message, SERVER, StandIn};

const GAMES: u64 = 50;
const TURNS: usize = 8;
/// Moves that are legal one after the other in the game that is played.
const MOVES: [&str; TURNS] = ["a1", "c3", "e5", "b2", "d4", "e8", "a3", "c5"];

/// The channel of a game, and its players.
fn channel(game: u64) -> u64 {
    50_000 + game
}

fn players(game: u64) -> [u64; 2] {
    [60_000 + 2 * game, 60_001 + 2 * game]
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_games_at_once_lose_nothing_and_double_nothing() {
    let stand_in = StandIn::open().await;
    stand_in.change(|world| {
        world.route_limits = true;
        for game in 0..GAMES {
            world.add_channel(channel(game), SERVER, &format!("games-{game}"));
            for person in players(game) {
                world.people.insert(person, format!("Player {person}"));
            }
        }
    });
    let bot = Setup::new(&stand_in).with("PARLOUR_LIMITS_GAMES_PER_PLACE", "1000").start().await;
    let begin = Instant::now();
    let mut games = tokio::task::JoinSet::new();
    for game in 0..GAMES {
        let stand_in = stand_in.clone();
        games.spawn(async move { play(&stand_in, game).await });
    }
    let mut waits: Vec<Duration> = Vec::new();
    while let Some(game) = games.join_next().await {
        waits.extend(game.unwrap());
    }
    let took = begin.elapsed();
    waits.sort_unstable();
    let world = stand_in.world();
    let first: Vec<Duration> = world
        .interactions
        .values()
        .filter_map(|interaction| Some(interaction.answer?.1 - interaction.asked_at))
        .collect();
    let slowest = first.iter().max().copied().unwrap_or_default();
    let limited = world.requests.iter().filter(|(_, _, status, _)| *status == 429).count();
    let median = waits[waits.len() / 2];
    let late = waits[waits.len() * 99 / 100];
    println!(
        "{GAMES} games, {} moves, {} requests in {took:.1?}; a move is shown after {median:.0?} (median), {late:.0?} (99 %); \
         the slowest first answer to an interaction took {slowest:.0?}; {limited} requests were limited",
        waits.len(),
        world.requests.len(),
    );
    assert!(slowest < FIRST_ANSWER, "{slowest:?}");
    for game in 0..GAMES {
        for action in MOVES {
            let told = |message: &&Message| {
                message.channel == channel(game)
                    && message.only_for.is_none()
                    && message.body["author"].is_null()
                    && message.text().contains(&format!("played {action}."))
            };
            assert_eq!(world.messages.values().filter(told).count(), 1, "{action} of game {game}");
        }
    }
    drop(world);
    bot.stop().await;
}

/// Plays one game, every other move by a slash command and by a mention; says how long each took to be shown.
async fn play(stand_in: &StandIn, game: u64) -> Vec<Duration> {
    let [one, two] = players(game);
    let opponent = two.to_string();
    let options = [("opponent", opponent.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
    stand_in.answer(stand_in.command(one, channel(game), "challenge", &options)).await;
    stand_in.answer(stand_in.command(two, channel(game), "accept", &[])).await;
    let mut waits = Vec::new();
    for (turn, action) in MOVES.iter().enumerate() {
        let player = if turn % 2 == 0 { one } else { two };
        let begin = Instant::now();
        if turn % 4 < 2 {
            stand_in.command(player, channel(game), "move", &[("actions", action)]);
        } else {
            stand_in.write(player, channel(game), &format!("<@{BOT}> {action}"), false);
        }
        stand_in.message(channel(game), &format!("played {action}.")).await;
        waits.push(begin.elapsed());
        assert!(begin.elapsed() < DEADLINE);
    }
    waits
}
