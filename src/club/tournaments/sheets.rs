//! Standings with their cross table, and lists of pairings, as tables to be drawn.

use jiff::tz::TimeZone;

use super::field::Field;
use super::progress;
use super::rows::scoring;
use super::tables::{Page, value_told};
use crate::club::context::limits::ROWS_MAX;
use crate::club::context::words::{called, number, told};
use crate::rules::Player;
use crate::scene::{Column, ColumnKind, ITSELF, NOTHING, Sheet, SheetRow, spoken};
use crate::store::{MatchRow, TournamentState};
use crate::text::{Arg, Language, Message};
use crate::tournament::{Ended, Meeting, Standing, TieBreak};

/// Against how many results leave room for tie-breaks in a picture.
const CROSSED_MAX: usize = 8;

impl Field<'_> {
    /// Standings as a table: with the results of each against each if there is room, and otherwise with the games won,
    /// drawn and lost.
    pub(in crate::club) fn sheet(
        &self,
        standings: &[Standing],
        page: Page,
        own: Option<usize>,
        language: &Language,
    ) -> Sheet {
        let say = |key| language.say(&Message::new(key));
        let figure = |head, said| Column::new(ColumnKind::Figure, say(head)).said(say(said));
        let mut columns = vec![
            Column::new(ColumnKind::Figure, ""),
            Column::new(ColumnKind::Name, ""),
            figure("sheet-points", "sheet-points"),
        ];
        // Without rounds, two may meet any number of times.
        let crossed = standings.len() <= ROWS_MAX && self.tournament.system.lasts.is_none();
        // Without a cross table, games won, drawn and lost say it.
        let goes_on = crossed && self.tournament.state == TournamentState::Live;
        if goes_on {
            columns.push(figure("sheet-games", "sheet-games-said"));
        }
        if !crossed {
            columns.extend(["sheet-won", "sheet-drawn", "sheet-lost"].map(|key| figure(key, key)));
        }
        // Results against many leave no room for the content of the words beside the picture.
        let tie_breaks: Vec<_> =
            self.shown_tie_breaks().filter(|_| !crossed || standings.len() <= CROSSED_MAX).collect();
        columns.extend(tie_breaks.iter().map(|(_, tie_break)| match tie_break {
            TieBreak::Buchholz => figure("sheet-buchholz", "sheet-buchholz-said"),
            _ => figure("sheet-berger", "sheet-berger-said"),
        }));
        if crossed {
            columns.extend(standings.iter().zip(1..).map(|(standing, number)| {
                Column::new(ColumnKind::Mark, number.to_string()).said(self.name(standing.entrant))
            }));
        }
        let champions = self.champions();
        let shared = |place| standings.iter().filter(|standing| standing.place == place).count() > 1;
        let row = |standing: &Standing| {
            let Standing { place, entrant, points, games, unplayed, values } = standing;
            let equal = if shared(*place) { "=" } else { "" };
            let mut cells = vec![format!("{place}{equal}"), self.name_listed(*entrant, language), told(*points)];
            if goes_on {
                cells.push((games.iter().chain(unplayed).sum::<u32>()).to_string());
            }
            if !crossed {
                cells.extend(games.map(|games| games.to_string()));
            }
            cells.extend(tie_breaks.iter().map(|(index, tie_break)| value_told(*tie_break, values[*index])));
            if crossed {
                cells.extend(standings.iter().map(|other| {
                    let is_own = other.entrant == *entrant;
                    if is_own { ITSELF.to_owned() } else { self.scored(*entrant, other.entrant).join("\n") }
                }));
            }
            SheetRow { cells, stands_out: Some(*entrant) == own, crowned: champions.contains(entrant) }
        };
        let rows: Vec<SheetRow> = page.part(standings).iter().map(row).collect();
        let title = self.table_title(language);
        Sheet { title, columns, rows, foot: self.sheet_foot(crossed, language) }
    }

    /// The name of an entrant, and that they have left, if they have.
    pub(in crate::club) fn name_listed(&self, entrant: usize, language: &Language) -> String {
        let name = self.name(entrant);
        if self.has_left(entrant) {
            return language.say(&Message::new("club-table-left").with("name", name));
        }
        name.to_owned()
    }

    /// The results of each against each, for people without the picture.
    pub(in crate::club) fn results_told(
        &self,
        shown: &[Standing],
        standings: &[Standing],
        language: &Language,
    ) -> Vec<Message> {
        let lines = shown.iter().filter_map(|standing| {
            let against = standings.iter().flat_map(|other| self.met_by(standing.entrant, other.entrant));
            let results = against.filter_map(|meeting| self.result_told(meeting, standing.entrant, language));
            self.listed_of(standing.entrant, results.map(Arg::from).collect())
        });
        lines.collect()
    }

    /// The results of somebody in a sentence, if there are any.
    pub(in crate::club) fn listed_of(&self, entrant: usize, results: Vec<Arg>) -> Option<Message> {
        let told = Message::new("club-table-results").with("name", self.person(entrant));
        (!results.is_empty()).then(|| told.with("results", Arg::List(results)))
    }

    /// The result of a meeting for one of its sides, in a few words.
    pub(in crate::club) fn result_told(
        &self,
        meeting: &Meeting,
        entrant: usize,
        language: &Language,
    ) -> Option<Message> {
        let side = meeting.side_of(entrant)?;
        let Some(other) = meeting.opponent_of(entrant) else {
            let points = told(scoring(self.tournament).points(meeting, side));
            return Some(Message::new("club-table-result-bye").with("points", points));
        };
        let key = match meeting.ended {
            Ended::Walkover(winner) if winner == side => "club-table-result-plus",
            Ended::Walkover(_) | Ended::BothAbsent => "club-table-result-minus",
            _ => "club-table-result",
        };
        let told = Message::new(key).with("points", spoken(&self.mark(meeting, side), language));
        Some(told.with("name", self.person(other)))
    }

    /// Somebody's scores in their finished meetings with somebody else.
    fn scored(&self, entrant: usize, other: usize) -> Vec<String> {
        let met = self.met_by(entrant, other);
        met.filter_map(|meeting| Some(self.mark(meeting, meeting.side_of(entrant)?))).collect()
    }

    /// Somebody's finished meetings with somebody else.
    fn met_by(&self, entrant: usize, other: usize) -> impl Iterator<Item = &Meeting> {
        let met = self.before_knockout().iter().flatten().flatten();
        met.filter(move |meeting| meeting.opponent_of(entrant) == Some(other) && meeting.is_over())
    }

    /// A side's result in a meeting, with the signs for unplayed ones.
    pub(in crate::club) fn mark(&self, meeting: &Meeting, side: Player) -> String {
        match meeting.ended {
            Ended::Walkover(winner) if winner == side => "+".to_owned(),
            Ended::Walkover(_) | Ended::BothAbsent => "−".to_owned(),
            _ => told(scoring(self.tournament).points(meeting, side)),
        }
    }

    /// The tie-breaks that a table has columns for, with their places among all.
    fn shown_tie_breaks(&self) -> impl Iterator<Item = (usize, TieBreak)> {
        let all = self.tournament.system.tie_breaks().iter().copied().enumerate();
        all.filter(|(_, tie_break)| matches!(tie_break, TieBreak::Buchholz | TieBreak::SonnebornBerger))
    }

    fn sheet_foot(&self, crossed: bool, language: &Language) -> Vec<String> {
        let scoring = scoring(self.tournament);
        let worth = Message::new("sheet-foot-worth").with("win", told(scoring.win)).with("draw", told(scoring.draw));
        let names = self.shown_tie_breaks().map(|(_, tie_break)| match tie_break {
            TieBreak::Buchholz => Message::new("sheet-foot-buchholz"),
            _ => Message::new("sheet-foot-berger"),
        });
        let order = self.tournament.system.tie_breaks().iter().map(|tie_break| {
            Arg::from(Message::new(match tie_break {
                TieBreak::Buchholz => "sheet-buchholz",
                TieBreak::SonnebornBerger => "sheet-berger",
                TieBreak::DirectEncounter => "sheet-among-equals",
                TieBreak::Wins => "sheet-games-won",
            }))
        });
        let order = Message::new("sheet-foot-order").with("order", Arg::List(order.collect()));
        let unplayed = if crossed { "sheet-foot-unplayed" } else { "sheet-foot-uncounted" };
        let unplayed = self.has_unplayed().then(|| Message::new(unplayed));
        let first: Vec<String> = std::iter::once(worth).chain(names).map(|told| language.say(&told)).collect();
        let former = self.former_told();
        let annulled = self.annulled_told().map(|names| Message::new("sheet-foot-annulled").with("names", names));
        let zone = TimeZone::get(&self.tournament.zone).unwrap_or(TimeZone::UTC);
        let until = self.ends_at.map(|at| at.to_zoned(zone));
        let until = until.map(|at| format!("{} {}", language.time_of_day(&at), at.strftime("%Z")));
        let until = until.map(|at| Message::new("sheet-foot-until").with("at", at));
        let rest = until
            .into_iter()
            .chain([order])
            .chain(unplayed)
            .chain(annulled)
            .chain(former)
            .chain(self.playoff_told())
            .map(|told| language.say(&told));
        std::iter::once(first.join("; ")).chain(rest).collect()
    }

    /// Whether somebody won or lost without a game.
    pub(in crate::club) fn has_unplayed(&self) -> bool {
        let mut met = self.rounds.iter().flatten().flatten().filter(|meeting| meeting.two.is_some());
        met.any(|meeting| matches!(meeting.ended, Ended::Walkover(_) | Ended::BothAbsent))
    }

    /// The title of a picture of its table.
    pub(in crate::club) fn table_title(&self, language: &Language) -> String {
        self.title(
            match (self.tournament.state, self.tournament.system.lasts) {
                (TournamentState::Over, _) => "sheet-table-over",
                (TournamentState::Cancelled, None) => "sheet-table-off",
                (TournamentState::Cancelled, Some(_)) => "sheet-table-off-arena",
                (_, None) => "sheet-table",
                (_, Some(_)) if self.ends_at.is_some() => "sheet-table-on",
                (_, Some(_)) => "sheet-table-last",
            },
            progress::rounds_told(self.tournament, &self.matches),
            language,
        )
    }

    /// The title of a picture of it.
    pub(in crate::club) fn title(&self, key: &'static str, progress: Message, language: &Language) -> String {
        let told = Message::new(key)
            .with("id", number(self.tournament.id))
            .with("game", called(self.tournament))
            .with("progress", progress);
        language.say(&told)
    }

    /// Pairings as a table: who plays whom, and the score or the result; each with the number of its newest game.
    pub(in crate::club) fn pairings(
        &self,
        rows: &[(&MatchRow, Option<i64>)],
        own: Option<usize>,
        progress: Message,
        language: &Language,
    ) -> Sheet {
        let name = |entrant: Option<usize>| entrant.map(|entrant| self.name(entrant).to_owned()).unwrap_or_default();
        let row = |(row, game): &(&MatchRow, Option<i64>)| {
            let seeds = [self.seed_of(row.one_id), row.two_id.and_then(|two| self.seed_of(two))];
            let [one, two] = seeds.map(name);
            let result = match row.two_id {
                Some(_) => self.pair_of_scores(row).map_or_else(
                    || NOTHING.to_owned(),
                    |[one, two]| language.say(&Message::new("sheet-result").with("one", one).with("two", two)),
                ),
                None => String::new(),
            };
            let two = if row.two_id.is_none() { language.say(&Message::new("sheet-no-opponent")) } else { two };
            let stands_out = own.is_some() && seeds.contains(&own);
            let cells = vec![game.map(number).unwrap_or_default(), one, result, two];
            SheetRow { cells, stands_out, ..SheetRow::default() }
        };
        let column = |kind| Column::new(kind, "");
        let kinds = [ColumnKind::Figure, ColumnKind::Name, ColumnKind::Mark, ColumnKind::Name];
        Sheet {
            title: self.title(
                if self.tournament.system.lasts.is_none() { "sheet-pairings" } else { "sheet-pairings-arena" },
                progress,
                language,
            ),
            columns: kinds.map(column).into(),
            rows: rows.iter().map(row).collect(),
            foot: self.has_unplayed().then(|| language.say(&Message::new("sheet-foot-unplayed"))).into_iter().collect(),
        }
    }

    /// How a pairing stands or ended; nothing if nothing is played yet.
    pub(in crate::club) fn pair_of_scores(&self, row: &MatchRow) -> Option<[String; 2]> {
        use crate::store::MatchEnd::{Absent, Void, WalkoverOne, WalkoverTwo};
        Some(match row.ended {
            Some(WalkoverOne) => ["+", "−"].map(str::to_owned),
            Some(WalkoverTwo) => ["−", "+"].map(str::to_owned),
            Some(Absent) => ["−", "−"].map(str::to_owned),
            Some(Void) => return None,
            None if row.score.games == 0 => return None,
            _ => row.score.half_points.map(told),
        })
    }
}
