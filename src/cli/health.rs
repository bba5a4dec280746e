//! `parlour health`: asks the running bot how it is.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::config_args::ConfigArgs;
use crate::watch::BODY_BYTES_MAX;

/// How long the bot may take.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Prints what the bot says of itself; the exit code is 1 unless all is well.
pub(super) fn run(args: &ConfigArgs) -> Result<ExitCode> {
    let Some(http) = args.load()?.http else {
        bail!(
            "the bot has no address to ask: add [http] to the configuration, or set PARLOUR_HTTP_LISTEN, and restart it"
        );
    };
    let address = reachable(http.listen);
    let answer = ask(address).with_context(|| format!("the bot doesn’t answer on {address}; is it running?"))?;
    let (head, body) = answer.split_once("\r\n\r\n").context("another program answers there, not the bot")?;
    writeln!(io::stdout(), "{body}")?;
    Ok(if head.starts_with("HTTP/1.1 200 ") { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    write!(stream, "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(BODY_BYTES_MAX).read_to_string(&mut answer)?;
    Ok(answer)
}

/// The address where this machine reaches a listener: “everywhere” includes this machine.
const fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
