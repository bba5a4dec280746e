//! Where the bot is no member, but somebody has brought it along.

use std::time::Duration;

use serde_json::json;

use super::bot::Setup;
use super::people::FIRST_ANSWER;
use super::routes::conversation_of;
use super::servers::SEND_MESSAGES;
use super::world::{ANN, BOB, BOT, CHANNEL, Fault, Message, StandIn, World};

/// How many requests went to a channel itself.
fn to_the_channel(stand_in: &StandIn) -> usize {
    let path = format!("/channels/{CHANNEL}/");
    stand_in.world().requests.iter().filter(|(_, known, ..)| known.contains(&path)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_without_a_request_to_the_channel_and_old_controls_go() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.change(|world| world.absent.push(CHANNEL));
    let mut board = begin(&stand_in).await;
    for (player, piece, action) in [(ANN, "c2", "c2-c3"), (BOB, "c6", "c6-c5")] {
        let choice = stand_in.answer(stand_in.press(player, &board, piece)).await;
        assert_eq!(choice.only_for, Some(player));
        let played = stand_in.answer(stand_in.press(player, &choice, action)).await;
        assert_eq!((played.only_for, played.channel), (None, CHANNEL));
        assert!(played.text().contains(&format!("played {action}")), "{}", played.text());
        let past = |world: &mut World| world.messages[&board.id].labels().is_empty().then_some(());
        stand_in.until("the end of the old board", past).await;
        board = played;
    }
    // What is pressed at the board itself changes it.
    let offer = stand_in.answer(stand_in.press(BOB, &board, "Offer a draw")).await;
    let declined = stand_in.answer(stand_in.press(ANN, &offer, "Decline")).await;
    assert!(declined.text().contains("declines"), "{}", declined.text());
    let without = |world: &mut World| world.messages[&offer.id].labels().is_empty().then_some(());
    stand_in.until("the end of the offer", without).await;
    assert_eq!(to_the_channel(&stand_in), 0);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_not_speak_a_board_answers_the_interaction() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.change(|world| world.forbid(CHANNEL, BOT, SEND_MESSAGES));
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    assert_eq!((played.only_for, World::called(&played)), (None, vec![BOB]));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_three_seconds_begin_when_something_is_pressed_not_when_we_hear_of_it() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    // Half of the time is over when it arrives, and the channel is slow.
    stand_in.change(|world| world.lag = Duration::from_millis(1_600));
    let limited = json!({"message": "limited", "retry_after": 2.5, "global": false});
    stand_in.fail("POST", &format!("/channels/{CHANNEL}/messages"), 1, 429, limited);
    let id = stand_in.press(ANN, &board, "In words");
    let (_, at) = stand_in.until("an answer", |world| world.interactions[&id].answer).await;
    assert!(at - stand_in.world().interactions[&id].asked_at < FIRST_ANSWER);
    let id = stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    let (kind, at) = stand_in.until("a deferral", |world| world.interactions[&id].answer).await;
    let waited = at - stand_in.world().interactions[&id].asked_at;
    assert!(kind == 5 && waited < Duration::from_millis(2_300), "{kind} after {waited:?}");
    stand_in.message(CHANNEL, "played c2-c3").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_whose_picture_takes_long_is_announced_in_time() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.change(|world| world.slow_uploads = true);
    let board = stand_in.answer(stand_in.command(ANN, CHANNEL, "board", &[])).await;
    assert!(board.only_for == Some(ANN) && !board.files.is_empty(), "{}", board.text());
    bot.stop().await;
}

/// Begins a game in the channel; says its board.
async fn begin(stand_in: &StandIn) -> Message {
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "chifoumi"), ("side", "first")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_may_have_been_taken_is_shown_to_all_once_and_told_to_whoever_moves_next() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    stand_in.change(|world| world.absent.push(CHANNEL));
    let board = begin(&stand_in).await;
    let choice = stand_in.answer(stand_in.press(ANN, &board, "c2")).await;
    // Discord takes the board, and we do not hear so; then the bot is killed before it can tell anybody alone.
    let lost = |method, path: &str, done| Fault {
        method,
        path: path.to_owned(),
        times: 100,
        status: 502,
        body: json!({}),
        done,
    };
    stand_in.change(|world| {
        world.faults = vec![lost("POST", "/webhooks/", true), lost("POST", "/users/@me/channels", false)];
    });
    let pressed = stand_in.press(ANN, &choice, "c2-c3");
    stand_in.until("the loss", |world| (world.faults[1].times < 100).then_some(())).await;
    bot.kill();
    stand_in.change(|world| world.faults.clear());
    stand_in.until_gone().await;
    let bot = setup.start().await;
    let told = stand_in.message(conversation_of(BOB), "played c2-c3").await;
    assert_eq!(World::called(&told), [BOB]);
    let shown = |world: &mut World| {
        let shown = world.interactions[&pressed].messages.iter().filter_map(|id| world.messages.get(id));
        let shown = shown.filter(|message| message.text().contains("played c2-c3"));
        let shown: Vec<Option<u64>> = shown.map(|message| message.only_for).collect();
        (shown.len() > 1).then_some(shown)
    };
    assert_eq!(stand_in.until("a board for the one who asked", shown).await, [None, Some(ANN)]);
    bot.stop().await;
}
