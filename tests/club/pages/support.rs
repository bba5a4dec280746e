//! A club with pages, and browsers that are signed in to them.

use parlour::club::{Answer, Club, GameOnPage, Letter, Limits, PageRefusal, PageRequest, Request, WaitingLetter};
use parlour::command;
use parlour::store::Store;

use crate::support::{Chat, direct, letters, words};

pub const ADDRESS: &str = "https://games.example.org";
pub const PLATFORMS: &[&str] = &["console", "abroad"];

/// A chat whose club has pages.
pub fn chat() -> Chat {
    let limits = Limits { requests_per_minute: 1_000, ping_wait_seconds: 0, ..Limits::default() };
    let mut chat = Chat::with(limits.clone());
    chat.club = Club::new(Store::in_memory().unwrap(), limits).with_pages_at(ADDRESS);
    chat
}

/// A game between ann and bob in a community that has pages, with ann to move; and the key of its page.
pub fn game() -> (Chat, String) {
    let mut chat = chat();
    chat.say("ann", "settings community page on");
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    let key = key(&mut chat, "board #1");
    (chat, key)
}

/// The key in the letter that a line of ann's is answered with.
pub fn key(chat: &mut Chat, line: &str) -> String {
    let letter = chat.letter("ann", line);
    let page = letter.page.unwrap_or_else(|| panic!("no page in {:?}", letter.text));
    page.strip_prefix("https://games.example.org/g/").unwrap().to_owned()
}

/// The secret of a link that signs somebody in.
pub fn link(chat: &mut Chat, who: &str) -> String {
    link_in(&letters_of(chat, who, "page"))
}

pub fn link_in(letters: &[Letter]) -> String {
    let said = letters.iter().flat_map(words).collect::<Vec<_>>().join(" ");
    let (_, rest) = said.split_once("https://games.example.org/in/").unwrap_or_else(|| panic!("{said}"));
    rest.split(' ').next().unwrap().to_owned()
}

fn letters_of(chat: &mut Chat, who: &str, line: &str) -> Vec<Letter> {
    let request = chat.request(who, line);
    letters(chat.handle(&Request { place: direct(who), ..request }))
}

/// Signs a browser in; its session has this secret.
pub fn sign_in(chat: &mut Chat, who: &str, secret: &str) {
    let (link, at) = (link(chat, who), chat.at());
    assert!(chat.club.sign_in(&link, secret, None, at).unwrap());
}

/// A page as a browser sees it.
pub fn page(chat: &mut Chat, key: &str, session: Option<&str>, form: Option<&str>) -> Option<GameOnPage> {
    let at = chat.at();
    chat.club.game_on_page(key, session, form, at).unwrap()
}

/// The request that a browser makes by a form.
pub fn request(chat: &mut Chat, key: &str, session: &str, (line, form): (&str, &str)) -> Result<Request, PageRefusal> {
    chat.now += 2_000;
    let asked = PageRequest {
        session: session.to_owned(),
        command: command::read(line).unwrap(),
        form: form.to_owned(),
        seen: None,
        platforms: PLATFORMS,
    };
    let at = chat.at();
    chat.club.request_by_page(&asked, Some(key), at).unwrap()
}

/// What a browser is answered to a form: the platform's answer, and what its page says then.
pub fn act(chat: &mut Chat, key: &str, session: &str, line: &str, form: &str) -> (Answer, String) {
    let request = request(chat, key, session, (line, form)).unwrap();
    let answer = chat.handle(&request);
    let shown = page(chat, key, Some(session), Some(form)).unwrap().reader.answer;
    (answer, shown.iter().flat_map(words).collect::<Vec<_>>().join("\n"))
}

/// The letters that wait for a platform.
pub fn waiting(chat: &mut Chat) -> Vec<WaitingLetter> {
    let at = chat.at();
    chat.club.waiting("console", 0, 100_000, at).unwrap()
}
