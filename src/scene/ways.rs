//! Legal actions, grouped so that they are easy to listen to.

use super::phrase::{listed, one_by_one};
use super::{Coord, Scene};
use crate::rules::{Attempt, Game, Sign};
use crate::text::{Arg, Message};

/// A cell to which actions lead, and what else they do there.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Goal {
    at: Coord,
    note: Option<Arg>,
}

/// Actions that are told together.
enum Group {
    /// A piece's actions: cells to go to, pieces to join, to capture, and to capture of its own side.
    From(Coord, [Vec<Goal>; 4]),
    /// Actions of pieces off the board, by letter if they have one. Pieces that may go to the same cells are together.
    Drop(Vec<Option<char>>, Vec<Goal>),
    Revive(Vec<Goal>),
    Place(Vec<Goal>),
    Word(String, Option<Arg>),
}

/// The words for the four lists of [`Group::From`].
const HOW: [&str; 4] = ["scene-ways-to", "scene-ways-onto", "scene-ways-capture", "scene-ways-capture-own"];

impl Scene {
    /// Actions by piece with what each of them does besides, as parts of a sentence: `g6 to c6, d6 (wins); h2 captures
    /// h3 (Rock)`. The scene must show the game.
    #[must_use]
    pub fn actions_told(&self, game: &Game, tokens: &[String]) -> Message {
        let mut groups: Vec<Group> = Vec::new();
        for token in tokens {
            let attempt = Attempt::parse(token).unwrap_or_else(|| Attempt::Word(token.clone()));
            let note = self.note_on(game, token, &attempt);
            let is_own = self.captures_own(&attempt);
            if !groups.iter_mut().any(|group| group.take(&attempt, is_own, note.as_ref())) {
                let mut group = Group::of(&attempt, note.as_ref());
                group.take(&attempt, is_own, note.as_ref());
                groups.push(group);
            }
        }
        groups.iter_mut().for_each(Group::sort);
        let mut groups = groups.into_iter().fold(Vec::new(), Group::joined);
        groups.sort_by_key(Group::place);
        let told = groups.iter().map(|group| self.ways_of(group));
        let joined = told.reduce(|before, part| Message::new("scene-parts").with("before", before).with("part", part));
        joined.unwrap_or_else(|| Message::new("scene-nowhere"))
    }

    fn captures_own(&self, attempt: &Attempt) -> bool {
        let owner = |at: Coord| self.stack(at).last().and_then(|top| top.owner);
        matches!(attempt, Attempt::Step { from, to, .. } if owner(*from) == owner(*to))
    }

    fn ways_of(&self, group: &Group) -> Message {
        match group {
            Group::From(from, to) => {
                // No runs of cells here. "to e8 to e10" would sound like a path.
                let ways = HOW
                    .iter()
                    .zip(to)
                    .filter(|(_, to)| !to.is_empty())
                    .map(|(how, to)| Message::new(how).with("places", Arg::List(goals_told(to, one_by_one))));
                // Each is another action, not a further step of the same.
                let ways =
                    ways.reduce(|before, way| Message::new("scene-ways-or").with("before", before).with("way", way));
                let ways = ways.map_or(Arg::List(Vec::new()), Arg::from);
                Message::new("scene-ways").with_text("from", from).with("ways", ways)
            }
            Group::Drop(letters, at) => {
                let pieces: Vec<Arg> = letters.iter().map(|letter| self.in_hand(*letter)).collect();
                Message::new("scene-ways-drop")
                    .with("places", Arg::List(goals_told(at, listed)))
                    .with("piece", Arg::List(pieces))
            }
            Group::Revive(at) => {
                Message::new("scene-ways-revive").with("places", Arg::List(goals_told(at, one_by_one)))
            }
            Group::Place(at) => Message::new("scene-ways-place").with("places", Arg::List(goals_told(at, listed))),
            Group::Word(word, note) => {
                let told = Message::new("scene-ways-word").with("word", Arg::notation(word.as_str()));
                note.as_ref().map_or(told.clone(), |note| noted(told.into(), note))
            }
        }
    }

    /// A piece in hand, by its letter in notation if it has one.
    fn in_hand(&self, letter: Option<char>) -> Arg {
        let mover = self.to_move.map(|player| self.seat(player));
        let mut hand = mover.into_iter().flat_map(|seat| &seat.hand).map(|(piece, _)| *piece);
        let meant = hand.find(|piece| letter.is_none_or(|letter| piece.letter.eq_ignore_ascii_case(&letter)));
        meant.map_or(Arg::List(Vec::new()), |piece| self.kind_name(piece))
    }
}

impl Group {
    /// An action's group, still empty.
    fn of(attempt: &Attempt, note: Option<&Arg>) -> Self {
        match attempt {
            Attempt::Step { from, .. } => Self::From(*from, Default::default()),
            Attempt::Drop { piece, .. } => Self::Drop(vec![*piece], Vec::new()),
            Attempt::Revive(_) => Self::Revive(Vec::new()),
            Attempt::Point(_) => Self::Place(Vec::new()),
            Attempt::Word(word) => Self::Word(word.clone(), note.cloned()),
        }
    }

    /// Sorts the cells, so that `d2` comes before `d10`.
    fn sort(&mut self) {
        match self {
            Self::From(_, to) => to.iter_mut().for_each(|goals| goals.sort_by_key(|goal| goal.at)),
            Self::Drop(_, goals) | Self::Revive(goals) | Self::Place(goals) => goals.sort_by_key(|goal| goal.at),
            Self::Word(..) => {}
        }
    }

    /// The rank of the group: first what enters the board, then pieces by cell, then words.
    fn place(&self) -> (u8, Option<Coord>) {
        match self {
            Self::Drop(..) | Self::Revive(_) => (0, None),
            Self::From(from, _) => (1, Some(*from)),
            Self::Place(_) => (2, None),
            Self::Word(..) => (3, None),
        }
    }

    /// Adds a group, or joins it with one that has the same cells.
    fn joined(mut groups: Vec<Self>, group: Self) -> Vec<Self> {
        if let Self::Drop(letters, at) = &group {
            for before in &mut groups {
                if let Self::Drop(others, cells) = before
                    && cells == at
                {
                    others.extend(letters);
                    return groups;
                }
            }
        }
        groups.push(group);
        groups
    }

    /// Adds an action if it belongs to this group.
    fn take(&mut self, attempt: &Attempt, captures_own: bool, note: Option<&Arg>) -> bool {
        let goal = |at: Coord| Goal { at, note: note.cloned() };
        match (self, attempt) {
            (Self::From(from, to), Attempt::Step { from: start, sign, to: end }) if from == start => {
                let how = match sign {
                    Some(Sign::Plus) => 1,
                    Some(Sign::Cross) if captures_own => 3,
                    Some(Sign::Cross) => 2,
                    Some(Sign::Dash | Sign::At) | None => 0,
                };
                to[how].push(goal(*end));
            }
            (Self::Drop(letters, goals), Attempt::Drop { piece, at }) if letters[..] == [*piece] => {
                goals.push(goal(*at))
            }
            (Self::Revive(goals), Attempt::Revive(at)) | (Self::Place(goals), Attempt::Point(at)) => {
                goals.push(goal(*at))
            }
            _ => return false,
        }
        true
    }
}

/// Cells as a list says them, and those with a note each by itself.
fn goals_told(goals: &[Goal], list: fn(&[Coord]) -> Vec<Arg>) -> Vec<Arg> {
    let runs = goals.chunk_by(|a, b| a.note.is_none() && b.note.is_none());
    let told = |run: &[Goal]| match run {
        [Goal { at, note: Some(note) }] => vec![noted(Arg::Text(at.to_string()), note).into()],
        run => list(&run.iter().map(|goal| goal.at).collect::<Vec<_>>()),
    };
    runs.flat_map(told).collect()
}

fn noted(what: Arg, note: &Arg) -> Message {
    Message::new("scene-ways-noted").with("what", what).with("note", note.clone())
}
