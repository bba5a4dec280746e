//! Tells people what happened in a game: who gets a letter, in which language, and who is notified.

use jiff::Timestamp;

use super::{calls, digest, reaching, watching, wishes};
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft, PollDraft};
use crate::club::context::pictures;
use crate::club::context::places::Places;
use crate::club::context::rejection::Rejection;
use crate::club::{Addressee, Picture, To};
use crate::command::settings::{BOARDS, NOTICES, PAST_PICTURES, THEME, THREADS, Way};
use crate::rules::Player;
use crate::store::{Account, ClockRow, GameState, Seat, StoredGame, StoredPlace};
use crate::text::Message;

/// The key of the text about the end of a turn whose parts were told one by one.
pub(in crate::club) const ENDED: &str = "club-ended";
/// The same for somebody who wasn't told of the parts.
const ENDED_ALONE: &str = "club-ended-alone";

/// Something that happened in a game, for its players and its place to be told.
#[derive(Default)]
pub(in crate::club) struct News {
    pub(in crate::club) text: Vec<Message>,
    /// The end of the text: one for the game's place, and one for each player who reads alone.
    pub(in crate::club) last: Last,
    /// Whether the board is shown.
    pub(in crate::club) board: bool,
    pub(in crate::club) buttons: Vec<ButtonDraft>,
    /// The players who must act now.
    pub(in crate::club) pinged: Vec<Player>,
    /// How they are called.
    pub(in crate::club) call: Call,
    /// The running clock of the players whose turn has begun, and when they run out of time.
    pub(in crate::club) clock: Option<(ClockRow, Timestamp)>,
    /// The players who needn't act, but are notified because somebody else acted.
    pub(in crate::club) told: Vec<Player>,
    /// Whether it continues the turn that was told last.
    pub(in crate::club) continues: bool,
    /// Whether both players can use the buttons, even one who needn't act.
    pub(in crate::club) buttons_for_both: bool,
    /// The vote that begins, as a poll for the place of those who vote.
    pub(in crate::club) poll: Option<PollDraft>,
    /// The time until which they can, if it is an offer.
    pub(in crate::club) until: Option<Timestamp>,
}

/// The end of a text, by its readers.
#[derive(Default)]
pub(in crate::club) struct Last {
    pub(in crate::club) in_place: Vec<Message>,
    pub(in crate::club) alone: [Vec<Message>; 2],
}

/// How to notify the players who must act.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::club) enum Call {
    /// At once.
    #[default]
    Now,
    /// When it suits them: their turn has begun.
    Turn,
    /// Not at all: they are in the middle of their turn.
    Nobody,
}

/// Tells everybody in a game's places what happened, each in its own form and language, and tells each player who plays
/// from none of them where their account lives. If the game is played in conversations of two, it tells all players there.
/// Those who watch it elsewhere see its boards.
pub(in crate::club) fn announce(cx: &mut Context<'_>, game: &StoredGame, news: &News) -> Result<(), Rejection> {
    let places = Places::of(cx.tx, game)?;
    let home = &places.home;
    let called = called_by(cx, game, news, &places)?;
    for place in &places.shown {
        let called: Vec<Player> = called.iter().copied().filter(|player| places.plays_in(*player, place)).collect();
        let draft = draft_for_place(cx, game, place, news, &called)?;
        cx.drafts.push(draft);
    }
    for player in Player::BOTH {
        let seat = game.seat(player);
        digest::touch_digest(cx, seat.person_id, seat.account_id)?;
        let absent = places.of_player(player).is_none();
        let called = called.contains(&player);
        // A letter to one player alone is sent when they want to be notified.
        let is_later = news.call == Call::Turn && news.pinged.contains(&player) && !called;
        if absent && is_later && cx.tx.due_at(calls::TURN, game.id)?.is_some() {
            continue;
        }
        if absent || (called && cx.of_person(seat.person_id, &NOTICES)? == Way::Direct) {
            let account = reaching::account_to_reach(cx, seat.account())?;
            let mut draft = draft_for_seat(cx, game, player, &account, home, news)?;
            // The parts of a turn were only told where the game is, or to somebody who reads alone.
            let ends = draft.text.iter_mut().filter(|message| !absent && message.key == ENDED);
            ends.for_each(|message| message.key = ENDED_ALONE);
            // Each reads alone, so that buttons for the other would be of no use.
            if absent {
                if news.pinged.contains(&player) || news.pinged.is_empty() || news.buttons_for_both {
                    draft.buttons.clone_from(&news.buttons);
                }
                draft.pings.extend(pinged_at(cx, seat, &account, called)?);
                // The end of a game and the computer's turns are told in any case.
                let matters = game.state != GameState::Live || game.seat(player.other()).is_computer();
                draft.unwanted = !matters && wishes::only_looks(cx, game, player)?;
            }
            // Somebody who plays the computer in a conversation of two is told there, because nobody else reads it.
            let is_usual = account.id == seat.account_id && seat.platform == home.platform;
            if home.direct && game.seat(player.other()).is_computer() && is_usual {
                draft.to = To::Place(home.external_id.clone());
            }
            cx.drafts.push(draft);
        }
    }
    if news.board || game.state != GameState::Live {
        for viewer in watching::viewers(cx, game)? {
            let draft = draft_for_place(cx, game, &viewer.place, news, &[])?;
            cx.drafts.push(viewer.shown(cx, draft)?);
        }
    }
    Ok(())
}

/// The players to notify now. A player who only needs to hear that their turn has begun may be told later. Those who
/// play from none of the game's places have other rules.
fn called_by(cx: &Context<'_>, game: &StoredGame, news: &News, places: &Places) -> Result<Vec<Player>, Rejection> {
    let mut called = Vec::new();
    for player in Player::BOTH {
        let is_called = match news.call {
            Call::Turn if news.pinged.contains(&player) => {
                let at = calls::turn_told_at(cx, game, player, places.of_player(player), news.clock)?;
                cx.tx.set_due(calls::TURN, game.id, at.filter(|at| *at > cx.now))?;
                at.is_some_and(|at| at <= cx.now)
            }
            Call::Now if news.pinged.contains(&player) => !wishes::is_quiet(cx, game, player)?,
            _ => news.told.contains(&player) && !wishes::is_quiet(cx, game, player)?,
        };
        called.extend(is_called.then_some(player));
    }
    Ok(called)
}

fn draft_for_place(
    cx: &Context<'_>,
    game: &StoredGame,
    place: &StoredPlace,
    news: &News,
    called: &[Player],
) -> Result<Draft, Rejection> {
    let to = To::Place(place.external_id.clone());
    let mut draft = about(Draft::new(&place.platform, to, cx.language_in(place)?), game, news);
    draft.thread = cx.in_place(place, &THREADS)?;
    draft.keeps_past = cx.in_place(place, &PAST_PICTURES)?;
    draft.text.extend(news.last.in_place.iter().cloned());
    draft.poll = news.poll.clone().filter(|poll| poll.place_id == place.id);
    if news.board {
        draft.picture = Some(pictures::picture_in(cx, game, place)?);
    }
    draft.buttons.clone_from(&news.buttons);
    for player in Player::BOTH {
        let seat = game.seat(player);
        let is_here = seat.platform == place.platform;
        draft.pings.extend(pinged_at(cx, seat, &seat.account(), is_here && called.contains(&player))?);
    }
    Ok(draft)
}

/// Sends a player alone the board of a game, and a text to it.
pub(in crate::club) fn send_board(
    cx: &mut Context<'_>,
    game: &StoredGame,
    player: Player,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let home = cx.tx.place(game.place_id)?;
    let account = reaching::account_to_reach(cx, game.seat(player).account())?;
    let news = News { text, board: true, ..News::default() };
    let draft = draft_for_seat(cx, game, player, &account, &home, &news)?;
    cx.drafts.push(draft);
    Ok(())
}

fn draft_for_seat(
    cx: &Context<'_>,
    game: &StoredGame,
    player: Player,
    account: &Account,
    home: &StoredPlace,
    news: &News,
) -> Result<Draft, Rejection> {
    let seat = game.seat(player);
    let language = cx.language_of(seat.person_id, home)?;
    let to = To::Account(account.external_id.clone());
    let mut draft = about(Draft::new(&account.platform, to, language), game, news);
    draft.text.extend(news.last.alone[player.index()].iter().cloned());
    if news.board {
        let theme = cx.chosen_by(seat.person_id, &THEME)?.unwrap_or_default().to_owned();
        let form = cx.of_person(seat.person_id, &BOARDS)?;
        draft.picture = Some(Picture { theme, form, ..pictures::picture(cx, game, Some(player), home)? });
    }
    Ok(draft)
}

/// An account of a player who is called, under the name by which the text calls them, if they want notices where the game
/// is.
fn pinged_at(cx: &Context<'_>, seat: &Seat, at: &Account, called: bool) -> Result<Option<Addressee>, Rejection> {
    let here = called && cx.of_person(seat.person_id, &NOTICES)? == Way::Here;
    Ok(here.then(|| Addressee { id: at.external_id.clone(), name: seat.name.clone() }))
}

/// The letter about a game and its news.
pub(in crate::club) fn about(draft: Draft, game: &StoredGame, news: &News) -> Draft {
    let (text, until, continues) = (news.text.clone(), news.until, news.continues);
    Draft { about: Some(game.id), text, until, continues, ..draft }
}

/// Tells people what the asker did in a game. One of the letters is the answer to the asker.
pub(in crate::club) fn announce_for_asker(
    cx: &mut RequestContext<'_>,
    game: &StoredGame,
    news: &News,
) -> Result<(), Rejection> {
    let first = cx.drafts.len();
    announce(cx, game, news)?;
    cx.answer_by(game, first)
}
