//! Challenges and other offers: made here, answered in `answers`.

use jiff::{SignedDuration, Timestamp};

use super::matches::may_be_for;
use super::{accepting, closing, handicaps, opponent, record, showing};
use crate::clock::{Terms, TimeControl};
use crate::club::context::asker::RequestContext;
use crate::club::context::confirm;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{count_now, goal_told, number, person, rated, seated, timed, title};
use crate::club::lookup::Want;
use crate::club::notices::announce::{self, Call, News};
use crate::club::notices::calls;
use crate::club::permission::{bans, blocks, quotas};
use crate::club::{Addressee, Attachment, Audience, ButtonStyle, Person};
use crate::command::settings::{CLOCK, RATED};
use crate::command::{Challenge, ClockWish, Command, Id, PlayCommand, SettlingCommand, may_be_computer};
use crate::rules::{FirstTurns, GameDef, Player};
use crate::scene::{Boards, Figure, Scene, SceneOptions, SmallBoard};
use crate::store::{Account, GameState, Offer, OfferKind, OfferState, StoredGame, StoredPlace};
use crate::text::Message;

/// How long the code of an invitation can be used.
const INVITED_FOR: SignedDuration = SignedDuration::from_hours(24);

/// Whether the computer is challenged: by its own name or, where nobody is called so, by another one.
fn means_computer(cx: &RequestContext<'_>, challenge: &Challenge) -> Result<bool, Rejection> {
    let name = match challenge.opponent.as_deref() {
        Some(name) if may_be_computer(name) && !challenge.is_to_computer() => name,
        _ => return Ok(challenge.is_to_computer()),
    };
    // Some platforms take any word for the id of somebody.
    let is_called = |person: &Person| person.name.eq_ignore_ascii_case(name) && !person.id.eq_ignore_ascii_case(name);
    let is_known = cx.tx.account(&cx.asker.platform, name)?.is_some()
        || !cx.tx.members_named(cx.place.community_id, name)?.is_empty();
    Ok(!is_known && !cx.request.people.iter().any(is_called))
}

/// Where a game begins that doesn't begin as usual.
pub(in crate::club) struct From {
    /// The position.
    pub(in crate::club) position: String,
    /// Where it comes from, as a sentence.
    pub(in crate::club) told: Message,
}

/// Offers a game to a person or to anyone.
pub(in crate::club) fn challenge(cx: &mut RequestContext<'_>, challenge: &Challenge) -> Result<(), Rejection> {
    challenge_from(cx, challenge, None)
}

/// The same, with a game that may begin from another position than usual.
pub(in crate::club) fn challenge_from(
    cx: &mut RequestContext<'_>,
    challenge: &Challenge,
    from: Option<&From>,
) -> Result<(), Rejection> {
    let Some(kind) = GameDef::find(challenge.game) else { return refuse("club-no-such-game") };
    let variant = challenge.variant.unwrap_or(kind.about.variants[0]);
    bans::may_open(cx, kind.about.id, &cx.place)?;
    if means_computer(cx, challenge)? {
        return opponent::challenge_computer(cx, challenge, variant, from.map(|from| from.position.as_str()));
    }
    if challenge.level.is_some() {
        return refuse("club-level-of-person");
    }
    let opponent = challenge.opponent.as_deref().map(|name| cx.find_person(name)).transpose()?;
    if let Some(opponent) = &opponent
        && opponent.person_id == cx.asker.person_id
    {
        return refuse("club-challenge-yourself");
    }
    if opponent.is_none() && cx.place.direct {
        return refuse("club-challenge-nobody");
    }
    if let Some(opponent) = &opponent {
        blocks::unless_blocked(cx, opponent)?;
        bans::unless_opponent_banned(cx, opponent, &cx.place)?;
    }
    challenge.goal.map_or(Ok(()), |goal| may_be_for(goal, kind))?;
    let opponent_id = opponent.as_ref().map(|opponent| opponent.id);
    let wanted = wished(cx, challenge, kind)?;
    let start = from.map(|from| from.position.clone()).or(wanted.start);
    let wanted = Offer { taker_id: opponent_id, start, ..wanted };
    let is_same = |offer: &&Offer| {
        let alike = offer.game == kind.about.id && offer.place_id == cx.place.id && !offer.by_code;
        alike && offer.start == wanted.start && offer.kind == OfferKind::Challenge && offer.taker_id == opponent_id
    };
    if let Some(same) = cx.tx.offers_by(cx.asker.person_id)?.iter().find(is_same) {
        return Err(Message::new("club-challenge-again").with("id", number(same.id)).into());
    }
    let calls = may_offer_a_game(cx, &cx.place, opponent.as_ref(), false)?;
    let offer = offer(cx, wanted)?;
    showing::show_challenge(cx, &offer, opponent.as_ref())?;
    announce_challenge(cx, &offer, opponent.as_ref(), calls, from)
}

/// The offer of a game to anybody, as it was asked for.
fn wished(cx: &RequestContext<'_>, wish: &Challenge, kind: &GameDef) -> Result<Offer, Rejection> {
    let rated = if handicaps::has_one(wish)? { Some(false) } else { wish.rated };
    let (rated, control) = stakes(cx, rated, wish.clock)?;
    let claimable = wish.claimable.unwrap_or(!rated);
    let no_vacation = wish.no_vacation;
    let second = if let Some(ClockWish::Odds(_, others)) = wish.clock { Some(others) } else { None };
    let variant = wish.variant.unwrap_or(kind.about.variants[0]);
    let (side, start) = handicaps::first_turns(wish, kind, variant);
    Ok(Offer {
        side,
        start,
        rated,
        clock: control.map(|control| Terms { control, second, claimable, no_vacation, tournament: false }),
        goal: wish.goal,
        lead: wish.lead.unwrap_or_default(),
        variant: variant.to_owned(),
        ..new_offer(cx, OfferKind::Challenge, kind.about.id)
    })
}

/// Makes a challenge that whoever gets its code may accept, wherever they are.
pub(in crate::club) fn invitation(cx: &RequestContext<'_>, wish: &Challenge) -> Result<Offer, Rejection> {
    let Some(kind) = GameDef::find(wish.game) else { return refuse("club-no-such-game") };
    bans::may_open(cx, kind.about.id, &cx.place)?;
    wish.goal.map_or(Ok(()), |goal| may_be_for(goal, kind))?;
    may_offer_a_game(cx, &cx.place, None, false)?;
    let expires_at = cx.now.saturating_add(INVITED_FOR).unwrap_or(Timestamp::MAX);
    offer(cx, Offer { by_code: true, expires_at, ..wished(cx, wish, kind)? })
}

/// Whether the game is rated and how it is timed, as asked for or by default. A rated game has a clock.
pub(in crate::club) fn stakes(
    cx: &RequestContext<'_>,
    rated: Option<bool>,
    clock: Option<ClockWish>,
) -> Result<(bool, Option<TimeControl>), Rejection> {
    let usual = cx.in_place(&cx.place, &CLOCK)?;
    let rated_here = cx.in_place(&cx.place, &RATED)?;
    Ok(match (rated, clock) {
        (Some(true), Some(ClockWish::None)) => return refuse("club-rated-needs-clock"),
        (Some(true), Some(ClockWish::Odds(..))) => return refuse("club-odds-unrated"),
        (None, Some(ClockWish::Odds(control, _))) => (false, Some(control)),
        (Some(true), Some(ClockWish::Of(control))) => (true, Some(control)),
        (Some(true), None) => (true, usual.control().or(Some(TimeControl::USUAL))),
        (Some(false), wish) => (false, wish.unwrap_or(usual).control()),
        (None, wish) => {
            let control = wish.unwrap_or(usual).control();
            (rated_here && control.is_some(), control)
        }
    })
}

/// Whether one more offer of a game in a place notifies the opponent, if there is one. The first offer has notified
/// them already, unless they have answered it since.
fn may_offer_a_game(
    cx: &RequestContext<'_>,
    place: &StoredPlace,
    opponent: Option<&Account>,
    have_played: bool,
) -> Result<bool, Rejection> {
    let limits = cx.environment.limits;
    let limit = |key, limit: usize| -> Result<bool, Rejection> { Err(Message::new(key).with("limit", limit).into()) };
    quotas::may_begin(cx, cx.asker.person_id, "club-too-many-games")?;
    let mut mine = cx.tx.offers_by(cx.asker.person_id)?;
    mine.retain(|offer| matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch));
    let unanswered = opponent.and_then(|opponent| mine.iter().find(|offer| offer.taker_id == Some(opponent.id)));
    if let (true, Some(opponent)) = (place.direct, opponent) {
        blocks::unless_stranger(cx, opponent, have_played)?;
        if let Some(unanswered) = unanswered {
            let refusal = Message::new("club-challenge-unanswered").with("name", person(opponent));
            return Err(refusal.with("id", number(unanswered.id)).into());
        }
    }
    if mine.len() >= limits.challenges_per_person {
        return limit("club-too-many-challenges", limits.challenges_per_person);
    }
    if cx.tx.offers_in(place.id)?.len() >= limits.challenges_per_place {
        return limit("club-too-many-challenges-here", limits.challenges_per_place);
    }
    let an_hour_ago = cx.now.saturating_sub(SignedDuration::from_hours(1)).unwrap_or(Timestamp::MIN);
    if cx.tx.fruitless_challenges(cx.asker.person_id, an_hour_ago)? >= limits.challenges_per_hour {
        return limit("club-too-many-challenges-lately", limits.challenges_per_hour);
    }
    let asked_anew = opponent.filter(|_| unanswered.is_none());
    asked_anew.map_or(Ok(false), |opponent| calls::is_called_to_challenges(cx, opponent))
}

fn new_offer(cx: &RequestContext<'_>, kind: OfferKind, game: &str) -> Offer {
    let lasts = SignedDuration::from_hours(i64::from(cx.environment.limits.offer_hours));
    Offer {
        id: 0,
        kind,
        place_id: cx.place.id,
        maker_id: cx.asker.id,
        taker_id: None,
        game_id: None,
        game: game.to_owned(),
        variant: String::new(),
        side: None,
        rated: false,
        clock: None,
        goal: None,
        lead: 0,
        start: None,
        by_code: false,
        state: OfferState::Open,
        made_at: cx.now,
        expires_at: cx.now.saturating_add(lasts).unwrap_or(Timestamp::MAX),
    }
}

fn offer(cx: &RequestContext<'_>, offer: Offer) -> Result<Offer, Rejection> {
    let id = cx.tx.add_offer(&offer)?;
    closing::touch_digest_of_taker(cx, &offer)?;
    Ok(Offer { id, ..offer })
}

/// Tells of a challenge; the challenged is called if that is wanted.
fn announce_challenge(
    cx: &mut RequestContext<'_>,
    offer: &Offer,
    opponent: Option<&Account>,
    calls: bool,
    from: Option<&From>,
) -> Result<(), Rejection> {
    let challenge = match opponent {
        Some(opponent) => Message::new("club-challenge").with("opponent", person(opponent)),
        None => Message::new("club-challenge-open"),
    };
    let side = match offer.side {
        None => Message::new("club-side-random"),
        Some(side) => {
            let color = GameDef::find(&offer.game).map(|kind| kind.about.colors[side.index()].key());
            Message::new("club-side")
                .with("name", person(&cx.asker))
                .with("color", Message::new(color.unwrap_or("club-side-random")))
        }
    };
    let challenge = challenge
        .with("name", person(&cx.asker))
        .with("game", title(&offer.game, &offer.variant))
        .with("rated", rated(offer.rated))
        .with("clock", timed(offer.clock))
        .with("side", side);
    let id = Id(offer.id);
    let mut buttons = vec![ButtonDraft::new("club-button-accept", PlayCommand::Accept(Some(id)), ButtonStyle::Primary)];
    if opponent.is_some() {
        buttons.push(ButtonDraft::new("club-button-decline", PlayCommand::Decline(Some(id)), ButtonStyle::Plain));
    }
    let how = Message::new(if opponent.is_some() { "club-challenge-how" } else { "club-challenge-open-how" });
    let goal = offer.goal.map(|goal| Message::new("club-match-begins").with("goal", goal_told(goal)));
    let told = from.map(|from| from.told.clone());
    let text = [challenge].into_iter().chain(told).chain(goal).chain(handicaps::told(cx, offer));
    let text = text.chain([how.with("id", number(offer.id))]).collect();
    let addressee = |account: &Account| Addressee { id: account.external_id.clone(), name: account.name.clone() };
    let called = opponent.filter(|_| calls).map(addressee);
    let reply = cx.reply(Audience::Everyone, text);
    let files = board_of(cx, offer)?.into_iter().collect();
    let letter = Draft { about: Some(offer.id), buttons, files, until: Some(offer.expires_at), ..reply };
    if let Some(opponent) = opponent.filter(|_| cx.place.direct) {
        // Nobody else reads a conversation of two.
        let sent = Message::new("club-challenge-sent").with("opponent", person(opponent)).with("id", number(offer.id));
        let reply = cx.reply(Audience::Everyone, vec![sent]);
        cx.drafts.push(Draft { about: Some(offer.id), ..reply });
    }
    let readers = showing::readers_of(cx, offer)?;
    showing::tell_readers(cx, offer, readers, &letter, opponent, called)
}

/// The board from which an offered game begins, unless it begins as usual.
fn board_of(cx: &RequestContext<'_>, offer: &Offer) -> Result<Option<Attachment>, Rejection> {
    let kind = GameDef::find(&offer.game);
    let position = offer.start.as_deref().filter(|start| FirstTurns::split(start).1.is_none());
    let begun = position.zip(kind).and_then(|(position, kind)| {
        let game = kind.start_at(kind.variant(&offer.variant)?, position).ok()?;
        Some((position.to_owned(), kind, game))
    });
    let Some((position, kind, game)) = begun else { return Ok(None) };
    let language = cx.language_in(&cx.place)?;
    let told = Scene::of(&game, &SceneOptions::default()).board_in_words(language);
    let head = game.to_move().map(|player| Message::new(game.color(player).key()));
    let head = head.map(|color| language.say(&Message::new("club-board-begins").with("color", color)));
    let boards = Boards {
        title: kind.about.title.to_owned(),
        game: offer.game.clone(),
        variant: offer.variant.clone(),
        position,
        turned: false,
        turns: vec![SmallBoard { head: head.unwrap_or_default(), position: None, actions: Vec::new(), told }],
    };
    let name = format!("{}-{}.png", offer.game, offer.id);
    Ok(Some(Attachment::Figure { name, figure: Figure::Boards(boards), theme: cx.theme_in(&cx.place)? }))
}

/// The asker's offers in a game, and the offers to them.
fn offers_between(
    cx: &RequestContext<'_>,
    game: &StoredGame,
    kind: OfferKind,
) -> Result<(Option<Offer>, Option<Offer>), Rejection> {
    let (mut made, mut got) = (None, None);
    for offer in cx.tx.offers_about(game.id)?.into_iter().filter(|offer| offer.kind == kind) {
        if cx.is_mine(offer.maker_id)? { made = Some(offer) } else { got = Some(offer) }
    }
    Ok((made, got))
}

/// Offers to end a game without a winner on the board, or accepts that offer.
pub(in crate::club) fn offer_draw(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    confirmed: bool,
) -> Result<(), Rejection> {
    let (game, seat) = cx.find_own_live_game(command, id, Want::Mine)?;
    let replayed = cx.replay(&game)?;
    let (made, got) = offers_between(cx, &game, OfferKind::Draw)?;
    let counts = record::counts_if_stopped(cx, &game, &replayed.game)?;
    let count = count_now(&game, &replayed.game).filter(|_| counts);
    if let Some((Some(winner), count)) = &count
        && *winner != seat
        && made.is_none()
        && !confirmed
        && !cx.asker.is_computer()
    {
        let label = if got.is_some() { "club-button-accept" } else { "club-button-draw" };
        let question = Message::new("club-count-loses").with("count", count.clone());
        confirm::ask_whether(
            cx,
            &game,
            question,
            label,
            SettlingCommand::Draw { id: Some(Id(game.id)), confirmed: true },
        );
        return Ok(());
    }
    if let Some(got) = got {
        return accepting::accept_offer(cx, &got);
    }
    let text = match count {
        _ if !counts => Message::new("club-offers-void"),
        Some((_, count)) => Message::new("club-offers-count").with("count", count),
        None => Message::new("club-offers-draw"),
    };
    unless_offered(cx, &game, OfferKind::Draw, made.as_ref())?;
    offer_in_game(cx, &game, seat, OfferKind::Draw, true, text)
}

/// Whether the asker has offered this in a game before, and not both players have acted in it since.
fn offered_of_late(cx: &RequestContext<'_>, game: &StoredGame, kind: OfferKind) -> Result<bool, Rejection> {
    match cx.tx.last_offered(game.id, kind, cx.asker.person_id)? {
        Some(at) => Ok(!record::both_have_acted(cx, game, at)?),
        None => Ok(false),
    }
}

/// Asks to take the asker's last turn back, or accepts that the opponent does so.
pub(in crate::club) fn offer_takeback(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
) -> Result<(), Rejection> {
    let (game, seat) = cx.find_own_live_game(command, id, Want::Mine)?;
    let replayed = cx.replay(&game)?;
    if cx.is_to_move(&game) && !replayed.game.turn_begins() {
        return refuse("club-undo-instead");
    }
    if game.seat(seat.other()).is_computer() {
        return opponent::take_back_from_computer(cx, game, seat, replayed);
    }
    let (made, got) = offers_between(cx, &game, OfferKind::Takeback)?;
    if let Some(got) = got {
        return accepting::accept_offer(cx, &got);
    }
    if super::turns::last_turn_of(&replayed.game, seat).is_none() {
        return refuse("club-nothing-to-take-back");
    }
    super::turns::may_take_back(&game)?;
    unless_offered(cx, &game, OfferKind::Takeback, made.as_ref())?;
    offer_in_game(cx, &game, seat, OfferKind::Takeback, true, Message::new("club-offers-takeback"))
}

/// Offers another game with sides changed, or accepts that offer.
pub(in crate::club) fn offer_rematch(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
) -> Result<(), Rejection> {
    let game = cx.find_game(command, id, Want::Past)?;
    if cx.tx.votes_last(game.id)?.is_some() {
        return Err(Message::new("club-vote-again").with("id", number(game.id)).into());
    }
    let seat = cx.own_seat(&game)?;
    if cx.tx.match_of(game.id)?.is_some_and(|(row, _)| row.ended.is_none() || row.tournament_id.is_some()) {
        return Err(Message::new("club-in-a-match").with("id", number(game.id)).into());
    }
    if game.state != GameState::Over {
        return Err(Message::new("club-not-over-yet").with("id", number(game.id)).into());
    }
    let home = cx.tx.place(game.place_id)?;
    bans::may_open(cx, &game.game, &home)?;
    if game.seat(seat.other()).is_computer() {
        return opponent::play_computer_again(cx, &game, seat);
    }
    let (made, got) = offers_between(cx, &game, OfferKind::Rematch)?;
    if let Some(got) = got {
        return accepting::accept_offer(cx, &got);
    }
    if made.is_some() {
        return Err(Message::new("club-offered-already").with("id", number(game.id)).into());
    }
    let opponent = cx.tx.account_numbered(game.seat(seat.other()).account_id)?;
    if opponent.is_forgotten() {
        return refuse("club-opponent-forgotten");
    }
    blocks::unless_blocked(cx, &opponent)?;
    bans::unless_opponent_banned(cx, &opponent, &home)?;
    showing::may_play_again(cx, &game, &opponent)?;
    let calls = may_offer_a_game(cx, &home, Some(&opponent), true)?;
    offer_in_game(cx, &game, seat, OfferKind::Rematch, calls, Message::new("club-offers-rematch"))
}

/// Refuses an offer that the asker may not repeat yet in this game.
fn unless_offered(
    cx: &RequestContext<'_>,
    game: &StoredGame,
    kind: OfferKind,
    made: Option<&Offer>,
) -> Result<(), Rejection> {
    let refusal = if made.is_some() {
        "club-offered-already"
    } else if offered_of_late(cx, game, kind)? {
        "club-offered-of-late"
    } else {
        return Ok(());
    };
    Err(Message::new(refusal).with("id", number(game.id)).into())
}

/// Offers something to the opponent in a game, and may notify them.
fn offer_in_game(
    cx: &mut RequestContext<'_>,
    game: &StoredGame,
    seat: Player,
    kind: OfferKind,
    calls: bool,
    text: Message,
) -> Result<(), Rejection> {
    let other = seat.other();
    let opponent = game.seat(other);
    let offer = offer(
        cx,
        Offer {
            place_id: game.place_id,
            maker_id: game.seat(seat).account_id,
            taker_id: Some(opponent.account_id),
            game_id: Some(game.id),
            variant: game.variant.clone(),
            rated: game.rated,
            start: handicaps::swapped(game).filter(|_| kind == OfferKind::Rematch),
            clock: cx.tx.clock(game.id)?.map(|row| {
                let terms = Terms { tournament: false, ..row.clock.terms };
                // An offer names its maker first.
                if seat == Player::One { terms } else { terms.turned() }
            }),
            // In a rematch each plays the other side.
            side: (kind == OfferKind::Rematch).then_some(other),
            ..new_offer(cx, kind, &game.game)
        },
    )?;
    if kind == OfferKind::Rematch {
        // Each still plays from where they played.
        cx.tx.show_like(offer.id, game.id, true)?;
        let people = [cx.asker.person_id, opponent.person_id];
        showing::show_in_paired(cx, offer.id, game.place_id, &game.game, &people)?;
    }
    let id = Id(offer.id);
    let text = text
        .with("name", seated(game.seat(seat)))
        .with("opponent", seated(opponent))
        .with("game", title(&game.game, &game.variant))
        .with("id", number(game.id));
    let (mut text, mut buttons) = (vec![text], Vec::new());
    // The computer answers by itself.
    if !opponent.is_computer() {
        text.push(Message::new("club-offer-how").with("id", id.to_string()));
        buttons.push(ButtonDraft::new("club-button-accept", PlayCommand::Accept(Some(id)), ButtonStyle::Primary));
        buttons.push(ButtonDraft::new("club-button-decline", PlayCommand::Decline(Some(id)), ButtonStyle::Plain));
    }
    let (until, pinged) = (Some(offer.expires_at), vec![other]);
    let call = if calls { Call::Now } else { Call::Nobody };
    announce::announce_for_asker(cx, game, &News { text, buttons, pinged, call, until, ..News::default() })
}
