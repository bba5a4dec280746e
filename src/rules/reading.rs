//! Reads typed text as actions. Typing, completion, buttons and help all use this one function.
//!
//! Nothing here knows a game. The text and the tokens of the legal actions are split into the same parts. A reading is
//! a sequence of legal actions whose parts the text names. It may leave out only what goes without saying: the sign
//! between two coordinates, the `@` before one, and the first coordinate of a step that goes on from the last one.

use std::collections::BTreeSet;

use super::fit::{Fit, fit};
use super::lexeme::{Lexeme, lex};
use super::{Attempt, Change, Coord, Game, Piece, Refusal, Sign};
use crate::text::Arg;

/// The ways to read a text as actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Actions that finish the turn or the game.
    Complete {
        /// The canonical tokens.
        actions: Vec<String>,
    },
    /// Actions after which the same turn may or must go on.
    Open {
        /// The canonical tokens.
        actions: Vec<String>,
        /// The actions that may come next. `end` is among them if the turn may end here.
        next: Vec<String>,
    },
    /// The beginning of an action, or nothing.
    Partial {
        /// The canonical tokens of the actions before it.
        actions: Vec<String>,
        /// The actions that begin like this.
        next: Vec<String>,
    },
    /// Several sequences of actions read like this.
    Ambiguous {
        /// The canonical tokens of each.
        readings: Vec<Vec<String>>,
    },
    /// An action that isn't legal.
    Illegal {
        /// The canonical tokens of the legal actions before it.
        actions: Vec<String>,
        /// The action as it was understood.
        attempt: String,
        /// The rule that forbids it.
        refusal: Refusal,
        /// The most similar legal actions, the nearest first.
        nearest: Vec<String>,
    },
}

/// The longest text to read, in characters. No turn needs a tenth of it.
const TEXT_LENGTH_MAX: usize = 2_000;
/// The most steps in a search for readings, so that no text keeps it busy for long.
const SEARCH_STEPS_MAX: usize = 5_000;
/// The most readings of an ambiguous text that are listed.
const READINGS_MAX: usize = 8;
/// The most similar legal actions that are listed.
const NEAREST_MAX: usize = 8;

impl Game {
    /// Reads a text as a turn, or part of one, in this position.
    #[must_use]
    pub fn read(&self, text: &str) -> Reading {
        self.read_text(text, false)
    }

    /// Reads a text as a line of play, with turns of both players.
    #[must_use]
    pub fn read_line(&self, text: &str) -> Reading {
        self.read_text(text, true)
    }

    /// The legal actions most similar to a text, the nearest first.
    #[must_use]
    pub fn nearest(&self, text: &str) -> Vec<String> {
        self.nearest_to(Attempt::parse(text).as_ref())
    }

    /// The parts without letters that name pieces, as in `Rc2-c3`, if no action is written with such a letter. Refuses
    /// a first letter that names another piece than the one on the cell.
    fn without_names(&self, parts: &[Lexeme]) -> Result<Vec<Lexeme>, Refusal> {
        let with_letter = |token: &String| match Attempt::parse(token)? {
            Attempt::Drop { piece, .. } => Some(piece.is_some()),
            _ => None,
        };
        let entries: Vec<bool> = self.legal().iter().filter_map(with_letter).collect();
        if entries.contains(&true) {
            return Ok(parts.to_vec());
        }
        let diagram = self.diagram();
        let is_letter = |piece: &Piece, letter: char| piece.letter.eq_ignore_ascii_case(&letter);
        let is_known =
            |letter| diagram.stacks.iter().flat_map(|(_, stack)| stack).any(|piece| is_letter(piece, letter));
        let hand = self.to_move().map_or(&[][..], |player| diagram.hands[player.index()].as_slice());
        let enters = |letter| {
            !entries.is_empty() && (!is_known(letter) || hand.iter().any(|(piece, _)| is_letter(piece, letter)))
        };
        let mut kept = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            let Lexeme::Piece(letter) = *part else {
                kept.push(part.clone());
                continue;
            };
            if index == 0 && !enters(letter) && is_known(letter) {
                let stands = |at: &Coord| diagram.stack(*at).last().is_some_and(|piece| is_letter(piece, letter));
                let to = match &parts[1..] {
                    [Lexeme::Sign(Sign::Cross | Sign::Plus | Sign::Dash), Lexeme::Coord(to), ..] => Some(*to),
                    [Lexeme::Coord(to)] if !stands(to) => Some(*to),
                    _ => None,
                };
                if let Some(to) = to {
                    kept.push(Lexeme::Coord(self.only_mover(letter, to, &parts[1])?));
                    continue;
                }
            }
            let is_name = match &parts[index + 1..] {
                [Lexeme::Sign(Sign::At), Lexeme::Coord(_), ..] => enters(letter),
                [Lexeme::Coord(at), more @ ..] => {
                    let top = diagram.stacks.iter().find(|(cell, _)| cell == at).and_then(|(_, stack)| stack.last());
                    let stands = top.is_some_and(|piece| is_letter(piece, letter));
                    let goes = matches!(more, [Lexeme::Coord(_), ..])
                        || matches!(more, [Lexeme::Sign(sign), ..] if *sign != Sign::At);
                    if index == 0 && goes && top.is_some() && !stands && is_known(letter) {
                        return Err(Refusal::new("refused-other-piece")
                            .with_text("letter", letter)
                            .with_text("at", at));
                    }
                    index > 0 || stands || goes || enters(letter)
                }
                _ => false,
            };
            if !is_name {
                kept.push(part.clone());
            }
        }
        Ok(kept)
    }

    /// The cell of the only piece with this name that can go to a cell, by this sign if it's one.
    fn only_mover(&self, letter: char, to: Coord, sign: &Lexeme) -> Result<Coord, Refusal> {
        let diagram = self.diagram();
        let mut movers: Vec<(Coord, String)> = Vec::new();
        for token in self.legal() {
            let Some(Attempt::Step { from, sign: own, to: end }) = Attempt::parse(&token) else { continue };
            let is_called = |piece: &Piece| piece.letter.eq_ignore_ascii_case(&letter);
            let is_written = match sign {
                Lexeme::Sign(sign) => *sign == Sign::Dash || own == Some(*sign) || !self.kind().signs_differ,
                _ => true,
            };
            if end == to && is_written && diagram.stack(from).last().is_some_and(is_called) {
                movers.push((from, token));
            }
        }
        let refusal = |key| Refusal::new(key).with_text("letter", letter).with_text("at", to);
        match movers.as_slice() {
            [] => Err(refusal("refused-no-mover")),
            [(from, _), others @ ..] if others.iter().all(|(other, _)| other == from) => Ok(*from),
            _ => {
                let tokens: Vec<Arg> = movers.into_iter().map(|(_, token)| Arg::notation(token)).collect();
                Err(refusal("refused-which-mover").with("actions", Arg::Or(tokens)))
            }
        }
    }

    /// The reading made of these actions, if they are legal one after the other.
    fn reading_of(&self, actions: Vec<String>) -> Option<Reading> {
        let next = self.going_on_after(&actions)?;
        Some(if next.is_empty() { Reading::Complete { actions } } else { Reading::Open { actions, next } })
    }

    fn read_text(&self, text: &str, across_turns: bool) -> Reading {
        // A legal action written as in records has one meaning, and needs no search.
        if let Some(reading) = self.reading_of(vec![text.to_owned()]) {
            return reading;
        }
        let illegal_near = |attempt: &str, refusal, parts: &[Lexeme]| Reading::Illegal {
            actions: Vec::new(),
            attempt: attempt.to_owned(),
            refusal,
            nearest: self.nearest_to(last_named(parts).as_ref()),
        };
        let illegal = |attempt: &str, refusal| illegal_near(attempt, refusal, &[]);
        if text.chars().count() > TEXT_LENGTH_MAX {
            return illegal("…", Refusal::new("refused-too-long").with("limit", TEXT_LENGTH_MAX));
        }
        let parts: Vec<Lexeme> = match lex(text) {
            Ok(parts) => {
                let parts: Vec<Lexeme> = parts.into_iter().map(|(part, ..)| part).collect();
                match self.without_names(&parts) {
                    Ok(parts) => parts,
                    Err(refusal) => return illegal_near(text.trim(), refusal, &parts),
                }
            }
            Err(error) => {
                let refusal = Refusal::new("refused-character")
                    .with_text("found", error.found.escape_debug())
                    .with("column", error.column);
                return illegal(text.trim(), refusal);
            }
        };
        if self.outcome().is_some() {
            return illegal(text.trim(), Refusal::new("refused-game-over"));
        }
        let mut search = Search {
            parts: &parts,
            across_turns,
            readings: BTreeSet::new(),
            partial: None,
            furthest: DeadEnd { used: 0, game: self.clone(), actions: Vec::new(), turn_over: false },
            steps: 0,
        };
        search.explore(self, 0, &mut Vec::new());
        search.conclude(self)
    }
}

/// A point where the search got stuck.
struct DeadEnd {
    used: usize,
    game: Game,
    actions: Vec<String>,
    turn_over: bool,
}

struct Search<'a> {
    parts: &'a [Lexeme],
    across_turns: bool,
    readings: BTreeSet<Vec<String>>,
    /// Actions, and those that begin like the rest of the text.
    partial: Option<(Vec<String>, Vec<String>)>,
    furthest: DeadEnd,
    steps: usize,
}

impl Search<'_> {
    fn explore(&mut self, game: &Game, used: usize, actions: &mut Vec<String>) {
        self.steps += 1;
        if self.steps > SEARCH_STEPS_MAX || self.readings.len() > READINGS_MAX {
            return;
        }
        let turn_over = !actions.is_empty() && (game.outcome().is_some() || game.turn_begins());
        if used > self.furthest.used && !self.splits_step(game, used, actions) {
            let turn_over = turn_over && !self.across_turns;
            self.furthest = DeadEnd { used, game: game.clone(), actions: actions.clone(), turn_over };
        }
        if used == self.parts.len() {
            if !actions.is_empty() {
                self.readings.insert(actions.clone());
            }
            return;
        }
        if turn_over && !self.across_turns {
            return;
        }
        let mut begun = Vec::new();
        for (token, fits) in readings_of(game, &self.parts[used..]) {
            for fit in fits {
                match fit {
                    Fit::Whole(taken) => {
                        let mut next = game.clone();
                        if next.play(&token).is_ok() {
                            actions.push(token.clone());
                            self.explore(&next, used + taken, actions);
                            actions.pop();
                        }
                    }
                    Fit::Begins => begun.push(token.clone()),
                    Fit::No => {}
                }
            }
        }
        begun.dedup();
        if !begun.is_empty() && self.partial.is_none() {
            self.partial = Some((actions.clone(), begun));
        }
    }

    /// Whether the last action was read from the first half of a step, such as `@c3` from the `c3` in `c3-e6`: a sign
    /// that begins no action follows, or the target's coordinate. Then the step needs an explanation.
    fn splits_step(&self, game: &Game, used: usize, actions: &[String]) -> bool {
        match self.parts.get(used) {
            Some(Lexeme::Sign(Sign::Dash | Sign::Cross)) => {
                let over = game.turn_begins() && actions.last().is_some_and(|last| is_step(last));
                last_step(game).is_none() && !over
            }
            Some(Lexeme::Coord(_)) => used == 1 && game.turn_begins() && actions.iter().all(|a| a.starts_with('@')),
            _ => false,
        }
    }

    fn conclude(mut self, start: &Game) -> Reading {
        if self.parts.is_empty() {
            return Reading::Partial { actions: Vec::new(), next: start.legal() };
        }
        if self.readings.len() > 1 {
            return Reading::Ambiguous { readings: self.readings.into_iter().take(READINGS_MAX).collect() };
        }
        if let Some(reading) = self.readings.pop_first().and_then(|actions| start.reading_of(actions)) {
            return reading;
        }
        if let Some((actions, next)) = self.partial {
            return Reading::Partial { actions, next };
        }
        let DeadEnd { used, game, actions, turn_over } = self.furthest;
        let rest = &self.parts[used..];
        let attempt = Attempt::first_of(rest, last_step(&game));
        let (attempt, refusal, nearest) = match attempt {
            _ if turn_over => {
                let refusal = Refusal::new("refused-turn-over").with_text("last", actions.last().map_or("", |a| a));
                (written(rest), refusal, Vec::new())
            }
            Some((attempt, _)) => (attempt.to_string(), game.explain(&attempt), game.nearest_to(Some(&attempt))),
            None => {
                let text = written(rest);
                let refusal = Refusal::new("refused-unreadable").with_text("text", &text);
                (text, refusal, game.nearest_to(last_named(rest).as_ref()))
            }
        };
        Reading::Illegal { actions, attempt, refusal, nearest }
    }
}

/// The legal actions, with each way to read the rest of the text as that action: written out, or going on from the last
/// step.
fn readings_of(game: &Game, rest: &[Lexeme]) -> Vec<(String, Vec<Fit>)> {
    let last = last_step(game);
    let lexemes = |token: &String| lex(token).unwrap_or_default().into_iter().map(|(part, ..)| part).collect();
    let legal = game.legal();
    let wanted: Vec<Vec<Lexeme>> = legal.iter().map(lexemes).collect();
    // A lone coordinate means that the last piece goes on, unless it can also mean another piece.
    let one_goes_on = wanted.iter().all(|wanted| match wanted.first() {
        Some(Lexeme::Coord(from)) => Some(*from) == last,
        _ => true,
    });
    let fits = |token: &str, wanted: &[Lexeme]| {
        let fine = fine_signs(game, token, rest);
        let mut fits = vec![fit(wanted, rest, fine)];
        if let ([Lexeme::Coord(from), going_on @ ..], Some(last)) = (wanted, last)
            && *from == last
            && !going_on.is_empty()
        {
            fits.push(fit(going_on, rest, fine));
            if let ([Lexeme::Sign(_), to @ ..], true) = (going_on, one_goes_on) {
                fits.push(fit(to, rest, fine));
            }
        }
        fits
    };
    legal
        .into_iter()
        .zip(wanted)
        .map(|(token, wanted)| {
            let fits = fits(&token, &wanted);
            (token, fits)
        })
        .collect()
}

/// The signs that may stand for an action's own: none if they tell actions apart, and no `x` where nothing is captured or
/// covered.
fn fine_signs(game: &Game, token: &str, rest: &[Lexeme]) -> &'static [Sign] {
    let kind = game.kind();
    if kind.signs_differ {
        return &[];
    }
    let is_crossed = kind.captures_unsigned && rest.contains(&Lexeme::Sign(Sign::Cross));
    if is_crossed && !game.harms_other(token) { &[Sign::Plus] } else { &[Sign::Cross, Sign::Plus] }
}

/// Where the last action of an unfinished turn ended, if it was a step between cells and another one may follow from
/// there.
fn last_step(game: &Game) -> Option<Coord> {
    if game.turn_begins() {
        return None;
    }
    let Attempt::Step { to, .. } = Attempt::parse(&game.plies().last()?.token)? else { return None };
    let goes_on = |token: &String| matches!(Attempt::parse(token), Some(Attempt::Step { from, .. }) if from == to);
    game.legal().iter().any(goes_on).then_some(to)
}

/// Whether an action goes from one cell to another.
fn is_step(token: &str) -> bool {
    matches!(Attempt::parse(token), Some(Attempt::Step { .. }))
}

fn written(parts: &[Lexeme]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Lexeme::Coord(coord) => text.push_str(&coord.to_string()),
            Lexeme::Sign(sign) => text.push(sign.char()),
            Lexeme::Piece(piece) => text.push(*piece),
            Lexeme::Word(word) => text.push_str(word),
        }
    }
    text
}

/// The last cell that a text names which is no action: where it means to go, as in `Rxc3`.
fn last_named(parts: &[Lexeme]) -> Option<Attempt> {
    let named = |part: &Lexeme| match part {
        Lexeme::Coord(at) => Some(Attempt::Point(*at)),
        _ => None,
    };
    parts.iter().rev().find_map(named)
}

/// The distance between two cells.
fn apart(a: Coord, b: Coord) -> u32 {
    u32::from(a.letter.abs_diff(b.letter)) + u32::from(a.number.abs_diff(b.number))
}

impl Game {
    /// The legal actions most similar to an attempt: first those from the same cell, then those to the same cell, then
    /// others. Captures of the player's own pieces come later, unless they go to the same cell.
    fn nearest_to(&self, attempt: Option<&Attempt>) -> Vec<String> {
        let (from, to) = match attempt {
            Some(Attempt::Step { from, to, .. }) => (Some(*from), Some(*to)),
            Some(Attempt::Drop { at, .. } | Attempt::Point(at) | Attempt::Revive(at)) => (Some(*at), Some(*at)),
            _ => (None, None),
        };
        let key = |token: &String| match Attempt::parse(token) {
            Some(Attempt::Step { from: f, to: t, .. }) => {
                let away = to.map_or(0, |to| apart(t, to));
                let own = if away > 0 && self.captures_own(token) { 50 } else { 0 };
                if Some(f) == from {
                    own + away
                } else if Some(t) == to {
                    own + 100
                } else {
                    own + 200 + from.map_or(0, |from| apart(f, from))
                }
            }
            Some(Attempt::Drop { at, .. } | Attempt::Point(at) | Attempt::Revive(at)) => {
                to.map_or(200, |to| apart(at, to))
            }
            _ => 300,
        };
        let mut nearest = self.legal();
        nearest.sort_by_cached_key(key);
        nearest.truncate(NEAREST_MAX);
        nearest
    }

    /// Whether a legal action captures or covers a piece that isn't the player's own, and none of theirs is captured.
    fn harms_other(&self, token: &str) -> bool {
        let mover = self.to_move();
        let harms = |change: &Change| match change {
            Change::Captured(_, pieces) | Change::Covered(_, pieces) => pieces.iter().any(|piece| piece.owner != mover),
            _ => false,
        };
        !self.captures_own(token) && self.effects(token).is_some_and(|effects| effects.changes.iter().any(harms))
    }

    /// Whether a legal action captures a piece of the player's own.
    #[must_use]
    pub fn captures_own(&self, token: &str) -> bool {
        let effects = self.effects(token).unwrap_or_default();
        let mover = self.to_move();
        effects.changes.iter().any(|change| match change {
            Change::Captured(_, pieces) => pieces.iter().any(|piece| piece.owner == mover),
            _ => false,
        })
    }
}

impl Reading {
    /// The canonical tokens that the reading plays. Empty if it plays none.
    #[must_use]
    pub fn actions(&self) -> &[String] {
        match self {
            Self::Complete { actions } | Self::Open { actions, .. } => actions,
            Self::Partial { .. } | Self::Ambiguous { .. } | Self::Illegal { .. } => &[],
        }
    }
}
