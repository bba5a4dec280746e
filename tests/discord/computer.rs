//! Games against the computer.

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
    assert!(board.text().contains("wins") || board.text().contains("Drawn"), "{}", board.text());
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
    let (_, id) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    for (player, turn) in [(ANN, "c2-c3"), (BOB, "c6-c5"), (ANN, "d2-d3"), (BOB, "c5-c4"), (ANN, "c3xc4")] {
        stand_in.answer(stand_in.command(player, CHANNEL, "move", &[("actions", turn)])).await;
    }
    stand_in.write(BOB, alone_with(&stand_in, BOB), "resign yes", false);
    let last = stand_in.message(CHANNEL, "wins because").await;
    stand_in.command(ANN, CHANNEL, "analyse", &[("id", &id)]);
    let told = stand_in.message(CHANNEL, "The game turned on turn").await;
    let files: Vec<&str> = told.files.iter().map(|(name, _)| name.as_str()).collect();
    assert!(files.len() == 2 && files[0].starts_with("board-"), "{files:?}");
    assert_eq!(told.labels(), [""; 0], "what is past cannot be played at");
    stand_in.answer(stand_in.command(BOB, CHANNEL, "games", &[])).await;
    let kept = stand_in.world().messages[&last.id].clone();
    assert!(is_over(&kept) && kept.text() == last.text() && kept.files.len() == 1, "{}", kept.text());
    bot.stop().await;
}
