//! The page of somebody's own games.

use super::reading::{self, Reader};
use crate::club::context::base::Context;
use crate::club::context::pages;
use crate::club::context::rejection::Rejection;
use crate::club::listing;
use crate::club::time::urgency;
use crate::command::settings::ZONE;
use crate::store::Account;
use crate::text::Paragraph;

/// The most games of somebody's that are listed.
const GAMES_MAX: usize = 200;
/// How many of them may be over.
const PAST_MAX: u32 = 10;

/// Somebody's own games, as a page lists them.
#[derive(Clone)]
pub struct OwnGamesOnPage {
    /// Who reads it.
    pub reader: Reader,
    /// Their games that go on, the most urgent first, and then those that ended last.
    pub games: Vec<OwnGameOnPage>,
}

/// One of somebody's own games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnGameOnPage {
    /// The key of its page, if it has one.
    pub key: Option<String>,
    /// What it is, and how it stands.
    pub text: Paragraph,
    /// Whether it awaits its reader.
    pub awaits: bool,
}

/// The games of somebody, whom nobody else reads there.
pub(in crate::club) fn own_games(cx: &Context<'_>, account: Option<&Account>) -> Result<OwnGamesOnPage, Rejection> {
    let reader = reading::reader(cx, account)?;
    let Some(account) = account else { return Ok(OwnGamesOnPage { reader, games: Vec::new() }) };
    let person_id = account.person_id;
    let zone = cx.chosen_by(person_id, &ZONE)?.unwrap_or_else(|| cx.environment.zone.clone());
    let mut stored = urgency::most_urgent_first(cx, cx.tx.live_games_of(person_id)?, person_id)?;
    stored.extend(cx.tx.past_games_of(person_id, PAST_MAX)?);
    let mut games = Vec::new();
    for game in stored.iter().take(GAMES_MAX) {
        let is_open = cx.environment.pages_at.is_some() && pages::is_open(cx.tx, game)?;
        let listed = listing::listed(cx, game)?;
        games.push(OwnGameOnPage {
            key: if is_open { Some(pages::key_of(cx.tx, game.id)?) } else { None },
            text: reader.language.paragraph_as_of(&listed, &zone, cx.now),
            awaits: game.to_move.is_some() && game.player_of(person_id) == game.to_move,
        });
    }
    Ok(OwnGamesOnPage { reader, games })
}
