//! The names of the files that go with a board: its pictures, and the stylesheet that lays buttons over them.
//!
//! A name says everything that the file depends on, so that a browser may keep it for good.

use std::fmt;
use std::str::FromStr;

use crate::render::{Places, Theme};
use crate::rules::{Game, GameDef, Player};
use crate::scene::{Scene, SceneOptions};

/// The width of a whole picture whose board a page shows, in pixels.
pub const PICTURE_WIDTH: u32 = 720;

/// The picture of a position of a game, by its name: `17.c2-c3_c3-c4.1.9f2c1b07.light.png`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardPicture {
    /// How many actions of the game are shown.
    pub plies: usize,
    /// Actions that were tried after them.
    pub line: Vec<String>,
    /// The player at the bottom.
    pub bottom: Player,
    /// The theme.
    pub theme: Theme,
    /// The checksum of everything that was played until then.
    sum: u32,
}

/// The stylesheet of a board’s shape, by its name: `sfirs.0.1.9f2c1b07.css`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardStyle {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub css: String,
}

/// Sums up the actions of a game and a position before them, in the order in which they were played.
pub(super) struct Sum(crc32fast::Hasher);

impl Sum {
    pub(super) fn of(game: &Game) -> Self {
        let mut sum = crc32fast::Hasher::new();
        sum.update(format!("{} {} ", game.kind().about.id, game.variant_name()).as_bytes());
        sum.update(game.start_position().unwrap_or_default().as_bytes());
        Self(sum)
    }

    /// Adds an action.
    pub(super) fn add(&mut self, token: &str) {
        self.0.update(b" ");
        self.0.update(token.as_bytes());
    }

    fn value(&self) -> u32 {
        self.0.clone().finalize()
    }

    pub(super) fn picture(&self, plies: usize, line: &[String], bottom: Player) -> BoardPicture {
        BoardPicture { plies, line: line.to_vec(), bottom, theme: Theme::default(), sum: self.value() }
    }
}

impl BoardPicture {
    /// The picture of a game’s first actions, and of a line after them.
    #[must_use]
    pub fn of(game: &Game, plies: usize, line: &[String], bottom: Player) -> Self {
        let mut sum = Sum::of(game);
        game.plies().iter().take(plies).for_each(|ply| sum.add(&ply.token));
        line.iter().for_each(|token| sum.add(token));
        sum.picture(plies, line, bottom)
    }

    /// What it shows of a game. `None` if it was the picture of other actions than these.
    #[must_use]
    pub fn scene(&self, game: &Game) -> Option<Scene> {
        if Self::of(game, self.plies, &self.line, self.bottom).sum != self.sum || self.plies > game.plies().len() {
            return None;
        }
        let shown = if self.plies == game.plies().len() { game.clone() } else { game.rewound(self.plies) };
        let shown = shown.after_actions(&self.line)?;
        Some(Scene::of(&shown, &SceneOptions { bottom: self.bottom, ..SceneOptions::default() }))
    }

    /// The same in another theme.
    #[must_use]
    pub fn in_theme(&self, theme: Theme) -> Self {
        Self { theme, ..self.clone() }
    }
}

impl fmt::Display for BoardPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.line.join("_");
        write!(f, "{}.{line}.{}.{:08x}.{}.png", self.plies, self.bottom.number(), self.sum, self.theme)
    }
}

/// A name that isn’t one of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no board has this name")]
pub struct UnknownName;

impl FromStr for BoardPicture {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let parts: Vec<&str> = name.split('.').collect();
        let [plies, line, bottom, sum, theme, "png"] = parts[..] else { return Err(UnknownName) };
        Ok(Self {
            plies: plies.parse().map_err(|_| UnknownName)?,
            line: line.split('_').filter(|token| !token.is_empty()).map(str::to_owned).collect(),
            bottom: player(bottom)?,
            theme: theme.parse().map_err(|_| UnknownName)?,
            sum: u32::from_str_radix(sum, 16).map_err(|_| UnknownName)?,
        })
    }
}

fn player(number: &str) -> Result<Player, UnknownName> {
    Player::BOTH.into_iter().find(|player| player.number().to_string() == number).ok_or(UnknownName)
}

impl BoardStyle {
    /// The stylesheet of a game’s board, with a player at the bottom.
    #[must_use]
    pub fn of(game: &Game, bottom: Player) -> Self {
        let css = css(&Scene::of(game, &SceneOptions { bottom, ..SceneOptions::default() }));
        let (id, variant, sum) = (game.kind().about.id, game.variant(), crc32fast::hash(css.as_bytes()));
        Self { name: format!("{id}.{variant}.{}.{sum:08x}.css", bottom.number()), css }
    }

    /// The stylesheet of this name, if it is still the same.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let parts: Vec<&str> = name.split('.').collect();
        let [id, variant, bottom, _, "css"] = parts[..] else { return None };
        let kind = GameDef::find(id)?;
        let variant = variant.parse().ok().filter(|index| *index < kind.about.variants.len())?;
        Some(Self::of(&kind.start(variant), player(bottom).ok()?)).filter(|style| style.name == name)
    }
}

/// Where the cells are, in percent of the picture.
fn css(scene: &Scene) -> String {
    use std::fmt::Write;
    let places = Places::of(scene, PICTURE_WIDTH);
    let (wide, high) = (places.width / 100.0, places.height / 100.0);
    let mut css = format!(".board{{aspect-ratio:{}/{}}}\n", places.width, places.height);
    let mut sides: Vec<(f32, bool)> = Vec::new();
    for place in &places.cells {
        let (side, round) = (place.side, place.round);
        if !sides.contains(&(side, round)) {
            sides.push((side, round));
        }
        let (left, top) = ((place.center.0 - side / 2.0) / wide, (place.center.1 - side / 2.0) / high);
        // Writing to a string cannot fail.
        let _ = writeln!(css, "#{}{{left:{left:.2}%;top:{top:.2}%}}", place.at);
    }
    // The cells come in at most two sizes: squares, and the crossings between them.
    for (index, (side, _)) in sides.iter().enumerate() {
        let _ = writeln!(css, ".s{index}{{width:{:.2}%;height:{:.2}%}}", side / wide, side / high);
    }
    css
}
