//! A chat with a club in it.

use jiff::Timestamp;
use parlour::clock::read_length;
use parlour::club::{
    Answer, Audience, Club, Landed, Letter, Limits, Manages, Origin, Outgoing, Person, Place, Request, Said, SeenBy,
    To, WaitingLetter,
};
use parlour::rules::{Game, GameDef};
use parlour::store::Store;

/// Everybody that a name can mean.
pub const PEOPLE: [&str; 4] = ["ann", "bob", "cas", "dan"];

/// Two turns of Chifoumi each, from the start.
pub const TWO_TURNS_EACH: &str = "ann: c2-c3\nbob: c6-c5\nann: e2-e3\nbob: e6-e5";

/// A chat in which people talk to the club.
pub struct Chat {
    pub club: Club,
    /// Milliseconds since 1970.
    pub now: i64,
    events: u32,
}

impl Chat {
    pub fn new() -> Self {
        Self::with(Limits { ping_wait_seconds: 0, ..Limits::default() })
    }

    pub fn with(limits: Limits) -> Self {
        Self { club: Club::new(Store::in_memory().unwrap(), limits), now: 1_795_219_200_000, events: 0 }
    }

    /// A request of a person in the place `general`.
    pub fn request(&mut self, who: &str, line: &str) -> Request {
        self.events += 1;
        // Nobody types faster than once in two seconds.
        self.now += 2_000;
        Request {
            manages: if who == "ann" { Manages::ALL } else { Manages::NOTHING },
            people: PEOPLE.map(person).to_vec(),
            ..Request::new(
                Origin { platform: "console", event: format!("event-{}", self.events) },
                place("general"),
                person(who),
                Said::line(line),
            )
        }
    }

    pub fn handle(&mut self, request: &Request) -> Answer {
        self.club.handle(request, Timestamp::from_millisecond(self.now).unwrap()).unwrap()
    }

    /// The letters with which a line is answered.
    pub fn letters(&mut self, who: &str, line: &str) -> Vec<Letter> {
        let request = self.request(who, line);
        letters(self.handle(&request))
    }

    /// The letters with which a line is answered in a place.
    pub fn letters_in(&mut self, place: Place, who: &str, line: &str) -> Vec<Letter> {
        let request = self.request(who, line);
        letters(self.handle(&Request { place, ..request }))
    }

    /// The letters with which a line is answered in a person's conversation with the program.
    pub fn letters_alone(&mut self, who: &str, line: &str) -> Vec<Letter> {
        self.letters_in(direct(who), who, line)
    }

    /// The one letter with which a line is answered.
    pub fn letter(&mut self, who: &str, line: &str) -> Letter {
        let mut letters = self.letters(who, line);
        assert_eq!(letters.len(), 1, "{line}: {letters:#?}");
        letters.remove(0)
    }

    /// The words of the one letter with which a line is answered.
    pub fn say(&mut self, who: &str, line: &str) -> String {
        words(&self.letter(who, line)).join("\n")
    }

    /// The letters that are written because so much time passes and nobody does anything, but for reminders.
    pub fn wait(&mut self, length: &str) -> Vec<Letter> {
        let mut letters = self.wait_and_be_reminded(length);
        letters.retain(|letter| !words(letter)[0].contains("your time runs out"));
        letters
    }

    /// The letters that are written because so much time passes and nobody does anything.
    pub fn wait_and_be_reminded(&mut self, length: &str) -> Vec<Letter> {
        let written = |chat: &mut Self| chat.club.waiting("console", 0, 100_000, chat.at()).unwrap();
        let before = written(self).iter().map(|letter| letter.id).max().unwrap_or(0);
        self.now += i64::try_from(read_length(length).unwrap().as_millis()).unwrap();
        let at = self.at();
        while self.club.tick(at).unwrap() {}
        let new = written(self).into_iter().filter(|letter| letter.id > before);
        let new: Vec<_> = new.map(|letter| letter.id).collect();
        // What changes a message that never stood anywhere is not sent.
        new.into_iter().filter_map(|id| Some(self.club.letter_to_send(id, at).unwrap()?.letter)).collect()
    }

    /// The last letter that was written to people.
    pub fn last_letter(&mut self) -> Letter {
        let at = self.at();
        let last = self.club.waiting("console", 0, 100_000, at).unwrap().pop().unwrap();
        self.club.letter_to_send(last.id, at).unwrap().unwrap().letter
    }

    pub fn at(&self) -> Timestamp {
        Timestamp::from_millisecond(self.now).unwrap()
    }

    /// The lines of several people, `"ann: challenge bob chifoumi"`, each answered by something.
    pub fn script(&mut self, lines: &str) {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, line) = line.split_once(": ").unwrap();
            let letters = self.letters(who, line);
            assert!(!letters.is_empty(), "{who}: {line}");
        }
    }

    /// A game in which nothing was taken back or given up.
    pub fn game(&mut self, id: i64) -> Game {
        let tx = self.club.store().read().unwrap();
        let stored = tx.game(id).unwrap().unwrap();
        let kind = GameDef::find(&stored.game).unwrap();
        let mut game = kind.start(kind.about.variants.iter().position(|name| *name == stored.variant).unwrap());
        for entry in tx.entries(id, stored.entries).unwrap() {
            game.play(&entry.token).unwrap();
        }
        game
    }

    /// The first legal action in a game.
    pub fn first_legal(&mut self, id: i64) -> String {
        self.game(id).legal().remove(0)
    }

    /// A game of Chifoumi between ann and bob in which each has finished two turns, so that giving up loses it.
    pub fn in_the_middle() -> Self {
        let mut chat = Self::with_game("chifoumi");
        chat.script(TWO_TURNS_EACH);
        chat
    }

    /// A game between ann and bob, ann moving first.
    pub fn with_game(game: &str) -> Self {
        let mut chat = Self::new();
        chat.script(&format!("ann: challenge bob {game} first\nbob: accept"));
        chat
    }
}

impl AsMut<Club> for Chat {
    fn as_mut(&mut self) -> &mut Club {
        &mut self.club
    }
}

pub fn letters(answer: Answer) -> Vec<Letter> {
    answer.letters.into_iter().map(|(_, letter)| letter).collect()
}

/// The paragraphs of a letter in plain words.
pub fn words(letter: &Letter) -> Vec<String> {
    letter.text.iter().map(ToString::to_string).collect()
}

/// The paragraphs of several letters, one line each.
pub fn lines(letters: &[Letter]) -> String {
    letters.iter().flat_map(words).collect::<Vec<_>>().join("\n")
}

pub fn person(name: &str) -> Person {
    Person { id: format!("id-{name}"), name: name.to_owned() }
}

pub fn place(name: &str) -> Place {
    Place { id: format!("place-{name}"), name: name.to_owned(), direct: false, community: "club".to_owned() }
}

/// A place that is a community of its own, as a room of Matrix without a space is.
pub fn abroad(name: &str) -> Place {
    Place { community: format!("place-{name}"), ..place(name) }
}

/// The conversation of a person with the program.
pub fn direct(name: &str) -> Place {
    Place { id: format!("direct-{name}"), name: name.to_owned(), direct: true, community: format!("direct-{name}") }
}

/// The names of those whom a letter calls.
pub fn called(letter: &Letter) -> Vec<&str> {
    letter.pings.iter().map(|addressee| addressee.name.as_str()).collect()
}

/// The lines that the buttons of a letter say.
pub fn buttons(letter: &Letter) -> Vec<String> {
    letter.buttons.iter().map(|button| button.command.to_string()).collect()
}

pub fn is_to(letter: &Letter, place: &str) -> bool {
    letter.to == To::Place(format!("place-{place}"))
}

pub fn is_to_account(letter: &Letter, name: &str) -> bool {
    letter.to == To::Account(format!("id-{name}"))
}

pub fn is_public(letter: &Letter) -> bool {
    letter.audience == Audience::Everyone
}

/// The letters of a platform that are to be sent by now.
pub fn due(club: &mut Club, platform: &str, at: Timestamp) -> Vec<(WaitingLetter, Outgoing)> {
    let waiting = club.waiting(platform, 0, 100_000, at).unwrap();
    let due = waiting.into_iter().filter(|letter| letter.wait.is_zero());
    due.filter_map(|letter| club.letter_to_send(letter.id, at).unwrap().map(|outgoing| (letter, outgoing))).collect()
}

/// That a letter landed as a message for everybody.
pub fn landed(message: &str) -> Landed {
    Landed { channel: "general".into(), message: Some(message.into()), seen_by: SeenBy::Everyone, controls: None }
}
