//! What the page of a game shows, as data: nothing but what chat would say to whoever has the game's link, and to its
//! players if they are signed in.

use std::sync::Arc;

use jiff::SignedDuration;

use super::acting::is_for_pages;
use super::signing;
use crate::clock::{Pauses, write_length};
use crate::club::context::base::Context;
use crate::club::context::draft::ButtonDraft;
use crate::club::context::pages;
use crate::club::context::pictures;
use crate::club::context::places::Places;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, offered, title, told_of_clock};
use crate::club::play::matches;
use crate::club::play::playing::buttons_in_turn;
use crate::club::time::clocks;
use crate::club::{ButtonStyle, Letter};
use crate::command::settings::{THEME, ZONE};
use crate::command::{Command, Id, LearningCommand, PlayCommand, SettlingCommand};
use crate::rules::{Game, Player};
use crate::store::{Account, GameState, OfferKind, StoredGame};
use crate::text::{Language, Message, Paragraph};

/// A game as its page shows it.
#[derive(Clone)]
pub struct GameOnPage {
    /// The game's number.
    pub id: i64,
    /// Its title, in the reader's language.
    pub title: String,
    /// The game as it stands.
    pub game: Arc<Game>,
    /// How many entries its record has.
    pub entries: u32,
    /// The players' names.
    pub names: [String; 2],
    /// The players' clocks, if it has any.
    pub clocks: Option<[ClockOnPage; 2]>,
    /// The player at the bottom.
    pub bottom: Player,
    /// Whether it awaits the reader's turn.
    pub awaits: bool,
    /// What else to know.
    pub told: Vec<Paragraph>,
    /// What the reader may do, besides playing a turn.
    pub buttons: Vec<ButtonOnPage>,
    /// Whether the reader waits for the opponent, so that they can say in advance what they play.
    pub waits: bool,
    /// Who reads it.
    pub reader: Reader,
}

/// A player's clock on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockOnPage {
    /// The time that is left.
    pub left: SignedDuration,
    /// Whether it runs.
    pub runs: bool,
    /// What is left, in words.
    pub told: String,
}

/// A button of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ButtonOnPage {
    /// Its label.
    pub label: String,
    /// Its command.
    pub command: Command,
    /// The entries of the record for which it is meant.
    pub seen: Option<u32>,
    /// Its look.
    pub style: ButtonStyle,
}

/// Whoever reads a page.
#[derive(Clone)]
pub struct Reader {
    /// Their name, if they are signed in.
    pub name: Option<String>,
    /// Their language, or else that of the game's place.
    pub language: &'static Language,
    /// The theme that they have chosen, or that of the game's place; empty if nobody chose any.
    pub theme: String,
    /// The answer to the form that they sent last.
    pub answer: Vec<Letter>,
}

/// A game as its page shows it to whoever is signed in, or to anybody with the link. `None` if there is no such page.
pub(in crate::club) fn game_on_page(
    cx: &mut Context<'_>,
    key: &str,
    account: Option<&Account>,
) -> Result<Option<GameOnPage>, Rejection> {
    let Some(stored) = pages::game_by(cx.tx, key)? else { return Ok(None) };
    if stored.state == GameState::Aside || !pages::is_open(cx.tx, &stored)? {
        return Ok(None);
    }
    let game = cx.replay(&stored)?.game;
    let places = Places::of(cx.tx, &stored)?;
    let seat = account.and_then(|account| stored.player_of(account.person_id));
    let home = match seat {
        Some(player) => places.of_player(player).unwrap_or(&places.home).clone(),
        None => places.home.clone(),
    };
    let language = match account {
        Some(account) => cx.language_of(account.person_id, &home)?,
        None => cx.language_in(&home)?,
    };
    let own_theme = account.map(|account| cx.chosen_by(account.person_id, &THEME)).transpose()?.flatten();
    let theme = match own_theme {
        Some(theme) => theme.to_owned(),
        None => cx.theme_in(&home)?,
    };
    let zone = account.map(|account| cx.chosen_by(account.person_id, &ZONE)).transpose()?.flatten();
    let zone = match zone {
        Some(zone) => zone,
        None => cx.chosen_in(&home, &ZONE)?.unwrap_or_else(|| cx.environment.zone.clone()),
    };
    let clock = clocks::running_clock(cx, &stored)?;
    let mut told = matches::match_stands(cx, &stored)?;
    told.extend(told_of_clock(&stored, clock));
    let buttons = match (seat, account) {
        (Some(seat), Some(account)) => {
            let (more, buttons) = for_player(cx, &stored, &game, seat, account)?;
            told.extend(more);
            buttons
        }
        _ => Vec::new(),
    };
    let is_live = stored.state == GameState::Live;
    Ok(Some(GameOnPage {
        id: stored.id,
        title: language.say(&heading(&stored)),
        entries: stored.entries,
        names: [stored.seats[0].name.clone(), stored.seats[1].name.clone()],
        clocks: clocks_of(cx, &stored)?,
        bottom: pictures::picture(cx, &stored, seat, &home)?.bottom,
        awaits: is_live && seat.is_some() && stored.to_move == seat,
        waits: is_live && seat.is_some() && stored.to_move == seat.map(Player::other),
        told: told.iter().map(|message| language.paragraph_as_of(message, &zone, cx.now)).collect(),
        buttons: buttons
            .into_iter()
            .map(|button| ButtonOnPage {
                label: language.say(&button.label),
                command: button.command,
                seen: button.seen,
                style: button.style,
            })
            .collect(),
        reader: Reader { name: account.map(|account| account.name.clone()), language, theme, answer: Vec::new() },
        game,
    }))
}

/// The name of a page: `#12 Chifoumi`.
fn heading(stored: &StoredGame) -> Message {
    Message::new("club-page-title").with("id", number(stored.id)).with("game", title(&stored.game, &stored.variant))
}

/// The clocks of both players.
fn clocks_of(cx: &Context<'_>, stored: &StoredGame) -> Result<Option<[ClockOnPage; 2]>, Rejection> {
    let Some(row) = cx.tx.clock(stored.id)? else { return Ok(None) };
    let runs = stored.state == GameState::Live;
    let pauses = if runs { clocks::pauses(cx, stored, &row.clock)? } else { Pauses::default() };
    Ok(Some(Player::BOTH.map(|player| {
        let left = match runs {
            true => row.clock.left(player, cx.now, &pauses).max(SignedDuration::ZERO),
            false => row.clock.left[player.index()],
        };
        let seconds = SignedDuration::from_secs(left.as_secs());
        ClockOnPage { left, runs: runs && row.clock.player == player, told: write_length(seconds) }
    })))
}

/// What a player is told besides the position, and what they may do.
fn for_player(
    cx: &Context<'_>,
    stored: &StoredGame,
    game: &Game,
    seat: Player,
    account: &Account,
) -> Result<(Vec<Message>, Vec<ButtonDraft>), Rejection> {
    let (mut told, mut buttons) = (Vec::new(), Vec::new());
    let id = Some(Id(stored.id));
    let with_computer = stored.seat(seat.other()).is_computer();
    for offer in cx.tx.offers_about(stored.id)? {
        let offer_id = Some(Id(offer.id));
        let maker = cx.tx.account_numbered(offer.maker_id)?;
        if maker.person_id == account.person_id {
            told.push(offered(&offer, "club-page-offered"));
            let withdraw = PlayCommand::Withdraw(offer_id);
            buttons.push(ButtonDraft::new("club-button-withdraw-offer", withdraw, ButtonStyle::Plain));
        } else {
            told.push(offered(&offer, "club-page-offered-you"));
            buttons.push(ButtonDraft::new("club-button-accept", PlayCommand::Accept(offer_id), ButtonStyle::Primary));
            buttons.push(ButtonDraft::new("club-button-decline", PlayCommand::Decline(offer_id), ButtonStyle::Plain));
        }
    }
    if stored.state != GameState::Live {
        if !with_computer && cx.tx.match_of(stored.id)?.is_none() && cx.tx.offers_about(stored.id)?.is_empty() {
            buttons.push(ButtonDraft::new("club-button-rematch", SettlingCommand::Rematch(id), ButtonStyle::Plain));
        }
        if !game.plies().is_empty() {
            let analyse = LearningCommand::Analyse(id);
            buttons.push(ButtonDraft::new("club-button-analyse", analyse, ButtonStyle::Plain));
        }
        return Ok((told, buttons));
    }
    if stored.to_move == Some(seat) {
        buttons.extend(buttons_in_turn(stored, game).into_iter().map(|button| button.at(stored.entries)));
        if with_computer {
            let hint = LearningCommand::Hint { id, turn: None };
            buttons.push(ButtonDraft::new("club-button-hint", hint, ButtonStyle::Plain).at(stored.entries));
        }
    }
    let is_open = |kind| cx.tx.offers_about(stored.id).map(|offers| offers.iter().any(|offer| offer.kind == kind));
    if !game.plies().is_empty() && !is_open(OfferKind::Takeback)? {
        let takeback = SettlingCommand::Takeback(id);
        buttons.push(ButtonDraft::new("club-button-takeback", takeback, ButtonStyle::Plain).at(stored.entries));
    }
    if !is_open(OfferKind::Draw)? {
        let draw = SettlingCommand::Draw { id, confirmed: false };
        buttons.push(ButtonDraft::new("club-button-draw-offer", draw, ButtonStyle::Plain));
    }
    if cx.tx.clock(stored.id)?.is_some_and(|row| row.out_at.is_some() && row.clock.player != seat) {
        buttons.push(ButtonDraft::new("club-button-claim", SettlingCommand::Claim(id), ButtonStyle::Primary));
    }
    let resign = SettlingCommand::Resign { id, whole: false, confirmed: false };
    buttons.push(ButtonDraft::new("club-button-resign-asks", resign, ButtonStyle::Danger));
    Ok((told, buttons))
}

/// The buttons of an answer that a page can give.
pub(in crate::club) fn buttons_of(answer: &[Letter]) -> Vec<ButtonOnPage> {
    let buttons = answer.iter().flat_map(|letter| &letter.buttons).filter(|button| is_for_pages(&button.command));
    let shown = buttons.map(|button| ButtonOnPage {
        label: button.label.clone(),
        command: button.command.clone(),
        seen: button.seen,
        style: button.style,
    });
    shown.collect()
}

/// The reader of a page that is about no game: their language and theme.
pub(in crate::club) fn reader(cx: &Context<'_>, account: Option<&Account>) -> Result<Reader, Rejection> {
    let usual = cx.environment.usual_language;
    let Some(account) = account else {
        return Ok(Reader { name: None, language: usual, theme: String::new(), answer: Vec::new() });
    };
    Ok(Reader {
        name: Some(account.name.clone()),
        language: cx.own_language(account.person_id)?.unwrap_or(usual),
        theme: cx.chosen_by(account.person_id, &THEME)?.unwrap_or_default().to_owned(),
        answer: Vec::new(),
    })
}

/// Whose a session is, if it goes on.
pub(in crate::club) fn account_of(cx: &Context<'_>, session: Option<&str>) -> Result<Option<Account>, Rejection> {
    let Some(secret) = session else { return Ok(None) };
    let Some((session, account)) = signing::session(cx.tx, secret, cx.now)? else { return Ok(None) };
    if signing::is_to_be_noted(&session, cx.now) {
        cx.tx.note_session(session.id, cx.now)?;
    }
    Ok(Some(account))
}
