//! How far a tournament is, in words: which rounds are played, and what they are called.

use super::field::Field;
use crate::club::context::words::number;
use crate::store::{MatchRow, StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::{Chart, Setup};

/// The rounds that are played, or the one with which it ended; and that it is paused, where it is listed.
pub(in crate::club) fn told(tournament: &StoredTournament, matches: &[MatchRow]) -> Message {
    let rounds = rounds_told(tournament, matches);
    if is_paused(tournament) { Message::new("club-round-paused").with("rounds", rounds) } else { rounds }
}

/// A round, or the rounds from one on to that which began last.
pub(in crate::club) fn rounds_told(tournament: &StoredTournament, matches: &[MatchRow]) -> Message {
    let live = matches.iter().filter(|row| row.ended.is_none()).map(|row| row.round).min();
    let live = live.filter(|_| tournament.at_once > 1 && tournament.state == TournamentState::Live);
    let first = live.unwrap_or(tournament.round).min(tournament.round);
    from_to(tournament, first, tournament.round)
}

/// The rounds from one to another.
pub(in crate::club) fn from_to(tournament: &StoredTournament, first: u32, last: u32) -> Message {
    Message::new(if first < last { "club-rounds-of" } else { "club-round-of" })
        .with("first", i64::from(first))
        .with("round", i64::from(last))
        .with("rounds", i64::from(tournament.rounds.unwrap_or(0)))
}

/// That a tournament is paused, in a sentence, if it is.
pub(in crate::club) fn paused_told(tournament: &StoredTournament) -> Option<Message> {
    let told = |key| Message::new(key).with("id", number(tournament.id));
    let key = if tournament.system.lasts.is_some() { "club-arena-paused" } else { "club-table-paused" };
    is_paused(tournament).then(|| told(key))
}

const fn is_paused(tournament: &StoredTournament) -> bool {
    tournament.paused && matches!(tournament.state, TournamentState::Live)
}

/// A pairing with what it is for: the final, or the match for the third place.
pub(in crate::club) fn with_its_name(
    tournament: &StoredTournament,
    setup: &Setup,
    (round, board): (u32, u32),
    pairing: Message,
) -> Message {
    if !setup.needs_winners(round) || Some(round) != tournament.rounds {
        return pairing;
    }
    let key = match (board, setup.playoff) {
        (0, None) => "club-pairing-final",
        (0, Some(_)) => "club-pairing-playoff-final",
        _ => "club-pairing-third",
    };
    Message::new(key).with("pairing", pairing)
}

impl Field<'_> {
    /// How far it is.
    pub(in crate::club) fn progress(&self) -> Message {
        rounds_told(self.tournament, &self.matches)
    }

    /// A pairing as a sentence with what it is for, and the number of its newest game if it has one.
    pub(in crate::club) fn pairing_named(&self, row: &MatchRow, game: Option<i64>) -> Message {
        with_its_name(self.tournament, &self.setup(), (row.round, row.board), self.pairing_told(row, game))
    }

    /// Why it ended before its last round, in a sentence, if it did.
    pub(in crate::club) fn early_end_told(&self) -> Option<Message> {
        let of = self.tournament.rounds.filter(|of| self.tournament.round < *of)?;
        if self.tournament.system.chart == Chart::Bracket || self.tournament.system.lasts.is_some() {
            return None;
        }
        let there = self.entrants.iter().filter(|entrant| !entrant.withdrawn).count();
        let key = match there {
            0 => "club-tournament-ended-empty",
            1 => "club-tournament-ended-alone",
            _ => "club-tournament-ended-unpaired",
        };
        let told = Message::new(key).with("round", i64::from(self.tournament.round)).with("rounds", i64::from(of));
        Some(told)
    }
}
