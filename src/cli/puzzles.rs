//! `parlour rules puzzles`, `parlour rules solve` and `parlour rules grade`: puzzles made, and measured.

use std::collections::HashSet;
use std::io::{BufRead, Write};

use anyhow::{Result, anyhow};
use clap::Args;

use super::json_lines::{say, start};
use crate::engine::{KeptPuzzle, Reach, first_rating, puzzles_of, self_played, solves};
use crate::rules::GameDef;

/// The tries of each level from which a puzzle has its first rating.
const TRIES: u64 = 3;
/// At most this many puzzles of one game.
const A_GAME: usize = 2;

/// What puzzles to look for.
#[derive(Args)]
pub(super) struct FindArgs {
    /// The game’s id
    #[arg(long)]
    game: String,
    /// The variant [default: the game’s first one]
    #[arg(long)]
    variant: Option<String>,
    /// How many puzzles
    #[arg(long, default_value_t = 100)]
    count: usize,
    /// At most this many of each length, in turns of the side to move [default: no such limit]
    #[arg(long)]
    of_each: Option<usize>,
    /// The most turns of the side to move
    #[arg(long, default_value_t = 2)]
    turns: u32,
    /// How many positions a proof may take without a table
    #[arg(long, default_value_t = 5_000)]
    proof: u64,
    /// How many positions to search for an action of a game; 0 for games at random
    #[arg(long, default_value_t = 100)]
    nodes: u64,
    /// The seed; another one leads to other puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Who solves puzzles.
#[derive(Args)]
pub(super) struct SolveArgs {
    /// The game’s id
    #[arg(long)]
    game: String,
    /// The level
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    level: u8,
    /// The seed
    #[arg(long, default_value_t = 1_000)]
    seed: u64,
}

/// Whose puzzles to grade.
#[derive(Args)]
pub(super) struct GradeArgs {
    /// The game’s id
    #[arg(long)]
    game: String,
}

/// Writes puzzles, no position twice, in the order of their ratings.
pub(super) fn find(out: &mut impl Write, args: &FindArgs) -> Result<()> {
    let game = start(&args.game, args.variant.as_deref(), None).map_err(|message| anyhow!(say(&message)))?;
    let (kind, variant) = (game.kind(), game.variant());
    let reach = Reach { turns: (1, args.turns), nodes: args.proof, remembers: false };
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    for number in 0.. {
        if found.len() >= args.count {
            break;
        }
        let played = self_played(kind, variant, args.nodes, args.seed << 32 | number);
        let enough = |found: &[KeptPuzzle], turns: Option<u32>| {
            let alike = found.iter().filter(|kept| kept.puzzle.forced.turns == turns).count();
            found.len() >= args.count || args.of_each.is_some_and(|most| alike >= most)
        };
        let mut puzzles = puzzles_of(&played, reach);
        puzzles.retain(|puzzle| seen.insert(puzzle.position.clone()));
        // The longest ones are the rarest.
        puzzles.sort_by_key(|puzzle| std::cmp::Reverse(puzzle.forced.turns));
        for puzzle in puzzles.into_iter().take(A_GAME) {
            if !enough(&found, puzzle.forced.turns) {
                let rating = first_rating(kind, variant, &puzzle, TRIES);
                found.push(KeptPuzzle { variant, puzzle, rating });
            }
        }
    }
    found.sort_by(|a, b| a.rating.total_cmp(&b.rating));
    for kept in found {
        writeln!(out, "{}", kept.line(kind))?;
    }
    Ok(())
}

/// Counts how many of the puzzles a level solves, by fifths in the order of their ratings.
pub(super) fn solve(input: &mut impl BufRead, out: &mut impl Write, args: &SolveArgs) -> Result<()> {
    let game = start(&args.game, None, None).map_err(|message| anyhow!(say(&message)))?;
    let kind = game.kind();
    let (_, mut puzzles) = read(input, kind)?;
    puzzles.sort_by(|a, b| a.rating.total_cmp(&b.rating));
    let solved: Vec<bool> = puzzles
        .iter()
        .enumerate()
        .map(|(at, kept)| solves(kind, kept.variant, &kept.puzzle, args.level, args.seed + at as u64))
        .collect();
    let count = |solved: &[bool]| solved.iter().filter(|solved| **solved).count();
    let fifths: Vec<String> = solved
        .chunks(solved.len().div_ceil(5).max(1))
        .map(|fifth| format!("{}/{}", count(fifth), fifth.len()))
        .collect();
    let (game, level, all) = (kind.about.id, args.level, count(&solved));
    writeln!(
        out,
        "{game} level {level}: {all} of {}; by fifths, the easiest first: {}",
        solved.len(),
        fifths.join(" ")
    )?;
    Ok(())
}

/// Writes puzzles with their ratings anew, and in that order; what is said of them comes first, as it was.
pub(super) fn grade(input: &mut impl BufRead, out: &mut impl Write, args: &GradeArgs) -> Result<()> {
    let game = start(&args.game, None, None).map_err(|message| anyhow!(say(&message)))?;
    let kind = game.kind();
    let (remarks, mut puzzles) = read(input, kind)?;
    for kept in &mut puzzles {
        kept.rating = first_rating(kind, kept.variant, &kept.puzzle, TRIES);
    }
    puzzles.sort_by(|a, b| a.rating.total_cmp(&b.rating));
    let lines = puzzles.iter().map(|kept| kept.line(kind));
    for line in remarks.into_iter().chain(lines) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Reads lines with puzzles, and those that say something about them.
fn read(input: &mut impl BufRead, kind: &'static GameDef) -> Result<(Vec<String>, Vec<KeptPuzzle>)> {
    let (mut remarks, mut puzzles) = (Vec::new(), Vec::new());
    for line in input.lines() {
        let line = line?;
        if line.starts_with('#') {
            remarks.push(line);
        } else {
            puzzles.push(KeptPuzzle::parse(kind, &line).ok_or_else(|| anyhow!("no puzzle: {line}"))?);
        }
    }
    Ok((remarks, puzzles))
}
