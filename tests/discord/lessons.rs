//! Lessons, which are played like a game.

use super::bot::Setup;
use super::world::{ANN, BOB, CHANNEL, Message, StandIn};

/// Plays an action of a task by its selects.
async fn select(stand_in: &StandIn, board: &Message, action: &str) -> Message {
    if board.labels().contains(&action.to_owned()) {
        return stand_in.answer(stand_in.press(ANN, board, action)).await;
    }
    let choice = stand_in.answer(stand_in.press(ANN, board, &action[..2])).await;
    assert!(choice.labels().iter().all(|label| label.starts_with(&action[..2]) || !label.contains(['-', 'x', '+'])));
    stand_in.answer(stand_in.press(ANN, &choice, action)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_task_is_played_by_its_selects_and_its_buttons_stay_after_a_part_of_a_turn() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let first = stand_in.answer(stand_in.command(ANN, CHANNEL, "learn", &[("game", "chifoumi")])).await;
    assert_eq!(first.only_for, Some(ANN));
    let second = select(&stand_in, &first, "e2xe3").await;
    assert!(second.id == first.id && second.text().contains("task 2 of"), "{}", second.text());
    // Half of the turn: what can be pressed stays, and it can be taken back.
    let half = select(&stand_in, &second, "e2xe3").await;
    for label in ["Undo", "Type a turn", "Skip", "Rules", "e3"] {
        assert!(half.labels().contains(&label.to_owned()), "{label}: {:?}", half.labels());
    }
    let again = stand_in.answer(stand_in.press(ANN, &half, "Undo")).await;
    assert!(again.text().contains("task 2 of") && !again.labels().contains(&"Undo".to_owned()), "{}", again.text());
    // What was pressed at a board that is past plays nothing.
    let past = stand_in.answer(stand_in.press(ANN, &half, "e3")).await;
    assert!(past.text().contains("your lesson has gone on"), "{}", past.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_a_task_is_typed_into_a_modal_and_its_actions_are_completed() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    // A game in the same channel that awaits somebody else.
    stand_in.begin(CHANNEL, BOB, ANN, "fursaz").await;
    let options = [("game", "chifoumi"), ("task", "2")];
    let task = stand_in.answer(stand_in.command(ANN, CHANNEL, "learn", &options)).await;
    let modal = stand_in.open_modal(ANN, &task, "Type a turn").await;
    assert_eq!(modal["title"], "Chifoumi, task 2: type your turn");
    let shown = modal["components"][0]["components"][0]["placeholder"].as_str().unwrap();
    assert!(shown.contains("e2xe3"), "{shown}");
    let half = stand_in.answer(stand_in.submit(ANN, &task, &modal, "e2xe3")).await;
    assert!(half.text().starts_with("So far: "), "{}", half.text());
    for command in ["learn", "move"] {
        let (offered, _) = stand_in.typing(ANN, CHANNEL, command, &[], ("actions", "e3")).await;
        assert!(offered.contains(&"e3xd4".to_owned()), "{command}: {offered:?}");
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_by_its_menus_and_only_one_person_sees_it() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let options = [("game", "sia-doble")];
    let puzzle = stand_in.answer(stand_in.command(ANN, CHANNEL, "puzzle", &options)).await;
    assert_eq!(puzzle.only_for, Some(ANN));
    assert!(puzzle.text().starts_with("Puzzle 1: Sia Doble (standard)."), "{}", puzzle.text());
    for label in ["Hint", "Solution", "Type a turn", "Rules"] {
        assert!(puzzle.labels().contains(&label.to_owned()), "{label}: {:?}", puzzle.labels());
    }
    assert!(!puzzle.labels().contains(&"Skip".to_owned()));
    // Each action that can be chosen answers; what doesn't win is told so, and one may go on.
    let modal = stand_in.open_modal(ANN, &puzzle, "Type a turn").await;
    assert_eq!(modal["title"], "Puzzle 1: type your turn");
    let solved = stand_in.answer(stand_in.press(ANN, &puzzle, "Solution")).await;
    assert!(solved.only_for == Some(ANN) && solved.text().starts_with("The answer is "), "{}", solved.text());
    let next = stand_in.answer(stand_in.press(ANN, &solved, "Next puzzle")).await;
    assert!(next.text().starts_with("Puzzle 2: Sia Doble"), "{}", next.text());
    let choice = next.labels().into_iter().find(|label| label.len() == 2 && label.is_ascii()).unwrap();
    let chosen = stand_in.answer(stand_in.press(ANN, &next, &choice)).await;
    assert_eq!(chosen.only_for, Some(ANN));
    bot.stop().await;
}
