//! What is done by a page: the request that a signed-in browser makes, as if its person had said it where they play.

use crate::club::context::places::Places;
use crate::club::pages::signing;
use crate::club::{Origin, Person, Place, Request, Said};
use crate::command::{Command, Id, LearningCommand, NoticeCommand, PlayCommand, PositionCommand};
use crate::store::{Account, StoreError, StoredGame, StoredPlace, Transaction};

/// The longest name of a form, in bytes.
const FORM_LENGTH_MAX: usize = 64;

/// Something that a browser asks for.
#[derive(Clone, Debug)]
pub struct PageRequest {
    /// The secret of its session.
    pub session: String,
    /// The command.
    pub command: Command,
    /// The form's own name, so that it is obeyed once however often it is sent.
    pub form: String,
    /// The newest entry of the game's record that the page showed.
    pub seen: Option<u32>,
    /// The platforms that the program knows.
    pub platforms: &'static [&'static str],
}

/// Why a browser may not ask for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageRefusal {
    /// It isn't signed in.
    SignedOut,
    /// Nothing like that is done by a page.
    NotByPage,
}

/// Whether a command can be given by a page.
pub(in crate::club) const fn is_for_pages(command: &Command) -> bool {
    match command {
        Command::Play(what) => !matches!(what, PlayCommand::Challenge(_)),
        Command::Settling(_) => true,
        Command::Position(what) => matches!(what, PositionCommand::Moves(..) | PositionCommand::Ask(..)),
        Command::Learning(what) => matches!(
            what,
            LearningCommand::Hint { .. }
                | LearningCommand::Analyse(_)
                | LearningCommand::Rules { .. }
                | LearningCommand::Learn { .. }
                | LearningCommand::Try(..)
        ),
        Command::Notice(what) => matches!(what, NoticeCommand::Mute(_) | NoticeCommand::Unmute(_)),
        Command::Rating(_)
        | Command::Tournament(_)
        | Command::Moderation(_)
        | Command::Privacy(_)
        | Command::Link(_)
        | Command::Vote(_)
        | Command::Memory(_)
        | Command::Page(_)
        | Command::Help(_) => false,
    }
}

/// The event of a form that somebody sends.
pub(in crate::club) fn event_of(account: &Account, form: &str) -> Option<String> {
    let is_name = (1..=FORM_LENGTH_MAX).contains(&form.len()) && form.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_name.then(|| format!("page-{}-{form}", account.id))
}

/// The request that a browser makes, about a game if there is one. `may_be` says which commands are given where it is made.
pub(in crate::club) fn request(
    tx: &Transaction<'_>,
    asked: &PageRequest,
    game: Option<&StoredGame>,
    may_be: fn(&Command) -> bool,
    now: jiff::Timestamp,
) -> Result<Result<Request, PageRefusal>, StoreError> {
    let Some((session, account)) = signing::session(tx, &asked.session, now)? else {
        return Ok(Err(PageRefusal::SignedOut));
    };
    let command = match game {
        Some(game) => asked.command.about(Id(game.id)).unwrap_or_else(|| asked.command.clone()),
        None => asked.command.clone(),
    };
    let platform = asked.platforms.iter().find(|platform| **platform == account.platform);
    let event = event_of(&account, &asked.form);
    let (Some(platform), Some(event), true) = (platform, event, may_be(&command)) else {
        return Ok(Err(PageRefusal::NotByPage));
    };
    let place = place_of(tx, game, &account, session.place_id)?;
    let community = tx.community_external_id(place.own_community_id)?;
    Ok(Ok(Request {
        seen: asked.seen,
        by_page: true,
        ..Request::new(
            Origin { platform, event },
            Place { id: place.external_id, name: place.name, direct: place.direct, community },
            Person { id: account.external_id, name: account.name },
            Said::Command(Ok(command)),
        )
    }))
}

/// The place from which somebody plays or watches a game with an account, if it was seen there: whoever has the link need
/// not have been. Elsewhere, the one where they asked for the page.
fn place_of(
    tx: &Transaction<'_>,
    game: Option<&StoredGame>,
    account: &Account,
    asked_in: i64,
) -> Result<StoredPlace, StoreError> {
    if let Some(game) = game {
        let places = Places::of(tx, game)?;
        let from: Vec<&StoredPlace> = match game.player_of(account.person_id) {
            Some(player) => places.known_to(game, player).into_iter().collect(),
            None => places.shown.iter().collect(),
        };
        for place in from.into_iter().filter(|place| place.platform == account.platform) {
            let seen = tx.account_seen_in(account.person_id, place.community_id, Some(account.id))?;
            if seen.is_some_and(|seen| seen.id == account.id) {
                return Ok(place.clone());
            }
        }
    }
    tx.place(asked_in)
}
