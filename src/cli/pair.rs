//! `parlour rules pair`: Swiss tournaments in, the next round out, so that another program can check the pairing.
//!
//! Each line of standard input is an object
//! `{"present": [true, …], "of": 5, "worth": [2, 1], "rounds": [[[0, 3, "one"], …], …]}`: whether each entrant is there,
//! in the order of seeds, how many rounds there are, what a win and a draw are worth, in half points, and the
//! rounds played. A meeting is who had the first side, who the second (`null` for a bye), and what came of it: `one`,
//! `two`, `draw`, `walkover-one`, `walkover-two` or `absent`. The answer is `{"round": [[0, 3], [1, null], …]}`, or
//! `null` where no round is possible, with the points in half points and Buchholz and Sonneborn-Berger of each entrant, and
//! with the `report` of it all that arbiters' programs read.

use std::io::{BufRead, Write};

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::json_lines::{answer_each, say};
use crate::rules::Player;
use crate::tournament::{
    Ended, Meeting, Report, Reported, Results, Round, Scoring, Standing, SwissRound, TieBreak, pair_round,
};

#[derive(Deserialize)]
struct Question {
    present: Vec<bool>,
    of: usize,
    worth: [u32; 2],
    rounds: Vec<Vec<(usize, Option<usize>, Word)>>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Word {
    One,
    Two,
    Draw,
    WalkoverOne,
    WalkoverTwo,
    Absent,
}

#[derive(Serialize, Default)]
struct Answer {
    round: Option<Vec<(usize, Option<usize>)>>,
    /// Points, Buchholz and Sonneborn-Berger of each entrant.
    standings: Vec<[u32; 3]>,
    report: String,
    error: Option<String>,
}

/// Answers every line of the input until it ends.
pub(super) fn run(input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
    answer_each(input, out, |line| match line.map(serde_json::from_slice::<Question>) {
        Ok(Ok(question)) => answer(&question),
        Ok(Err(error)) => Answer { error: Some(error.to_string()), ..Answer::default() },
        Err(message) => Answer { error: Some(say(&message)), ..Answer::default() },
    })
}

fn answer(question: &Question) -> Answer {
    let ended = |word: Word| match word {
        Word::One => Ended::Won(Player::One),
        Word::Two => Ended::Won(Player::Two),
        Word::Draw => Ended::Drawn,
        Word::WalkoverOne => Ended::Walkover(Player::One),
        Word::WalkoverTwo => Ended::Walkover(Player::Two),
        Word::Absent => Ended::BothAbsent,
    };
    let meeting =
        |(one, two, word): &(usize, Option<usize>, Word)| Meeting { one: *one, two: *two, ended: ended(*word) };
    let rounds: Vec<Vec<Meeting>> = question.rounds.iter().map(|round| round.iter().map(meeting).collect()).collect();
    let [win, draw] = question.worth;
    let scoring = Scoring { win, draw };
    let swiss = SwissRound { rounds: &rounds, present: &question.present, of: question.of, scoring };
    let entrants = question.present.len();
    let tie_breaks = &[TieBreak::Buchholz, TieBreak::SonnebornBerger];
    let results = Results { entrants, rounds: &rounds, scoring, annulled: &[], tie_breaks, all_meet: false };
    let mut standings = results.standings();
    standings.sort_by_key(|standing| standing.entrant);
    let report = report(question, &rounds, &standings);
    let values = standings.into_iter().map(|standing| [standing.points, standing.values[0], standing.values[1]]);
    let round = pair_round(&swiss).map(|round| round.iter().map(|meeting| (meeting.one, meeting.two)).collect());
    Answer { round, standings: values.collect(), report, error: None }
}

fn report(question: &Question, rounds: &[Vec<Meeting>], standings: &[Standing]) -> String {
    let rounds: Vec<Round> = rounds.iter().map(|round| round.iter().copied().map(Some).collect()).collect();
    let names: Vec<String> = (0..question.present.len()).map(|entrant| format!("player {entrant}")).collect();
    let [win, draw] = question.worth;
    let report = Report {
        name: "a comparison",
        kind: "Swiss (Dutch)",
        organizer: "nobody",
        clock: "3d",
        begun: "2026/02/01".to_owned(),
        ended: None,
        days: vec!["2026/02/01".to_owned(); rounds.len()],
        of: u32::try_from(question.of).unwrap_or(u32::MAX),
        scoring: Scoring { win, draw },
        players: names.iter().zip(standings).map(reported).collect(),
        rounds: &rounds,
    };
    report.written()
}

/// An entrant, rated by their seed.
fn reported<'n>((name, standing): (&'n String, &Standing)) -> Reported<'n> {
    let rating = u32::try_from(standing.entrant).ok().map(|entrant| 3_000_u32.saturating_sub(entrant));
    Reported { name, rating, place: standing.place, annulled: false }
}
