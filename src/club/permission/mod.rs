//! What somebody may do: who is banned or blocked, what a place allows, and how much of everything there may be.

pub(in crate::club) mod bans;

pub(in crate::club) mod audit;

pub(in crate::club) mod blocks;

pub(in crate::club) mod quotas;
