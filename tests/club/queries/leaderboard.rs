//! Profiles, rankings, names and limits.

use parlour::club::{Attachment, Limits};
use parlour::scene::Figure;

use crate::support::{Chat, abroad, letters, lines, words};

#[test]
fn a_profile_shows_ratings_and_the_score_against_the_asker() {
    let mut chat = Chat::in_the_middle();
    chat.say("bob", "resign yes");
    let text = chat.say("bob", "profile ann");
    assert_eq!(
        text,
        "ann: no games in progress.\nIn this community:\nall games: 1662, provisional (1 won, 0 drawn, 0 lost)\nChifoumi: 1662, provisional (1 won, 0 drawn, 0 lost)\nIn all communities:\nall games: 1662, provisional (1 won, 0 drawn, 0 lost)\nChifoumi: 1662, provisional (1 won, 0 drawn, 0 lost)\nWith a clock, a turn takes them about 1m; no games lost on time.\nBest wins: bob (1500).\nYou against ann: 0 to 1."
    );
    assert!(!chat.say("ann", "profile").contains("You against"));
}

#[test]
fn a_profile_tells_how_the_asker_did_in_each_game_and_lately_without_games_that_have_no_result() {
    let mut chat = Chat::new();
    for (winner, loser) in [("ann", "bob"), ("ann", "bob"), ("bob", "ann"), ("ann", "bob"), ("ann", "bob")] {
        beat(&mut chat, [winner, loser]);
    }
    assert!(
        chat.say("bob", "profile ann")
            .contains("\nYou against ann: 1 to 4.\nYour last 5, newest first: lost, lost, won, lost, lost."),
        "{}",
        chat.say("bob", "profile ann")
    );
    // Nobody has finished two turns of this one, so it has no result.
    chat.say("ann", "challenge bob fursaz first");
    chat.say("bob", "accept");
    chat.say("bob", "resign yes");
    chat.say("ann", "challenge bob fursaz first");
    chat.say("bob", "accept");
    chat.script("ann: c3\nbob: d4\nann: e5\nbob: f6\nann: draw\nbob: accept");
    let told = chat.say("ann", "profile bob");
    let wanted = "You against bob: 4 to 1, with 1 draw.\nBy game: Fursaz 0 to 0 (1 draw), Chifoumi 4 to 1.\n\
                  Your last 5, newest first: drawn, won, won, lost, won.";
    assert!(told.contains(wanted), "{told}");
    assert!(chat.say("cas", "profile bob").ends_with("You and bob haven’t finished a game yet."));
}

#[test]
fn a_leaderboard_ranks_the_community_and_everywhere_apart() {
    let mut chat = Chat::in_the_middle();
    chat.say("bob", "resign yes");
    let far = |chat: &mut Chat, who: &str, line: &str| words(&chat.letters_in(abroad("far"), who, line)[0]).join("\n");
    assert!(far(&mut chat, "cas", "leaderboard").contains("Nobody is rated yet"));
    far(&mut chat, "cas", "challenge dan fursaz first");
    far(&mut chat, "dan", "accept");
    for (who, line) in [("cas", "c3"), ("dan", "d4"), ("cas", "e5"), ("dan", "f6"), ("dan", "resign yes")] {
        far(&mut chat, who, line);
    }
    assert_eq!(
        chat.say("ann", "leaderboard"),
        "Leaderboard of this community, all games:\n1. ann: 1662, provisional (1 won, 0 drawn, 0 lost)\n\
         2. bob: 1338, provisional (0 won, 0 drawn, 1 lost)"
    );
    let everywhere = chat.say("ann", "leaderboard everywhere");
    assert!(
        everywhere.contains("2. cas: 1662, provisional") && everywhere.contains("4. dan: 1338, provisional"),
        "{everywhere}"
    );
    assert!(chat.say("ann", "leaderboard fursaz").contains("Nobody is rated yet"));
    assert!(chat.say("ann", "leaderboard fursaz everywhere").contains("1. cas: 1662, provisional"));
}

#[test]
fn a_leaderboard_is_turned_page_by_page_and_has_the_askers_own_row() {
    let mut chat = Chat::new();
    for loser in ["bob", "cas", "dan", "eve", "fay", "gus", "hal", "ida", "jon", "kim", "lou", "max"] {
        // Whoever has spoken here can be challenged by name.
        chat.say(loser, "games");
        beat(&mut chat, ["ann", loser]);
    }
    let first = chat.say("bob", "leaderboard");
    assert!(first.contains("\n1. ann: ") && first.contains("\n10. "), "{first}");
    assert!(first.contains("\n13. bob: ") && first.contains("\nPage 1 of 2, 13 players."), "{first}");
    let request = chat.request("ann", "leaderboard 2");
    let letter = letters(chat.handle(&request)).remove(0);
    let second = words(&letter).join("\n");
    assert!(second.contains("\n1. ann: ") && second.contains("\n13. ") && !second.contains("\n10. "), "{second}");
    let [back] = &letter.buttons[..] else { panic!("{:?}", letter.buttons) };
    assert_eq!(back.command.to_string(), "leaderboard 1");
    assert!(chat.say("ann", "leaderboard 99").contains("Page 2 of 2"));
}

#[test]
fn a_leaderboards_picture_says_what_changed_and_how_many_were_won_in_a_row() {
    let mut chat = Chat::new();
    for pair in [["bob", "ann"], ["ann", "bob"], ["cas", "dan"]] {
        beat(&mut chat, pair);
    }
    chat.now += 31 * 24 * 3_600_000;
    for loser in ["cas", "dan"] {
        beat(&mut chat, ["ann", loser]);
    }
    let mut sheet_of = |who: &str, line: &str| {
        let request = chat.request(who, line);
        letters(chat.handle(&request)).remove(0).files.into_iter().find_map(|file| match file {
            Attachment::Figure { figure: Figure::Sheet(sheet), .. } => Some(sheet),
            _ => None,
        })
    };
    assert_eq!(sheet_of("ann", "leaderboard").unwrap().title, "Leaderboard, all games");
    let season = sheet_of("ann", "leaderboard chifoumi season").unwrap();
    assert_eq!((season.title.as_str(), season.columns.len()), ("Season 2026 Q4, Chifoumi", 5));
    assert!(season.rows.iter().any(|row| row.cells[1] == "ann" && row.stands_out));
    let stranger = sheet_of("eve", "leaderboard chifoumi").unwrap();
    assert_eq!(stranger.foot.last().unwrap(), "You: not rated yet.");
    let sheet = sheet_of("ann", "leaderboard chifoumi").unwrap();
    let row = |name: &str| sheet.rows.iter().find(|row| row.cells[1] == name).unwrap();
    // Three in a row for ann, of which two are new; bob has lost his last one, more than thirty days ago.
    assert_eq!(row("ann").cells[4..6], ["4", "+3"]);
    assert!(row("ann").stands_out && !row("bob").stands_out);
    let (now, change): (i64, i64) =
        (row("ann").cells[2].trim_end_matches('?').parse().unwrap(), row("ann").cells[6].parse().unwrap());
    assert!(now > 1_600 && (100..300).contains(&change), "{now} {change}");
    assert_eq!(row("bob").cells[4..], ["2", "−1", ""]);
    assert!(sheet_of("ann", "settings boards words").is_none() && sheet_of("ann", "leaderboard").is_none());
}

#[test]
fn the_best_wins_are_those_over_the_highest_rated() {
    let mut chat = Chat::new();
    for pair in [["cas", "dan"], ["cas", "dan"], ["ann", "bob"], ["ann", "cas"]] {
        beat(&mut chat, pair);
    }
    let text = chat.say("ann", "profile");
    let (_, wins) = text.split_once("Best wins: ").unwrap();
    assert!(wins.starts_with("cas (1") && wins.contains(") and bob (1500)."), "{text}");
    assert!(!chat.say("dan", "profile").contains("Best wins"));
}

#[test]
fn a_rating_is_provisional_until_it_is_settled() {
    let mut chat = Chat::new();
    for game in 0..16 {
        beat(&mut chat, if game % 4 == 0 { ["bob", "ann"] } else { ["ann", "bob"] });
    }
    let text = chat.say("ann", "leaderboard");
    assert!(
        text.contains("1. ann: ") && text.matches(", provisional (").count() == 2,
        "one opponent settles nothing: {text}"
    );
    for game in 0..24 {
        let [first, second, third] = [["cas", "dan"], ["bob", "cas"], ["dan", "bob"]];
        [first, second, third].into_iter().for_each(|pair| beat(&mut chat, pair));
        beat(&mut chat, if game % 2 == 0 { ["cas", "ann"] } else { ["ann", "cas"] });
    }
    let text = chat.say("ann", "leaderboard");
    assert!(text.contains("1. cas: ") || text.contains("1. bob: "), "those who are settled come first: {text}");
    let ann = text.lines().find(|line| line.contains("ann")).unwrap();
    assert!(ann.starts_with("4. ann: ") && ann.contains(", provisional ("), "ann has met two people: {text}");
    assert_eq!(text.matches(", provisional (").count(), 2, "dan has met two as well: {text}");
}

#[test]
fn whoever_has_not_played_for_a_year_fades_from_the_list_but_not_from_the_book() {
    let mut chat = Chat::new();
    beat(&mut chat, ["ann", "bob"]);
    chat.now += 364 * 24 * 3_600_000;
    assert!(chat.say("cas", "leaderboard").contains("1. ann: 1662, provisional"));
    beat(&mut chat, ["cas", "bob"]);
    chat.now += 2 * 24 * 3_600_000;
    let unrated = chat.say("dan", "leaderboard");
    assert!(unrated.contains("\nYou: not rated yet."), "{unrated}");
    let faded = chat.say("ann", "leaderboard");
    assert!(faded.contains("\nYou: 1662, not listed because your last rated game"), "{faded}");
    let text = chat.say("cas", "leaderboard");
    assert!(!text.contains("ann") && text.contains("1. cas") && text.contains("2. bob"), "{text}");
    assert!(chat.say("ann", "profile").contains("all games: 1662, provisional"));
}

#[test]
fn the_second_rated_game_of_two_people_moves_them_half_as_much() {
    let ann = |chat: &mut Chat| {
        let text = chat.say("ann", "profile");
        let (_, rest) = text.split_once("all games: ").unwrap();
        rest.split(',').next().unwrap().parse::<i64>().unwrap()
    };
    let after = |days: i64| {
        let mut chat = Chat::new();
        beat(&mut chat, ["ann", "bob"]);
        chat.now += days * 24 * 3_600_000;
        let before = ann(&mut chat);
        beat(&mut chat, ["ann", "bob"]);
        ann(&mut chat) - before
    };
    let (at_once, later) = (after(0), after(91));
    assert!((later - 2 * at_once).abs() <= 1, "{at_once} {later}");
}

#[test]
fn a_hundred_wins_over_one_account_gain_at_most_twice_what_five_do() {
    let gained = |wins: usize| {
        let mut chat = Chat::new();
        for _ in 0..wins {
            beat(&mut chat, ["ann", "bob"]);
        }
        let text = chat.say("ann", "profile");
        let (_, rest) = text.split_once("all games: ").unwrap();
        rest.split(',').next().expect("it is provisional, with one opponent").parse::<i64>().unwrap() - 1_500
    };
    let (five, hundred) = (gained(5), gained(100));
    assert!(five > 0 && hundred > five && hundred <= 2 * five, "{five} {hundred}");
}

/// A rated game that the first beats the second in.
fn beat(chat: &mut Chat, [winner, loser]: [&str; 2]) {
    chat.script(&format!("{winner}: challenge {loser} chifoumi first\n{loser}: accept"));
    for (who, action) in [winner, loser].into_iter().cycle().zip(["c2-c3", "c6-c5", "e2-e3", "e6-e5"]) {
        chat.say(who, action);
    }
    chat.say(loser, "resign yes");
}

#[test]
fn lists_that_are_cut_say_how_many_more_there_are() {
    let mut chat = Chat::with(Limits { requests_per_minute: 1_000, challenges_per_person: 20, ..Limits::default() });
    for _ in 0..17 {
        chat.script("ann: challenge bob chifoumi first\nbob: accept");
    }
    let games = chat.say("ann", "games");
    assert!(games.starts_with("Your games (17):") && games.ends_with("… and 2 more."), "{games}");
    assert!(chat.say("cas", "games here").starts_with("Games here (17):"));
    assert!(chat.say("ann", "c2-c3").ends_with("… and 2 more."));
}

#[test]
fn alone_with_the_program_one_is_ranked_among_all() {
    let mut chat = Chat::in_the_middle();
    chat.say("bob", "resign yes");
    let told = words(&chat.letters_alone("ann", "leaderboard")[0]);
    assert_eq!(told[0], "Leaderboard of all communities, all games:");
    assert!(told[1].starts_with("1. ann: 1662, provisional"), "{told:?}");
}

#[test]
fn too_many_requests_within_a_minute_are_told_once() {
    let mut chat = Chat::with(Limits { requests_per_minute: 5, ..Limits::default() });
    let mut answers = Vec::new();
    for _ in 0..8 {
        answers.push(chat.letters("ann", "games").len());
        chat.now -= 1_990;
    }
    assert_eq!(answers, [1, 1, 1, 1, 1, 1, 0, 0]);
    assert!(chat.letters("bob", "games").len() == 1);
    chat.now += 61_000;
    assert!(chat.say("ann", "games").starts_with("No games"));
}

#[test]
fn a_name_is_shown_without_what_could_deceive() {
    let mut chat = Chat::new();
    let mut request = chat.request("ann", "challenge open chifoumi");
    request.person.name = "a\u{202e}n\nn".into();
    assert!(words(&letters(chat.handle(&request))[0])[0].starts_with("an n challenges anyone"));
    let mut request = chat.request("cas", "challenge open chifoumi");
    request.person.name = "\u{200b}".into();
    assert!(words(&letters(chat.handle(&request))[0])[0].starts_with("id-cas challenges anyone"));
}

#[test]
fn whoever_wants_to_be_forgotten_reads_which_tournaments_they_leave_first() {
    let mut chat = Chat::new();
    let live = chat.letters("ann", "tournament open league chifoumi at-once:1")[0].about.unwrap();
    chat.script("bob: tournament join\ncas: tournament join\nann: tournament join\nann: tournament start");
    let open = chat.letters("ann", "tournament open swiss sfirs")[0].about.unwrap();
    chat.script(&format!("bob: tournament join #{open}"));
    let told = chat.say("bob", "forget me");
    assert!(
        told.contains(&format!("You leave tournament #{live}, Chifoumi (basic). Your opponents there win the games")),
        "{told}"
    );
    assert!(told.contains(&format!("You leave tournament #{open}, SFIRS, before it begins.")), "{told}");
    assert!(told.ends_with("If you’re sure, say “forget yes”."), "{told}");
    assert!(chat.say("ann", &format!("tournament table #{open}")).contains("1 joined: bob"), "nothing was done yet");
}

#[test]
fn whoever_asks_to_be_forgotten_is_forgotten_but_not_in_the_middle_of_a_game() {
    let mut chat = Chat::with_game("chifoumi");
    for line in ["forget", "forget me yes"] {
        assert_eq!(
            chat.say("bob", line),
            "You are still playing #1. Finish or resign first (“resign match” if it’s a match), then say “forget” again."
        );
    }
    chat.script("bob: resign yes\nbob: challenge ann sfirs\nann: challenge bob fursaz\nbob: settings theme dark");
    let told = chat.letters("bob", "forget me yes");
    let told: Vec<String> = told.iter().map(|letter| words(letter).join("\n")).collect();
    assert_eq!(
        told,
        [
            "bob withdraws challenge #2.",
            "bob declines challenge #3.",
            "I’ve forgotten you. If you come back, you start from scratch."
        ]
    );
    assert!(!chat.say("ann", "leaderboard").contains("bob"));
    assert!(chat.say("ann", "profile bob").contains("bob"), "by name bob is only known as a member of the chat");
    let letter = chat.letter("ann", "record #1");
    let Attachment::Text { content: record, .. } = &letter.files[0] else { panic!() };
    assert!(record.contains("somebody") && !record.contains("bob"), "{record}");
    assert!(chat.say("ann", "rematch #1").starts_with("Your opponent asked me to forget them"));
    // They come back as somebody new.
    assert!(chat.say("bob", "settings").contains("theme = light, the default: "));
    assert!(chat.say("bob", "profile").contains("No rated games yet."));
    assert!(chat.say("bob", "games").starts_with("No games and no challenges."));
}

#[test]
fn a_game_without_a_result_is_no_draw_in_a_profile() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nbob: resign yes");
    let profile = chat.say("ann", "profile bob");
    assert!(profile.ends_with("You and bob haven’t finished a game yet."), "{profile}");
}

#[test]
fn pictures_of_different_people_scopes_and_seasons_have_different_names() {
    let mut chat = Chat::new();
    beat(&mut chat, ["ann", "bob"]);
    let lines = [
        "profile",
        "profile bob",
        "leaderboard chifoumi",
        "leaderboard chifoumi everywhere",
        "leaderboard chifoumi season",
        "leaderboard chifoumi everywhere season",
    ];
    let mut names: Vec<String> = Vec::new();
    for line in lines {
        let request = chat.request("ann", line);
        for file in letters(chat.handle(&request)).remove(0).files {
            let Attachment::Figure { name, .. } = file else { panic!("{line}: {file:?}") };
            assert!(!names.contains(&name), "{line}: {name}");
            names.push(name);
        }
    }
    assert_eq!(names.len(), lines.len(), "{names:?}");
}

#[test]
fn where_others_read_a_profile_leaves_out_games_of_direct_conversations() {
    let mut chat = Chat::new();
    beat(&mut chat, ["ann", "bob"]);
    let id = chat.letters_alone("ann", "challenge bob chifoumi first")[0].about.unwrap();
    let mut alone = |who: &str, line: &str| lines(&chat.letters_alone(who, line));
    alone("bob", &format!("accept #{id}"));
    for (who, turn) in ["ann", "bob"].into_iter().cycle().zip(["c2-c3", "c6-c5", "e2-e3", "e6-e5"]) {
        alone(who, &format!("#{id} {turn}"));
    }
    alone("ann", &format!("resign #{id} yes"));
    assert!(alone("ann", "profile bob").contains("You against bob: 1 to 1."));
    let told = chat.say("ann", "profile bob");
    assert!(told.contains("You against bob: 1 to 0."), "{told}");
    // Of two who have only met there, nothing is said.
    let mut chat = Chat::new();
    chat.script("ann: help\nbob: help");
    let id = chat.letters_alone("ann", "challenge bob chifoumi first")[0].about.unwrap();
    let mut alone = |who: &str, line: &str| lines(&chat.letters_alone(who, line));
    alone("bob", &format!("accept #{id}"));
    for (who, turn) in ["ann", "bob"].into_iter().cycle().zip(["c2-c3", "c6-c5", "e2-e3", "e6-e5"]) {
        alone(who, &format!("#{id} {turn}"));
    }
    alone("ann", &format!("resign #{id} yes"));
    let told = chat.say("ann", "profile bob");
    assert!(!told.contains("against bob") && !told.contains("haven’t finished"), "{told}");
}
