//! Signing in and out.

use crate::world::{Browser, World};

#[test]
fn a_link_can_be_previewed_and_signs_in_once() {
    let world = World::new();
    let link = world.link("ann");
    // A scanner opens it twice, and presses nothing.
    for _ in 0..2 {
        let page = world.get(&link, &[]);
        assert_eq!(page.status, 200);
        assert!(page.text().contains("ann"));
    }
    let mut browser = Browser::default();
    let page = browser.get(&world, &link);
    let visited = browser.cookie.clone();
    let answer = browser.send(&world, &link, &page, &[]);
    assert_eq!((answer.status, answer.header("location")), (303, Some("/")));
    assert_ne!(browser.cookie, visited, "nobody said the session’s secret before it began");
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-parlour="), "{cookie}");
    for wanted in ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=2592000"] {
        assert!(cookie.contains(wanted), "{cookie}");
    }
    assert!(browser.get(&world, "/").text().contains("ann"));
    // Replayed, by the same browser or another.
    let mut other = Browser { cookie: visited };
    let again = other.send(&world, &link, &page, &[]);
    assert_eq!((again.status, again.header("set-cookie")), (404, None));
    assert_eq!(world.get(&link, &[]).status, 404);
    assert!(!other.get(&world, "/").text().contains("ann"));
}

#[test]
fn a_secret_that_somebody_brings_along_is_never_a_session() {
    let world = World::new();
    let link = world.link("ann");
    let mut browser = Browser { cookie: "__Host-parlour=aaaaaaaaaaaaaaaaaaaaaaaaaa".to_owned() };
    let page = browser.get(&world, &link);
    assert_eq!(page.header("set-cookie"), None);
    browser.send(&world, &link, &page, &[]);
    assert_ne!(browser.cookie, "__Host-parlour=aaaaaaaaaaaaaaaaaaaaaaaaaa");
    let mut fixed = Browser { cookie: "__Host-parlour=aaaaaaaaaaaaaaaaaaaaaaaaaa".to_owned() };
    assert!(!fixed.get(&world, "/").text().contains("ann"));
    assert!(browser.get(&world, "/").text().contains("ann"));
}

#[test]
fn nobody_is_signed_in_by_a_form_that_their_browser_was_not_shown() {
    let world = World::new();
    let link = world.link("ann");
    let mut browser = Browser::default();
    let page = browser.get(&world, &link);
    let (proof, own) = (page.field("proof"), ("Cookie", browser.cookie.as_str()));
    let refused = |fields: &[(&str, &str)], headers: &[(&str, &str)]| world.post(&link, fields, headers).status;
    assert_eq!(refused(&[], &[own]), 403);
    assert_eq!(refused(&[("proof", "00")], &[own]), 403);
    assert_eq!(refused(&[("proof", &proof)], &[]), 403, "without its cookie");
    assert_eq!(refused(&[("proof", &proof)], &[own, ("Sec-Fetch-Site", "cross-site")]), 403);
    assert_eq!(refused(&[("proof", &proof)], &[own, ("Origin", "https://evil.example")]), 403);
    assert_eq!(refused(&[("proof", &proof)], &[own, ("Origin", crate::world::PUBLIC)]), 303);
}

#[test]
fn whoever_signs_out_here_or_in_chat_is_signed_out() {
    let world = World::new();
    let (mut one, mut other) = (world.signed_in("ann"), world.signed_in("ann"));
    world.say("ann", "page sign-out 1");
    assert!(!one.get(&world, "/").text().contains("ann"));
    let page = other.get(&world, "/");
    assert!(page.text().contains("ann"));
    let before = other.cookie.clone();
    assert_eq!(world.post("/out", &[], &[("Cookie", &before)]).status, 403);
    world.say("ann", "forget me yes");
    assert!(!other.get(&world, "/").text().contains("Your games</a>"));
}

#[test]
fn a_session_survives_a_new_start_of_the_program() {
    let world = World::new();
    let mut browser = world.signed_in("ann");
    let world = world.again();
    assert!(browser.get(&world, "/").text().contains("ann"));
}
