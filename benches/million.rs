//! A club with very many games: how long it takes to import, check, export, back up and open it, and how long each
//! command keeps the club's thread: `cargo bench --bench million -- 1000000 [folder]`. A tenth as many people, and a game
//! in two hundred that goes on.

#![allow(clippy::unwrap_used, reason = "a measurement may stop")]

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use parlour::club::{Club, Limits, Origin, Person, Place, Request, Said};
use parlour::config::Config;
use parlour::rules::{GAMES, GameDef};
use parlour::store::{
    AccountRow, CommunityRow, EntryRow, ExportLine, GameRow, OfferRow, PersonRow, PlaceRow, SeatRow, Store, backup,
};
use parlour::upkeep;

/// Actions of each game, before somebody gives up.
const PLIES: usize = 30;
/// One game in so many goes on.
const LIVE_EACH: usize = 200;
/// How often each command is given, each time by other people.
const TIMES: usize = 100;
/// People, communities and places of the games that are copied.
const PLATFORM: &str = "bench";

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let games: usize = args.first().map_or(20_000, |arg| arg.parse().unwrap());
    let folder = args.get(1).map_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("million"), PathBuf::from);
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).unwrap();
    let [export, database] = ["club.jsonl", "club.db"].map(|name| folder.join(name));
    generate(games, &export);
    let records = timed("import", || {
        let mut lines = BufReader::new(File::open(&export).unwrap());
        let mut store = Store::open(&database).unwrap();
        upkeep::import(&mut store, &mut lines, |_| {}).unwrap()
    });
    println!("{games} games, {records} records: an export of {} MB, a database of {} MB", mb(&export), mb(&database));
    let again = BufWriter::new(File::create(folder.join("again.jsonl")).unwrap());
    timed("export", || upkeep::export(&mut Store::open_to_read(&database).unwrap(), &mut { again }, |_| {}).unwrap());
    assert_eq!(fs::metadata(&export).unwrap().len(), fs::metadata(folder.join("again.jsonl")).unwrap().len());
    let mut config = Config::default();
    config.database.clone_from(&database);
    let findings = timed("check", || upkeep::check(&config, &mut |_| {}));
    findings.iter().for_each(|finding| println!("    {finding:?}"));
    timed("copy of the file", || {
        fs::copy(&database, folder.join("plain.db")).and_then(|_| sync(&folder.join("plain.db"))).unwrap()
    });
    timed("backup", || backup::write(&database, &folder.join("saved.db"), &mut |_| {}).unwrap());
    let mut club = timed("opening", || Club::new(Store::open(&database).unwrap(), limits()));
    // As the program does after a start.
    timed("what is due", || while club.tick(Timestamp::now()).unwrap() {});
    commands(&mut club, games);
    drop(club);
    fs::remove_dir_all(&folder).unwrap();
}

fn limits() -> Limits {
    Limits {
        requests_per_minute: 1_000_000,
        challenges_per_hour: 1_000_000,
        challenges_per_person: 1_000_000,
        challenges_per_place: 1_000_000,
        games_per_person: 1_000_000,
        games_per_place: 1_000_000,
        ..Limits::default()
    }
}

fn mb(path: &Path) -> u64 {
    fs::metadata(path).unwrap().len() / 1_000_000
}

fn sync(path: &Path) -> std::io::Result<()> {
    File::open(path)?.sync_all()
}

fn timed<T>(what: &str, deed: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let done = deed();
    println!("{what}: {:.2} s", begin.elapsed().as_secs_f64());
    done
}

fn request(event: usize, who: &str, place: usize, line: &str) -> Request {
    let person = |name: &str| Person { id: name.to_owned(), name: name.to_owned() };
    let named = line.split(' ').filter(|word| word.starts_with('p') && word[1..].parse::<usize>().is_ok());
    Request {
        people: named.map(person).collect(),
        ..Request::new(
            Origin { platform: PLATFORM, event: format!("now-{event}") },
            Place {
                id: format!("place{place}"),
                name: "a place".into(),
                direct: false,
                community: format!("community{place}"),
            },
            person(who),
            Said::line(line),
        )
    }
}

/// A game of each kind that goes on and one that is over, as the program itself exports them.
fn patterns() -> Vec<(OfferRow, GameRow)> {
    let mut club = Club::new(Store::in_memory().unwrap(), limits());
    let mut events = 0;
    let mut say = |club: &mut Club, who: &str, line: &str| {
        events += 1;
        let now = Timestamp::from_second(1_790_000_000 + i64::try_from(events).unwrap()).unwrap();
        let answer = club.handle(&request(events, who, 0, line), now).unwrap();
        answer.letters[0].1.about
    };
    for kind in GAMES {
        for gives_up in [false, true] {
            let id = say(&mut club, "p0", &format!("challenge p1 {} first none", kind.about.id)).unwrap();
            say(&mut club, "p1", &format!("accept #{id}"));
            let (mut game, mut random) = (kind.start(0), 7_u64);
            while let Some(player) = game.to_move().filter(|_| game.plies().len() < PLIES) {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let legal = game.legal();
                let token = legal[(random >> 33) as usize % legal.len()].clone();
                say(&mut club, ["p0", "p1"][player.index()], &format!("#{id} {token}"));
                game.play(&token).unwrap();
            }
            if gives_up {
                say(&mut club, "p0", &format!("resign #{id} yes"));
            }
        }
    }
    let mut lines = Vec::new();
    upkeep::export(club.store(), &mut lines, |_| {}).unwrap();
    let (mut offers, mut games) = (Vec::new(), Vec::new());
    for line in lines.split(|byte| *byte == b'\n') {
        match serde_json::from_slice(line) {
            Ok(ExportLine::Offer(offer)) => offers.push(offer),
            Ok(ExportLine::Game(game)) => games.push(*game),
            _ => {}
        }
    }
    offers.into_iter().zip(games).collect()
}

/// Writes an export with so many games.
fn generate(games: usize, path: &Path) {
    let patterns = patterns();
    let (live, over): (Vec<_>, Vec<_>) = patterns.iter().partition(|(_, game)| game.verdict.is_none());
    let (people, places) = ((games / 10).max(2), (games / 1_000).max(1));
    let mut out = BufWriter::new(File::create(path).unwrap());
    writeln!(out, "{{\"parlour_export\":3}}").unwrap();
    let mut records = 0;
    let mut write = |line: &ExportLine| {
        serde_json::to_writer(&mut out, line).unwrap();
        out.write_all(b"\n").unwrap();
        records += 1;
    };
    for person in 0..people {
        let (id, name) = (number(person), format!("p{person}"));
        let account =
            AccountRow { id, platform: PLATFORM.into(), account: name.clone(), name, former: None, forgotten_at: None };
        write(&ExportLine::Person(PersonRow { id, joined_at: 0, accounts: vec![account], vacations: Vec::new() }));
    }
    for place in 0..places {
        let members = (0..people).filter(|person| person % places == place).map(number).collect();
        let (id, community) = (number(place), format!("community{place}"));
        write(&ExportLine::Community(CommunityRow { id, platform: PLATFORM.into(), community, members }));
    }
    for place in 0..places {
        let (id, place) = (number(place), format!("place{place}"));
        let name = "a place".into();
        write(&ExportLine::Place(PlaceRow {
            id,
            community: id,
            platform: PLATFORM.into(),
            place,
            name,
            direct: false,
        }));
    }
    for index in 0..games {
        let patterns = if index % LIVE_EACH == 0 { &live } else { &over };
        let (offer, game) = copied(patterns[index % patterns.len()], index, (people, places));
        write(&ExportLine::Offer(offer));
        write(&ExportLine::Game(Box::new(game)));
    }
    writeln!(out, "{{\"records\":{records}}}").unwrap();
    out.flush().unwrap();
}

fn number(index: usize) -> i64 {
    i64::try_from(index + 1).unwrap()
}

/// A game like a pattern, with a number, a place and people of its own: a few of them play much.
fn copied((offer, game): &(OfferRow, GameRow), index: usize, (people, places): (usize, usize)) -> (OfferRow, GameRow) {
    let one = if index.is_multiple_of(4) { index / 4 % (people / 250 + 1) } else { index % people };
    let other = (index * 7 + 1) % people;
    let seats = [one, if other == one { (one + 1) % people } else { other }].map(number);
    let (id, place) = (number(index), number(seats[0] as usize % places));
    let whose = |account: i64| seats[usize::from(account == game.seats[1].account)];
    let (mut offer, mut game) = (offer.clone(), game.clone());
    let entries = std::mem::take(&mut game.entries);
    game.entries = entries.into_iter().map(|entry| EntryRow { account: entry.account.map(whose), ..entry }).collect();
    let pattern = game.seats.clone();
    for change in &mut game.changes {
        change.person = seats[usize::from(change.person == pattern[1].person)];
        change.community = if change.community == 0 { 0 } else { place };
    }
    game.changes.sort_by(|a, b| (a.community, &a.game, a.person).cmp(&(b.community, &b.game, b.person)));
    game.seats = seats.map(|person| SeatRow { person, account: person });
    (offer.id, offer.place, offer.maker, offer.taker) = (id, place, seats[0], Some(seats[1]));
    (game.id, game.place, game.community) = (id, place, place);
    (offer, game)
}

/// What is measured. `{id}` is a game of the asker's that goes on, `{turn}` one in which it is their turn with an
/// action of it, `{past}` one that is over, `{offer}` a challenge to them.
const COMMANDS: [&str; 35] = [
    "games",
    "games mine",
    "board {id}",
    "moves {id}",
    "record {id}",
    "replay words {id}",
    "try {turn}",
    "move {turn}",
    "draw {id}",
    "takeback {id}",
    "resign {id} yes",
    "hint {past} 1",
    "analyse {past}",
    "profile",
    "profile p1",
    "leaderboard",
    "leaderboard everywhere",
    "leaderboard season",
    "tournament open swiss chifoumi",
    "tournament list",
    "hours",
    "settings",
    "rules chifoumi",
    "help",
    "challenge p1 chifoumi",
    "withdraw",
    "challenge p1 sfirs",
    "accept {offer}",
    "decline {offer}",
    "rematch {past}",
    "vacation",
    "privacy export",
    "block p1",
    "unblock p1",
    "forget me",
];

/// How long each command takes, by people of whom some have played much.
fn commands(club: &mut Club, games: usize) {
    let (people, places) = ((games / 10).max(2), (games / 1_000).max(1));
    let mut events = 0;
    println!("{:<32}{:>10}{:>10}{:>10}", "command", "middle, ms", "worst, ms", "refused");
    for line in COMMANDS {
        let (mut times, mut refused) = (Vec::new(), 0);
        for time in 0..TIMES.min(people) {
            let who = time * (people / TIMES.min(people));
            let mut say = |club: &mut Club, who: usize, line: &str| {
                events += 1;
                let request = request(events, &format!("p{who}"), number(who) as usize % places, line);
                let begin = Instant::now();
                let answer = club.handle(&request, Timestamp::now()).unwrap();
                (begin.elapsed(), answer)
            };
            if line == "forget me" {
                for id in live_games(club, who) {
                    say(club, who, &format!("resign #{id} yes"));
                }
            }
            if line.contains("{offer}") {
                say(club, (who + 1) % people, &format!("challenge p{who} sia-doble"));
            }
            // Not everybody has something of the kind.
            let mut others = (0..people.min(1_000)).map(|step| (who + step) % people);
            let Some((who, line)) = others.find_map(|who| Some((who, filled(club, line, who)?))) else {
                continue;
            };
            let (took, answer) = say(club, who, &line);
            for job in club.take_jobs() {
                club.report(job, None, Timestamp::now()).unwrap();
            }
            // As the program does when nobody asks for anything.
            club.bring_log_in().unwrap();
            times.push(took);
            refused += usize::from(answer.letters.iter().any(|(_, letter)| letter.refusal));
        }
        times.sort();
        let ms = |time: Option<&Duration>| time.map_or(f64::NAN, |time| time.as_secs_f64() * 1_000.0);
        let (middle, worst) = (ms(times.get(times.len() / 2)), ms(times.last()));
        println!("{line:<32}{middle:>10.2}{worst:>10.2}{:>10}", format!("{refused}/{}", times.len()));
    }
}

/// A line with what it leaves open filled in; nothing if the person has nothing of that kind.
fn filled(club: &mut Club, line: &str, who: usize) -> Option<String> {
    let tx = club.store().read().unwrap();
    let person = number(who);
    let live = tx.live_games_of(person).unwrap();
    let mut line = line.to_owned();
    if line.contains("{id}") {
        line = line.replace("{id}", &format!("#{}", live.first()?.id));
    }
    if line.contains("{turn}") {
        let table = live.iter().find(|table| table.to_move == table.player_of(person))?;
        let mut game = GameDef::find(&table.game)?.start(0);
        tx.entries(table.id, table.entries).unwrap().iter().for_each(|entry| drop(game.play(&entry.token)));
        line = line.replace("{turn}", &format!("#{} {}", table.id, game.legal().first()?));
    }
    if line.contains("{past}") {
        line = line.replace("{past}", &format!("#{}", tx.past_games_of(person, 1).unwrap().first()?.id));
    }
    if line.contains("{offer}") {
        line = line.replace("{offer}", &format!("#{}", tx.offers_to(person).unwrap().last()?.id));
    }
    Some(line)
}

/// What a person has going on, which is to end before they can be forgotten.
fn live_games(club: &mut Club, who: usize) -> Vec<i64> {
    let live = club.store().read().unwrap().live_games_of(number(who)).unwrap();
    live.into_iter().map(|game| game.id).collect()
}
