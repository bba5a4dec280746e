//! Votes: for a turn that somebody suggests by it, or for one that is suggested already.

use super::ballot::{self, Ballot};
use super::{closing, count, sides};
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::{BUTTONS_MAX, LISTED_MAX};
use crate::club::context::rejection::{Refused, Rejection, refuse};
use crate::club::context::words::{actions, after, number, person, seated, some_actions};
use crate::club::permission::bans;
use crate::club::play::turns;
use crate::club::{Audience, ButtonStyle, listing};
use crate::command::settings::SECRET_VOTES;
use crate::command::{Command, Id, PlayCommand, VoteCommand};
use crate::rules::{Game, Player, Reading};
use crate::store::{
    DueKind, GameState, SUGGESTIONS_A_PERSON, SUGGESTIONS_MAX, StoredGame, StoredPlace, Suggestion, Voter,
};
use crate::text::{Arg, Message};

/// Shows the turns to vote for.
pub(in crate::club) fn show(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let (game, side, place) = voted_on(cx, id)?;
    let (language, secret) = (cx.language, cx.in_place(&place, &SECRET_VOTES)?);
    let Ballot { text, buttons, files } = ballot::ballot(cx, &game, side, language, secret)?;
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { buttons, files, about: Some(game.id), ..reply });
    Ok(())
}

/// The game that the asker votes on now, their side, and that one's place.
fn voted_on(cx: &RequestContext<'_>, id: Option<Id>) -> Result<(StoredGame, Player, StoredPlace), Rejection> {
    let (game, side) = find(cx, id)?;
    let Some([one, two]) = sides::places_of(cx, &game)? else { return refuse("club-vote-none") };
    let place = if side == Player::One { one } else { two };
    bans::unless_banned(cx, &place)?;
    if game.state != GameState::Live {
        return Err(Message::new("club-vote-over").with("id", number(game.id)).into());
    }
    if game.to_move != Some(side) {
        let refused = Message::new("club-vote-not-now").with("name", seated(game.seat(side.other())));
        return Err(refused.with("id", number(game.id)).into());
    }
    Ok((game, side, place))
}

/// Votes for a turn.
pub(in crate::club) fn vote(cx: &mut RequestContext<'_>, id: Option<Id>, turn: &str) -> Result<(), Rejection> {
    let (game, side, place) = voted_on(cx, id)?;
    if cx.request.seen.is_some_and(|seen| seen != game.entries) {
        return Err(Message::new("club-vote-past").with("id", number(game.id)).into());
    }
    // So many other things were due that nobody has come to it.
    if closing::is_over(cx, &game)? {
        return Err(Message::new("club-vote-counting").with("id", number(game.id)).into());
    }
    let voters = cx.tx.voters(game.id)?;
    if count::side_of(&voters, cx.asker.person_id).is_some_and(|voted| voted != side) {
        let other = seated(game.seat(side.other()));
        return Err(Message::new("club-vote-other-side").with("name", other).with("id", number(game.id)).into());
    }
    let replayed = cx.replay(&game)?.game;
    let suggestions = cx.tx.suggestions(game.id)?;
    let (mut chosen, is_new) = chosen(cx, &game, &replayed, &suggestions, turn)?;
    if is_new {
        let own = voters.iter().filter(|voter| voter.person_id == cx.asker.person_id);
        // A poll has few answers, and what is pressed there has to count.
        if !cx.request.is_polled() && own.map(|voter| voter.suggested).sum::<u32>() >= SUGGESTIONS_A_PERSON {
            let refused = Message::new("club-vote-suggested").with("limit", i64::from(SUGGESTIONS_A_PERSON));
            return Err(refused.with("id", number(game.id)).into());
        }
        if chosen.number > SUGGESTIONS_MAX {
            make_room(cx, &game, side, &place, &suggestions)?;
            chosen.number = SUGGESTIONS_MAX;
        }
        cx.tx.suggest(game.id, &chosen)?;
    }
    let voter = Voter {
        account_id: cx.asker.id,
        person_id: cx.asker.person_id,
        seat: side,
        since: cx.now,
        choice: Some((chosen.number, cx.now)),
        suggested: u32::from(is_new),
    };
    cx.tx.cast_vote(game.id, &voter)?;
    let secret = cx.in_place(&place, &SECRET_VOTES)?;
    tell(cx, &game, (side, &place), &chosen, (is_new, secret))
}

/// The game that somebody votes in, and their side.
fn find(cx: &RequestContext<'_>, id: Option<Id>) -> Result<(StoredGame, Player), Rejection> {
    let meant = match id {
        Some(Id(id)) => Some((id, cx.tx.game(id)?)),
        None => cx.game_replied_to()?.map(|game| (game.id, Some(game))),
    };
    if let Some((id, game)) = meant {
        let Some(game) = game else { return Err(Message::new("club-unknown-game").with("id", number(id)).into()) };
        if let Some(side) = sides::side_of_asker(cx, &game)? {
            return Ok((game, side));
        }
        let key = if cx.may_see(&game)? { "club-vote-no-votes" } else { "club-unknown-game" };
        return Err(Message::new(key).with("id", number(id)).into());
    }
    let here = votable_here(cx)?;
    let mut now = here.iter().filter(|(game, side)| game.to_move == Some(*side));
    match (now.next(), now.next(), here.first()) {
        (Some(only), None, _) => Ok(only.clone()),
        (None, _, Some(other)) if here.len() == 1 => Ok(other.clone()),
        (None, _, None) => refuse("club-vote-none"),
        (_, _, first) => {
            let example = first.map(|(game, _)| number(game.id)).unwrap_or_default();
            let mut text = vec![Message::new("club-vote-which").with("id", example)];
            for (game, _) in here.iter().take(LISTED_MAX) {
                text.push(listing::listed(cx, game)?);
            }
            Err(Refused { text, ..Refused::default() }.into())
        }
    }
}

/// The games that are voted on here, each with the side of this place.
fn votable_here(cx: &RequestContext<'_>) -> Result<Vec<(StoredGame, Player)>, Rejection> {
    let mut here = Vec::new();
    for game in cx.tx.vote_games_in(cx.place.id)? {
        let side = sides::places_of(cx, &game)?.and_then(|places| sides::side_in(&places, cx.place.id));
        here.extend(side.map(|side| (game, side)));
    }
    Ok(here)
}

/// The vote that somebody means by a turn, if they mean one: it is for a game that is voted on, or it is legal in the
/// only one that is voted on here, and awaited from them in no game of their own. Nobody votes by a page.
pub(in crate::club) fn as_vote(cx: &mut RequestContext<'_>, command: &Command) -> Result<Option<Command>, Rejection> {
    let Command::Play(PlayCommand::Move(id, text)) = command else { return Ok(None) };
    if cx.request.by_page {
        return Ok(None);
    }
    let vote = |game: &StoredGame| VoteCommand::Vote(Some(Id(game.id)), text.clone()).into();
    let meant = match id {
        Some(Id(id)) => cx.tx.game(*id)?,
        None => cx.game_replied_to()?,
    };
    if let Some(game) = meant {
        let own = cx.tx.votes_last(game.id)?.is_some() && sides::side_of_asker(cx, &game)?.is_some();
        return Ok(own.then(|| vote(&game)));
    }
    let mut here = votable_here(cx)?;
    here.retain(|(game, side)| game.to_move == Some(*side));
    let [(game, _)] = here.as_slice() else { return Ok(None) };
    for own in cx.tx.live_games_of(cx.asker.person_id)? {
        if cx.is_to_move(&own) && cx.is_here(&own)? {
            return Ok(None);
        }
    }
    let is_turn = !cx.request.is_overheard() || !cx.replay(game)?.game.read(text).actions().is_empty();
    Ok(is_turn.then(|| vote(game)))
}

/// The suggestion that a text means, and whether it is new. Turns that lead to the same position are the same.
fn chosen(
    cx: &RequestContext<'_>,
    stored: &StoredGame,
    game: &Game,
    suggestions: &[Suggestion],
    text: &str,
) -> Result<(Suggestion, bool), Rejection> {
    if let Ok(wanted) = text.trim().trim_end_matches('.').parse::<u32>() {
        let known = suggestions.iter().find(|suggestion| suggestion.number == wanted);
        let missing = Message::new("club-vote-no-such").with("number", i64::from(wanted));
        return known.map(|known| (known.clone(), false)).ok_or_else(|| missing.with("id", number(stored.id)).into());
    }
    let tokens = match game.read(text) {
        Reading::Complete { actions } => actions,
        Reading::Open { actions: before, next } => {
            let lines: Vec<String> = next.iter().map(|token| format!("{} {token}", actions(&before))).collect();
            let refused = Message::new("club-vote-whole").with("actions", Arg::notation(actions(&before)));
            let text = vec![refused.with("next", some_actions(&lines, BUTTONS_MAX))];
            let button = |line: &String| {
                let vote = VoteCommand::Vote(Some(Id(stored.id)), line.clone());
                let label = Message::new("club-button-actions").with("actions", line.as_str());
                let (seen, style) = (Some(stored.entries), ButtonStyle::Plain);
                ButtonDraft { label, command: vote.into(), seen, style }
            };
            let buttons = lines.iter().take(BUTTONS_MAX).map(button).collect();
            return Err(Refused { text, buttons, about: Some(stored.id), ..Refused::default() }.into());
        }
        reading => return Err(turns::explain_reading(cx, stored, game, reading)?.into()),
    };
    let position = after(game, &tokens).position();
    let is_same = |suggestion: &&Suggestion| after(game, &ballot::split(suggestion)).position() == position;
    if let Some(known) = suggestions.iter().find(is_same) {
        return Ok((known.clone(), false));
    }
    let last = suggestions.last().map_or(0, |suggestion| suggestion.number);
    Ok((Suggestion { number: last + 1, actions: actions(&tokens) }, true))
}

/// The number of the suggestion that a turn is, if it is suggested.
pub(in crate::club) fn number_of(
    cx: &mut RequestContext<'_>,
    stored: &StoredGame,
    turn: &str,
) -> Result<Option<u32>, Rejection> {
    let game = cx.replay(stored)?.game;
    let (suggestion, is_new) = chosen(cx, stored, &game, &cx.tx.suggestions(stored.id)?, turn)?;
    Ok((!is_new).then_some(suggestion.number))
}

/// Drops the earliest suggestion for which nobody votes any more from a full list.
fn make_room(
    cx: &RequestContext<'_>,
    game: &StoredGame,
    side: Player,
    place: &StoredPlace,
    suggestions: &[Suggestion],
) -> Result<(), Rejection> {
    let counted = count::counted(suggestions, &sides::voters_for(cx, game.id, place)?, side);
    let idle = counted.iter().filter(|counted| counted.voters.is_empty());
    let Some(dropped) = idle.map(|counted| counted.suggestion.number).min() else {
        let refused = Message::new("club-vote-enough").with("limit", i64::from(SUGGESTIONS_MAX));
        return Err(refused.with("id", number(game.id)).into());
    };
    Ok(cx.tx.drop_suggestion(game.id, dropped)?)
}

/// Tells people of a vote: all of the side's place, or if it is secret, nobody but the voter. A new suggestion is shown
/// with all others.
fn tell(
    cx: &mut RequestContext<'_>,
    game: &StoredGame,
    (side, place): (Player, &StoredPlace),
    chosen: &Suggestion,
    (is_new, secret): (bool, bool),
) -> Result<(), Rejection> {
    let here = cx.place.id == place.id;
    // Somebody with several accounts is named by the one that people there know.
    let name = person(&cx.known_in(place)?);
    let said = |key: &'static str| {
        Message::new(key)
            .with("name", name.clone())
            .with("number", i64::from(chosen.number))
            .with("actions", Arg::notation(chosen.actions.as_str()))
            .with("id", number(game.id))
    };
    let own = match cx.tx.due_at(DueKind::VOTE_ENDS, game.id)? {
        Some(until) => said("club-vote-cast").with("until", until),
        None => said("club-vote-cast-soon"),
    };
    let (suggests, votes) = (said("club-vote-suggests"), said("club-vote-votes"));
    // A poll shows by itself how people vote.
    let polled = cx.request.is_polled();
    if (secret || !here) && !polled {
        cx.say(if secret { Audience::AskerAlone } else { Audience::Asker }, vec![own]);
    }
    if is_new {
        let lead = if secret { None } else { Some(suggests) };
        let draft = ballot::for_place(cx, game, side, place, lead)?;
        let answers = cx.reply(Audience::Everyone, Vec::new());
        let draft = match here && !secret && !polled {
            true => Draft { answers: answers.answers, asker_id: answers.asker_id, token: answers.token, ..draft },
            false => draft,
        };
        cx.drafts.push(draft);
    } else if !secret && here && !polled {
        let reply = cx.reply(Audience::Everyone, vec![votes]);
        let language = cx.language_in(place)?;
        cx.drafts.push(Draft { about: Some(game.id), language, ..reply });
    }
    Ok(())
}
