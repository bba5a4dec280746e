//! The pieces on the board, grouped by kind, for people who hear the board.

use super::phrase::listed;
use super::{Coord, Ground, Piece, Player, Scene};
use crate::text::{Arg, Message};

/// Pieces that are told together, and their cells.
struct Group {
    piece: Piece,
    state: State,
    cells: Vec<Coord>,
}

/// A state of a piece that its kind doesn't tell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    /// The game's pieces have no states.
    Only,
    Active,
    Inactive,
    /// The piece hasn't left the start area yet.
    Waiting,
}

impl Scene {
    /// The pieces for which `which` holds, by owner, kind and state, starting with the player at the bottom. If `which`
    /// holds for one piece of a stack, the whole stack is told.
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
            told.push(Message::new("scene-stacks").with("stacks", Arg::List(stacks)));
        }
        told
    }

    fn group_told(&self, group: &Group) -> Message {
        let piece = self.piece_in(group.piece, group.state);
        Message::new("scene-group").with("piece", piece).with("places", Arg::List(listed(&group.cells)))
    }

    /// The contents of a cell: a piece with its state, or a stack from the top.
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

    /// Whether a lone piece can't move until it is revived. Only some games have such pieces.
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
