//! What a position looks like, as data: the board's shape, the pieces on it, the pieces in hand, the score.
//!
//! A game describes itself here. Code that draws a board or reads it out knows only this, and no game by name.

use super::{Color, Coord, Player, Points};
use crate::text::Message;

/// A board with its pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The shape of the board.
    pub shape: Shape,
    /// The cells of the board with their grounds, sorted by coordinate.
    pub cells: Vec<(Coord, Ground)>,
    /// The stacks on the cells, sorted by coordinate. Each goes from bottom to top.
    pub stacks: Vec<(Coord, Vec<Piece>)>,
    /// The players' current colors.
    pub colors: [Color; 2],
    /// By player: the pieces off the board that can still enter it, each kind and how many.
    pub hands: [Vec<(Piece, u8)>; 2],
    /// By player: how many of their pieces were captured.
    pub captured: [u8; 2],
    /// The score if the game were counted now, in a game that counts points.
    pub points: Option<[Points; 2]>,
    /// Empty cells that would count for a player now.
    pub territory: Vec<(Coord, Player)>,
    /// Facts about the position that the board doesn't show, in sentences.
    pub notes: Vec<Message>,
    /// Actions that a player may not play next because of their last turn, in sentences.
    pub bans: Vec<Message>,
}

impl Diagram {
    /// The pieces on a cell, from bottom to top.
    #[must_use]
    pub fn stack(&self, at: Coord) -> &[Piece] {
        self.stacks.binary_search_by_key(&at, |(cell, _)| *cell).map_or(&[], |index| &self.stacks[index].1)
    }

    /// The ground of a cell. `None` if there is no such cell.
    #[must_use]
    pub fn ground(&self, at: Coord) -> Option<Ground> {
        self.cells.binary_search_by_key(&at, |(cell, _)| *cell).ok().map(|index| self.cells[index].1)
    }
}

/// The shape of a board, which decides where its cells are in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Square cells in files `a`, `b`, … from the left and ranks 1, 2, … from the bottom.
    Rectangle {
        /// The number of files.
        files: u8,
        /// The number of ranks.
        ranks: u8,
        /// The letter of the leftmost line between cells (from `a` = 0), if the crossings of these lines are cells too.
        /// Their letters go on to the right, and their numbers are 1, 2, … from the bottom.
        crossings: Option<u8>,
        /// Whether cells that touch only at a corner are neighbors.
        diagonals: bool,
    },
    /// A hexagonal board of triangles, with points named as in Abalone: letters are rows from the bottom, and numbers
    /// run along the rows, each keeping to its diagonal.
    Hexagon {
        /// The number of points per side.
        side: u8,
    },
}

/// The ground of a cell, whatever is on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Nothing special.
    Plain,
    /// Where pieces wait at the start.
    Start,
    /// Where pieces stay for good.
    Edge,
    /// The center, in games where it's special.
    Center,
    /// A player's own cell or rank, which the opponent wants to reach.
    Base(Player),
    /// A crossing of lines where a piece can be.
    Crossing,
}

/// One piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The kind, which names the drawing (`assets/pieces/rock.svg`) and the text (`piece-rock`).
    pub kind: &'static str,
    /// The letter in position strings and text boards.
    pub letter: char,
    /// The owner. `None` for a neutral piece, such as a buoy.
    pub owner: Option<Player>,
    /// Whether it's turned by 45° (an active piece of SFIRS).
    pub turned: bool,
}

/// The effects of one action, seen from the position before it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    /// The piece that moves or enters.
    pub piece: Option<Piece>,
    /// Its cell before. `None` if it enters the board.
    pub from: Option<Coord>,
    /// Its cell after.
    pub to: Option<Coord>,
    /// The cells of its path with both ends, if the path isn't obvious.
    pub path: Vec<Coord>,
    /// Everything else that happens, in order.
    pub changes: Vec<Change>,
}

/// Something that an action does besides moving a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Pieces leave the board for good (bottom first).
    Captured(Coord, Vec<Piece>),
    /// The moved piece covers these (bottom first).
    Covered(Coord, Vec<Piece>),
    /// A stone changes its owner, perhaps several times in one action.
    Flipped(Coord),
    /// A piece becomes inactive.
    Deactivated(Coord),
    /// A piece becomes active.
    Revived(Coord),
    /// A neutral piece moves from one cell to another.
    Shifted(Coord, Coord),
    /// The players swap their colors.
    Swapped,
    /// The player passes.
    Passed,
    /// The player ends a turn that could go on.
    Ended,
}
