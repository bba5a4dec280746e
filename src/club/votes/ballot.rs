//! The turns to choose from, in words, as pictures and as buttons.

use super::{count, sides};
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{after, number, seated, title};
use crate::club::{Attachment, ButtonStyle, To};
use crate::command::settings::{BOARDS, SECRET_VOTES, THREADS};
use crate::command::{BoardForm, Id, VoteCommand};
use crate::rules::{Game, Player};
use crate::scene::{Boards, Figure, Scene, SceneOptions, SmallBoard};
use crate::store::{DueKind, StoredGame, StoredPlace, Suggestion};
use crate::text::{Arg, Language, Message};

/// How many of the turns have a picture and a button.
const PICTURED_MAX: usize = 6;

/// What a letter with the turns to choose from has.
pub(in crate::club) struct Ballot {
    pub(in crate::club) text: Vec<Message>,
    pub(in crate::club) buttons: Vec<ButtonDraft>,
    pub(in crate::club) files: Vec<Attachment>,
}

/// The turns to choose from in a vote, for a reader of a language.
pub(in crate::club) fn ballot(
    cx: &mut Context<'_>,
    stored: &StoredGame,
    side: Player,
    language: &'static Language,
    secret: bool,
) -> Result<Ballot, Rejection> {
    let game = cx.replay(stored)?.game;
    let suggestions = cx.tx.suggestions(stored.id)?;
    let Some(places) = sides::places_of(cx, stored)? else { return refuse("club-vote-none") };
    let place = &places[side.index()];
    let counted = count::counted(&suggestions, &sides::voters_for(cx, stored.id, place)?, side);
    let votes = |suggestion: &Suggestion| {
        let own = counted.iter().find(|counted| counted.suggestion.number == suggestion.number);
        own.map_or(0, |own| own.voters.len())
    };
    let head = Message::new(if suggestions.is_empty() { "club-vote-open" } else { "club-vote-ballot" })
        .with("id", number(stored.id))
        .with("game", title(&stored.game, &stored.variant))
        .with("name", seated(stored.seat(side)));
    let head = match cx.tx.due_at(DueKind::VOTE_ENDS, stored.id)? {
        Some(until) => head.with("time", Message::new("club-vote-until").with("until", until)),
        None => head.with("time", Message::new("club-vote-soon")),
    };
    let mut text = vec![head];
    for suggestion in &suggestions {
        let told = Message::new(if secret { "club-vote-suggestion" } else { "club-vote-suggestion-votes" })
            .with("number", i64::from(suggestion.number))
            .with("actions", Arg::notation(suggestion.actions.as_str()))
            .with("effects", effects(&game, suggestion).map_or_else(|| Arg::from(""), Arg::from));
        text.push(if secret { told } else { told.with("votes", votes(suggestion)) });
    }
    text.push(Message::new("club-vote-how").with("id", number(stored.id)));
    let button = |suggestion: &Suggestion| {
        let label = Message::new("club-button-suggestion")
            .with("number", i64::from(suggestion.number))
            .with("actions", suggestion.actions.as_str());
        // Numbers can move up while somebody looks at this.
        let command = VoteCommand::Vote(Some(Id(stored.id)), suggestion.actions.clone()).into();
        ButtonDraft { label, command, seen: Some(stored.entries), style: ButtonStyle::Plain }
    };
    let buttons = suggestions.iter().take(PICTURED_MAX).map(button).collect();
    let mut files = Vec::new();
    if cx.in_place(place, &BOARDS)? == BoardForm::Picture && !suggestions.is_empty() {
        let turns = suggestions.iter().take(PICTURED_MAX).map(|suggestion| SmallBoard {
            head: format!("{}. {}", suggestion.number, suggestion.actions),
            position: None,
            actions: split(suggestion),
            told: effects(&game, suggestion).map_or_else(String::new, |told| language.say(&told)),
        });
        let shown = Message::new("club-vote-picture")
            .with("id", number(stored.id))
            .with("name", stored.seat(side).name.as_str());
        let boards = Boards {
            title: language.say(&shown),
            game: stored.game.clone(),
            variant: stored.variant.clone(),
            position: game.position(),
            turned: side == Player::Two,
            turns: turns.collect(),
        };
        let name = format!("{}-{}-turns.png", stored.game, stored.id);
        files.push(Attachment::Figure { name, figure: Figure::Boards(boards), theme: cx.theme_in(place)? });
    }
    Ok(Ballot { text, buttons, files })
}

/// The letter with the turns to choose from, for everybody in the place of a side; first something else, if anything.
pub(in crate::club) fn for_place(
    cx: &mut Context<'_>,
    game: &StoredGame,
    side: Player,
    place: &StoredPlace,
    lead: Option<Message>,
) -> Result<Draft, Rejection> {
    let (language, secret) = (cx.language_in(place)?, cx.in_place(place, &SECRET_VOTES)?);
    let Ballot { text, buttons, files } = ballot(cx, game, side, language, secret)?;
    let text = lead.into_iter().chain(text).collect();
    let (about, thread) = (Some(game.id), cx.in_place(place, &THREADS)?);
    let draft = Draft::new(&place.platform, To::Place(place.external_id.clone()), language);
    Ok(Draft { about, thread, text, buttons, files, ..draft })
}

/// The actions of a suggestion.
pub(in crate::club) fn split(suggestion: &Suggestion) -> Vec<String> {
    suggestion.actions.split(' ').map(str::to_owned).collect()
}

/// What a suggested turn would do.
fn effects(game: &Game, suggestion: &Suggestion) -> Option<Message> {
    Scene::of(&after(game, &split(suggestion)), &SceneOptions::default()).turn_told()
}
