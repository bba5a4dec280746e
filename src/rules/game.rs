//! A game in progress: the record of its actions, and the position they lead to.

use super::erased::State;
use super::{
    Attempt, Color, Coord, Diagram, Effects, Kind, Outcome, Player, Points, PositionError, Reason, Refusal, Threats,
};
use crate::text::Message;

/// A game in progress or over, of any kind.
///
/// The actions are the truth; the position is what they lead to. A game is a value: a line is tried, and undone, on a
/// clone.
pub struct Game {
    kind: &'static Kind,
    variant: usize,
    start: Option<String>,
    state: Box<dyn State>,
    plies: Vec<Ply>,
    turn: Vec<Effects>,
    given: Option<Outcome>,
}

/// An action that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Its canonical token.
    pub token: String,
    /// Who made it.
    pub player: Player,
    /// Whether it is the first action of a turn.
    pub begins_turn: bool,
}

/// An action that the rules forbid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalAction {
    /// What was to be played.
    pub token: String,
    /// The rule that forbids it.
    pub refusal: Refusal,
}

impl IllegalAction {
    /// The whole sentence: what was to be played, and the rule.
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

/// Where games begin.
impl Kind {
    /// A new game of a variant; of the default one if there is none with this index.
    #[must_use]
    pub fn start(&'static self, variant: usize) -> Game {
        let variant = self.known(variant);
        Game::new(self, variant, (self.start)(variant), None)
    }

    /// A game that begins at a position of a variant.
    ///
    /// # Errors
    /// Says what is wrong and where, if the text is no position of that variant.
    pub fn start_at(&'static self, variant: usize, position: &str) -> Result<Game, PositionError> {
        let variant = self.known(variant);
        let state = (self.parse)(variant, position)?;
        let written = state.position();
        Ok(Game::new(self, variant, state, Some(written)))
    }
}

impl Game {
    fn new(kind: &'static Kind, variant: usize, state: Box<dyn State>, start: Option<String>) -> Self {
        Self { kind, variant, start, state, plies: Vec::new(), turn: Vec::new(), given: None }
    }

    /// Which game it is.
    #[must_use]
    pub fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// The index of its variant.
    #[must_use]
    pub fn variant(&self) -> usize {
        self.variant
    }

    /// The name of its variant.
    #[must_use]
    pub fn variant_name(&self) -> &'static str {
        self.kind.about.variants[self.variant]
    }

    /// The position that it began with, if not the usual one.
    #[must_use]
    pub fn start_position(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// The actions made so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// What the actions of the last turn did, be it complete or not: one entry for each of the last actions.
    #[must_use]
    pub fn last_turn(&self) -> &[Effects] {
        &self.turn
    }

    /// The position string.
    #[must_use]
    pub fn position(&self) -> String {
        self.state.position()
    }

    /// Whose action it is; nobody's once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Player> {
        self.state.to_move().filter(|_| self.outcome().is_none())
    }

    /// Whether a turn begins here, rather than goes on.
    #[must_use]
    pub fn turn_begins(&self) -> bool {
        self.state.turn_begins()
    }

    /// The canonical tokens of all legal actions, sorted by bytes; none once the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        if self.outcome().is_some() { Vec::new() } else { self.state.legal() }
    }

    /// How the turn may go on after these actions, if they are legal one after the other; by nothing if it is over then.
    pub(super) fn going_on_after(&self, tokens: &[String]) -> Option<Vec<String>> {
        let (first, rest) = tokens.split_first().filter(|_| self.outcome().is_none())?;
        let state = rest.iter().try_fold(self.state.after(first)?, |state, token| state.after(token))?;
        let is_over = state.outcome().is_some() || state.turn_begins();
        Some(if is_over { Vec::new() } else { state.legal() })
    }

    /// Makes the action with this canonical token.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
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

    /// How it ended, if it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.given.or_else(|| self.state.outcome())
    }

    /// Ends the game because both players agree: drawn, or counted where the game counts. A game that is over stays so.
    pub fn agree(&mut self) {
        let outcome = match self.state.counted() {
            Some(points) => Outcome::counted(points, Reason::Agreement),
            None => Outcome::draw(Reason::Agreement),
        };
        self.end_with(outcome);
    }

    /// Ends the game because a player gives up ([`Reason::Resignation`]) or has no time left ([`Reason::Time`]).
    pub fn give_up(&mut self, loser: Player, reason: Reason) {
        let winner = loser.other();
        self.end_with(Outcome { winner: Some(winner), reason, points: self.state.counted_for(winner) });
    }

    /// Ends the game from outside: a player loses it, or it ends without a winner.
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

    /// The game as it was after the first so many actions, not yet given up or agreed upon.
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

    /// The game as if a turn of this player began here, to be looked at and not to be recorded; as it is if it is their
    /// turn, or over.
    #[must_use]
    pub fn turned_to(&self, player: Player) -> Self {
        let mut game = self.clone();
        if self.to_move().is_some_and(|mover| mover != player) {
            game.state = self.state.turned_to(player);
            game.turn.clear();
        }
        game
    }

    /// What one whole turn of a player's opponent could do to the player: the turn that goes on or begins here if it is
    /// the opponent's, else one as if it began here. Nothing if the game is over.
    #[must_use]
    pub fn threats_to(&self, player: Player) -> Threats {
        self.turned_to(player.other()).state.threats_to(player)
    }

    /// The color that a player plays now.
    #[must_use]
    pub fn color(&self, player: Player) -> Color {
        self.state.color(player)
    }

    /// What the position looks like.
    #[must_use]
    pub fn diagram(&self) -> Diagram {
        let mut diagram = self.state.diagram();
        if self.outcome().is_some() {
            diagram.bans.clear();
        }
        diagram
    }

    /// What else the position holds that nothing on the board shows, as in the diagram.
    #[must_use]
    pub fn notes(&self) -> Vec<Message> {
        self.state.notes()
    }

    /// The score as it would be counted now, where the game counts, as in the diagram.
    #[must_use]
    pub fn score(&self) -> Option<[Points; 2]> {
        self.state.score()
    }

    /// What a legal action does here; `None` if it is not legal.
    #[must_use]
    pub fn effects(&self, token: &str) -> Option<Effects> {
        self.state.effects(token)
    }

    /// What a newcomer cannot know here and has to, in a sentence.
    #[must_use]
    pub fn hint(&self) -> Option<Message> {
        if self.outcome().is_some() { None } else { self.state.hint() }
    }

    /// Whether whoever makes this legal action has lost by it, whatever comes.
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

    /// What decides about a cell and is not to be seen there, in sentences; nothing for most.
    #[must_use]
    pub fn remarks(&self, at: Coord) -> Vec<Message> {
        self.state.remarks(at)
    }

    /// Why something that is not legal is not.
    #[must_use]
    pub fn explain(&self, attempt: &Attempt) -> Refusal {
        if self.outcome().is_some() { Refusal::new("refused-game-over") } else { self.state.explain(attempt) }
    }

    /// How many sequences of so many actions begin here.
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
