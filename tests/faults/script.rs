//! What people say on two platforms, line by line.

use parlour::club::{Manages, Origin, Person, Place, Request, Said};

/// `north ann: challenge bob chifoumi` is said on the platform `north` in the place where all are, `south alone eve: ifs` in a
/// conversation of two; what follows `&` is handed in together with the line before, and comes to the same in any order; in
/// quotes it is said to all. After `send` every letter has been sent.
pub const SCRIPT: &str = "
north ann: challenge bob chifoumi first 1d rated
north bob: accept
north ann: c2-c3
& north cas: challenge dan sfirs first none
& south eve: challenge fay fursaz none
north bob: c6-c5
& north dan: accept
& south fay: accept
north ann: \"e4
north cas: \"e8-e12 +b11
& south gus: help
send
north bob: takeback
north ann: e2-e3
north alone ann: if e6-e5 then d2-d3
north bob: e6-e5
& north dan: resign yes
north ann: settings theme dark
& north ann: settings place boards words
& south eve: settings notices direct
north cas: challenge open sia-doble none
north dan: hours 8-22 Europe/Amsterdam
north alone dan: vacation 2d
north bob: resign yes
send
north bob: rematch
north ann: accept
north ann: challenge @parlour chifoumi first none
north ann: board #1
& north bob: games
& north cas: leaderboard
& north dan: profile ann
south gus: tournament open knockout chifoumi best:1 clock:1d
south gus: tournament join
& north bob: help
south hal: tournament join
& north cas: audit
south eve: tournament join
south fay: tournament join
south gus: tournament start
send
north dan: block ann
north ann: challenge dan chifoumi
north cas: withdraw
north ann: analyse #1
north alone ann: privacy export
north bob: nonsense
north cas: ban bob yes stalls every game
north alone dan: forget me yes
send
";

/// One thing that is done.
#[derive(Clone, Debug)]
pub enum Step {
    /// People say something at once.
    Say(Vec<Request>),
    /// Every letter that waits is sent.
    Send,
}

/// The steps of a script.
pub fn steps(script: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty());
    for (number, line) in lines.enumerate() {
        if line == "send" {
            steps.push(Step::Send);
            continue;
        }
        match (line.strip_prefix("& "), steps.last_mut()) {
            (Some(line), Some(Step::Say(requests))) => requests.push(request(number, line)),
            _ => steps.push(Step::Say(vec![request(number, line)])),
        }
    }
    steps
}

fn request(number: usize, line: &str) -> Request {
    let (from, said) = line.split_once(": ").unwrap();
    let mut words = from.split(' ');
    let platform = if words.next().unwrap() == "north" { "north" } else { "south" };
    let last = words.next_back().unwrap();
    let is_alone = words.next() == Some("alone");
    say(platform, &format!("event-{number}"), last, is_alone, said)
}

/// What somebody says.
pub fn say(platform: &'static str, event: &str, who: &str, is_alone: bool, said: &str) -> Request {
    let people = match platform {
        "north" => ["ann", "bob", "cas", "dan"],
        _ => ["eve", "fay", "gus", "hal"],
    };
    let place = match is_alone {
        true => Place { id: format!("with-{who}"), name: who.into(), direct: true, community: format!("with-{who}") },
        false => Place { id: "all".into(), name: "all".into(), direct: false, community: "club".into() },
    };
    Request {
        manages: if matches!(who, "ann" | "cas" | "gus") { Manages::ALL } else { Manages::NOTHING },
        people: people.map(person).to_vec(),
        ..Request::new(
            Origin { platform, event: event.to_owned() },
            place,
            person(who),
            said.strip_prefix('"').and_then(Said::overheard).unwrap_or_else(|| Said::line(said)),
        )
    }
}

fn person(name: &str) -> Person {
    Person { id: name.to_owned(), name: name.to_owned() }
}
