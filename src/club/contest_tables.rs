//! The tables of contests, as data and in words.

use super::act::Act;
use super::contests::scoring;
use super::limits::LISTED_MAX;
use super::matches::told;
use super::stop::Stop;
use super::words::{number, person, title};
use crate::contest::{Meeting, Results, Standing, System, TieBreak, knockout_places};
use crate::store::{ContestRow, EntrantRow};
use crate::text::{Arg, Message};

impl Act<'_> {
    /// The table of a league or a Swiss contest as it stands.
    pub(super) fn standings(&self, contest: &ContestRow, entrants: &[EntrantRow]) -> Result<Vec<Standing>, Stop> {
        let rounds = self.rounds_of(contest, entrants)?;
        let rounds: Vec<Vec<Meeting>> = rounds.into_iter().map(|round| round.into_iter().flatten().collect()).collect();
        let struck: Vec<usize> = (0..entrants.len()).filter(|at| entrants[*at].struck).collect();
        let results = Results {
            entrants: entrants.len(),
            rounds: &rounds,
            scoring: scoring(contest),
            struck: &struck,
            tie_breaks: tie_breaks(contest.system),
        };
        Ok(results.standings())
    }

    /// The table of a contest in words, with what decides in its foot.
    pub(super) fn contest_table(&self, contest: &ContestRow) -> Result<Vec<Message>, Stop> {
        let entrants = self.tx.entrants(contest.id)?;
        let name = |entrant: usize| -> Result<Arg, Stop> {
            Ok(person(&self.tx.account_numbered(entrants[entrant].account_id)?))
        };
        let mut text = vec![
            Message::new("club-table")
                .with("id", number(contest.id))
                .with("game", title(&contest.game, &contest.variant))
                .with("round", i64::from(contest.round))
                .with("rounds", i64::from(contest.rounds.unwrap_or(0))),
        ];
        if contest.system == System::Knockout {
            let mut place = 1;
            for sharing in knockout_places(&self.rounds_of(contest, &entrants)?).into_iter().take(LISTED_MAX) {
                let names = sharing.iter().map(|entrant| name(*entrant)).collect::<Result<Vec<_>, _>>()?;
                let line = Message::new("club-table-place").with("place", place).with("names", Arg::List(names));
                text.push(line);
                place += sharing.len();
            }
            text.push(Message::new("club-table-foot-knockout").with("goal", super::matches::goal_told(contest.goal)));
            return Ok(text);
        }
        let standings = self.standings(contest, &entrants)?;
        for standing in standings.iter().take(LISTED_MAX) {
            text.push(line(contest.system, standing, name(standing.entrant)?));
        }
        if standings.len() > LISTED_MAX {
            text.push(Message::new("club-table-more").with("count", standings.len() - LISTED_MAX));
        }
        let scoring = scoring(contest);
        let foot = match contest.system {
            System::League => "club-table-foot-league",
            _ => "club-table-foot-swiss",
        };
        text.push(Message::new(foot).with("win", told(scoring.win)).with("draw", told(scoring.draw)));
        Ok(text)
    }
}

const fn tie_breaks(system: System) -> &'static [TieBreak] {
    match system {
        System::League | System::Knockout => TieBreak::LEAGUE,
        System::Swiss => TieBreak::SWISS,
    }
}

/// A line of a table.
fn line(system: System, standing: &Standing, name: Arg) -> Message {
    let values = tie_breaks(system).iter().zip(&standing.values).filter_map(|(tie_break, value)| match tie_break {
        TieBreak::Buchholz => Some(Message::new("club-tie-buchholz").with("value", told(*value)).into()),
        TieBreak::SonnebornBerger => Some(Message::new("club-tie-berger").with("value", quarters(*value)).into()),
        TieBreak::DirectEncounter | TieBreak::Wins => None,
    });
    let [won, drawn, lost] = standing.games.map(i64::from);
    Message::new("club-table-line")
        .with("place", standing.place)
        .with("name", name)
        .with("points", told(standing.points))
        .with("won", won)
        .with("drawn", drawn)
        .with("lost", lost)
        .with("values", Arg::List(values.collect()))
}

/// Quarters of a point as people write them.
fn quarters(value: u32) -> String {
    let part = ["", "¼", "½", "¾"][value as usize % 4];
    match value / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}
