//! The computer as a player: games with it, and what awaits it.
//!
//! It has an account for each of its levels, on a platform of its own to which nothing is delivered. Whoever thinks for
//! it asks what awaits it ([`Club::awaiting_computer`]) and answers with a [`Request`], which comes through the same door
//! as a person's. Its event is named by the game and by how far that was, so that a turn which was thought about twice,
//! because the program ended in between, is played once.

use super::levels::{account_of, computer_at, level_of, name_of};
use crate::club::context::asker::{RequestContext, note_account};
use crate::club::context::error::Panicked;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::replay::Replayed;
use crate::club::context::words::{number, person};
use crate::club::play::answers::lot;
use crate::club::play::offers;
use crate::club::play::playing;
use crate::club::play::playing::{Beginning, NewEntry};
use crate::club::{Audience, Club, Origin, Person, Place, Request, Said};
use crate::command::{Challenge, Command, Side};
use crate::faults;
use crate::rules::guide::LEVELS;
use crate::rules::{GAMES, Game, Kind, Player};
use crate::store::{COMPUTER, EntryKind, OfferKind, StoreError, StoredGame, Tried, TriedKind};
use crate::text::Message;

/// The level at which it plays if nobody says otherwise.
const USUAL_LEVEL: u8 = 3;
/// A game in which something awaits the computer.
#[derive(Clone)]
pub struct Awaited {
    /// The game's number.
    pub game_id: i64,
    /// How many entries its record has.
    pub entries: u32,
    /// The game as it stands.
    pub game: Game,
    /// The side that the computer plays.
    pub player: Player,
    /// At which level, from 1.
    pub level: u8,
    /// The number of the offer to stop that it has to answer first, if there is one. Without one it is to move.
    pub offer: Option<i64>,
}

/// Which side a person plays.
struct Sides {
    /// Whether it's the first.
    first: bool,
    /// Whether lots were drawn for it.
    drawn: bool,
}

impl Awaited {
    /// The event by which the club knows what the computer does about it.
    #[must_use]
    pub fn event(&self) -> String {
        match self.offer {
            Some(offer) => format!("offer-{offer}"),
            None => format!("turn-{}-{}", self.game_id, self.entries),
        }
    }

    /// What the computer asks of the club.
    #[must_use]
    pub fn request(&self, command: Command) -> Request {
        let id = account_of(self.level);
        let place = Place { id: id.clone(), name: String::new(), direct: true, community: id.clone() };
        Request {
            origin: Origin { platform: COMPUTER, event: self.event() },
            place,
            person: Person { id, name: name_of(self.level) },
            manages: false,
            people: Vec::new(),
            replied_to: None,
            // What it thought about may have been taken back since.
            seen: Some(self.entries),
            token: None,
            language: None,
            boards: None,
            said: Said::Command(Ok(command)),
        }
    }
}

impl Club {
    /// What awaits the computer, in the order of the games' numbers.
    ///
    /// # Errors
    /// If the database fails.
    pub fn awaiting_computer(&mut self) -> Result<Vec<Awaited>, StoreError> {
        let games = self.store.read()?.live_games_with_computer()?;
        let mut awaited = Vec::new();
        for game in games {
            let tried = Tried::numbered(TriedKind::Computer, game.id);
            if self.is_put_aside(&tried)? {
                continue;
            }
            match self.guarded(|club| club.awaited_in(&game)) {
                Ok(found) => awaited.extend(found?),
                Err(Panicked(why)) => self.put_aside(&tried, &why, self.last_seen())?,
            }
        }
        Ok(awaited)
    }

    /// What awaits the computer in a game, if anything does.
    fn awaited_in(&mut self, stored: &StoredGame) -> Result<Option<Awaited>, StoreError> {
        faults::point("club.awaited");
        let tx = self.store.read()?;
        let Some((player, level)) = computer_at(stored) else { return Ok(None) };
        let offers = tx.offers_about(stored.id)?;
        let to_stop = |kind| kind == OfferKind::Draw;
        let offer =
            offers.iter().find(|offer| to_stop(offer.kind) && offer.taker_id == Some(stored.seat(player).account_id));
        if offer.is_none() && stored.to_move != Some(player) {
            return Ok(None);
        }
        let offer = offer.map(|offer| offer.id);
        let known = self.games.get(stored.id, stored.entries).cloned();
        // One that cannot be replayed is reported when a person looks at it.
        let replayed = known.map_or_else(|| Replayed::load(&tx, stored, stored.entries), |known| Ok(Ok(known)))?;
        let Ok(Replayed { game, entries }) = replayed else { return Ok(None) };
        Ok(Some(Awaited { game_id: stored.id, entries, game: Game::clone(&game), player, level, offer }))
    }
}

/// Begins a game with the computer.
pub(in crate::club) fn challenge_computer(
    cx: &mut RequestContext<'_>,
    challenge: &Challenge,
    variant: &str,
) -> Result<(), Rejection> {
    if challenge.rated == Some(true) {
        return refuse("club-computer-unrated");
    }
    if challenge.goal.is_some() {
        return refuse("club-match-computer");
    }
    if challenge.clock.is_some_and(|wish| wish.control().is_some()) || challenge.claimable.is_some() {
        return refuse("club-computer-no-clock");
    }
    let sides = match challenge.side {
        Side::First => Sides { first: true, drawn: false },
        Side::Second => Sides { first: false, drawn: false },
        Side::Random => Sides { first: lot(&cx.request.origin), drawn: true },
    };
    let level = challenge.level.unwrap_or(USUAL_LEVEL);
    begin_with_computer(cx, cx.place.id, [challenge.game, variant], level, sides)
}

/// Shows how strong the computer is at its levels, as far as that was measured.
pub(in crate::club) fn profile_of_computer(cx: &mut RequestContext<'_>) {
    let of_game = |kind: &Kind| {
        let ratings: Vec<String> = kind.about.level_ratings.iter().map(u16::to_string).collect();
        let told = Message::new("club-computer-levels").with("game", kind.about.title);
        told.with("count", ratings.len()).with_text("ratings", ratings.join(", "))
    };
    let mut text = vec![Message::new("club-computer-profile").with("most", LEVELS)];
    text.extend(GAMES.iter().map(of_game));
    cx.say(Audience::Asker, text);
}

/// Begins another game with the computer, with sides changed.
pub(in crate::club) fn play_computer_again(
    cx: &mut RequestContext<'_>,
    game: &StoredGame,
    seat: Player,
) -> Result<(), Rejection> {
    let level = level_of(game.seat(seat.other())).unwrap_or(USUAL_LEVEL);
    begin_with_computer(
        cx,
        game.place_id,
        [&game.game, &game.variant],
        level,
        Sides { first: seat == Player::Two, drawn: false },
    )
}

fn begin_with_computer(
    cx: &mut RequestContext<'_>,
    place_id: i64,
    [game, variant]: [&str; 2],
    level: u8,
    Sides { first, drawn }: Sides,
) -> Result<(), Rejection> {
    let limit = cx.environment.limits.computer_games;
    if limit == 0 {
        return refuse("club-computer-off");
    }
    if cx.tx.live_games_with_computer()?.len() >= limit {
        return Err(Message::new("club-computer-busy").with("limit", limit).into());
    }
    offers::may_begin(cx, cx.asker.person_id, "club-too-many-games")?;
    offers::may_begin_in(cx, place_id)?;
    let computer = note_account(cx.tx, COMPUTER, &account_of(level), &name_of(level), cx.now)?;
    let asker = cx.asker.clone();
    let seats = if first { [&asker, &computer] } else { [&computer, &asker] };
    let of_match = None;
    let beginning = Beginning { id: None, place_id, game, variant, rated: false, clock: None, of_match, drawn, seats };
    let written = cx.drafts.len();
    let stored = playing::begin_game(cx, &beginning)?;
    cx.answer_by(&stored, written)
}

/// Takes the asker's last turn in a game with the computer back, and what it has played since.
pub(in crate::club) fn take_back_from_computer(
    cx: &mut RequestContext<'_>,
    mut game: StoredGame,
    seat: Player,
    mut replayed: Replayed,
) -> Result<(), Rejection> {
    let Some(plies) = crate::club::play::turns::last_turn_of(&replayed.game, seat) else {
        return refuse("club-nothing-to-take-back");
    };
    crate::club::play::turns::may_take_back(&game)?;
    let token = plies.to_string();
    let account_id = Some(cx.asker.id);
    let entry = NewEntry { kind: EntryKind::Rewind, token: &token, player: Some(seat), account_id };
    playing::enter(cx, &game, &mut replayed, &entry)?;
    cx.tx.forget_conditionals(game.id)?;
    let text = Message::new("club-taken-back-alone").with("name", person(&cx.asker)).with("id", number(game.id));
    cx.conclude(&mut game, replayed, vec![text], Vec::new())
}
