//! Pages for a browser: what must hold of each, whatever is on it.

use std::collections::BTreeSet;

use parlour::page::{
    AnalysisOnPage, Assets, BoardPicture, BoardStyle, Clock, Frame, GameAddresses, GamePage, PICTURE_WIDTH, RecordPage,
    SCRIPT, STYLE, SeatOnPage, SignInPage, Tool, Touching, Wanted,
};
use parlour::render::{Places, Theme, board};
use parlour::rules::{GAMES, Game, Player};
use parlour::scene::{Curve, Scene, SceneOptions};

use crate::random::Random;

const SCRIPT_BYTES_MAX: usize = 15_000;
const STYLE_BYTES_MAX: usize = 15_000;
const PAGE_BYTES_MAX: usize = 60_000;

fn frame() -> Frame {
    Frame {
        language: "en",
        theme: None,
        assets: Assets::Linked { style: "/s.css".to_owned(), script: "/s.js".to_owned() },
        links: Vec::new(),
        reader: None,
        hidden: vec![("proof".to_owned(), "abc".to_owned())],
    }
}

/// A game of each variant after some random actions.
fn games(actions: usize) -> Vec<Game> {
    let variants = GAMES.iter().flat_map(|kind| (0..kind.about.variants.len()).map(move |variant| kind.start(variant)));
    variants.map(|game| played(game, actions)).collect()
}

fn played(mut game: Game, actions: usize) -> Game {
    let mut random = Random::new(7);
    for _ in 0..actions {
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let token: &String = random.pick(&legal);
        game.play(token).unwrap();
    }
    game
}

fn page(game: &Game, wanted: &[(&str, &str)], own: bool) -> GamePage {
    let clock = Some(Clock { left_ms: 60_000, runs: true, told: "1 minute".to_owned() });
    let seat = |name: &str| SeatOnPage { name: name.to_owned(), address: None, clock: clock.clone() };
    let tool =
        |begins: &str, plays| Tool { label: "Play".to_owned(), begins: begins.to_owned(), plays, takes_parts: false };
    GamePage {
        title: "Game #12".to_owned(),
        game: game.clone(),
        seats: [seat("ann"), seat("<script>bob")],
        bottom: Player::One,
        seen: 12,
        touching: Touching::of(game, own, &Wanted::of(wanted.iter().copied())),
        told: Vec::new(),
        notices: Vec::new(),
        buttons: Vec::new(),
        tools: if own { vec![tool("move #12", true), tool("if #12", false)] } else { Vec::new() },
        analysis: None,
        said: None,
        copied: "try #12".to_owned(),
        addresses: GameAddresses {
            page: "/g/k".to_owned(),
            commands: "/g/k/do".to_owned(),
            pictures: "/g/k/p/".to_owned(),
            styles: "/b/".to_owned(),
            events: "/g/k/live".to_owned(),
        },
    }
}

/// The values of an attribute, in order.
fn values<'h>(html: &'h str, attribute: &str) -> Vec<&'h str> {
    html.split(&format!(" {attribute}=\"")).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn the_script_and_the_style_are_small() {
    assert!(SCRIPT.len() < SCRIPT_BYTES_MAX, "the script has {} bytes", SCRIPT.len());
    assert!(STYLE.len() < STYLE_BYTES_MAX, "the style has {} bytes", STYLE.len());
}

#[test]
fn a_page_with_its_board_is_small() {
    for game in games(60) {
        let html = page(&game, &[], true).html(&frame());
        let picture = board(&Scene::of(&game, &SceneOptions::default()), Theme::Light, PICTURE_WIDTH).unwrap();
        let bytes = html.len() + picture.len();
        assert!(
            bytes < PAGE_BYTES_MAX,
            "{} {}: {} + {}",
            game.kind().about.id,
            game.variant_name(),
            html.len(),
            picture.len()
        );
    }
}

#[test]
fn each_cell_has_one_button_where_the_picture_has_it() {
    for (game, bottom) in games(0).iter().flat_map(|game| Player::BOTH.map(|bottom| (game, bottom))) {
        let scene = Scene::of(game, &SceneOptions { bottom, ..SceneOptions::default() });
        let places = Places::of(&scene, PICTURE_WIDTH);
        let png = board(&scene, Theme::Light, PICTURE_WIDTH).unwrap();
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap()) as f32;
        assert_eq!((side(16), side(20)), (places.width, places.height), "the picture is as big as its buttons think");
        for place in &places.cells {
            let ((x, y), half) = (place.center, place.side / 2.0);
            let inside =
                x - half > -1.0 && y - half > -1.0 && x + half < places.width + 1.0 && y + half < places.height + 1.0;
            assert!(inside, "{} {}", game.kind().about.id, place.at);
        }
        let mut page = page(game, &[], true);
        page.bottom = bottom;
        let html = page.html(&frame());
        let cells: BTreeSet<String> = scene.cells.iter().map(|(at, _)| at.to_string()).collect();
        let ids: Vec<&str> = values(&html, "id").into_iter().filter(|id| cells.contains(*id)).collect();
        assert_eq!((ids.len(), ids.iter().copied().collect::<BTreeSet<_>>().len()), (cells.len(), cells.len()));
        let style = BoardStyle::of(game, bottom);
        assert!(cells.iter().all(|cell| style.css.contains(&format!("#{cell}{{"))));
        assert_eq!(BoardStyle::named(&style.name), Some(style));
    }
}

#[test]
fn a_page_has_nothing_that_its_policy_would_have_to_allow() {
    for game in games(20) {
        for wanted in [&[][..], &[("at", "3")], &[("tap", "a1")], &[("undo", "1")]] {
            let html = page(&game, wanted, true).html(&frame());
            assert!(!html.contains(" style=") && !html.contains("javascript:"), "{}", game.kind().about.id);
            assert!(!html.contains("<script>") && html.contains("&lt;script&gt;bob"), "a name is a name");
            for handler in ["onclick", "onload", "onerror"] {
                assert!(!html.contains(handler));
            }
        }
    }
}

#[test]
fn the_name_of_a_picture_says_what_it_shows() {
    for game in games(12) {
        let Some(first) = game.legal().first().cloned() else { continue };
        let line = vec![first];
        let picture = BoardPicture::of(&game, game.plies().len(), &line, Player::Two).in_theme(Theme::Dark);
        let read: BoardPicture = picture.to_string().parse().unwrap();
        assert_eq!(read, picture);
        assert_eq!(read.scene(&game).unwrap().turn.unwrap().actions.last().unwrap().0, line[0]);
        assert!(read.scene(&game.rewound(5)).is_none(), "other actions than these were played");
        assert!(format!("x{picture}").parse::<BoardPicture>().is_err());
    }
}

#[test]
fn what_a_tap_does_is_in_the_name_of_the_cell() {
    let game = GAMES.iter().find(|kind| kind.about.id == "fursaz").unwrap().start(0);
    let html = page(&game, &[], true).html(&frame());
    let labels = values(&html, "aria-label");
    assert!(labels.contains(&"d4: empty. Plays d4."), "{labels:?}");
    let html = page(&game, &[("tap", "d4")], true).html(&frame());
    assert!(html.contains(r#"<input type="hidden" name="turn" value="d4">"#));
    assert!(html.contains(r#"<button class="primary" id="act-play">Play</button>"#), "{html}");
    assert!(html.contains("Your turn so far: "));
}

#[test]
fn an_unfinished_turn_cannot_be_played_and_one_that_is_refused_says_why() {
    let game = GAMES.iter().find(|kind| kind.about.id == "chifoumi").unwrap().start(0);
    let html = page(&game, &[("tap", "c3")], true).html(&frame());
    assert!(html.contains(r#"id="act-play" disabled"#));
    assert!(html.contains(r#"class="warn""#));
    let html = page(&game, &[("tap", "c2")], true).html(&frame());
    assert!(html.contains("is chosen") && !html.contains("Your turn so far"), "no action has been tapped yet");
    let html = page(&game, &[("turn", "z9-z8")], true).html(&frame());
    assert!(html.contains("The game has gone on"));
}

#[test]
fn a_turn_is_listed_with_the_color_that_played_it_though_a_swap_came_later() {
    let mut game = GAMES.iter().find(|kind| kind.about.id == "fursaz").unwrap().start(0);
    for token in ["d4", "swap", "c7"] {
        game.play(token).unwrap();
    }
    let html = page(&game, &[], false).html(&frame());
    let (_, history) = html.split_once("id=\"history\"").unwrap();
    let chips: Vec<&str> = values(history, "class").into_iter().filter(|class| class.starts_with("chip")).collect();
    assert_eq!(chips, ["chip color-black", "chip color-black", "chip color-white"]);
}

#[test]
fn the_curve_leads_to_every_turn() {
    let game = played(GAMES[0].start(0), 20);
    let turns = game.plies().iter().filter(|ply| ply.begins_turn).count();
    let curve = Curve {
        values: (0..=turns).map(|turn| 50 + u8::try_from(turn).unwrap()).collect(),
        turning: Some(1),
        names: ["ann".to_owned(), "bob".to_owned()],
        better: vec![(0, vec![game.rewound(0).legal()[0].clone()])],
    };
    let analyzed = |wanted: &[(&str, &str)]| {
        let analysis = Some(AnalysisOnPage { curve: curve.clone(), text: Vec::new() });
        GamePage { analysis, said: Some("f1".to_owned()), ..page(&game, wanted, false) }.html(&frame())
    };
    let html = analyzed(&[]);
    assert_eq!(html.matches("<rect").count(), turns + 1);
    assert!(html.contains("Turn 1: ann could expect 51%."));
    assert!(html.contains("/g/k?said=f1&amp;at=0"), "what was found stays there after a jump");
    assert!(!html.contains("instead of"), "after the last turn there is nothing to do better");
    let html = analyzed(&[("at", "0")]);
    let better = &curve.better[0].1[0];
    assert!(html.contains("class=\"better\"") && html.contains("Better: ") && html.contains(" instead of"), "{html}");
    assert!(html.contains(&format!("&amp;at=0&amp;try=1&amp;turn={better}")), "{html}");
    let html = analyzed(&[("at", "0"), ("turn", better)]);
    assert!(html.contains("<rect") && !html.contains("class=\"better\""), "the curve stays while a line is tried");
}

#[test]
fn a_record_has_every_position_and_may_use_nothing_from_elsewhere() {
    for game in games(30) {
        let names = ["ann".to_owned(), "bob".to_owned()];
        let page = RecordPage { title: "x".to_owned(), names, bottom: Player::One, theme: Theme::Dark, game };
        let html = page.html("en").unwrap();
        let turns = page.game.plies().iter().filter(|ply| ply.begins_turn).count();
        assert_eq!(html.matches("<figure").count(), turns + 1);
        assert_eq!(html.matches("data:image/png").count(), turns + 1);
        assert!(html.contains("default-src &#39;none&#39;") || html.contains("default-src 'none'"));
        assert!(!html.contains("http://") && !html.contains("https://") && !html.contains("src=\"/"));
        assert!(html.len() < 3_000_000, "{} has {} bytes", page.game.kind().about.id, html.len());
    }
}

#[test]
fn signing_in_takes_a_press() {
    let page = SignInPage { name: "ann <b>".to_owned(), action: "/in/x".to_owned() };
    let html = page.html(&frame());
    assert!(html.contains("<bdi>ann &lt;b&gt;</bdi>") && html.contains(r#"<form method="post" action="/in/x">"#));
    assert!(html.contains(r#"name="proof" value="abc""#));
    assert!(html.contains(r#"name="robots" content="noindex, nofollow""#) && html.contains(r#"content="no-referrer""#));
}
