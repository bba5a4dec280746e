//! The colors of pictures. A theme has colors for the page, for the pieces, and for each tone of board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::color::Rgba;
use crate::scene::{Color, Ground, Player, Scene, Shape};

/// A set of colors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// For chats with a light background.
    #[default]
    Light,
    /// For chats with a dark background.
    Dark,
    /// Strong contrasts and no shadows.
    Contrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// The theme's name in commands and settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No theme has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown theme {0:?}; use light, dark or contrast")]
pub struct UnknownTheme(String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, UnknownTheme> {
        let known = Self::ALL.into_iter().find(|theme| theme.name().eq_ignore_ascii_case(name));
        known.ok_or_else(|| UnknownTheme(name.to_owned()))
    }
}

/// The tone of a board: the material it seems to be made of. It follows from the board's shape and the sides' colors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tone {
    /// Plain cells.
    Slate,
    /// Cells between lines with crossings for pieces.
    Sea,
    /// Cells for sun and moon.
    Dusk,
    /// A board of lines.
    Wood,
}

impl Tone {
    /// All tones.
    pub const ALL: [Self; 4] = [Self::Slate, Self::Sea, Self::Dusk, Self::Wood];

    /// The tone of a scene's board.
    #[must_use]
    pub fn of(scene: &Scene) -> Self {
        match scene.shape {
            Shape::Hexagon { .. } => Self::Wood,
            Shape::Rectangle { crossings: Some(_), .. } => Self::Sea,
            Shape::Rectangle { .. } if scene.seats.iter().any(|seat| seat.color == Color::Sun) => Self::Dusk,
            Shape::Rectangle { .. } => Self::Slate,
        }
    }

    /// The colors of the sides on boards of this tone.
    #[must_use]
    pub const fn sides(self) -> [Color; 2] {
        match self {
            Self::Slate | Self::Wood => [Color::White, Color::Black],
            Self::Sea => [Color::Red, Color::Black],
            Self::Dusk => [Color::Sun, Color::Moon],
        }
    }
}

/// The colors of a kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Paint {
    /// Most of the piece.
    pub face: Rgba,
    /// Lit parts.
    pub light: Rgba,
    /// Parts in shadow.
    pub shade: Rgba,
    /// The outline.
    pub rim: Rgba,
    /// Details on the piece.
    pub ink: Rgba,
}

/// The colors of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The frame.
    pub plate: Rgba,
    /// Coordinates on the frame.
    pub label: Rgba,
    /// Lines, and gaps between cells.
    pub line: Rgba,
    /// An ordinary cell.
    pub plain: Rgba,
    /// The start area.
    pub start: Rgba,
    /// The outer edge.
    pub edge: Rgba,
    /// The middle.
    pub center: Rgba,
    /// The players' bases.
    pub bases: [Rgba; 2],
}

/// The colors around a board, and of marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// The background.
    pub ground: Rgba,
    /// The background of a player's name.
    pub strip: Rgba,
    /// The background of the name of the player to move, or of the winner.
    pub strip_now: Rgba,
    /// Names.
    pub text: Rgba,
    /// Less important numbers.
    pub text_dim: Rgba,
    /// The last turn, and whose turn it is.
    pub accent: Rgba,
    /// The halo around marks, so that they show on any ground.
    pub halo: Rgba,
    /// Cells where a piece may go.
    pub option: Rgba,
    /// Captures and obstacles.
    pub danger: Rgba,
    /// The darkness of shadows, in percent. 0 means none.
    pub shadow: u8,
}

impl Board {
    /// The color of a ground.
    #[must_use]
    pub fn ground(&self, ground: Ground) -> Rgba {
        match ground {
            Ground::Plain | Ground::Crossing => self.plain,
            Ground::Start => self.start,
            Ground::Edge => self.edge,
            Ground::Center => self.center,
            Ground::Base(player) => self.bases[player.index()],
        }
    }

    /// All grounds, whether they have their own color or not.
    pub const GROUNDS: [Ground; 6] = [
        Ground::Plain,
        Ground::Start,
        Ground::Edge,
        Ground::Center,
        Ground::Base(Player::One),
        Ground::Base(Player::Two),
    ];
}

const fn paint(face: u32, light: u32, shade: u32, rim: u32, ink: u32) -> Paint {
    Paint {
        face: Rgba::hex(face),
        light: Rgba::hex(light),
        shade: Rgba::hex(shade),
        rim: Rgba::hex(rim),
        ink: Rgba::hex(ink),
    }
}

const fn board(plate: u32, label: u32, line: u32, plain: u32, others: [u32; 3], bases: [u32; 2]) -> Board {
    Board {
        plate: Rgba::hex(plate),
        label: Rgba::hex(label),
        line: Rgba::hex(line),
        plain: Rgba::hex(plain),
        start: Rgba::hex(others[0]),
        edge: Rgba::hex(others[1]),
        center: Rgba::hex(others[2]),
        bases: [Rgba::hex(bases[0]), Rgba::hex(bases[1])],
    }
}

impl Theme {
    /// The colors of the page.
    #[must_use]
    pub const fn page(self) -> Page {
        match self {
            Self::Light => Page {
                ground: Rgba::hex(0xf3f1ec),
                strip: Rgba::hex(0xe6e2d9),
                strip_now: Rgba::hex(0xffffff),
                text: Rgba::hex(0x25272b),
                text_dim: Rgba::hex(0x5f625f),
                accent: Rgba::hex(0x1e6fd9),
                halo: Rgba::hex(0xffffff),
                option: Rgba::hex(0x0c7a55),
                danger: Rgba::hex(0xc4213c),
                shadow: 34,
            },
            Self::Dark => Page {
                ground: Rgba::hex(0x1b1d22),
                strip: Rgba::hex(0x262930),
                strip_now: Rgba::hex(0x363b46),
                text: Rgba::hex(0xf1f2f4),
                text_dim: Rgba::hex(0xa9adb6),
                accent: Rgba::hex(0x58b0ff),
                halo: Rgba::hex(0x0f1115),
                option: Rgba::hex(0x4fe0a4),
                danger: Rgba::hex(0xff6b78),
                shadow: 55,
            },
            Self::Contrast => Page {
                ground: Rgba::hex(0x000000),
                strip: Rgba::hex(0x000000),
                strip_now: Rgba::hex(0x00297a),
                text: Rgba::hex(0xffffff),
                text_dim: Rgba::hex(0xe0e0e0),
                accent: Rgba::hex(0x0050e6),
                halo: Rgba::hex(0xffffff),
                option: Rgba::hex(0x006b3a),
                danger: Rgba::hex(0xb00020),
                shadow: 0,
            },
        }
    }

    /// The colors of a side's pieces.
    #[must_use]
    pub const fn paint(self, color: Color) -> Paint {
        match (self, color) {
            (Self::Contrast, Color::White) => paint(0xffffff, 0xffffff, 0xffffff, 0x000000, 0x000000),
            (Self::Contrast, Color::Black) => paint(0x000000, 0x000000, 0x000000, 0xffffff, 0xffffff),
            (Self::Contrast, Color::Red) => paint(0xff8a70, 0xff8a70, 0xff8a70, 0x000000, 0x000000),
            (Self::Contrast, Color::Sun) => paint(0xffd400, 0xffd400, 0xffd400, 0x000000, 0x000000),
            (Self::Contrast, Color::Moon) => paint(0x14145a, 0x14145a, 0x14145a, 0xffffff, 0xffffff),
            (_, Color::White) => paint(0xf6f1e6, 0xffffff, 0xd3cab8, 0x4d473d, 0x3a3834),
            (Self::Light, Color::Black) => paint(0x2b2f36, 0x565c68, 0x15171b, 0x747c89, 0xf3eee2),
            (Self::Dark, Color::Black) => paint(0x22252b, 0x4b515c, 0x121418, 0xb8c0cc, 0xf3eee2),
            (Self::Light, Color::Red) => paint(0xe4513a, 0xf58a72, 0xb23120, 0x6a1509, 0xfff1e6),
            (Self::Dark, Color::Red) => paint(0xe4553c, 0xf99078, 0xae3623, 0xffc6b6, 0xfff6ee),
            (_, Color::Sun) => paint(0xf8cb46, 0xffe79a, 0xdd9d1a, 0x6e4a00, 0x7a4e00),
            (Self::Light, Color::Moon) => paint(0x2b3474, 0x5660aa, 0x191f4c, 0x8690d2, 0xeceeff),
            (Self::Dark, Color::Moon) => paint(0x20275c, 0x4a549c, 0x12173c, 0xc3caff, 0xeceeff),
        }
    }

    /// The colors of neutral pieces.
    #[must_use]
    pub const fn paint_of_nobody(self) -> Paint {
        match self {
            Self::Contrast => paint(0xffffff, 0xffffff, 0xffffff, 0x000000, 0x000000),
            Self::Light | Self::Dark => paint(0xfdf6e3, 0xffffff, 0xd8cba8, 0x5b3a00, 0xf0a202),
        }
    }

    /// The colors of a board.
    #[must_use]
    pub const fn board(self, tone: Tone) -> Board {
        match (self, tone) {
            (Self::Contrast, Tone::Wood) => board(0xffffff, 0x000000, 0x000000, 0xffffff, [0xffffff; 3], [0xffffff; 2]),
            (Self::Contrast, Tone::Dusk) => {
                board(0xffffff, 0x000000, 0x000000, 0xffffff, [0xffffff; 3], [0xfff0a8, 0xd2d2f4])
            }
            (Self::Contrast, Tone::Slate | Tone::Sea) => {
                board(0xffffff, 0x000000, 0x000000, 0xffffff, [0xffe9a8, 0xbdbdbd, 0xe4e4e4], [0xffdcd0, 0xd8d8d8])
            }
            (Self::Light, Tone::Slate) => {
                board(0x5c6875, 0xeef1f4, 0x97a4b0, 0xcfd7de, [0xecdcae, 0xa9b6c2, 0xdfcf9f], [0xe4dfd3, 0xb9c0c8])
            }
            (Self::Light, Tone::Sea) => {
                board(0x2f6672, 0xe8f4f5, 0x5d97a3, 0xb5dbe0, [0xd5ecee, 0x9cc9d0, 0xd5ecee], [0xf0cbbf, 0xa9bcc2])
            }
            (Self::Light, Tone::Dusk) => {
                board(0x5a5578, 0xf0eef8, 0xa6a1c4, 0xd9d5ea, [0xece9f6, 0xc3bedb, 0xece9f6], [0xfbe6ae, 0xaab0dc])
            }
            (Self::Light, Tone::Wood) => {
                board(0xdfb878, 0x4f3512, 0x7d5826, 0xdfb878, [0xe8c88f, 0xcfa561, 0xe8c88f], [0xdfb878; 2])
            }
            (Self::Dark, Tone::Slate) => {
                board(0x2b3038, 0xc9ced6, 0x39404a, 0x5b6673, [0x8a7648, 0x454e59, 0x7d6d48], [0x64625c, 0x3f454e])
            }
            (Self::Dark, Tone::Sea) => {
                board(0x173840, 0xc5dde1, 0x1f4c56, 0x376e7a, [0x376e7a, 0x2c5c66, 0x376e7a], [0x7a4f47, 0x30525a])
            }
            (Self::Dark, Tone::Dusk) => {
                board(0x2a2740, 0xd0cde2, 0x3b375a, 0x5d5882, [0x5d5882, 0x4b466d, 0x5d5882], [0x7c6a38, 0x3f4583])
            }
            (Self::Dark, Tone::Wood) => {
                board(0x80602f, 0xf8ecd4, 0x38270f, 0x80602f, [0x8b6b3b, 0x6c4f26, 0x8b6b3b], [0x80602f; 2])
            }
        }
    }
}
