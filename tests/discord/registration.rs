//! The commands and the invitation.

use serde_json::{Value, json};

use super::bot::Setup;
use super::world::{BOT, StandIn, World};

fn registrations(stand_in: &StandIn) -> usize {
    stand_in.world().requests.iter().filter(|(method, path, ..)| method == "PUT" && path.ends_with("/commands")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_only_when_they_changed() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    setup.start().await.stop().await;
    assert_eq!(registrations(&stand_in), 1);
    setup.start().await.stop().await;
    assert_eq!(registrations(&stand_in), 1);
    let path = format!("/applications/{BOT}/commands");
    stand_in.change(|world| world.commands.get_mut(&path).unwrap()[0]["description"] = json!("an old one"));
    setup.start().await.stop().await;
    assert_eq!(registrations(&stand_in), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn while_trying_the_commands_belong_to_one_server_and_afterwards_to_all() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in).with("PARLOUR_DISCORD_SERVER", "2000");
    let one = format!("/applications/{BOT}/guilds/2000/commands");
    for _ in 0..2 {
        setup.start().await.stop().await;
        assert_eq!(stand_in.world().commands.keys().collect::<Vec<_>>(), [&one]);
    }
    assert_eq!(registrations(&stand_in), 1, "those of a server have no contexts");
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    let gone = |world: &mut World| (world.commands[&one] == json!([])).then_some(());
    stand_in.until("the end of the old commands", gone).await;
    assert!(!stand_in.world().commands[&format!("/applications/{BOT}/commands")].as_array().unwrap().is_empty());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_commands_are_those_of_the_table_in_every_context() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let commands = stand_in.world().commands.values().next().unwrap().clone();
    let commands = commands.as_array().unwrap();
    let name = |command: &Value| command["name"].as_str().unwrap().to_owned();
    let is_menu = |command: &&Value| command["type"] != 1;
    assert_eq!(commands.iter().filter(is_menu).map(name).collect::<Vec<_>>(), ["Challenge", "Show board"]);
    let (under, own): (Vec<&Value>, Vec<&Value>) =
        commands.iter().filter(|command| !is_menu(command)).partition(|command| command["options"][0]["type"] == 1);
    let under = under.into_iter().flat_map(|menu| {
        menu["options"].as_array().unwrap().iter().map(move |option| {
            // A command of two words is under its first one, but for those that run a tournament, and those that join
            // platforms, which are named in full; others are under a word that is no part of their name.
            if name(menu) == "links" {
                let spec = parlour::command::COMMANDS.iter().find(|spec| spec.name.replace(' ', "-") == name(option));
                return spec.map_or_else(|| name(option), |spec| spec.name.to_owned());
            }
            let first = if name(menu) == "organize" { "tournament".to_owned() } else { name(menu) };
            let both = format!("{first} {}", name(option));
            let is_name = parlour::command::COMMANDS.iter().any(|spec| spec.name == both);
            if is_name { both } else { name(option) }
        })
    });
    let mut names: Vec<String> = own.into_iter().map(name).chain(under).collect();
    let mut wanted: Vec<String> = parlour::command::COMMANDS.iter().map(|spec| spec.name.to_owned()).collect();
    names.sort();
    wanted.sort();
    assert_eq!(names, wanted);
    for command in commands {
        assert_eq!(command["contexts"], json!([0, 1, 2]));
        assert_eq!(command["integration_types"], json!([0, 1]));
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_invitation_asks_for_exactly_the_permissions_used() {
    let stand_in = StandIn::open().await;
    let link = Setup::new(&stand_in).output(&["discord", "invite"]).await;
    // See channels, send messages, embed links, attach files, read the history, threads: open them, write there; polls.
    let permissions: u64 = [10, 11, 14, 15, 16, 35, 38, 49].iter().map(|bit| 1_u64 << bit).sum();
    assert_eq!(
        link.trim(),
        format!(
            "https://discord.com/oauth2/authorize?client_id={BOT}&scope=bot+applications.commands\
             &permissions={permissions}"
        )
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_ends_the_program_with_a_sentence() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in).with("PARLOUR_DISCORD_TOKEN", "another");
    let mut bot = setup.launch();
    assert_eq!(bot.ended().await, Some(1));
    assert!(bot.log().contains("doesn’t accept the token"), "{}", bot.log());
    assert!(!bot.log().contains("another"), "a secret is not printed");
}
