//! What a tap on the board means. What may come next is what the reading of typed text says; a tap only chooses from it.
//!
//! A turn grows tap by tap and is played as a whole. A tap that leads nowhere changes nothing.

use std::fmt;

use super::{Attempt, Coord, Game, Player, Reading, Refusal};
use crate::text::Message;

/// The most actions of a turn or line that are kept, so that no text keeps anybody busy. No turn has a tenth of them.
const ACTIONS_MAX: usize = 200;

/// The part of a turn, or of a line of play, that somebody has tapped so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TurnSoFar {
    /// The canonical tokens of its actions.
    pub actions: Vec<String>,
    /// How the next action begins, if it has begun.
    pub begun: Option<Begun>,
    /// Whether it goes on with the opponent's turn when a turn is over.
    pub line: bool,
}

/// How an action begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Begun {
    /// With the piece on a cell.
    From(Coord),
    /// With a piece off the board, by its letter in notation.
    Drop(char),
}

/// Something that was tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// A cell.
    Cell(Coord),
    /// A piece off the board, by its letter in notation.
    Piece(char),
    /// A whole action, such as a word, or the answer to a question.
    Action(String),
}

/// What came of a tap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tapped {
    /// The turn, with what was tapped.
    On(TurnSoFar),
    /// It may mean several actions; each is a tap.
    Which(Vec<String>),
    /// It leads nowhere: what was tried, and the rule that forbids it.
    Nowhere(Refusal, String),
}

/// What may be tapped next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// The player whose taps these are. `None` if nothing may come next.
    pub mover: Option<Player>,
    /// The actions that may come next.
    pub next: Vec<String>,
    /// The cells where an action may end that has begun, or that need only one tap.
    pub reached: Vec<Coord>,
    /// The cells with a piece that may act.
    pub begins: Vec<Coord>,
    /// The pieces off the board that may enter it, by their letters in notation.
    pub drops: Vec<char>,
    /// The actions that are words.
    pub words: Vec<String>,
}

impl fmt::Display for Begun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::From(at) => write!(f, "{at}"),
            Self::Drop(letter) => write!(f, "{letter}@"),
        }
    }
}

impl Begun {
    /// Reads `c2` or `R@`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match Tap::parse(text)? {
            Tap::Cell(at) => Some(Self::From(at)),
            Tap::Piece(letter) => Some(Self::Drop(letter)),
            Tap::Action(_) => None,
        }
    }

    /// Whether an action begins like this.
    fn begins(self, action: &Attempt) -> bool {
        match (self, action) {
            (Self::From(at), Attempt::Step { from, .. }) => at == *from,
            (Self::Drop(letter), Attempt::Drop { piece: Some(piece), .. }) => letter == *piece,
            _ => false,
        }
    }
}

impl fmt::Display for Tap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(at) => write!(f, "{at}"),
            Self::Piece(letter) => write!(f, "{letter}@"),
            Self::Action(action) => f.write_str(action),
        }
    }
}

impl Tap {
    /// Reads `c2`, `R@`, or an action. `None` for a text that is none of these.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(at) = Coord::parse(text) {
            return Some(Self::Cell(at));
        }
        let mut letters = text.strip_suffix('@').into_iter().flat_map(str::chars);
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Some(Self::Piece(letter));
        }
        Attempt::parse(text).map(|_| Self::Action(text.to_owned()))
    }
}

/// The actions, as people type them.
impl fmt::Display for TurnSoFar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.actions.join(" "))
    }
}

impl TurnSoFar {
    /// Whether nothing has been tapped.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty() && self.begun.is_none()
    }

    /// The turn that a text says, as far as it is legal in this game, and whether that is all of it.
    #[must_use]
    pub fn kept(game: &Game, actions: &str, begun: &str, line: bool) -> (Self, bool) {
        let mut kept = Self { line, ..Self::default() };
        let (mut tokens, mut after) = (actions.split_whitespace(), game.clone());
        for token in tokens.by_ref().take(ACTIONS_MAX) {
            let is_over = !kept.actions.is_empty() && after.turn_begins() && !line;
            if is_over || !after.legal().iter().any(|next| next == token) || after.play(token).is_err() {
                return (kept.going_on(game), false);
            }
            kept.actions.push(token.to_owned());
        }
        let is_all = tokens.next().is_none();
        let kept = kept.going_on(game);
        let Some(begun) = Begun::parse(begun) else { return (kept, is_all && begun.is_empty()) };
        let is_legal = parsed(&game.ways(&kept).next).any(|(_, action)| begun.begins(&action));
        (if is_legal { Self { begun: Some(begun), ..kept } } else { kept }, is_all && is_legal)
    }

    /// The same without what was tapped last.
    #[must_use]
    pub fn undone(mut self, game: &Game) -> Self {
        let begun = self.begun.take();
        let itself = self.clone().going_on(game);
        if begun.is_some() && begun != itself.begun {
            return itself;
        }
        self.actions.pop();
        self.going_on(game)
    }

    /// The same with the piece chosen that has just acted, if it can go on.
    fn going_on(mut self, game: &Game) -> Self {
        self.begun = None;
        let Some(last) = self.actions.last().and_then(|token| Attempt::parse(token)) else { return self };
        if let (Attempt::Step { to, .. }, Some(after)) = (last, game.after_actions(&self.actions))
            && !after.turn_begins()
            && parsed(&after.legal()).any(|(_, action)| Begun::From(to).begins(&action))
        {
            self.begun = Some(Begun::From(to));
        }
        self
    }
}

impl Game {
    /// The game after these actions, if they are legal one after the other.
    #[must_use]
    pub fn after_actions(&self, actions: &[String]) -> Option<Self> {
        let mut after = self.clone();
        actions.iter().try_for_each(|token| after.play(token)).ok()?;
        Some(after)
    }

    /// What may come next in a turn.
    #[must_use]
    pub fn ways(&self, so_far: &TurnSoFar) -> Ways {
        let next = self.next_of(so_far);
        let mover = self.after_actions(&so_far.actions).and_then(|after| after.to_move());
        let mut ways = Ways { mover: mover.filter(|_| !next.is_empty()), ..Ways::default() };
        for (token, action) in parsed(&next) {
            let begun = so_far.begun.is_some_and(|begun| begun.begins(&action));
            match action {
                Attempt::Step { to, .. } if begun => ways.reached.push(to),
                Attempt::Step { .. } => {}
                Attempt::Drop { piece: Some(_), at } if begun => ways.reached.push(at),
                // What needs one tap only shows while nothing else has begun.
                Attempt::Drop { at, .. } | Attempt::Revive(at) | Attempt::Point(at) if so_far.begun.is_none() => {
                    ways.reached.push(at);
                }
                Attempt::Drop { .. } | Attempt::Revive(_) | Attempt::Point(_) => {}
                Attempt::Word(_) => ways.words.push(token.to_owned()),
            }
            match action {
                Attempt::Step { from, .. } => ways.begins.push(from),
                Attempt::Revive(at) => ways.begins.push(at),
                Attempt::Drop { piece: Some(piece), .. } if !ways.drops.contains(&piece) => ways.drops.push(piece),
                _ => {}
            }
        }
        for cells in [&mut ways.reached, &mut ways.begins] {
            cells.sort_unstable();
            cells.dedup();
        }
        ways.next = next;
        ways
    }

    /// The actions that may follow, as the reading of the turn says.
    fn next_of(&self, so_far: &TurnSoFar) -> Vec<String> {
        if so_far.actions.is_empty() {
            return self.legal();
        }
        match self.going_on_after(&so_far.actions) {
            Some(next) if !next.is_empty() || !so_far.line => next,
            _ if so_far.line => self.after_actions(&so_far.actions).map_or(Vec::new(), |after| after.legal()),
            _ => Vec::new(),
        }
    }

    /// Whether a turn is finished and can be played.
    #[must_use]
    pub fn finishes(&self, so_far: &TurnSoFar) -> bool {
        let after = self.after_actions(&so_far.actions).filter(|_| !so_far.actions.is_empty());
        after.is_some_and(|after| after.outcome().is_some() || after.turn_begins())
    }

    /// What a tap makes of a turn.
    #[must_use]
    pub fn tap(&self, so_far: &TurnSoFar, tap: &Tap) -> Tapped {
        let next = self.next_of(so_far);
        let on = |token: &str| {
            let mut actions = so_far.actions.clone();
            actions.push(token.to_owned());
            let line = so_far.line;
            Tapped::On(TurnSoFar { actions, begun: None, line }.going_on(self))
        };
        let begin = |begun| Tapped::On(TurnSoFar { begun, ..so_far.clone() });
        let one_of = |tokens: Vec<&str>| match tokens[..] {
            [] => None,
            [token] => Some(on(token)),
            _ => Some(Tapped::Which(tokens.into_iter().map(str::to_owned).collect())),
        };
        let found = match tap {
            Tap::Action(action) => next.iter().find(|token| *token == action).map(|token| on(token)),
            Tap::Piece(letter) if so_far.begun == Some(Begun::Drop(*letter)) => Some(begin(None)),
            Tap::Piece(letter) => {
                let begun = Begun::Drop(*letter);
                parsed(&next).any(|(_, action)| begun.begins(&action)).then(|| begin(Some(begun)))
            }
            Tap::Cell(at) => {
                let going_on = so_far.begun.map(|begun| ending(&next, begun, *at)).and_then(one_of);
                going_on.or_else(|| {
                    let begun = Begun::From(*at);
                    if so_far.begun == Some(begun) {
                        return Some(begin(None));
                    }
                    let mut here = at_once(&next, *at);
                    let steps: Vec<&str> =
                        parsed(&next).filter(|(_, action)| begun.begins(action)).map(|(token, _)| token).collect();
                    if here.is_empty() && !steps.is_empty() {
                        return Some(begin(Some(begun)));
                    }
                    here.extend(steps);
                    one_of(here)
                })
            }
        };
        found.unwrap_or_else(|| self.nowhere(so_far, tap))
    }

    /// Why a tap leads nowhere: what the reading says of the same as text.
    fn nowhere(&self, so_far: &TurnSoFar, tap: &Tap) -> Tapped {
        let attempt = match (so_far.begun, tap) {
            (Some(begun), Tap::Cell(at)) => format!("{begun}{at}"),
            (_, tap) => tap.to_string(),
        };
        if !so_far.line && self.finishes(so_far) {
            let last = so_far.actions.last().map_or("", String::as_str);
            return Tapped::Nowhere(Refusal::new("refused-turn-over").with_text("last", last), attempt);
        }
        let after = self.after_actions(&so_far.actions).unwrap_or_else(|| self.clone());
        match (after.read(&attempt), Attempt::parse(&attempt)) {
            (Reading::Illegal { refusal, attempt, .. }, _) => Tapped::Nowhere(refusal, attempt),
            (_, Some(parsed)) => Tapped::Nowhere(after.explain(&parsed), attempt),
            (_, None) => Tapped::Nowhere(Refusal::new("refused-unreadable").with_text("text", &attempt), attempt),
        }
    }
}

impl Tapped {
    /// Why it leads nowhere, in a sentence.
    #[must_use]
    pub fn refusal(&self) -> Option<Message> {
        match self {
            Self::Nowhere(refusal, attempt) => Some(refusal.sentence(attempt, &[])),
            Self::On(_) | Self::Which(_) => None,
        }
    }
}

fn parsed(tokens: &[String]) -> impl Iterator<Item = (&str, Attempt)> {
    tokens.iter().map(|token| (token.as_str(), Attempt::parse(token).unwrap_or_else(|| Attempt::Word(token.clone()))))
}

/// The actions that begin like this and end on a cell.
fn ending(next: &[String], begun: Begun, cell: Coord) -> Vec<&str> {
    let ends = |action: &Attempt| match action {
        Attempt::Step { to, .. } => *to == cell,
        Attempt::Drop { at, .. } => *at == cell,
        _ => false,
    };
    parsed(next).filter(|(_, action)| begun.begins(action) && ends(action)).map(|(token, _)| token).collect()
}

/// The actions that one tap on a cell is enough for.
fn at_once(next: &[String], cell: Coord) -> Vec<&str> {
    let is_here = |action: &Attempt| matches!(action, Attempt::Drop { at, .. } | Attempt::Revive(at) | Attempt::Point(at) if *at == cell);
    parsed(next).filter(|(_, action)| is_here(action)).map(|(token, _)| token).collect()
}
