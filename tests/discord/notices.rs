//! How people are told that they must act: by a ping, a direct message, a digest, or not at all.

use serde_json::json;

use super::bot::Setup;
use super::people::alone_with;
use super::world::{ANN, BOB, CHANNEL, Message, StandIn, World};

impl StandIn {
    /// Bob chooses how they are told.
    pub(crate) async fn bob_wants(&self, way: &str) {
        self.answer(self.command(BOB, CHANNEL, "settings", &[("setting", "notices"), ("value", way)])).await;
    }

    /// Bob's digest once it says this, as it is by then.
    pub(crate) async fn digest(&self, words: &str) -> Message {
        let bob = alone_with(self, BOB);
        // Somebody speaks, so that what is due is looked after.
        self.answer(self.command(ANN, CHANNEL, "help", &[])).await;
        self.message(bob, words).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_way_of_being_told_reaches_its_reader_and_nobody_else() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let bob = alone_with(&stand_in, BOB);
    let mut turns = ["c2-c3", "c6-c5", "e2-e3", "e6-e5", "d2-d3", "d6-d5"].into_iter();
    let mut calls = Vec::new();
    for way in ["here", "direct", "off"] {
        stand_in.bob_wants(way).await;
        let turn = turns.next().unwrap();
        let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", turn)])).await;
        calls.push(World::called(&played));
        if way == "direct" {
            assert!(stand_in.message(bob, turn).await.text().contains("Bob"));
        }
        stand_in.answer(stand_in.command(BOB, CHANNEL, "move", &[("actions", turns.next().unwrap())])).await;
    }
    assert_eq!(calls, [vec![BOB], vec![], vec![]]);
    let told = stand_in.world().messages.values().filter(|message| message.channel == bob).count();
    assert_eq!(told, 1, "only who wants direct messages gets one");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_is_one_message_that_is_edited_in_silence_and_leads_to_the_boards() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    let (_, id) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.bob_wants("digest").await;
    let first = stand_in.digest("Your games (1); none is waiting for you:").await;
    assert!(first.text().contains("https://discord.com/channels/"), "{}", first.text());
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    assert_eq!(World::called(&played), [0; 0]);
    let edited = stand_in.digest("Your games (1); one is waiting for you:").await;
    assert_eq!((edited.id, World::called(&edited)), (first.id, vec![]));
    assert!(edited.text().contains(&id));
    // It goes on after a kill, with the same message.
    bot.kill();
    stand_in.until_gone().await;
    let bot = setup.start().await;
    stand_in.answer(stand_in.command(BOB, CHANNEL, "move", &[("actions", "c6-c5")])).await;
    assert_eq!(stand_in.digest("Your games (1); none is waiting for you:").await.id, first.id);
    let bob = alone_with(&stand_in, BOB);
    assert_eq!(stand_in.world().messages.values().filter(|message| message.channel == bob).count(), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_digest_that_discord_lets_be_edited_rarely_is_edited_when_it_may_be() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.bob_wants("digest").await;
    let first = stand_in.digest("none is waiting for you").await;
    stand_in.change(|world| world.old.push(first.id));
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    stand_in.until_refused(&format!("/channels/{}/messages/{}", first.channel, first.id), 429).await;
    // Everything else goes on meanwhile.
    stand_in.answer(stand_in.command(BOB, CHANNEL, "games", &[])).await;
    assert!(stand_in.world().messages[&first.id].text().contains("none is waiting for you"));
    stand_in.change(|world| world.old.clear());
    assert_eq!(stand_in.message(first.channel, "Your games (1); one is waiting for you:").await.id, first.id);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_messages_has_no_digest_and_is_called_where_the_game_is() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let bob = alone_with(&stand_in, BOB);
    stand_in.change(|world| world.channels.get_mut(&bob).unwrap()["refuses"] = json!(true));
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    stand_in.bob_wants("digest").await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    let told = stand_in.message(CHANNEL, "doesn’t take direct messages from me").await;
    assert_eq!(World::called(&told), [BOB]);
    let shown = stand_in.answer(stand_in.command(BOB, CHANNEL, "settings", &[("setting", "notices")])).await;
    assert!(shown.text().contains("notices = here"), "{}", shown.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_slow_game_each_turn_calls_once_and_the_call_goes_once_the_turn_is_played() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).with("PARLOUR_LIMITS_PING_WAIT_SECONDS", "2").start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let calls = |world: &World, user: u64| -> Vec<Message> {
        let called = world.messages.values().filter(|message| World::called(message).contains(&user));
        called.filter(|message| message.text().contains("it’s your turn")).cloned().collect()
    };
    let mut later = 0;
    for (player, action) in [(ANN, "c2-c3"), (BOB, "c6-c5"), (ANN, "e2-e3"), (BOB, "e6-e5")] {
        let other = if player == ANN { BOB } else { ANN };
        let before = calls(&stand_in.world(), other).len();
        // Whoever has just done something here knows that it is their turn.
        stand_in.answer(stand_in.command(other, CHANNEL, "help", &[])).await;
        let played = stand_in.answer(stand_in.command(player, CHANNEL, "move", &[("actions", action)])).await;
        let gone = |world: &mut World| calls(world, player).iter().all(|call| call.deleted).then_some(());
        stand_in.until("the end of the call", gone).await;
        let is_called = World::called(&played) == [other];
        if !is_called {
            // A while later they are called, by the clock alone.
            let called = |world: &mut World| (calls(world, other).len() == before + 1).then_some(());
            stand_in.until("the call", called).await;
            later += 1;
        }
        stand_in.answer(stand_in.command(player, CHANNEL, "help", &[])).await;
        assert_eq!(calls(&stand_in.world(), other).len(), before + usize::from(!is_called), "one call a turn");
    }
    assert!(later > 0);
    bot.stop().await;
}
