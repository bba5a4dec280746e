//! How many requests Discord takes in a time.

use std::time::{Duration, Instant};

use serde_json::json;

use super::http::Response;
use super::world::World;

/// The limits: 50 requests a second except for those that answer interactions, and five in five seconds for some routes.
pub(crate) fn limit(world: &mut World, method: &str, path: &str) -> (Option<Response>, Vec<(String, String)>) {
    let now = Instant::now();
    let interaction = path.starts_with("/interactions") || path.starts_with("/webhooks");
    if !interaction {
        while world.recent.front().is_some_and(|at| now.duration_since(*at) >= Duration::from_secs(1)) {
            world.recent.pop_front();
        }
        if world.recent.len() >= world.requests_per_second {
            let mut response = Response::new(429, json!({"message": "limited", "retry_after": 0.5, "global": true}));
            response.headers = vec![
                ("Retry-After".to_owned(), "1".to_owned()),
                ("X-RateLimit-Global".to_owned(), "true".to_owned()),
                ("X-RateLimit-Scope".to_owned(), "global".to_owned()),
            ];
            return (Some(response), Vec::new());
        }
        world.recent.push_back(now);
    }
    if !world.route_limits || interaction || !path.contains("/messages") || method == "GET" {
        return (None, Vec::new());
    }
    const ALLOWED: u32 = 5;
    const WINDOW: Duration = Duration::from_secs(5);
    let channel = path.split('/').nth(2).unwrap_or_default();
    let key = format!("{method}{channel}{}", path.split('/').count());
    let bucket = world.buckets.entry(key.clone()).or_insert((0, now + WINDOW));
    if bucket.1 <= now {
        *bucket = (0, now + WINDOW);
    }
    bucket.0 += 1;
    let reset_after = bucket.1.duration_since(now).as_secs_f64();
    let headers = vec![
        ("X-RateLimit-Limit".to_owned(), ALLOWED.to_string()),
        ("X-RateLimit-Remaining".to_owned(), ALLOWED.saturating_sub(bucket.0).to_string()),
        ("X-RateLimit-Reset-After".to_owned(), format!("{reset_after:.3}")),
        ("X-RateLimit-Bucket".to_owned(), key),
    ];
    if bucket.0 > ALLOWED {
        let mut response =
            Response::new(429, json!({"message": "limited", "retry_after": reset_after, "global": false}));
        response.headers = headers;
        response.headers.push(("Retry-After".to_owned(), format!("{}", reset_after.ceil())));
        return (Some(response), Vec::new());
    }
    (None, headers)
}
