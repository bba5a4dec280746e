//! Which game or offer is meant.

use crate::club::context::asker::RequestContext;
use crate::club::context::draft::ButtonDraft;
use crate::club::context::limits::{BUTTONS_MAX, LISTED_MAX};
use crate::club::context::rejection::{Refused, Rejection, refuse};
use crate::club::context::words::{left_off, listed_offer, number, status, title};
use crate::club::permission::watching::may_watch;
use crate::club::{ButtonStyle, listing};
use crate::command::{Command, Id, PlayCommand, PositionCommand};
use crate::rules::Player;
use crate::store::{GameState, Offer, OfferState, StoredGame};
use crate::text::Message;

/// Which game a command means if there are several.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::club) enum Want {
    /// It awaits the asker's turn.
    Turn,
    /// The asker plays it.
    Mine,
    /// The asker has played it to its end.
    Past,
    /// One to ask about: if there are several, the one in which the asker acted last.
    Question,
    /// It can be looked at.
    Any,
}

impl RequestContext<'_> {
    /// The game that a command about a live game of the asker's is about, and their seat.
    pub(in crate::club) fn find_own_live_game(
        &mut self,
        command: &Command,
        id: Option<Id>,
        want: Want,
    ) -> Result<(StoredGame, Player), Rejection> {
        let game = self.find_game(command, id, want)?;
        let seat = self.own_seat(&game)?;
        if game.state == GameState::Live { Ok((game, seat)) } else { Err(self.is_over(&game)) }
    }

    /// The game that a command means: the one with the number; the one whose message the asker replied to; the asker's
    /// only game here, or the one that awaits them or, for a question, the one in which they acted last; their only
    /// game anywhere; for commands that only look, the only one of the place or the last one that was played.
    pub(in crate::club) fn find_game(
        &mut self,
        command: &Command,
        id: Option<Id>,
        want: Want,
    ) -> Result<StoredGame, Rejection> {
        if let Some(Id(id)) = id {
            return self.visible_game(id);
        }
        if let Some(game) = self.game_replied_to()? {
            return Ok(game);
        }
        if want == Want::Past {
            let past = self.told_here(self.tx.past_games_of(self.asker.person_id, 50)?)?;
            let here = self.first_here(&past)?;
            return here.or(past.first()).cloned().ok_or_else(|| Message::new("club-no-past-game").into());
        }
        let mine = self.told_here(self.tx.live_games_of(self.asker.person_id)?)?;
        let mut here = Vec::new();
        for game in &mine {
            here.extend(self.is_here(game)?.then(|| game.clone()));
        }
        for candidates in [here, mine] {
            if !candidates.is_empty() {
                return self.choose(command, candidates, want);
            }
        }
        if matches!(want, Want::Question | Want::Any) {
            let live = self.tx.live_games_in(self.place.id, u32::MAX)?;
            if !live.is_empty() {
                return self.choose(command, live, want);
            }
            let past = self.tx.past_games_in(self.place.id, 1)?;
            let past = match past.is_empty() {
                true => self.told_here(self.tx.past_games_of(self.asker.person_id, 50)?)?,
                false => past,
            };
            return past.into_iter().next().ok_or_else(|| Message::new("club-no-game").into());
        }
        // The asker may not have seen yet that their game here has just ended.
        let past = self.tx.past_games_of(self.asker.person_id, 50)?;
        match self.first_here(&past)? {
            Some(last) => Err(self.is_over(last)),
            None => refuse("club-no-game"),
        }
    }

    /// Why nothing can be done in a game that doesn't go on: how it ended, or that it is set aside.
    pub(in crate::club) fn is_over(&mut self, stored: &StoredGame) -> Rejection {
        match self.replay(stored) {
            Ok(replayed) => {
                let over = Message::new("club-is-over").with("how", status(stored, &replayed.game));
                over.with("id", number(stored.id)).into()
            }
            Err(rejection) => rejection,
        }
    }

    /// Whether something overheard is meant for a game that is clear: a turn, if the game awaits the asker; a question,
    /// if the asker plays it. A word that people use among themselves counts only in answer to one of its messages, or
    /// in its thread.
    pub(in crate::club) fn is_meant(&mut self, command: &Command) -> Result<bool, Rejection> {
        let (id, is_turn, is_plain) = match command {
            Command::Play(PlayCommand::Move(id, _) | PlayCommand::End { id, .. }) => (id, true, true),
            Command::Position(PositionCommand::Ask(id, question)) => (id, false, question.subject().is_some()),
            Command::Position(PositionCommand::Moves(id, Some(_))) => (id, false, true),
            _ => return Ok(false),
        };
        let game = match id {
            Some(Id(id)) => match self.tx.game(*id)? {
                Some(game) if self.is_here(&game)? => Some(game),
                _ => None,
            },
            None => match self.game_replied_to()? {
                Some(game) => Some(game),
                None if !is_plain => None,
                None => {
                    let mine = self.tx.live_games_of(self.asker.person_id)?;
                    let mut wanted = Vec::new();
                    for game in mine {
                        let is_wanted = (!is_turn || self.is_to_move(&game)) && self.is_here(&game)?;
                        wanted.extend(is_wanted.then_some(game));
                    }
                    self.only_one(command, wanted)?
                }
            },
        };
        let is_player = |game: &StoredGame| self.seat_of_asker(game).is_some();
        Ok(game.is_some_and(|game| if is_turn { self.is_to_move(&game) } else { is_player(&game) }))
    }

    fn choose(&mut self, command: &Command, candidates: Vec<StoredGame>, want: Want) -> Result<StoredGame, Rejection> {
        let last = if want == Want::Question { self.last_acted_in(&candidates)? } else { None };
        let only = match (candidates.as_slice(), want) {
            ([only], _) => Some(only.clone()),
            _ if last.is_some() => last,
            (_, Want::Turn | Want::Question | Want::Any) => {
                let awaiting = candidates.iter().filter(|game| self.is_to_move(game)).cloned().collect();
                self.only_one(command, awaiting)?
            }
            _ => None,
        };
        if let Some(only) = only {
            return Ok(only);
        }
        let example = example(command, candidates.first().map(|game| game.id));
        let mut text = vec![Message::new("club-which-game").with("example", example)];
        for game in candidates.iter().take(LISTED_MAX) {
            text.push(listing::listed(self, game)?);
        }
        text.extend(left_off(candidates.len(), LISTED_MAX));
        let buttons = candidates.iter().take(BUTTONS_MAX).filter_map(|game| {
            let command = command.about(Id(game.id))?;
            let opponent = game.seats.iter().find(|seat| seat.person_id != self.asker.person_id)?;
            let label = Message::new("club-button-game")
                .with("id", number(game.id))
                .with("game", title(&game.game, &game.variant))
                .with("name", opponent.name.as_str());
            Some(ButtonDraft { label, command, seen: Some(game.entries), style: ButtonStyle::Plain })
        });
        Err(Refused { text, buttons: buttons.collect(), ..Refused::default() }.into())
    }

    /// The one of several games in which the asker acted last, if they acted in any.
    fn last_acted_in(&self, games: &[StoredGame]) -> Result<Option<StoredGame>, Rejection> {
        let mut acted = Vec::new();
        for game in games.iter().filter(|game| self.seat_of_asker(game).is_some()) {
            acted.extend(self.tx.acted_at(game.id, self.asker.person_id)?.map(|at| (at, game)));
        }
        Ok(acted.into_iter().max_by_key(|(at, _)| *at).map(|(_, game)| game.clone()))
    }

    /// The only one of several games, or the only one in which the turn is legal.
    fn only_one(&mut self, command: &Command, mut games: Vec<StoredGame>) -> Result<Option<StoredGame>, Rejection> {
        if let (Command::Play(PlayCommand::Move(None, text)), true) = (command, games.len() > 1) {
            let mut legal = Vec::new();
            for game in games {
                let is_legal = !self.replay(&game)?.game.read(text).actions().is_empty();
                legal.extend(is_legal.then_some(game));
            }
            games = legal;
        }
        Ok(if games.len() == 1 { games.pop() } else { None })
    }

    /// The game with this number, if the asker may know of it: it is theirs, or of this place or community.
    fn visible_game(&self, id: i64) -> Result<StoredGame, Rejection> {
        if let Some(game) = self.tx.game(id)? {
            if self.may_see(&game)? {
                return Ok(game);
            }
        } else if let Some(offer) = self.tx.offer(id)?
            && offer.state == OfferState::Open
            && self.may_see_offer(&offer)?
        {
            return Err(Message::new("club-not-accepted").with("id", number(id)).into());
        }
        Err(Message::new("club-unknown-game").with("id", number(id)).into())
    }

    /// The game of the message that the asker replied to. Its number would show no more.
    pub(in crate::club) fn game_replied_to(&self) -> Result<Option<StoredGame>, Rejection> {
        let Some(Id(id)) = self.subject_replied_to()? else { return Ok(None) };
        match self.tx.game(id)? {
            Some(game) if self.may_see(&game)? => Ok(Some(game)),
            _ => Ok(None),
        }
    }

    /// Whether the asker may know of an offer: it is by or to them, or for anybody here who has no code.
    fn may_see_offer(&self, offer: &Offer) -> Result<bool, Rejection> {
        let is_own = self.is_mine(offer.maker_id)? || offer.taker_id.map_or(Ok(false), |taker| self.is_mine(taker))?;
        Ok(is_own || (!offer.by_code && self.is_offer_here(offer)?))
    }

    /// Whether the asker may know of a game: it is theirs, or of this place or community, or shown to it, or they follow it
    /// here.
    pub(in crate::club) fn may_see(&self, game: &StoredGame) -> Result<bool, Rejection> {
        let here = game.place_id == self.place.id || game.community_id == self.place.community_id;
        let known = here || self.seat_of_asker(game).is_some();
        Ok(known || self.tx.is_shown_to(game.id, self.place.community_id)? || self.follows(game)?)
    }

    /// Whether the asker, who is alone with the program, follows a game here and still may.
    fn follows(&self, game: &StoredGame) -> Result<bool, Rejection> {
        let watched = self.place.direct && self.tx.is_watched_in(game.id, self.place.id)?;
        Ok(watched && may_watch(self, game, &self.place, self.asker.person_id)?)
    }

    /// Whether a game is shown here, or nobody else reads here.
    pub(in crate::club) fn is_here(&self, game: &StoredGame) -> Result<bool, Rejection> {
        let known = game.place_id == self.place.id || self.place.direct;
        Ok(known || self.tx.is_shown_in(game.id, self.place.id)?)
    }

    /// Those of the asker's games that may be told here. Where others read, nobody hears of those that only their other
    /// accounts play elsewhere.
    pub(in crate::club) fn told_here(&self, games: Vec<StoredGame>) -> Result<Vec<StoredGame>, Rejection> {
        let mut told = Vec::new();
        for game in games {
            let is_own = game.seats.iter().any(|seat| seat.account_id == self.asker.id);
            told.extend((is_own || self.is_here(&game)?).then_some(game));
        }
        Ok(told)
    }

    /// The same of their offers.
    pub(in crate::club) fn offers_told_here(&self, offers: Vec<Offer>) -> Result<Vec<Offer>, Rejection> {
        let mut told = Vec::new();
        for offer in offers {
            let is_own = offer.maker_id == self.asker.id || offer.taker_id == Some(self.asker.id);
            told.extend((is_own || self.place.direct || self.is_offer_here(&offer)?).then_some(offer));
        }
        Ok(told)
    }

    /// The first of several games that is shown here.
    pub(in crate::club) fn first_here<'g>(&self, games: &'g [StoredGame]) -> Result<Option<&'g StoredGame>, Rejection> {
        for game in games {
            if self.is_here(game)? {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    /// Whether an offer was made here, or is shown here or made in a game that is.
    fn is_offer_here(&self, offer: &Offer) -> Result<bool, Rejection> {
        let here = offer.place_id == self.place.id;
        Ok(here || self.tx.is_shown_in(offer.game_id.unwrap_or(offer.id), self.place.id)?)
    }

    /// Those of several offers that are here.
    fn offers_here(&self, offers: &[Offer]) -> Result<Vec<Offer>, Rejection> {
        let mut here = Vec::new();
        for offer in offers {
            here.extend(self.is_offer_here(offer)?.then(|| offer.clone()));
        }
        Ok(here)
    }

    /// The offer that the asker accepts or declines.
    pub(in crate::club) fn find_offer_to_asker(&self, command: &Command, id: Option<Id>) -> Result<Offer, Rejection> {
        if let Some(Id(id)) = id.or(self.subject_replied_to()?) {
            let to_me = self.offers_told_here(self.tx.offers_to(self.asker.person_id)?)?;
            let mut about: Vec<Offer> = to_me.into_iter().chain(self.open_here()?).collect();
            if let Some(at) = about.iter().position(|offer| offer.id == id) {
                return Ok(about.swap_remove(at));
            }
            about.retain(|offer| offer.game_id == Some(id));
            if !about.is_empty() {
                return self.choose_offer(command, about);
            }
            return Err(self.why_no_offer(id)?.into());
        }
        let candidates = self.offers_to_answer()?;
        if !candidates.is_empty() {
            return self.choose_offer(command, candidates);
        }
        // Any open offer here is the asker's own.
        if self.open_here()?.is_empty() { refuse("club-no-offer") } else { refuse("club-own-offer") }
    }

    /// The offers that a bare yes or no may mean: those to the asker here, or else elsewhere, or else others' open
    /// challenges here.
    pub(in crate::club) fn offers_to_answer(&self) -> Result<Vec<Offer>, Rejection> {
        let to_me = self.offers_told_here(self.tx.offers_to(self.asker.person_id)?)?;
        let here = self.offers_here(&to_me)?;
        let mut open = Vec::new();
        for offer in self.open_here()? {
            if !self.is_mine(offer.maker_id)? {
                open.push(offer);
            }
        }
        Ok([here, to_me, open].into_iter().find(|offers| !offers.is_empty()).unwrap_or_default())
    }

    /// The challenges here that anybody may accept.
    fn open_here(&self) -> Result<Vec<Offer>, Rejection> {
        let mut here = self.tx.offers_in(self.place.id)?;
        here.retain(|offer| offer.taker_id.is_none() && !offer.by_code);
        Ok(here)
    }

    /// The offer that the asker withdraws.
    pub(in crate::club) fn find_offer_by_asker(&self, command: &Command, id: Option<Id>) -> Result<Offer, Rejection> {
        let mine = self.offers_told_here(self.tx.offers_by(self.asker.person_id)?)?;
        if let Some(Id(id)) = id.or(self.subject_replied_to()?) {
            let about: Vec<Offer> =
                mine.into_iter().filter(|offer| offer.id == id || offer.game_id == Some(id)).collect();
            return if about.is_empty() {
                let to_me = self.offers_told_here(self.tx.offers_to(self.asker.person_id)?)?;
                let is_to_me = to_me.iter().any(|offer| offer.id == id || offer.game_id == Some(id));
                let to_be_declined = Message::new("club-offer-not-made-by-you").with("id", number(id));
                Err(if is_to_me { to_be_declined } else { self.why_no_offer(id)? }.into())
            } else {
                self.choose_offer(command, about)
            };
        }
        let here = self.offers_here(&mine)?;
        for candidates in [here, mine] {
            if !candidates.is_empty() {
                return self.choose_offer(command, candidates);
            }
        }
        let any = self.offers_told_here(self.tx.offers_to(self.asker.person_id)?)?.is_empty();
        refuse(if any { "club-no-own-offer" } else { "club-no-own-offer-decline" })
    }

    /// The number of the game or offer of the message that the asker replied to.
    pub(in crate::club) fn subject_replied_to(&self) -> Result<Option<Id>, Rejection> {
        let Some(message) = &self.request.replied_to else { return Ok(None) };
        Ok(self.tx.subject_of_message(&self.place.platform, message)?.map(Id))
    }

    fn choose_offer(&self, command: &Command, candidates: Vec<Offer>) -> Result<Offer, Rejection> {
        if let [only] = candidates.as_slice() {
            return Ok(only.clone());
        }
        let example = example(command, candidates.first().map(|offer| offer.id));
        let mut text = vec![Message::new("club-which-offer").with("example", example)];
        let mut buttons = Vec::new();
        for offer in candidates.iter().take(LISTED_MAX) {
            let listed = self.listed_offer(offer)?;
            if let Some(command) = command.about(Id(offer.id))
                && buttons.len() < BUTTONS_MAX
            {
                buttons.push(ButtonDraft { label: listed.clone(), command, seen: None, style: ButtonStyle::Plain });
            }
            text.push(listed);
        }
        text.extend(left_off(candidates.len(), LISTED_MAX));
        Err(Refused { text, buttons, ..Refused::default() }.into())
    }

    pub(in crate::club) fn listed_offer(&self, offer: &Offer) -> Result<Message, Rejection> {
        let maker = self.tx.account_numbered(offer.maker_id)?;
        let taker = offer.taker_id.map(|id| self.tx.account_numbered(id)).transpose()?;
        Ok(listed_offer(offer, &maker, taker.as_ref()))
    }

    /// Why the asker can't answer or withdraw the offer with this number.
    fn why_no_offer(&self, id: i64) -> Result<Message, Rejection> {
        let known = match self.tx.offer(id)? {
            Some(offer) if self.may_see_offer(&offer)? && self.is_offer_here(&offer)? => Some(offer),
            _ => None,
        };
        let key = match known.map(|offer| (offer.state, offer.kind)) {
            Some((OfferState::Open, _)) => "club-offer-not-yours",
            Some((OfferState::Expired, _)) => "club-offer-expired",
            Some((OfferState::Withdrawn, _)) => "club-offer-withdrawn",
            Some((OfferState::Accepted, _)) => "club-offer-accepted",
            Some((OfferState::Declined, _)) => "club-offer-declined",
            _ => "club-offer-unknown",
        };
        Ok(Message::new(key).with("id", number(id)))
    }
}

/// A command as it is asked of the first of several games or offers.
pub(in crate::club) fn example(command: &Command, first: Option<i64>) -> String {
    first.and_then(|id| command.about(Id(id))).map_or_else(String::new, |command| command.to_string())
}
