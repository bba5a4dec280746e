//! Which person is meant, by which of their accounts, and whether the asker may know of it.

use crate::club::context::asker::{RequestContext, note_account};
use crate::club::context::rejection::Rejection;
use crate::store::Account;
use crate::text::Message;

impl RequestContext<'_> {
    /// Whether an account is one of the asker's.
    pub(in crate::club) fn is_mine(&self, account_id: i64) -> Result<bool, Rejection> {
        Ok(account_id == self.asker.id || self.tx.account_numbered(account_id)?.person_id == self.asker.person_id)
    }

    /// The account by which a person is named here: of several, one that was seen in this community, or else where the
    /// asker was or played them; so nobody learns of the others.
    pub(in crate::club) fn named_here(&self, account: Account) -> Result<Account, Rejection> {
        let person_id = account.person_id;
        if self.tx.accounts_of_person(person_id)?.len() < 2 {
            return Ok(account);
        }
        if let Some(seen) = self.tx.account_seen_in(person_id, self.place.community_id, None)? {
            return Ok(seen);
        }
        let known = self.tx.account_known_to(person_id, self.asker.person_id)?;
        Ok(known.or(self.tx.account_played(person_id, self.asker.person_id)?).unwrap_or(account))
    }

    /// Whether the asker may know of somebody by an account: it is theirs, they were seen in one community, they have
    /// played, or the asker blocks it. Somebody else's further accounts are nobody.
    pub(in crate::club) fn knows(&self, account: &Account) -> Result<bool, Rejection> {
        let (tx, me) = (self.tx, self.asker.person_id);
        Ok(account.person_id == me
            || tx.accounts_known_to(account.person_id, me)?.contains(&account.id)
            || tx.has_played(me, account.id)?
            || tx.blocked_by(me)?.contains(&account.id))
    }

    /// The accounts that are the same person for the asker: those that they know as one, or else only this one.
    pub(in crate::club) fn known_as_one(&self, account: &Account) -> Result<Vec<i64>, Rejection> {
        let known = self.tx.accounts_known_to(account.person_id, self.asker.person_id)?;
        Ok(if known.contains(&account.id) { known } else { vec![account.id] })
    }

    /// That the asker knows nobody whom they named so.
    pub(in crate::club) fn unknown_person(&self, named: &str) -> Rejection {
        let bare = named.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>')).unwrap_or(named);
        let bare = bare.trim_start_matches('!').trim_start_matches('@');
        Message::new("club-person-unknown").with("name", bare).into()
    }

    /// The person with this name: mentioned, an account's id, or a name that is the only one of its kind.
    pub(in crate::club) fn find_person(&self, named: &str) -> Result<Account, Rejection> {
        self.find_account(named, false)
    }

    /// The same, also by the id of an account that the asker doesn't know: managers may ban whomever they want.
    pub(in crate::club) fn find_anybody(&self, named: &str) -> Result<Account, Rejection> {
        self.find_account(named, true)
    }

    fn find_account(&self, named: &str, unknown_too: bool) -> Result<Account, Rejection> {
        let platform = self.request.origin.platform;
        let bare = named.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
        let bare = bare.map_or(named, |rest| rest.strip_prefix('!').unwrap_or(rest));
        let without_sign = bare.strip_prefix('@').unwrap_or(bare);
        let forms = [bare, without_sign];
        let people = &self.request.people;
        // A person who is only mentioned doesn't become a member. A member has spoken.
        let note = |id: &str, name: &str| -> Result<Account, Rejection> {
            Ok(note_account(self.tx, platform, id, name, self.now)?)
        };
        if let Some(person) = people.iter().find(|person| forms.contains(&person.id.as_str())) {
            return note(&person.id, &person.name);
        }
        let lower = without_sign.to_lowercase();
        let mut same_name = people.iter().filter(|person| person.name.to_lowercase() == lower);
        match (same_name.next(), same_name.next()) {
            (Some(person), None) => return note(&person.id, &person.name),
            (Some(_), Some(_)) => return Err(Message::new("club-person-ambiguous").with("name", without_sign).into()),
            _ => {}
        }
        // A menu of people names only those whom everybody in its channel sees.
        let from_menu = named.starts_with("<@") && self.request.token.is_some();
        for id in forms {
            if let Some(account) = self.tx.account(platform, id)?
                && (unknown_too || from_menu || self.knows(&account)?)
            {
                return Ok(account);
            }
        }
        let community = self.place.community_id;
        let mut known = self.tx.members_with_id(community, forms)?;
        if known.is_empty() {
            known = self.tx.members_named(community, without_sign)?;
        }
        // Somebody with accounts on several platforms is meant with the one on this.
        known.sort_by_key(|account| account.platform != platform);
        match known.split_first() {
            None => Err(self.unknown_person(named)),
            Some((first, others)) if others.iter().all(|other| other.person_id == first.person_id) => Ok(first.clone()),
            Some(_) => Err(Message::new("club-person-ambiguous").with("name", without_sign).into()),
        }
    }
}
