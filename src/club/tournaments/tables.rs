//! The tables of tournaments, a page at a time: in words, and as pictures.

use super::field::Field;
use super::progress;
use super::rows::{broken, scoring};
use crate::club::context::base::Context;
use crate::club::context::limits::ROWS_MAX;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{self, called, number, told};
use crate::command::BoardForm;
use crate::scene::Figure;
use crate::store::{StoredTournament, TournamentState};
use crate::text::{Arg, Language, Message};
use crate::tournament::{Chart, Played, Standing, TieBreak, knocked_out, knockout_places};

/// To whom a tournament is shown, and how much of it.
pub(in crate::club) struct Reader {
    pub(in crate::club) language: &'static Language,
    /// The person who asked; nobody if it is shown to all.
    pub(in crate::club) person_id: Option<i64>,
    /// In which form they like boards.
    pub(in crate::club) form: BoardForm,
    /// Whether they want to see what happened in each round.
    pub(in crate::club) cross: bool,
    /// The page that they want, from 1, if they said so.
    pub(in crate::club) page: Option<u32>,
}

/// A page of a tournament as it is shown.
pub(in crate::club) struct Shown {
    pub(in crate::club) text: Vec<Message>,
    pub(in crate::club) figure: Figure,
    pub(in crate::club) page: Page,
}

/// A page among others.
#[derive(Clone, Copy)]
pub(in crate::club) struct Page {
    /// Which one, from 1.
    pub(in crate::club) number: usize,
    /// How many there are.
    pub(in crate::club) of: usize,
}

impl Page {
    /// The page that is wanted, or the last one if there are not as many.
    pub(in crate::club) fn wanted(page: Option<u32>, of: usize) -> Self {
        let of = of.max(1);
        Self { number: (page.unwrap_or(1) as usize).min(of), of }
    }

    /// Its part of so many rows.
    pub(in crate::club) fn part<'r, T>(&self, rows: &'r [T]) -> &'r [T] {
        let first = ((self.number - 1) * ROWS_MAX).min(rows.len());
        &rows[first..rows.len().min(first + ROWS_MAX)]
    }

    /// Which of how many it is, unless it is the only one.
    pub(in crate::club) fn told(self) -> Option<Message> {
        let told = Message::new("club-page").with("page", self.number).with("pages", self.of);
        (self.of > 1).then_some(told)
    }
}

impl Field<'_> {
    /// The table of a league or a Swiss tournament as it stands.
    pub(in crate::club) fn standings(&self) -> Vec<Standing> {
        let mut standings = self.table(|_| true);
        if self.knockout_winner().is_some() {
            // Those who played on are the first of the table.
            let places = knockout_places(self.knockout());
            let place = |one: &Standing| places.iter().find(|(_, sharing)| sharing.contains(&one.entrant));
            standings.iter_mut().for_each(|one| one.place = place(one).map_or(one.place, |(place, _)| *place));
            standings.sort_by_key(|one| one.place);
        }
        standings
    }

    /// The table of some entrants, of the rounds before anybody could be knocked out.
    pub(in crate::club) fn table(&self, is_in: impl Fn(usize) -> bool) -> Vec<Standing> {
        let present: Vec<bool> = self.entrants.iter().map(|entrant| !entrant.withdrawn).collect();
        let annulled: Vec<usize> = (0..self.entrants.len()).filter(|at| self.entrants[*at].annulled).collect();
        let (of, scoring) = (self.tournament.rounds.unwrap_or(0), scoring(self.tournament));
        let (setup, rounds) = (self.setup(), &self.rounds);
        Played { setup, rounds, present: &present, of, scoring, annulled: &annulled }.table(is_in)
    }

    /// Who leads the table of a tournament that is played, in a sentence; nothing of a knockout, or if nobody has points.
    pub(in crate::club) fn leads_told(&self) -> Option<Message> {
        let is_table = matches!(self.tournament.system.chart, Chart::Table(_));
        // Nobody leads anymore once those who share the first place play on.
        if !is_table || self.setup().playoff.is_some() {
            return None;
        }
        let standings = self.standings();
        let first: Vec<&Standing> = standings.iter().filter(|one| one.place == 1).collect();
        let points = first.first()?.points;
        let key = if first.len() == 1 { "club-tournament-leads" } else { "club-tournament-lead" };
        let names = self.names_told(&first.iter().map(|one| one.entrant).collect::<Vec<_>>());
        (points > 0).then(|| Message::new(key).with("names", names).with("points", told(points)))
    }

    fn standings_shown(&self, reader: &Reader) -> Shown {
        let standings = self.standings();
        let own = self.entrant_of(reader.person_id);
        let wanted = reader.page.or_else(|| page_of(&standings, own));
        let page = Page::wanted(wanted, standings.len().div_ceil(ROWS_MAX));
        let shown = page.part(&standings);
        let tie_breaks = self.tournament.system.tie_breaks();
        let mut text = self.headlines();
        text.extend(shown.iter().map(|standing| line(tie_breaks, standing, self.person_listed(standing.entrant))));
        // In a league each round is in the table against everybody; some tournaments have none.
        let has_rounds = self.tournament.system.lasts.is_none();
        let cross = reader.cross && has_rounds && self.tournament.system.fixtures.is_none();
        if reader.form != BoardForm::Picture && has_rounds && (cross || standings.len() <= ROWS_MAX) {
            text.extend(match cross {
                true => self.rounds_told(shown, reader.language),
                false => self.results_told(shown, &standings, reader.language),
            });
        }
        let of_asker = |standing: &&Standing| Some(standing.entrant) == own;
        if let Some(own) = standings.iter().find(of_asker).filter(|_| !shown.iter().any(|one| of_asker(&one))) {
            text.push(
                Message::new("club-table-own").with("line", line(tie_breaks, own, self.person_listed(own.entrant))),
            );
        }
        text.extend(page.told());
        text.extend(self.waiting_told());
        text.extend(self.former_told());
        text.extend(self.playoff_told());
        text.extend(self.annulled_told().map(|names| Message::new("club-table-annulled").with("names", names)));
        let scoring = scoring(self.tournament);
        text.push(
            Message::new(self.tournament.system.foot).with("win", told(scoring.win)).with("draw", told(scoring.draw)),
        );
        let sheet = if cross { Self::rounds_sheet } else { Self::sheet };
        Shown { text, figure: Figure::Sheet(sheet(self, &standings, page, own, reader.language)), page }
    }

    /// The pairings of the play-off, once it has begun.
    pub(in crate::club) fn playoff_told(&self) -> Vec<Message> {
        let Some(playoff) = self.setup().playoff else { return Vec::new() };
        let rows = self.matches.iter().filter(|row| row.round > playoff.after && row.two_id.is_some());
        let told = rows.map(|row| Message::new("club-table-playoff").with("pairing", self.pairing_told(row, None)));
        told.collect()
    }

    /// A part of a bracket, on a page after so many others.
    pub(in crate::club) fn bracket_shown(&self, reader: &Reader, others: usize) -> Shown {
        let (bracket, part) = self.bracket(reader);
        let page = Page { number: others + part.number, of: others + part.of };
        let mut text = self.headlines();
        if reader.form == BoardForm::Picture {
            text.extend(self.places_told());
        } else {
            text.extend(bracket.rounds_in_words().map(|round| Message::new("club-said").with("text", round)));
        }
        text.extend(page.told());
        text.extend(self.former_told());
        let goal = self.knockout_goal();
        let games = i64::from(goal.games_max());
        let foot = Message::new("club-table-foot-knockout");
        text.push(foot.with("goal", words::goal_told(goal)).with("games", games));
        Shown { text, figure: Figure::Bracket(bracket), page }
    }

    /// Who is still in a knockout that goes on, and the places of those who are not.
    fn places_told(&self) -> Vec<Message> {
        let goes_on = self.tournament.state == TournamentState::Live;
        let is_in =
            |entrant: &usize| goes_on && self.was_in_knockout(*entrant) && !knocked_out(self.knockout(), *entrant);
        let (still_in, mut places) = ((0..self.entrants.len()).filter(is_in).collect::<Vec<_>>(), Vec::new());
        let (came, out): (Vec<usize>, Vec<usize>) =
            (0..self.entrants.len()).partition(|entrant| self.was_in_knockout(*entrant));
        let all = knockout_places(self.knockout()).into_iter().chain([(came.len() + 1, out)]);
        for (place, mut sharing) in all {
            sharing.retain(|entrant| !is_in(entrant));
            if !sharing.is_empty() {
                let told = Message::new("club-table-place").with("place", place);
                places.push(told.with("names", self.names_told(&sharing)));
            }
        }
        let still = Message::new("club-table-still-in").with("names", self.names_told(&still_in));
        goes_on.then_some(still).into_iter().chain(places).collect()
    }

    /// The names of some entrants; of many only how many more there are.
    pub(in crate::club) fn names_told(&self, entrants: &[usize]) -> Arg {
        let names = entrants.iter().take(ROWS_MAX).map(|entrant| self.person(*entrant));
        let more = entrants.len().checked_sub(ROWS_MAX).filter(|more| *more > 0);
        let more = more.map(|more| Arg::from(Message::new("club-names-more").with("count", more)));
        Arg::And(names.chain(more).collect())
    }

    /// What it is, and how far; and that it is paused, if it is.
    pub(in crate::club) fn headlines(&self) -> Vec<Message> {
        std::iter::once(self.headline()).chain(progress::paused_told(self.tournament)).collect()
    }

    fn headline(&self) -> Message {
        let has_rounds = self.tournament.system.lasts.is_none();
        let key = match self.tournament.state {
            TournamentState::Over => "club-table-over",
            TournamentState::Cancelled if has_rounds => "club-table-off",
            TournamentState::Cancelled => "club-table-off-arena",
            _ if has_rounds => "club-table",
            _ if self.ends_at.is_some() => "club-table-until",
            _ => "club-table-last",
        };
        let told = Message::new(key)
            .with("id", number(self.tournament.id))
            .with("game", called(self.tournament))
            .with("progress", self.progress());
        self.ends_at.into_iter().fold(told, |told, at| told.with("at", at))
    }
}

/// The page of a table on which somebody stands.
fn page_of(standings: &[Standing], own: Option<usize>) -> Option<u32> {
    let at = standings.iter().position(|standing| Some(standing.entrant) == own)?;
    u32::try_from(at / ROWS_MAX + 1).ok()
}

/// A page of the table of a tournament, with what decides in its foot.
pub(in crate::club) fn tournament_table(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    reader: &Reader,
) -> Result<Shown, Rejection> {
    table_of(&Field::of(cx, tournament)?, reader)
}

/// The same, of one that was read already.
pub(in crate::club) fn table_of(field: &Field<'_>, reader: &Reader) -> Result<Shown, Rejection> {
    let tournament = field.tournament;
    if field.rounds.is_empty() && tournament.system.lasts.is_none() {
        return Err(broken(tournament, "no round of it has begun".to_owned()));
    }
    Ok(match tournament.system.chart {
        Chart::Bracket => field.bracket_shown(reader, 0),
        Chart::Groups(_) => field.groups_shown(reader),
        Chart::Table(_) => field.standings_shown(reader),
    })
}

/// A line of a table.
pub(in crate::club) fn line(tie_breaks: &[TieBreak], standing: &Standing, name: Arg) -> Message {
    let values = tie_breaks.iter().zip(&standing.values).filter_map(|(tie_break, value)| {
        let key = match tie_break {
            TieBreak::Buchholz => "club-tie-buchholz",
            TieBreak::SonnebornBerger => "club-tie-berger",
            TieBreak::DirectEncounter | TieBreak::Wins => return None,
        };
        Some(Message::new(key).with("value", value_told(*tie_break, *value)).into())
    });
    let [won, drawn, lost] = standing.games.map(i64::from);
    let values: Vec<Arg> = values.collect();
    let keys = ["club-unplayed-won", "club-unplayed-drawn", "club-unplayed-lost"];
    let without = keys.into_iter().zip(standing.unplayed).filter(|(_, count)| *count > 0);
    let without = without.map(|(key, count)| Arg::from(Message::new(key).with("count", i64::from(count))));
    Message::new(if values.is_empty() { "club-table-line-plain" } else { "club-table-line" })
        .with("place", standing.place)
        .with("name", name)
        .with("points", told(standing.points))
        .with("won", won)
        .with("drawn", drawn)
        .with("lost", lost)
        .with("unplayed", i64::from(standing.unplayed.iter().sum::<u32>()))
        .with("without", Arg::List(without.collect()))
        .with("values", Arg::List(values))
}

/// The value of a tie-break as people write it.
pub(in crate::club) fn value_told(tie_break: TieBreak, value: u32) -> String {
    match tie_break {
        TieBreak::SonnebornBerger => quarters(value),
        TieBreak::Buchholz | TieBreak::DirectEncounter => told(value),
        TieBreak::Wins => value.to_string(),
    }
}

/// Quarters of a point as people write them.
fn quarters(value: u32) -> String {
    let part = ["", "¼", "½", "¾"][value as usize % 4];
    match value / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}
