//! A browser on the page of a game whose other player is on Discord.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};

use tokio::task::spawn_blocking;

use super::bot::Setup;
use super::world::{ANN, BOB, CHANNEL, Message, StandIn};

/// As much of a browser as forms need.
#[derive(Clone)]
struct Browser {
    port: u16,
    cookie: String,
}

impl Browser {
    /// Sends a request, follows where it leads, and returns the page.
    async fn ask(&mut self, path: &str, form: Option<String>) -> String {
        let (mut browser, path) = (self.clone(), path.to_owned());
        let (kept, page) = spawn_blocking(move || {
            let page = browser.follow(path, form);
            (browser, page)
        })
        .await
        .unwrap();
        *self = kept;
        page
    }

    fn follow(&mut self, mut path: String, mut form: Option<String>) -> String {
        loop {
            let (head, body) = self.send(&path, form.take());
            let header = |name: &str| {
                let mut lines = head.lines().filter_map(|line| line.split_once(": "));
                lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned())
            };
            if let Some(cookie) = header("set-cookie") {
                cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
            }
            match header("location") {
                Some(to) => path = to,
                None => return body,
            }
        }
    }

    fn send(&self, path: &str, form: Option<String>) -> (String, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let (method, form) = if let Some(form) = form { ("POST", form) } else { ("GET", String::new()) };
        let about = "Content-Type: application/x-www-form-urlencoded\r\nConnection: close";
        let (cookie, length) = (&self.cookie, form.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{about}\r\nCookie: {cookie}\r\nContent-Length: {length}\r\n\r\n{form}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// Taps a step on the page at a path, and plays it.
    async fn play(&mut self, path: &str, id: &str, from: &str, to: &str) -> String {
        let page = self.ask(&format!("{path}?begun={from}&tap={to}"), None).await;
        assert_eq!(field(&page, "turn"), format!("{from}-{to}"), "{page}");
        let command = format!("move+%23{}&turn={from}-{to}&seen={}", id.trim_start_matches('#'), field(&page, "seen"));
        self.press(path, &page, &command).await
    }

    /// Sends a command by a form of a page.
    async fn press(&mut self, path: &str, page: &str, command: &str) -> String {
        let form = format!("proof={}&form={}&command={command}", field(page, "proof"), field(page, "form"));
        self.ask(&format!("{path}/do"), Some(form)).await
    }
}

/// The value of a page's hidden field.
fn field(page: &str, name: &str) -> String {
    let mark = format!("name=\"{name}\" value=\"");
    page.split_once(&mark).map_or("", |(_, rest)| rest.split('"').next().unwrap()).to_owned()
}

/// The address of a board's link button.
fn page_of(board: &Message) -> String {
    let rows = board.body["components"].as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
    buttons.filter_map(|button| button["url"].as_str().map(str::to_owned)).next().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_and_somebody_on_discord_play_one_game_though_the_bot_is_killed_in_between() {
    let stand_in = StandIn::open().await;
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("http://127.0.0.1:{port}");
    let setup = Setup::new(&stand_in)
        .with("PARLOUR_WEB_LISTEN", &format!("127.0.0.1:{port}"))
        .with("PARLOUR_WEB_PUBLIC_URL", &address);
    let bot = setup.start().await;
    stand_in.set_place(CHANNEL, "page", "on").await;
    let (board, id) = stand_in.begin(CHANNEL, ANN, BOB, "chifoumi").await;
    let path = page_of(&board).strip_prefix(&address).unwrap().to_owned();
    let shown = stand_in.answer(stand_in.command(ANN, CHANNEL, "page", &[])).await;
    assert_eq!(shown.only_for, Some(ANN), "a link that signs in is for nobody else");
    let link = shown
        .text()
        .split(&address)
        .nth(1)
        .unwrap_or_else(|| panic!("{}", shown.body))
        .split([' ', ')', '>'])
        .next()
        .unwrap()
        .to_owned();

    let mut ann = Browser { port, cookie: String::new() };
    let asked = ann.ask(&link, None).await;
    let home = ann.ask(&link, Some(format!("proof={}&form={}", field(&asked, "proof"), field(&asked, "form")))).await;
    assert!(home.contains(&path), "{home}");
    ann.play(&path, &id, "c2", "c3").await;
    let told = stand_in.message(CHANNEL, "c2-c3").await;
    let answer = stand_in.answer(stand_in.command(BOB, CHANNEL, "move", &[("actions", "c6-c5")])).await;
    assert!(answer.id > told.id && page_of(&answer) == page_of(&board));
    assert!(ann.ask(&path, None).await.contains("c6-c5"));

    bot.kill();
    let bot = setup.start().await;
    let page = ann.play(&path, &id, "e2", "e3").await;
    assert!(page.contains("e2-e3"), "{page}");
    stand_in.message(CHANNEL, "e2-e3").await;
    stand_in.answer(stand_in.command(BOB, CHANNEL, "move", &[("actions", "e6-e5")])).await;
    let command = format!("resign+%23{}", id.trim_start_matches('#'));
    let asked = ann.press(&path, &page, &command).await;
    assert!(asked.contains(&format!("value=\"resign {id} yes\"")), "{asked}");
    ann.press(&path, &asked, &format!("{command}+yes")).await;
    stand_in.message(CHANNEL, "resigns").await;
    let key = path.rsplit('/').next().unwrap().to_owned();
    assert!(!bot.log().contains(&key), "no page is logged with its address");
    bot.stop().await;
}
