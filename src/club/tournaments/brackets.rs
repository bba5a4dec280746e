//! The brackets of knockouts, or parts of them, to be drawn.

use super::field::Field;
use super::tables::{Page, Reader};
use crate::club::context::limits::ROWS_MAX;
use crate::club::context::words::goal_told;
use crate::scene::{Bracket, BracketMeeting, BracketRound, BracketSide};
use crate::store::MatchRow;
use crate::text::{Language, Message};
use crate::tournament::{BracketPlace, knockout_bracket};

/// How many rounds a part of a bracket has that is too large for one picture: those of eight people.
const ROUNDS_OF_A_PART: usize = 3;

/// A part of a bracket: so many rounds from one on, and of the last of these the meeting with this number.
#[derive(Clone, Copy)]
struct Part {
    first: usize,
    rounds: usize,
    last: usize,
}

impl Part {
    /// The parts of a bracket, from the first round on.
    fn all(bracket: &[Vec<BracketPlace>], entrants: usize) -> Vec<Self> {
        let of = bracket.len();
        let rounds = if entrants <= ROWS_MAX { of } else { ROUNDS_OF_A_PART.min(of) };
        let firsts = (0..of - rounds).step_by(rounds.max(1)).chain([of - rounds]);
        // The meeting for the third place is no part of its own.
        let meetings = |round: usize| if round + 1 == of { 1 } else { bracket[round].len() };
        firsts
            .flat_map(|first| (0..meetings(first + rounds - 1)).map(move |last| Self { first, rounds, last }))
            .collect()
    }

    /// Its meetings of a round.
    fn meetings(self, round: usize) -> std::ops::Range<usize> {
        let each = 1 << (self.first + self.rounds - 1 - round);
        self.last * each..(self.last + 1) * each
    }

    fn has(self, round: usize, meeting: usize) -> bool {
        (self.first..self.first + self.rounds).contains(&round) && self.meetings(round).contains(&meeting)
    }
}

impl Field<'_> {
    /// The part of the bracket on the wanted page; by default, the one where the asker plays, or where the current
    /// round begins.
    pub(in crate::club) fn bracket(&self, reader: &Reader) -> (Bracket, Page) {
        let bracket = knockout_bracket(self.knockout(), self.tournament.third_place);
        let own = self.entrant_of(reader.person_id);
        let there = bracket[0].iter().flat_map(|place| place.sides).flatten().count();
        let parts = Part::all(&bracket, there);
        let now = self.knockout().len().saturating_sub(1);
        let is_own = |place: &BracketPlace| own.is_some() && place.sides.contains(&own);
        // The last round is one picture, whichever of its meetings one is in.
        let is_last = now + 1 == bracket.len();
        let meeting = bracket[now].iter().position(is_own).filter(|_| !is_last).unwrap_or(0);
        let usual = parts.iter().rposition(|part| part.has(now, meeting)).unwrap_or(0);
        let wanted = reader.page.or_else(|| u32::try_from(usual + 1).ok());
        let page = Page::wanted(wanted, parts.len());
        let part = parts[page.number - 1];
        let shown = |round: usize, meetings: std::ops::Range<usize>, head: String| BracketRound {
            head,
            meetings: meetings.map(|board| self.meeting(&bracket, round, board, own, reader.language)).collect(),
        };
        let rounds = (part.first..part.first + part.rounds)
            .map(|round| shown(round, part.meetings(round), round_called(round, bracket.len(), reader.language)));
        let last = bracket.len() - 1;
        let third = (part.first + part.rounds > last && bracket[last].len() > 1)
            .then(|| shown(last, 1..2, reader.language.say(&Message::new("bracket-third"))));
        let goal = self.knockout_goal();
        let games = i64::from(goal.games_max());
        let goal = Message::new("bracket-foot").with("goal", goal_told(goal)).with("games", games);
        let unplayed = self.has_unplayed().then(|| Message::new("sheet-foot-unplayed"));
        let drawn = Bracket {
            title: self.table_title(reader.language),
            rounds: rounds.collect(),
            third,
            foot: std::iter::once(goal)
                .chain(unplayed)
                .chain(self.former_told())
                .map(|told| reader.language.say(&told))
                .collect(),
        };
        (drawn, page)
    }

    /// A place of a bracket; nothing where somebody has a bye in the first round, or nobody comes.
    fn meeting(
        &self,
        bracket: &[Vec<BracketPlace>],
        round: usize,
        board: usize,
        own: Option<usize>,
        language: &Language,
    ) -> Option<BracketMeeting> {
        let place = bracket[round][board];
        if round == 0 && place.sides[1].is_none() {
            return None;
        }
        let number = self.before_knockout().len() + round + 1;
        let row = self.matches.iter().find(|row| row.round as usize == number && row.board as usize == board);
        let (is_final, champions) = (round + 1 == bracket.len() && board == 0, self.champions());
        let side = |index: usize| {
            let Some(entrant) = place.sides[index] else {
                // Once a round has begun, nobody else comes.
                let name = if round < self.knockout().len() { "—" } else { "" };
                return BracketSide { name: name.to_owned(), ..BracketSide::default() };
            };
            let is_over = place.meeting.is_some_and(|meeting| meeting.is_over());
            BracketSide {
                name: self.name(entrant).to_owned(),
                score: row.and_then(|row| self.score_of(row, entrant)).unwrap_or_default(),
                goes_on: is_over.then_some(place.winner == Some(entrant)),
                stands_out: Some(entrant) == own,
                crowned: is_final && champions.contains(&entrant),
            }
        };
        let said = row.map(|row| self.pairing_told(row, None)).or_else(|| match place.sides {
            [Some(one), Some(two)] => {
                Some(Message::new("club-round-pair").with("one", self.person(one)).with("two", self.person(two)))
            }
            [Some(one), None] | [None, Some(one)] => Some(Message::new("bracket-waits").with("name", self.person(one))),
            [None, None] => None,
        });
        let said = said.map(|told| language.say(&told)).unwrap_or_default();
        Some(BracketMeeting { sides: [side(0), side(1)], said })
    }

    /// Somebody's score in a pairing with somebody else.
    fn score_of(&self, row: &MatchRow, entrant: usize) -> Option<String> {
        row.two_id?;
        let [one, two] = self.pair_of_scores(row)?;
        Some(if self.seed_of(row.one_id) == Some(entrant) { one } else { two })
    }
}

/// The name of a round with this many people.
fn round_called(round: usize, of: usize, language: &Language) -> String {
    let told = match of - round {
        1 => Message::new("bracket-final"),
        2 => Message::new("bracket-semi-finals"),
        3 => Message::new("bracket-quarter-finals"),
        _ => Message::new("bracket-round").with("round", round + 1),
    };
    language.say(&told)
}
