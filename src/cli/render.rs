//! `parlour render`: a position as a picture, a game as an animation, and both in words.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;

use super::GameArgs;
use crate::render::{self, Theme};
use crate::rules::{Game, Player, Record, RecordError};
use crate::scene::{Scene, SceneOptions};
use crate::text::Language;

/// The width of a still picture, in pixels.
const STILL_WIDTH: u32 = 800;
const ANIMATION_WIDTH: u32 = 480;

/// What to show, and how.
#[derive(Args, Clone, Debug)]
pub struct RenderArgs {
    /// The record of a game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "variant", "position", "actions"])]
    record: Option<PathBuf>,
    #[command(flatten)]
    game: Option<GameArgs>,
    /// The file to write: .png for a picture, .gif for the whole game as an animation
    #[arg(long, value_name = "FILE", required_unless_present = "words")]
    out: Option<PathBuf>,
    /// The colors: light, dark or contrast
    #[arg(long, default_value_t = Theme::Light)]
    theme: Theme,
    /// The player at the bottom of the picture, 1 or 2
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    side: u8,
    /// The picture’s width in pixels, 120 to 2048 [default: 800, or 480 for an animation]
    #[arg(long, value_name = "N")]
    size: Option<u32>,
    /// The position after so many actions [default: the last one]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Mark where the piece on this cell can go
    #[arg(long, value_name = "PLACE")]
    choose: Option<String>,
    /// Write the alt text, the description and the text board to standard output
    #[arg(long)]
    words: bool,
}

/// Draws the picture or writes the words.
///
/// # Errors
/// If the game, the position or the size doesn't exist, or a file can't be read or written.
pub(super) fn run(args: &RenderArgs) -> Result<()> {
    let (game, names) = args.game()?;
    let chosen = match &args.choose {
        None => None,
        Some(place) => Some(crate::rules::Coord::parse(place).with_context(|| format!("{place} isn’t a cell"))?),
    };
    let bottom = Player::from_index(usize::from(args.side) - 1);
    let options = SceneOptions { bottom, names, chosen, ..SceneOptions::default() };
    if args.words {
        let scene = Scene::of(&game, &options);
        let language = Language::english();
        let mut out = io::stdout().lock();
        let [alt, description, board] =
            [scene.alt_text(language), scene.description(language), scene.text_board(language)];
        writeln!(out, "{alt}\n\n{description}\n\n{board}")?;
    }
    let Some(file) = &args.out else { return Ok(()) };
    // Words name a player without a name by their color anyway; a picture has no words of its own.
    let named = |player: Player| match options.names[player.index()].as_str() {
        "" => Language::english().word(game.color(player).key()),
        name => name.to_owned(),
    };
    let options = SceneOptions { names: Player::BOTH.map(named), ..options.clone() };
    let bytes = match file.extension().and_then(|ending| ending.to_str()) {
        Some("png") => render::png(&Scene::of(&game, &options), args.theme, args.size.unwrap_or(STILL_WIDTH))?,
        Some("gif") => render::gif(Scene::replay(&game, &options), args.theme, args.size.unwrap_or(ANIMATION_WIDTH))?,
        _ => bail!("{} must end in .png or .gif", file.display()),
    };
    fs::write(file, bytes).with_context(|| format!("can’t write {}", file.display()))
}

impl RenderArgs {
    /// The game up to the position to show, and the players' names.
    fn game(&self) -> Result<(Game, [String; 2])> {
        let (game, names) = match (&self.record, &self.game) {
            (Some(file), _) => {
                let text = fs::read_to_string(file).with_context(|| format!("can’t read {}", file.display()))?;
                let record: Record = text
                    .parse()
                    .map_err(|wrong: RecordError| anyhow!(Language::english().say(&wrong.sentence())))
                    .with_context(|| format!("{} isn’t a record", file.display()))?;
                (record.game, record.players)
            }
            (None, Some(game)) => (game.game()?, [String::new(), String::new()]),
            (None, None) => bail!("name a game with --game, or a record with --record"),
        };
        let Some(ply) = self.ply else { return Ok((game, names)) };
        if ply > game.plies().len() {
            bail!("the game has {} actions, so it has no position after {ply}", game.plies().len());
        }
        Ok((if ply == game.plies().len() { game } else { game.rewound(ply) }, names))
    }
}
