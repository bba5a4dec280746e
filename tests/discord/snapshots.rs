//! What each kind of message looks like, kept as JSON; `PARLOUR_UPDATE_SNAPSHOTS=1` writes them anew.

use std::path::Path;

use serde_json::{Value, json};

use super::bot::Setup;
use super::world::{ANN, BOB, CHANNEL, Message, StandIn};

/// Holds a message against the one that was kept.
fn hold(name: &str, message: &Message) {
    let mut body = message.body.clone();
    for changing in ["nonce", "enforce_nonce"] {
        body.as_object_mut().map(|body| body.remove(changing));
    }
    let content = body["content"].as_str().unwrap_or_default().to_owned();
    if let Some((before, time)) = content.split_once("<t:") {
        // When it was written is another time each time.
        body["content"] = json!(format!("{before}<t:0{}", time.trim_start_matches(|c: char| c.is_ascii_digit())));
    }
    body["to"] = json!(if message.only_for.is_some() { "one alone" } else { "everybody" });
    let text = format!("{}\n", serde_json::to_string_pretty(&body).unwrap());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/discord/snapshots/{name}.json"));
    if std::env::var_os("PARLOUR_UPDATE_SNAPSHOTS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        return;
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(kept, body, "{name}: if that is meant, run it with PARLOUR_UPDATE_SNAPSHOTS=1");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_look_as_they_did() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "chifoumi"), ("side", "first")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    hold("challenge", &challenge);
    let begun = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
    hold("begins", &begun);
    let piece = stand_in.answer(stand_in.press(ANN, &begun, "c2")).await;
    hold("piece", &piece);
    hold("refusal", &stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c9")])).await);
    hold("try", &stand_in.answer(stand_in.command(ANN, CHANNEL, "try", &[("line", "c2-c3")])).await);
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    hold("move", &played);
    hold("board-text", &stand_in.answer(stand_in.command(ANN, CHANNEL, "board", &[("as", "text")])).await);
    hold("help", &stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await);
    hold("settings", &stand_in.answer(stand_in.command(ANN, CHANNEL, "settings", &[])).await);
    hold("draw", &stand_in.answer(stand_in.press(ANN, &played, "Offer a draw")).await);
    let over = stand_in.answer(stand_in.command(BOB, CHANNEL, "resign", &[])).await;
    hold("over", &over);
    hold("record", &stand_in.answer(stand_in.press(ANN, &over, "Record")).await);
    hold("replay", &stand_in.answer(stand_in.press(ANN, &over, "Replay")).await);
    bot.stop().await;
}
