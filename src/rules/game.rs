//! A game in progress: its actions, and the position after them.

use std::collections::HashSet;

use super::erased::State;
use super::{
    Attempt, Color, Coord, Diagram, Effects, FirstTurns, GameDef, Given, Outcome, Player, Points, PositionError,
    Reason, Refusal, Threats,
};
use crate::text::Message;

/// A game of any kind, in progress or over.
///
/// The actions are the truth, and the position follows from them. A game is a value: to try a line, clone it.
pub struct Game {
    kind: &'static GameDef,
    variant: usize,
    start: Option<String>,
    state: Box<dyn State>,
    plies: Vec<Ply>,
    turn: Vec<Effects>,
    given: Option<Outcome>,
}

/// An action that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The canonical token.
    pub token: String,
    /// The player who acted.
    pub player: Player,
    /// Whether it is the first action of a turn.
    pub begins_turn: bool,
}

/// An action that breaks a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalAction {
    /// The action's token.
    pub token: String,
    /// The rule that forbids it.
    pub refusal: Refusal,
}

impl IllegalAction {
    /// The whole sentence: the action and the rule.
    #[must_use]
    pub fn sentence(&self) -> Message {
        self.refusal.sentence(&self.token, &[])
    }
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Self {
            kind: self.kind,
            variant: self.variant,
            start: self.start.clone(),
            state: self.state.clone_box(),
            plies: self.plies.clone(),
            turn: self.turn.clone(),
            given: self.given,
        }
    }
}

/// Starts games.
impl GameDef {
    /// A new game of a variant, or of the default one if there is none with this index.
    #[must_use]
    pub fn start(&'static self, variant: usize) -> Game {
        let variant = self.known(variant);
        Game::new(self, variant, (self.start)(variant), None)
    }

    /// A game from a position of a variant, behind which it may say who has the first turns.
    ///
    /// # Errors
    /// If the text isn't a position of that variant: what is wrong, and where.
    pub fn start_at(&'static self, variant: usize, position: &str) -> Result<Game, PositionError> {
        let variant = self.known(variant);
        let (position, first) = FirstTurns::split(position);
        let state = (self.parse)(variant, position, Given::NONE)?;
        let written = state.position();
        match first {
            None => Ok(Game::new(self, variant, state, Some(written))),
            Some(first) => {
                let state = (self.parse)(variant, position, Given::new(Some(first)))?;
                Ok(Game::new(self, variant, state, Some(format!("{written} {first}"))))
            }
        }
    }
}

impl Game {
    fn new(kind: &'static GameDef, variant: usize, state: Box<dyn State>, start: Option<String>) -> Self {
        Self { kind, variant, start, state, plies: Vec::new(), turn: Vec::new(), given: None }
    }

    /// The kind of game.
    #[must_use]
    pub fn kind(&self) -> &'static GameDef {
        self.kind
    }

    /// The variant's index.
    #[must_use]
    pub fn variant(&self) -> usize {
        self.variant
    }

    /// The variant's name.
    #[must_use]
    pub fn variant_name(&self) -> &'static str {
        self.kind.about.variants[self.variant]
    }

    /// The position string that it started from. `None` for the usual start.
    #[must_use]
    pub fn start_position(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// Whether a turn begins here because the player has the first turns, though it would be the opponent's.
    #[must_use]
    pub fn turn_is_given(&self) -> bool {
        self.to_move().is_some() && self.state.turn_is_given()
    }

    /// Who has the first turns as a handicap, if it began so.
    #[must_use]
    pub fn first_turns(&self) -> Option<FirstTurns> {
        FirstTurns::split(self.start.as_deref()?).1
    }

    /// The actions so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The effects of the actions in the last turn, finished or not: one entry per action.
    #[must_use]
    pub fn last_turn(&self) -> &[Effects] {
        &self.turn
    }

    /// The position as a string.
    #[must_use]
    pub fn position(&self) -> String {
        self.state.position()
    }

    /// The player to act. `None` once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Player> {
        self.state.to_move().filter(|_| self.outcome().is_none())
    }

    /// Whether a turn begins here.
    #[must_use]
    pub fn turn_begins(&self) -> bool {
        self.state.turn_begins()
    }

    /// The canonical tokens of all legal actions, sorted by bytes. Empty once the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        if self.outcome().is_some() { Vec::new() } else { self.state.legal() }
    }

    /// The next actions of the turn after these, if they are legal one after the other. Empty if the turn is over then.
    pub(super) fn going_on_after(&self, tokens: &[String]) -> Option<Vec<String>> {
        let (first, rest) = tokens.split_first().filter(|_| self.outcome().is_none())?;
        let state = rest.iter().try_fold(self.state.after(first)?, |state, token| state.after(token))?;
        let is_over = state.outcome().is_some() || state.turn_begins();
        Some(if is_over { Vec::new() } else { state.legal() })
    }

    /// The whole turns of the player to move, one for each position that they lead to. `None` if there are more than this
    /// many, or if it takes long to find out.
    #[must_use]
    pub fn whole_turns(&self, at_most: usize) -> Option<Vec<Vec<String>>> {
        const POSITIONS_MAX: usize = 500;
        let (mut turns, mut seen) = (Vec::new(), HashSet::new());
        let mut begun = if self.outcome().is_some() { Vec::new() } else { vec![(Vec::new(), self.state.clone_box())] };
        while let Some((tokens, state)) = begun.pop() {
            for token in state.legal() {
                let after = state.after(&token)?;
                if !seen.insert(after.position()) {
                    continue;
                }
                let tokens: Vec<String> = tokens.iter().cloned().chain([token]).collect();
                if after.outcome().is_some() || after.turn_begins() {
                    turns.push(tokens);
                } else {
                    begun.push((tokens, after));
                }
                if turns.len() > at_most || seen.len() > POSITIONS_MAX {
                    return None;
                }
            }
        }
        turns.sort_unstable();
        Some(turns)
    }

    /// Plays the action with this canonical token.
    ///
    /// # Errors
    /// The rule that forbids it. The game is unchanged then.
    pub fn play(&mut self, token: &str) -> Result<(), IllegalAction> {
        let begins_turn = self.state.turn_begins() || self.plies.is_empty();
        let played = self.to_move().and_then(|player| Some((player, self.state.play(token)?)));
        let Some((player, effects)) = played else {
            return Err(IllegalAction { token: token.to_owned(), refusal: self.why_not(token) });
        };
        if begins_turn {
            self.turn.clear();
        }
        self.turn.push(effects);
        self.plies.push(Ply { token: token.to_owned(), player, begins_turn });
        Ok(())
    }

    /// The outcome, if the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.given.or_else(|| self.state.outcome())
    }

    /// Ends the game because both players agree: drawn, or counted if the game counts points. Does nothing if it's
    /// over.
    pub fn agree(&mut self) {
        let outcome = match self.state.counted() {
            Some(points) => Outcome::counted(points, Reason::Agreement),
            None => Outcome::draw(Reason::Agreement),
        };
        self.end_with(outcome);
    }

    /// Ends the game because a player resigns ([`Reason::Resignation`]) or runs out of time ([`Reason::Time`]).
    pub fn give_up(&mut self, loser: Player, reason: Reason) {
        let winner = loser.other();
        self.end_with(Outcome { winner: Some(winner), reason, points: self.state.counted_for(winner) });
    }

    /// Ends the game with this loser, or without a winner. Nothing on the board decides it.
    pub fn stop(&mut self, loser: Option<Player>, reason: Reason) {
        match loser {
            Some(loser) => self.give_up(loser, reason),
            None => self.end_with(Outcome::draw(reason)),
        }
    }

    fn end_with(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.given = Some(outcome);
        }
    }

    /// The game after its first `plies` actions, before anybody resigned or agreed to stop.
    #[must_use]
    pub fn rewound(&self, plies: usize) -> Self {
        let mut game = match &self.start {
            Some(position) => self.kind.start_at(self.variant, position),
            None => Ok(self.kind.start(self.variant)),
        }
        .unwrap_or_else(|_| self.kind.start(self.variant));
        for ply in self.plies.iter().take(plies) {
            if game.play(&ply.token).is_err() {
                break;
            }
        }
        game
    }

    /// The game as if a turn of this player began here, only to look at. Unchanged if it's their turn, or if the game
    /// is over.
    #[must_use]
    pub fn turned_to(&self, player: Player) -> Self {
        let mut game = self.clone();
        if self.to_move().is_some_and(|mover| mover != player) {
            game.state = self.state.turned_to(player);
            game.turn.clear();
        }
        game
    }

    /// Threats to a player: what the opponent could do in one whole turn, or in the rest of the current one if it's
    /// theirs. Empty if the game is over.
    #[must_use]
    pub fn threats_to(&self, player: Player) -> Threats {
        self.turned_to(player.other()).state.threats_to(player)
    }

    /// A player's current color.
    #[must_use]
    pub fn color(&self, player: Player) -> Color {
        self.state.color(player)
    }

    /// The position's diagram.
    #[must_use]
    pub fn diagram(&self) -> Diagram {
        let mut diagram = self.state.diagram();
        if self.outcome().is_some() {
            diagram.bans.clear();
        }
        diagram
    }

    /// The diagram's notes: facts about the position that the board doesn't show.
    #[must_use]
    pub fn notes(&self) -> Vec<Message> {
        self.state.notes()
    }

    /// The diagram's score, if the game counts points.
    #[must_use]
    pub fn score(&self) -> Option<[Points; 2]> {
        self.state.score()
    }

    /// The effects of an action. `None` if it isn't legal.
    #[must_use]
    pub fn effects(&self, token: &str) -> Option<Effects> {
        self.state.effects(token)
    }

    /// A sentence with something that newcomers need to know in this position.
    #[must_use]
    pub fn hint(&self) -> Option<Message> {
        if self.outcome().is_some() { None } else { self.state.hint() }
    }

    /// Whether a player who plays this legal action is sure to lose by it.
    #[must_use]
    pub fn loses_by(&self, token: &str) -> bool {
        self.outcome().is_none() && self.state.loses_by(token)
    }

    /// How many turns a player has finished.
    #[must_use]
    pub fn turns_of(&self, player: Player) -> usize {
        let begun = self.plies.iter().filter(|ply| ply.begins_turn && ply.player == player).count();
        begun - usize::from(begun > 0 && self.to_move() == Some(player) && !self.turn_begins())
    }

    /// Facts about a cell that the board doesn't show, in sentences. Most cells have none, and none once the game is over.
    #[must_use]
    pub fn remarks(&self, at: Coord) -> Vec<Message> {
        if self.outcome().is_some() { Vec::new() } else { self.state.remarks(at) }
    }

    /// Explains why an action isn't legal.
    #[must_use]
    pub fn explain(&self, attempt: &Attempt) -> Refusal {
        if self.outcome().is_some() { Refusal::new("refused-game-over") } else { self.state.explain(attempt) }
    }

    /// The number of sequences of this many actions from here (perft).
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if self.outcome().is_some() { u64::from(depth == 0) } else { self.state.perft(depth) }
    }

    fn why_not(&self, token: &str) -> Refusal {
        if let [canonical] = self.read(token).actions() {
            return Refusal::new("refused-not-canonical").with_text("canonical", canonical);
        }
        match Attempt::parse(token) {
            Some(attempt) => self.explain(&attempt),
            None => Refusal::new("refused-unreadable").with_text("text", token),
        }
    }
}
