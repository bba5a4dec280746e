//! Settings of people, places and communities.

use crate::clock::{next_time, write_time, zone_name};
use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::notices::{digest, hours};
use crate::club::permission::audit;
use crate::club::time::waking;
use crate::command::settings::{
    ACCOUNT, BOARDS, DIGEST, HOURS, LANGUAGE, NOTICES, PAGE, PUZZLE_DAILY, PUZZLES, Reached, THEME, ZONE,
};
use crate::command::{Command, ModerationCommand, SETTINGS, Setting, SettingsOf};
use crate::store::{AuditAction, DueKind, Owner};
use crate::text::{Arg, Message};

/// Words that restore the default.
const DEFAULT: &str = "default";

/// Shows the settings of the asker, the place or the community, or one of them.
pub(in crate::club) fn show_settings(
    cx: &mut RequestContext<'_>,
    of: SettingsOf,
    name: Option<&str>,
) -> Result<(), Rejection> {
    let mut text = vec![Message::new(match of {
        SettingsOf::Mine => "club-settings-mine",
        SettingsOf::Place => "club-settings-place",
        SettingsOf::Community => "club-settings-community",
    })];
    let is_asked = |setting: &&&Setting| setting.applies_to(of) && name.is_none_or(|name| name == setting.name);
    for setting in SETTINGS.iter().filter(is_asked) {
        let (value, from) = holding(cx, of, setting)?;
        let mut values: Vec<Arg> = setting.values().into_iter().map(Arg::from).collect();
        if ACCOUNT.is(setting) {
            let mut own = cx.tx.accounts_of_person(cx.asker.person_id)?;
            own.dedup_by(|one, other| one.platform == other.platform);
            values.extend(own.into_iter().map(|account| Arg::Text(account.platform)));
        }
        text.push(
            Message::new("club-setting")
                .with("value", value)
                .with("from", Message::new(from))
                .with("name", setting.name)
                .with("about", Message::new(setting.about))
                .with("values", Arg::List(values)),
        );
    }
    text.push(Message::new("club-settings-how"));
    cx.say(Audience::Asker, text);
    Ok(())
}

/// The value that holds for somebody or something, and the key of the words that say where it comes from.
fn holding(cx: &RequestContext<'_>, of: SettingsOf, setting: &Setting) -> Result<(String, &'static str), Rejection> {
    let tx = cx.tx;
    if of == SettingsOf::Mine {
        if let Some(value) = tx.setting(cx.owner(of), setting.name)? {
            return Ok((value, "club-setting-from-person"));
        }
        if let Some(language) = cx.own_language(cx.asker.person_id)?.filter(|_| LANGUAGE.is(setting)) {
            return Ok((language.tag().to_owned(), "club-setting-from-app"));
        }
    }
    let wider =
        [(SettingsOf::Place, "club-setting-from-place"), (SettingsOf::Community, "club-setting-from-community")];
    let first = usize::from(of == SettingsOf::Community);
    for (owner, from) in wider.into_iter().skip(first).filter(|_| setting.communal) {
        if let Some(value) = tx.setting(cx.owner(owner), setting.name)? {
            return Ok((value, from));
        }
    }
    if let Some(form) = cx.request.boards.filter(|_| BOARDS.is(setting) && of == SettingsOf::Mine) {
        return Ok((form.word().to_owned(), "club-setting-from-app"));
    }
    let usual = if LANGUAGE.is(setting) {
        let language = cx.language_in(&cx.place)?;
        let is_usual = language.tag() == cx.environment.usual_language.tag();
        let from = if is_usual { "club-setting-from-usual" } else { "club-setting-from-server" };
        return Ok((language.tag().to_owned(), from));
    } else if ZONE.is(setting) {
        zone_name(cx.environment.zone)
    } else if THEME.is(setting) {
        cx.environment.usual_theme
    } else if DIGEST.is(setting) {
        let begin = waking::waking(cx, cx.asker.person_id)?.hours.from();
        return Ok((write_time(begin), "club-setting-from-usual"));
    } else {
        setting.values()[0]
    };
    Ok((usual.to_owned(), "club-setting-from-usual"))
}

fn no_account(platform: &str) -> Rejection {
    Message::new("club-setting-no-account").with_text("platform", platform).into()
}

pub(in crate::club) fn change_setting(
    cx: &mut RequestContext<'_>,
    of: SettingsOf,
    name: &str,
    value: &str,
) -> Result<(), Rejection> {
    let Some(setting) = Setting::find(name) else {
        return refuse("club-no-setting");
    };
    if !setting.applies_to(of) {
        let key = if of == SettingsOf::Mine { "club-setting-communal" } else { "club-setting-personal" };
        let value = setting.read(value).unwrap_or_else(|_| setting.values()[0].to_owned());
        return Err(Message::new(key).with("name", setting.name).with("value", value).into());
    }
    // Where only one person is, everything is theirs; but not a community that others belong to.
    let place = &cx.request.place;
    let is_own = place.community == place.id && cx.place.own_community_id == cx.place.community_id;
    let alone = place.direct && (of == SettingsOf::Place || is_own);
    if of != SettingsOf::Mine && !cx.manages && !alone {
        return refuse("club-not-manager");
    }
    let chosen = match setting.read(value) {
        Ok(value) => Some(value),
        Err(_) if value.trim().eq_ignore_ascii_case(DEFAULT) => None,
        Err(_) if ACCOUNT.is(setting) => return Err(no_account(value)),
        Err(refusal) => return Err(refusal.into()),
    };
    if PUZZLE_DAILY.is(setting) && of == SettingsOf::Community {
        return refuse("club-puzzle-daily-place");
    }
    if ACCOUNT.is(setting)
        && let Some(Reached::On(platform)) = chosen.as_deref().and_then(|chosen| ACCOUNT.value(chosen))
        && !cx.tx.accounts_of_person(cx.asker.person_id)?.iter().any(|own| own.platform == platform)
    {
        return Err(no_account(&platform));
    }
    match of {
        SettingsOf::Mine => cx.set_own(setting, chosen.as_deref())?,
        _ => cx.tx.set(cx.owner(of), setting.name, chosen.as_deref())?,
    }
    if of != SettingsOf::Mine && !place.direct {
        let written = Command::Moderation(ModerationCommand::Settings {
            of,
            name: Some(setting.name),
            value: Some(value.to_owned()),
        });
        audit::note_action(cx, AuditAction::Setting, None, None, &written.to_string())?;
    }
    if chosen.is_some() && PUZZLES.is(setting) && chosen != Some(PUZZLES.values()[0].to_owned()) {
        forget_puzzles(cx, of)?;
    }
    plan_anew(cx, of, setting)?;
    let communal = of == SettingsOf::Mine && setting.communal && !cx.request.place.direct;
    let shows_pages = of != SettingsOf::Mine && chosen.as_deref().and_then(|chosen| PAGE.value(chosen)) == Some(true);
    let mut text = changed(of, setting, chosen, communal.then(|| cx.reads_alone(setting)));
    if PAGE.is(setting) && shows_pages {
        text.push(Message::new("club-setting-page-on"));
    }
    cx.say(Audience::Asker, text);
    Ok(())
}

/// Plans what depends on a setting that has changed, and answers in the language that holds now.
fn plan_anew(cx: &mut RequestContext<'_>, of: SettingsOf, setting: &Setting) -> Result<(), Rejection> {
    if of == SettingsOf::Place && (PUZZLE_DAILY.is(setting) || ZONE.is(setting)) {
        look_at_daily_puzzle(cx)?;
    }
    if LANGUAGE.is(setting) && of == SettingsOf::Mine {
        cx.language = cx.language_of(cx.asker.person_id, &cx.place)?;
    }
    let asker = cx.asker.clone();
    if NOTICES.is(setting) || DIGEST.is(setting) {
        digest::choose_digest(cx, &asker)?;
    }
    if (HOURS.is(setting) || ZONE.is(setting)) && of == SettingsOf::Mine {
        hours::look_at_notices_of(cx, &asker)?;
    }
    Ok(())
}

/// Takes back the puzzles that were found in the games of somebody, of a place or of a community.
fn forget_puzzles(cx: &RequestContext<'_>, of: SettingsOf) -> Result<(), Rejection> {
    match of {
        SettingsOf::Mine => cx.tx.forget_puzzles_of(cx.asker.person_id)?,
        SettingsOf::Place => cx.tx.forget_puzzles_at(cx.place.id)?,
        SettingsOf::Community => cx.tx.forget_puzzles_in(cx.place.community_id)?,
    }
    Ok(())
}

/// Notes when this place gets its next puzzle of the day.
fn look_at_daily_puzzle(cx: &RequestContext<'_>) -> Result<(), Rejection> {
    let kept = cx.tx.setting(Owner::Place(cx.place.id), PUZZLE_DAILY.name)?;
    let time = kept.and_then(|kept| PUZZLE_DAILY.value(&kept)).flatten();
    let zone = cx.chosen_in(&cx.place, &ZONE)?.unwrap_or_else(|| cx.environment.zone.clone());
    Ok(cx.tx.set_due(DueKind::DAILY_PUZZLE, cx.place.id, time.map(|time| next_time(cx.now, time, &zone)))?)
}

/// Says which setting was changed, and whose. If both people and rooms have it, `alone` says whether the room's was
/// changed along with it.
fn changed(of: SettingsOf, setting: &Setting, chosen: Option<String>, alone: Option<bool>) -> Vec<Message> {
    let whose = match of {
        SettingsOf::Mine if alone == Some(true) => "all",
        SettingsOf::Mine => "mine",
        SettingsOf::Place => "place",
        SettingsOf::Community => "community",
    };
    let value = chosen.clone().unwrap_or_else(|| DEFAULT.to_owned());
    let changed = match chosen {
        Some(value) => Message::new("club-setting-changed").with("value", value),
        None => Message::new("club-setting-forgotten"),
    };
    let mut text = vec![changed.with("whose", whose).with("name", setting.name)];
    if alone == Some(false) {
        text.push(Message::new("club-setting-for-all").with("name", setting.name).with("value", value));
    }
    text
}
