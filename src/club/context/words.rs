//! Phrases that several commands need.

use jiff::Timestamp;

use crate::clock::{Terms, TimeControl, write_length};
use crate::command::Id;
use crate::rules::{Attempt, Game, GameDef, Player, Points};
use crate::scene::{Scene, SceneOptions, score_told};
use crate::store::{Account, ClockRow, Offer, OfferKind, RatingChange, Seat, StoredGame, StoredTournament};
use crate::text::{Arg, Message, Named, Span};
use crate::tournament::MatchGoal;

/// The action that ends a turn which could go on.
pub(in crate::club) const END: &str = "end";

/// The most actions that are named as continuations of a turn. Beyond that, only their number is told.
const TOLD_MAX: usize = 12;

/// `#12`.
pub(in crate::club) fn number(id: i64) -> String {
    Id(id).to_string()
}

/// A person by their account, as a link where that account is known.
pub(in crate::club) fn person(account: &Account) -> Arg {
    named(&account.platform, &account.external_id, &account.name, account.is_forgotten())
}

/// A player by the account that sat down.
pub(in crate::club) fn seated(seat: &Seat) -> Arg {
    named(&seat.platform, &seat.external_id, &seat.name, seat.is_forgotten())
}

fn named(platform: &str, id: &str, name: &str, forgotten: bool) -> Arg {
    if forgotten {
        return name.into();
    }
    Span::Person(Named { platform: platform.to_owned(), id: id.to_owned(), name: name.to_owned() }).into()
}

/// A game's proper name, and its variant where it has several.
pub(in crate::club) fn title(game: &str, variant: &str) -> Message {
    match GameDef::find(game) {
        Some(kind) if kind.about.variants.len() > 1 => {
            Message::new("club-title-variant").with("title", kind.about.title).with("variant", variant)
        }
        Some(kind) => Message::new("club-title").with("title", kind.about.title),
        None => Message::new("club-title").with("title", game),
    }
}

/// A tournament's title: its name and game, or its game alone.
pub(in crate::club) fn called(tournament: &StoredTournament) -> Message {
    let game = title(&tournament.game, &tournament.variant);
    if tournament.title.is_empty() {
        return game;
    }
    Message::new("club-title-tournament").with("name", tournament.title.as_str()).with("game", game)
}

/// Whether ratings change.
pub(in crate::club) fn rated(rated: bool) -> Message {
    Message::new(if rated { "club-rated" } else { "club-unrated" })
}

/// How a game is timed, in brief.
pub(in crate::club) fn timed(terms: Option<Terms>) -> Message {
    let Some(terms) = terms else { return Message::new("club-untimed") };
    let key = match (terms.claimable, terms.no_vacation) {
        (false, false) => "club-timed",
        (true, false) => "club-timed-claimable",
        (false, true) => "club-timed-no-vacation",
        (true, true) => "club-timed-claimable-no-vacation",
    };
    Message::new(key).with_text("control", terms.times())
}

/// How a game is timed, as a sentence.
pub(in crate::club) fn timed_so(terms: Terms) -> Message {
    let told = match terms.control {
        control if terms.second.is_some() => {
            let told = Message::new("club-begins-odds").with_text("one", control);
            told.with_text("two", terms.control_of(Player::Two))
        }
        TimeControl::PerTurn(time) => Message::new("club-begins-per-turn").with("time", write_length(time)),
        TimeControl::Bank { bank, increment, cap } => Message::new("club-begins-bank")
            .with("time", write_length(bank))
            .with("increment", write_length(increment))
            .with("cap", write_length(cap)),
    };
    let out = match (terms.claimable, terms.no_vacation) {
        (false, false) => "club-flag-lost",
        (true, false) => "club-flag-claimable",
        (false, true) => "club-flag-lost-no-vacation",
        (true, true) => "club-flag-claimable-no-vacation",
    };
    told.with("out", Message::new(out))
}

/// A player with their color: `ann (White)`.
pub(in crate::club) fn player(stored: &StoredGame, game: &Game, player: Player) -> Message {
    Message::new("club-player")
        .with("name", seated(stored.seat(player)))
        .with("color", Message::new(game.color(player).key()))
}

/// Actions, separated by blanks as they may be typed.
pub(in crate::club) fn actions(tokens: &[String]) -> String {
    tokens.join(" ")
}

/// Some of many actions, and the number of the others.
pub(in crate::club) fn some_actions(tokens: &[String], at_most: usize) -> Arg {
    let mut shown: Vec<Arg> = tokens.iter().take(at_most).map(|token| Arg::notation(token.as_str())).collect();
    if tokens.len() > at_most {
        shown.push(Message::new("club-and-more").with("count", tokens.len() - at_most).into());
    }
    Arg::List(shown)
}

/// The game after some legal actions.
pub(in crate::club) fn after(game: &Game, tokens: &[String]) -> Game {
    let mut game = game.clone();
    for token in tokens {
        game.play(token).unwrap_or_default();
    }
    game
}

/// A game's legal actions with their effects, grouped by piece.
pub(in crate::club) fn ways(game: &Game, tokens: &[String]) -> Message {
    Scene::of(game, &SceneOptions::default()).actions_told(game, tokens)
}

/// Examples of actions: one for each sign that occurs.
pub(in crate::club) fn typed_like(tokens: &[String]) -> Option<Message> {
    let sign = |token: &str| token.chars().find(|c| !c.is_ascii_alphanumeric() || *c == 'x');
    let mut examples: Vec<&String> = Vec::new();
    for token in tokens.iter().filter(|token| Attempt::parse(token).is_some_and(|a| !matches!(a, Attempt::Word(_)))) {
        if examples.iter().all(|known| sign(known) != sign(token)) {
            examples.push(token);
        }
    }
    let examples: Vec<Arg> = examples.into_iter().map(|token| Arg::notation(token.as_str())).collect();
    (!examples.is_empty()).then(|| Message::new("club-moves-typed").with("examples", Arg::Or(examples)))
}

/// Whose turn it is, and how it may continue if it has begun; or how the game ended.
pub(in crate::club) fn status(stored: &StoredGame, game: &Game) -> Message {
    match game.to_move() {
        Some(mover) if game.turn_begins() => Message::new("club-to-move").with("player", player(stored, game, mover)),
        Some(mover) => goes_on(game).with("player", player(stored, game, mover)),
        None => over(stored, game),
    }
}

/// Whether the player may end the turn here, and the other ways to continue it, with their number.
pub(in crate::club) fn or_end(tokens: Vec<String>) -> (bool, Vec<String>) {
    let (ends, ways): (Vec<String>, Vec<String>) = tokens.into_iter().partition(|token| token == END);
    (!ends.is_empty(), ways)
}

fn goes_on(game: &Game) -> Message {
    let (may_end, next) = or_end(game.legal());
    let next = if next.len() > TOLD_MAX {
        Message::new("club-goes-on-ways").with("count", next.len())
    } else {
        ways(game, &next)
    };
    let key = if may_end { "club-goes-on-or-ends" } else { "club-goes-on" };
    Message::new(key).with("next", next)
}

/// The score of a game that goes on, if it counts.
pub(in crate::club) fn score(game: &Game) -> Option<Message> {
    let points = game.score().filter(|_| game.outcome().is_none())?;
    Some(score_told(Player::BOTH.map(|player| game.color(player)), points))
}

/// How a game ended.
pub(in crate::club) fn over(stored: &StoredGame, game: &Game) -> Message {
    let Some(outcome) = game.outcome() else { return Message::new("club-not-over") };
    let reason = outcome.reason.message();
    let message = match (outcome.winner, outcome.points.is_some()) {
        (Some(winner), false) => Message::new("club-won").with("player", player(stored, game, winner)),
        (Some(winner), true) => Message::new("club-won-points").with("player", player(stored, game, winner)),
        (None, false) if !outcome.counts() => Message::new("club-no-result"),
        (None, false) => Message::new("club-drawn"),
        (None, true) => Message::new("club-drawn-points"),
    };
    let message = message.with("reason", reason);
    match outcome.points {
        Some(points) => with_points(message, outcome.winner, points),
        None => message,
    }
}

/// The points of a game, a winner's first.
fn with_points(message: Message, winner: Option<Player>, points: [Points; 2]) -> Message {
    let [one, two] = points.map(Points::told);
    let (first, second) = if winner == Some(Player::Two) { (two, one) } else { (one, two) };
    message.with("one", first).with("two", second)
}

/// How the ratings changed.
pub(in crate::club) fn changes(game: &StoredGame, changes: &[RatingChange; 2]) -> Message {
    let change = |index: usize| {
        Message::new("club-rating-change")
            .with("name", seated(&game.seats[index]))
            .with_text("before", shown(changes[index].before.rating))
            .with_text("after", shown(changes[index].after.rating))
    };
    Message::new("club-ratings").with("one", change(0)).with("two", change(1))
}

/// A game in a list: `#12 Chifoumi, ann – bob: ann to move since …`, and its match or tournament.
pub(in crate::club) fn listed(game: &StoredGame, time: Option<Message>, part: Vec<Arg>) -> Message {
    Message::new(if part.is_empty() { "club-listed" } else { "club-listed-part" })
        .with("part", Arg::List(part))
        .with("id", number(game.id))
        .with("game", title(&game.game, &game.variant))
        .with("one", seated(&game.seats[0]))
        .with("two", seated(&game.seats[1]))
        .with("status", status_listed(game, time))
}

/// Who is to move in a game, since when, and how much time they have if it is timed.
pub(in crate::club) fn status_listed(game: &StoredGame, time: Option<Message>) -> Message {
    let Some(player) = game.to_move else { return Message::new("club-listed-over") };
    let (key, since) = match game.plies {
        0 => ("club-listed-first", game.began_at),
        _ => ("club-listed-to-move", game.moved_at),
    };
    let status = Message::new(key).with("name", seated(game.seat(player))).with("since", since);
    match time {
        Some(time) => Message::new("club-listed-timed").with("status", status).with("time", time),
        None => status,
    }
}

/// A sentence that says when the player to move runs out of time by the running clock.
pub(in crate::club) fn told_of_clock(game: &StoredGame, clock: Option<(ClockRow, Timestamp)>) -> Option<Message> {
    let (mover, (row, until)) = game.to_move.zip(clock)?;
    let told = Message::new(if row.out_at.is_some() { "club-clock-out" } else { "club-clock-runs" });
    let told = told.with("name", seated(game.seat(mover))).with("opponent", seated(game.seat(mover.other())));
    Some(told.with("until", until).with("id", number(game.id)))
}

/// The result of a rated game if the players agreed to stop: the winner and the margin.
pub(in crate::club) fn count_now(stored: &StoredGame, game: &Game) -> Option<(Option<Player>, Message)> {
    let mut game = game.clone();
    game.agree();
    let outcome = game.outcome()?;
    let message = match outcome.winner {
        Some(winner) => Message::new("club-count").with("player", player(stored, &game, winner)),
        None => Message::new("club-count-even"),
    };
    Some((outcome.winner, with_points(message, outcome.winner, outcome.points?)))
}

/// How many more there are than a list names.
pub(in crate::club) fn left_off(count: usize, listed: usize) -> Option<Message> {
    let more = count.checked_sub(listed).filter(|more| *more > 0)?;
    Some(Message::new("club-and-more-games").with("count", more))
}

pub(in crate::club) fn listed_offer(offer: &Offer, maker: &Account, taker: Option<&Account>) -> Message {
    let key = match (offer.kind, taker) {
        (OfferKind::Challenge, None) if offer.by_code => "club-listed-invitation",
        (OfferKind::Challenge, Some(_)) => "club-listed-challenge",
        (OfferKind::Challenge, None) => "club-listed-open",
        (OfferKind::Rematch, _) => "club-listed-rematch",
        (OfferKind::Draw, _) => "club-listed-draw",
        (OfferKind::Takeback, _) => "club-listed-takeback",
    };
    Message::new(key)
        .with("id", number(offer.id))
        .with("table", number(offer.game_id.unwrap_or(offer.id)))
        .with("maker", person(maker))
        .with("taker", taker.map_or_else(|| Arg::from(""), person))
        .with("game", title(&offer.game, &offer.variant))
}

/// A sentence that names an offer as `what`.
pub(in crate::club) fn offered(offer: &Offer, key: &'static str) -> Message {
    let what = Message::new(match offer.kind {
        OfferKind::Challenge => "club-kind-challenge",
        OfferKind::Rematch => "club-kind-rematch",
        OfferKind::Draw => "club-kind-draw",
        OfferKind::Takeback => "club-kind-takeback",
    });
    Message::new(key)
        .with("what", what.with("id", number(offer.id)).with("table", number(offer.game_id.unwrap_or(offer.id))))
}

/// A rating as people read it.
pub(in crate::club) fn shown(rating: f64) -> i64 {
    // Ratings are far from the limits of the type.
    #[allow(clippy::cast_possible_truncation, reason = "a rating is a few thousand at most")]
    let shown = rating.round() as i64;
    shown
}

/// Halves of a point as people write them.
pub(in crate::club) fn told(half_points: u32) -> String {
    Points { half_points: u16::try_from(half_points).unwrap_or(u16::MAX) }.told()
}

/// The goal of a match, in words.
pub(in crate::club) fn goal_told(goal: MatchGoal) -> Message {
    match goal {
        MatchGoal::OneGame => Message::new("club-goal-one"),
        MatchGoal::Points(points) => Message::new("club-goal-points").with("points", i64::from(points)),
        MatchGoal::BestOf(games) => Message::new("club-goal-best").with("games", i64::from(games)),
    }
}

pub(in crate::club) fn headline(game: &StoredGame) -> Message {
    Message::new("club-headline")
        .with("id", number(game.id))
        .with("game", title(&game.game, &game.variant))
        .with("one", seated(&game.seats[0]))
        .with("two", seated(&game.seats[1]))
        .with("plies", i64::from(game.plies))
}
