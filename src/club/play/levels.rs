//! The accounts of the computer, one a level.

use crate::club::context::words::seated;
use crate::command::COMPUTER;
use crate::rules::guide::LEVELS;
use crate::rules::{GameDef, Player};
use crate::store::{Seat, StoredGame};
use crate::text::Message;

/// The beginning of its accounts' ids; the level follows.
const ACCOUNT: &str = "level-";

/// The computer's side in a game, and its level.
pub(in crate::club) fn computer_at(game: &StoredGame) -> Option<(Player, u8)> {
    Player::BOTH.into_iter().find_map(|player| Some((player, level_of(game.seat(player))?)))
}

/// The level of the computer that sits there, if it does.
pub(in crate::club) fn level_of(seat: &Seat) -> Option<u8> {
    seat.external_id.strip_prefix(ACCOUNT).filter(|_| seat.is_computer())?.parse().ok()
}

/// The id of the account of a level.
pub(in crate::club) fn account_of(level: u8) -> String {
    format!("{ACCOUNT}{level}")
}

/// The computer's name at a level.
pub(in crate::club) fn name_of(level: u8) -> String {
    let (first, rest) = COMPUTER.split_at(1);
    format!("{}{rest} {level}", first.to_uppercase())
}

/// The message when a game with the computer begins.
pub(in crate::club) fn computer_told(game: &StoredGame) -> Option<Message> {
    let (player, level) = computer_at(game)?;
    let told = Message::new("club-computer-plays").with("name", seated(game.seat(player)));
    let ratings = GameDef::find(&game.game).map_or(&[][..], |kind| kind.about.level_ratings);
    let strength = match ratings.get(usize::from(level).saturating_sub(1)) {
        Some(rating) => Message::new("club-computer-strength").with_text("rating", rating),
        None => Message::new("club-computer-unmeasured"),
    };
    Some(told.with("level", i64::from(level)).with("most", LEVELS).with("strength", strength))
}
