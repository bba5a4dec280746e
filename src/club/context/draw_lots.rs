//! Lots that fall the same way whenever an event is applied.

use crate::club::Origin;

/// A lot that the event itself draws, so that it falls the same way whenever the event is applied.
pub(in crate::club) fn lot(origin: &Origin) -> bool {
    let hash = hash(origin.platform.bytes().chain(origin.event.bytes()));
    (hash ^ (hash >> 32) ^ (hash >> 17)) & 1 == 1
}

/// Bytes as a number that is the same in every version of the program (FNV-1a).
pub(in crate::club) fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
