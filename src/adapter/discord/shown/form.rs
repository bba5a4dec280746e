//! The form of a challenge: one message that changes as somebody chooses the opponent, the game, its variant, the clock and
//! whether it is rated.
//!
//! Nothing of it is kept: the button that sends it has the challenge as its line, and each choice makes a new form of
//! that. A modal would hold everything, but serenity 0.12 neither writes nor reads selects in one.

use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::{
    ActionRowComponent, ButtonKind, ButtonStyle as Style, ComponentInteraction, ComponentInteractionDataKind,
};
use serenity::model::id::UserId;

use crate::adapter::discord::shown::pressed::Pressed;
use crate::club::Person;
use crate::command::{COMPUTER, Challenge, ClockWish, Command, ParamKind, PlayCommand, Side};
use crate::rules::{GAMES, GameDef};
use crate::text::{Language, Message};

/// How many options a select has at most.
const OPTIONS_MAX: usize = 25;
/// The ids of its selects.
const OPPONENT: &str = "f:opponent";
const GAME: &str = "f:game";
const VARIANT: &str = "f:variant";
const CLOCK: &str = "f:clock";
const RATED: &str = "f:rated";
/// Means no choice.
const USUAL: &str = "usual";

/// A challenge that somebody is making.
pub(in crate::adapter::discord) struct Form {
    challenge: Challenge,
    /// Our own account, which stands for the computer.
    me: UserId,
}

impl Form {
    /// The form at the beginning, with nothing but an opponent.
    pub(in crate::adapter::discord) fn new(opponent: Option<UserId>, me: UserId) -> Self {
        let game = GAMES.first().map_or("", |kind| kind.about.id);
        let challenge = Challenge {
            opponent: None,
            game,
            variant: None,
            side: Side::default(),
            rated: None,
            clock: None,
            claimable: None,
            no_vacation: false,
            level: None,
            goal: None,
            odds: None,
            lead: None,
        };
        let mut form = Self { challenge, me };
        form.oppose(opponent);
        form
    }

    /// Whether something was chosen in a form.
    pub(in crate::adapter::discord) fn is_chosen_in(custom_id: &str) -> bool {
        [OPPONENT, GAME, VARIANT, CLOCK, RATED].contains(&custom_id)
    }

    /// The form after a choice. `None` if it can't be read.
    pub(in crate::adapter::discord) fn after(interaction: &ComponentInteraction, me: UserId) -> Option<Self> {
        let below = interaction.message.components.iter().flat_map(|row| &row.components);
        let challenge = below.filter_map(sent_by).next()?;
        let mut form = Self { challenge, me };
        let value = match &interaction.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
            ComponentInteractionDataKind::UserSelect { values } => {
                form.oppose(values.first().copied());
                return Some(form);
            }
            _ => None,
        };
        let challenge = &mut form.challenge;
        match (interaction.data.custom_id.as_str(), value) {
            (GAME, Some(game)) => {
                challenge.game = GameDef::find(game)?.about.id;
                challenge.variant = None;
            }
            (VARIANT, Some(variant)) => {
                let variants = GameDef::find(challenge.game)?.about.variants;
                challenge.variant = variants.iter().copied().find(|known| *known == variant);
            }
            (CLOCK, Some(clock)) => challenge.clock = ClockWish::read(clock),
            (RATED, _) => challenge.rated = Some(challenge.rated == Some(false)),
            _ => return None,
        }
        Some(form)
    }

    /// Sets the opponent; nobody for anyone.
    fn oppose(&mut self, opponent: Option<UserId>) {
        self.challenge.opponent = opponent.map(|user| match user == self.me {
            true => COMPUTER.to_owned(),
            false => format!("<@{user}>"),
        });
    }

    /// The account that is challenged.
    pub(in crate::adapter::discord) fn opponent(&self) -> Option<UserId> {
        let opponent = self.challenge.opponent.as_deref()?;
        match opponent.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>')) {
            Some(id) => id.parse().ok(),
            None => Some(self.me),
        }
    }

    /// Its text.
    pub(in crate::adapter::discord) fn sentence(&self, opponent: Option<&Person>) -> Message {
        match opponent {
            Some(person) => Message::new("discord-form").with("name", person.name.as_str()),
            None if self.challenge.opponent.is_some() => Message::new("discord-form-known"),
            None => Message::new("discord-form-open"),
        }
    }

    /// Its selects and buttons.
    pub(in crate::adapter::discord) fn rows(&self, language: &Language) -> Vec<CreateActionRow> {
        let Challenge { game, variant, clock, rated, .. } = &self.challenge;
        let option = |label: &str, value: &str, chosen: bool| {
            CreateSelectMenuOption::new(label, value).default_selection(chosen)
        };
        let usual = language.word("discord-form-usual");
        let games = GAMES.iter().map(|kind| {
            let about = &kind.about;
            option(about.title, about.id, about.id == *game).description(language.word(about.brief))
        });
        let variants = GameDef::find(game).map_or(&[][..], |kind| kind.about.variants);
        let is_chosen = |index: usize, name: &str| variant.map_or(index == 0, |chosen| chosen == name);
        let variants = variants.iter().enumerate().map(|(index, name)| option(name, name, is_chosen(index, name)));
        let clocks = ParamKind::Clock.choices();
        let clock = clock.map(|clock| clock.to_string());
        let clocks = clocks.iter().map(|known| option(known, known, clock.as_deref() == Some(*known)));
        let clocks = std::iter::once(option(&usual, USUAL, clock.is_none())).chain(clocks);
        let opponents = CreateSelectMenuKind::User { default_users: self.opponent().map(|user| vec![user]) };
        let opponents = CreateSelectMenu::new(OPPONENT, opponents).min_values(0).max_values(1);
        let opponents = opponents.placeholder(language.word("discord-form-opponent"));
        let sends = CreateButton::new(format!("p::{}", Command::Play(PlayCommand::Challenge(self.challenge.clone()))));
        let sends = sends.style(Style::Primary).label(language.word("discord-form-send"));
        let key = if *rated == Some(false) { "discord-form-unrated" } else { "discord-form-rated" };
        let rated = CreateButton::new(RATED).style(Style::Secondary).label(language.word(key));
        let select = |id: &str, options: Vec<CreateSelectMenuOption>, key| {
            let kind = CreateSelectMenuKind::String { options: options.into_iter().take(OPTIONS_MAX).collect() };
            CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind).placeholder(language.word(key)))
        };
        vec![
            CreateActionRow::SelectMenu(opponents),
            select(GAME, games.collect(), "discord-select-game"),
            select(VARIANT, variants.collect(), "discord-form-variant"),
            select(CLOCK, clocks.collect(), "discord-form-clock"),
            CreateActionRow::Buttons(vec![sends, rated]),
        ]
    }
}

/// The challenge that a button sends.
fn sent_by(component: &ActionRowComponent) -> Option<Challenge> {
    let ActionRowComponent::Button(button) = component else { return None };
    let ButtonKind::NonLink { custom_id, .. } = &button.data else { return None };
    match Pressed::read(custom_id, None)?.command {
        Command::Play(PlayCommand::Challenge(challenge)) => Some(challenge),
        _ => None,
    }
}
