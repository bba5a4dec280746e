//! As much of an HTTP server as the stand-in needs.

use std::collections::HashMap;

use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) method: String,
    /// The path without the query.
    pub(crate) path: String,
    pub(crate) query: String,
    /// By name in lower case.
    pub(crate) headers: HashMap<String, String>,
    pub(crate) body: Vec<u8>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Value,
}

/// A part of a multipart body.
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) file: Option<String>,
    pub(crate) kind: String,
    pub(crate) bytes: Vec<u8>,
}

impl Response {
    pub(crate) fn new(status: u16, body: Value) -> Self {
        Self { status, headers: Vec::new(), body }
    }
}

/// Reads one request; nothing if the other side has gone.
pub(crate) async fn read(stream: &mut (impl AsyncRead + Unpin), buffer: &mut Vec<u8>) -> Option<Request> {
    let (mut request, head) = loop {
        let mut headers = [httparse::EMPTY_HEADER; 64];
        let mut parsed = httparse::Request::new(&mut headers);
        if let Ok(httparse::Status::Complete(head)) = parsed.parse(buffer) {
            let (path, query) = parsed.path?.split_once('?').unwrap_or((parsed.path?, ""));
            let headers = parsed
                .headers
                .iter()
                .map(|header| (header.name.to_lowercase(), String::from_utf8_lossy(header.value).into_owned()));
            let request = Request {
                method: parsed.method?.to_owned(),
                path: path.to_owned(),
                query: query.to_owned(),
                headers: headers.collect(),
                body: Vec::new(),
            };
            break (request, head);
        }
        if stream.read_buf(buffer).await.ok()? == 0 {
            return None;
        }
    };
    let length: usize = request.headers.get("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    assert!(!request.headers.contains_key("transfer-encoding"), "the stand-in reads bodies of a known length only");
    while buffer.len() < head + length {
        if stream.read_buf(buffer).await.ok()? == 0 {
            return None;
        }
    }
    request.body = buffer[head..head + length].to_vec();
    buffer.drain(..head + length);
    Some(request)
}

/// Writes an answer; says whether the other side took it.
pub(crate) async fn write(stream: &mut (impl AsyncWrite + Unpin), response: &Response) -> bool {
    let body = if response.body.is_null() { String::new() } else { response.body.to_string() };
    let mut text = format!("HTTP/1.1 {} -\r\nContent-Length: {}\r\n", response.status, body.len());
    if !body.is_empty() {
        text += "Content-Type: application/json\r\n";
    }
    for (name, value) in &response.headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    text += "\r\n";
    text.push_str(&body);
    stream.write_all(text.as_bytes()).await.is_ok()
}

/// Takes a multipart body apart.
pub(crate) fn parts(request: &Request) -> Vec<Part> {
    let boundary = request.headers["content-type"].split("boundary=").nth(1).unwrap().trim_matches('"');
    let mark = format!("--{boundary}");
    let mut parts = Vec::new();
    let mut rest = request.body.as_slice();
    while let Some(at) = find(rest, mark.as_bytes()) {
        rest = &rest[at + mark.len()..];
        if rest.starts_with(b"--") {
            break;
        }
        let end = find(rest, mark.as_bytes()).unwrap();
        let part = &rest[2..end - 2];
        let head = find(part, b"\r\n\r\n").unwrap();
        let text = String::from_utf8_lossy(&part[..head]).into_owned();
        let value = |name: &str| Some(text.split(&format!("{name}=\"")).nth(1)?.split('"').next()?.to_owned());
        let kind = text.lines().find_map(|line| line.to_lowercase().strip_prefix("content-type: ").map(str::to_owned));
        parts.push(Part {
            name: value("; name").unwrap(),
            file: value("filename"),
            kind: kind.unwrap_or_default(),
            bytes: part[head + 4..].to_vec(),
        });
        rest = &rest[end..];
    }
    parts
}

fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    haystack.windows(needle.len()).position(|window| window == needle)
}
