//! Sia Doble, by Oliver Schaudt and Hendrik Simon (2012): markers cross lines that hold exactly one buoy.
//!
//! Rules, readings and house rules: `docs/rules/sia-doble.md`.

mod board;
mod explain;
mod notation;

use std::fmt;

use self::board::{BASES, FIRST_COLUMN, HALVES, SIZE, SQUARES, STARTS, UP};
pub use self::board::{Crossing, Square, Step};
use super::{
    About, Attempt, Change, Color, Diagram, Effects, Ground, Outcome, Piece, Player, Position, PositionError, Reason,
    Refusal, Shape,
};

/// The fewest buoys that a player places.
const BUOYS_MIN: u32 = 5;
/// The most buoys that a player places.
const BUOYS_MAX: u32 = 7;
/// How many markers on the opponent's base rank win.
const GOAL: u32 = 2;

/// What a step up, right, left or down adds to the number of a square.
const OFFSETS: [i8; 4] = [8, 1, -1, -8];

const BUOY: Piece = Piece { kind: "buoy", letter: 'o', owner: None, turned: false };

/// A position of Sia Doble.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SiaDoble {
    /// By player: the squares with markers.
    markers: [u64; 2],
    /// The crossings with buoys.
    buoys: u64,
    /// By player: the step that would take back the last move, until the player's next turn is over.
    bans: [Option<Step>; 2],
    /// Player one once the game is over, so that equal positions are equal.
    to_move: Player,
    /// Whether buoys are still being placed.
    placing: bool,
}

/// An action of Sia Doble.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A buoy is placed: `@q2`.
    Place(Crossing),
    /// No more buoys are placed: `end`.
    End,
    /// A marker moves, and a buoy with it: `b1-b2`.
    Step(Step),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(at) => write!(f, "@{at}"),
            Self::End => f.write_str("end"),
            Self::Step(step) => step.fmt(f),
        }
    }
}

impl SiaDoble {
    const START: Self = Self { markers: STARTS, buoys: 0, bans: [None, None], to_move: Player::One, placing: true };

    /// By [`OFFSETS`]: the squares from which markers and buoys allow a player a step, one of which may be banned.
    fn ways(&self, player: Player) -> [u64; 4] {
        let own = self.markers[player.index()];
        let empty = SQUARES & !(self.markers[0] | self.markers[1]);
        // The lower left ends of the lines with exactly one buoy: those that run across and those that run upwards.
        let across = self.buoys ^ (self.buoys >> 1);
        let upwards = self.buoys ^ (self.buoys >> UP);
        [
            own & (across >> UP) & (empty >> UP),
            own & (upwards >> 1) & (empty >> 1),
            own & upwards & (empty << 1),
            own & across & (empty << UP),
        ]
    }

    /// The steps that a player may make if it is the player's turn.
    fn steps(&self, player: Player) -> impl Iterator<Item = Step> + use<> {
        let ban = self.bans[player.index()];
        let ways = OFFSETS.into_iter().zip(self.ways(player));
        ways.flat_map(|(offset, from)| Square::of(from).map(move |from| Step::by(from, offset)))
            .filter(move |step| Some(*step) != ban)
    }

    /// The crossings on which the player to move may place a buoy.
    fn free_crossings(&self) -> u64 {
        HALVES[self.to_move.index()] & !self.buoys
    }

    /// How many buoys the player to move has placed, while buoys are being placed.
    fn placed(&self) -> u32 {
        (self.buoys & HALVES[self.to_move.index()]).count_ones()
    }

    /// How many of a player's markers stand on the opponent's base rank.
    fn arrived(&self, player: Player) -> u32 {
        (self.markers[player.index()] & BASES[player.other().index()]).count_ones()
    }

    fn winner(&self) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.arrived(*player) >= GOAL)
    }

    fn piece_on(&self, square: Square) -> Option<Piece> {
        let owner = Player::BOTH.into_iter().find(|player| self.markers[player.index()] & square.bit() != 0)?;
        Some(marker(owner))
    }

    fn end_placing(&mut self) {
        match self.to_move {
            Player::One => self.to_move = Player::Two,
            Player::Two => self.begin_turn(Player::One),
        }
    }

    /// Gives the turn to move a marker to a player, or to the next one who can.
    fn begin_turn(&mut self, player: Player) {
        self.placing = false;
        if self.outcome().is_some() {
            self.to_move = Player::One;
            return;
        }
        self.to_move = player;
        // Somebody has a way, or the game would be over; a skipped player's ban is gone, so this ends.
        while self.steps(self.to_move).next().is_none() {
            self.bans[self.to_move.index()] = None;
            self.to_move = self.to_move.other();
        }
    }
}

impl Position for SiaDoble {
    type Move = Move;

    const ABOUT: About = About {
        id: "sia-doble",
        title: "Sia Doble",
        variants: &["standard"],
        colors: [Color::Red, Color::Black],
        rules_version: 1,
    };

    fn start(_variant: usize) -> Self {
        Self::START
    }

    fn parse(_variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(text)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn turn_begins(&self) -> bool {
        !self.placing || self.placed() == 0
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.placing {
            moves.extend(Crossing::of(self.free_crossings()).map(Move::Place));
            if self.placed() >= BUOYS_MIN {
                moves.push(Move::End);
            }
        } else if self.winner().is_none() {
            moves.extend(self.steps(self.to_move).map(Move::Step));
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match m {
            Move::Place(at) => {
                self.buoys |= at.bit();
                if self.placed() >= BUOYS_MAX {
                    self.end_placing();
                }
            }
            Move::End => self.end_placing(),
            Move::Step(step) => {
                let mover = self.to_move;
                self.markers[mover.index()] ^= step.from.bit() | step.to.bit();
                self.buoys ^= step.line();
                self.bans[mover.index()] = Some(step.reversed());
                self.begin_turn(mover.other());
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.placing {
            return None;
        }
        if let Some(winner) = self.winner() {
            return Some(Outcome::win(winner, Reason::Goal));
        }
        let blocked = Player::BOTH.into_iter().all(|player| self.ways(player) == [0; 4]);
        blocked.then_some(Outcome::draw(Reason::Blocked))
    }

    fn diagram(&self) -> Diagram {
        let squares =
            Square::all().map(|square| (square.coord(), square.base_of().map_or(Ground::Plain, Ground::Base)));
        let crossings = Crossing::all().map(|crossing| (crossing.coord(), Ground::Crossing));
        let markers = Square::all().filter_map(|square| Some((square.coord(), vec![self.piece_on(square)?])));
        let buoys = Crossing::all()
            .filter(|crossing| self.buoys & crossing.bit() != 0)
            .map(|crossing| (crossing.coord(), vec![BUOY]));
        let hand = |player: Player| match self.placing {
            true if player == self.to_move => vec![(BUOY, (BUOYS_MAX - self.placed()) as u8)],
            // Player one places first, so only player two waits with all of them.
            true if player == Player::Two => vec![(BUOY, BUOYS_MAX as u8)],
            _ => Vec::new(),
        };
        Diagram {
            shape: Shape::Squares { files: SIZE, ranks: SIZE, crossings: Some(FIRST_COLUMN) },
            places: squares.chain(crossings).collect(),
            stacks: markers.chain(buoys).collect(),
            colors: Self::ABOUT.colors,
            hands: Player::BOTH.map(hand),
            captured: [0, 0],
            points: None,
            territory: Vec::new(),
        }
    }

    fn effects(&self, m: Move) -> Effects {
        match m {
            Move::Place(at) => Effects { piece: Some(BUOY), to: Some(at.coord()), ..Effects::default() },
            Move::End => Effects { changes: vec![Change::Ended], ..Effects::default() },
            Move::Step(step) => {
                let end = |set: u64| Crossing::of(set & step.line()).next();
                let shifted = end(self.buoys).zip(end(!self.buoys));
                Effects {
                    piece: Some(marker(self.to_move)),
                    from: Some(step.from.coord()),
                    to: Some(step.to.coord()),
                    path: Vec::new(),
                    changes: shifted.map(|(from, to)| Change::Shifted(from.coord(), to.coord())).into_iter().collect(),
                }
            }
        }
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        explain::refusal(self, attempt)
    }
}

const fn marker(owner: Player) -> Piece {
    Piece { kind: "marker", letter: notation::letter(owner), owner: Some(owner), turned: false }
}
