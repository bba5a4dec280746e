//! Eyes on the bot while it plays: health, metrics, and a log that tells nothing about people.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use super::bot::Setup;
use super::gateway::Order;
use super::people::alone_with;
use super::unreachable::until_logged;
use super::world::{ANN, BOB, BOT, CHANNEL, DEADLINE, StandIn, TOKEN};

/// A port that nobody has.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// The status and the body of a page.
async fn page(port: u16, path: &'static str) -> (u16, String) {
    let answer = tokio::task::spawn_blocking(move || {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    });
    let answer = answer.await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

/// The value of a metric.
fn value(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')));
    line.unwrap_or_else(|| panic!("no {name} in {metrics}")).rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_count_what_happens_and_health_says_whether_all_is_well() {
    let stand_in = StandIn::open().await;
    let port = free_port();
    let setup = Setup::new(&stand_in).with("PARLOUR_HTTP_LISTEN", &format!("127.0.0.1:{port}"));
    let bot = setup.start().await;
    stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
    stand_in.answer(stand_in.command(BOB, CHANNEL, "move", &[("actions", "c6-c2")])).await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "d2-d3")])).await;
    let (status, health) = page(port, "/health").await;
    assert_eq!(status, 200, "{health}");
    assert!(setup.output(&["health"]).await.contains("\"healthy\":true"));
    let (status, metrics) = page(port, "/metrics").await;
    assert_eq!(status, 200);
    assert_eq!(value(&metrics, "parlour_moves_total"), 1.0);
    assert_eq!(value(&metrics, "parlour_refusals_total{reason=\"club-illegal\"}"), 1.0);
    assert_eq!(value(&metrics, "parlour_refusals_total{reason=\"club-not-your-turn\"}"), 1.0);
    assert_eq!(value(&metrics, "parlour_games{state=\"live\"}"), 1.0);
    assert_eq!(value(&metrics, "parlour_connected{platform=\"discord\"}"), 1.0);
    assert_eq!(value(&metrics, "parlour_connections_total{platform=\"discord\"}"), 1.0);
    assert!(value(&metrics, "parlour_handle_seconds_count") >= 5.0);
    assert!(value(&metrics, "parlour_render_seconds_count") >= 2.0);
    assert!(value(&metrics, "parlour_memory_bytes") > 1e6);
    assert!(metrics.ends_with("# EOF\n"));
    stand_in.change(|world| {
        world.gateway.turns_away = 4;
        world.gateway.order(|| Order::Drop);
    });
    stand_in.until("attempts to connect", |world| (world.gateway.turns_away < 3).then_some(())).await;
    assert!(setup.output(&["health"]).await.contains("\"problems\":[\"discord is not connected\"]"));
    stand_in.until("the connection", |world| (world.gateway.connected() == 1).then_some(())).await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "games", &[])).await;
    let (_, metrics) = page(port, "/metrics").await;
    assert_eq!(value(&metrics, "parlour_connected{platform=\"discord\"}"), 1.0);
    assert_eq!(value(&metrics, "parlour_connections_total{platform=\"discord\"}"), 2.0);
    bot.stop().await;
    assert!(setup.output(&["health"]).await.contains("the bot doesn’t answer on 127.0.0.1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_are_made_by_schedule_while_it_plays() {
    let stand_in = StandIn::open().await;
    let port = free_port();
    let setup = Setup::new(&stand_in)
        .with("PARLOUR_HTTP_LISTEN", &format!("127.0.0.1:{port}"))
        .with("PARLOUR_BACKUP_FOLDER", "saved");
    let bot = setup.start().await;
    until_logged(&bot, &["a backup was made"]).await;
    let made: Vec<_> = std::fs::read_dir(setup.file("saved")).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(made.len(), 1, "{made:?}");
    assert!(parlour::store::Store::open_to_read(&made[0]).unwrap().defects().unwrap().is_empty());
    assert!(value(&page(port, "/metrics").await.1, "parlour_backup_time_seconds") > 1.7e9);
    bot.stop().await;
    // The next start finds that none is due.
    let bot = setup.start().await;
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    bot.stop().await;
    assert_eq!(std::fs::read_dir(setup.file("saved")).unwrap().count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_taken_is_named_at_once() {
    let stand_in = StandIn::open().await;
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = Setup::new(&stand_in).with("PARLOUR_HTTP_LISTEN", &address).output(&["run"]).await;
    assert!(
        said.contains(&format!("can’t listen on {address}: set http.listen (PARLOUR_HTTP_LISTEN) to another address")),
        "{said}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn even_the_fullest_log_has_no_token_and_nothing_that_people_say() {
    for format in ["human", "json"] {
        let stand_in = StandIn::open().await;
        let setup = Setup::new(&stand_in)
            .with("PARLOUR_LOG", "trace")
            .with("PARLOUR_LOG_FORMAT", format)
            .with("PARLOUR_DISCORD_MESSAGE_CONTENT", "true");
        let bot = setup.start().await;
        stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
        stand_in.answer(stand_in.command(ANN, CHANNEL, "move", &[("actions", "c2-c3")])).await;
        stand_in.answer(stand_in.command(BOB, CHANNEL, "move", &[("actions", "moonlight")])).await;
        stand_in.write(ANN, CHANNEL, &format!("<@{BOT}> help moonlight"), true);
        stand_in.message(CHANNEL, "moonlight").await;
        let refused = serde_json::json!({"message": "Missing Permissions", "code": 50_013});
        stand_in.fail("POST", &format!("/channels/{CHANNEL}/messages"), 1, 403, refused);
        stand_in.write(ANN, CHANNEL, &format!("<@{BOT}> games"), true);
        stand_in.until("the fault", |world| world.faults.iter().all(|fault| fault.times == 0).then_some(())).await;
        let log = bot.log();
        bot.stop().await;
        assert!(log.contains("the commands are known to Discord"), "{log}");
        for secret in [TOKEN, "token-", "c2-c3", "moonlight"] {
            assert!(!log.contains(secret), "{secret}: {log}");
        }
        if format == "json" {
            assert!(log.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{log}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_of_events_that_are_needed_is_counted() {
    let stand_in = StandIn::open().await;
    let port = free_port();
    let bot = Setup::new(&stand_in).with("PARLOUR_HTTP_LISTEN", &format!("127.0.0.1:{port}")).start().await;
    let (board, _) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let choice = stand_in.answer(stand_in.press(ANN, &board, "c2")).await;
    // serenity reads no press of a message that came of a press, and does not say of which.
    stand_in.change(|world| world.gateway.hides_what_was_pressed = true);
    stand_in.press(ANN, &choice, "c2-c3");
    until_logged(&bot, &["an event cannot be read"]).await;
    let (_, metrics) = page(port, "/metrics").await;
    let name = "parlour_unreadable_events_total{platform=\"discord\",kind=\"INTERACTION_CREATE\"}";
    assert_eq!(value(&metrics, name), 1.0);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_events_at_once_are_all_heard() {
    const EVENTS: f64 = 1_000.0;
    let stand_in = StandIn::open().await;
    let port = free_port();
    let bot = Setup::new(&stand_in).with("PARLOUR_HTTP_LISTEN", &format!("127.0.0.1:{port}")).start().await;
    let alone = alone_with(&stand_in, ANN);
    // What is said while nobody listens comes all at once when the session is resumed.
    stand_in.change(|world| {
        world.gateway.turns_away = 1;
        world.gateway.order(|| Order::Drop);
    });
    stand_in.until_gone().await;
    for _ in 0..EVENTS as u32 {
        stand_in.write(ANN, alone, "games", false);
    }
    let deadline = Instant::now() + DEADLINE;
    let mut look = tokio::time::interval(Duration::from_millis(100));
    while value(&page(port, "/metrics").await.1, "parlour_handle_seconds_count") < EVENTS {
        look.tick().await;
        assert!(Instant::now() < deadline, "some are not heard");
    }
    bot.stop().await;
}
