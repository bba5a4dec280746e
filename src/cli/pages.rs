//! The pages of games, if they are configured and the program was built with them.

#[cfg(feature = "web")]
use std::sync::{Arc, Mutex};

#[cfg(feature = "web")]
use anyhow::Context;
use anyhow::Result;
#[cfg(not(feature = "web"))]
use anyhow::bail;
#[cfg(feature = "web")]
use tokio::net::TcpListener;
#[cfg(feature = "web")]
use tokio::sync::watch::Receiver;

#[cfg(feature = "web")]
use crate::adapter::web::{self, ClubDoor, Live, SharedClub, Site};
use crate::club::{ChangeListener, Club};
use crate::config::{Config, Finding};
#[cfg(feature = "web")]
use crate::robot::Means;
#[cfg(feature = "web")]
use crate::watch::Watch;

/// The pages, before anybody serves them.
#[derive(Default)]
pub(super) struct Pages {
    #[cfg(feature = "web")]
    live: Live,
}

impl Pages {
    /// The pages that are configured.
    ///
    /// # Errors
    /// If the program was built without any.
    pub(super) fn configured(config: &Config) -> Result<Option<Self>> {
        match &config.web {
            #[cfg(not(feature = "web"))]
            Some(_) => bail!(
                "the configuration has [web], but this program was built without it: remove that section, or build the \
                 program with the feature web"
            ),
            #[cfg(feature = "web")]
            Some(web) => web.public_url().map(|_| Some(Self::default())).map_err(Into::into),
            None => Ok(None),
        }
    }

    /// The club, which knows where its pages are.
    pub(super) fn known_to(club: Club, config: &Config) -> Club {
        match config.web.as_ref().and_then(|web| web.public_url().ok()) {
            Some(address) => club.with_pages_at(address),
            None => club,
        }
    }

    /// Hears from the club what has changed.
    #[cfg_attr(not(feature = "web"), allow(clippy::unused_self, reason = "there are no pages"))]
    pub(super) fn listener(&self) -> Option<ChangeListener> {
        #[cfg(feature = "web")]
        {
            let live = self.live.clone();
            Some(Box::new(move |games| live.ring(games)))
        }
        #[cfg(not(feature = "web"))]
        None
    }

    /// Takes the address at which they are served, and returns the work that serves them until it is told to stop.
    ///
    /// # Errors
    /// If the address isn't available.
    #[cfg(feature = "web")]
    pub(super) async fn open(
        &self,
        config: &Config,
        door: Arc<dyn ClubDoor>,
        watch: &Watch,
        stop: &Receiver<bool>,
    ) -> Result<impl Future<Output = ()> + Send + 'static + use<>> {
        let section = config.web.as_ref().context("pages aren’t configured")?;
        let site = Site::new(section, door, self.live.clone())?;
        let address = section.listen;
        let listener = TcpListener::bind(address).await.with_context(|| {
            format!("can’t listen on {address}: set web.listen (PARLOUR_WEB_LISTEN) to another address")
        })?;
        tracing::info!(address = %listener.local_addr()?, public = section.public_url()?, "pages are served");
        Ok(web::serve(listener, site, watch.clone(), stop.clone()))
    }
}

/// Serves pages beside a console, as long as what is returned is kept.
///
/// # Errors
/// If the address isn't available, or the system gives no threads.
#[cfg(feature = "web")]
pub(super) fn beside_console(
    config: &Config,
    club: &Arc<Mutex<Club>>,
    means: Means,
) -> Result<Option<(Pages, Served)>> {
    let Some(pages) = Pages::configured(config)? else { return Ok(None) };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let (stopper, stop) = tokio::sync::watch::channel(false);
    let door = Arc::new(SharedClub::new(Arc::clone(club), means, pages.live.clone()));
    let serving = runtime.block_on(pages.open(config, door, &Watch::default(), &stop))?;
    runtime.spawn(serving);
    Ok(Some((pages, Served { _stopper: stopper, _runtime: runtime })))
}

/// What serves pages until it is dropped.
#[cfg(feature = "web")]
pub(super) struct Served {
    _stopper: tokio::sync::watch::Sender<bool>,
    _runtime: tokio::runtime::Runtime,
}

/// The findings about the section.
pub(super) fn check(config: &Config) -> Vec<Finding> {
    match (Pages::configured(config), &config.web) {
        #[cfg(feature = "web")]
        (Ok(_), Some(section)) => web::check(section),
        (Ok(_), _) => Vec::new(),
        (Err(error), _) => vec![Finding::Wrong(error.to_string())],
    }
}
