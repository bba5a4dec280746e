//! The board of a game as somebody likes to see it.

use super::base::Context;
use super::places::Places;
use super::rejection::Rejection;
use crate::club::Picture;
use crate::command::BoardForm;
use crate::command::settings::{BOARDS, Bottom, SIDE};
use crate::rules::Player;
use crate::store::{StoredGame, StoredPlace};

/// The board of a game for everybody in a place, as boards are shown there.
pub(in crate::club) fn picture_in(
    cx: &Context<'_>,
    game: &StoredGame,
    place: &StoredPlace,
) -> Result<Picture, Rejection> {
    let (form, theme) = (cx.in_place(place, &BOARDS)?, cx.theme_in(place)?);
    let places = Places::of(cx.tx, game)?;
    let home = if places.shown_in(place) { place } else { &places.home };
    // If the other plays elsewhere, the board is turned to the one who plays here.
    let only = places.only_player_in(place).filter(|_| places.shown.len() > 1 || places.home.direct);
    Ok(Picture { theme, form, ..board(cx, game, None, only, home)? })
}

/// The board of a game as it stands: for one of its players from their own side, for everybody from the first
/// player's or, against the computer, that of the person, unless they or the place that is its `home` have chosen
/// otherwise.
pub(in crate::club) fn picture(
    cx: &Context<'_>,
    game: &StoredGame,
    viewer: Option<Player>,
    home: &StoredPlace,
) -> Result<Picture, Rejection> {
    board(cx, game, viewer, None, home)
}

/// The same; if everybody reads it who is where only one of the players is, it is turned to that one.
fn board(
    cx: &Context<'_>,
    game: &StoredGame,
    viewer: Option<Player>,
    only: Option<Player>,
    home: &StoredPlace,
) -> Result<Picture, Rejection> {
    let of = |player: Player| cx.chosen_by(game.seat(player).person_id, &SIDE);
    let alone = Player::BOTH.into_iter().find(|player| game.seat(player.other()).is_computer()).or(only);
    let chosen = match viewer {
        Some(player) => of(player)?,
        None => match (cx.chosen_in(home, &SIDE)?, alone) {
            (Some(chosen), _) => Some(chosen),
            (None, Some(player)) => of(player)?,
            (None, None) => game.to_move.map(of).transpose()?.flatten().filter(|chosen| *chosen == Bottom::Turn),
        },
    };
    let viewer = viewer.or(alone);
    let bottom = match chosen.unwrap_or(SIDE.usual()) {
        Bottom::First => Player::One,
        Bottom::Turn => game.to_move.or(viewer).unwrap_or(Player::One),
        Bottom::Own => viewer.unwrap_or(Player::One),
    };
    Ok(Picture {
        game_id: game.id,
        entries: game.entries,
        line: Vec::new(),
        bottom,
        names: [game.seats[0].name.clone(), game.seats[1].name.clone()],
        chosen: None,
        obstacles: Vec::new(),
        theme: String::new(),
        form: BoardForm::Picture,
        past: false,
        idle: game.to_move.is_some_and(|mover| game.seat(mover).is_computer()),
        told: game.entries > 0,
        story: None,
    })
}
