//! What a picture shows, as data.

use super::mark::{self, Mark};
use super::turn::Turn;
use crate::rules::{Color, Coord, Game, Ground, Outcome, Piece, Player, Points, Shape};
use crate::text::Message;

/// What a picture of a game is to show besides the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneOptions {
    /// Who sits at the bottom of the picture.
    pub bottom: Player,
    /// By player: the name; none if it is empty.
    pub names: [String; 2],
    /// Whether the last turn is marked.
    pub last_turn: bool,
    /// The cell of a piece that somebody has chosen; it and where it may go are marked.
    pub chosen: Option<Coord>,
    /// The cells that are in the way of what somebody tried.
    pub obstacles: Vec<Coord>,
    /// Cells that are spoken of, to be pointed out.
    pub pointed: Vec<Coord>,
}

impl Default for SceneOptions {
    fn default() -> Self {
        Self {
            bottom: Player::One,
            names: [String::new(), String::new()],
            last_turn: true,
            chosen: None,
            obstacles: Vec::new(),
            pointed: Vec::new(),
        }
    }
}

/// A board, what stands on it, who plays and what has just happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The game's id.
    pub game: &'static str,
    /// The game's proper name.
    pub title: &'static str,
    /// The board's form.
    pub shape: Shape,
    /// The cells that exist and their ground, sorted by coordinate.
    pub cells: Vec<(Coord, Ground)>,
    /// What stands where, sorted by coordinate; a stack from its bottom to its top.
    pub stacks: Vec<(Coord, Vec<Piece>)>,
    /// Empty cells that count for a player.
    pub territory: Vec<(Coord, Player)>,
    /// What else the position holds that nothing on the board shows, in sentences.
    pub notes: Vec<Message>,
    /// What a player may not do in their next turn because of their last one, in sentences.
    pub bans: Vec<Message>,
    /// The players.
    pub seats: [SeatView; 2],
    /// Whether the players are called by their colors, which then are no names.
    pub by_color: bool,
    /// Who sits at the bottom of the picture.
    pub bottom: Player,
    /// The last turn, if anything has been played.
    pub turn: Option<Turn>,
    /// What is pointed out.
    pub marks: Vec<Mark>,
    /// Whose action it is; nobody's once the game is over.
    pub to_move: Option<Player>,
    /// Whether the last turn goes on.
    pub goes_on: bool,
    /// How the game ended, if it is over.
    pub outcome: Option<Outcome>,
}

/// A player, and what the player has beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The name; none if it is empty.
    pub name: String,
    /// The color that the player plays now.
    pub color: Color,
    /// The kinds of pieces still to be brought onto the board, and how many of each.
    pub hand: Vec<(Piece, u8)>,
    /// How many of the player's pieces were captured.
    pub captured: u8,
    /// What the player would score now, or has scored, where the game counts.
    pub points: Option<Points>,
}

impl Scene {
    /// What there is to see of a game.
    #[must_use]
    pub fn of(game: &Game, options: &SceneOptions) -> Self {
        let diagram = game.diagram();
        let outcome = game.outcome();
        let points = outcome.and_then(|outcome| outcome.points).or(diagram.points);
        let mut hands = diagram.hands;
        let seats = Player::BOTH.map(|player| SeatView {
            name: options.names[player.index()].clone(),
            color: diagram.colors[player.index()],
            hand: std::mem::take(&mut hands[player.index()]),
            captured: diagram.captured[player.index()],
            points: points.map(|points| points[player.index()]),
        });
        let turn = Turn::last(game);
        let mut marks = Vec::new();
        if let Some(turn) = turn.as_ref().filter(|_| options.last_turn) {
            marks.extend(mark::of_turn(turn));
        }
        if let Some(chosen) = options.chosen {
            marks.extend(mark::of_choice(game, chosen));
        }
        marks.extend(options.pointed.iter().map(|&at| Mark::Chosen(at)));
        marks.extend(options.obstacles.iter().map(|&at| Mark::Obstacle(at)));
        Self {
            game: game.kind().about.id,
            title: game.kind().about.title,
            shape: diagram.shape,
            cells: diagram.cells,
            stacks: diagram.stacks,
            territory: diagram.territory,
            notes: diagram.notes,
            bans: diagram.bans,
            seats,
            by_color: false,
            bottom: options.bottom,
            turn,
            marks,
            to_move: game.to_move(),
            goes_on: !game.turn_begins() && outcome.is_none(),
            outcome,
        }
    }

    /// The scenes of a game from its start to where it stands, one for each action. The last turn is always marked.
    pub fn replay<'g>(game: &'g Game, options: &'g SceneOptions) -> impl Iterator<Item = Self> + 'g {
        let mut walk = game.rewound(0);
        let last = game.plies().len();
        (0..=last).map(move |ply| {
            if ply > 0 {
                // The last one is the game itself, because it may have been given up, which no action says.
                let played = walk.play(&game.plies()[ply - 1].token).is_ok();
                debug_assert!(played, "a game consists of legal actions");
            }
            Self::of(if ply == last { game } else { &walk }, options)
        })
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat(&self, player: Player) -> &SeatView {
        &self.seats[player.index()]
    }

    /// What stands on a cell, from the bottom to the top; nothing if it is empty.
    #[must_use]
    pub fn stack(&self, at: Coord) -> &[Piece] {
        match self.stacks.binary_search_by_key(&at, |(cell, _)| *cell) {
            Ok(index) => &self.stacks[index].1,
            Err(_) => &[],
        }
    }
}
