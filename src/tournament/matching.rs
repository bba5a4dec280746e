//! Pairs vertices so that the pairs together weigh most: maximum weight matching in any graph.
//!
//! Edmonds' blossom algorithm with dual variables (J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices",
//! 1965; in the form of Z. Galil, "Efficient algorithms for finding maximum matching in graphs", 1986). A weight is a
//! list of numbers, and the first number that differs decides. So wishes that are each worth more than all later ones
//! together need no huge numbers. The algorithm only adds, compares and halves weights, and halves only those that are
//! even in every number.

use std::cmp::Ordering;
use std::collections::VecDeque;

use super::weights::Weights;

/// Each vertex's partner, so that all pairs together weigh most.
pub(super) fn heaviest_pairs(weights: &Weights) -> Vec<Option<usize>> {
    let mut search = Search::new(weights);
    while search.pair_two_more() {}
    search.mate.truncate(weights.vertices);
    search.mate
}

/// A node's role in the forest of alternating paths, which grows from the vertices without a mate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// It hasn't been reached.
    Free,
    /// It is an even number of steps away from a root.
    Even,
    /// It is an odd number of steps away.
    Odd,
}

/// The state of the algorithm. Nodes are the vertices and, after them, blossoms: odd circles of nodes, treated as one.
struct Search<'w> {
    weights: &'w Weights,
    /// The vertex that a node is paired with.
    mate: Vec<Option<usize>>,
    /// The outermost node around a node. `None` for an unused blossom.
    outer: Vec<Option<usize>>,
    /// The nodes of a blossom along its circle, its base first.
    petals: Vec<Vec<usize>>,
    /// The petal of a blossom that a vertex is in; for a vertex, itself.
    petal_of: Vec<Vec<Option<usize>>>,
    /// The tightest edge between two nodes by the vertices at its ends.
    edges: Vec<Vec<Option<(usize, usize)>>>,
    /// The dual variables of vertices and blossoms.
    duals: Vec<Vec<i64>>,
    label: Vec<Label>,
    /// The vertex from which an odd node was reached.
    parent: Vec<Option<usize>>,
    /// The even vertex with the tightest edge to a node.
    nearest: Vec<Option<usize>>,
    queue: VecDeque<usize>,
}

impl<'w> Search<'w> {
    fn new(weights: &'w Weights) -> Self {
        let vertices = weights.vertices;
        // There are never more blossoms than that.
        let nodes = vertices + vertices / 2 + 1;
        let mut most = vec![0; weights.length];
        let mut edges = vec![vec![None; nodes]; nodes];
        let mut petal_of = vec![vec![None; vertices]; nodes];
        for one in 0..vertices {
            petal_of[one][one] = Some(one);
            for other in (0..vertices).filter(|other| weights.is_allowed(one, *other)) {
                edges[one][other] = Some((one, other));
                if weights.of((one, other)) > most.as_slice() {
                    most = weights.of((one, other)).to_vec();
                }
            }
        }
        let nothing = vec![0; weights.length];
        Self {
            weights,
            mate: vec![None; nodes],
            outer: (0..nodes).map(|node| (node < vertices).then_some(node)).collect(),
            petals: vec![Vec::new(); nodes],
            petal_of,
            edges,
            duals: (0..nodes).map(|node| if node < vertices { most.clone() } else { nothing.clone() }).collect(),
            label: vec![Label::Free; nodes],
            parent: vec![None; nodes],
            nearest: vec![None; nodes],
            queue: VecDeque::new(),
        }
    }

    fn is_vertex(&self, node: usize) -> bool {
        node < self.weights.vertices
    }

    fn is_outermost(&self, node: usize) -> bool {
        self.outer[node] == Some(node)
    }

    /// The outermost node that a vertex is in.
    fn around(&self, vertex: usize) -> usize {
        self.outer[vertex].unwrap_or(vertex)
    }

    /// How far an edge is from being tight.
    fn slack(&self, (one, other): (usize, usize)) -> impl Iterator<Item = i64> + '_ {
        let (ones, others) = (&self.duals[one], &self.duals[other]);
        let weights = self.weights.of((one, other));
        ones.iter().zip(others).zip(weights).map(|((one, other), weight)| one + other - 2 * weight)
    }

    fn is_tight(&self, edge: (usize, usize)) -> bool {
        self.slack(edge).all(|number| number == 0)
    }

    fn is_tighter(&self, edge: (usize, usize), than: Option<(usize, usize)>) -> bool {
        than.is_none_or(|than| self.slack(edge).cmp(self.slack(than)) == Ordering::Less)
    }

    /// The tightest known edge from an even vertex to a node.
    fn nearest_edge(&self, node: usize) -> Option<(usize, usize)> {
        self.nearest[node].and_then(|from| self.edges[from][node])
    }

    fn look_nearer(&mut self, from: usize, node: usize) {
        let Some(edge) = self.edges[from][node] else { return };
        if self.is_tighter(edge, self.nearest_edge(node)) {
            self.nearest[node] = Some(from);
        }
    }

    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = None;
        for from in 0..self.weights.vertices {
            let around = self.around(from);
            if around != node && self.label[around] == Label::Even {
                self.look_nearer(from, node);
            }
        }
    }

    /// Has the vertices of an even node looked at.
    fn enqueue(&mut self, node: usize) {
        if self.is_vertex(node) {
            self.queue.push_back(node);
            return;
        }
        for petal in self.petals[node].clone() {
            self.enqueue(petal);
        }
    }

    fn set_outer(&mut self, node: usize, outer: usize) {
        self.outer[node] = Some(outer);
        if !self.is_vertex(node) {
            for petal in self.petals[node].clone() {
                self.set_outer(petal, outer);
            }
        }
    }

    /// The place of a petal on its blossom's circle, which is turned around where that is needed to reach the petal
    /// from the base by an even number of steps.
    fn even_place(&mut self, blossom: usize, petal: usize) -> usize {
        let circle = &mut self.petals[blossom];
        let at = circle.iter().position(|known| *known == petal).unwrap_or_default();
        if at % 2 == 0 {
            return at;
        }
        circle[1..].reverse();
        circle.len() - at
    }

    /// Pairs a node with another one by the edge between them, and the petals within it accordingly.
    fn pair(&mut self, node: usize, with: usize) {
        let Some((near, far)) = self.edges[node][with] else { return };
        self.mate[node] = Some(far);
        if self.is_vertex(node) {
            return;
        }
        let Some(petal) = self.petal_of[node][near] else { return };
        let place = self.even_place(node, petal);
        for at in 0..place {
            let (one, other) = (self.petals[node][at], self.petals[node][at ^ 1]);
            self.pair(one, other);
        }
        self.pair(petal, with);
        self.petals[node].rotate_left(place);
    }

    /// Pairs anew along the path from an even node to its root.
    fn augment(&mut self, mut node: usize, mut with: usize) {
        loop {
            let left = self.mate[node].map(|mate| self.around(mate));
            self.pair(node, with);
            let Some(left) = left else { return };
            let Some(parent) = self.parent[left].map(|parent| self.around(parent)) else { return };
            self.pair(left, parent);
            (node, with) = (parent, left);
        }
    }

    /// The even nodes from a node to its root.
    fn path(&self, node: usize) -> Vec<usize> {
        let mut path = vec![node];
        let mut node = node;
        while let Some(odd) = self.mate[node].map(|mate| self.around(mate))
            && let Some(parent) = self.parent[odd]
        {
            node = self.around(parent);
            path.push(node);
        }
        path
    }

    /// Makes a blossom of the circle that an edge between two even nodes closes.
    fn add_blossom(&mut self, one: usize, base: usize, other: usize) {
        let vertices = self.weights.vertices;
        let Some(blossom) = (vertices..self.outer.len()).find(|node| self.outer[*node].is_none()) else { return };
        let mut circle = vec![base];
        for end in [one, other] {
            let mut side = Vec::new();
            let mut node = end;
            while node != base {
                let Some(odd) = self.mate[node].map(|mate| self.around(mate)) else { break };
                side.extend([node, odd]);
                self.enqueue(odd);
                let Some(parent) = self.parent[odd] else { break };
                node = self.around(parent);
            }
            if end == one {
                side.reverse();
            }
            circle.extend(side);
        }
        self.duals[blossom].fill(0);
        (self.label[blossom], self.mate[blossom]) = (Label::Even, self.mate[base]);
        self.petals[blossom].clone_from(&circle);
        self.set_outer(blossom, blossom);
        for node in 0..self.outer.len() {
            (self.edges[blossom][node], self.edges[node][blossom]) = (None, None);
        }
        self.petal_of[blossom].fill(None);
        for petal in circle {
            for node in 0..self.outer.len() {
                if let Some(edge) = self.edges[petal][node]
                    && self.is_tighter(edge, self.edges[blossom][node])
                {
                    self.edges[blossom][node] = Some(edge);
                    self.edges[node][blossom] = self.edges[node][petal];
                }
            }
            for vertex in 0..vertices {
                if self.petal_of[petal][vertex].is_some() {
                    self.petal_of[blossom][vertex] = Some(petal);
                }
            }
        }
        self.find_nearest(blossom);
    }

    /// Takes apart an odd blossom whose dual variable has fallen to zero.
    fn expand_blossom(&mut self, blossom: usize) {
        let circle = self.petals[blossom].clone();
        for petal in &circle {
            self.set_outer(*petal, *petal);
        }
        let entered = self.parent[blossom].and_then(|parent| self.edges[blossom][parent]);
        let Some(entry) = entered.and_then(|(near, _)| self.petal_of[blossom][near]) else { return };
        let place = self.even_place(blossom, entry);
        let circle = self.petals[blossom].clone();
        for pair in circle[..place].chunks(2) {
            let &[odd, even] = pair else { continue };
            self.parent[odd] = self.edges[even][odd].map(|(near, _)| near);
            (self.label[odd], self.label[even]) = (Label::Odd, Label::Even);
            self.nearest[odd] = None;
            self.find_nearest(even);
            self.enqueue(even);
        }
        self.label[entry] = Label::Odd;
        self.parent[entry] = self.parent[blossom];
        for petal in &circle[place + 1..] {
            self.label[*petal] = Label::Free;
            self.find_nearest(*petal);
        }
        self.outer[blossom] = None;
    }

    /// Takes a tight edge from an even vertex into the forest; says whether two more could be paired by it.
    fn take_edge(&mut self, (near, far): (usize, usize)) -> bool {
        let (one, other) = (self.around(near), self.around(far));
        match self.label[other] {
            Label::Free => {
                (self.parent[other], self.label[other]) = (Some(near), Label::Odd);
                let Some(next) = self.mate[other].map(|mate| self.around(mate)) else { return false };
                (self.nearest[other], self.nearest[next]) = (None, None);
                self.label[next] = Label::Even;
                self.enqueue(next);
                false
            }
            Label::Even => {
                let path = self.path(other);
                match self.path(one).into_iter().find(|node| path.contains(node)) {
                    Some(base) => self.add_blossom(one, base, other),
                    None => {
                        self.augment(one, other);
                        self.augment(other, one);
                        return true;
                    }
                }
                false
            }
            Label::Odd => false,
        }
    }

    /// Pairs two more vertices if that makes all pairs together weigh more.
    fn pair_two_more(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.nearest.fill(None);
        self.parent.fill(None);
        self.queue.clear();
        for node in 0..self.outer.len() {
            if self.is_outermost(node) && self.mate[node].is_none() {
                self.label[node] = Label::Even;
                self.enqueue(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.grow() {
                return true;
            }
            let Some(step) = self.step() else { return false };
            self.change_duals(&step);
            self.queue.clear();
            for node in 0..self.outer.len() {
                let tight = self.nearest_edge(node).filter(|edge| self.is_outermost(node) && self.is_tight(*edge));
                if let Some(edge) = tight
                    && self.around(edge.0) != node
                    && self.take_edge(edge)
                {
                    return true;
                }
            }
            for blossom in self.weights.vertices..self.outer.len() {
                if self.is_outermost(blossom)
                    && self.label[blossom] == Label::Odd
                    && self.duals[blossom].iter().all(|number| *number == 0)
                {
                    self.expand_blossom(blossom);
                }
            }
        }
    }

    /// Lets the forest grow along tight edges; says whether two more could be paired.
    fn grow(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop_front() {
            if self.label[self.around(vertex)] == Label::Odd {
                continue;
            }
            for other in 0..self.weights.vertices {
                let Some(edge) = self.edges[vertex][other] else { continue };
                if self.around(vertex) == self.around(other) {
                    continue;
                }
                if !self.is_tight(edge) {
                    self.look_nearer(vertex, self.around(other));
                } else if self.take_edge(edge) {
                    return true;
                }
            }
        }
        false
    }

    /// By how much dual variables can change until an edge becomes tight or a blossom falls apart; nothing if no
    /// further pair would weigh more.
    fn step(&self) -> Option<Vec<i64>> {
        let halved = |numbers: Vec<i64>| numbers.into_iter().map(|number| number / 2).collect::<Vec<_>>();
        let nodes = (0..self.outer.len()).filter(|node| self.is_outermost(*node));
        let mut steps: Vec<Vec<i64>> = Vec::new();
        for node in nodes {
            if !self.is_vertex(node) && self.label[node] == Label::Odd {
                steps.push(halved(self.duals[node].clone()));
            }
            match (self.nearest_edge(node), self.label[node]) {
                (Some(edge), Label::Free) => steps.push(self.slack(edge).collect()),
                (Some(edge), Label::Even) => steps.push(halved(self.slack(edge).collect())),
                _ => {}
            }
        }
        let step = steps.into_iter().min()?;
        let mut even = (0..self.weights.vertices).filter(|vertex| self.label[self.around(*vertex)] == Label::Even);
        even.all(|vertex| self.duals[vertex] > step).then_some(step)
    }

    fn change_duals(&mut self, step: &[i64]) {
        for node in 0..self.outer.len() {
            let (around, times) =
                if self.is_vertex(node) { (Some(self.around(node)), -1) } else { (self.outer[node], 2) };
            // Everything inside a blossom keeps its own.
            let Some(around) = around.filter(|around| self.is_vertex(node) || *around == node) else { continue };
            let times = match self.label[around] {
                Label::Even => times,
                Label::Odd => -times,
                Label::Free => continue,
            };
            self.duals[node].iter_mut().zip(step).for_each(|(dual, step)| *dual += times * step);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// xorshift64*.
    fn random(state: &mut u64) -> u64 {
        *state ^= *state >> 12;
        *state ^= *state << 25;
        *state ^= *state >> 27;
        state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33
    }

    fn added(one: &[i64], other: &[i64]) -> Vec<i64> {
        one.iter().zip(other).map(|(one, other)| one + other).collect()
    }

    /// The most that pairs of these vertices can weigh, found by trying all.
    fn most(weights: &Weights, vertices: &[usize]) -> Vec<i64> {
        let Some((first, rest)) = vertices.split_first() else { return vec![0; weights.length] };
        let mut best = most(weights, rest);
        for (at, other) in rest.iter().enumerate().filter(|(_, other)| weights.is_allowed(*first, **other)) {
            let mut left = rest.to_vec();
            left.remove(at);
            best = best.max(added(weights.of((*first, *other)), &most(weights, &left)));
        }
        best
    }

    #[test]
    fn nothing_weighs_more_than_what_is_found() {
        let mut state = 7;
        for round in 0..600 {
            let vertices = 2 + round % 8;
            let mut weights = Weights::new(vertices, 3);
            for one in 0..vertices {
                for other in 0..one {
                    if random(&mut state) % 10 < 7 {
                        let mut number = |below: u64| i64::try_from(random(&mut state) % below).unwrap();
                        let weight = [1 + number(2), number(5) - 1, number(40)];
                        weights.set(one, other, &weight);
                    }
                }
            }
            let pairs = heaviest_pairs(&weights);
            let mut total = vec![0; 3];
            for (one, other) in pairs.iter().enumerate().filter_map(|(one, other)| Some((one, (*other)?))) {
                assert_eq!(pairs[other], Some(one));
                if one < other {
                    total = added(&total, weights.of((one, other)));
                }
            }
            assert_eq!(total, most(&weights, &(0..vertices).collect::<Vec<_>>()), "round {round}");
        }
    }
}
