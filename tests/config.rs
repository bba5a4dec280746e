//! The configuration: its example, the environment above it, and what is refused.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use parlour::adapter::SECTIONS;
use parlour::adapter::discord::Discord;
use parlour::adapter::matrix::Matrix;
use parlour::config::{Config, ConfigError};

const EXAMPLE: &str = include_str!("../config.example.toml");

fn read(text: &str, environment: &[(&str, &str)]) -> Result<Config, ConfigError> {
    let environment: HashMap<&str, &str> = environment.iter().copied().collect();
    let lookup = |name: &str| environment.get(name).map(|value| (*value).to_owned());
    Config::read(text, Path::new("config.toml"), &lookup, SECTIONS)
}

fn refusal(text: &str, environment: &[(&str, &str)]) -> String {
    read(text, environment).unwrap_err().to_string()
}

/// The example with every key in force.
fn example_in_force() -> String {
    let lines = EXAMPLE.lines().map(|line| match line.strip_prefix('#') {
        Some(code) if !code.is_empty() && !code.starts_with(' ') => code,
        _ => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_example_as_it_stands_changes_nothing() {
    assert_eq!(read(EXAMPLE, &[]).unwrap(), Config::default());
}

#[test]
fn the_example_shows_every_key_with_its_default_and_a_line_about_it() {
    let text = example_in_force();
    assert_eq!(read(&text, &[]).unwrap(), Config::with_every_section(SECTIONS));
    let shown: toml::Table = toml::from_str(&text).unwrap();
    assert_eq!(shown, toml::Table::try_from(Config::with_every_section(SECTIONS)).unwrap());
    for pair in text.lines().collect::<Vec<_>>().windows(2) {
        if pair[1].contains(" = ") && !pair[1].starts_with('#') {
            assert!(pair[0].starts_with("# "), "nothing is said about {}", pair[1]);
        }
    }
}

#[test]
fn a_section_turns_its_platform_on() {
    let config = read("[matrix]\nhomeserver = \"https://matrix.example.org\"", &[]).unwrap();
    assert_eq!(config.platform::<Matrix>().unwrap().homeserver().unwrap(), "https://matrix.example.org");
    assert!(config.platform::<Discord>().is_none());
}

#[test]
fn the_environment_stands_above_the_file() {
    let environment = [
        ("PARLOUR_DATABASE", "/data/club.db"),
        ("PARLOUR_LIMITS_GAMES_PER_PERSON", "3"),
        ("PARLOUR_MATRIX_ALLOWED_SERVERS", "example.org, example.com"),
    ];
    let config = read("database = \"here.db\"\n[limits]\ngames_per_place = 4", &environment).unwrap();
    assert_eq!(config.database, Path::new("/data/club.db"));
    assert_eq!((config.limits.games_per_person, config.limits.games_per_place), (3, 4));
    assert_eq!(config.platform::<Matrix>().unwrap().allowed_servers, ["example.org", "example.com"]);
}

#[test]
fn a_secret_comes_from_the_environment_and_turns_its_platform_on() {
    let config = read("", &[("PARLOUR_DISCORD_TOKEN", " word\n")]).unwrap();
    assert_eq!(config.platform::<Discord>().unwrap().token().unwrap().reveal(), "word");
}

#[test]
fn a_secret_comes_from_a_file() {
    let file = std::env::temp_dir().join(format!("parlour-secret-{}", std::process::id()));
    fs::write(&file, "word\n").unwrap();
    let config = read(&format!("[matrix]\npassword_file = {file:?}"), &[]);
    fs::remove_file(&file).unwrap();
    assert_eq!(config.unwrap().platform::<Matrix>().unwrap().password().unwrap().reveal(), "word");
}

#[test]
fn a_secret_is_never_printed() {
    let config = read("", &[("PARLOUR_MATRIX_PASSWORD", "hush-hush"), ("PARLOUR_DISCORD_TOKEN", "hush-hush")]).unwrap();
    assert!(!format!("{config:?}").contains("hush"));
    assert!(!toml::to_string(&config).unwrap().contains("hush"));
    let token = config.platform::<Discord>().unwrap();
    assert_eq!(token.token().unwrap().to_string(), "…");
}

#[test]
fn a_secret_in_the_configuration_is_refused_and_not_shown() {
    let said = refusal("[discord]\ntoken = \"hush-hush\"", &[]);
    assert!(said.contains("discord.token doesn’t belong") && said.contains("PARLOUR_DISCORD_TOKEN_FILE"), "{said}");
    assert!(!said.contains("hush"), "{said}");
}

/// The keys of all secrets, each with its section.
fn secrets() -> Vec<(String, String)> {
    let mut secrets = Vec::new();
    for (section, inside) in toml::Table::try_from(Config::with_every_section(SECTIONS)).unwrap() {
        let keys = inside.as_table().into_iter().flatten();
        let names = keys.filter_map(|(key, _)| key.strip_suffix("_file"));
        secrets.extend(names.map(|name| (section.clone(), name.to_owned())));
    }
    assert_eq!(secrets.len(), 5, "{secrets:?}");
    secrets
}

#[test]
fn every_secret_comes_from_its_variable_or_its_file_and_from_nowhere_else() {
    let file = std::env::temp_dir().join(format!("parlour-every-secret-{}", std::process::id()));
    fs::write(&file, "hush-hush\n").unwrap();
    for (section, name) in secrets() {
        let key = format!("{section}.{name}");
        let variable = format!("PARLOUR_{}", key.replace('.', "_").to_uppercase());
        let nothing = read(&format!("[{section}]"), &[]).unwrap();
        assert_ne!(read("", &[(&variable, "hush-hush")]).unwrap(), nothing, "{key}");
        let config = read(&format!("[{section}]\n{name}_file = {file:?}"), &[]).unwrap();
        assert_eq!(config.secret_files(), [(format!("{key}_file"), file.clone())]);
        let same =
            read("", &[(&variable, "hush-hush"), (&format!("{variable}_FILE"), file.to_str().unwrap())]).unwrap();
        assert_eq!(config, same, "{key} was not read from its file");
        for wrong in
            [format!("{key} = \"hush-hush\""), format!("{key}_file = {{ secret = \"hush-hush\", file = \"\" }}")]
        {
            let said = refusal(&wrong, &[]);
            assert!(said.starts_with(&key) && said.contains(&variable) && !said.contains("hush"), "{said}");
        }
    }
    fs::remove_file(&file).unwrap();
}

#[test]
fn what_is_missing_is_named_with_its_variable() {
    let config = read("[matrix]", &[]).unwrap();
    let matrix = config.platform::<Matrix>().unwrap();
    assert_eq!(
        matrix.homeserver().unwrap_err().to_string(),
        "matrix.homeserver isn’t set: set it in the configuration or with PARLOUR_MATRIX_HOMESERVER"
    );
    assert_eq!(
        matrix.password().unwrap_err().to_string(),
        "matrix.password is missing: put it into the variable PARLOUR_MATRIX_PASSWORD, or into a file that \
         matrix.password_file (PARLOUR_MATRIX_PASSWORD_FILE) names"
    );
    let said = refusal("[discord]\ntoken_file = \"/nowhere/token\"", &[]);
    assert!(said.contains("discord.token_file (PARLOUR_DISCORD_TOKEN_FILE) names /nowhere/token"), "{said}");
}

#[test]
fn unknown_keys_are_refused_and_the_nearest_is_named() {
    assert_eq!(
        refusal("[matrix]\nhome_server = \"\"", &[]),
        "the key matrix.home_server doesn’t exist; did you mean matrix.homeserver (PARLOUR_MATRIX_HOMESERVER)?"
    );
    let said = refusal("[http]\ncertificate = \"\"", &[]);
    assert_eq!(said, "the key http.certificate doesn’t exist; use one of http.listen");
    assert!(refusal("[xmpp]", &[]).starts_with("the key xmpp doesn’t exist"));
}

#[test]
fn values_of_another_kind_are_refused_with_key_and_variable() {
    let wanted = "limits.memory_days (PARLOUR_LIMITS_MEMORY_DAYS) must be a whole number, 0 or more";
    assert_eq!(refusal("[limits]\nmemory_days = \"many\"", &[]), wanted);
    assert_eq!(refusal("[limits]\nmemory_days = -1", &[]), wanted);
    assert_eq!(refusal("", &[("PARLOUR_LIMITS_MEMORY_DAYS", "many")]), wanted);
    assert!(refusal("", &[("PARLOUR_DISCORD_MESSAGE_CONTENT", "maybe")]).contains("must be true or false"));
    assert!(
        refusal("[backup]\nkeep = 0", &[])
            .contains("backup.keep (PARLOUR_BACKUP_KEEP) must be a whole number, at least 1")
    );
    assert!(refusal("limits = 3", &[]).contains("must be a section: write [limits]"));
    assert!(refusal("limits = \"few\"", &[]).contains("must be a section: write [limits]"));
    assert!(refusal("[http]\nlisten = \"8080\"", &[]).contains("an address with a port"));
    assert!(refusal("log_format = \"xml\"", &[]).contains("\"human\" or \"json\""));
}

#[test]
fn themes_and_languages_that_there_are_not_are_refused() {
    let theme = refusal("theme = \"pink\"", &[]);
    assert_eq!(theme, "theme (PARLOUR_THEME) must be one of light, dark, contrast");
    assert_eq!(refusal("", &[("PARLOUR_THEME", "pink")]), theme);
    let language = refusal("language = \"tlh\"", &[]);
    assert_eq!(language, "language (PARLOUR_LANGUAGE) must be a language I speak: en, de, es, fr, nl, pt");
    assert_eq!(read("language = \"en-GB\"\ntheme = \"dark\"", &[]).unwrap().language().tag(), "en");
}

#[test]
fn matrix_ids_that_are_none_are_refused() {
    assert!(refusal("[matrix]\nowner = \"ann\"", &[]).ends_with("must be a user, like @name:server"));
    assert!(refusal("[matrix]\nallowed_users = [\"@ann\"]", &[]).ends_with("each like @name:server"));
    assert!(refusal("", &[("PARLOUR_MATRIX_COMMUNITIES", "!a:b.org")]).ends_with("each like !room:server=name"));
    let config = read("[matrix]\nowner = \"@a:b.org\"\ncommunities = [\"!a:b.org=club\"]", &[]).unwrap();
    assert_eq!(config.platform::<Matrix>().unwrap().owner.as_deref(), Some("@a:b.org"));
}

#[test]
fn an_error_of_syntax_names_the_line_without_showing_it() {
    let said = refusal("prefix = \"!\"\n[discord]\ntoken = hush", &[]);
    assert!(said.starts_with("config.toml, line 3: "), "{said}");
    assert!(!said.contains("hush"), "{said}");
}

#[test]
fn pages_need_an_address_that_speaks_https_or_is_on_this_machine() {
    let read_web =
        |address: &str| read(&format!("[web]\npublic_url = \"{address}\""), &[]).map(|config| config.web.unwrap());
    for good in [
        "https://games.example.org",
        "https://games.example.org:8443",
        "https://games.example.org/",
        "http://localhost:8080",
        "http://127.0.0.1:8080",
        "http://[::1]:8080",
    ] {
        assert_eq!(read_web(good).unwrap().public_url().unwrap(), good.trim_end_matches('/'), "{good}");
    }
    for wrong in [
        "http://games.example.org",
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://games.example.org/parlour",
        "https://games.example.org:0",
        "https://ann@games.example.org",
        "http://localhost.example.org",
        "http://127.0.0.1.example.org",
        "https://games.example.org?x",
    ] {
        let said = refusal(&format!("[web]\npublic_url = \"{wrong}\""), &[]);
        assert!(said.starts_with("web.public_url (PARLOUR_WEB_PUBLIC_URL) must be an address"), "{wrong}: {said}");
    }
    let unset = read("[web]", &[]).unwrap().web.unwrap();
    assert!(unset.public_url().unwrap_err().to_string().starts_with("web.public_url isn’t set"));
    let said = refusal("[web]\ntrusted_proxies = [\"caddy\"]", &[]);
    assert!(said.contains("a list of addresses or networks"), "{said}");
}
