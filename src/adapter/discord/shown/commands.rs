//! The commands in Discord's menus, made from their declarations, and told to Discord when they have changed.
//!
//! Daily commands have names of their own. The others are under a few names, [`MENUS`], so that the menu stays short;
//! each command's declaration says where. The other platforms know all names.

use std::collections::HashMap;

use serde_json::{Value, json};
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::http::Route;
use serenity::model::application::{CommandOptionType, CommandType, InstallationContext, InteractionContext};
use serenity::model::id::{CommandId, GuildId};

use crate::adapter::discord::api::rest::{Rest, RestError};
use crate::command::{COMMANDS, Menu, Param, ParamKind, Spec};
use crate::text::{Language, Message, WordKind};

/// The parameter that takes a setting's values.
pub(in crate::adapter::discord) const SETTING_VALUE: &str = "value";
/// The command that opens a form if no game is named.
pub(in crate::adapter::discord) const FORM: &str = "challenge";
/// The longest description of a command or parameter that Discord takes, in characters.
const DESCRIPTION_MAX: usize = 100;

/// The description of commands that exist everywhere.
const ONLY_GLOBAL: &[&str] = &["contexts", "integration_types"];
/// The name under which commands are that say nothing of the menu.
pub(in crate::adapter::discord) const REST: &str = "parlour";
/// The name of those that join what is on several platforms, or play from one to another.
const LINKS: &str = "links";
/// The names under which several commands are, each with the key of its description.
const MENUS: [(&str, &str); 8] = [
    (REST, "discord-command-rest"),
    ("tournament", "discord-command-tournament"),
    ("organize", "discord-command-organize"),
    ("past", "discord-command-past"),
    ("notices", "discord-command-notices"),
    ("privacy", "discord-command-privacy"),
    (LINKS, "discord-command-links"),
    ("manage", "discord-command-manage"),
];

/// All commands as Discord wants them described: ours, and those in the menus of people and messages.
fn commands() -> Vec<CreateCommand> {
    let daily = COMMANDS.iter().filter(|spec| menu_of(spec).1.is_empty()).map(command);
    let under = MENUS.map(|(menu, about)| {
        let options = COMMANDS.iter().filter(|spec| menu_of(spec).0 == menu).map(subcommand).collect();
        named(menu, about, |language| language.own(WordKind::Menu, menu)).set_options(options)
    });
    let menus = [("discord-menu-challenge", CommandType::User), ("discord-menu-board", CommandType::Message)];
    let menus = menus.into_iter().map(|(key, kind)| {
        let command = CreateCommand::new(Language::english().word(key)).kind(kind);
        let others = Language::all().iter().filter(|language| language.tag() != Language::english().tag());
        others.filter(|language| language.has(key)).fold(command, |command, language| {
            let name = language.word(key);
            locales(language.tag()).iter().fold(command, |command, locale| command.name_localized(*locale, &name))
        })
    });
    daily.chain(under).chain(menus).map(everywhere).collect()
}

/// The place of a command in the menu, and its name there.
fn menu_of(spec: &Spec) -> (&'static str, String) {
    match (spec.name.split_once(' '), spec.menu) {
        (None, Menu::Top) => (spec.name, String::new()),
        (Some((menu, _)), Menu::Top | Menu::Under(REST)) | (_, Menu::Under(menu)) => {
            (menu, shown_under(spec, spec.name))
        }
    }
}

/// The name of a command in the menu that it is under, by its name in any language.
fn shown_under(spec: &Spec, name: &str) -> String {
    // Those are about different things, of which the first word tells.
    let is_whole = matches!(spec.menu, Menu::Under(LINKS));
    let last = name.split_once(' ').filter(|_| !is_whole).map_or(name, |(_, last)| last);
    last.replace(' ', "-")
}

/// The name of the command with this place in the menu.
pub(in crate::adapter::discord) fn name_under(menu: &str, subcommand: &str) -> String {
    let shown = COMMANDS.iter().find(|spec| {
        let (of, name) = menu_of(spec);
        of == menu && name == subcommand
    });
    shown.map_or_else(|| format!("{menu} {subcommand}"), |spec| spec.name.to_owned())
}

/// In servers and for users who installed it; in servers, in conversations with it and in others.
fn everywhere(command: CreateCommand) -> CreateCommand {
    command.integration_types(vec![InstallationContext::Guild, InstallationContext::User]).contexts(vec![
        InteractionContext::Guild,
        InteractionContext::BotDm,
        InteractionContext::PrivateChannel,
    ])
}

/// The commands that Discord knows, by name.
#[derive(Clone, Default, Debug)]
pub(in crate::adapter::discord) struct Registered {
    ids: HashMap<String, CommandId>,
    /// Whether they had to be told.
    pub(in crate::adapter::discord) changed: bool,
}

impl Registered {
    fn of(known: Vec<serenity::model::application::Command>, changed: bool) -> Self {
        Self { ids: known.into_iter().map(|command| (command.name, command.id)).collect(), changed }
    }

    /// A command as it stands in a text: to be pressed, where Discord knows it.
    pub(in crate::adapter::discord) fn mention(&self, name: &str) -> String {
        let (menu, name) = match Spec::find(name).map(menu_of) {
            Some((menu, under)) if !under.is_empty() => (menu, format!("{menu} {under}")),
            Some((menu, _)) => (menu, menu.to_owned()),
            None => (name, name.to_owned()),
        };
        match self.ids.get(menu) {
            Some(id) => format!("</{name}:{id}>"),
            None => format!("/{name}"),
        }
    }
}

/// Tells Discord the commands, everywhere or in one server, unless it knows exactly these.
///
/// # Errors
/// If Discord refuses or doesn't answer.
pub(in crate::adapter::discord) async fn register(
    rest: &Rest,
    server: Option<GuildId>,
) -> Result<Registered, RestError> {
    let (http, wanted) = (&rest.http, commands());
    let route = route(rest, server);
    let known = match server {
        Some(server) => rest.paced(route, || http.get_guild_commands_with_localizations(server)).await?,
        None => rest.paced(route, || http.get_global_commands_with_localizations()).await?,
    };
    if are_the_same(&json!(known), &json!(wanted), server.is_some()) {
        return Ok(Registered::of(known, false));
    }
    let known = match server {
        Some(server) => rest.paced(route, || http.create_guild_commands(server, &wanted)).await?,
        None => rest.paced(route, || http.create_global_commands(&wanted)).await?,
    };
    Ok(Registered::of(known, true))
}

/// Removes the commands of a server that got them while things were tried, and gets them no more: people would see them
/// twice.
///
/// # Errors
/// If Discord refuses or doesn't answer.
pub(in crate::adapter::discord) async fn remove(rest: &Rest, server: GuildId) -> Result<(), RestError> {
    let (http, route) = (&rest.http, route(rest, Some(server)));
    if rest.paced(route, || http.get_guild_commands(server)).await?.is_empty() {
        return Ok(());
    }
    tracing::info!("commands of a server that were only there to be tried are removed");
    let none: Vec<CreateCommand> = Vec::new();
    rest.paced(route, || http.create_guild_commands(server, &none)).await.map(drop)
}

/// Where the commands are kept.
fn route(rest: &Rest, server: Option<GuildId>) -> Route<'static> {
    let application_id = rest.http.application_id().unwrap_or_default();
    match server {
        Some(guild_id) => Route::GuildCommands { application_id, guild_id },
        None => Route::Commands { application_id },
    }
}

/// A command by its English name, in all languages.
fn named(name: &str, about: &'static str, own: impl Fn(&Language) -> Option<String>) -> CreateCommand {
    let command = CreateCommand::new(name).kind(CommandType::ChatInput);
    let command = command.description(description(Language::english(), about));
    let command = localized(Language::all(), about)
        .into_iter()
        .fold(command, |command, (locale, description)| command.description_localized(locale, description));
    in_locales(own).into_iter().fold(command, |command, (locale, name)| command.name_localized(locale, name))
}

fn command(spec: &Spec) -> CreateCommand {
    named(spec.name, spec.about, |language| language.own(WordKind::Name, spec.name)).set_options(options(spec))
}

fn subcommand(spec: &Spec) -> CreateCommandOption {
    let option = option_named(CommandOptionType::SubCommand, &menu_of(spec).1, spec.about, |language| {
        let own = language.own(WordKind::Name, spec.name)?;
        Some(shown_under(spec, &own))
    });
    option.set_sub_options(options(spec))
}

/// An option by its English name, in all languages.
fn option_named(
    kind: CommandOptionType,
    name: &str,
    about: &'static str,
    own: impl Fn(&Language) -> Option<String>,
) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, description(Language::english(), about));
    let option = localized(Language::all(), about)
        .into_iter()
        .fold(option, |option, (locale, description)| option.description_localized(locale, description));
    in_locales(own).into_iter().fold(option, |option, (locale, name)| option.name_localized(locale, name))
}

/// What languages call something, by Discord's names for them.
fn in_locales(own: impl Fn(&Language) -> Option<String>) -> Vec<(&'static str, String)> {
    let said = Language::all().iter().filter_map(|language| Some((language, own(language)?)));
    said.flat_map(|(language, own)| locales(language.tag()).iter().map(move |locale| (*locale, own.clone()))).collect()
}

/// A command's parameters. Required ones come first, as Discord demands.
fn options(spec: &Spec) -> Vec<CreateCommandOption> {
    let needs = |param: &Param| param.required && spec.name != FORM;
    let (needed, others): (Vec<&Param>, Vec<&Param>) = spec.params.iter().partition(|param| needs(param));
    needed.into_iter().chain(others).map(|param| option(param, needs(param))).collect()
}

fn option(param: &Param, required: bool) -> CreateCommandOption {
    let kind = match param.kind {
        ParamKind::Person => CommandOptionType::User,
        ParamKind::Count => CommandOptionType::Integer,
        _ => CommandOptionType::String,
    };
    let choices = match param.kind {
        ParamKind::Side | ParamKind::Choice(_) | ParamKind::Setting | ParamKind::Level => param.kind.choices(),
        _ => Vec::new(),
    };
    // There are more commands than Discord takes choices, so these are completed, too.
    let completed = matches!(
        param.kind,
        ParamKind::Game
            | ParamKind::Variant
            | ParamKind::Clock
            | ParamKind::Id
            | ParamKind::Match
            | ParamKind::Notation
            | ParamKind::Zone
            | ParamKind::Command(_)
    ) || param.name == SETTING_VALUE;
    let option = option_named(kind, param.name, param.about, |language| language.own(WordKind::Param, param.name))
        .required(required)
        .set_autocomplete(completed && choices.is_empty());
    let option = if matches!(param.kind, ParamKind::Count) { option.min_int_value(1) } else { option };
    choices.into_iter().fold(option, |option, name| {
        let own: HashMap<&str, String> =
            in_locales(|language| language.own(WordKind::Choice, name)).into_iter().collect();
        match own.is_empty() {
            true => option.add_string_choice(name, name),
            false => option.add_string_choice_localized(name, name, own),
        }
    })
}

fn description(language: &Language, key: &'static str) -> String {
    language.say(&Message::new(key)).chars().take(DESCRIPTION_MAX).collect()
}

/// The descriptions in the languages besides English that have them, by Discord's names for these.
fn localized(languages: &[Language], key: &'static str) -> Vec<(&'static str, String)> {
    let others = languages.iter().filter(|language| language.tag() != Language::english().tag() && language.has(key));
    others
        .flat_map(|language| locales(language.tag()).iter().map(|locale| (*locale, description(language, key))))
        .collect()
}

/// Discord's locales for a language: its own names if it has several, none for a language that it doesn't speak.
fn locales(tag: &'static str) -> &'static [&'static str] {
    const LOCALES: &[(&str, &[&str])] = &[
        ("bg", &["bg"]),
        ("cs", &["cs"]),
        ("da", &["da"]),
        ("de", &["de"]),
        ("el", &["el"]),
        ("es", &["es-ES", "es-419"]),
        ("fi", &["fi"]),
        ("fr", &["fr"]),
        ("hi", &["hi"]),
        ("hr", &["hr"]),
        ("hu", &["hu"]),
        ("it", &["it"]),
        ("ja", &["ja"]),
        ("ko", &["ko"]),
        ("lt", &["lt"]),
        ("nl", &["nl"]),
        ("no", &["no"]),
        ("pl", &["pl"]),
        ("pt", &["pt-BR"]),
        ("ro", &["ro"]),
        ("ru", &["ru"]),
        ("sv", &["sv-SE"]),
        ("th", &["th"]),
        ("tr", &["tr"]),
        ("uk", &["uk"]),
        ("vi", &["vi"]),
        ("zh", &["zh-CN", "zh-TW"]),
    ];
    LOCALES.iter().find(|(known, _)| *known == tag).map_or(&[], |(_, locales)| locales)
}

/// Whether Discord has the commands as we want them. Its additions (ids, versions) don't count, and neither do empty
/// fields that it leaves out. Those of a server have no contexts.
fn are_the_same(known: &Value, wanted: &Value, in_server: bool) -> bool {
    let (Some(known), Some(wanted)) = (known.as_array(), wanted.as_array()) else { return false };
    let is_known = |wanted: &Value| {
        let mut wanted = wanted.clone();
        if let Some(fields) = wanted.as_object_mut().filter(|_| in_server) {
            fields.retain(|name, _| !ONLY_GLOBAL.contains(&name.as_str()));
        }
        known.iter().any(|known| known["name"] == wanted["name"] && has(known, &wanted))
    };
    known.len() == wanted.len() && wanted.iter().all(is_known)
}

fn has(known: &Value, wanted: &Value) -> bool {
    match (known, wanted) {
        (Value::Object(known), Value::Object(wanted)) => {
            // Its additions may not be localized or offered as choices.
            let surplus = ["choices", "options", "name_localizations", "description_localizations", "autocomplete"];
            let empty = |value: &Value| [json!(null), json!(false), json!([]), json!({})].contains(value);
            wanted.iter().all(|(key, value)| match known.get(key) {
                Some(known) => has(known, value) || empty(known) && empty(value),
                None => empty(value),
            }) && surplus.iter().all(|key| wanted.contains_key(*key) || known.get(*key).is_none_or(empty))
        }
        (Value::Array(known), Value::Array(wanted)) => {
            known.len() == wanted.len() && known.iter().zip(wanted).all(|(known, wanted)| has(known, wanted))
        }
        _ => known == wanted,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Map;

    use super::*;

    #[test]
    fn what_discord_adds_makes_no_difference_and_a_changed_word_does() {
        let wanted = json!(commands());
        let mut known = wanted.clone();
        known[0]["id"] = json!("1");
        known[0]["dm_permission"] = json!(true);
        let options = known[5]["options"].clone();
        if options == json!([]) {
            known[5]["options"] = Value::Null;
        }
        assert!(are_the_same(&known, &wanted, false));
        known[0]["contexts"] = Value::Null;
        assert!(are_the_same(&known, &wanted, true));
        assert!(!are_the_same(&known, &wanted, false));
        known[0]["description"] = json!("something else");
        assert!(!are_the_same(&known, &wanted, true));
    }

    #[test]
    fn the_menu_holds_every_command_once_and_no_more_than_discord_takes() {
        let commands = json!(commands());
        let of = |kind| commands.as_array().unwrap().iter().filter(move |command| command["type"] == kind);
        let mut all = of(1).count() - MENUS.len();
        for (menu, _) in MENUS {
            let under = of(1).find(|command| command["name"] == menu).unwrap();
            let under: Vec<&Value> =
                under["options"].as_array().unwrap().iter().map(|option| &option["name"]).collect();
            assert!(under.len() <= 25, "Discord takes 25 subcommands, here are {}: {under:?}", under.len());
            all += under.len();
        }
        assert_eq!(all, COMMANDS.len());
        assert!(of(1).count() <= 25, "people look through {}", of(1).count());
        for command in of(1) {
            let characters = characters(command);
            assert!(characters <= 8000, "Discord takes 8,000 characters; {} has {characters}", command["name"]);
        }
        assert_eq!((of(2).count(), of(3).count()), (1, 1));
    }

    /// How many characters the names, descriptions and values of a command and all below it have, each in the
    /// language in which it is longest.
    fn characters(command: &Value) -> usize {
        let own = ["name", "description", "value"].iter().map(|field| {
            let localized = command[format!("{field}_localizations")].as_object().into_iter().flat_map(Map::values);
            let texts = localized.chain([&command[*field]]).filter_map(Value::as_str);
            texts.map(|text| text.chars().count()).max().unwrap_or_default()
        });
        let below = ["options", "choices"].iter().filter_map(|field| command[*field].as_array()).flatten();
        own.sum::<usize>() + below.map(characters).sum::<usize>()
    }

    /// The names of commands or of options beside each other in each locale.
    fn check_names(beside: &[Value], path: &str) {
        let locales = beside.iter().filter_map(|named| named["name_localizations"].as_object()).flat_map(Map::keys);
        let locales: BTreeSet<&str> = locales.map(String::as_str).collect();
        for locale in locales {
            let names = beside.iter().map(|named| {
                named["name_localizations"][locale].as_str().or(named["name"].as_str()).unwrap_or_default()
            });
            let mut seen = BTreeSet::new();
            for name in names {
                let fits = |c: char| c.is_alphanumeric() && c.to_lowercase().eq([c]) || matches!(c, '-' | '_' | '\'');
                let length = name.chars().count();
                assert!((1..=32).contains(&length) && name.chars().all(fits), "“{name}” in {locale} under {path}");
                assert!(seen.insert(name), "“{name}” twice in {locale} under {path}");
            }
        }
        for named in beside {
            let below = named["options"].as_array().map_or(&[][..], Vec::as_slice);
            check_names(below, &format!("{path}/{}", named["name"].as_str().unwrap_or_default()));
        }
    }

    #[test]
    fn names_in_every_language_are_such_as_discord_takes_and_differ() {
        let commands = json!(commands());
        let typed: Vec<Value> =
            commands.as_array().unwrap().iter().filter(|command| command["type"] == 1).cloned().collect();
        check_names(&typed, "");
    }

    #[test]
    fn a_command_without_a_name_of_its_own_is_named_under_the_common_one() {
        let ids = HashMap::from([("move".to_owned(), CommandId::new(1)), (REST.to_owned(), CommandId::new(2))]);
        let registered = Registered { ids, changed: false };
        assert_eq!(registered.mention("move"), "</move:1>");
        assert_eq!(registered.mention("around"), "</parlour around:2>");
        assert_eq!(registered.mention("tournament join"), "/tournament join");
        assert_eq!(registered.mention("tournament start"), "/organize start");
        assert_eq!(registered.mention("privacy export"), "/privacy export");
        assert_eq!(name_under("organize", "start"), "tournament start");
        assert_eq!(name_under("tournament", "join"), "tournament join");
        assert_eq!(name_under(REST, "around"), "around");
        assert_eq!(Registered::default().mention("around"), "/parlour around");
    }

    #[test]
    fn descriptions_are_localized_in_the_languages_that_have_them_and_in_no_others() {
        assert_eq!(localized(Language::all().get(..1).unwrap_or_default(), "command-move"), []);
        let spanish = Language::of("es", ["command-move = juega un turno"].into_iter());
        let unheard_of = Language::of("tlh", ["command-move = yIvIH"].into_iter());
        let languages: Vec<Language> = spanish.into_iter().chain(unheard_of).collect();
        let said = "juega un turno".to_owned();
        assert_eq!(localized(&languages, "command-move"), [("es-ES", said.clone()), ("es-419", said)]);
        assert_eq!(localized(&languages, "command-help"), []);
    }

    #[test]
    fn a_command_that_is_gone_or_new_makes_a_difference() {
        let wanted = json!(commands());
        let mut fewer = wanted.clone();
        fewer.as_array_mut().map(Vec::pop);
        assert!(!are_the_same(&fewer, &wanted, false));
        assert!(!are_the_same(&wanted, &fewer, false));
    }
}
