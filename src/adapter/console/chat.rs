//! The chat: who speaks in which room, and how a line gets to the club.

use std::collections::BTreeMap;
use std::io::{self, BufRead, IsTerminal, Read};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Result;

use super::PLATFORM;
use super::clock::Clock;
use super::completion::Words;
use super::editor::{Editor, Typed};
use super::layout::{self, Header};
use super::line::{Line, is_name};
use super::mailbox::Mailbox;
use super::mode::Mode;
use super::options::Options;
use super::room::{Room, person};
use super::screen::{Screen, print};
use crate::club::{Button, ChangeListener, Club, ClubError, Job, Manages, Origin, Person, Request, Said, SeenBy, To};
use crate::command::{self, BoardForm, Command, CommandError, PlayCommand};
use crate::robot::{Helpers, answer, look_at};
use crate::text::Message;

/// The longest line of a script, in bytes. A longer one counts as several.
const LINE_BYTES_MAX: u64 = 64 << 10;

/// A chat in the terminal.
pub struct Console {
    /// Pages of games may share it.
    club: Arc<Mutex<Club>>,
    /// Hears of the games that have changed.
    listener: Option<ChangeListener>,
    clock: Clock,
    mailbox: Mailbox,
    options: Options,
    /// By account: the people who have spoken or were mentioned.
    people: BTreeMap<String, String>,
    speaker: Person,
    /// Whether the player to move speaks next.
    in_turns: bool,
    room: Room,
    screen: Screen,
    /// The buttons on the screen.
    buttons: Vec<Button>,
    /// The ids of this run's events begin with this.
    run: String,
    events: u64,
}

impl Console {
    /// A console in front of a club.
    #[must_use]
    pub fn new(club: Arc<Mutex<Club>>, options: Options) -> Self {
        let at_terminal = io::stdout().is_terminal();
        let speaker = options.people.first().cloned().unwrap_or_else(|| "ann".to_owned());
        let mut clock = Clock::new(options.at);
        let mut console = Self {
            club,
            listener: None,
            mailbox: Mailbox::new(),
            people: BTreeMap::new(),
            speaker: person(&speaker),
            in_turns: false,
            room: Room::lobby(),
            screen: Screen::new(&options, at_terminal),
            buttons: Vec::new(),
            run: format!("{:x}", clock.now().as_microsecond()),
            clock,
            events: 0,
            options,
        };
        for name in console.options.people.clone() {
            console.known(&name);
        }
        console.known(&speaker);
        console
    }

    /// The console, with somebody who hears of the games that have changed.
    #[must_use]
    pub fn heard_by(mut self, listener: Option<ChangeListener>) -> Self {
        self.listener = listener;
        self
    }

    /// The club, which nobody else uses meanwhile.
    fn club(&self) -> MutexGuard<'_, Club> {
        self.club.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Chats until the input ends, with a person at the terminal or a script on standard input.
    ///
    /// # Errors
    /// If the database, a file or the terminal fails.
    pub fn run(mut self) -> Result<()> {
        let now = self.clock.now();
        self.club().live(now)?;
        if io::stdin().is_terminal() {
            return self.chat();
        }
        self.deliver(None)?;
        self.let_computer_play(None)?;
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
            // Shows the script's lines, so that the output reads like a chat.
            print(&format!("{}{line}\n", if number == 0 { "" } else { "\n" }))?;
            if !self.obey(line)? {
                break;
            }
        }
        Ok(())
    }

    fn chat(&mut self) -> Result<()> {
        let known = self.club().known_people(PLATFORM)?;
        for (id, name) in known {
            self.people.entry(id).or_insert(name);
        }
        let mut editor = Editor::open(self.options.history.clone(), self.screen.layout.colored)?;
        self.in_turns = true;
        self.fit(&mut editor);
        let greeting = Message::new("console-greeting")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("name", self.speaker.name.as_str())
            .with("database", self.options.database.as_str());
        self.screen.note(&greeting)?;
        self.deliver(None)?;
        self.let_computer_play(None)?;
        self.take_up_games()?;
        loop {
            self.fit(&mut editor);
            let words = self.words()?;
            let typed = editor.read(&self.room.prompt(&self.speaker.name), words)?;
            // The window may have changed its size.
            self.fit(&mut editor);
            match typed {
                Typed::Line(line) if self.obey(&line)? => {}
                Typed::Line(_) | Typed::End => break,
                Typed::Interrupted => self.screen.note(&Message::new("console-interrupted"))?,
            }
        }
        editor.close();
        Ok(())
    }

    /// Mentions games in progress. If they all wait for the same opponent, that player speaks next.
    fn take_up_games(&mut self) -> Result<()> {
        let games = self.club().ongoing(PLATFORM, &self.speaker.id)?;
        let Some(first) = games.first() else { return Ok(()) };
        self.screen.note(&Message::new("console-games").with("count", games.len()))?;
        if !first.awaits {
            self.speaker = self.known(&first.opponent);
        }
        Ok(())
    }

    fn fit(&mut self, editor: &mut Editor) {
        if let Some((columns, rows)) = editor.size() {
            self.screen.layout.fit(columns, rows);
        }
    }

    /// Everything that completion may offer.
    fn words(&mut self) -> Result<Words> {
        let language = Some(self.options.language);
        let mut words = Words { speaker: self.speaker.name.clone(), language, ..Words::default() };
        for (id, name) in &self.people {
            words.games.insert(name.clone(), self.club().ongoing(PLATFORM, id)?);
        }
        Ok(words)
    }

    /// Does what a line says. Returns whether to go on.
    fn obey(&mut self, line: &str) -> Result<bool> {
        match Line::read(line) {
            Line::Nothing => {}
            Line::Quit => return Ok(false),
            Line::Says { event, name, text } => {
                let speaker = match name {
                    Some(name) => self.known(&name),
                    None => self.speaker.clone(),
                };
                self.say(event, &speaker, command::read(&text), None)?;
            }
            Line::Press(number) => self.press(number)?,
            Line::Wait(length) if self.clock.moved(length) => {
                let now = self.clock.now();
                while self.club().tick(now)? {}
                self.deliver(None)?;
                self.let_computer_play(None)?;
            }
            order => {
                let note = self.change(order);
                self.screen.note(&note)?;
            }
        }
        Ok(true)
    }

    /// Presses the button with this number as the current speaker.
    fn press(&mut self, number: usize) -> Result<()> {
        match number.checked_sub(1).and_then(|index| self.buttons.get(index)).cloned() {
            Some(Button { command, seen, .. }) => self.say(None, &self.speaker.clone(), Ok(command), seen),
            None => self.screen.note(&Message::new("console-no-button").with("count", self.buttons.len())),
        }
    }

    /// Changes a setting of the console, and returns a message about it.
    fn change(&mut self, order: Line) -> Message {
        match order {
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
            Line::Lobby => {
                self.room = Room::lobby();
                Message::new("console-lobby")
            }
            Line::Direct => {
                self.room = Room::Direct;
                Message::new("console-direct")
            }
            Line::Pictures(mode) => {
                self.screen.pictures.mode = mode;
                Message::new("console-pictures")
            }
            Line::Unknown(line) => Message::new("console-unknown").with("line", line),
            _ => Message::new("console-help"),
        }
    }

    /// Says something to the club as this person.
    fn say(
        &mut self,
        event: Option<String>,
        speaker: &Person,
        command: Result<Command, CommandError>,
        seen: Option<u32>,
    ) -> Result<()> {
        if let Ok(Command::Play(PlayCommand::Challenge(challenge))) = &command
            && !challenge.is_to_computer()
            && let Some(name) = &challenge.opponent
            && is_name(name.trim_start_matches('@'))
        {
            // At the console, everybody who is challenged is present.
            self.known(name.trim_start_matches('@'));
        }
        let declines = matches!(command, Ok(Command::Play(PlayCommand::Decline(_))));
        self.events += 1;
        let event = event.unwrap_or_else(|| format!("{}-{}", self.run, self.events));
        let request = Request {
            manages: Manages::ALL,
            people: self.people.iter().map(|(id, name)| Person { id: id.clone(), name: name.clone() }).collect(),
            seen,
            language: Some(self.options.language.tag().to_owned()),
            boards: (self.screen.pictures.mode == Mode::Words).then_some(BoardForm::Words),
            sole_reader: true,
            ..Request::new(
                Origin { platform: PLATFORM, event: event.clone() },
                self.room.place(speaker),
                speaker.clone(),
                Said::Command(command),
            )
        };
        let now = self.clock.now();
        let handled = self.club().handle(&request, now);
        match handled {
            Ok(answer) if answer.repeated => print(&self.screen.layout.note(&Message::new("console-repeated")))?,
            Ok(_) => {}
            Err(error) => return self.tell_error(error),
        }
        let ticked = self.club().tick(now);
        if let Err(error) = ticked {
            self.tell_error(error)?;
        }
        self.deliver(Some((&event, speaker)))?;
        self.let_computer_play(Some((&event, speaker)))?;
        if declines && self.in_turns {
            self.go_on_after_no()?;
        }
        Ok(())
    }

    /// Reports a failure. The person at the console runs the program, and may know why.
    fn tell_error(&self, error: ClubError) -> Result<()> {
        let reason = format!("{:#}", anyhow::Error::new(error));
        self.screen.note(&Message::new("console-failed").with("reason", reason))
    }

    /// Lets the computer do everything that awaits it, and shows it. Hints and analyses come first.
    fn let_computer_play(&mut self, asked: Option<(&str, &Person)>) -> Result<()> {
        let jobs = self.club().take_jobs();
        for job in jobs {
            let (means, mut shown) = (self.options.means, Ok(()));
            // Nothing awaits the computer's other thread meanwhile.
            let findings = look_at(&job, &means, &Helpers::new(1), &mut |turns| {
                if shown.is_ok() {
                    shown = self.show_progress(&job, turns);
                }
            });
            shown?;
            let now = self.clock.now();
            self.club().report(job, findings, now)?;
            self.deliver(asked)?;
        }
        let mut done = Vec::new();
        loop {
            let awaited = self.club().awaiting_computer()?;
            let awaited = awaited.into_iter().find(|awaited| !done.contains(&awaited.event()));
            let Some(awaited) = awaited else { return Ok(()) };
            done.push(awaited.event());
            if let Some(command) = answer(&awaited, &self.options.means) {
                let now = self.clock.now();
                let handled = self.club().handle(&awaited.request(command), now);
                if let Err(error) = handled {
                    self.tell_error(error)?;
                }
                self.deliver(None)?;
            }
        }
    }

    /// Shows the progress of an analysis.
    fn show_progress(&mut self, job: &Job, turns: usize) -> Result<()> {
        let now = self.clock.now();
        self.club().tell_progress(job, turns, now)?;
        self.deliver(None)
    }

    /// After somebody declined an offer in a game, the player to move speaks.
    fn go_on_after_no(&mut self) -> Result<()> {
        let games = self.club().ongoing(PLATFORM, &self.speaker.id)?;
        if let Some(game) = games.first().filter(|game| !game.awaits) {
            self.speaker = self.known(&game.opponent);
        }
        Ok(())
    }

    /// Prints the waiting letters, and notes each as sent. The last event and its sender decide who gets to see an
    /// answer.
    fn deliver(&mut self, asked: Option<(&str, &Person)>) -> Result<()> {
        let now = self.clock.now();
        let Self { club, mailbox, screen, people, room, speaker, .. } = self;
        let mut club = club.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(listener) = &self.listener {
            listener(&club.take_changed());
        }
        let (keys, in_turns, buttons) = (self.options.keys, self.in_turns, &mut self.buttons);
        mailbox.empty(&mut club, now, |outgoing| {
            let letter = &outgoing.letter;
            let asker = asked.filter(|(event, _)| letter.answers.as_deref() == Some(event)).map(|(_, person)| person);
            let here = room.place(asker.unwrap_or(speaker)).id;
            let elsewhere = |id: &String| {
                let name = if id.starts_with('@') { id.clone() } else { format!("#{id}") };
                (*id != here).then_some(name)
            };
            let (elsewhere, only) = match &letter.to {
                To::Account(id) => (None, Some(people.get(id).unwrap_or(id).as_str())),
                To::Place(id) if layout::is_private(letter.audience) => {
                    (elsewhere(id), Some(asker.map_or("", |asker| asker.name.as_str())))
                }
                To::Place(id) => (elsewhere(id), None),
            };
            let seen_by = if only.is_some() { SeenBy::One } else { SeenBy::Everyone };
            let key = keys.then_some(outgoing.key.as_str());
            screen.letter(&Header { key, elsewhere, only, pings: &letter.pings }, outgoing)?;
            if !letter.buttons.is_empty() {
                buttons.clone_from(&letter.buttons);
            }
            if let Some(next) = letter.pings.last().filter(|_| in_turns) {
                *speaker = Person { id: next.id.clone(), name: next.name.clone() };
            }
            Ok(seen_by)
        })
    }

    /// The person with this name. Remembers them.
    fn known(&mut self, name: &str) -> Person {
        let new = person(name);
        let name = self.people.entry(new.id.clone()).or_insert(new.name);
        Person { id: new.id, name: name.clone() }
    }
}
