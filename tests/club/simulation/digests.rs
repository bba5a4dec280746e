//! Digests in the simulation: one message for each person that says how their games stand, changed in its place, and sent
//! anew at most once a day, at their hour, if something awaits them.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

use parlour::club::{Letter, To};
use parlour::store::{DueKind, OfferKind, StoredGame};

use super::{DAY_MS, MEMORY_MS, MINUTE_MS, Who, World};

/// How long changes of a digest are gathered.
const PAUSE_MS: i64 = 5 * MINUTE_MS;

/// What is known of digests from outside.
#[derive(Default)]
pub(super) struct Digests {
    /// By reader: the digest that they have.
    kept: HashMap<Who, Digest>,
    /// By letter: when a digest was sent anew.
    sent: HashMap<i64, i64>,
    /// Whom something awaited before the club last looked after what is due.
    awaited: HashSet<Who>,
    /// By platform and letter: the messages that have arrived.
    messages: HashMap<(&'static str, i64), Message>,
}

impl Digests {
    /// Whether a digest was sent anew so long ago that its letter may be forgotten by a time.
    pub(super) fn is_old(&self, letter: i64, now: i64) -> bool {
        self.sent[&letter] < now - MEMORY_MS + DAY_MS
    }

    /// A letter makes way for another, or nobody has fetched it for long.
    pub(super) fn forget(&mut self, platform: &'static str, message: i64, is_change: bool, is_old: bool) {
        // Of a list that arrived just before the program died the club knows nothing; and who is not to be reached for
        // months has an old one.
        if !is_change || is_old {
            self.messages.remove(&(platform, message));
        }
    }
}

/// A digest as the club last wrote it.
struct Digest {
    /// The letter that is its message, and when that was written.
    letter: i64,
    sent_at: i64,
    /// When it was last written or changed.
    written_at: i64,
    text: Vec<String>,
    /// When it was last looked whether it is to be sent anew.
    looked_at: i64,
    /// In which step.
    looked_in: usize,
}

/// A message as its reader sees it.
struct Message {
    reader: Who,
    /// Whether it lists games, or says that another one does or none.
    lists: bool,
    text: Vec<String>,
}

impl World {
    /// Digests come and change when they may, and otherwise not.
    pub(super) fn check_digests(&mut self, letters: &[(&'static str, i64, Letter)]) {
        for (platform, id, letter) in letters {
            let To::Account(name) = &letter.to else { continue };
            let reader = (*platform, name.clone());
            match letter.edits {
                None if letter.digest => self.check_sent_anew(reader, *id, letter),
                Some(message) => self.check_changed(reader, message, letter),
                None => {}
            }
        }
    }

    fn check_sent_anew(&mut self, reader: Who, id: i64, letter: &Letter) {
        let person = self.person_of(&reader);
        // What was due before somebody chose otherwise is told first.
        let wants_digest = self.setting(person, "notices").as_deref() == Some("digest");
        assert!(wants_digest || self.has_chosen_since(&reader, self.steps), "{reader:?} chose no digest");
        if let Some(known) = self.digests.kept.get(&reader) {
            let sent_at = known.sent_at;
            let hour_at = self.digest_hour_after(person, sent_at);
            assert!(hour_at <= self.now, "{reader:?} had a digest {} s ago", (self.now - sent_at) / 1_000);
            // It may have been over just now, and afterwards.
            let awaited = self.digests.awaited.contains(&reader) || self.awaits(person);
            assert!(awaited, "nothing awaits {reader:?}");
            assert!(!self.is_snoozed(person), "{reader:?} snoozes");
            self.show("digests sent anew");
        }
        let (at, text) = (self.now, said(letter));
        let kept = Digest { letter: id, sent_at: at, written_at: at, text, looked_at: at, looked_in: self.steps };
        self.digests.kept.insert(reader, kept);
        self.digests.sent.insert(id, at);
    }

    fn check_changed(&mut self, reader: Who, message: i64, letter: &Letter) {
        let now = self.now;
        let known = self.digests.kept.get_mut(&reader).unwrap_or_else(|| panic!("{reader:?} has no digest"));
        assert_eq!(known.letter, message, "that is not the digest of {reader:?}");
        if letter.digest {
            assert!(
                now - known.written_at >= PAUSE_MS,
                "{reader:?}: changed {} s ago",
                (now - known.written_at) / 1_000
            );
            let text = said(letter);
            assert_ne!(known.text, text, "nothing has changed for {reader:?}");
            (known.written_at, known.text) = (now, text);
            self.show("digests changed");
            return;
        }
        // It is not kept any more, or makes way for a new one.
        let person = self.person_of(&reader);
        if self.setting(person, "notices").as_deref() != Some("digest") {
            self.digests.kept.remove(&reader);
        }
    }

    /// The club is going to look after what is due.
    pub(super) fn note_awaited(&mut self) {
        let readers: Vec<Who> = self.digests.kept.keys().cloned().collect();
        let mut awaited = HashSet::new();
        for reader in readers {
            let person = self.person_of(&reader);
            if self.awaits(person) {
                awaited.insert(reader);
            }
        }
        self.digests.awaited = awaited;
    }

    /// Everything that is due was looked after: whoever is to have a digest anew has it, and each says what is true.
    pub(super) fn check_digests_are_kept(&mut self) {
        let readers: Vec<Who> = self.digests.kept.keys().cloned().collect();
        for reader in readers {
            let person = self.person_of(&reader);
            if self.setting(person, "notices").as_deref() != Some("digest") {
                self.digests.kept.remove(&reader);
                continue;
            }
            self.check_none_is_missing(&reader, person);
            self.check_list(&reader, person);
        }
    }

    fn check_none_is_missing(&mut self, reader: &Who, person: i64) {
        let Digest { looked_at, looked_in, sent_at, .. } = self.digests.kept[reader];
        let hour_at = self.digest_hour_after(person, looked_at);
        // Who has chosen another hour has that from the next one on.
        let has_chosen = self.has_chosen_since(reader, looked_in);
        if !has_chosen && (hour_at > self.now || self.is_snoozed(person)) {
            return;
        }
        let awaited = self.digests.awaited.contains(reader) && self.awaits(person);
        let is_missing = sent_at < hour_at && awaited && !has_chosen;
        assert!(!is_missing, "{reader:?} should have had a digest at {hour_at}");
        let kept = self.digests.kept.get_mut(reader).unwrap();
        (kept.looked_at, kept.looked_in) = (looked_at.max(self.now), self.steps);
    }

    /// What a digest lists is what there is, what awaits its reader first, unless its changes are still gathered.
    fn check_list(&mut self, reader: &Who, person: i64) {
        // What ran out just now is left out with what is due next.
        let looks_at = self.read().due_at(DueKind::new("digest"), person).unwrap();
        let kept = &self.digests.kept[reader];
        if self.now - kept.written_at < PAUSE_MS || looks_at.is_none_or(|at| at <= self.at()) {
            return;
        }
        let text = kept.text.clone();
        let numbers = |lines: &[String]| lines.iter().filter_map(|line| number_of(line)).collect::<BTreeSet<i64>>();
        let (awaiting, waiting) = self.games_of(person);
        let games = awaiting.iter().chain(&waiting).copied();
        let wanted: BTreeSet<i64> = games.chain(self.challenges_to(person)).collect();
        assert_eq!(numbers(&text), wanted, "{reader:?}: {text:?}");
        assert_eq!(numbers(&text[1..][..awaiting.len()]), awaiting, "what awaits {reader:?} is not listed first");
    }

    /// A letter has arrived: it is a digest's message, or changes one.
    pub(super) fn note_digest_message(&mut self, platform: &'static str, id: i64, letter: &Letter) {
        let To::Account(name) = &letter.to else { return };
        if !letter.digest && letter.edits.is_none() {
            return;
        }
        let message = Message { reader: (platform, name.clone()), lists: letter.digest, text: said(letter) };
        self.digests.messages.insert((platform, letter.edits.unwrap_or(id)), message);
    }

    /// Everything has arrived: each reader sees one list of their games, the one that the club keeps, or none.
    pub(super) fn check_one_digest_each(&self) {
        let mut seen: HashMap<&Who, usize> = HashMap::new();
        for message in self.digests.messages.values().filter(|message| message.lists) {
            let kept = self.digests.kept.get(&message.reader);
            assert_eq!(kept.map(|kept| &kept.text), Some(&message.text), "{:?} sees an old list", message.reader);
            *seen.entry(&message.reader).or_default() += 1;
        }
        assert!(seen.values().all(|times| *times == 1), "{seen:?}");
    }

    /// The time was set back.
    pub(super) fn set_digests_back(&mut self, by: i64) {
        // But not the hours at which they are sent anew.
        self.digests.kept.values_mut().for_each(|kept| kept.written_at -= by);
    }

    /// When the clock on somebody's wall shows the hour of their digest next after a moment.
    fn digest_hour_after(&mut self, person: i64, at: i64) -> i64 {
        let day = self.day_of_person(person);
        let hour = self.setting(person, "digest");
        day.shows_after(hour.as_deref(), at)
    }

    /// Whether a game or a challenge awaits somebody of which they want to know.
    fn awaits(&mut self, person: i64) -> bool {
        let muted = self.muted_by(person);
        let (awaiting, _) = self.games_of(person);
        awaiting.difference(&muted).next().is_some() || !self.challenges_to(person).is_empty()
    }

    /// The games that await somebody, and their others.
    fn games_of(&mut self, person: i64) -> (BTreeSet<i64>, BTreeSet<i64>) {
        let live = self.live_games().into_iter().filter(|game| game.player_of(person).is_some());
        let (awaiting, waiting): (Vec<_>, Vec<_>) =
            live.partition(|game| game.to_move.is_some_and(|mover| game.seat(mover).person_id == person));
        let ids = |games: Vec<Rc<StoredGame>>| games.iter().map(|game| game.id).collect();
        (ids(awaiting), ids(waiting))
    }

    /// The numbers of the challenges to somebody that are open.
    fn challenges_to(&mut self, person: i64) -> BTreeSet<i64> {
        let offers = self.open_offers();
        let challenges = offers.iter().filter(|offer| matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch));
        let theirs = challenges.filter(|offer| offer.taker_id.is_some_and(|taker| self.owner(taker) == person));
        theirs.map(|offer| offer.id).collect()
    }

    fn is_snoozed(&mut self, person: i64) -> bool {
        self.snoozed_until(person).is_some_and(|until| until > self.at())
    }
}

fn said(letter: &Letter) -> Vec<String> {
    letter.text.iter().map(ToString::to_string).collect()
}

/// The number of the game or challenge that a line begins with.
fn number_of(line: &str) -> Option<i64> {
    line.strip_prefix('#')?.split(|end: char| !end.is_ascii_digit()).next()?.parse().ok()
}
