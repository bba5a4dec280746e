//! A chat in the terminal: people speak in rooms, the club answers, boards are drawn, written as files or shown as
//! text. It goes through the outbox like every platform: a letter is printed, then noted as sent.
//!
//! - [`Console`]: who speaks where, and the way of a line to the club and of letters to the screen.
//! - `line`: what is typed. `layout`: letters as text. `pictures`, `draw`: boards.
//! - `editor`, `completion`: the line at a terminal. Without a terminal a script is read from standard input.

mod completion;
mod draw;
mod editor;
mod layout;
mod line;
mod pictures;

use std::collections::BTreeMap;
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::path::PathBuf;

use anyhow::Result;
use jiff::Timestamp;

use crate::club::{Attachment, Button, Club, Origin, Outgoing, Person, Place, Request, Said, To};
use crate::command::{self, Command, Misread};
use crate::config::Terminal;
use crate::render::Theme;
use crate::text::{Language, Message};
use completion::Words;
use editor::{Editor, Typed};
use layout::{Header, Layout};
use line::Line;
use pictures::{Pictures, Shown};

pub use draw::Way;
pub use line::is_name;
pub use pictures::{Mode, UnknownMode};

/// The name of this platform.
const PLATFORM: &str = "console";
/// The room that people are in at first.
const ROOM: &str = "lobby";
/// How many letters are fetched from the outbox at a time.
const LETTERS_AT_ONCE: u32 = 50;
/// The longest line of a script, in bytes; a longer one counts as several.
const LINE_BYTES_MAX: u64 = 64 << 10;

/// How a console is set up.
#[derive(Clone)]
pub struct Options {
    /// The people who are there; the first of them speaks.
    pub people: Vec<String>,
    /// How boards are shown.
    pub pictures: Mode,
    /// The folder for pictures and other files.
    pub folder: PathBuf,
    /// The file that remembers the lines typed before.
    pub history: PathBuf,
    /// Whether each message shows the key that no other message has.
    pub keys: bool,
    /// The colors of pictures for those who have chosen none.
    pub theme: Theme,
    /// The language for those who have chosen none.
    pub language: &'static Language,
    /// What is known of the terminal.
    pub terminal: Terminal,
    /// What the greeting calls the database.
    pub database: String,
}

/// A chat in the terminal.
pub struct Console {
    club: Club,
    options: Options,
    /// The people who have spoken or were spoken of, by account.
    people: BTreeMap<String, String>,
    speaker: Person,
    /// Whether whoever must act speaks next.
    in_turns: bool,
    room: Room,
    layout: Layout,
    pictures: Pictures,
    /// The buttons that can be pressed.
    buttons: Vec<Button>,
    /// What the ids of this run's events begin with.
    run: String,
    events: u64,
}

/// Where people are.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Room {
    /// In the room with this name.
    Named(String),
    /// Each in a conversation of two with the program.
    Direct,
}

impl Room {
    fn place(&self, person: &Person) -> Place {
        match self {
            Self::Named(name) => {
                let community = PLATFORM.to_owned();
                Place { id: name.to_lowercase(), name: name.clone(), direct: false, community }
            }
            Self::Direct => {
                let id = format!("@{}", person.id);
                Place { name: person.name.clone(), community: id.clone(), id, direct: true }
            }
        }
    }
}

impl Console {
    /// A console before a club.
    #[must_use]
    pub fn new(club: Club, options: Options) -> Self {
        let at_terminal = io::stdout().is_terminal();
        let speaker = options.people.first().cloned().unwrap_or_else(|| "ann".to_owned());
        let mut console = Self {
            club,
            people: BTreeMap::new(),
            speaker: person(&speaker),
            in_turns: false,
            room: Room::Named(ROOM.to_owned()),
            layout: Layout::new(options.language, at_terminal && !options.terminal.plain),
            pictures: Pictures::new(&options, at_terminal),
            buttons: Vec::new(),
            run: format!("{:x}", Timestamp::now().as_microsecond()),
            events: 0,
            options,
        };
        for name in console.options.people.clone() {
            console.known(&name);
        }
        console.known(&speaker);
        console
    }

    /// Chats until there is nothing more to read: with whoever sits at the terminal, or with a script on standard
    /// input.
    ///
    /// # Errors
    /// If the club's database, a file or the terminal fails.
    pub fn run(mut self) -> Result<()> {
        if io::stdin().is_terminal() {
            return self.chat();
        }
        self.deliver(None)?;
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        for number in 0.. {
            line.clear();
            if input.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line)? == 0 {
                break;
            }
            let line = String::from_utf8_lossy(&line);
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            // What nobody typed here is shown, so that the whole reads like a chat.
            print(&format!("{}{line}\n", if number == 0 { "" } else { "\n" }))?;
            if !self.obey(line)? {
                break;
            }
        }
        Ok(())
    }

    fn chat(&mut self) -> Result<()> {
        let mut editor = Editor::open(self.options.history.clone(), self.layout.colored)?;
        self.in_turns = true;
        self.fit(&mut editor);
        let greeting = Message::new("console-greeting")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("name", self.speaker.name.as_str())
            .with("database", self.options.database.as_str());
        print(&self.layout.note(&greeting))?;
        self.deliver(None)?;
        self.take_up_games()?;
        loop {
            self.fit(&mut editor);
            let words = self.words()?;
            match editor.read(&self.prompt(), words)? {
                Typed::Line(line) if self.obey(&line)? => {}
                Typed::Line(_) | Typed::End => break,
                Typed::Interrupted => print(&self.layout.note(&Message::new("console-interrupted")))?,
            }
        }
        editor.close();
        Ok(())
    }

    /// Says that games go on, and lets an opponent speak if all of them wait for one.
    fn take_up_games(&mut self) -> Result<()> {
        let games = self.club.ongoing(PLATFORM, &self.speaker.id)?;
        let Some(first) = games.first() else { return Ok(()) };
        print(&self.layout.note(&Message::new("console-games").with("count", games.len())))?;
        if !first.awaits {
            self.speaker = self.known(&first.opponent);
        }
        Ok(())
    }

    fn fit(&mut self, editor: &mut Editor) {
        if let Some(columns) = editor.columns() {
            self.layout.fit(columns);
        }
    }

    fn prompt(&self) -> String {
        let name = &self.speaker.name;
        match &self.room {
            Room::Named(room) if room == ROOM => format!("{name}> "),
            Room::Named(room) => format!("{name} #{room}> "),
            Room::Direct => format!("{name} (direct)> "),
        }
    }

    /// What may be completed: everybody's games.
    fn words(&mut self) -> Result<Words> {
        let mut words = Words { speaker: self.speaker.name.clone(), ..Words::default() };
        for (id, name) in &self.people {
            words.games.insert(name.clone(), self.club.ongoing(PLATFORM, id)?);
        }
        Ok(words)
    }

    /// Does what a line says. Says whether to go on.
    fn obey(&mut self, line: &str) -> Result<bool> {
        let note = match Line::read(line) {
            Line::Nothing => return Ok(true),
            Line::Quit => return Ok(false),
            Line::Says { event, name, text } => {
                let speaker = match name {
                    Some(name) => self.known(&name),
                    None => self.speaker.clone(),
                };
                self.say(event, &speaker, command::read(&text), None)?;
                return Ok(true);
            }
            Line::Press(number) => match number.checked_sub(1).and_then(|index| self.buttons.get(index)) {
                Some(button) => {
                    let Button { command, seen, .. } = button.clone();
                    self.say(None, &self.speaker.clone(), Ok(command), seen)?;
                    return Ok(true);
                }
                None => Message::new("console-no-button").with("count", self.buttons.len()),
            },
            Line::As(Some(name)) => {
                self.speaker = self.known(&name);
                self.in_turns = false;
                Message::new("console-as").with("name", self.speaker.name.as_str())
            }
            Line::As(None) => {
                self.in_turns = true;
                Message::new("console-in-turns")
            }
            Line::Room(name) => {
                let message = Message::new("console-room").with("room", name.as_str());
                self.room = Room::Named(name);
                message
            }
            Line::Direct => {
                self.room = Room::Direct;
                Message::new("console-direct")
            }
            Line::Pictures(mode) => {
                self.pictures.mode = mode;
                Message::new("console-pictures")
            }
            Line::Help => Message::new("console-help"),
            Line::Unknown(line) => Message::new("console-unknown").with("line", line),
        };
        print(&self.layout.note(&note))?;
        Ok(true)
    }

    /// Somebody says something to the club.
    fn say(
        &mut self,
        event: Option<String>,
        speaker: &Person,
        command: Result<Command, Misread>,
        seen: Option<u32>,
    ) -> Result<()> {
        if let Ok(Command::Challenge(challenge)) = &command
            && let Some(name) = &challenge.opponent
            && is_name(name.trim_start_matches('@'))
        {
            // At the console whoever is challenged is there.
            self.known(name.trim_start_matches('@'));
        }
        self.events += 1;
        let event = event.unwrap_or_else(|| format!("{}-{}", self.run, self.events));
        let request = Request {
            origin: Origin { platform: PLATFORM, event: event.clone() },
            place: self.room.place(speaker),
            person: speaker.clone(),
            manages: true,
            people: self.people.iter().map(|(id, name)| Person { id: id.clone(), name: name.clone() }).collect(),
            replied_to: None,
            seen,
            token: None,
            language: Some(self.options.language.tag().to_owned()),
            said: Said::Command(command),
        };
        let now = Timestamp::now();
        match self.club.handle(&request, now) {
            Ok(answer) if answer.repeated => print(&self.layout.note(&Message::new("console-repeated")))?,
            Ok(_) => {}
            Err(trouble) => {
                // Whoever sits here runs the program, and may know why.
                let reason = format!("{:#}", anyhow::Error::new(trouble));
                return print(&self.layout.note(&Message::new("console-trouble").with("reason", reason)));
            }
        }
        self.club.tick(now)?;
        self.deliver(Some((&event, speaker)))
    }

    /// Prints the letters that are due, each noted as sent when it is out. The event that was just handled and who
    /// asked are needed to say whom an answer is for.
    fn deliver(&mut self, asked: Option<(&str, &Person)>) -> Result<()> {
        loop {
            let due = self.club.due(PLATFORM, Timestamp::now(), LETTERS_AT_ONCE)?;
            if due.is_empty() {
                return Ok(());
            }
            for outgoing in due {
                self.print_letter(&outgoing, asked)?;
                self.club.sent(outgoing.id, Some(&outgoing.key))?;
            }
        }
    }

    fn print_letter(&mut self, outgoing: &Outgoing, asked: Option<(&str, &Person)>) -> Result<()> {
        let letter = &outgoing.letter;
        let asker = asked.filter(|(event, _)| letter.answers.as_deref() == Some(event)).map(|(_, person)| person);
        let here = self.room.place(asker.unwrap_or(&self.speaker)).id;
        let (elsewhere, only) = match &letter.to {
            To::Account(id) => (None, Some(self.people.get(id).unwrap_or(id).as_str())),
            To::Place(id) if layout::is_private(letter.audience) => {
                (Some(id).filter(|id| **id != here), Some(asker.map_or("", |asker| asker.name.as_str())))
            }
            To::Place(id) => (Some(id).filter(|id| **id != here), None),
        };
        let elsewhere = elsewhere.map(|id| if id.starts_with('@') { id.clone() } else { format!("#{id}") });
        let key = self.options.keys.then_some(outgoing.key.as_str());
        let header = Header { key, elsewhere, only, pings: &letter.pings };
        let mut text = self.layout.letter(&header, letter);
        let replay = letter.files.iter().find_map(|file| match file {
            Attachment::Replay { picture, .. } => Some(picture),
            Attachment::Text { .. } => None,
        });
        let replay = replay.map(|picture| self.club.game_of(picture)).transpose()?.flatten();
        let language = Language::find(&letter.language).unwrap_or(self.options.language);
        let shown = self.pictures.show(outgoing, replay.as_ref(), language, self.layout.width);
        // A letter that waited for its picture would keep all others from being seen.
        let shown = shown.unwrap_or_else(|error| {
            let note = Message::new("console-no-picture").with("reason", format!("{error:#}"));
            Shown { notes: vec![note], ..Shown::default() }
        });
        if let Some(board) = &shown.board {
            text.push_str(&self.layout.board(board));
        }
        text += shown.drawn.as_deref().unwrap_or_default();
        for note in &shown.notes {
            text.push_str(&self.layout.note(note));
        }
        text.push_str(&self.layout.buttons(&letter.buttons));
        print(&text)?;
        if !letter.buttons.is_empty() {
            self.buttons.clone_from(&letter.buttons);
        }
        if let Some(next) = letter.pings.last().filter(|_| self.in_turns) {
            self.speaker = Person { id: next.id.clone(), name: next.name.clone() };
        }
        Ok(())
    }

    /// The person with this name, who is known from now on.
    fn known(&mut self, name: &str) -> Person {
        let new = person(name);
        let name = self.people.entry(new.id.clone()).or_insert(new.name);
        Person { id: new.id, name: name.clone() }
    }
}

fn person(name: &str) -> Person {
    Person { id: name.to_lowercase(), name: name.to_owned() }
}

/// Prints text at once, so that it is out when this returns.
fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
