//! What stands on the board, by what it is, for those who hear it.

use super::phrase::listed;
use super::{Coord, Ground, Piece, Player, Scene};
use crate::text::{Arg, Message};

/// Pieces that are told together, and where they stand.
struct Group {
    piece: Piece,
    state: State,
    cells: Vec<Coord>,
}

/// What a piece may do that its kind does not tell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    /// The game's pieces have no such states.
    Only,
    Active,
    Inactive,
    /// It has not left the start area yet.
    Waiting,
}

impl Scene {
    /// The pieces of which this holds, by owner, kind and state, always in this order: those of the player at the
    /// bottom first. A stack is told whole if it holds of one of its pieces.
    #[must_use]
    pub fn pieces_told(&self, which: impl Fn(Piece) -> bool) -> Vec<Message> {
        let mut groups: Vec<Group> = Vec::new();
        let mut stacks: Vec<Arg> = Vec::new();
        for at in self.in_order(|at| !self.stack(*at).is_empty()) {
            let stack = self.stack(at);
            let Some(top) = stack.last().copied().filter(|_| stack.iter().any(|piece| which(*piece))) else { continue };
            if stack.len() > 1 {
                let told = Message::new("scene-place").with_text("at", at).with("what", self.stack_told(stack));
                stacks.push(told.into());
                continue;
            }
            let state = self.state(top, at);
            let same =
                |group: &&mut Group| (group.piece.owner, group.piece.kind, group.state) == (top.owner, top.kind, state);
            match groups.iter_mut().find(same) {
                Some(group) => group.cells.push(at),
                None => groups.push(Group { piece: top, state, cells: vec![at] }),
            }
        }
        let turn = |owner: Option<Player>| owner.map_or(2, |owner| u8::from(owner != self.bottom));
        groups.sort_by_key(|group| (turn(group.piece.owner), group.piece.kind, group.state));
        let mut told: Vec<Message> = groups.iter().map(|group| self.group_told(group)).collect();
        if !stacks.is_empty() {
            told.push(Message::new("scene-stacks").with("stacks", stacks));
        }
        told
    }

    fn group_told(&self, group: &Group) -> Message {
        let piece = self.piece_in(group.piece, group.state);
        Message::new("scene-group").with("piece", piece).with("places", listed(&group.cells))
    }

    /// What stands on a cell: a piece with its state, or a stack from its top.
    pub(super) fn standing(&self, at: Coord) -> Arg {
        match self.stack(at) {
            [only] => self.piece_in(*only, self.state(*only, at)),
            stack => self.stack_told(stack),
        }
    }

    fn piece_in(&self, piece: Piece, state: State) -> Arg {
        let key = match state {
            State::Only => return self.piece(piece),
            State::Active => "scene-piece-active",
            State::Inactive => "scene-piece-inactive",
            State::Waiting => "scene-piece-waiting",
        };
        let Some(owner) = piece.owner else { return self.piece(piece) };
        let color = Message::new(self.seat(owner).color.key());
        Message::new(key).with("color", color).with("piece", self.kind_name(piece)).into()
    }

    /// Whether a piece alone on a cell cannot move until it is revived, in a game that has such pieces.
    #[must_use]
    pub fn is_asleep(&self, at: Coord) -> bool {
        matches!(self.stack(at), [only] if self.state(*only, at) == State::Inactive)
    }

    fn state(&self, piece: Piece, at: Coord) -> State {
        let start = self.on(Ground::Start);
        match (piece.turned, start.is_empty(), start.contains(&at)) {
            (true, _, _) => State::Active,
            (false, true, _) => State::Only,
            (false, false, true) => State::Waiting,
            (false, false, false) => State::Inactive,
        }
    }
}
