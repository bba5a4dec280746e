//! What organizers settle before and beside the games: seeds, times, helpers, half points for who comes late.

use parlour::club::{Letter, Manages, Request};
use parlour::store::MatchEnd;

use super::organizer::{a_turn_each, matches, name, newest_game, opened, play, stronger, table};
use crate::support::{Chat, direct, is_to, letters, lines, words};

/// What was told to the room.
fn public(letters: &[Letter]) -> String {
    lines(&letters.iter().filter(|letter| is_to(letter, "general")).cloned().collect::<Vec<_>>())
}

#[test]
fn seeds_by_hand_come_first_and_the_others_follow() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1", 4);
    assert!(chat.say("p0", &format!("tournament seeds #{id} p0")).contains("isn’t yours"));
    assert!(chat.say("ann", &format!("tournament seeds #{id} p3, bob")).contains("bob isn’t in tournament"));
    assert!(chat.say("ann", &format!("tournament seeds #{id} p3, p3")).contains("You named p3 twice."));
    let told = public(&chat.letters("ann", &format!("tournament seeds #{id} p3, @p2")));
    let seeds = "The first seeds are p3 and p2; the others follow by rating.";
    assert_eq!(told, format!("Tournament #{id}: {seeds}"));
    assert!(chat.say("p0", &format!("tournament table #{id}")).contains(seeds));
    chat.letters("ann", &format!("tournament start #{id}"));
    let entrants = chat.club.store().read().unwrap().entrants(id).unwrap();
    let order: Vec<String> = entrants.iter().map(|entrant| name(&mut chat, entrant.account_id)).collect();
    assert_eq!(order, ["p3", "p2", "p0", "p1"]);
    assert!(chat.say("ann", &format!("tournament seeds #{id} p0")).contains("has already begun"));
    assert!(chat.say("ann", "audit").contains(&format!("ann chose the first seeds of tournament #{id}")));
}

#[test]
fn seeds_by_hand_can_be_taken_back_and_leave_with_whoever_leaves() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 3);
    chat.letters("ann", &format!("tournament seeds #{id} p2, p1"));
    chat.letters("p2", &format!("tournament leave #{id}"));
    assert!(chat.say("p0", &format!("tournament table #{id}")).contains("The first seeds are p1; the others"));
    let told = public(&chat.letters("ann", &format!("tournament seeds #{id} off")));
    assert_eq!(told, format!("Tournament #{id}: All seeds follow the ratings."));
    assert!(!chat.say("p0", &format!("tournament table #{id}")).contains("first seeds"));
}

#[test]
fn a_tournament_begins_at_the_time_that_its_organizer_said_in_their_own_zone() {
    let mut chat = Chat::new();
    // It's Saturday, 2026-11-21.
    chat.script("bob: hours 8-22 Europe/Amsterdam");
    let opened = chat.letters("bob", "tournament open league sfirs starts:\"monday 19:00\"");
    let id = opened[0].about.unwrap();
    let begins = |chat: &mut Chat, id: i64| {
        let tx = chat.club.store().read().unwrap();
        tx.due_at(parlour::store::DueKind::TOURNAMENT_BEGINS, id).unwrap().unwrap().to_string()
    };
    assert_eq!(begins(&mut chat, id), "2026-11-23T18:00:00Z");
    assert!(lines(&opened).contains("with those who have joined by then."), "{}", lines(&opened));
    assert!(!lines(&opened).contains("every week"));
    for person in ["p0", "p1"] {
        chat.letters(person, &format!("tournament join #{id}"));
    }
    assert!(!lines(&chat.wait("2d")).contains("begins."), "not before");
    let told = lines(&chat.wait("18h"));
    assert!(told.contains("round 1 of 1 begins."), "{told}");
    assert!(!told.contains("opens a league"), "it is no series: {told}");
    assert!(chat.say("p2", &format!("tournament join #{id}")).contains("has already begun"));
    let alone = chat.letters("bob", "tournament open league sfirs starts:2026-12-01T19:00")[0].about.unwrap();
    assert_eq!(begins(&mut chat, alone), "2026-12-01T18:00:00Z");
    let told = lines(&chat.wait("10d"));
    assert!(told.contains(&format!("Too few players have joined tournament #{alone}")), "{told}");
    assert!(!told.contains("opens a league"), "{told}");
}

#[test]
fn what_was_to_begin_later_can_be_started_before_and_begins_only_once() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs starts:\"tomorrow 19:00\"", 2);
    let told = public(&chat.letters("ann", &format!("tournament start #{id}")));
    assert!(told.contains("round 1 of 1 begins.") && !told.contains("opens a league"), "{told}");
    assert!(!lines(&chat.wait("2d")).contains("begins."));
}

#[test]
fn a_weekly_series_keeps_its_hour_when_clocks_are_put_forward() {
    let mut chat = Chat::new();
    chat.script("bob: hours 8-22 Europe/Amsterdam");
    let id = chat.letters("bob", "tournament open league sfirs every friday 19:30")[0].about.unwrap();
    let begins = |chat: &mut Chat| {
        let tx = chat.club.store().read().unwrap();
        let newest = tx.tournaments_in(1, 1).unwrap().into_iter().max_by_key(|tournament| tournament.id).unwrap();
        tx.due_at(parlour::store::DueKind::TOURNAMENT_BEGINS, newest.id).unwrap().unwrap().to_string()
    };
    assert_eq!(begins(&mut chat), "2026-11-27T18:30:00Z");
    assert!(chat.say("p0", &format!("tournament table #{id}")).contains("Another one follows every week."));
    let mut last = String::new();
    for _ in 0..20 {
        chat.wait("7d");
        last = begins(&mut chat);
    }
    assert_eq!(last, "2027-04-16T17:30:00Z", "an hour earlier in UTC");
    // Without an hour it's six in the evening there.
    let id = chat.letters("bob", "tournament open league sia-doble every monday")[0].about.unwrap();
    let at = chat.club.store().read().unwrap().due_at(parlour::store::DueKind::TOURNAMENT_BEGINS, id).unwrap();
    assert_eq!(at.unwrap().to_string(), "2027-04-12T16:00:00Z");
}

#[test]
fn a_time_that_cannot_be_is_refused_with_what_to_say() {
    let mut chat = Chat::new();
    for (wish, refusal) in [
        ("starts:soon", "Name a day and a time, like “starts:\"friday 19:00\"”"),
        ("starts:2020-12-01T19:00", "isn’t a time to come within a year"),
        ("starts:2030-12-01T19:00", "isn’t a time to come within a year"),
        ("every monday starts:19:00", "Leave out “starts”."),
        ("at 19:00", "A time of day belongs to a weekly series"),
        ("every monday at:25:00", "Name a time of day, like 19:00."),
        ("late:2", "Only a Swiss tournament lets players join late."),
        ("half", "Say until which round players can join"),
    ] {
        let told = chat.say("ann", &format!("tournament open league sfirs {wish}"));
        assert!(told.contains(refusal), "{wish}: {told}");
    }
}

#[test]
fn a_helper_may_do_what_the_organizer_may_but_for_canceling_and_naming_helpers() {
    let mut chat = Chat::new();
    let id = chat.letters("bob", "tournament open league sfirs")[0].about.unwrap();
    for person in ["p0", "p1", "p2"] {
        chat.letters(person, &format!("tournament join #{id}"));
    }
    chat.say("dan", "games");
    let start = format!("tournament start #{id}");
    assert!(chat.say("dan", &start).contains("isn’t yours"));
    assert!(chat.say("dan", &format!("tournament helper #{id} dan")).contains("isn’t yours"));
    assert!(chat.say("bob", &format!("tournament helper #{id} bob")).contains("bob organizes tournament"));
    let told = public(&chat.letters("bob", &format!("tournament helper #{id} dan")));
    assert!(told.starts_with(&format!("dan now helps with tournament #{id}")), "{told}");
    assert!(chat.say("p0", &format!("tournament table #{id}")).contains("dan can also do what the organizer can."));
    assert!(chat.say("bob", &format!("tournament helper #{id} dan")).contains("already helps"));
    // From their own conversation too.
    let request = chat.request("dan", &start);
    let said = letters(chat.handle(&Request { place: direct("dan"), manages: Manages::NOTHING, ..request }));
    assert!(lines(&said).contains("round 1 of 3 begins."), "{said:#?}");
    for line in [format!("tournament cancel #{id} yes"), format!("tournament helper #{id} cas")] {
        assert!(chat.say("dan", &line).contains("isn’t yours"), "{line}");
    }
    assert!(chat.say("dan", &format!("tournament pause #{id}")).contains("dan pauses tournament"));
    chat.letters("dan", &format!("tournament resume #{id}"));
    // Whoever is banned runs nothing there.
    chat.letters("ann", "ban dan yes spams");
    assert!(chat.say("dan", &format!("tournament pause #{id}")).contains("isn’t yours"));
    chat.letters("ann", "ban bob yes spams");
    assert!(chat.say("bob", &format!("tournament pause #{id}")).contains("isn’t yours"));
    chat.script("ann: ban dan off\nann: ban bob off");
    assert!(chat.say("bob", &format!("tournament helper #{id} dan off")).contains("dan no longer helps"));
    assert!(chat.say("bob", &format!("tournament helper #{id} dan off")).contains("dan doesn’t help"));
    assert!(chat.say("dan", &format!("tournament pause #{id}")).contains("isn’t yours"));
    let audit = chat.say("ann", "audit");
    for deed in ["bob made dan a helper of", "dan paused", "bob ended the help of dan with"] {
        assert!(audit.contains(&format!("{deed} tournament #{id}")), "{deed}: {audit}");
    }
}

#[test]
fn helpers_stay_with_a_weekly_series_and_leave_with_what_is_forgotten() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs every monday", 2);
    chat.say("dan", "games");
    chat.letters("ann", &format!("tournament helper #{id} dan"));
    chat.letters("ann", &format!("tournament start #{id}"));
    let next = chat.club.store().read().unwrap().tournaments_in(1, 9).unwrap()[0].id;
    assert_ne!(next, id);
    assert_eq!(chat.club.store().read().unwrap().helpers(next).unwrap().len(), 1);
    chat.letters("dan", "forget me yes");
    assert!(chat.club.store().read().unwrap().helpers(next).unwrap().is_empty());
}

#[test]
fn rounds_that_a_late_player_missed_count_as_draws_where_that_was_said() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:4 late:3 half", 6);
    assert!(chat.say("ann", &format!("tournament table #{id}")).contains("missed rounds count as draws"));
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let told = public(&chat.letters("p9", &format!("tournament join #{id}")));
    assert!(told.contains("from round 3 on. Each round that they missed counts as a draw."), "{told}");
    let shown = table(&mut chat, id).join("\n");
    assert!(shown.contains("p9 1 (0 won, 0 drawn, 0 lost, 2 without a game: 2 drawn; "), "{shown}");
    play(&mut chat, id, stronger);
    // With a point after two rounds they meet somebody in the middle, and no bye is lost by it.
    let round: Vec<_> = matches(&mut chat, id).into_iter().filter(|row| row.round == 3).collect();
    let p9 = chat.club.store().read().unwrap().account("console", "id-p9").unwrap().unwrap().id;
    let own = round.iter().find(|row| row.one_id == p9 || row.two_id == Some(p9)).unwrap();
    let other = if own.one_id == p9 { own.two_id } else { Some(own.one_id) };
    if let Some(other) = other {
        let other = name(&mut chat, other);
        assert!(!["p0", "p5"].contains(&other.as_str()), "{other}");
    }
    while matches(&mut chat, id).iter().any(|row| row.ended.is_none()) {
        play(&mut chat, id, stronger);
    }
    let byes = matches(&mut chat, id).iter().filter(|row| row.two_id.is_none()).count();
    assert!(byes <= 2, "{byes}");
    assert!(chat.club.store().defects().unwrap().is_empty());
}

/// Sends the newest letter that waits, which may change a message; says which message it is.
fn send_all(chat: &mut Chat) -> Vec<(String, Option<String>)> {
    let at = chat.at();
    let mut sent = Vec::new();
    for (waiting, out) in crate::support::due(&mut chat.club, "console", at) {
        let message = format!("m{}", waiting.id);
        let edited = out.edits.as_ref().map(|edits| format!("{edits:?}"));
        let landed = crate::support::landed(&message);
        chat.club.sent(waiting.id, &landed).unwrap();
        sent.push((words(&out.letter).join("\n"), edited));
    }
    sent
}

#[test]
fn results_come_in_one_message_a_round_that_is_edited() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 6);
    chat.letters("ann", &format!("tournament start #{id}"));
    send_all(&mut chat);
    let rows = matches(&mut chat, id);
    let over = |chat: &mut Chat, index: usize| {
        let game = newest_game(chat, &rows[index]);
        a_turn_each(chat, game);
        let (one, two) = (name(chat, rows[index].one_id), name(chat, rows[index].two_id.unwrap()));
        chat.letters(&two, &format!("resign #{game} yes"));
        (one, two)
    };
    let results = |sent: Vec<(String, Option<String>)>| -> Vec<(String, Option<String>)> {
        sent.into_iter().filter(|(text, _)| text.contains("pairings are over.")).collect()
    };
    let (one, two) = over(&mut chat, 0);
    assert!(results(send_all(&mut chat)).is_empty(), "not at once");
    chat.wait("1m");
    let shown = results(send_all(&mut chat));
    assert_eq!(shown.len(), 1, "{shown:#?}");
    assert!(shown[0].0.contains("round 1, 1 of 3 pairings are over."), "{shown:#?}");
    assert!(shown[0].0.contains(&format!("{one} won against {two}, 1 to 0")), "{shown:#?}");
    assert!(shown[0].1.is_none());
    over(&mut chat, 1);
    chat.wait("1m");
    let shown = results(send_all(&mut chat));
    assert!(shown.len() == 1 && shown[0].0.contains("2 of 3") && shown[0].1.is_some(), "{shown:#?}");
    // The last one ends the round: the message is complete before the next round begins.
    over(&mut chat, 2);
    let shown = results(send_all(&mut chat));
    assert!(shown.len() == 1 && shown[0].0.contains("3 of 3") && shown[0].1.is_some(), "{shown:#?}");
    chat.wait("10m");
    assert!(results(send_all(&mut chat)).is_empty(), "nothing has come of round 2");
}

#[test]
fn results_of_a_league_played_at_once_are_one_message_with_the_newest() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs at-once:all", 8);
    chat.letters("ann", &format!("tournament start #{id}"));
    for row in matches(&mut chat, id).into_iter().take(17) {
        let game = newest_game(&mut chat, &row);
        let two = name(&mut chat, row.two_id.unwrap());
        chat.letters(&two, &format!("resign #{game} yes"));
    }
    let shown = lines(&chat.wait("1m"));
    assert!(shown.contains("17 of 28 pairings of these rounds are over."), "{shown}");
    assert!(shown.contains("2 earlier results, and then:"), "{shown}");
    assert_eq!(shown.matches("without a game").count(), 15, "{shown}");
    assert!(
        matches(&mut chat, id)
            .iter()
            .filter(|row| row.ended.is_some())
            .all(|row| row.ended == Some(MatchEnd::WalkoverOne))
    );
}

#[test]
fn who_names_no_tournament_joins_the_one_that_takes_them_late() {
    let mut chat = Chat::new();
    let closed = opened(&mut chat, "league sfirs", 2);
    let id = opened(&mut chat, "swiss sfirs rounds:3 late:3", 4);
    let newest = opened(&mut chat, "league chifoumi", 2);
    for id in [closed, id, newest] {
        chat.letters("ann", &format!("tournament start #{id}"));
    }
    let told = public(&chat.letters("p9", "tournament join"));
    assert!(told.contains(&format!("p9 joins tournament #{id} late, from round 2 on.")), "{told}");
    for line in ["tournament join", &format!("tournament join #{id}")] {
        assert!(chat.say("p9", line).starts_with(&format!("You are already in tournament #{id}.")), "{line}");
    }
    let open = opened(&mut chat, "league sfirs", 1);
    let told = lines(&chat.letters("p8", "tournament join"));
    assert!(told.contains(&format!("tournament join #{open}")) && told.contains(&format!("#{id} ")), "{told}");
}
