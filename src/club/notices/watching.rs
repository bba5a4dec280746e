//! Games that are shown where they aren't played, silently: in somebody's conversation with the program, or in a room of
//! the same community. What the players say and do needs no more than their own place.

use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::pictures;
use crate::club::context::rejection::{Refused, Rejection, refuse};
use crate::club::context::words::{number, title};
use crate::club::lookup::Want;
use crate::club::permission::bans;
use crate::club::permission::watching::{is_played_in, may_watch};
use crate::club::{Audience, Picture, listing};
use crate::command::settings::{BOARDS, MANAGED_WATCHING, THEME};
use crate::command::{Command, Id};
use crate::store::{GameState, StoredGame, StoredPlace, Watcher};
use crate::text::Message;

/// How many games from elsewhere are shown in a place.
const WATCHED_MAX: usize = 10;
/// In how many places a game is shown, so that no turn becomes a flood of letters.
const WATCHERS_MAX: usize = 50;

/// A place in which a game is shown that isn't played there.
pub(in crate::club) struct Viewer {
    pub(in crate::club) place: StoredPlace,
    /// The person who asked for it.
    person_id: i64,
}

/// Has a game shown where the asker is until it ends, or lists those that are.
pub(in crate::club) fn watch(cx: &mut RequestContext<'_>, command: &Command, id: Option<Id>) -> Result<(), Rejection> {
    let Some(game) = game_meant(cx, command, id)? else { return list(cx) };
    let told = |key| Message::new(key).with("id", number(game.id));
    if game.state != GameState::Live {
        return Err(cx.is_over(&game));
    }
    if is_played_in(cx, &game, &cx.place)? {
        return Err(told("club-watching-here").into());
    }
    if cx.place.direct && cx.seat_of_asker(&game).is_some() {
        return Err(told("club-watching-own").into());
    }
    unless_managed(cx)?;
    bans::unless_banned(cx, &cx.place)?;
    // A player may know of a game that nobody here does.
    if !may_watch(cx, &game, &cx.place, cx.asker.person_id)? {
        return Err(told("club-watching-abroad").into());
    }
    let watched = cx.tx.watched_in(cx.place.id)?;
    if let (Some(first), false) = (watched.first(), watched.contains(&game.id))
        && watched.len() >= WATCHED_MAX
    {
        let too_many = Message::new("club-watching-too-many").with("limit", WATCHED_MAX);
        return Err(too_many.with("id", number(*first)).into());
    }
    if !watched.contains(&game.id) && cx.tx.watchers_of(game.id)?.len() >= WATCHERS_MAX {
        return Err(told("club-watching-full").into());
    }
    cx.tx.watch(game.id, Watcher { place_id: cx.place.id, account_id: cx.asker.id })?;
    let picture = match cx.place.direct {
        true => cx.picture_for_asker(&game, None)?,
        false => pictures::picture_in(cx, &game, &cx.place)?,
    };
    let text = told("club-watching").with("game", title(&game.game, &game.variant));
    let reply = cx.reply(Audience::Everyone, vec![text]);
    cx.drafts.push(Draft { picture: Some(Picture { idle: true, ..picture }), about: Some(game.id), ..reply });
    Ok(())
}

/// Has a game no longer shown where the asker is.
pub(in crate::club) fn unwatch(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
) -> Result<(), Rejection> {
    let watched = cx.tx.watched_in(cx.place.id)?;
    let named = id.or(cx.subject_replied_to()?).map(|Id(id)| id).filter(|id| watched.contains(id));
    let id = match (named, watched.as_slice()) {
        (Some(id), _) => id,
        (None, watched) => match (game_meant(cx, command, id)?, watched) {
            (Some(game), _) => return Err(Message::new("club-unwatched-not").with("id", number(game.id)).into()),
            (None, [only]) => *only,
            (None, []) => return refuse("club-watching-none"),
            (None, [first, ..]) => {
                let mut text = vec![Message::new("club-unwatched-which").with("id", number(*first))];
                text.extend(listed(cx, watched)?);
                return Err(Refused { text, ..Refused::default() }.into());
            }
        },
    };
    unless_managed(cx)?;
    cx.tx.unwatch(id, cx.place.id)?;
    cx.say(Audience::Everyone, vec![Message::new("club-unwatched").with("id", number(id))]);
    Ok(())
}

/// Names the games from elsewhere that are shown where the asker is.
fn list(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let watched = cx.tx.watched_in(cx.place.id)?;
    let text = match watched.first() {
        None => vec![Message::new("club-watching-none")],
        Some(first) => {
            let mut text = vec![Message::new("club-watching-list").with("id", number(*first))];
            text.extend(listed(cx, &watched)?);
            text
        }
    };
    cx.say(Audience::Asker, text);
    Ok(())
}

fn listed(cx: &Context<'_>, games: &[i64]) -> Result<Vec<Message>, Rejection> {
    let mut text = Vec::new();
    for id in games {
        text.extend(cx.tx.game(*id)?.map(|game| listing::listed(cx, &game)).transpose()?);
    }
    Ok(text)
}

/// The game with this number or that of the message which the asker replied to, if they may know of it.
fn game_meant(cx: &mut RequestContext<'_>, command: &Command, id: Option<Id>) -> Result<Option<StoredGame>, Rejection> {
    let named = id.or(cx.subject_replied_to()?);
    if let Some(Id(number)) = named
        && let Some(game) = cx.tx.game(number)?
        && (cx.may_see(&game)? || may_watch(cx, &game, &cx.place, cx.asker.person_id)?)
    {
        return Ok(Some(game));
    }
    // Why it can't be found is said as it is of any other command.
    id.map(|id| cx.find_game(command, Some(id), Want::Any)).transpose()
}

/// Refuses what only managers may do here.
fn unless_managed(cx: &RequestContext<'_>) -> Result<(), Rejection> {
    let is_open = cx.place.direct || cx.manages || !cx.in_place(&cx.place, &MANAGED_WATCHING)?;
    if is_open { Ok(()) } else { refuse("club-watching-managers") }
}

/// Where a game is shown beside its own place. Whoever may no longer see it there is left out from now on, as is
/// everybody once it is over.
pub(in crate::club) fn viewers(cx: &Context<'_>, game: &StoredGame) -> Result<Vec<Viewer>, Rejection> {
    let mut viewers = Vec::new();
    for Watcher { place_id, account_id } in cx.tx.watchers_of(game.id)? {
        let place = cx.tx.place(place_id)?;
        let person_id = cx.tx.account_numbered(account_id)?.person_id;
        if !is_played_in(cx, game, &place)? && may_watch(cx, game, &place, person_id)? {
            viewers.push(Viewer { place, person_id });
        } else {
            cx.tx.unwatch(game.id, place_id)?;
        }
    }
    if game.state != GameState::Live {
        cx.tx.forget_watchers(game.id)?;
    }
    Ok(viewers)
}

impl Viewer {
    /// A letter to the place as its readers like it. They can only look.
    pub(in crate::club) fn shown(&self, cx: &Context<'_>, mut draft: Draft) -> Result<Draft, Rejection> {
        // The game's thread is where it is played.
        (draft.thread, draft.buttons) = (false, Vec::new());
        if let Some(picture) = &mut draft.picture {
            picture.idle = true;
        }
        if self.place.direct {
            draft.language = cx.language_of(self.person_id, &self.place)?;
            if let Some(picture) = &mut draft.picture {
                picture.theme = cx.chosen_by(self.person_id, &THEME)?.map_or(picture.theme.clone(), str::to_owned);
                picture.form = cx.chosen_by(self.person_id, &BOARDS)?.unwrap_or(picture.form);
            }
        }
        Ok(draft)
    }
}
