//! The one living board of a game, and what becomes of those before it.

use std::time::Duration;

use super::bot::Setup;
use super::brought::with_controls;
use super::people::alone_with;
use super::world::{ANN, BOB, CHANNEL, Message, StandIn, World};

/// Waits until a board is past: without its picture and its controls.
async fn until_past(stand_in: &StandIn, board: &Message) -> Message {
    let id = board.id;
    let past = |world: &mut World| {
        let message = &world.messages[&id];
        (message.files.is_empty() && message.labels().is_empty()).then(|| message.clone())
    };
    stand_in.until("the end of the old board", past).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_shrinks_to_its_line_once_a_newer_one_stands() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (begun, id) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    assert!(played.nonce.is_some(), "it is a message of its own: replies to it are shown to the bot");
    assert_eq!(World::called(&played), [BOB]);
    let past = until_past(&stand_in, &begun).await;
    assert_eq!(past.text(), format!("{id} Chifoumi (basic), rated: Ann (White) against Bob (Black)."));
    assert!(past.at > played.at, "the new board comes first");
    let kept = stand_in.world().messages[&played.id].clone();
    assert_eq!((kept.files.len(), kept.labels().is_empty()), (1, false));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_may_keep_the_pictures() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.set_place(CHANNEL, "past", "pictures").await;
    let (begun, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    let without = |world: &mut World| {
        let message = &world.messages[&begun.id];
        message.labels().is_empty().then(|| message.clone())
    };
    let past = stand_in.until("the end of the old controls", without).await;
    assert_eq!(past.files.len(), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_cannot_be_changed_holds_up_nothing() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (old, id) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let (other, second) = stand_in.begin(CHANNEL, ANN, BOB, "sfirs").await;
    // It is older than an hour, and Discord wants the next edit in half a minute.
    stand_in.change(|world| world.old.push(old.id));
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3"), ("id", &id)])).await;
    stand_in.until_refused(&format!("/messages/{}", old.id), 429).await;
    let (moves, _) = stand_in.typing(ANN, CHANNEL, "move", &[("id", &second)], ("actions", "")).await;
    let (moves, _) = stand_in.typing(ANN, CHANNEL, "move", &[("id", &second)], ("actions", &moves[0])).await;
    let begin = std::time::Instant::now();
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", &moves[0]), ("id", &second)])).await;
    until_past(&stand_in, &other).await;
    assert!(begin.elapsed() < Duration::from_secs(8), "{:?}", begin.elapsed());
    // When it may be, it is.
    stand_in.change(|world| world.old.clear());
    until_past(&stand_in, &old).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_opens_somebodys_archived_thread_in_which_old_boards_then_shrink() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (begun, id) = stand_in.begin(super::world::THREAD, ANN, BOB, "chifoumi").await;
    let alone = alone_with(&stand_in, ANN);
    stand_in.change(|world| world.archive(super::world::THREAD, true));
    stand_in.write(ANN, alone, &format!("{id} c2-c3"), false);
    stand_in.message(super::world::THREAD, "played c2-c3").await;
    until_past(&stand_in, &begun).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_board_changes_by_what_is_pressed_at_it() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let board = stand_in.answer(stand_in.command(ANN, CHANNEL, "board", &[])).await;
    assert_eq!(board.only_for, Some(ANN));
    let flipped = stand_in.answer(stand_in.press(ANN, &board, "Flip")).await;
    assert_eq!(flipped.id, board.id);
    assert_ne!(flipped.files[0].1, board.files[0].1);
    let piece = stand_in.answer(stand_in.press(ANN, &flipped, "c2")).await;
    assert_eq!(piece.id, board.id);
    let played = stand_in.answer(stand_in.press(ANN, &piece, "c2-c3")).await;
    assert_eq!(World::called(&played), [BOB]);
    // What was chosen from is gone.
    let ended = |world: &mut World| world.messages[&board.id].deleted.then_some(());
    stand_in.until("the end of the choice", ended).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_chosen_and_dismissed_can_be_chosen_again() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let select = |message: &Message| {
        let rows = message.body["components"].as_array().unwrap().clone();
        let components = rows.iter().flat_map(|row| row["components"].as_array().unwrap().clone());
        components.filter(|component| component["type"] == 3).map(|select| select["custom_id"].clone()).next().unwrap()
    };
    let mut shown = board;
    for _ in 0..3 {
        // A client that shows a select under another id shows it without a choice.
        let choice = stand_in.answer(stand_in.press(ANN, &shown, "c2")).await;
        assert_eq!(choice.only_for, Some(ANN));
        assert!(choice.labels().contains(&"c2-c3".to_owned()), "{:?}", choice.labels());
        let now = stand_in.world().messages[&shown.id].clone();
        assert_ne!(select(&now), select(&shown));
        assert_eq!((now.labels(), now.files.len()), (shown.labels(), 1));
        shown = now;
    }
    let choice = stand_in.answer(stand_in.press(ANN, &shown, "c2")).await;
    let played = stand_in.answer(stand_in.press(ANN, &choice, "c2-c3")).await;
    assert_eq!(World::called(&played), [BOB]);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_somebody_must_answer_makes_a_sound() {
    const SILENT: u64 = 1 << 12;
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (begun, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let flags = |message: &Message| message.body["flags"].as_u64().unwrap_or(0) & SILENT;
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    assert_eq!((flags(&begun), flags(&played)), (0, 0), "they call somebody");
    let offer = stand_in.answer(stand_in.press(BOB, &played, "Offer a draw")).await;
    let over = stand_in.answer(stand_in.command(BOB, CHANNEL, "resign", &[("sure", "yes")])).await;
    let record = stand_in.answer(stand_in.press(BOB, &over, "Record")).await;
    assert_eq!((flags(&offer), flags(&over), flags(&record)), (0, SILENT, SILENT));
    bot.stop().await;
}

/// What somebody sees alone in the channel.
fn seen_alone(world: &World, user: u64) -> Vec<u64> {
    let seen = |message: &&Message| message.only_for == Some(user) && message.channel == CHANNEL && !message.deleted;
    world.messages.values().filter(seen).map(|message| message.id).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_twenty_turns_leaves_no_private_messages_one_picture_and_one_set_of_controls() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (mut board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let turns =
        ["c2-c3", "c6-c5", "e2-e3", "e6-e5", "d2-d3", "d6-d5", "c1-c2", "c7-c6", "e1-e2", "e7-e6", "d1-d2", "d7-d6"];
    let mut called = 0;
    for (index, turn) in turns.iter().cycle().take(20).enumerate() {
        let player = [ANN, BOB][index % 2];
        // After the last of these they go back the way that they came.
        let back = index.checked_sub(turns.len()).map(|back| turns[turns.len() - 2 - back / 2 * 2 + back % 2]);
        let turn = back.map_or_else(|| (*turn).to_owned(), reversed);
        let piece = turn.split('-').next().unwrap();
        let label = board.labels().into_iter().find(|label| label.split(['-', ' ']).next() == Some(piece)).unwrap();
        board = if label == turn {
            stand_in.answer(stand_in.press(player, &board, &label)).await
        } else {
            // A piece is chosen, then another look at it, which takes the place of the first.
            stand_in.answer(stand_in.press(player, &board, &label)).await;
            let board = stand_in.world().messages[&board.id].clone();
            let choice = stand_in.answer(stand_in.press(player, &board, &label)).await;
            let one = |world: &mut World| (seen_alone(world, player) == [choice.id]).then_some(());
            stand_in.until("one private message", one).await;
            stand_in.answer(stand_in.press(player, &choice, &turn)).await
        };
        called += World::called(&board).len();
        let none = |world: &mut World| seen_alone(world, player).is_empty().then_some(());
        stand_in.until("no private message", none).await;
    }
    assert_eq!(called, 20, "each turn calls once");
    let last = |world: &mut World| {
        let ours = world.messages.values().filter(|message| message.channel == CHANNEL && !message.deleted);
        let ours: Vec<&Message> = ours.filter(|message| message.body["author"].is_null()).collect();
        let pictures: Vec<u64> =
            ours.iter().filter(|message| !message.files.is_empty()).map(|message| message.id).collect();
        let controls: Vec<u64> =
            ours.iter().filter(|message| !message.labels().is_empty()).map(|message| message.id).collect();
        (pictures == [board.id] && controls == [board.id]).then_some(())
    };
    stand_in.until("one picture and one set of controls", last).await;
    bot.stop().await;
}

/// The turn that takes another one back.
fn reversed(turn: &str) -> String {
    let (from, to) = turn.split_once('-').unwrap();
    format!("{to}-{from}")
}

#[tokio::test(flavor = "multi_thread")]
async fn in_conversations_of_two_one_board_has_controls_and_an_answered_challenge_none() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let [ann, bob] = [ANN, BOB].map(|user| alone_with(&stand_in, user));
    // They know each other.
    for player in [ANN, BOB] {
        stand_in.answer(stand_in.command(player, CHANNEL, "games", &[])).await;
    }
    let options = [("opponent", "4002"), ("game", "chifoumi"), ("side", "first")];
    stand_in.command(ANN, ann, "challenge", &options);
    let challenge = stand_in.message(bob, "Ann challenges").await;
    stand_in.press(BOB, &challenge, "Accept");
    let without = |world: &mut World| world.messages[&challenge.id].labels().is_empty().then_some(());
    stand_in.until("the end of the challenge", without).await;
    stand_in.message(ann, "#1 Chifoumi").await;
    for (player, turn) in [(ANN, "c2-c3"), (BOB, "c6-c5"), (ANN, "e2-e3"), (BOB, "e6-e5")] {
        let place = if player == ANN { ann } else { bob };
        stand_in.command(player, place, "move", &[("actions", turn)]);
        for place in [ann, bob] {
            let board = stand_in.message(place, &format!("played {turn}")).await;
            let one = |world: &mut World| (with_controls(world, place) == [board.id]).then_some(());
            stand_in.until("one board with controls", one).await;
        }
    }
    bot.stop().await;
}
