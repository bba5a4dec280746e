//! Games against the computer.

use std::time::Duration;

use super::bot::Setup;
use super::people::alone_with;
use super::world::{ANN, BOB, BOT, CHANNEL, Message, StandIn, World};

/// After how many turns of a person's a game must be over.
const TURNS_MAX: usize = 100;

/// Waits for a board after this one on which the person is to move, or the game over.
async fn next_board(stand_in: &StandIn, before: u64) -> Message {
    let awaits = |message: &&Message| {
        let ours = message.channel == CHANNEL && message.only_for.is_none() && message.body["author"].is_null();
        ours && (World::called(message) == [ANN] || is_over(message))
    };
    let newer =
        |world: &mut World| world.messages.range(before + 1..).map(|(_, message)| message).find(awaits).cloned();
    stand_in.until("the computer's turn", newer).await
}

fn is_over(board: &Message) -> bool {
    board.labels().contains(&"Rematch".to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_against_the_computer() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let me = BOT.to_string();
    let options =
        [("opponent", me.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first"), ("level", "level:1")];
    let mut board = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    assert!(board.text().contains("is the computer at level 1"), "{}", board.text());
    for turn in 0..TURNS_MAX {
        if is_over(&board) {
            break;
        }
        let begin = if turn < 4 { "" } else { "pa" };
        let (offered, _) = stand_in.typing(ANN, CHANNEL, "move", &[], ("actions", begin)).await;
        stand_in.command(ANN, CHANNEL, "move", &[("actions", &offered[0])]);
        board = next_board(&stand_in, board.id).await;
    }
    assert!(board.text().contains("wins") || board.text().contains("is drawn"), "{}", board.text());
    let replay = stand_in.answer(stand_in.press(ANN, &board, "Replay")).await;
    assert!(replay.files[0].1.starts_with(b"GIF8"));
    // It agrees to another game at once, and has the first turn of it.
    stand_in.press(ANN, &board, "Rematch");
    let again = next_board(&stand_in, replay.id).await;
    assert!(again.text().contains("played") && again.files.len() == 1, "{}", again.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_is_challenged_by_its_name_in_a_direct_message_too() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let alone = alone_with(&stand_in, ANN);
    stand_in.write(ANN, alone, &format!("challenge <@{BOT}> chifoumi"), false);
    stand_in.message(alone, "is the computer at level").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_looked_through_and_its_last_board_stays_as_it_is() {
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
    let last = stand_in.message(CHANNEL, "wins by").await;
    // A build without optimization thinks for long.
    stand_in.change(|world| world.patience = Duration::from_mins(3));
    stand_in.command(ANN, CHANNEL, "analyse", &[("id", &id)]);
    let told = stand_in.message(CHANNEL, "The turning point was turn").await;
    // What said how far it was is gone, and whoever asks next gets the same.
    let left = |world: &mut World| {
        let said = world.messages.values().filter(|message| message.channel == CHANNEL && !message.deleted);
        let tells = |text: &String| text.contains("looking through") || text.contains("looked through");
        said.map(Message::text).all(|text| !tells(&text)).then_some(())
    };
    stand_in.until("the end of the progress", left).await;
    stand_in.command(BOB, CHANNEL, "analyse", &[("id", &id)]);
    let again = |world: &mut World| {
        let newer = world.messages.range(told.id + 1..).map(|(_, message)| message);
        newer.filter(|message| message.text().contains("The turning point was turn")).map(Message::text).next()
    };
    assert_eq!(stand_in.until("the same analysis", again).await, told.text());
    stand_in.until("the end of the progress", left).await;
    let files: Vec<&str> = told.files.iter().map(|(name, _)| name.as_str()).collect();
    assert!(files.len() == 2 && files[0].starts_with("board-"), "{files:?}");
    assert_eq!(told.labels(), [""; 0], "what is past cannot be played at");
    stand_in.answer(stand_in.command(BOB, CHANNEL, "games", &[])).await;
    let kept = stand_in.world().messages[&last.id].clone();
    assert!(is_over(&kept) && kept.text() == last.text() && kept.files.len() == 1, "{}", kept.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_on_the_computers_turn_offers_none_of_its_turns() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let me = BOT.to_string();
    let options = [("opponent", me.as_str()), ("game", "chifoumi"), ("side", "second")];
    let begun = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    assert!(begun.text().contains("is the computer"), "{}", begun.text());
    assert!(!begun.labels().contains(&"Type a turn".to_owned()), "{:?}", begun.labels());
    assert!(begun.labels().iter().all(|label| !label.starts_with("c2")), "{:?}", begun.labels());
    // On the person's own turn they are there.
    let board = next_board(&stand_in, begun.id).await;
    assert!(board.labels().contains(&"Type a turn".to_owned()), "{:?}", board.labels());
    bot.stop().await;
}
