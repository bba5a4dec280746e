//! Who may do in a tournament what its organizer may, but for canceling it and naming helpers.

use super::{managing, telling, which};
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, person};
use crate::club::permission::bans;
use crate::command::{Id, TournamentCommand};
use crate::store::{AuditAction, TournamentState};
use crate::text::Message;

/// Makes somebody a helper of a tournament, or ends that.
pub(in crate::club) fn help(
    cx: &mut RequestContext<'_>,
    wish: &TournamentCommand,
    id: Option<Id>,
    named: &str,
    off: bool,
) -> Result<(), Rejection> {
    let tournament = which::own_tournament(cx, wish, id, &[TournamentState::Open, TournamentState::Live])?;
    let whom = cx.find_person(named)?;
    let told = |key| Message::new(key).with("name", person(&whom)).with("id", number(tournament.id));
    let mut known = None;
    for account in cx.tx.helpers(tournament.id)? {
        if cx.tx.account_numbered(account)?.person_id == whom.person_id {
            known = Some(account);
        }
    }
    let (key, action) = match (known, off) {
        (None, true) => return Err(told("club-helper-none").into()),
        (Some(_), false) => return Err(told("club-helper-already").into()),
        (Some(account), true) => {
            cx.tx.remove_helper(tournament.id, account)?;
            ("club-helper-off", AuditAction::EndHelp)
        }
        (None, false) => {
            if cx.tx.account_numbered(tournament.organizer_id)?.person_id == whom.person_id {
                return Err(told("club-helper-organizer").into());
            }
            bans::unless_opponent_banned(cx, &whom, &cx.tx.place(tournament.place_id)?)?;
            cx.tx.add_helper(tournament.id, whom.id)?;
            ("club-helper", AuditAction::Help)
        }
    };
    managing::note(cx, &tournament, action, None, Some(&whom), &number(tournament.id))?;
    telling::answer(cx, &tournament, vec![told(key)])
}
