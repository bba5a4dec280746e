//! What an organizer does by hand, and what everybody reads of it.

use parlour::store::MatchEnd;

use super::organizer::{a_turn_each, begun, matches, name, newest_game, opened, play, stronger, table};
use crate::support::{Chat, is_to, is_to_account, lines};

/// What was told to the room.
fn public(letters: &[parlour::club::Letter]) -> String {
    lines(&letters.iter().filter(|letter| is_to(letter, "general")).cloned().collect::<Vec<_>>())
}

#[test]
fn a_tournament_has_the_name_that_its_organizer_gives_it() {
    let mut chat = Chat::new();
    let told = lines(&chat.letters("ann", "tournament open league sfirs name:\"Winter cup\""));
    assert!(told.contains("#1 “Winter cup” (SFIRS): ann opens a league"), "{told}");
    chat.script("bob: tournament join\ncas: tournament join");
    assert!(chat.say("bob", "tournament list").contains("#1 “Winter cup” (SFIRS): league, open, 2 joined"));
    let begins = lines(&chat.letters("ann", "tournament start"));
    assert!(begins.contains("Tournament #1, “Winter cup” (SFIRS): round 1 of 1 begins."), "{begins}");
    let over = play(&mut chat, 1, |one, _| one.to_owned());
    assert!(over.contains("Tournament #1, “Winter cup” (SFIRS), is over."), "{over}");
    let told = chat.say("ann", &format!("tournament open league sfirs name:\"{}\"", "x".repeat(41)));
    assert!(told.contains("A name has at most 40 characters, like “name:\"Winter cup\"”."), "{told}");
    let told = chat.say("ann", "tournament open league sfirs blargh");
    assert!(!told.contains("opens"), "no word is a name by itself: {told}");
}

#[test]
fn a_tournament_takes_no_more_people_than_its_organizer_says() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs most:3", 3);
    assert!(chat.say("ann", &format!("tournament table #{id}")).contains("at most 3 players"));
    let told = chat.say("bob", &format!("tournament join #{id}"));
    assert_eq!(told, format!("Tournament #{id} is full: it takes 3 players."));
    assert!(chat.say("ann", "tournament open swiss sfirs most:1").contains("Say “most:2” to “most:128”."));
    assert!(chat.say("ann", "tournament open swiss sfirs most:999").contains("Say “most:2” to “most:128”."));
}

#[test]
fn a_swiss_tournament_takes_those_who_come_late_as_long_as_was_said() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "swiss sfirs rounds:4 late:3", 6);
    assert!(chat.say("ann", &format!("tournament table #{id}")).contains("open until round 3 begins"));
    chat.letters("ann", &format!("tournament start #{id}"));
    play(&mut chat, id, stronger);
    let told = chat.letters("p9", &format!("tournament join #{id}"));
    let late = format!("p9 joins tournament #{id} late, from round 3 on. The rounds that they missed bring no points.");
    assert!(public(&told).contains(&late), "{told:#?}");
    assert!(chat.say("p9", &format!("tournament join #{id}")).contains("already"), "once is enough");
    play(&mut chat, id, stronger);
    let round: Vec<_> = matches(&mut chat, id).into_iter().filter(|row| row.round == 3).collect();
    let p9 = chat.club.store().read().unwrap().account("console", "id-p9").unwrap().unwrap().id;
    assert!(round.iter().any(|row| row.one_id == p9 || row.two_id == Some(p9)), "{round:#?}");
    let told = chat.say("p8", &format!("tournament join #{id}"));
    assert!(told.contains("has already begun"), "{told}");
    while matches(&mut chat, id).iter().any(|row| row.ended.is_none()) {
        play(&mut chat, id, stronger);
    }
    assert_eq!(matches(&mut chat, id).iter().map(|row| row.round).max(), Some(4));
    assert!(table(&mut chat, id).iter().any(|line| line.contains("p9")));
    let told = chat.say("ann", "tournament open league sfirs late:2");
    assert!(told.contains("Only a Swiss tournament lets players join late."), "{told}");
}

#[test]
fn no_round_begins_while_a_tournament_is_paused() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    assert!(chat.say("p0", &format!("tournament pause #{id}")).contains("isn’t yours"));
    let told = public(&chat.letters("ann", &format!("tournament pause #{id}")));
    let wanted =
        format!("ann pauses tournament #{id}. Games go on, but no round begins until “tournament resume #{id}”.");
    assert!(told.contains(&wanted), "{told}");
    assert!(chat.say("ann", &format!("tournament pause #{id}")).contains("already paused"));
    play(&mut chat, id, stronger);
    assert!(matches(&mut chat, id).iter().all(|row| row.round == 1 && row.ended.is_some()));
    let told = public(&chat.letters("ann", &format!("tournament resume #{id}")));
    assert!(
        told.contains(&format!("ann has tournament #{id} go on.")) && told.contains("round 2 of 3 begins"),
        "{told}"
    );
    assert!(chat.say("ann", &format!("tournament resume #{id}")).contains("isn’t paused"));
    let audit = chat.say("ann", "audit");
    let (paused, resumed) = (format!("ann paused tournament #{id}"), format!("ann had tournament #{id} go on"));
    assert!(audit.contains(&paused) && audit.contains(&resumed), "{audit}");
}

#[test]
fn the_organizer_takes_somebody_out_of_one_tournament_and_of_no_other() {
    let mut chat = Chat::new();
    let other = opened(&mut chat, "league chifoumi", 3);
    let id = opened(&mut chat, "swiss sfirs", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    let row = matches(&mut chat, id).remove(0);
    let (one, two) = (name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap()));
    let game = newest_game(&mut chat, &row);
    a_turn_each(&mut chat, game);
    assert!(chat.say("p3", &format!("tournament remove #{id} {one} I want to win")).contains("isn’t yours"));
    assert!(chat.say("ann", &format!("tournament remove #{id} bob who")).contains("isn’t in tournament"));
    let letters = chat.letters("ann", &format!("tournament remove #{id} {one} plays with an engine"));
    let told = public(&letters);
    let wanted = format!("ann takes {one} out of tournament #{id}: plays with an engine");
    assert_eq!(told.matches(&wanted).count(), 1, "{told}");
    for person in [&one, &two] {
        assert!(letters.iter().any(|letter| is_to_account(letter, person)), "{person} reads that the game is over");
    }
    assert_eq!(matches(&mut chat, id)[0].ended, Some(MatchEnd::WalkoverTwo));
    assert!(chat.say(&one, "games").contains("No games"));
    assert!(!chat.say("ann", "tournament list").contains("league, open, 2 joined"), "#{other} has all of them");
    assert!(
        chat.say("ann", "audit").contains(&format!("ann took {one} out of tournament #{id}: plays with an engine"))
    );
    // One that has not begun is left without a trace.
    chat.letters("ann", &format!("tournament remove #{other} p1 moved away"));
    assert!(chat.say("ann", &format!("tournament table #{other}")).contains("2 joined: p0 and p2"));
}

#[test]
fn the_organizer_decides_a_pairing_and_says_why() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    let rows = matches(&mut chat, id);
    let games: Vec<i64> = rows.iter().map(|row| newest_game(&mut chat, row)).collect();
    let names: Vec<[String; 2]> =
        rows.iter().map(|row| [name(&mut chat, row.one_id), name(&mut chat, row.two_id.unwrap())]).collect();
    a_turn_each(&mut chat, games[0]);
    let [winner, loser] = &names[0];
    let award = format!("tournament award #{} {winner} {loser} is ill", games[0]);
    assert!(chat.say(winner, &award).contains("isn’t yours"));
    let wrong = format!("tournament award #{} {} so it is", games[0], names[1][0]);
    assert!(chat.say("ann", &wrong).contains("doesn’t play in this pairing"));
    let letters = chat.letters("ann", &award);
    let wanted = format!("ann awards the pairing of #{} to {winner}: {loser} is ill", games[0]);
    assert!(public(&letters).contains(&wanted), "{letters:#?}");
    for person in [winner, loser] {
        let own = letters.iter().filter(|letter| is_to_account(letter, person)).cloned().collect::<Vec<_>>();
        assert!(lines(&own).contains(&wanted), "{person}: {own:#?}");
    }
    assert!(chat.say("ann", "audit").contains(&format!("ann awarded the pairing of #{} to {winner}", games[0])));
    // Nobody has played in the other one.
    let told = public(&chat.letters("ann", &format!("tournament draw #{} both are away", games[1])));
    assert!(told.contains(&format!("ann says that the pairing of #{} is drawn: both are away", games[1])), "{told}");
    assert!(told.contains("round 2 of 3 begins"), "{told}");
    let ends: Vec<_> = matches(&mut chat, id).iter().take(2).map(|row| row.ended).collect();
    assert_eq!(ends, [Some(MatchEnd::One), Some(MatchEnd::Draw)]);
    assert!(chat.say("ann", "leaderboard").contains("Nobody"), "what is awarded changes no rating");
}

#[test]
fn somebody_has_to_win_a_pairing_of_a_knockout_that_is_awarded() {
    let mut chat = Chat::new();
    let (id, row, game) = begun(&mut chat, "knockout sia-doble best:5");
    assert!(chat.say("ann", &format!("tournament draw #{game} both are away")).contains("Somebody has to win"));
    let winner = name(&mut chat, row.two_id.unwrap());
    let told = public(&chat.letters("ann", &format!("tournament award #{game} {winner} the other one never came")));
    assert_eq!(matches(&mut chat, id)[0].ended, Some(MatchEnd::WalkoverTwo));
    assert!(told.contains(&format!("Tournament #{id}, Sia Doble, is over.")), "{told}");
    assert!(chat.say("ann", "tournament award #999 bob so it is").contains("isn’t a game of a tournament"));
}

#[test]
fn an_award_can_be_corrected_while_its_round_goes_on() {
    let mut chat = Chat::new();
    let id = opened(&mut chat, "league sfirs", 4);
    chat.letters("ann", &format!("tournament start #{id}"));
    let row = matches(&mut chat, id).remove(0);
    let game = newest_game(&mut chat, &row);
    a_turn_each(&mut chat, game);
    let [one, two] = [row.one_id, row.two_id.unwrap()].map(|account| name(&mut chat, account));
    let ended = |chat: &mut Chat| matches(chat, id)[0].ended;
    chat.letters("ann", &format!("tournament award #{game} {one} so it is"));
    assert_eq!(ended(&mut chat), Some(MatchEnd::One));
    let told = public(&chat.letters("ann", &format!("tournament award #{game} {two} I meant {two}")));
    assert!(told.contains(&format!("ann awards the pairing of #{game} to {two}: I meant {two}")), "{told}");
    assert_eq!(ended(&mut chat), Some(MatchEnd::Two));
    chat.letters("ann", &format!("tournament draw #{game} they agreed"));
    assert_eq!(ended(&mut chat), Some(MatchEnd::Draw));
    chat.letters("ann", &format!("tournament award #{game} {one} they did not"));
    assert_eq!(ended(&mut chat), Some(MatchEnd::One));
    let other = matches(&mut chat, id).remove(1);
    let played = newest_game(&mut chat, &other);
    let winner = name(&mut chat, other.one_id);
    let told = play(&mut chat, id, |_, _| winner.clone());
    assert!(told.contains("round 2 of 3 begins"), "{told}");
    let told = chat.say("ann", &format!("tournament award #{game} {two} too late"));
    assert!(told.contains(&format!("The round of #{game} is over and the next one has begun")), "{told}");
    let told = chat.say("ann", &format!("tournament award #{played} {winner} it was played"));
    assert!(told.contains("isn’t an award, so it stands"), "{told}");
    assert_eq!(matches(&mut chat, id).iter().filter(|row| row.round == 2).count(), 2);
}
