//! Serves `/health` and `/metrics` over HTTP.
//!
//! A client has little time, a connection serves one request, and if there are too many, the oldest one is closed. So a
//! client that only holds connections open can't lock others out.

use std::collections::VecDeque;
use std::future::Future;
use std::time::Duration;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use memory_stats::memory_stats;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch::Receiver;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use super::{Health, HealthReport, Watch};

/// How long the club may take to report.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(3);
/// The problem to report if it doesn't answer.
pub const SILENT: &str = "the club does not answer";
/// How long a client may take to send the head of a request, and then for the rest and the answer.
const HEAD_TIMEOUT: Duration = Duration::from_secs(2);
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(8);
/// The most open connections.
const CONNECTIONS_MAX: usize = 64;
/// The pause after the system refused a connection because too many files were open.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// The longest answer to `/health`, in bytes, for clients.
pub const BODY_BYTES_MAX: u64 = 64 << 10;

/// Serves until it is told to stop. `ask` returns the club's report, or why there is none.
pub async fn serve<F>(
    listener: &TcpListener,
    watch: &Watch,
    ask: impl Fn() -> F + Clone + Send + Sync + 'static,
    mut stop: Receiver<bool>,
) where
    F: Future<Output = Result<HealthReport, &'static str>> + Send + 'static,
{
    let pages = pages(watch.clone(), ask);
    let mut open: VecDeque<AbortHandle> = VecDeque::new();
    loop {
        let stream = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => stream,
                Err(error) => {
                    tracing::debug!(%error, "a connection for health or metrics wasn't accepted");
                    sleep(ACCEPT_PAUSE).await;
                    continue;
                }
            },
            () = async { drop(stop.wait_for(|stop| *stop).await) } => return,
        };
        open.retain(|connection| !connection.is_finished());
        if open.len() >= CONNECTIONS_MAX
            && let Some(oldest) = open.pop_front()
        {
            oldest.abort();
        }
        let answering = timeout(CONNECTION_TIMEOUT, answer(stream, pages.clone()));
        let watch = watch.clone();
        let guarded = async move {
            watch.guarded("the listener", "answering somebody", answering).await;
        };
        open.push_back(tokio::spawn(guarded).abort_handle());
    }
}

/// Serves one connection.
async fn answer(stream: TcpStream, pages: Router) {
    let mut connection = http1::Builder::new();
    connection.timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT).keep_alive(false);
    let served = connection.serve_connection(TokioIo::new(stream), TowerToHyperService::new(pages)).await;
    if let Err(error) = served {
        tracing::debug!(%error, "a request for health or metrics wasn't answered");
    }
}

fn pages<F>(watch: Watch, ask: impl Fn() -> F + Clone + Send + Sync + 'static) -> Router
where
    F: Future<Output = Result<HealthReport, &'static str>> + Send + 'static,
{
    let report = move || {
        let asked = ask();
        async move { timeout(ANSWER_TIMEOUT, asked).await.unwrap_or(Err(SILENT)) }
    };
    let (watched, asked) = (watch.clone(), report.clone());
    let health = move || async move {
        let report = asked().await;
        let health = Health::of(&watched.links(), report.as_ref().map_err(|why| *why), &watched.lately());
        let status = if health.problems.is_empty() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
        (status, [(header::CONTENT_TYPE, "application/json")], health.json()).into_response()
    };
    let metrics = move || async move {
        let memory = memory_stats().map(|memory| memory.physical_mem);
        let text = watch.exposition(&report().await.unwrap_or_default(), memory);
        ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text).into_response()
    };
    Router::new().route("/health", get(health)).route("/metrics", get(metrics))
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::watch::channel;
    use tokio::time::Instant;

    use super::*;

    /// A listener on a free port, and a sender that stops it.
    async fn listening() -> (SocketAddr, tokio::sync::watch::Sender<bool>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopping) = channel(false);
        let ask = || async { Ok(HealthReport::default()) };
        tokio::spawn(async move { serve(&listener, &Watch::default(), ask, stopping).await });
        (address, stop)
    }

    async fn health(address: SocketAddr) -> String {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: parlour\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    #[tokio::test]
    async fn whoever_sends_a_head_byte_by_byte_is_left_and_others_are_answered_meanwhile() {
        let (address, _stop) = listening().await;
        let begin = Instant::now();
        let mut slow = TcpStream::connect(address).await.unwrap();
        slow.write_all(b"GET /health HTTP/1.1\r\n").await.unwrap();
        assert!(health(address).await.starts_with("HTTP/1.1 200 OK"));
        let (mut hears, mut speaks) = slow.into_split();
        let drip = tokio::spawn(async move {
            while speaks.write_all(b"X-More: 1\r\n").await.is_ok() {
                sleep(Duration::from_millis(50)).await;
            }
        });
        let mut answer = Vec::new();
        let ended = timeout(Duration::from_secs(60), hears.read_to_end(&mut answer)).await;
        assert!(ended.is_ok(), "it still listens after a minute");
        assert!(begin.elapsed() >= HEAD_TIMEOUT && !answer.starts_with(b"HTTP/1.1 200"));
        drip.await.unwrap();
    }

    #[tokio::test]
    async fn any_number_of_connections_that_say_nothing_keeps_nobody_from_being_answered() {
        let (address, _stop) = listening().await;
        let mut silent = Vec::new();
        // A system that allows a thousand open files has room for these.
        for _ in 0..4 * CONNECTIONS_MAX {
            silent.push(TcpStream::connect(address).await.unwrap());
        }
        assert!(health(address).await.starts_with("HTTP/1.1 200 OK"));
        // All but the newest were closed at once, and the newest after their time was up.
        for mut stream in silent {
            let closed = timeout(Duration::from_secs(60), stream.read(&mut [0])).await.unwrap();
            assert!(matches!(closed, Ok(0) | Err(_)));
        }
    }
}
