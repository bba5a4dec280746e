//! Who beats whom, as far as it takes seconds to see; `docs/performance.md` has the rest.

use parlour::engine::{Contender, play_match};

use crate::support::variants;

#[test]
fn a_middle_level_beats_random_play_in_every_variant() {
    let [level, random] = ["level:3", "random"].map(|text| text.parse::<Contender>().unwrap());
    for (kind, variant) in variants() {
        let tally = play_match(kind, variant, [&level, &random], 4, 0, 1, |_| {});
        assert!(tally.wins >= 3, "{} {}: {tally:?}", kind.about.id, kind.about.variants[variant]);
    }
}

#[test]
fn a_child_that_takes_what_it_can_beats_the_weakest_level() {
    let [child, level] = ["greedy", "level:1"].map(|text| text.parse::<Contender>().unwrap());
    let mut wins = 0;
    for (kind, variant) in variants() {
        let tally = play_match(kind, variant, [&child, &level], 4, 0, 2, |_| {});
        assert!(tally.wins >= 1, "{} {}: {tally:?}", kind.about.id, kind.about.variants[variant]);
        wins += tally.wins;
    }
    assert!(wins >= 25, "{wins} of 36");
}

#[test]
fn a_match_is_the_same_again_for_the_same_seed() {
    let [level, uct] = ["level:1", "uct:5"].map(|text| text.parse::<Contender>().unwrap());
    for (kind, variant) in variants() {
        let tally = || play_match(kind, variant, [&level, &uct], 2, 0, 5, |_| {});
        assert_eq!(tally(), tally(), "{}", kind.about.id);
    }
}

#[test]
fn a_match_can_begin_with_random_actions_and_search_as_it_is_told() {
    let player = "nodes:40,near=4,margin=80,frontier=1,futility=60".parse::<Contender>().unwrap();
    let (kind, variant) = variants().find(|(kind, _)| kind.about.id == "chifoumi").unwrap();
    let [opened, plain] = [4, 0].map(|opening| play_match(kind, variant, [&player; 2], 20, opening, 3, |_| {}));
    assert_ne!(opened, plain);
    assert_eq!(opened, play_match(kind, variant, [&player; 2], 20, 4, 3, |_| {}));
}

#[test]
fn a_word_that_names_no_player_is_refused_with_those_that_do() {
    let wrong = ["", "level", "level:0", "level:9", "nodes:0", "nodes:x", "seconds:-1", "uct:", "random:3", "human"];
    let parameters =
        ["nodes:9,", "nodes:9,near", "nodes:9,near=x", "nodes:9,near=-1", "nodes:9,reduction=0", "nodes:9,far=1"];
    for text in wrong.into_iter().chain(parameters) {
        let error = text.parse::<Contender>().unwrap_err().to_string();
        assert!(error.contains("level:1 to level:8") && error.contains("uct:640"), "{error}");
    }
}
