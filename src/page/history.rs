//! The turns of a game, each with what it did and the picture after it.

use maud::{Markup, html};

use super::address::{BoardPicture, Sum};
use super::frame::Frame;
use crate::rules::{Game, Player};
use crate::scene::{Scene, SceneOptions};
use crate::text::{Arg, Language};

/// The position before the first turn, or after one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Step {
    /// How many actions were played until then.
    pub(super) plies: usize,
    /// The color that played it, whoever has that color after a swap, and its actions. `None` before the first.
    pub(super) turn: Option<(&'static str, String)>,
    /// What it did, in words.
    pub(super) told: String,
    /// The picture after it.
    pub(super) picture: BoardPicture,
}

/// The turns of a game with the position before them.
pub(super) fn steps(game: &Game, names: &[String; 2], bottom: Player, language: &Language) -> Vec<Step> {
    let options = SceneOptions { names: names.clone(), bottom, ..SceneOptions::default() };
    let (mut walk, mut sum) = (game.rewound(0), Sum::of(game));
    let told = language.word("page-start");
    let mut steps = vec![Step { plies: 0, turn: None, told, picture: sum.picture(0, &[], bottom) }];
    for (index, ply) in game.plies().iter().enumerate() {
        let played = walk.play(&ply.token).is_ok();
        debug_assert!(played, "a game consists of legal actions");
        sum.add(&ply.token);
        if game.plies().get(index + 1).is_some_and(|next| !next.begins_turn) {
            continue;
        }
        let scene = Scene::of(&walk, &options);
        let told = scene.turn_told().map(|told| language.say(&told)).unwrap_or_default();
        let turn = scene.turn.as_ref().map(|turn| {
            let tokens: Vec<&str> = turn.actions.iter().map(|(token, _)| token.as_str()).collect();
            (scene.seat(turn.player).color.key(), tokens.join(" "))
        });
        steps.push(Step { plies: index + 1, turn, told, picture: sum.picture(index + 1, &[], bottom) });
    }
    steps
}

/// The list of turns, each a link to the position after it. `here` is how many actions are shown.
pub(super) fn history(steps: &[Step], here: usize, address: &str, frame: &Frame) -> Markup {
    let last = steps.last().map_or(0, |step| step.plies);
    let index = steps.iter().rposition(|step| step.plies <= here).unwrap_or(0);
    let link = |index: Option<usize>| index.and_then(|index| steps.get(index)).map(|step| at(step, last, address));
    let (first, before) = (link((index > 0).then_some(0)), link(index.checked_sub(1)));
    let after = link(Some(index + 1));
    let end = after.as_ref().and_then(|_| link(Some(steps.len() - 1)));
    html! {
        nav.steps aria-label=(frame.say("page-history")) {
            @for (id, key, sign, to) in [
                ("step-first", "page-step-first", "|◀", first),
                ("step-back", "page-step-back", "◀", before),
                ("step-next", "page-step-next", "▶", after),
                ("step-last", "page-step-last", "▶|", end),
            ] {
                @let name = frame.texts().word(key);
                a id=(id) href=[to.as_deref()] role=[to.is_none().then_some("link")]
                    aria-disabled=[to.is_none().then_some("true")] aria-label=(name) title=(name) { (sign) }
            }
        }
        ol #history {
            @for (number, step) in steps.iter().enumerate() {
                li {
                    a href=(at(step, last, address)) data-picture=(step.picture) data-plies=(step.plies)
                        aria-current=[(number == index).then_some("step")] {
                        (turn(step, number))
                    }
                    @if step.turn.is_some() { " " span { (step.told) } }
                }
            }
        }
    }
}

/// A step in the list: its turn with its number, or what is told of it.
pub(super) fn turn(step: &Step, number: usize) -> Markup {
    html! {
        @match &step.turn {
            Some((color, actions)) => {
                i class={ "chip " (color) } {}
                (number) ". " b.n { (actions) }
            }
            None => (step.told),
        }
    }
}

/// The address of a position; the page's own for the last one.
pub(super) fn at(step: &Step, last: usize, address: &str) -> String {
    if step.plies == last { address.to_owned() } else { with(address, &format!("at={}", step.plies)) }
}

/// An address with further parameters.
pub(super) fn with(address: &str, parameters: &str) -> String {
    format!("{address}{}{parameters}", if address.contains('?') { '&' } else { '?' })
}

/// A turn in one sentence, for a live region.
pub(super) fn last_turn(scene: &Scene, language: &Language) -> Option<String> {
    let effects = scene.turn_told().map(Arg::from)?;
    let player = scene.player(scene.turn.as_ref()?.player);
    Some(language.say(&crate::text::Message::new("scene-told").with("player", player).with("effects", effects)))
}
