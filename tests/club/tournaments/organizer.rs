//! Tournaments as the tests open, play and read them.

use parlour::club::Letter;
use parlour::rules::Player;
use parlour::store::{MatchEnd, MatchRow};

use crate::support::{Chat, is_to, lines, words};

/// People who are called by their strength, p0 the strongest.
pub fn people(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("p{number}")).collect()
}

/// A tournament that so many have joined in this order, and its number.
pub fn opened(chat: &mut Chat, wish: &str, count: usize) -> i64 {
    let letters = chat.letters("ann", &format!("tournament open {wish}"));
    let id = letters[0].about.unwrap();
    for person in people(count) {
        let told = chat.say(&person, &format!("tournament join #{id}"));
        assert!(told.contains("You are in tournament"), "{told}");
    }
    id
}

/// A tournament of two that has begun: its number, its first match, and the number of that match's game.
pub fn begun(chat: &mut Chat, wish: &str) -> (i64, MatchRow, i64) {
    let id = opened(chat, wish, 2);
    chat.letters("ann", "tournament start");
    let row = matches(chat, id).remove(0);
    let game = newest_game(chat, &row);
    (id, row, game)
}

pub fn matches(chat: &mut Chat, id: i64) -> Vec<MatchRow> {
    chat.club.store().read().unwrap().matches_of(id).unwrap()
}

pub fn name(chat: &mut Chat, account: i64) -> String {
    chat.club.store().read().unwrap().account_numbered(account).unwrap().name
}

/// The newest game of a match.
pub fn newest_game(chat: &mut Chat, row: &MatchRow) -> i64 {
    chat.club.store().read().unwrap().last_game_of(row.id).unwrap().unwrap()
}

/// Has each finish a turn in a game, so that it is played and no walkover.
pub fn a_turn_each(chat: &mut Chat, game: i64) {
    for player in Player::BOTH {
        a_turn_of(chat, game, player);
    }
}

/// Has a player finish their turn; says what is told of its last action.
pub fn a_turn_of(chat: &mut Chat, game: i64, player: Player) -> Vec<Letter> {
    let state = |chat: &mut Chat| chat.club.store().read().unwrap().game(game).unwrap().unwrap();
    let mut told = Vec::new();
    while state(chat).to_move == Some(player) {
        let (who, action) = (state(chat).seats[player.index()].name.clone(), chat.first_legal(game));
        told = chat.letters(&who, &format!("#{game} {action}"));
    }
    told
}

/// The ratings in this community, as people read them.
pub fn ratings(chat: &mut Chat) -> String {
    chat.say("ann", "leaderboard")
}

/// Gives up all games that go on for whoever is to lose them, the winner of one being the first of these two; says what
/// was told to the place.
pub fn play(chat: &mut Chat, id: i64, winner: impl Fn(&str, &str) -> String) -> String {
    let mut told = String::new();
    let live = matches(chat, id).into_iter().filter(|row| row.ended.is_none()).collect::<Vec<_>>();
    assert!(!live.is_empty(), "nothing goes on");
    for row in live {
        let (one, two) = (name(chat, row.one_id), name(chat, row.two_id.unwrap()));
        let wins = winner(&one, &two);
        let loses = if wins == one { &two } else { &one };
        while let Some(row) = matches(chat, id).into_iter().find(|now| now.id == row.id && now.ended.is_none()) {
            let table = newest_game(chat, &row);
            a_turn_each(chat, table);
            let letters = chat.letters(loses, &format!("resign #{table} yes"));
            let public: Vec<Letter> = letters.into_iter().filter(|letter| is_to(letter, "general")).collect();
            told.push_str(&lines(&public));
        }
    }
    told
}

/// Whoever has the smaller number wins.
pub fn stronger(one: &str, two: &str) -> String {
    let number = |name: &str| name[1..].parse::<u32>().unwrap();
    if number(one) < number(two) { one.to_owned() } else { two.to_owned() }
}

pub fn table(chat: &mut Chat, id: i64) -> Vec<String> {
    words(&chat.letter("ann", &format!("tournament table #{id}")))
}

/// Every game adds up: what was won was lost, and walkovers are no games.
pub fn adds_up(chat: &mut Chat, id: i64) {
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
    let (won, drawn, lost) = (sum(" won"), sum(" drawn"), sum(" lost"));
    assert_eq!((won, won + drawn / 2), (lost, games), "{shown}");
}
