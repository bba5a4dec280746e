//! What is answered without the club: the modal into which a turn is typed, the choice of a game for a challenge, and how
//! to play for somebody whose words we are not shown.

use std::sync::Arc;
use std::time::Duration;

use serenity::builder::{
    Builder, CreateActionRow, CreateInteractionResponse, CreateInteractionResponseMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::{CommandInteraction, ComponentInteraction};
use serenity::model::channel::Message;
use tokio::time::timeout;

use super::asked;
use super::controls::Typed;
use super::intake::{self, PLATFORM};
use super::layout::Payload;
use super::reception::Reception;
use crate::club::{Club, Person};
use crate::command::{COMPUTER, Command};
use crate::rules::{GAMES, Game, Reading};
use crate::text::{Language, Message as Sentence};

/// How long is waited for what a modal shows: Discord waits three seconds for the modal itself.
const LOOKING: Duration = Duration::from_millis(1_500);
/// How many options a select has at most.
const OPTIONS_MAX: usize = 25;

/// What is answered without the club.
pub(super) struct Dialogs {
    pub(super) reception: Arc<Reception>,
}

impl Dialogs {
    /// Opens the modal into which a turn is typed; whoever cannot play one is told what may be played instead.
    pub(super) async fn open_modal(self: Arc<Self>, interaction: ComponentInteraction, typed: Typed) {
        let (account, id) = (interaction.user.id.to_string(), typed.id.0);
        let find = move |club: &mut Club, _| {
            let ongoing = club.ongoing(PLATFORM, &account).unwrap_or_default();
            ongoing.into_iter().find(|ongoing| ongoing.id == id)
        };
        let known = timeout(LOOKING, self.reception.club.ask(find)).await;
        let game: Option<Game> = match (&typed.begun, known) {
            (Some(line), Ok(Some(Some(ongoing)))) => game_after(ongoing.game, line),
            (Some(_), _) => None,
            (None, Ok(Some(Some(ongoing)))) if ongoing.awaits => Some(ongoing.game),
            (None, Ok(_)) => {
                let request =
                    intake::of_line(&interaction, Command::Moves(Some(typed.id), None), &self.reception.directory);
                return self.reception.receive(asked::component(&interaction), Ok(request), &interaction.locale);
            }
            (None, Err(_)) => None,
        };
        let language = Language::find(&interaction.locale).unwrap_or(Language::english());
        let response = CreateInteractionResponse::Modal(typed.modal(game.as_ref(), language));
        let rest = &self.reception.interactions.rest;
        let to = (interaction.id, interaction.token.as_str());
        if let Err(error) = rest.at_once(|| response.clone().execute(&*rest.http, to)).await {
            tracing::info!(%error, "a modal could not be opened");
        }
    }

    /// Lets somebody who challenges a person from their menu choose the game.
    pub(super) async fn choose_game(self: Arc<Self>, interaction: CommandInteraction) {
        let language = Language::find(&interaction.locale).unwrap_or(Language::english());
        let resolved = &interaction.data.resolved;
        let Some((id, user)) = resolved.users.iter().next() else { return };
        let refused = intake::is_opponent(user, self.reception.directory.me());
        let nick = resolved.members.get(id).and_then(|member| member.nick.clone());
        let person = Person { id: id.to_string(), name: intake::name_of(user, nick) };
        let name = person.name.clone();
        let whom = if *id == self.reception.directory.me() { COMPUTER.to_owned() } else { format!("<@{id}>") };
        // What is chosen says only their id.
        let noted = self.reception.club.ask(move |club, now| club.note_person(PLATFORM, &person, now)).await;
        let message = match (refused, noted) {
            (Err(sentence), _) => self.sentence(&sentence, language),
            (Ok(()), Some(Ok(()))) => {
                let asked = Sentence::new("discord-choose-game").with("name", name);
                let options = GAMES.iter().take(OPTIONS_MAX).map(|kind| {
                    let about = &kind.about;
                    let line = format!("challenge {whom} {}", about.id);
                    CreateSelectMenuOption::new(about.title, line).description(language.word(about.brief))
                });
                let kind = CreateSelectMenuKind::String { options: options.collect() };
                let select = CreateSelectMenu::new("s::0", kind).placeholder(language.word("discord-select-game"));
                self.sentence(&asked, language).components(vec![CreateActionRow::SelectMenu(select)])
            }
            _ => self.sentence(&Sentence::new("discord-undone"), language),
        };
        let response = CreateInteractionResponse::Message(message);
        let rest = &self.reception.interactions.rest;
        let to = (interaction.id, interaction.token.as_str());
        if let Err(error) = rest.at_once(|| response.clone().execute(&*rest.http, to)).await {
            tracing::info!(%error, "no game could be chosen");
        }
    }

    fn sentence(&self, sentence: &Sentence, language: &Language) -> CreateInteractionResponseMessage {
        Payload::sentence(&language.paragraph(sentence), &self.reception.commands).response(true)
    }

    /// Says how to play to a player who answers a board, whose words Discord does not show us.
    pub(super) async fn explain_typing(self: Arc<Self>, message: Message) {
        let Some(answered) = message.referenced_message.as_ref().map(|answered| answered.id.to_string()) else {
            return;
        };
        let account = message.author.id.to_string();
        let find = move |club: &mut Club, _| {
            let game = club.live_game_of(PLATFORM, &answered).unwrap_or_default();
            let ongoing = club.ongoing(PLATFORM, &account).unwrap_or_default();
            ongoing.into_iter().any(|ongoing| ongoing.awaits && Some(ongoing.id) == game)
        };
        if self.reception.club.ask(find).await != Some(true) {
            return;
        }
        let how = Language::english().paragraph(&Sentence::new("discord-how-to-play"));
        let payload = Payload::sentence(&how, &self.reception.commands);
        let said = self.reception.channels.write(message.channel_id, &payload, None, Some(message.id)).await;
        if let Err(error) = said {
            tracing::info!(%error, "somebody could not be told how to play");
        }
    }
}

/// A game as it stands after a line of turns, each with a “then” behind it; nothing if it does not take them.
fn game_after(mut game: Game, line: &str) -> Option<Game> {
    match game.read_line(&line.replace(" then", "")) {
        Reading::Complete { actions } | Reading::Open { actions, .. } => {
            actions.iter().try_for_each(|action| game.play(action)).ok()?;
            Some(game)
        }
        _ => None,
    }
}
