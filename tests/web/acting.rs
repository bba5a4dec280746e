//! Playing by forms, as a browser without script does.

use crate::world::World;

#[test]
fn a_turn_is_tapped_and_played_and_told_in_the_channel_once() {
    let (world, path) = World::with_game();
    let mut ann = world.signed_in("ann");
    let chosen = ann.get(&world, &format!("{path}?tap=c2")).text();
    assert!(chosen.contains("name=\"begun\""), "{chosen}");
    let page = ann.get(&world, &format!("{path}?begun=c2&tap=c3"));
    assert_eq!(page.field("turn"), "c2-c3", "{}", page.text());
    let before = world.written().0;
    let fields = [("command", "move #1"), ("turn", "c2-c3"), ("seen", &page.field("seen"))];
    let answer = ann.send(&world, &format!("{path}/do"), &page, &fields);
    assert_eq!(answer.status, 303, "{}", answer.text());
    assert_eq!(world.played(1), ["c2-c3"]);
    let (written, last) = world.written();
    assert_eq!(written, before + 1);
    assert!(last.contains("ann") && last.contains("c2-c3"), "{last}");
    // The same form once more.
    let again = ann.send(&world, &format!("{path}/do"), &page, &fields);
    assert_eq!((again.status, world.written().0, world.played(1).len()), (303, before + 1, 1));
    let shown = ann.get(&world, answer.header("location").unwrap());
    assert!(shown.text().contains("c2-c3"));
    // Another button of the page that was open before.
    ann.send(&world, &format!("{path}/do"), &page, &[("command", "takeback #1")]);
    assert_eq!(world.written().0, before + 2);
}

#[test]
fn a_board_that_has_changed_says_so_and_keeps_the_turn() {
    let (world, path) = World::with_game();
    let mut ann = world.signed_in("ann");
    let page = ann.get(&world, &format!("{path}?begun=c2&tap=c3"));
    let seen = page.field("seen");
    for (who, line) in [("ann", "e2-e3"), ("bob", "c6-c5")] {
        world.say(who, line);
    }
    let fields = [("command", "move #1"), ("turn", "c2-c3"), ("seen", seen.as_str())];
    let answer = ann.send(&world, &format!("{path}/do"), &page, &fields);
    assert_eq!(world.played(1), ["e2-e3", "c6-c5"]);
    let shown = ann.get(&world, answer.header("location").unwrap());
    let text = shown.text();
    assert!(text.contains("That board is out of date: #1 has moved on."), "{text}");
    assert_eq!(shown.field("turn"), "c2-c3", "it is still legal");
}

#[test]
fn what_is_refused_is_said_on_the_page_and_nowhere_else() {
    let (world, path) = World::with_game();
    let mut bob = world.signed_in("bob");
    let page = bob.get(&world, &path);
    let before = world.written().0;
    let answer = bob.send(&world, &format!("{path}/do"), &page, &[("command", "move #1"), ("turn", "c6-c5")]);
    let shown = bob.get(&world, answer.header("location").unwrap()).text();
    assert!(shown.contains("It’s") && shown.contains("turn in #1"), "{shown}");
    assert_eq!(world.written().0, before);
    assert!(world.played(1).is_empty());
}

#[test]
fn resigning_asks_and_then_resigns() {
    let (world, path) = World::with_game();
    for (who, line) in [("ann", "c2-c3"), ("bob", "c6-c5"), ("ann", "e2-e3"), ("bob", "e6-e5")] {
        world.say(who, line);
    }
    let mut ann = world.signed_in("ann");
    let page = ann.get(&world, &path);
    let answer = ann.send(&world, &format!("{path}/do"), &page, &[("command", "resign #1")]);
    let asked = ann.get(&world, answer.header("location").unwrap());
    assert!(asked.text().contains("value=\"resign #1 yes\""), "{}", asked.text());
    assert_eq!(world.played(1).len(), 4);
    ann.send(&world, &format!("{path}/do"), &asked, &[("command", "resign #1 yes")]);
    assert_eq!(world.played(1).len(), 5);
    assert!(ann.get(&world, &path).text().contains("Rematch"));
}

#[test]
fn forms_without_proof_session_or_place_do_nothing() {
    let (world, path) = World::with_game();
    let mut ann = world.signed_in("ann");
    let page = ann.get(&world, &path);
    let to = format!("{path}/do");
    let (proof, form, cookie) = (page.field("proof"), page.field("form"), ann.cookie.clone());
    let turn = [("command", "move #1"), ("turn", "c2-c3"), ("form", form.as_str())];
    let with = |fields: &[(&'static str, &str)], headers: &[(&str, &str)]| {
        let mut all: Vec<(&str, &str)> = turn.to_vec();
        all.extend(fields);
        world.post(&to, &all, headers).status
    };
    let own = ("Cookie", cookie.as_str());
    assert_eq!(with(&[], &[own]), 403);
    assert_eq!(with(&[("proof", &proof)], &[]), 403);
    assert_eq!(with(&[("proof", &proof)], &[own, ("Sec-Fetch-Site", "cross-site")]), 403);
    assert_eq!(with(&[("proof", &proof)], &[own, ("Sec-Fetch-Site", "same-site")]), 403);
    assert_eq!(with(&[("proof", &proof)], &[own, ("Origin", "https://evil.example")]), 403);
    assert_eq!(world.get(&format!("{to}?command=move+%231&turn=c2-c3&proof={proof}"), &[own]).status, 404);
    let elsewhere =
        world.post("/g/1-aaaaaaaaaaaaaaaaaaaaaaaaaa/do", &[&turn[..], &[("proof", &proof)]].concat(), &[own]);
    assert_eq!(elsewhere.status, 400);
    for command in ["settings community page off", "ban bob yes", "forget me yes", "page", "nonsense that is none"] {
        let answer = world.post(&to, &[("command", command), ("form", "x"), ("proof", &proof)], &[own]);
        assert!(matches!(answer.status, 400 | 303), "{command}");
    }
    assert!(world.played(1).is_empty());
    assert_eq!(world.get(&path, &[]).status, 200, "nothing of that was done");
    assert_eq!(with(&[("proof", &proof)], &[own]), 303);
    assert_eq!(world.played(1), ["c2-c3"]);
}

#[test]
fn a_page_that_was_open_through_a_new_start_plays() {
    let (world, path) = World::with_game();
    let mut ann = world.signed_in("ann");
    let page = ann.get(&world, &path);
    let world = world.again();
    ann.send(&world, &format!("{path}/do"), &page, &[("command", "move #1"), ("turn", "c2-c3")]);
    assert_eq!(world.played(1), ["c2-c3"]);
    let world = world.again();
    ann.send(&world, &format!("{path}/do"), &page, &[("command", "move #1"), ("turn", "c2-c3")]);
    assert_eq!(world.played(1), ["c2-c3"], "the form was obeyed before");
}

#[test]
fn the_games_of_whoever_is_signed_in_are_listed_with_their_pages() {
    let (world, path) = World::with_game();
    let mut ann = world.signed_in("ann");
    let text = ann.get(&world, "/").text();
    assert!(text.contains(&format!("href=\"{path}\"")) && text.contains("urgent"), "{text}");
    let mut cas = world.signed_in("cas");
    assert!(!cas.get(&world, "/").text().contains(&path));
    assert!(!world.get("/", &[]).text().contains(&path));
}
