//! Plain upper confidence bounds applied to trees (Kocsis and Szepesvári, 2006): UCB1 with the constant √2 and random
//! play-outs. It knows only the rules, so every game has an opponent, and other methods can be measured against it.

use super::budget::Budget;
use super::found::Found;
use super::play_out::{play_out, result};
use super::random::Random;
use crate::rules::acting;
use crate::rules::{Player, Position};

/// An action in the tree.
struct Node<A> {
    action: A,
    /// The player who acts.
    player: Player,
    visits: u32,
    /// The sum of the player's results.
    reward: f32,
    /// The index of the first action after it, and their number. There are none before the second visit.
    children: (u32, u32),
}

/// A search by random play-outs.
pub(super) struct Uct<P: Position> {
    nodes: Vec<Node<P::Action>>,
    nodes_max: usize,
    random: Random,
    actions: Vec<P::Action>,
}

impl<P: Position> Uct<P> {
    pub(super) fn new(memory: usize, seed: u64) -> Self {
        let nodes_max = memory / size_of::<Node<P::Action>>();
        Self { nodes: Vec::new(), nodes_max, random: Random::new(seed), actions: Vec::new() }
    }

    /// Plays games out until the budget is spent.
    pub(super) fn run(mut self, root: &P, mut budget: Budget) -> Option<Found<P::Action>> {
        let top = self.expand(root);
        let mut path = Vec::new();
        while budget.take() {
            self.iterate(root, top, budget.taken() as u32, &mut path);
            budget.look();
        }
        let best = self.most_visited(top)?;
        let score = f64::from(2.0 * best.reward / best.visits.max(1) as f32 - 1.0);
        let mut line = vec![best.action];
        let mut children = best.children;
        while let Some(next) = self.most_visited(children) {
            line.push(next.action);
            children = next.children;
        }
        Some(Found { line, value: 0, score, end: None, nodes: budget.taken() })
    }

    fn iterate(&mut self, root: &P, top: (u32, u32), mut visits: u32, path: &mut Vec<usize>) {
        let mut position = root.clone();
        let mut children = top;
        path.clear();
        while children.1 > 0 {
            let index = self.select(children, visits);
            path.push(index);
            position.play_unchecked(self.nodes[index].action);
            visits = self.nodes[index].visits;
            children = self.nodes[index].children;
            if visits == 1 && children.1 == 0 && position.outcome().is_none() {
                children = self.expand(&position);
                self.nodes[index].children = children;
            } else if visits == 0 {
                break;
            }
        }
        let for_one = if position.outcome().is_some() {
            result(&position)
        } else {
            play_out(position, &mut self.random, &mut self.actions)
        };
        for &index in &*path {
            let node = &mut self.nodes[index];
            node.visits += 1;
            node.reward += if node.player == Player::One { for_one } else { 1.0 - for_one };
        }
    }

    /// Adds the actions of a position in random order, or none if there is no room.
    fn expand(&mut self, position: &P) -> (u32, u32) {
        self.actions.clear();
        position.legal_actions(&mut self.actions);
        // The first actions always have room. Without them, there would be no answer.
        if !self.nodes.is_empty() && self.nodes.len() + self.actions.len() > self.nodes_max {
            return (0, 0);
        }
        self.random.shuffle(&mut self.actions);
        let first = self.nodes.len() as u32;
        let player = acting(position);
        let fresh = |&action| Node { action, player, visits: 0, reward: 0.0, children: (0, 0) };
        self.nodes.extend(self.actions.iter().map(fresh));
        (first, self.actions.len() as u32)
    }

    /// The first action that was never visited, or else the one with the highest upper confidence bound.
    fn select(&self, (first, count): (u32, u32), visits: u32) -> usize {
        let range = first as usize..(first + count) as usize;
        let log = (visits.max(1) as f32).ln();
        let mut best = (f32::NEG_INFINITY, range.start);
        for index in range {
            let node = &self.nodes[index];
            if node.visits == 0 {
                return index;
            }
            let visits = node.visits as f32;
            let bound = node.reward / visits + (2.0 * log / visits).sqrt();
            if bound > best.0 {
                best = (bound, index);
            }
        }
        best.1
    }

    fn most_visited(&self, (first, count): (u32, u32)) -> Option<&Node<P::Action>> {
        let children = &self.nodes[first as usize..(first + count) as usize];
        children.iter().max_by_key(|node| node.visits).filter(|node| node.visits > 0 || children.len() == 1)
    }
}
