//! Tournaments, played through to their last table.

use parlour::club::{Attachment, Letter, Limits, Request, To};
use parlour::rules::Player;
use parlour::scene::{Bracket, Figure, Sheet};
use parlour::store::{MatchEnd, MatchRow};

use crate::support::{Chat, buttons, called, direct, due, is_to, is_to_account, landed, letters, place, words};

fn lines(letters: &[Letter]) -> String {
    letters.iter().flat_map(words).collect::<Vec<_>>().join("\n")
}

/// People who are called by their strength, p0 the strongest.
fn people(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("p{number}")).collect()
}

/// A tournament that so many have joined in this order, and its number.
fn opened(chat: &mut Chat, wish: &str, count: usize) -> i64 {
    let letters = chat.letters("ann", &format!("tournament open {wish}"));
    let id = letters[0].about.unwrap();
    for person in people(count) {
        let told = chat.say(&person, &format!("tournament join #{id}"));
        assert!(told.contains("You are in tournament"), "{told}");
    }
    id
}

fn matches(chat: &mut Chat, id: i64) -> Vec<MatchRow> {
    chat.club.store().read().unwrap().matches_of(id).unwrap()
}

fn name(chat: &mut Chat, account: i64) -> String {
    chat.club.store().read().unwrap().account_numbered(account).unwrap().name
}

/// Gives up all games that go on for whoever is to lose them, the winner of one being the first of these two; says what
/// was told to the place.
fn play(chat: &mut Chat, id: i64, winner: impl Fn(&str, &str) -> String) -> String {
    let mut told = String::new();
    let live = matches(chat, id).into_iter().filter(|row| row.ended.is_none()).collect::<Vec<_>>();
    assert!(!live.is_empty(), "nothing goes on");
    for row in live {
        let (one, two) = (name(chat, row.one_id), name(chat, row.two_id.unwrap()));
        let wins = winner(&one, &two);
        let loses = if wins == one { &two } else { &one };
        let round = row.round;
        while let Some(row) = matches(chat, id).into_iter().find(|now| now.id == row.id && now.ended.is_none()) {
            let table = chat.club.store().read().unwrap().last_game_of(row.id).unwrap().unwrap();
            let letters = chat.letters(loses, &format!("resign #{table} yes"));
            let public: Vec<Letter> = letters.into_iter().filter(|letter| is_to(letter, "general")).collect();
            told.push_str(&lines(&public));
        }
        assert!(round > 0);
    }
    told
}

/// Whoever has the smaller number wins.
fn stronger(one: &str, two: &str) -> String {
    let number = |name: &str| name[1..].parse::<u32>().unwrap();
    if number(one) < number(two) { one.to_owned() } else { two.to_owned() }
}

fn table(chat: &mut Chat, id: i64) -> Vec<String> {
    words(&chat.letter("ann", &format!("tournament table #{id}")))
}

/// Every game adds up: what was won was lost, and walkovers are no games.
fn adds_up(chat: &mut Chat, id: i64) {
    let rows = matches(chat, id);
    assert!(rows.iter().all(|row| row.ended.is_some()));
    let is_game = |row: &&MatchRow| matches!(row.ended, Some(MatchEnd::One | MatchEnd::Two | MatchEnd::Draw));
    let games = rows.iter().filter(is_game).count();
    let shown = table(chat, id).join("\n");
    let sum = |word: &str| -> usize {
        let counts = shown
            .lines()
            .filter_map(|line| line.split(word).next()?.trim().rsplit(['(', ' ']).next()?.parse::<usize>().ok());
        counts.sum()
    };
    let (won, drawn, lost) = (sum(" won"), sum(" drawn"), sum(" lost;"));
    assert_eq!((won, won + drawn / 2), (lost, games), "{shown}");
}

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
    assert!(shown[7].starts_with("A win is worth 3, a draw 1. Among equals"), "{shown:#?}");
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
    for wish in ["swiss chifoumi", "knockout sia-doble best:1"] {
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
fn a_swiss_tournament_of_nine_goes_on_whoever_leaves_or_never_comes() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi clock:1d", 9);
    chat.letters("ann", &format!("tournament start #{id}"));
    // p8 has the bye of the first round; p3 leaves, and p0 and p4 never play a turn.
    assert_eq!(matches(&mut chat, id).iter().filter(|row| row.two_id.is_none()).count(), 1);
    let asked = chat.say("p3", "tournament withdraw");
    assert!(asked.contains("Do you want to leave"), "{asked}");
    chat.letters("p3", &format!("tournament withdraw #{id} yes"));
    let told = lines(&chat.wait("3d"));
    assert!(told.contains("round 2 of 4 begins"), "{told}");
    let first: Vec<_> = matches(&mut chat, id).into_iter().filter(|row| row.round == 1).collect();
    assert!(first.iter().all(|row| row.two_id.is_none()
        || matches!(row.ended, Some(MatchEnd::WalkoverOne | MatchEnd::WalkoverTwo | MatchEnd::Absent))));
    let mut told = String::new();
    for _ in 2..=4 {
        told = play(&mut chat, id, stronger);
    }
    assert!(told.contains("is over"), "{told}");
    adds_up(&mut chat, id);
    let byes: Vec<i64> =
        matches(&mut chat, id).iter().filter(|row| row.two_id.is_none()).map(|row| row.one_id).collect();
    let mut once = byes.clone();
    once.dedup();
    assert_eq!(byes, once, "nobody has two byes");
    assert!(table(&mut chat, id).last().unwrap().contains("Buchholz"));
}

#[test]
fn who_leaves_a_league_early_is_struck_out_and_later_loses_what_is_left() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sia-doble", 4);
    chat.letters("ann", "tournament start");
    play(&mut chat, id, stronger);
    chat.letters("p0", &format!("tournament withdraw #{id} yes"));
    assert!(!table(&mut chat, id).join("\n").contains("p0"), "one game of three is less than half");
    play(&mut chat, id, stronger);
    chat.letters("p3", &format!("tournament withdraw #{id} yes"));
    let shown = table(&mut chat, id).join("\n");
    assert!(shown.contains("p3"), "{shown}");
}

#[test]
fn where_neither_comes_both_lose() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1 clock:1d", 4);
    chat.letters("ann", "tournament start");
    // Nobody says anything any more.
    for _ in 0..6 {
        chat.wait("3d");
    }
    let rows = matches(&mut chat, id);
    assert!(rows.iter().all(|row| row.ended == Some(MatchEnd::Absent)), "{rows:#?}");
    assert!(table(&mut chat, id).last().unwrap().contains("share a place"));
}

#[test]
fn who_has_played_was_there_though_what_they_said_is_forgotten() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1 clock:60d", 2);
    chat.letters("ann", "tournament start");
    let row = matches(&mut chat, id)[0].clone();
    let game = chat.club.store().read().unwrap().last_game_of(row.id).unwrap().unwrap();
    let first = name(&mut chat, row.one_id);
    while chat.club.store().read().unwrap().table(game).unwrap().unwrap().to_move == Some(Player::One) {
        let action = chat.first_legal(game);
        chat.letters(&first, &format!("#{game} {action}"));
    }
    // What people said is remembered for thirty days.
    for _ in 0..13 {
        chat.wait("5d");
    }
    assert_eq!(matches(&mut chat, id)[0].ended, Some(MatchEnd::WalkoverOne));
}

#[test]
fn a_match_in_which_a_game_was_played_is_no_walkover() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:3 clock:1d", 2);
    chat.letters("ann", "tournament start");
    let row = matches(&mut chat, id)[0].clone();
    let game = chat.club.store().read().unwrap().last_game_of(row.id).unwrap().unwrap();
    let (one, two) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
    chat.letters(&two, &format!("resign #{game} yes"));
    // In the second game the other begins, and never comes.
    chat.letters(&one, "games");
    chat.wait("2d");
    let row = matches(&mut chat, id)[0].clone();
    assert_eq!((row.ended, row.score.games), (Some(MatchEnd::One), 2));
}

#[test]
fn only_who_manages_the_place_of_a_tournament_has_a_say_in_it() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 3);
    for line in [format!("tournament cancel #{id} yes"), format!("tournament start #{id}")] {
        for place in [direct("p0"), place("garden")] {
            let request = chat.request("p0", &line);
            let said = letters(chat.handle(&Request { place, manages: true, ..request }));
            assert!(lines(&said).contains("is not yours"), "{said:#?}");
        }
    }
    let request = chat.request("p0", &format!("tournament start #{id}"));
    let said = letters(chat.handle(&Request { manages: true, ..request }));
    assert!(lines(&said).contains("round 1"), "{said:#?}");
}

#[test]
fn games_of_a_tournament_leave_room_for_others_in_their_place() {
    let mut chat = Chat::with(Limits { games_per_place: 2, ..Limits::default() });
    opened(&mut chat, "league sfirs", 6);
    chat.letters("ann", "tournament start");
    chat.script("ann: challenge bob chifoumi\nbob: accept\nann: challenge bob chifoumi\nbob: accept\nann: challenge bob chifoumi");
    assert!(chat.say("bob", "accept").contains("2 games are played here already"), "there are as many as there may be");
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
    let id = opened(&mut chat, "league sfirs clock:10d", 2);
    chat.letters("ann", "tournament start");
    let row = matches(&mut chat, id)[0].clone();
    let game = chat.club.store().read().unwrap().last_game_of(row.id).unwrap().unwrap();
    let (first, second) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
    // It is midnight.
    for person in [&first, &second] {
        chat.say(person, "hours 8-22 UTC");
    }
    let mut turn = |chat: &mut Chat, who: &str| {
        let mover = chat.club.store().read().unwrap().table(game).unwrap().unwrap().to_move;
        let mut told = Vec::new();
        while chat.club.store().read().unwrap().table(game).unwrap().unwrap().to_move == mover {
            let action = chat.first_legal(game);
            told = chat.letters(who, &format!("#{game} {action}"));
        }
        told
    };
    let shows =
        |letters: &[Letter], to: &str| letters.iter().any(|one| is_to_account(one, to) && one.picture.is_some());
    assert!(shows(&turn(&mut chat, &first), &second));
    chat.wait("10m");
    assert!(!shows(&turn(&mut chat, &second), &first));
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
    assert!(chat.say("ann", "tournament cancel").contains("Do you want to call"));
    assert_ne!(send(&mut chat), list);
    let renewed = chat.wait("1m");
    assert_eq!(renewed.len(), 1, "{renewed:#?}");
    assert_eq!(renewed[0].to, To::Place("place-general".into()));
    assert!(lines(&renewed).contains("5 joined: p0, p1, p2, p3, p4"), "{}", lines(&renewed));
    assert_eq!(send(&mut chat), list);
    assert!(chat.wait("10m").is_empty());
    chat.say("p5", &format!("tournament join #{id}"));
    chat.wait("1m");
    assert_eq!(send(&mut chat), list);
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
    assert!(words(changes[0]).iter().any(|line| line.contains("2 joined: p0, bob")), "{changes:#?}");
    assert_eq!(send(&mut chat), "message-1");
}

#[test]
fn a_weekly_tournament_begins_by_itself_and_opens_the_next() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi every monday", 4);
    let told = lines(&chat.wait("8d"));
    assert!(told.contains(&format!("Tournament #{id}")) && told.contains("round 1 of 2 begins"), "{told}");
    assert!(told.contains("another one every week"), "{told}");
    // Nobody joins the next one.
    let told = lines(&chat.wait("7d"));
    assert!(told.contains("Too few have joined"), "{told}");
}

#[test]
fn what_cannot_be_is_refused_with_what_to_do_instead() {
    let mut chat = Chat::new();
    assert!(chat.say("bob", "tournament join").contains("there is no tournament here"));
    assert!(chat.say("ann", "tournament open league sfirs match:15").contains("nobody counts points"));
    assert!(chat.say("ann", "tournament open league sfirs clock:none").contains("have a clock"));
    let id = opened(&mut chat, "league sfirs", 12);
    assert!(chat.say("bob", &format!("tournament join #{id}")).contains("is full: it takes 12"));
    assert!(chat.say("bob", &format!("tournament start #{id}")).contains("is not yours"));
    assert!(chat.say("p1", &format!("tournament join #{id}")).contains("already"));
    chat.letters("ann", "tournament start");
    assert!(chat.say("p1", &format!("tournament leave #{id}")).contains("tournament withdraw"));
    assert!(chat.say("ann", &format!("tournament cancel #{id}")).contains("Do you want to call"));
    chat.letters("ann", &format!("tournament cancel #{id} yes"));
    assert!(chat.say("p1", "games").contains("No games"), "its games are broken off");
    chat.script("ann: settings place tournaments managers");
    assert!(chat.say("bob", "tournament open league sfirs").contains("only those who manage"));
}

#[test]
fn who_is_forgotten_is_taken_off_the_list_of_those_who_have_joined() {
    let mut chat = Chat::new();
    opened(&mut chat, "league sfirs", 3);
    send(&mut chat);
    chat.letters("p1", "forget me");
    let renewed = chat.wait("1m");
    assert!(lines(&renewed).contains("2 joined: p0, p2"), "{renewed:#?}");
}

#[test]
fn who_is_forgotten_leaves_their_tournaments() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 3);
    chat.letters("ann", "tournament start");
    // One of three has no opponent in the first round.
    let rows = matches(&mut chat, id);
    let busy: Vec<String> =
        rows.iter().flat_map(|row| [Some(row.one_id), row.two_id]).flatten().map(|id| name(&mut chat, id)).collect();
    let free = people(3).into_iter().find(|person| !busy.contains(person)).unwrap();
    chat.letters(&free, "forget me");
    play(&mut chat, id, stronger);
    assert!(matches(&mut chat, id).iter().all(|row| row.ended.is_some()), "the rest are walkovers");
}

/// The picture that goes with a letter, if one does.
fn figure(letter: &Letter) -> Option<&Figure> {
    letter.files.iter().find_map(|file| match file {
        Attachment::Figure { figure, .. } => Some(figure),
        _ => None,
    })
}

fn sheet(letter: &Letter) -> &Sheet {
    let Some(Figure::Sheet(sheet)) = figure(letter) else { panic!("no table: {:?}", letter.files) };
    sheet
}

fn bracket(letter: &Letter) -> &Bracket {
    let Some(Figure::Bracket(bracket)) = figure(letter) else { panic!("no bracket: {:?}", letter.files) };
    bracket
}

#[test]
fn a_league_has_a_cross_table_with_the_askers_own_row() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league chifoumi", 4);
    chat.letters("ann", "tournament start");
    play(&mut chat, id, stronger);
    play(&mut chat, id, stronger);
    chat.letters("p3", &format!("tournament withdraw #{id} yes"));
    let letter = chat.letter("p1", &format!("tournament table #{id}"));
    let shown = sheet(&letter);
    let heads: Vec<&str> = shown.columns.iter().map(|column| column.head.as_str()).collect();
    assert_eq!(heads, ["", "", "points", "SB", "1", "2", "3", "4"]);
    let row = |name: &str| shown.rows.iter().find(|row| row.cells[1] == name).unwrap();
    assert!(row("p1").stands_out && !row("p0").stands_out);
    let at = 4 + shown.rows.iter().position(|row| row.cells[1] == "p3").unwrap();
    let against_p3: Vec<&str> = ["p0", "p1", "p2", "p3"].map(|name| row(name).cells[at].as_str()).to_vec();
    assert_eq!(against_p3.iter().filter(|cell| **cell == "+").count(), 1, "one has a walkover: {shown:#?}");
    assert_eq!(row("p3").cells[at], "", "nobody plays themselves");
    assert!(shown.foot.last().unwrap().contains("without a game"), "{:?}", shown.foot);
    assert!(letter.buttons.is_empty(), "there is one page");
    let words = shown.in_words();
    assert!(words.contains("points 6, Sonneborn-Berger "), "{words}");
}

#[test]
fn who_likes_boards_in_words_reads_what_the_picture_of_a_tournament_shows() {
    let mut chat = Chat::new();
    chat.script("ann: settings boards words");
    let league = opened(&mut chat, "league chifoumi unrated", 4);
    chat.letters("ann", &format!("tournament start #{league}"));
    play(&mut chat, league, stronger);
    let letter = chat.letter("ann", &format!("tournament table #{league}"));
    assert!(letter.files.is_empty());
    let text = words(&letter).join("\n");
    assert!(text.contains("p0: 3 against p3"), "{text}");
    assert!(chat.letter("ann", &format!("tournament games #{league}")).files.is_empty());
    let knockout = opened(&mut chat, "knockout sia-doble best:1", 5);
    chat.letters("ann", &format!("tournament start #{knockout}"));
    play(&mut chat, knockout, |_, two| two.to_owned());
    let letter = chat.letter("ann", &format!("tournament table #{knockout}"));
    let text = words(&letter).join("\n");
    assert!(letter.files.is_empty() && text.contains("semi-finals: p0 against p4 goes on, 0 to 0; "), "{text}");
    assert!(text.contains("quarter-finals: p4 won against p3, 1 to 0."), "{text}");
}

#[test]
fn a_swiss_tournament_of_sixty_four_is_turned_page_by_page() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss chifoumi rounds:1 lot", 64);
    chat.letters("ann", "tournament start");
    play(&mut chat, id, stronger);
    let mut seen = Vec::new();
    for page in 1..=6 {
        let letter = chat.letter("p0", &format!("tournament table #{id} {page}"));
        let shown = sheet(&letter);
        assert!(shown.rows.len() <= 12 && shown.columns.len() == 8, "no cross table: {:?}", shown.columns);
        seen.extend(shown.rows.iter().map(|row| row.cells[1].clone()));
        let turns = [page - 1, page + 1].into_iter().filter(|page| (1..=6).contains(page));
        let turns: Vec<String> = turns.map(|page| format!("tournament table #{id} {page}")).collect();
        assert_eq!(buttons(&letter), turns);
        let own = shown.rows.iter().any(|row| row.stands_out);
        let text = words(&letter).join("\n");
        assert_eq!(text.contains("You: "), !own, "{text}");
        assert!(text.contains(&format!("Page {page} of 6.")), "{text}");
    }
    seen.sort_unstable();
    let mut all = people(64);
    all.sort_unstable();
    assert_eq!(seen, all, "everybody is on one page");
    let games = chat.letter("p0", &format!("tournament games #{id} 3"));
    assert_eq!(sheet(&games).rows.len(), 8, "32 pairings are on three pages");
    assert!(sheet(&games).rows.iter().all(|row| row.cells[0].starts_with('#') && row.cells[2].contains('–')));
}

#[test]
fn a_knockout_has_a_bracket_that_shows_large_ones_part_by_part() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble best:1 third lot", 11);
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let letter = chat.letter("p0", &format!("tournament table #{id}"));
    let shown = bracket(&letter);
    assert_eq!(shown.rounds.iter().map(|round| round.meetings.len()).collect::<Vec<_>>(), [8, 4, 2, 1]);
    assert_eq!(shown.rounds[0].meetings.iter().flatten().count(), 3, "the others have a bye");
    assert!(letter.buttons.is_empty() && shown.third.is_some());
    let own = shown.rounds[1].meetings.iter().flatten().flat_map(|meeting| &meeting.sides);
    assert_eq!(own.filter(|side| side.stands_out).map(|side| side.name.as_str()).collect::<Vec<_>>(), ["p0"]);
    for _ in 0..3 {
        play(&mut chat, id, stronger);
    }
    let letter = chat.letter("ann", &format!("tournament table #{id}"));
    let last = bracket(&letter).rounds[3].meetings[0].as_ref().unwrap();
    let winner = last.sides.iter().find(|side| side.goes_on == Some(true)).unwrap();
    assert_eq!((winner.name.as_str(), winner.score.as_str()), ("p0", "1"));
    let large = opened(&mut chat, "knockout sia-doble best:1 lot", 64);
    chat.letters("ann", &format!("tournament start #{large}"));
    let parts = |chat: &mut Chat, line: String| -> (Vec<usize>, String) {
        let letter = chat.letter("p0", &line);
        let sizes = bracket(&letter).rounds.iter().map(|round| round.meetings.len()).collect();
        (sizes, words(&letter).join("\n"))
    };
    let (sizes, text) = parts(&mut chat, format!("tournament table #{large} 9"));
    assert!(sizes == [4, 2, 1] && text.contains("Page 9 of 9."), "{sizes:?} {text}");
    let (sizes, _) = parts(&mut chat, format!("tournament table #{large}"));
    assert_eq!(sizes, [4, 2, 1]);
    let letter = chat.letter("p0", &format!("tournament table #{large}"));
    let own = bracket(&letter).rounds[0].meetings.iter().flatten().flat_map(|meeting| &meeting.sides);
    assert!(own.into_iter().any(|side| side.stands_out), "whoever plays sees where they do");
}

#[test]
fn a_tournament_that_was_called_off_before_it_began_has_no_table() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "knockout sia-doble", 3);
    chat.letters("ann", &format!("tournament cancel #{id} yes"));
    let told = chat.say("p0", &format!("tournament table #{id}"));
    assert!(told.contains("was called off; “tournament list” lists others"), "{told}");
}

#[test]
fn the_last_table_comes_to_everybody_with_its_picture() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sia-doble", 2);
    let begun = chat.letters("ann", "tournament start");
    assert!(begun.iter().all(|letter| figure(letter).is_none()));
    let row = matches(&mut chat, id).remove(0);
    let table = chat.club.store().read().unwrap().last_game_of(row.id).unwrap().unwrap();
    let letters = chat.letters("p1", &format!("resign #{table} yes"));
    let last = letters.iter().find(|letter| figure(letter).is_some()).unwrap();
    assert!(is_to(last, "general") && sheet(last).rows.iter().all(|row| !row.stands_out));
}

#[test]
fn a_profile_names_the_tournaments_won_and_the_best_wins_in_words_and_in_its_picture() {
    let mut chat = Chat::new();
    let league = opened(&mut chat, "league chifoumi", 3);
    chat.letters("ann", "tournament start");
    for _ in 0..3 {
        play(&mut chat, league, stronger);
    }
    let knockout = opened(&mut chat, "knockout sia-doble best:1 unrated", 3);
    chat.letters("ann", &format!("tournament start #{knockout}"));
    for _ in 0..2 {
        play(&mut chat, knockout, stronger);
    }
    let letter = chat.letter("p0", "profile");
    let text = words(&letter).join("\n");
    let won = format!("2 tournaments won: #{knockout} Sia Doble, #{league} Chifoumi (basic).");
    assert!(text.contains(&won), "{text}");
    assert!(!chat.say("p1", "profile").contains("tournament"), "second is not won");
    let Some(Figure::Ratings(shown)) = figure(&letter) else { panic!("no curves: {:?}", letter.files) };
    assert_eq!((shown.lines[0].name.as_str(), shown.lines[0].values.len()), ("all games", 3));
    assert!(shown.lines[0].values.is_sorted() && shown.lines[0].rating.ends_with('?'));
    assert!(shown.in_words().contains(&won), "{}", shown.in_words());
    assert!(chat.letter("p3", "profile").files.is_empty(), "who has played nothing has no curve");
    let silent = chat.letters("p0", "settings boards words");
    assert!(!silent.is_empty() && chat.letter("p0", "profile").files.is_empty());
}
