//! `parlour run`: plays on every platform that is configured, until it is told to stop.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use jiff::Timestamp;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::config_args::ConfigArgs;
use super::pages::Pages;
use super::{computer, log, platforms, services};
use crate::adapter::Given;
use crate::club::{COMPUTER, Club, Desk, Notifier};
use crate::robot::{Bell, Robot};
use crate::store::Store;

/// How long the platforms may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(8);
/// How often it is looked whether the club is still there.
const LOOK: Duration = Duration::from_secs(1);
/// The reason, if it isn't expected.
const CLUB_PANICKED: &str = "the club panicked in something it can’t put aside; the log says in what";

/// Plays until a signal comes or a platform can't go on.
///
/// # Errors
/// If the configuration is wrong, the database can't be opened, or a platform doesn't accept us.
pub(super) fn run(args: &ConfigArgs) -> Result<()> {
    let config = Arc::new(args.load()?);
    let platforms = platforms::configured(&config)?;
    let pages = Pages::configured(&config)?;
    let platforms: Vec<_> = platforms.into_iter().map(|platform| (platform, Arc::new(Notify::new()))).collect();
    log::begin(&config)?;
    look_at_clock(Timestamp::now())?;
    let store = Store::open(&config.database)?;
    if store.is_new() {
        tracing::info!(database = %config.database.display(), "a new club was made");
    }
    let club = Club::new(store, config.limits.clone())
        .speaking(config.language())
        .in_zone(config.zone())
        .in_theme(config.theme.name());
    let club = Pages::known_to(club, &config);
    let means = computer::means(
        &config.computer,
        |error| tracing::error!(%error, "the computer plays without solved endings"),
    )?;
    let bell = Bell::new();
    let mut notifiers = vec![(COMPUTER.to_owned(), bell.notifier())];
    notifiers.extend(platforms.iter().map(|(platform, mail)| (platform.name.to_owned(), notifier(mail))));
    let listener = pages.as_ref().and_then(Pages::listener);
    let desk = Arc::new(Desk::open_with(club, notifiers, listener)?);
    let robot = Robot::start(bell, Arc::clone(&desk), means, usize::try_from(config.computer.threads)?)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        let (stopper, stop) = watch::channel(false);
        // Before anybody is met, so that an address that is taken is known at once.
        let services = services::start(&config, &desk, pages.as_ref(), &stop).await?;
        let mut playing = JoinSet::new();
        for (platform, mail) in platforms {
            desk.watch().expect(platform.name, 1);
            let (config, desk, stop) = (Arc::clone(&config), Arc::clone(&desk), stop.clone());
            playing.spawn((platform.start)(Given { config, desk, mail, stop }));
        }
        let done = tokio::select! {
            signal = signal() => signal,
            Some(done) = playing.join_next() => done.context("a platform panicked").flatten(),
            () = club_ended(&desk) => Err(anyhow!(CLUB_PANICKED)),
        };
        tracing::info!("stopping");
        stopper.send_replace(true);
        let rest = async { while playing.join_next().await.is_some() {} };
        if timeout(GOODBYE, rest).await.is_err() {
            tracing::warn!("a platform does not stop; it is left behind");
        }
        drop(services);
        done
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    drop(robot);
    // The club's queue is finished first.
    match Arc::into_inner(desk).is_none_or(Desk::close) {
        true => done,
        false => done.and(Err(anyhow!(CLUB_PANICKED))),
    }
}

/// Checks that the system's clock is possible for platforms: before 1970, no certificate is valid, and Matrix has no
/// such times.
fn look_at_clock(now: Timestamp) -> Result<()> {
    if now < Timestamp::UNIX_EPOCH {
        bail!("the system's clock says that it is {now:.0}; set it, or start the bot once the network has set it");
    }
    Ok(())
}

/// Waits for the end of the club's thread. It only ends before everything else if it panicked.
async fn club_ended(desk: &Desk) {
    while !desk.has_ended() {
        sleep(LOOK).await;
    }
}

fn notifier(notify: &Arc<Notify>) -> Notifier {
    let notify = Arc::clone(notify);
    Box::new(move || notify.notify_one())
}

/// Waits for the system to tell us to stop.
async fn signal() -> Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            _ = terminate.recv() => Ok(()),
            pressed = tokio::signal::ctrl_c() => Ok(pressed?),
        }
    }
    #[cfg(not(unix))]
    Ok(tokio::signal::ctrl_c().await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_from_before_any_platform_is_refused_and_one_that_was_reset_is_not() {
        let said = |at: &str| look_at_clock(at.parse().unwrap()).map_err(|error| error.to_string());
        assert_eq!(said("1970-01-01T00:00:00Z"), Ok(()));
        let refused = said("1960-05-08T09:10:16.7Z").unwrap_err();
        assert!(refused.starts_with("the system's clock says that it is 1960-05-08T09:10:16Z; set it"), "{refused}");
    }
}
