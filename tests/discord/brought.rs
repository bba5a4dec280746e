//! Where the bot is no member, but somebody has brought it along.

use std::time::Duration;

use serde_json::json;

use super::bot::Setup;
use super::people::FIRST_ANSWER;
use super::routes::conversation_of;
use super::servers::SEND_MESSAGES;
use super::world::{ANN, BOB, BOT, CHANNEL, Fault, Message, StandIn, World};

/// How many requests went to the channels themselves into which the bot is brought.
fn to_the_channels(stand_in: &StandIn) -> usize {
    let paths = [CHANNEL, GROUP].map(|channel| format!("/channels/{channel}/"));
    let world = stand_in.world();
    world.requests.iter().filter(|(_, known, ..)| paths.iter().any(|path| known.contains(path))).count()
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
    assert_eq!(to_the_channels(&stand_in), 0);
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

/// A conversation of several.
const GROUP: u64 = 6_001;

/// The boards in a channel at which something can be pressed.
pub(crate) fn with_controls(world: &World, channel: u64) -> Vec<u64> {
    let is_board = |message: &&Message| message.channel == channel && message.only_for.is_none() && !message.deleted;
    let boards = world.messages.values().filter(is_board);
    boards.filter(|message| !message.labels().is_empty()).map(|message| message.id).collect()
}

/// Waits for a newer board in a channel on which it is Ann's turn, or the game over.
async fn anns_turn(stand_in: &StandIn, channel: u64, before: u64) -> Message {
    let awaits = |message: &&Message| {
        message.channel == channel
            && message.body["author"].is_null()
            && !message.files.is_empty()
            && (message.text().contains("(Black) to move") || message.labels().contains(&"Rematch".to_owned()))
    };
    let newer =
        |world: &mut World| world.messages.range(before + 1..).map(|(_, message)| message).find(awaits).cloned();
    stand_in.until("Ann's turn", newer).await
}

/// Brings the bot along into the channel and into a conversation of several.
fn bring(stand_in: &StandIn) {
    stand_in.change(|world| {
        world.absent = vec![CHANNEL, GROUP];
        let recipients = json!([world.user(ANN), world.user(BOB)]);
        let group = json!({
            "id": GROUP.to_string(), "type": 3, "name": "friends", "icon": null, "owner_id": ANN.to_string(),
            "last_message_id": null, "recipients": recipients,
        });
        world.channels.insert(GROUP, group);
    });
}

/// A game against the computer where the bot was only brought along; says its first board.
async fn against_computer(stand_in: &StandIn, channel: u64) -> Message {
    bring(stand_in);
    let me = BOT.to_string();
    let options =
        [("opponent", me.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first"), ("level", "level:1")];
    stand_in.answer(stand_in.command(ANN, channel, "challenge", &options)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_the_computer_is_played_where_somebody_has_brought_the_bot() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    for channel in [CHANNEL, GROUP] {
        let mut board = against_computer(&stand_in, channel).await;
        for turn in 0..100 {
            if board.labels().contains(&"Rematch".to_owned()) {
                break;
            }
            let begin = if turn < 4 { "" } else { "pa" };
            let (offered, _) = stand_in.typing(ANN, channel, "move", &[], ("actions", begin)).await;
            stand_in.command(ANN, channel, "move", &[("actions", &offered[0])]);
            board = anns_turn(&stand_in, channel, board.id).await;
            assert_eq!(board.only_for, None);
            let one = |world: &mut World| (with_controls(world, channel) == [board.id]).then_some(());
            stand_in.until("one board with controls", one).await;
        }
        assert!(board.labels().contains(&"Rematch".to_owned()), "{}", board.text());
    }
    assert_eq!(to_the_channels(&stand_in), 0);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_that_comes_too_late_for_its_interaction_comes_alone_and_if_refused_waits_in_the_list() {
    let stand_in = StandIn::open().await;
    // Whoever has just acted is not called, but sees what the computer plays all the same.
    let bot = Setup::new(&stand_in).with("PARLOUR_LIMITS_PING_WAIT_SECONDS", "120").start().await;
    against_computer(&stand_in, CHANNEL).await;
    let alone = super::people::alone_with(&stand_in, ANN);
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "a1")]);
    let played = stand_in.message(CHANNEL, "a1").await;
    // The right to answer is over before the computer has thought.
    stand_in.change(|world| world.interactions_expire = true);
    let told = anns_turn(&stand_in, alone, played.id).await;
    assert!(told.text().contains(&format!("I’m only a guest in <#{CHANNEL}>")), "{}", told.text());
    // Whoever takes no messages finds it in the list.
    stand_in.change(|world| {
        world.interactions_expire = false;
        world.channels.get_mut(&alone).unwrap()["refuses"] = json!(true);
    });
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "b2")]);
    let played = |world: &mut World| {
        let boards = world.messages.values().filter(|message| message.channel == CHANNEL);
        boards.filter(|message| message.text().contains("b2")).map(|message| message.id).next()
    };
    stand_in.until("the turn", played).await;
    stand_in.change(|world| world.interactions_expire = true);
    stand_in.until_refused(&format!("/channels/{alone}/messages"), 403).await;
    stand_in.change(|world| world.interactions_expire = false);
    // That it was refused is written down a little after the stand-in has refused it.
    let listed = async {
        loop {
            let listed = stand_in.answer(stand_in.command(ANN, CHANNEL, "games", &[])).await;
            if listed.text().contains("I couldn’t show you its last turn") {
                break;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), listed).await.expect("the list tells that the turn was not shown");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponents_turn_from_elsewhere_is_told_by_the_interaction_and_then_alone() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.change(|world| world.absent.push(CHANNEL));
    let board = begin(&stand_in).await;
    let [ann, bob] = [ANN, BOB].map(|user| super::people::alone_with(&stand_in, user));
    stand_in.command(ANN, ann, "move", &[("actions", "c2-c3")]);
    let played = stand_in.message(CHANNEL, "played c2-c3").await;
    assert_eq!((played.only_for, World::called(&played)), (None, vec![BOB]));
    let one = |world: &mut World| (with_controls(world, CHANNEL) == [played.id]).then_some(());
    stand_in.until("one board with controls", one).await;
    assert_ne!(played.id, board.id);
    stand_in.change(|world| world.interactions_expire = true);
    stand_in.write(BOB, bob, "c6-c5", false);
    let told = stand_in.message(ann, "played c6-c5").await;
    assert!(told.text().contains("I’m only a guest in"), "{}", told.text());
    assert_eq!((World::called(&told), told.files.len()), (vec![ANN], 1));
    assert!(told.labels().contains(&"Type a turn".to_owned()), "{:?}", told.labels());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn old_boards_shrink_after_typed_turns_where_the_bot_was_brought_along_or_may_not_write() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    for brought in [true, false] {
        stand_in.change(|world| match brought {
            true => world.absent.push(CHANNEL),
            false => {
                world.absent.clear();
                world.messages.clear();
                world.forbid(CHANNEL, BOT, SEND_MESSAGES);
            }
        });
        let id = begin(&stand_in).await.number();
        for (player, action) in [(ANN, "c2-c3"), (BOB, "c6-c5"), (ANN, "e2-e3")] {
            let turn = [("id", id.as_str()), ("actions", action)];
            let played = stand_in.answer(stand_in.command(player, CHANNEL, "move", &turn)).await;
            assert_eq!(played.only_for, None);
            let one = |world: &mut World| (with_controls(world, CHANNEL) == [played.id]).then_some(());
            stand_in.until("one board with controls", one).await;
        }
        stand_in.answer(stand_in.command(ANN, CHANNEL, "resign", &[("id", id.as_str()), ("sure", "yes")])).await;
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_challenge_is_for_everybody_and_a_slow_refusal_for_one() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    // It is late when the bot hears of it, and the first answer is lost.
    stand_in.change(|world| {
        world.absent.push(CHANNEL);
        world.slow_uploads = true;
        world.lag = Duration::from_millis(1_600);
    });
    let me = BOT.to_string();
    let options = [("opponent", me.as_str()), ("game", "chifoumi"), ("side", "first")];
    let id = stand_in.command(ANN, CHANNEL, "challenge", &options);
    let shown = |world: &mut World| {
        let ids = world.interactions[&id].messages.clone();
        ids.iter().find_map(|id| world.messages.get(id).filter(|message| !message.deleted).cloned())
    };
    let begun = stand_in.until("the game", shown).await;
    assert!(begun.only_for.is_none() && !begun.files.is_empty(), "{}", begun.text());
    let (kind, _) = stand_in.world().interactions[&id].answer.unwrap();
    assert_eq!(kind, 5, "it was announced");
    let thinking = stand_in.world().interactions[&id].original.unwrap();
    assert!(stand_in.world().messages[&thinking].deleted);
    assert!(!stand_in.world().messages.values().any(|message| message.text().contains("External Apps")));
    // What is refused only Ann sees, and nothing is left of what was announced to everybody.
    let id = stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c9")]);
    let refused = |world: &mut World| {
        let ids = world.interactions[&id].messages.clone();
        let told = ids.iter().filter_map(|id| world.messages.get(id)).filter(|message| !message.deleted);
        told.filter(|message| message.text().contains("isn’t on the board")).map(|message| message.only_for).next()
    };
    assert_eq!(stand_in.until("the refusal", refused).await, Some(ANN));
    let thinks = |message: &Message| message.body["thinking"] == true && !message.deleted;
    assert!(!stand_in.world().messages.values().any(thinks));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_others_do_not_see_the_challenge_the_challenged_is_told_alone_and_that_is_said() {
    for (refuses, words) in [(false, "I told Bob in a direct message"), (true, "I couldn’t reach Bob")] {
        let stand_in = StandIn::open().await;
        let bot = Setup::new(&stand_in).start().await;
        let bob = super::people::alone_with(&stand_in, BOB);
        stand_in.change(|world| {
            world.absent.push(CHANNEL);
            world.forbid(CHANNEL, super::world::SERVER, super::servers::USE_EXTERNAL_APPS);
            world.channels.get_mut(&bob).unwrap()["refuses"] = json!(refuses);
        });
        let bobs = BOB.to_string();
        let options = [("opponent", bobs.as_str()), ("game", "chifoumi")];
        let id = stand_in.command(ANN, CHANNEL, "challenge", &options);
        let said = |world: &mut World| {
            let ids = world.interactions[&id].messages.clone();
            ids.iter().find_map(|id| world.messages.get(id).filter(|told| told.text().contains(words)).cloned())
        };
        assert_eq!(stand_in.until(words, said).await.only_for, Some(ANN));
        if !refuses {
            let told = stand_in.message(bob, "Ann challenges").await;
            let labels = vec!["Accept".to_owned(), "Decline".to_owned()];
            assert_eq!((World::called(&told), told.labels()), (vec![BOB], labels));
        }
        bot.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_between_friends_is_played_in_a_server_and_a_group_without_the_bot() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    bring(&stand_in);
    let bobs = BOB.to_string();
    for channel in [CHANNEL, GROUP] {
        let options = [("opponent", bobs.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
        let challenge = stand_in.answer(stand_in.command(ANN, channel, "challenge", &options)).await;
        assert_eq!((challenge.only_for, World::called(&challenge)), (None, vec![BOB]));
        let mut board = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
        let id = board.number();
        for turn in 0..8 {
            let player = [ANN, BOB][turn % 2];
            let begin = if turn < 6 { ["a1", "c3", "e5", "b2", "d4", "e8"][turn] } else { "pa" };
            let (offered, _) = stand_in.typing(player, channel, "move", &[("id", &id)], ("actions", begin)).await;
            let played = [("id", id.as_str()), ("actions", offered[0].as_str())];
            board = stand_in.answer(stand_in.command(player, channel, "move", &played)).await;
            assert_eq!((board.only_for, board.channel), (None, channel), "{}", board.text());
            let one = |world: &mut World| (with_controls(world, channel) == [board.id]).then_some(());
            stand_in.until("one board with controls", one).await;
        }
        assert!(board.labels().contains(&"Rematch".to_owned()), "{}", board.text());
    }
    assert_eq!(to_the_channels(&stand_in), 0);
    bot.stop().await;
}
