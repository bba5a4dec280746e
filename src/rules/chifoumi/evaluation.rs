//! Values positions of Chifoumi without a search.

use std::any::Any;

use super::cell::Cells;
use super::endings::Endings;
use super::piece::PieceKind;
use super::state::{Action, Chifoumi, PLACEMENT};
use super::weights::WEIGHTS;
use crate::rules::Player;
use crate::rules::guide::{Evaluated, LEVELS, Level, SolvedEndings};

/// The numbers of the terms; those with more than one value are followed by as many numbers as they have values.
mod term {
    /// By the phase of the game: half a point more, and the lead itself.
    pub(super) const LEAD: usize = 0;
    pub(super) const AHEAD: usize = LEAD + super::PHASES;
    /// By the kind of a piece and the kind of an opponent's piece that it can capture, early and late.
    pub(super) const PREY: usize = AHEAD + super::PHASES;
    /// By kind: at least one piece of it, early and late.
    pub(super) const KIND: usize = PREY + 32;
    /// By distance: an opponent's piece that a piece can capture, early and late, waiting and to move.
    pub(super) const NEAR: usize = KIND + 8;
    /// A piece inside a stack that can be captured, waiting and to move.
    pub(super) const HEIGHT: usize = NEAR + 16;
    /// A cell that a piece can step to, early and late.
    pub(super) const ROOM: usize = HEIGHT + 2;
    /// By the kind on top: a piece inside a stack.
    pub(super) const UNDER: usize = ROOM + 2;
    /// By the kind of a piece and how central its cell is.
    pub(super) const PLACE: usize = UNDER + 4;
    /// By the phase: it's the player's turn.
    pub(super) const TURN: usize = PLACE + 28;
    pub(super) const ALL: usize = TURN + super::PHASES;
}

/// How many phases a game has, by the number of pieces.
const PHASES: usize = 6;
/// The phase by the number of pieces.
const PHASE: [usize; 17] = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5];
/// With so many pieces a game is late.
const LATE: usize = 8;
/// How far a piece looks for others that it can capture.
const NEAR: usize = 4;

impl Chifoumi {
    fn terms_of(&self, player: Player, add: &mut impl FnMut(usize, i32)) {
        let (board, other) = (&self.board, player.other());
        let total = usize::from(self.pieces(player) + self.pieces(other)).min(16);
        let late = usize::from(total <= LATE);
        // A piece that may go on has had its turn; the others wait.
        let next = if self.going_on.is_some() { self.to_move.map(Player::other) } else { self.to_move };
        let moves = usize::from(next == Some(player));
        let count = |player: Player, kind: PieceKind| {
            i32::from(board.counts(player)[kind.index()] + self.hands[player.index()][kind.index()])
        };
        let tops = PieceKind::ALL.map(|kind| board.tops(other, kind));
        let mut room = 0;
        for kind in PieceKind::ALL {
            let mine = count(player, kind);
            if mine > 0 {
                add(term::KIND + 4 * late + kind.index(), 1);
            }
            for prey in kind.prey() {
                add(term::PREY + 16 * late + 4 * kind.index() + prey.index(), mine * count(other, *prey));
            }
            let prey = kind.prey().iter().fold(Cells::NONE, |prey, kind| prey | tops[kind.index()]);
            for from in board.tops(player, kind).each() {
                for distance in 1..=NEAR {
                    let found = from.at_distance(distance) & prey;
                    add(term::NEAR + 8 * moves + 4 * late + distance - 1, found.count() as i32);
                }
                let under: u32 =
                    (from.near() & prey & board.tall()).each().map(|at| board.stack(at).height() - 1).sum();
                add(term::HEIGHT + moves, under as i32);
                let height = board.stack(from).height() as i32;
                add(term::UNDER + kind.index(), height - 1);
                add(term::PLACE + 7 * kind.index() + from.place(), 1);
                room += from.near().without(board.occupied()).count() as i32;
            }
        }
        add(term::ROOM + late, room);
        if moves > 0 {
            add(term::TURN + PHASE[total], 1);
        }
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

    const NEAR: i32 = 5;

    const MARGIN: i32 = Self::SCALE / 5;

    fn levels(variant: usize) -> [Level; LEVELS] {
        // If pieces are placed first, the middle levels need more nodes for even steps (docs/performance.md).
        if variant == PLACEMENT {
            [
                Level::new(8, 86),
                Level::new(26, 64),
                Level::new(125, 43),
                Level::new(1_050, 24),
                Level::new(10_000, 9),
                Level::new(51_000, 3),
                Level::new(170_000, 1),
                Level::new(1_000_000, 0),
            ]
        } else {
            [
                Level::new(8, 86),
                Level::new(26, 64),
                Level::new(110, 45),
                Level::new(600, 29),
                Level::new(3_800, 14),
                Level::new(25_000, 5),
                Level::new(170_000, 1),
                Level::new(1_000_000, 0),
            ]
        }
    }

    const WEIGHTS: &'static [i32] = {
        let fitted: &[i32; term::ALL] = &WEIGHTS;
        fitted
    };

    fn terms(&self, add: &mut impl FnMut(usize, i32)) {
        let [one, two] = Player::BOTH.map(|player| i32::from(self.pieces(player)));
        let phase = PHASE[((one + two) as usize).min(16)];
        // Player two doesn't begin, and has half a point more.
        let lead = 2 * (one - two) - 1;
        add(term::LEAD + phase, lead);
        add(term::AHEAD + phase, lead.signum());
        self.terms_of(Player::One, add);
        self.terms_of(Player::Two, &mut |term, count| add(term, -count));
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
