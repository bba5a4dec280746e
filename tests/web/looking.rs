//! Looking at games: whoever has the link may, and nobody else learns anything.

use crate::world::World;

#[test]
fn whoever_has_the_link_sees_the_game_with_its_board_and_its_turns() {
    let (world, path) = World::with_game();
    world.say("ann", "c2-c3");
    let page = world.get(&path, &[]);
    let text = page.text();
    assert_eq!(page.status, 200);
    for wanted in ["#1 Chifoumi", "ann", "bob", "c2-c3", "To play, say"] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    assert!(!text.contains("name=\"command\""), "whoever isn’t signed in can do nothing");
    let picture = text.split("srcset=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let drawn = world.get(picture, &[]);
    assert_eq!((drawn.status, drawn.header("content-type")), (200, Some("image/png")));
    assert!(drawn.bytes.starts_with(b"\x89PNG") && drawn.header("cache-control").unwrap().starts_with("private,"));
    assert_eq!(world.get(picture, &[]).bytes, drawn.bytes);
    for mark in ["rel=\"stylesheet\" href=\"", "script src=\""] {
        for address in text.split(mark).skip(1).map(|rest| rest.split('"').next().unwrap()) {
            assert_eq!(world.get(address, &[]).status, 200, "{address}");
        }
    }
}

#[test]
fn a_page_that_a_browser_has_is_not_sent_again_until_something_changes() {
    let world = World::new();
    // With a clock that runs, it changes by itself.
    for (who, line) in [
        ("ann", "settings community page on"),
        ("ann", "settings place clock none"),
        ("ann", "challenge bob chifoumi first"),
        ("bob", "accept"),
    ] {
        world.say(who, line);
    }
    let path = world.path(1);
    let first = world.get(&path, &[]);
    let tag = first.header("etag").unwrap();
    let same = world.get(&path, &[("If-None-Match", tag)]);
    assert_eq!((same.status, same.bytes.len()), (304, 0));
    world.say("ann", "c2-c3");
    let next = world.get(&path, &[("If-None-Match", tag)]);
    assert_eq!(next.status, 200);
    assert!(next.text().contains("c2-c3"), "at once, though pages are kept for a moment");
}

#[test]
fn wrong_keys_and_whatever_else_does_not_exist_look_all_the_same() {
    let (world, path) = World::with_game();
    let wrong = [
        "/g/1-aaaaaaaaaaaaaaaaaaaaaaaaaa".to_owned(),
        "/g/2-aaaaaaaaaaaaaaaaaaaaaaaaaa".to_owned(),
        "/g/1".to_owned(),
        format!("{path}a"),
        format!("/g/{}", "1".repeat(1_000)),
        format!("{path}/p/0..1.00000000.light.png"),
        format!("{path}/p/..%2f..%2fetc%2fpasswd"),
        "/g/1-aaaaaaaaaaaaaaaaaaaaaaaaaa/p/0..1.00000000.light.png".to_owned(),
        "/g/1-aaaaaaaaaaaaaaaaaaaaaaaaaa/live".to_owned(),
        "/s/00000000.css".to_owned(),
        "/b/chifoumi.0.1.00000000.css".to_owned(),
        "/nothing".to_owned(),
    ];
    let unknown = world.get("/g/9-a", &[]);
    for path in wrong {
        let answer = world.get(&path, &[]);
        assert_eq!((answer.status, answer.text()), (404, unknown.text()), "{path}");
    }
}

#[test]
fn a_new_key_closes_the_page_and_its_pictures() {
    let (world, path) = World::with_game();
    let text = world.get(&path, &[]).text();
    let picture = text.split("srcset=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    assert_eq!(world.get(&picture, &[]).status, 200);
    world.say("bob", "page new #1");
    assert_eq!([&path, &picture].map(|path| world.get(path, &[]).status), [404, 404]);
    assert_eq!(world.get(&world.path(1), &[]).status, 200);
}

#[test]
fn names_that_are_html_stay_names() {
    let world = World::new();
    world.say("ann", "settings community page on");
    let name = "<script>alert(1)</script>\"'><img src=x onerror=y>";
    world.say(name, "challenge ann chifoumi first");
    world.say("ann", "accept");
    let text = world.get(&world.path(1), &[]).text();
    assert!(text.contains("&lt;script&gt;alert(1)"), "{text}");
    assert!(!text.contains("<script>alert") && !text.contains("<img src=x"), "{text}");
}

#[test]
fn whoever_is_signed_in_sees_what_chat_answers_and_nothing_is_changed_or_told() {
    let (world, _) = World::with_game();
    for (who, line) in [("ann", "c2-c3"), ("bob", "c6-c5"), ("ann", "e2-e3"), ("bob", "e6-e5"), ("bob", "resign yes")] {
        world.say(who, line);
    }
    let mut ann = world.signed_in("ann");
    let before = world.written().0;
    let board = ann.get(&world, "/look?ask=leaderboard");
    assert_eq!(board.status, 200);
    assert!(board.text().contains("<table") && board.text().contains("bob"), "{}", board.text());
    assert!(ann.get(&world, "/look?ask=profile").text().contains("ann"));
    assert!(ann.get(&world, "/look?ask=tournament+list").status == 200);
    let lessons = ann.get(&world, "/look?ask=rules");
    assert!(lessons.text().contains("rules sfirs"), "{}", lessons.text());
    let next = ann.send(&world, "/look", &lessons, &[("command", "rules sfirs")]);
    assert_eq!((next.status, next.header("location")), (303, Some("/look?ask=rules+sfirs")));
    let lesson = ann.get(&world, "/look?ask=rules+sfirs").text();
    let picture = lesson
        .split("<picture class=\"shown\"")
        .nth(1)
        .and_then(|rest| rest.split("srcset=\"").nth(1))
        .and_then(|rest| rest.split('"').next())
        .unwrap();
    assert!(world.get(picture, &[]).bytes.starts_with(b"\x89PNG"), "{picture}");
    assert_eq!(world.written().0, before, "nobody is told");
    for line in ["resign+%231", "settings+theme+dark", "challenge+bob+fursaz", "privacy+export", "page"] {
        assert_eq!(ann.get(&world, &format!("/look?ask={line}")).status, 400, "{line}");
    }
    assert!(matches!(ann.get(&world, "/look?ask=asdfg").status, 400 | 404));
    assert_eq!(world.get("/look?ask=leaderboard", &[]).status, 403);
    assert_eq!(world.get("/l/sfirs/999.light.png", &[]).status, 404);
}
