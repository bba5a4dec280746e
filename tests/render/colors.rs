//! The themes' colors, held against WCAG 2 and against how colors look without one of the eye's three receptors.

use parlour::render::{Board, Paint, Rgba, Theme, Tone};
use parlour::rules::Color;

/// What the eye sees without the receptors for long, middle or short waves, on linear RGB: the matrices of Machado,
/// Oliveira and Fernandes (2009) for complete lack.
const BLINDNESS: [(&str, [[f64; 3]; 3]); 3] = [
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

fn linear(channel: u8) -> f64 {
    let value = f64::from(channel) / 255.0;
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

/// Relative luminance as WCAG 2 defines it, of a color as somebody sees it.
fn luminance(color: Rgba, matrix: [[f64; 3]; 3]) -> f64 {
    let rgb = [linear(color.0), linear(color.1), linear(color.2)];
    let seen = matrix.map(|row| row.iter().zip(rgb).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0));
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
}

fn contrast_seen(a: Rgba, b: Rgba, matrix: [[f64; 3]; 3]) -> f64 {
    let (a, b) = (luminance(a, matrix), luminance(b, matrix));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn sides(theme: Theme, tone: Tone) -> [Paint; 2] {
    tone.sides().map(|color| theme.paint(color))
}

/// Runs a check for every theme and tone.
fn each(check: impl Fn(Theme, Tone, String)) {
    for theme in Theme::ALL {
        for tone in Tone::ALL {
            check(theme, tone, format!("{theme}, {tone:?}"));
        }
    }
}

#[test]
fn contrast_is_reckoned_as_wcag_reckons_it() {
    assert!((Rgba::hex(0x00_0000).contrast(Rgba::hex(0xff_ffff)) - 21.0).abs() < 1e-9);
    // The well-known gray that just passes on white.
    assert!((Rgba::hex(0x76_7676).contrast(Rgba::hex(0xff_ffff)) - 4.54).abs() < 0.01);
}

#[test]
fn the_sides_differ_in_lightness_and_not_only_in_hue() {
    each(|theme, tone, what| {
        let [one, two] = sides(theme, tone);
        let contrast = one.face.contrast(two.face);
        let wanted = if theme == Theme::Contrast { 7.0 } else { 3.0 };
        assert!(contrast >= wanted, "{what}: {contrast:.2}");
    });
}

#[test]
fn the_sides_differ_for_eyes_without_one_kind_of_receptor() {
    each(|theme, tone, what| {
        let [one, two] = sides(theme, tone);
        for (blindness, matrix) in BLINDNESS {
            let contrast = contrast_seen(one.face, two.face, matrix);
            assert!(contrast >= 2.4, "{what}, {blindness}: {contrast:.2}");
        }
    });
}

#[test]
fn pieces_stand_out_from_every_ground_by_face_or_outline() {
    each(|theme, tone, what| {
        let board = theme.board(tone);
        let mut faint = Vec::new();
        for paint in sides(theme, tone) {
            for ground in Board::GROUNDS {
                let below = board.ground(ground);
                let contrast = paint.face.contrast(below).max(paint.rim.contrast(below));
                if contrast < 3.0 {
                    faint.push(format!("{} on {ground:?}: {contrast:.2}", paint.face.css()));
                }
            }
        }
        assert!(faint.is_empty(), "{what}: {faint:?}");
    });
}

#[test]
fn what_is_drawn_on_a_piece_can_be_read() {
    for theme in Theme::ALL {
        for color in [Color::White, Color::Black, Color::Red, Color::Sun, Color::Moon] {
            let paint = theme.paint(color);
            let contrast = paint.ink.contrast(paint.face);
            // The sun and the markers' sign are large, and tell nothing that the piece's color does not.
            assert!(contrast >= 3.0, "{theme}, {color:?}: {contrast:.2}");
        }
    }
}

#[test]
fn names_figures_and_coordinates_can_be_read() {
    each(|theme, tone, what| {
        let (page, board) = (theme.page(), theme.board(tone));
        let pairs = [
            (page.text, page.strip),
            (page.text, page.strip_now),
            (page.text_dim, page.strip),
            (page.text_dim, page.strip_now),
            (board.label, board.plate),
        ];
        for (text, below) in pairs {
            assert!(text.contrast(below) >= 4.5, "{what}: {text:?} on {below:?}");
        }
    });
}

#[test]
fn marks_stand_out_from_every_ground_by_themselves_or_by_their_halo() {
    each(|theme, tone, what| {
        let (page, board) = (theme.page(), theme.board(tone));
        for mark in [page.accent, page.option, page.danger] {
            assert!(mark.contrast(page.halo) >= 3.0, "{what}: {mark:?} in its halo");
            for ground in Board::GROUNDS.map(|ground| board.ground(ground)) {
                let contrast = mark.contrast(ground).max(page.halo.contrast(ground));
                assert!(contrast >= 1.8, "{what}: {mark:?} on {ground:?}: {contrast:.2}");
            }
        }
    });
}

#[test]
fn grounds_that_mean_something_differ_from_plain_ones() {
    each(|theme, tone, what| {
        let board = theme.board(tone);
        let distance = |a: Rgba, b: Rgba| {
            u32::from(a.0.abs_diff(b.0)) + u32::from(a.1.abs_diff(b.1)) + u32::from(a.2.abs_diff(b.2))
        };
        if tone == Tone::Slate {
            assert!(distance(board.start, board.plain) > 40, "{what}: start");
            assert!(distance(board.edge, board.plain) > 40, "{what}: edge");
            assert!(distance(board.start, board.edge) > 40, "{what}: start and edge");
        }
        if matches!(tone, Tone::Sea | Tone::Dusk) {
            assert!(distance(board.bases[0], board.bases[1]) > 40, "{what}: bases");
        }
    });
}
