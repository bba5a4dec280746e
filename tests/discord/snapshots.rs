//! What each kind of message looks like: kept as JSON with its pictures, and a few of them shown in `docs/discord.md`.
//! `PARLOUR_GOLDEN=renew` writes all of it anew.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde_json::{Value, json};

use super::bot::Setup;
use super::outages::{flag_has_fallen, let_pass, timed_game};
use super::world::{ANN, BOB, CHANNEL, Message, StandIn, World};

const BEGIN: &str = "<!-- messages -->\n";
const END: &str = "<!-- /messages -->\n";

/// Where everything is kept.
const KEPT: &str = "tests/discord/snapshots";

/// The messages that the page shows, one of a kind; all others are kept beside this test only.
const SHOWN: &[&str] = &["challenge", "move", "refusal", "over", "leaderboard", "tournament-list"];

/// The one of these below which the page says what is heard of it, too.
const SHOWN_AS_HEARD: &str = "move";

/// A time that is to come, and one that has gone by, as they are kept.
const TO_COME: &str = "<t:0:R>";
const GONE: &str = "<t:1:R>";

/// The part of the page that shows messages, and what is heard of all of them, as both grow.
#[derive(Default)]
struct Page {
    shown: String,
    heard: String,
}

fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Holds something against what was kept.
fn hold(path: &str, made: &[u8]) {
    if std::env::var_os("PARLOUR_GOLDEN").is_some_and(|value| value == "renew") {
        std::fs::create_dir_all(file(path).parent().unwrap()).unwrap();
        std::fs::write(file(path), made).unwrap();
    } else if std::fs::read(file(path)).unwrap_or_default() != made {
        let made = String::from_utf8_lossy(made);
        panic!("{path} is not as it was; if that is meant, run this with PARLOUR_GOLDEN=renew: {made:.2000}");
    }
}

impl Page {
    /// Holds a message and its pictures against those that were kept, and shows it if the page has it.
    fn add(&mut self, name: &str, about: &str, message: &Message) {
        let heard = self.hear(about, message);
        let mut body = message.body.clone();
        for changing in ["nonce", "enforce_nonce", "interaction_metadata"] {
            body.as_object_mut().map(|body| body.remove(changing));
        }
        body["content"] = json!(steady(body["content"].as_str().unwrap_or_default()));
        if message.only_for.is_some() {
            // An answer that comes late fills in one without words, and doesn't say again who alone reads it.
            body.as_object_mut().map(|body| body.remove("flags"));
        }
        let to = if message.only_for.is_some() { "the one who asked" } else { "everybody" };
        body["to"] = json!(to);
        let text = format!("{}\n", serde_json::to_string_pretty(&body).unwrap());
        hold(&format!("{KEPT}/{name}.json"), text.as_bytes());
        let on_page = SHOWN.contains(&name);
        let mut pictures = String::new();
        for ((kept, bytes), described) in message.files.iter().zip(body["attachments"].as_array().unwrap()) {
            let Some(alt) = described["description"].as_str() else { continue };
            let picture = format!("{name}.{}", kept.rsplit('.').next().unwrap());
            hold(&format!("{}/{picture}", if on_page { "docs/discord" } else { KEPT }), bytes);
            let alt = alt.lines().take(3).collect::<Vec<_>>().join(" ");
            writeln!(pictures, "<img src=\"discord/{picture}\" width=\"400\" alt=\"{alt}\">\n").unwrap();
        }
        if on_page {
            self.show(name, about, &body, &pictures, &heard);
        }
    }

    /// Shows a message as people see it: the text, its pictures, what can be pressed.
    fn show(&mut self, name: &str, about: &str, body: &Value, pictures: &str, heard: &str) {
        writeln!(self.shown, "### {about}\n\nFor {}.\n", body["to"].as_str().unwrap()).unwrap();
        let said = body["content"].as_str().unwrap().replace(&format!("<@{ANN}>"), "@Ann");
        let said =
            said.replace(&format!("<@{BOB}>"), "@Bob").replace(TO_COME, "in 7 days").replace(GONE, "a minute ago");
        write!(self.shown, "~~~text\n{said}\n~~~\n\n{pictures}").unwrap();
        for row in body["components"].as_array().unwrap() {
            let inside: Vec<String> = row["components"].as_array().unwrap().iter().map(shown).collect();
            writeln!(self.shown, "{}\n", inside.join(" ")).unwrap();
        }
        if name == SHOWN_AS_HEARD {
            let summary = "<details><summary>What a screen reader says</summary>";
            writeln!(self.shown, "{summary}\n\n~~~text\n{heard}~~~\n\n</details>\n").unwrap();
        }
    }

    /// Holds a modal against the one that was kept.
    fn add_modal(&mut self, name: &str, about: &str, modal: &Value) {
        let text = format!("{}\n", serde_json::to_string_pretty(modal).unwrap());
        hold(&format!("{KEPT}/{name}.json"), text.as_bytes());
        let input = &modal["components"][0]["components"][0];
        let [title, label, placeholder] =
            [&modal["title"], &input["label"], &input["placeholder"]].map(|text| text.as_str().unwrap());
        writeln!(self.heard, "== {about}\n(dialog) {title}\n(field) {label}: {placeholder}\n").unwrap();
    }

    /// Adds what a screen reader says of a message, in the order in which it reads: the text, each picture by its
    /// description, each button and menu by its label. Says it.
    fn hear(&mut self, about: &str, message: &Message) -> String {
        let body = &message.body;
        let said = |text: &str| {
            let text = steady(text).replace(TO_COME, "in 7 days").replace(GONE, "a minute ago");
            let text = text.replace(&format!("<@{ANN}>"), "@Ann").replace(&format!("<@{BOB}>"), "@Bob");
            // A command is read by its name, a link by its words.
            let mark = |text: &str, begin: &str, end: char, read: fn(&str) -> String| -> String {
                let parts = text.split(begin).enumerate().map(|(index, part)| match part.split_once(end) {
                    Some((mark, rest)) if index > 0 => format!("{}{rest}", read(mark)),
                    _ => part.to_owned(),
                });
                parts.collect()
            };
            let text = mark(&text, "</", '>', |command| format!("/{}", command.split(':').next().unwrap()));
            mark(&text, "[", ')', |link| format!("(link) {}", link.split(']').next().unwrap()))
        };
        let mut heard = format!("{}\n", said(body["content"].as_str().unwrap()));
        for long in body["embeds"].as_array().unwrap() {
            writeln!(heard, "{}", said(long["description"].as_str().unwrap())).unwrap();
        }
        for file in body["attachments"].as_array().unwrap() {
            let name = file["description"].as_str().map_or("a file", |_| "image");
            writeln!(heard, "({name}) {}", file["description"].as_str().unwrap_or_default()).unwrap();
        }
        for row in body["components"].as_array().unwrap() {
            for part in row["components"].as_array().unwrap() {
                let menu = part["placeholder"].as_str().map(|prompt| format!("(menu) {prompt}"));
                let label = menu.unwrap_or_else(|| format!("(button) {}", part["label"].as_str().unwrap()));
                writeln!(heard, "{label}").unwrap();
            }
        }
        writeln!(self.heard, "== {about}\n{heard}").unwrap();
        heard
    }

    /// Holds all that was added against the page.
    fn finish(self) {
        assert_eq!(self.shown.matches("### ").count(), SHOWN.len(), "every message that the page shows was had");
        hold(&format!("{KEPT}/heard.txt"), self.heard.as_bytes());
        let page = std::fs::read_to_string(file("docs/discord.md")).unwrap();
        let (before, rest) = page.split_once(BEGIN).unwrap();
        let (_, after) = rest.split_once(END).unwrap();
        hold("docs/discord.md", format!("{before}{BEGIN}\n{}{END}{after}", self.shown).as_bytes());
    }
}

/// A text with each time as one that is to come or has gone by: they are others whenever this runs.
fn steady(text: &str) -> String {
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let mut parts = text.split("<t:");
    let before = parts.next().unwrap().to_owned();
    parts.fold(before, |text, part| {
        let (time, rest) = part.split_once(":R>").unwrap();
        let time: u64 = time.parse().unwrap();
        format!("{text}{}{rest}", if time > now { TO_COME } else { GONE })
    })
}

/// What was said of a game that was looked through, without what depends on how far this machine sees: shares in percent,
/// what would have been better, and whether the first turn was a fault.
fn without_guesses(told: &str) -> String {
    let known = |line: &str| match line.split_once(": accuracy ") {
        Some((player, _)) => format!("{player}: accuracy 50%; 0 inaccuracies, 1 mistake, 0 blunders."),
        None => match line.split_once(", from ") {
            Some((turn, _)) => {
                format!("{turn}, from 50% to 0%. Better was swap. The board shows the position after the better turn.")
            }
            None => line.to_owned(),
        },
    };
    let lines = told.lines().filter(|line| !line.starts_with("Turn 1, "));
    lines.map(known).collect::<Vec<_>>().join("\n")
}

/// A button or a select, as the page shows it.
fn shown(component: &Value) -> String {
    match component["placeholder"].as_str() {
        Some(prompt) => format!("`▾ {prompt}` ({} to choose from)", component["options"].as_array().unwrap().len()),
        None => format!("`[ {} ]`", component["label"].as_str().unwrap()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_look_as_they_did_and_as_the_page_shows_them() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    let mut page = Page::default();
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "chifoumi"), ("side", "first")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    page.add("challenge", "A challenge", &challenge);
    let begun = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
    page.add("begins", "A game begins", &begun);
    let piece = stand_in.answer(stand_in.press(ANN, &begun, "c2")).await;
    page.add("piece", "A piece was chosen", &piece);
    let modal = stand_in.open_modal(ANN, &begun, "Type a turn").await;
    page.add_modal("modal", "A turn is typed", &modal);
    let refused = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c9")])).await;
    page.add("refusal", "A turn is not legal", &refused);
    let tried = stand_in.answer(stand_in.command(ANN, CHANNEL, "try", &[("line", "c2-c3")])).await;
    page.add("try", "A turn is only tried", &tried);
    let played = stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    page.add("move", "A turn was played", &played);
    let past = |world: &mut World| {
        let message = &world.messages[&begun.id];
        message.files.is_empty().then(|| message.clone())
    };
    page.add("past", "The board before", &stand_in.until("the end of the old board", past).await);
    let mut hub = stand_in.answer(stand_in.command(ANN, CHANNEL, "games", &[])).await;
    // The number of a message is another one each time.
    hub.body["content"] = json!(hub.text().replace(&played.id.to_string(), "1"));
    page.add("games", "Somebody’s games", &hub);
    let words = stand_in.answer(stand_in.command(ANN, CHANNEL, "board", &[("as", "words")])).await;
    page.add("board-text", "The board in words", &words);
    let line = [("line", "e6-e5 then e2-e3")];
    page.add("if", "A turn said in advance", &stand_in.answer(stand_in.command(ANN, CHANNEL, "if", &line)).await);
    for (question, options) in
        [("status", &[][..]), ("threats", &[]), ("moves", &[("from", "c6")]), ("at", &[("cell", "c3")])]
    {
        let answer = stand_in.answer(stand_in.command(BOB, CHANNEL, question, options)).await;
        page.hear(&format!("The answer to {question}"), &answer);
    }
    page.add("help", "Help", &stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await);
    page.add("settings", "Settings", &stand_in.answer(stand_in.command(ANN, CHANNEL, "settings", &[])).await);
    for (who, line) in [(BOB, "c6-c5"), (ANN, "e2-e3"), (BOB, "e6-e5")] {
        stand_in.answer(stand_in.command(who, CHANNEL, "move", &[("actions", line)])).await;
    }
    page.add("draw", "An offer", &stand_in.answer(stand_in.command(BOB, CHANNEL, "draw", &[])).await);
    let asked = stand_in.answer(stand_in.command(BOB, CHANNEL, "resign", &[])).await;
    page.add("resign", "A question before something is lost", &asked);
    let puzzle = stand_in.answer(stand_in.command(ANN, CHANNEL, "puzzle", &[("game", "sia-doble")])).await;
    page.add("puzzle", "A puzzle", &puzzle);
    let over = stand_in.answer(stand_in.command(BOB, CHANNEL, "resign", &[("sure", "yes")])).await;
    page.add("over", "A game is over", &over);
    page.add("record", "A record", &stand_in.answer(stand_in.press(ANN, &over, "Record")).await);
    page.add("replay", "A replay", &stand_in.answer(stand_in.press(ANN, &over, "Replay")).await);
    let ladder = stand_in.answer(stand_in.command(ANN, CHANNEL, "leaderboard", &[("game", "chifoumi")])).await;
    page.add("leaderboard", "A leaderboard", &ladder);
    hear_the_rest(&stand_in, &mut page, &over).await;
    show_a_tournament(&stand_in, &mut page).await;
    hear_the_computer(&stand_in, &mut page).await;
    hear_of_time(&stand_in, &setup, &mut page).await;
    page.finish();
    bot.stop().await;
}

/// A tournament of two: who has joined, and its last table.
async fn show_a_tournament(stand_in: &StandIn, page: &mut Page) {
    let options = [("system", "league"), ("game", "chifoumi"), ("meet", "once")];
    let list = stand_in.answer(stand_in.command(ANN, CHANNEL, "tournament open", &options)).await;
    for who in [ANN, BOB] {
        stand_in.answer(stand_in.press(who, &list, "Join")).await;
    }
    // Somebody speaks, so that what is due is looked after.
    stand_in.answer(stand_in.command(BOB, CHANNEL, "status", &[])).await;
    page.add("tournament-list", "A tournament that can be joined", &stand_in.message(CHANNEL, "2 joined").await);
    stand_in.answer(stand_in.command(ANN, CHANNEL, "organize start", &[])).await;
    let games = stand_in.answer(stand_in.command(BOB, CHANNEL, "tournament games", &[])).await;
    page.add("tournament-games", "The games of a round", &games);
    let text = games.text();
    let id = text.lines().find_map(|line| line.split_once(" ").filter(|_| line.contains("is in progress"))).unwrap().0;
    for (about, command, options) in [
        ("A tournament’s table", "tournament table", &[][..]),
        ("Which of several games is meant", "draw", &[]),
        ("These are the games", "rules", &[]),
    ] {
        page.hear(about, &stand_in.answer(stand_in.command(BOB, CHANNEL, command, options)).await);
    }
    // One turn of each, or nothing is played.
    for (who, actions) in [(ANN, "c2-c3"), (BOB, "c6-c5")] {
        stand_in.answer(stand_in.command(who, CHANNEL, "move", &[("id", id), ("actions", actions)])).await;
    }
    stand_in.answer(stand_in.command(BOB, CHANNEL, "resign", &[("id", id), ("sure", "yes")])).await;
    page.add("tournament-over", "A tournament is over", &stand_in.message(CHANNEL, "(basic), is over").await);
    let open = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &[("game", "sia-doble")])).await;
    page.hear("A challenge to anyone", &open);
}

/// What the page does not show but is heard as well: a second game, the questions, lessons.
async fn hear_the_rest(stand_in: &StandIn, page: &mut Page, over: &Message) {
    let rematch = stand_in.answer(stand_in.press(ANN, over, "Rematch")).await;
    page.hear("A rematch is offered", &rematch);
    stand_in.answer(stand_in.press(BOB, &rematch, "Accept")).await;
    for (about, who, command, options) in [
        ("A turn goes on", BOB, "move", &[("actions", "d2xe1")][..]),
        ("A turn is begun anew", BOB, "undo", &[]),
        ("The next turn", BOB, "move", &[("actions", "e2-e3")]),
        ("A turn is to be taken back", BOB, "takeback", &[]),
        ("An offer is declined", ANN, "decline", &[]),
        ("The answer to around", ANN, "around", &[("cell", "e3")]),
        ("The answer to row", ANN, "row", &[("row", "3")]),
        ("The answer to file", ANN, "file", &[("file", "e")]),
        ("The answer to line", ANN, "line", &[("cell", "e3")]),
        ("The answer to mine", ANN, "mine", &[]),
        ("The answer to theirs", ANN, "theirs", &[]),
        ("The answer to pieces", ANN, "pieces", &[("kind", "rock")]),
        ("The answer to last", ANN, "last", &[]),
        ("The answer to since", ANN, "since", &[]),
        ("A game turn by turn", ANN, "replay", &[("id", "1"), ("as", "words")]),
        ("A board in letters", ANN, "board", &[("as", "letters")]),
        ("A page of a lesson", ANN, "rules", &[("game", "sia-doble"), ("page", "3")]),
        ("A task", ANN, "learn", &[("game", "sia-doble"), ("task", "2")]),
        ("A setting is changed", ANN, "settings", &[("setting", "boards"), ("value", "words")]),
        ("A page of a lesson in words", ANN, "rules", &[("game", "sia-doble"), ("page", "3")]),
        ("A profile", ANN, "profile", &[]),
        ("A word that is no command", ANN, "help", &[("command", "dance")]),
    ] {
        page.hear(about, &stand_in.answer(stand_in.command(who, CHANNEL, command, options)).await);
    }
}

/// What the computer says of a game whose first pass loses at once, so that it says the same on every machine.
async fn hear_the_computer(stand_in: &StandIn, page: &mut Page) {
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "fursaz"), ("variant", "5"), ("side", "first")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    let begun = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
    let id = begun.number();
    for (who, action) in [(ANN, "b2"), (BOB, "pass"), (ANN, "pass")] {
        stand_in.answer(stand_in.command(who, CHANNEL, "move", &[("id", &id), ("actions", action)])).await;
    }
    let turn = [("id", id.as_str()), ("turn", "3")];
    page.hear("A hint", &stand_in.answer(stand_in.command(ANN, CHANNEL, "hint", &turn)).await);
    page.hear("The whole hint", &stand_in.answer(stand_in.command(ANN, CHANNEL, "hint", &turn)).await);
    let begins = stand_in.answer(stand_in.command(ANN, CHANNEL, "analyse", &[("id", &id)])).await;
    page.hear("A game is looked through", &begins);
    let mut told = stand_in.message(CHANNEL, "The turning point was turn 2").await;
    told.body["content"] = json!(without_guesses(&told.text()));
    // The board after the turn that this machine finds best.
    let board = &mut told.body["attachments"][0]["description"];
    *board = json!(board.as_str().unwrap().lines().next());
    let curve = &mut told.body["attachments"][1]["description"];
    let words = curve.as_str().unwrap().split(' ').map(|word| if word.contains('%') { "…%" } else { word });
    *curve = json!(words.collect::<Vec<_>>().join(" "));
    page.hear("What each turn gave away", &told);
}

/// What comes by itself of a game with a clock: the list of one's games, a reminder, the end.
async fn hear_of_time(stand_in: &StandIn, setup: &Setup<'_>, page: &mut Page) {
    let id = timed_game(stand_in).await;
    stand_in.bob_wants("digest").await;
    page.hear("A digest", &stand_in.digest("none is waiting for you").await);
    let_pass(setup, 50 * 60);
    stand_in.answer(stand_in.command(BOB, CHANNEL, "games", &[])).await;
    page.hear("A reminder", &stand_in.message(CHANNEL, &format!("{id} Chifoumi (basic): <@{ANN}>, your time")).await);
    let_pass(setup, 11 * 60);
    page.hear("An end on time", &flag_has_fallen(stand_in).await);
}
