//! The story of a game: how it turned, in two sentences and a moving picture.

use super::analysis::{Analysis, JudgedTurn, is_well_ahead, percent};
use crate::club::Attachment;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::replay;
use crate::club::context::words::{actions, after, over, player as named};
use crate::command::BoardForm;
use crate::command::settings::MOTION;
use crate::rules::{Game, Player};
use crate::scene::{Scene, SceneOptions, Story};
use crate::store::StoredGame;
use crate::text::{Arg, Message};

/// Whoever never stood lower than this, from 0 to 1, was never behind.
const LEVEL: f64 = 0.45;

/// How a game turned.
struct Turning {
    /// The turn that is told and marked, by its position among all.
    index: usize,
    /// What player one could expect until then, from 0 to 1.
    before_one: f64,
    told: Message,
}

/// The letter that tells a game's story, of which `reply` says where it goes and in which form.
pub(in crate::club) fn story_told(
    cx: &Context<'_>,
    game: &Game,
    game_id: i64,
    reply: &Draft,
    analysis: &Analysis,
) -> Result<Draft, Rejection> {
    let Some(stored) = cx.tx.game(game_id)? else { return refuse("club-no-game") };
    let turning = turning(&stored, game, analysis);
    let told = match &turning {
        Some(turning) => turning.told.clone(),
        None => without_turning(&stored, game, analysis),
    };
    let text = vec![told, over(&stored, game)];
    let story = Story {
        values: analysis.curve(),
        turning: turning.as_ref().map(|turning| (turning.index, percent(turning.before_one))),
    };
    let Some(mut picture) = reply.picture.clone() else { return Ok(Draft { text, ..reply.clone() }) };
    picture.story = Some(story);
    let moves = picture.form == BoardForm::Picture && motion(cx, reply)?;
    if moves {
        let name = format!("{}-{}-story.gif", stored.game, stored.id);
        let files = vec![Attachment::Replay { name, picture }];
        return Ok(Draft { text, picture: None, files, ..reply.clone() });
    }
    // The still of the turning point, or of the end.
    if let Some(turning) = &turning {
        let ends = analysis.turns.get(turning.index + 1).map_or(game.plies().len(), |turn| turn.plies);
        picture.entries = replay::entries_until(cx.tx, &stored, ends)?;
    }
    Ok(Draft { text, picture: Some(picture), ..reply.clone() })
}

/// Whether pictures move for whoever reads a letter: the asker, or everybody in its place.
fn motion(cx: &Context<'_>, reply: &Draft) -> Result<bool, Rejection> {
    if let Some(own) = reply.asker_id.map(|asker| cx.chosen_by(asker, &MOTION)).transpose()?.flatten() {
        return Ok(own);
    }
    let place = match &reply.to {
        crate::club::To::Place(id) => cx.tx.known_place(&reply.platform, id)?,
        crate::club::To::Account(_) => None,
    };
    Ok(match place {
        Some(place) => cx.in_place(&place, &MOTION)?,
        None => MOTION.usual(),
    })
}

/// The turn that turned a game: the winner's answer to the loser's error that decided it, or that error if the game
/// ended with it. If nobody won, the turn that gave away most of a lead.
fn turning(stored: &StoredGame, game: &Game, analysis: &Analysis) -> Option<Turning> {
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let error = analysis.turning_point(winner.map(Player::other))?;
    let at = analysis.turns.iter().position(|turn| turn == error)?;
    let before_one = error.expected(Player::One);
    let before = i64::from(percent(error.before));
    let answer = analysis.turns.get(at + 1).filter(|turn| Some(turn.player) == winner);
    let (index, key, turn) = match (winner, answer) {
        (Some(_), Some(answer)) => (at + 1, "club-story-turned", answer),
        (Some(_), None) => (at, "club-story-gave", error),
        (None, _) => (at, "club-story-let-back", error),
    };
    let effects = effects(stored, game, turn);
    let passed = effects.as_ref().is_some_and(|told| told.key == "scene-passed");
    let told = Message::new(key)
        .with("player", named(stored, game, turn.player))
        .with("other", named(stored, game, turn.player.other()))
        .with("number", index + 1)
        .with("played", Arg::notation(actions(&turn.played)))
        .with("passed", if passed { "yes" } else { "no" })
        .with("effects", effects.map_or_else(|| Arg::from(""), Arg::from))
        .with("before", before);
    Some(Turning { index, before_one, told })
}

/// What a turn did, in words.
fn effects(stored: &StoredGame, game: &Game, turn: &JudgedTurn) -> Option<Message> {
    let names = [stored.seats[0].name.clone(), stored.seats[1].name.clone()];
    let played = after(&game.rewound(turn.plies), &turn.played);
    let scene = Scene::of(&played, &SceneOptions { names, ..SceneOptions::default() });
    scene.turn_told()
}

/// How a game went that no single turn decided.
fn without_turning(stored: &StoredGame, game: &Game, analysis: &Analysis) -> Message {
    let Some(winner) = game.outcome().and_then(|outcome| outcome.winner) else {
        return without_winner(stored, game, analysis);
    };
    let last = analysis.at_the_end(winner).unwrap_or(0.5);
    let least = analysis.turns.iter().map(|turn| turn.expected(winner)).fold(last, f64::min);
    let key = match (last <= 0.5, least < LEVEL) {
        (true, _) => "club-story-despite",
        (_, false) => "club-story-led",
        (_, true) => "club-story-gradual",
    };
    Message::new(key)
        .with("player", named(stored, game, winner))
        .with("other", named(stored, game, winner.other()))
        .with("least", i64::from(percent(least)))
        .with("last", i64::from(percent(last)))
        .with("others", i64::from(percent(1.0 - last)))
}

/// The same of a game that nobody won: one side was well ahead at the end, or had been; or it stayed close.
fn without_winner(stored: &StoredGame, game: &Game, analysis: &Analysis) -> Message {
    let of_most = |points: f64| points.max(1.0 - points);
    let last = analysis.at_the_end(Player::One).unwrap_or(0.5);
    let most = analysis.turns.iter().map(|turn| of_most(turn.before)).fold(of_most(last), f64::max);
    if is_well_ahead(of_most(last)) {
        let ahead = if last > 0.5 { Player::One } else { Player::Two };
        let told = Message::new("club-story-despite").with("other", named(stored, game, ahead));
        return told.with("others", i64::from(percent(of_most(last))));
    }
    if is_well_ahead(most) {
        return Message::new("club-analysis-gradual");
    }
    Message::new("club-story-level").with("most", i64::from(percent(most)))
}
