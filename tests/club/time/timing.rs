//! Facts about time in games: where clocks begin, what turns add to them, and what ends with a flag.

use jiff::SignedDuration;
use parlour::club::Attachment;
use parlour::rules::GameDef;

use crate::random::Random;
use crate::support::{Chat, words};
use crate::tournaments::organizer::{a_turn_each, begun, name};

/// A game that ann begins, on these terms, between people who want no vacation by itself.
fn game(game: &str, terms: &str) -> Chat {
    let mut chat = Chat::new();
    chat.script("ann: settings vacations off\nbob: settings vacations off");
    chat.script(&format!("ann: challenge bob {game} first {terms}\nbob: accept"));
    chat
}

/// What ann and bob had left when the turn began in game #1.
fn left(chat: &mut Chat) -> [SignedDuration; 2] {
    chat.club.store().read().unwrap().clock(1).unwrap().unwrap().clock.left
}

#[test]
fn the_first_turns_time_begins_when_the_challenge_is_accepted() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first 2d");
    chat.wait("1d");
    // A day after 2026-11-21.
    assert!(chat.say("bob", "accept").contains("ann’s time runs out in 2 days, on 24 Nov 2026 at 00:00 UTC."));
}

#[test]
fn whoever_is_skipped_gets_nothing_added() {
    let mut chat = game("sia-doble", "10h+1h max 60d");
    // Somebody plays at random, until their opponent can do nothing.
    let (mut line, mut random) = (GameDef::find("sia-doble").unwrap().start(0), Random::new(33));
    loop {
        let (mover, legal, before) = (line.to_move().unwrap(), line.legal(), left(&mut chat));
        let token = random.pick(&legal);
        line.play(token).unwrap();
        let said = chat.say(["ann", "bob"][mover.index()], token);
        if line.turn_begins() && line.to_move() == Some(mover) {
            assert!(said.contains(" is skipped."), "{said}");
            let (after, skipped) = (left(&mut chat), mover.other().index());
            assert_eq!(after[skipped], before[skipped]);
            assert!(after[mover.index()] > before[mover.index()] + SignedDuration::from_mins(59));
            break;
        }
    }
}

#[test]
fn a_swap_is_a_turn_with_what_a_turn_adds() {
    let mut chat = game("fursaz", "10h+1h max 20h");
    chat.script("ann: e5\nbob: swap");
    let hours = left(&mut chat).map(|left| (left + SignedDuration::from_mins(1)).as_hours());
    assert_eq!(hours, [11, 11]);
}

#[test]
fn a_takeback_gives_the_opponents_time_back_too() {
    let mut chat = game("chifoumi", "4d+1h");
    chat.script("ann: c2-c3");
    chat.wait("2d");
    chat.script("bob: c6-c5\nann: takeback\nbob: accept");
    assert_eq!(left(&mut chat), [SignedDuration::from_hours(96); 2]);
    // Two days after 2026-11-21, bob has four days again.
    assert!(chat.say("ann", "c2-c3").contains("bob’s time runs out in 4 days, on 27 Nov 2026 at 00:00 UTC."));
}

#[test]
fn a_record_says_the_clock_and_that_time_was_over() {
    let mut chat = game("chifoumi", "2d");
    chat.script("ann: c2-c3\nbob: c6-c5");
    chat.wait("2d");
    let letter = chat.letter("ann", "record #1");
    let Attachment::Text { content, .. } = &letter.files[0] else { panic!() };
    assert!(content.contains("[Clock \"2d\"]"), "{content}");
    assert!(content.contains("[Reason \"time\"]"), "{content}");
}

#[test]
fn in_a_tournament_of_days_nobody_gives_time_away_and_no_vacation_begins_by_itself() {
    let mut chat = Chat::new();
    let (_, row, game) = begun(&mut chat, "league chifoumi clock:2d");
    let first = name(&mut chat, row.one_id);
    a_turn_each(&mut chat, game);
    let said = chat.say(&first, &format!("moretime #{game} 1d"));
    assert_eq!(said, format!("Nobody can give time in #{game}: its match or tournament rules that out."));
    chat.wait("2d");
    let stored = chat.club.store().read().unwrap().game(game).unwrap().unwrap();
    assert_eq!(stored.verdict.unwrap().reason, "time");
}

#[test]
fn a_tournament_can_be_opened_with_vacations_and_gifts_of_time() {
    let mut chat = Chat::new();
    let (_, row, game) = begun(&mut chat, "league chifoumi clock:2d vacations");
    let first = name(&mut chat, row.one_id);
    a_turn_each(&mut chat, game);
    let given = chat.letters(&first, &format!("moretime #{game} 1d"));
    assert!(words(&given[0])[0].contains("adds 1d"), "{given:#?}");
    chat.wait("2d");
    let stored = chat.club.store().read().unwrap().game(game).unwrap().unwrap();
    assert_eq!(stored.verdict, None, "a day of vacation has begun");
}

#[test]
fn a_friendly_match_is_as_lenient_as_a_game_unless_it_says_no() {
    for (terms, lenient) in [("2d", true), ("2d no-vacation", false)] {
        let mut chat = Chat::new();
        chat.script(&format!("ann: challenge bob chifoumi first best:3 {terms}\nbob: accept"));
        let id = chat.club.ongoing("console", "id-ann").unwrap()[0].id;
        chat.script(&format!("ann: #{id} c2-c3\nbob: #{id} c6-c5"));
        assert_eq!(chat.say("bob", &format!("moretime #{id} 1h")).contains("adds 1h"), lenient);
        chat.wait("2d2h");
        let game = chat.club.store().read().unwrap().game(id).unwrap().unwrap();
        assert_eq!(game.verdict.is_none(), lenient);
    }
}
