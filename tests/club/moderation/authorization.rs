//! Who may do what about a game: every command that is about one, for everybody whom it may concern or not, by its
//! number, by an answer to its message, by a button, and by its page.

use parlour::club::{Landed, Letter, Manages, Place, Request, SeenBy};
use parlour::store::Owner;

use crate::pages::support as pages;
use crate::support::{Chat, abroad, direct, landed, letters, place, words};

/// What comes of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum May {
    /// It is done, or refused for what the game is like.
    Yes,
    /// It is said that only the players may.
    Watch,
    /// It is said that Only people who manage the place may, and there.
    Manage,
    /// Nothing of the game is told, not even that there is one.
    Nothing,
}
use May::{Manage as M, Nothing as N, Watch as W, Yes as Y};

/// Who asks from where: ann and bob play in `general`, and ann manages every place that she is in.
fn askers() -> [(&'static str, Place); 7] {
    let elsewhere = abroad("elsewhere");
    [
        ("ann", place("general")),
        ("bob", place("general")),
        ("ann", direct("ann")),
        // Bystanders: there, in another place of that community, in another community, and alone.
        ("cas", place("general")),
        ("cas", place("garden")),
        ("dan", elsewhere),
        ("dan", direct("dan")),
    ]
}

/// Each command, and what comes of it for each of these.
const TABLE: &[(&str, [May; 7])] = &[
    ("board", [Y, Y, Y, Y, Y, N, N]),
    ("board words", [Y, Y, Y, Y, Y, N, N]),
    ("board turn 1", [Y, Y, Y, Y, Y, N, N]),
    ("note", [Y, Y, Y, Y, Y, N, N]),
    ("note a fork", [Y, Y, Y, Y, Y, N, N]),
    ("story", [Y, Y, Y, Y, Y, N, N]),
    ("play-on", [Y, Y, Y, Y, Y, N, N]),
    ("play-on turn 1", [Y, Y, Y, Y, Y, N, N]),
    ("moves", [Y, Y, Y, Y, Y, N, N]),
    ("moves c2", [Y, Y, Y, Y, Y, N, N]),
    ("at c2", [Y, Y, Y, Y, Y, N, N]),
    ("around c2", [Y, Y, Y, Y, Y, N, N]),
    ("row 2", [Y, Y, Y, Y, Y, N, N]),
    ("file c", [Y, Y, Y, Y, Y, N, N]),
    ("line c2", [Y, Y, Y, Y, Y, N, N]),
    ("pieces", [Y, Y, Y, Y, Y, N, N]),
    ("last", [Y, Y, Y, Y, Y, N, N]),
    ("status", [Y, Y, Y, Y, Y, N, N]),
    ("hint", [Y, Y, Y, W, W, N, N]),
    ("coach on", [Y, Y, Y, W, W, N, N]),
    ("analyse", [Y, Y, Y, Y, Y, N, N]),
    ("record", [Y, Y, Y, Y, Y, N, N]),
    ("page new", [Y, Y, Y, W, W, N, N]),
    ("replay", [Y, Y, Y, Y, Y, N, N]),
    ("replay words", [Y, Y, Y, Y, Y, N, N]),
    ("try c2-c3", [Y, Y, Y, Y, Y, N, N]),
    ("move c2-c3", [Y, Y, Y, W, W, N, N]),
    ("end", [Y, Y, Y, W, W, N, N]),
    ("undo", [Y, Y, Y, W, W, N, N]),
    ("resign", [Y, Y, Y, W, W, N, N]),
    ("resign match", [Y, Y, Y, W, W, N, N]),
    ("draw", [Y, Y, Y, W, W, N, N]),
    ("takeback", [Y, Y, Y, W, W, N, N]),
    ("if", [Y, Y, Y, W, W, N, N]),
    ("claim", [Y, Y, Y, W, W, N, N]),
    ("moretime 1d", [Y, Y, Y, W, W, N, N]),
    ("mute", [Y, Y, Y, W, W, N, N]),
    ("unmute", [Y, Y, Y, W, W, N, N]),
    ("watch", [Y, Y, Y, Y, M, N, N]),
    ("unwatch", [Y, Y, Y, Y, Y, N, N]),
    ("rematch", [Y, Y, Y, W, W, N, N]),
    ("vote c2-c3", [Y, Y, Y, Y, Y, N, N]),
    ("ballot", [Y, Y, Y, Y, Y, N, N]),
    ("stop nobody minds", [Y, M, M, M, M, N, N]),
];

/// A game that has begun, with its message.
fn game() -> Chat {
    let mut chat = Chat::new();
    chat.say("ann", "challenge bob chifoumi first");
    let request = chat.request("bob", "accept");
    let (id, _) = chat.handle(&request).letters.remove(0);
    chat.club.sent(id, &landed("m1")).unwrap();
    chat
}

/// The same begun where nobody but ann and the program is.
fn private_game() -> Chat {
    let mut chat = Chat::new();
    chat.script("ann: help\nbob: help");
    for (who, line) in [("ann", "challenge bob chifoumi first"), ("bob", "accept #1")] {
        let mut request = chat.request(who, line);
        request.place = direct(who);
        let (id, _) = chat.handle(&request).letters.remove(0);
        chat.club.sent(id, &Landed { seen_by: SeenBy::One, ..landed("m1") }).unwrap();
    }
    chat
}

/// The name with which a line begins: most are one word.
fn name_in(line: &str) -> &str {
    let names = parlour::command::COMMANDS.iter().map(|spec| spec.name);
    let begins = |name: &&str| line.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    let first = line.split(' ').next().unwrap_or(line);
    names.filter(begins).max_by_key(|name| name.len()).unwrap_or(first)
}

/// What a person is answered to a line about the game, however they name it.
fn answer(mut chat: Chat, (who, from): (&str, &Place), line: &str, by: &str) -> Vec<Letter> {
    let (name, rest) = line.split_at(name_in(line).len());
    let line = if by == "reply" { line.to_owned() } else { format!("{name} #1{rest}") };
    let mut request = chat.request(who, line.trim());
    request.place = from.clone();
    request.replied_to = (by == "reply").then(|| "m1".to_owned());
    request.seen = (by == "button").then_some(0);
    letters(chat.handle(&request))
}

/// What an answer lets the asker do.
fn judge(answered: &[Letter]) -> May {
    let said = answered.iter().flat_map(words).collect::<Vec<_>>().join(" ");
    let names = said.split(|c: char| !c.is_alphanumeric()).any(|word| matches!(word, "ann" | "White" | "Black"));
    let shows =
        answered.iter().any(|letter| letter.picture.is_some() || !letter.files.is_empty() || letter.about.is_some());
    let unknown = [
        "I can’t find a game #1 here",
        "You have no game here",
        "You haven’t finished a game yet.",
        "I show no games from elsewhere here.",
    ];
    if said.contains("Only the two players of #1") {
        May::Watch
    } else if ["Only people who manage this room", "Say that in a room of"].iter().any(|says| said.starts_with(says)) {
        May::Manage
    } else if unknown.iter().any(|unknown| said.starts_with(unknown)) && !names && !shows {
        May::Nothing
    } else {
        May::Yes
    }
}

#[test]
fn whoever_may_not_see_a_game_gets_nothing_of_it_by_number_answer_or_button() {
    let mut wrong = Vec::new();
    for (line, wanted) in TABLE {
        for ((who, from), wanted) in askers().iter().zip(wanted) {
            for by in ["id", "reply", "button"] {
                let answered = answer(game(), (who, from), line, by);
                if judge(&answered) != *wanted {
                    let said: Vec<String> = answered.iter().flat_map(words).collect();
                    wrong.push(format!("{who} in {} says {line} by {by}: {said:?}, not {wanted:?}", from.id));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_link_of_a_page_lets_nobody_do_anything_about_its_game_or_be_known_there() {
    let mut wrong = Vec::new();
    for (line, _) in TABLE {
        for (who, from) in [("dan", direct("dan")), ("cas", place("general"))] {
            let (mut chat, key) = pages::game();
            if who == "cas" {
                chat.say("cas", "help");
            }
            pages::sign_in(&mut chat, who, who);
            let kept = |chat: &mut Chat| format!("{:?}", chat.club.store().read().unwrap().game(1).unwrap());
            let before = kept(&mut chat);
            let Ok(asked) = pages::request(&mut chat, &key, who, (line, "f1")) else { continue };
            chat.handle(&asked);
            if asked.place.id != from.id || kept(&mut chat) != before {
                wrong.push(format!("{who} does {line} by a page, in {}", asked.place.id));
            }
            let told = chat.letters_alone("dan", "watch #1");
            if judge(&told) != May::Nothing {
                wrong.push(format!("{who} made dan known by {line}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_game_begun_in_a_conversation_of_two_is_seen_by_its_players_alone() {
    let mut wrong = Vec::new();
    for (line, _) in TABLE {
        // bob and cas in a place of both, dan in another community.
        for (who, from) in askers().into_iter().skip(1).step_by(2) {
            for by in ["id", "reply"] {
                let may = judge(&answer(private_game(), (who, &from), line, by));
                if (may == May::Nothing) == matches!(who, "ann" | "bob") {
                    wrong.push(format!("{who} in {} says {line} by {by}: {may:?}", from.id));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What a community has of order: who is banned, what was done, what was set, which tournaments there are.
fn order(chat: &mut Chat) -> String {
    let tx = chat.club.store().read().unwrap();
    let home = tx.place(1).unwrap();
    let settings: Vec<_> = ["play", "games", "clock"]
        .into_iter()
        .flat_map(|name| {
            let owners = [Owner::Place(home.id), Owner::Community(home.community_id)];
            owners.map(|owner| tx.setting(owner, name).unwrap())
        })
        .collect();
    let tournaments = tx.tournaments_in(home.id, 10).unwrap();
    let state = tournaments.iter().map(|tournament| tournament.state).collect::<Vec<_>>();
    format!(
        "{:?} {} {settings:?} {state:?}",
        tx.banned_from(home.community_id).unwrap(),
        tx.audited(home.community_id).unwrap()
    )
}

#[test]
fn only_the_organizer_their_helpers_and_the_managers_there_run_a_tournament() {
    // What is said, whether it has to have begun before, and whether helpers may.
    let lines = [
        ("tournament seeds #1 p1", false, true),
        ("tournament remove #1 p0 moved away", false, true),
        ("tournament start #1", false, true),
        ("tournament pause #1", true, true),
        ("tournament extend #1 1d", true, true),
        ("tournament replace #1 p0 with cas", true, true),
        ("tournament award #GAME p0 is ill", true, true),
        ("tournament draw #GAME both are ill", true, true),
        ("tournament helper #1 cas", true, false),
        ("tournament helper #1 dan off", true, false),
        ("tournament cancel #1 yes", true, false),
    ];
    let askers = [
        ("bob", place("general"), Manages::NOTHING, true, true),
        ("dan", place("general"), Manages::NOTHING, true, false),
        ("ann", place("general"), Manages::ALL, true, true),
        ("bob", direct("bob"), Manages::NOTHING, true, true),
        ("p0", place("general"), Manages::NOTHING, false, false),
        ("cas", direct("cas"), Manages::ALL, false, false),
        ("cas", abroad("elsewhere"), Manages::ALL, false, false),
    ];
    for (line, begun, helpers_may) in lines {
        for (who, from, manages, may, may_all) in &askers {
            let mut chat = Chat::new();
            chat.script(
                "bob: tournament open league sfirs round:2d\np0: tournament join\np1: tournament join\ncas: games
                 dan: games\nbob: tournament helper #1 dan",
            );
            if begun {
                chat.letters("bob", "tournament start #1");
            }
            let tx = chat.club.store().read().unwrap();
            let game = tx.matches_of(1).unwrap().first().map(|row| tx.last_game_of(row.id).unwrap().unwrap());
            drop(tx);
            let before = order(&mut chat);
            let mut request = chat.request(who, &line.replace("#GAME", &format!("#{}", game.unwrap_or(0))));
            (request.place, request.manages) = (from.clone(), *manages);
            chat.handle(&request);
            let expected = if helpers_may { *may } else { *may_all };
            assert_eq!(order(&mut chat) != before, expected, "{who} in {}: {line}", from.id);
        }
    }
}

#[test]
fn only_those_who_manage_a_community_keep_order_in_it() {
    let elsewhere = abroad("elsewhere");
    let lines = [
        "ban bob yes stalls",
        "ban cas off",
        "settings place play off",
        "settings community games sfirs",
        "settings place clock 3d",
        "tournament open league sfirs",
        "tournament start #2",
        "tournament cancel #2 yes",
    ];
    // Who asks from where, whether they manage that place, and whether that is to be enough.
    let askers = [
        ("ann", place("general"), Manages::ALL, true),
        ("bob", place("general"), Manages::NOTHING, false),
        ("cas", place("general"), Manages::NOTHING, false),
        ("dan", elsewhere, Manages::ALL, false),
        ("dan", direct("dan"), Manages::ALL, false),
    ];
    for line in lines {
        for (who, from, manages, may) in &askers {
            for by in ["line", "menu", "reply"] {
                let mut chat = game();
                chat.script(
                    "ann: tournament open league sfirs\nbob: tournament join\nann: tournament join
                     ann: settings community tournaments managers\nann: ban cas yes talks\ncas: board #1",
                );
                let before = order(&mut chat);
                let mut request = chat.request(who, line);
                (request.place, request.manages) = (from.clone(), *manages);
                request.token = (by == "menu").then(|| "token".to_owned());
                request.replied_to = (by == "reply").then(|| "m1".to_owned());
                chat.handle(&request);
                assert_eq!(order(&mut chat) != before, *may, "{who} in {}: {line} by {by}", from.id);
            }
        }
    }
}

#[test]
fn a_bare_yes_needs_the_rights_of_what_it_stands_for() {
    let channel_alone = Manages { place: true, community: false };
    for (manages, is_banned) in [(Manages::ALL, true), (channel_alone, false), (Manages::NOTHING, false)] {
        let mut chat = game();
        chat.script("ann: ban dan stalls every game");
        let request = chat.request("ann", "yes");
        chat.handle(&Request { manages, ..request });
        let listed = chat.say("ann", "ban");
        assert_eq!(listed.contains("dan"), is_banned, "{manages:?}: {listed}");
    }
}

#[test]
fn only_those_who_manage_a_community_see_its_audit_list_and_who_is_banned() {
    for line in ["audit", "ban"] {
        for (who, manages, sees) in
            [("ann", Manages::ALL, true), ("bob", Manages::NOTHING, false), ("cas", Manages::NOTHING, false)]
        {
            let mut chat = game();
            chat.script("ann: ban dan yes stalls every game");
            let mut request = chat.request(who, line);
            request.manages = manages;
            let said: Vec<String> = letters(chat.handle(&request)).iter().flat_map(words).collect();
            assert_eq!(said.join(" ").contains("dan"), sees, "{who}: {line}: {said:?}");
        }
    }
}

#[test]
fn every_command_about_a_game_is_in_the_table() {
    let about_none = ["accept", "decline", "withdraw"];
    for spec in parlour::command::COMMANDS {
        let takes_game = spec.params.iter().any(|param| param.name == "id");
        let is_there = TABLE.iter().any(|(line, _)| name_in(line) == spec.name);
        // Tournaments have numbers too, and rules of their own.
        let is_tournament = spec.name.starts_with("tournament");
        // These are `pieces`, `last` and `moves`, asked by a player.
        let players_own = ["mine", "theirs", "since", "threats"].contains(&spec.name);
        assert!(
            is_there || is_tournament || !takes_game || players_own || about_none.contains(&spec.name),
            "{}",
            spec.name
        );
    }
}

#[test]
fn an_offer_is_the_matter_of_those_two_between_whom_it_is() {
    for (who, from, said) in [
        ("cas", place("general"), "You can’t answer #1: it was made to somebody else."),
        ("cas", place("garden"), "Nobody has offered you anything with the number #1."),
        ("dan", direct("dan"), "Nobody has offered you anything with the number #1."),
    ] {
        for by in ["id", "reply"] {
            for command in ["accept", "decline", "withdraw"] {
                let mut chat = Chat::new();
                let request = chat.request("ann", "challenge bob chifoumi");
                let (id, _) = chat.handle(&request).letters.remove(0);
                chat.club.sent(id, &landed("m1")).unwrap();
                let line = if by == "id" { format!("{command} #1") } else { command.to_owned() };
                let mut request = chat.request(who, &line);
                request.place = from.clone();
                request.replied_to = (by == "reply").then(|| "m1".to_owned());
                assert_eq!(words(&letters(chat.handle(&request))[0]), [said], "{who}: {line}");
            }
        }
    }
}
