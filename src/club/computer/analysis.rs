//! What each turn of a game gave away.
//!
//! A turn is judged by how much of the points that its player could expect before it, from 0 to 1, they could expect no
//! more after it. From which loss on it is an inaccuracy, a mistake or a blunder is as on chess.com ("Expected points
//! model"): 0.05, 0.10 and 0.20. The accuracy of a turn is that of lichess (lichess.org/page/accuracy), a player's the
//! mean of their turns'.

use crate::rules::Player;

/// What the computer expects of a game, turn by turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Analysis {
    /// Its turns, in order.
    pub turns: Vec<JudgedTurn>,
}

/// A turn, and what could be expected before and after it.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedTurn {
    /// How many actions came before it.
    pub plies: usize,
    /// Whose it was.
    pub player: Player,
    /// Its actions.
    pub played: Vec<String>,
    /// Those of the best turn that the computer knows.
    pub best: Vec<String>,
    /// The points that its player could expect before it, from 0 to 1.
    pub before: f64,
    /// The same after it.
    pub after: f64,
}

/// What a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Judgment {
    /// It gave nothing away that is worth a word.
    Good,
    /// It gave a little away.
    Inaccuracy,
    /// It gave something away.
    Mistake,
    /// It gave much away.
    Blunder,
}

impl JudgedTurn {
    /// How much of the points it gave away, from 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f64 {
        if self.played == self.best { 0.0 } else { (self.before - self.after).max(0.0) }
    }

    /// What it was.
    #[must_use]
    pub fn judgment(&self) -> Judgment {
        match self.loss() {
            loss if loss >= 0.20 => Judgment::Blunder,
            loss if loss >= 0.10 => Judgment::Mistake,
            loss if loss >= 0.05 => Judgment::Inaccuracy,
            _ => Judgment::Good,
        }
    }

    /// How accurate it was, from 0 to 100.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        (103.1668 * (-0.04354 * 100.0 * self.loss()).exp() - 3.1669).clamp(0.0, 100.0)
    }
}

impl Analysis {
    /// The turn that decided most: of those of whoever lost in the end, or of all if nobody did, that which gave most
    /// away; nothing if none gave anything away.
    #[must_use]
    pub fn turning_point(&self, loser: Option<Player>) -> Option<&JudgedTurn> {
        let of_loser = |turn: &&JudgedTurn| loser.is_none_or(|loser| turn.player == loser);
        let worst = self.turns.iter().filter(of_loser).max_by(|a, b| a.loss().total_cmp(&b.loss()));
        worst.filter(|turn| turn.judgment() > Judgment::Good)
    }

    /// The mean accuracy of a player's turns.
    #[must_use]
    pub fn accuracy(&self, player: Player) -> Option<f64> {
        let of = self.turns.iter().filter(|turn| turn.player == player).map(JudgedTurn::accuracy);
        let (sum, count) = of.fold((0.0, 0.0), |(sum, count), accuracy| (sum + accuracy, count + 1.0));
        (count > 0.0).then(|| sum / count)
    }

    /// What player one could expect before each turn and after the last one, in percent.
    #[must_use]
    pub fn curve(&self) -> Vec<u8> {
        let for_one = |turn: &JudgedTurn, points: f64| if turn.player == Player::One { points } else { 1.0 - points };
        let before = self.turns.iter().map(|turn| for_one(turn, turn.before));
        let last = self.turns.last().map(|turn| for_one(turn, turn.after));
        before.chain(last).map(percent).collect()
    }
}

/// Points from 0 to 1 in percent.
pub(in crate::club) fn percent(points: f64) -> u8 {
    (points * 100.0).round().clamp(0.0, 100.0) as u8
}
