//! Boards, lists, records and help, which change nothing.

use std::cmp::Reverse;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::past;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::LISTED_MAX;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{
    self, actions, after, left_off, number, or_end, player, score, status, typed_like, ways,
};
use crate::club::lookup::Want;
use crate::club::play::{conditionals, matches, turns};
use crate::club::time::{clocks, urgency};
use crate::club::{Attachment, Audience, ButtonStyle, listing};
use crate::command::settings::MOTION;
use crate::command::{
    BoardForm, Command, Id, LearningCommand, PlayCommand, RecordForm, SideUp, Spec, Whose, help, spelled_cell,
};
use crate::rules::{Attempt, Coord, GAMES, Game, GameDef, Player, Reading, Record};
use crate::scene::{Scene, SceneOptions, turns_told};
use crate::store::{OfferKind, StoredGame};
use crate::text::{Arg, Message};

/// Shows a board to the asker.
pub(in crate::club) fn board(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    form: Option<BoardForm>,
    side: Option<SideUp>,
) -> Result<(), Rejection> {
    let game = cx.find_game(command, id, Want::Question)?;
    let replayed = cx.replay(&game)?;
    let mut picture = cx.picture_for_asker(&game, side)?;
    picture.form = form.unwrap_or(picture.form);
    picture.told = false;
    let mut text = vec![words::headline(&game)];
    text.extend(matches::match_stands(cx, &game)?);
    text.push(status(&game, &replayed.game));
    text.extend(clocks::clock_told(cx, &game)?);
    // Nobody else reads a conversation of two.
    if cx.place.direct {
        text.extend(past::noted(cx, &game)?);
    }
    let reply = cx.reply(Audience::of_board(picture.form), text);
    cx.drafts.push(Draft { picture: Some(picture), about: Some(game.id), ..reply });
    Ok(())
}

/// Lists legal actions: all of them, or those that begin as the asker says.
pub(in crate::club) fn moves(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    from: Option<&str>,
) -> Result<(), Rejection> {
    let stored = cx.find_game(command, id, Want::Any)?;
    let replayed = cx.replay(&stored)?;
    let game = &replayed.game;
    let Some(mover) = game.to_move() else {
        return Err(cx.is_over(&stored));
    };
    if let Some((ahead, owner)) = from.and_then(|from| of_who_waits(game, mover, from)) {
        return moves_ahead(cx, &stored, &ahead, owner, from.unwrap_or_default());
    }
    let (before, legal) = match begun(game, from) {
        Ok(begun) => begun,
        Err(reading) => {
            let mut refused = turns::explain_reading(cx, &stored, game, *reading)?;
            // Onlookers and waiting players would take the mover's pieces for their own unless they are told.
            if !cx.is_to_move(&stored) {
                refused.text.insert(0, status(&stored, game));
            }
            return Err(refused.into());
        }
    };
    let message = if before.is_empty() {
        Message::new("club-moves")
    } else {
        Message::new("club-moves-after").with("actions", Arg::notation(actions(&before)))
    };
    let (may_end, legal) = or_end(legal);
    let message = message
        .with("id", number(stored.id))
        .with("player", player(&stored, game, mover))
        .with("count", legal.len())
        .with("moves", ways(&after(game, &before), &legal));
    let mut text = vec![message];
    text.extend(may_end.then(|| Message::new("club-moves-end")));
    text.extend(typed_like(&legal));
    let mut picture = cx.picture_for_asker(&stored, None)?;
    let beginning = from.map(|from| from.trim().to_lowercase()).filter(|from| !from.is_empty());
    picture.chosen = beginning.filter(|_| before.is_empty());
    picture.line = before;
    picture.told = true;
    let picture = (from.is_some() && (picture.chosen.is_some() || !picture.line.is_empty())).then_some(picture);
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { picture, about: Some(stored.id), ..reply });
    Ok(())
}

/// Lists what a piece of the waiting player could do if it were their turn.
fn moves_ahead(
    cx: &mut RequestContext<'_>,
    game: &StoredGame,
    ahead: &Game,
    owner: Player,
    from: &str,
) -> Result<(), Rejection> {
    let next = of_cell(ahead, from);
    if next.is_empty() {
        let mut refused = turns::explain_reading(cx, game, ahead, ahead.read(from))?;
        refused.buttons.clear();
        refused.text.insert(0, Message::new("club-moves-if").with("player", player(game, ahead, owner)));
        return Err(refused.into());
    }
    let message = Message::new("club-moves-ahead")
        .with("id", number(game.id))
        .with("player", player(game, ahead, owner))
        .with("count", next.len())
        .with("moves", ways(ahead, &next));
    let reply = cx.reply(Audience::AskerAlone, vec![message]);
    cx.drafts.push(Draft { about: Some(game.id), ..reply });
    Ok(())
}

/// Lists the asker's games and challenges, or those of the place.
pub(in crate::club) fn list_games(cx: &mut RequestContext<'_>, whose: Whose) -> Result<(), Rejection> {
    let (key, games, mut offers) = match whose {
        Whose::Mine => {
            let mut offers = cx.tx.offers_to(cx.asker.person_id)?;
            offers.extend(cx.tx.offers_by(cx.asker.person_id)?);
            let games = cx.told_here(cx.tx.live_games_of(cx.asker.person_id)?)?;
            let offers = cx.offers_told_here(offers)?;
            ("club-my-games", urgency::most_urgent_first(cx, games, cx.asker.person_id)?, offers)
        }
        Whose::Here => {
            let mut all = Vec::new();
            for place in cx.tx.listed_in(&cx.place)? {
                all.extend(cx.tx.live_games_in(place, u32::MAX)?);
            }
            all.sort_by_key(|game| Reverse((game.moved_at, game.id)));
            all.dedup_by_key(|game| game.id);
            let all = urgency::most_urgent_first(cx, all, cx.asker.person_id)?;
            let mut offers = cx.tx.offers_in(cx.place.id)?;
            offers.retain(|offer| !offer.by_code);
            ("club-games-here", all, offers)
        }
    };
    offers.retain(|offer| matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch));
    if games.is_empty() && offers.is_empty() {
        cx.say(Audience::Asker, vec![Message::new("club-no-games")]);
        return Ok(());
    }
    let mut text = Vec::new();
    if !games.is_empty() {
        text.push(Message::new(key).with("count", games.len()));
    }
    for game in games.iter().take(LISTED_MAX) {
        let listed = listing::listed(cx, game)?;
        let is_unseen = whose == Whose::Mine && cx.tx.is_newest_given_up(&cx.asker.platform, game.id)?;
        text.push(if is_unseen { Message::new("club-listed-unseen").with("listed", listed) } else { listed });
    }
    text.extend(left_off(games.len(), LISTED_MAX));
    if !offers.is_empty() {
        text.push(Message::new("club-challenges").with("count", offers.len()));
    }
    for offer in offers.iter().take(LISTED_MAX) {
        text.push(cx.listed_offer(offer)?);
    }
    text.extend(left_off(offers.len(), LISTED_MAX));
    cx.say(Audience::Asker, text);
    Ok(())
}

/// Shows a page of a game's lesson, or names all games.
pub(in crate::club) fn explain_rules(
    cx: &mut RequestContext<'_>,
    game: Option<&'static str>,
    page: Option<usize>,
) -> Result<(), Rejection> {
    let Some(kind) = game.and_then(GameDef::find) else {
        let about = |kind: &GameDef| {
            let listed = Message::new("club-rules-listed").with("title", kind.about.title);
            listed.with("brief", Message::new(kind.about.brief))
        };
        let mut text = vec![Message::new("club-rules-all")];
        text.extend(GAMES.iter().map(about));
        cx.say(Audience::Asker, text);
        return Ok(());
    };
    let (id, pages) = (kind.about.id, kind.lesson());
    let number = page.unwrap_or(1);
    let Some(index) = number.checked_sub(1).filter(|index| *index < pages.len()) else {
        let missing = Message::new("club-rules-no-page").with("title", kind.about.title);
        return Err(missing.with("pages", pages.len()).with_text("game", id).into());
    };
    let heading = Message::new("club-rules-page").with("title", kind.about.title);
    let mut text = vec![heading.with("page", number).with("pages", pages.len()), pages[index].message()];
    let (theme, form) = (cx.liked_theme()?, cx.liked_form()?);
    text.extend(pointed_out(kind, index));
    if index == 0 {
        text.push(Message::new("club-rules-variants").with("variants", kind.about.variants.join(", ")));
    }
    if number < pages.len() {
        text.push(Message::new("club-rules-next").with_text("game", id).with_text("page", number + 1));
    }
    let turn =
        |key, page, style| ButtonDraft::new(key, LearningCommand::Rules { game: Some(id), page: Some(page) }, style);
    let mut buttons = Vec::new();
    if index > 0 {
        buttons.push(turn("club-button-back", index, ButtonStyle::Plain));
    }
    if number < pages.len() {
        buttons.push(turn("club-button-next", number + 1, ButtonStyle::Primary));
    }
    if number == pages.len() {
        let learn = LearningCommand::Learn { game: Some(id), task: None, answer: None };
        buttons.push(ButtonDraft::new("club-button-learn", learn, ButtonStyle::Primary));
        // Whoever hears boards has no bottom.
        text.extend((form != BoardForm::Words).then(|| Message::new("club-rules-turned")));
        text.push(Message::new("club-rules-learn").with_text("game", id));
    }
    let name = format!("{id}-lesson-{number}.png");
    let files = vec![Attachment::Page {
        name,
        game: id.to_owned(),
        page: index,
        line: Vec::new(),
        prepared: None,
        plays: None,
        theme,
        form,
    }];
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { buttons, files, ..reply });
    Ok(())
}

/// Sends a game's record as a file.
pub(in crate::club) fn export_record(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    form: RecordForm,
) -> Result<(), Rejection> {
    let game = cx.find_game(command, id, Want::Any)?;
    let replayed = cx.replay(&game)?;
    if form == RecordForm::Page {
        let mut picture = cx.picture_for_asker(&game, None)?;
        picture.bottom = cx.seat_of_asker(&game).unwrap_or(Player::One);
        let file = Attachment::Record { name: file_name(&game, "html"), picture };
        let reply = cx.reply(Audience::Everyone, vec![words::headline(&game), Message::new("club-record-page")]);
        cx.drafts.push(Draft { files: vec![file], about: Some(game.id), ..reply });
        return Ok(());
    }
    let names = [game.seats[0].name.clone(), game.seats[1].name.clone()];
    let mut record = Record::new(Game::clone(&replayed.game), names);
    record.begun = day(game.began_at);
    record.ended = game.ended_at.map(day).unwrap_or_default();
    let clock = cx.tx.clock(game.id)?;
    record.other = clock.map(|row| ("Clock".to_owned(), row.clock.terms.times())).into_iter().collect();
    let file = Attachment::Text { name: file_name(&game, "txt"), content: record.to_string() };
    let reply = cx.reply(Audience::Everyone, vec![words::headline(&game)]);
    cx.drafts.push(Draft { files: vec![file], about: Some(game.id), ..reply });
    Ok(())
}

/// Sends a game as a moving picture, or tells it turn by turn to people who like boards in words or letters.
pub(in crate::club) fn show_replay(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    form: Option<BoardForm>,
) -> Result<(), Rejection> {
    let game = cx.find_game(command, id, Want::Any)?;
    let replayed = cx.replay(&game)?;
    if replayed.game.plies().is_empty() {
        return Err(Message::new("club-nothing-played").with("id", number(game.id)).into());
    }
    let form = form.map_or_else(|| cx.liked_form(), Ok)?;
    if form != BoardForm::Picture {
        let names = [game.seats[0].name.clone(), game.seats[1].name.clone()];
        let turns = turns_told(&replayed.game, &names, 0).into_iter().enumerate();
        let told = turns.map(|(index, turn)| Message::new("club-turn").with("number", index + 1).with("turn", turn));
        let text = [words::headline(&game)].into_iter().chain(told).chain([status(&game, &replayed.game)]).collect();
        let reply = cx.reply(Audience::AskerAlone, text);
        cx.drafts.push(Draft { about: Some(game.id), ..reply });
        return Ok(());
    }
    let mut picture = cx.picture_for_asker(&game, None)?;
    picture.bottom = cx.seat_of_asker(&game).unwrap_or(Player::One);
    let reply = cx.reply(Audience::Everyone, vec![words::headline(&game), status(&game, &replayed.game)]);
    let reply = Draft { about: Some(game.id), ..reply };
    let still = !cx.liked(&MOTION)?.unwrap_or(MOTION.usual());
    cx.drafts.push(if still {
        picture.told = false;
        Draft { picture: Some(picture), ..reply }
    } else {
        let file = Attachment::Replay { name: file_name(&game, "gif"), picture };
        Draft { files: vec![file], ..reply }
    });
    Ok(())
}

/// Shows the position after a line of play, to the asker alone.
pub(in crate::club) fn try_line(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    line: &str,
) -> Result<(), Rejection> {
    let stored = cx.find_game(command, id, Want::Any)?;
    let replayed = cx.replay(&stored)?;
    let tokens = match replayed.game.read_line(line) {
        Reading::Complete { actions } | Reading::Open { actions, .. } => actions,
        reading => {
            if let Some(ahead) = waiting(cx, &stored, &replayed.game) {
                return try_ahead(cx, &stored, &replayed.game, &ahead, line, reading);
            }
            let mut refused = turns::explain_reading(cx, &stored, &replayed.game, reading)?;
            // They would play the line that they only tried.
            refused.buttons.clear();
            return Err(refused.into());
        }
    };
    let (game, played) = (after(&replayed.game, &tokens), replayed.game.plies().len());
    let tried =
        Message::new("club-tried").with("id", number(stored.id)).with("actions", Arg::notation(actions(&tokens)));
    let mut picture = cx.picture_for_asker(&stored, None)?;
    picture.bottom = cx.seat_of_asker(&stored).unwrap_or(picture.bottom);
    picture.line.clone_from(&tokens);
    picture.told = true;
    let mut buttons = Vec::new();
    // A line that is exactly the asker's own turn can be played as it is.
    if cx.is_to_move(&stored) && (tokens.len() == 1 || game.plies().iter().skip(played + 1).all(|ply| !ply.begins_turn))
    {
        let command = PlayCommand::Move(Some(Id(stored.id)), actions(&tokens));
        buttons.push(ButtonDraft::new("club-button-play", command, ButtonStyle::Primary).at(stored.entries));
    }
    let names = [stored.seats[0].name.clone(), stored.seats[1].name.clone()];
    let mut text = vec![tried];
    text.extend(turns_told(&game, &names, played));
    text.push(status(&stored, &game));
    text.extend(score(&game));
    if let Some((told, button)) = conditionals::as_conditional(cx, &stored, &replayed.game, &game) {
        text.extend(told);
        buttons.push(button);
    }
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { picture: Some(picture), buttons, about: Some(stored.id), ..reply });
    Ok(())
}

/// The game as if it were the asker's turn, if they play it and wait.
fn waiting(cx: &RequestContext<'_>, stored: &StoredGame, game: &Game) -> Option<Game> {
    let seat = cx.seat_of_asker(stored)?;
    game.to_move().filter(|mover| *mover != seat).map(|_| game.turned_to(seat))
}

/// Tells the waiting player what a turn of theirs would do if it were their turn. If it isn't legal, says why for their
/// own piece, or else for the player to move.
fn try_ahead(
    cx: &mut RequestContext<'_>,
    stored: &StoredGame,
    game: &Game,
    ahead: &Game,
    line: &str,
    reading: Reading,
) -> Result<(), Rejection> {
    let Some(seat) = cx.seat_of_asker(stored) else { return Ok(()) };
    let named = player(stored, game, seat);
    let tokens = match ahead.read(line) {
        Reading::Complete { actions } | Reading::Open { actions, .. } => actions,
        other => {
            let step = line.split_whitespace().next().and_then(Attempt::parse);
            let from =
                if let Some(Attempt::Step { from, .. } | Attempt::Point(from)) = step { Some(from) } else { None };
            let is_theirs = from.is_some_and(|from| of_who_waits(game, seat.other(), &from.to_string()).is_some());
            let (of, reading) = if is_theirs { (ahead, other) } else { (game, reading) };
            let mut refused = turns::explain_reading(cx, stored, of, reading)?;
            refused.buttons.clear();
            let first =
                if is_theirs { Message::new("club-moves-if").with("player", named) } else { status(stored, game) };
            refused.text.insert(0, first);
            return Err(refused.into());
        }
    };
    let tried = Message::new("club-tried-ahead").with("id", number(stored.id)).with("player", named);
    let names = [stored.seats[0].name.clone(), stored.seats[1].name.clone()];
    let scene = Scene::of(&after(ahead, &tokens), &SceneOptions { names, ..SceneOptions::default() });
    let effects = scene.turn_told().map_or_else(|| Arg::from(""), Arg::from);
    let told = Message::new("scene-told").with("player", scene.player(seat)).with("effects", effects);
    let text = vec![tried.with("actions", Arg::notation(actions(&tokens))), told];
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { about: Some(stored.id), ..reply });
    Ok(())
}

/// Explains a command, or lists all.
pub(in crate::club) fn help(cx: &mut RequestContext<'_>, name: Option<&'static str>) -> Result<(), Rejection> {
    let mut text = name.and_then(Spec::find).map_or_else(help::help, |spec| spec.help(cx.language));
    if name == Some("tournament table") {
        text.extend(["club-table-order-league", "club-table-order-swiss", "club-table-order-arena"].map(Message::new));
    }
    cx.say(Audience::Asker, text);
    Ok(())
}

/// The game as if it were the waiting player's turn, if a piece of theirs is on top of the named cell.
fn of_who_waits(game: &Game, mover: Player, named: &str) -> Option<(Game, Player)> {
    let at = spelled_cell(named)?;
    let diagram = game.diagram();
    let stack = diagram.stacks.iter().find(|(cell, _)| *cell == at);
    let owner = stack.and_then(|(_, stack)| stack.last()?.owner).filter(|owner| *owner != mover)?;
    Some((game.turned_to(owner), owner))
}

/// Where the piece can go that a page of a lesson points out, as its picture shows.
pub(in crate::club) fn pointed_out(kind: &'static GameDef, page: usize) -> Option<Message> {
    let (game, chosen) = (kind.position_of_page(page)?, kind.page(page)?.chosen()?);
    let legal = of_cell(&game, &chosen.to_string());
    Some(Message::new("club-rules-pointed").with("moves", ways(&game, &legal)))
}

/// The legal actions after these actions, all of them or those that begin like this text; and the text's reading if
/// there are none.
pub(in crate::club) fn begun(game: &Game, from: Option<&str>) -> Result<(Vec<String>, Vec<String>), Box<Reading>> {
    let Some(from) = from else { return Ok((Vec::new(), game.legal())) };
    let of_piece = of_cell(game, from);
    if !of_piece.is_empty() {
        return Ok((Vec::new(), of_piece));
    }
    match game.read(from) {
        Reading::Partial { actions, next } | Reading::Open { actions, next } => Ok((actions, next)),
        Reading::Complete { actions: line } => Ok((Vec::new(), vec![actions(&line)])),
        reading => match beginning(game, from) {
            begun if begun.is_empty() => Err(Box::new(reading)),
            begun => Ok((Vec::new(), begun)),
        },
    }
}

/// The legal actions of the piece on a cell. If it has none, those that put something there.
fn of_cell(game: &Game, named: &str) -> Vec<String> {
    let Some(cell) = spelled_cell(named) else { return Vec::new() };
    let on = |which: fn(Attempt) -> Option<Coord>| {
        let is_meant = |token: &String| Attempt::parse(token).and_then(which) == Some(cell);
        game.legal().into_iter().filter(is_meant).collect::<Vec<String>>()
    };
    let from = on(|attempt| if let Attempt::Step { from, .. } = attempt { Some(from) } else { None });
    if !from.is_empty() {
        return from;
    }
    on(|attempt| match attempt {
        Attempt::Drop { at, .. } | Attempt::Revive(at) | Attempt::Point(at) => Some(at),
        Attempt::Step { .. } | Attempt::Word(_) => None,
    })
}

/// The legal actions that are written like this at the beginning, which need not be a part that notation knows.
fn beginning(game: &Game, text: &str) -> Vec<String> {
    let text = text.trim().to_lowercase();
    game.legal().into_iter().filter(|token| token.to_lowercase().starts_with(&text)).collect()
}

fn file_name(game: &StoredGame, extension: &str) -> String {
    format!("{}-{}.{extension}", game.game, game.id)
}

/// The day of a time, UTC: `2026-11-21`.
fn day(at: Timestamp) -> String {
    at.to_zoned(TimeZone::UTC).date().to_string()
}
