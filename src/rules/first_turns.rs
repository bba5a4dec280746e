//! First turns that somebody has as a handicap.

use std::fmt;

use super::{Player, Position};

/// A player who begins with several turns in a row, once all pieces stand that are placed before anybody moves.
///
/// It is written behind a position as `2+3`: player two has the first three turns. A turn in which they couldn't act
/// is the opponent’s. A rule that makes up for the first turn doesn't hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstTurns {
    /// Who has them.
    pub player: Player,
    /// How many there are.
    pub turns: u8,
}

impl FirstTurns {
    /// The most that anybody has.
    pub const MOST: u8 = 4;

    /// Parts a start as it is written into the position and the first turns.
    #[must_use]
    pub fn split(start: &str) -> (&str, Option<Self>) {
        let read = |text: &str| {
            let (player, turns) = text.split_once('+')?;
            let player = Player::BOTH.into_iter().find(|known| known.number().to_string() == player)?;
            let turns = turns.parse().ok().filter(|turns| (1..=Self::MOST).contains(turns))?;
            Some(Self { player, turns })
        };
        match start.trim_end().rsplit_once(' ').and_then(|(position, last)| Some((position, read(last)?))) {
            Some((position, first)) => (position, Some(first)),
            None => (start, None),
        }
    }
}

impl fmt::Display for FirstTurns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.player.number(), self.turns)
    }
}

/// The first turns of a game that goes on.
#[derive(Clone, Copy)]
pub(crate) struct Given {
    first: Option<FirstTurns>,
    /// How many are left.
    left: u8,
}

impl Given {
    /// None at all.
    pub(super) const NONE: Self = Self { first: None, left: 0 };

    /// Those of a game that begins.
    pub(crate) fn new(first: Option<FirstTurns>) -> Self {
        Self { first, left: first.map_or(0, |first| first.turns) }
    }

    /// How many are left.
    pub(super) const fn left(self) -> u8 {
        self.left
    }

    /// Gives the player the turn that begins here, if turns are left. Returns whether it would be the opponent's.
    pub(crate) fn give<P: Position>(&mut self, position: &mut P) -> bool {
        let Some(first) = self.first else { return false };
        position.settle_opening();
        if self.left == 0 || !position.turn_begins() || position.is_setup() || position.to_move().is_none() {
            return false;
        }
        self.left -= 1;
        if position.to_move() == Some(first.player) {
            return false;
        }
        let turned = position.turned_to(first.player);
        let mut actions = Vec::new();
        turned.legal_actions(&mut actions);
        let may = !actions.is_empty();
        if may {
            *position = turned;
        }
        may
    }
}
