//! Tournaments, played through to their last table.

use parlour::club::{Letter, Limits, Manages, Request, SendFailure, To};
use parlour::rules::Player;

use crate::support::{Chat, buttons, called, direct, due, is_to, is_to_account, landed, letters, lines, place, words};
use crate::tournaments::organizer::{a_turn_of, adds_up, begun, matches, name, opened, people, play, stronger, table};

#[test]
fn a_league_of_six_is_played_to_its_table() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league chifoumi", 6);
    let begun = chat.letters("ann", "tournament start");
    let public: Vec<&Letter> =
        begun.iter().filter(|letter| is_to(letter, "general") && letter.answers.is_none()).collect();
    assert_eq!(public.len(), 1, "a round is one message: {begun:#?}");
    assert!(lines(&begun).contains("p0 against p5") && lines(&begun).contains("round 1 of 5 begins"));
    for person in people(6) {
        let own: Vec<&Letter> = begun.iter().filter(|letter| is_to_account(letter, &person)).collect();
        assert_eq!(own.len(), 1, "{person} is told once");
        assert!(own[0].picture.is_some());
    }
    for round in 1..=5 {
        let told = play(&mut chat, id, stronger);
        let next = if round < 5 { format!("round {} of 5 begins", round + 1) } else { "is over".to_owned() };
        assert!(told.contains(&next), "{told}");
    }
    let shown = table(&mut chat, id);
    assert_eq!(shown[1], "1. p0 15 (5 won, 0 drawn, 0 lost; Sonneborn-Berger 90)");
    assert_eq!(shown[6], "6. p5 0 (0 won, 0 drawn, 5 lost; Sonneborn-Berger 0)");
    let foot = "A win is worth 3, a draw 1. “help tournament table” explains how ties are broken.";
    assert_eq!(shown[7..], [foot], "what is the same for all tables is told on request");
    let explained = chat.say("ann", "help tournament table");
    assert!(explained.contains("In a league, ties are broken by the points of the games among the tied players"));
    assert!(explained.contains("In a Swiss tournament, a round without an opponent counts as a win."), "{explained}");
    adds_up(&mut chat, id);
}

#[test]
fn in_a_league_equals_are_ranked_by_the_games_among_themselves_before_sonneborn_berger() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league chifoumi", 6);
    chat.letters("ann", "tournament start");
    // p2 beats p1, who ends with as many points and has beaten stronger ones.
    let beats = [("p2", "p1"), ("p5", "p1"), ("p1", "p0"), ("p3", "p2"), ("p5", "p3")];
    let wins = |one: &str, two: &str| {
        let upset = [(one, two), (two, one)].into_iter().find(|pair| beats.contains(pair));
        upset.map_or_else(|| stronger(one, two), |(winner, _)| winner.to_owned())
    };
    for _ in 0..5 {
        play(&mut chat, id, wins);
    }
    let shown = table(&mut chat, id);
    let ranks: Vec<&str> = shown[1..7].iter().map(|line| &line[..line.find(" (").unwrap()]).collect();
    assert_eq!(ranks, ["1. p0 12", "2. p2 9", "3. p1 9", "4. p5 6", "5. p3 6", "6. p4 3"], "{shown:#?}");
    let sonneborn = |line: &str| line.rsplit(' ').next().unwrap().trim_end_matches(')').parse::<u32>().unwrap();
    assert!(sonneborn(&shown[2]) < sonneborn(&shown[3]), "Sonneborn-Berger alone would rank p1 first: {shown:#?}");
}

#[test]
fn a_hundred_and_twenty_eight_begin_at_once_with_one_message_to_the_place_and_one_to_each() {
    for wish in ["swiss chifoumi", "knockout chifoumi best:1"] {
        let mut chat = Chat::new();
        let id = opened(&mut chat, wish, 128);
        assert!(chat.say("p128", &format!("tournament join #{id}")).contains("is full: it takes 128"));
        let begun = chat.letters("ann", &format!("tournament start #{id}"));
        let public = begun.iter().filter(|letter| is_to(letter, "general") && letter.answers.is_none()).count();
        assert_eq!((public, matches(&mut chat, id).len()), (1, 64));
        for person in people(128) {
            assert_eq!(begun.iter().filter(|letter| is_to_account(letter, &person)).count(), 1, "{person}");
        }
        let told = play(&mut chat, id, stronger);
        assert!(told.contains("round 2 of 7 begins"), "{told}");
    }
}

#[test]
fn a_knockout_of_five_and_one_of_eleven_have_a_winner() {
    for (count, rounds) in [(5, 3), (11, 4)] {
        let mut chat = Chat::new();
        let id = opened(&mut chat, "knockout sia-doble best:5 third lot", count);
        chat.letters("ann", &format!("tournament start #{id}"));
        let mut told = String::new();
        for _ in 0..rounds {
            told = play(&mut chat, id, stronger);
        }
        assert!(told.contains("is over") && told.contains("1. p0"), "{told}");
        let rows = matches(&mut chat, id);
        let played = rows.iter().filter(|row| row.two_id.is_some()).count();
        assert_eq!(played, count, "everybody but the winner loses once, and there is one for the third place");
        assert!(rows.iter().filter(|row| row.two_id.is_some()).all(|row| row.score.games == 3), "three of five decide");
        let shown = table(&mut chat, id);
        assert!(shown[4].starts_with("4. ") && shown.last().unwrap().contains("best of 5"), "{shown:#?}");
    }
}

#[test]
fn only_who_manages_the_place_of_a_tournament_has_a_say_in_it() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 3);
    for line in [format!("tournament cancel #{id} yes"), format!("tournament start #{id}")] {
        for place in [direct("p0"), place("garden")] {
            let request = chat.request("p0", &line);
            let said = letters(chat.handle(&Request { place, manages: Manages::ALL, ..request }));
            assert!(lines(&said).contains("isn’t yours"), "{said:#?}");
        }
    }
    let request = chat.request("p0", &format!("tournament start #{id}"));
    let said = letters(chat.handle(&Request { manages: Manages::ALL, ..request }));
    assert!(lines(&said).contains("round 1"), "{said:#?}");
}

#[test]
fn games_of_a_tournament_leave_room_for_others_in_their_place() {
    let mut chat = Chat::with(Limits { games_per_place: 2, ..Limits::default() });
    opened(&mut chat, "league sfirs", 6);
    chat.letters("ann", "tournament start");
    for _ in 0..2 {
        chat.script("ann: challenge bob chifoumi\nbob: accept");
    }
    chat.script("ann: challenge bob chifoumi");
    assert!(chat.say("bob", "accept").contains("already playing 2 games here"), "there are as many as there may be");
}

#[test]
fn who_wants_peace_is_told_later_of_their_turn_in_a_tournament() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs clock:10d", 2);
    for person in people(2) {
        chat.say(&person, "snooze 8h");
    }
    let begun = chat.letters("ann", "tournament start");
    assert!(begun.iter().all(|letter| called(letter).is_empty()), "{begun:#?}");
    let row = matches(&mut chat, id)[0].clone();
    let first = name(&mut chat, row.one_id);
    assert!(chat.wait("7h").is_empty());
    let told = chat.wait("1h");
    assert!(told.len() == 1 && is_to_account(&told[0], &first), "{told:#?}");
}

#[test]
fn who_wants_no_notices_of_a_tournament_gets_none_but_the_end_and_their_answers() {
    for silence in ["settings notices off", "settings notices digest", "mute"] {
        let mut chat = Chat::new();
        let (_, row, game) = begun(&mut chat, "league chifoumi clock:10d");
        let (first, second) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
        let silence = if silence == "mute" { format!("mute #{game}") } else { silence.to_owned() };
        chat.say(&second, &silence);
        let digest = chat.wait("1m");
        assert_eq!(digest.iter().filter(|letter| letter.picture.is_some()).count(), 0);
        let listed = chat.say("ann", "tournament games");
        assert!(listed.contains(&format!("is in progress, 0 to 0; {first} to move, begun ")), "{listed}");
        assert!(
            listed.contains(&format!("{first}’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC.")),
            "{listed}"
        );
        let moved = chat.letters(&first, &format!("#{game} c2-c3"));
        assert!(moved.iter().all(|letter| !is_to_account(letter, &second)), "{silence}: {moved:#?}");
        let answered = chat.letters(&second, &format!("#{game} c6-c5"));
        assert!(answered.iter().any(|letter| letter.answers.is_some() && letter.picture.is_some()), "{answered:#?}");
        assert!(answered.iter().any(|letter| is_to_account(letter, &first)), "{answered:#?}");
        assert!(answered.iter().all(|letter| !is_to_account(letter, &second)), "{silence}: {answered:#?}");
        let ended = chat.letters(&first, &format!("resign #{game} yes"));
        assert!(ended.iter().any(|letter| is_to_account(letter, &second)), "{silence}: {ended:#?}");
    }
}

#[test]
fn whoever_joins_is_told_that_their_boards_come_in_private() {
    let mut chat = Chat::new();
    chat.script("ann: tournament open league chifoumi\nbob: settings notices off");
    assert!(chat.say("cas", "tournament join").contains("I’ll send you your boards in private"));
    assert!(!chat.say("bob", "tournament join").contains("private"));
}

/// Sends what waits; says which message the last one became.
fn send(chat: &mut Chat) -> String {
    let at = chat.at();
    let mut message = String::new();
    for (waiting, outgoing) in due(&mut chat.club, "console", at) {
        // What changes a message becomes none.
        message = outgoing.edits.map_or_else(|| format!("message-{}", waiting.id), |changed| changed.message);
        chat.club.sent(waiting.id, &landed(&message)).unwrap();
    }
    message
}

#[test]
fn who_plays_in_the_night_is_told_at_once_and_who_has_gone_to_bed_in_the_morning() {
    let mut chat = Chat::with(Limits { ping_wait_seconds: 120, ..Limits::default() });
    let (_, row, game) = begun(&mut chat, "league sfirs clock:10d");
    let (first, second) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
    // It is midnight.
    for person in [&first, &second] {
        chat.say(person, "hours 8-22 UTC");
    }
    let shows =
        |letters: &[Letter], to: &str| letters.iter().any(|one| is_to_account(one, to) && one.picture.is_some());
    assert!(shows(&a_turn_of(&mut chat, game, Player::One), &second));
    chat.wait("10m");
    assert!(!shows(&a_turn_of(&mut chat, game, Player::Two), &first));
    assert!(!shows(&chat.wait_and_be_reminded("7h"), &first));
    assert!(shows(&chat.wait_and_be_reminded("1h"), &first));
}

#[test]
fn a_list_that_grows_is_renewed_once_a_minute_in_one_message() {
    let mut chat = Chat::new();
    let letters = chat.letters("ann", "tournament open swiss chifoumi");
    let id = letters[0].about.unwrap();
    assert_eq!(buttons(&letters[0]), [format!("tournament join #{id}")]);
    let list = send(&mut chat);
    for person in people(5) {
        chat.say(&person, &format!("tournament join #{id}"));
    }
    // Another message with something to press comes between.
    assert!(chat.say("ann", "tournament cancel").contains("Do you want to cancel"));
    assert_ne!(send(&mut chat), list);
    let renewed = chat.wait("1m");
    assert_eq!(renewed.len(), 1, "{renewed:#?}");
    assert_eq!(renewed[0].to, To::Place("place-general".into()));
    assert!(lines(&renewed).contains("5 joined: p0, p1, p2, p3 and p4"), "{}", lines(&renewed));
    assert_eq!(send(&mut chat), list);
    assert!(chat.wait("10m").is_empty());
    chat.say("p5", &format!("tournament join #{id}"));
    chat.wait("1m");
    assert_eq!(send(&mut chat), list);
}

#[test]
fn a_list_that_somebody_has_deleted_is_written_anew() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi", 1);
    let list = send(&mut chat);
    chat.wait("1m");
    let at = chat.at();
    let (change, _) = due(&mut chat.club, "console", at).pop().unwrap();
    chat.club.unsent(change.id, 0, &SendFailure::Final("Unknown Message".to_owned()), at).unwrap();
    let (_, anew) = due(&mut chat.club, "console", at).pop().unwrap();
    assert!(anew.edits.is_none() && words(&anew.letter).iter().any(|line| line.contains("1 joined: p0")));
    assert_eq!(buttons(&anew.letter), [format!("tournament join #{id}")]);
    let anew = send(&mut chat);
    assert_ne!(anew, list);
    chat.say("p1", &format!("tournament join #{id}"));
    chat.wait("1m");
    assert_eq!(send(&mut chat), anew, "from now on this one grows");
}

#[test]
fn of_a_list_that_could_not_be_renewed_for_long_only_the_last_is_sent() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi", 1);
    assert!(chat.wait("5m").is_empty(), "it cannot be changed before it stands somewhere");
    send(&mut chat);
    chat.wait("1m");
    chat.letters("bob", &format!("tournament join #{id}"));
    chat.wait("1m");
    let at = chat.at();
    let waiting = due(&mut chat.club, "console", at);
    let changes: Vec<&Letter> = waiting.iter().map(|(_, out)| &out.letter).filter(|it| it.edits.is_some()).collect();
    assert_eq!(changes.len(), 1);
    assert!(words(changes[0]).iter().any(|line| line.contains("2 joined: p0 and bob")), "{changes:#?}");
    assert_eq!(send(&mut chat), "message-1");
}

#[test]
fn a_weekly_tournament_begins_by_itself_and_opens_the_next() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi every monday", 4);
    let told = lines(&chat.wait("8d"));
    assert!(told.contains(&format!("Tournament #{id}")) && told.contains("round 1 of 2 begins"), "{told}");
    assert!(told.contains("Another one follows every week"), "{told}");
    // Nobody joins the next one.
    let told = lines(&chat.wait("7d"));
    assert!(told.contains("Too few players have joined"), "{told}");
}

#[test]
fn what_cannot_be_is_refused_with_what_to_do_instead() {
    let mut chat = Chat::new();
    assert!(chat.say("bob", "tournament join").contains("This room has no tournaments"));
    assert!(chat.say("ann", "tournament open league sfirs match:15").contains("doesn’t count points"));
    assert!(chat.say("ann", "tournament open league sfirs clock:none").contains("need a clock"));
    let id = opened(&mut chat, "league sfirs", 12);
    assert!(chat.say("bob", &format!("tournament join #{id}")).contains("is full: it takes 12"));
    assert!(chat.say("bob", &format!("tournament start #{id}")).contains("isn’t yours"));
    assert!(chat.say("p1", &format!("tournament join #{id}")).contains("already"));
    chat.letters("ann", "tournament start");
    assert!(chat.say("p1", &format!("tournament leave #{id}")).contains("tournament withdraw"));
    assert!(chat.say("ann", &format!("tournament cancel #{id}")).contains("Do you want to cancel"));
    chat.letters("ann", &format!("tournament cancel #{id} yes"));
    assert!(chat.say("p1", "games").contains("No games"), "its games are broken off");
    chat.script("ann: settings place tournaments managers");
    assert!(chat.say("bob", "tournament open league sfirs").contains("Only people who manage"));
}

#[test]
fn who_is_forgotten_is_taken_off_the_list_of_those_who_have_joined() {
    let mut chat = Chat::new();
    opened(&mut chat, "league sfirs", 3);
    send(&mut chat);
    chat.letters("p1", "forget me yes");
    let renewed = chat.wait("1m");
    assert!(lines(&renewed).contains("2 joined: p0 and p2"), "{renewed:#?}");
}

#[test]
fn a_series_ends_with_the_tournament_that_is_called_off() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi every monday", 4);
    let asked = chat.say("ann", "tournament cancel");
    assert!(asked.contains("Its weekly series ends then."), "{asked}");
    let told = lines(&chat.letters("ann", &format!("tournament cancel #{id} yes")));
    assert!(told.ends_with(").\nIts weekly series ends."), "{told}");
    assert!(!lines(&chat.wait("8d")).contains("begins"));
}

#[test]
fn a_tournament_that_was_called_off_before_it_began_has_no_table() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble", 3);
    assert!(chat.say("ann", "tournament cancel").contains("Nobody has played in it yet."));
    chat.letters("ann", &format!("tournament cancel #{id} yes"));
    let told = chat.say("p0", &format!("tournament table #{id}"));
    assert!(told.contains("was canceled. “tournament list” lists others."), "{told}");
}

#[test]
fn a_board_and_a_list_of_games_say_which_round_of_which_tournament_they_belong_to() {
    let mut chat = Chat::new();
    let (id, _, game) = begun(&mut chat, "swiss sia-doble best:3");
    let part = format!("Tournament #{id}, round 1.");
    let stands = "This is game 1 of a best of 3: p0 0, p1 0.";
    let shown = chat.say("p0", &format!("board #{game}"));
    assert!(shown.contains(&part) && shown.contains(stands), "{shown}");
    let listed = chat.say("p0", "games");
    let expected = format!("p0 against p1 (tournament #{id}, round 1, game 1 of a best of 3, 0 to 0), p0 to move");
    assert!(listed.contains(&expected), "{listed}");
    let action = chat.first_legal(game);
    let played = lines(&chat.letters("p0", &format!("#{game} {action}")));
    assert!(played.contains(&part) && played.contains(stands), "{played}");
}

#[test]
fn what_another_kind_of_tournament_has_is_refused_and_what_is_chosen_is_told() {
    let mut chat = Chat::new();
    let refusals = [
        ("knockout sfirs rounds:4", "Only a Swiss tournament lets you choose the number of rounds"),
        ("league sfirs rounds:4", "Only a Swiss tournament lets you choose the number of rounds"),
        ("swiss sfirs twice", "Only in a league can all players meet twice"),
        ("swiss sfirs third", "Only a knockout has a match for third place"),
        ("knockout sfirs 3/1/0", "A knockout doesn’t score points"),
        ("league sfirs best:100", "A match is “best:1” to “best:99” games"),
        ("swiss sfirs rounds:99", "A tournament has “rounds:1” to “rounds:30”"),
        ("swiss sfirs score:2/1/0", "Choose 3/1/0 or 1/½/0."),
        ("swiss sfirs side", "You can also add a time control, best:3, "),
    ];
    for (wish, refusal) in refusals {
        let told = chat.say("ann", &format!("tournament open {wish}"));
        assert!(told.contains(refusal), "{wish}: {told}");
    }
    assert!(chat.say("ann", "challenge bob sfirs best:100").contains("“best:1” to “best:99” games"));
    let terms = [
        ("swiss sfirs rounds:4 lot", "; 4 rounds, 1 for a win, ½ for a draw, seeds by lot)."),
        (
            "knockout sfirs third",
            "; a match for third place, level after 9 games: the higher seed goes on, seeds by rating).",
        ),
        ("league sfirs best:3", "; 3 for a win, 1 for a draw, level after 7 games: a draw, seeds by rating)."),
        ("league sfirs", "; 3 for a win, 1 for a draw, seeds by rating)."),
    ];
    for (wish, told) in terms {
        let opened = chat.say("ann", &format!("tournament open {wish}"));
        assert!(opened.contains(told), "{wish}: {opened}");
    }
}

#[test]
fn without_a_number_the_tournament_is_meant_that_is_played_or_that_the_asker_is_in() {
    let mut chat = Chat::new();
    let weekly = opened(&mut chat, "swiss chifoumi every sunday", 4);
    chat.wait("8d");
    let shown = table(&mut chat, weekly);
    assert_eq!(words(&chat.letter("ann", "tournament table")), shown, "not the empty one of next week");
    let other = chat.letters("ann", "tournament open swiss sfirs")[0].about.unwrap();
    chat.letters("bob", &format!("tournament join #{other}"));
    assert!(chat.say("bob", "tournament table").contains("Swiss tournament"), "the one that bob is in");
    assert!(chat.say("p0", "tournament withdraw").contains(&format!("leave tournament #{weekly}")));
}

#[test]
fn whoever_plays_in_a_tournament_that_is_called_off_is_told_which_and_by_whom() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 2);
    chat.letters("ann", "tournament start");
    let letters = chat.letters("ann", &format!("tournament cancel #{id} yes"));
    let told = format!("ann cancels tournament #{id}, SFIRS.");
    for person in people(2) {
        let own: Vec<&Letter> = letters.iter().filter(|letter| is_to_account(letter, &person)).collect();
        assert!(own.len() == 1 && words(own[0]).contains(&told), "{own:#?}");
    }
}

#[test]
fn who_wins_because_the_other_leaves_or_is_banned_is_told_that_they_win() {
    for line in ["tournament withdraw yes", "ban"] {
        let mut chat = Chat::new();
        opened(&mut chat, "league sfirs", 2);
        chat.letters("ann", "tournament start");
        let letters = match line {
            "ban" => chat.letters("ann", "ban p0 yes stalls"),
            line => chat.letters("p0", line),
        };
        let told: Vec<&Letter> = letters.iter().filter(|letter| is_to_account(letter, "p1")).collect();
        assert!(lines(&[told[0].clone()]).contains("p1 wins the pairing without a game."), "{line}: {told:#?}");
    }
}

/// Who is first in the list of seeds of a tournament of two, which begins.
fn first_seed(chat: &mut Chat, wish: &str) -> String {
    let id = opened(chat, wish, 2);
    chat.letters("ann", &format!("tournament start #{id}"));
    let first = matches(chat, id)[0].one_id;
    name(chat, first)
}

#[test]
fn seeds_are_in_the_order_of_ratings_or_fall_by_lot() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league chifoumi", 2);
    chat.letters("ann", "tournament start");
    play(&mut chat, id, |one, two| if one == "p1" { one.to_owned() } else { two.to_owned() });
    for _ in 0..4 {
        assert_eq!(first_seed(&mut chat, "swiss chifoumi"), "p1", "who has won is the better seed");
    }
    let drawn: Vec<String> = (0..12).map(|_| first_seed(&mut chat, "swiss chifoumi lot")).collect();
    assert!(["p0", "p1"].iter().all(|name| drawn.iter().any(|drawn| drawn == name)), "{drawn:?}");
}

#[test]
fn the_limit_of_games_a_person_stops_no_pairing() {
    let mut chat = Chat::with(Limits { games_per_person: 1, ..Limits::default() });
    let first = opened(&mut chat, "league sfirs", 4);
    let second = opened(&mut chat, "league chifoumi", 4);
    for id in [first, second] {
        let begun = lines(&chat.letters("ann", &format!("tournament start #{id}")));
        assert!(begun.contains("round 1 of 3 begins"), "{begun}");
        assert_eq!(matches(&mut chat, id).iter().filter(|row| row.ended.is_none()).count(), 2);
    }
    let told = play(&mut chat, first, stronger);
    assert!(told.contains("round 2 of 3 begins"), "{told}");
}

#[test]
fn of_many_tournaments_the_last_ones_are_listed_and_the_others_counted() {
    let mut chat = Chat::new();
    for _ in 0..17 {
        opened(&mut chat, "swiss sfirs clock:10d", 0);
        chat.wait("1m");
    }
    let said = chat.say("ann", "tournament");
    assert!(said.contains("#17 ") && !said.contains("#2 ") && said.contains("and 2 more"), "{said}");
}
