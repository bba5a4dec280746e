//! A tournament with everybody in it and all that they have played, read at once to be shown.

use jiff::Timestamp;

use super::rows;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, person, told};
use crate::club::listing::paired_until;
use crate::rules::Player;
use crate::store::{Account, EntrantRow, MatchEnd, MatchRow, StoredTournament, TournamentState};
use crate::text::{Arg, Message};
use crate::tournament::{Chart, Ended, MatchGoal, Meeting, Round, Setup, higher_seed, knockout_bracket};

/// A tournament with everybody in it and all that they have played.
pub(in crate::club) struct Field<'f> {
    pub(in crate::club) tournament: &'f StoredTournament,
    /// Who is in it, by their seeds.
    pub(in crate::club) entrants: Vec<EntrantRow>,
    /// Their accounts, in the same order.
    pub(in crate::club) accounts: Vec<Account>,
    /// The accounts from which some of them took over, each with the seed.
    pub(in crate::club) former: Vec<(Account, usize)>,
    /// What was paired, by rounds and places.
    pub(in crate::club) matches: Vec<MatchRow>,
    /// The same as the tables want to know it.
    pub(in crate::club) rounds: Vec<Round>,
    /// Until when people are paired in it, if it has no rounds and its time isn't over.
    pub(in crate::club) ends_at: Option<Timestamp>,
}

impl<'f> Field<'f> {
    /// Reads a tournament.
    pub(in crate::club) fn of(cx: &Context<'_>, tournament: &'f StoredTournament) -> Result<Self, Rejection> {
        let entrants = cx.tx.entrants(tournament.id)?;
        let accounts = entrants.iter().map(|entrant| cx.tx.account_numbered(entrant.account_id));
        let former = cx.tx.former_entrants(tournament.id)?.into_iter();
        let former = former.map(|(account, seed)| Ok((cx.tx.account_numbered(account)?, seed)));
        Ok(Self {
            tournament,
            accounts: accounts.collect::<Result<_, _>>()?,
            former: former.collect::<Result<_, Rejection>>()?,
            matches: cx.tx.matches_of(tournament.id)?,
            rounds: rows::rounds_of(cx, tournament, &entrants)?,
            ends_at: tournament.system.lasts.map(|_| paired_until(cx, tournament.id)).transpose()?.flatten(),
            entrants,
        })
    }

    /// Leaves the rounds from this one on out of its table: somebody without an opponent has the points of theirs before
    /// anybody has played. A bracket keeps them, because they say who meets whom.
    pub(in crate::club) fn forget_from(&mut self, round: u32) {
        if matches!(self.tournament.system.chart, Chart::Table(_)) {
            self.rounds.truncate(round.saturating_sub(1) as usize);
        }
    }

    /// What there was to know of it before anybody had met.
    pub(in crate::club) fn setup(&self) -> Setup {
        self.tournament.setup(self.entrants.len())
    }

    /// The rounds in which whoever loses is out.
    pub(in crate::club) fn knockout(&self) -> &[Round] {
        self.setup().knockout_after().and_then(|after| self.rounds.get(after..)).unwrap_or_default()
    }

    /// The rounds before those.
    pub(in crate::club) fn before_knockout(&self) -> &[Round] {
        &self.rounds[..self.rounds.len() - self.knockout().len()]
    }

    /// Whether somebody came to its knockout.
    pub(in crate::club) fn was_in_knockout(&self, entrant: usize) -> bool {
        self.knockout().first().is_some_and(|first| first.iter().flatten().any(|met| met.side_of(entrant).is_some()))
    }

    /// What each pairing of its knockout is for.
    pub(in crate::club) fn knockout_goal(&self) -> MatchGoal {
        self.setup().goal(self.tournament.goal, self.tournament.round)
    }

    /// Who has won its knockout, if that is over.
    pub(in crate::club) fn knockout_winner(&self) -> Option<usize> {
        let bracket = knockout_bracket(self.knockout(), self.tournament.third_place);
        bracket.last().and_then(|round| round.first()?.winner)
    }

    /// The name of an entrant in a sentence.
    pub(in crate::club) fn person(&self, entrant: usize) -> Arg {
        person(&self.accounts[entrant])
    }

    /// The name of an entrant in a table, and that they have left, if they have.
    pub(in crate::club) fn person_listed(&self, entrant: usize) -> Arg {
        let name = self.person(entrant);
        if self.has_left(entrant) { Message::new("club-table-left").with("name", name).into() } else { name }
    }

    /// Whether an entrant has left for good. Where people come and go, whoever isn't there may come back.
    pub(in crate::club) fn has_left(&self, entrant: usize) -> bool {
        let EntrantRow { withdrawn, removed, .. } = self.entrants[entrant];
        removed || (withdrawn && self.tournament.system.lasts.is_none())
    }

    /// The name of an entrant in a picture.
    pub(in crate::club) fn name(&self, entrant: usize) -> &str {
        &self.accounts[entrant].name
    }

    /// The place of a person among the entrants, if they are one.
    pub(in crate::club) fn entrant_of(&self, person_id: Option<i64>) -> Option<usize> {
        self.entrants.iter().position(|entrant| Some(entrant.person_id) == person_id)
    }

    /// The place of an account among the entrants, now or before somebody took over.
    pub(in crate::club) fn seed_of(&self, account_id: i64) -> Option<usize> {
        let former: Vec<_> = self.former.iter().map(|(account, seed)| (account.id, *seed)).collect();
        EntrantRow::seed_of(account_id, &self.entrants, &former)
    }

    /// Who took over from whom, each in a sentence.
    pub(in crate::club) fn former_told(&self) -> impl Iterator<Item = Message> {
        let known = self.former.iter().filter(|(_, seed)| *seed < self.entrants.len());
        known.map(|(once, seed)| {
            Message::new("club-table-took-over").with("name", self.person(*seed)).with("other", person(once))
        })
    }

    /// Those who have won it, if it is over: nobody who won only without games.
    pub(in crate::club) fn winners(&self) -> Vec<usize> {
        let first: Vec<usize> = match self.tournament.system.chart {
            Chart::Groups(_) if self.tournament.divisions.is_some() => {
                let first = self.setup().groups().first().cloned().unwrap_or_default();
                let table = self.table(|entrant| first.contains(&entrant));
                table.into_iter().filter(|one| one.place == 1).map(|one| one.entrant).collect()
            }
            Chart::Bracket | Chart::Groups(_) => self.knockout_winner().into_iter().collect(),
            Chart::Table(_) => {
                self.standings().into_iter().filter(|one| one.place == 1).map(|one| one.entrant).collect()
            }
        };
        first.into_iter().filter(|entrant| self.has_won_a_game(*entrant)).collect()
    }

    /// Those who wear a crown: who has won it, once it is over.
    pub(in crate::club) fn champions(&self) -> Vec<usize> {
        if self.tournament.state == TournamentState::Over { self.winners() } else { Vec::new() }
    }

    /// Whether an entrant has won a pairing that was played, or has gone on from one that was level.
    fn has_won_a_game(&self, entrant: usize) -> bool {
        let own = self.rounds.iter().flatten().flatten().filter_map(|met| Some((met.ended, met.side_of(entrant)?)));
        let first = self.knockout().first().map_or(&[][..], Vec::as_slice);
        let level = self.knockout().iter().flatten().flatten();
        let mut level = level.filter(|met| met.ended == Ended::Drawn && met.side_of(entrant).is_some());
        own.into_iter().any(|(ended, side)| ended == Ended::Won(side))
            || level.any(|met| met.two.is_some() && higher_seed(first, met) == Some(entrant))
    }

    /// Who has won it, in a sentence.
    pub(in crate::club) fn won_told(&self) -> Message {
        let winners = self.winners();
        let names = Arg::And(winners.iter().map(|entrant| self.person(*entrant)).collect());
        Message::new(match winners.len() {
            0 => "club-tournament-unwon",
            1 => "club-tournament-won",
            _ => "club-tournament-shared",
        })
        .with("names", names)
    }

    /// The rounds that are still to be paired and whose pairings are known: those of a league, without people who have left.
    pub(in crate::club) fn fixtures(&self) -> Vec<Vec<Meeting>> {
        let fixtures = self.tournament.system.fixtures.filter(|_| self.tournament.state == TournamentState::Live);
        let Some(fixtures) = fixtures else { return Vec::new() };
        let plays = |entrant: usize| !self.entrants[entrant].withdrawn;
        let goes_on = |met: &Meeting| plays(met.one) && met.two.is_some_and(plays);
        let to_come = fixtures(&self.setup()).into_iter().skip(self.tournament.round as usize);
        to_come.map(|round| round.into_iter().filter(goes_on).collect()).collect()
    }

    /// Whom an entrant still plays in rounds to come, in a sentence.
    pub(in crate::club) fn next_told(&self, own: usize) -> Option<Message> {
        let others = self.fixtures().into_iter().flatten().filter_map(|met| {
            let side = met.side_of(own)?;
            if side == Player::One { met.two } else { Some(met.one) }
        });
        let names: Vec<Arg> = others.map(|other| self.person(other)).collect();
        (!names.is_empty()).then(|| Message::new("club-tournament-next").with("names", Arg::And(names)))
    }

    /// Whom the winner has beaten on the way, in a sentence, if there is one winner.
    pub(in crate::club) fn way_told(&self) -> Option<Message> {
        let &[winner] = self.winners().as_slice() else { return None };
        let met = self.rounds.iter().flatten().flatten().filter_map(|met| Some((met, met.side_of(winner)?)));
        let beaten = met.filter(|(met, side)| met.ended == Ended::Won(*side));
        let beaten = beaten.filter_map(|(met, side)| if side == Player::One { met.two } else { Some(met.one) });
        let mut once: Vec<usize> = Vec::new();
        beaten.for_each(|entrant| {
            if !once.contains(&entrant) {
                once.push(entrant)
            }
        });
        let names = Arg::And(once.iter().map(|entrant| self.person(*entrant)).collect());
        let told = Message::new("club-tournament-way").with("name", self.person(winner)).with("names", names);
        (!once.is_empty()).then_some(told)
    }

    /// The names of those whose results do not count, because they left early.
    pub(in crate::club) fn annulled_told(&self) -> Option<Arg> {
        let annulled = self.entrants.iter().zip(&self.accounts).filter(|(entrant, _)| entrant.annulled);
        let names: Vec<Arg> = annulled.map(|(_, account)| person(account)).collect();
        (!names.is_empty()).then_some(Arg::And(names))
    }

    /// A pairing as a sentence, with the number of its newest game if it has one.
    pub(in crate::club) fn pairing_told(&self, row: &MatchRow, game: Option<i64>) -> Message {
        let all = self.accounts.iter().chain(self.former.iter().map(|(account, _)| account));
        let named = |id: i64| all.clone().find(|account| account.id == id).map_or_else(|| Arg::from(""), person);
        let one = named(row.one_id);
        let Some(two_id) = row.two_id else { return Message::new("club-round-bye").with("one", one) };
        let [one_has, two_has] = row.score.half_points.map(told);
        let key = match row.ended {
            None => "club-pairing-live",
            Some(MatchEnd::One) => "club-pairing-one",
            Some(MatchEnd::Two) => "club-pairing-two",
            Some(MatchEnd::Draw) => "club-pairing-draw",
            Some(MatchEnd::WalkoverOne) => "club-pairing-walkover-one",
            Some(MatchEnd::WalkoverTwo) => "club-pairing-walkover-two",
            Some(MatchEnd::Absent) => "club-pairing-absent",
            Some(MatchEnd::Void) => "club-pairing-off",
        };
        let told = Message::new(key).with("one", one).with("two", named(two_id));
        let game = game.map(|game| format!("{} ", number(game))).unwrap_or_default();
        told.with("game", game).with("one-has", one_has).with("two-has", two_has)
    }
}
