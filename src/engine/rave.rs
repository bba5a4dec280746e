//! Tree search by play-outs for games whose actions fill places, with rapid action value estimation (Gelly and Silver,
//! 2011): if a place turns out well later in a play-out, it is probably a good place now, too.

use super::attention::Attention;
use super::budget::Budget;
use super::found::Found;
use super::random::Random;
use crate::rules::Player;
use crate::rules::acting;
use crate::rules::guide::{Filling, key};

/// All places have numbers below this.
const PLACES_MAX: usize = 128;
/// The number of visits after which an action's own results count as much as those of its place later on.
const EQUIVALENCE: f32 = 600.0;
/// How much the search explores, compared with what it expects.
const CURIOSITY: f32 = 0.15;
/// New actions start as if they had been visited this often, with an average result.
const PRIOR: f32 = 8.0;
/// How much of a result is the win itself. The rest is the margin.
const WINNING: f32 = 0.85;

/// The search considers passing when at most this many actions are left.
const IDLE_ACTIONS_MAX: usize = 10;

/// An action in the tree.
struct Node<A> {
    action: A,
    /// The player who acts.
    player: Player,
    /// The place that the action fills, or [`PLACES_MAX`].
    place: u8,
    visits: u32,
    /// The sum of the player's results.
    reward: f32,
    /// Visits by play-outs in which the player filled the place later.
    later_visits: f32,
    later_reward: f32,
    /// The index of the first action after it, and their number. There are none before the second visit.
    children: (u32, u32),
}

/// The course of one play-out.
struct Playing {
    path: Vec<usize>,
    /// The actions among which the search chose on its path.
    choices: Vec<(u32, u32)>,
    /// By place: the players who filled it, as a set of bits. Both if it was full before.
    filled: [u8; PLACES_MAX],
}

/// A search by play-outs that learns the value of places.
pub(super) struct Rave<P: Filling> {
    nodes: Vec<Node<P::Action>>,
    nodes_max: usize,
    random: Random,
    attention: Attention,
    actions: Vec<P::Action>,
}

impl<P: Filling> Rave<P> {
    pub(super) fn new(memory: usize, seed: u64, blindness: u8) -> Self {
        Self {
            nodes: Vec::new(),
            nodes_max: memory / size_of::<Node<P::Action>>(),
            random: Random::new(seed),
            attention: Attention::new(seed, blindness),
            actions: Vec::new(),
        }
    }

    /// Plays games out until the budget is spent.
    pub(super) fn run(mut self, root: &P, mut budget: Budget) -> Option<Found<P::Action>> {
        let top = self.expand(root);
        let mut playing = Playing { path: Vec::new(), choices: Vec::new(), filled: [0; PLACES_MAX] };
        while budget.take() {
            self.iterate(root, top, &mut playing);
            budget.look();
        }
        let best = self.most_visited(top)?;
        let score = f64::from(2.0 * best.reward / best.visits.max(1) as f32 - 1.0).clamp(-1.0, 1.0);
        let mut line = vec![best.action];
        let mut children = best.children;
        while let Some(next) = self.most_visited(children) {
            line.push(next.action);
            children = next.children;
        }
        Some(Found { line, score, end: None, nodes: budget.taken() })
    }

    fn iterate(&mut self, root: &P, top: (u32, u32), playing: &mut Playing) {
        let mut position = root.clone();
        let mut children = top;
        playing.path.clear();
        playing.choices.clear();
        playing.filled = [0; PLACES_MAX];
        while children.1 > 0 {
            let index = self.select(children);
            playing.path.push(index);
            playing.choices.push(children);
            let node = &self.nodes[index];
            if let Some(filled) = playing.filled.get_mut(usize::from(node.place)) {
                *filled = 1 << node.player.index();
            }
            position.play_unchecked(node.action);
            let visits = node.visits;
            children = node.children;
            if children.1 == 0 && position.outcome().is_none() {
                if visits == 0 {
                    break;
                }
                children = self.expand(&position);
                self.nodes[index].children = children;
            }
        }
        let for_one = self.play_out(position, playing);
        self.learn(for_one, playing);
    }

    /// Fills the empty places in random order, and returns the result of player one.
    fn play_out(&mut self, mut position: P, playing: &mut Playing) -> f32 {
        if position.outcome().is_none() {
            self.actions.clear();
            position.legal_actions(&mut self.actions);
            self.actions.retain(|action| position.place(*action).is_some());
            self.random.shuffle(&mut self.actions);
            for &action in &self.actions {
                if let Some(place) = position.place(action) {
                    playing.filled[place] = 1 << acting(&position).index();
                }
                position.play_unchecked(action);
            }
        }
        reward_of(&position)
    }

    fn learn(&mut self, for_one: f32, playing: &Playing) {
        for (&index, &(first, count)) in playing.path.iter().zip(&playing.choices) {
            let player = self.nodes[index].player;
            let reward = for_player(player, for_one);
            let node = &mut self.nodes[index];
            node.visits += 1;
            node.reward += reward;
            // An action that fills no place counts only by its own results.
            if usize::from(node.place) == PLACES_MAX {
                node.later_visits += 1.0;
                node.later_reward += reward;
            }
            for other in &mut self.nodes[first as usize..(first + count) as usize] {
                // A place that was filled earlier on the path isn't a choice here anymore.
                if playing.filled.get(usize::from(other.place)) == Some(&(1 << player.index())) {
                    other.later_visits += 1.0;
                    other.later_reward += reward;
                }
            }
        }
    }

    /// Adds the actions that are seen at a position, or none if there is no room.
    fn expand(&mut self, position: &P) -> (u32, u32) {
        self.actions.clear();
        position.legal_actions(&mut self.actions);
        // The first actions always have room. Without them, there would be no answer.
        if !self.nodes.is_empty() && self.nodes.len() + self.actions.len() > self.nodes_max {
            return (0, 0);
        }
        self.leave_out_idle(position);
        self.random.shuffle(&mut self.actions);
        let first = self.nodes.len() as u32;
        let player = acting(position);
        let position_key = if self.attention.is_full() { 0 } else { key(position) };
        for &action in &self.actions {
            let place = position.place(action).map_or(PLACES_MAX as u8, |place| place as u8);
            let ending = ending(position, action);
            // Nobody overlooks a pass that ends the game, either.
            if ending.is_none() && !self.attention.sees(position_key, key(&action)) && self.actions.len() > 1 {
                continue;
            }
            let expected = ending.map_or(0.5, |for_one| for_player(player, for_one));
            self.nodes.push(Node {
                action,
                player,
                place,
                visits: 0,
                reward: 0.0,
                later_visits: PRIOR,
                later_reward: PRIOR * expected,
                children: (0, 0),
            });
        }
        (first, self.nodes.len() as u32 - first)
    }

    /// Leaves out passing, unless few places are left or it ends the game. Nobody wins by waiting, and it would take
    /// half of all lines.
    fn leave_out_idle(&mut self, position: &P) {
        if self.actions.len() <= IDLE_ACTIONS_MAX {
            return;
        }
        self.actions.retain(|&action| !position.is_idle(action) || ending(position, action).is_some());
    }

    fn select(&self, (first, count): (u32, u32)) -> usize {
        let range = first as usize..(first + count) as usize;
        let total: u32 = self.nodes[range.clone()].iter().map(|node| node.visits).sum();
        let log = ((total + 1) as f32).ln();
        let mut best = (f32::NEG_INFINITY, range.start);
        for index in range {
            let node = &self.nodes[index];
            let visits = node.visits as f32;
            let later = node.later_reward / node.later_visits;
            let own = if node.visits == 0 { later } else { node.reward / visits };
            let share = (EQUIVALENCE / (3.0 * visits + EQUIVALENCE)).sqrt();
            let value = share * later + (1.0 - share) * own + CURIOSITY * (log / (visits + 1.0)).sqrt();
            if value > best.0 {
                best = (value, index);
            }
        }
        best.1
    }

    fn most_visited(&self, (first, count): (u32, u32)) -> Option<&Node<P::Action>> {
        let children = &self.nodes[first as usize..(first + count) as usize];
        children.iter().max_by_key(|node| node.visits).filter(|node| node.visits > 0 || children.len() == 1)
    }
}

/// The result of player one on a full board, or when the game is over.
fn reward_of<P: Filling>(position: &P) -> f32 {
    let lead = position.lead();
    let won = if lead == 0.0 { 0.5 } else { f32::from(u8::from(lead > 0.0)) };
    WINNING * won + (1.0 - WINNING) * (0.5 + lead / 2.0)
}

fn for_player(player: Player, for_one: f32) -> f32 {
    if player == Player::One { for_one } else { 1.0 - for_one }
}

/// The result of player one if this idle action ends the game. `None` if it doesn't.
fn ending<P: Filling>(position: &P, action: P::Action) -> Option<f32> {
    if !position.is_idle(action) {
        return None;
    }
    let mut next = position.clone();
    next.play_unchecked(action);
    next.outcome().map(|_| reward_of(&next))
}
