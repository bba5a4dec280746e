//! Phrases that several commands need.

use super::rating::shown;
use super::replay::Replayed;
use crate::command::Id;
use crate::rules::{Game, Kind, Player};
use crate::scene::{Scene, SceneOptions};
use crate::store::{Account, Offer, OfferKind, RatingChange, Seat, Table};
use crate::text::{Arg, Message, Named, Span};

/// `#12`.
pub(super) fn number(id: i64) -> String {
    Id(id).to_string()
}

/// A person by their account, as a link where that account is known.
pub(super) fn person(account: &Account) -> Arg {
    named(&account.platform, &account.external_id, &account.name, account.is_forgotten())
}

/// A player by the account that sat down.
pub(super) fn seated(seat: &Seat) -> Arg {
    named(&seat.platform, &seat.external_id, &seat.name, seat.is_forgotten())
}

fn named(platform: &str, id: &str, name: &str, forgotten: bool) -> Arg {
    if forgotten {
        return name.into();
    }
    Span::Person(Named { platform: platform.to_owned(), id: id.to_owned(), name: name.to_owned() }).into()
}

/// A game's proper name, and its variant where it has several.
pub(super) fn title(game: &str, variant: &str) -> Message {
    match Kind::find(game) {
        Some(kind) if kind.about.variants.len() > 1 => {
            Message::new("club-title-variant").with("title", kind.about.title).with("variant", variant)
        }
        Some(kind) => Message::new("club-title").with("title", kind.about.title),
        None => Message::new("club-title").with("title", game),
    }
}

/// Whether ratings change.
pub(super) fn rated(rated: bool) -> Message {
    Message::new(if rated { "club-rated" } else { "club-unrated" })
}

/// A player with their color: `ann (White)`.
pub(super) fn player(table: &Table, game: &Game, player: Player) -> Message {
    Message::new("club-player")
        .with("name", seated(table.seat(player)))
        .with("color", Message::new(game.color(player).key()))
}

/// Actions, separated by blanks as they may be typed.
pub(super) fn actions(tokens: &[String]) -> String {
    tokens.join(" ")
}

/// Some of many actions, and how many more there are.
pub(super) fn some_actions(tokens: &[String], at_most: usize) -> Arg {
    let mut shown: Vec<Arg> = tokens.iter().take(at_most).map(|token| Arg::notation(token.as_str())).collect();
    if tokens.len() > at_most {
        shown.push(Message::new("club-and-more").with("count", tokens.len() - at_most).into());
    }
    Arg::List(shown)
}

/// Whose turn it is, or how the game ended.
pub(super) fn status(table: &Table, game: &Game) -> Message {
    match game.to_move() {
        Some(mover) if game.turn_begins() => Message::new("club-to-move").with("player", player(table, game, mover)),
        Some(mover) => Message::new("club-goes-on").with("player", player(table, game, mover)),
        None => over(table, game),
    }
}

/// The score of a game that goes on, if it counts.
pub(super) fn score(game: &Game) -> Option<Message> {
    Scene::of(game, &SceneOptions::default()).score().filter(|_| game.outcome().is_none())
}

/// How a game ended.
pub(super) fn over(table: &Table, game: &Game) -> Message {
    let Some(outcome) = game.outcome() else { return Message::new("club-not-over") };
    let reason = outcome.reason.message();
    let message = match (outcome.winner, outcome.points.is_some()) {
        (Some(winner), false) => Message::new("club-won").with("player", player(table, game, winner)),
        (Some(winner), true) => Message::new("club-won-points").with("player", player(table, game, winner)),
        (None, false) if !outcome.counts() => Message::new("club-no-result"),
        (None, false) => Message::new("club-drawn"),
        (None, true) => Message::new("club-drawn-points"),
    };
    let message = message.with("reason", reason);
    match outcome.points {
        // A winner's points come first.
        Some([two, one]) if outcome.winner == Some(Player::Two) => message.with_text("one", one).with_text("two", two),
        Some([one, two]) => message.with_text("one", one).with_text("two", two),
        None => message,
    }
}

/// How the ratings changed.
pub(super) fn changes(table: &Table, changes: &[RatingChange; 2]) -> Message {
    let change = |index: usize| {
        Message::new("club-rating-change")
            .with("name", seated(&table.seats[index]))
            .with_text("before", shown(changes[index].before.rating))
            .with_text("after", shown(changes[index].after.rating))
    };
    Message::new("club-ratings").with("one", change(0)).with("two", change(1))
}

/// A game in a list: `#12 Chifoumi, ann – bob: ann to move`.
pub(super) fn listed(table: &Table) -> Message {
    let to_move = match table.to_move {
        None => Message::new("club-listed-over"),
        Some(player) => Message::new("club-listed-to-move").with("name", seated(table.seat(player))),
    };
    Message::new("club-listed")
        .with("id", number(table.id))
        .with("game", title(&table.game, &table.variant))
        .with("one", seated(&table.seats[0]))
        .with("two", seated(&table.seats[1]))
        .with("status", to_move)
}

/// Whether an agreement to stop would count this game rather than draw it.
pub(super) fn agreement_counts(replayed: &Replayed) -> bool {
    let mut game = replayed.game.clone();
    game.agree();
    game.outcome().is_some_and(|outcome| outcome.points.is_some())
}

/// An offer in a list.
pub(super) fn listed_offer(offer: &Offer, maker: &Account, taker: Option<&Account>) -> Message {
    let key = match (offer.kind, taker) {
        (OfferKind::Challenge, Some(_)) => "club-listed-challenge",
        (OfferKind::Challenge, None) => "club-listed-open",
        (OfferKind::Rematch, _) => "club-listed-rematch",
        (OfferKind::Draw, _) => "club-listed-draw",
        (OfferKind::Takeback, _) => "club-listed-takeback",
    };
    Message::new(key)
        .with("id", number(offer.id))
        .with("table", number(offer.table_id.unwrap_or(offer.id)))
        .with("maker", person(maker))
        .with("taker", taker.map_or_else(|| Arg::from(""), person))
        .with("game", title(&offer.game, &offer.variant))
}

/// A sentence in which an offer is named as `what`.
pub(super) fn offered(offer: &Offer, key: &'static str) -> Message {
    let what = Message::new(match offer.kind {
        OfferKind::Challenge => "club-kind-challenge",
        OfferKind::Rematch => "club-kind-rematch",
        OfferKind::Draw => "club-kind-draw",
        OfferKind::Takeback => "club-kind-takeback",
    });
    Message::new(key).with("what", what.with("id", number(offer.table_id.unwrap_or(offer.id))))
}
