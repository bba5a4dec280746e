//! Everybody's results round by round, as a table to draw.

use super::field::Field;
use super::rows::scoring;
use super::tables::Page;
use crate::club::context::words::told;
use crate::rules::Player;
use crate::scene::{Column, ColumnKind, NOTHING, Sheet, SheetRow};
use crate::text::{Arg, Language, Message};
use crate::tournament::{Meeting, Standing};

/// There is room for this many rounds: the last ones.
const ROUNDS_SHOWN: usize = 8;

impl Field<'_> {
    /// Standings with a column for each of the last rounds: the opponent's number, the side, and the points.
    pub(in crate::club) fn rounds_sheet(
        &self,
        standings: &[Standing],
        page: Page,
        own: Option<usize>,
        language: &Language,
    ) -> Sheet {
        let say = |message: Message| language.say(&message);
        let mut columns = vec![
            Column::new(ColumnKind::Figure, ""),
            Column::new(ColumnKind::Name, ""),
            Column::new(ColumnKind::Figure, say(Message::new("sheet-points"))),
        ];
        let first = self.rounds.len().saturating_sub(ROUNDS_SHOWN);
        columns.extend((first + 1..=self.rounds.len()).map(|round| {
            let said = say(Message::new("bracket-round").with("round", round));
            Column::new(ColumnKind::Mark, round.to_string()).said(said)
        }));
        let number = |entrant: usize| standings.iter().position(|other| other.entrant == entrant).map(|at| at + 1);
        let champions = self.champions();
        let row = |standing: &Standing| {
            let entrant = standing.entrant;
            let at = number(entrant).unwrap_or_default().to_string();
            let mut cells = vec![at, self.name_listed(entrant, language), told(standing.points)];
            cells.extend(self.rounds[first..].iter().map(|round| {
                let met = round.iter().flatten().find_map(|meeting| Some((meeting, meeting.side_of(entrant)?)));
                met.map(|(meeting, side)| self.met(meeting, side, number, language)).unwrap_or_default()
            }));
            SheetRow { cells, stands_out: Some(entrant) == own, crowned: champions.contains(&entrant) }
        };
        let mut foot = vec![say(Message::new("sheet-foot-rounds"))];
        foot.extend(self.has_unplayed().then(|| say(Message::new("sheet-foot-unplayed"))));
        foot.extend(self.former_told().map(say));
        let rows = page.part(standings).iter().map(row).collect();
        Sheet { title: self.table_title(language), columns, rows, foot }
    }

    /// The results of some, round by round, for people without the picture.
    pub(in crate::club) fn rounds_told(&self, shown: &[Standing], language: &Language) -> Vec<Message> {
        let lines = shown.iter().filter_map(|standing| {
            let results = self.rounds.iter().zip(1_usize..).filter_map(|(round, number)| {
                let own = |meeting: &&Meeting| meeting.is_over() && meeting.side_of(standing.entrant).is_some();
                let result = self.result_told(round.iter().flatten().find(own)?, standing.entrant, language)?;
                let told = Message::new("club-table-result-round").with("round", number).with("result", result);
                Some(Arg::from(told))
            });
            self.listed_of(standing.entrant, results.collect())
        });
        lines.collect()
    }

    /// A meeting from one of its sides: `12w` and below that `½`.
    fn met(
        &self,
        meeting: &Meeting,
        side: Player,
        number: impl Fn(usize) -> Option<usize>,
        language: &Language,
    ) -> String {
        let (opponent, letter) = match side {
            Player::One => (meeting.two, "w"),
            Player::Two => (Some(meeting.one), "b"),
        };
        let Some(opponent) = opponent else {
            let points = scoring(self.tournament).points(meeting, side);
            return format!("{}\n{}", language.say(&Message::new("sheet-bye")), told(points));
        };
        let result = if meeting.is_over() { self.mark(meeting, side) } else { NOTHING.to_owned() };
        let letter = if meeting.was_played() || !meeting.is_over() { letter } else { "" };
        format!("{}{letter}\n{result}", number(opponent).map(|number| number.to_string()).unwrap_or_default())
    }
}
