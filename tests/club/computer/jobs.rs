//! Hints, and games that are looked through once they are over.

use std::time::Duration;

use parlour::club::{Analysis, Attachment, Audience, JobAnswer, JudgedTurn, Judgment, Letter, Limits};
use parlour::command::{BoardForm, Command, Id, PlayCommand};
use parlour::engine::{Limit, SearchRequest, think};
use parlour::robot::{Depth, Helpers, Means, look_at};
use parlour::rules::Player;
use parlour::scene::{Curve, Figure};
use parlour::text::Language;

use crate::support::{Chat, landed, words};

/// What takes a moment.
const SHALLOW: Depth = Depth { quick: Limit::Nodes(20), thorough: Limit::Nodes(80), self_play: Limit::Nodes(2) };

/// As good as it gets in a moment.
pub const MEANS: Means = Means {
    memory: 1 << 20,
    time_max: Duration::from_millis(5),
    endings: None,
    depth: SHALLOW,
    tell_every: Duration::from_secs(3_600),
};

/// The computer does what it was asked to look at; the letter that answers.
fn report(chat: &mut Chat) -> Letter {
    let at = chat.at();
    let mut jobs = chat.club.take_jobs();
    assert_eq!(jobs.len(), 1);
    let job = jobs.remove(0);
    let findings = look_at(&job, &MEANS, &Helpers::default(), &mut |_| ());
    assert!(findings.is_some());
    chat.club.report(job, findings, at).unwrap();
    chat.last_letter()
}

/// Asks for a hint, which is given.
fn hint(chat: &mut Chat, who: &str, line: &str) -> Letter {
    assert!(chat.letters(who, line).is_empty(), "the answer comes later");
    report(chat)
}

/// Plays so many turns of Chifoumi, the same ones in every game.
fn play_turns(chat: &mut Chat, id: i64, players: [&str; 2], turns: usize) {
    for turn in 0..turns {
        let action = chat.first_legal(id);
        chat.script(&format!("{}: #{id} {action}", players[turn % 2]));
    }
}

/// A game of eight turns between ann and bob that bob has given up, and one in which ann and cas have played seven of
/// them.
fn one_over_and_one_alike() -> Chat {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 8);
    chat.script("bob: resign yes\nann: challenge cas chifoumi first\ncas: accept");
    play_turns(&mut chat, 2, ["ann", "cas"], 7);
    chat
}

#[test]
fn a_hint_is_for_the_asker_alone_the_piece_first_and_the_turn_if_asked_again() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi first");
    let first = hint(&mut chat, "ann", "hint");
    assert_eq!(first.audience, Audience::AskerAlone);
    let told = words(&first);
    assert!(told[0].starts_with("Hint for #1: move the piece on "), "{told:?}");
    assert!(told[1].contains("Ask again"), "{told:?}");
    let cell = told[0].trim_end_matches('.').rsplit(' ').next().unwrap().to_owned();
    assert_eq!(first.picture.unwrap().chosen.as_deref(), Some(cell.as_str()));
    let again = chat.letter("ann", "hint");
    assert_eq!(again.audience, Audience::AskerAlone);
    assert!(matches!(words(&again).as_slice(), [told] if told.starts_with(&format!("Hint for #1: {cell}"))));
    chat.script("ann: c2-c3\nann: takeback");
    assert_eq!(words(&chat.letter("ann", "hint")), words(&again), "it is the same position");
}

#[test]
fn between_people_nobody_gets_a_hint_while_the_game_goes_on() {
    let mut chat = Chat::with_game("chifoumi");
    assert!(chat.say("ann", "hint").contains("so I give no hints until it’s over"));
    assert!(chat.say("cas", "hint #1").contains("Only the two players"));
    assert!(chat.say("ann", "analyse #1").contains("isn’t over yet"));
    assert!(chat.say("ann", "hint #1 1").contains("Leave out the turn’s number"));
    assert!(chat.club.take_jobs().is_empty());
}

#[test]
fn against_the_computer_there_is_no_hint_for_its_own_turn() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi first\nann: c2-c3");
    assert!(chat.say("ann", "hint").contains("It isn’t your turn"));
    assert!(chat.say("bob", "hint #1").contains("Only the two players"));
}

#[test]
fn in_a_game_that_is_over_everybody_gets_hints_for_every_turn() {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 4);
    chat.script("bob: resign yes");
    assert!(words(&hint(&mut chat, "cas", "hint #1 3"))[0].starts_with("Hint for #1"));
    assert!(chat.say("cas", "hint #1").contains("which turn you want a hint for"));
    assert!(chat.say("cas", "hint #1 5").contains("has turns 1 to 4"));
}

#[test]
fn a_position_of_a_game_that_the_asker_plays_is_not_looked_at_after_the_sixth_turn() {
    let mut chat = one_over_and_one_alike();
    for line in ["hint #1 8", "analyse #1"] {
        let refused = chat.say("ann", line);
        assert!(refused.contains("Your game #2 against a person"), "{line}: {refused}");
    }
    assert!(words(&hint(&mut chat, "ann", "hint #1 3"))[0].starts_with("Hint"), "another position");
    assert!(words(&hint(&mut chat, "dan", "hint #1 8"))[0].starts_with("Hint"), "somebody else");
    let action = chat.first_legal(2);
    chat.script(&format!("cas: #2 {action}"));
    assert!(words(&hint(&mut chat, "ann", "hint #1 8"))[0].starts_with("Hint"), "that game has moved on");
}

#[test]
fn a_half_made_turn_hides_no_position_of_a_game_against_a_person() {
    let six_turns = ["e8-e12 +b11", "h8-k8", "g8-g12 +k11", "f8-a8 +b2", "k11-d11", "e5-c5"];
    let play = |chat: &mut Chat, id: i64, players: [&str; 2]| {
        for (turn, actions) in six_turns.iter().enumerate() {
            chat.script(&format!("{}: #{id} {actions}", players[turn % 2]));
        }
    };
    let mut chat = Chat::with_game("sfirs");
    play(&mut chat, 1, ["ann", "bob"]);
    chat.script("ann: #1 h7-h11\nbob: resign yes\nann: challenge cas sfirs first\ncas: accept");
    play(&mut chat, 2, ["ann", "cas"]);
    let refused = chat.say("ann", "hint #1 7");
    assert!(refused.contains("Your game #2 against a person"), "{refused}");
    // Moved to the edge, the piece may bring another one to life before the turn ends.
    chat.script("ann: #2 h7-h12");
    let game = chat.club.store().read().unwrap().game(2).unwrap().unwrap();
    assert_eq!(game.to_move, Some(Player::One), "the turn goes on");
    for line in ["hint #1 7", "analyse #1"] {
        let refused = chat.say("ann", line);
        assert!(refused.contains("Your game #2 against a person"), "{line}: {refused}");
    }
    assert!(chat.club.take_jobs().is_empty());
}

#[test]
fn a_game_against_the_computer_gives_no_hint_for_one_against_a_person() {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 8);
    chat.script("ann: challenge parlour chifoumi first");
    for turn in 0..8 {
        let action = chat.first_legal(2);
        if turn % 2 == 0 {
            chat.script(&format!("ann: #2 {action}"));
        } else {
            let awaited = chat.club.awaiting_computer().unwrap().remove(0);
            chat.handle(&awaited.request(Command::Play(PlayCommand::Move(Some(Id(2)), action))));
        }
    }
    let refused = chat.say("ann", "hint #2");
    assert!(refused.contains("Your game #1 against a person"), "{refused}");
    assert!(chat.club.take_jobs().is_empty());
}

#[test]
fn where_the_computer_does_not_play_it_looks_at_nothing() {
    let mut chat = Chat::with(Limits { computer_games: 0, ..Limits::default() });
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    play_turns(&mut chat, 1, ["ann", "bob"], 4);
    chat.script("bob: resign yes");
    for line in ["analyse #1", "hint #1 2"] {
        assert!(chat.say("ann", line).contains("The computer doesn’t play here"), "{line}");
    }
}

#[test]
fn more_than_the_computer_can_look_at_is_refused_until_it_has_told() {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 4);
    chat.script("bob: resign yes");
    for who in ["ann", "bob", "cas", "dan", "eve"] {
        chat.script(&format!("{who}: analyse #1\n{who}: analyse #1"));
        assert!(chat.say(who, "analyse #1").contains("already looking at 2 things for you"));
    }
    assert!(chat.say("fay", "analyse #1").contains("The computer is too busy"));
    let at = chat.at();
    let job = chat.club.take_jobs().remove(0);
    chat.club.report(job, None, at).unwrap();
    assert!(chat.say("ann", "analyse #1").contains("I’m looking through #1"));
}

#[test]
fn an_opening_may_be_looked_at_while_it_is_played() {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 5);
    chat.script("bob: resign yes\nann: challenge cas chifoumi first\ncas: accept");
    play_turns(&mut chat, 2, ["ann", "cas"], 4);
    assert!(words(&hint(&mut chat, "ann", "hint #1 5"))[0].starts_with("Hint"));
}

#[test]
fn a_game_that_is_over_is_looked_through_and_its_curve_shown() {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 12);
    chat.script("bob: resign yes\nann: settings place theme dark");
    assert!(chat.say("cas", "analyse #1").contains("12 turns"));
    let letter = report(&mut chat);
    let told = words(&letter);
    assert!(told[0].contains("What the turns in #1 gave away"), "{told:?}");
    assert!(told[1].starts_with("ann (White): accuracy "), "{told:?}");
    assert!(told[2].starts_with("bob (Black): accuracy "), "{told:?}");
    let Attachment::Figure { figure: Figure::Curve(curve), theme, .. } = &letter.files[0] else { panic!("no curve") };
    assert_eq!(theme, "dark");
    assert_eq!(curve.values.len(), 13);
    assert_eq!(letter.picture.is_some(), curve.turning.is_some());
}

#[test]
fn what_a_game_turned_on_is_shown_as_the_place_shows_boards_and_only_to_be_looked_at() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: settings place boards words\nann: settings place theme dark");
    play_turns(&mut chat, 1, ["ann", "bob"], 12);
    chat.script("bob: resign yes\ncas: analyse #1");
    let at = chat.at();
    let job = chat.club.take_jobs().remove(0);
    let mut analysis = Analysis { turns: vec![turn(Player::Two, 0.5, 0.1)] };
    analysis.turns[0].plies = 5;
    chat.club.report(job, Some(JobAnswer::Analysis(analysis)), at).unwrap();
    let letter = chat.last_letter();
    let picture = letter.picture.unwrap();
    assert_eq!((picture.form, picture.theme.as_str(), picture.entries), (BoardForm::Words, "dark", 5));
    assert!(picture.past && !picture.told, "the game is over, and this is not its last board");
    // Whoever hears the board hears the curve.
    assert!(letter.files.is_empty(), "{:?}", letter.files);
    let told = words(&chat.last_letter());
    let curve = "ann could expect 50% of the points against bob at the start and 90% at the end. In between it was 50% at least \
         and 90% at most. Turn 1 changed it most, from 50% to 90%.";
    assert!(told.iter().any(|line| line == curve), "{told:?}");
}

/// A game of twelve turns that bob has resigned; what is told of an analysis of it.
fn told_of(turns: Vec<JudgedTurn>) -> Vec<String> {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 12);
    chat.script("bob: resign yes\ncas: analyse #1");
    let at = chat.at();
    let job = chat.club.take_jobs().remove(0);
    chat.club.report(job, Some(JobAnswer::Analysis(Analysis { turns })), at).unwrap();
    words(&chat.last_letter())
}

#[test]
fn what_is_said_of_a_game_as_a_whole_agrees_with_what_is_said_of_its_turns() {
    let [one, two] = Player::BOTH;
    let told = told_of(vec![turn(one, 0.9, 0.6), turn(two, 0.4, 0.39)]);
    assert!(told.iter().any(|line| line == "No single turn decided the game."), "{told:?}");
    assert!(!told.iter().any(|line| line.contains("No turn gave away")), "{told:?}");
    assert!(
        told.iter().any(|line| line.starts_with("Turn 1, ann (White): c2-c3, a blunder, from 90% to 60%.")),
        "{told:?}"
    );
    assert!(told.iter().any(|line| line == "bob (Black) resigned at 39%."), "{told:?}");
    let told = told_of(vec![turn(one, 0.5, 0.5), turn(two, 0.5, 0.48)]);
    assert!(told.iter().any(|line| line == "No turn gave away anything worth mentioning."), "{told:?}");
}

#[test]
fn a_verdict_names_what_the_turn_allowed_and_what_was_better() {
    let mut judged = turn(Player::Two, 0.6, 0.2);
    judged.plies = 1;
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 12);
    chat.script("bob: resign yes\ncas: analyse #1");
    let job = chat.club.take_jobs().remove(0);
    let before = job.game.rewound(1);
    judged.played = vec![job.game.plies()[1].token.clone()];
    judged.answer = vec![job.game.plies()[2].token.clone()];
    judged.best = vec![before.legal().into_iter().find(|token| *token != judged.played[0]).unwrap()];
    judged.then = vec!["e2-e3".to_owned()];
    judged.next = vec!["e7-e6".to_owned()];
    let (at, best) = (chat.at(), judged.best.clone());
    let (allowed, better) =
        (format!("It allows {} (", judged.answer[0]), format!("Better was {}, and then e2-e3 and e7-e6.", best[0]));
    chat.club.report(job, Some(JobAnswer::Analysis(Analysis { turns: vec![judged] })), at).unwrap();
    let letter = chat.last_letter();
    let told = words(&letter).join("\n");
    assert!(told.contains(&allowed) && told.contains(&better), "{told}");
    let picture = letter.picture.unwrap();
    assert_eq!((picture.entries, picture.line), (1, best));
}

#[test]
fn what_is_told_of_a_played_game_agrees_with_its_table_and_its_curve() {
    for (seed, end) in [(1, "bob: resign yes"), (2, "ann: draw yes\nbob: draw yes"), (3, "ann: resign yes")] {
        let mut chat = Chat::with_game("chifoumi");
        for turn in 0..16 {
            let game = chat.game(1);
            let limit = Limit::Nodes(if turn % 2 == 0 { 200 } else { 1 });
            let request = SearchRequest { seed: seed << 8 | turn, ..SearchRequest::best(limit) };
            let action = think(&game, &request).unwrap().action;
            chat.script(&format!("{}: {action}", ["ann", "bob"][turn as usize % 2]));
        }
        chat.script(&format!("{end}\ncas: analyse #1"));
        let at = chat.at();
        let job = chat.club.take_jobs().remove(0);
        let Some(JobAnswer::Analysis(analysis)) = look_at(&job, &MEANS, &Helpers::default(), &mut |_| ()) else {
            panic!()
        };
        chat.club.report(job, Some(JobAnswer::Analysis(analysis.clone())), at).unwrap();
        let letter = chat.last_letter();
        let curve = letter.files.iter().find_map(|file| match file {
            Attachment::Figure { figure: Figure::Curve(curve), .. } => Some(curve.clone()),
            _ => None,
        });
        let curve = curve.unwrap();
        let told = words(&letter);
        // Each sentence about a turn has the numbers of the curve, and the word that they deserve.
        let mut sentences = 0;
        for (index, turn) in analysis.turns.iter().enumerate() {
            let [before, after] = [curve.values[index], curve.values[index + 1]];
            let own = |value: u8| if turn.player == Player::One { value } else { 100 - value };
            let said = format!("from {}% to {}%.", own(before), own(after));
            let about = [format!("Turn {}, ", index + 1), format!("was turn {}: ", index + 1)];
            let Some(line) = told.iter().find(|line| about.iter().any(|about| line.contains(about))) else { continue };
            sentences += 1;
            assert!(turn.judgment() > Judgment::Good && line.contains(&said), "{seed}: {line}: {said}");
            assert!(line.contains("Better was "), "{line}");
        }
        let errors = analysis.turns.iter().filter(|turn| turn.judgment() > Judgment::Good).count();
        let turns = told.iter().any(|line| line.contains("was turn "));
        assert_eq!(turns, curve.turning.is_some(), "{seed}: {told:?}");
        assert_eq!(sentences, errors.min(8 + usize::from(turns)), "{seed}: {told:?}");
        // How it stood at the end is said as the curve ends.
        let last = *curve.values.last().unwrap();
        let ends = match seed {
            1 => vec![format!("bob (Black) resigned at {}%.", 100 - last)],
            // For whoever has fewer points as they stopped.
            2 => vec![
                format!("when it stood at {last}% for ann (White)."),
                format!("when it stood at {}% for bob (Black).", 100 - last),
            ],
            _ => vec![format!("ann (White) resigned at {last}%.")],
        };
        assert!(told.iter().any(|line| ends.iter().any(|end| line.contains(end))), "{ends:?}: {told:?}");
    }
}

#[test]
fn each_verdict_has_the_board_after_the_better_turn() {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 12);
    chat.script("bob: resign yes\ncas: analyse #1");
    let at = chat.at();
    let job = chat.club.take_jobs().remove(0);
    let turns = (0..4).map(|plies| {
        let before = job.game.rewound(plies);
        let played = vec![job.game.plies()[plies].token.clone()];
        let best = vec![before.legal().into_iter().find(|token| *token != played[0]).unwrap()];
        let player = job.game.plies()[plies].player;
        JudgedTurn { plies, played, best, ..turn(player, 0.5, 0.3) }
    });
    let analysis = Analysis { turns: turns.collect() };
    chat.club.report(job.clone(), Some(JobAnswer::Analysis(analysis.clone())), at).unwrap();
    let letter = chat.last_letter();
    let shown = letter.files.iter().find_map(|file| match file {
        Attachment::Figure { figure: Figure::Boards(shown), .. } => Some(shown),
        _ => None,
    });
    // The turn on which the game turned has the big board.
    let turning = analysis.turning_point(Some(Player::Two)).unwrap();
    let others: Vec<&JudgedTurn> = analysis.turns.iter().filter(|turn| *turn != turning).collect();
    let shown = shown.unwrap();
    assert_eq!(shown.turns.len(), others.len());
    for ((board, scene), judged) in shown.turns.iter().zip(shown.scenes()).zip(others) {
        let mut better = job.game.rewound(judged.plies);
        better.play(&judged.best[0]).unwrap();
        let drawn = parlour::scene::Scene::of(&better, &parlour::scene::SceneOptions::default());
        assert_eq!(scene.unwrap().stacks, drawn.stacks, "{board:?}");
        assert_eq!(board.told, format!("Instead of {}", judged.played[0]));
    }
}

#[test]
fn how_far_an_analysis_has_come_is_told_in_the_message_that_said_it_would() {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 3);
    chat.script("bob: resign yes");
    let request = chat.request("cas", "analyse #1");
    let (begun, _) = chat.handle(&request).letters.remove(0);
    let job = chat.club.take_jobs().remove(0);
    let (at, mut told) = (chat.at(), Vec::new());
    let means = Means { tell_every: Duration::ZERO, ..MEANS };
    let findings = look_at(&job, &means, &Helpers::default(), &mut |turns| told.push(turns));
    assert_eq!(told, [1, 2, 3]);
    let written = |chat: &mut Chat| chat.club.waiting("console", begun, 100, at).unwrap();
    chat.club.tell_progress(&job, 1, at).unwrap();
    assert!(written(&mut chat).is_empty(), "there is no message to be changed yet");
    chat.club.sent(begun, &landed("first")).unwrap();
    for (turns, words_now) in
        [(2, "I’m looking through #1: 2 of 3 turns so far."), (3, "I’ve looked through #1: all 3 turns.")]
    {
        chat.club.tell_progress(&job, turns, at).unwrap();
        let last = written(&mut chat).pop().unwrap().id;
        let changed = chat.club.letter_to_send(last, at).unwrap().unwrap();
        assert_eq!(words(&changed.letter), [words_now]);
        assert_eq!(changed.edits.unwrap().message, "first");
    }
    chat.club.report(job, findings, at).unwrap();
    let last = written(&mut chat).pop().unwrap().id;
    let found = chat.club.letter_to_send(last, at).unwrap().unwrap();
    assert!(found.edits.is_none() && words(&found.letter)[0].contains("What the turns in #1 gave away"));
}

fn turn(player: Player, before: f64, after: f64) -> JudgedTurn {
    let (played, best) = (vec!["c2-c3".to_owned()], vec!["c2-d3".to_owned()]);
    JudgedTurn { plies: 0, player, played, best, before, after, answer: Vec::new(), then: Vec::new(), next: Vec::new() }
}

#[test]
fn turns_are_judged_by_the_points_that_they_gave_away() {
    let judged = |before, after| turn(Player::One, before, after).judgment();
    assert_eq!(judged(0.5, 0.46), Judgment::Good);
    assert_eq!(judged(0.5, 0.44), Judgment::Inaccuracy);
    assert_eq!(judged(0.5, 0.39), Judgment::Mistake);
    assert_eq!(judged(0.9, 0.6), Judgment::Blunder);
    assert_eq!(judged(0.5, 0.8), Judgment::Good, "what turns out better than expected gave nothing away");
    let best = JudgedTurn { played: vec!["c2-d3".to_owned()], ..turn(Player::One, 0.9, 0.1) };
    assert_eq!(best.judgment(), Judgment::Good, "nothing better is known");
    assert!((best.accuracy() - 100.0).abs() < 0.01);
}

#[test]
fn the_game_turns_where_the_loser_erred_for_good_while_they_could_still_hope() {
    let [one, two] = Player::BOTH;
    let turns = vec![
        turn(one, 0.5, 0.3),
        turn(two, 0.7, 0.2),
        turn(one, 0.8, 0.75),
        turn(two, 0.25, 0.25),
        turn(one, 0.45, 0.39),
        turn(two, 0.61, 0.9),
        turn(one, 0.1, 0.0),
    ];
    let analysis = Analysis { turns };
    assert_eq!(analysis.turning_point(Some(one)), Some(&analysis.turns[4]), "at 10% there was no hope");
    assert_eq!(analysis.turning_point(Some(two)), None, "whoever was winning at the end lost by no turn");
    assert_eq!(analysis.turning_point(None), None, "nor did one decide a draw in which somebody was winning");
    let drawn = Analysis { turns: [&analysis.turns[..2], &[turn(one, 0.9, 0.6), turn(two, 0.4, 0.4)]].concat() };
    assert_eq!(drawn.turning_point(None), Some(&drawn.turns[2]), "where nobody lost, what gave most of a lead away");
    let slips = Analysis { turns: vec![turn(one, 0.52, 0.46), turn(two, 0.54, 0.54), turn(one, 0.46, 0.1)] };
    assert_eq!(slips.turning_point(Some(one)), Some(&slips.turns[2]), "the last one");
    let resigned = Analysis { turns: vec![turn(one, 0.5, 0.5), turn(two, 0.5, 0.1), turn(one, 0.9, 0.6)] };
    assert_eq!(resigned.turning_point(Some(one)), None, "whoever gives up at 60% lost by no turn");
    assert_eq!(analysis.curve(), [50, 30, 80, 75, 45, 39, 10, 0]);
    let curve = Curve {
        values: analysis.curve(),
        turning: None,
        names: ["ann".to_owned(), "bob".to_owned()],
        better: Vec::new(),
    };
    assert_eq!(
        curve.description(Language::english()),
        "ann could expect 50% of the points against bob at the start and 0% at the end. In between it was 0% at least \
         and 80% at most. Turn 2 changed it most, from 30% to 80%."
    );
    assert_eq!(analysis.at_the_end(two), Some(1.0));
    assert_eq!(Analysis::default().turning_point(None), None);
}

#[test]
fn what_was_found_for_somebody_who_is_forgotten_by_then_is_kept_for_nobody() {
    let mut chat = Chat::with_game("chifoumi");
    play_turns(&mut chat, 1, ["ann", "bob"], 8);
    chat.script("bob: resign yes");
    let person = chat.club.store().read().unwrap().account("console", "id-bob").unwrap().unwrap().person_id;
    assert!(chat.letters("bob", "hint #1 3").is_empty());
    assert!(chat.say("bob", "forget me yes").starts_with("I’ve forgotten you"));
    report(&mut chat);
    assert_eq!(chat.club.store().read().unwrap().hint_of(person).unwrap(), None);
}
