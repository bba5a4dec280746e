//! Services beside the platforms: backups by schedule, the listener for health and metrics, and pages.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch::Receiver};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::sleep;

use super::pages::Pages;
use crate::club::{self, Desk};
use crate::config::Config;
use crate::store::Store;
use crate::upkeep::Schedule;
use crate::watch::{self, HealthReport, SILENT, Watch};

/// How often it is looked whether a backup is due, so that a clock that is set, or a disk that was full, is noticed.
const LOOK_EVERY: Duration = Duration::from_secs(10 * 60);
/// The shortest pause between two looks.
const PAUSE: Duration = Duration::from_secs(60);

/// Starts the configured services.
///
/// # Errors
/// If the listener's address isn't available.
pub(super) async fn start(
    config: &Config,
    desk: &Arc<Desk>,
    pages: Option<&Pages>,
    stop: &Receiver<bool>,
) -> Result<JoinSet<()>> {
    let mut services = JoinSet::new();
    if let Some(backup) = &config.backup {
        let (schedule, watch) = (Schedule::new(&config.database, backup), desk.watch().clone());
        services.spawn(async move { watch.keep_going("backups", || back_up(&schedule, &watch)).await });
    }
    if let Some(http) = &config.http {
        let address = http.listen;
        let listener = TcpListener::bind(address).await;
        let listener = listener.with_context(|| {
            format!("can’t listen on {address}: set http.listen (PARLOUR_HTTP_LISTEN) to another address")
        })?;
        tracing::info!(address = %listener.local_addr()?, "health and metrics are served");
        let (desk, database) = (Arc::clone(desk), config.database.clone());
        let watch = desk.watch().clone();
        let ask = move || health_report(Arc::clone(&desk), database.clone());
        let stop = stop.clone();
        services.spawn(async move {
            watch.keep_going("the listener", || watch::serve(&listener, &watch, ask.clone(), stop.clone())).await;
        });
    }
    #[cfg(feature = "web")]
    if let Some(pages) = pages {
        let door = Arc::clone(desk);
        services.spawn(pages.open(config, door, desk.watch(), stop).await?);
    }
    #[cfg(not(feature = "web"))]
    let _ = pages;
    Ok(services)
}

/// The club's state. Its thread only says that it is there; everything slower is read beside it.
///
/// # Errors
/// If it isn't known. Says why: the club is too busy or doesn't answer, or the database can't be read.
async fn health_report(desk: Arc<Desk>, database: PathBuf) -> Result<HealthReport, &'static str> {
    let (tell, told) = oneshot::channel();
    // The requester may have gone.
    desk.with(move |_, now| tell.send(now).unwrap_or_default()).map_err(|_| SILENT)?;
    let now = told.await.map_err(|_| SILENT)?;
    let platforms: Vec<&'static str> = desk.watch().links().into_iter().map(|links| links.platform).collect();
    let read =
        move || Store::open_to_read(&database).and_then(|mut store| club::health_report(&mut store, &platforms, now));
    match spawn_blocking(read).await {
        Ok(Ok(report)) => return Ok(report),
        Ok(Err(error)) => tracing::error!(%error, "the database cannot be read beside the club"),
        Err(error) => tracing::error!(%error, "reading the database panicked"),
    }
    Err("can’t read the database")
}

/// Makes the backups that fall due, forever. A failure is reported until the next success.
async fn back_up(schedule: &Schedule, watch: &Watch) {
    loop {
        let look = schedule.clone();
        let made = spawn_blocking(move || {
            let now = Timestamp::now();
            if look.due_in(now)?.is_zero() { look.make(now).map(|path| Some((now, path))) } else { Ok(None) }
        });
        let failed = match made.await {
            Ok(Ok(None)) => None,
            Ok(Ok(Some((at, path)))) => {
                watch.backed_up(at.as_second());
                tracing::info!(backup = %path.display(), "a backup was made");
                None
            }
            Ok(Err(error)) => Some(format!("{:#}", anyhow::Error::new(error))),
            Err(error) => {
                let why = format!("making it panicked: {error}");
                if let Ok(panic) = error.try_into_panic() {
                    watch.panicked("backups", "making a backup", &*panic);
                }
                Some(why)
            }
        };
        let next = match failed {
            None => schedule.due_in(Timestamp::now()).unwrap_or(LOOK_EVERY),
            Some(error) => {
                watch.not_backed_up(&error);
                tracing::error!(error, "no backup could be made; trying on");
                LOOK_EVERY
            }
        };
        sleep(next.clamp(PAUSE, LOOK_EVERY)).await;
    }
}
