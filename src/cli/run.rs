//! `parlour run`: plays on every platform that is configured, until it is told to stop.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use jiff::Timestamp;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::{ConfigArgs, log};
use crate::club::{Bell, Club, Desk};
use crate::config::Config;
use crate::store::Store;
use crate::upkeep::Schedule;

/// How long the platforms may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(8);
/// How often it is looked whether a backup is due, so that a clock that is set, or a disk that was full, is noticed.
const LOOK_EVERY: Duration = Duration::from_secs(10 * 60);

/// A platform that is being started: what it is given.
struct Started {
    config: Arc<Config>,
    desk: Arc<Desk>,
    stop: watch::Receiver<bool>,
    platforms: JoinSet<Result<()>>,
}

/// Plays until a signal comes or a platform cannot go on.
///
/// # Errors
/// If the configuration is wrong, the database cannot be opened, or a platform will not have us as we are.
pub(super) fn run(args: &ConfigArgs) -> Result<()> {
    let config = Arc::new(args.load()?);
    log::begin(&config)?;
    let store = Store::open(&config.database)?;
    let club = Club::new(store, config.limits.clone());
    let (discord, matrix) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let bells = vec![("discord".to_owned(), ringing(&discord)), ("matrix".to_owned(), ringing(&matrix))];
    let desk = Arc::new(Desk::open(club, bells)?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        let (stopper, stop) = watch::channel(false);
        let platforms = JoinSet::new();
        let mut started = Started { config: Arc::clone(&config), desk: Arc::clone(&desk), stop, platforms };
        #[cfg(feature = "discord")]
        start_discord(&mut started, &discord);
        #[cfg(feature = "matrix")]
        start_matrix(&mut started, &matrix);
        let mut platforms = started.platforms;
        if platforms.is_empty() {
            bail!("no platform is configured: add [discord] or [matrix] to the configuration (docs/discord.md, docs/matrix.md)");
        }
        let backups = config.backup.as_ref().map(|backup| Schedule::new(&config.database, backup));
        let backups = tokio::spawn(async move {
            if let Some(schedule) = backups {
                back_up(schedule).await;
            }
        });
        let done = tokio::select! {
            signal = signal() => signal,
            Some(done) = platforms.join_next() => done.context("a platform panicked")?,
        };
        tracing::info!("stopping");
        stopper.send_replace(true);
        backups.abort();
        let rest = async { while platforms.join_next().await.is_some() {} };
        if timeout(GOODBYE, rest).await.is_err() {
            tracing::warn!("a platform does not stop; it is left behind");
        }
        done
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    // What is in the club's queue is finished.
    drop(desk);
    done
}

#[cfg(feature = "discord")]
fn start_discord(started: &mut Started, bell: &Arc<Notify>) {
    if started.config.discord.is_none() {
        return;
    }
    let (config, desk, bell) = (Arc::clone(&started.config), Arc::clone(&started.desk), Arc::clone(bell));
    let stop = started.stop.clone();
    started
        .platforms
        .spawn(async move { crate::adapter::discord::run(&config, desk, bell, stop).await.context("Discord") });
}

#[cfg(feature = "matrix")]
fn start_matrix(started: &mut Started, bell: &Arc<Notify>) {
    if started.config.matrix.is_none() {
        return;
    }
    let (config, desk, bell) = (Arc::clone(&started.config), Arc::clone(&started.desk), Arc::clone(bell));
    let stop = started.stop.clone();
    started
        .platforms
        .spawn(async move { crate::adapter::matrix::run(&config, &desk, &bell, stop).await.context("Matrix") });
}

/// Makes the backups that fall due, for ever.
async fn back_up(schedule: Schedule) {
    loop {
        let look = schedule.clone();
        let made = tokio::task::spawn_blocking(move || {
            let now = Timestamp::now();
            if look.due_in(now)?.is_zero() { look.make(now).map(Some) } else { Ok(None) }
        });
        match made.await {
            Ok(Ok(None)) => {}
            Ok(Ok(Some(backup))) => tracing::info!(backup = %backup.display(), "a backup was made"),
            Ok(Err(error)) => tracing::error!(error = format!("{error:#}"), "no backup could be made; trying on"),
            Err(error) => tracing::error!(%error, "making a backup panicked"),
        }
        let next = schedule.due_in(Timestamp::now()).unwrap_or(LOOK_EVERY);
        sleep(next.clamp(Duration::from_secs(60), LOOK_EVERY)).await;
    }
}

fn ringing(notify: &Arc<Notify>) -> Bell {
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
