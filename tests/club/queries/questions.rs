//! Questions about a board, and who hears their answers.

use parlour::club::{Audience, Letter, Said};
use parlour::rules::{Game, GameDef, Player};
use parlour::scene::{Scene, SceneOptions};
use parlour::text::{Language, Span};

use crate::random::Random;
use crate::support::{Chat, is_public, landed, letters, words};

#[test]
fn cells_rows_files_and_lines_are_answered_to_the_asker() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3");
    let letter = chat.letter("ann", "at c3");
    assert_eq!(words(&letter), ["c3: White Scissors."]);
    assert!(!is_public(&letter));
    assert_eq!(chat.say("ann", "at D4"), "d4: empty, the center.");
    assert_eq!(chat.say("ann", "at #1 c4"), "c4: empty.");
    assert_eq!(
        chat.say("ann", "around c3"),
        "Around c3: above c4 empty, above right d4 empty, right d3 empty, below right d2 White Rock, below c2 empty, \
         below left edge, left b3 White Well, above left b4 empty."
    );
    assert_eq!(
        chat.say("ann", "row 3"),
        "Row 3: a3 empty, b3 White Well, c3 White Scissors, d3 to e3 empty, f3 White Well, g3 empty."
    );
    assert_eq!(
        chat.say("ann", "file c"),
        "File c: c1 White Paper, c2 empty, c3 White Scissors, c4 to c5 empty, c6 Black Rock, c7 Black Paper."
    );
    let lines = chat.say("ann", "line c3");
    for (asked, answer) in [
        ("at charlie 3", "c3: White Scissors."),
        ("at C 3", "c3: White Scissors."),
        ("AT Delta 4", "d4: empty, the center."),
        ("at papa 9", "papa 9 isn’t a cell of this board. Write one like d4."),
        ("at chess 3", "chess 3 isn’t a cell of this board. Write one like d4."),
    ] {
        assert_eq!(chat.say("ann", asked), answer);
    }
    for (spelled, written) in [
        ("around charlie 3", "around c3"),
        ("line c 3", "line c3"),
        ("file charlie", "file c"),
        ("moves bravo 3", "moves b3"),
    ] {
        assert_eq!(chat.say("bob", spelled), chat.say("bob", written));
    }
    assert!(lines.starts_with("Line a3 to g3: ") && lines.contains("\nLine c1 to c7: "), "{lines}");
}

#[test]
fn a_point_of_a_hexagon_lies_on_three_lines() {
    let mut chat = Chat::with_game("fursaz");
    let lines = words(&chat.letter("ann", "line e5"));
    assert_eq!(lines.len(), 3, "{lines:?}");
}

#[test]
fn pieces_are_told_by_owner_and_kind_from_the_askers_side() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3");
    let mine = "White Paper: c1, e2.\nWhite Rock: d1, d2.\nWhite Scissors: e1, c3.\nWhite Well: b3, f3.";
    assert_eq!(chat.say("ann", "mine"), mine);
    assert_eq!(chat.say("ann", "pieces rock"), "White Rock: d1, d2.\nBlack Rock: c6, d7.");
    assert!(chat.say("ann", "theirs").starts_with("Black "));
    assert!(chat.say("bob", "pieces").starts_with("Black "), "one's own come first");
}

#[test]
fn what_no_piece_shows_is_told_with_the_status() {
    let mut chat = Chat::with_game("the-game");
    let entry = |chat: &mut Chat, who: &str| {
        let moves = chat.letter(who, "moves");
        let first = moves.text.iter().flat_map(|paragraph| &paragraph.0).find_map(|span| match span {
            Span::Notation(action) => Some(action.clone()),
            _ => None,
        });
        chat.say(who, &first.unwrap());
    };
    entry(&mut chat, "ann");
    entry(&mut chat, "bob");
    assert!(chat.say("ann", "status").contains("has 4 Sun in hand."));
    let mut chat = Chat::with_game("sia-doble");
    assert!(!chat.say("ann", "status").contains("markers on"), "nobody is on the way while buoys are placed");
    for (who, line) in [("ann", "@u3 @t1 @q3 @r1 @q2 @p3 @q1"), ("bob", "@s4 @u4 @s5 @r4 @q6 @r6 @t4")] {
        chat.say(who, line);
    }
    let status = chat.say("ann", "status");
    assert!(status.contains("Red: 0 of 2 markers on row 5, the opponent’s base rank."), "{status}");
}

#[test]
fn where_buoys_let_a_marker_go_is_told_with_it() {
    let mut chat = Chat::with_game("sia-doble");
    assert_eq!(chat.say("ann", "at b1"), "b1: Red marker.", "while buoys are placed");
    chat.script("ann: @u3 @t1 @q3 @r1 @q2 @p3 @q1\nbob: @s4 @u4 @s5 @r4 @q6 @r6 @t4");
    // Between a1 and b1 two buoys stand, between b1 and b2 one, between c1 and c2 none.
    assert_eq!(chat.say("ann", "at b1"), "b1: Red marker.\nOpen from b1: b2.");
    let ways = "Open from b1: b2.\nNo way is open from c1.\nOpen from d1: e1.";
    assert_eq!(chat.say("ann", "mine"), format!("Red marker: b1, c1, d1.\n{ways}"));
    assert_eq!(chat.say("bob", "theirs"), format!("Red marker: d1, c1, b1.\n{ways}"), "on either turn");
    assert!(chat.say("ann", "line c1").ends_with("\nNo way is open from c1."));
    // What stands on a crossing opens and closes the ways across the lines that end there.
    assert_eq!(chat.say("ann", "at q2"), "q2: buoy.\nOpen ways at q2: a1 to a2, b1 to b2.");
    assert!(chat.say("ann", "line q2").ends_with("\nOpen ways at q2: a1 to a2, b1 to b2."));
    assert_eq!(chat.say("ann", "at t2"), "t2: empty crossing.\nOpen ways at t2: d1 to e1.");
    assert_eq!(chat.say("ann", "at s2"), "s2: empty crossing.\nNo way is open at s2.");
    assert_eq!(chat.say("ann", "at a2"), "a2: empty.\nOpen ways at a2: a2 to a1.");
    let buoys = chat.say("bob", "buoys");
    assert!(buoys.starts_with("buoy: ") && buoys.contains("\nOpen from b1: b2.\nOpen from b5: a5.\n"), "{buoys}");
}

#[test]
fn no_way_is_open_once_the_game_is_over() {
    let mut chat = Chat::with_game("sia-doble");
    chat.script("ann: @q2 @s2 @u2 @r3 @t3 end\nbob: @q5 @s5 @u5 @r4 @t4 end");
    let open = |said: &str| ["Open ", "No way is open"].iter().any(|told| said.contains(told));
    for (state, wanted) in [("live", true), ("over", false)] {
        for line in ["mine", "buoys #1", "at b1", "line q2"] {
            let said = chat.say("ann", &if line.contains('#') { line.to_owned() } else { format!("#1 {line}") });
            assert_eq!(open(&said), wanted, "{state}, {line}: {said}");
        }
        chat.script("ann: resign yes");
    }
}

#[test]
fn crossings_are_told_apart_from_squares() {
    let mut chat = Chat::with_game("sia-doble");
    chat.script("ann: @q2 @s2 @u2 @r3 @t3 end");
    let around = "Around b1: above b2 empty, above right crossing r2 empty, right c1 Red marker, below right crossing r1 \
         empty, below edge, below left crossing q1 empty, left a1 empty, above left crossing q2 buoy.";
    assert_eq!(chat.say("ann", "around b1"), around);
    assert!(chat.say("ann", "file q").starts_with("Line of crossings q1 to q6: q1 empty, q2 buoy, q3 to q6 empty."));
    assert!(chat.say("ann", "file b").starts_with("File b: b1 Red marker, b2 to b4 empty, b5 Black marker."));
}

#[test]
fn territory_is_told_with_the_status() {
    let mut chat = Chat::with_game("fursaz");
    chat.script("ann: e5\nbob: a1\nann: e7");
    let status = chat.say("bob", "status");
    assert!(status.contains("\nann (Black) has one point of territory: e6.\n"), "{status}");
    assert_eq!(chat.say("bob", "at e6"), "e6: empty.\nBlack flanks it: e5 to e7.");
}

#[test]
fn waiting_inactive_and_active_pieces_are_told_apart() {
    let mut chat = Chat::with_game("sfirs");
    assert_eq!(chat.say("bob", "at e8"), "e8: waiting White cube.");
    assert_eq!(
        chat.say("bob", "row 11"),
        "Row 11: l11 empty, k11 inactive White cube, j11 to c11 empty, b11 inactive White cube, a11 empty."
    );
    let mine = chat.say("ann", "mine");
    assert!(mine.starts_with("inactive White cube: b11, k11.\nwaiting White cube: "), "{mine}");
}

#[test]
fn what_happened_is_told_turn_by_turn() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("ann", "last"), "Nothing has been played yet.");
    assert_eq!(chat.say("ann", "since"), "Nothing has been played yet.");
    chat.script("ann: c2-c3\nbob: c6-c5");
    assert_eq!(chat.say("ann", "last"), "bob (Black): Black Rock from c6 to c5.");
    assert_eq!(chat.say("ann", "since"), "bob (Black): Black Rock from c6 to c5.");
    assert_eq!(chat.say("bob", "since"), "Nothing has happened since bob (Black) played c6-c5.");
    let status = chat.say("cas", "status");
    assert!(status.starts_with("ann (White) to move.\nScore: White 8, Black 8½.\nWhite has "), "{status}");
    assert!(status.ends_with(" left.\nann’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC."), "{status}");
}

#[test]
fn what_is_not_on_the_board_is_refused_with_the_next_step() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("ann", "at z9"), "z9 isn’t a cell of this board. Write one like d4.");
    assert_eq!(
        chat.say("ann", "row 12"),
        "The board has no row 12: its rows are 1 to 7. “line d4” shows the lines through a cell."
    );
    assert_eq!(chat.say("ann", "pieces dragon"), "This game has no pieces called dragon. “pieces” names them all.");
}

#[test]
fn what_is_attacked_and_from_where_is_told_on_either_turn() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("ann", "threats"), "Black can’t harm White in one turn.");
    // Rock takes scissors.
    chat.script("ann: d2-d3\nbob: d6-d5\nann: d3-d4");
    let letter = chat.letter("bob", "threats");
    let captured = "Can be captured: your Scissors on d5, by White’s Rock on d4.";
    assert_eq!(words(&letter), [captured, "Nothing else in one turn."]);
    assert!(!is_public(&letter));
    // A piece may capture its own on the way.
    let chain = "Can be captured: your Rock on d4, by Black’s Well on b5 with b5xc6 c6xd5 d5xd4.";
    assert_eq!(chat.say("ann", "threats"), format!("{chain}\nNothing else in one turn."));
    // The same from the other side, and for somebody who plays neither.
    let attacked = "Can be captured: Black’s Scissors on d5, by your Rock on d4.";
    assert_eq!(chat.say("ann", "threats mine"), format!("{attacked}\nNothing else in one turn."));
    for line in ["attacks", "attacks #1", "#1 attacks", "Attack #1!"] {
        assert_eq!(chat.say("ann", line), format!("{attacked}\nNothing else in one turn."), "{line}");
    }
    let looked_at = "Can be captured: Black’s Scissors on d5, by White’s Rock on d4.";
    assert!(chat.say("cas", "threats").starts_with(looked_at), "{}", chat.say("cas", "threats"));
}

#[test]
fn why_a_question_cannot_be_answered_is_told_to_the_asker_alone_as_the_answer_would_be() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: resign yes");
    let refused = |chat: &mut Chat, line: &str| {
        let letter = chat.letter("ann", line);
        assert!(letter.refusal, "{line}: {letter:?}");
        letter.audience
    };
    let private = ["at z9", "at", "row", "threats", "pieces dragon", "moves", "try c2-c9", "if off", "hint #1"];
    for line in private.into_iter().chain(["audit one", "board words #9", "replay words #9"]) {
        assert_eq!(refused(&mut chat, line), Audience::AskerAlone, "{line}");
    }
    for line in ["c2-c3", "board #9", "replay #9", "accept #9"] {
        assert_eq!(refused(&mut chat, line), Audience::Asker, "{line}");
    }
    chat.script("ann: settings boards words");
    for line in ["board #9", "replay #9"] {
        assert_eq!(refused(&mut chat, line), Audience::AskerAlone, "{line}");
    }
}

/// What attacks a player in a game after some actions, or at a position.
fn threats(game: &str, begun: impl FnOnce(&'static GameDef) -> Game, player: Player) -> Vec<String> {
    let game = begun(GameDef::find(game).unwrap());
    let told = Scene::of(&game, &SceneOptions::default()).threats_told(&game, player, None);
    told.iter().map(|message| Language::english().say(message)).collect()
}

fn after(kind: &'static GameDef, variant: usize, line: &str) -> Game {
    let mut game = kind.start(variant);
    line.split(' ').for_each(|token| game.play(token).unwrap());
    game
}

#[test]
fn what_wins_is_reached_covered_deactivated_or_turned_over_is_a_threat() {
    let base = "8/8/8/8/8/8/3S4/5M2 s 0/0 0/0";
    assert_eq!(
        threats("the-game", |kind| kind.start_at(0, base).unwrap(), Player::One),
        [
            "Moon wins at once with f1-a1.",
            "Can be covered: Sun’s piece on d2, by Moon’s piece on f1.",
            "Nothing else in one turn."
        ]
    );
    let guarded = "8/8/8/8/8/8/8/S4M2 s 0/0 1/0";
    assert_eq!(
        threats("the-game", |kind| kind.start_at(0, guarded).unwrap(), Player::One),
        [
            "Can be reached: a1, a base, by Moon’s piece on f1.",
            "Can be covered: Sun’s piece on a1, by Moon’s piece on f1.",
            "Nothing else in one turn."
        ]
    );
    let passing = threats("sfirs", |kind| after(kind, 0, "e8-e11 h8-h10"), Player::One);
    assert!(passing[0].starts_with("Black wins at once with h10-c10, h10-d10, h10-a10 e5-a5, "), "{passing:?}");
    let deactivated = "Can be made inactive: White’s cube on e11, by Black’s cube on h10.";
    assert_eq!(passing[1..], [deactivated, "Nothing else in one turn."]);
    let flank = ["Black on e6 would turn over e5.", "Nothing else in one turn."];
    assert_eq!(threats("fursaz", |kind| after(kind, 1, "e4 e5"), Player::Two), flank);
    let near = "1R3/5/R2R1/B3B/2B2 p2,p3,p4,q4,r2,r5,s3,s5,t1,t6 r play -/-";
    let goal = ["Black wins at once with a2-a1.", "Nothing else in one turn."];
    assert_eq!(threats("sia-doble", |kind| kind.start_at(0, near).unwrap(), Player::One), goal);
}

#[test]
fn what_a_piece_could_do_is_told_of_the_opponents_and_of_ones_own_out_of_turn() {
    let mut chat = Chat::with_game("chifoumi");
    let ways = "#1: ann (White) has 7 legal actions: c2 to c3, d3, or onto b3, c1, d1, d2, or captures own c1 (Paper).";
    assert_eq!(chat.say("ann", "moves c2"), format!("{ways}\nType actions like c2+b3, c2-c3 or c2xc1."));
    let ahead = "#1: if bob (Black) were to move, they would have 7 legal actions: c6 to c5, d5, or onto b5, c7, d6, d7, or captures own d6 (Scissors).";
    assert_eq!(chat.say("ann", "moves c6"), ahead);
    for line in ["moves", "moves c2", "moves c6"] {
        assert_eq!(chat.letter("ann", line).audience, Audience::AskerAlone);
    }
    chat.script("ann: d2-d3");
    assert!(chat.say("ann", "moves c2").starts_with("#1: if ann (White) were to move, "));
    assert!(chat.say("ann", "moves").starts_with("#1: bob (Black) has "));
}

/// What comes of something that is said to all, in answer to a message if one is named.
fn overheard(chat: &mut Chat, who: &str, line: &str, replied_to: Option<&str>) -> Vec<Letter> {
    let mut request = chat.request(who, line);
    request.said = Said::overheard(line).unwrap();
    request.replied_to = replied_to.map(str::to_owned);
    letters(chat.handle(&request))
}

#[test]
fn a_question_said_to_all_is_answered_to_a_player_alone_where_their_game_is_clear() {
    let mut chat = Chat::with_game("chifoumi");
    for (who, line) in [("ann", "c2?"), ("bob", "at c2"), ("bob", "row 2")] {
        let told = overheard(&mut chat, who, line, None);
        assert!(words(&told[0])[0].contains("c2"), "{told:?}");
        assert_eq!(told[0].audience, Audience::AskerAlone);
    }
    assert!(overheard(&mut chat, "cas", "c2?", None).is_empty(), "cas plays no game here");
    assert!(overheard(&mut chat, "ann", "z9?", None).is_empty(), "the board has no such cell");
    chat.script("ann: challenge cas chifoumi first\ncas: accept");
    assert!(overheard(&mut chat, "ann", "c2?", None).is_empty(), "ann plays two games here");
}

#[test]
fn a_word_that_people_use_among_themselves_is_a_question_only_in_answer_to_a_message_about_a_game() {
    let mut chat = Chat::with_game("chifoumi");
    let request = chat.request("ann", "c2-c3");
    let answer = chat.handle(&request);
    chat.club.sent(answer.letters[0].0, &landed("message-3")).unwrap();
    assert!(overheard(&mut chat, "ann", "mine", None).is_empty());
    let told = overheard(&mut chat, "ann", "mine", Some("message-3"));
    assert!(words(&told[0])[0].starts_with("White Paper: "), "{told:?}");
}

#[test]
fn a_question_is_about_the_game_in_which_the_asker_acted_last_and_its_answer_names_it() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: challenge bob fursaz first\nbob: accept\nann: #2 e5");
    assert_eq!(words(&chat.letter("ann", "at e5"))[..2], ["#2 Fursaz (7)", "e5: Black stone."]);
    assert_eq!(chat.say("ann", "at #1 e1"), "e1: White Scissors.");
    assert!(chat.say("ann", "board").starts_with("#2 Fursaz (7)"));
    chat.script("ann: #1 c2-c3");
    assert_eq!(chat.say("ann", "at c3"), "#1 Chifoumi (basic)\nc3: White Scissors.");
    let asked = chat.letter("cas", "at e5");
    assert_eq!(words(&asked)[0], "Which game? Say its number too, like “at #1 e5”:");
}

#[test]
fn pieces_are_told_wherever_they_lie_in_a_stack() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2+d2");
    let rocks = chat.say("ann", "pieces rocks");
    assert_eq!(rocks, "White Rock: d1.\nBlack Rock: c6, d7.\nStacks, from the top: d2 White Scissors on White Rock.");
    let covered = GameDef::find("the-game").unwrap().start_at(0, "8/8/8/8/8/8/3[SM]4/S7 s 0/0 0/0").unwrap();
    let scene = Scene::of(&covered, &SceneOptions::default());
    let told = scene.pieces_told(|piece| piece.owner == Some(Player::One));
    let told: Vec<String> = told.iter().map(|message| Language::english().say(message)).collect();
    assert_eq!(told, ["Sun: a1.", "Stacks, from the top: d2 Moon on Sun."]);
}

#[test]
fn that_nothing_of_a_kind_stands_on_the_board_is_said_with_what_is_in_hand() {
    let mut chat = Chat::with_game("sia-doble");
    let none = "The board has no buoy.\nann (Red) has 7 buoys in hand.\nbob (Black) has 7 buoys in hand.";
    assert_eq!(chat.say("ann", "pieces buoys"), none);
    assert_eq!(chat.say("ann", "buoys"), none);
    assert_eq!(chat.say("ann", "line q2").lines().next(), Some("Line of crossings p2 to u2: p2 to u2 empty."));
    assert!(chat.say("ann", "line b2").starts_with("Line a2 to e2: "));
    let mut chat = Chat::with_game("the-game");
    let none = "ann (Sun) has no pieces on the board.\nann (Sun) has 5 Sun in hand.\nbob (Moon) has 5 Moon in hand.";
    assert_eq!(chat.say("ann", "mine"), none);
    assert!(chat.say("ann", "pieces sun").starts_with("The board has no Sun.\n"));
    assert_eq!(chat.say("ann", "pieces"), "The board is empty.");
    let mut chat = Chat::with_game("fursaz");
    assert_eq!(chat.say("ann", "pieces stones"), "The board has no stone.");
}

#[test]
fn lines_that_a_board_lacks_are_answered_with_those_that_it_has() {
    let mut chat = Chat::with_game("fursaz");
    let rows = "The board has no row 7: its rows are a to m. “line d4” shows the lines through a cell.";
    assert_eq!(chat.say("ann", "row 7"), rows);
    let files = "The board has no file g: its files are 1 to 13. “line d4” shows the lines through a cell.";
    assert_eq!(chat.say("ann", "file g"), files);
}

#[test]
fn the_ways_of_a_piece_are_those_that_begin_on_its_cell() {
    let mut chat = Chat::with_game("the-game");
    chat.script("ann: @c3\nbob: @f6");
    let ahead = chat.say("ann", "moves f6");
    assert_eq!(ahead, "#1: if bob (Moon) were to move, they would have one legal action: Moon on f6 (covers Moon).");
    let mut chat = Chat::with_game("sfirs");
    assert!(!chat.say("ann", "moves e1").contains("e1 to"));
}

#[test]
fn of_many_actions_that_win_at_once_some_are_told_and_how_many_more_there_are() {
    let mut game = GameDef::find("sfirs").unwrap().start(0);
    let mut random = Random::new(7);
    let wins = (0..5_000).find_map(|_| {
        if game.outcome().is_some() {
            game = GameDef::find("sfirs").unwrap().start(0);
        }
        let legal = game.legal();
        let token = random.pick(&legal);
        game.play(token).unwrap();
        let mover = game.to_move()?;
        let told = Scene::of(&game, &SceneOptions::default()).threats_told(&game, mover, None);
        told.iter().map(|message| Language::english().say(message)).find(|said| said.contains(" more"))
    });
    let wins = wins.unwrap();
    assert_eq!(wins.matches(", ").count(), 8, "{wins}");
}

#[test]
fn pieces_are_asked_for_by_their_names_for_several_in_every_language() {
    let mut chat = Chat::with_game("chifoumi");
    for (tag, name) in [("nl", "stenen"), ("es", "papeles"), ("pt", "papéis"), ("de", "Steine"), ("fr", "pierres")] {
        chat.say("ann", &format!("settings language {tag}"));
        let told = chat.say("ann", &format!("pieces {name}"));
        assert!(told.contains(if name.starts_with('p') && tag != "fr" { "c1" } else { "d1" }), "{tag}: {told}");
    }
}
