//! Accepts connections. A client has little time for the head of a request and for its body; one address has only so many
//! connections, and if there are too many in all, the oldest is closed.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch::Receiver;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use super::proxies::{Peer, owned};
use super::routes::routes;
use super::site::Site;
use crate::watch::Watch;

/// How long a client may take to send the head of a request, or wait before the next one.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a connection lasts at most: pages that stay open come again.
const CONNECTION_MAX: Duration = Duration::from_secs(6 * 60 * 60);
/// The most open connections, and of one address that is no proxy.
const CONNECTIONS_MAX: usize = 8_192;
const OF_ONE_MAX: usize = 128;
/// The longest head of a request, in bytes.
const HEAD_BYTES_MAX: usize = 16 << 10;
/// The pause after the system refused a connection because too many files were open.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Serves pages until it is told to stop.
pub async fn serve(listener: TcpListener, site: Site, watch: Watch, mut stop: Receiver<bool>) {
    let pages = routes(site.clone());
    let mut open: VecDeque<AbortHandle> = VecDeque::new();
    let counts = Counts::default();
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => (stream, peer.ip()),
                Err(error) => {
                    tracing::debug!(%error, "a connection for a page wasn't accepted");
                    sleep(ACCEPT_PAUSE).await;
                    continue;
                }
            },
            () = async { drop(stop.wait_for(|stop| *stop).await) } => break,
        };
        let is_proxy = site.0.proxies.iter().any(|proxy| proxy.contains(peer));
        let Some(counted) = counts.add(owned(peer), if is_proxy { CONNECTIONS_MAX } else { OF_ONE_MAX }) else {
            continue;
        };
        open.retain(|connection| !connection.is_finished());
        if open.len() >= CONNECTIONS_MAX
            && let Some(oldest) = open.pop_front()
        {
            oldest.abort();
        }
        let answering = timeout(CONNECTION_MAX, answer(stream, peer, pages.clone()));
        let watch = watch.clone();
        let guarded = async move {
            watch.guarded("pages", "answering a browser", answering).await;
            drop(counted);
        };
        open.push_back(tokio::spawn(guarded).abort_handle());
    }
    open.iter().for_each(AbortHandle::abort);
}

/// Serves one connection.
async fn answer(stream: TcpStream, peer: IpAddr, pages: Router) {
    // Small answers leave at once.
    stream.set_nodelay(true).unwrap_or_default();
    let mut connection = http1::Builder::new();
    connection.timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT).max_buf_size(HEAD_BYTES_MAX);
    let service = FromPeer { pages: TowerToHyperService::new(pages), peer };
    if let Err(error) = connection.serve_connection(TokioIo::new(stream), service).await {
        tracing::debug!(%error, "a browser wasn't answered");
    }
}

/// The pages, for one connection.
struct FromPeer {
    pages: TowerToHyperService<Router>,
    peer: IpAddr,
}

impl Service<Request<Incoming>> for FromPeer {
    type Response = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Response;
    type Error = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Error;
    type Future = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Future;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(Peer(self.peer));
        self.pages.call(request)
    }
}

/// How many connections each address has.
#[derive(Clone, Default)]
struct Counts(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// A connection that is counted while this is kept.
struct Counted {
    counts: Counts,
    peer: IpAddr,
}

impl Counts {
    /// Counts a connection, unless its address has too many.
    fn add(&self, peer: IpAddr, at_most: usize) -> Option<Counted> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(peer).or_default();
        if *count >= at_most {
            return None;
        }
        *count += 1;
        Some(Counted { counts: self.clone(), peer })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.peer) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.peer);
            }
        }
    }
}
