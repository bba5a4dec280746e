//! A tournament: opened, joined by its button, begun, looked at, played to its end.

use super::bot::Setup;
use super::world::{ANN, BOB, CHANNEL, Message, StandIn};

const CAS: u64 = 4_003;

impl StandIn {
    /// The games of the tournament's round, as somebody sees them.
    async fn round(&self, who: u64) -> Message {
        self.answer(self.command(who, CHANNEL, "tournament games", &[])).await
    }
}

/// What a screen reader says of a message's picture, which is there.
fn described(message: &Message) -> String {
    assert!(message.files[0].1.starts_with(b"\x89PNG"), "{:?}", message.files[0].0);
    message.body["attachments"][0]["description"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_is_joined_by_its_button_and_played_to_its_last_table() {
    let stand_in = StandIn::open().await;
    stand_in.change(|world| world.people.insert(CAS, "Cas".to_owned()));
    let bot = Setup::new(&stand_in).start().await;
    let options = [("system", "league"), ("game", "chifoumi")];
    let list = stand_in.answer(stand_in.command(ANN, CHANNEL, "tournament open", &options)).await;
    assert_eq!((list.only_for, list.labels()), (None, vec!["Join".to_owned()]));
    for who in [ANN, BOB, CAS] {
        let joined = stand_in.answer(stand_in.press(who, &list, "Join")).await;
        assert_eq!(joined.only_for, Some(who), "{}", joined.text());
    }
    // Somebody speaks, so that what is due is looked after.
    stand_in.answer(stand_in.command(BOB, CHANNEL, "help", &[])).await;
    let grown = stand_in.message(CHANNEL, "3 joined: Ann, Bob and Cas").await;
    assert_eq!((grown.id, grown.labels()), (list.id, vec!["Join".to_owned()]), "it is one message that grows");
    let begins = stand_in.answer(stand_in.command(ANN, CHANNEL, "organize start", &[])).await;
    assert!(begins.text().contains("begins"), "{}", begins.text());
    for round in 1..=3 {
        stand_in.message(CHANNEL, &format!("round {round} of 3 begins")).await;
        let games = stand_in.round(BOB).await;
        assert_eq!(games.only_for, Some(BOB));
        assert!(described(&games).contains(&format!(", round {round} of 3:")), "{}", described(&games));
        let text = games.text();
        let live = text.lines().find(|line| line.contains("is in progress")).unwrap();
        let id = live.split_whitespace().next().unwrap();
        let loser = if live.contains("Cas") { CAS } else { BOB };
        // One turn of each, or nothing is played.
        let who =
            |name: &str| [("Ann", ANN), ("Bob", BOB), ("Cas", CAS)].into_iter().find(|one| one.0 == name).unwrap().1;
        let names: Vec<&str> = live.split_whitespace().filter(|word| ["Ann", "Bob", "Cas"].contains(word)).collect();
        for (name, actions) in names.into_iter().zip(["c2-c3", "c6-c5"]) {
            let played = [("id", id), ("actions", actions)];
            stand_in.answer(stand_in.command(who(name), CHANNEL, "move", &played)).await;
        }
        stand_in.answer(stand_in.command(loser, CHANNEL, "resign", &[("id", id), ("sure", "yes")])).await;
    }
    let over = stand_in.message(CHANNEL, "(basic), is over").await;
    let words = "1, Ann, points 6, Sonneborn-Berger 9, Bob 3, Cas 3, champion.";
    assert!(described(&over).contains(words), "{}", described(&over));
    assert!(over.text().contains("6 (2 won, 0 drawn, 0 lost"), "{}", over.text());
    let table = stand_in.answer(stand_in.command(CAS, CHANNEL, "tournament table", &[])).await;
    assert_eq!((table.only_for, described(&table)), (Some(CAS), described(&over)));
    stand_in.answer(stand_in.command(CAS, CHANNEL, "settings", &[("setting", "boards"), ("value", "words")])).await;
    let table = stand_in.answer(stand_in.command(CAS, CHANNEL, "tournament table", &[])).await;
    assert!(table.files.is_empty() && table.text().contains("3 against "), "{}", table.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_that_begins_at_once_lists_who_joined() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).with("PARLOUR_LIMITS_ROSTER_SECONDS", "60").start().await;
    let options = [("system", "league"), ("game", "chifoumi")];
    let list = stand_in.answer(stand_in.command(ANN, CHANNEL, "tournament open", &options)).await;
    for who in [ANN, BOB] {
        stand_in.answer(stand_in.press(who, &list, "Join")).await;
    }
    stand_in.answer(stand_in.command(ANN, CHANNEL, "organize start", &[])).await;
    let listed = stand_in.message(CHANNEL, "2 joined: Ann and Bob").await;
    assert_eq!((listed.id, listed.labels()), (list.id, Vec::<String>::new()));
    assert!(!listed.text().contains("joins;"), "{}", listed.text());
    bot.stop().await;
}
