//! The gateway: connections that are lost, refused, slow or dead, and what is not missed meanwhile.

use std::time::Duration;

use serde_json::json;

use super::bot::Setup;
use super::gateway::Order;
use super::world::{ANN, BOB, CHANNEL, OTHER_SHARD_CHANNEL, StandIn, World};

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_is_resumed_and_nothing_is_missed() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    for order in
        [|| Order::Drop, || Order::Close(4000), || Order::Send(json!({"op": 7, "s": null, "t": null, "d": null}))]
    {
        let resumes = stand_in.world().gateway.resumes.len();
        stand_in.change(|world| world.gateway.order(order));
        stand_in.until("a resumption", |world| (world.gateway.resumes.len() > resumes).then_some(())).await;
    }
    // This one is sent while nobody listens, and replayed.
    stand_in.change(|world| world.gateway.order(|| Order::Drop));
    stand_in.until_gone().await;
    let id = stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    let played = stand_in.answer(id).await;
    assert!(played.text().contains("c2-c3"));
    assert_eq!(stand_in.world().gateway.identifies.len(), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_session_is_begun_anew() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.change(|world| {
        world.gateway.invalidates = Some(false);
        world.gateway.order(|| Order::Drop);
    });
    stand_in.until("an identification", |world| (world.gateway.identifies.len() == 2).then_some(())).await;
    stand_in.until("the connection", |world| (world.gateway.connected() == 1).then_some(())).await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_resumed_at_its_own_address() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.change(|world| world.gateway.order(|| Order::Drop));
    stand_in.until("the resumption", |world| (world.gateway.resumes.len() == 1).then_some(())).await;
    assert_eq!(stand_in.world().gateway.paths, ["/", "/resume/"]);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_can_be_resumed_although_it_was_called_invalid_is_resumed() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.change(|world| {
        world.gateway.order(|| Order::Send(json!({"op": 9, "s": null, "t": null, "d": true})));
    });
    stand_in.until("the resumption", |world| (world.gateway.resumes.len() == 1).then_some(())).await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    {
        let world = stand_in.world();
        assert_eq!(world.gateway.identifies.len(), 1);
        assert!(world.gateway.goodbyes.iter().all(|code| *code >= 4000), "{:?}", world.gateway.goodbyes);
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_code_a_connection_is_closed_with_that_may_pass_it_goes_on() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    for code in [1000, 1001, 1006, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009] {
        let connections = stand_in.world().gateway.connections.len();
        stand_in.change(|world| match code {
            1006 => world.gateway.order(|| Order::Drop),
            code => world.gateway.order(|| Order::Close(code)),
        });
        let again = |world: &mut World| {
            (world.gateway.connections.len() > connections && world.gateway.connected() == 1).then_some(())
        };
        stand_in.until("the connection", again).await;
        stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    }
    assert_eq!(stand_in.world().gateway.identifies.len(), 1, "none of them costs a session");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_over_which_nothing_comes_is_left_and_its_session_resumed() {
    let stand_in = StandIn::open().await;
    stand_in.change(|world| world.gateway.interval = Duration::from_millis(300));
    let bot = Setup::new(&stand_in).start().await;
    stand_in.change(|world| world.gateway.sessions.values_mut().for_each(|session| session.dead = true));
    // This is said meanwhile.
    let asked = stand_in.command(ANN, CHANNEL, "help", &[]);
    stand_in.until("the resumption", |world| (!world.gateway.resumes.is_empty()).then_some(())).await;
    stand_in.answer(asked).await;
    let beats = stand_in.world().gateway.heartbeats;
    stand_in.until("heartbeats", |world| (world.gateway.heartbeats > beats + 5).then_some(())).await;
    {
        let world = stand_in.world();
        // However often a beat comes too late on a busy machine: no other session is begun.
        assert_eq!(world.gateway.identifies.len(), 1);
        assert!(!world.gateway.goodbyes.contains(&1000), "that would end the session");
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_held_are_followed_by_no_pause() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    for count in 1..=8 {
        stand_in.change(|world| world.gateway.order(|| Order::Drop));
        let back =
            |world: &mut World| (world.gateway.resumes.len() == count && world.gateway.connected() == 1).then_some(());
        stand_in.until("the resumption", back).await;
        stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    }
    let times = stand_in.world().gateway.connections.clone();
    let longest = times.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap();
    assert!(longest < Duration::from_secs(4), "{longest:?}");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn attempts_to_connect_become_rarer() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let before = stand_in.change(|world| {
        world.gateway.closes_with = vec![4000; 5];
        world.gateway.order(|| Order::Drop);
        world.gateway.connections.len()
    });
    stand_in.until("the resumption", |world| (world.gateway.resumes.len() == 6).then_some(())).await;
    let times = stand_in.world().gateway.connections[before..].to_vec();
    let pauses: Vec<Duration> = times.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(pauses.windows(2).skip(1).all(|pair| pair[1] > pair[0]), "{pauses:?}");
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    assert_eq!(stand_in.world().gateway.identifies.len(), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_cannot_be_reached_is_sought_until_it_can() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.change(|world| {
        world.gateway.turns_away = 3;
        world.gateway.order(|| Order::Drop);
    });
    stand_in.until_gone().await;
    stand_in.until("the connection", |world| (world.gateway.connected() == 1).then_some(())).await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_within_ten_seconds_also_while_it_reconnects() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    // Whoever answers has heard that the session has begun.
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    let (took, well) = bot.stop().await;
    assert!(well && took < Duration::from_secs(10), "{took:?}");
    stand_in.until("a goodbye", |world| (world.gateway.goodbyes == [1000]).then_some(())).await;
    let bot = Setup::new(&stand_in).start().await;
    let before = stand_in.change(|world| {
        world.gateway.turns_away = u32::MAX;
        world.gateway.order(|| Order::Drop);
        world.gateway.connections.len()
    });
    stand_in.until("attempts", |world| (world.gateway.connections.len() > before + 2).then_some(())).await;
    let (took, well) = bot.stop().await;
    assert!(well && took < Duration::from_secs(10), "{took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_closes_for_good_ends_the_program_with_a_sentence() {
    for (code, words) in [
        (4004, "doesn’t accept the token"),
        (4010, "set discord.shards to 0"),
        (4011, "set discord.shards to 0"),
        (4012, "for good, with code 4012"),
        (4013, "message content intent"),
        (4014, "message content intent"),
    ] {
        let stand_in = StandIn::open().await;
        stand_in.change(|world| world.gateway.closes_with = vec![code]);
        let mut bot = Setup::new(&stand_in).with("PARLOUR_DISCORD_MESSAGE_CONTENT", "true").launch();
        assert_eq!(bot.ended().await, Some(1), "{code}");
        assert!(bot.log().contains(words), "{code}: {}", bot.log());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_shards_identify_one_after_the_other_and_each_has_its_servers() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).with("PARLOUR_DISCORD_SHARDS", "2").start().await;
    stand_in.until("both shards", |world| (world.gateway.connected() == 2).then_some(())).await;
    let (identified, shards) = {
        let world = stand_in.world();
        let shards: Vec<_> = world.gateway.identifies.iter().map(|identify| identify["shard"].clone()).collect();
        (world.gateway.identified.clone(), shards)
    };
    let is_there = |shard| shards.contains(&json!([shard, 2]));
    assert!(shards.len() == 2 && is_there(0) && is_there(1), "{shards:?}");
    // Discord takes one identification in five seconds; the clocks of two processes differ a little.
    assert!(identified[1] - identified[0] > Duration::from_millis(4_900), "{identified:?}");
    // Which shard a server belongs to is in its id.
    let other = OTHER_SHARD_CHANNEL;
    for channel in [CHANNEL, other] {
        let answer = stand_in.answer(stand_in.command(ANN, channel, "help", &[])).await;
        assert_eq!(answer.only_for, Some(ANN));
    }
    let (took, well) = bot.stop().await;
    assert!(well && took < Duration::from_secs(10), "{took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_sessions_are_begun_than_discord_allows() {
    let stand_in = StandIn::open().await;
    stand_in.change(|world| world.gateway.sessions_left = (0, 2_000));
    let bot = Setup::new(&stand_in).start().await;
    let waited = {
        let world = stand_in.world();
        let told = world.requests.iter().find(|(_, path, ..)| path.ends_with("/gateway/bot")).unwrap().3;
        world.gateway.identified[0] - told
    };
    assert!(waited >= Duration::from_secs(2), "{waited:?}");
    bot.stop().await;
}
