//! A channel on one platform and a room on another one: ann and cas are in the channel, bob and dan in the room.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use parlour::clock::read_length;
use parlour::club::{Club, Landed, Letter, Limits, Manages, Origin, Place, Request, SeenBy, To};
use parlour::store::{Store, StoredGame};

use super::accounts::word_in;
use crate::support::{Chat, letters, person, words};

pub const CHANNEL: &str = "place-channel";
pub const ROOM: &str = "place-room";
const PLATFORMS: [&str; 2] = ["discord", "matrix"];

pub struct Two {
    pub chat: Chat,
    path: Option<PathBuf>,
    /// The number of the last letter that was seen.
    last: i64,
}

fn limits() -> Limits {
    Limits { ping_wait_seconds: 0, ..Limits::default() }
}

impl Two {
    pub fn new() -> Self {
        Self { chat: Chat::with(limits()), path: None, last: 0 }
    }

    /// Both places are paired.
    pub fn paired() -> Self {
        let mut two = Self::new();
        two.pair();
        two
    }

    /// The same, in a database that a killed program leaves behind.
    pub fn paired_in(path: &Path) -> Self {
        let mut two = Self { path: Some(path.to_owned()), ..Self::new() };
        two.kill();
        two.pair();
        two
    }

    /// The channel is paired with another one of its platform, where eve is; nobody but ann is known in both.
    pub fn neighbours() -> Self {
        let mut two = Self::new();
        two.say("cas", "help");
        let code = code_in(&two.letters("ann", "pair")[0]);
        two.say_in("elsewhere", "ann", &format!("pair {code}"));
        two.say("ann", "help");
        two.deliver_all_but("");
        two
    }

    /// The communities of both places are joined. dan was in the room.
    pub fn joined() -> Self {
        let mut two = Self::new();
        two.say("dan", "help");
        let code = code_in(&two.letters("ann", "community link")[0]);
        two.say("bob", &format!("community link {code} yes"));
        let asked = two.letters("ann", "community confirm");
        let word = word_in(&words(&asked[0]).join(" ")).unwrap();
        two.say("ann", &format!("community confirm {word}"));
        two
    }

    fn pair(&mut self) {
        for who in ["ann", "bob", "cas", "dan"] {
            self.say(who, "help");
        }
        let (at, store) = (self.chat.at(), self.chat.club.store());
        let tx = store.begin().unwrap();
        let [channel, room] =
            [("discord", CHANNEL), ("matrix", ROOM)].map(|(platform, id)| tx.known_place(platform, id));
        tx.pair_places([channel.unwrap().unwrap().id, room.unwrap().unwrap().id], at).unwrap();
        tx.commit().unwrap();
        self.deliver_all_but("");
    }

    /// Letters are numbered anew, in another database.
    pub fn forget_what_was_seen(&mut self) {
        self.last = 0;
    }

    /// The program dies and starts again.
    pub fn kill(&mut self) {
        let path = self.path.clone().unwrap();
        self.chat.club = Club::new(Store::in_memory().unwrap(), limits());
        self.chat.club = Club::new(Store::open(&path).unwrap(), limits());
    }

    /// The platform of somebody.
    pub fn platform(who: &str) -> &'static str {
        PLATFORMS[usize::from(matches!(who, "bob" | "dan"))]
    }

    /// What somebody says where they are.
    pub fn request(&mut self, who: &str, line: &str) -> Request {
        let at = if Self::platform(who) == "discord" { "channel" } else { "room" };
        self.request_in(at, who, line)
    }

    /// What somebody says in a place of their platform.
    pub fn request_in(&mut self, at: &str, who: &str, line: &str) -> Request {
        let request = self.chat.request(who, line);
        let community = format!("of-{}", if at == "elsewhere" { at } else { Self::platform(who) });
        let place = Place { id: format!("place-{at}"), name: at.to_owned(), direct: false, community };
        let manages = if matches!(who, "ann" | "bob") { Manages::ALL } else { Manages::NOTHING };
        let people = request.people.into_iter().filter(|other| Self::platform(&other.name) == Self::platform(who));
        Request {
            origin: Origin { platform: Self::platform(who), event: request.origin.event },
            place,
            manages,
            people: people.collect(),
            person: person(who),
            ..request
        }
    }

    /// Everything that is written because of a request, on whatever platform.
    pub fn handle(&mut self, request: &Request) -> Vec<(&'static str, Letter)> {
        let _ = self.chat.handle(request);
        self.written()
    }

    /// Everything that is written because somebody says something where they are.
    pub fn say(&mut self, who: &str, line: &str) -> Vec<(&'static str, Letter)> {
        let request = self.request(who, line);
        self.handle(&request)
    }

    /// The same in a place of their platform.
    pub fn say_in(&mut self, at: &str, who: &str, line: &str) -> Vec<(&'static str, Letter)> {
        let request = self.request_in(at, who, line);
        self.handle(&request)
    }

    /// The same in their conversation with the program.
    pub fn say_alone(&mut self, who: &str, line: &str) -> Vec<(&'static str, Letter)> {
        let request = self.request(who, line);
        let id = format!("direct-{who}");
        let place = Place { community: id.clone(), id, name: who.to_owned(), direct: true };
        self.handle(&Request { place, ..request })
    }

    /// The letters with which somebody is answered where they are.
    pub fn letters(&mut self, who: &str, line: &str) -> Vec<Letter> {
        let request = self.request(who, line);
        let answer = letters(self.chat.handle(&request));
        self.written();
        answer
    }

    /// The letters that are written because so much time passes.
    pub fn wait(&mut self, length: &str) -> Vec<(&'static str, Letter)> {
        self.chat.now += i64::try_from(read_length(length).unwrap().as_millis()).unwrap();
        self.tick();
        self.written()
    }

    pub fn tick(&mut self) {
        let at = self.chat.at();
        while self.chat.club.tick(at).unwrap() {}
    }

    fn written(&mut self) -> Vec<(&'static str, Letter)> {
        let (at, mut new) = (self.chat.at(), Vec::new());
        for platform in PLATFORMS {
            for letter in self.chat.club.waiting(platform, self.last, 100_000, at).unwrap() {
                let outgoing = self.chat.club.letter_to_send(letter.id, at).unwrap();
                new.extend(outgoing.map(|outgoing| (letter.id, platform, outgoing.letter)));
            }
        }
        new.sort_by_key(|(id, ..)| *id);
        self.last = new.last().map_or(self.last, |(id, ..)| *id);
        new.into_iter().map(|(_, platform, letter)| (platform, letter)).collect()
    }

    /// The letters of a platform that wait to be sent.
    pub fn waiting(&mut self, platform: &str) -> Vec<i64> {
        let at: Timestamp = self.chat.at();
        self.chat.club.waiting(platform, 0, 100_000, at).unwrap().into_iter().map(|letter| letter.id).collect()
    }

    /// Every letter arrives but those of one platform.
    pub fn deliver_all_but(&mut self, away: &str) {
        for platform in PLATFORMS.into_iter().filter(|platform| *platform != away) {
            for id in self.waiting(platform) {
                let channel = platform.to_owned();
                let message = Some(format!("message-{id}"));
                let landed = Landed { channel, message, seen_by: SeenBy::Everyone, controls: None };
                self.chat.club.sent(id, &landed).unwrap();
            }
        }
    }

    /// The number of the last letter to a place.
    pub fn last_to(&mut self, place: &str) -> i64 {
        let at = self.chat.at();
        let mut ids: Vec<i64> = PLATFORMS.into_iter().flat_map(|platform| self.waiting(platform)).collect();
        ids.retain(|id| {
            let letter = self.chat.club.letter_to_send(*id, at).unwrap().unwrap().letter;
            letter.to == To::Place(place.to_owned())
        });
        ids.into_iter().max().unwrap()
    }

    /// The number of somebody's person.
    pub fn person(&mut self, platform: &str, id: &str) -> i64 {
        self.chat.club.store().read().unwrap().account(platform, id).unwrap().unwrap().person_id
    }

    /// Somebody blocks somebody else.
    pub fn block(&mut self, person_id: i64, other_id: i64) {
        let tx = self.chat.club.store().begin().unwrap();
        tx.block(person_id, &tx.first_account_of(other_id).unwrap()).unwrap();
        tx.commit().unwrap();
    }

    /// An account is banned from the community of a place.
    pub fn ban(&mut self, place: &str, platform: &str, id: &str) {
        let at = self.chat.at();
        let tx = self.chat.club.store().begin().unwrap();
        let community = tx.known_place(platform, place).unwrap().unwrap().community_id;
        tx.ban(community, &tx.account(platform, id).unwrap().unwrap(), at).unwrap();
        tx.commit().unwrap();
    }

    /// The number of the offer that was made last.
    pub fn last_offer(&mut self) -> i64 {
        let tx = self.chat.club.store().read().unwrap();
        (1..100).rev().find(|id| tx.offer(*id).unwrap().is_some()).unwrap()
    }

    /// All games, the oldest first.
    pub fn games(&mut self) -> Vec<StoredGame> {
        let tx = self.chat.club.store().read().unwrap();
        let ids = tx.game_ids(0, 1_000).unwrap();
        ids.into_iter().map(|id| tx.game(id).unwrap().unwrap()).collect()
    }
}

/// The one of several letters that goes to a place.
pub fn to(letters: &[(&'static str, Letter)], place: &str) -> Letter {
    let there: Vec<&Letter> = letters
        .iter()
        .filter(|(_, letter)| letter.to == To::Place(place.to_owned()))
        .map(|(_, letter)| letter)
        .collect();
    let [only] = there[..] else { panic!("{there:#?}") };
    only.clone()
}

/// The code in a letter.
pub fn code_in(letter: &Letter) -> String {
    let text = words(letter).join("\n");
    let is_code = |word: &&str| word.len() == 9 && word.as_bytes()[4] == b'-';
    let code = text.split([' ', ',', '.', '“', '”']).find(is_code);
    code.unwrap_or_else(|| panic!("there is no code in “{text}”")).to_owned()
}
