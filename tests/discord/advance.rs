//! Turns that are said in advance.

use super::bot::Setup;
use super::world::{ANN, BOB, CHANNEL, StandIn, World};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_in_advance_is_private_and_played_with_the_turn_that_it_answers() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    let (offered, _) = stand_in.typing(ANN, CHANNEL, "if", &[], ("line", "c6-c5")).await;
    assert!(offered.contains(&"c6-c5 then e2".to_owned()), "{offered:?}");
    let (offered, _) = stand_in.typing(ANN, CHANNEL, "if", &[], ("line", "c6-c5 then e2")).await;
    assert!(offered.contains(&"c6-c5 then e2-e3".to_owned()), "{offered:?}");
    let said = stand_in.answer(stand_in.command(ANN, CHANNEL, "if", &[("line", "c6-c5 then e2-e3")])).await;
    assert_eq!((said.only_for, said.labels()), (Some(ANN), vec!["Withdraw all".to_owned()]));
    assert!(said.text().contains("If Bob plays c6-c5, you play e2-e3."), "{}", said.text());
    // Both turns are told by one board, which calls the one who is to move after them.
    let played = stand_in.answer(stand_in.command(BOB, CHANNEL, "move", &[("actions", "c6-c5")])).await;
    for words in ["played c6-c5", "played e2-e3, as planned"] {
        assert!(played.text().contains(words), "{}", played.text());
    }
    assert_eq!(World::called(&played), [BOB]);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_to_a_turn_that_was_tried_is_typed_into_a_modal() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    let tried = stand_in.answer(stand_in.command(ANN, CHANNEL, "try", &[("line", "c6-c5")])).await;
    let modal = stand_in.open_modal(ANN, &tried, "If they play this …").await;
    let input = &modal["components"][0]["components"][0];
    assert_eq!((&modal["title"], &input["label"]), (&"#1: what you play then".into(), &"If c6-c5 then …".into()));
    assert!(input["placeholder"].as_str().unwrap().contains("b3xc3"), "{input}");
    let said = stand_in.answer(stand_in.submit(ANN, &tried, &modal, " e2-e3 ")).await;
    assert_eq!(said.only_for, Some(ANN));
    assert!(said.text().contains("If Bob plays c6-c5, you play e2-e3."), "{}", said.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_was_tried_is_said_in_advance_by_a_button() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    let tried = stand_in.answer(stand_in.command(ANN, CHANNEL, "try", &[("line", "c6-c5 e2-e3")])).await;
    let said = stand_in.answer(stand_in.press(ANN, &tried, "If they play this, play that")).await;
    assert_eq!((said.id, said.only_for), (tried.id, Some(ANN)), "it changes where it is");
    assert!(said.text().contains("If Bob plays c6-c5, you play e2-e3."), "{}", said.text());
    let none = stand_in.answer(stand_in.press(ANN, &said, "Withdraw all")).await;
    assert!(none.text().contains("you have planned no turns"), "{}", none.text());
    bot.stop().await;
}
