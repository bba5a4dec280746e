//! Long pauses that Discord asks for.

use serde_json::json;

use super::bot::Setup;
use super::people::alone_with;
use super::world::{ANN, BOB, BOT, CHANNEL, StandIn, World};

/// How often the bot was told to wait when it wrote to the channel.
fn refusals(stand_in: &StandIn) -> usize {
    let path = format!("/api/v10/channels/{CHANNEL}/messages");
    let world = stand_in.world();
    world.requests.iter().filter(|(_, asked, status, _)| *asked == path && *status == 429).count()
}

/// Ten minutes in which Discord takes nothing: from all, or from those who write to the channel.
async fn nothing_is_asked(from_all: bool) {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (_, first) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let (_, second) = stand_in.begin(CHANNEL, ANN, BOB, "fursaz").await;
    let alone = alone_with(&stand_in, ANN);
    let limited = json!({"message": "limited", "retry_after": 600, "global": from_all});
    stand_in.fail("POST", &format!("/channels/{CHANNEL}/messages"), 1_000, 429, limited);
    stand_in.write(ANN, alone, &format!("{first} c2-c3"), false);
    stand_in.until_refused(&format!("/channels/{CHANNEL}/messages"), 429).await;
    for _ in 0..48 {
        stand_in.write(BOB, CHANNEL, &format!("<@{BOT}> board {first}"), false);
    }
    // Answers to interactions have limits of their own: in the same game what is for one alone, in another one also what
    // is for everybody, as nothing is told before it.
    let shown = stand_in.answer(stand_in.command(BOB, CHANNEL, "board", &[("id", &first)])).await;
    assert_eq!(shown.only_for, Some(BOB));
    let turn = [("id", second.as_str()), ("actions", "a1")];
    let played = stand_in.command(ANN, CHANNEL, "move", &turn);
    let (kind, _) = stand_in.until("an answer", |world| world.interactions[&played].answer).await;
    // On a slow machine it was only announced, to one alone; then nothing but the channel could show it to all.
    if kind != 5 {
        let played = stand_in.answer(played).await;
        assert_eq!((played.only_for, World::called(&played)), (None, vec![BOB]), "{}", played.text());
    }
    assert_eq!(refusals(&stand_in), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_discord_wants_to_be_left_alone_it_is_and_interactions_are_answered() {
    nothing_is_asked(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_discord_wants_a_channel_to_be_left_alone_it_is_and_interactions_are_answered() {
    nothing_is_asked(false).await;
}
