//! Whole games: by slash commands, by buttons and selects.

use serde_json::json;

use super::bot::Setup;
use super::people::alone_with;
use super::world::{ANN, BOB, BOT, CHANNEL, Message, SECOND_CHANNEL, StandIn, World};

/// Those who play turns one after the other.
const TURNS: [u64; 2] = [ANN, BOB];

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_slash_commands_with_completion() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (games, _) = stand_in.typing(ANN, CHANNEL, "challenge", &[], ("game", "furs")).await;
    assert_eq!(games, ["fursaz"]);
    let (variants, _) = stand_in.typing(ANN, CHANNEL, "challenge", &[("game", "fursaz")], ("variant", "")).await;
    assert!(variants.contains(&"5".to_owned()), "{variants:?}");
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    assert_eq!(World::called(&challenge), [BOB]);
    let begun = stand_in.answer(stand_in.command(BOB, CHANNEL, "accept", &[])).await;
    assert_eq!(World::called(&begun), [ANN]);
    assert!(begun.files[0].1.starts_with(b"\x89PNG"));
    let (ids, _) = stand_in.typing(ANN, CHANNEL, "board", &[], ("id", "")).await;
    assert_eq!(ids.len(), 1);
    let mut last = begun;
    for turn in 0..8 {
        let player = TURNS[turn % 2];
        let begin = if turn < 6 { ["a1", "c3", "e5", "b2", "d4", "e8"][turn] } else { "pa" };
        let (offered, took) = stand_in.typing(player, CHANNEL, "move", &[], ("actions", begin)).await;
        assert!(!offered.is_empty() && offered.len() <= 25);
        assert!(took.as_millis() < 2_000, "completion took {took:?}");
        let played = stand_in.answer(stand_in.command(player, CHANNEL, "move", &[("actions", &offered[0])])).await;
        assert_eq!(played.only_for, None, "{}", played.text());
        // The board before is not pressed any more.
        let before = last.id;
        stand_in
            .until("the removal of old buttons", |world| {
                (world.messages[&before].body["components"] == json!([])).then_some(())
            })
            .await;
        last = played;
    }
    assert!(last.text().contains("wins") || last.text().contains("is drawn"), "{}", last.text());
    for label in ["Rematch", "Replay", "Record"] {
        assert!(last.labels().contains(&label.to_owned()), "{:?}", last.labels());
    }
    let replay = stand_in.answer(stand_in.press(ANN, &last, "Replay")).await;
    assert!(replay.files[0].1.starts_with(b"GIF8"));
    let record = stand_in.answer(stand_in.press(ANN, &last, "Record")).await;
    assert!(record.files[0].0.ends_with(".txt"));
    let rematch = stand_in.answer(stand_in.press(BOB, &last, "Rematch")).await;
    assert_eq!(World::called(&rematch), [ANN]);
    bot.stop().await;
}

/// The first option of a select that leads on.
fn first_option(message: &Message) -> String {
    message.body["components"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|row| row["components"].as_array().cloned().unwrap_or_default())
        .find_map(|component| component["options"][0]["label"].as_str().map(str::to_owned))
        .unwrap()
}

/// Selects an action, by where it begins if it is not there at once; says the board to which it led.
async fn select(stand_in: &StandIn, board: &Message, action: &str) -> Message {
    // In the middle of one's own turn nobody is called.
    let acts = |line: &str| line.starts_with("Ann") && (line.contains(" goes on") || line.ends_with("to move."));
    let goes_on = || if board.text().lines().any(acts) { ANN } else { BOB };
    let player = World::called(board).first().copied().unwrap_or_else(goes_on);
    if board.labels().contains(&action.to_owned()) {
        return stand_in.answer(stand_in.press(player, board, action)).await;
    }
    let labels = board.labels();
    let begins = |label: &&String| action.starts_with(label.trim_end_matches(" …"));
    let begin = labels.iter().filter(begins).max_by_key(|label| label.len());
    let choice = stand_in.answer(stand_in.press(player, board, begin.unwrap())).await;
    assert_eq!(choice.only_for, Some(player), "choosing is nobody else's matter");
    stand_in.answer(stand_in.press(player, &choice, action)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_buttons_and_selects_alone() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    // 127 points are too many for selects: first the column, then the point.
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "fursaz"), ("variant", "7"), ("side", "first")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    let mut board = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
    assert!(!board.labels().contains(&"a1".to_owned()), "{:?}", board.labels());
    for action in ["a1", "g7", "m10", "b2", "pass", "pass"] {
        board = select(&stand_in, &board, action).await;
        assert_eq!(board.only_for, None, "{}", board.text());
    }
    assert!(board.text().contains("wins") || board.text().contains("is drawn"), "{}", board.text());
    let replay = stand_in.answer(stand_in.press(ANN, &board, "Replay")).await;
    assert!(replay.files[0].1.starts_with(b"GIF8"));
    let record = stand_in.answer(stand_in.press(BOB, &board, "Record")).await;
    assert!(String::from_utf8_lossy(&record.files[0].1).contains("g7"));
    let rematch = stand_in.answer(stand_in.press(ANN, &board, "Rematch")).await;
    let declined = stand_in.answer(stand_in.press(BOB, &rematch, "Decline")).await;
    assert!(declined.text().contains("declines"), "{}", declined.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_players_agree_on_is_pressed() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (mut board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    // A piece, then where it goes; a capture may go on, be ended, or be undone.
    let moved = select(&stand_in, &board, "c2-c3").await;
    let asked = stand_in.answer(stand_in.press(ANN, &moved, "Ask for a takeback")).await;
    assert_eq!(World::called(&asked), [BOB]);
    assert!(asked.text().contains("expires <t:"), "{}", asked.text());
    board = stand_in.answer(stand_in.press(BOB, &asked, "Accept")).await;
    assert_eq!(World::called(&board), [ANN], "the turn is Ann's again");
    let captures = stand_in.answer(stand_in.command(ANN, CHANNEL, "try", &[("line", "c2xc3")])).await;
    assert_eq!(captures.only_for, Some(ANN));
    let flipped = stand_in.answer(stand_in.press(ANN, &board, "Flip")).await;
    assert_eq!(flipped.only_for, Some(ANN));
    assert_ne!(flipped.files[0].1, board.files[0].1);
    let words = stand_in.answer(stand_in.press(BOB, &board, "In words")).await;
    assert!(words.text().contains(" sits at the bottom of the board"), "{}", words.text());
    let rules = stand_in.answer(stand_in.press(BOB, &board, "Rules")).await;
    assert_eq!(rules.only_for, Some(BOB));
    let offer = stand_in.answer(stand_in.command(BOB, CHANNEL, "draw", &[])).await;
    assert_eq!(World::called(&offer), [ANN]);
    let declined = stand_in.answer(stand_in.press(ANN, &offer, "Decline")).await;
    assert!(declined.text().contains("declines"), "{}", declined.text());
    let offer = stand_in.answer(stand_in.press(ANN, &board, "Offer a draw")).await;
    assert_eq!(World::called(&offer), [BOB]);
    let over = stand_in.answer(stand_in.press(BOB, &offer, "Accept")).await;
    assert!(over.labels().contains(&"Rematch".to_owned()), "{:?}", over.labels());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_may_go_on_is_ended_or_undone_by_a_button() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (mut board, _) = stand_in.begin(CHANNEL, ANN, BOB, "sia-doble").await;
    let first = first_option(&board);
    // Five buoys at least; what is taken back is the last one.
    for (label, actions) in [("Undo", 5), ("End the turn", 1)] {
        let before = board.id;
        for _ in 0..actions {
            let next = first_option(&board);
            board = select(&stand_in, &board, &next).await;
        }
        assert!(board.id > before && board.labels().contains(&label.to_owned()), "{:?}", board.labels());
        board = stand_in.answer(stand_in.press(ANN, &board, label)).await;
        let called: &[u64] = if label == "Undo" { &[] } else { &[BOB] };
        assert_eq!(World::called(&board), called, "{}", board.text());
    }
    assert_ne!(first_option(&board), first, "Bob places on the own half");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_wrongly_is_explained_to_its_author_alone() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let refused = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "b3-b9")])).await;
    assert_eq!(refused.only_for, Some(ANN));
    assert!(refused.text().contains("b3-"), "{}", refused.text());
    let not_yours = stand_in.answer(stand_in.command(BOB, CHANNEL, "move", &[("actions", "b3-b4")])).await;
    assert_eq!(not_yours.only_for, Some(BOB));
    let tried = stand_in.answer(stand_in.command(BOB, CHANNEL, "try", &[("line", "b3-b4")])).await;
    assert_eq!(tried.only_for, Some(BOB));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_typed_into_a_channel_is_answered_or_refused_in_private() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let alone = alone_with(&stand_in, ANN);
    for (line, told) in [("at c2", "c2: White Scissors."), ("at z9", "z9 isn’t a cell"), ("at", "I need to know more")]
    {
        stand_in.write(ANN, CHANNEL, &format!("<@{BOT}> {line}"), false);
        stand_in.message(alone, told).await;
        let is_in_channel = |message: &Message| message.channel == CHANNEL && message.text().contains(told);
        assert!(!stand_in.world().messages.values().any(is_in_channel), "{line}");
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn completion_goes_on_from_a_place_step_by_step() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let (offered, _) = stand_in.typing(ANN, CHANNEL, "move", &[], ("actions", "")).await;
    assert!(offered.len() <= 25 && offered.contains(&"c2".to_owned()), "{offered:?}");
    let (offered, _) = stand_in.typing(ANN, CHANNEL, "move", &[], ("actions", "c2")).await;
    assert!(offered.iter().all(|line| line.starts_with("c2")), "{offered:?}");
    assert!(offered[0].contains('x'), "captures come first: {offered:?}");
    let (offered, _) = stand_in.typing(ANN, CHANNEL, "move", &[], ("actions", &offered[0])).await;
    assert!(!offered.is_empty());
    let (offered, _) = stand_in.typing(ANN, CHANNEL, "help", &[], ("command", "rema")).await;
    assert_eq!(offered, ["rematch"]);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_of_a_past_position_refuses_kindly() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let choice = stand_in.answer(stand_in.press(ANN, &board, "c2")).await;
    let destination = first_option(&choice);
    let played = stand_in.answer(stand_in.press(ANN, &choice, &destination)).await;
    assert_eq!(played.only_for, None);
    let again = stand_in.answer(stand_in.press(ANN, &choice, &destination)).await;
    assert_eq!(again.only_for, Some(ANN));
    assert!(again.text().contains("board is out of date"), "{}", again.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_have_their_own_leaderboards() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    for channel in [CHANNEL, SECOND_CHANNEL] {
        let (_, id) = stand_in.begin(channel, ANN, BOB, "chifoumi").await;
        for (who, line) in [(ANN, "c2-c3"), (BOB, "c6-c5"), (ANN, "e2-e3"), (BOB, "e6-e5")] {
            stand_in.answer(stand_in.command(who, channel, "move", &[("actions", line)])).await;
        }
        let (loser, winner) = if channel == CHANNEL { (BOB, ANN) } else { (ANN, BOB) };
        let over = stand_in.answer(stand_in.command(loser, channel, "resign", &[("id", &id), ("sure", "yes")])).await;
        assert_eq!(World::called(&over), [winner]);
    }
    let game = [("game", "chifoumi")];
    let first = stand_in.answer(stand_in.command(ANN, CHANNEL, "leaderboard", &game)).await.text();
    let second = stand_in.answer(stand_in.command(ANN, SECOND_CHANNEL, "leaderboard", &game)).await.text();
    let ann_leads = |text: &str| text.find("Ann") < text.find("Bob");
    assert!(ann_leads(&first), "{first}");
    assert!(!ann_leads(&second), "{second}");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_conversation_of_two_everything_can_be_typed() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let alone = alone_with(&stand_in, ANN);
    stand_in.write(ANN, alone, "games", false);
    stand_in.message(alone, "Your games (1)").await;
    stand_in.write(ANN, alone, "c2-c3", false);
    stand_in.message(CHANNEL, "c2-c3").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_call_nobody() {
    let stand_in = StandIn::open().await;
    stand_in.change(|world| world.people.insert(ANN, "@everyone <@4002>".to_owned()));
    let bot = Setup::new(&stand_in).start().await;
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &[("game", "chifoumi")])).await;
    assert!(World::called(&challenge).is_empty());
    assert!(!challenge.text().contains("@everyone"), "{}", challenge.text());
    assert!(!challenge.text().contains(" <@4002>"), "{}", challenge.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_but_a_newer_board_takes_the_controls_from_a_board() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (board, id) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    for command in ["record", "replay"] {
        stand_in.answer(stand_in.command(BOB, CHANNEL, command, &[("id", &id)])).await;
    }
    let offer = stand_in.answer(stand_in.press(BOB, &board, "Offer a draw")).await;
    let declined = stand_in.answer(stand_in.press(ANN, &offer, "Decline")).await;
    assert!(declined.text().contains("declines"), "{}", declined.text());
    let without =
        |id: u64| move |world: &mut World| (world.messages[&id].body["components"] == json!([])).then_some(());
    stand_in.until("the end of the offer", without(offer.id)).await;
    let kept = stand_in.world().messages[&board.id].clone();
    select(&stand_in, &kept, "c2-c3").await;
    stand_in.until("the end of the old board", without(board.id)).await;
    let over = stand_in.answer(stand_in.command(ANN, CHANNEL, "draw", &[("sure", "yes")])).await;
    let over = stand_in.answer(stand_in.press(BOB, &over, "Accept")).await;
    stand_in.answer(stand_in.press(ANN, &over, "Replay")).await;
    let record = stand_in.answer(stand_in.press(BOB, &over, "Record")).await;
    assert!(record.files[0].0.ends_with(".txt"));
    let kept = stand_in.world().messages[&over.id].clone();
    assert!(kept.labels().contains(&"Rematch".to_owned()), "{:?}", kept.labels());
    bot.stop().await;
}
