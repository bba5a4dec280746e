//! The arguments by which several commands name a game and a position in it.

use anyhow::{Result, anyhow, bail};
use clap::Args;

use crate::rules::{Game, GameDef, Reading};
use crate::text::{Language, Message};

/// A game, and where it stands.
#[derive(Args, Clone, Debug)]
pub struct GameArgs {
    /// The game’s id; `parlour rules list` shows them all
    #[arg(long)]
    pub game: String,
    /// The variant [default: the game’s first one]
    #[arg(long)]
    pub variant: Option<String>,
    /// The position to begin with, as a position string
    #[arg(long)]
    pub position: Option<String>,
    /// Actions to play from there, as players type them
    #[arg(long)]
    pub actions: Option<String>,
}

impl GameArgs {
    /// The game at the position that the arguments name.
    ///
    /// # Errors
    /// If a name, the position or an action is wrong. Names the possible ones.
    pub fn game(&self) -> Result<Game> {
        let say = |message: &Message| Language::english().say(message);
        let kind = GameDef::find(&self.game).ok_or_else(|| anyhow!(say(&GameDef::unknown(&self.game))))?;
        let variant = match &self.variant {
            None => 0,
            Some(name) => kind.variant(name).ok_or_else(|| anyhow!(say(&kind.unknown_variant(name))))?,
        };
        let mut game = match &self.position {
            None => kind.start(variant),
            Some(position) => kind.start_at(variant, position).map_err(|wrong| anyhow!(say(&wrong.sentence())))?,
        };
        let Some(text) = self.actions.as_deref().filter(|text| !text.trim().is_empty()) else { return Ok(game) };
        let message = match game.read_line(text) {
            Reading::Complete { actions } | Reading::Open { actions, .. } => {
                for token in &actions {
                    game.play(token).map_err(|refused| anyhow!(say(&refused.sentence())))?;
                }
                return Ok(game);
            }
            Reading::Partial { next, .. } => Message::new("reading-partial").with_text("next", next.join(", ")),
            Reading::Ambiguous { readings } => {
                let readings: Vec<String> = readings.iter().map(|reading| reading.join(" ")).collect();
                Message::new("reading-ambiguous").with_text("readings", readings.join(", "))
            }
            Reading::Illegal { attempt, refusal, nearest, .. } => refusal.sentence(&attempt, &nearest),
        };
        bail!(say(&message))
    }
}
