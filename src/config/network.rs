//! Networks of addresses.

use std::net::IpAddr;
use std::str::FromStr;

/// All addresses with the same beginning, or one alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    /// The first bits of the addresses, as those of an address of IPv6.
    beginning: u128,
    /// How many bits these are.
    length: u32,
}

impl Network {
    /// Whether an address is in it.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        first(self.length, bits(address)) == self.beginning
    }
}

/// Reads an address, like `127.0.0.1`, or a network, like `172.16.0.0/12`.
impl FromStr for Network {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (address, length) = match text.split_once('/') {
            Some((address, length)) => (address, Some(length.parse::<u32>().map_err(drop)?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(drop)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let length = length.unwrap_or(most);
        if length > most {
            return Err(());
        }
        let length = length + 128 - most;
        Ok(Self { beginning: first(length, bits(address)), length })
    }
}

/// An address as one of IPv6, so that one that is written in both ways is the same.
fn bits(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped(),
        IpAddr::V6(address) => address,
    }
    .to_bits()
}

/// The first bits of an address, the rest being 0.
const fn first(length: u32, bits: u128) -> u128 {
    match u128::MAX.checked_shl(128 - length) {
        Some(mask) => bits & mask,
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_contains_the_addresses_that_begin_like_it() {
        let contains =
            |network: &str, address: &str| network.parse::<Network>().unwrap().contains(address.parse().unwrap());
        assert!(contains("172.16.0.0/12", "172.31.255.255") && !contains("172.16.0.0/12", "172.32.0.0"));
        assert!(contains("127.0.0.1", "127.0.0.1") && !contains("127.0.0.1", "127.0.0.2"));
        assert!(contains("127.0.0.1", "::ffff:127.0.0.1"), "an address of IPv4 as IPv6 writes it");
        assert!(contains("fd00::/8", "fd12::1") && !contains("fd00::/8", "fe80::1"));
        assert!(contains("0.0.0.0/0", "203.0.113.9") && !contains("0.0.0.0/0", "2001:db8::1"));
        assert!(contains("::/0", "203.0.113.9"));
    }

    #[test]
    fn what_is_no_network_is_none() {
        for wrong in ["", "localhost", "10.0.0.0/33", "10.0.0.0/-1", "::/129", "10.0.0.0/8/8"] {
            assert_eq!(wrong.parse::<Network>(), Err(()), "{wrong}");
        }
    }
}
