//! Tasks by forms, as a browser without script does them.

use crate::world::{Browser, World};

/// Sends a form of the task’s page, and returns the page that follows.
fn press(world: &World, browser: &mut Browser, fields: &[(&str, &str)]) -> String {
    let page = browser.get(world, "/learn");
    let answer = browser.send(world, "/learn", &page, fields);
    assert_eq!(answer.status, 303, "{}", answer.text());
    browser.get(world, answer.header("location").unwrap()).text()
}

#[test]
fn a_task_is_set_and_answered_by_taps_and_chat_goes_on_from_there() {
    let world = World::new();
    let mut ann = world.signed_in("ann");
    assert!(ann.get(&world, "/learn").text().contains("You have no task yet"));
    assert!(press(&world, &mut ann, &[("command", "learn chifoumi")]).contains("Chifoumi, task 1 of 5</h1>"));
    let tapped = ann.get(&world, "/learn?begun=e2&tap=e3");
    assert_eq!((tapped.field("turn"), tapped.field("seen")), ("e2xe3".to_owned(), "0".to_owned()));
    let text = tapped.text();
    let picture = text.split("srcset=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert!(ann.get(&world, picture).bytes.starts_with(b"\x89PNG"), "{picture}");
    assert_eq!(world.get(picture, &[]).status, 404, "what somebody tries is for nobody else");
    let fields = [("command", "learn chifoumi 1"), ("turn", "e2xe3"), ("seen", "0")];
    let next = press(&world, &mut ann, &fields);
    assert!(next.contains("Chifoumi, task 2 of 5</h1>") && next.contains("captured Black Rock"), "{next}");
    let said: String =
        world.say("ann", "learn").iter().flat_map(|letter| &letter.text).map(ToString::to_string).collect();
    assert!(said.contains("task 2 of 5"), "{said}");
    world.say("ann", "learn solution");
    assert!(ann.get(&world, "/learn").text().contains("task 3 of 5"), "the page goes on from the chat");
    assert!(press(&world, &mut ann, &[("command", "learn off")]).contains("You have left the lesson"));
}

#[test]
fn nothing_else_is_done_by_the_page_of_a_task_and_nothing_for_nobody() {
    let (world, path) = World::with_game();
    let mut ann = world.signed_in("ann");
    let page = ann.get(&world, "/learn");
    for command in
        ["settings community page off", "move #1 c2-c3", "analyse #1", "hint #1", "page sign-out all", "ban bob yes"]
    {
        let answer = ann.send(&world, "/learn", &page, &[("command", command)]);
        let to = answer.header("location").map(str::to_owned);
        let status = to.map_or(answer.status, |to| ann.get(&world, &to).status);
        assert_eq!(status, 400, "{command}");
    }
    assert!(world.played(1).is_empty());
    assert_eq!(world.get(&path, &[]).status, 200, "pages are still on");
    assert_eq!(world.get("/learn", &[]).status, 403);
    let own = ("Cookie", ann.cookie.as_str());
    assert_eq!(world.post("/learn", &[("command", "learn chifoumi")], &[own]).status, 403, "without proof");
    assert_eq!(world.post("/learn", &[("command", "learn chifoumi")], &[]).status, 403);
    assert!(ann.get(&world, "/learn").text().contains("You have no task yet"));
}
