//! Communities of two platforms that are one.

use std::io::Cursor;

use parlour::club::{Audience, Club, Letter, Limits, Manages, Origin, Person, Place, Request, To};
use parlour::rules::Player;
use parlour::store::Store;
use parlour::upkeep::{export, import};

use super::accounts::{confirmed, word_in};
use crate::support::{Chat, buttons, due, letters, lines, words};

/// A Discord server with a channel, and a Matrix space with a room, in one chat.
pub struct Both {
    pub chat: Chat,
    events: u32,
}

/// A place of a platform: the channel or room of this name in the community of this name.
pub fn place_of(community: &str, name: &str) -> Place {
    Place { id: format!("{community}/{name}"), name: name.to_owned(), direct: false, community: community.to_owned() }
}

/// The id of somebody on a platform.
pub fn id_of(platform: &str, who: &str) -> String {
    if platform == "matrix" { format!("@{who}:example.org") } else { format!("{platform}-{who}") }
}

impl Both {
    pub fn new() -> Self {
        Self { chat: Chat::new(), events: 0 }
    }

    /// What somebody says on a platform; those who have a capital letter manage their community.
    pub fn request(&mut self, platform: &'static str, place: Place, who: &str, line: &str) -> Request {
        self.events += 1;
        let request = self.chat.request(who, line);
        let person = Person { id: id_of(platform, who), name: who.to_owned() };
        let manages = if who.starts_with(char::is_uppercase) { Manages::ALL } else { Manages::NOTHING };
        let origin = Origin { platform, event: format!("{platform}-{}", self.events) };
        Request { origin, place, person, manages, people: Vec::new(), ..request }
    }

    /// The letters that follow from a line in a place, on both platforms.
    pub fn letters_in(&mut self, platform: &'static str, place: Place, who: &str, line: &str) -> Vec<Letter> {
        let request = self.request(platform, place, who, line);
        letters(self.chat.handle(&request))
    }

    pub fn discord(&mut self, who: &str, line: &str) -> Vec<Letter> {
        self.letters_in("discord", place_of("server", "general"), who, line)
    }

    /// The letters that wait to be sent on a platform.
    pub fn waiting(&mut self, platform: &str) -> Vec<Letter> {
        let at = self.chat.at();
        due(&mut self.chat.club, platform, at).into_iter().map(|(_, outgoing)| outgoing.letter).collect()
    }

    pub fn matrix(&mut self, who: &str, line: &str) -> Vec<Letter> {
        self.letters_in("matrix", place_of("space", "lounge"), who, line)
    }

    /// Everything that a line on Discord leads to, in words.
    pub fn on_discord(&mut self, who: &str, line: &str) -> String {
        lines(&self.discord(who, line))
    }

    pub fn on_matrix(&mut self, who: &str, line: &str) -> String {
        lines(&self.matrix(who, line))
    }

    /// A code for the server.
    pub fn code(&mut self) -> String {
        code_in(&self.discord("Ada", "community link")[0])
    }

    /// Joins the space to the server.
    pub fn join(&mut self) {
        let code = self.code();
        self.matrix("Mia", &format!("community link {code} yes"));
        let joined = self.confirm();
        assert!(joined.contains("is now one with"), "{joined}");
        self.settle();
    }

    /// What the server hears when it is asked what there is to confirm, and confirms that.
    pub fn confirm(&mut self) -> String {
        let asked = self.on_discord("Ada", "community confirm");
        match word_in(&asked) {
            Some(word) => self.on_discord("Ada", &format!("community confirm {word}")),
            None => asked,
        }
    }

    pub fn part(&mut self) {
        let parted = self.on_matrix("Mia", "community unlink yes");
        assert!(parted.contains("no longer one with"), "{parted}");
        self.settle();
    }

    /// Has everything done that is due by now, so that all ratings are computed.
    pub fn settle(&mut self) {
        let at = self.chat.at();
        while self.chat.club.tick(at).unwrap() {}
    }

    /// A rated game that the first of two people wins by resignation, all in one place.
    pub fn rated_game(&mut self, platform: &'static str, place: &Place, winner: &str, loser: &str) {
        let id = id_of(platform, loser);
        let mut say = |who: &str, line: &str| self.letters_in(platform, place.clone(), who, line);
        say(loser, "games");
        let id = say(winner, &format!("challenge {id} chifoumi 5d rated first"))[0].about.unwrap();
        for (who, line) in [
            (loser, "accept"),
            (winner, "c2-c3"),
            (loser, "c6-c5"),
            (winner, "e2-e3"),
            (loser, "e6-e5"),
            (loser, "resign yes"),
        ] {
            assert!(!say(who, &format!("#{id} {line}")).is_empty(), "{who}: {line}");
        }
        let tx = self.chat.club.store().read().unwrap();
        assert!(tx.game(id).unwrap().unwrap().verdict.is_some_and(|verdict| verdict.winner == Some(Player::One)));
    }
}

pub fn code_in(letter: &Letter) -> String {
    let text = words(letter).join("\n");
    let is_code = |word: &&str| word.len() == 9 && word.as_bytes()[4] == b'-';
    let code = text.split([' ', ',', '.', '“', '”']).find(is_code);
    code.unwrap_or_else(|| panic!("there is no code in “{text}”")).to_owned()
}

fn is_in(letter: &Letter, place: &str) -> bool {
    letter.to == To::Place(place.to_owned())
}

#[test]
fn the_code_is_shown_to_its_maker_alone_and_everybody_confirms_what_is_joined() {
    let mut both = Both::new();
    let [given] = &both.discord("Ada", "community link")[..] else { panic!() };
    assert_eq!(given.audience, Audience::AskerAlone);
    let code = code_in(given);
    let [asked] = &both.matrix("Mia", &format!("community link {code}"))[..] else { panic!() };
    let told = words(asked).join("\n");
    assert!(told.starts_with("This joins your community with that of general on Discord."), "{told}");
    for merged in
        ["leaderboard", "games and tournaments", "audit list", "a ban holds in both", "settings hold for both"]
    {
        assert!(told.contains(merged), "{merged}: {told}");
    }
    assert_eq!(buttons(asked), [format!("community link {code} yes")]);
    both.matrix("Mia", "yes");
    let wanted = both.waiting("discord").pop().unwrap();
    assert!(is_in(&wanted, "server/general"), "{wanted:#?}");
    assert!(words(&wanted)[0].starts_with("Mia, who manages the community of lounge on Matrix,"), "{wanted:#?}");
    let confirm = format!("community confirm {}", word_in(&words(&wanted).join(" ")).unwrap());
    assert_eq!(buttons(&wanted), [confirm.as_str()]);
    // Whoever names nothing is asked what they mean.
    let again = both.on_discord("Ada", "community link yes");
    assert!(again.starts_with("The community of lounge on Matrix wants to join this one."), "{again}");
    let told = both.on_discord("Ada", &confirm);
    assert!(told.starts_with("This community is now one with that of lounge on Matrix."), "{told}");
    let told = both.waiting("matrix").pop().unwrap();
    assert_eq!(words(&told)[0], "This community is now one with that of general on Discord.");
    assert!(is_in(&told, "space/lounge"));
}

#[test]
fn a_confirmation_is_of_the_community_in_the_question_and_of_no_other() {
    let mut both = Both::new();
    let code = both.code();
    both.matrix("Mia", &format!("community link {code} yes"));
    let stale = buttons(&both.waiting("discord").pop().unwrap()).remove(0);
    assert!(both.on_matrix("Mia", "community unlink").contains("withdrawn"));
    assert!(both.on_discord("Ada", &stale).starts_with("No community asks"));
    let code = both.code();
    let other = place_of("other space", "hall");
    both.letters_in("matrix", other, "Eva", &format!("community link {code} yes"));
    let refused = both.on_discord("Ada", &stale);
    assert!(refused.starts_with("That was about another community. Now that of hall on Matrix wants"), "{refused}");
    assert!(refused.ends_with("“community confirm” shows you the question."), "{refused}");
    assert!(!both.on_matrix("Mia", "community unlink").contains("Do you"), "nothing is joined");
    assert!(both.confirm().contains("is now one with that of hall on Matrix"));
}

#[test]
fn only_managers_of_the_whole_community_can_join_it() {
    let mut both = Both::new();
    let refusal = "Only people who manage the whole community can do that.";
    assert_eq!(both.on_discord("ann", "community link"), refusal);
    let code = both.code();
    assert_eq!(both.on_matrix("max", &format!("community link {code} yes")), refusal);
    let request = both.request("matrix", place_of("space", "lounge"), "max", &format!("community link {code} yes"));
    let of_the_room = Request { manages: Manages { place: true, community: false }, ..request };
    assert_eq!(lines(&letters(both.chat.handle(&of_the_room))), refusal);
    both.matrix("Mia", &format!("community link {code} yes"));
    assert_eq!(both.on_discord("ann", "community confirm"), refusal);
    assert_eq!(both.on_discord("ann", "community unlink"), refusal);
    // Whoever used the code can't confirm it in their own community.
    assert!(both.on_matrix("Mia", "community confirm").starts_with("No community asks"));
    let direct = Place { id: "dm".into(), name: "Ada".into(), direct: true, community: "dm".into() };
    let told = lines(&both.letters_in("discord", direct, "Ada", "community link"));
    assert_eq!(told, "Say that in a room of the community you mean.");
    assert!(both.confirm().contains("is now one"));
}

#[test]
fn a_code_works_once_and_not_forever_and_not_for_its_own_community() {
    let mut both = Both::new();
    let code = both.code();
    let own = both.on_discord("Ada", &format!("community link {code} yes"));
    assert_eq!(own, "This code is this community’s own. Type it in the other one.");
    let server = place_of("other server", "general");
    let told = lines(&both.letters_in("discord", server, "Oda", &format!("community link {code} yes")));
    assert_eq!(told, "Only communities on different platforms can become one.");
    assert!(both.on_matrix("Mia", &format!("community link {code} yes")).contains("I asked in general on Discord."));
    let wrong = "I don’t know this code. It may be mistyped, used or too old. Ask for a new one.";
    assert_eq!(both.on_matrix("Mia", &format!("community link {code} yes")), wrong);
    // Not confirmed in time.
    both.chat.wait("25h");
    assert!(both.confirm().starts_with("No community asks"));
    let code = both.code();
    both.chat.wait("25h");
    assert_eq!(both.on_matrix("Mia", &format!("community link {code}")), wrong);
    assert_eq!(both.on_matrix("Mia", "community unlink"), "This community isn’t one with any other.");
    // Refused.
    let code = both.code();
    both.matrix("Mia", &format!("community link {code} yes"));
    assert_eq!(both.on_discord("Ada", "community unlink"), "The request to join the two communities is withdrawn.");
    assert!(both.confirm().starts_with("No community asks"));
}

#[test]
fn a_community_joins_only_one_other() {
    let mut both = Both::new();
    both.join();
    let already = "A community can join only one other. Say “community unlink” where they are one to part them first.";
    assert_eq!(both.on_matrix("Mia", "community link"), already);
    let (console, room) = ("console", place_of("terminal", "room"));
    let code = code_in(&both.letters_in(console, room, "Cy", "community link")[0]);
    assert_eq!(both.on_matrix("Mia", &format!("community link {code}")), already);
    assert_eq!(both.on_discord("Ada", &format!("community link {code}")), already);
    // A second space doesn't fit either.
    let code = both.code();
    let other = place_of("other space", "hall");
    let told = lines(&both.letters_in("matrix", other, "Eva", &format!("community link {code}")));
    assert_eq!(told, "Only communities on different platforms can become one.");
}

#[test]
fn joined_communities_have_one_leaderboard_and_parted_ones_each_their_own() {
    let mut both = Both::new();
    let (channel, room) = (place_of("server", "general"), place_of("space", "lounge"));
    both.rated_game("discord", &channel, "ann", "ben");
    both.rated_game("matrix", &room, "max", "moe");
    let named = |told: &str| ["ann", "ben", "max", "moe"].map(|name| told.contains(name));
    assert_eq!(named(&both.on_discord("Ada", "leaderboard")), [true, true, false, false]);
    assert_eq!(named(&both.on_matrix("Mia", "leaderboard")), [false, false, true, true]);
    both.join();
    assert_eq!(named(&both.on_discord("Ada", "leaderboard")), [true; 4]);
    assert_eq!(named(&both.on_matrix("Mia", "leaderboard")), [true; 4]);
    both.part();
    assert_eq!(named(&both.on_discord("Ada", "leaderboard")), [true, true, false, false]);
    assert_eq!(named(&both.on_matrix("Mia", "leaderboard")), [false, false, true, true]);
}

#[test]
fn the_settings_of_the_codes_community_hold_and_are_kept_by_both_when_they_part() {
    let mut both = Both::new();
    both.discord("Ada", "settings community clock 5d");
    both.matrix("Mia", "settings community clock 2d");
    both.join();
    assert!(both.on_matrix("max", "settings community clock").contains("5d"));
    both.matrix("Mia", "settings community clock 7d");
    assert!(both.on_discord("ann", "settings community clock").contains("7d"));
    both.part();
    assert!(both.on_matrix("max", "settings community clock").contains("7d"));
    both.discord("Ada", "settings community clock 1d");
    assert!(both.on_matrix("max", "settings community clock").contains("7d"));
    assert!(both.on_discord("ann", "settings community clock").contains("1d"));
}

#[test]
fn bans_and_audit_lists_are_of_both() {
    let mut both = Both::new();
    both.discord("ben", "games");
    both.matrix("moe", "games");
    both.matrix("Mia", "ban moe yes stalls");
    both.join();
    assert!(both.on_discord("Ada", "ban").contains("moe"));
    let told = both.on_discord("Ada", "ban @moe:example.org yes stalls");
    assert!(told.contains("already"), "{told}");
    // Somebody of the other platform is banned by name, and from there.
    both.matrix("max", "games");
    assert!(both.on_discord("Ada", "ban @max:example.org yes cheats").contains("max"));
    assert!(both.on_matrix("max", "challenge fursaz").contains("banned"));
    let audit = both.on_matrix("Mia", "audit");
    for entry in ["moe", "max", "stalls", "cheats", "general (discord)", "lounge (matrix)"] {
        assert!(audit.contains(entry), "{entry}: {audit}");
    }
    assert!(both.on_matrix("Mia", "ban moe off").contains("moe"));
    both.part();
    assert!(both.on_discord("Ada", "ban").contains("max"), "it was made there");
    assert!(!both.on_matrix("max", "challenge fursaz").contains("banned"));
    assert!(!both.on_matrix("moe", "challenge fursaz").contains("banned"));
    assert!(!both.on_discord("Ada", "audit").contains("stalls"));
}

#[test]
fn people_are_found_by_name_or_id_across_but_only_while_joined() {
    let mut both = Both::new();
    both.matrix("max", "games");
    let unknown = |told: &str| told.contains("don’t know anybody") || told.contains("nobody");
    for name in ["max", "@max:example.org"] {
        let told = both.on_discord("ann", &format!("challenge {name} fursaz"));
        assert!(unknown(&told), "{told}");
    }
    both.join();
    let told = both.on_discord("ann", "challenge @max:example.org fursaz");
    assert!(told.contains("max"), "{told}");
    let told = both.on_discord("ann", "withdraw");
    assert!(told.contains("withdr"), "{told}");
    let told = both.on_discord("ann", "challenge max fursaz first");
    assert!(told.contains("max"), "{told}");
    let began = both.on_matrix("max", "accept");
    assert!(began.contains("ann") && began.contains("max"), "{began}");
    // A stranger to both finds nobody.
    let told = lines(&both.letters_in("discord", place_of("other server", "general"), "eve", "challenge max fursaz"));
    assert!(unknown(&told), "{told}");
    both.part();
    let told = both.on_discord("ben", "challenge max fursaz");
    assert!(unknown(&told), "{told}");
    // What was begun goes on.
    assert!(both.on_matrix("max", "games mine").contains("ann"));
}

#[test]
fn games_are_listed_in_both_and_shown_to_nobody_else() {
    let mut both = Both::new();
    both.discord("ben", "games");
    let began = both.discord("ann", "challenge ben chifoumi first");
    let id = began[0].about.unwrap();
    both.discord("ben", "accept");
    assert!(!both.on_matrix("max", "games here").contains("ann"));
    assert!(both.on_matrix("max", &format!("board #{id}")).contains("can’t find"));
    both.join();
    assert!(both.on_matrix("max", "games here").contains("ann"));
    assert!(!both.on_matrix("max", &format!("board #{id}")).contains("can’t find"));
    let other = place_of("other space", "hall");
    assert!(lines(&both.letters_in("matrix", other, "eve", &format!("board #{id}"))).contains("can’t find"));
    both.part();
    assert!(!both.on_matrix("max", "games here").contains("ann"));
    assert!(both.on_matrix("max", &format!("board #{id}")).contains("can’t find"));
}

#[test]
fn a_game_is_followed_from_the_other_platform_until_the_communities_part() {
    let mut both = Both::new();
    let alone = Place { direct: true, ..place_of("alone", "max") };
    both.discord("ben", "games");
    both.matrix("max", "games");
    let id = both.discord("ann", "challenge ben chifoumi first")[0].about.unwrap();
    both.discord("ben", "accept");
    let watch = format!("watch #{id}");
    assert!(lines(&both.letters_in("matrix", alone.clone(), "max", &watch)).contains("can’t find"));
    both.join();
    assert!(both.on_matrix("Mia", &watch).starts_with("I’ll show"));
    assert!(lines(&both.letters_in("matrix", alone.clone(), "max", &watch)).starts_with("I’ll show"));
    let before = both.waiting("matrix").len();
    both.discord("ann", &format!("#{id} c2-c3"));
    let told = both.waiting("matrix").split_off(before);
    assert_eq!(told.len(), 2);
    for place in ["space/lounge", "alone/max"] {
        let shown: Vec<&Letter> = told.iter().filter(|letter| is_in(letter, place)).collect();
        assert!(matches!(shown.as_slice(), [shown] if shown.pings.is_empty() && shown.picture.is_some()), "{told:#?}");
    }
    both.part();
    let before = both.waiting("matrix").len();
    both.discord("ben", &format!("#{id} c6-c5"));
    assert_eq!(both.waiting("matrix").len(), before);
    assert!(lines(&both.letters_in("matrix", alone, "max", "watch")).contains("no games from elsewhere"));
}

#[test]
fn a_room_that_is_replaced_keeps_its_community_joined() {
    let mut both = Both::new();
    let room = |id: &str| Place { id: id.into(), name: "den".into(), direct: false, community: id.into() };
    let code = both.code();
    both.letters_in("matrix", room("!old"), "Mia", &format!("community link {code} yes"));
    both.confirm();
    let at = both.chat.at();
    both.chat.club.move_place("matrix", "!old", "!new", at).unwrap();
    both.discord("ann", "games");
    let told = lines(&both.letters_in("matrix", room("!new"), "max", "challenge ann fursaz"));
    assert!(told.contains("ann") && told.contains("accept"), "{told}");
    let told = lines(&both.letters_in("matrix", room("!new"), "Mia", "community unlink yes"));
    assert!(told.contains("no longer one with that of general on Discord"), "{told}");
}

#[test]
fn joined_communities_move_to_another_database_joined() {
    let mut both = Both::new();
    let (channel, room) = (place_of("server", "general"), place_of("space", "lounge"));
    both.rated_game("discord", &channel, "ann", "ben");
    both.rated_game("matrix", &room, "max", "moe");
    both.join();
    both.discord("Ada", "ban @moe:example.org yes stalls");
    let id = both.discord("Ada", "tournament open league sia-doble")[0].about.unwrap();
    both.matrix("max", &format!("tournament join #{id}"));
    let asked = |both: &mut Both| {
        let lines = ["leaderboard", "ban", "tournament list", "settings community"];
        lines.map(|line| both.on_matrix("Mia", line)).join("\n")
    };
    let before = asked(&mut both);
    let (mut text, mut new) = (Vec::new(), Store::in_memory().unwrap());
    export(both.chat.club.store(), &mut text, |_| {}).unwrap();
    import(&mut new, &mut Cursor::new(text), |_| {}).unwrap();
    both.chat.club = Club::new(new, Limits::default());
    assert_eq!(asked(&mut both), before);
    assert!(before.contains("ann") && before.contains("moe"), "{before}");
    both.discord("ann", &format!("tournament join #{id}"));
    both.discord("Ada", &format!("tournament start #{id}"));
    let told = both.waiting("matrix").into_iter().filter(|letter| is_in(letter, "space/lounge"));
    assert!(lines(&told.collect::<Vec<_>>()).contains("round 1 of 1 begins"));
    both.part();
    assert!(!both.on_matrix("Mia", "leaderboard").contains("ann"));
}

#[test]
fn whoever_is_alone_in_a_room_that_has_joined_a_server_sets_nothing_for_it() {
    let mut both = Both::new();
    let room = Place { id: "hall".into(), ..place_of("hall", "hall") };
    let code = both.code();
    both.letters_in("matrix", room.clone(), "Mia", &format!("community link {code} yes"));
    assert!(both.confirm().contains("is now one with"));
    both.letters_in("matrix", room.clone(), "eve", "games");
    let alone = Place { direct: true, ..room };
    let refused = lines(&both.letters_in("matrix", alone.clone(), "eve", "settings community theme dark"));
    assert!(refused.contains("Only"), "{refused}");
    // Their own room is theirs.
    let own = lines(&both.letters_in("matrix", alone, "eve", "settings place theme dark"));
    assert!(own.contains("is now dark"), "{own}");
    assert!(!both.on_discord("ann", "settings").contains("theme = dark"));
}

#[test]
fn whoever_is_forgotten_is_found_in_neither_community() {
    let mut both = Both::new();
    both.discord("ann", "games");
    let room = place_of("space", "lounge");
    both.rated_game("matrix", &room, "max", "moe");
    both.join();
    let direct = Place { id: "dm-max".into(), name: "max".into(), direct: true, community: "dm-max".into() };
    let told = lines(&both.letters_in("matrix", direct, "max", "forget me yes"));
    assert!(told.contains("forg"), "{told}");
    both.settle();
    assert!(!both.on_discord("ann", "leaderboard").contains("max"));
    assert!(both.on_discord("ann", "challenge @max:example.org fursaz").contains("don’t know"));
    both.part();
    assert!(!both.on_matrix("moe", "leaderboard").contains("max"));
}

#[test]
fn somebody_known_from_the_other_side_is_named_by_the_account_that_was_seen_there() {
    let mut both = Both::new();
    let alone = |platform: &str| place_of(&format!("direct-{platform}"), "alone");
    let direct = |platform: &str| Place { direct: true, ..alone(platform) };
    // The older account is on a server that nobody here knows.
    both.letters_in("discord", place_of("elsewhere", "general"), "robert", "games");
    both.discord("ann", "games");
    both.matrix("bob", "games");
    both.join();
    let code = code_in(&both.letters_in("discord", direct("discord"), "robert", "link")[0]);
    both.letters_in("matrix", direct("matrix"), "bob", &format!("link {code}"));
    confirmed(|line| lines(&both.letters_in("matrix", direct("matrix"), "bob", line)));
    let linked = confirmed(|line| lines(&both.letters_in("discord", direct("discord"), "robert", line)));
    assert!(linked.contains("are one player now"), "{linked}");
    both.on_discord("ann", "block @bob:example.org");
    let listed = both.on_discord("ann", "block");
    assert!(listed.contains("bob") && !listed.contains("robert"), "{listed}");
}
