//! Whose a request is: the address of whoever connects, or what the proxies say that the owner trusts.

use std::net::IpAddr;

use axum::http::HeaderMap;

use crate::config::Network;

/// The address from which a request came, before any proxy says otherwise.
#[derive(Clone, Copy)]
pub(super) struct Peer(pub(super) IpAddr);

/// The address of a request. Each proxy adds to `X-Forwarded-For` who asked it, so the last one that isn't a trusted
/// proxy is who asked.
pub(super) fn address_of(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    if !is_trusted(peer) {
        return peer;
    }
    let said = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let said: Vec<&str> = said.flat_map(|value| value.split(',')).map(str::trim).collect();
    let mut found = peer;
    for text in said.into_iter().rev() {
        let Some(address) = read(text) else { break };
        found = address;
        if !is_trusted(address) {
            break;
        }
    }
    found
}

/// An address, which some proxies write with a port.
fn read(text: &str) -> Option<IpAddr> {
    text.parse().ok().or_else(|| text.parse::<std::net::SocketAddr>().ok().map(|address| address.ip()))
}

/// The part of an address that its owner can't choose: of IPv6, the network.
pub(super) fn owned(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => address.into(),
            None => std::net::Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
        },
        IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn of(peer: &str, said: &[&str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for value in said {
            headers.append("x-forwarded-for", HeaderValue::from_str(value).unwrap());
        }
        let trusted: Vec<Network> = trusted.iter().map(|network| network.parse().unwrap()).collect();
        address_of(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn only_trusted_proxies_say_whose_a_request_is() {
        assert_eq!(of("203.0.113.9", &["198.51.100.1"], &[]), "203.0.113.9");
        assert_eq!(of("203.0.113.9", &["198.51.100.1"], &["127.0.0.1"]), "203.0.113.9");
        assert_eq!(of("127.0.0.1", &["198.51.100.1"], &["127.0.0.1"]), "198.51.100.1");
        assert_eq!(of("127.0.0.1", &[], &["127.0.0.1"]), "127.0.0.1");
        assert_eq!(of("127.0.0.1", &["198.51.100.1:4711"], &["127.0.0.1"]), "198.51.100.1");
    }

    #[test]
    fn what_somebody_says_before_the_proxies_counts_for_nothing() {
        let trusted = ["127.0.0.1", "172.16.0.0/12"];
        assert_eq!(of("127.0.0.1", &["1.2.3.4, 198.51.100.1, 172.17.0.2"], &trusted), "198.51.100.1");
        assert_eq!(of("127.0.0.1", &["1.2.3.4", "198.51.100.1"], &trusted), "198.51.100.1");
        assert_eq!(of("127.0.0.1", &["junk, 198.51.100.1"], &trusted), "198.51.100.1");
        assert_eq!(of("127.0.0.1", &["junk"], &trusted), "127.0.0.1");
    }

    #[test]
    fn everybody_in_a_network_of_ipv6_is_one() {
        let owned = |text: &str| owned(text.parse().unwrap()).to_string();
        assert_eq!(owned("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!((owned("::ffff:10.0.0.1"), owned("10.0.0.1")), ("10.0.0.1".to_owned(), "10.0.0.1".to_owned()));
    }
}
