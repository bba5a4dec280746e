//! Matches: one game after the other between the same two, with sides changed, until one has won.

use jiff::{SignedDuration, Timestamp};

use super::act::Act;
use super::playing::{Beginning, NewEntry, never_came};
use super::stop::{Stop, refuse};
use super::visit::Visit;
use super::words::{number, person, seated};
use crate::command::{Command, Id};
use crate::contest::MatchGoal;
use crate::rules::{Game, Kind, Player, Points, Reason};
use crate::store::{EntryKind, MatchEnd, MatchRow, Table};
use crate::text::Message;

/// How many turns each has to have finished, so that a game that is given up counts.
const TURNS_THAT_COUNT: usize = 2;

impl Act<'_> {
    /// Begins a match with its first game, which has the number of the offer that led to it, if one did.
    pub(super) fn begin_match(&mut self, new: MatchRow, id: Option<i64>) -> Result<Table, Stop> {
        let row = MatchRow { id: self.tx.add_match(&new)?, ..new };
        self.begin_game_of(&row, Player::One, id)
    }

    /// Begins the first game of a match of a contest.
    pub(super) fn begin_noted_match(&mut self, row: &MatchRow) -> Result<(), Stop> {
        self.begin_game_of(row, Player::One, None).map(drop)
    }

    /// What a game is a part of, in words: a round of a contest, a match.
    pub(super) fn match_stands(&self, table: &Table) -> Result<Vec<Message>, Stop> {
        let Some((row, _)) = self.tx.match_of(table.id)? else { return Ok(Vec::new()) };
        let contest = row.contest_id.map(|id| {
            Message::new("club-contest-game").with("contest", number(id)).with("round", i64::from(row.round))
        });
        Ok(contest.into_iter().chain(self.match_told(&row)?).collect())
    }

    /// Begins a game of a match in which whoever it names first plays this side.
    fn begin_game_of(&mut self, row: &MatchRow, first: Player, id: Option<i64>) -> Result<Table, Stop> {
        let Some(two_id) = row.two_id else { return refuse("club-no-such-game") };
        let (one, two) = (self.tx.account_numbered(row.one_id)?, self.tx.account_numbered(two_id)?);
        let seats = if first == Player::One { [&one, &two] } else { [&two, &one] };
        self.begin_game(&Beginning {
            id,
            place_id: row.place_id,
            game: &row.game,
            variant: &row.variant,
            rated: row.rated,
            clock: row.clock,
            of_match: Some((row.id, first)),
            seats,
        })
    }

    /// Counts a game of a match that has ended, and goes on to what is due then once that is told.
    pub(super) fn count_game(&self, row: &mut MatchRow, first: Player, game: &Game) -> Result<(), Stop> {
        let Some(outcome) = game.outcome().filter(|_| row.ended.is_none()) else { return Ok(()) };
        if outcome.reason == Reason::Abandoned {
            row.ended = Some(MatchEnd::Void);
        } else if outcome.counts() {
            let seen = |player: Player| if first == Player::One { player } else { player.other() };
            let points = outcome.points.map(|points| Player::BOTH.map(|side| points[seen(side).index()].halves));
            // Who has played a game of the match was there.
            let came = row.score.games > 0 || !never_came(game, outcome);
            row.score = row.goal.after_game(row.score, outcome.winner.map(seen), points);
            row.ended = row.goal.decided(row.score).map(|winner| match (winner, came) {
                (Some(Player::One), true) => MatchEnd::One,
                (Some(Player::Two), true) => MatchEnd::Two,
                (Some(Player::One), false) => MatchEnd::WalkoverOne,
                (Some(Player::Two), false) => MatchEnd::WalkoverTwo,
                (None, _) => MatchEnd::Draw,
            });
            let winner_played = outcome.winner.is_some_and(|winner| game.turns_of(winner) > 0);
            if !winner_played {
                self.judge_absent(row)?;
            }
        }
        Ok(self.tx.update_match(row)?)
    }

    /// Whoever wins a match of a contest because the other never came, and has not played either, has to have been there:
    /// to have said something since, as far as that is remembered.
    fn judge_absent(&self, row: &mut MatchRow) -> Result<(), Stop> {
        let winner = match (row.contest_id, row.ended) {
            (Some(_), Some(MatchEnd::WalkoverOne)) => Some(row.one_id),
            (Some(_), Some(MatchEnd::WalkoverTwo)) => row.two_id,
            _ => None,
        };
        let Some(winner) = winner else { return Ok(()) };
        let remembered = SignedDuration::from_hours(24 * i64::from(self.known.limits.memory_days));
        let since_when_all_is_known = self.now.saturating_sub(remembered).unwrap_or(Timestamp::MIN);
        if row.began_at > since_when_all_is_known && self.tx.events_between(winner, row.began_at, self.now)? == 0 {
            row.ended = Some(MatchEnd::Absent);
        }
        Ok(())
    }

    /// What comes after a game of a match: the next one, with sides changed unless it is played anew; or what the contest
    /// does that it belongs to.
    pub(super) fn go_on_with(&mut self, row: &MatchRow, first: Player, counted: bool) -> Result<(), Stop> {
        match (row.ended, row.contest_id) {
            (None, _) => {
                let next = if counted { first.other() } else { first };
                self.begin_game_of(row, next, None).map(drop)
            }
            (Some(_), Some(contest_id)) => self.match_is_over(contest_id),
            (Some(_), None) => Ok(()),
        }
    }

    /// How a match stands, as a sentence; nothing of a single game, which says that itself.
    pub(super) fn match_told(&self, row: &MatchRow) -> Result<Option<Message>, Stop> {
        let Some(two_id) = row.two_id else { return Ok(None) };
        let accounts = [self.tx.account_numbered(row.one_id)?, self.tx.account_numbered(two_id)?];
        let winner = match row.ended {
            _ if row.goal == MatchGoal::OneGame => return Ok(None),
            None => None,
            Some(MatchEnd::One | MatchEnd::WalkoverOne) => Some(0),
            Some(MatchEnd::Two | MatchEnd::WalkoverTwo) => Some(1),
            Some(_) => return Ok(Some(Message::new("club-match-void"))),
        };
        let leader = winner.unwrap_or(usize::from(row.score.halves[1] > row.score.halves[0]));
        let halves = |index: usize| told(row.score.halves[index]);
        Ok(Some(
            Message::new(if winner.is_some() { "club-match-won" } else { "club-match-stands" })
                .with("goal", goal_told(row.goal))
                .with("name", person(&accounts[leader]))
                .with("other", person(&accounts[1 - leader]))
                .with("points", halves(leader))
                .with("others", halves(1 - leader))
                .with("number", i64::from(row.score.games) + 1),
        ))
    }

    /// Ends the game of a match that goes on because one of the two gives the match up; it is lost if it counts already.
    pub(super) fn give_game_up(
        &mut self,
        table: &mut Table,
        loser: Player,
        account_id: Option<i64>,
        text: Vec<Message>,
    ) -> Result<(), Stop> {
        let mut replayed = self.replay(table)?;
        let counts = Player::BOTH.iter().all(|player| replayed.game.turns_of(*player) >= TURNS_THAT_COUNT);
        let (kind, token) = if counts { (EntryKind::Resign, "") } else { (EntryKind::End, Reason::Void.word()) };
        let entry = NewEntry { kind, token, player: counts.then_some(loser), account_id };
        self.enter(table, &mut replayed, &entry)?;
        self.conclude(table, replayed, text, Vec::new())
    }
}

/// Halves of a point as people write them.
pub(super) fn told(halves: u32) -> String {
    Points { halves: u16::try_from(halves).unwrap_or(u16::MAX) }.told()
}

/// What a match is for, in words.
pub(super) fn goal_told(goal: MatchGoal) -> Message {
    match goal {
        MatchGoal::OneGame => Message::new("club-goal-one"),
        MatchGoal::Points(points) => Message::new("club-goal-points").with("points", i64::from(points)),
        MatchGoal::BestOf(games) => Message::new("club-goal-best").with("games", i64::from(games)),
    }
}

/// Refuses matches for points in games that count none.
pub(super) fn may_be_for(goal: MatchGoal, kind: &'static Kind) -> Result<(), Stop> {
    let mut game = kind.start(0);
    game.agree();
    let counts = game.outcome().is_some_and(|outcome| outcome.points.is_some());
    if matches!(goal, MatchGoal::Points(_)) && !counts {
        return Err(Message::new("club-match-no-points").with("game", kind.about.title).into());
    }
    Ok(())
}

impl Visit<'_> {
    /// Gives a whole match up, whatever its points.
    pub(super) fn resign_match(&mut self, mut table: Table, seat: Player, sure: bool) -> Result<(), Stop> {
        let Some((mut row, first)) = self.act.tx.match_of(table.id)?.filter(|(row, _)| row.goal != MatchGoal::OneGame)
        else {
            return Err(Message::new("club-no-match").with("id", number(table.id)).into());
        };
        if !sure {
            let question = Message::new("club-resign-match").with("opponent", seated(table.seat(seat.other())));
            let sure = Command::Resign { id: Some(Id(table.id)), whole: true, sure: true };
            self.ask_whether(&table, question, "club-button-resign-match", sure);
            return Ok(());
        }
        row.ended = Some(if seat == first { MatchEnd::Two } else { MatchEnd::One });
        self.act.tx.update_match(&row)?;
        let text = Message::new("club-resigned-match").with("name", person(&self.asker)).with("id", number(table.id));
        let written = self.act.drafts.len();
        self.act.give_game_up(&mut table, seat, Some(self.asker.id), vec![text])?;
        self.answer_by(&table, written)
    }
}
