//! A season of twelve people, of whom three never come, as its channel sees it.
//!
//! `PARLOUR_TRANSCRIPT` names a file into which that is written.

use std::collections::{BTreeSet, HashMap};
use std::time::{Duration, Instant};

use super::bot::Setup;
use super::people::alone_with;
use super::world::{ANN, CHANNEL, Message, StandIn};

const NAMES: [&str; 12] = ["Ann", "Bob", "Cas", "Dee", "Eva", "Fay", "Gil", "Hal", "Ida", "Jo", "Kim", "Lou"];
const PRESENT: usize = 9;
/// How long it may take: the absent have a minute, and the others are fast.
const SEASON_MAX: Duration = Duration::from_secs(180);

fn account(name: &str) -> u64 {
    ANN + NAMES.iter().position(|known| *known == name).unwrap() as u64
}

/// A text with names in it, whoever is called.
fn named(message: &Message) -> String {
    NAMES.iter().fold(message.text(), |text, name| text.replace(&format!("<@{}>", account(name)), name))
}

/// A game in somebody's list: its number, its two players, and who is to move.
fn listed(line: &str) -> Option<(String, [&str; 3])> {
    let (before, _) = line.split_once(" to move")?;
    let id = before.split_whitespace().find(|word| word.starts_with('#'))?.to_owned();
    let words = before.split(|c: char| !c.is_alphanumeric());
    let names: Vec<&str> = words.filter(|word| NAMES.contains(word)).collect();
    Some((id, names.try_into().ok()?))
}

/// The stronger of those who come beats the weaker, in one turn each.
struct Season {
    stand_in: StandIn,
    /// In which games the first side has played.
    begun: BTreeSet<String>,
    /// With whom each is alone with the bot.
    alone: HashMap<&'static str, u64>,
}

impl Season {
    async fn says(&self, name: &str, command: &str, options: &[(&str, &str)]) -> Message {
        self.stand_in.answer(self.stand_in.command(account(name), self.alone[name], command, options)).await
    }

    /// Somebody does what awaits them.
    async fn plays(&mut self, name: &'static str) {
        let games = named(&self.says(name, "games", &[]).await);
        for (id, [one, two, mover]) in games.lines().filter_map(listed) {
            if mover != name {
                continue;
            }
            let id = id.as_str();
            if self.begun.insert(id.to_owned()) {
                self.says(name, "move", &[("id", id), ("actions", "c2-c3")]).await;
            } else {
                self.says(name, "move", &[("id", id), ("actions", "c6-c5")]).await;
                let weaker = NAMES.into_iter().rev().find(|name| [one, two].contains(name)).unwrap();
                self.says(weaker, "resign", &[("id", id), ("sure", "yes")]).await;
            }
        }
    }

    /// What the channel has seen, as it stands there now.
    fn seen(&self) -> Vec<Message> {
        let world = self.stand_in.world();
        let seen = world.messages.values().filter(|message| message.channel == CHANNEL && !message.deleted);
        seen.filter(|message| message.only_for.is_none() && message.body["author"].is_null()).cloned().collect()
    }
}

/// What a message of the channel is about.
fn kind(text: &str) -> &'static str {
    let kinds = [
        (" are over.", "results"),
        (" opens a league", "opened"),
        (" has missed two pairings", "missed"),
        (" of 11 begin", "rounds"),
        (" is over.", "over"),
        (" begins.", "begins"),
    ];
    let known = kinds.into_iter().find(|(words, _)| text.contains(words));
    known.unwrap_or_else(|| panic!("nobody expects: {text}")).1
}

/// The rounds that a message says begin: `round 4 of 11`, `rounds 1 to 3 of 11`.
fn rounds(text: &str) -> std::ops::RangeInclusive<u32> {
    let (before, _) = text.split_once(" of 11 begin").unwrap();
    let mut numbers = before.rsplit(' ').filter_map(|word| word.parse().ok());
    let last = numbers.next().unwrap();
    let first = if before.contains("rounds ") { numbers.next().unwrap() } else { last };
    first..=last
}

fn written(seen: &[Message]) -> String {
    let told = seen.iter().zip(1..).map(|(message, number)| {
        let files = message.files.iter().map(|(name, _)| format!("\n   [{name}]")).collect::<String>();
        let labels = message.labels().iter().map(|label| format!("\n   ({label})")).collect::<String>();
        format!("{number}. {}{files}{labels}\n", named(message).replace('\n', "\n   "))
    });
    told.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_of_twelve_of_whom_three_never_come_is_told_in_a_few_messages() {
    let stand_in = StandIn::open().await;
    stand_in.change(|world| world.people.extend(NAMES.map(|name| (account(name), name.to_owned()))));
    let bot = Setup::new(&stand_in).start().await;
    let options =
        [("system", "league"), ("game", "chifoumi"), ("clock", "1m"), ("at-once", "3"), ("name", "Winter cup")];
    let list = stand_in.answer(stand_in.command(ANN, CHANNEL, "tournament open", &options)).await;
    for name in NAMES {
        stand_in.answer(stand_in.press(account(name), &list, "Join")).await;
    }
    stand_in.answer(stand_in.command(ANN, CHANNEL, "organize start", &[])).await;
    let alone = NAMES.into_iter().take(PRESENT).map(|name| (name, alone_with(&stand_in, account(name)))).collect();
    let mut season = Season { stand_in: stand_in.clone(), begun: BTreeSet::new(), alone };
    let begun = Instant::now();
    while !season.seen().iter().any(|message| named(message).contains("is over.")) {
        assert!(begun.elapsed() < SEASON_MAX, "{}", written(&season.seen()));
        for name in NAMES.into_iter().take(PRESENT) {
            season.plays(name).await;
        }
    }
    let seen = season.seen();
    if let Some(file) = std::env::var_os("PARLOUR_TRANSCRIPT") {
        std::fs::write(file, written(&seen)).unwrap();
    }
    let texts: Vec<String> = seen.iter().map(named).collect();
    let of = |wanted: &str| texts.iter().filter(|text| kind(text) == wanted).cloned().collect::<Vec<String>>();
    assert!(kind(&texts[0]) == "opened" && texts[0].contains("12 joined: Ann, Bob, "), "{}", texts[0]);
    let begins: Vec<u32> = of("rounds").iter().flat_map(|text| rounds(text)).collect();
    assert_eq!(begins, (1..=11).collect::<Vec<u32>>(), "each round is told once");
    assert!(texts.iter().any(|text| text.contains("rounds 1 to 3 of 11 begin, with 18 games.")), "{}", written(&seen));
    let missed = of("missed").join("\n");
    assert_eq!(of("missed").len(), 3, "{missed}");
    for name in &NAMES[PRESENT..] {
        assert!(missed.contains(&format!("{name} has missed two pairings")), "{missed}");
    }
    let over = seen.iter().find(|message| kind(&named(message)) == "over").unwrap();
    let told = named(over);
    assert_eq!(of("over").len(), 1, "{told}");
    assert!(told.contains("Ann wins it.\nAnn beat ") && told.contains(" against Bob."), "{told}");
    assert_eq!(over.labels(), ["Replay their best game"]);
    let described = over.body["attachments"][0]["description"].as_str().unwrap();
    assert!(described.contains("1, Ann, points 24, ") && described.contains("champion."), "{described}");
    assert!(seen.len() <= 30, "nobody is flooded: {}", written(&seen));
    let replay = stand_in.answer(stand_in.press(account("Lou"), over, "Replay their best game")).await;
    assert!(replay.files[0].0.ends_with(".gif"), "{:?}", replay.files[0].0);
    bot.stop().await;
}
