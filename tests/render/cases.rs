//! The pictures that are kept: every game, variant and phase, and all that can be marked.

use parlour::render::Theme;
use parlour::rules::{Coord, Game, GameDef, Player, Reason};
use parlour::scene::{Scene, SceneOptions};

/// A picture that is kept.
pub(super) struct Case {
    /// The name of its files, without theme and ending.
    pub(super) name: &'static str,
    /// What is to be seen.
    pub(super) caption: &'static str,
    /// The game and its variant.
    game: (&'static str, &'static str),
    /// The position to begin with; the usual one if it is empty.
    position: &'static str,
    /// What is played from there.
    actions: &'static str,
    /// The themes in which the picture is kept.
    pub(super) themes: &'static [Theme],
    /// What else is shown.
    extra: Extra,
}

#[derive(Clone, Copy)]
enum Extra {
    Nothing,
    /// Player two sits at the bottom.
    Turned,
    /// The piece on a place is chosen.
    Chosen(&'static str),
    /// These places are in the way.
    Obstacles(&'static str),
    /// Other names than usual.
    Names([&'static str; 2]),
    /// The players agree to stop.
    Agreed,
    /// Player one gives up.
    Resigned,
}

use Extra::{Agreed, Chosen, Names, Nothing, Obstacles, Resigned, Turned};

const LIGHT: &[Theme] = &[Theme::Light];
const DARK: &[Theme] = &[Theme::Dark];
const BOTH: &[Theme] = &[Theme::Light, Theme::Dark];
const ALL: &[Theme] = &Theme::ALL;

const fn case(
    name: &'static str,
    game: (&'static str, &'static str),
    position: &'static str,
    actions: &'static str,
    themes: &'static [Theme],
    extra: Extra,
    caption: &'static str,
) -> Case {
    Case { name, caption, game, position, actions, themes, extra }
}

const SFIRS: (&str, &str) = ("sfirs", "standard");
const THE_GAME: (&str, &str) = ("the-game", "8x8");
const FURSAZ: (&str, &str) = ("fursaz", "7");
const FURSAZ_5: (&str, &str) = ("fursaz", "5");
const CHIFOUMI: (&str, &str) = ("chifoumi", "basic");
const PLACEMENT: (&str, &str) = ("chifoumi", "placement");
const SIA_DOBLE: (&str, &str) = ("sia-doble", "standard");

/// A game of Sia Doble in which some buoys have already gone along.
const AFLOAT: &str = "@p3 @u2 @s1 @r3 @q2 @t1 @t2 @r6 @q5 @s4 @u5 @r4 end d1-d2 b5-b4 d2-c2 c5-c4 b1-a1 d5-d4";

/// All of them, game by game.
pub(super) const CASES: &[Case] = &[
    case(
        "sfirs-start",
        SFIRS,
        "",
        "",
        BOTH,
        Nothing,
        "The start: sixteen cubes in the start area, two in each player’s corners.",
    ),
    case(
        "sfirs-turn",
        SFIRS,
        "",
        "e8-e10 f8-d8 h7-k7 g7-i7 k7-k10 h5-j5 i7-i2 g8-g11 i2-d2 f7-j7 d2-f2 e10-g10 j7-l7 +j5",
        ALL,
        Nothing,
        "A compound turn: a cube came to rest, so another one moved, and a third one is active again. Active cubes are turned.",
    ),
    case("sfirs-chosen", SFIRS, "", "e8-e10 f8-d8", LIGHT, Chosen("e10"), "Where the chosen cube may go."),
    case(
        "sfirs-over",
        SFIRS,
        "",
        "f5-f1 e6-c6 e5-e1 end g8-g12 h5-h1",
        DARK,
        Turned,
        "The end, seen from Black’s side.",
    ),
    case(
        "the-game-start",
        THE_GAME,
        "",
        "",
        LIGHT,
        Nothing,
        "The start: the bases in the corners, all pieces still in hand.",
    ),
    case("the-game-entry", THE_GAME, "", "@c3 @f6", DARK, Nothing, "A piece has come in by way of its base."),
    case(
        "the-game-stacks",
        THE_GAME,
        "",
        "@c3 @f6 @d2 @h4 @c3 @f6 @a5 @d8 @b4 @h6 c3-b1 f6-e2 b4-d7 h6-g2 c3-e2 f6-g4 b1-b4 g4-h8 b4-d7 h4-e6 d2-d7",
        ALL,
        Nothing,
        "Stacks of two and three.",
    ),
    case(
        "the-game-capture",
        THE_GAME,
        "",
        "@a5 @g5 @a5 @f8 @b2 @h4 @c1 @h6 @b4 @g7 b2-b3 h6-e4 c1-d5 e4-b4 d5-f2 g5-g4 f2-f1 b4-e2 b3-e1 h4-h7 e1-d1 \
         g7-f7 b4-e4 e2-e5 e4-g1 g4-b4 d1-g1 f8-d5 g1-d1 h7-f8 a5-c6 d5-c1 c6-e7 f7-h8 f1-f4 c1-d3 d1-c5 d3-b2 c5-b1 \
         b4-e2 f4-f1 h8-f7 f1-c1 e2-h2 g1-e4 h2-f3 e7-g6 e5-a6 e4-e1 a6-d4 e1-c2 f8-e8 a5-c8 d4-h3 c1-f1 h3-h6 g6-f6 \
         h6-e8 f6-e8",
        LIGHT,
        Nothing,
        "The third piece on a stack captures the lone one of the other side.",
    ),
    case("the-game-over", THE_GAME, "8/8/8/6M1/2M5/8/2S5/6M1 m 0/0 0/0", "c4-a1", BOTH, Turned, "A base is taken."),
    case("the-game-7x7", ("the-game", "7x7"), "", "@c3", LIGHT, Nothing, "The small board."),
    case("the-game-9x9", ("the-game", "9x9"), "", "@c3 @g7 @b4", LIGHT, Nothing, "The large board."),
    case("fursaz-opening", FURSAZ, "", "e5", LIGHT, Nothing, "The first stone; player two may now swap."),
    case(
        "fursaz-flips",
        FURSAZ,
        "",
        "g9 d1 j13 k9 m9 k13 i6 b5 f10 b4 c8 h5 h11 h6 i7 g12 d7 f3 i8 g3 h8 b7 g4 l10 j10 c6 g11 i9 i10 a1 j12 m7 \
         d10 m10 e8 a5 e9 c1 a4 m8 b2 h7 h4 l12 e3 a6 j9 d3 b8 e6 m12 i4 c5 g1 e1 j7 h10 g5",
        ALL,
        Nothing,
        "A stone was placed; all that it turned over is marked with a ring.",
    ),
    case("fursaz-5-swap", FURSAZ_5, "", "e5 swap f6", DARK, Nothing, "The board of 61 points, after a swap."),
    case(
        "fursaz-5-over",
        FURSAZ_5,
        "",
        "d4 f6 e3 g7 c3 f4 f8 c5 d7 g5 e7 b2 f5 h6 pass pass",
        ALL,
        Nothing,
        "The end: territory is marked by small squares.",
    ),
    case("chifoumi-start", CHIFOUMI, "", "", BOTH, Nothing, "The start of the basic game."),
    case(
        "chifoumi-captures",
        CHIFOUMI,
        "p1s/1sp/1w3w1/3r3/1Wr2W1/PRS/SRP w - -",
        "c2xc3 c3xd4 d4-e5",
        BOTH,
        Nothing,
        "One turn: two captures and a step, with its whole way.",
    ),
    case(
        "chifoumi-stacks",
        CHIFOUMI,
        "1[rprs][sp]/3/4[ww]2/4W2/1[PS]5/R1S/1P1 w - -",
        "",
        ALL,
        Nothing,
        "Stacks: the large piece is on top; beside it is what lies below, from the bottom up.",
    ),
    case(
        "chifoumi-chosen",
        CHIFOUMI,
        "p1s/1sp/1w3w1/3r3/1Wr2W1/PRS/SRP w - -",
        "",
        LIGHT,
        Chosen("c2"),
        "Where the chosen piece may go: to empty squares, and onto others.",
    ),
    case(
        "chifoumi-obstacle",
        CHIFOUMI,
        "",
        "d2-d3 d6-d5",
        DARK,
        Obstacles("d5"),
        "What was in the way of a refused move.",
    ),
    case(
        "chifoumi-placement",
        PLACEMENT,
        "",
        "W@d6 R@b5 S@g4 P@b3 W@e4 W@b5 S@d5 R@c1 R@d6 W@c3 P@g5",
        BOTH,
        Nothing,
        "The placement game: beside the names stands how many of each kind are in hand.",
    ),
    case("chifoumi-over", CHIFOUMI, "3/3/4w2/3P3/4S2/3/3 w - -", "d4xe5", LIGHT, Nothing, "The end, counted."),
    case("chifoumi-agreed", CHIFOUMI, "", "d2-d3 d6-d5", DARK, Agreed, "Stopped by agreement and counted."),
    case("sia-doble-buoys", SIA_DOBLE, "", "@q2 @s3 @u3 @u2", BOTH, Nothing, "Red places buoys on crossings."),
    case(
        "sia-doble-move",
        SIA_DOBLE,
        "",
        AFLOAT,
        ALL,
        Nothing,
        "A marker moves between two crossings, and the buoy goes to the other one.",
    ),
    case("sia-doble-side-2", SIA_DOBLE, "", AFLOAT, DARK, Turned, "The same from Black’s side."),
    case(
        "sia-doble-over",
        SIA_DOBLE,
        "1R2B/1R1B1/2BR1/5/5 p2,q1,q3,r1,r2,r4,r5,s5,s6,t1,u2,u3 r play -/-",
        "",
        LIGHT,
        Resigned,
        "A game that was given up.",
    ),
    case(
        "names-east",
        CHIFOUMI,
        "",
        "",
        LIGHT,
        Names(["مريم بنت عبد الله", "山田太郎・김민준"]),
        "Names in Arabic, Japanese, Korean.",
    ),
    case(
        "names-mixed",
        FURSAZ_5,
        "",
        "e5",
        DARK,
        Names(["שרה Levi 123", "नमस्ते ไทย 🦊🎲"]),
        "Hebrew with Latin, Devanagari, Thai, emoji.",
    ),
    case(
        "names-long",
        PLACEMENT,
        "",
        "",
        LIGHT,
        Names(["Maximiliana Wilhelmine von und zu Hohenstaufen-Langenburg the Third", "\u{13000}𝓯𝓪𝓷𝓬𝔂 Ⓝⓐⓜⓔ ★"]),
        "A name that is too long, fancy letters, and a letter that no font has.",
    ),
];

impl Case {
    /// The game as it stands.
    pub(super) fn game(&self) -> Game {
        let (id, variant) = self.game;
        let kind = GameDef::find(id).unwrap();
        let variant = kind.variant(variant).unwrap();
        let mut game = if self.position.is_empty() {
            kind.start(variant)
        } else {
            kind.start_at(variant, self.position).unwrap_or_else(|error| panic!("{}: {error:?}", self.name))
        };
        if !self.actions.is_empty() {
            for token in self.actions.split_whitespace() {
                game.play(token).unwrap_or_else(|error| panic!("{}: {error:?}; legal {:?}", self.name, game.legal()));
            }
        }
        match self.extra {
            Agreed => game.agree(),
            Resigned => game.give_up(Player::One, Reason::Resignation),
            _ => {}
        }
        game
    }

    /// How it is shown.
    pub(super) fn options(&self) -> SceneOptions {
        let place = |text: &str| Coord::parse(text).unwrap();
        let names = if let Names(names) = self.extra { names } else { ["Ann", "Bob"] };
        SceneOptions {
            bottom: if matches!(self.extra, Turned) { Player::Two } else { Player::One },
            names: names.map(str::to_owned),
            chosen: if let Chosen(at) = self.extra { Some(place(at)) } else { None },
            obstacles: if let Obstacles(places) = self.extra { places.split(' ').map(place).collect() } else { vec![] },
            ..SceneOptions::default()
        }
    }

    /// The id of its game.
    pub(super) fn game_id(&self) -> &'static str {
        self.game.0
    }

    /// What is to be seen.
    pub(super) fn scene(&self) -> Scene {
        Scene::of(&self.game(), &self.options())
    }
}
