//! How games change, whoever acts: they begin, get actions, end, and are rated.

use jiff::{SignedDuration, Timestamp};

use super::attendance::is_played;
use super::levels::{computer_at, computer_told};
use super::record::{self, NewEntry};
use super::{afterwards, closing, conditionals, handicaps, matches, rating, showing, voting};
use crate::clock::Terms;
use crate::club::ButtonStyle;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, PollDraft};
use crate::club::context::lesson;
use crate::club::context::pictures;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::replay::Replayed;
use crate::club::context::words::{
    END, actions, changes, number, player as named, rated, score, seated, status, timed_so, title, told_of_clock,
};
use crate::club::notices::announce::{self, Call, Last, News};
use crate::club::notices::calls;
use crate::club::time::clocks;
use crate::command::{Id, LearningCommand, MemoryCommand, PlayCommand, RecordForm, SettlingCommand};
use crate::rules::{Game, GameDef, Player, Reason};
use crate::scene::{Scene, SceneOptions};
use crate::store::{
    Account, Cause, ClockRow, DueKind, EntryKind, GameState, NewGame, OfferKind, OfferState, StoredGame,
};
use crate::text::{Arg, Message};

/// A game that begins.
pub(in crate::club) struct Beginning<'b> {
    /// The number of its offer. Without an offer, it gets a new number.
    pub(in crate::club) id: Option<i64>,
    pub(in crate::club) place_id: i64,
    pub(in crate::club) game: &'b str,
    pub(in crate::club) variant: &'b str,
    pub(in crate::club) rated: bool,
    /// The position to begin from, unless it's the usual one.
    pub(in crate::club) start: Option<&'b str>,
    pub(in crate::club) clock: Option<Terms>,
    /// Its match, and the side of the player whom the match names first.
    pub(in crate::club) of_match: Option<(i64, Player)>,
    /// Whether lots were drawn for the sides, and nobody has said so yet.
    pub(in crate::club) drawn: bool,
    /// Player one's account and player two's.
    pub(in crate::club) seats: [&'b Account; 2],
    /// How they vote, if they are communities.
    pub(in crate::club) vote: Option<Vote>,
}

/// How two communities vote on their turns.
#[derive(Clone, Copy)]
pub(in crate::club) struct Vote {
    /// How long each vote lasts.
    pub(in crate::club) lasts: SignedDuration,
    /// The place of the community that accepted the challenge, and its side. The other one's is where the game is.
    pub(in crate::club) guest_id: i64,
    pub(in crate::club) guest: Player,
}

/// Begins a game and tells people.
pub(in crate::club) fn begin_game(cx: &mut Context<'_>, beginning: &Beginning<'_>) -> Result<StoredGame, Rejection> {
    let Some(kind) = GameDef::find(beginning.game) else { return refuse("club-no-such-game") };
    let id = beginning.id.map_or_else(|| cx.tx.next_number(), Ok)?;
    let begins = begins_with(kind, beginning)?;
    let new = NewGame {
        id,
        place_id: beginning.place_id,
        community_id: cx.tx.place(beginning.place_id)?.own_community_id,
        game: beginning.game,
        variant: beginning.variant,
        rules_version: kind.about.rules_version,
        rated: beginning.rated,
        seats: beginning.seats.map(|account| (account.person_id, account.id)),
        start: beginning.start,
        to_move: begins,
    };
    cx.tx.insert_game(new, cx.now)?;
    if let Some(vote) = beginning.vote {
        cx.tx.add_vote_game(id, vote.lasts)?;
        cx.tx.show_in(id, vote.guest_id, Some(vote.guest))?;
    }
    let people = beginning.seats.map(|account| account.person_id);
    showing::show_in_paired(cx, id, beginning.place_id, beginning.game, &people)?;
    for account in beginning.seats {
        lesson::end_lesson(cx, account.person_id, beginning.place_id)?;
    }
    if let Some((match_id, first)) = beginning.of_match {
        cx.tx.add_match_game(match_id, id, first)?;
    }
    let Some(stored) = cx.tx.game(id)? else { return refuse("club-no-such-game") };
    let Ok(replayed) = Replayed::start(&stored) else { return refuse("club-no-such-game") };
    let game = replayed.game.clone();
    cx.keep(stored.id, replayed);
    match beginning.clock {
        Some(terms) => clocks::start_clock(cx, &stored, terms)?,
        None => clocks::watch_idle(cx, &stored)?,
    }
    let clock = clocks::running_clock(cx, &stored)?;
    let (text, poll) = told_of_beginning(cx, &stored, &game, beginning, clock)?;
    let last = how_to_begin(cx, &stored, &game)?;
    let buttons = vec![ButtonDraft::new(
        "club-button-rules",
        LearningCommand::Rules { game: Some(kind.about.id), page: None },
        ButtonStyle::Plain,
    )];
    let pinged = stored.to_move.into_iter().collect();
    let call = Call::Turn;
    let news = News { text, last, board: true, buttons, pinged, call, clock, poll, ..News::default() };
    announce::announce(cx, &stored, &News { buttons_for_both: true, ..news })?;
    Ok(stored)
}

/// What is said of a game that begins, for everybody, and the poll of its first vote.
fn told_of_beginning(
    cx: &mut Context<'_>,
    stored: &StoredGame,
    game: &Game,
    beginning: &Beginning<'_>,
    clock: Option<(ClockRow, Timestamp)>,
) -> Result<(Vec<Message>, Option<PollDraft>), Rejection> {
    let begins = Message::new("club-begins")
        .with("id", number(stored.id))
        .with("game", title(&stored.game, &stored.variant))
        .with("rated", rated(stored.rated))
        .with("one", named(stored, game, Player::One))
        .with("two", named(stored, game, Player::Two));
    let mut text = vec![begins];
    text.extend(handicaps::told_at_start(stored, game));
    text.extend(computer_told(stored));
    text.extend(beginning.drawn.then(|| Message::new("club-sides-drawn").with_text("game", beginning.game)));
    text.extend(matches::match_stands(cx, stored)?);
    text.extend(beginning.clock.map(timed_so));
    text.push(status(stored, game));
    text.extend(told_of_clock(stored, clock));
    let vote = voting::open_vote(cx, stored, game)?;
    text.extend(vote.told);
    text.extend(game.hint());
    Ok((text, vote.poll))
}

/// The player who begins.
fn begins_with(kind: &'static GameDef, beginning: &Beginning<'_>) -> Result<Player, Rejection> {
    let Some(start) = beginning.start else { return Ok(Player::One) };
    let variant = kind.variant(beginning.variant);
    let game = variant.and_then(|variant| kind.start_at(variant, start).ok());
    game.and_then(|game| game.to_move()).map_or_else(|| refuse("club-no-such-game"), Ok)
}

/// How a first turn is typed: to a player who reads alone, one of their own.
fn how_to_begin(cx: &Context<'_>, stored: &StoredGame, game: &Game) -> Result<Last, Rejection> {
    let home = cx.tx.place(stored.place_id)?;
    let mut alone = [Vec::new(), Vec::new()];
    let mover = game.to_move().unwrap_or(Player::One);
    // What is a good turn at the start may be none elsewhere.
    let example = |player: Player| match stored.start {
        Some(_) => game.turned_to(player).legal().into_iter().next().unwrap_or_default(),
        None => game.kind().early_turn(game.variant(), player).to_string(),
    };
    for player in Player::BOTH {
        let told = &mut alone[player.index()];
        if pictures::picture(cx, stored, Some(player), &home)?.bottom == Player::Two {
            told.push(Message::new("club-begins-turned").with("color", Message::new(game.color(player).key())));
        }
        let key = if player == mover { "club-begins-how" } else { "club-begins-how-second" };
        told.push(Message::new(key).with("example", example(player)));
    }
    let reader = Player::BOTH.into_iter().find(|player| stored.seat(player.other()).is_computer());
    let in_place = match reader {
        Some(player) => alone[player.index()].clone(),
        None => {
            let how = Message::new("club-begins-how-both").with("player", seated(stored.seat(mover)));
            vec![how.with("example", example(mover))]
        }
    };
    Ok(Last { in_place, alone })
}

/// Plays legal actions of the player to move, and tells people.
pub(in crate::club) fn play(
    cx: &mut Context<'_>,
    game: &mut StoredGame,
    replayed: Replayed,
    tokens: &[String],
    account_id: Option<i64>,
) -> Result<(), Rejection> {
    play_and_say(cx, game, replayed, tokens, account_id, None)
}

/// The same, with something to be said of the turn.
pub(in crate::club) fn play_and_say(
    cx: &mut Context<'_>,
    game: &mut StoredGame,
    mut replayed: Replayed,
    tokens: &[String],
    account_id: Option<i64>,
    said: Option<Message>,
) -> Result<(), Rejection> {
    let Some(mover) = game.to_move else { return refuse("club-no-game") };
    let (mut text, mut buttons) = take_turn(cx, game, &mut replayed, tokens, account_id, "club-played")?;
    text.extend(said);
    let think_anew = answer_offers(cx, game, mover)?;
    let mut next = conditionals::next_in_lines(cx, game.id, &replayed, think_anew)?;
    while let (Some(tokens), Some(mover)) = (next, replayed.game.to_move()) {
        settle(cx, game, &replayed)?;
        cx.keep(game.id, replayed.clone());
        let account_id = Some(game.seat(mover).account_id);
        let (told, pressed) = take_turn(cx, game, &mut replayed, &tokens, account_id, "club-played-ahead")?;
        text.extend(told);
        buttons = pressed;
        // Only the first turn can come with an offer.
        next = conditionals::next_in_lines(cx, game.id, &replayed, false)?;
    }
    conclude(cx, game, replayed, text, buttons)
}

/// Enters actions of the player to move. Returns the text about them, and the buttons.
fn take_turn(
    cx: &mut Context<'_>,
    game: &StoredGame,
    replayed: &mut Replayed,
    tokens: &[String],
    account_id: Option<i64>,
    key: &'static str,
) -> Result<(Vec<Message>, Vec<ButtonDraft>), Rejection> {
    let Some(mover) = replayed.game.to_move() else { return refuse("club-no-game") };
    let before = replayed.game.notes();
    for token in tokens {
        let entry = NewEntry { kind: EntryKind::Play, token, player: Some(mover), account_id };
        record::enter(cx, game, replayed, &entry)?;
        cx.tally.moves += 1;
    }
    let names = [game.seats[0].name.clone(), game.seats[1].name.clone()];
    let scene = Scene::of(&replayed.game, &SceneOptions { names, ..SceneOptions::default() });
    let (mut text, buttons) = told_of_turn(game, &replayed.game, &scene, mover, (key, tokens.len()));
    // A change by the turn that no board shows.
    text.extend(scene.notes.iter().filter(|note| !before.contains(note)).cloned());
    if replayed.game.to_move().is_some() && replayed.game.turn_begins() {
        text.extend(scene.hands_told());
    }
    Ok((text, buttons))
}

/// Closes the offers in a game that a player's turn answers. Returns whether the opponent must think again before they
/// go on, because a draw came with the turn or somebody wants a turn back.
fn answer_offers(cx: &Context<'_>, game: &StoredGame, mover: Player) -> Result<bool, Rejection> {
    let mut think_anew = false;
    for offer in cx.tx.offers_about(game.id)? {
        // Playing on answers the opponent's offer of a draw, and takebacks of earlier turns are off the table.
        let maker = cx.tx.account_numbered(offer.maker_id)?.person_id;
        let stays = offer.kind == OfferKind::Draw && game.player_of(maker) == Some(mover);
        think_anew |= stays || offer.kind == OfferKind::Takeback;
        if !stays {
            closing::close_offer(cx, &offer, OfferState::Void)?;
        }
    }
    Ok(think_anew)
}

/// Saves a changed game.
fn settle(cx: &Context<'_>, game: &mut StoredGame, replayed: &Replayed) -> Result<(), Rejection> {
    let went_on = game.state == GameState::Live;
    replayed.write_to(game, cx.now.max(game.moved_at));
    match game.state {
        GameState::Live if went_on => cx.tx.go_on(game)?,
        _ => cx.tx.update_game(game)?,
    }
    clocks::keep_time(cx, game, &replayed.game)
}

/// Saves a changed game, rates it if it is over, and tells people.
pub(in crate::club) fn conclude(
    cx: &mut Context<'_>,
    game: &mut StoredGame,
    replayed: Replayed,
    mut text: Vec<Message>,
    mut buttons: Vec<ButtonDraft>,
) -> Result<(), Rejection> {
    let before = cx.replay(game)?.game;
    let continues = continues(&before, &replayed.game);
    settle(cx, game, &replayed)?;
    text.push(status(game, &replayed.game));
    // The computer answers in a moment: then the board and the score are shown, after both turns.
    let board = !game.to_move.is_some_and(|player| game.seat(player).is_computer());
    text.extend(score(&replayed.game).filter(|_| board));
    let clock = clocks::running_clock(cx, game)?;
    text.extend(told_of_clock(game, clock));
    let vote = voting::open_vote(cx, game, &replayed.game)?;
    text.extend(vote.told);
    text.extend(replayed.game.hint().filter(|_| board));
    for button in &mut buttons {
        button.seen = Some(game.entries);
    }
    let mut of_match = cx.tx.match_of(game.id)?;
    let counts = replayed.game.outcome().is_some_and(|outcome| outcome.counts());
    if let Some((row, first)) = &mut of_match {
        matches::count_game(cx, row, *first, game.id, &replayed.game)?;
        text.extend(matches::match_told(cx, row, replayed.game.outcome())?);
    }
    if let Some(verdict) = game.verdict.clone() {
        for offer in cx.tx.offers_about(game.id)? {
            closing::close_offer(cx, &offer, OfferState::Void)?;
        }
        cx.tx.forget_conditionals(game.id)?;
        cx.tx.forget_relations(game.id)?;
        let nothing_played = of_match.is_some() && !is_played(&replayed.game);
        if game.rated && counts && !nothing_played {
            text.push(changes(game, &rating::rate(cx, game, verdict.winner)?));
            afterwards::look_for_puzzles(cx, game, &replayed.game)?;
        }
        buttons.extend(afterwards(cx, game, of_match.is_some(), counts)?);
    }
    // A player who takes a turn back from the computer knows whose turn it is.
    let taken_back_alone = computer_at(game).is_some() && replayed.game.plies().len() < before.plies().len();
    let calls = replayed.game.turn_begins() && !continues && !taken_back_alone;
    let call = if calls { Call::Turn } else { Call::Nobody };
    let pinged = game.to_move.into_iter().collect();
    if call != Call::Turn || game.to_move.is_none() {
        cx.tx.set_due(calls::TURN, game.id, None)?;
    }
    let told = replayed.game.outcome().map_or_else(Vec::new, |outcome| match (outcome.reason, outcome.winner) {
        (Reason::Resignation, winner) => winner.into_iter().collect(),
        (Reason::Time | Reason::Void, _) if cx.cause == Cause::Clock => Player::BOTH.to_vec(),
        // Somebody claimed it.
        (Reason::Time, winner) => winner.map(Player::other).into_iter().collect(),
        _ => Vec::new(),
    });
    cx.keep(game.id, replayed);
    let poll = vote.poll;
    let news = News { text, board, buttons, pinged, call, clock, told, continues, poll, ..News::default() };
    announce::announce(cx, game, &news)?;
    if of_match.is_some() && game.verdict.is_some() {
        cx.ended.push((game.id, counts));
    }
    Ok(())
}

/// Whether a game goes on with a partly told turn, by another part of it or by taking it back.
fn continues(before: &Game, now: &Game) -> bool {
    let half_made = |game: &Game| game.to_move().is_some() && !game.turn_begins();
    let taken_back = now.plies().len() < before.plies().len();
    half_made(before) && before.to_move() == now.to_move() && (half_made(now) || taken_back)
}

/// The text about a turn, or about a part of one, of which so many actions are new, and the buttons.
fn told_of_turn(
    stored: &StoredGame,
    game: &Game,
    scene: &Scene,
    mover: Player,
    (key, new): (&'static str, usize),
) -> (Vec<Message>, Vec<ButtonDraft>) {
    let effects = scene.turn_told();
    // Text that only repeats the notation is said once.
    let passed = effects.as_ref().is_some_and(|effects| effects.key == "scene-passed");
    // The whole turn, of which more may have been played before.
    let whole = &game.plies()[game.plies().len() - game.last_turn().len()..];
    let mut tokens: Vec<String> = whole.iter().map(|ply| ply.token.clone()).collect();
    // The actions before the end were told when they were played.
    let ended = new == 1 && tokens.len() > 1 && tokens.pop_if(|token| token == END).is_some();
    let key = match (key, passed) {
        ("club-played", _) if ended => announce::ENDED,
        ("club-played", true) => "club-passed",
        ("club-played-ahead", true) => "club-passed-ahead",
        (key, _) => key,
    };
    let played = Message::new(key)
        .with("effects", effects.map_or_else(|| Arg::from(""), Arg::from))
        .with("id", number(stored.id))
        .with("game", title(&stored.game, &stored.variant))
        .with("player", named(stored, game, mover))
        .with("actions", Arg::notation(actions(&tokens)));
    let mut text = vec![played];
    if game.turn_is_given() {
        text.push(Message::new("club-turn-given").with("player", named(stored, game, mover)));
    } else if game.to_move() == Some(mover) && game.turn_begins() {
        let skipped = mover.other();
        // When something is no longer forbidden, the player's new actions are just those that were forbidden.
        let forbidden = game.turned_to(skipped).legal();
        let told = Message::new(if forbidden.is_empty() { "club-skipped" } else { "club-skipped-ban" });
        let told = told.with("actions", Arg::notation(actions(&forbidden)));
        text.push(told.with("player", named(stored, game, skipped)));
    }
    (text, buttons_in_turn(stored, game))
}

/// The buttons where a turn goes on.
pub(in crate::club) fn buttons_in_turn(stored: &StoredGame, game: &Game) -> Vec<ButtonDraft> {
    let mut buttons = Vec::new();
    if game.to_move().is_none() || game.turn_begins() {
        return buttons;
    }
    let id = Some(Id(stored.id));
    if game.legal().iter().any(|token| token == END) {
        let end = PlayCommand::End { id, confirmed: false };
        buttons.push(ButtonDraft::new("club-button-end", end, ButtonStyle::Primary));
    }
    let undo = PlayCommand::Undo { id, whole: false };
    buttons.push(ButtonDraft::new("club-button-undo", undo, ButtonStyle::Plain));
    buttons
}

/// The buttons at a game's last board. Its story is begun, where a place wants that.
fn afterwards(
    cx: &Context<'_>,
    game: &StoredGame,
    in_match: bool,
    counts: bool,
) -> Result<Vec<ButtonDraft>, Rejection> {
    let id = Some(Id(game.id));
    let mut buttons = Vec::new();
    // Communities play again by another challenge.
    if !in_match && cx.tx.votes_last(game.id)?.is_none() {
        buttons.push(ButtonDraft::new("club-button-rematch", SettlingCommand::Rematch(id), ButtonStyle::Primary));
    }
    let replay = LearningCommand::Replay { id, form: None };
    buttons.push(ButtonDraft::new("club-button-replay", replay, ButtonStyle::Plain));
    if counts && cx.environment.limits.computer_games > 0 {
        buttons.push(ButtonDraft::new("club-button-story", MemoryCommand::Story(id), ButtonStyle::Plain));
        if !showing::places_of_story(cx, game)?.is_empty() {
            cx.tx.set_due(DueKind::STORY, game.id, Some(cx.now))?;
        }
    }
    let record = LearningCommand::Record { id, form: RecordForm::Text };
    buttons.push(ButtonDraft::new("club-button-record", record, ButtonStyle::Plain));
    Ok(buttons)
}

/// Saves a game that the asker changed, and tells people. One of the letters is the answer to the asker.
pub(in crate::club) fn conclude_for_asker(
    cx: &mut RequestContext<'_>,
    game: &mut StoredGame,
    replayed: Replayed,
    text: Vec<Message>,
    buttons: Vec<ButtonDraft>,
) -> Result<(), Rejection> {
    let first = cx.drafts.len();
    conclude(cx, game, replayed, text, buttons)?;
    cx.answer_by(game, first)
}
