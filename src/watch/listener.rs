//! `/health` and `/metrics` over HTTP.

use std::future::Future;
use std::io;
use std::time::Duration;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use memory_stats::memory_stats;
use tokio::net::TcpListener;
use tokio::sync::watch::Receiver;
use tokio::time::timeout;

use super::{Health, HealthReport, Watch};

/// How long the club may take to say how it is.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(3);
/// The longest answer to `/health`, in bytes, for whoever asks.
pub const BODY_BYTES_MAX: u64 = 64 << 10;

/// Answers until it is told to stop. `ask` asks the club how it is.
///
/// # Errors
/// If the system fails.
pub async fn serve<F>(
    listener: TcpListener,
    watch: Watch,
    ask: impl Fn() -> F + Clone + Send + Sync + 'static,
    mut stop: Receiver<bool>,
) -> io::Result<()>
where
    F: Future<Output = Option<HealthReport>> + Send + 'static,
{
    let report = move || {
        let asked = ask();
        async move { timeout(ANSWER_TIMEOUT, asked).await.ok().flatten() }
    };
    let (watched, asked) = (watch.clone(), report.clone());
    let health = move || async move {
        let health = Health::of(&watched.connected(), asked().await.as_ref());
        let status = if health.problems.is_empty() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
        (status, [(header::CONTENT_TYPE, "application/json")], health.json()).into_response()
    };
    let metrics = move || async move {
        let memory = memory_stats().map(|memory| memory.physical_mem);
        let text = watch.exposition(&report().await.unwrap_or_default(), memory);
        ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text).into_response()
    };
    let pages = Router::new().route("/health", get(health)).route("/metrics", get(metrics));
    let stopped = async move { drop(stop.wait_for(|stop| *stop).await) };
    axum::serve(listener, pages).with_graceful_shutdown(stopped).await
}
