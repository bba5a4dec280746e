//! What one whole turn could do, against a search that knows nothing but legal actions and what the board looks like
//! after them.

use std::collections::{BTreeSet, HashSet};

use parlour::rules::{
    Coord, Diagram, Game, GameDef, Ground, Harm, Player, Position, chifoumi, fursaz, sfirs, sia_doble, the_game,
};
use parlour::scene::{Scene, SceneOptions};

use crate::support::{Random, at, said};

/// Positions of each game, unless `PARLOUR_THREATS` says how many.
const POSITIONS: usize = 120;
/// How many actions the search looks at, at most.
const ACTIONS_MAX: usize = 60_000;

/// What the search has found.
#[derive(Default)]
struct Found {
    harms: BTreeSet<(Harm, Coord)>,
    wins: bool,
    complete: bool,
}

/// What has become of a player's side between two pictures of a board.
fn harms(player: Player, before: &Diagram, after: &Diagram) -> BTreeSet<(Harm, Coord)> {
    let of = |diagram: &Diagram, at: Coord, owner: Player| {
        diagram.stack(at).iter().filter(|piece| piece.owner == Some(owner)).count()
    };
    let bases = || before.cells.iter().filter(|(_, ground)| *ground == Ground::Base(player)).map(|(at, _)| *at);
    let there = |diagram: &Diagram| bases().map(|at| of(diagram, at, player.other())).sum::<usize>();
    let mut harms = BTreeSet::new();
    for (at, _) in &before.cells {
        let (was, is) = (before.stack(*at), after.stack(*at));
        let (Some(old), new) = (was.last(), is.last()) else { continue };
        let is_flipped = was.len() == 1 && is.len() == 1 && new.is_some_and(|new| new.kind == old.kind);
        if of(after, *at, player) < of(before, *at, player) {
            harms.insert((if is_flipped { Harm::Flipped } else { Harm::Captured }, *at));
        } else if old.owner == Some(player) && new.is_some_and(|new| new.owner != Some(player)) {
            harms.insert((Harm::Covered, *at));
        } else if old.owner == Some(player) && old.turned && new.is_some_and(|new| !new.turned) {
            harms.insert((Harm::Deactivated, *at));
        }
    }
    if there(after) > there(before) {
        let is_reached = |at: &Coord| of(after, *at, player.other()) > of(before, *at, player.other());
        harms.extend(bases().filter(is_reached).map(|at| (Harm::Reached, at)));
    }
    harms
}

/// Plays every turn that can be played here, to its end.
fn search<P: Position>(start: &P, player: Player) -> Found {
    let before = start.diagram();
    let mut found = Found { complete: true, ..Found::default() };
    let (mut seen, mut open, mut looked_at) = (HashSet::new(), vec![start.clone()], 0);
    while let Some(position) = open.pop() {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        for action in actions {
            looked_at += 1;
            if looked_at > ACTIONS_MAX {
                found.complete = false;
                return found;
            }
            let mut next = position.clone();
            next.play_unchecked(action);
            if !seen.insert(next.clone()) {
                continue;
            }
            let winner = next.outcome().map(|outcome| outcome.winner);
            let wins = winner == Some(Some(player.other()));
            if winner.is_some() || next.turn_begins() {
                found.wins |= wins;
                // Whoever takes a color over with its stones turns none of them.
                let is_swapped = next.color(player) != start.color(player);
                let harms = if is_swapped { BTreeSet::new() } else { harms(player, &before, &next.diagram()) };
                found.harms.extend(harms.into_iter().filter(|(harm, _)| !wins || *harm != Harm::Reached));
            } else {
                open.push(next);
            }
        }
    }
    found
}

/// Compares what is told of a position, for one of the players, with what the search finds. Says whether all of it
/// could be compared.
fn compare<P: Position>(game: &Game, position: &P, player: Player) -> bool {
    let attacker = player.other();
    let start = if position.to_move() == Some(attacker) { position.clone() } else { position.turned_to(attacker) };
    let told = game.threats_to(player);
    let place = || format!("{} {} for {player:?}", P::ABOUT.id, game.position());
    let turned = game.turned_to(attacker);
    let before = turned.diagram();
    let play = |line: &[String]| {
        let mut game = turned.clone();
        line.iter().for_each(|token| game.play(token).unwrap_or_else(|_| panic!("{}: {line:?}", place())));
        game
    };
    for line in &told.wins {
        let winner = play(line).outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(attacker), "{}: {line:?}", place());
    }
    for ((harm, cell), threat) in &told.harms {
        assert!(!threat.by.is_empty(), "{}", place());
        for by in &threat.by {
            let harms = harms(player, &before, &play(&by.line).diagram());
            assert!(harms.contains(&(*harm, *cell)), "{}: {harm:?} {cell} by {:?}", place(), by.line);
        }
    }
    let found = search(&start, player);
    let is_whole = told.complete && found.complete;
    if is_whole {
        let harms: BTreeSet<(Harm, Coord)> = told.harms.keys().copied().collect();
        assert_eq!(harms, found.harms, "{}", place());
        assert_eq!(!told.wins.is_empty(), found.wins, "{}: {:?}", place(), told.wins);
    }
    assert!(found.complete || !told.complete || position.is_setup(), "{}", place());
    is_whole
}

/// Compares positions of random games.
fn threats_agree<P: Position>() {
    let wanted = std::env::var("PARLOUR_THREATS").ok().and_then(|count| count.parse().ok()).unwrap_or(POSITIONS);
    let kind = GameDef::find(P::ABOUT.id).unwrap();
    let variants = kind.about.variants.len();
    let mut random = Random::new(30);
    let (mut compared, mut whole, mut threatened) = (0, 0, 0);
    for variant in 0..variants {
        let wanted = wanted * (variant + 1) / variants;
        'games: loop {
            let (mut game, mut position) = (kind.start(variant), P::start(variant));
            while game.outcome().is_none() {
                // Without what was played before, nothing ends by repetition.
                let fresh = kind.start_at(variant, &game.position()).unwrap();
                let player = if random.one_in(2) { Player::One } else { Player::Two };
                let of = if P::REPETITION_ENDS { &fresh } else { &game };
                whole += usize::from(compare(of, &position, player));
                threatened += usize::from(!of.threats_to(player).harms.is_empty());
                compared += 1;
                if compared >= wanted {
                    break 'games;
                }
                for _ in 0..=random.below(3) {
                    let mut actions = Vec::new();
                    position.legal_actions(&mut actions);
                    if game.outcome().is_some() || actions.is_empty() {
                        break;
                    }
                    let action = *random.pick(&actions);
                    game.play(&action.to_string()).unwrap();
                    position.play_unchecked(action);
                }
            }
        }
    }
    println!("{}: {compared} positions, {whole} of them whole, {threatened} with a threat", kind.about.id);
    assert!(whole * 2 > compared, "{}: only {whole} of {compared} could be compared", kind.about.id);
    assert!(threatened > 0);
}

#[test]
fn what_a_turn_of_sfirs_could_do_is_what_a_search_over_all_turns_finds() {
    threats_agree::<sfirs::Sfirs>();
}

#[test]
fn what_a_turn_of_the_game_could_do_is_what_a_search_over_all_turns_finds() {
    threats_agree::<the_game::TheGame>();
}

#[test]
fn what_a_turn_of_fursaz_could_do_is_what_a_search_over_all_turns_finds() {
    threats_agree::<fursaz::Fursaz>();
}

#[test]
fn what_a_turn_of_chifoumi_could_do_is_what_a_search_over_all_turns_finds() {
    threats_agree::<chifoumi::Chifoumi>();
}

#[test]
fn what_a_turn_of_sia_doble_could_do_is_what_a_search_over_all_turns_finds() {
    threats_agree::<sia_doble::SiaDoble>();
}

#[test]
fn a_chain_of_captures_is_followed_to_its_end() {
    // Black's paper on d6 takes the rock on d5 and then the well on d4, which it could not reach at once.
    let game = at("chifoumi", "3/1p1/3R3/3W3/7/1S1/3 w - -");
    let told = game.threats_to(Player::One);
    let cell = |name| Coord::parse(name).unwrap();
    let by = |name| told.harms[&(Harm::Captured, cell(name))].by.iter().map(|by| by.line.join(" ")).collect::<Vec<_>>();
    assert_eq!(by("d5"), ["d6xd5"]);
    assert_eq!(by("d4"), ["d6xd5 d5xd4"]);
    assert!(told.complete);
}

#[test]
fn whoever_is_lost_where_they_land_attacks_nothing() {
    // Sun's piece on h4 could land on two of Moon's on g4 and is lost there; on c4 it would cover one.
    let lost = at("the-game", "8/8/8/8/6[MM]S/8/8/8 m 0/0 0/0");
    assert!(lost.threats_to(Player::Two).harms.is_empty(), "{:?}", lost.threats_to(Player::Two).harms);
    let covered = at("the-game", "8/8/8/8/6MS/8/8/7S m 0/0 0/0");
    let told: Vec<Harm> = covered.threats_to(Player::Two).harms.keys().map(|(harm, _)| *harm).collect();
    assert_eq!(told, [Harm::Covered]);
}

#[test]
fn where_a_turn_can_go_on_in_too_many_ways_it_is_said_that_not_all_of_it_was_looked_at() {
    // Six active cubes of White, each of which may go to the edge before the next.
    let game = at("sfirs", "12/1W8W1/6B5/2W5W3/5b6/4b1b5/4wbwb4/4bwbw4/12/2W5W3/1b8b1/12 w - -");
    assert!(!game.threats_to(Player::Two).complete);
    let scene = Scene::of(&game, &SceneOptions::default());
    let told = scene.threats_told(&game, Player::Two, None);
    assert!(said(told.last().unwrap()).starts_with("I didn’t look at everything"));
}
