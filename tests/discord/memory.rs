//! What is kept of games that are over: notes, earlier boards, the yearbook, stories, mistakes.

use std::time::Duration;

use super::bot::Setup;
use super::world::{ANN, BOB, CHANNEL, StandIn, World};

#[tokio::test(flavor = "multi_thread")]
async fn after_a_game_there_are_a_private_note_its_boards_and_the_yearbook() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    let id = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await.number();
    // The first pass loses at once, which every machine finds.
    for (player, action) in [(ANN, "b2"), (BOB, "pass"), (ANN, "pass")] {
        stand_in.answer(stand_in.command(player, CHANNEL, "move", &[("actions", action)])).await;
    }
    stand_in.message(CHANNEL, "wins by").await;
    let note = stand_in.answer(stand_in.command(ANN, CHANNEL, "note", &[("id", &id), ("text", "never pass")])).await;
    assert!(note.text().starts_with("I’ve kept your note on") && note.only_for == Some(ANN), "{note:?}");
    let shown = stand_in.answer(stand_in.command(ANN, CHANNEL, "note", &[("id", &id)])).await;
    assert!(shown.text().contains("Your note: never pass") && shown.only_for == Some(ANN), "{shown:?}");
    let earlier = stand_in.answer(stand_in.command(BOB, CHANNEL, "board", &[("id", &id), ("turn", "1")])).await;
    assert!(earlier.text().contains("This is the board after turn 1 of 3.") && earlier.files.len() == 1);
    assert!(!earlier.text().contains("never pass"));
    let yearbook = stand_in.answer(stand_in.command(BOB, CHANNEL, "yearbook", &[])).await;
    let (name, bytes) = &yearbook.files[0];
    assert!(name.ends_with(".html") && bytes.starts_with(b"<!DOCTYPE html>"), "{name}");
    assert!(String::from_utf8_lossy(bytes).contains("data:image/png;base64,"));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_story_comes_as_an_animation_for_all_and_mistakes_as_a_board_for_one() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
    // The second pass in a row ends it, and Black has two stones.
    for (player, action) in [(ANN, "b2"), (BOB, "e5"), (ANN, "c2"), (BOB, "pass"), (ANN, "pass")] {
        stand_in.answer(stand_in.command(player, CHANNEL, "move", &[("actions", action)])).await;
    }
    let last = stand_in.message(CHANNEL, "wins by").await;
    // A build without optimization thinks for long.
    stand_in.change(|world| world.patience = Duration::from_mins(3));
    stand_in.press(BOB, &last, "The story");
    let story = stand_in.message(CHANNEL, "turned the game on turn 5 by passing.").await;
    assert!(story.text().contains("wins by") && story.only_for.is_none(), "{}", story.text());
    let (name, bytes) = &story.files[0];
    assert!(name.ends_with("-story.gif") && bytes.starts_with(b"GIF8"), "{name}");
    stand_in.command(BOB, CHANNEL, "mistakes", &[]);
    let found = |world: &mut World| {
        let mut newer = world.messages.range(story.id + 1..).map(|(_, message)| message);
        newer.find(|message| message.text().contains("I’ve found")).cloned()
    };
    let found = stand_in.until("the mistakes", found).await;
    assert_eq!(found.only_for, Some(BOB), "{}", found.text());
    let button = found.labels().into_iter().next().unwrap();
    let task = stand_in.answer(stand_in.press(BOB, &found, &button)).await;
    assert!(task.text().contains("you played pass here. It cost you "), "{}", task.text());
    assert_eq!((task.only_for, task.files.len()), (Some(BOB), 1), "{}", task.text());
    bot.stop().await;
}
