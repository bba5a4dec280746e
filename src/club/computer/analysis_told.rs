//! The analysis of a game, put into words and pictures.

use super::analysis::{Analysis, JudgedTurn, Judgment, percent, percent_for};
use super::mistakes;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::job::Job;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::replay;
use crate::club::context::words::{actions, after, number, player as named};
use crate::club::{Attachment, ButtonStyle};
use crate::command::{BoardForm, LearningCommand};
use crate::rules::{Player, Reason};
use crate::scene::{Boards, Curve, Figure, Scene, SceneOptions, SmallBoard};
use crate::store::StoredGame;
use crate::text::{Arg, Message};

/// How many turns are named that gave something away.
const NAMED_MAX: usize = 8;

/// The answer to a request for an analysis.
pub(in crate::club) fn analysis_told(cx: &mut Context<'_>, job: &Job, analysis: &Analysis) -> Result<Draft, Rejection> {
    let Some(game) = cx.tx.game(job.game_id)? else { return refuse("club-no-game") };
    let loser = game.verdict.as_ref().and_then(|verdict| verdict.winner).map(Player::other);
    let turning = analysis.turning_point(loser);
    let mut text = vec![Message::new("club-analysis").with("id", number(game.id))];
    text.extend(Player::BOTH.iter().filter_map(|player| accuracy_told(job, &game, analysis, *player)));
    match turning {
        Some(turn) => text.push(turn_told("club-analysis-turning", job, &game, analysis, turn)),
        None if analysis.has_errors() => text.push(Message::new("club-analysis-gradual")),
        None => text.push(Message::new("club-analysis-even")),
    }
    let mut worst: Vec<&JudgedTurn> =
        analysis.turns.iter().filter(|turn| turn.judgment() > Judgment::Good && Some(*turn) != turning).collect();
    worst.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
    worst.truncate(NAMED_MAX);
    worst.sort_by_key(|turn| turn.plies);
    text.extend(worst.iter().map(|turn| turn_told("club-analysis-turn", job, &game, analysis, turn)));
    text.extend(end_told(job, &game, analysis, loser));
    let mut picture = job.reply.picture.clone();
    let (theme, form) = picture.as_ref().map(|picture| (picture.theme.clone(), picture.form)).unwrap_or_default();
    if let (Some(picture), Some(turn)) = (&mut picture, turning) {
        picture.entries = replay::entries_until(cx.tx, &game, turn.plies)?;
        picture.line.clone_from(&turn.best);
    }
    let curve = Curve {
        values: analysis.curve(),
        turning: turning.and_then(|turn| analysis.turns.iter().position(|known| known == turn)),
        names: [game.seats[0].name.clone(), game.seats[1].name.clone()],
        better: better_turns(analysis),
    };
    let mut files = Vec::new();
    // A page shows the curve to whoever looks at it, and tells it too.
    if form == BoardForm::Picture || job.reply.on_page {
        let name = format!("{}-{}-curve.png", game.game, game.id);
        files.push(Attachment::Figure { name, figure: Figure::Curve(curve), theme: theme.clone() });
        let turned = picture.as_ref().is_some_and(|picture| picture.bottom == Player::Two);
        if !worst.is_empty() {
            let name = format!("{}-{}-better.png", game.game, game.id);
            let figure = Figure::Boards(better_shown(job, &game, analysis, &worst, turned));
            files.push(Attachment::Figure { name, figure, theme });
        }
    } else {
        text.push(Message::new("club-said").with("text", curve.description(job.reply.language)));
    }
    text.push(Message::new("club-analysis-how"));
    let picture = picture.filter(|_| turning.is_some());
    let kept = job.reply.asker_id.map_or(Ok(0), |asker| mistakes::keep(cx, asker, &game, analysis))?;
    let mut draft = Draft { text, picture, files, ..job.reply.clone() };
    if kept > 0 {
        let learn = LearningCommand::Mistakes { number: None, answer: None };
        draft.buttons.push(ButtonDraft::new("club-button-mistakes", learn, ButtonStyle::Plain));
    }
    Ok(draft)
}

fn accuracy_told(job: &Job, game: &StoredGame, analysis: &Analysis, player: Player) -> Option<Message> {
    let count = |judgment: Judgment| {
        analysis.turns.iter().filter(|turn| turn.player == player && turn.judgment() == judgment).count()
    };
    let accuracy = analysis.accuracy(player)?;
    let told = Message::new("club-analysis-accuracy").with("player", named(game, &job.game, player));
    let told = told.with("accuracy", i64::from(percent(accuracy / 100.0))).with("blunders", count(Judgment::Blunder));
    Some(told.with("mistakes", count(Judgment::Mistake)).with("inaccuracies", count(Judgment::Inaccuracy)))
}

fn turn_told(key: &'static str, job: &Job, game: &StoredGame, analysis: &Analysis, turn: &JudgedTurn) -> Message {
    let judgment = Message::new(match turn.judgment() {
        Judgment::Good | Judgment::Inaccuracy => "club-analysis-inaccuracy",
        Judgment::Mistake => "club-analysis-mistake",
        Judgment::Blunder => "club-analysis-blunder",
    });
    let index = analysis.turns.iter().position(|known| known == turn).unwrap_or_default();
    let [before, after] = turn.percents();
    Message::new(key)
        .with("number", index + 1)
        .with("player", named(game, &job.game, turn.player))
        .with("played", Arg::notation(actions(&turn.played)))
        .with("judgment", judgment)
        .with("before", i64::from(before))
        .with("after", i64::from(after))
        .with("why", why_told(job, game, turn))
        .with("better", better_told(turn))
}

/// The opponent's best answer to a turn, and its effects.
pub(super) fn why_told(job: &Job, game: &StoredGame, turn: &JudgedTurn) -> Arg {
    let played = after(&job.game.rewound(turn.plies), &turn.played);
    let answered = after(&played, &turn.answer);
    let names = [game.seats[0].name.clone(), game.seats[1].name.clone()];
    let effects = Scene::of(&answered, &SceneOptions { names, ..SceneOptions::default() }).turn_told();
    let Some(effects) = effects.filter(|_| !turn.answer.is_empty()) else { return Arg::from("") };
    let why = Message::new("club-analysis-why").with("answer", Arg::notation(actions(&turn.answer)));
    why.with("effects", effects).into()
}

/// The best turn, with the answer to it if the computer looked at that, and what would have followed.
fn better_told(turn: &JudgedTurn) -> Message {
    let key = match (turn.then.is_empty(), turn.next.is_empty()) {
        (true, _) => "club-analysis-better",
        (false, true) => "club-analysis-better-line",
        (false, false) => "club-analysis-better-lines",
    };
    let told = Message::new(key).with("best", Arg::notation(actions(&turn.best)));
    let told = if turn.then.is_empty() { told } else { told.with("then", Arg::notation(actions(&turn.then))) };
    if turn.next.is_empty() { told } else { told.with("next", Arg::notation(actions(&turn.next))) }
}

/// The turns that gave something away, from 0, each with the better one.
fn better_turns(analysis: &Analysis) -> Vec<(usize, Vec<String>)> {
    let turns = analysis.turns.iter().enumerate().filter(|(_, turn)| turn.judgment() > Judgment::Good);
    turns.map(|(index, turn)| (index, turn.best.clone())).collect()
}

/// The boards after the better turns, each from the position in which another one was played.
fn better_shown(job: &Job, game: &StoredGame, analysis: &Analysis, turns: &[&JudgedTurn], turned: bool) -> Boards {
    let language = job.reply.language;
    let shown = turns.iter().map(|turn| {
        let index = analysis.turns.iter().position(|known| known == *turn).unwrap_or_default();
        let told = Message::new("club-analysis-instead").with("played", actions(&turn.played));
        SmallBoard {
            head: format!("{}. {}", index + 1, actions(&turn.best)),
            position: Some(job.game.rewound(turn.plies).position()),
            actions: turn.best.clone(),
            told: language.say(&told),
        }
    });
    Boards {
        title: language.say(&Message::new("club-analysis-boards").with("id", number(game.id))),
        game: game.game.clone(),
        variant: game.variant.clone(),
        position: job.game.position(),
        turned,
        turns: shown.collect(),
    }
}

/// The expectations when a game ended before its end on the board. `None` if it ended there.
fn end_told(job: &Job, game: &StoredGame, analysis: &Analysis, loser: Option<Player>) -> Option<Message> {
    let reason = Reason::from_word(&game.verdict.as_ref()?.reason)?;
    let key = match reason {
        Reason::Resignation => "club-analysis-resigned",
        Reason::Time => "club-analysis-time",
        Reason::Agreement => "club-analysis-agreed",
        Reason::Own(_) | Reason::Repetition | Reason::Void | Reason::Abandoned => return None,
    };
    let player = loser.unwrap_or(Player::One);
    let points = i64::from(percent_for(player, analysis.at_the_end(player)?));
    Some(Message::new(key).with("player", named(game, &job.game, player)).with("points", points))
}
