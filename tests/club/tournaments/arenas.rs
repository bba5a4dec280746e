//! Arenas: whoever is free is paired, for a time.

use parlour::club::{Attachment, Club, Letter, Limits};
use parlour::scene::Figure;
use parlour::store::{MatchRow, Store, TournamentState};

use crate::desk::keeping::path;
use crate::support::{Chat, buttons, due, is_to, is_to_account, landed, lines, words};
use crate::tournaments::organizer::{a_turn_each, matches, name, newest_game, opened, people, table};

/// An arena of half an hour that so many have joined and that has begun, and what was said of it.
fn begun(chat: &mut Chat, wish: &str, count: usize) -> (i64, Vec<Letter>) {
    let id = opened(chat, &format!("arena {wish}"), count);
    let told = chat.letters("ann", &format!("tournament start #{id}"));
    (id, told)
}

fn live(chat: &mut Chat, id: i64) -> Vec<MatchRow> {
    matches(chat, id).into_iter().filter(|row| row.ended.is_none()).collect()
}

/// Who plays whom in each pairing that goes on.
fn pairs(chat: &mut Chat, id: i64) -> Vec<[String; 2]> {
    let rows = live(chat, id);
    rows.iter().map(|row| [name(chat, row.one_id), name(chat, row.two_id.unwrap())]).collect()
}

/// Whom somebody plays, if they do.
fn opponent(chat: &mut Chat, id: i64, who: &str) -> Option<String> {
    let pair = pairs(chat, id).into_iter().find(|pair| pair.iter().any(|name| name == who))?;
    pair.into_iter().find(|name| name != who)
}

/// Somebody gives up the game that they play, after a turn of each.
fn lose(chat: &mut Chat, id: i64, who: &str) -> Vec<Letter> {
    let rows = live(chat, id);
    let own = rows.into_iter().find(|row| {
        let names = [name(chat, row.one_id), name(chat, row.two_id.unwrap())];
        names.iter().any(|name| name == who)
    });
    let game = newest_game(chat, &own.unwrap_or_else(|| panic!("{who} doesn’t play")));
    a_turn_each(chat, game);
    chat.letters_alone(who, &format!("resign #{game} yes"))
}

fn is_over(chat: &mut Chat, id: i64) -> bool {
    let tournament = chat.club.store().read().unwrap().tournament(id).unwrap().unwrap();
    tournament.state == TournamentState::Over
}

/// What everybody reads in private, whatever it is about.
fn private(letters: &[Letter], who: &str) -> String {
    letters.iter().filter(|letter| is_to_account(letter, who)).flat_map(words).collect::<Vec<_>>().join("\n")
}

fn public(letters: &[Letter]) -> String {
    lines(&letters.iter().filter(|letter| is_to(letter, "general")).cloned().collect::<Vec<_>>())
}

#[test]
fn an_evening_of_people_who_come_and_go_ends_with_a_winner() {
    let mut chat = Chat::new();
    let (id, told) = begun(&mut chat, "chifoumi clock:3m+2s for:30m", 4);
    let said = public(&told);
    assert!(said.contains("is on and ends in 30 minutes") && said.contains("finished, and counts"), "{said}");
    assert_eq!(pairs(&mut chat, id).len(), 2);
    for person in people(4) {
        assert!(private(&told, &person).contains(&format!("Tournament #{id}, which ends in 30 minutes")), "{person}");
    }
    // Who has just met waits, and hears so; in the room nothing is said at once.
    let first = opponent(&mut chat, id, "p0").unwrap();
    let told = lose(&mut chat, id, &first);
    assert!(private(&told, "p0").contains("You’re next in tournament"), "{told:#?}");
    assert!(private(&told, &first).contains("You’re next in tournament") && public(&told).is_empty(), "{told:#?}");
    assert_eq!(opponent(&mut chat, id, "p0"), None);
    // Whoever comes is paired at once; with the leader, who is as near as the other.
    let told = chat.letters("p4", "tournament join");
    assert!(private(&told, "p4").contains("p4 (") && lines(&told).contains("You are in tournament"), "{told:#?}");
    assert!(!lines(&told).contains("You’re next") && opponent(&mut chat, id, "p4").is_some());
    let shown = table(&mut chat, id).join("\n");
    assert!(shown.contains("1. p0 1 (1 won, 0 drawn, 0 lost)") && shown.contains(" waits for an opponent."), "{shown}");
    assert!(shown.starts_with(&format!("Tournament #{id}, Chifoumi (basic), which ends in ")), "{shown}");
    // The other two end their game, and four are free.
    let rest =
        ["p0", "p1", "p2", "p3"].into_iter().filter(|one| ![first.as_str(), "p0"].contains(one)).collect::<Vec<_>>();
    let (two, three) = (rest[0], rest[1]);
    lose(&mut chat, id, three);
    assert_eq!(pairs(&mut chat, id).len(), 2);
    assert_ne!(opponent(&mut chat, id, two).as_deref(), Some(three));
    // Nobody plays anymore: they all run out of time, and the evening ends when its time is over.
    chat.wait("20m");
    let told = chat.wait("10m");
    assert!(is_over(&mut chat, id));
    assert!(public(&told).contains("p0 wins it.") && public(&told).contains("final standings"), "{told:#?}");
}

#[test]
fn no_game_begins_when_the_time_is_over_and_those_that_are_played_count() {
    let mut chat = Chat::new();
    let (id, _) = begun(&mut chat, "chifoumi clock:5m+0s for:2h", 4);
    chat.wait("118m");
    for person in people(4) {
        chat.letters(&person, &format!("tournament join #{id}"));
    }
    assert_eq!(pairs(&mut chat, id).len(), 2);
    let told = chat.wait("2m");
    assert!(!is_over(&mut chat, id) && pairs(&mut chat, id).len() == 2, "{told:#?}");
    assert!(chat.say("p9", &format!("tournament join #{id}")).contains("so nobody can join it anymore"));
    let listed = chat.say("p9", "tournament list");
    assert!(listed.contains("players, last games"), "{listed}");
    let shown = table(&mut chat, id)[0].clone();
    assert_eq!(shown, format!("Tournament #{id}, Chifoumi (basic), whose last games are being played:"));
    let other = opponent(&mut chat, id, "p0").unwrap();
    let told = lose(&mut chat, id, &other);
    assert!(!private(&told, "p0").contains("You’re next") && pairs(&mut chat, id).len() == 1, "{told:#?}");
    let next = pairs(&mut chat, id)[0][0].clone();
    let told = lose(&mut chat, id, &next);
    assert!(is_over(&mut chat, id));
    let said = public(&told);
    assert!(said.contains(&format!("Tournament #{id}, Chifoumi (basic), is over.")), "{said}");
    assert!(said.contains(&format!("Tournament #{id}, Chifoumi (basic), final standings:\n1. ")), "{said}");
}

#[test]
fn who_misses_their_first_turn_sits_out_until_they_join_again_and_keeps_their_points() {
    let mut chat = Chat::new();
    let (id, _) = begun(&mut chat, "chifoumi clock:3m+0s for:2h", 4);
    let other = opponent(&mut chat, id, "p0").unwrap();
    lose(&mut chat, id, &other);
    let told = chat.wait("10m");
    let points = table(&mut chat, id);
    assert!(points[1].starts_with("1. p0 1 (1 won"), "{points:#?}");
    // The mover of the other game never came; both of the next game are there again, or one of them has missed it too.
    let entrants = chat.club.store().read().unwrap().entrants(id).unwrap();
    let gone: Vec<_> = entrants.iter().filter(|entrant| entrant.withdrawn).map(|entrant| entrant.account_id).collect();
    assert!(!gone.is_empty());
    let who = name(&mut chat, gone[0]);
    assert!(private(&told, &who).contains("missed the first turn in tournament"), "{told:#?}");
    assert_eq!(public(&told).matches("missed").count(), 0, "the room isn’t flooded: {told:#?}");
    let back = chat.letters(&who, &format!("tournament join #{id}"));
    assert!(lines(&back).contains("You are back in tournament"), "{back:#?}");
    let entrants = chat.club.store().read().unwrap().entrants(id).unwrap();
    assert!(!entrants.iter().any(|entrant| entrant.account_id == gone[0] && entrant.withdrawn));
    assert_eq!(points.len(), table(&mut chat, id).len());
}

#[test]
fn who_sits_out_finishes_their_game_and_comes_back_with_their_points() {
    let mut chat = Chat::new();
    let (id, _) = begun(&mut chat, "chifoumi clock:3m+0s for:2h", 2);
    let said = chat.letters_alone("p1", &format!("tournament leave #{id}"));
    assert!(lines(&said).contains("goes on, and you keep your points") && public(&said).is_empty(), "{said:#?}");
    assert_eq!(pairs(&mut chat, id).len(), 1, "the game goes on");
    let told = lose(&mut chat, id, "p0");
    assert!(private(&told, "p0").contains("You’re next") && !private(&told, "p1").contains("You’re next"), "{told:#?}");
    assert!(pairs(&mut chat, id).is_empty());
    let shown = table(&mut chat, id).join("\n");
    assert!(shown.contains("1. p1 1 (1 won") && shown.contains("p0 waits for an opponent."), "{shown}");
    let back = chat.letters("p1", "tournament join");
    assert!(lines(&back).contains("You are back in tournament"), "{back:#?}");
    assert_eq!(pairs(&mut chat, id), [["p1", "p0"]], "there are only these two; p0 began the first game");
    assert!(chat.say("p1", &format!("tournament withdraw #{id}")).contains("you keep your points"), "nobody is asked");
    assert!(chat.say("p1", "tournament leave").contains("You aren’t in tournament"));
}

#[test]
fn two_who_have_just_met_meet_again_after_two_minutes_if_nobody_else_is_free() {
    let mut chat = Chat::new();
    let (id, _) = begun(&mut chat, "chifoumi clock:20m+0s for:4h", 4);
    let other = opponent(&mut chat, id, "p0").unwrap();
    lose(&mut chat, id, &other);
    chat.wait("1m");
    assert_eq!(opponent(&mut chat, id, "p0"), None);
    chat.wait("1m");
    assert_eq!(opponent(&mut chat, id, "p0"), Some(other));
}

#[test]
fn an_arena_goes_on_after_a_kill_as_if_nothing_had_been() {
    let path = path("arena-kill");
    let restart = |chat: &mut Chat| {
        chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
        chat.club = Club::new(Store::open(&path).unwrap(), Limits::default());
        let at = chat.at();
        chat.club.live(at).unwrap();
    };
    let mut chat = Chat::new();
    restart(&mut chat);
    let (id, _) = begun(&mut chat, "chifoumi clock:5m+0s for:1h", 5);
    restart(&mut chat);
    let other = opponent(&mut chat, id, "p0").unwrap();
    lose(&mut chat, id, &other);
    assert_eq!(pairs(&mut chat, id).len(), 2, "whoever waited plays");
    restart(&mut chat);
    let before = table(&mut chat, id);
    restart(&mut chat);
    assert_eq!(table(&mut chat, id)[1..], before[1..]);
    // Nobody runs the program when the time is over.
    chat.wait("30s");
    chat.now += 3 * 3_600_000;
    restart(&mut chat);
    chat.wait("1m");
    assert_eq!(pairs(&mut chat, id).len(), 2, "clocks stood still meanwhile");
    chat.wait("10m");
    assert!(is_over(&mut chat, id));
    chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
    for extension in ["db", "db-wal", "db-shm", "db.lock"] {
        let _ = std::fs::remove_file(path.with_extension(extension));
    }
}

#[test]
fn the_list_of_those_who_joined_closes_without_a_number_of_rounds() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "arena chifoumi", 2);
    let at = chat.at();
    for (waiting, _) in due(&mut chat.club, "console", at) {
        chat.club.sent(waiting.id, &landed(&format!("m{}", waiting.id))).unwrap();
    }
    let told = lines(&chat.letters("ann", &format!("tournament start #{id}")));
    assert!(told.contains("it lasts 1h30m and pairs whoever is free, 1 for a win"), "{told}");
}

#[test]
fn clocks_that_do_not_fit_are_refused_with_what_is_possible_and_there_is_a_usual_one() {
    let mut chat = Chat::new();
    let said = chat.say("ann", "tournament open arena chifoumi clock:10d+36h");
    assert!(said.contains("too long for an arena of 1h30m"), "{said}");
    let said = chat.say("ann", "tournament open arena chifoumi clock:5m+5s for:20m");
    assert!(said.contains("could take 15m") && said.contains("at most 5m") && said.contains("“clock:3m+2s”"), "{said}");
    let opened = |chat: &mut Chat, wish: &str| chat.say("ann", &format!("tournament open arena {wish}"));
    assert!(opened(&mut chat, "chifoumi").contains("5m+5s") && opened(&mut chat, "chifoumi for:20m").contains("3m+2s"));
    let said = opened(&mut chat, "chifoumi");
    assert!(
        said.contains("opens a timed arena") && said.contains("it lasts 1h30m and pairs whoever is free"),
        "{said}"
    );
    for (wish, wanted) in [
        ("arena chifoumi for:19m", "twenty minutes to twelve hours"),
        ("arena chifoumi for:13h", "twenty minutes to twelve hours"),
        ("arena chifoumi best:3", "each pairing is one game"),
        ("arena chifoumi rounds:3", "An arena has no rounds"),
        ("arena chifoumi round:3h", "An arena has no rounds"),
        ("arena chifoumi late:3", "players can always join"),
        ("arena chifoumi playoff", "Only a league or a Swiss tournament has a play-off"),
        ("arena chifoumi twice", "Only in a league"),
        ("swiss chifoumi at-once:3", "Only leagues, groups and divisions play several rounds at a time"),
        ("swiss chifoumi for:2h", "Only an arena lasts for a time"),
    ] {
        let said = chat.say("ann", &format!("tournament open {wish}"));
        assert!(said.contains(wanted), "{wish}: {said}");
    }
}

#[test]
fn an_arena_never_speaks_of_rounds_but_of_its_end() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "arena chifoumi clock:3m+2s for:40m", 5);
    let mut told = chat.letters("ann", &format!("tournament start #{id}"));
    let asked = ["table", "table #1 cross", "games", "list", "calendar", "export"];
    let all = |chat: &mut Chat, told: &mut Vec<Letter>| {
        for line in asked {
            told.extend(chat.letters("p0", &format!("tournament {}", line.replace("#1", &format!("#{id}")))));
        }
        told.extend(chat.letters("p0", "games"));
    };
    all(&mut chat, &mut told);
    for _ in 0..6 {
        let who = pairs(&mut chat, id)[0][1].clone();
        told.extend(lose(&mut chat, id, &who));
        told.extend(chat.wait("1m"));
    }
    all(&mut chat, &mut told);
    for _ in 0..20 {
        told.extend(chat.wait("3m"));
    }
    assert!(is_over(&mut chat, id));
    all(&mut chat, &mut told);
    let (off, more) = begun(&mut chat, "chifoumi clock:3m+2s for:40m", 3);
    told.extend(more);
    told.extend(chat.letters("ann", &format!("tournament pause #{off}")));
    told.extend(chat.letters("ann", &format!("tournament extend #{off} 30m")));
    told.extend(chat.letters("ann", &format!("tournament cancel #{off} yes")));
    told.extend(chat.letters("ann", &format!("tournament table #{off}")));
    for letter in &told {
        let mut said = words(letter);
        for file in &letter.files {
            match file {
                Attachment::Figure { name, figure: Figure::Sheet(sheet), .. } => {
                    said.push(name.clone());
                    said.push(sheet.title.clone());
                    said.extend(sheet.foot.clone());
                }
                Attachment::Text { content, .. } => said.push(content.clone()),
                other => panic!("{other:?}"),
            }
        }
        let wrong = said.iter().find(|line| {
            let line = line.to_lowercase();
            line.contains("round") && !line.contains("has no rounds") && !line.contains("have no deadlines")
        });
        assert_eq!(wrong, None);
    }
}

#[test]
fn the_room_reads_one_message_that_is_edited() {
    let mut chat = Chat::new();
    let (id, told) = begun(&mut chat, "chifoumi clock:3m+2s for:40m", 4);
    let room: Vec<&Letter> =
        told.iter().filter(|letter| is_to(letter, "general") && letter.answers.is_none()).collect();
    assert_eq!(room.len(), 1);
    let wanted =
        [format!("tournament join #{id}"), format!("tournament games #{id}"), format!("tournament table #{id}")];
    assert_eq!(buttons(room[0]), wanted);
    // It stands in the room.
    let at = chat.at();
    for (waiting, _) in due(&mut chat.club, "console", at) {
        chat.club.sent(waiting.id, &landed(&format!("m{}", waiting.id))).unwrap();
    }
    let other = opponent(&mut chat, id, "p0").unwrap();
    let told = lose(&mut chat, id, &other);
    assert!(public(&told).is_empty());
    let told = chat.wait("1m");
    let edited: Vec<&Letter> = told.iter().filter(|letter| is_to(letter, "general")).collect();
    assert_eq!(edited.len(), 1);
    assert!(edited[0].edits.is_some());
    let said = words(edited[0]).join("\n");
    for wanted in ["1 game is over, 1 is in progress.", "Standings: 1. p0 1", "wait for an opponent.", "p0 won against"]
    {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
}

#[test]
fn whoever_the_organizer_takes_out_or_bans_does_not_come_back_and_a_substitute_is_paired() {
    let mut chat = Chat::new();
    let (id, _) = begun(&mut chat, "chifoumi clock:5m+0s for:2h", 4);
    let other = opponent(&mut chat, id, "p0").unwrap();
    let told = chat.letters("ann", &format!("tournament remove #{id} p0 plays with an engine"));
    assert!(public(&told).contains("takes p0 out"), "{told:#?}");
    let shown = table(&mut chat, id).join("\n");
    assert!(shown.contains(&format!("1. {other} 1 (0 won, 0 drawn, 0 lost, 1 without a game: 1 won)")), "{shown}");
    assert!(chat.say("p0", &format!("tournament join #{id}")).contains("The organizer took you out"));
    // Who sits out and finishes a game is banned with it.
    let last = pairs(&mut chat, id)[0].clone();
    chat.letters(&last[0], "tournament leave");
    chat.letters("ann", &format!("ban {} yes stalls", last[0]));
    assert!(!pairs(&mut chat, id).iter().flatten().any(|name| *name == last[0]), "the game doesn’t begin anew");
    assert!(chat.say(&last[0], &format!("tournament join #{id}")).contains("You are banned"));
    chat.letters("carol", "games");
    chat.letters("ann", &format!("tournament replace #{id} p0 with carol"));
    assert!(
        table(&mut chat, id).join("\n").contains("\ncarol waits for an opponent."),
        "two play, and three are there"
    );
    lose(&mut chat, id, &other);
    assert!(opponent(&mut chat, id, "carol").is_some());
    let letter = chat.letter("ann", &format!("tournament table #{id}"));
    let Attachment::Figure { figure: Figure::Sheet(sheet), .. } = &letter.files[0] else { panic!("{letter:#?}") };
    assert!(sheet.foot.contains(&"carol took over from p0.".to_owned()), "{:?}", sheet.foot);
}

#[test]
fn a_weekly_arena_begins_with_whoever_is_there_and_join_means_the_one_that_is_played() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "arena chifoumi every friday 20:00", 1);
    let told = chat.wait("8d");
    assert!(public(&told).contains(&format!("Tournament #{id}")), "{told:#?}");
    // The eight days have passed at once, so the evening begins now.
    let next = chat.letters("bob", "tournament list");
    assert!(lines(&next).contains("open, 0 joined"), "{next:#?}");
    let joined = chat.letters("bob", "tournament join");
    assert!(lines(&joined).contains(&format!("You are in tournament #{id}.")), "{joined:#?}");
    assert_eq!(pairs(&mut chat, id).len(), 1);
    let joined = chat.letters("bob", "tournament join");
    assert!(
        !lines(&joined).contains(&format!("You are in tournament #{id}")),
        "then the next one is meant: {joined:#?}"
    );
}

#[test]
fn an_arena_to_which_nobody_comes_ends_without_a_winner() {
    let mut chat = Chat::new();
    let (id, told) = begun(&mut chat, "chifoumi for:20m", 1);
    assert!(private(&told, "p0").contains("You’re next"), "{told:#?}");
    assert!(table(&mut chat, id)[1].starts_with("1. p0 0 (0 won"));
    let told = chat.wait("20m");
    assert!(public(&told).contains("Nobody has won a game in it, so nobody wins it."), "{told:#?}");
    let id = opened(&mut chat, "arena chifoumi", 0);
    assert!(chat.say("ann", &format!("tournament start #{id}")).contains("Nobody has joined tournament"));
}

#[test]
fn its_calendar_has_the_evening_and_it_cannot_be_exported() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "arena chifoumi for:2h starts:\"tomorrow 20:00\"", 2);
    let calendar = |chat: &mut Chat| match &chat.letter("p0", &format!("tournament calendar #{id}")).files[..] {
        [Attachment::Text { content, .. }] => content.clone(),
        files => panic!("{files:?}"),
    };
    let before = calendar(&mut chat);
    assert!(before.contains("T200000Z\r\nDTEND:20261122T220000Z"), "{before}");
    chat.letters("ann", &format!("tournament start #{id}"));
    let after = calendar(&mut chat);
    let part = |file: &str, name: &str| file.split(name).nth(1).unwrap().split("\r\n").next().unwrap().to_owned();
    assert_eq!(part(&before, "UID:"), part(&after, "UID:"), "the new file changes the old entry");
    let exported = chat.say("p0", &format!("tournament export #{id}"));
    assert!(exported.contains("An arena has no rounds, so it can’t be exported."), "{exported}");
    assert!(chat.say("p0", &format!("tournament games #{id} round:2")).contains("has no rounds"));
}
