//! Where games and challenges are shown besides their home, and who is told of an offer.

use jiff::Timestamp;

use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::places::Places;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::notices::reaching;
use crate::club::permission::bans;
use crate::club::{Addressee, To};
use crate::command::settings::STORY;
use crate::rules::Player;
use crate::store::{Account, GamePlace, Offer, StoredGame, StoredPlace};

/// The people to be told of an offer.
pub(in crate::club) struct Readers {
    /// Everybody in these places.
    pub(in crate::club) places: Vec<StoredPlace>,
    /// Of those whom it concerns, the ones who read in none of them.
    pub(in crate::club) alone: Vec<Account>,
}

/// The people to be told of an offer, which may be one in a game.
pub(in crate::club) fn readers_of(cx: &Context<'_>, offer: &Offer) -> Result<Readers, Rejection> {
    if let Some(game) = offer.game_id.map(|id| cx.tx.game(id)).transpose()?.flatten() {
        let (places, mut alone) = (Places::of(cx.tx, &game)?, Vec::new());
        for player in Player::BOTH.into_iter().filter(|player| places.of_player(*player).is_none()) {
            alone.push(cx.tx.account_numbered(game.seat(player).account_id)?);
        }
        return Ok(Readers { places: places.shown, alone });
    }
    if offer.by_code {
        // Whoever has the code reads nothing before they use it.
        return Ok(Readers { places: Vec::new(), alone: vec![cx.tx.account_numbered(offer.maker_id)?] });
    }
    let mut places = vec![cx.tx.place(offer.place_id)?];
    places.extend(cx.tx.further_places(offer.id)?.into_iter().map(|further| further.place));
    places.retain(|place| !place.direct);
    let mut alone = Vec::new();
    for id in [Some(offer.maker_id), offer.taker_id].into_iter().flatten() {
        let account = cx.tx.account_numbered(id)?;
        if places.iter().all(|place| place.platform != account.platform) {
            alone.push(account);
        }
    }
    Ok(Readers { places, alone })
}

/// Writes the asker's letter about an offer to all its readers: into each place, and to the other person alone if they read
/// in none. Where that person is called, they are notified; the letter in the asker's place is the answer to them.
pub(in crate::club) fn tell_readers(
    cx: &mut RequestContext<'_>,
    offer: &Offer,
    Readers { places, alone }: Readers,
    letter: &Draft,
    other: Option<&Account>,
    called: Option<Addressee>,
) -> Result<(), Rejection> {
    let called_in = called_in(cx, offer, &places, other)?;
    for place in places {
        let is_here = place.id == cx.place.id;
        let (answers, token) = (letter.answers.clone().filter(|_| is_here), letter.token.clone().filter(|_| is_here));
        let pings = called.iter().filter(|_| called_in == Some(place.id)).cloned().collect();
        let language = cx.language_in(&place)?;
        let (to, platform) = (To::Place(place.external_id), place.platform);
        cx.drafts.push(Draft { to, platform, language, pings, answers, token, on_page: false, ..letter.clone() });
    }
    if let Some(other) = other.filter(|other| alone.iter().any(|account| account.id == other.id)) {
        let language = cx.language_of(other.person_id, &cx.tx.place(offer.place_id)?)?;
        let Account { external_id: id, platform, .. } = reaching::account_to_reach(cx, other.clone())?;
        let pings = called.into_iter().map(|ping| Addressee { id: id.clone(), ..ping }).collect();
        let to = To::Account(id);
        cx.drafts.push(Draft {
            to,
            platform,
            language,
            pings,
            answers: None,
            token: None,
            on_page: false,
            ..letter.clone()
        });
    }
    Ok(())
}

/// The number of the one of several places in which somebody is called because of an offer, so that nobody is called
/// twice, or where they are a stranger: in a game where they play, else where they spoke last.
fn called_in(
    cx: &Context<'_>,
    offer: &Offer,
    places: &[StoredPlace],
    account: Option<&Account>,
) -> Result<Option<i64>, Rejection> {
    let Some(account) = account else { return Ok(None) };
    if let Some(game) = offer.game_id.map(|id| cx.tx.game(id)).transpose()?.flatten() {
        let of_game = Places::of(cx.tx, &game)?;
        let own = game.player_of(account.person_id).and_then(|player| of_game.of_player(player));
        return Ok(own.filter(|own| own.platform == account.platform).map(|own| own.id));
    }
    let mut called: Option<(Option<Timestamp>, i64)> = None;
    for place in places.iter().filter(|place| place.platform == account.platform) {
        let spoke = cx.tx.last_event(account.id, place.id, Timestamp::MIN)?;
        if called.is_none_or(|(last, _)| spoke > last) {
            called = Some((spoke, place.id));
        }
    }
    Ok(called.map(|(_, place_id)| place_id))
}

/// Shows a game or challenge in the places that are paired with its own, where it may be played and nobody in it is
/// banned.
pub(in crate::club) fn show_in_paired(
    cx: &Context<'_>,
    number: i64,
    home_id: i64,
    game: &str,
    people: &[i64],
) -> Result<(), Rejection> {
    // Nobody votes but in the communities that play.
    if cx.tx.votes_last(number)?.is_some() {
        return Ok(());
    }
    for place_id in cx.tx.paired_without(number, home_id)? {
        let place = cx.tx.place(place_id)?;
        if may_be_shown_in(cx, game, &place, people)? {
            cx.tx.show_in(number, place_id, None)?;
        }
    }
    Ok(())
}

/// Shows a challenge in the places that are paired with its own, and where somebody who was challenged on another
/// platform spoke last in this community.
pub(in crate::club) fn show_challenge(
    cx: &Context<'_>,
    offer: &Offer,
    opponent: Option<&Account>,
) -> Result<(), Rejection> {
    let home = cx.tx.place(offer.place_id)?;
    if home.direct {
        return Ok(());
    }
    let maker = cx.tx.account_numbered(offer.maker_id)?.person_id;
    let people: Vec<i64> = [Some(maker), opponent.map(|opponent| opponent.person_id)].into_iter().flatten().collect();
    show_in_paired(cx, offer.id, home.id, &offer.game, &people)?;
    let Some(opponent) = opponent.filter(|opponent| opponent.platform != home.platform) else { return Ok(()) };
    if cx.tx.further_places(offer.id)?.iter().any(|further| further.place.platform == opponent.platform) {
        return Ok(());
    }
    if let Some(place_id) = cx.tx.last_spoke_in(opponent.id, home.community_id)?
        && bans::is_offered(cx, &offer.game, &cx.tx.place(place_id)?)?
    {
        cx.tx.show_in(offer.id, place_id, None)?;
    }
    Ok(())
}

/// The further place from which the asker plays if they accept an offer: where they are, if it is shown there, if they
/// got a code for it, or if they are on another platform of its community; from their direct conversation, the one that
/// shows it on their platform.
pub(in crate::club) fn place_of_taker(
    cx: &RequestContext<'_>,
    offer: &Offer,
) -> Result<Option<StoredPlace>, Rejection> {
    let (home, place) = (cx.tx.place(offer.place_id)?, &cx.place);
    if place.id == home.id {
        return Ok(None);
    }
    if offer.by_code {
        return Ok(Some(place.clone()));
    }
    if place.direct {
        if home.platform == cx.asker.platform {
            return Ok(None);
        }
        let shown: Vec<StoredPlace> =
            cx.tx.further_places(offer.id)?.into_iter().map(|further| further.place).collect();
        let own = called_in(cx, offer, &shown, Some(&cx.asker))?;
        return Ok(shown.into_iter().find(|place| own == Some(place.id)));
    }
    let is_joined = place.platform != home.platform && place.community_id == home.community_id && !home.direct;
    Ok((is_joined || cx.tx.is_shown_in(offer.id, place.id)?).then(|| place.clone()))
}

/// Refuses another game of the same two where one of them played from elsewhere, if it isn't played there anymore or one
/// of them is banned there.
pub(in crate::club) fn may_play_again(
    cx: &RequestContext<'_>,
    game: &StoredGame,
    opponent: &Account,
) -> Result<(), Rejection> {
    for GamePlace { place, seat } in cx.tx.further_places(game.id)? {
        let Some(seat) = seat.filter(|_| !place.direct) else { continue };
        if game.seat(seat).person_id == cx.asker.person_id {
            bans::may_open(cx, &game.game, &place)?;
            bans::unless_opponent_banned(cx, opponent, &place)?;
        } else if !may_be_shown_in(cx, &game.game, &place, &[cx.asker.person_id, opponent.person_id])? {
            return refuse("club-rematch-not-there");
        }
    }
    Ok(())
}

/// Whether a game may be played in a place, and nobody of these people is banned there.
fn may_be_shown_in(cx: &Context<'_>, game: &str, place: &StoredPlace, people: &[i64]) -> Result<bool, Rejection> {
    for person_id in people {
        if cx.tx.banned_since(place.community_id, *person_id)?.is_some() {
            return Ok(false);
        }
    }
    bans::is_offered(cx, game, place)
}

/// The places in which a game is shown and its story is to come by itself once it is over.
pub(in crate::club) fn places_of_story(cx: &Context<'_>, game: &StoredGame) -> Result<Vec<StoredPlace>, Rejection> {
    let mut places = Vec::new();
    for place in Places::of(cx.tx, game)?.shown {
        if cx.in_place(&place, &STORY)? {
            places.push(place);
        }
    }
    Ok(places)
}
