//! What a position looks like, as data: the board's shape, the pieces on it, what is in hand and who has scored what.
//!
//! A game describes itself here; everyone who draws or reads out a board knows only this and no game by name.

use super::{Color, Coord, Player, Points};
use crate::text::Message;

/// A board and what stands on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The board's form.
    pub shape: Shape,
    /// The cells that exist and their ground, sorted by coordinate.
    pub cells: Vec<(Coord, Ground)>,
    /// What stands where, sorted by coordinate; a stack from its bottom to its top.
    pub stacks: Vec<(Coord, Vec<Piece>)>,
    /// The colors that the players play now.
    pub colors: [Color; 2],
    /// By player: the kinds of pieces still to be brought onto the board, and how many of each.
    pub hands: [Vec<(Piece, u8)>; 2],
    /// By player: how many of their pieces were captured and are out of the game.
    pub captured: [u8; 2],
    /// The score as it would be counted now, where the game counts.
    pub points: Option<[Points; 2]>,
    /// Empty cells that would count for a player now.
    pub territory: Vec<(Coord, Player)>,
    /// What else the position holds that nothing on the board shows, in sentences.
    pub notes: Vec<Message>,
    /// What a player may not do in their next turn because of their last one, in sentences.
    pub bans: Vec<Message>,
}

impl Diagram {
    /// What stands on a cell, from the bottom to the top.
    #[must_use]
    pub fn stack(&self, at: Coord) -> &[Piece] {
        self.stacks.binary_search_by_key(&at, |(cell, _)| *cell).map_or(&[], |index| &self.stacks[index].1)
    }

    /// What a cell is; `None` if there is no such cell.
    #[must_use]
    pub fn ground(&self, at: Coord) -> Option<Ground> {
        self.cells.binary_search_by_key(&at, |(cell, _)| *cell).ok().map(|index| self.cells[index].1)
    }
}

/// The form of a board, from which cells take their position in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Square cells in files `a`, `b`, … from the left and ranks 1, 2, … from the bottom.
    Rectangle {
        /// How many files.
        files: u8,
        /// How many ranks.
        ranks: u8,
        /// The letter (from `a` = 0) of the leftmost line between cells, if the crossings of these lines are cells
        /// too; they are named from it to the right, and 1, 2, … from the bottom.
        crossings: Option<u8>,
        /// Whether cells that touch at a corner alone are neighbors by the rules.
        diagonals: bool,
    },
    /// The points of a hexagonal board of triangles, named as in Abalone: letters are rows from the bottom, numbers run
    /// along the rows and keep their diagonal.
    Hexagon {
        /// How many points a side has.
        side: u8,
    },
}

/// What a cell of a board is, apart from what stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Nothing special.
    Plain,
    /// Where pieces wait at the start of the game.
    Start,
    /// Where pieces come to rest for good.
    Edge,
    /// The middle of the board, where the game has a special middle.
    Center,
    /// A player's own cell or rank, the opponent's aim.
    Base(Player),
    /// A crossing of lines on which something may stand.
    Crossing,
}

/// One piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its kind: names its art (`assets/pieces/rock.svg`) and its text (`piece-rock`).
    pub kind: &'static str,
    /// Its letter in position strings and text boards.
    pub letter: char,
    /// Whose it is; nobody's, like a buoy.
    pub owner: Option<Player>,
    /// Whether it stands turned by 45° (an active piece of SFIRS).
    pub turned: bool,
}

/// What one action does, seen from the position before it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    /// The piece that moves or is put down.
    pub piece: Option<Piece>,
    /// Where it comes from; nowhere if it comes from off the board.
    pub from: Option<Coord>,
    /// Where it ends.
    pub to: Option<Coord>,
    /// The cells it goes over, the first and the last included, where the way matters to the eye.
    pub path: Vec<Coord>,
    /// What else happens, in the order in which it happens.
    pub changes: Vec<Change>,
}

/// Something that an action does besides moving its piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Pieces leave the board for good (bottom first).
    Captured(Coord, Vec<Piece>),
    /// The moved piece comes to stand on these (bottom first).
    Covered(Coord, Vec<Piece>),
    /// A stone changes its owner; a stone may do so several times in one action.
    Flipped(Coord),
    /// A piece becomes inactive.
    Deactivated(Coord),
    /// A piece becomes active.
    Revived(Coord),
    /// A piece that is nobody's goes from one cell to another.
    Shifted(Coord, Coord),
    /// The players exchange their colors.
    Swapped,
    /// The turn is given up without an action on the board.
    Passed,
    /// The turn is ended although it could go on.
    Ended,
}
