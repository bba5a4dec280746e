//! A game, lists, a lesson and a tournament in every language, and in one that nobody speaks: all is said in it, and the stand-in
//! finds nothing too long.

use std::collections::BTreeSet;

use parlour::command::{COMMANDS, SETTINGS};
use parlour::rules::GAMES;
use parlour::text::Language;

use super::bot::Setup;
use super::pseudo;
use super::world::{ANN, BOB, CHANNEL, Message, StandIn};

/// Who asks for what, with the names of the options and what they choose.
type Asked = (u64, &'static str, &'static [(&'static str, &'static str)]);

/// What people ask for, one after the other.
const ASKED: &[Asked] = &[
    (ANN, "move", &[("actions", "c2-c3")]),
    (BOB, "move", &[("actions", "c6-c4")]),
    (BOB, "moves", &[]),
    (BOB, "board", &[("as", "words")]),
    (BOB, "status", &[]),
    (ANN, "threats", &[]),
    (ANN, "games", &[]),
    (ANN, "rules", &[("game", "sfirs")]),
    (ANN, "learn", &[("game", "fursaz")]),
    (ANN, "help", &[]),
    (ANN, "settings", &[]),
    (ANN, "hours", &[]),
    (ANN, "profile", &[]),
    (ANN, "leaderboard", &[("game", "chifoumi")]),
    (ANN, "tournament open", &[("system", "league"), ("game", "sia-doble"), ("name", "winter")]),
    (BOB, "tournament join", &[]),
    (ANN, "tournament list", &[]),
    (BOB, "draw", &[]),
    (ANN, "decline", &[]),
    (BOB, "resign", &[("sure", "yes")]),
    (BOB, "rematch", &[]),
];

/// All that is answered to people of this language.
async fn answers(stand_in: &StandIn, tag: &str) -> Vec<Message> {
    stand_in.change(|world| world.locale = tag.to_owned());
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "chifoumi")];
    let mut said = vec![stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await];
    said.push(stand_in.answer(stand_in.command(BOB, CHANNEL, "accept", &[])).await);
    for (person, name, options) in ASKED {
        said.push(stand_in.answer(stand_in.command(*person, CHANNEL, name, options)).await);
    }
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_said_in_each_language_and_nothing_is_too_long() {
    for language in Language::all() {
        let stand_in = StandIn::open().await;
        let bot = Setup::new(&stand_in).with("PARLOUR_LANGUAGE", language.tag()).start().await;
        for answer in answers(&stand_in, language.tag()).await {
            let failed = language.word("club-button-accept");
            assert!(!failed.is_empty() && !answer.text().contains("{ $"), "{}: {}", language.tag(), answer.text());
        }
        assert_eq!(stand_in.world().wrong, Vec::<String>::new(), "{}", language.tag());
        bot.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_read_the_language_of_the_server_and_each_alone_that_of_their_app() {
    let stand_in = StandIn::open().await;
    stand_in.change(|world| world.server_locale = "fr".to_owned());
    stand_in.change(|world| world.locale = "de".to_owned());
    let bot = Setup::new(&stand_in).start().await;
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "chifoumi")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    assert!(challenge.text().contains("défie"), "{}", challenge.text());
    let games = stand_in.answer(stand_in.command(ANN, CHANNEL, "games", &[])).await;
    assert!(games.text().contains("fordert"), "{}", games.text());
    assert_eq!(stand_in.world().wrong, Vec::<String>::new());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_language_that_nobody_speaks_nothing_is_said_in_english() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let folder = setup.file("texts");
    pseudo::write(&folder);
    let setup = setup.with("PARLOUR_TEXTS", folder.to_str().unwrap()).with("PARLOUR_LANGUAGE", pseudo::TAG);
    let bot = setup.start().await;
    let known = known();
    let mut english = BTreeSet::new();
    for answer in answers(&stand_in, pseudo::TAG).await {
        let text = [vec![answer.text()], answer.labels()].concat().join("\n");
        let words = text
            .split(|c: char| !c.is_alphabetic())
            .filter(|word| word.len() > 3 && word.is_ascii() && word.contains(['a', 'e', 'i', 'o', 'u']));
        english.extend(words.filter(|word| !known.contains(&word.to_lowercase())).map(str::to_owned));
    }
    assert!(english.is_empty(), "{english:?}");
    assert_eq!(stand_in.world().wrong, Vec::<String>::new());
    bot.stop().await;
}

/// Words that are the same in every language: what people type, and names.
fn known() -> BTreeSet<String> {
    let mut lines: Vec<String> =
        COMMANDS.iter().flat_map(|spec| spec.examples).map(|line| (*line).to_owned()).collect();
    for spec in COMMANDS {
        // Discord shows these by the names that it has been told.
        lines.push(spec.name.to_owned());
    }
    for setting in SETTINGS {
        lines.push(setting.name.to_owned());
        lines.extend(setting.values().into_iter().map(str::to_owned));
    }
    for game in GAMES {
        lines.extend([game.about.title.to_owned(), game.about.id.to_owned()]);
        lines.extend(game.about.variants.iter().map(|variant| (*variant).to_owned()));
    }
    // The platform, parts of links, names of Discord's menus, and what was named here.
    let more =
        ["discord", "channels", "parlour", "organize", "past", "notices", "privacy", "links", "manage", "winter"];
    lines.extend(more.map(str::to_owned));
    let words = lines.iter().flat_map(|line| line.split(|c: char| !c.is_alphabetic()));
    words.map(str::to_lowercase).collect()
}
