//! Contests as they are played: they begin, one round follows the other, people leave, they end.

use jiff::{SignedDuration, Timestamp};

use super::To;
use super::act::Act;
use super::answers::hash;
use super::attendance::Attendance;
use super::draft::Draft;
use super::limits::LISTED_MAX;
use super::stop::{Stop, refuse};
use super::trouble::Trouble;
use super::words::{number, person, title};
use crate::contest::{
    Ended, Meeting, NotedMeeting, Scoring, Setup, SwissRound, System, first_knockout_round, league_rounds,
    next_knockout_round, pair_round,
};
use crate::rules::{Player, Reason};
use crate::store::{
    ContestRow, ContestState, DueKind, EntrantRow, GameState, MatchEnd, MatchRow, RatingKey, RatingScope,
};
use crate::text::{Arg, Message};

/// The rating of somebody who has none, for the seeds.
const UNRATED: f64 = 1_500.0;
/// How long after one contest of a weekly series the next one begins.
const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);

impl Act<'_> {
    /// Begins a contest with those who have joined.
    pub(super) fn start_contest(&mut self, mut contest: ContestRow) -> Result<(), Stop> {
        let mut entrants = self.tx.entrants(contest.id)?;
        if entrants.len() < 2 {
            return Err(Message::new("club-contest-too-few").with("id", number(contest.id)).into());
        }
        self.seed(&contest, &mut entrants)?;
        for (seed, entrant) in entrants.iter().enumerate() {
            self.tx.put_entrant(contest.id, seed, entrant)?;
        }
        let usual = contest.system.rounds(entrants.len(), contest.double);
        // Nobody can meet more people than there are.
        let most = System::League.rounds(entrants.len(), false);
        contest.rounds = Some(match contest.system {
            System::Swiss => contest.rounds.unwrap_or(usual).min(most),
            System::League | System::Knockout => usual,
        });
        contest.state = ContestState::Live;
        self.tx.set_due(DueKind::ContestBegins, contest.id, None)?;
        self.tx.set_due(DueKind::Roster, contest.id, None)?;
        self.next_rounds(contest)
    }

    /// Puts entrants in the order of seeds: the highest rating first, or by lot.
    fn seed(&self, contest: &ContestRow, entrants: &mut Vec<EntrantRow>) -> Result<(), Stop> {
        let community = self.tx.place(contest.place_id)?.community_id;
        let key = RatingKey { scope: RatingScope::Community(community), game: Some(&contest.game) };
        let mut keyed = Vec::with_capacity(entrants.len());
        for entrant in entrants.drain(..) {
            let worth = if contest.by_lot {
                lot(contest, entrant.person_id)
            } else {
                self.tx.rating(key, entrant.person_id)?.map_or(UNRATED, |row| row.rating)
            };
            keyed.push((worth, entrant));
        }
        keyed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        entrants.extend(keyed.into_iter().map(|(_, entrant)| entrant));
        Ok(())
    }

    /// Pairs the next round, and those after it as long as nothing is to be played in them; ends the contest after the
    /// last.
    fn next_rounds(&mut self, mut contest: ContestRow) -> Result<(), Stop> {
        loop {
            let entrants = self.tx.entrants(contest.id)?;
            let Some(meetings) = self.pair(&contest, &entrants)? else { return self.end_contest(contest) };
            contest.round += 1;
            self.tx.update_contest(&contest, None)?;
            let rows = self.note_round(&contest, &entrants, &meetings)?;
            self.tell_round(&contest, &entrants, &rows)?;
            for row in rows.iter().filter(|row| row.ended.is_none()) {
                self.begin_noted_match(row)?;
            }
            if rows.iter().any(|row| row.ended.is_none()) {
                return Ok(());
            }
        }
    }

    /// The places of the next round; nothing if there is none.
    fn pair(&self, contest: &ContestRow, entrants: &[EntrantRow]) -> Result<Option<Vec<Option<Meeting>>>, Stop> {
        let played = self.rounds_of(contest, entrants)?;
        let of = contest.rounds.unwrap_or(0);
        if !setup(contest, entrants).may_have(of) {
            return Err(broken(contest, format!("no such tournament has {of} rounds")));
        }
        if contest.round >= of {
            return Ok(None);
        }
        let placed = |round: Vec<Meeting>| round.into_iter().map(Some).collect::<Vec<_>>();
        Ok(match contest.system {
            System::League => {
                league_rounds(entrants.len(), contest.double).into_iter().nth(contest.round as usize).map(placed)
            }
            System::Knockout if played.is_empty() => Some(first_knockout_round(entrants.len())),
            System::Knockout => next_knockout_round(&played, contest.third_place),
            System::Swiss => {
                let rounds: Vec<Vec<Meeting>> =
                    played.into_iter().map(|round| round.into_iter().flatten().collect()).collect();
                let present: Vec<bool> = entrants.iter().map(|entrant| !entrant.gone).collect();
                let round =
                    SwissRound { rounds: &rounds, present: &present, of: of as usize, scoring: scoring(contest) };
                pair_round(&round).map(placed)
            }
        })
    }

    /// The rounds of a contest so far, each by its places; trouble if no contest has such ones.
    pub(super) fn rounds_of(
        &self,
        contest: &ContestRow,
        entrants: &[EntrantRow],
    ) -> Result<Vec<Vec<Option<Meeting>>>, Stop> {
        let seed = |account: i64| entrants.iter().position(|entrant| entrant.account_id == account);
        let mut noted = Vec::new();
        for row in self.tx.matches_of(contest.id)? {
            let (one, two) = (seed(row.one_id), row.two_id.and_then(seed));
            let Some(one) = one.filter(|_| row.two_id.is_none() || two.is_some()) else {
                return Err(broken(contest, format!("match #{} is between others than those in it", row.id)));
            };
            let meeting = Meeting { one, two, ended: ended(row.ended) };
            noted.push(NotedMeeting { round: row.round, board: row.board, meeting });
        }
        setup(contest, entrants)
            .rounds(contest.round, noted)
            .map_err(|misplaced| broken(contest, misplaced.to_string()))
    }

    /// Notes the matches of a round, those at once as over in which somebody is gone or has no opponent.
    fn note_round(
        &self,
        contest: &ContestRow,
        entrants: &[EntrantRow],
        meetings: &[Option<Meeting>],
    ) -> Result<Vec<MatchRow>, Stop> {
        let mut rows = Vec::new();
        for (board, meeting) in meetings.iter().enumerate() {
            let Some(meeting) = meeting else { continue };
            let (one, two) = (&entrants[meeting.one], meeting.two.map(|two| &entrants[two]));
            let ended = match (one.gone, two.map(|two| two.gone)) {
                (false, Some(false)) => None,
                (true, Some(true) | None) => Some(MatchEnd::Absent),
                (true, Some(false)) => Some(MatchEnd::WalkoverTwo),
                (false, Some(true) | None) => Some(MatchEnd::WalkoverOne),
            };
            let row = MatchRow {
                id: 0,
                contest_id: Some(contest.id),
                round: contest.round,
                board: u32::try_from(board).unwrap_or(u32::MAX),
                place_id: contest.place_id,
                game: contest.game.clone(),
                variant: contest.variant.clone(),
                rated: contest.rated,
                clock: Some(contest.clock),
                goal: contest.goal,
                one_id: one.account_id,
                two_id: two.map(|two| two.account_id),
                score: Default::default(),
                began_at: self.now,
                ended,
            };
            rows.push(MatchRow { id: self.tx.add_match(&row)?, ..row });
        }
        Ok(rows)
    }

    /// Tells the place of a contest who plays whom, and who plays nobody.
    fn tell_round(&mut self, contest: &ContestRow, entrants: &[EntrantRow], rows: &[MatchRow]) -> Result<(), Stop> {
        if rows.is_empty() {
            return Ok(());
        }
        let mut text = vec![
            Message::new("club-round-begins")
                .with("id", number(contest.id))
                .with("game", title(&contest.game, &contest.variant))
                .with("round", i64::from(contest.round))
                .with("rounds", i64::from(contest.rounds.unwrap_or(0))),
        ];
        let plays = |account: i64| rows.iter().any(|row| row.one_id == account || row.two_id == Some(account));
        // In a league with an odd number somebody rests, and has no match; in a knockout they may be out.
        let rests =
            |entrant: &&EntrantRow| contest.system == System::League && !entrant.gone && !plays(entrant.account_id);
        let resting = entrants.iter().filter(rests).map(|entrant| (entrant.account_id, None, None));
        let there: Vec<_> = rows.iter().map(|row| (row.one_id, row.two_id, row.ended)).chain(resting).collect();
        for (one, two, ended) in there.iter().take(LISTED_MAX) {
            let name = |account: i64| Ok::<Arg, Stop>(person(&self.tx.account_numbered(account)?));
            let told = Message::new(match (two, ended) {
                (None, _) => "club-round-bye",
                (_, Some(MatchEnd::WalkoverOne)) => "club-pairing-walkover-one",
                (_, Some(MatchEnd::WalkoverTwo)) => "club-pairing-walkover-two",
                (_, Some(MatchEnd::Absent)) => "club-pairing-absent",
                _ => "club-round-pair",
            });
            let told = told.with("one", name(*one)?);
            text.push(match two {
                Some(two) => told.with("two", name(*two)?),
                None => told,
            });
        }
        if there.len() > LISTED_MAX {
            text.push(Message::new("club-round-more").with("count", there.len() - LISTED_MAX));
        }
        text.push(Message::new("club-round-how").with("id", number(contest.id)));
        self.tell_contest(contest, text)
    }

    /// Tells the place of a contest something.
    pub(super) fn tell_contest(&mut self, contest: &ContestRow, text: Vec<Message>) -> Result<(), Stop> {
        let home = self.tx.place(contest.place_id)?;
        let language = self.language_in(&home)?;
        let to = To::Place(home.external_id.clone());
        self.drafts.push(Draft { about: Some(contest.id), text, ..Draft::new(&home.platform, to, language) });
        Ok(())
    }

    /// A match of a contest is over: if it was the last of its round, the next one begins.
    pub(super) fn match_is_over(&mut self, contest_id: i64) -> Result<(), Stop> {
        let Some(contest) = self.tx.contest(contest_id)? else {
            let what = "it cannot be read, so that it cannot go on".to_owned();
            return Err(Stop::Failed(Trouble::Contest { contest: contest_id, what }));
        };
        if contest.state == ContestState::Live && self.tx.are_matches_over(contest_id)? {
            self.next_rounds(contest)?;
        }
        Ok(())
    }

    /// Ends a contest and shows its table.
    fn end_contest(&mut self, mut contest: ContestRow) -> Result<(), Stop> {
        contest.state = ContestState::Over;
        self.tx.update_contest(&contest, Some(self.now))?;
        let text = vec![
            Message::new("club-contest-over")
                .with("id", number(contest.id))
                .with("game", title(&contest.game, &contest.variant)),
        ];
        self.tell_table(&contest, text)
    }

    /// Somebody leaves a contest that is played: what they play in it is given up, and what they would still play are
    /// walkovers. Whoever leaves a league before half of their games is struck out of its table.
    pub(super) fn leave_contest(&mut self, contest: &ContestRow, person_id: i64, leaving: Leaving) -> Result<(), Stop> {
        let entrants = self.tx.entrants(contest.id)?;
        let Some(seed) = entrants.iter().position(|entrant| entrant.person_id == person_id && !entrant.gone) else {
            return refuse("club-contest-not-in");
        };
        let own = entrants[seed].account_id;
        let mut matches = self.tx.readable_matches_of(contest.id)?;
        matches.retain(|row| row.one_id == own || row.two_id == Some(own));
        let played = matches.iter().filter(|row| row.ended.is_some() && row.two_id.is_some()).count();
        let of = (entrants.len() - 1) * (1 + usize::from(contest.double));
        let struck = contest.system == System::League && 2 * played < of;
        self.tx.put_entrant(contest.id, seed, &EntrantRow { gone: true, struck, ..entrants[seed].clone() })?;
        let Some(mut row) = matches.into_iter().find(|row| row.ended.is_none()) else { return Ok(()) };
        let winner = if row.one_id == own { Player::Two } else { Player::One };
        let stored = self.tx.last_game_of(row.id)?.map(|id| self.tx.game(id)).transpose()?.flatten();
        let Some(mut stored) = stored.filter(|stored| stored.state == GameState::Live) else {
            row.ended = Some(Attendance::default().won_by(winner));
            self.tx.update_match(&row)?;
            return self.match_is_over(contest.id);
        };
        let Some(loser) = stored.player_of(person_id) else { return Ok(()) };
        let attendance = match leaving {
            Leaving::GivesUp => {
                let game = self.replay(&stored)?.game;
                self.attendance(&row, stored.id, &game)?
            }
            Leaving::Barred => Attendance::default(),
        };
        row.ended = Some(attendance.won_by(winner));
        self.tx.update_match(&row)?;
        let name = person(&self.tx.account_numbered(own)?);
        let text = Message::new("club-contest-gone").with("name", name).with("id", number(contest.id));
        match leaving {
            Leaving::GivesUp => self.give_game_up(&mut stored, loser, None, vec![text]),
            Leaving::Barred => self.finish_game(&mut stored, None, Reason::Void, vec![text]),
        }
    }

    /// Somebody leaves a contest, whether it has begun or not.
    pub(super) fn drop_out(&mut self, contest: &ContestRow, person_id: i64, leaving: Leaving) -> Result<(), Stop> {
        if contest.state != ContestState::Open {
            return self.leave_contest(contest, person_id, leaving);
        }
        self.tx.remove_entrant(contest.id, person_id)?;
        self.roster_changed(contest)
    }

    /// A contest of a weekly series is to begin: it does, or is called off if too few have joined; the next one is opened.
    pub(super) fn begin_weekly(&mut self, contest_id: i64, at: Timestamp) -> Result<(), Stop> {
        self.tx.set_due(DueKind::ContestBegins, contest_id, None)?;
        let Some(contest) = self.tx.contest(contest_id)?.filter(|contest| contest.state == ContestState::Open) else {
            return Ok(());
        };
        if self.tx.entrants(contest_id)?.len() < 2 {
            let text = Message::new("club-contest-off").with("id", number(contest_id));
            let text = text.with("game", title(&contest.game, &contest.variant));
            self.cancel_contest(contest.clone(), vec![text])?;
        } else {
            self.start_contest(contest.clone())?;
        }
        self.open_next(contest, at)
    }

    /// Begins a contest before its time, if it has one; one of a weekly series is followed by the next all the same.
    pub(super) fn begin_now(&mut self, contest: ContestRow) -> Result<(), Stop> {
        let due = self.tx.due_at(DueKind::ContestBegins, contest.id)?;
        self.start_contest(contest.clone())?;
        due.map_or(Ok(()), |at| self.open_next(contest, at))
    }

    /// Opens the contest of a weekly series that comes after one which was to begin then.
    fn open_next(&mut self, contest: ContestRow, at: Timestamp) -> Result<(), Stop> {
        let mut begins = at.saturating_add(WEEK).unwrap_or(Timestamp::MAX);
        while begins <= self.now {
            begins = begins.saturating_add(WEEK).unwrap_or(Timestamp::MAX);
        }
        self.open_contest(ContestRow { opened_at: self.now, ..contest }, Some(begins)).map(drop)
    }

    /// Opens a contest, and tells its place.
    pub(super) fn open_contest(&mut self, new: ContestRow, begins: Option<Timestamp>) -> Result<ContestRow, Stop> {
        let contest = ContestRow { id: self.tx.add_contest(&new)?, ..new };
        self.tx.set_due(DueKind::ContestBegins, contest.id, begins)?;
        self.show_roster(&contest, None)?;
        Ok(contest)
    }

    /// Calls a contest off; games that go on in it are broken off.
    pub(super) fn cancel_contest(&mut self, mut contest: ContestRow, text: Vec<Message>) -> Result<(), Stop> {
        contest.state = ContestState::Cancelled;
        self.tx.update_contest(&contest, Some(self.now))?;
        self.tx.set_due(DueKind::ContestBegins, contest.id, None)?;
        self.tx.set_due(DueKind::Roster, contest.id, None)?;
        self.tell_contest(&contest, text.clone())?;
        for mut row in self.tx.readable_matches_of(contest.id)?.into_iter().filter(|row| row.ended.is_none()) {
            row.ended = Some(MatchEnd::Void);
            self.tx.update_match(&row)?;
            let game = self.tx.last_game_of(row.id)?.map(|id| self.tx.game(id)).transpose()?.flatten();
            if let Some(mut game) = game.filter(|game| game.state == GameState::Live) {
                self.finish_game(&mut game, None, Reason::Void, text.clone())?;
            }
        }
        Ok(())
    }
}

/// How somebody leaves a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaving {
    /// They give up the game that goes on, which is lost if it counts already.
    GivesUp,
    /// They are barred: the game that goes on does not count.
    Barred,
}

/// What there is to know of a contest before anybody has met.
fn setup(contest: &ContestRow, entrants: &[EntrantRow]) -> Setup {
    let &ContestRow { system, double, third_place, .. } = contest;
    Setup { system, entrants: entrants.len(), double, third_place }
}

/// What is noted of a contest does not fit together.
pub(super) fn broken(contest: &ContestRow, what: String) -> Stop {
    Stop::Failed(Trouble::Contest { contest: contest.id, what })
}

/// How a match ended, as the tables want to know it.
fn ended(end: Option<MatchEnd>) -> Ended {
    match end {
        None => Ended::NotYet,
        Some(MatchEnd::One) => Ended::Won(Player::One),
        Some(MatchEnd::Two) => Ended::Won(Player::Two),
        Some(MatchEnd::Draw) => Ended::Drawn,
        Some(MatchEnd::WalkoverOne) => Ended::Walkover(Player::One),
        Some(MatchEnd::WalkoverTwo) => Ended::Walkover(Player::Two),
        Some(MatchEnd::Absent | MatchEnd::Void) => Ended::BothAbsent,
    }
}

/// What a win and a draw are worth in a contest.
pub(super) const fn scoring(contest: &ContestRow) -> Scoring {
    if contest.three_points { Scoring::THREE } else { Scoring::ONE }
}

/// A lot that falls the same way whenever it is drawn.
fn lot(contest: &ContestRow, person_id: i64) -> f64 {
    let drawn = [contest.id, contest.opened_at.as_millisecond(), person_id];
    let hash = hash(drawn.into_iter().flat_map(i64::to_le_bytes));
    f64::from(u32::try_from((hash ^ (hash >> 29)) >> 32).unwrap_or(0))
}
