//! Everything that can go wrong, made to go wrong.

use std::time::Instant;

use serde_json::json;

use super::bot::Setup;
use super::people::{FIRST_ANSWER, alone_with};
use super::routes::conversation_of;
use super::servers::{
    ATTACH_FILES, OWN_ROLE, READ_MESSAGE_HISTORY, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, USE_EXTERNAL_APPS,
};
use super::threads::in_thread;
use super::world::{ANN, BOB, BOT, CHANNEL, Fault, Message, SERVER, StandIn, World};

/// How often a move was told to everybody in the channel, or in a thread of it.
fn announcements(stand_in: &StandIn, words: &str) -> usize {
    let alone = [ANN, BOB].map(conversation_of);
    let told = |message: &&Message| {
        message.only_for.is_none() && message.body["author"].is_null() && !alone.contains(&message.channel)
    };
    stand_in.world().messages.values().filter(told).filter(|message| message.text().contains(words)).count()
}

impl StandIn {
    /// Refuses what is said further to interactions, as after fifteen minutes.
    fn end_follow_ups(&self) {
        let over = json!({"code": 50_027, "message": "Invalid Webhook Token"});
        self.fail("POST", "/webhooks/", 1_000, 401, over);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rate_limits_are_waited_for_and_lose_nothing() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let alone = alone_with(&stand_in, ANN);
    let limited = json!({"message": "limited", "retry_after": 0.3, "global": false});
    stand_in.fail("POST", &format!("/channels/{CHANNEL}/messages"), 2, 429, limited);
    stand_in.write(ANN, alone, "c2-c3", false);
    stand_in.message(CHANNEL, "c2-c3").await;
    assert_eq!(announcements(&stand_in, "played c2-c3"), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_whose_confirmation_was_lost_is_not_doubled() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let alone = alone_with(&stand_in, ANN);
    let path = format!("/channels/{CHANNEL}/messages");
    let fault = Fault { method: "POST", path, times: 2, status: 502, body: json!({}), done: true };
    stand_in.change(|world| world.faults.push(fault));
    stand_in.write(ANN, alone, "c2-c3", false);
    stand_in.until("the attempts", |world| (world.faults[0].times == 0).then_some(())).await;
    stand_in.write(ANN, alone, "games", false);
    stand_in.message(alone, "Your games").await;
    assert_eq!(announcements(&stand_in, "played c2-c3"), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_must_act_is_told_alone_where_the_channel_cannot_be_written_to() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let (ann, bob) = (alone_with(&stand_in, ANN), alone_with(&stand_in, BOB));
    stand_in.change(|world| world.forbid(CHANNEL, BOT, SEND_MESSAGES));
    stand_in.end_follow_ups();
    stand_in.write(ANN, ann, "c2-c3", false);
    let told = stand_in.message(bob, "I’m no longer allowed to write in").await;
    assert!(told.text().contains("c2-c3"), "{}", told.text());
    // A slash command needs no permission to be answered.
    let id = stand_in.command(BOB, CHANNEL, "games", &[]);
    assert_eq!(stand_in.answer(id).await.only_for, Some(BOB));
    stand_in.change(|world| world.channels.remove(&CHANNEL));
    stand_in.write(BOB, bob, "resign yes", false);
    stand_in.until_refused(&format!("/channels/{CHANNEL}/messages"), 404).await;
    stand_in.write(BOB, bob, "games", false);
    stand_in.message(bob, "No games").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_left_is_no_reason_to_fail() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (_, id) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.bob_wants("direct").await;
    stand_in.change(|world| world.people.remove(&BOB));
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    assert!(played.text().contains(&id), "{}", played.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_is_slow_is_deferred_and_ended_afterwards() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let thread = in_thread(&stand_in).await;
    let limited = json!({"message": "limited", "retry_after": 3.5, "global": false});
    stand_in.fail("POST", &format!("/channels/{thread}/messages"), 1, 429, limited);
    let id = stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    let (kind, at) = stand_in.until("a deferral", |world| world.interactions[&id].answer).await;
    let asked_at = stand_in.world().interactions[&id].asked_at;
    assert_eq!(kind, 5);
    assert!(at - asked_at < FIRST_ANSWER);
    stand_in.message(thread, "played c2-c3").await;
    let ended = |world: &mut World| {
        let thinking = world.interactions[&id].original?;
        world.messages[&thinking].deleted.then_some(())
    };
    stand_in.until("the end of thinking", ended).await;
    assert_eq!(announcements(&stand_in, "played c2-c3"), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_discord_fails_to_take_is_given_again_in_time() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.fail("POST", "/callback", 2, 502, json!({}));
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    assert!(played.text().contains("played c2-c3"));
    assert_eq!(announcements(&stand_in, "played c2-c3"), 1);
    assert!(!bot.log().contains("token-"), "the right to answer is nobody else's: {}", bot.log());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_expired_is_answered_in_the_channel() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let unknown = json!({"code": 10_062, "message": "Unknown interaction"});
    stand_in.fail("POST", "/callback", 1, 404, unknown);
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    let played = stand_in.message(CHANNEL, "played c2-c3").await;
    assert_eq!(World::called(&played), [BOB]);
    assert!(played.nonce.is_some());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_in_mid_game_goes_on_where_it_was_and_says_nothing_twice() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let alone = alone_with(&stand_in, ANN);
    // It is sent, but the bot is killed before it hears so.
    let path = format!("/channels/{CHANNEL}/messages");
    let fault = Fault { method: "POST", path, times: 100, status: 502, body: json!({}), done: true };
    stand_in.change(|world| world.faults.push(fault));
    stand_in.write(ANN, alone, "c2-c3", false);
    stand_in.until("the first attempt", |world| (world.faults[0].times < 100).then_some(())).await;
    bot.kill();
    stand_in.change(|world| world.faults.clear());
    stand_in.until_gone().await;
    let bot = setup.start().await;
    let answer = stand_in.answer(stand_in.command(BOB, CHANNEL, "board", &[])).await;
    assert_eq!(answer.only_for, Some(BOB));
    stand_in.answer(stand_in.command(BOB, CHANNEL, "resign", &[("sure", "yes")])).await;
    assert_eq!(announcements(&stand_in, "played c2-c3"), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_waits_until_discord_answers_before_it_begins() {
    let stand_in = StandIn::open().await;
    stand_in.fail("GET", "/gateway/bot", 7, 503, json!({}));
    let bot = Setup::new(&stand_in).start().await;
    assert!(!bot.log().contains("discord.gg"), "it goes nowhere else meanwhile");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_after_the_fifteen_minutes_of_an_interaction_goes_to_the_channel() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.change(|world| world.interactions_expire = true);
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    let played = stand_in.message(CHANNEL, "played c2-c3").await;
    assert_eq!(World::called(&played), [BOB]);
    assert!(played.nonce.is_some());
    // What is for one alone is told them alone, and shown to nobody else.
    stand_in.command(BOB, CHANNEL, "games", &[]);
    let told = stand_in.message(conversation_of(BOB), "Your games").await;
    assert!(told.text().starts_with("Discord didn’t let me answer where you asked"), "{}", told.text());
    assert_eq!(announcements(&stand_in, "Your games"), 0);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_message_is_no_reason_to_fail() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.change(|world| world.messages.get_mut(&board.id).map(|message| message.deleted = true));
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    assert_eq!(World::called(&played), [BOB]);
    // Its buttons are sought.
    stand_in.until_refused(&format!("/messages/{}", board.id), 404).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_answer_that_a_crash_held_up_still_finds_the_one_who_asked() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    stand_in.fail("POST", "/callback", 1, 401, json!({"code": 0, "message": "401: Unauthorized"}));
    let asked = stand_in.command(ANN, CHANNEL, "games", &[]);
    stand_in.until("the failure", |world| (world.faults[0].times == 0).then_some(())).await;
    bot.kill();
    stand_in.until_gone().await;
    // Had it not been announced, Discord would take no answer after three seconds.
    stand_in.change(|world| world.interactions.get_mut(&asked).unwrap().answer = Some((5, Instant::now())));
    let bot = setup.start().await;
    let told = |world: &mut World| {
        let ids = world.interactions[&asked].messages.clone();
        ids.iter().find_map(|id| world.messages.get(id).filter(|message| message.text().contains("games")).cloned())
    };
    let told = stand_in.until("the answer", told).await;
    assert_eq!(told.only_for, Some(ANN));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_was_taken_without_our_hearing_so_is_not_given_again() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let lose = |times| {
        let path = "/callback".to_owned();
        let fault = Fault { method: "POST", path, times, status: 502, body: json!({}), done: true };
        stand_in.change(|world| world.faults = vec![fault]);
    };
    lose(1);
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    stand_in.until("the loss", |world| (world.faults[0].times == 0).then_some(())).await;
    stand_in.answer(stand_in.command(BOB, CHANNEL, "board", &[])).await;
    assert_eq!(announcements(&stand_in, "played c2-c3"), 1);
    // The same, and the bot is killed before it can ask.
    lose(100);
    stand_in.command(BOB, CHANNEL, "move", &[("actions", "c6-c5")]);
    stand_in.until("the loss", |world| (world.faults[0].times < 100).then_some(())).await;
    bot.kill();
    stand_in.change(|world| world.faults.clear());
    stand_in.until_gone().await;
    let bot = setup.start().await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "resign", &[("sure", "yes")])).await;
    assert_eq!(announcements(&stand_in, "played c6-c5"), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_announced_is_shown_by_the_interaction_where_the_channel_cannot_be_written_to() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let thread = in_thread(&stand_in).await;
    // The thread is slow, so that the answer is announced; then neither it nor the channel takes anything.
    stand_in.change(|world| world.forbid(CHANNEL, BOT, SEND_MESSAGES | SEND_MESSAGES_IN_THREADS));
    let limited = json!({"message": "limited", "retry_after": 3.5, "global": false});
    stand_in.fail("POST", &format!("/channels/{thread}/messages"), 1, 429, limited);
    let id = stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    let shown = stand_in.message(CHANNEL, "played c2-c3").await;
    assert_eq!((shown.only_for, World::called(&shown)), (None, vec![BOB]));
    let thinking = stand_in.world().interactions[&id].original.unwrap();
    assert!(stand_in.world().messages[&thinking].deleted);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mention_is_answered_without_the_history_and_without_files() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.change(|world| world.forbid(CHANNEL, OWN_ROLE, READ_MESSAGE_HISTORY | ATTACH_FILES));
    stand_in.write(BOB, CHANNEL, &format!("<@{BOT}> board"), false);
    let shown = stand_in.message(CHANNEL, "Nothing has been played yet").await;
    assert!(shown.files.is_empty());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_discord_finds_too_large_is_put_into_words() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let too_large = json!({"message": "Request entity too large", "code": 40_005});
    stand_in.fail("POST", &format!("/channels/{CHANNEL}/messages"), 1, 413, too_large);
    stand_in.write(BOB, CHANNEL, &format!("<@{BOT}> board"), false);
    let shown = stand_in.message(CHANNEL, "Nothing has been played yet").await;
    assert!(shown.files.is_empty() && shown.text().contains("d1 White Rock"), "{}", shown.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_takes_no_messages_is_called_where_the_game_is_played() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.bob_wants("direct").await;
    let bob = alone_with(&stand_in, BOB);
    stand_in.change(|world| world.channels.get_mut(&bob).unwrap()["refuses"] = json!(true));
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    let called = stand_in.message(CHANNEL, "I’m not allowed to message you privately").await;
    assert_eq!(World::called(&called), [BOB]);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_writes_to_somebody_who_takes_no_messages_is_told() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (ann, bob) = (alone_with(&stand_in, ANN), alone_with(&stand_in, BOB));
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.change(|world| world.channels.get_mut(&bob).unwrap()["refuses"] = json!(true));
    let options = [("opponent", "4002"), ("game", "sfirs")];
    stand_in.command(ANN, ann, "challenge", &options);
    stand_in.message(ann, "I couldn’t reach Bob: they don’t take messages from me").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn conversations_that_are_opened_too_fast_are_opened_later() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.bob_wants("direct").await;
    stand_in.change(|world| world.conversations_left = 0);
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    stand_in.until_refused("/users/@me/channels", 403).await;
    stand_in.change(|world| world.conversations_left = 1);
    stand_in.message(conversation_of(BOB), "played c2-c3").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_else_sees_an_answer_that_is_said() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.change(|world| {
        world.absent.push(CHANNEL);
        world.forbid(CHANNEL, SERVER, USE_EXTERNAL_APPS);
    });
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "chifoumi")];
    let id = stand_in.command(ANN, CHANNEL, "challenge", &options);
    let said = |world: &mut World| {
        let ids = world.interactions[&id].messages.clone();
        ids.iter().find_map(|id| world.messages.get(id).filter(|message| message.text().contains("Only you")).cloned())
    };
    assert_eq!(stand_in.until("that nobody else sees it", said).await.only_for, Some(ANN));
    bot.stop().await;
}
