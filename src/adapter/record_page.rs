//! A game's record as a page, for every platform.

use crate::club::Picture;
use crate::page::RecordPage;
use crate::render::{RenderError, Theme};
use crate::rules::Game;

/// The page of a game, as a file. It draws all its boards, so it isn't for an async thread.
pub(in crate::adapter) fn record_page(
    picture: &Picture,
    game: &Game,
    usual: Theme,
    language: &str,
) -> Result<Vec<u8>, RenderError> {
    let page = RecordPage {
        title: format!("{} #{}", game.kind().about.title, picture.game_id),
        game: game.clone(),
        names: picture.names.clone(),
        bottom: picture.bottom,
        theme: picture.theme.parse().unwrap_or(usual),
    };
    Ok(page.html(language)?.into_bytes())
}
