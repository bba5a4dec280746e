//! Tournaments of groups as they are shown: a page for each group, and then the bracket.

use super::field::Field;
use super::rows::scoring;
use super::tables::{Page, Reader, Shown, line};
use crate::club::context::words::told;
use crate::command::BoardForm;
use crate::scene::Figure;
use crate::text::{Arg, Message};
use crate::tournament::Standing;

impl Field<'_> {
    /// The wanted page: a group in full, with the points of all others, or the bracket. By default, the bracket once
    /// there is one, and before that the asker's group.
    pub(in crate::club) fn groups_shown(&self, reader: &Reader) -> Shown {
        let groups = self.setup().groups();
        let has_bracket = !self.knockout().is_empty();
        let of_bracket = |page| Reader { page, ..*reader };
        let wanted = reader.page.map(|page| page as usize);
        if has_bracket && wanted.is_none_or(|page| page > groups.len()) {
            let part = wanted.and_then(|page| u32::try_from(page - groups.len()).ok());
            return self.bracket_shown(&of_bracket(part), groups.len());
        }
        let own = self.entrant_of(reader.person_id);
        let usual = groups.iter().position(|group| own.is_some_and(|own| group.contains(&own)));
        let shown = wanted.map_or(usual.unwrap_or(0), |page| page.max(1) - 1).min(groups.len() - 1);
        let parts = if has_bracket { self.bracket(&of_bracket(None)).1.of } else { 0 };
        let page = Page { number: shown + 1, of: groups.len() + parts };
        let mut text = self.headlines();
        let mut in_full = Vec::new();
        for (number, group) in groups.iter().enumerate() {
            let standings = self.table(|entrant| group.contains(&entrant));
            text.extend(self.group_told(number, &standings, number == shown));
            if number == shown {
                in_full = standings;
            }
        }
        if reader.form != BoardForm::Picture {
            text.extend(self.results_told(&in_full, &in_full, reader.language));
        }
        text.extend(page.told());
        text.extend(self.former_told());
        text.extend(self.annulled_told().map(|names| Message::new("club-table-annulled").with("names", names)));
        let worth = scoring(self.tournament);
        let up = self.tournament.divisions.map_or(0, |[_, up]| up);
        let foot =
            Message::new(self.tournament.system.foot).with("win", told(worth.win)).with("draw", told(worth.draw));
        text.push(foot.with("up", i64::from(up)));
        let mut sheet = self.sheet(&in_full, Page { number: 1, of: 1 }, own, reader.language);
        let (title, foot) = match self.tournament.divisions {
            Some([_, up]) => ("sheet-division", Message::new("sheet-foot-divisions").with("up", i64::from(up))),
            None => ("sheet-group", Message::new("sheet-foot-groups")),
        };
        let title = Message::new(title).with("title", sheet.title).with("group", self.group_called(shown));
        sheet.title = reader.language.say(&title);
        sheet.foot.push(reader.language.say(&foot));
        Shown { text, figure: Figure::Sheet(sheet), page }
    }

    /// How a group stands: line by line, or in one.
    fn group_told(&self, number: usize, standings: &[Standing], in_full: bool) -> Vec<Message> {
        let group = self.group_called(number);
        let [of_all, of_lines] = match self.tournament.divisions {
            Some(_) => ["club-table-division-all", "club-table-division"],
            None => ["club-table-group-all", "club-table-group"],
        };
        if in_full {
            let tie_breaks = self.tournament.system.tie_breaks();
            let lines = standings.iter().map(|one| line(tie_breaks, one, self.person_listed(one.entrant)));
            return std::iter::once(Message::new(of_lines).with("group", group)).chain(lines).collect();
        }
        let names = standings.iter().map(|one| {
            let named = Message::new("club-table-group-one").with("name", self.person(one.entrant));
            Arg::from(named.with("points", told(one.points)))
        });
        vec![Message::new(of_all).with("group", group).with("names", Arg::List(names.collect()))]
    }

    /// The letter of a group, or the number of a division.
    fn group_called(&self, number: usize) -> String {
        match (self.tournament.divisions, u8::try_from(number)) {
            (None, Ok(number @ 0..26)) => char::from(b'A' + number).to_string(),
            _ => (number + 1).to_string(),
        }
    }
}
