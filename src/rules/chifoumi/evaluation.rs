//! Values positions of Chifoumi without a search.

use std::any::Any;
use std::sync::LazyLock;

use super::cell::Cells;
use super::endings::Endings;
use super::piece::{OF_EACH, PieceKind};
use super::state::{Action, Chifoumi, PLACEMENT};
use super::weights::WEIGHTS;
use crate::rules::Player;
use crate::rules::guide::{Curve, Evaluated, LEVELS, Level, SearchParameters, SolvedEndings};

/// The numbers of the terms; those with more than one value are followed by as many numbers as they have values.
mod term {
    use super::{COUNTS, NEAR, PHASES, STAGES};

    /// By the phase of the game: half a point more, and the lead itself.
    pub(super) const LEAD: usize = 0;
    pub(super) const AHEAD: usize = LEAD + PHASES;
    /// By the phase: it's the player's turn.
    pub(super) const TURN: usize = AHEAD + PHASES;
    /// By the stage, the kind and how many pieces of it there are.
    pub(super) const KIND: usize = TURN + PHASES;
    /// By the stage, two kinds, and how many pieces of each there are: both the player's, or the second one the opponent's.
    pub(super) const BOTH: usize = KIND + STAGES * 4 * COUNTS;
    pub(super) const PREY: usize = BOTH + STAGES * 6 * COUNTS * COUNTS;
    /// By the stage, waiting and to move, the kinds and the distance: an opponent's piece that a piece can capture.
    pub(super) const HUNT: usize = PREY + STAGES * 6 * COUNTS * COUNTS;
    /// A piece inside a stack that can be captured, waiting and to move.
    pub(super) const HEIGHT: usize = HUNT + STAGES * 2 * 6 * NEAR;
    /// By the kind on top: a piece inside a stack.
    pub(super) const UNDER: usize = HEIGHT + 2;
    /// By the kind: a piece next to one that can take what takes it.
    pub(super) const GUARD: usize = UNDER + 4;
    /// By late or not, the kind of a piece and how central its cell is.
    pub(super) const PLACE: usize = GUARD + 4;
    pub(super) const ALL: usize = PLACE + 2 * 28;
}

/// How many phases a game has, by the number of pieces.
const PHASES: usize = 6;
/// The phase by the number of pieces.
const PHASE: [usize; 17] = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5];
/// How many stages a game has, which are longer than phases.
const STAGES: usize = 3;
/// The stage by the number of pieces.
const STAGE: [usize; 17] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2];
/// How many pieces of a kind a player may have: none, one or two.
const COUNTS: usize = OF_EACH as usize + 1;
/// How far a piece looks for others that it can capture.
const NEAR: usize = 5;
/// The kinds of which the first captures the second.
const HUNTS: [[PieceKind; 2]; 6] = {
    use PieceKind::{Paper, Rock, Scissors, Well};
    [[Paper, Rock], [Paper, Well], [Rock, Scissors], [Scissors, Paper], [Well, Rock], [Well, Scissors]]
};

/// How many pieces of each kind somebody has.
type Kinds = [usize; 4];

/// The value of every balance of pieces but for whose turn it is, by the number of pieces of each kind.
static BALANCES: LazyLock<Vec<i32>> = LazyLock::new(|| {
    (0..COUNTS.pow(8))
        .map(|index| {
            let kinds = |first: usize| std::array::from_fn(|kind| index / COUNTS.pow((first + kind) as u32) % COUNTS);
            let mut value = 0;
            balance([kinds(0), kinds(4)], &mut |term, count| value += WEIGHTS[term] * count);
            value
        })
        .collect()
});

/// The terms of what each player has, wherever it stands.
fn balance(both: [Kinds; 2], add: &mut impl FnMut(usize, i32)) {
    let [one, two] = both.map(|kinds| kinds.iter().sum::<usize>());
    let (phase, stage) = (PHASE[one + two], STAGE[one + two]);
    // Player two doesn't begin, and has half a point more.
    let lead = 2 * (one as i32 - two as i32) - 1;
    add(term::LEAD + phase, lead);
    add(term::AHEAD + phase, lead.signum());
    for (mine, theirs, sign) in [(both[0], both[1], 1), (both[1], both[0], -1)] {
        for (kind, count) in mine.into_iter().enumerate() {
            add(term::KIND + COUNTS * (4 * stage + kind) + count, sign);
        }
        for (pair, hunt) in HUNTS.into_iter().enumerate() {
            let [hunter, prey] = hunt.map(PieceKind::index);
            let first = COUNTS * (COUNTS * (6 * stage + pair) + mine[hunter]);
            add(term::BOTH + first + mine[prey], sign);
            add(term::PREY + first + theirs[prey], sign);
        }
    }
}

impl Chifoumi {
    /// The terms of where a player's pieces stand.
    fn places(&self, player: Player, total: usize, add: &mut impl FnMut(usize, i32)) {
        let (board, other) = (&self.board, player.other());
        let stage = STAGE[total];
        // A piece that may go on has had its turn; the others wait.
        let next = if self.going_on.is_some() { self.to_move.map(Player::other) } else { self.to_move };
        let moves = usize::from(next == Some(player));
        if moves > 0 {
            add(term::TURN + PHASE[total], 1);
        }
        for (pair, [hunter, prey]) in HUNTS.into_iter().enumerate() {
            let hunted = term::HUNT + NEAR * (6 * (2 * stage + moves) + pair);
            let prey = board.tops(other, prey);
            for from in board.tops(player, hunter).each() {
                for to in prey.each() {
                    let distance = from.distance(to);
                    if distance <= NEAR {
                        add(hunted + distance - 1, 1);
                    }
                    if distance == 1 && board.tall().has(to) {
                        add(term::HEIGHT + moves, board.stack(to).height() as i32 - 1);
                    }
                }
            }
        }
        let tops = PieceKind::ALL.map(|kind| board.tops(player, kind));
        let late = 28 * usize::from(stage == 0);
        for kind in PieceKind::ALL {
            let guards = kind.guards().iter().fold(Cells::NONE, |guards, kind| guards | tops[kind.index()]);
            for at in tops[kind.index()].each() {
                add(term::PLACE + late + 7 * kind.index() + at.place(), 1);
                if !(at.near() & guards).is_empty() {
                    add(term::GUARD + kind.index(), 1);
                }
            }
            for at in (tops[kind.index()] & board.tall()).each() {
                add(term::UNDER + kind.index(), board.stack(at).height() as i32 - 1);
            }
        }
    }

    /// How many pieces of each kind a player has, on the board and in hand.
    fn kinds(&self, player: Player) -> Kinds {
        let (placed, held) = (self.board.counts(player), self.hands[player.index()]);
        std::array::from_fn(|kind| usize::from(placed[kind] + held[kind]).min(COUNTS - 1))
    }

    /// The terms of where all pieces stand.
    fn all_places(&self, both: [Kinds; 2], add: &mut impl FnMut(usize, i32)) {
        let total = both.iter().flatten().sum::<usize>();
        self.places(Player::One, total, add);
        self.places(Player::Two, total, &mut |term, count| add(term, -count));
    }

    /// How many opposing pieces an action captures, less the player's own.
    fn taken(&self, action: Action) -> i32 {
        let Action::Capture { to, .. } = action else { return 0 };
        let height = self.board.stack(to).height() as i32;
        let own = self.to_move.is_some_and(|me| self.board.held(me).has(to));
        if own { -height } else { height }
    }
}

impl Evaluated for Chifoumi {
    const SCALE: i32 = 400;

    // By `scripts/tune-search chifoumi --games 2400` (docs/performance.md).
    const SEARCH: SearchParameters =
        SearchParameters { reduction: 26, near: 4, margin: 77, frontier: 3, futility: 43, aspiration: 35 };

    fn levels(variant: usize) -> [Level; LEVELS] {
        // Each variant takes its own for even steps (docs/performance.md).
        if variant == PLACEMENT {
            [
                Level::new(4, 90),
                Level::new(28, 66),
                Level::new(150, 42),
                Level::new(1_800, 20),
                Level::new(19_000, 7),
                Level::new(55_000, 1),
                Level::new(70_000, 0),
                Level::new(400_000, 0),
            ]
        } else {
            [
                Level::new(4, 90),
                Level::new(28, 67),
                Level::new(90, 50),
                Level::new(1_500, 22),
                Level::new(9_000, 9),
                Level::new(45_000, 3),
                Level::new(200_000, 1),
                Level::new(400_000, 0),
            ]
        }
    }

    fn curve(variant: usize) -> Curve {
        if variant == PLACEMENT { Curve::new(135.0, 0.91) } else { Curve::new(137.0, 1.10) }
    }

    const WEIGHTS: &'static [i32] = {
        let fitted: &[i32; term::ALL] = &WEIGHTS;
        fitted
    };

    fn terms(&self, add: &mut impl FnMut(usize, i32)) {
        let both = Player::BOTH.map(|player| self.kinds(player));
        balance(both, add);
        self.all_places(both, add);
    }

    fn value(&self) -> i32 {
        let both = Player::BOTH.map(|player| self.kinds(player));
        let mut value = BALANCES[both.iter().flatten().rev().fold(0, |index, count| COUNTS * index + count)];
        self.all_places(both, &mut |term, count| value += WEIGHTS[term] * count);
        value
    }

    fn solved(&self, endings: &dyn SolvedEndings) -> Option<Player> {
        (endings as &dyn Any).downcast_ref::<Endings>()?.winner(self)
    }

    fn promise(&self, action: Action) -> i32 {
        match self.taken(action) {
            0 => 0,
            taken if taken > 0 => 20 + taken,
            taken => -20 + taken,
        }
    }

    fn forceful(&self, actions: &mut Vec<Action>) {
        let Some(me) = self.to_move else { return };
        if self.placing() {
            return;
        }
        let movers = self.going_on.map_or(self.board.held(me), Cells::of);
        for from in movers.each() {
            let captures = self.board.reach(me, from).capture & self.board.held(me.other());
            actions.extend(captures.each().map(|to| Action::Capture { from, to }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    #[test]
    fn the_value_is_the_sum_of_the_weighted_terms() {
        for variant in [0, PLACEMENT] {
            let mut position = Chifoumi::start(variant);
            let mut values = Vec::new();
            for turn in 0..200 {
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                let mut captures = legal.iter().filter(|action| matches!(action, Action::Capture { .. }));
                let Some(action) = captures.next_back().or_else(|| legal.get(turn * 7 % legal.len().max(1))) else {
                    break;
                };
                position.play_unchecked(*action);
                let mut sum = 0;
                position.terms(&mut |term, count| sum += WEIGHTS[term] * count);
                assert_eq!(position.value(), sum, "after {turn} actions");
                values.push(sum);
            }
            values.dedup();
            assert!(values.len() > 20, "{values:?}");
        }
    }
}
