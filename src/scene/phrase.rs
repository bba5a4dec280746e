//! Parts of sentences: pieces, players, whose turn it is, the score.

use super::{Color, Coord, Piece, Player, Points, Scene};
use crate::rules::Outcome;
use crate::text::{Arg, Language, Message};

impl Scene {
    /// Whose turn it is, or how the game ended.
    #[must_use]
    pub fn status(&self) -> Option<Message> {
        let message = match (self.outcome, self.to_move) {
            (Some(Outcome { winner: Some(winner), reason, .. }), _) => {
                let reason = reason.message();
                Message::new("scene-won").with("player", self.player(winner)).with("reason", reason)
            }
            (Some(outcome), _) if !outcome.counts() => {
                Message::new("scene-no-result").with("reason", outcome.reason.message())
            }
            (Some(Outcome { reason, .. }), _) => Message::new("scene-drawn").with("reason", reason.message()),
            (None, Some(player)) => {
                let key = if self.goes_on && self.turn.is_some() { "scene-goes-on" } else { "scene-to-move" };
                Message::new(key).with("player", self.player(player))
            }
            (None, None) => return None,
        };
        Some(message)
    }

    /// The score, if the game counts points.
    #[must_use]
    pub fn score(&self) -> Option<Message> {
        let [one, two] = &self.seats;
        Some(score_told([one.color, two.color], [one.points?, two.points?]))
    }

    /// The score, the losses and the pieces in hand, each if there is any.
    pub(super) fn totals(&self) -> Vec<Message> {
        self.score().into_iter().chain(self.losses_and_hands()).collect()
    }

    /// How many pieces each player has lost, and which they have in hand.
    #[must_use]
    pub fn losses_and_hands(&self) -> Vec<Message> {
        Player::BOTH.into_iter().flat_map(|player| [self.loss_told(player), self.hand_told(player)]).flatten().collect()
    }

    /// How many pieces each player has lost, if any.
    pub(super) fn losses_told(&self) -> Vec<Message> {
        Player::BOTH.into_iter().filter_map(|player| self.loss_told(player)).collect()
    }

    fn loss_told(&self, player: Player) -> Option<Message> {
        let captured = usize::from(self.seat(player).captured);
        let lost = Message::new("scene-lost").with("player", self.player(player));
        (captured > 0).then(|| lost.with("count", captured))
    }

    /// Each player's pieces in hand, if there are any.
    #[must_use]
    pub fn hands_told(&self) -> Vec<Message> {
        Player::BOTH.into_iter().filter_map(|player| self.hand_told(player)).collect()
    }

    fn hand_told(&self, player: Player) -> Option<Message> {
        let hand = self.seat(player).hand.iter().filter(|(_, count)| *count > 0);
        let pieces = hand.map(|(piece, count)| {
            let many = Message::new("scene-many").with("count", usize::from(*count));
            many.with("piece", Arg::Words(self.kind_key(*piece), i64::from(*count))).into()
        });
        let pieces: Vec<Arg> = pieces.collect();
        let hand = Message::new("scene-hand").with("player", self.player(player));
        (!pieces.is_empty()).then(|| hand.with("pieces", Arg::And(pieces)))
    }

    /// A player by name and color, or by color alone if they have no name.
    #[must_use]
    pub fn player(&self, player: Player) -> Message {
        let seat = self.seat(player);
        let color = Message::new(seat.color.key());
        if self.by_color || seat.name.is_empty() {
            return color;
        }
        Message::new("scene-player").with_text("name", &seat.name).with("color", color)
    }

    /// A piece by its color and kind.
    pub(super) fn piece(&self, piece: Piece) -> Arg {
        let name = self.kind_name(piece);
        let Some(owner) = piece.owner else { return name };
        let color = self.seat(owner).color.key();
        // In some games, kinds of pieces have the names of their colors.
        if color.strip_prefix("color-") == Some(piece.kind) {
            return name;
        }
        let key = if piece.turned { "scene-piece-active" } else { "scene-piece" };
        Message::new(key).with("color", Message::new(color)).with("piece", name).into()
    }

    /// The game's name for this kind of piece.
    pub(super) fn kind_name(&self, piece: Piece) -> Arg {
        Arg::Word(self.kind_key(piece))
    }

    /// The same in a language, as a word of its own.
    #[must_use]
    pub fn kind_in(&self, piece: Piece, language: &Language) -> String {
        language.word(&self.kind_key(piece))
    }

    fn kind_key(&self, piece: Piece) -> String {
        format!("{}-piece-{}", self.game, piece.kind)
    }

    /// A stack from top to bottom. Its top piece is the one that counts.
    pub(super) fn stack_told(&self, stack: &[Piece]) -> Arg {
        let pieces = stack.iter().rev().map(|piece| self.piece(*piece));
        let told =
            pieces.reduce(|above, below| Message::new("scene-on").with("above", above).with("below", below).into());
        told.unwrap_or(Arg::List(Vec::new()))
    }
}

/// The score by player, in a game that counts points.
#[must_use]
pub fn score_told(colors: [Color; 2], points: [Points; 2]) -> Message {
    let [(one, first), (two, second)] = [0, 1].map(|index| (Message::new(colors[index].key()), points[index].told()));
    Message::new("scene-score").with("one", one).with("first", first).with("two", two).with("second", second)
}

/// A list of coordinates, one by one.
pub(super) fn one_by_one(cells: &[Coord]) -> Vec<Arg> {
    cells.iter().map(|at| Arg::Text(at.to_string())).collect()
}

/// A list of coordinates, each once. Three or more in a row along a line are told by their ends.
pub(super) fn listed(cells: &[Coord]) -> Vec<Arg> {
    let follow = |a: &Coord, b: &Coord| a.letter == b.letter && a.number.abs_diff(b.number) == 1;
    let said = |run: &[Coord]| match run {
        [first, _, .., last] => {
            vec![Message::new("scene-run").with_text("from", first).with_text("to", last).into()]
        }
        few => few.iter().map(|cell| Arg::Text(cell.to_string())).collect(),
    };
    cells.chunk_by(follow).flat_map(said).collect()
}
