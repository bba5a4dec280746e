//! A picture's contents, as data.

use super::mark::{self, Mark};
use super::story::{Balance, Story};
use super::turn::Turn;
use crate::rules::{Color, Coord, Game, Ground, Outcome, Piece, Player, Points, Shape};
use crate::text::Message;

/// What a picture shows besides the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneOptions {
    /// The player at the bottom of the picture.
    pub bottom: Player,
    /// The players' names. An empty one means none.
    pub names: [String; 2],
    /// Whether to mark the last turn.
    pub last_turn: bool,
    /// The cell of a chosen piece. The picture marks it and the cells where the piece may go.
    pub chosen: Option<Coord>,
    /// Cells that block what somebody tried.
    pub obstacles: Vec<Coord>,
    /// Cells to point out.
    pub pointed: Vec<Coord>,
    /// Whether the text beside it tells the last turn and the score.
    pub told: bool,
    /// How the game stood, to be shown beside the board.
    pub story: Option<Story>,
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
            told: false,
            story: None,
        }
    }
}

/// A board with its pieces, the players, and the last turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The game's id.
    pub game: &'static str,
    /// The game's title.
    pub title: &'static str,
    /// The shape of the board.
    pub shape: Shape,
    /// The cells of the board with their grounds, sorted by coordinate.
    pub cells: Vec<(Coord, Ground)>,
    /// The stacks on the cells, sorted by coordinate. Each goes from bottom to top.
    pub stacks: Vec<(Coord, Vec<Piece>)>,
    /// Empty cells that count for a player.
    pub territory: Vec<(Coord, Player)>,
    /// Facts about the position that the board doesn't show, in sentences.
    pub notes: Vec<Message>,
    /// Actions that a player may not play next because of their last turn, in sentences.
    pub bans: Vec<Message>,
    /// The players.
    pub seats: [SeatView; 2],
    /// Whether the names of the players are only their colors.
    pub by_color: bool,
    /// On a page of a lesson whose board is mostly as at the start: the cells that differ from it.
    pub unlike_start: Option<Vec<Coord>>,
    /// Whether the text beside it tells the last turn, so that the board in words need not.
    pub turn_told: bool,
    /// Whether the text beside it tells the last turn and the score, so that the board in letters need not.
    pub is_told: bool,
    /// The player at the bottom of the picture.
    pub bottom: Player,
    /// The last turn. `None` before the first.
    pub turn: Option<Turn>,
    /// The marks on the board.
    pub marks: Vec<Mark>,
    /// The player to act. `None` once the game is over.
    pub to_move: Option<Player>,
    /// Whether the last turn isn't finished.
    pub goes_on: bool,
    /// The result, if the game is over.
    pub outcome: Option<Outcome>,
    /// How the game stands, if a bar beside the board shows it.
    pub balance: Option<Balance>,
}

/// A player, with everything beside the board that belongs to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The player's name. An empty one means none.
    pub name: String,
    /// The player's current color.
    pub color: Color,
    /// The pieces off the board that can still enter it: each kind and how many.
    pub hand: Vec<(Piece, u8)>,
    /// How many of the player's pieces were captured.
    pub captured: u8,
    /// The player's current or final points, if the game counts points.
    pub points: Option<Points>,
}

impl Scene {
    /// The scene of a game.
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
            unlike_start: None,
            turn_told: false,
            is_told: options.told,
            bottom: options.bottom,
            turn,
            marks,
            to_move: game.to_move(),
            goes_on: !game.turn_begins() && outcome.is_none(),
            outcome,
            balance: options.story.as_ref().and_then(|story| story.at(game)),
        }
    }

    /// The scenes of a game from its start, one per action. The last turn is always marked.
    pub fn replay<'g>(game: &'g Game, options: &'g SceneOptions) -> impl Iterator<Item = Self> + 'g {
        let mut walk = game.rewound(0);
        let last = game.plies().len();
        (0..=last).map(move |ply| {
            if ply > 0 {
                // The last scene is the game itself: somebody may have resigned, which is no action.
                let played = walk.play(&game.plies()[ply - 1].token).is_ok();
                debug_assert!(played, "a game consists of legal actions");
            }
            Self::of(if ply == last { game } else { &walk }, options)
        })
    }

    /// A player's seat.
    #[must_use]
    pub fn seat(&self, player: Player) -> &SeatView {
        &self.seats[player.index()]
    }

    /// The pieces on a cell from bottom to top. Empty if there are none.
    #[must_use]
    pub fn stack(&self, at: Coord) -> &[Piece] {
        match self.stacks.binary_search_by_key(&at, |(cell, _)| *cell) {
            Ok(index) => &self.stacks[index].1,
            Err(_) => &[],
        }
    }
}
