//! What a page's address asks for: a position, and a turn that grows tap by tap.

use crate::rules::{Game, Tap, Tapped, TurnSoFar, Ways};

/// The longest turn or line that an address may hold, in bytes.
const TEXT_LENGTH_MAX: usize = 2_000;

/// What a page’s address asks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// How many actions of the game to show. `None` for all.
    pub at: Option<usize>,
    /// Whether to try a line that isn’t meant to be played.
    pub tries: bool,
    /// The actions tapped before.
    pub turn: String,
    /// How the next one begins.
    pub begun: String,
    /// What was tapped now.
    pub tap: Option<String>,
    /// Whether to forget what was tapped last.
    pub undo: bool,
}

/// A position, with a turn that has been tapped in it.
#[derive(Clone)]
pub struct Touching {
    /// The game as it is shown, before the turn.
    pub base: Game,
    /// The same with the turn.
    pub shown: Game,
    /// How many actions of the game are shown. `None` for all.
    pub at: Option<usize>,
    /// The turn.
    pub so_far: TurnSoFar,
    /// What may be tapped next.
    pub ways: Ways,
    /// What came of the last tap.
    pub tapped: Option<Tapped>,
    /// Whether part of the turn had to be dropped, because it isn’t legal anymore.
    pub dropped: bool,
}

impl Wanted {
    /// Reads the parameters of an address. Those that it doesn’t know or cannot read count for nothing.
    #[must_use]
    pub fn of<'p>(parameters: impl IntoIterator<Item = (&'p str, &'p str)>) -> Self {
        let mut wanted = Self::default();
        for (name, value) in parameters {
            if value.len() > TEXT_LENGTH_MAX {
                continue;
            }
            match name {
                "at" => wanted.at = value.parse().ok(),
                "try" => wanted.tries = !value.is_empty(),
                "turn" => value.clone_into(&mut wanted.turn),
                "begun" => value.clone_into(&mut wanted.begun),
                "tap" => wanted.tap = Some(value.to_owned()),
                "undo" => wanted.undo = true,
                _ => {}
            }
        }
        wanted
    }
}

impl Touching {
    /// What an address asks for in a game. `own` says whether its reader may play now.
    #[must_use]
    pub fn of(game: &Game, own: bool, wanted: &Wanted) -> Self {
        let at = wanted.at.filter(|at| *at < game.plies().len());
        let base = at.map_or_else(|| game.clone(), |at| game.rewound(at));
        let line = wanted.tries || at.is_some() || !own;
        let (mut so_far, is_all) = TurnSoFar::kept(&base, &wanted.turn, &wanted.begun, line);
        let mut tapped = None;
        if wanted.undo {
            so_far = so_far.undone(&base);
        } else if let Some(tap) = wanted.tap.as_deref().and_then(Tap::parse) {
            let found = base.tap(&so_far, &tap);
            if let Tapped::On(on) = &found {
                so_far.clone_from(on);
            }
            tapped = Some(found);
        }
        let shown = base.after_actions(&so_far.actions).unwrap_or_else(|| base.clone());
        let ways = base.ways(&so_far);
        Self { base, shown, at, so_far, ways, tapped, dropped: !is_all }
    }

    /// Whether the turn is finished and can be played as it is.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.base.finishes(&self.so_far)
    }
}
