//! Fifty games at once, at Discord's own limits.

#![recursion_limit = "256"]
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(dead_code, reason = "the stand-in can do more than is asked of it here")]

mod bot;
mod callbacks;
mod checks;
mod gateway;
mod http;
mod limits;
#[cfg(feature = "faults")]
mod panics;
mod people;
mod polling;
mod routes;
mod schema;
mod servers;
mod world;

use std::time::{Duration, Instant};

use bot::Setup;
use world::{BOT, Message, SERVER, StandIn, TEXT, World};

const GAMES: u64 = 50;
const TURNS: usize = 8;
/// How long anything may take here.
const UNHURRIED: Duration = Duration::from_mins(10);
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
        // How fast it goes is said, not held: that depends on the machine.
        world.first_answer_within = UNHURRIED;
        world.patience = UNHURRIED;
        for game in 0..GAMES {
            world.add_channel(channel(game), SERVER, &format!("games-{game}"), TEXT);
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
    let mut waits = Waits::default();
    while let Some(game) = games.join_next().await {
        let game = game.unwrap();
        waits.moves.extend(game.moves);
        waits.choices.extend(game.choices);
    }
    report(&stand_in.world(), waits, begin.elapsed());
    hold(&stand_in.world());
    bot.stop().await;
}

/// Says what was measured.
fn report(world: &World, waits: Waits, took: Duration) {
    let first: Vec<Duration> = world
        .interactions
        .values()
        .filter_map(|interaction| Some(interaction.answer?.1 - interaction.asked_at))
        .collect();
    let slowest = first.iter().max().copied().unwrap_or_default();
    let limited = world.requests.iter().filter(|(_, _, status, _)| *status == 429).count();
    let ([moved, moved_late], [offered, offered_late]) = (middle_and_late(waits.moves), middle_and_late(waits.choices));
    println!(
        "{GAMES} games, {} requests in {took:.1?}, {limited} of them limited; a move is shown after {moved:.0?} (median), \
         {moved_late:.0?} (99 %); choices are offered after {offered:.0?} (median), {offered_late:.0?} (99 %); \
         the slowest first answer to an interaction took {slowest:.0?}",
        world.requests.len(),
    );
}

/// Every move was shown exactly once.
fn hold(world: &World) {
    for game in 0..GAMES {
        for action in MOVES {
            let told = |message: &&Message| {
                message.channel == channel(game)
                    && message.only_for.is_none()
                    && message.body["author"].is_null()
                    && message.text().contains(&format!("played {action}:"))
            };
            assert_eq!(world.messages.values().filter(told).count(), 1, "{action} of game {game}");
        }
    }
}

/// How long things took to be shown.
#[derive(Default)]
struct Waits {
    moves: Vec<Duration>,
    choices: Vec<Duration>,
}

/// The median, and what is reached by 99 of a hundred.
fn middle_and_late(mut waits: Vec<Duration>) -> [Duration; 2] {
    waits.sort_unstable();
    [waits[waits.len() / 2], waits[waits.len() * 99 / 100]]
}

/// Plays one game, two moves by slash commands with completion and two by mentions, and so on.
async fn play(stand_in: &StandIn, game: u64) -> Waits {
    let [one, two] = players(game);
    let opponent = two.to_string();
    let options = [("opponent", opponent.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
    stand_in.answer(stand_in.command(one, channel(game), "challenge", &options)).await;
    stand_in.answer(stand_in.command(two, channel(game), "accept", &[])).await;
    let mut waits = Waits::default();
    for (turn, action) in MOVES.iter().enumerate() {
        let player = if turn % 2 == 0 { one } else { two };
        if turn % 4 < 2 {
            let (choices, took) = stand_in.typing(player, channel(game), "move", &[], ("actions", action)).await;
            assert!(choices.contains(&(*action).to_owned()), "{choices:?}");
            waits.choices.push(took);
        }
        let begin = Instant::now();
        if turn % 4 < 2 {
            stand_in.command(player, channel(game), "move", &[("actions", action)]);
        } else {
            stand_in.write(player, channel(game), &format!("<@{BOT}> {action}"), false);
        }
        stand_in.message(channel(game), &format!("played {action}:")).await;
        waits.moves.push(begin.elapsed());
    }
    waits
}
