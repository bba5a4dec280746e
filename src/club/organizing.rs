//! Tournaments as people ask for them: opened, joined, begun, looked at, left, called off.

use jiff::civil::{Weekday, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::act::Act;
use super::contests::{Leaving, scoring};
use super::door::Club;
use super::draft::{ButtonDraft, Draft};
use super::limits::{LISTED_MAX, ROSTER_LETTERS};
use super::matches::{goal_told, may_be_for, told as points_told};
use super::notices::Way;
use super::stop::{Stop, refuse};
use super::trouble::Trouble;
use super::visit::Visit;
use super::words::{left_off, number, person, rated, timed, title};
use super::{Audience, ButtonStyle, Letter, To, outbox};
use crate::clock::{Terms, TimeControl};
use crate::command::{ClockWish, Command, Id, Opening, Tournament};
use crate::contest::{MatchGoal, System};
use crate::rules::Kind;
use crate::store::{Cause, ContestRow, ContestState, Deed, Destination, DueKind, EntrantRow, LetterRow};
use crate::text::{Arg, Message};

/// How many people a league takes, and how many any contest.
const LEAGUE_MAX: usize = 12;
const ENTRANTS_MAX: usize = 128;
/// How many contests of a place can be open or played at a time.
const CONTESTS_MAX: usize = 20;
/// How many of the open ones, of those that are played and of those that are over come into question where none is named.
const CONTESTS_SHOWN: u32 = 50;
/// How many games a knockout's matches have unless something else is said.
const KNOCKOUT_GAMES: u16 = 5;
/// The hour of the day, in UTC, at which weekly contests begin.
const WEEKLY_HOUR: i8 = 18;

impl Visit<'_> {
    /// Does what is asked about tournaments.
    pub(super) fn tournament(&mut self, wish: &Tournament) -> Result<(), Stop> {
        match wish {
            Tournament::List => self.list_contests(),
            Tournament::Open(opening) => self.open_contest(opening),
            Tournament::Join(id) => self.join_contest(*id),
            Tournament::Leave(id) => self.leave_open_contest(*id),
            Tournament::Start(id) => {
                let contest = self.own_contest(*id, &[ContestState::Open])?;
                let begins = Message::new("club-contest-begins").with("id", number(contest.id));
                self.act.begin_now(contest)?;
                self.say(Audience::Asker, vec![begins]);
                Ok(())
            }
            Tournament::Table(id, page) => self.show_contest(*id, *page),
            Tournament::Games(id, page) => self.list_contest_games(*id, *page),
            Tournament::Withdraw { id, sure } => self.withdraw_from_contest(*id, *sure),
            Tournament::Cancel { id, sure } => self.cancel_own_contest(*id, *sure),
        }
    }

    fn open_contest(&mut self, opening: &Opening) -> Result<(), Stop> {
        let managers_only = self.act.setting_in(&self.place, "tournaments")?.as_deref() == Some("managers");
        if managers_only && !self.request.manages {
            return refuse("club-contest-managers");
        }
        if self.place.direct {
            return refuse("club-contest-direct");
        }
        let Some(kind) = Kind::find(opening.game) else { return refuse("club-no-such-game") };
        self.may_open(kind.about.id, &self.place)?;
        if self.act.tx.contests_underway_in(self.place.id)? >= CONTESTS_MAX {
            return Err(Message::new("club-contest-too-many").with("limit", CONTESTS_MAX).into());
        }
        let usual = self.act.setting_in(&self.place, "clock")?.as_deref().and_then(ClockWish::read);
        let control = match opening.clock.or(usual) {
            Some(ClockWish::None) if opening.clock.is_some() => return refuse("club-contest-needs-clock"),
            Some(ClockWish::Of(control)) => control,
            _ => TimeControl::USUAL,
        };
        let knockout = opening.system == System::Knockout;
        let goal =
            opening.goal.unwrap_or(if knockout { MatchGoal::BestOf(KNOCKOUT_GAMES) } else { MatchGoal::OneGame });
        if knockout && goal == MatchGoal::OneGame {
            return refuse("club-contest-knockout-one");
        }
        may_be_for(goal, kind)?;
        fits(opening)?;
        let rated_here = self.act.setting_in(&self.place, "rated")?.as_deref() != Some("no");
        let contest = ContestRow {
            id: 0,
            system: opening.system,
            place_id: self.place.id,
            organizer_id: self.asker.id,
            game: kind.about.id.to_owned(),
            variant: opening.variant.unwrap_or(kind.about.variants[0]).to_owned(),
            rated: opening.rated.unwrap_or(rated_here),
            clock: Terms { control, claimable: false, no_vacation: !opening.vacation, contest: true },
            goal,
            double: opening.double,
            third_place: opening.third_place,
            by_lot: opening.by_lot,
            three_points: opening.three_points.unwrap_or(opening.system == System::League),
            rounds: opening.rounds.map(u32::from),
            weekday: opening.weekday,
            state: ContestState::Open,
            round: 0,
            opened_at: self.act.now,
        };
        let begins = opening.weekday.map(|day| next_weekday(day, self.act.now));
        let first = self.act.drafts.len();
        self.act.open_contest(contest, begins)?;
        // What is told to the place answers whoever asked there.
        let draft = self.act.drafts.remove(first);
        let reply = self.reply(Audience::Everyone, draft.text.clone());
        self.act.drafts.insert(first, Draft { answers: reply.answers, token: reply.token, ..draft });
        Ok(())
    }

    fn join_contest(&mut self, id: Option<Id>) -> Result<(), Stop> {
        let contest = self.contest(id, &[ContestState::Open])?;
        self.unless_barred(&self.act.tx.place(contest.place_id)?)?;
        let entrants = self.act.tx.entrants(contest.id)?;
        let limit = if contest.system == System::League { LEAGUE_MAX } else { ENTRANTS_MAX };
        if entrants.iter().any(|entrant| entrant.person_id == self.asker.person_id) {
            return Err(Message::new("club-contest-joined-already").with("id", number(contest.id)).into());
        }
        if entrants.len() >= limit {
            return Err(Message::new("club-contest-full").with("id", number(contest.id)).with("limit", limit).into());
        }
        let (person_id, account_id) = (self.asker.person_id, self.asker.id);
        let entrant = EntrantRow { person_id, account_id, gone: false, struck: false };
        self.act.tx.put_entrant(contest.id, entrants.len(), &entrant)?;
        self.act.roster_changed(&contest)?;
        let joined = Message::new("club-contest-joined").with("id", number(contest.id));
        let mut text = vec![joined.with("count", entrants.len() + 1)];
        if matches!(self.act.way_of(person_id)?, Way::Here | Way::Direct) {
            text.push(Message::new("club-contest-joined-private"));
        }
        self.say(Audience::Asker, text);
        Ok(())
    }

    fn leave_open_contest(&mut self, id: Option<Id>) -> Result<(), Stop> {
        let contest = self.contest(id, &[ContestState::Open, ContestState::Live])?;
        if contest.state == ContestState::Live {
            return Err(Message::new("club-contest-withdraw-instead").with("id", number(contest.id)).into());
        }
        self.unless_absent(&contest)?;
        self.act.drop_out(&contest, self.asker.person_id, Leaving::GivesUp)?;
        self.say(Audience::Asker, vec![Message::new("club-contest-left").with("id", number(contest.id))]);
        Ok(())
    }

    fn is_in(&self, contest: &ContestRow) -> Result<bool, Stop> {
        let entrants = self.act.tx.entrants(contest.id)?;
        Ok(entrants.iter().any(|entrant| entrant.person_id == self.asker.person_id && !entrant.gone))
    }

    /// Refuses what only those in a contest can do.
    fn unless_absent(&self, contest: &ContestRow) -> Result<(), Stop> {
        if self.is_in(contest)? {
            return Ok(());
        }
        Err(Message::new("club-contest-not-in").with("id", number(contest.id)).into())
    }

    fn withdraw_from_contest(&mut self, id: Option<Id>, sure: bool) -> Result<(), Stop> {
        let contest = self.contest(id, &[ContestState::Open, ContestState::Live])?;
        if contest.state == ContestState::Open {
            return self.leave_open_contest(Some(Id(contest.id)));
        }
        self.unless_absent(&contest)?;
        if !sure {
            let sure = Tournament::Withdraw { id: Some(Id(contest.id)), sure: true };
            return self.ask_about_contest(&contest, "club-contest-withdraw-what", "club-button-withdraw", sure);
        }
        let gone = Message::new("club-contest-withdrawn").with("id", number(contest.id));
        self.act.leave_contest(&contest, self.asker.person_id, Leaving::GivesUp)?;
        self.say(Audience::Asker, vec![gone]);
        Ok(())
    }

    fn cancel_own_contest(&mut self, id: Option<Id>, sure: bool) -> Result<(), Stop> {
        let contest = self.own_contest(id, &[ContestState::Open, ContestState::Live])?;
        let is_open = contest.state == ContestState::Open;
        let ends_series = is_open && contest.weekday.is_some();
        if !sure {
            let question = match (is_open, ends_series) {
                (_, true) => "club-contest-cancel-series",
                (true, _) => "club-contest-cancel-open",
                _ => "club-contest-cancel-what",
            };
            let sure = Tournament::Cancel { id: Some(Id(contest.id)), sure: true };
            return self.ask_about_contest(&contest, question, "club-button-call-off", sure);
        }
        if !self.is_mine(contest.organizer_id)? {
            self.note_deed(Deed::CallOff, None, None, &number(contest.id))?;
        }
        let text = Message::new("club-contest-cancelled").with("id", number(contest.id));
        let text = text.with("game", title(&contest.game, &contest.variant)).with("name", person(&self.asker));
        let ends = ends_series.then(|| Message::new("club-contest-series-ends"));
        let text = std::iter::once(text).chain(ends).collect();
        let first = self.act.drafts.len();
        self.act.cancel_contest(contest, text)?;
        let told = self.act.drafts[first].text.clone();
        let draft = &self.act.drafts[first];
        if draft.platform != self.place.platform || draft.to != To::Place(self.place.external_id.clone()) {
            self.say(Audience::Asker, told);
            return Ok(());
        }
        let reply = self.reply(Audience::Everyone, told);
        let draft = self.act.drafts.remove(first);
        self.act.drafts.insert(first, Draft { answers: reply.answers, token: reply.token, ..draft });
        Ok(())
    }

    fn ask_about_contest(
        &mut self,
        contest: &ContestRow,
        question: &'static str,
        label: &'static str,
        sure: Tournament,
    ) -> Result<(), Stop> {
        let sure = Command::Tournament(sure);
        let text = vec![
            Message::new(question).with("id", number(contest.id)),
            Message::new("club-sure").with("command", sure.clone()),
        ];
        let button = ButtonDraft::new(label, sure, ButtonStyle::Danger);
        let reply = self.reply(Audience::Asker, text);
        self.act.drafts.push(Draft { buttons: vec![button], about: Some(contest.id), ..reply });
        Ok(())
    }

    fn list_contests(&mut self) -> Result<(), Stop> {
        let contests = self.act.tx.contests_in(self.place.id, CONTESTS_SHOWN)?;
        if contests.is_empty() {
            self.say(Audience::Asker, vec![Message::new("club-no-contests")]);
            return Ok(());
        }
        let mut text = vec![Message::new("club-contests")];
        for contest in contests.iter().take(LISTED_MAX) {
            let key = match contest.state {
                ContestState::Open => "club-contest-listed-open",
                ContestState::Live => "club-contest-listed-live",
                _ => "club-contest-listed-over",
            };
            let told = Message::new(key).with("count", self.act.tx.entrants(contest.id)?.len());
            text.push(described(told, contest).with("round", i64::from(contest.round)));
        }
        text.extend(left_off(self.act.tx.count_contests_in(self.place.id)?, LISTED_MAX));
        self.say(Audience::Asker, text);
        Ok(())
    }

    /// The contest that is meant: by its number, by its message, or of those of this place in one of these states that
    /// in which the asker plays, or one that is played, or the newest.
    pub(super) fn contest(&self, id: Option<Id>, states: &[ContestState]) -> Result<ContestRow, Stop> {
        let fits = |contest: &ContestRow| states.is_empty() || states.contains(&contest.state);
        let named = match (id, &self.request.replied_to) {
            (Some(Id(id)), _) => Some(id),
            (None, Some(message)) => self.act.tx.subject_of_message(&self.asker.platform, message)?,
            (None, None) => None,
        };
        if let Some(contest) = named.map(|id| self.act.tx.contest(id)).transpose()?.flatten() {
            let community = self.act.tx.place(contest.place_id)?.community_id;
            let entrants = self.act.tx.entrants(contest.id)?;
            let was_in = entrants.iter().any(|entrant| entrant.person_id == self.asker.person_id);
            if community == self.place.community_id || was_in {
                return if fits(&contest) { Ok(contest) } else { Err(wrong_state(&contest).into()) };
            }
        }
        if let Some(Id(id)) = id {
            return Err(Message::new("club-contest-unknown").with("id", number(id)).into());
        }
        let known = match self.place.direct {
            true => self.act.tx.contests_with(self.asker.person_id)?,
            false => self.act.tx.contests_in(self.place.id, CONTESTS_SHOWN)?,
        };
        // What is only open is for those who are not in it yet; anything else is rather meant of what they play in.
        let live = |contest: &ContestRow| contest.state == ContestState::Live;
        let mut best: Option<(&ContestRow, (bool, bool))> = None;
        for contest in known.iter().filter(|contest| fits(contest)) {
            let current = live(contest) || contest.state == ContestState::Open;
            let own = current && states != [ContestState::Open] && self.is_in(contest)?;
            let rank = (own, live(contest));
            if best.is_none_or(|(_, other)| rank > other) {
                best = Some((contest, rank));
            }
        }
        match (best, known.first()) {
            (Some((contest, _)), _) => Ok(contest.clone()),
            (None, Some(other)) => Err(wrong_state(other).into()),
            (None, None) => refuse("club-no-contests"),
        }
    }

    /// The same, for whoever opened it or manages the place that it is in, there.
    fn own_contest(&self, id: Option<Id>, states: &[ContestState]) -> Result<ContestRow, Stop> {
        let contest = self.contest(id, states)?;
        if self.is_mine(contest.organizer_id)? || (self.request.manages && contest.place_id == self.place.id) {
            return Ok(contest);
        }
        Err(Message::new("club-contest-not-yours").with("id", number(contest.id)).into())
    }
}

/// Refuses what another kind of contest has.
fn fits(opening: &Opening) -> Result<(), Stop> {
    let surplus = match opening.system {
        System::Knockout if opening.three_points.is_some() => Some("club-contest-score-knockout"),
        System::League | System::Knockout if opening.rounds.is_some() => Some("club-contest-rounds-swiss"),
        System::Swiss | System::Knockout if opening.double => Some("club-contest-twice-league"),
        System::Swiss | System::League if opening.third_place => Some("club-contest-third-knockout"),
        System::League | System::Knockout | System::Swiss => None,
    };
    surplus.map_or(Ok(()), refuse)
}

/// What else is agreed on in a contest that is open.
fn terms(contest: &ContestRow) -> Arg {
    let rounds = contest.rounds.map(|rounds| Message::new("club-term-rounds").with("rounds", i64::from(rounds)));
    let third = contest.third_place.then(|| Message::new("club-term-third"));
    let worth = scoring(contest);
    let worth = (contest.system != System::Knockout).then(|| {
        Message::new("club-term-worth").with("win", points_told(worth.win)).with("draw", points_told(worth.draw))
    });
    let seeds = Message::new(if contest.by_lot { "club-term-lot" } else { "club-term-ratings" });
    Arg::List([rounds, third, worth, Some(seeds)].into_iter().flatten().map(Arg::from).collect())
}

/// Why a contest is not one with which that can be done.
pub(super) fn wrong_state(contest: &ContestRow) -> Message {
    let key = match contest.state {
        ContestState::Open => "club-contest-is-open",
        ContestState::Live => "club-contest-is-live",
        ContestState::Over => "club-contest-is-over",
        ContestState::Cancelled => "club-contest-is-off",
    };
    Message::new(key).with("id", number(contest.id))
}

/// When a weekly contest begins next.
fn next_weekday(day: i8, now: Timestamp) -> Timestamp {
    let today = now.to_zoned(TimeZone::UTC);
    let at = |zoned: &jiff::Zoned| zoned.date().to_datetime(time(WEEKLY_HOUR, 0, 0, 0)).to_zoned(TimeZone::UTC).ok();
    let wanted = Weekday::from_monday_one_offset(day).unwrap_or(Weekday::Monday);
    let days = (0..8).filter_map(|days| today.checked_add(SignedDuration::from_hours(24 * days)).ok());
    let mut begins = days.filter(|zoned| zoned.weekday() == wanted).filter_map(|zoned| at(&zoned));
    begins.find(|zoned| zoned.timestamp() > now).map_or(now, |zoned| zoned.timestamp())
}

/// A sentence with what a contest is.
fn described(told: Message, contest: &ContestRow) -> Message {
    told.with("id", number(contest.id))
        .with("game", title(&contest.game, &contest.variant))
        .with(
            "system",
            Message::new(match (contest.system, contest.double) {
                (System::League, false) => "club-system-league",
                (System::League, true) => "club-system-double-league",
                (System::Knockout, _) => "club-system-knockout",
                (System::Swiss, _) => "club-system-swiss",
            }),
        )
        .with("goal", goal_told(contest.goal))
        .with("rated", rated(contest.rated))
        .with("clock", timed(Some(contest.clock)))
        .with("rounds", i64::from(contest.rounds.unwrap_or(0)))
}

impl Club {
    /// Shows anew who has joined an open contest if this letter was to change the list and could not, because somebody
    /// has deleted it.
    pub(super) fn roster_refused(&mut self, row: &LetterRow, now: Timestamp) -> Result<(), Trouble> {
        let change = outbox::read(row).filter(|letter| letter.edits.is_some());
        let Some(id) = change.and_then(|letter| letter.about) else { return Ok(()) };
        let contest = self.store.read()?.contest(id)?;
        let Some(contest) = contest.filter(|contest| contest.state == ContestState::Open) else { return Ok(()) };
        self.act(Cause::Clock, now, |act| act.show_roster(&contest, None))
    }
}

impl Act<'_> {
    /// What an open contest is, and who has joined.
    pub(super) fn roster(&self, contest: &ContestRow) -> Result<Vec<Message>, Stop> {
        let organizer = person(&self.tx.account_numbered(contest.organizer_id)?);
        let opened = described(Message::new("club-contest-open"), contest);
        let mut text = vec![opened.with("name", organizer).with("terms", terms(contest))];
        if let Some(at) = self.tx.due_at(DueKind::ContestBegins, contest.id)? {
            text.push(Message::new("club-contest-weekly").with("at", at));
        }
        let entrants = self.tx.entrants(contest.id)?;
        let mut names = Vec::new();
        for entrant in &entrants {
            names.push(Arg::from(self.tx.account_numbered(entrant.account_id)?.name));
        }
        if !names.is_empty() {
            text.push(Message::new("club-contest-entrants").with("count", names.len()).with("names", Arg::List(names)));
        }
        text.push(Message::new("club-contest-how").with("id", number(contest.id)));
        Ok(text)
    }

    /// Shows who has joined an open contest: in the message of an earlier letter, if there is one.
    pub(super) fn show_roster(&mut self, contest: &ContestRow, earlier: Option<i64>) -> Result<(), Stop> {
        let text = self.roster(contest)?;
        let first = self.drafts.len();
        self.tell_contest(contest, text)?;
        let draft = &mut self.drafts[first];
        draft.buttons.push(ButtonDraft::new("club-button-join", joining(contest), ButtonStyle::Primary));
        draft.edits = earlier;
        Ok(())
    }

    /// The newest letter with the list of those who have joined, and whether it was sent. A change of the list that was
    /// not is withdrawn: the next one says all of it.
    fn roster_letter(&self, contest: &ContestRow) -> Result<Option<(i64, bool)>, Stop> {
        let (home, join) = (self.tx.place(contest.place_id)?, joining(contest));
        let mut newest = None;
        let to = Destination::Place(home.external_id.as_str());
        for (row, sent) in self.tx.letters_about(&home.platform, contest.id, to, ROSTER_LETTERS)? {
            let letter = outbox::read(&row);
            let is_list = |letter: &Letter| letter.buttons.iter().any(|button| button.command == join);
            match letter.filter(is_list) {
                Some(letter) if !sent && letter.edits.is_some() => drop(self.tx.withdraw_letter(row.id)?),
                Some(_) => newest = Some((row.id, sent)),
                None => {}
            }
        }
        Ok(newest)
    }

    /// Has the list of those who have joined shown anew, after a while.
    pub(super) fn roster_changed(&self, contest: &ContestRow) -> Result<(), Stop> {
        if self.tx.due_at(DueKind::Roster, contest.id)?.is_none() {
            let pause = SignedDuration::from_secs(self.known.limits.roster_seconds.into());
            let at = self.now.saturating_add(pause).unwrap_or(self.now);
            self.tx.set_due(DueKind::Roster, contest.id, Some(at))?;
        }
        Ok(())
    }

    /// The list of those who have joined is to be shown anew.
    pub(super) fn renew_roster(&mut self, contest_id: i64) -> Result<(), Stop> {
        self.tx.set_due(DueKind::Roster, contest_id, None)?;
        let contest = self.tx.contest(contest_id)?;
        let Some(contest) = contest.filter(|contest| contest.state == ContestState::Open) else { return Ok(()) };
        match self.roster_letter(&contest)? {
            // It cannot be changed before it stands somewhere.
            Some((_, false)) => self.roster_changed(&contest),
            shown => self.show_roster(&contest, shown.map(|(letter, _)| letter)),
        }
    }
}

/// What is asked to join a contest.
fn joining(contest: &ContestRow) -> Command {
    Command::Tournament(Tournament::Join(Some(Id(contest.id))))
}
