//! Time, memory and nodes are kept to.

use std::time::{Duration, Instant};

use parlour::engine::{Limit, Method, SearchRequest, think};

use crate::support::{going_on, variants};

#[test]
fn the_time_is_kept_to_in_every_game() {
    // Time enough for a machine that does other things as well.
    const SLACK: Duration = Duration::from_secs(1);
    for (kind, variant) in variants() {
        let game = going_on(kind, variant);
        for (method, time) in [(Method::Best, 1), (Method::Best, 60), (Method::Plain, 30)] {
            let time = Duration::from_millis(time);
            let begin = Instant::now();
            let request = SearchRequest { method, ..SearchRequest::best(Limit::Time(time)) };
            assert!(think(&game, &request).is_some());
            assert!(begin.elapsed() < time + SLACK, "{} took {:?}", kind.about.id, begin.elapsed());
        }
    }
}

#[test]
fn no_more_nodes_are_taken_than_allowed() {
    for (kind, variant) in variants() {
        let game = going_on(kind, variant);
        for nodes in [1, 10, 500] {
            let answer = think(&game, &SearchRequest::best(Limit::Nodes(nodes))).unwrap();
            assert!(answer.nodes <= nodes, "{}: {} of {nodes}", kind.about.id, answer.nodes);
        }
    }
}

#[test]
fn little_memory_is_enough() {
    for (kind, variant) in variants() {
        let game = going_on(kind, variant);
        for method in [Method::Best, Method::Plain] {
            let request = SearchRequest { method, memory: 1_000, ..SearchRequest::best(Limit::Nodes(300)) };
            let answer = think(&game, &request).unwrap();
            assert!(game.legal().contains(&answer.action));
        }
    }
}
