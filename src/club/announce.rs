//! Telling of what happened in a game: which letters there are, in which language, and who is called by them.

use jiff::Timestamp;

use super::act::Act;
use super::draft::{ButtonDraft, Draft};
use super::stop::Stop;
use super::{Addressee, Picture, To};
use crate::command::BoardForm;
use crate::rules::Player;
use crate::store::{Account, Owner, Seat, StoredPlace, Table};
use crate::text::Message;

/// Something that happened in a game, for its players and its place to be told.
#[derive(Default)]
pub(super) struct News {
    pub(super) text: Vec<Message>,
    /// Whether the board is shown.
    pub(super) board: bool,
    pub(super) buttons: Vec<ButtonDraft>,
    /// The players who must act now.
    pub(super) pinged: Vec<Player>,
    /// The players who need not act, but are called because it is of another's doing.
    pub(super) told: Vec<Player>,
    /// Whether it goes on with the turn of which was told last.
    pub(super) continues: bool,
    /// Whether the buttons are of use to both players, whoever must act.
    pub(super) buttons_for_both: bool,
    /// Until when they can, if it is an offer.
    pub(super) until: Option<Timestamp>,
}

impl Act<'_> {
    /// Tells everybody in a game's place what happened, and each player who is not there where their account lives:
    /// all of them if the game is played in conversations of two.
    pub(super) fn announce(&mut self, table: &Table, news: &News) -> Result<(), Stop> {
        let home = self.tx.place(table.place_id)?;
        // A place is not flooded by the games of a contest; whoever wants to can look at them.
        let alone = home.direct || self.tx.match_of(table.id)?.is_some_and(|(row, _)| row.contest_id.is_some());
        if !alone {
            let draft = self.draft_for_place(table, &home, news)?;
            self.drafts.push(draft);
        }
        for player in Player::BOTH {
            let seat = table.seat(player);
            let absent = alone || seat.platform != home.platform;
            let called = (news.pinged.contains(&player) || news.told.contains(&player))
                && self.notices(seat)?.as_deref() == Some("direct");
            if absent || called {
                let mut draft = self.draft_for_seat(table, player, &home, news)?;
                // Each reads alone, so that buttons for the other would be of no use.
                if absent {
                    if news.pinged.contains(&player) || news.pinged.is_empty() || news.buttons_for_both {
                        draft.buttons.clone_from(&news.buttons);
                    }
                    draft.pings.extend(self.called(table, player, &seat.platform, news)?);
                }
                // Who plays the computer in a conversation of two is told there: nobody else is in it.
                if home.direct && table.seat(player.other()).is_computer() && seat.platform == home.platform {
                    draft.to = To::Place(home.external_id.clone());
                }
                self.drafts.push(draft);
            }
        }
        Ok(())
    }

    fn draft_for_place(&self, table: &Table, home: &StoredPlace, news: &News) -> Result<Draft, Stop> {
        let to = To::Place(home.external_id.clone());
        let mut draft = about(Draft::new(&home.platform, to, self.language_in(home)?), table, news);
        draft.thread = self.setting_in(home, "threads")?.as_deref() == Some("on");
        draft.keeps_past = self.setting_in(home, "past")?.as_deref() == Some("pictures");
        if news.board {
            let theme = self.setting_in(home, "theme")?.unwrap_or_default();
            let form = self.setting_in(home, "boards")?.as_deref().and_then(BoardForm::find).unwrap_or_default();
            draft.picture = Some(Picture { theme, form, ..self.picture(table, None)? });
        }
        draft.buttons.clone_from(&news.buttons);
        for player in Player::BOTH {
            draft.pings.extend(self.called(table, player, &home.platform, news)?);
        }
        Ok(draft)
    }

    fn draft_for_seat(&self, table: &Table, player: Player, home: &StoredPlace, news: &News) -> Result<Draft, Stop> {
        let seat = table.seat(player);
        let language = self.language_of(seat.person_id, home)?;
        let to = To::Account(seat.external_id.clone());
        let mut draft = about(Draft::new(&seat.platform, to, language), table, news);
        if news.board {
            let own = |name| self.tx.setting(Owner::Person(seat.person_id), name);
            let theme = own("theme")?.unwrap_or_default();
            let form = own("boards")?.as_deref().and_then(BoardForm::find).unwrap_or_default();
            draft.picture = Some(Picture { theme, form, ..self.picture(table, Some(player))? });
        }
        Ok(draft)
    }

    fn notices(&self, seat: &Seat) -> Result<Option<String>, Stop> {
        Ok(self.tx.setting(Owner::Person(seat.person_id), "notices")?)
    }

    /// The account to be called, on a platform, of a player who must act, unless they want to be called otherwise.
    fn called(&self, table: &Table, player: Player, platform: &str, news: &News) -> Result<Option<Addressee>, Stop> {
        let seat = table.seat(player);
        if !(news.pinged.contains(&player) || news.told.contains(&player)) || seat.platform != platform {
            return Ok(None);
        }
        Ok(match self.notices(seat)?.as_deref() {
            Some("off" | "direct") => None,
            _ => Some(Addressee { id: seat.external_id.clone(), name: seat.name.clone() }),
        })
    }

    /// An account to be called where it is, unless its owner wants to be called otherwise.
    pub(super) fn addressee(&self, account: &Account) -> Result<Option<Addressee>, Stop> {
        let notices = self.tx.setting(Owner::Person(account.person_id), "notices")?;
        let wanted = !matches!(notices.as_deref(), Some("off" | "direct"));
        Ok(wanted.then(|| Addressee { id: account.external_id.clone(), name: account.name.clone() }))
    }

    /// The board of a game as it stands: for one of its players from their own side, for all others from the first
    /// player's, unless they or the place have chosen otherwise.
    pub(super) fn picture(&self, table: &Table, viewer: Option<Player>) -> Result<Picture, Stop> {
        let of = |player: Player| self.tx.setting(Owner::Person(table.seat(player).person_id), "side");
        let chosen = match viewer {
            Some(player) => of(player)?,
            None => match self.setting_in(&self.tx.place(table.place_id)?, "side")? {
                Some(chosen) => Some(chosen),
                None => table.to_move.map(of).transpose()?.flatten().filter(|chosen| chosen == "turn"),
            },
        };
        let bottom = match chosen.as_deref() {
            Some("first") => Player::One,
            Some("turn") => table.to_move.or(viewer).unwrap_or(Player::One),
            _ => viewer.unwrap_or(Player::One),
        };
        Ok(Picture {
            table: table.id,
            entries: table.entries,
            line: Vec::new(),
            bottom,
            names: [table.seats[0].name.clone(), table.seats[1].name.clone()],
            chosen: None,
            obstacles: Vec::new(),
            theme: String::new(),
            form: BoardForm::Picture,
            told: table.entries > 0,
        })
    }
}

/// The letter, about a game and what happened in it.
fn about(draft: Draft, table: &Table, news: &News) -> Draft {
    let (text, until, continues) = (news.text.clone(), news.until, news.continues);
    Draft { about: Some(table.id), text, until, continues, ..draft }
}
