//! A community against another one: a channel on one platform, where ann manages, and a room on another one, where bob
//! does. Three people vote in the channel, four in the room.

mod polls;

use std::path::PathBuf;

use parlour::clock::read_length;
use parlour::club::{Attachment, Audience, Club, Letter, Limits, Manages, Origin, Place, Request, Said, To};
use parlour::scene::Figure;
use parlour::store::{COMMUNITY, DueKind, GameState, RatingKey, RatingScope, Store, StoredGame};
use parlour::upkeep::{export, import};

use super::accounts::{code_in, confirmed};
use crate::support::{Chat, direct, person, words};

const PLATFORMS: [&str; 2] = ["discord", "matrix"];
/// Those in the channel; everybody else is in the room.
const CHANNEL: [&str; 3] = ["ann", "cas", "cid"];

struct Rooms {
    chat: Chat,
    path: Option<PathBuf>,
    /// The number of the last letter that was read.
    last: i64,
}

impl Rooms {
    fn new() -> Self {
        Self { chat: Chat::new(), path: None, last: 0 }
    }

    /// A game of Fursaz that the channel begins, whose votes last an hour, and whose turns may take three.
    fn playing(wish: &str) -> Self {
        let mut rooms = Self::new();
        rooms.begin(wish);
        rooms
    }

    fn begin(&mut self, wish: &str) -> StoredGame {
        let code = self.code(wish);
        self.say("bob", &format!("vote accept {code}"));
        self.game()
    }

    /// The code of a challenge, which only the one who asked for it hears.
    fn code(&mut self, wish: &str) -> String {
        let letters = self.letters("ann", &format!("vote challenge {wish}"));
        let alone: Vec<&Letter> = letters.iter().filter(|letter| letter.audience == Audience::AskerAlone).collect();
        assert_eq!((alone.len(), letters.len()), (1, 1), "{letters:#?}");
        let text = words(alone[0]).join(" ");
        let is_code = |word: &&str| word.len() == 9 && word.as_bytes()[4] == b'-' && word.to_uppercase() == **word;
        text.split([' ', ',', '.', '“', '”', '’']).find(is_code).unwrap_or_else(|| panic!("{text}")).to_owned()
    }

    fn request(&mut self, who: &str, line: &str) -> Request {
        let here = CHANNEL.contains(&who);
        let platform = PLATFORMS[usize::from(!here)];
        let name = if here { "channel" } else { "room" };
        let place = Place {
            id: format!("place-{name}"),
            name: name.to_owned(),
            direct: false,
            community: format!("of-{name}"),
        };
        let request = self.chat.request(who, line);
        let manages = if matches!(who, "ann" | "bob") { Manages::ALL } else { Manages::NOTHING };
        let event = request.origin.event.clone();
        Request {
            origin: Origin { platform, event },
            place,
            manages,
            people: Vec::new(),
            person: person(who),
            ..request
        }
    }

    fn hear(&mut self, request: &Request) -> Vec<Letter> {
        let _ = self.chat.handle(request);
        self.written()
    }

    /// Everything that is written on any platform because of a line.
    fn letters(&mut self, who: &str, line: &str) -> Vec<Letter> {
        let request = self.request(who, line);
        self.hear(&request)
    }

    /// The same, as lines of which each says where it goes.
    fn say(&mut self, who: &str, line: &str) -> String {
        told(&self.letters(who, line))
    }

    fn say_alone(&mut self, who: &str, line: &str) -> String {
        let request = self.request(who, line);
        let letters = self.hear(&Request { place: direct(who), ..request });
        told(&letters)
    }

    /// What is written because somebody is overheard.
    fn overhear(&mut self, who: &str, line: &str) -> String {
        let request = self.request(who, line);
        let Some(said) = Said::overheard(line) else { return String::new() };
        let letters = self.hear(&Request { said, ..request });
        told(&letters)
    }

    fn wait(&mut self, length: &str) -> String {
        self.chat.now += i64::try_from(read_length(length).unwrap().as_millis()).unwrap();
        self.tick()
    }

    fn tick(&mut self) -> String {
        let at = self.chat.at();
        while self.chat.club.tick(at).unwrap() {}
        told(&self.written())
    }

    fn written(&mut self) -> Vec<Letter> {
        let (at, mut new) = (self.chat.at(), Vec::new());
        for platform in PLATFORMS {
            for letter in self.chat.club.waiting(platform, self.last, 100_000, at).unwrap() {
                let outgoing = self.chat.club.letter_to_send(letter.id, at).unwrap();
                new.extend(outgoing.map(|outgoing| (letter.id, outgoing.letter)));
            }
        }
        new.sort_by_key(|(id, _)| *id);
        self.last = new.last().map_or(self.last, |(id, _)| *id);
        new.into_iter().map(|(_, letter)| letter).collect()
    }

    fn kill(&mut self) {
        let path = self.path.clone().unwrap();
        self.chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
        self.chat.club = Club::new(Store::open(&path).unwrap(), Limits::default());
    }

    /// The newest game.
    fn game(&mut self) -> StoredGame {
        let tx = self.chat.club.store().read().unwrap();
        let last = tx.game_ids(0, 1_000).unwrap().pop().unwrap();
        tx.game(last).unwrap().unwrap()
    }

    fn played(&mut self) -> Vec<String> {
        let id = self.game().id;
        self.chat.game(id).plies().iter().map(|ply| ply.token.clone()).collect()
    }

    /// A turn that one person votes for.
    fn turn(&mut self, who: &str, turn: &str) {
        self.say(who, &format!("vote {turn}"));
        self.wait("1h");
    }

    /// Two turns of each, so that giving up counts.
    fn middle(&mut self) {
        for (who, turn) in [("ann", "d4"), ("bob", "e5"), ("ann", "f6"), ("bob", "g7")] {
            self.turn(who, turn);
        }
        assert_eq!(self.played(), ["d4", "e5", "f6", "g7"]);
    }
}

fn told(letters: &[Letter]) -> String {
    let line = |letter: &Letter| {
        let to = match (&letter.to, letter.audience) {
            (To::Place(id), Audience::Everyone) => id.trim_start_matches("place-").to_owned(),
            (To::Place(_), _) => "asker".to_owned(),
            (To::Account(id), _) => id.clone(),
        };
        format!("{to}: {}", words(letter).join(" / "))
    };
    letters.iter().map(line).collect::<Vec<_>>().join("\n")
}

const WISH: &str = "fursaz 5 first clock:3h vote:1h";

#[test]
fn a_challenge_is_accepted_by_its_code_once_and_by_managers_of_another_community() {
    let mut rooms = Rooms::new();
    rooms.say("dan", "help");
    assert!(rooms.say("cas", "vote challenge fursaz").contains("Only managers of this place"));
    assert!(rooms.say_alone("ann", "vote challenge fursaz").contains("in channels and rooms"));
    let code = rooms.code(WISH);
    for line in ["vote accept", "accept"] {
        assert!(rooms.say("dan", &format!("{line} {code}")).contains("Only managers of this place"));
    }
    assert!(rooms.say("bob", "vote accept AAAA-BBBB").contains("code"));
    assert!(rooms.say("ann", &format!("vote accept {code}")).contains("your own community’s"));
    let begun = rooms.say("bob", &format!("vote accept {code}"));
    for place in ["channel: ", "room: "] {
        let line = begun.lines().find(|line| line.starts_with(place)).unwrap_or_else(|| panic!("{begun}"));
        assert!(line.contains("channel (Black) against room (White)"), "{line}");
        assert!(line.contains("Everybody who plays for channel can vote on this turn"), "{line}");
    }
    assert_eq!(begun.lines().count(), 2, "{begun}");
    assert!(!rooms.say("bob", &format!("vote accept {code}")).contains("against"));
    let game = rooms.game();
    assert!(game.rated && game.seats.iter().all(|seat| seat.platform == COMMUNITY));
}

#[test]
fn a_vote_is_shorter_than_the_time_for_a_turn() {
    let mut rooms = Rooms::new();
    assert!(rooms.say("ann", "vote challenge fursaz clock:3h vote:3h").contains("too long for the clock 3h"));
    assert!(rooms.say("ann", "vote challenge fursaz vote:10s").contains("doesn’t fit here"));
}

#[test]
fn three_play_against_four_and_most_votes_win() {
    let mut rooms = Rooms::playing(WISH);
    let suggested = rooms.say("ann", "vote d4");
    assert!(suggested.starts_with("channel: ann suggests d4 in #1, as number 1, and votes for it."), "{suggested}");
    assert!(suggested.contains("1. d4: Black stone to d4 (one vote)"), "{suggested}");
    assert_eq!(suggested.lines().count(), 1, "only their own side hears of it: {suggested}");
    rooms.say("cas", "vote e5");
    assert_eq!(rooms.say("cid", "vote 2"), "channel: cid votes for 2, e5, in #1.");
    let early = rooms.wait("59m");
    assert_eq!(early, "");
    let played = rooms.wait("2m");
    for place in ["channel: ", "room: "] {
        let line = played.lines().find(|line| line.starts_with(place)).unwrap();
        assert!(line.contains("channel (Black) played e5"), "{line}");
        assert!(line.contains("channel chose this turn by 2 of 3 votes."), "{line}");
        assert!(line.contains("Everybody who plays for room can vote on this turn"), "{line}");
    }
    assert!(rooms.say("ann", "vote f6").contains("It’s the turn of room"));
    // A tie of two and two: the earlier suggestion wins, though its second vote came last.
    rooms.say("bob", "vote f6");
    rooms.say("dan", "vote g7");
    rooms.say("eve", "vote 2");
    rooms.say("fay", "vote f6");
    rooms.wait("1h");
    assert_eq!(rooms.played(), ["e5", "f6"]);
}

#[test]
fn a_vote_can_be_changed_until_the_end_and_nobody_has_two() {
    let mut rooms = Rooms::playing(WISH);
    rooms.say("ann", "vote d4");
    rooms.say("ann", "vote e5");
    rooms.say("ann", "vote e5");
    rooms.say("cas", "vote d4");
    let shown = rooms.say("cid", "ballot");
    assert!(shown.contains("1. d4: Black stone to d4 (one vote)") && shown.contains("(one vote) / Vote"), "{shown}");
    rooms.say("ann", "vote 1");
    assert!(rooms.say("cid", "ballot").contains("(2 votes) / 2. e5: Black stone to e5 (no votes)"));
    assert!(rooms.say("cid", "vote 3").contains("Nobody has made suggestion 3"));
    assert!(rooms.say("cid", "vote z9").contains("z9"));
    assert!(rooms.wait("1h").contains("chose this turn by 2 of 2 votes"));
    assert_eq!(rooms.played(), ["d4"]);
}

#[test]
fn suggestions_are_shown_as_small_pictures_with_what_each_would_do() {
    let mut rooms = Rooms::playing(WISH);
    for (n, turn) in ["d4", "e5", "f6", "g7", "h8", "d5", "d6"].into_iter().enumerate() {
        rooms.say(["ann", "cas", "cid"][n / 3], &format!("vote {turn}"));
    }
    let letter = rooms.letters("cas", "ballot").remove(0);
    let [Attachment::Figure { figure: Figure::Boards(boards), .. }] = letter.files.as_slice() else {
        panic!("{letter:#?}")
    };
    assert_eq!(boards.turns.len(), 6);
    assert_eq!((boards.turns[1].head.as_str(), boards.turns[1].told.as_str()), ("2. e5", "Black stone to e5"));
    assert!(boards.scenes().all(|scene| scene.is_some()));
    assert_eq!(words(&letter).iter().filter(|line| line.contains("Black stone to")).count(), 7);
    assert_eq!(letter.buttons.len(), 6);
    // A button is pressed by somebody else.
    let (pressed, seen) = (letter.buttons[2].command.to_string(), letter.buttons[2].seen);
    let request = rooms.request("cas", &pressed);
    rooms.hear(&Request { seen, ..request });
    rooms.say("cid", "vote f6");
    rooms.wait("1h");
    assert_eq!(rooms.played(), ["f6"]);
    // What was a button of that vote does nothing in the next but one.
    rooms.turn("bob", "g7");
    let request = rooms.request("cas", &pressed);
    assert!(told(&rooms.hear(&Request { seen, ..request })).contains("is over"));
}

#[test]
fn a_turn_that_is_typed_in_the_place_is_a_vote_and_talk_is_none() {
    let mut rooms = Rooms::playing(WISH);
    assert!(rooms.overhear("cas", "d4").contains("cas suggests d4"));
    assert!(rooms.overhear("cid", "d4").contains("cid votes for 1, d4"));
    assert_eq!(rooms.overhear("bob", "d4"), "", "it isn’t their turn");
    assert_eq!(rooms.overhear("ann", "z9"), "");
    assert!(rooms.say("ann", "move e5").contains("ann suggests e5"));
    assert!(rooms.say("ann", "#1 d4").contains("ann votes for 1"));
    rooms.wait("1h");
    assert_eq!(rooms.played(), ["d4"]);
}

#[test]
fn whoever_awaits_a_turn_of_their_own_game_here_plays_that() {
    let mut rooms = Rooms::playing(WISH);
    rooms.say("cas", "challenge open chifoumi first");
    rooms.say("cid", "accept");
    assert!(rooms.overhear("cas", "c2-c3").contains("cas (White) played c2-c3"));
    assert!(rooms.say("cas", "#1 d4").contains("cas suggests d4"));
}

#[test]
fn votes_are_on_whole_turns_and_another_order_is_the_same_turn() {
    let mut rooms = Rooms::playing("sia-doble first clock:3h vote:1h");
    let open = rooms.say("ann", "vote p2 q2 r2 s2 t2");
    assert!(open.contains("isn’t one yet"), "{open}");
    let whole = rooms.say("ann", "vote p2 q2 r2 s2 t2 end");
    assert!(whole.contains("as number 1"), "{whole}");
    let same = rooms.say("cas", "vote t2 s2 r2 q2 p2 end");
    assert!(same.starts_with("channel: cas votes for 1"), "{same}");
    let other = rooms.say("cid", "vote q2 r2 s2 t2 u2 end");
    assert!(other.contains("as number 2"), "{other}");
    assert!(rooms.wait("1h").contains("chose this turn by 2 of 3 votes"));
    assert_eq!(rooms.played().len(), 6);
}

#[test]
fn nobody_hears_of_secret_votes_before_they_are_counted() {
    let mut rooms = Rooms::new();
    rooms.say("ann", "settings place votes secret");
    rooms.say("cid", "help");
    rooms.begin(WISH);
    let letters = rooms.letters("ann", "vote d4");
    let of_place: Vec<&Letter> = letters.iter().filter(|letter| letter.audience == Audience::Everyone).collect();
    assert_eq!(of_place.len(), 1, "{letters:#?}");
    let text = words(of_place[0]).join("\n");
    assert!(!text.contains("suggests") && !text.contains("vote)") && text.contains("1. d4"), "{text}");
    assert_eq!(of_place[0].answers, None);
    let again = rooms.letters("cas", "vote 1");
    assert!(again.iter().all(|letter| letter.audience == Audience::AskerAlone), "{again:#?}");
    assert!(rooms.say_alone("cid", "vote #1 e5").contains("You vote for 2, e5"));
    assert!(!rooms.say("cid", "ballot").contains("vote)"));
    assert!(rooms.wait("1h").contains("by 2 of 3 votes"));
}

/// What is written when somebody on Discord says something in the place of a side, or in private.
fn on_discord(rooms: &mut Rooms, who: &str, side: Option<&str>, line: &str) -> String {
    let place = side.map_or_else(|| direct(who), |side| rooms.request(side, line).place);
    let request = rooms.request(who, line);
    let origin = Origin { platform: "discord", ..request.origin.clone() };
    told(&rooms.hear(&Request { origin, place, ..request }))
}

#[test]
fn nobody_votes_for_both_sides() {
    // Both communities are on Discord, and ann is in both.
    let mut rooms = Rooms::new();
    let code = rooms.code(WISH);
    on_discord(&mut rooms, "bob", Some("bob"), &format!("vote accept {code}"));
    rooms.turn("ann", "d4");
    assert_eq!(rooms.played(), ["d4"]);
    let refused = on_discord(&mut rooms, "ann", Some("bob"), "vote #1 e5");
    assert!(refused.contains("You have voted for channel in #1, so you can’t vote for the other side."), "{refused}");
    let alone = on_discord(&mut rooms, "ann", None, "vote #1 e5");
    assert!(alone.contains("It’s the turn of room"), "{alone}");
    rooms.wait("1h");
    assert_eq!(rooms.played(), ["d4"], "nobody in the room has voted");
    // Somebody who has voted for neither says for whom they play by where they say it.
    for side in ["ann", "bob"] {
        on_discord(&mut rooms, "guy", Some(side), "help");
    }
    let both = on_discord(&mut rooms, "guy", None, "vote #1 e5");
    assert!(both.contains("You are in both communities of #1"), "{both}");
    on_discord(&mut rooms, "guy", Some("bob"), "vote #1 e5");
    rooms.wait("1h");
    assert_eq!(rooms.played(), ["d4", "e5"]);
}

#[test]
fn a_full_list_has_room_while_somebody_votes_for_none_of_its_suggestions() {
    let mut rooms = Rooms::playing(WISH);
    rooms.turn("ann", "a1");
    let row = |(letter, last): (char, u8)| (1..=last).map(move |n| format!("{letter}{n}"));
    let turns: Vec<String> = [('c', 7), ('d', 8), ('e', 9)].into_iter().flat_map(row).collect();
    // A few fill the list, and keep nobody from suggesting a turn of their own.
    for (n, turn) in turns[..20].iter().enumerate() {
        rooms.say(&format!("early{}", n / 3), &format!("vote {turn}"));
    }
    let button = rooms.letters("bob", "ballot").remove(0).buttons[1].command.to_string();
    let told = rooms.say("dan", &format!("vote {}", turns[20]));
    assert!(told.contains("as number 20, and votes for it"), "{told}");
    let shown = rooms.say("eve", "ballot");
    assert!(!shown.contains(&format!(". {}:", turns[0])), "{shown}");
    assert!(shown.contains(&format!("1. {}: ", turns[1])), "{shown}");
    assert!(shown.contains(&format!("19. {}: White stone to {} (one vote)", turns[19], turns[19])), "{shown}");
    // A button still means the turn that it named.
    assert!(rooms.say("fay", &button).contains(&format!("votes for 1, {}", turns[1])));
    // Once somebody votes for each, no more fit.
    for (n, turn) in turns[2..19].iter().enumerate() {
        rooms.say(&format!("voter{n}"), &format!("vote {turn}"));
    }
    let refused = rooms.say("guy", &format!("vote {}", turns[21]));
    assert!(refused.contains("There are 20 suggestions in #1 already"), "{refused}");
    for who in ["guy", "hal"] {
        assert!(rooms.say(who, &format!("vote {}", turns[20])).contains("votes for 20"));
    }
    rooms.wait("1h");
    assert_eq!(rooms.played(), ["a1", turns[20].as_str()]);
}

#[test]
fn a_person_suggests_three_turns_in_a_vote_with_whatever_accounts() {
    let mut rooms = Rooms::playing(WISH);
    for turn in ["a1", "a2", "a3"] {
        assert!(rooms.say("cas", &format!("vote {turn}")).contains("suggests"), "{turn}");
    }
    let refused = rooms.say("cas", "vote a4");
    assert!(refused.contains("You have suggested 3 turns in this vote in #1 already"), "{refused}");
    // They still change their vote, and others have their own three.
    assert!(rooms.say("cas", "vote 1").contains("votes for 1, a1"));
    assert!(rooms.say("cid", "vote a4").contains("suggests a4"));
    rooms.say("cid", "vote 1");
    rooms.wait("1h");
    assert_eq!(rooms.played(), ["a1"]);
    rooms.turn("bob", "b2");
    assert!(rooms.say("cas", "vote a4").contains("suggests a4"), "another vote counts anew");
}

#[test]
fn whoever_accepts_for_themselves_doesnt_accept_for_their_community() {
    let mut rooms = Rooms::new();
    let code = rooms.code(WISH);
    let asked = rooms.letters("bob", &format!("accept {code}"));
    let told = told(&asked);
    assert!(told.contains("This code is a challenge to your whole community, not to you."), "{told}");
    assert!(told.contains("channel on Discord challenges it to Fursaz (5)"), "{told}");
    assert_eq!(asked[0].buttons[0].command.to_string(), format!("vote accept {code}"));
    assert!(rooms.chat.club.store().read().unwrap().game_ids(0, 10).unwrap().is_empty());
    // An invitation to a person is none to a community, and isn't used up by being taken for one.
    let request = rooms.request("ann", "invite fursaz 5 first");
    let invitation = code_in(&rooms.hear(&Request { place: direct("ann"), ..request })[0]);
    assert!(rooms.say("bob", &format!("vote accept {invitation}")).contains("I don’t know this code."));
    // Nor is a word that isn't a code a turn that is called “accept”.
    let told = rooms.say("bob", "vote accept sesame");
    assert!(told.contains("isn’t a code"), "{told}");
    assert!(rooms.say("bob", &format!("accept {invitation}")).contains("ann (Black) against bob (White)"));
    assert!(rooms.say("bob", &format!("vote accept {code}")).contains("channel (Black) against room (White)"));
}

#[test]
fn the_clock_and_the_vote_take_the_same_outages_into_account() {
    let mut rooms = Rooms::new();
    // The room belongs to a community of the other platform, which has joined the space; people vote in the room.
    for (who, line) in [("bob", "help"), ("ann", "help")] {
        rooms.say(who, line);
    }
    let server = Place { id: "server".into(), name: "server".into(), direct: false, community: "of-server".into() };
    let request = rooms.request("ann", "community link");
    let request = Request { place: server.clone(), ..request };
    let code = code_in(&rooms.hear(&request)[0]);
    rooms.say("bob", &format!("community link {code} yes"));
    let request = rooms.request("ann", "community confirm");
    let asked = rooms.hear(&Request { place: server.clone(), ..request });
    let confirm = asked[0].buttons[0].command.to_string();
    let request = rooms.request("ann", &confirm);
    assert!(told(&rooms.hear(&Request { place: server, ..request })).contains("is now one"));
    rooms.begin(WISH);
    rooms.turn("ann", "d4");
    let connect = |rooms: &mut Rooms, matrix: bool| {
        let at = rooms.chat.at();
        rooms.chat.club.connected(&[(PLATFORMS[0], true), (PLATFORMS[1], matrix)], at).unwrap();
        rooms.chat.club.live(at).unwrap();
    };
    connect(&mut rooms, true);
    connect(&mut rooms, false);
    // Nobody in the room can vote for longer than their time lasts.
    for _ in 0..4 * 60 {
        rooms.chat.now += 60_000;
        connect(&mut rooms, false);
        rooms.tick();
    }
    assert_eq!(rooms.game().state, GameState::Live, "their time didn’t pass");
    connect(&mut rooms, true);
    rooms.say("bob", "vote e5");
    for _ in 0..70 {
        rooms.chat.now += 60_000;
        connect(&mut rooms, true);
        rooms.tick();
    }
    assert_eq!(rooms.played(), ["d4", "e5"]);
}

#[test]
fn what_is_said_right_after_an_outage_is_heard_before_a_vote_ends_by_the_clock() {
    let mut rooms = Rooms::playing(WISH);
    rooms.middle();
    let live = |rooms: &mut Rooms| rooms.chat.club.live(rooms.chat.at()).unwrap();
    for minutes in [60, 60, 59] {
        for _ in 0..minutes {
            rooms.chat.now += 60_000;
            live(&mut rooms);
            rooms.tick();
        }
    }
    rooms.chat.now += 40_000;
    live(&mut rooms);
    rooms.tick();
    // A few seconds before the flag the program dies, and begins again hours later.
    rooms.chat.now += 5 * 3_600_000;
    live(&mut rooms);
    rooms.tick();
    rooms.chat.now += 8_000;
    live(&mut rooms);
    rooms.tick();
    let before = rooms.played().len();
    rooms.say("cas", "vote d6");
    for _ in 0..8 {
        rooms.chat.now += 10_000;
        live(&mut rooms);
        rooms.tick();
    }
    assert_eq!(rooms.game().state, GameState::Live);
    assert_eq!(rooms.played().len(), before + 1, "their vote counts");
}

#[test]
fn the_vote_of_somebody_who_is_banned_meanwhile_counts_no_more() {
    let mut rooms = Rooms::playing(WISH);
    rooms.say("cas", "vote d4");
    rooms.say("cid", "vote e5");
    rooms.say("ann", "ban cas yes votes for nonsense");
    let shown = rooms.say("cid", "ballot");
    assert!(shown.contains("1. d4: Black stone to d4 (no votes)"), "{shown}");
    assert!(rooms.wait("1h").contains("by the only vote"));
    assert_eq!(rooms.played(), ["e5"]);
}

#[test]
fn a_vote_that_comes_after_the_end_never_counts() {
    let mut rooms = Rooms::playing(WISH);
    rooms.say("cas", "vote d4");
    // So much else is due before it that nobody has come to the vote when somebody speaks.
    let before = rooms.chat.at();
    let tx = rooms.chat.club.store().begin().unwrap();
    for subject in 1_000..1_040 {
        tx.set_due(DueKind::VOTE_ENDS, subject, Some(before)).unwrap();
    }
    tx.commit().unwrap();
    rooms.chat.now += 2 * 3_600_000;
    let late = rooms.say("cid", "vote e5");
    assert!(late.contains("is over, and its votes are being counted"), "{late}");
    rooms.tick();
    assert_eq!(rooms.played(), ["d4"]);
}

#[test]
fn two_accounts_of_one_person_have_one_vote() {
    let mut rooms = Rooms::new();
    for who in ["cas", "kim"] {
        rooms.say(who, "help");
    }
    let request = rooms.request("cas", "link");
    let code = code_in(&rooms.hear(&Request { place: direct("cas"), ..request })[0]);
    rooms.say_alone("kim", &format!("link {code}"));
    confirmed(|line| rooms.say_alone("kim", line));
    assert!(confirmed(|line| rooms.say_alone("cas", line)).contains("are one player now"));
    rooms.begin(WISH);
    assert!(rooms.say("cas", "vote d4").contains("channel: cas suggests d4"));
    let changed = rooms.say_alone("kim", "vote #1 e5");
    assert!(changed.contains("You vote for 2, e5"), "{changed}");
    // Those in the channel know nobody of the other name.
    assert!(changed.contains("channel: cas suggests e5") && !changed.contains("kim suggests"), "{changed}");
    let ballot = rooms.say("cid", "ballot");
    assert!(ballot.contains("1. d4: Black stone to d4 (no votes)"), "{ballot}");
    assert!(ballot.contains("2. e5: Black stone to e5 (one vote)"), "{ballot}");
    assert!(rooms.wait("1h").contains("by the only vote"));
    assert_eq!(rooms.played(), ["e5"]);
    let refused = rooms.say("kim", "vote f6");
    assert!(refused.contains("You have voted for channel in #1, so you can’t vote for the other side."), "{refused}");
    rooms.wait("1h");
    assert_eq!(rooms.played(), ["e5"], "nobody in the room has voted");
}

#[test]
fn if_nobody_votes_the_vote_goes_on_until_the_clock_decides() {
    let mut rooms = Rooms::playing(WISH);
    rooms.middle();
    assert_eq!(rooms.wait("1h"), "");
    assert!(rooms.say("cid", "ballot").contains("nobody has suggested a turn"));
    assert_eq!(rooms.game().state, GameState::Live);
    rooms.wait("1h");
    let over = rooms.wait("61m");
    assert!(over.contains("ran out of time"), "{over}");
    let game = rooms.game();
    assert_eq!(game.state, GameState::Over);
    let tx = rooms.chat.club.store().read().unwrap();
    assert_eq!(tx.due_at(DueKind::VOTE_ENDS, game.id).unwrap(), None);
    assert!(tx.voters(game.id).unwrap().is_empty());
}

#[test]
fn a_late_vote_is_counted_before_the_time_is_over() {
    let mut rooms = Rooms::playing(WISH);
    rooms.middle();
    rooms.wait("1h");
    rooms.wait("1h");
    rooms.wait("50m");
    rooms.say("cas", "vote d6");
    let played = rooms.wait("9m30s");
    assert!(played.contains("played d6"), "{played}");
}

#[test]
fn an_outage_puts_the_end_of_a_vote_off() {
    let mut rooms = Rooms::playing(WISH);
    let live = |rooms: &mut Rooms| rooms.chat.club.live(rooms.chat.at()).unwrap();
    live(&mut rooms);
    rooms.say("ann", "vote d4");
    live(&mut rooms);
    // Nothing runs for five hours, in which nobody can vote or change their mind.
    rooms.chat.now += 5 * 3_600_000;
    live(&mut rooms);
    assert_eq!(rooms.tick(), "");
    rooms.say("cas", "vote e5");
    rooms.say("ann", "vote e5");
    for _ in 0..70 {
        rooms.chat.now += 60_000;
        live(&mut rooms);
        rooms.tick();
    }
    assert_eq!(rooms.played(), ["e5"]);
}

#[test]
fn a_kill_in_between_loses_no_vote() {
    let path = crate::desk::keeping::path("votes");
    let mut rooms = Rooms { path: Some(path), ..Rooms::new() };
    rooms.kill();
    let code = rooms.code(WISH);
    rooms.kill();
    rooms.say("bob", &format!("vote accept {code}"));
    rooms.kill();
    rooms.say("ann", "vote d4");
    rooms.say("cas", "vote e5");
    rooms.kill();
    rooms.say("cid", "vote 2");
    rooms.kill();
    assert!(rooms.say("ann", "ballot").contains("(one vote) / 2. e5: Black stone to e5 (2 votes)"));
    rooms.wait("1h");
    rooms.kill();
    rooms.tick();
    assert_eq!(rooms.played(), ["e5"]);
}

#[test]
fn managers_settle_draws_takebacks_and_the_end_for_their_community() {
    let mut rooms = Rooms::playing(WISH);
    rooms.middle();
    assert!(rooms.say("cas", "draw").contains("Only managers of this place"));
    let offered = rooms.say("bob", "takeback");
    assert!(offered.contains("room asks channel for a takeback"), "{offered}");
    assert!(rooms.say("cas", "accept").contains("Only managers of this place"));
    assert!(rooms.say("ann", "accept").contains("channel lets room take back"));
    assert_eq!(rooms.game().plies, 3);
    rooms.turn("dan", "h8");
    for who in ["ann", "bob"] {
        let refused = rooms.say(who, "stop #1 we lose");
        assert!(refused.contains("#1 is a game between communities, so neither stops it alone."), "{refused}");
    }
    assert!(rooms.say("bob", "resign").contains("Do you"), "it is asked");
    let letters = rooms.letters("bob", "resign yes");
    assert!(told(&letters).contains("room resigns"), "{letters:#?}");
    assert_eq!(rooms.game().state, GameState::Over);
    // They play again by another challenge.
    let labels: Vec<String> =
        letters.iter().flat_map(|letter| &letter.buttons).map(|b| b.command.to_string()).collect();
    assert!(!labels.is_empty() && !labels.iter().any(|label| label.starts_with("rematch")), "{labels:?}");
    assert!(rooms.say("bob", "rematch #1").contains("managers begin another game"));
}

#[test]
fn managers_who_play_elsewhere_still_settle_for_their_community() {
    let mut rooms = Rooms::playing(WISH);
    rooms.middle();
    let begun = on_discord(&mut rooms, "ann", None, "challenge parlour chifoumi first");
    assert!(begun.contains("#2"), "{begun}");
    assert!(rooms.say("ann", "draw").contains("channel offers room a draw"));
}

#[test]
fn the_result_is_rated_for_the_communities_and_for_nobody_else() {
    let mut rooms = Rooms::playing(WISH);
    assert!(rooms.say("ann", "vote table").contains("hasn’t finished a rated game"));
    rooms.middle();
    rooms.say("bob", "resign yes");
    let game = rooms.game();
    let table = rooms.say("cas", "vote table");
    let (first, second) = (table.find("channel: ").unwrap(), table.find("/ room: ").unwrap());
    assert!(first < second && table.contains("(1 won, 0 drawn, 0 lost)"), "{table}");
    for line in ["leaderboard everywhere", "leaderboard"] {
        let told = rooms.say("ann", line);
        assert!(!told.contains("1500") && !told.contains("1. "), "{told}");
    }
    let tx = rooms.chat.club.store().read().unwrap();
    let rating = |scope, index: usize| {
        tx.rating(RatingKey { scope, game: None }, game.seats[index].person_id).unwrap().map(|row| row.rating)
    };
    assert!(rating(RatingScope::OfCommunities, 0) > rating(RatingScope::OfCommunities, 1));
    assert_eq!(rating(RatingScope::Everywhere, 0), None);
    assert_eq!(rating(RatingScope::Community(game.community_id), 0), None);
}

#[test]
fn others_are_told_nothing_of_it() {
    let mut rooms = Rooms::playing(WISH);
    let elsewhere =
        Place { community: "of-elsewhere".to_owned(), id: "place-elsewhere".to_owned(), ..direct("elsewhere") };
    let elsewhere = Place { direct: false, ..elsewhere };
    for line in ["ballot #1", "vote #1 d4", "board #1", "#1 d4"] {
        let request = rooms.request("guy", line);
        let told = told(&rooms.hear(&Request { place: elsewhere.clone(), ..request }));
        assert!(told.contains("I don’t know") || told.contains("#1"), "{line}: {told}");
        assert!(!told.contains("channel") && !told.contains("Fursaz"), "{line}: {told}");
    }
    assert!(!rooms.say_alone("guy", "vote #1 d4").contains("Fursaz"));
    assert_eq!(rooms.played(), Vec::<String>::new());
}

#[test]
fn somebody_who_is_forgotten_votes_no_more() {
    let mut rooms = Rooms::playing(WISH);
    rooms.say("ann", "vote d4");
    rooms.say("cas", "vote e5");
    rooms.say_alone("ann", "forget yes");
    assert!(rooms.wait("1h").contains("by the only vote"));
    assert_eq!(rooms.played(), ["e5"]);
}

#[test]
fn votes_are_in_exports_and_go_on_after_an_import() {
    let mut rooms = Rooms::playing(WISH);
    rooms.turn("ann", "d4");
    rooms.say("bob", "vote e5");
    rooms.say("dan", "vote f6");
    rooms.say("eve", "vote f6");
    let exported = |rooms: &mut Rooms| {
        let mut out = Vec::new();
        export(rooms.chat.club.store(), &mut out, |_| {}).unwrap();
        String::from_utf8(out).unwrap()
    };
    let first = exported(&mut rooms);
    let mut store = Store::in_memory().unwrap();
    import(&mut store, &mut first.as_bytes(), |_| {}).unwrap();
    rooms.chat.club = Club::new(store, Limits::default());
    rooms.last = 0;
    assert!(exported(&mut rooms) == first);
    assert!(rooms.say("fay", "ballot").contains("2. f6: White stone to f6 (2 votes)"));
    rooms.say("fay", "vote 2");
    assert!(rooms.wait("1h").contains("by 3 of 4 votes"));
    assert_eq!(rooms.played(), ["d4", "f6"]);
}

#[test]
fn an_offer_between_communities_waits_while_a_platform_is_away() {
    let mut rooms = Rooms::playing(WISH);
    rooms.middle();
    rooms.say("bob", "takeback");
    let connect = |rooms: &mut Rooms, is_there: bool| {
        let at = rooms.chat.at();
        rooms.chat.club.connected(&[(PLATFORMS[0], is_there), (PLATFORMS[1], true)], at).unwrap();
    };
    connect(&mut rooms, true);
    connect(&mut rooms, false);
    for _ in 0..i64::from(Limits::default().offer_hours + 1) * 60 {
        rooms.chat.now += 60_000;
        let at = rooms.chat.at();
        rooms.chat.club.live(at).unwrap();
    }
    rooms.tick();
    connect(&mut rooms, true);
    let told = rooms.say("ann", "accept");
    assert!(told.contains("channel lets room take back"), "{told}");
}

#[test]
fn a_reminder_of_a_vote_calls_nobody_by_the_name_of_a_community() {
    let mut rooms = Rooms::playing(WISH);
    for _ in 0..175 {
        rooms.chat.now += 60_000;
        let at = rooms.chat.at();
        while rooms.chat.club.tick(at).unwrap() {}
    }
    let letters = rooms.written();
    assert!(letters.iter().all(|letter| letter.pings.is_empty()), "{letters:#?}");
}

#[test]
fn nobody_who_votes_has_help_with_the_position_from_another_game() {
    let mut rooms = Rooms::playing(WISH);
    rooms.middle();
    for who in ["ann", "bob"] {
        let turn = rooms.chat.first_legal(1);
        rooms.turn(who, &turn);
    }
    let played = rooms.played();
    assert_eq!(played.len(), 6);
    // The same position in a game of two, which ends then.
    rooms.say("cas", "help");
    rooms.say("ann", "challenge cas fursaz 5 first casual");
    assert!(rooms.say("cas", "accept").contains("ann (Black) against cas (White)"));
    for (at, turn) in played.iter().enumerate() {
        rooms.say(["ann", "cas"][at % 2], &format!("#2 {turn}"));
    }
    assert_eq!(rooms.played(), played);
    rooms.say("cas", "resign #2 yes");
    for line in ["analyse #2", "play-on #2 turn 6"] {
        for (who, told) in [("ann", rooms.say_alone("ann", line)), ("cas", rooms.say("cas", line))] {
            assert!(told.contains("#1 against a person has reached a position"), "{who}: {line}: {told}");
        }
    }
}
