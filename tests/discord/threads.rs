//! Games in threads of their own, and moves typed there.

use serde_json::json;

use super::bot::Setup;
use super::people::alone_with;
use super::servers::{CONNECT, CREATE_PUBLIC_THREADS, MANAGE_THREADS, SEND_MESSAGES_IN_THREADS};
use super::world::{ANN, BOB, BOT, CHANNEL, FORUM, POST, StandIn, THREAD, VOICE, World};

/// Begins a game in a thread of its own; says the thread.
pub(crate) async fn in_thread(stand_in: &StandIn) -> u64 {
    stand_in.set_place(CHANNEL, "threads", "on").await;
    let (begun, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.until("the thread", |world| world.channels.contains_key(&begun.id).then_some(begun.id)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_in_its_thread_by_typed_notation() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).with("PARLOUR_DISCORD_MESSAGE_CONTENT", "true").start().await;
    stand_in.set_place(CHANNEL, "threads", "on").await;
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    let begun = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
    let thread = stand_in.until("a thread", |world| world.channels.contains_key(&begun.id).then_some(begun.id)).await;
    let typed = [
        (BOB, "what a game!", None),
        (ANN, "a1", Some("played a1:")),
        (ANN, "b2", None),
        (BOB, "c3", Some("played c3:")),
        (ANN, " E5 ", Some("played e5:")),
        (BOB, "pass", Some("passes.")),
        (ANN, "pass", Some(") wins ")),
    ];
    for (player, line, told) in typed {
        stand_in.write(player, thread, line, true);
        if let Some(words) = told {
            let board = stand_in.message(thread, words).await;
            assert!(board.files[0].0.ends_with(".png"));
        }
    }
    // Talk is nobody's command, and who is not to move plays nothing.
    let boards = stand_in
        .world()
        .messages
        .values()
        .filter(|message| message.channel == thread && message.body["author"].is_null())
        .count();
    assert_eq!(boards, 5);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_intent_a_mention_is_enough() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let thread = in_thread(&stand_in).await;
    stand_in.write(ANN, thread, "d2-d3", false);
    stand_in.write(ANN, thread, &format!("<@{BOT}> c2-c3"), false);
    let played = stand_in.message(thread, "played").await;
    assert!(played.text().contains("c2-c3"), "{}", played.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_made_in_the_channel_appears_in_the_thread() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let thread = in_thread(&stand_in).await;
    let answer = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    assert_eq!(answer.only_for, Some(ANN));
    assert!(answer.text().contains(&format!("<#{thread}>")), "{}", answer.text());
    stand_in.message(thread, "c2-c3").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_in_which_nobody_has_written_for_long_is_kept_open_while_its_game_runs() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let thread = in_thread(&stand_in).await;
    // Where something was written to the thread, it is known to belong to the game.
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    stand_in.message(thread, "c2-c3").await;
    stand_in.change(|world| {
        let channel = world.channels.get_mut(&thread).unwrap();
        channel["thread_metadata"]["archive_timestamp"] = json!("2999-01-01T00:00:00.000000+00:00");
        world.archive(thread, true);
    });
    let opened = |world: &mut World| (world.channels[&thread]["thread_metadata"]["archived"] == false).then_some(());
    stand_in.until("the thread to be opened again", opened).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_somebody_closes_stays_closed_and_a_turn_opens_it_only_to_be_told() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let thread = in_thread(&stand_in).await;
    let alone = alone_with(&stand_in, ANN);
    let archived = |world: &World| world.channels[&thread]["thread_metadata"]["archived"] == true;
    let changes = |world: &World| {
        let path = format!("/api/v10/channels/{thread}");
        world.requests.iter().filter(|(method, asked, ..)| method == "PATCH" && *asked == path).count()
    };
    stand_in.change(|world| world.archive(thread, true));
    // Twice: that the bot writes there is nobody's wish to have it open.
    for (count, (who, turn)) in [(ANN, "c2-c3"), (BOB, "c6-c5")].into_iter().enumerate() {
        let place = if who == ANN { alone } else { CHANNEL };
        stand_in.command(who, place, "move", &[("id", "#1"), ("actions", turn)]);
        stand_in.message(thread, &format!("played {turn}")).await;
        let again = |world: &mut World| (archived(world) && changes(world) == count + 1).then_some(());
        stand_in.until("the thread to be closed again", again).await;
    }
    // Somebody opens it, and it stays open.
    stand_in.change(|world| world.archive(thread, false));
    stand_in.command(ANN, alone, "move", &[("id", "#1"), ("actions", "e2-e3")]);
    let told = stand_in.message(thread, "played e2-e3").await;
    stand_in.command(BOB, CHANNEL, "move", &[("id", "#1"), ("actions", "e6-e5")]);
    stand_in.message(thread, "played e6-e5").await;
    let past = |world: &mut World| world.messages[&told.id].labels().is_empty().then_some(());
    stand_in.until("the end of the old board", past).await;
    assert!(!archived(&stand_in.world()) && changes(&stand_in.world()) == 2);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_thread_may_be_opened_the_game_stays_in_the_channel_and_that_is_said() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.set_place(CHANNEL, "threads", "on").await;
    stand_in.change(|world| world.forbid(CHANNEL, BOT, CREATE_PUBLIC_THREADS));
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.message(CHANNEL, "I’m not allowed to open threads here").await;
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    assert_eq!(played.only_for, None);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_cannot_be_opened_for_now_is_opened_for_the_next_board() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.set_place(CHANNEL, "threads", "on").await;
    stand_in.fail("POST", "/threads", 5, 503, json!({}));
    let (begun, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.until("the failures", |world| (world.faults[0].times == 0).then_some(())).await;
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    stand_in.message(begun.id, "played c2-c3").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_thread_loses_nothing() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let thread = in_thread(&stand_in).await;
    stand_in.change(|world| {
        world.channels.remove(&thread);
        world.messages.remove(&thread);
    });
    stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")]);
    stand_in.message(CHANNEL, "c2-c3").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begun_in_somebodys_thread_or_a_forums_post_lives_there() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    for place in [THREAD, POST] {
        // Even where each game is to have a thread: there can be none in a thread.
        stand_in.set_place(place, "threads", "on").await;
        let (begun, id) = stand_in.begin(place, ANN, BOB, "chifoumi").await;
        let alone = alone_with(&stand_in, ANN);
        stand_in.write(ANN, alone, &format!("{id} c2-c3"), false);
        let played = stand_in.message(place, "played c2-c3").await;
        assert_eq!(World::called(&played), [BOB]);
        let without_controls =
            |world: &mut World| (world.messages[&begun.id].body["components"] == json!([])).then_some(());
        stand_in.until("the removal of old controls", without_controls).await;
        stand_in.answer(stand_in.command(BOB, place, "resign", &[("id", &id), ("sure", "yes")])).await;
    }
    let strayed = |channel| stand_in.world().messages.values().filter(|message| message.channel == channel).count();
    assert_eq!((strayed(CHANNEL), strayed(FORUM)), (0, 0));
    assert!(!bot.log().contains("no thread can be opened"), "{}", bot.log());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderators_lock_sends_the_game_to_its_channel_with_one_word_why() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let thread = in_thread(&stand_in).await;
    // Even where the bot could write all the same.
    stand_in.change(|world| {
        world.overwrite(CHANNEL, BOT, MANAGE_THREADS, 0);
        world.channels.get_mut(&thread).unwrap()["thread_metadata"]["locked"] = json!(true);
        world.archive(thread, true);
    });
    stand_in.answer(stand_in.command(BOB, CHANNEL, "games", &[])).await;
    let asked = stand_in.world().requests.len();
    for (who, turn) in [(ANN, "c2-c3"), (BOB, "c6-c5")] {
        stand_in.command(who, CHANNEL, "move", &[("actions", turn)]);
        let played = stand_in.message(CHANNEL, &format!("played {turn}")).await;
        assert_eq!(World::called(&played), [if who == ANN { BOB } else { ANN }]);
        assert_eq!(played.text().contains("is locked, so this game goes on here"), who == ANN, "{}", played.text());
    }
    let touched = |path: &str| path.contains(&format!("/channels/{thread}"));
    {
        let world = stand_in.world();
        assert!(!world.requests[asked..].iter().any(|(_, path, ..)| touched(path)), "{:?}", &world.requests[asked..]);
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_there_are_no_threads_is_said_once_in_a_channel() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.set_place(CHANNEL, "threads", "on").await;
    stand_in.change(|world| world.forbid_openly(CHANNEL, CREATE_PUBLIC_THREADS));
    for game in ["chifoumi", "sfirs", "fursaz"] {
        stand_in.begin(CHANNEL, ANN, BOB, game).await;
    }
    stand_in.message(CHANNEL, "I’m not allowed to open threads here").await;
    stand_in.answer(stand_in.command(BOB, CHANNEL, "games", &[])).await;
    let said = stand_in.world().messages.values().filter(|message| message.text().contains("to open threads")).count();
    assert_eq!(said, 1);
    let threads = |world: &World| world.requests.iter().filter(|(_, path, ..)| path.ends_with("/threads")).count();
    assert_eq!(threads(&stand_in.world()), 0, "what is known to be refused is not asked for");
    // Once it is allowed, the next game has a thread.
    stand_in.change(|world| {
        world.overwrite(CHANNEL, BOT, CREATE_PUBLIC_THREADS, 0);
        world.tell_of_channel(CHANNEL, "CHANNEL_UPDATE");
    });
    let (begun, _) = stand_in.begin(CHANNEL, ANN, BOB, "sia-doble").await;
    stand_in.until("the thread", |world| world.channels.contains_key(&begun.id).then_some(())).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_right_to_write_in_threads_none_is_opened_and_nothing_refused_is_asked() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let thread = in_thread(&stand_in).await;
    stand_in.change(|world| world.forbid_openly(CHANNEL, SEND_MESSAGES_IN_THREADS));
    stand_in.answer(stand_in.command(BOB, CHANNEL, "games", &[])).await;
    // The game that has a thread goes on in the channel, and a new one has none.
    stand_in.command(ANN, CHANNEL, "move", &[("id", "#1"), ("actions", "c2-c3")]);
    stand_in.message(CHANNEL, "played c2-c3").await;
    let (begun, _) = stand_in.begin(CHANNEL, ANN, BOB, "sfirs").await;
    stand_in.message(CHANNEL, "I’m not allowed to open threads here").await;
    {
        let world = stand_in.world();
        assert!(world.channels.contains_key(&thread) && !world.channels.contains_key(&begun.id));
        let refused: Vec<_> = world.requests.iter().filter(|(_, _, status, _)| *status == 403).collect();
        assert!(refused.is_empty(), "{refused:?}");
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_the_text_of_a_voice_channel() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.set_place(VOICE, "threads", "on").await;
    let (board, _) = stand_in.begin(VOICE, ANN, BOB, "chifoumi").await;
    stand_in.message(VOICE, "This kind of channel can’t have threads").await;
    let choice = stand_in.answer(stand_in.press(ANN, &board, "c2")).await;
    let played = stand_in.answer(stand_in.press(ANN, &choice, "c2-c3")).await;
    assert_eq!((played.channel, World::called(&played)), (VOICE, vec![BOB]));
    // Whoever may not connect sees nothing of it, although nothing else is forbidden.
    stand_in.change(|world| world.forbid(VOICE, BOT, CONNECT));
    let answer = stand_in.answer(stand_in.command(BOB, VOICE, "move", &[("actions", "c6-c5")])).await;
    assert_eq!((answer.only_for, World::called(&answer)), (None, vec![ANN]));
    bot.stop().await;
}
