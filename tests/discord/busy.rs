//! A channel in which many games are played at once, at Discord's own limits.

use std::time::{Duration, Instant};

use super::bot::{Bot, Setup};
use super::people::alone_with;
use super::world::{BOT, CHANNEL, Message, StandIn, World};

const GAMES: u64 = 20;

fn players(game: u64) -> [u64; 2] {
    [60_000 + 2 * game, 60_001 + 2 * game]
}

/// Twenty games in one channel, whose limits hold from now on.
async fn twenty_games(stand_in: &StandIn) -> Bot {
    stand_in.change(|world| {
        for person in (0..GAMES).flat_map(players) {
            world.people.insert(person, format!("Player {person}"));
        }
    });
    let bot = Setup::new(stand_in).with("PARLOUR_LIMITS_GAMES_PER_PLACE", "1000").start().await;
    for [one, two] in (0..GAMES).map(players) {
        let options = [("opponent", &*two.to_string()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
        stand_in.answer(stand_in.command(one, CHANNEL, "challenge", &options)).await;
        stand_in.answer(stand_in.command(two, CHANNEL, "accept", &[])).await;
    }
    stand_in.change(|world| world.route_limits = true);
    bot
}

fn boards(world: &World) -> usize {
    let is_board = |message: &&Message| message.channel == CHANNEL && message.text().contains("played a1:");
    world.messages.values().filter(is_board).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_boards_at_once_in_one_channel_stand_as_soon_as_the_limit_allows() {
    let stand_in = StandIn::open().await;
    let bot = twenty_games(&stand_in).await;
    let begin = Instant::now();
    for [one, _] in (0..GAMES).map(players) {
        stand_in.write(one, CHANNEL, &format!("<@{BOT}> a1"), false);
    }
    // Twenty messages at five in five seconds; what the channel does not take comes by interactions that still live.
    let limit = Duration::from_secs(20);
    stand_in.until_within(limit, "the twentieth board", |world| (boards(world) == 20).then_some(())).await;
    println!("{GAMES} boards stood after {:.1?}", begin.elapsed());
    assert_eq!(refused_for_the_limit(&stand_in.world()), 0);
    bot.stop().await;
}

/// How many messages were sent faster than the channel's limit takes them.
fn refused_for_the_limit(world: &World) -> usize {
    let path = format!("/channels/{CHANNEL}/messages");
    let refused = |(method, known, status, _): &&(String, String, u16, Instant)| {
        method == "POST" && known.ends_with(&path) && *status == 429
    };
    world.requests.iter().filter(refused).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_to_interactions_do_not_wait_for_a_busy_channel() {
    let stand_in = StandIn::open().await;
    let bot = twenty_games(&stand_in).await;
    let [.., [last, _]] = [players(0), players(GAMES - 1)];
    let alone = alone_with(&stand_in, last);
    for [one, _] in (0..GAMES - 1).map(players) {
        stand_in.write(one, CHANNEL, &format!("<@{BOT}> a1"), false);
    }
    let full = |world: &mut World| (boards(world) >= 5).then_some(());
    stand_in.until("a full channel", full).await;
    let begin = Instant::now();
    let shown = stand_in.answer(stand_in.command(last, CHANNEL, "board", &[])).await;
    assert_eq!(shown.only_for, Some(last));
    stand_in.write(last, alone, "games", false);
    stand_in.message(alone, "#20").await;
    assert!(begin.elapsed() < Duration::from_secs(4), "{:?}", begin.elapsed());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_conversations_are_opened_one_after_the_other() {
    let stand_in = StandIn::open().await;
    let bot = twenty_games(&stand_in).await;
    stand_in.change(|world| world.route_limits = false);
    let wanted = [("setting", "notices"), ("value", "direct")];
    for [_, two] in (0..10).map(players) {
        stand_in.answer(stand_in.command(two, CHANNEL, "settings", &wanted)).await;
    }
    for [one, _] in (0..10).map(players) {
        stand_in.write(one, CHANNEL, &format!("<@{BOT}> a1"), false);
    }
    let opened = |world: &World| -> Vec<Instant> {
        let opened = world.requests.iter().filter(|(_, path, ..)| path.ends_with("/users/@me/channels"));
        opened.map(|(.., at)| *at).collect()
    };
    let all = |world: &mut World| Some(opened(world)).filter(|opened| opened.len() == 10);
    let opened = stand_in.until("ten conversations", all).await;
    assert!(*opened.last().unwrap() - opened[0] >= Duration::from_secs(4), "{opened:?}");
    bot.stop().await;
}
