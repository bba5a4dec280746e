//! The commands and the invitation.

use serde_json::json;

use super::bot::Setup;
use super::world::{BOT, StandIn};

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
async fn while_trying_the_commands_belong_to_one_server() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in).with("PARLOUR_DISCORD_SERVER", "2000");
    setup.start().await.stop().await;
    let commands = stand_in.world().commands.clone();
    assert_eq!(commands.keys().collect::<Vec<_>>(), [&format!("/applications/{BOT}/guilds/2000/commands")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_commands_are_those_of_the_table_in_every_context() {
    let stand_in = StandIn::open().await;
    let bot = Setup::new(&stand_in).start().await;
    let commands = stand_in.world().commands.values().next().unwrap().clone();
    let names: Vec<&str> =
        commands.as_array().unwrap().iter().map(|command| command["name"].as_str().unwrap()).collect();
    assert_eq!(names, parlour::command::TABLE.iter().map(|spec| spec.name).collect::<Vec<_>>());
    for command in commands.as_array().unwrap() {
        assert_eq!(command["contexts"], json!([0, 1, 2]));
        assert_eq!(command["integration_types"], json!([0, 1]));
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_invitation_asks_for_exactly_the_permissions_used() {
    let stand_in = StandIn::open().await;
    let link = Setup::new(&stand_in).output(&["discord", "invite"]).await;
    // See channels, send messages, embed links, attach files, read the history, and threads: open them, write there.
    let permissions: u64 = [10, 11, 14, 15, 16, 35, 38].iter().map(|bit| 1_u64 << bit).sum();
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
    assert!(!bot.ended().await);
    assert!(bot.log().contains("does not accept the token"), "{}", bot.log());
    assert!(!bot.log().contains("another"), "a secret is not printed");
}
