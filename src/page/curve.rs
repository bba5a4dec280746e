//! The course of a game as a curve that is pressed to jump to a turn.

use maud::{Markup, html};

use super::frame::Frame;
use super::history::{Step, at, with};
use super::words::paragraphs;
use crate::rules::Player;
use crate::scene::Curve;
use crate::text::{Arg, Message, Paragraph};

/// The curve’s width and height, in its own units.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 120.0;

/// An analysis of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisOnPage {
    /// What player one could expect, turn by turn, and the turns that would have been better.
    pub curve: Curve,
    /// What it says.
    pub text: Vec<Paragraph>,
}

impl AnalysisOnPage {
    /// The turn that would have been better than the one after so many turns. Empty if that was good.
    pub(super) fn better_after(&self, turns: usize) -> &[String] {
        self.curve.better.iter().find(|(turn, _)| *turn == turns).map_or(&[], |(_, better)| better)
    }

    /// What would have been better than a turn, in a sentence. `None` if it was good.
    pub(super) fn told(&self, step: usize, steps: &[Step]) -> Option<Message> {
        let better = self.better_after(step);
        let (_, played) = steps.get(step + 1)?.turn.as_ref()?;
        let told = Message::new("page-better-turn").with("played", Arg::notation(played.as_str()));
        (!better.is_empty()).then(|| told.with("better", Arg::notation(better.join(" "))))
    }
}

/// Actions as they stand in an address. Some have a plus of their own.
fn in_address(actions: &[String]) -> String {
    let actions: Vec<String> = actions.iter().map(|action| action.replace('+', "%2B")).collect();
    actions.join("+")
}

/// The curve, in which each turn leads to the position before it; `here` is the one that is shown, unless it is one of a line.
/// `address` is that of the game’s page.
pub(super) fn curve(
    analysis: &AnalysisOnPage,
    (steps, here): (&[Step], Option<usize>),
    address: &str,
    frame: &Frame,
) -> Markup {
    let (curve, texts) = (&analysis.curve, frame.texts());
    let last = steps.last().map_or(0, |step| step.plies);
    let count = curve.values.len().saturating_sub(1).max(1) as f32;
    let x = |index: usize| index as f32 / count * WIDTH;
    let y = |value: u8| HEIGHT - f32::from(value.min(100)) / 100.0 * HEIGHT;
    let points: Vec<String> =
        curve.values.iter().enumerate().map(|(index, value)| format!("{:.1},{:.1}", x(index), y(*value))).collect();
    let line = format!("M{}", points.join("L"));
    let half = WIDTH / count / 2.0;
    let told = |index: usize, value: u8| {
        let told = Message::new("page-curve-turn").with("turn", index).with("name", curve.name(Player::One));
        texts.say(&told.with("percent", usize::from(value)))
    };
    let better = here.map_or(&[][..], |here| analysis.better_after(here));
    html! {
        section #analysis {
            h2 { (frame.say("page-curve")) }
            svg.curve viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" role="group"
                aria-label=(frame.say("page-curve")) {
                path.area d={ (line) "L" (WIDTH) "," (HEIGHT) "L0," (HEIGHT) "Z" } {}
                path.mid d={ "M0," (HEIGHT / 2.0) "H" (WIDTH) } {}
                path d=(line) {}
                @for (turn, _) in &curve.better {
                    path class={ "wrong" @if curve.turning == Some(*turn) { " turning" } } d={ "M" (x(*turn)) ",0V" (HEIGHT) } {}
                }
                @for (index, (value, step)) in curve.values.iter().zip(steps).enumerate() {
                    // The list of turns has the same links for keys.
                    a href=(at(step, last, address)) aria-label=(told(index, *value)) tabindex="-1"
                        aria-current=[(Some(index) == here).then_some("step")] {
                        rect x=(x(index) - half) y="0" width=(half * 2.0) height=(HEIGHT) {}
                    }
                }
            }
            @if let (Some(step), false) = (here.and_then(|here| steps.get(here)), better.is_empty()) {
                p { a.button href=(with(address, &format!("at={}&try=1&turn={}", step.plies, in_address(better)))) {
                    (frame.say("page-better"))
                } }
            }
            @for line in curve.description(texts).lines() { p dir="auto" { (line) } }
            (paragraphs(&analysis.text))
        }
    }
}
