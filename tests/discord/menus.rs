//! What Discord's own means ask for: modals, menus of people and messages, subcommands, links; and what is typed in vain.

use serde_json::json;

use super::bot::Setup;
use super::people::alone_with;
use super::servers::{MANAGE_CHANNELS, MANAGE_GUILD, MODERATORS, VIEW_CHANNEL};
use super::world::{ANN, BOB, BOT, CHANNEL, SECOND_CHANNEL, SERVER, StandIn, World};

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_typed_into_a_modal_that_shows_what_may_be_played() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let modal = stand_in.open_modal(ANN, &board, "Type a turn").await;
    let input = &modal["components"][0]["components"][0];
    let shown = input["placeholder"].as_str().unwrap();
    assert!(shown.starts_with("b3xc2, ") && shown.ends_with(", …") && shown.chars().count() <= 100, "{shown}");
    assert!(input["value"].is_null(), "it is empty");
    let refused = stand_in.answer(stand_in.submit(ANN, &board, &modal, "c2-c9")).await;
    assert_eq!(refused.only_for, Some(ANN));
    assert!(refused.text().contains("c9 isn’t on the board"), "{}", refused.text());
    let played = stand_in.answer(stand_in.submit(ANN, &board, &modal, " c2-c3 ")).await;
    assert!(played.text().contains("played c2-c3"), "{}", played.text());
    assert_eq!(World::called(&played), [BOB]);
    // A modal of a board that is past plays nothing.
    let late = stand_in.answer(stand_in.submit(ANN, &board, &modal, "c2-c3")).await;
    assert_eq!(late.only_for, Some(ANN));
    // Whoever is not to move is told so, and not all that the opponent may play.
    let told = stand_in.answer(stand_in.press(ANN, &played, "Type a turn")).await;
    assert_eq!(told.only_for, Some(ANN));
    assert!(told.text().starts_with("It isn’t your turn") && !told.text().contains("c6"), "{}", told.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_not_shown_to_us_is_met_with_how_to_play() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let said = |stand_in: &StandIn| {
        let world = stand_in.world();
        world.messages.values().filter(|message| message.text().contains("Press “Type a turn”")).count()
    };
    let noted = |world: &mut World| world.requests.iter().any(|(method, ..)| method == "PATCH").then_some(());
    stand_in.until("the end of the challenge, after which it is known where the board is", noted).await;
    // Who does not have to play may say what they like.
    stand_in.write_answer(BOB, CHANNEL, "good luck!", false, Some(&board));
    stand_in.write_answer(ANN, CHANNEL, "c2-c3", false, Some(&board));
    let told = stand_in.message(CHANNEL, "Press “Type a turn”").await;
    assert!(World::called(&told).is_empty());
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    assert_eq!(said(&stand_in), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_challenged_from_their_menu() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let form = stand_in.answer(stand_in.person_menu(ANN, CHANNEL, BOB)).await;
    assert_eq!(form.only_for, Some(ANN));
    assert!(form.text().contains("You challenge Bob"), "{}", form.text());
    let form = stand_in.answer(stand_in.press(ANN, &form, "SFIRS")).await;
    let challenge = stand_in.answer(stand_in.press(ANN, &form, "Challenge")).await;
    assert_eq!((challenge.only_for, World::called(&challenge)), (None, vec![BOB]));
    let begun = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
    assert!(begun.text().contains("SFIRS"), "{}", begun.text());
    let gone = |world: &mut World| world.messages[&form.id].deleted.then_some(());
    stand_in.until("the end of the form", gone).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_made_by_one_message_that_changes_and_goes() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let first = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &[])).await;
    assert_eq!(first.only_for, Some(ANN));
    let mut form = stand_in.answer(stand_in.choose_person(ANN, &first, BOB)).await;
    for choice in ["Fursaz", "5", "3d", "Rated, if possible"] {
        form = stand_in.answer(stand_in.press(ANN, &form, choice)).await;
        assert_eq!(form.id, first.id);
    }
    let chosen: Vec<String> = form.body["components"].as_array().unwrap()[1..4]
        .iter()
        .flat_map(|row| row["components"][0]["options"].as_array().unwrap().clone())
        .filter(|option| option["default"] == true)
        .map(|option| option["label"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(chosen, ["Fursaz", "5", "3d"]);
    let challenge = stand_in.answer(stand_in.press(ANN, &form, "Challenge")).await;
    assert_eq!((challenge.only_for, World::called(&challenge)), (None, vec![BOB]));
    assert!(challenge.text().contains("Fursaz (5): unrated, clock 3d"), "{}", challenge.text());
    let gone = |world: &mut World| world.messages[&first.id].deleted.then_some(());
    stand_in.until("the end of the form", gone).await;
    // Another program cannot be chosen.
    stand_in.change(|world| {
        world.people.insert(4_900, "Beep".to_owned());
        world.programs.push(4_900);
    });
    let form = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &[("opponent", "4002")])).await;
    let refused = stand_in.answer(stand_in.choose_person(ANN, &form, 4_900)).await;
    assert!(refused.id == form.id && refused.text().contains("Beep is a bot"), "{}", refused.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_challenged_where_they_cannot_see_it() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.change(|world| world.forbid(CHANNEL, BOB, VIEW_CHANNEL));
    let options = [("opponent", "4002"), ("game", "chifoumi")];
    let command = stand_in.command(ANN, CHANNEL, "challenge", &options);
    let form = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &[])).await;
    for asked in [command, stand_in.person_menu(ANN, CHANNEL, BOB), stand_in.choose_person(ANN, &form, BOB)] {
        let refused = stand_in.answer(asked).await;
        assert_eq!(refused.only_for, Some(ANN));
        assert!(refused.text().contains("Bob can’t see this channel"), "{}", refused.text());
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_shown_from_the_menu_of_its_message() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (first, id) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.begin(CHANNEL, ANN, BOB, "sfirs").await;
    let shown = stand_in.answer(stand_in.message_menu(BOB, CHANNEL, &first)).await;
    assert_eq!(shown.only_for, Some(BOB));
    assert!(shown.text().contains(&format!("{id} Chifoumi")) && !shown.files.is_empty(), "{}", shown.text());
    let talk = stand_in.write(ANN, CHANNEL, "hello", false);
    let talk = stand_in.world().messages[&talk].clone();
    let refused = stand_in.answer(stand_in.message_menu(BOB, CHANNEL, &talk)).await;
    assert!(refused.text().contains("That message isn’t mine"), "{}", refused.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_needed_rarely_is_asked_for_under_a_common_name() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let commands = stand_in.world().commands.values().next().unwrap().clone();
    assert!(!commands.as_array().unwrap().iter().any(|command| command["name"] == "around"));
    let around = stand_in.answer(stand_in.command(ANN, CHANNEL, "around", &[("cell", "d4")])).await;
    assert!(around.text().contains("d4"), "{}", around.text());
    let (offered, _) = stand_in.typing(ANN, CHANNEL, "try", &[], ("line", "c2")).await;
    assert!(!offered.is_empty() && offered.iter().all(|line| line.starts_with("c2")), "{offered:?}");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_programs_are_not_challenged_and_parlour_itself_plays() {
    const OTHER: u64 = 4_900;
    let stand_in = StandIn::open().await;
    stand_in.change(|world| {
        world.people.insert(OTHER, "Beep".to_owned());
        world.programs.push(OTHER);
    });
    let bot = Setup::new(&stand_in).start().await;
    let challenge = |whom: u64| {
        let whom = whom.to_string();
        stand_in.command(ANN, CHANNEL, "challenge", &[("opponent", whom.as_str()), ("game", "chifoumi")])
    };
    let refused = stand_in.answer(challenge(OTHER)).await;
    assert_eq!(refused.only_for, Some(ANN));
    assert!(refused.text().contains("Beep is a bot"), "{}", refused.text());
    let refused = stand_in.answer(stand_in.person_menu(ANN, CHANNEL, OTHER)).await;
    assert!(refused.text().contains("Beep is a bot"), "{}", refused.text());
    let begun = stand_in.answer(challenge(BOT)).await;
    assert!(begun.text().contains("Parlour 3 is the computer"), "{}", begun.text());
    let offered = stand_in.answer(stand_in.person_menu(ANN, CHANNEL, BOT)).await;
    assert!(offered.labels().contains(&"SFIRS".to_owned()), "{}", offered.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_manages_a_channel_sets_nothing_for_the_server() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let set = |of, value| {
        let options = [("of", of), ("setting", "rated"), ("value", value)];
        stand_in.command(ANN, CHANNEL, "settings", &options)
    };
    stand_in.change(|world| {
        world.roles.insert(MODERATORS, 0);
        world.overwrite(CHANNEL, ANN, MANAGE_CHANNELS, 0);
    });
    assert!(stand_in.answer(set("place", "no")).await.text().contains("rated"));
    let refused = stand_in.answer(set("community", "no")).await;
    assert!(!refused.text().contains("now"), "{}", refused.text());
    stand_in.change(|world| world.roles.insert(MODERATORS, MANAGE_GUILD));
    let changed = stand_in.answer(set("community", "no")).await;
    assert_ne!(changed.text(), refused.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_values_of_a_setting_are_offered() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (offered, _) = stand_in.typing(ANN, CHANNEL, "settings", &[("setting", "theme")], ("value", "")).await;
    assert_eq!(offered, ["light", "dark", "contrast", "default"]);
    let (offered, _) = stand_in.typing(ANN, CHANNEL, "settings", &[("setting", "theme")], ("value", "da")).await;
    assert_eq!(offered, ["dark"]);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_there_is_no_thread_is_said_as_discord_says_it() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    stand_in.set_place(CHANNEL, "threads", "on").await;
    stand_in.change(|world| world.channels.get_mut(&CHANNEL).unwrap()["full_of_threads"] = json!(true));
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.message(CHANNEL, "as many open threads as Discord allows").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_is_a_turn_in_a_conversation_of_two_as_well() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (_, id) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let alone = alone_with(&stand_in, ANN);
    let board = stand_in.answer(stand_in.command(ANN, alone, "board", &[("id", &id)])).await;
    let modal = stand_in.open_modal(ANN, &board, "Type a turn").await;
    stand_in.submit(ANN, &board, &modal, "c2-c3");
    let played = stand_in.message(CHANNEL, "played c2-c3").await;
    assert_eq!(World::called(&played), [BOB]);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_games_leads_to_each_and_to_what_is_next() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (first, one) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let (second, two) = stand_in.begin(CHANNEL, BOB, ANN, "sfirs").await;
    let hub = stand_in.answer(stand_in.command(ANN, CHANNEL, "games", &[])).await;
    assert_eq!(hub.only_for, Some(ANN));
    for (id, board) in [(&one, &first), (&two, &second)] {
        let link = format!("[{id}](https://discord.com/channels/{SERVER}/{CHANNEL}/{}) ", board.id);
        assert!(hub.text().contains(&link), "{}", hub.text());
    }
    assert!(hub.text().find(&one) < hub.text().find(&two), "one's own turns come first");
    assert_eq!(hub.labels(), ["Next game", "Resign"]);
    let next = stand_in.answer(stand_in.press(ANN, &hub, "Next game")).await;
    assert_eq!(next.id, hub.id, "it changes where it is");
    assert!(next.text().contains(&format!("{one} Chifoumi")) && !next.files.is_empty(), "{}", next.text());
    // Which one, and whether that is meant.
    let hub = stand_in.answer(stand_in.command(ANN, CHANNEL, "games", &[])).await;
    let which = stand_in.answer(stand_in.press(ANN, &hub, "Resign")).await;
    let label = which.labels().into_iter().find(|label| label.contains(&two)).unwrap();
    let asked = stand_in.answer(stand_in.press(ANN, &which, &label)).await;
    assert_eq!(asked.only_for, Some(ANN));
    assert!(!stand_in.world().messages.values().any(|message| message.text().contains("Ann gives")));
    let sure = asked.labels()[0].clone();
    let over = stand_in.answer(stand_in.press(ANN, &asked, &sure)).await;
    assert!(over.only_for.is_none() && over.text().contains(&format!("Ann resigns {two}")), "{}", over.text());
    let hub = stand_in.answer(stand_in.command(ANN, CHANNEL, "games", &[])).await;
    let rematch = stand_in.answer(stand_in.press(ANN, &hub, "Rematch")).await;
    assert_eq!(World::called(&rematch), [BOB]);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_turns_the_pages_of_a_list_does_so_for_themselves() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    for pair in ["a", "b", "c", "d", "e", "f"] {
        let lines = [
            "anna-*: challenge bert-* chifoumi first",
            "bert-*: accept",
            "anna-*: c2-c3",
            "bert-*: c6-c5",
            "anna-*: e2-e3",
            "bert-*: e6-e5",
            "anna-*: resign yes",
            "",
        ];
        setup.say_at_console(&lines.join("\n").replace('*', pair));
    }
    let bot = setup.start().await;
    let list = stand_in.answer(stand_in.command(ANN, CHANNEL, "leaderboard", &[("scope", "everywhere")])).await;
    assert_eq!((list.only_for, list.labels()), (None, vec!["Next".to_owned()]));
    let second = stand_in.answer(stand_in.press(BOB, &list, "Next")).await;
    assert_eq!((second.only_for, second.labels()), (Some(BOB), vec!["Back".to_owned()]));
    assert!(second.text().contains("11. ") && !second.files.is_empty(), "{}", second.text());
    let first = stand_in.answer(stand_in.press(BOB, &second, "Back")).await;
    assert_eq!((first.id, first.text()), (second.id, list.text()), "it changes where it is");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_games_leads_to_no_channel_that_was_deleted() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let (board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let (lost, id) = stand_in.begin(SECOND_CHANNEL, ANN, BOB, "sfirs").await;
    stand_in.change(|world| {
        world.tell_of_channel(SECOND_CHANNEL, "CHANNEL_DELETE");
        world.channels.remove(&SECOND_CHANNEL);
    });
    let hub = stand_in.answer(stand_in.command(ANN, CHANNEL, "games", &[])).await;
    assert!(hub.text().contains(&board.id.to_string()) && hub.text().contains(&id), "{}", hub.text());
    assert!(!hub.text().contains(&lost.id.to_string()), "{}", hub.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_declines_their_own_challenge_withdraws_it() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let options = [("opponent", "4002"), ("game", "chifoumi")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    let withdrawn = stand_in.answer(stand_in.press(ANN, &challenge, "Decline")).await;
    assert!(withdrawn.only_for.is_none() && withdrawn.text().contains("withdraws"), "{}", withdrawn.text());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_commands_names_them_as_they_are_here_to_be_pressed() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let help = stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await.text();
    for name in ["challenge", "decline", "parlour withdraw", "notices hours", "tournament join", "parlour around"] {
        assert!(help.contains(&format!("</{name}:")), "{name}: {help}");
    }
    assert!(help.contains("begin, challenge somebody"), "nothing is left out: {help}");
    bot.stop().await;
}
